// @ts-check
// The story of an ended game: the chances to win as a curve, where it turned, and what was skill or luck.

import { button, fill, h, svg } from "./dom.js";
import { net } from "./net.js";
import { percent, t } from "./text.js";

/** @typedef {{at: number, from: number, by: number}} Swing a change of the chances, after which action, since which */

const [WIDTH, HEIGHT] = [320, 96];
const WORTH = 0.01; // by which a best move must better the chances

export class Story {
  /**
   * @param {import("./session.js").Session} session
   * @param {import("./replay.js").Replay} replay
   */
  constructor(session, replay) {
    this.session = session;
    this.replay = replay;
    /** @type {[number, number[]][]} */
    this.points = [];
    this.graph = h("div", { class: "graph" });
    this.root = h("div", { class: "story" }, h("p", { class: "quiet" }, t("after.thinking")));
  }

  /** Asks a bot to read the game; its answer comes in parts. */
  begin() {
    net.on("curve", (message) => message.table === this.session.id && this.add(message));
    net.ask({ type: "curve", table: this.session.id }).catch(() => {});
  }

  /** @param {import("./protocol").CurvePart} part */
  add({ points, whole }) {
    this.points = [...this.points, ...points].sort((a, b) => a[0] - b[0]);
    this.draw();
    if (whole) void this.tell();
  }

  /** The changes from point to point, the biggest first, for the seat that looks on. */
  swings() {
    const seat = this.seat();
    const change = (/** @type {[number, number[]]} */ [at, chances], /** @type {number} */ i) => {
      const [from, before] = this.points[i];
      return { at, from, by: chances[seat] - before[seat] };
    };
    return this.points
      .slice(1)
      .map(change)
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  }

  seat() {
    return Math.max(this.session.viewer, 0);
  }

  draw() {
    if (this.points.length < 2) return;
    const last = this.points[this.points.length - 1][0] || 1;
    const x = (/** @type {number} */ at) => ((at / last) * WIDTH).toFixed(1);
    const swings = this.swings().slice(0, 3);
    const dots = swings.map(({ at }) => `<circle class="swing" cx="${x(at)}" cy="${HEIGHT + 8}" r="4"/>`);
    const here = this.replay.on ? `<path class="here" d="M${x(this.replay.at)} 0V${HEIGHT}"/>` : "";
    const lines = this.session.seats.map((_, seat) => this.line(seat, x));
    const grid = `<path class="grid" d="M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}"/>`;
    const viewBox = `-4 -4 ${WIDTH + 8} ${HEIGHT + 20}`;
    const props = { viewBox, role: "img", "aria-label": t("after.curve"), onclick: this.jump.bind(this) };
    fill(this.graph, svg(`${grid}${lines.join("")}${dots.join("")}${here}`, props));
  }

  /**
   * The chances of one seat as a line.
   * @param {number} seat
   * @param {(at: number) => string} x
   */
  line(seat, x) {
    const points = this.points.map(([at, chances]) => `${x(at)} ${((1 - chances[seat]) * HEIGHT).toFixed(1)}`);
    const side = this.session.face?.scene.seats?.[seat]?.sides?.[0] ?? "";
    return `<path class="curve ${side} seat-${seat}" d="M${points.join("L")}"/>`;
  }

  /** Looks at the moment that was clicked in the curve. @param {MouseEvent} event */
  jump(event) {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const part = (event.clientX - box.x) / box.width;
    void this.replay.open().then(() => this.replay.go(Math.round(part * this.replay.of)));
  }

  async tell() {
    const swings = this.swings();
    if (!swings.length) return;
    await this.replay.fetchAll();
    const mine = swings.filter((swing) => this.mine(swing));
    const others = swings.filter((swing) => !this.mine(swing));
    const best = mine.find((swing) => swing.by >= WORTH);
    const [turning] = swings;
    const show = button(t("after.show"), () => this.replay.open().then(() => this.replay.go(turning.at)), {
      class: "link",
    });
    fill(
      this.root,
      h("p", null, this.about("after.turning", turning), " ", show),
      best && h("p", null, this.about("after.best", best)),
      h("p", null, t("after.luck", { own: signed(sum(mine)), rest: signed(sum(others)) })),
      h("p", { class: "quiet" }, t("after.counts", { n: this.session.turn?.turns ?? 0, actions: this.replay.of })),
    );
  }

  /**
   * Whether the seat that looks on acted in it.
   * @param {Swing} swing
   */
  mine({ from, at }) {
    return this.replay.frames.slice(from + 1, at + 1).some((frame) => frame?.seat === this.seat());
  }

  /**
   * @param {"after.turning" | "after.best"} text
   * @param {Swing} swing
   */
  about(text, { at, by }) {
    const frame = this.replay.frames[at];
    const what = frame ? `${this.session.nameOf(frame.seat ?? -1)}: ${frame.label ?? ""}` : "";
    return t(text, { what, by: signed(by) });
  }
}

/** @param {Swing[]} swings */
const sum = (swings) => swings.reduce((all, swing) => all + swing.by, 0);

/** @param {number} part */
const signed = (part) => `${part > 0 ? "+" : "−"}${percent(Math.abs(part))}`;
