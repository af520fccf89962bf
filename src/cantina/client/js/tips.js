// @ts-check
// Hover, focus or hold anything to learn what it is and what it does, with its rule. It is said in one place, below the
// prompt, and never over the board.

import { fill, h, put } from "./dom.js";
import { bookOf, t } from "./text.js";

const HOLD = 500; // milliseconds of a long press
const REST = 600; // and of a resting pointer
const EDGE = 8; // pixels between a tip and the edge of the screen

/** @typedef {import("./dom.js").Child} Child */

export class Tips {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.box = h("div", { class: "tip", role: "tooltip", id: "tip", hidden: true });
    this.root = h("div", { class: "tip-place" }, this.box);
    this.keyed = false; // whether keys were used last
    this.pointed = ""; // the element that is pointed at
    /** @type {Element | null} */
    this.thing = null; // and its node, if that is on the board
    this.said = false; // whether what is shown was foretold
    this.press = [-1, -1]; // where the pointer was pressed last
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.listen(table.root);
  }

  /** @param {HTMLElement} root */
  listen(root) {
    const mouse = (/** @type {PointerEvent} */ event) => event.pointerType === "mouse";
    root.addEventListener("keydown", () => this.use(true));
    root.addEventListener("pointerover", (event) => mouse(event) && this.moved(event) && this.later(event, REST));
    root.addEventListener("pointerdown", (event) => this.pressed(event, mouse(event)));
    root.addEventListener("pointerup", (event) => mouse(event) || clearTimeout(this.timer));
    root.addEventListener("pointerleave", (event) => mouse(event) && this.hide());
    root.addEventListener("focusin", (event) => this.keyed && this.later(event, 0));
    root.addEventListener("focusout", () => this.keyed && this.hide());
    root.addEventListener("contextmenu", (event) => targetOf(event).closest("[data-id]") && event.preventDefault());
  }

  /**
   * Whether the pointer has gone anywhere since it was pressed: a board that changes below it asks nothing.
   * @param {PointerEvent} event
   */
  moved({ clientX, clientY }) {
    return clientX !== this.press[0] || clientY !== this.press[1];
  }

  /** @param {boolean} keyed */
  use(keyed) {
    this.keyed = keyed;
  }

  /**
   * @param {PointerEvent} event
   * @param {boolean} mouse
   */
  pressed(event, mouse) {
    this.use(false);
    this.press = [event.clientX, event.clientY];
    this.hide();
    if (!mouse) this.later(event, HOLD);
  }

  /**
   * @param {Event} event
   * @param {number} pause
   */
  later(event, pause) {
    clearTimeout(this.timer);
    const node = targetOf(event).closest(".board [data-id], .hand [data-id]");
    this.pointAt(targetOf(event).closest(".hand [data-id], .board [data-el].legal"));
    if (node) this.timer = setTimeout(() => void this.show(node), pause);
    else if (!this.said) this.hide();
  }

  /** Shows what a card of the hand would do, or says what a thing on the board would. @param {Element | null} node */
  pointAt(node) {
    const element = node?.getAttribute("data-el") ?? "";
    if (element === this.pointed) return;
    this.pointed = element;
    this.thing = node?.closest(".board") ? node : null;
    const { ghosts } = this.table;
    ghosts.point(element && node?.closest(".hand") ? (choice) => choice.elements.includes(element) : null);
    if (this.thing) this.foretell(ghosts.about(element));
  }

  /** Says what the thing pointed at on the board would do: that is known only now, and it may be named already. */
  learn() {
    const { thing } = this;
    if (!thing?.isConnected) return;
    const named = !this.box.hidden;
    this.foretell(this.table.ghosts.about(this.pointed));
    if (named) void this.show(thing);
  }

  /** Says at once what would happen, or nothing any more. @param {string[]} lines */
  foretell(lines) {
    if (!lines.length && !this.said) return;
    this.said = lines.length > 0;
    this.fill(...lines.map((line) => h("p", { class: "foretold" }, line)));
  }

  /**
   * Says this, or nothing: below the prompt, and higher up where it would not fit on the screen.
   * @param {...Child} parts
   */
  fill(...parts) {
    const { box } = this;
    fill(box, ...parts);
    put(box, "hidden", !parts.length);
    box.style.removeProperty("translate");
    const over = box.getBoundingClientRect().bottom - innerHeight;
    if (over > 0) box.style.setProperty("translate", `0 ${-over - EDGE}px`);
  }

  /** @param {Element} node */
  async show(node) {
    const { words } = this.table;
    const id = node.getAttribute("data-id") ?? "";
    const name = this.nameOf(node);
    const clause = this.clauseOf(id);
    const text = clause && (await this.textOf(clause));
    const { more: counted = {}, tells = [] } = this.itemOf(id) ?? {};
    const more = Object.entries(counted).map(([key, n]) => `${words.says(key)}: ${n}`);
    const told = tells.map(([key, args]) => h("p", null, words.says(key, args)));
    if ((!name && !text) || !node.isConnected) return;
    const rule = h("span", { class: "clause" }, t("rules.clause", { clause }));
    const foretold = [...this.box.querySelectorAll(".foretold")];
    const parts = [more.length > 0 && h("p", null, more.join(", ")), text && h("p", null, rule, " ", text)];
    this.fill(h("b", null, name), ...foretold, ...told, ...parts);
  }

  /** @param {Element} node */
  nameOf(node) {
    return node.closest(".hand") ? (node.getAttribute("data-name") ?? "") : this.table.board.nameOfNode(node);
  }

  /**
   * What a clause says, if the rules can be fetched.
   * @param {string} clause
   */
  async textOf(clause) {
    const book = await bookOf(this.table.session.about.game).catch(() => null);
    return book?.chapters.flatMap((chapter) => chapter.clauses).find(({ number }) => number === clause)?.text;
  }

  /**
   * The clause about a thing, as the scene says: by its id, its name, what is said of it (`kind-maw`), or its look.
   * @param {string} id
   */
  clauseOf(id) {
    const { still } = this.table.session;
    const item = this.itemOf(id);
    const facts = Object.entries(item ?? {}).filter(([, value]) => value && typeof value !== "number");
    const said = facts.map(([key, value]) => (typeof value === "string" ? `${key}-${value}` : key));
    const keys = [id, item?.name ?? "", ...said, item?.kind ?? "", item?.look ?? "", id.split("-")[0]];
    return keys.map((key) => still.clauses?.[key]).find(Boolean) ?? "";
  }

  /** What the scene says of a thing. @param {string} id @returns {import("./types").Item | undefined} */
  itemOf(id) {
    const { still, face } = this.table.session;
    const place = still.places?.[id] && this.table.board.placeItem(id);
    return face?.scene.tokens?.[id] ?? face?.scene.hand?.[id] ?? place;
  }

  hide() {
    clearTimeout(this.timer);
    this.pointAt(null);
    this.foretell([]);
    put(this.box, "hidden", true);
  }

  close() {
    clearTimeout(this.timer);
  }
}

/** @param {Event} event */
const targetOf = (event) => /** @type {Element} */ (event.target);
