// @ts-check
// The words of the page in five languages, and those of each game as the server gives them.

export const LANGUAGES = /** @type {const} */ (["en", "ro", "es", "pl", "de"]);
export const LANGUAGE_NAMES = { en: "English", ro: "Română", es: "Español", pl: "Polski", de: "Deutsch" };

/** @typedef {typeof LANGUAGES[number]} Lang */

/** @type {Record<string, string | Record<string, string>>} */
let words = {};
/** @type {Lang} */
let current = "en";
let plural = new Intl.PluralRules("en");
/** @type {Map<string, Promise<any>>} */
const fetched = new Map();

/** The language chosen before, or the browser's first one that we have. */
export function preferred() {
  const kept = localStorage.getItem("cantina-lang");
  const wished = [kept, ...navigator.languages].map((name) => (name ?? "").slice(0, 2));
  return /** @type {Lang} */ (wished.find((name) => LANGUAGES.includes(/** @type {Lang} */ (name))) ?? "en");
}

/** @param {Lang} lang */
export async function speak(lang) {
  words = await load(`/text/${lang}.json`);
  current = lang;
  plural = new Intl.PluralRules(lang);
  document.documentElement.lang = lang;
  localStorage.setItem("cantina-lang", lang);
}

export const lang = () => current;

/**
 * A text of the page; `{name}` is filled in, and `n` chooses between plural forms.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 */
export function t(key, args = {}) {
  const entry = words[key];
  if (entry === undefined) {
    console.error(`the text ${key} is missing in ${current}`);
    return key;
  }
  const text = typeof entry === "string" ? entry : (entry[plural.select(Number(args.n ?? 0))] ?? entry.other);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ""));
}

/** @param {string} key */
export const has = (key) => key in words;

/**
 * What is at an address of this server, fetched once.
 * @param {string} url
 * @returns {Promise<any>}
 */
export function load(url) {
  let found = fetched.get(url);
  if (!found) {
    found = fetch(url).then((answer) => {
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      return answer.json();
    });
    found.catch(() => fetched.delete(url));
    fetched.set(url, found);
  }
  return found;
}

/** @param {number} part */
export const percent = (part) =>
  new Intl.NumberFormat(current, { style: "percent", maximumFractionDigits: 0 }).format(part);
