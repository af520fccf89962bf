// @ts-check
// The words of the page, those of each game, and whatever else is fetched from the server once.

/** @typedef {Record<string, string | number>} Args */
/** @typedef {Record<string, string | Record<string, string>>} Entries */

/** @type {Entries} */
let words = {};
let current = "en";
let plural = new Intl.PluralRules("en");
/** @type {Map<string, Promise<unknown>>} */
const fetched = new Map();

/** The language chosen before, or the browser's first one that the server has. */
export async function preferred() {
  const kept = localStorage.getItem("cantina-lang");
  const { languages } = await lists(kept ?? "en").catch(() => lists("en"));
  const wished = [kept ?? "", ...navigator.languages].map((name) => name.slice(0, 2));
  return wished.find((code) => languages.includes(code)) ?? "en";
}

/** @param {string} lang */
export async function speak(lang) {
  words = /** @type {Entries} */ (await load(`/text/${lang}.json`));
  current = lang;
  plural = new Intl.PluralRules(lang);
  document.documentElement.lang = lang;
  localStorage.setItem("cantina-lang", lang);
}

export const lang = () => current;

/**
 * What a language calls itself.
 * @param {string} code
 */
export function nameOfLanguage(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/**
 * A text of the page; `{name}` is filled in, and `n` chooses between plural forms.
 * @param {string} key
 * @param {Args} [args]
 */
export function t(key, args = {}) {
  const entry = words[key];
  if (entry !== undefined) return spoken(entry, args);
  console.error(`the text ${key} is missing in ${current}`);
  return key;
}

/** @param {string} key */
export const has = (key) => key in words;

/**
 * @param {string | Record<string, string>} entry
 * @param {Args} args
 */
function spoken(entry, args) {
  const text = typeof entry === "string" ? entry : (entry[plural.select(Number(args.n ?? 0))] ?? entry.other);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ""));
}

/**
 * The words of a game: those of its rules, and those of its page.
 * @param {string} game
 * @returns {Promise<import("./types").Words>}
 */
export async function wordsOf(game) {
  const from = (/** @type {string} */ what) =>
    load(`/api/games/${game}/${what}?lang=${current}`).catch((error) => {
      if (error instanceof Missing) return {}; // a game that is gone: what is left of it is shown by its keys
      throw error;
    });
  const [texts, own] = await Promise.all([from("texts"), from("words")]);
  const all = /** @type {Entries} */ ({ .../** @type {Entries} */ (texts), .../** @type {Entries} */ (own) });
  const says = (/** @type {string} */ key, args = {}) => (key in all ? spoken(all[key], args) : key);
  return { says, has: (key) => key in all, keys: Object.keys(all) };
}

/** Nothing is at an address. */
class Missing extends Error {}

/**
 * What is at an address of this server, fetched once.
 * @param {string} url
 * @returns {Promise<unknown>}
 */
function load(url) {
  const known = fetched.get(url);
  if (known) return known;
  const found = fetch(url).then((answer) => {
    if (answer.status === 404) throw new Missing(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return answer.json();
  });
  found.catch(() => fetched.delete(url));
  fetched.set(url, found);
  return found;
}

/**
 * The games, levels, languages and settings that the server has.
 * @param {string} [code] the language they are called in
 */
export const lists = async (code = current) =>
  /** @type {import("./types").Lists} */ (await load(`/api/games?lang=${code}`));

/**
 * What the server says of a game that it offers.
 * @param {string} game
 */
export const entryOf = async (game) => (await lists()).games.find((entry) => entry.game === game);

/**
 * The boards of a game without a table, by pack.
 * @param {string} game
 */
export const boardsOf = async (game) =>
  /** @type {Record<string, import("./types").Still>} */ (await load(`/api/games/${game}/boards`));

/**
 * The rules of a game.
 * @param {string} game
 */
export const bookOf = async (game) =>
  /** @type {import("./types").Book} */ (await load(`/api/games/${game}/rules?lang=${current}`));

/**
 * What one reads before a first game.
 * @param {string} game
 */
export async function lessonOf(game) {
  const url = `/api/games/${game}/lesson?lang=${current}`;
  const found = /** @type {import("./types").Lesson} */ (await load(url));
  if (found.examples.some(({ moments }) => !moments.length)) fetched.delete(url); // the game is not ready yet
  return found;
}

/**
 * @param {number} part
 * @param {string} [code] the language it is written for
 */
export const percent = (part, code = current) =>
  new Intl.NumberFormat(code, { style: "percent", maximumFractionDigits: 0 }).format(part);

/** Numbers of which one is meant: "2 or 4". @param {number[]} numbers */
export const either = (numbers) => new Intl.ListFormat(current, { type: "disjunction" }).format(numbers.map(String));

/** Names as a sentence lists them. @param {string[]} names */
export const listed = (names) => new Intl.ListFormat(current, { type: "conjunction" }).format(names);

/** @type {[Intl.RelativeTimeFormatUnit, number][]} with their seconds */
const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];
const LONG = 30; // days after which a date says more

/** How long ago something was, in words; long ago, its date. @param {number} time in milliseconds since 1970 */
export function ago(time) {
  const seconds = Math.max((Date.now() - time) / 1000, 0);
  if (seconds > LONG * 86400) return dateOf(time, { dateStyle: "medium" });
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", Infinity];
  return new Intl.RelativeTimeFormat(current, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}

/**
 * A time as a date.
 * @param {number} time in milliseconds since 1970
 * @param {Intl.DateTimeFormatOptions} [form]
 */
export const dateOf = (time, form = { dateStyle: "medium", timeStyle: "short" }) =>
  new Intl.DateTimeFormat(current, form).format(time);
