// @ts-check
// The moment in which a game ends: over the whole board who has won, with fireworks in their colours. Whatever one does
// next ends it.

import { dice, mark } from "./art.js";
import { calm, h, svg } from "./dom.js";

/** @typedef {Record<"x" | "y" | "vx" | "vy" | "turn" | "spin" | "size" | "kind" | "born", number>} Motion */
/** @typedef {Motion & {colour: string}} Spark */
/** @typedef {"won" | "ended" | "lost"} Mood what is celebrated: one's own victory, another's, or nothing */

const LENGTH = 4500; // milliseconds
const FADE = 700;
const GRAVITY = 420; // pixels a second, each second
const DRAG = 1.1;
const STAR = "M0 -5L1.5 -1.5L5 0L1.5 1.5L0 5L-1.5 1.5L-5 0L-1.5 -1.5Z";
/** @type {Record<Mood, {bursts: number, sparks: number}>} */
const SHOW = { won: { bursts: 7, sparks: 34 }, ended: { bursts: 3, sparks: 22 }, lost: { bursts: 0, sparks: 0 } };

export class Finale {
  /**
   * @param {HTMLElement} table
   * @param {import("./outcome.js").Outcome} outcome
   * @param {SVGElement | null} marks of those who won
   */
  constructor(table, { mood, title, winners, text }, marks) {
    this.mood = mood;
    this.canvas = h("canvas");
    const [first, then] = winners ? [winners, title] : [title, text];
    const words = h("div", { class: "moment-words" }, marks, h("b", null, first), h("span", null, then));
    const rays = mood !== "lost" && svg(shine(), { viewBox: "-100 -100 200 200", class: "shine" });
    this.root = h("div", { class: `moment ${mood}`, "aria-hidden": "true" }, rays, this.canvas, words);
    this.end = () => this.close();
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, this.end, { once: true });
    this.timer = setTimeout(this.end, LENGTH);
    table.append(this.root);
    if (!calm() && mood !== "lost") this.play();
  }

  close() {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame ?? 0);
    for (const type of ["pointerdown", "keydown"]) removeEventListener(type, this.end);
    this.root.remove();
  }

  /** Fireworks on the canvas, a burst after the other. */
  play() {
    const { width, height } = this.root.getBoundingClientRect();
    Object.assign(this.canvas, { width, height });
    const pen = this.canvas.getContext("2d");
    const sparks = this.bursts(width, height);
    const begun = performance.now();
    const star = new Path2D(STAR);
    const draw = (/** @type {number} */ now) => {
      const time = (now - begun) / 1000;
      pen?.clearRect(0, 0, width, height);
      if (pen) for (const spark of sparks) paint(pen, spark, time - spark.born, star);
      this.canvas.style.opacity = String(Math.min(1, Math.max(0, (LENGTH - (now - begun)) / FADE)));
      this.frame = requestAnimationFrame(draw);
    };
    this.frame = requestAnimationFrame(draw);
  }

  /**
   * @param {number} width
   * @param {number} height
   * @returns {Spark[]}
   */
  bursts(width, height) {
    const { bursts, sparks } = SHOW[this.mood];
    const colours = this.colours();
    const next = dice(9);
    return Array.from({ length: bursts * sparks }, (_, i) => {
      const burst = Math.floor(i / sparks);
      const [angle, speed] = [next() * 2 * Math.PI, 90 + next() * 0.35 * (width + height) * 0.6];
      return {
        x: width * (0.15 + 0.7 * ((burst * 0.382) % 1)),
        y: height * (0.2 + 0.3 * ((burst * 0.618) % 1)),
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - 60,
        turn: next() * 6,
        spin: next() * 8 - 4,
        size: 0.7 + next() * 1.1,
        colour: colours[i % colours.length],
        kind: i % 3,
        born: burst * 0.38,
      };
    });
  }

  /** The colours of the winners, and gold. */
  colours() {
    const fills = [...this.root.querySelectorAll(".mark")].map((node) => getComputedStyle(node).fill);
    return [...fills, "#f2b84b", "#fff3d1"];
  }
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Spark} spark
 * @param {number} age in seconds
 * @param {Path2D} star
 */
function paint(pen, { x, y, vx, vy, turn, spin, size, colour, kind }, age, star) {
  const left = 2.6 - age;
  if (age < 0 || left < 0) return;
  const way = (1 - Math.exp(-DRAG * age)) / DRAG; // how far one gets that is slowed down by the air
  pen.save();
  pen.globalAlpha = Math.min(1, left);
  pen.fillStyle = colour;
  pen.translate(x + vx * way, y + vy * way + (GRAVITY * (age - way)) / DRAG);
  pen.rotate(turn + spin * age);
  pen.scale(size, size * (kind === 0 ? Math.cos(6 * age + turn) : 1));
  if (kind === 0) pen.fillRect(-5, -3, 10, 6);
  else pen.fill(star);
  pen.restore();
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
