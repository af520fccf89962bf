// @ts-check
// Hover, focus or hold anything to learn what it is and what it does, with its rule. It is said in one place, below the
// prompt, and never over the board.

import { fill, h, put } from "./dom.js";
import { bookOf, t } from "./text.js";

const HOLD = 500; // milliseconds of a long press
const REST = 600; // and of a resting pointer
const STEP = 4; // pixels that it must go to ask about what has changed below it
const EDGE = 8; // pixels between a tip and the edge of the screen
const THINGS = ".board [data-id], .hand [data-id]";
const MEANT = ".hand [data-id], .board [data-el].legal"; // those of which more can be said than what they are

/** @type {number[] | null} where the mouse was last, anywhere on the page, also before there was a table */
let last = null;
for (const type of /** @type {const} */ (["pointermove", "pointerdown", "pointerup"]))
  addEventListener(type, (event) => {
    if (isMouse(event)) last = pointOf(event);
  });

/** @typedef {import("./dom.js").Child} Child */

export class Tips {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.box = h("div", { class: "tip", role: "tooltip", id: "tip", hidden: true });
    this.root = h("div", { class: "tip-place" }, this.box);
    this.keyed = false; // whether keys were used last
    this.held = false; // whether a finger has asked: lifting it chooses nothing
    this.moved = false; // whether the mouse has moved since it was pressed, or something changed below it
    /** @type {number[] | null} */
    this.rest = null; // and where it was then
    /** @type {Element | null} */
    this.asked = null; // the thing about which was asked last
    this.pointed = ""; // the element that is pointed at
    /** @type {Element | null} */
    this.thing = null; // and its node, if that is on the board
    this.said = false; // whether what is shown was foretold
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.listening = new AbortController();
    this.listen(table.root);
  }

  /** @param {HTMLElement} root */
  listen(root) {
    const anywhere = { signal: this.listening.signal, capture: true };
    document.addEventListener("keydown", () => this.use(true), anywhere);
    for (const type of /** @type {const} */ (["pointerdown", "pointerup", "pointercancel"]))
      document.addEventListener(type, (event) => this.pressed(event), anywhere);
    root.addEventListener("pointerdown", (event) => isMouse(event) || this.hold(event));
    root.addEventListener("pointerover", (event) => isMouse(event) && this.over(event));
    root.addEventListener("pointermove", (event) => isMouse(event) && !this.moved && this.over(event));
    root.addEventListener("pointerleave", (event) => isMouse(event) && this.hide());
    root.addEventListener("focusin", (event) => this.keyed && this.later(event, 0));
    root.addEventListener("focusout", () => this.keyed && this.hide());
    root.addEventListener("contextmenu", (event) => targetOf(event).closest("[data-id]") && event.preventDefault());
    root.addEventListener("click", (event) => this.held && event.stopPropagation(), true);
  }

  /** @param {boolean} keyed */
  use(keyed) {
    this.keyed = keyed;
    this.held = false;
  }

  /**
   * Whether an event asks something: a finger acts, and a focus may have come without a key.
   * @param {Event} event
   */
  asks(event) {
    return event instanceof PointerEvent ? isMouse(event) : this.keyed;
  }

  /**
   * Nothing is said beyond a press, nor beyond the end of a drag; but what a finger asked can be read when it is gone.
   * @param {PointerEvent} event
   */
  pressed(event) {
    const down = event.type === "pointerdown";
    if (down) this.use(false);
    if (isMouse(event)) this.settle(event);
    else if (down) this.hide();
    else this.lifted();
  }

  /** The mouse asks nothing more until it moves away from here. @param {PointerEvent | null} event */
  settle(event) {
    this.moved = false;
    this.rest = event && pointOf(event);
    this.hide();
  }

  /** A finger is lifted: what comes to be known later is no answer to it. */
  lifted() {
    clearTimeout(this.timer);
    this.said = false;
    this.pointAt(null);
  }

  /**
   * The mouse has come over something, or something has come below the mouse, which asks nothing.
   * @param {PointerEvent} event
   */
  over(event) {
    const came = event.type === "pointerover" && !(last && apart(last, event));
    if (came && !this.asked?.contains(targetOf(event))) this.settle(last && event);
    if (came || (this.rest && !this.moved && apart(this.rest, event) < STEP)) return;
    this.moved = true;
    this.later(event, REST);
  }

  /** A finger asks by staying where it is. @param {PointerEvent} event */
  hold(event) {
    const node = targetOf(event).closest(THINGS);
    const ask = () => {
      this.held = true;
      this.pointAt(node?.closest(MEANT) ?? null);
      if (node) void this.show(node);
    };
    if (node) this.timer = setTimeout(ask, HOLD);
  }

  /**
   * Says what a thing is after a pause, unless something is dragged there; what it would do is said at once.
   * @param {Event} event
   * @param {number} pause
   */
  later(event, pause) {
    clearTimeout(this.timer);
    const node = targetOf(event).closest(THINGS);
    this.asked = node;
    this.pointAt(targetOf(event).closest(MEANT));
    if (node && !(event instanceof PointerEvent && event.buttons))
      this.timer = setTimeout(() => void this.show(node), pause);
    else if (!this.said) this.hide();
  }

  /** Shows what a card of the hand would do, or says what a thing on the board would. @param {Element | null} node */
  pointAt(node) {
    const element = node?.getAttribute("data-el") ?? "";
    if (element === this.pointed) return;
    this.pointed = element;
    this.thing = node?.closest(".board") ? node : null;
    const { ghosts } = this.table;
    ghosts.point(element && node?.closest(".hand") ? of(element) : null);
    if (this.thing) this.foretell(ghosts.about(element));
  }

  /** Says what the thing pointed at would do: that is known only now, and it may be named already. */
  learn() {
    const { thing, pointed } = this;
    const card = `.hand [data-el="${CSS.escape(pointed)}"]:is(:hover, :focus)`;
    if (pointed && this.table.root.querySelector(card)) this.table.ghosts.point(of(pointed));
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
    if (!parts.length) return;
    box.style.removeProperty("translate");
    const over = box.getBoundingClientRect().bottom - innerHeight;
    if (over > 0) box.style.setProperty("translate", `0 ${-over - EDGE}px`);
  }

  /** @param {Element} node */
  async show(node) {
    const { words } = this.table;
    const { asked } = this;
    const id = node.getAttribute("data-id") ?? "";
    const name = [this.ownerOf(id), this.nameOf(node)].filter(Boolean).join(": ");
    const clause = this.clauseOf(id);
    const text = clause && (await this.textOf(clause));
    const { more: counted = {}, tells = [] } = this.itemOf(id) ?? {};
    const short = this.keysOf(id).find((key) => words.has(`short.${key}`));
    const more = Object.entries(counted).map(([key, n]) => `${words.says(key)}: ${n}`);
    const told = tells.map(([key, args]) => h("p", null, words.says(key, args)));
    if ((!name && !text) || !node.isConnected || this.asked !== asked) return;
    const plain = short && h("p", null, words.says(`short.${short}`));
    const number = h("span", { class: "clause" }, t("rules.clause", { clause }));
    const rule = text && h("p", { class: "law" }, number, " ", text);
    const foretold = [...this.box.querySelectorAll(".foretold")];
    const parts = [plain, more.length > 0 && h("p", null, more.join(", ")), rule];
    this.fill(h("b", null, name), ...foretold, ...told, ...parts);
  }

  /** @param {Element} node */
  nameOf(node) {
    return node.closest(".hand") ? (node.getAttribute("data-name") ?? "") : this.table.board.nameOfNode(node);
  }

  /** Whose a thing is, where that is what one asks first. @param {string} id */
  ownerOf(id) {
    const { session, board } = this.table;
    const { look = "", side = "" } = this.itemOf(id) ?? {};
    const seat = board.scene.seats?.findIndex(({ sides }) => sides?.includes(side)) ?? -1;
    if (!board.art.owned?.includes(look) || seat < 0) return "";
    return seat === session.viewer ? t("team.you") : session.nameOf(seat);
  }

  /**
   * What a clause says, if the rules can be fetched.
   * @param {string} clause
   */
  async textOf(clause) {
    const book = await bookOf(this.table.session.about.game).catch(() => null);
    return book?.chapters.flatMap((chapter) => chapter.clauses).find(({ number }) => number === clause)?.text;
  }

  /** The clause about a thing, as the scene says. @param {string} id */
  clauseOf(id) {
    const { clauses } = this.table.session.still;
    return (
      this.keysOf(id)
        .map((key) => clauses?.[key])
        .find(Boolean) ?? ""
    );
  }

  /**
   * By what a thing is known: its id, its name, what is said of it (`kind-maw`), or its look.
   * @param {string} id
   */
  keysOf(id) {
    const item = this.itemOf(id);
    const facts = Object.entries(item ?? {}).filter(([, value]) => value && typeof value !== "number");
    const said = facts.map(([key, value]) => (typeof value === "string" ? `${key}-${value}` : key));
    return [id, item?.name ?? "", ...said, item?.kind ?? "", item?.look ?? "", id.split("-")[0]];
  }

  /** What the scene says of a thing. @param {string} id @returns {import("./types").Item | undefined} */
  itemOf(id) {
    const { still, face } = this.table.session;
    const place = still.places?.[id] && this.table.board.placeItem(id);
    return face?.scene.tokens?.[id] ?? face?.scene.hand?.[id] ?? place;
  }

  hide() {
    clearTimeout(this.timer);
    this.asked = null;
    this.pointAt(null);
    this.foretell([]);
    put(this.box, "hidden", true);
  }

  close() {
    clearTimeout(this.timer);
    this.listening.abort();
  }
}

/**
 * The choices that a thing is part of.
 * @param {string} element
 * @returns {(choice: import("./protocol").Choice) => boolean}
 */
const of = (element) => (choice) => choice.elements.includes(element);

/** @param {PointerEvent} event */
const isMouse = ({ pointerType }) => pointerType === "mouse";

/** @param {PointerEvent} event */
const pointOf = ({ clientX, clientY }) => [clientX, clientY];

/** How far the pointer is from a point. @param {number[]} point @param {PointerEvent} event */
const apart = ([x, y], { clientX, clientY }) => Math.hypot(clientX - x, clientY - y);

/** @param {Event} event */
const targetOf = (event) => /** @type {Element} */ (event.target);
