// @ts-check
// For whoever comes to a table that has not begun: what will be played, its rules, and a place to write one's name.

import { cover } from "./cover.js";
import { button, fill, h } from "./dom.js";
import { nameField } from "./fields.js";
import { problem } from "./menu.js";
import { net } from "./net.js";
import { rules } from "./rules.js";
import { entryOf, t } from "./text.js";
import { CHANCE, choosable, isSeat } from "./wishes.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {{root: HTMLElement, facts: HTMLElement}} Form */

/** @type {WeakMap<Session, Form>} one for each table: what is being written stays when others sit down */
const forms = new WeakMap();

/** What a newcomer wants to know and to say. @param {Session} session */
export function newcomer(session) {
  const { root, facts } = forms.get(session) ?? made(session);
  void chosen(session).then((said) => fill(facts, ...said.map((fact) => h("li", null, fact))));
  const writing = root.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
  if (writing) queueMicrotask(() => writing.focus()); // when the page is drawn again
  return root;
}

/** @param {Session} session */
function made(session) {
  const { game } = session.about;
  const facts = h("ul", { class: "facts" });
  const picture = h("div", { class: "newcomer-picture" });
  const about = h("p", null);
  const book = button(t("rules.button"), () => rules(game), { class: "link" });
  const root = h(
    "div",
    { class: "newcomer" },
    picture,
    h(
      "div",
      { class: "newcomer-about" },
      h("h2", null, session.about.title),
      about,
      facts,
      h("div", { class: "row small" }, book),
    ),
    nameField((name) => rename(session, name)),
  );
  void entryOf(game).then((entry) => {
    if (!entry) return;
    fill(picture, cover(entry));
    fill(about, entry.about);
  });
  const form = { root, facts };
  forms.set(session, form);
  return form;
}

/** Calls whoever sits already by another name at once. @param {Session} session @param {string} name */
function rename({ id: table, held }, name) {
  const [seat, ...more] = held;
  if (seat === undefined || more.length) return;
  net.ask({ type: "sit", table, seat, name }).catch(problem);
}

/** The board, the options and the hints, as far as there is a choice. @param {Session} session */
async function chosen(session) {
  const { about, seats } = session;
  const entry = await entryOf(about.game);
  if (!entry) return [];
  const board = entry.packs.length > 1 ? [`${t("begin.pack")}: ${titleOf(entry, about.pack)}`] : [];
  const options = choosable(entry, seats.length).map((option) => {
    const value = String(about.options[option.option] ?? option.defaults[seats.length]);
    const named = isSeat(option) && /^\d+$/.test(value);
    return `${option.label}: ${named ? session.nameOf(Number(value) - 1) : labelOf(option, value)}`;
  });
  return [...board, ...options, t(about.hints ? "waiting.hints-on" : "waiting.hints-off")];
}

/**
 * @param {import("./types").Game} entry
 * @param {string} pack
 */
const titleOf = (entry, pack) => entry.packs.find((one) => one.pack === pack)?.title ?? t("begin.random");

/**
 * @param {import("./types").Option} option
 * @param {string} choice
 */
function labelOf({ choices }, choice) {
  const found = choice !== CHANCE && choices.find((one) => one.choice === choice);
  return found ? found.label : t("begin.random");
}
