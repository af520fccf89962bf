// @ts-check
// A row that may be longer than the page is wide: it is scrolled by hand, or by two arrows that are there when needed.

import { button, fill, h } from "./dom.js";
import { t } from "./text.js";

const PART = 0.9; // of what is in sight, by which an arrow goes on

export class Strip {
  constructor() {
    this.root = h("ul", { class: "table-list cards", onscroll: () => this.look() });
    this.back = button("‹", () => this.move(-1), { "aria-label": t("home.back"), title: t("home.back") });
    this.on = button("›", () => this.move(1), { "aria-label": t("home.forward"), title: t("home.forward") });
    this.arrows = h("div", { class: "arrows", hidden: true }, this.back, this.on);
    this.eye = new ResizeObserver(() => this.look());
    this.eye.observe(this.root);
  }

  close() {
    this.eye.disconnect();
  }

  /** Shows other entries, at the place to which it was scrolled. @param {Element[]} entries */
  fill(entries) {
    const { scrollLeft } = this.root; // it is lost while there are none
    fill(this.root, ...entries);
    this.root.scrollLeft = scrollLeft;
    this.look();
  }

  /** @param {number} way */
  move(way) {
    this.root.scrollBy({ left: way * PART * this.root.clientWidth, behavior: "smooth" });
  }

  /** Finds out which of the arrows lead anywhere. */
  look() {
    const { scrollLeft, scrollWidth, clientWidth } = this.root;
    this.arrows.hidden = scrollWidth <= clientWidth + 1;
    this.back.disabled = scrollLeft < 1;
    this.on.disabled = scrollLeft > scrollWidth - clientWidth - 1;
  }
}
