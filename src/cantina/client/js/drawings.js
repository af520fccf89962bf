// @ts-check
// The drawings of a game, from its own folder.

import { plain } from "./plain.js";
import { entryOf } from "./text.js";

/**
 * The artwork of a game with its style; a plain one for a game that has none.
 * @param {string} game
 * @returns {Promise<import("./types").Art>}
 */
export async function artOf(game) {
  const page = (await entryOf(game))?.page;
  if (page?.style) await style(`/games/${game}/art.css`);
  return page?.art ? (await import(`/games/${game}/art.js`)).art : plain;
}

/**
 * Adds a style sheet to the page, once.
 * @param {string} href
 */
async function style(href) {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href });
  document.head.append(sheet);
  await new Promise((done) => Object.assign(sheet, { onload: done, onerror: done }));
}
