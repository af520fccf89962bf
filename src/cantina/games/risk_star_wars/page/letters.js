// @ts-check
// Words on drawings, which are made smaller where there is little room.

import { escaped } from "/js/art.js";

const SIZE = 14; // of the letters of a board
const pen = document.createElement("canvas").getContext("2d");

/** How wide a text is in bold letters. @param {string} text @param {number} [size] */
export function widthOf(text, size = SIZE) {
  if (!pen) return size * text.length; // wider than any
  pen.font = `700 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return Math.max(pen.measureText(text).width, 1);
}

/**
 * A text at a point, no wider than `room` and no larger than `most`.
 * @param {string} look
 * @param {number} x
 * @param {number} y
 * @param {string} text
 * @param {number} room
 * @param {number} most
 */
export function write(look, x, y, text, room, most) {
  const scale = Math.min(most / SIZE, room / widthOf(text));
  return `<text class="${look}" transform="translate(${x} ${y}) scale(${scale.toFixed(3)})">${escaped(text)}</text>`;
}
