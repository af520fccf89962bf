// @ts-check
// What happened, as lines that light up what they are about.

import { h } from "./dom.js";
import { t } from "./text.js";

/** @typedef {import("./protocol").LogEntry} LogEntry */

const LINES = 400;
const LOW = 60; // pixels above the end from which the log follows along

export class Log {
  /** @param {(elements: string[]) => void} glow */
  constructor(glow) {
    this.glow = glow;
    this.list = h("ol");
    this.root = h("div", { class: "log", "aria-label": t("log.name"), role: "log", tabindex: "0" }, this.list);
    this.last = 0;
    this.first = 0;
  }

  /**
   * @param {LogEntry[]} entries
   * @param {LogEntry[]} drafted
   */
  show(entries, drafted) {
    const start = entries[0]?.n ?? 0;
    if (start < this.first || (entries.at(-1)?.n ?? 0) < this.last) this.clear();
    for (const node of this.list.querySelectorAll(".drafted")) node.remove();
    if (this.last === 0) this.first = start;
    const low = this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight < LOW;
    for (const entry of entries) if (entry.n > this.last) this.list.append(this.line(entry, ""));
    for (const entry of drafted) this.list.append(this.line(entry, "drafted"));
    this.last = entries.at(-1)?.n ?? this.last;
    while (this.list.children.length > LINES) this.list.firstElementChild?.remove();
    if (low) this.root.scrollTop = this.root.scrollHeight;
  }

  clear() {
    this.list.replaceChildren();
    this.last = 0;
  }

  /**
   * @param {LogEntry} entry
   * @param {string} look
   */
  line({ elements = [], event, text }, look) {
    const [lit, dark] = [() => this.glow(elements), () => this.glow([])];
    const props = { class: look, "data-event": event, onpointerenter: lit, onpointerleave: dark, onclick: lit };
    return h("li", props, text);
  }
}
