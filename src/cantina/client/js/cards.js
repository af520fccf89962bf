// @ts-check
// Cards that lie open and can be looked through: a pile of the board, or the hand of a team-mate.

import { h, svg } from "./dom.js";
import { dialog } from "./menu.js";
import { nameOfItem, readable } from "./names.js";
import { t } from "./text.js";

/** @typedef {import("./types").Item} Item */
/** @typedef {import("./types").Art} Art */
/** @typedef {import("./types").Words} Words */
/** @typedef {Record<string, Item>} Cards */

/** How many cards there are. @param {Cards} cards */
const total = (cards) => Object.values(cards).reduce((sum, { n = 1 }) => sum + n, 0);

/** Cards in their order. @param {Cards} cards */
const inOrder = (cards) => Object.entries(cards).sort(([, a], [, b]) => (a.order ?? 0) - (b.order ?? 0));

/**
 * A card as it lies there, with its name for those who do not see it.
 * @param {Art} art
 * @param {Words} words
 * @param {string} id
 * @param {Item} item
 */
function card(art, words, id, item) {
  const name = nameOfItem(words, item, id) || readable(id);
  const face = svg(art.face(item, id, words.says), { viewBox: "0 0 72 104", role: "img", "aria-label": name });
  return h("span", { class: `card ${item.look} ${item.side ?? ""}`, title: name }, face);
}

/**
 * Shows what lies in a pile, and what is still to come of it if the scene says so.
 * @param {Art} art
 * @param {Words} words
 * @param {string} title
 * @param {Cards} cards
 * @param {Cards} [rest]
 */
export function lookThrough(art, words, title, cards, rest) {
  const list = (/** @type {string} */ head, /** @type {Cards} */ some) =>
    h(
      "section",
      null,
      h("h3", null, head),
      h(
        "ul",
        { class: "card-list" },
        ...inOrder(some).map(([id, item]) =>
          h("li", null, card(art, words, id, item), h("b", null, `× ${item.n ?? 1}`)),
        ),
      ),
    );
  const here = list(t("cards.here", { n: total(cards) }), cards);
  return dialog(title, here, rest && list(t("cards.rest", { n: total(rest) }), rest));
}

/**
 * Cards of a seat that the viewer may see: small, and large in a dialog.
 * @param {Art} art
 * @param {Words} words
 * @param {string} name of the seat
 * @param {Cards} [cards]
 */
export function openHand(art, words, name, cards = {}) {
  if (!total(cards)) return null;
  const title = t("cards.hand", { name });
  const open = () => lookThrough(art, words, title, cards);
  const faces = inOrder(cards).flatMap(([id, item]) =>
    Array.from({ length: item.n ?? 1 }, () => card(art, words, id, item)),
  );
  return h("button", { type: "button", class: "seat-hand", "aria-label": title, onclick: open }, ...faces);
}
