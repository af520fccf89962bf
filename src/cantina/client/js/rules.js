// @ts-check
// The whole rules of a game in a drawer, searchable, in the reader's language.

import { dialog } from "./menu.js";
import { fill, h } from "./dom.js";
import { lang, load, t } from "./text.js";

/**
 * @param {string} game
 * @param {string} [clause] where to open
 */
export async function rules(game, clause = "") {
  const book = await load(`/api/games/${game}/rules?lang=${lang()}`);
  const list = h("div", { class: "clauses" });
  const search = h("input", {
    type: "search",
    placeholder: t("rules.search"),
    "aria-label": t("rules.search"),
    oninput: () => show(search.value),
  });
  const show = (/** @type {string} */ wanted) => {
    const words = fold(wanted).split(/\s+/).filter(Boolean);
    const fits = (/** @type {any} */ c) => words.every((word) => fold(`${c.number} ${c.text}`).includes(word));
    const chapters = book.chapters
      .map((/** @type {any} */ chapter) => ({ ...chapter, clauses: chapter.clauses.filter(fits) }))
      .filter((/** @type {any} */ chapter) => chapter.clauses.length);
    fill(list, chapters.length ? chapters.map(section) : h("p", { class: "quiet" }, t("rules.none")));
  };
  show("");
  const drawer = dialog(book.title, search, list);
  drawer.classList.add("drawer");
  const wanted = clause && list.querySelector(`[data-clause="${CSS.escape(clause)}"]`);
  if (wanted) {
    wanted.classList.add("wanted");
    wanted.scrollIntoView({ block: "center" });
  } else search.focus();
}

/** @param {any} chapter */
const section = (chapter) =>
  h(
    "section",
    null,
    h("h3", null, `${chapter.number} ${chapter.title}`),
    ...chapter.clauses.map((/** @type {any} */ c) =>
      h("p", { "data-clause": c.number }, h("b", null, c.number), " ", c.text),
    ),
  );

/** @param {string} text */
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
