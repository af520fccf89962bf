// @ts-check
// What happened, turn by turn: a head for each, its lines folded below, the newest open and in sight.

import { button, fill, h, put } from "./dom.js";
import { t } from "./text.js";
import { gistOf, saysAll, textOf, turnsOf } from "./turns.js";

/** @typedef {import("./protocol").LogEntry} LogEntry */
/** @typedef {import("./turns.js").Turn} Turn */
/** @typedef {{node: HTMLElement, look: string}} Shown */

const LOW = 24; // pixels above the end from which the log follows along

export class Log {
  /**
   * @param {(elements: string[]) => void} glow
   * @param {(seat: number) => {name: string, marks: Node[]}} who
   */
  constructor(glow, who) {
    this.glow = glow;
    this.who = who;
    this.list = h("ol", { class: "turns" });
    this.newest = h("p", { class: "unseen", "aria-live": "polite" });
    this.box = h("div", { class: "log", "aria-label": t("log.name"), role: "group", tabindex: "0" }, this.list);
    this.down = button(t("log.new"), () => this.follow(), { class: "log-down", hidden: true });
    this.root = h("div", { class: "log-frame" }, this.box, this.down, this.newest);
    /** @type {Map<number, Shown>} */
    this.shown = new Map();
    this.pinned = true; // whether the end is kept in sight
    this.size = ""; // of the log when it was last at its end
    this.last = 0;
    this.box.addEventListener("scroll", () => this.scrolled());
    this.watcher = new ResizeObserver(() => this.pinned && this.follow());
    this.watcher.observe(this.box);
  }

  /**
   * @param {LogEntry[]} entries
   * @param {LogEntry[]} drafted
   */
  show(entries, drafted) {
    const turns = turnsOf(entries, drafted);
    const last = entries.at(-1)?.n ?? 0;
    if (last < this.last) this.clear();
    this.forget(new Set(turns.map(({ first }) => first)));
    const all = turns.map((turn, i) => this.put(turn, i, i === turns.length - 1));
    if (last > this.last && this.last) this.announce(entries.filter(({ n }) => n > this.last));
    if (this.pinned && all.includes(true)) this.goOn();
    else if (last > this.last) put(this.down, "hidden", false);
    this.last = last;
  }

  clear() {
    this.list.replaceChildren();
    this.shown.clear();
    this.last = 0;
    this.follow();
  }

  /** @param {Set<number>} kept first entries of turns */
  forget(kept) {
    for (const [first, { node }] of this.shown) {
      if (kept.has(first)) continue;
      node.remove();
      this.shown.delete(first);
    }
  }

  /**
   * Puts a turn at its place in the list, made anew only if it has changed, which comes back; the newest one is open.
   * @param {Turn} turn
   * @param {number} i
   * @param {boolean} newest
   */
  put(turn, i, newest) {
    const look = `${turn.entries.length} ${turn.drafted} ${this.who(turn.by).name}`;
    let found = this.shown.get(turn.first);
    const changed = found?.look !== look;
    if (!found || changed) {
      const node = this.turn(turn);
      if (found) found.node.replaceWith(node);
      found = { node, look };
      this.shown.set(turn.first, found);
    }
    if (this.list.children[i] !== found.node) this.list.insertBefore(found.node, this.list.children[i] ?? null);
    const fold = found.node.querySelector("details");
    if (fold && !fold.dataset.touched) fold.open = newest;
    return changed;
  }

  /**
   * A turn as its head, with its lines folded below unless the head says all that they would.
   * @param {Turn} turn
   */
  turn(turn) {
    const { name, marks } = this.who(turn.by);
    const nameOf = (/** @type {number} */ seat) => this.who(seat).name;
    const gist = h("span", { class: "gist" }, gistOf(turn, nameOf));
    const auto = turn.auto && h("span", { class: "auto quiet" }, ` ${t(`log.${turn.auto}`)}`);
    const head = [h("span", { class: "seat-marks" }, ...marks), h("span", null, h("b", null, name), auto, " ", gist)];
    const glow = this.lit([...new Set(turn.lines.flatMap(({ elements }) => elements))]);
    const shown = saysAll(turn, nameOf)
      ? h("div", { class: "head", "data-event": turn.lines[0].event, ...glow }, ...head)
      : this.folded(turn, h("summary", { class: "head", ...glow }, ...head));
    return h("li", { class: `turn${turn.drafted ? " drafted" : ""}`, "data-by": turn.by }, shown);
  }

  /**
   * @param {Turn} turn
   * @param {HTMLElement} head
   */
  folded(turn, head) {
    const lines = turn.lines.map((line) =>
      h(
        "li",
        { class: line.drafted ? "drafted" : "", "data-event": line.event, ...this.lit(line.elements) },
        textOf(line),
      ),
    );
    const fold = h("details", null, head, h("ol", null, ...lines));
    head.addEventListener("click", () => put(fold, "data-touched", "yes"));
    return fold;
  }

  /** @param {string[]} elements */
  lit(elements) {
    return { onpointerenter: () => this.glow(elements), onpointerleave: () => this.glow([]) };
  }

  /** Says what is new to those who listen, and nothing else. @param {LogEntry[]} entries */
  announce(entries) {
    const lines = turnsOf(entries).flatMap((turn) => turn.lines.map(textOf));
    fill(this.newest, lines.join(" "));
  }

  /** Notes whether someone has scrolled away from the end; a log that grew or shrank has scrolled by itself. */
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.box;
    const same = this.size === `${scrollHeight} ${clientHeight}`;
    if (this.pinned && !same) return this.follow();
    this.pinned = scrollHeight - scrollTop - clientHeight < LOW;
    if (this.pinned) put(this.down, "hidden", true);
  }

  /** Goes to the end when all around the log is up to date as well: asked for in between, it costs a layout more. */
  goOn() {
    queueMicrotask(() => this.pinned && this.follow());
  }

  /** Goes to the end, and stays there. */
  follow() {
    this.pinned = true;
    put(this.down, "hidden", true);
    this.box.scrollTop = this.box.scrollHeight;
    this.size = `${this.box.scrollHeight} ${this.box.clientHeight}`;
  }

  close() {
    this.watcher.disconnect();
  }
}
