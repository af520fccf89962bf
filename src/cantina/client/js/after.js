// @ts-check
// After the game: who won and why, the proof of the dice, a new game.

import { dice, mark } from "./art.js";
import { button, fill, h, put, svg } from "./dom.js";
import { verify } from "./fair.js";
import { problem } from "./menu.js";
import { Moments } from "./moments.js";
import { net } from "./net.js";
import { Replay } from "./replay.js";
import { Story } from "./story.js";
import { stuckCard } from "./stuck.js";
import { t } from "./text.js";

/** @typedef {import("./protocol").Result} Result */

export class After {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.done = false;
    const { session } = table;
    this.moments = new Moments(session.id, session.turn?.ply ?? 0);
    this.replay = new Replay(table, this.moments, () =>
      this.story.graph.set(this.replay.on ? this.replay.at : Infinity),
    );
    this.story = new Story(session, this.moments, (at) => this.replay.open(at));
  }

  close() {
    this.moments.close();
    this.story.close();
    if (this.replay.on) this.replay.close();
  }

  update() {
    const { session, result, root, go } = this.table;
    const { status } = session.about;
    if (status === "stuck") {
      put(result, "hidden", false);
      fill(result, ...stuckCard(session, go));
    }
    if (status !== "ended" || this.done) return;
    this.done = true;
    put(result, "hidden", false);
    root.classList.add("ended");
    this.moments.of = session.turn?.ply ?? 0;
    this.card();
    void this.moments.want(this.moments.of);
    void this.story.begin();
  }

  card() {
    const { session, result, go } = this.table;
    const ended = session.face?.result;
    const mine = session.viewer >= 0 ? (ended?.returns[session.viewer] ?? 0) : null;
    const won = mine !== null && mine > 0;
    fill(
      result,
      ended && (won || mine === null) && this.finale(ended),
      h("h2", { class: won ? "won" : "" }, this.title(mine)),
      h("p", null, ended?.text),
      h(
        "div",
        { class: "row" },
        button(t("after.replay"), () => this.replay.open(), { class: "primary" }),
        session.viewer >= 0 && button(t("after.rematch"), () => this.rematch()),
      ),
      this.story.graph.root,
      this.story.root,
      h(
        "div",
        { class: "row" },
        h("a", { class: "button", href: `/api/record/${session.id}`, download: "" }, t("after.download")),
        button(t("after.verify"), () => verify(session)),
        button(t("menu.home"), () => go("/")),
      ),
    );
  }

  /**
   * How it ended for the one who looks on; people at one screen are told who won.
   * @param {number | null} mine
   */
  title(mine) {
    const { session } = this.table;
    if (mine === null || session.held.length > 1) return this.winners(session.face?.result);
    if (mine > 0) return t(mine < 1 ? "after.shared" : "after.won");
    return t(mine === 0 ? "after.drawn" : "after.lost");
  }

  /** @param {Result | null | undefined} result */
  winners(result) {
    const names = (result?.winners ?? []).map((seat) => this.table.session.nameOf(seat));
    if (names.length) return t("after.winners", { names: names.join(", ") });
    return t(result?.returns.every((value) => value < 0) ? "after.all-lost" : "after.drawn");
  }

  /**
   * The marks of whoever won with sparks around them.
   * @param {Result} result
   */
  finale({ winners }) {
    const { session, art } = this.table;
    const sides = winners.flatMap((seat) => session.face?.scene.seats?.[seat]?.sides ?? []);
    if (!sides.length) return null;
    const marks = sides.map((side, i) => {
      const x = (i - (sides.length - 1) / 2) * 46;
      return `<g transform="translate(${x} 0)">${mark(side, 1.9, art.marks?.[side])}</g>`;
    });
    const markup = `<g class="sparks">${sparks()}</g><g class="marks">${marks.join("")}</g>`;
    return svg(markup, { viewBox: "-160 -28 320 56", class: "finale", "aria-hidden": "true" });
  }

  async rematch() {
    const { session, go } = this.table;
    try {
      const answer = await net.ask({ type: "rematch", table: session.id });
      const id = answer.type === "rematch" || answer.table !== session.id ? answer.table : session.about.rematch;
      if (id) go(`/table/${id}`);
    } catch (error) {
      problem(error);
    }
  }
}

/** Sparks over the width of the picture, always the same. */
function sparks() {
  const next = dice(5);
  const spark = (/** @type {number} */ i) => {
    const [x, y, scale] = [next() * 300 - 150, next() * 52 - 26, 0.5 + next()];
    return `<path class="spark s${i % 4}" d="M0 -5L1.5 -1.5L5 0L1.5 1.5L0 5L-1.5 1.5L-5 0L-1.5 -1.5Z"
      transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})"/>`;
  };
  return Array.from({ length: 26 }, (_, i) => spark(i)).join("");
}
