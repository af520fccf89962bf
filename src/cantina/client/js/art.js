// @ts-check
// Drawings that all games share: the marks of the sides, dice, card backs, stars. One line weight, flat shapes.

/** @typedef {import("./types").Shape} Shape */

/** @type {Record<Shape, string>} nothing is told by colour alone: every side has a shape */
const SHAPES = {
  triangle: "M0 -9L9 7H-9Z",
  circle: "M-8.5 0A8.5 8.5 0 1 0 8.5 0A8.5 8.5 0 1 0 -8.5 0Z",
  square: "M-7.5 -7.5H7.5V7.5H-7.5Z",
  diamond: "M0 -9.5L9 0L0 9.5L-9 0Z",
  hexagon: "M0 -9.5L8.2 -4.7V4.7L0 9.5L-8.2 4.7V-4.7Z",
  house: "M-8 8V-2L0 -10L8 -2V8Z",
  arch: "M-8 8V-1A8 8 0 0 1 8 -1V8Z",
  star: "M0 -10L2.6 -3L9.5 -3L4 1.6L6 8.6L0 4.4L-6 8.6L-4 1.6L-9.5 -3L-2.6 -3Z",
};

/** @type {Record<string, Shape>} the shape of a side for which the artwork names none */
const USUAL = {
  red: "triangle",
  yellow: "circle",
  green: "square",
  black: "diamond",
  blue: "hexagon",
  "seat-0": "triangle",
  "seat-1": "circle",
  "seat-2": "square",
  "seat-3": "diamond",
  "seat-4": "hexagon",
  "seat-5": "house",
};

/**
 * The mark of a side as a shape around the origin.
 * @param {string} side
 * @param {number} [scale]
 * @param {Shape} [shape]
 */
export const mark = (side, scale = 1, shape = USUAL[side] ?? anyShape(side)) =>
  `<path class="mark ${escaped(side)}" transform="scale(${scale})" d="${SHAPES[shape]}"/>`;

/** A shape for a side that nobody has thought of, always the same. @param {string} side */
function anyShape(side) {
  const shapes = /** @type {Shape[]} */ (Object.keys(SHAPES));
  return shapes[[...side].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % shapes.length];
}

/**
 * Numbers between 0 and 1 that are always the same: drawings do not flicker.
 * @param {number} seed
 */
export function dice(seed) {
  let state = seed * 2654435761 + 1013904223;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 1442695041;
    return ((state >>> 8) & 0xffff) / 0xffff;
  };
}

/**
 * Small stars over an area.
 * @param {number} width
 * @param {number} height
 * @param {number} count
 * @param {number} [seed]
 */
export function stars(width, height, count, seed = 7) {
  const next = dice(seed);
  const dots = Array.from({ length: count }, () => {
    const [x, y, r] = [next() * width, next() * height, 0.7 + next() * 1.3];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}"/>`;
  });
  return `<g class="stars">${dots.join("")}</g>`;
}

/** @type {Record<number, number[]>} which of nine places of a face have a pip */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/**
 * A die with pips.
 * @param {number} value
 */
export function die(value) {
  const pip = (/** @type {number} */ i) =>
    `<circle class="pip" cx="${((i % 3) - 1) * 8}" cy="${(Math.floor(i / 3) - 1) * 8}" r="2.8"/>`;
  const pips = (PIPS[value] ?? []).map(pip).join("");
  return `<rect class="die-body" x="-16" y="-16" width="32" height="32" rx="6"/>${pips}`;
}

/**
 * A little pile of cards with its number.
 * @param {number} n
 * @param {string} look class of the back
 * @param {string} [sign] what is drawn on the back
 */
export function pile(n, look, sign = "") {
  const height = Math.min(4, Math.ceil(n / 5));
  const back = (/** @type {number} */ i) =>
    `<rect class="back ${look}${n ? "" : " empty"}" x="-17" y="${-23 - i * 2}" width="34" height="46" rx="4"/>`;
  const cards = Array.from({ length: Math.max(height, 1) }, (_, i) => back(i)).join("");
  return `${cards}<g transform="translate(0 ${-2 * height})">${n ? sign : ""}</g>${tally(17, 20, n)}`;
}

/**
 * A number on a plate, which can be read on any ground.
 * @param {number} x
 * @param {number} y
 * @param {number | string} n
 */
export function tally(x, y, n) {
  const width = Math.max(24, 10 + 7 * String(n).length);
  return `<g transform="translate(${x} ${y})"><rect class="badge" x="${-width / 2}" y="-9" width="${width}" height="18"
    rx="9"/><text class="count" y="5">${escaped(n)}</text></g>`;
}

/**
 * A smooth line through points.
 * @param {import("./types").Point[]} points
 */
export function smooth(points) {
  let d = `M${points[0].join(" ")}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, e] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]];
    const p = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6, c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${p.map((x) => x.toFixed(1)).join(" ")} ${c[0]} ${c[1]}`;
  }
  return d;
}

/** @type {Record<string, string>} */
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * Any text as it may stand in markup.
 * @param {string | number} text
 */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (c) => ENTITIES[c]);

/**
 * Several tokens on one place: close together, or fanned out.
 * @param {number} i
 * @param {number} n
 * @param {boolean} open
 * @returns {import("./types").Spot}
 */
export function cluster(i, n, open) {
  if (n === 1) return { x: 0, y: 0, s: 1 };
  if (n < 4 && !open) {
    const [x, y] = (n === 2 ? PAIR : THREE)[i];
    return { x, y, s: 0.74 };
  }
  const columns = Math.ceil(Math.sqrt(n));
  const rows = Math.ceil(n / columns);
  const step = open ? 46 : n > 4 ? 24 : 27;
  const inRow = Math.min(columns, n - Math.floor(i / columns) * columns);
  const x = ((i % columns) - (inRow - 1) / 2) * step;
  const y = (Math.floor(i / columns) - (rows - 1) / 2) * step;
  return { x, y, s: open ? 1 : n > 4 ? 0.62 : 0.72 };
}

const PAIR = [-9, 9].map((x) => [x, (x * 14) / 9]);
const THREE = [0, -18, 18].map((x) => [x, x ? 12 : -17]);
