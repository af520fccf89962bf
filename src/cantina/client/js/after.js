// @ts-check
// After the game: who won and why, the story, a new game, looking back, the proof that chance was fair.

import { asksFor } from "./address.js";
import { button, fill, h, put } from "./dom.js";
import { verify } from "./fair.js";
import { Finale, marksOf } from "./finale.js";
import { Moments } from "./moments.js";
import { Outcome } from "./outcome.js";
import { playAgain, played } from "./rematch.js";
import { Replay } from "./replay.js";
import { Story } from "./story.js";
import { stuckCard } from "./stuck.js";
import { t } from "./text.js";

export class After {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.done = false;
    this.live = false; // whether the game was seen before its end
    this.asked = asksFor("replay"); // to be looked back at, as from home
    /** @type {Finale | null} */
    this.finale = null;
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
    this.finale?.close();
    if (this.replay.on) this.replay.close();
  }

  update() {
    const { session, result, root, go } = this.table;
    const { status } = session.about;
    if (status === "stuck") {
      put(result, "hidden", false);
      fill(result, ...stuckCard(session, go));
    }
    this.live ||= status === "playing";
    if (status !== "ended" || this.done) return;
    this.done = true;
    put(result, "hidden", false);
    root.classList.add("ended");
    this.moments.of = session.turn?.ply ?? 0;
    this.card();
    if (this.asked) this.replay.watch();
    else void this.moments.want(this.moments.of);
    void this.story.begin();
  }

  card() {
    const { session, result } = this.table;
    const outcome = new Outcome(session, this.table.words);
    const { title, winners, text, celebrated } = outcome;
    if (this.live) this.finale = new Finale(this.table.root, outcome, this.marks(celebrated));
    fill(this.table.news, this.live && [title, winners, text].filter(Boolean).map(sentence).join(" "));
    const { graph, root } = this.story;
    fill(result, this.ending(outcome), graph.root, this.replay.bar, root, this.more());
    this.foldLog();
    if (this.live && this.table.keys.part) result.querySelector("h2")?.focus(); // who plays by keys goes on from here
  }

  /** How it ended, and what to do next. @param {Outcome} outcome */
  ending({ title, won, mood, winners, text, celebrated }) {
    const { session, go } = this.table;
    const marks = this.marks(celebrated);
    return h(
      "div",
      { class: "ending", "data-mood": mood },
      h(
        "div",
        { class: "ending-words" },
        h(
          "div",
          { class: "verdict-line" },
          !winners && marks,
          h("h2", { class: won ? "won" : "", tabindex: "-1" }, title),
        ),
        h("p", { class: "how" }, winners && [marks, h("b", null, winners), text && " · "], text),
      ),
      h(
        "div",
        { class: "row" },
        played(session) && button(t("after.rematch"), () => playAgain(session, go), { class: "primary" }),
        button(t("after.replay"), () => this.replay.watch()),
        button(t("menu.home"), () => go("/")),
      ),
    );
  }

  /** Leaves the log a line of its own, which opens it: now the room is the story's. */
  foldLog() {
    const { root } = this.table;
    const head = root.querySelector(".log-head");
    const fold = () => {
      root.classList.toggle("show-log");
      put(line, "aria-expanded", String(root.classList.contains("show-log")));
      this.table.log.follow();
    };
    const line = button(t("log.name"), fold, { class: "log-fold", "aria-expanded": "false" });
    head?.before(line);
  }

  /** What few people want, and those can find. */
  more() {
    const { session } = this.table;
    const record = { class: "link", href: `/api/record/${session.id}`, download: "" };
    return h(
      "details",
      { class: "after-more" },
      h("summary", null, t("after.more")),
      h(
        "div",
        { class: "row" },
        button(t("after.verify"), () => verify(session), { class: "link" }),
        h("a", record, t("after.download")),
      ),
    );
  }

  /** The marks of some seats. @param {number[]} seats */
  marks(seats) {
    const { session, art } = this.table;
    return marksOf(
      seats.flatMap((seat) => session.face?.scene.seats?.[seat]?.sides ?? []),
      art.marks,
    );
  }
}

/** With a full stop, unless it has its own mark. @param {string} text */
const sentence = (text) => (/[.!?…]$/.test(text) ? text : `${text}.`);
