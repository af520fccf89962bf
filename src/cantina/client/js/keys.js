// @ts-check
// The keyboard: Enter chooses, arrows go from thing to thing, letters help.

import { hint } from "./help.js";
import { rules } from "./rules.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Keys {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.listener = (/** @type {KeyboardEvent} */ event) => this.pressed(event);
    document.addEventListener("keydown", this.listener);
  }

  close() {
    document.removeEventListener("keydown", this.listener);
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    const node = target.closest(".board [data-el]");
    if (node && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.table.pick(node.getAttribute("data-el") ?? "", node);
    } else if (event.key in ARROWS && target.closest(".board, .hand")) {
      event.preventDefault();
      this.nearest(target, ARROWS[event.key])?.focus();
    } else this.help(event.key);
  }

  /** @param {string} key */
  help(key) {
    const { table } = this;
    if (key === "Escape") table.letGo();
    else if (key === "Backspace" || key === "u") void table.session.takeBack();
    else if (key === "h") void hint(table);
    else if (key === "?" || key === "r") void rules(table.session.about.game);
  }

  /**
   * The nearest thing in a direction that can be chosen.
   * @param {Element} target
   * @param {[number, number]} direction
   */
  nearest(target, [dx, dy]) {
    const from = middle(target);
    const live = ".board [tabindex='0'], .hand button";
    let best = /** @type {HTMLElement | null} */ (null);
    let least = Infinity;
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (this.table.root.querySelectorAll(live))) {
      const [x, y] = middle(node).map((value, axis) => value - from[axis]);
      const ahead = x * dx + y * dy;
      const cost = ahead + 2 * Math.abs(x * dy - y * dx);
      if (ahead > 2 && cost < least) [best, least] = [node, cost];
    }
    return best;
  }
}

/** @param {Element} node */
function middle(node) {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
