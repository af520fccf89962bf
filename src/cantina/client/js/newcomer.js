// @ts-check
// For whoever comes to a table that has not begun: what will be played, its rules, and a place to write one's name.

import { button, fill, h } from "./dom.js";
import { problem } from "./menu.js";
import { net } from "./net.js";
import { rules } from "./rules.js";
import { entryOf, t, wordsOf } from "./text.js";

/** @typedef {import("./session.js").Session} Session */

/** @type {WeakMap<Session, HTMLElement>} one for each table: what is being written stays when others sit down */
const forms = new WeakMap();

/** How someone at this browser wants to be called. */
export const myName = () => localStorage.getItem("cantina-name") ?? "";

/** What a newcomer wants to know and to say. @param {Session} session */
export function newcomer(session) {
  const form = forms.get(session) ?? made(session);
  const writing = form.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
  if (writing) queueMicrotask(() => writing.focus()); // when the page is drawn again
  return form;
}

/** @param {Session} session */
function made(session) {
  const { game } = session.about;
  const facts = h("p", { class: "quiet" });
  const book = button(t("rules.button"), () => rules(game), { class: "link" });
  const form = h("div", { class: "newcomer" }, nameField(session), facts, h("div", { class: "row small" }, book));
  forms.set(session, form);
  void chosen(session).then((said) => fill(facts, said));
  return form;
}

/** The field for one's name; whoever sits already is called so at once. @param {Session} session */
function nameField(session) {
  const keep = () => localStorage.setItem("cantina-name", field.value.trim());
  const change = () => {
    const [seat, ...more] = session.held;
    if (seat === undefined || more.length) return;
    net.ask({ type: "sit", table: session.id, seat, name: field.value.trim() }).catch(problem);
  };
  const field = h("input", {
    type: "text",
    maxlength: "24",
    value: myName(),
    placeholder: t("home.name-empty"),
    autocomplete: "nickname",
    oninput: keep,
    onchange: change,
  });
  return h("label", { class: "field" }, h("span", null, t("home.name")), field);
}

/** The board and the options, as far as there is a choice. @param {Session} session */
async function chosen({ about, seats }) {
  const entry = await entryOf(about.game);
  if (!entry) return "";
  const board = entry.packs.length > 1 && `${t("begin.pack")}: ${titleOf(entry, about.pack)}`;
  const options = entry.options.map((option) => {
    const values = [about.options[option.option] ?? option.defaults[seats.length]].flat();
    return `${option.label}: ${values.map((choice) => labelOf(option, String(choice))).join(", ")}`;
  });
  return [board, ...options].filter(Boolean).join(" · ");
}

/**
 * @param {import("./types").Game} entry
 * @param {string} pack
 */
const titleOf = (entry, pack) =>
  pack === "random" ? t("begin.random") : (entry.packs.find((one) => one.pack === pack)?.title ?? pack);

/**
 * @param {import("./types").Option} option
 * @param {string} choice
 */
function labelOf({ choices, order = [] }, choice) {
  if (choice === "random") return t("begin.random");
  return [...choices, ...order].find((one) => one.choice === choice)?.label ?? choice;
}

/**
 * What a seat plays, where the game says so before the start.
 * @param {string} game
 * @param {number} seat
 */
export function sideOf(game, seat) {
  const side = h("span", { class: "quiet" });
  void wordsOf(game).then(({ has, says }) => has(`seat.${seat + 1}`) && fill(side, ` ${says(`seat.${seat + 1}`)}`));
  return side;
}
