// @ts-check
// The boards of a game as small pictures to choose from, drawn by its own hand without anything on them.

import { h } from "./dom.js";
import { artOf } from "./drawings.js";
import { boardsOf, wordsOf } from "./text.js";

/**
 * An element for each pack of a game, in which its board is drawn as soon as it can be.
 * @param {import("./types").Game} game
 * @returns {Record<string, HTMLElement>}
 */
export function boardPictures({ game, packs }) {
  const found = Object.fromEntries(packs.map(({ pack }) => [pack, h("span", { class: "board-picture", inert: true })]));
  void draw(game, found).catch(() => {}); // their names stay
  return found;
}

/** @param {string} game @param {Record<string, HTMLElement>} pictures */
async function draw(game, pictures) {
  // Home itself does without a board.
  const [stills, art, words, { Board }] = await Promise.all([
    boardsOf(game),
    artOf(game),
    wordsOf(game),
    import("./board.js"),
  ]);
  for (const [pack, root] of Object.entries(pictures)) {
    if (!stills[pack]?.layouts) continue;
    const board = new Board(art, words);
    board.load(stills[pack], pack);
    board.close();
    board.svg?.setAttribute("preserveAspectRatio", "xMidYMid slice"); // what lies beside the board is left out
    root.replaceChildren(board.root);
  }
}
