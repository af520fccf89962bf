// @ts-check
// The steps of a turn in a slim strip, the present one lit.

import { escaped } from "/js/art.js";
import { isWide } from "./words.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("/js/board.js").Board} Board */

/**
 * A chip that points to the next one.
 * @param {number} x left
 * @param {number} w
 * @param {number} h
 * @param {boolean} first
 */
const chip = (x, w, h, first) =>
  `M${x} ${-h / 2}H${x + w - 8}L${x + w} 0L${x + w - 8} ${h / 2}H${x}${first ? "" : `L${x + 8} 0`}Z`;

/** @param {Thing} item @param {string} _id @param {Board} board */
export function strip({ steps, now }, _id, board) {
  const present = steps.indexOf(now);
  const look = (/** @type {number} */ i) => (i === present ? "now" : i < present ? "done" : "");
  const said = (/** @type {string} */ step) => escaped(board.says(`step.${step}`));
  const [width, height] = isWide(board) ? [1000, 25] : [436, 19];
  if (isWide(board)) {
    const w = width / steps.length;
    return steps
      .map((step, i) => {
        const x = i * w - width / 2;
        return `<g class="step ${look(i)}"><path d="${chip(x, w - 1, height, i === 0)}"/>
          <text x="${x + w / 2 + (i ? 2 : -2)}" y="5">${said(step)}</text></g>`;
      })
      .join("");
  }
  // On a phone the present step alone has words, and the others are its neighbours.
  const w = 26;
  const wide = width - w * (steps.length - 1);
  const spoken = Math.max(present, 0);
  return steps
    .map((step, i) => {
      const x = -width / 2 + i * w + (i > spoken ? wide - w : 0);
      const own = i === spoken ? wide : w;
      const text = i === spoken ? (present < 0 ? escaped(board.says("step.none")) : said(step)) : String(i + 1);
      return `<g class="step ${look(i)}"><path d="${chip(x, own - 1, height, i === 0)}"/>
        <text x="${x + own / 2 + 2}" y="4.5">${text}</text></g>`;
    })
    .join("");
}
