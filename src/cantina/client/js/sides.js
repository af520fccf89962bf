// @ts-check
// What each seat plays, in a picture and in words, where a game says so before the start.

import { die } from "./art.js";
import { fill, h, svg } from "./dom.js";
import { entryOf, has as known, lang, t, wordsOf } from "./text.js";

/** @typedef {import("./types").Game} Game */

/**
 * The sides of each seat; nothing where they are not known.
 * @param {Game | undefined} game
 * @param {number} players
 */
export const sidesOf = (game, players) => game?.page.sides?.seats[players] ?? [];

/**
 * Whether options leave the sides of the seats as they usually are.
 * @param {Game} game
 * @param {Record<string, unknown>} options
 */
function asUsual({ page, options: known }, options) {
  const fixed = Object.entries(page.sides?.options ?? {});
  return (
    fixed.every(([name, value]) => options[name] === value) && !known.some((o) => o.order.length && o.option in options)
  );
}

/**
 * What a seat of a table plays, before the start: its picture and its words, or its number where that is not known.
 * @param {import("./session.js").Session} session
 * @param {number} seat
 */
export function sideOf({ about, seats }, seat) {
  const shown = h("span", { class: "seat-side" }, h("b", null, seat + 1));
  void Promise.all([entryOf(about.game), wordsOf(about.game)]).then(([game, words]) => {
    const own = game && asUsual(game, about.options) && sidesOf(game, seats.length)[seat];
    if (game && own) fill(shown, pictures(about.game, own), inWords(game, words, seats.length, seat));
    else if (words.has(`seat.${seat + 1}`)) fill(shown, h("b", null, words.says(`seat.${seat + 1}`)));
  });
  return shown;
}

/**
 * What a seat's sides are called, and with which others it plays.
 * @param {Game} game
 * @param {import("./types").Words} words
 * @param {number} players
 * @param {number} seat
 */
function inWords(game, words, players, seat) {
  const names = sidesOf(game, players).map((sides) => nameOfSides(words, sides));
  const others = names.filter((name, i) => partners(game, players, i, seat) && name !== names[seat]);
  const together =
    others.length > 0 && h("small", { class: "quiet" }, t("waiting.partner", { sides: others.join(", ") }));
  return h("span", { class: "seat-words" }, h("b", null, names[seat]), together);
}

/**
 * Whether two seats play together.
 * @param {Game} game
 * @param {number} players
 * @param {number} one
 * @param {number} other
 */
export function partners(game, players, one, other) {
  const teams = game.page.sides?.teams?.[players];
  return Boolean(teams && one !== other && teams[one] === teams[other]);
}

/**
 * The pictures of a seat's sides.
 * @param {string} game
 * @param {string[]} sides
 */
export function pictures(game, sides) {
  const image = (/** @type {string} */ side) => h("img", { src: `/games/${game}/side-${side}.svg`, alt: "" });
  return h("span", { class: "side-pictures" }, ...sides.map(image));
}

/** The picture of chance. */
export const chance = () =>
  h(
    "span",
    { class: "side-pictures" },
    svg(die(5), { class: "chance", viewBox: "-24 -24 48 48", "aria-hidden": "true" }),
  );

/**
 * What a seat's sides are called.
 * @param {import("./types").Words} words the game's
 * @param {string[]} sides
 */
export function nameOfSides({ has, says }, sides) {
  const name = (/** @type {string} */ side) =>
    has(`side.${side}`) ? says(`side.${side}`) : known(`side.${side}`) ? t(`side.${side}`) : side;
  const names = sides.map(name).join(", ");
  return names.charAt(0).toLocaleUpperCase(lang()) + names.slice(1);
}
