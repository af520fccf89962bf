// @ts-check
// Words on the table, and which shape it has.

import { escaped } from "/js/art.js";

/** @typedef {import("/js/board.js").Board} Board */

/** @param {Board} board */
export const isWide = (board) => board.shape === "wide";

/**
 * Words in lines of so many letters.
 * @param {string} text
 * @param {number} most
 */
export function wrapped(text, most) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last && last.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

/**
 * How many letters the longest of such lines has.
 * @param {string} text
 * @param {number} most
 */
export const longest = (text, most) => Math.max(...wrapped(text, most).map((line) => line.length));

/**
 * Words on the table.
 * @param {string} look
 * @param {number} x
 * @param {number} y of the first line
 * @param {string} text
 * @param {number} [most] letters of a line
 * @param {number} [step] from line to line
 */
export function words(look, x, y, text, most = 99, step = 14) {
  const lines = wrapped(text, most).map((one, i) => `<tspan x="${x}" y="${y + i * step}">${escaped(one)}</tspan>`);
  return `<text class="${look}">${lines.join("")}</text>`;
}
