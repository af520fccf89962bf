// @ts-check
// The moment in which a game ends: over the whole board who has won, with fireworks in their colours. Whatever one does
// next ends it.

import { mark } from "./art.js";
import { calm, h, svg } from "./dom.js";
import { fireworks, SHOWS } from "./fireworks.js";

/** @typedef {"won" | "ended" | "lost"} Mood what is celebrated: one's own victory, another's, or nothing */

const LENGTH = 5500; // milliseconds
const FADE = 700;

export class Finale {
  /**
   * @param {HTMLElement} table
   * @param {import("./outcome.js").Outcome} outcome
   * @param {SVGElement | null} marks of those who won
   */
  constructor(table, { mood, title, gaveUp, winners, text }, marks) {
    this.mood = mood;
    this.canvas = h("canvas");
    const [first, then] = gaveUp ? [title, winners || text] : winners ? [winners, title] : [title, text];
    const words = h("div", { class: "moment-words" }, marks, h("b", null, first), h("span", null, then));
    const rays = mood !== "lost" && svg(shine(), { viewBox: "-100 -100 200 200", class: "shine" });
    this.root = h("div", { class: `moment ${mood}`, "aria-hidden": "true" }, rays, this.canvas, words);
    this.end = () => this.close();
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, this.end, { once: true });
    this.timer = setTimeout(this.end, LENGTH);
    table.append(this.root);
    if (!calm()) this.play();
  }

  close() {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame ?? 0);
    for (const type of ["pointerdown", "keydown"]) removeEventListener(type, this.end);
    this.root.remove();
  }

  /** Fireworks on the canvas, which go out before the words do. */
  play() {
    const draw = fireworks(this.canvas, SHOWS[this.mood], this.colours());
    const begun = performance.now();
    const step = (/** @type {number} */ now) => {
      draw((now - begun) / 1000);
      this.canvas.style.opacity = String(Math.min(1, Math.max(0, (LENGTH - (now - begun)) / FADE)));
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  /** The colours of the winners, and gold. */
  colours() {
    const fills = [...this.root.querySelectorAll(".mark")].map((node) => getComputedStyle(node).fill);
    return [...fills, "#f2b84b", "#fff3d1"];
  }
}

/** Rays around the middle. */
function shine() {
  const ray = (/** @type {number} */ i) =>
    `<path transform="rotate(${i * 30})" d="M0 0L-9 -140H9Z" opacity="${i % 2 ? 0.5 : 1}"/>`;
  return Array.from({ length: 12 }, (_, i) => ray(i)).join("");
}

/**
 * Marks of sides, one beside the other.
 * @param {string[]} sides
 * @param {Partial<Record<string, import("./types").Shape>>} [shapes]
 */
export function marksOf(sides, shapes = {}) {
  if (!sides.length) return null;
  const marks = sides.map((side, i) => `<g transform="translate(${i * 24} 0)">${mark(side, 1, shapes[side])}</g>`);
  const box = `-12 -12 ${24 * sides.length} 24`;
  return svg(marks.join(""), { viewBox: box, class: "marks", "aria-hidden": "true" });
}
