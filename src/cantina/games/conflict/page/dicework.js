// @ts-check
// What the dice that lie there can do at each deck, in rows beside it: one reveals, two or three alike draw, and what
// that costs. While no dice lie there, the rows say it of any.

import { escaped } from "/js/art.js";
import { at } from "./pictures.js";
import { isWide } from "./words.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("/js/board.js").Board} Board */
/** @typedef {{name: string, dice: number, shown: number}} Work what so many equal dice do that show this, 0 for any */

/** @type {Record<string, string>} the deck whose cards pay */
const PAID_WITH = { orange: "yellow", black: "orange" };

/** @type {Work[]} */
const ANY = [
  { name: "reveal", dice: 1, shown: 0 },
  { name: "pair", dice: 2, shown: 0 },
  { name: "triple", dice: 3, shown: 0 },
];

/** @type {Record<string, string>} what is done, where there is no room for words: cards are seen, or taken */
const SIGNS = {
  reveal: `<path class="w-eye" d="M-9 0Q0 -8.5 9 0Q0 8.5 -9 0Z"/><circle class="w-pupil" r="3"/>`,
  draw: `<path class="w-hand" d="M-6 7V-1Q-6 -3 -4 -3T-2 -1V-6Q-2 -8 0 -8T2 -6V-1Q2 -3 4 -3T6 -1V7Z"/>`,
};

/** A small die with what it shows. @param {number} shown */
const die = (shown) => `<rect class="w-die" x="-7.5" y="-7.5" width="15" height="15" rx="4"/>
  <text class="w-n" y="4.5">${shown || ""}</text>`;

/** How many cards some work is about. @param {Work} work */
const cardsOf = ({ name, shown }) => (shown ? shown + (name === "triple" ? 1 : 0) : 0);

/** What is paid for some work, with a card of the deck that pays. @param {string} deck @param {Work} work */
function cost(deck, work) {
  const each = work.name !== "reveal";
  const price = each ? cardsOf(work) : 1;
  return `<text class="w-price" x="-9" y="5">${price ? `−${price}` : "1:1"}</text>
    <rect class="f-card ${PAID_WITH[deck]}" x="-6" y="-8" width="12" height="16" rx="2.5"/>`;
}

/** What the unused dice can do, the smallest first: three rows at most. @param {Board} board @returns {Work[]} */
function works({ scene }) {
  const shown = Object.values(scene.tokens ?? {}).flatMap(({ look, value }) => (look === "die" ? Number(value) : []));
  const kinds = [1, 2, 3].map((one) => ({ one, n: shown.filter((value) => value === one).length }));
  const found = ANY.flatMap((work) =>
    kinds.filter(({ n }) => n >= work.dice).map(({ one }) => ({ ...work, shown: one })),
  );
  return found.length ? found : ANY;
}

/**
 * Whether some work can be done at a deck, with the dice that are chosen if any are.
 * @param {Board} board
 * @param {Thing} item the deck
 * @param {Work} work
 */
function isOpen({ picks }, { deck, can }, { name, dice, shown }) {
  const chosen = picks.filter(({ element }) => element.startsWith("die-"));
  const elsewhere = picks.some(({ element }) => element.startsWith("deck-") && element !== `deck-${deck}`);
  const fits = chosen.length <= dice && chosen.every(({ element }) => element === `die-${shown}`);
  return fits && !elsewhere && Boolean(can[name]?.includes(shown));
}

/**
 * What a click on a row chooses: the dice, the chosen ones first, and the deck.
 * @param {Board} board
 * @param {Thing} item the deck
 * @param {Work} work
 */
function picksOf({ picks, scene }, { deck }, { dice, shown }) {
  const like = Object.entries(scene.tokens ?? {}).filter(([, { elements }]) => elements?.[0] === `die-${shown}`);
  const isChosen = (/** @type {string} */ id) => picks.some((pick) => pick.id === id);
  const ids = like.map(([id]) => id).sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
  return [...ids.slice(0, dice), `deck-${deck}`].join(" ");
}

/** What some work is in words. @param {Board} board @param {Work} work */
function said({ says }, work) {
  const does = work.name === "reveal" ? "reveal" : "draw";
  if (work.shown) return says(`work.${does}`, { cards: cardsOf(work) });
  return says(`work.${work.name === "triple" ? "more" : does}-any`);
}

/**
 * A row from the left: the dice with the price, and below them what they do. It is lit when it can be done, and a click
 * does it.
 * @param {Board} board
 * @param {Thing} item a deck
 * @param {Work} work
 */
function row(board, item, work) {
  const { deck } = item;
  const [width, step] = isWide(board) ? [94, 16] : [93, 14];
  const faces = Array.from({ length: work.dice }, (_, i) => at(die(work.shown), 8 + step * i, 9)).join("");
  const paid = PAID_WITH[deck] ? at(cost(deck, work), width - 6, 9) : "";
  const words = isWide(board)
    ? `<text class="w-says" y="31">${escaped(said(board, work))}</text>`
    : `${at(SIGNS[work.name === "reveal" ? "reveal" : "draw"], 9, 26)}
      <text class="w-says" x="22" y="31">${cardsOf(work) || (work.name === "triple" ? "+1" : "")}</text>`;
  const can = isOpen(board, item, work);
  return `<g class="work ${work.name} ${deck} ${can ? "can" : ""}"
    ${can ? `data-picks="${picksOf(board, item, work)}"` : ""}>
    <rect class="w-row" x="-4" y="-2" width="${width + 6}" height="38" rx="7"/>
    ${faces}${paid}${words}</g>`;
}

/** What dice do at all three decks. @param {Board} board */
export function dicework(board) {
  const [dx, dy, step, s] = isWide(board) ? [48, -68, 42, 1] : [33, -47, 34.4, 0.91];
  const now = /** @type {Thing | undefined} */ (board.scene.tokens?.steps)?.now;
  const rows = ["yellow", "orange", "black"]
    .map((deck) => {
      const [x, y] = board.at(`deck-${deck}`);
      const item = /** @type {Thing | undefined} */ (board.scene.tokens?.[`deck-${deck}`]);
      if (!item) return "";
      return works(board)
        .map((work, i) => at(row(board, item, work), x + dx, y + dy + i * step, s))
        .join("");
    })
    .join("");
  const look = now === "dice" ? "" : ["card", "cover", "field"].includes(now ?? "") ? "past" : "later";
  return `<g class="dicework ${look}">${rows}</g>`;
}
