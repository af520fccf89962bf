// @ts-check
// What the piles on the board are called, written beside them where there is room: on a phone a long press says it.

import { escaped } from "/js/art.js";

/** @typedef {import("/js/board.js").Board} Board */

const ROOM = 33; // from the middle of a pile to its name

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
    planet?.n ? caption(board, "planet-pile", "", says("pile.planet")) : "",
  ].join("");
}

/**
 * The name of a pile, a line more about it, or both.
 * @param {Board} board
 * @param {string} place
 * @param {string} name
 * @param {string} [more]
 * @param {1 | -1} [hand] on its right or on its left
 */
function caption(board, place, name, more = "", hand = 1) {
  const [x, y] = board.at(place);
  const first = name && `<text class="pile-name" y="${more ? -5 : 5}">${escaped(name)}</text>`;
  const second = more && `<text class="pile-more" y="11">${escaped(more)}</text>`;
  return `<g class="${hand < 0 ? "left" : ""}" transform="translate(${x + hand * ROOM} ${y})">${first}${second}</g>`;
}

/** Where the card of a turn will lie. @param {Board} board */
function slot(board) {
  const [x, y] = board.at("played-pile");
  return `<rect class="slot" x="${x - 22}" y="${y - 31}" width="44" height="62" rx="6"/>`;
}
