// @ts-check
// Hover, focus or hold anything to learn what it is and what it does, with its rule.

import { fill, h, put } from "./dom.js";
import { bookOf, t } from "./text.js";

const HOLD = 500; // milliseconds of a long press
const REST = 450; // and of a resting pointer

export class Tips {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.box = h("div", { class: "tip", role: "tooltip", id: "tip", hidden: true });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    table.root.append(this.box);
    this.listen(table.root);
  }

  /** @param {HTMLElement} root */
  listen(root) {
    const mouse = (/** @type {PointerEvent} */ event) => event.pointerType === "mouse";
    root.addEventListener("pointerover", (event) => mouse(event) && this.later(event, REST));
    root.addEventListener("pointerdown", (event) => (mouse(event) ? this.hide() : this.later(event, HOLD)));
    root.addEventListener("pointerup", (event) => mouse(event) || clearTimeout(this.timer));
    root.addEventListener("pointerleave", () => this.hide());
    root.addEventListener("focusin", (event) => targetOf(event).matches(":focus-visible") && this.later(event, 0));
    root.addEventListener("focusout", () => this.hide());
    root.addEventListener("contextmenu", (event) => targetOf(event).closest("[data-id]") && event.preventDefault());
  }

  /**
   * @param {Event} event
   * @param {number} pause
   */
  later(event, pause) {
    clearTimeout(this.timer);
    const node = targetOf(event).closest(".board [data-id], .hand [data-id]");
    if (node) this.timer = setTimeout(() => void this.show(node), pause);
    else this.hide();
  }

  /** @param {Element} node */
  async show(node) {
    const { session, words } = this.table;
    const id = node.getAttribute("data-id") ?? "";
    const name = this.nameOf(node);
    const clause = this.clauseOf(id);
    const text = clause && (await this.textOf(clause));
    const more = Object.entries(session.face?.scene.tokens?.[id]?.more ?? {}).map(
      ([key, n]) => `${words.says(key)}: ${n}`,
    );
    if ((!name && !text) || !node.isConnected) return;
    const rule = h("span", { class: "clause" }, t("rules.clause", { clause }));
    const parts = [more.length > 0 && h("p", null, more.join(", ")), text && h("p", null, rule, " ", text)];
    fill(this.box, h("b", null, name), ...parts);
    this.put(node.getBoundingClientRect());
  }

  /** @param {Element} node */
  nameOf(node) {
    if (!node.closest(".hand")) return this.table.board.nameOfNode(node);
    return node.getAttribute("aria-label") ?? node.textContent ?? "";
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
    const { still, face } = this.table.session;
    const place = still.places?.[id] && this.table.board.placeItem(id);
    const item = face?.scene.tokens?.[id] ?? face?.scene.hand?.[id] ?? place;
    const facts = Object.entries(item ?? {}).filter(([, value]) => value && typeof value !== "number");
    const said = facts.map(([key, value]) => (typeof value === "string" ? `${key}-${value}` : key));
    const keys = [id, item?.name ?? "", ...said, item?.kind ?? "", item?.look ?? "", id.split("-")[0]];
    return keys.map((key) => still.clauses?.[key]).find(Boolean) ?? "";
  }

  /** @param {DOMRect} box */
  put(box) {
    put(this.box, "hidden", false);
    const [width, height] = [this.box.offsetWidth, this.box.offsetHeight];
    const x = Math.min(Math.max(8, box.x + box.width / 2 - width / 2), innerWidth - width - 8);
    const above = box.y - height - 10;
    this.box.style.left = `${x}px`;
    this.box.style.top = `${above > 8 ? above : Math.min(box.bottom + 10, innerHeight - height - 8)}px`;
  }

  hide() {
    clearTimeout(this.timer);
    put(this.box, "hidden", true);
  }

  close() {
    this.hide();
    this.box.remove();
  }
}

/** @param {Event} event */
const targetOf = (event) => /** @type {Element} */ (event.target);
