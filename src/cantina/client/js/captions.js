// @ts-check
// A few words beside something on a board, where they cover neither it nor others of its kind, and no piece or name if
// there is room elsewhere. All in units of the board; the words themselves are as large as elsewhere on the page.

import { escaped } from "./art.js";

/** @typedef {import("./types").Point} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

// pixels: of a line, its type, from the thing, beside the words
const LARGE = { high: 22, size: 13, gap: 4, margin: 9 };
const SMALL = { high: 17, size: 11.5, gap: 1, margin: 6 }; // on a board as small as on a phone
const PHONE = 0.6; // pixels to a unit of such a board, at most
const FARTHER = [0, 10, 20, 30]; // pixels above or below, where there may be a gap
const pen = document.createElement("canvas").getContext("2d");

/**
 * The square around a point.
 * @param {number} x
 * @param {number} y
 * @param {number} reach
 * @returns {Box}
 */
export const around = (x, y, reach) => ({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach });

/**
 * Where things lie on a board.
 * @param {SVGSVGElement} board
 * @param {string} selector
 * @returns {Box[]}
 */
export function boxesOf(board, selector) {
  const { a: scale = 1, e: left = 0, f: top = 0 } = board.getScreenCTM() ?? {};
  return [...board.querySelectorAll(selector)].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: (x - left) / scale, y: (y - top) / scale, width: width / scale, height: height / scale };
  });
}

/** Whether a board is so small that words on it have to be as well. @param {number} scale pixels to a unit */
export const tiny = (scale) => scale < PHONE;

/** @param {number} scale */
const measures = (scale) => (tiny(scale) ? SMALL : LARGE);

/** How wide some words are, in pixels. @param {string} text @param {number} size of their type */
function widthOf(text, size) {
  if (!pen) return 0; // a browser without a canvas has no page either
  pen.font = `600 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(text).width;
}

/**
 * A box for some words beside another: where it covers the fewest things and the least of places, and in any case on
 * the board.
 * @param {string} text
 * @param {Box} beside
 * @param {Box[]} seen what is better not covered
 * @param {Box[]} places
 * @param {Box} board
 * @param {number} scale pixels to a unit
 * @param {number} [hand] below zero it is rather on the left, above zero on the right, else below
 * @returns {{box: Box, covered: number, hidden: number}} with how many things and how much of places it lies over
 */
export function roomFor(text, beside, seen, places, board, scale, hand = 0) {
  const { high, size, gap: far, margin } = measures(scale);
  const [width, height, gap] = [(widthOf(text, size) + 2 * margin) / scale, high / scale, far / scale];
  const [x, y] = [beside.x + beside.width / 2, beside.y + beside.height / 2];
  const [left, right] = [beside.x - gap - width, beside.x + beside.width + gap];
  const [above, below] = [beside.y - gap - height, beside.y + beside.height + gap];
  const sides = [
    [right, y - height / 2],
    [left, y - height / 2],
  ];
  const tops = FARTHER.flatMap((more) => [below + more / scale, above - more / scale]);
  const over = tops.map((top) => [x - width / 2, top]);
  const corners = tops.flatMap((top) =>
    [beside.x, beside.x + beside.width - width, right, left].map((edge) => [edge, top]),
  );
  if (hand < 0) sides.reverse();
  const tried = hand ? [...sides, ...over, ...corners] : [...over, ...sides, ...corners];
  const found = tried.map(([edge, top]) => {
    const box = inside({ x: edge, y: top, width, height }, board);
    const covered = [beside, ...seen].filter((other) => meet(box, other)).length;
    return { box, covered, hidden: places.reduce((sum, place) => sum + shared(box, place), 0) };
  });
  const better = (/** @type {typeof found[0]} */ one, /** @type {typeof found[0]} */ other) =>
    one.covered < other.covered || (one.covered === other.covered && one.hidden < other.hidden - 1);
  return found.reduce((best, one) => (better(one, best) ? one : best));
}

/**
 * How much two boxes share, in square units.
 * @param {Box} a
 * @param {Box} b
 */
const shared = (a, b) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/**
 * @param {Box} box
 * @param {Box} board
 */
const inside = (box, board) => ({
  ...box,
  x: Math.max(board.x, Math.min(box.x, board.x + board.width - box.width)),
  y: Math.max(board.y, Math.min(box.y, board.y + board.height - box.height)),
});

/**
 * @param {Box} a
 * @param {Box} b
 */
export const meet = (a, b) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * The words on their plate, seen from the thing that they stand beside.
 * @param {string} text
 * @param {Box} box
 * @param {Point} from
 * @param {number} scale
 */
export function captioned(text, box, [x, y], scale) {
  const { width, height } = box;
  const { size } = measures(scale);
  const at = `${box.x - x + width / 2} ${box.y - y + height / 2}`;
  return `<g class="caption" transform="translate(${at})" font-size="${size / scale}">
    <rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${height / 2}"/>
    <text y="${(0.35 * size) / scale}">${escaped(text)}</text></g>`;
}
