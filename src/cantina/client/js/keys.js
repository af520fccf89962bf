// @ts-check
// The keyboard: Enter chooses, arrows go from thing to thing, figures choose cards, letters lead and help. The focus
// stays where the play is, whatever a move takes away.

import { kind, sets } from "./choose.js";
import { hint } from "./help.js";
import { keyList } from "./keylist.js";
import { middleOf } from "./near.js";
import { rules } from "./rules.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const LIVE = ".board [tabindex='0'], .hand button";
/** @type {Record<string, string>} the parts of a table, and what in them can be chosen now */
const PARTS = {
  hand: ".hand .card.legal",
  board: ".board .legal, .board .ghost-piece",
  acts: ".acts .act",
};

export class Keys {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.part = ""; // of the table in which the focus was last, by keys
    this.element = ""; // and on what
    this.listener = (/** @type {KeyboardEvent} */ event) => this.pressed(event);
    document.addEventListener("keydown", this.listener);
    table.root.addEventListener("focusin", (event) => this.noted(/** @type {Element} */ (event.target)));
    table.root.addEventListener("pointerdown", () => this.noted(null));
  }

  close() {
    document.removeEventListener("keydown", this.listener);
  }

  /** @param {Element | null} node */
  noted(node) {
    this.part = Object.keys(PARTS).find((part) => node?.closest(`.${part}`)) ?? "";
    this.element = node?.getAttribute("data-el") ?? "";
  }

  /** Puts the focus back where the play is if a change has taken it away. */
  keep() {
    const { root } = this.table;
    const now = document.activeElement;
    const lost = !now || now === document.body || now.matches(".hand, .board > svg, .acts");
    const idle = now?.matches(".board :not(.legal, .chosen, .ghost-piece), .hand .card:not(.legal, .chosen)");
    if (!this.part || (!lost && !idle) || root.querySelector(".curtain")) return;
    const { part, element } = this;
    const same = element && `.${part} [data-el="${CSS.escape(element)}"].legal`;
    const found = (same && root.querySelector(same)) || this.firstIn(part) || this.anywhere() || this.frameOf(part);
    if (found instanceof HTMLElement || found instanceof SVGElement) found.focus({ preventScroll: true });
    this.part = part; // also when nothing can be chosen yet: the focus comes back with the next turn
  }

  /** @param {string} part */
  firstIn(part) {
    return this.table.root.querySelector(PARTS[part]);
  }

  /** Puts the focus on something that can be chosen. */
  begin() {
    const found = this.anywhere();
    if (found instanceof HTMLElement || found instanceof SVGElement) found.focus();
  }

  anywhere() {
    return Object.keys(PARTS)
      .map((part) => this.firstIn(part))
      .find(Boolean);
  }

  /** What holds a part together, to be focused while nothing in it can be. @param {string} part */
  frameOf(part) {
    return this.table.root.querySelector(part === "hand" ? ".hand" : part === "board" ? ".board > svg" : ".acts");
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const target = /** @type {Element} */ (event.target);
    if (this.table.curtain.root) return; // what lies below it is somebody else's
    if (target.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    const node = target.closest(".board [data-el]");
    const chosen = event.key === "Enter" || event.key === " ";
    if (chosen && target.closest(".ghost-piece")) {
      event.preventDefault();
      target.closest(".ghost-piece")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (node && chosen) {
      event.preventDefault();
      void this.table.pick(node.getAttribute("data-el") ?? "", node);
    } else if (event.key in ARROWS && target.closest(".board, .hand")) {
      event.preventDefault();
      this.nearest(target, ARROWS[event.key])?.focus();
    } else if (/^[1-9]$/.test(event.key)) this.number(Number(event.key));
    else this.lead(event);
  }

  /**
   * Chooses by its number: one of several things on the board, or a card of the hand, or a button beside the prompt.
   * @param {number} n
   */
  number(n) {
    const thing = this.several()[n - 1];
    if (thing) {
      thing.focus();
      void this.table.pick(thing.dataset.el ?? "", thing);
      return;
    }
    const cards = this.table.root.querySelectorAll(".hand .card");
    const legal = this.firstIn("hand");
    const list = legal ? cards : this.table.root.querySelectorAll(".acts .act");
    const node = /** @type {HTMLElement | undefined} */ (list[n - 1]);
    node?.focus();
    node?.click();
  }

  /** The things on the board of which one may choose more or fewer, such as dice. */
  several() {
    const kinds = sets(this.table.session.choices);
    const nodes = /** @type {NodeListOf<SVGElement>} */ (
      this.table.root.querySelectorAll(".board .legal, .board .chosen")
    );
    return [...nodes].filter((node) => kinds.has(kind(node.dataset.el ?? "")));
  }

  /** Does what a key stands for, and writes it nowhere: what it opens may have a field. @param {KeyboardEvent} event */
  lead(event) {
    const { table } = this;
    const back = () => table.session.takeBack();
    const ways = /** @type {Record<string, () => unknown>} */ ({
      Escape: () => table.letGo(),
      Backspace: back,
      u: back,
      i: () => hint(table),
      r: () => rules(table.session.about.game),
      "?": keyList,
      l: () => table.openLog(),
      h: () => this.go("hand"),
      b: () => this.go("board"),
    });
    if (!ways[event.key]) return;
    if (event.key !== "Escape") event.preventDefault(); // that closes what is open, too
    void ways[event.key]();
  }

  /** @param {string} part */
  go(part) {
    const whole = this.table.root.querySelector(part === "hand" ? ".hand .card" : ".board > svg");
    for (const found of /** @type {(HTMLElement | null)[]} */ ([this.firstIn(part), whole])) {
      found?.focus();
      if (found && document.activeElement === found) return; // the ghosts of a card go when it loses the focus
    }
  }

  /**
   * The nearest thing in a direction that can be chosen.
   * @param {Element} target
   * @param {[number, number]} direction
   */
  nearest(target, [dx, dy]) {
    const from = middleOf(target);
    let best = /** @type {HTMLElement | null} */ (null);
    let least = Infinity;
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (this.table.root.querySelectorAll(LIVE))) {
      const [x, y] = middleOf(node).map((value, axis) => value - from[axis]);
      const ahead = x * dx + y * dy;
      const cost = ahead + 2 * Math.abs(x * dy - y * dx);
      if (ahead > 2 && cost < least && !this.doubles(node)) [best, least] = [node, cost];
    }
    return best;
  }

  /**
   * Whether a ghost stands on what can be clicked for the same choice: that is stop enough.
   * @param {HTMLElement} node
   */
  doubles(node) {
    const { session, root } = this.table;
    const choice = session.choices.find(({ text }) => text === node.dataset.ghost);
    const [x, y] = middleOf(node);
    return (choice?.elements ?? []).some((element) => {
      const thing = root.querySelector(`.board [data-el="${CSS.escape(element)}"].legal`);
      const box = thing?.getBoundingClientRect();
      return box && x > box.left && x < box.right && y > box.top && y < box.bottom;
    });
  }
}
