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

/** @type {Record<string, string>} what is done, where there is no room for words: cards are seen, or taken */
const SIGNS = {
  reveal: `<path class="w-eye" d="M-9 0Q0 -8.5 9 0Q0 8.5 -9 0Z"/><circle class="w-pupil" r="3"/>`,
  draw: `<path class="w-hand" d="M-6 7V-1Q-6 -3 -4 -3T-2 -1V-6Q-2 -8 0 -8T2 -6V-1Q2 -3 4 -3T6 -1V7Z"/>`,
};

/** A small die with what it shows. @param {number | string} shown */
export const die = (shown) => `<rect class="w-die" x="-7.5" y="-7.5" width="15" height="15" rx="4"/>
  <text class="w-n" y="4.5">${shown}</text>`;

/** What is paid: so many, and a card with a minus on it. @param {string} deck @param {number | string} price */
const cost = (deck, price) => `<text class="w-price" x="-9" y="5">${price}</text>
  <rect class="f-card ${PAID_WITH[deck]}" x="-6" y="-8" width="12" height="16" rx="2.5"/>
  <path class="f-sign" d="M-3 0H3"/>`;

/**
 * What the dice for a piece of work could show at a deck, with those that are chosen among them.
 * @param {Board} board
 * @param {Thing} item the deck
 * @param {typeof WORK[number]} work
 * @returns {number[]}
 */
function open({ picks }, { deck, can }, { name, dice }) {
  const chosen = picks
    .filter(({ element }) => element.startsWith("die-"))
    .map(({ element }) => Number(element.slice(4)));
  const elsewhere = picks.some(({ element }) => element.startsWith("deck-") && element !== `deck-${deck}`);
  if (elsewhere || chosen.length > dice) return [];
  return (can[name] ?? []).filter((shown) => chosen.every((one) => one === shown));
}

/**
 * What a click on a row chooses: the deck, and the dice if these are clear, the chosen ones first.
 * @param {Board} board
 * @param {Thing} item the deck
 * @param {number | "n"} shown
 * @param {number} dice
 */
function picksOf({ picks, scene }, { deck }, shown, dice) {
  const like = Object.entries(scene.tokens ?? {}).filter(([, { elements }]) => elements?.[0] === `die-${shown}`);
  const isChosen = (/** @type {string} */ id) => picks.some((pick) => pick.id === id);
  const ids = like.map(([id]) => id).sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
  return [...ids.slice(0, dice), `deck-${deck}`].join(" ");
}

/**
 * A row of the picture from the left: the dice with the price, and below them what they do. It is lit when it can be
 * done, with the dice that are chosen if any are, and a click does it.
 * @param {Board} board
 * @param {Thing} item a deck
 * @param {typeof WORK[number]} work
 */
function row(board, item, work) {
  const { deck } = item;
  const { dice, says, more } = work;
  const [width, step] = isWide(board) ? [102, 16] : [93, 14];
  const values = open(board, item, work);
  const shown = values.length === 1 ? values[0] : "n";
  const cards = shown === "n" ? (more ? `n+${more}` : "n") : shown + more;
  const faces = Array.from({ length: dice }, (_, i) => at(die(shown), 8 + step * i, 9)).join("");
  const paid = PAID_WITH[deck] ? at(cost(deck, says === "reveal" ? 1 : cards), width - 6, 9) : "";
  const said = isWide(board)
    ? `<text class="w-says" y="30">${escaped(board.says(`work.${says}`, { cards }))}</text>`
    : `${at(SIGNS[says], 9, 26)}<text class="w-says" x="22" y="31">${cards}</text>`;
  const can = values.length > 0;
  return `<g class="work ${can ? "can" : ""}" ${can ? `data-picks="${picksOf(board, item, shown, dice)}"` : ""}>
    <rect class="w-row" x="-4" y="-2" width="${width + 6}" height="37" rx="7"/>
    ${faces}${paid}${said}</g>`;
}

/** What dice do at all three decks. @param {Board} board */
export function dicework(board) {
  const [dx, dy, step, s] = isWide(board) ? [50, -70, 41, 1] : [33, -47, 34.4, 0.91];
  const now = /** @type {Thing | undefined} */ (board.scene.tokens?.steps)?.now;
  const rows = ["yellow", "orange", "black"]
    .map((deck) => {
      const [x, y] = board.at(`deck-${deck}`);
      const item = /** @type {Thing | undefined} */ (board.scene.tokens?.[`deck-${deck}`]);
      if (!item) return "";
      return WORK.map((work, i) => at(row(board, item, work), x + dx, y + dy + i * step, s)).join("");
    })
    .join("");
  return `<g class="dicework ${now === "dice" ? "" : "later"}">${rows}</g>`;
}
