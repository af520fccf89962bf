// @ts-check
// The story of an ended game: a bot's reading of the chances, where the game turned, and one's own best move.

import { button, fill, h } from "./dom.js";
import { Graph } from "./graph.js";
import { byChance, rest } from "./moments.js";
import { net, Refused } from "./net.js";
import { percent, t } from "./text.js";
import { gistsOf } from "./turns.js";

/** @typedef {{at: number, from: number, by: number, chances: number[]}} Swing after an action, since another */
/** @typedef {import("./graph.js").Point} Point */

const WORTH = 0.01; // change of the chances that is worth a word
const GOOD = 0.05; // by which one's best move has made the chances better
const PATIENCE = 20_000; // milliseconds without news after which the bot is asked again
const LABELS = 3; // actions of a move that are named where the game has no words for what came of it
const GIVEN_UP = ["resigned", "closed"]; // reasons of an end to which no move has led
const LEAD = 0.2; // by which one must be ahead of the one who led before

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

  /** The seat whose story it is: of the one who looks on, or else of a winner. */
  seat() {
    const { viewer, held, face } = this.session;
    return viewer >= 0 && held.length < 2 ? viewer : (face?.result?.winners[0] ?? Math.max(viewer, 0));
  }

  /** The changes from move to move, the biggest first, for the seat whose story it is: giving up is no move. */
  swings() {
    const seat = this.seat();
    const { reason = "" } = this.session.face?.result ?? {};
    const points = this.points().filter(([at]) => !GIVEN_UP.includes(reason) || at < this.moments.of);
    const change = (/** @type {Point} */ [at, chances], /** @type {number} */ i) => {
      const [from, before] = points[i];
      return { at, from, by: chances[seat] - before[seat], chances: [before[seat], chances[seat]] };
    };
    return points
      .slice(1)
      .map(change)
      .filter(({ by }) => Math.abs(by) >= WORTH)
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  }

  /** Tells it, as soon as the curve and the moments are all here. */
  tell() {
    if (!this.whole || !this.moments.whole || this.root.dataset.told) return;
    this.root.dataset.told = "yes";
    const { viewer, held, face, turn } = this.session;
    const mine = viewer >= 0 && held.length < 2;
    const swings = this.swings().filter((swing) => this.mover(swing) >= 0);
    const fate = Math.sign(face?.result?.returns[this.seat()] ?? 0);
    const turning = swings.find(({ by }) => by * fate > 0) ?? swings[0]; // towards how it ended
    const chosen = (/** @type {Swing} */ swing) => viewer === this.mover(swing) && !this.byChance(swing);
    const best = mine && swings.find((swing) => swing.by >= GOOD && swing.at < this.moments.of && chosen(swing));
    const luck = swings.find((swing) => this.byChance(swing));
    const lines = [
      turning && this.line("after.turning", turning),
      best && best !== turning && this.line("after.best", best),
      luck && luck !== turning && this.line("after.luck", luck),
    ];
    const changes = this.leads();
    const lead = changes > 0 && t("after.lead", { n: changes });
    const counts = t("after.counts", { n: turn?.turns ?? 0, actions: this.moments.of });
    fill(this.root, ...lines, h("p", { class: "quiet" }, [lead, counts].filter(Boolean).join(" ")));
  }

  /** How often somebody else took the lead. */
  leads() {
    let [leader, changes] = [-1, 0];
    for (const [, chances] of this.points()) {
      const top = chances.indexOf(Math.max(...chances));
      if (leader >= 0 && chances[top] - chances[leader] < LEAD) continue;
      if (leader >= 0) changes++;
      leader = top;
    }
    return changes;
  }

  /** Whether chance had a part in a move. @param {Swing} swing */
  byChance({ from, at }) {
    const { frames } = this.moments;
    return frames.slice(from + 1, at + 1).some((frame) => byChance(frames[frame.at - 1], frame));
  }

  /** Who made the move of a swing; -1 if more than one did. @param {Swing} swing */
  mover({ from, at }) {
    const seats = new Set(this.moments.frames.slice(from + 1, at + 1).map(({ seat = -1 }) => seat));
    return seats.size === 1 ? [...seats][0] : -1;
  }

  /**
   * @param {"after.turning" | "after.best" | "after.luck"} text
   * @param {Swing} swing
   */
  line(text, swing) {
    const told = `${this.session.nameOf(this.mover(swing))}: ${this.told(swing)}`;
    const show = button(t("after.show"), () => this.onpick(swing.at), { class: "link" });
    const chances = h("span", { class: "chances" }, this.chancesOf(swing), " ", show);
    return h("p", null, h("b", null, t(text)), " ", told, " ", chances);
  }

  /** A move by what came of it, or else by what was chosen. @param {Swing} swing */
  told({ from, at }) {
    const moves = this.moments.frames.slice(from + 1, at + 1);
    const labels = moves.map(({ label = "" }) => label);
    const more = labels.length > LABELS ? " …" : "";
    const log = moves.flatMap(({ log = [] }) => log);
    return gistsOf(log, (seat) => this.session.nameOf(seat)) || labels.slice(0, LABELS).join(", ") + more;
  }

  /** What a swing has changed, for whom. @param {Swing} swing */
  chancesOf({ chances }) {
    const { viewer, held, face } = this.session;
    const one = viewer >= 0 && held.length < 2;
    const all = new Set(face?.result?.returns).size === 1 && this.graph.sides().length === 1;
    const key = one && all ? "after.chances-all" : one ? "after.chances" : "after.chances-of";
    const [from, to] = chances.map((part) => percent(part));
    return t(key, { from, to, name: this.session.nameOf(this.seat()) });
  }
}
