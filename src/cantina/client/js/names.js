// @ts-check
// What things are called: in the game's words where it has one, else by their key made readable.

import { has, t } from "./text.js";

/** @typedef {import("./types").Item} Item */
/** @typedef {import("./types").Words} Words */

/**
 * A key as one would write it: `to_act` is "To act".
 * @param {string} key
 */
export function readable(key) {
  const text = key.replace(/[-_]+/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SENTENCES = /^(action|event|prompt|end|option|play|replay|bot)-/; // messages that name no thing

/**
 * What a word of a view is called: `jammers` under `tokens` is the message token-jammer.
 * @param {Words} words
 * @param {string} word
 * @param {string} [under] the key that the word stands under
 */
export function nameOfWord(words, word, under = "") {
  const [one, kind] = [word, under].map((text) => text.replace(/s$/, ""));
  const likely = [`${kind}-${word}`, `${kind}-${one}`, `board-${word}`, word].find((key) => words.has(key));
  const other = likely ?? words.keys.find((key) => key.endsWith(`-${word}`) && !SENTENCES.test(key));
  return other ? words.says(other) : readable(word);
}

/**
 * The name of a thing, or nothing if nobody has named it.
 * @param {Words} words
 * @param {Item} item
 * @param {string} id
 */
export function nameOfItem(words, item, id) {
  const key = [item.name ?? id, `token.${item.look}`].find((message) => words.has(message));
  return key ? words.says(key) : "";
}

/**
 * A thing that travels: how many, what, of which side.
 * @param {Words} words
 * @param {Item} item
 * @param {string} id
 */
export function nameOfToken(words, item, id) {
  const name = nameOfItem(words, item, id);
  if (!name) return "";
  const side = nameOfSide(words, item.side);
  return [item.n === undefined ? "" : `${item.n} ×`, name, side && `(${side})`].filter(Boolean).join(" ");
}

/**
 * @param {Words} words
 * @param {string | undefined} side
 */
function nameOfSide(words, side) {
  const key = `side.${side}`;
  return words.has(key) ? words.says(key) : has(key) ? t(key) : "";
}

/**
 * A place: as the game says it for its look, else by its name and number.
 * @param {Words} words
 * @param {Item} item
 */
export function nameOfPlace(words, item) {
  const name = item.name ? words.says(item.name) : "";
  const number = item.number ?? "";
  const key = `place.${item.look}`;
  return words.has(key) ? words.says(key, { name, number }) : [name, number].filter((part) => part !== "").join(" ");
}
