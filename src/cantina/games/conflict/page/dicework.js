// @ts-check
// What dice do at each deck, as a small picture beside it: one reveals, two or three alike draw, and what that costs.

import { escaped } from "/js/art.js";
import { at } from "./pictures.js";
import { isWide } from "./words.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("/js/board.js").Board} Board */

/** @type {Record<string, string>} the deck whose cards pay */
const PAID_WITH = { orange: "yellow", black: "orange" };

/** What so many equal dice do: cards and price by what the dice show, `n` where that is open. */
const WORK = [
  { name: "reveal", dice: 1, says: "reveal", more: 0 },
  { name: "pair", dice: 2, says: "draw", more: 0 },
  { name: "triple", dice: 3, says: "draw", more: 1 },
];

/** A small die with what it shows. @param {number | string} shown */
export const die = (shown) => `<rect class="w-die" x="-7.5" y="-7.5" width="15" height="15" rx="4"/>
  <text class="w-n" y="4.5">${shown}</text>`;

/** What is paid: so many, and a card with a minus on it. @param {string} deck @param {number | string} price */
const cost = (deck, price) => `<text class="w-price" x="-9" y="5">${price}</text>
  <rect class="f-card ${PAID_WITH[deck]}" x="-6" y="-8" width="12" height="16" rx="2.5"/>
  <path class="f-sign" d="M-3 0H3"/>`;

/**
 * A row of the picture from the left: the dice with the price, and below them what they do; lit when it can be done.
 * @param {Board} board
 * @param {Thing} item a deck
 * @param {typeof WORK[number]} work
 */
function row(board, { deck, can }, { name, dice, says, more }) {
  const [width, step] = isWide(board) ? [102, 16] : [93, 14];
  const shown = can[name] || "n";
  const cards = typeof shown === "number" ? shown + more : more ? `n+${more}` : "n";
  const faces = Array.from({ length: dice }, (_, i) => at(die(shown), 8 + step * i, 9)).join("");
  const paid = PAID_WITH[deck] ? at(cost(deck, says === "reveal" ? 1 : cards), width - 6, 9) : "";
  const said = escaped(board.says(`work.${says}`, { cards }));
  return `<g class="work ${name in can ? "can" : ""}">
    <rect class="w-row" x="-4" y="-2" width="${width + 6}" height="37" rx="7"/>
    ${faces}${paid}<text class="w-says" y="30">${said}</text></g>`;
}

/** What dice do at all three decks. @param {Board} board */
export function dicework(board) {
  const [dx, dy, step, s] = isWide(board) ? [50, -70, 41, 1] : [33, -47, 34.4, 0.91];
  return ["yellow", "orange", "black"]
    .map((deck) => {
      const [x, y] = board.at(`deck-${deck}`);
      const item = /** @type {Thing | undefined} */ (board.scene.tokens?.[`deck-${deck}`]);
      if (!item) return "";
      return WORK.map((work, i) => at(row(board, item, work), x + dx, y + dy + i * step, s)).join("");
    })
    .join("");
}
