// @ts-check
// The viewer's cards below the board.

import { button, fill, h, put, svg } from "./dom.js";
import { isPicked } from "./light.js";
import { nameOfItem, readable } from "./names.js";
import { t } from "./text.js";

/** @typedef {import("./types").Item} Item */
/** @typedef {import("./choose.js").Pick} Pick */

const MARGIN = 8; // pixels beside a card that was brought into view
const SPENT = "spent"; // the place where all cards were

/** Keeps the cards up to date without losing the focus. */
export class Hand {
  /**
   * @param {import("./types").Art} art
   * @param {import("./types").Words} words
   * @param {(element: string, node: Element) => void} onpick
   */
  constructor(art, words, onpick) {
    this.art = art;
    this.words = words;
    this.onpick = onpick;
    const look = `hand ${art.hand ?? ""}`;
    this.root = h("div", { class: look, role: "group", tabindex: "-1", "aria-label": t("hand.name") });
    /** @type {Map<string, HTMLButtonElement>} */
    this.cards = new Map();
    /** @type {string[]} */
    this.places = []; // the cards in their order, and those whose place is still kept
    /** @type {string[]} */
    this.meant = []; // the cards that the last choice was made with: of equal ones they are those that leave
    this.lit = ""; // the cards that could be played when one was last looked for
  }

  /**
   * @param {Record<string, Item>} hand
   * @param {Set<string>} open
   * @param {Pick[]} picks
   * @param {boolean} [drafting] whether a move is put together: until it is played, no card moves under the pointer
   * @param {number} [dealt] how many cards there are when none is played yet, those that lie apart left out
   */
  show(hand, open, picks, drafting = false, dealt = 0) {
    const order = Object.entries(hand).sort(([, a], [, b]) => (a.order ?? 0) - (b.order ?? 0));
    const wanted = new Map(order.flatMap(([id, item]) => this.copies(id, item)).map((one) => [one.key, one]));
    for (const [key, node] of this.cards) if (!wanted.has(key)) this.drop(key, node);
    const kept = drafting && [...wanted.keys()].every((key) => this.places.includes(key));
    if (!kept) this.places = placesOf([...wanted.values()], dealt);
    for (const [i, key] of this.places.entries()) {
      const { id = "", item } = wanted.get(key) ?? {};
      const node = item ? this.card(key, id, item) : key === SPENT ? this.spent(i, dealt) : this.gap(i);
      if (this.root.children[i] !== node) this.root.insertBefore(node, this.root.children[i] ?? null);
      if (item) light(/** @type {HTMLElement} */ (node), item.elements?.[0] ?? id, open, picks);
    }
    while (this.root.children.length > this.places.length) this.root.lastElementChild?.remove();
    this.reveal();
  }

  /** The place of a card that has been played. @param {number} i */
  gap(i) {
    const there = this.root.children[i];
    return there?.matches(".gap") ? there : h("span", { class: "gap" });
  }

  /**
   * Where the cards were that are all played: when the next ones come.
   * @param {number} i
   * @param {number} n
   */
  spent(i, n) {
    const there = this.root.children[i];
    return there?.matches(".spent") ? there : h("p", { class: "spent" }, this.words.says("hand.spent", { n }));
  }

  /** Brings the first card that can be played now into view, where the row is longer than the screen. */
  reveal() {
    const legal = [...this.cards.values()].filter((node) => node.classList.contains("legal"));
    const lit = legal.map((node) => node.dataset.key).join();
    if (lit === this.lit) return;
    this.lit = lit;
    const { left, right } = this.root.getBoundingClientRect();
    const boxes = legal.map((node) => node.getBoundingClientRect());
    const first = boxes.sort((a, b) => a.left - b.left)[0];
    if (first && (first.left < left || first.right > right)) this.root.scrollLeft += first.left - left - MARGIN;
  }

  /**
   * @param {string} key
   * @param {HTMLElement} node
   */
  drop(key, node) {
    this.cards.delete(key);
    node.remove();
  }

