// @ts-check
// Hover, focus or hold anything to learn what it is and what it does, with its rule.

import { fill, h, put } from "./dom.js";
import { lang, load, t } from "./text.js";

const HOLD = 500; // milliseconds of a long press
const REST = 450; // and of a resting pointer

export class Tips {
  /**
   * @param {import("./table.js").TablePage} page
   * @param {HTMLElement} root
   */
  constructor(page, root) {
    this.page = page;
    this.box = h("div", { class: "tip", role: "tooltip", id: "tip", hidden: true });
    root.append(this.box);
    /** @type {any} */
    this.timer = undefined;
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.later(event.target, REST));
    root.addEventListener("pointerdown", (event) =>
      event.pointerType === "mouse" ? this.hide() : this.later(event.target, HOLD),
    );
    root.addEventListener("pointerup", (event) => event.pointerType !== "mouse" && clearTimeout(this.timer));
    root.addEventListener("pointerleave", () => this.hide());
    root.addEventListener(
      "focusin",
      (event) => /** @type {Element} */ (event.target).matches(":focus-visible") && this.later(event.target, 0),
    );
    root.addEventListener("focusout", () => this.hide());
    root.addEventListener(
      "contextmenu",
      (event) => /** @type {Element} */ (event.target).closest("[data-id]") && event.preventDefault(),
    );
  }

  /**
   * @param {EventTarget | null} target
   * @param {number} pause
   */
  later(target, pause) {
    clearTimeout(this.timer);
    const node = /** @type {Element} */ (target).closest?.(".board [data-id], .hand [data-id]");
    if (node) this.timer = setTimeout(() => void this.show(node), pause);
    else this.hide();
  }

  /** @param {Element} node */
  async show(node) {
    const { board, session, says } = this.page;
    const id = node.getAttribute("data-id") ?? "";
    const name = node.closest(".hand")
      ? (node.getAttribute("aria-label") ?? node.textContent ?? "")
      : (board?.nameOfNode(node) ?? "");
    const clause = this.clauseOf(id, node);
    const book = clause ? await load(`/api/games/${session.about.game}/rules?lang=${lang()}`).catch(() => null) : null;
    const text = book?.chapters
      .flatMap((/** @type {any} */ chapter) => chapter.clauses)
      .find((/** @type {any} */ c) => c.number === clause)?.text;
    const more = Object.entries(session.face?.scene?.tokens?.[id]?.more ?? {})
      .map(([key, n]) => `${says?.(key)}: ${n}`)
      .join(", ");
    if ((!name && !text) || !node.isConnected) return;
    fill(
      this.box,
      h("b", null, name),
      more && h("p", null, more),
      text && h("p", null, h("span", { class: "clause" }, t("rules.clause", { clause: clause ?? "" })), " ", text),
    );
    this.put(node.getBoundingClientRect());
  }

  /**
   * The clause about a thing, as the scene says.
   * @param {string} id
   * @param {Element} node
   */
  clauseOf(id, node) {
    const { still, face } = this.page.session;
    const clauses = still?.clauses ?? {};
    const item = face?.scene?.tokens?.[id] ?? face?.scene?.hand?.[id] ?? still?.places?.[id] ?? {};
    const keys = [
      id,
      item.name,
      `kind-${item.kind}`,
      `special-${item.special}`,
      item.only && "only",
      `${item.look}`,
      id.split("-")[0],
    ];
    void node;
    return keys.map((key) => clauses[key ?? ""]).find(Boolean);
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
