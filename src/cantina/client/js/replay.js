// @ts-check
// Looking back at an ended game, moment by moment, and playing on from one of them.

import { button, fill, h } from "./dom.js";
import { problem, salt } from "./menu.js";
import { net } from "./net.js";
import { t } from "./text.js";

const PART = 20; // moments in one answer
const PACE = 900; // milliseconds for each when it plays by itself

export class Replay {
  /**
   * @param {import("./table.js").Table} table
   * @param {() => void} onmove
   */
  constructor(table, onmove) {
    this.table = table;
    this.onmove = onmove;
    this.on = false;
    /** @type {import("./protocol").Frame[]} */
    this.frames = [];
    this.of = 0;
    this.at = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
    const go = () => this.go(Number(this.slider.value));
    this.slider = h("input", { type: "range", min: "0", "aria-label": t("replay.slider"), oninput: go });
    this.what = h("p", { class: "say", role: "status" });
    this.play = button(t("replay.play"), () => this.toggle(), { class: "quiet-button" });
    this.bar = h("div", { class: "replay" }, this.what, this.slider, this.buttons());
  }

  buttons() {
    return h(
      "div",
      { class: "row" },
      button("‹", () => this.go(this.at - 1), { "aria-label": t("replay.previous") }),
      this.play,
      button("›", () => this.go(this.at + 1), { "aria-label": t("replay.next") }),
      button(t("replay.swing"), () => this.nextSwing()),
      button(t("replay.here"), () => this.playOn()),
      button(t("replay.close"), () => this.close(), { class: "quiet-button" }),
    );
  }

  async fetchAll() {
    if (this.frames.length) return;
    for (let at = 0; ; at += PART) {
      const answer = await net.ask({ type: "replay", table: this.table.session.id, at, count: PART });
      this.of = answer.of;
      for (const frame of answer.frames) this.frames[frame.at] = frame;
      if (at + PART > answer.of || !answer.frames.length) return;
    }
  }

  async open() {
    if (this.on) return;
    await this.fetchAll();
    this.on = true;
    this.slider.max = String(this.of);
    this.table.root.querySelector(".hand-row")?.append(this.bar);
    this.table.root.classList.add("replaying");
    this.go(this.of);
  }

  /** @param {number} at */
  go(at) {
    const { table } = this;
    const before = this.at;
    this.at = Math.min(Math.max(at, 0), this.of);
    const frame = this.frames[this.at];
    if (!frame) return;
    this.slider.value = String(this.at);
    const { seat = -1, label = "" } = frame;
    const who = seat >= 0 && `${table.session.nameOf(seat)}: ${label}`;
    fill(this.what, t("replay.place", { n: this.at, of: this.of }), " ", who);
    void table.draw({ scene: { ...frame.scene, turned: table.session.face?.scene.turned }, view: frame.view }, false);
    table.beside(frame.scene);
    if (this.at !== before + 1) table.board.forget();
    this.onmove();
  }

  nextSwing() {
    const swings = this.table.after.story.swings().slice(0, 8);
    const later = swings.map((swing) => swing.at).sort((a, b) => a - b);
    this.go(later.find((at) => at > this.at) ?? later[0] ?? 0);
  }

  toggle() {
    if (this.timer) this.stop();
    else {
      if (this.at === this.of) this.go(0);
      this.timer = setInterval(() => (this.at < this.of ? this.go(this.at + 1) : this.stop()), PACE);
      fill(this.play, t("replay.pause"));
    }
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    fill(this.play, t("replay.play"));
  }

  /** A new table that begins at this moment, against bots. */
  async playOn() {
    const { session, go } = this.table;
    const { game, pack } = session.about;
    const me = Math.max(session.viewer, 0);
    const mine = /** @type {const} */ ({ kind: "me", name: localStorage.getItem("cantina-name") ?? "", salt: salt() });
    const seats = session.seats.map((_, seat) => (seat === me ? mine : /** @type {const} */ ({ kind: "bot" })));
    const moment = { table: session.id, at: this.at };
    try {
      const answer = await net.ask({ type: "create", game, pack, seats, moment, start: true });
      go(`/table/${answer.table}`);
    } catch (error) {
      problem(error);
    }
  }

  close() {
    const { table } = this;
    this.stop();
    this.on = false;
    table.root.classList.remove("replaying");
    this.bar.remove();
    void table.show(false);
    table.beside();
    this.onmove();
  }
}
