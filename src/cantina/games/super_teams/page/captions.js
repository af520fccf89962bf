// @ts-check
// What the piles on the board are called, written beside them where there is room: on a phone a long press says it.

import { escaped } from "/js/art.js";

/** @typedef {import("/js/board.js").Board} Board */

const ROOM = 32; // from the middle of a pile to its name

/** @param {Board} board */
export function captions(board) {
  if (board.shape === "tall") return "";
  const { says, scene } = board;
  const { "bonus-pile": pile, "planet-cards": planet } = scene.tokens ?? {};
  const gone = pile?.more?.["board-discards"];
  return [
    caption(board, "movement-pile", says("board-deck"), "", -1),
    `${slot(board)}${caption(board, "played-pile", says("pile.played"))}`,
    caption(board, "pile-pile", says("board-pile"), gone ? `${says("board-discards")}: ${gone}` : ""),
    planet?.n ? caption(board, "planet-pile", says("board-bonus"), says("pile.planet")) : "",
  ].join("");
}

/**
 * The name of a pile, and perhaps a line more about it.
 * @param {Board} board
 * @param {string} place
 * @param {string} name
 * @param {string} [more]
 * @param {1 | -1} [hand] on its right or on its left
 */
function caption(board, place, name, more = "", hand = 1) {
  const [x, y] = board.at(place);
  const line = more && `<text class="pile-more" y="13">${escaped(more)}</text>`;
  return `<g class="${hand < 0 ? "left" : ""}" transform="translate(${x + hand * ROOM} ${y})">
    <text class="pile-name" y="${more ? -4 : 5}">${escaped(name)}</text>${line}</g>`;
}

/** Where the card of a turn will lie. @param {Board} board */
function slot(board) {
  const [x, y] = board.at("played-pile");
  return `<rect class="slot" x="${x - 25}" y="${y - 35}" width="50" height="70" rx="6"/>`;
}
