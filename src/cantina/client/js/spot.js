// @ts-check
// A light on what a tip speaks of: a frame around each thing, an arrow from the words, and the rest of the board a
// little darker, but for the cards that can be played. It lies over the table and takes no clicks.

import { put, svg } from "./dom.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const ROOM = 5; // pixels between a thing and its frame
const LEAST = 26; // width and height of the smallest frame
const HEAD = `<marker id="spot-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5"
  orient="auto-start-reverse"><path class="arrow-head" d="M0 0L10 5L0 10Z"/></marker>`;

export class Spot {
  /**
   * @param {HTMLElement} table
   * @param {HTMLElement} words where the arrow begins
   */
  constructor(table, words) {
    this.table = table;
    this.words = words;
    /** @type {Element[]} */
    this.nodes = [];
    this.root = svg("", { class: "spot", "aria-hidden": "true" });
    this.place = () => this.draw();
    this.watcher = new ResizeObserver(this.place);
    this.listening = new AbortController();
  }

  /** Lights these, or nothing. @param {Element[]} nodes */
  show(nodes) {
    const was = this.nodes.length > 0;
    this.nodes = nodes;
    if (nodes.length && !was) this.begin();
    if (!nodes.length && was) this.end();
    this.draw();
  }

  /** Follows what moves. */
  begin() {
    this.table.append(this.root);
    this.listening = new AbortController();
    const { signal } = this.listening;
    for (const kind of ["transitionend", "animationend", "scroll"])
      this.table.addEventListener(kind, this.place, { signal, capture: true, passive: true });
    addEventListener("resize", this.place, { signal });
    for (const part of [this.words, ...this.stages()]) this.watcher.observe(part);
  }

  end() {
    this.listening.abort();
    this.watcher.disconnect();
    this.root.remove();
  }

  close() {
    this.end();
    this.nodes = [];
  }

  /** The parts of the table that are darkened. */
  stages() {
    return this.table.querySelectorAll(".stage, .hand-row");
  }

  draw() {
    const drawn = this.nodes.filter((node) => node.isConnected);
    const own = drawn.flatMap((node) => outlineOf(node) ?? []);
    const others = joined(drawn.filter((node) => !outlineOf(node)).flatMap((node) => frameOf(node) ?? []));
    const boxes = [...own.map(({ box }) => box), ...others];
    put(this.root, "data-n", boxes.length);
    if (!boxes.length) return this.root.replaceChildren();
    const around = (/** @type {string} */ look) =>
      [...own.map(({ draw }) => draw(look)), ...others.map((box) => rect(box, `rx="10" class="${look}"`))].join("");
    const cards = [...this.table.querySelectorAll(".hand .legal")].map((card) => card.getBoundingClientRect());
    const lit = cards.map((box) => rect(box, `rx="10" class="hole"`)).join("");
    const parts = [...this.stages()].map((part) => rect(wider(part.getBoundingClientRect()), "")).join("");
    const all = `<rect width="100%" height="100%" fill="#fff"/>`;
    this.root.innerHTML = `<defs>${HEAD}<mask id="spot-holes">${all}${around("hole")}${lit}</mask></defs>
      <g class="shade" mask="url(#spot-holes)">${parts}</g>${around("rim")}${around("frame")}<g></g>`;
    const frames = [...this.root.querySelectorAll(".frame")]; // as large as the style of a game has made them
    /** @type {Element} */ (this.root.lastElementChild).innerHTML = this.arrow(frames);
  }

  /**
   * The arrow from the words to the nearest of the frames, unless it crossed out what is to be done.
   * @param {Element[]} frames
   */
  arrow(frames) {
    const from = this.words.getBoundingClientRect();
    if (!from.width) return "";
    const ways = frames.map((frame) => between(from, frame)).sort((a, b) => a.length - b.length);
    const [{ start, end, length }] = ways;
    const said = this.table.querySelector(".prompt-line")?.getBoundingClientRect();
    if (length < 30 || (said && crosses(start, end, said))) return "";
    const bend = Math.min(40, length / 5);
    const middle = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - bend];
    const way = `d="M${point(start)}Q${point(middle)} ${point(end)}"`;
    return `<path class="arrow rim" ${way}/><path class="arrow" marker-end="url(#spot-head)" ${way}/>`;
  }
}

/**
 * The outline of a thing on the board, which is that of its light, as it lies on the screen.
 * @param {Element} node
 */
function outlineOf(node) {
  const aura = node.querySelector(":scope > .aura, :scope > g > .aura");
  const at = aura instanceof SVGGraphicsElement ? aura.getScreenCTM() : null;
  const box = aura?.getBoundingClientRect();
  if (!aura || !at || !box?.width) return null;
  const draw = (/** @type {string} */ look) => {
    const copy = /** @type {Element} */ (aura.cloneNode());
    put(copy, "class", look);
    put(copy, "transform", `matrix(${[at.a, at.b, at.c, at.d, at.e, at.f].join(" ")})`);
    return copy.outerHTML;
  };
  return { box, draw };
}

/** Where the frame of a thing without an outline lies. @param {Element} node @returns {Box | null} */
function frameOf(node) {
  const { x, y, width, height } = node.getBoundingClientRect();
  if (!width && !height) return null;
  const [w, h] = [Math.max(width + 2 * ROOM, LEAST), Math.max(height + 2 * ROOM, LEAST)];
  return { x: x + width / 2 - w / 2, y: y + height / 2 - h / 2, width: w, height: h };
}

/**
 * Boxes that overlap as one around them all.
 * @param {Box[]} boxes
 * @returns {Box[]}
 */
function joined(boxes) {
  for (const [i, a] of boxes.entries()) {
    const j = boxes.findIndex((b, k) => k > i && overlap(a, b));
    if (j > 0) return joined([union(a, boxes[j]), ...boxes.filter((_, k) => k !== i && k !== j)]);
  }
  return boxes;
}

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** @param {Box} a @param {Box} b @returns {Box} */
function union(a, b) {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether a straight line goes through a box. @param {number[]} start @param {number[]} end @param {Box} box */
function crosses(start, end, { x, y, width, height }) {
  return Array.from({ length: 20 }, (_, i) => start.map((value, axis) => value + ((end[axis] - value) * i) / 20)).some(
    ([u, v]) => u > x && u < x + width && v > y && v < y + height,
  );
}

/** A box with a pixel more on each side, so that no line stays bright between two. @param {Box} box */
const wider = ({ x, y, width, height }) => ({ x: x - 1, y: y - 1, width: width + 2, height: height + 2 });

/**
 * @param {Box} box
 * @param {string} more
 */
const rect = ({ x, y, width, height }, more) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" ${more}/>`;

/** @param {number[]} at */
const point = (at) => at.map((value) => value.toFixed(1)).join(" ");

/**
 * The shortest way from a box to a frame, from edge to edge.
 * @param {Box} a
 * @param {Element} frame
 */
function between(a, frame) {
  const b = frame.getBoundingClientRect();
  const near = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ to) =>
    Math.min(Math.max(to, from), from + size);
  const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
  const start = [near(a.x, a.width, x), near(a.y, a.height, y)];
  const far = Math.hypot(start[0] - x, start[1] - y);
  const part = Math.min(1, b.width / 2 / far);
  const end = frame.matches("circle")
    ? [x + (start[0] - x) * part, y + (start[1] - y) * part]
    : [near(b.x, b.width, start[0]), near(b.y, b.height, start[1])];
  return { start, end, length: Math.hypot(end[0] - start[0], end[1] - start[1]) };
}
