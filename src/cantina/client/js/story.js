// @ts-check
// The story of an ended game: a bot's reading of the chances, where the game turned, and one's own best move.

import { button, fill, h } from "./dom.js";
import { Graph } from "./graph.js";
import { rest } from "./moments.js";
import { net, Refused } from "./net.js";
import { percent, t } from "./text.js";

/** @typedef {{at: number, from: number, by: number}} Swing a change of the chances, after which action, since which */
/** @typedef {import("./graph.js").Point} Point */

const WORTH = 0.01; // by which a best move must better the chances
const PATIENCE = 20_000; // milliseconds without news after which the bot is asked again
const LABELS = 3; // actions of a move that are named

export class Story {
  /**
   * @param {import("./session.js").Session} session
   * @param {import("./moments.js").Moments} moments
   * @param {(at: number) => void} onpick
   */
  constructor(session, moments, onpick) {
    this.session = session;
    this.moments = moments;
    this.onpick = onpick;
    /** @type {Map<number, number[]>} */
    this.chances = new Map();
    this.whole = false;
    this.closed = false;
    this.news = 0;
    this.graph = new Graph(session, onpick);
    this.root = h("div", { class: "story" });
    this.off = net.on("curve", (message) => message.table === session.id && this.add(message));
    moments.addEventListener("came", () => this.tell());
  }

  close() {
    this.closed = true;
    this.off();
  }

  /** Asks a bot to read the game, again and again until it has; its answer comes in parts. */
  async begin() {
    fill(this.root, h("p", { class: "quiet" }, t("after.thinking")));
    for (let pause = 1000; !this.whole && !this.closed; pause = Math.min(2 * pause, 16_000)) {
      try {
        await net.ask({ type: "curve", table: this.session.id });
        while (!this.whole && !this.closed && Date.now() - this.news < PATIENCE) await rest(500);
      } catch (error) {
        if (error instanceof Refused && error.code === "not-now") {
          this.sayNothing();
          return;
        }
        await rest(pause);
      }
    }
  }

  /** No bot here knows the rules that the game was played by, and nobody had asked one before. */
  sayNothing() {
    fill(this.root, h("p", { class: "quiet" }, t("after.unread")));
  }

  /** @param {import("./protocol").CurvePart} part */
  add({ points, whole }) {
    this.news = Date.now();
    for (const [at, chances] of points) this.chances.set(at, chances);
    this.whole ||= Boolean(whole);
    this.graph.draw(this.points(), this.whole ? this.swings().slice(0, 3) : []);
    this.tell();
  }

  points() {
    return /** @type {Point[]} */ ([...this.chances].sort((a, b) => a[0] - b[0]));
  }

  seat() {
    return Math.max(this.session.viewer, 0);
  }

  /** The changes from move to move, the biggest first, for the seat that looks on. */
  swings() {
    const seat = this.seat();
    const points = this.points();
    const change = (/** @type {Point} */ [at, chances], /** @type {number} */ i) => {
      const [from, before] = points[i];
      return { at, from, by: chances[seat] - before[seat] };
    };
    return points
      .slice(1)
      .map(change)
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  }

  /** Tells it, as soon as the curve and the moments are all here. */
  tell() {
    if (!this.whole || !this.moments.whole || this.root.dataset.told) return;
    this.root.dataset.told = "yes";
    const swings = this.swings().filter((swing) => this.mover(swing) >= 0);
    const best = swings.find((swing) => this.session.viewer === this.mover(swing) && swing.by >= WORTH);
    const [turning] = swings;
    const counts = { n: this.session.turn?.turns ?? 0, actions: this.moments.of };
    fill(
      this.root,
      turning && this.line(this.session.viewer >= 0 ? "after.turning" : "after.turning-of", turning),
      best && best !== turning && this.line("after.best", best),
      h("p", { class: "quiet" }, t("after.counts", counts)),
    );
  }

  /** Who made the move of a swing; -1 if more than one did. @param {Swing} swing */
  mover({ from, at }) {
    const seats = new Set(this.moments.frames.slice(from + 1, at + 1).map(({ seat = -1 }) => seat));
    return seats.size === 1 ? [...seats][0] : -1;
  }

  /**
   * @param {"after.turning" | "after.turning-of" | "after.best"} text
   * @param {Swing} swing
   */
  line(text, swing) {
    const labels = this.moments.frames.slice(swing.from + 1, swing.at + 1).map(({ label = "" }) => label);
    const more = labels.length > LABELS ? " …" : "";
    const what = `${this.session.nameOf(this.mover(swing))}: ${labels.slice(0, LABELS).join(", ")}${more}`;
    const show = button(t("after.show"), () => this.onpick(swing.at), { class: "link" });
    return h("p", null, t(text, { what, by: signed(swing.by), name: this.session.nameOf(this.seat()) }), " ", show);
  }
}

/** @param {number} part */
const signed = (part) => `${part > 0 ? "+" : "−"}${percent(Math.abs(part))}`;