  /**
   * The button of a card, which shows it as it is now.
   * @param {string} key
   * @param {string} id
   * @param {Item} item
   */
  card(key, id, item) {
    const node = this.cards.get(key) ?? this.add(key, id, item);
    const look = JSON.stringify(item);
    if (node.dataset.look !== look) {
      node.dataset.look = look;
      this.draw(node, id, item);
    }
    return node;
  }

  /**
   * @param {string} key
   * @param {string} id
   * @param {Item} item
   */
  add(key, id, item) {
    const element = item.elements?.[0] ?? id;
    const pick = () => this.onpick(element, node);
    const node = button("", pick, { class: "card", "data-el": element, "data-id": id, "data-key": key });
    this.cards.set(key, node);
    return node;
  }

  /**
   * @param {HTMLButtonElement} node
   * @param {string} id
   * @param {Item} item
   */
  draw(node, id, item) {
    const name = nameOfItem(this.words, item, id) || readable(id);
    put(node, "data-name", name);
    const bare = this.art.bare?.includes(item.look) ?? false; // the face says it all, to those who see it
    const looks = [item.look, item.side, item.deck && `of-${item.deck}`, item.down && "down", item.apart && "apart"];
    put(node, "class", ["card", ...looks.filter(Boolean)].join(" "));
    const down = item.down && h("span", { class: "unseen" }, ` (${t("hand.down")})`);
    const face = svg(this.art.face(item, id, this.words.says), { viewBox: "0 0 72 104", "aria-hidden": "true" });
    fill(node, face, h("span", { class: bare ? "unseen" : "card-name" }, name, down));
  }

  /**
   * One entry for each copy of a card; some may lie face down.
   * @param {string} id
   * @param {Item} item
   */
  copies(id, { n = 1, lying = 0, ...item }) {
    const down = { ...item, down: true };
    return this.keysOf(id, n).map((key, i) => ({ key, id, item: i >= n - lying ? down : item }));
  }

  /**
   * The keys of so many copies of a card: those that are there, as far as they stay, and new ones.
   * @param {string} id
   * @param {number} n
   */
  keysOf(id, n) {
    const here = [...this.cards].filter(([, node]) => node.dataset.id === id).map(([key]) => key);
    const stay = here.length > n ? here.filter((key) => !this.meant.includes(key)) : here;
    for (let i = 0; stay.length < n; i++) if (!stay.includes(`${id}#${i}`)) stay.push(`${id}#${i}`);
    return stay.slice(0, n).sort((a, b) => numberOf(a) - numberOf(b));
  }

  /** Whether a card goes together with a place on the board. @param {boolean} yes */
  combine(yes) {
    put(this.root, "data-combine", yes);
  }

  elements() {
    return new Set([...this.cards.values()].map((node) => node.dataset.el ?? ""));
  }
}

/**
 * @param {HTMLElement} node
 * @param {string} element
 * @param {Set<string>} open
 * @param {Pick[]} picks
 */
function light(node, element, open, picks) {
  const down = node.classList.contains("down");
  const chosen = isPicked(node, element, picks);
  node.classList.toggle("legal", open.has(element) && !down);
  node.classList.toggle("chosen", chosen && !down);
  put(node, "aria-pressed", chosen ? "true" : open.has(element) ? "false" : null);
}

/**
 * The places of a hand: its cards, and after the last one that does not lie apart as many free ones as were played.
 * @param {{key: string, item: Item}[]} cards in their order
 * @param {number} dealt
 */
function placesOf(cards, dealt) {
  const keys = cards.map(({ key }) => key);
  const own = cards.filter(({ item }) => !item.apart).length;
  const free = Array.from({ length: Math.max(0, dealt - own) }, (_, i) => `free#${i}`);
  const end = cards.findLastIndex(({ item }) => !item.apart) + 1;
  return [...keys.slice(0, end), ...(own || !dealt ? free : [SPENT]), ...keys.slice(end)];
}

/** Which copy of a card a key is. @param {string} key */
const numberOf = (key) => Number(key.split("#").at(-1));
