// @ts-check
// Drawings that all games share: the marks of the sides, dice, card backs, stars. One line weight, flat shapes.

/** @type {Record<string, string>} the shape of each side: nothing is told by colour alone */
const SHAPES = {
  red: "M0 -9L9 7H-9Z",
  yellow: "M-8.5 0A8.5 8.5 0 1 0 8.5 0A8.5 8.5 0 1 0 -8.5 0Z",
  green: "M-7.5 -7.5H7.5V7.5H-7.5Z",
  black: "M0 -9.5L9 0L0 9.5L-9 0Z",
  blue: "M-8 8V-1A8 8 0 0 1 8 -1V8Z",
  pointed: "M-8 8V-2L0 -10L8 -2V8Z",
  rebels: "M0 -10L2.6 -3L9.5 -3L4 1.6L6 8.6L0 4.4L-6 8.6L-4 1.6L-9.5 -3L-2.6 -3Z",
  empire: "M0 -9.5L8.2 -4.7V4.7L0 9.5L-8.2 4.7V-4.7Z",
  "seat-0": "M0 -9L9 7H-9Z",
  "seat-1": "M-8.5 0A8.5 8.5 0 1 0 8.5 0A8.5 8.5 0 1 0 -8.5 0Z",
  "seat-2": "M-7.5 -7.5H7.5V7.5H-7.5Z",
  "seat-3": "M0 -9.5L9 0L0 9.5L-9 0Z",
  "seat-4": "M0 -9.5L8.2 -4.7V4.7L0 9.5L-8.2 4.7V-4.7Z",
  "seat-5": "M-8 8V-2L0 -10L8 -2V8Z",
};

/**
 * The mark of a side as a shape around the origin.
 * @param {string} side
 * @param {number} [scale]
 */
export const mark = (side, scale = 1) =>
  `<path class="mark ${side}" transform="scale(${scale})" d="${SHAPES[side] ?? SHAPES.yellow}"/>`;

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

const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/**
 * A die with pips.
 * @param {number} value
 */
export function die(value) {
  const pips = /** @type {any} */ ((PIPS)[value] ?? []).map(
    (/** @type {number} */ i) =>
      `<circle class="pip" cx="${((i % 3) - 1) * 8}" cy="${(Math.floor(i / 3) - 1) * 8}" r="2.8"/>`,
  );
  return `<rect class="die-body" x="-16" y="-16" width="32" height="32" rx="6"/>${pips.join("")}`;
}

/**
 * A little pile of cards with its number.
 * @param {number} n
 * @param {string} look class of the back
 * @param {string} [sign] what is drawn on the back
 */
export function pile(n, look, sign = "") {
  const height = Math.min(4, Math.ceil(n / 5));
  const cards = Array.from(
    { length: Math.max(height, 1) },
    (_, i) =>
      `<rect class="back ${look}${n ? "" : " empty"}" x="-17" y="${-23 - i * 2}" width="34" height="46" rx="4"/>`,
  );
  return `${cards.join("")}<g transform="translate(0 ${-2 * height})">${n ? sign : ""}</g><g transform="translate(17 20)"><rect class="badge" x="-12" y="-9" width="24" height="18" rx="9"/><text class="count" y="5">${n}</text></g>`;
}

/**
 * A smooth line through points.
 * @param {[number, number][]} points
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

/** @param {string} text */
export const escape = (text) =>
  String(text).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);

/** A plain artwork for games that have none of their own. */
export const plain = {
  id: "plain",
  ground: () => "",
  /** @param {any} item */
  place: (item) => `<circle class="spot" r="24"/><text class="count" y="5">${escape(item.number ?? "")}</text>`,
  /** @param {any} item */
  token: (item) =>
    `<circle class="piece ${escape(item.side ?? "")}" r="18"/><text class="count" y="5">${escape(item.n ?? "")}</text>`,
  /** @param {any} item */
  face: (item) => `<text class="count big" x="36" y="60">${escape(item.number ?? item.n ?? "")}</text>`,
  tones: {},
};
