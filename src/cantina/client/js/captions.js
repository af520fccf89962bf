// @ts-check
// A few words beside something on a board, where they cover neither it nor others of its kind. All in units of the
// board; the words themselves are as large as elsewhere on the page.

import { escaped } from "./art.js";

/** @typedef {import("./types").Point} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const [LETTER, HIGH, SIZE, GAP] = [7, 22, 13, 4]; // pixels: of a letter, a line, its type, and from the thing

/**
 * The square around a point.
 * @param {number} x
 * @param {number} y
 * @param {number} reach
 * @returns {Box}
 */
export const around = (x, y, reach) => ({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach });

/**
 * A box for some words beside another: where nothing is yet, and in any case on the board.
 * @param {string} text
 * @param {Box} beside
 * @param {Box[]} taken
 * @param {Box} board
 * @param {number} scale pixels to a unit
 * @returns {Box}
 */
export function roomFor(text, beside, taken, board, scale) {
  const [width, height, gap] = [(text.length * LETTER + 16) / scale, HIGH / scale, GAP / scale];
  const [x, y] = [beside.x + beside.width / 2, beside.y + beside.height / 2];
  const corners = [
    [x - width / 2, beside.y + beside.height + gap],
    [x - width / 2, beside.y - gap - height],
    [beside.x + beside.width + gap, y - height / 2],
    [beside.x - gap - width, y - height / 2],
  ];
  const boxes = corners.map(([left, top]) => inside({ x: left, y: top, width, height }, board));
  return boxes.find((box) => !taken.some((other) => meet(box, other))) ?? boxes[0];
}

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
const meet = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * The words on their plate, seen from the thing that they stand beside.
 * @param {string} text
 * @param {Box} box
 * @param {Point} from
 * @param {number} scale
 */
export function captioned(text, box, [x, y], scale) {
  const { width, height } = box;
  const at = `${box.x - x + width / 2} ${box.y - y + height / 2}`;
  return `<g class="caption" transform="translate(${at})" font-size="${SIZE / scale}">
    <rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${height / 2}"/>
    <text y="${4.5 / scale}">${escaped(text)}</text></g>`;
}
