// @ts-check
// The lesson and the whole rules of a game in a drawer, searchable, in the reader's language.

import { fill, h } from "./dom.js";
import { dialog } from "./menu.js";
import { bookOf, t } from "./text.js";

/** @typedef {import("./types").Book["chapters"][number]} Chapter */

/**
 * @param {string} game
 * @param {string} [clause] where to open
 */
export async function rules(game, clause = "") {
  const book = await bookOf(game);
  const list = h("div", { class: "clauses" });
  const first = h("div", { class: "lesson" });
  const label = t("rules.search");
  const show = () => {
    first.hidden = search.value !== "";
    fill(list, found(book.chapters, search.value));
  };
  const search = h("input", { type: "search", placeholder: label, "aria-label": label, oninput: show });
  show();
  dialog(book.title, search, first, list).classList.add("drawer");
  if (clause) point(list, clause);
  else search.focus();
  const { lesson } = await import("./lesson.js"); // boards and hands, which home does without
  fill(first, ...(await lesson(game, (number) => point(list, number))));
  if (clause) point(list, clause);
}

/**
 * Goes to a clause and marks it.
 * @param {HTMLElement} list
 * @param {string} clause
 */
function point(list, clause) {
  list.querySelector(".wanted")?.classList.remove("wanted");
  const wanted = list.querySelector(`[data-clause="${CSS.escape(clause)}"]`);
  wanted?.classList.add("wanted");
  wanted?.scrollIntoView({ block: "center" });
}

/**
 * The clauses that have all these words.
 * @param {Chapter[]} chapters
 * @param {string} wanted
 */
function found(chapters, wanted) {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  const fits = (/** @type {import("./types").Clause} */ { number, text }) =>
    words.every((word) => fold(`${number} ${text}`).includes(word));
  const left = chapters.map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(fits) }));
  const sections = left.filter((chapter) => chapter.clauses.length).map(section);
  return sections.length ? sections : [h("p", { class: "quiet" }, t("rules.none"))];
}

/** @param {Chapter} chapter */
function section({ number, title, clauses }) {
  const lines = clauses.map((c) => h("p", { "data-clause": c.number }, h("b", null, c.number), " ", c.text));
  return h("section", null, h("h3", null, `${number} ${title}`), ...lines);
}

/** @param {string} text */
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
