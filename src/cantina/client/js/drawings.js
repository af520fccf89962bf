// @ts-check
// The drawings of a game, from its own folder.

import { plain } from "./plain.js";
import { entryOf } from "./text.js";

/**
 * The artwork of a game with its style, all fetched at once; a plain one for a game that has none.
 * @param {string} game
 * @returns {Promise<import("./types").Art>}
 */
export async function artOf(game) {
  const page = (await entryOf(game))?.page;
  const styles = (page?.styles ?? []).map((file) => style(`/games/${game}/${file}`));
  const [art] = await Promise.all([page?.art ? import(`/games/${game}/art.js`) : { art: plain }, ...styles]);
  return art.art;
}

/**
 * Drawings for a scene that an earlier edition of the game has left: what today's cannot draw is drawn plainly.
 * @param {import("./types").Art} art
 * @returns {import("./types").Art}
 */
export function careful(art) {
  /**
   * @template {unknown[]} A
   * @param {(...args: A) => string} own
   * @param {(...args: A) => string} other
   * @returns {(...args: A) => string}
   */
  const tried =
    (own, other) =>
    (...args) => {
      try {
        return own.call(art, ...args);
      } catch {
        return other.call(plain, ...args);
      }
    };
  const { ground, place, token, face } = plain;
  return {
    ...art,
    ground: tried(art.ground, ground),
    place: tried(art.place, place),
    token: tried(art.token, token),
    face: tried(art.face, face),
    living: art.living && tried(art.living, () => ""),
  };
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
