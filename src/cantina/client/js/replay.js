// @ts-check
// Looking back at an ended game, moment by moment, and playing on from one of them.

import { button, fill, h, put, svg } from "./dom.js";
import { Hand } from "./hand.js";
import { problem } from "./menu.js";
import { myName } from "./myname.js";
import { Offline } from "./net.js";
import { make } from "./shares.js";
import { moved } from "./telling.js";
import { t } from "./text.js";
import { gistsOf } from "./turns.js";

const PACE = 1000; // milliseconds for each move when it plays by itself
const LINES = 60; // of the log at a moment
const SIGNS = {
  previous: '<path d="M15 5L8 12L15 19"/>',
  next: '<path d="M9 5L16 12L9 19"/>',
  play: '<path class="full" d="M8 5L19 12L8 19Z"/>',
  pause: '<path d="M9 6V18M15 6V18"/>',
  swing: '<path d="M3 15L8 12L12 17L20 6M14 6H20V12"/>',
  close: '<path d="M6 6L18 18M18 6L6 18"/>',
};

export class Replay {
  /**
   * @param {import("./table.js").Table} table
   * @param {import("./moments.js").Moments} moments
   * @param {() => void} onmove
   */
  constructor(table, moments, onmove) {
    this.table = table;
    this.moments = moments;
    this.onmove = onmove;
    this.on = false;
    this.at = moments.of;
    this.shown = -1; // the moment that is drawn
    this.painting = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
    moments.addEventListener("came", () => this.on && this.at !== this.shown && this.soon());
    this.listener = (/** @type {KeyboardEvent} */ event) => this.pressed(event);
    const jump = () => this.jump(Number(this.slider.value));
    this.slider = h("input", { type: "range", min: "0", "aria-label": t("replay.slider"), oninput: jump });
    this.what = h("p", { class: "say", role: "status" });
    this.play = sign("play", () => this.toggle());
    this.here = button(t("replay.here"), () => this.playOn());
    this.here.hidden = Boolean(table.session.about.problem); // of earlier rules: to look at, not to play
    this.hands = table.session.seats.map(() => new Hand(table.art, table.words, () => {}));
    const rows = this.hands.map((hand, seat) => this.row(hand, seat));
    const shown = { class: "open-hands", role: "group", "aria-label": t("replay.hands"), tabindex: "0", hidden: true };
    this.open_hands = h("div", shown, rows);
    this.bar = h("div", { class: "replay", hidden: true }, this.what, this.slider, this.buttons());
  }

  /**
   * The cards of one seat, to look at.
   * @param {Hand} hand
   * @param {number} seat
   */
  row(hand, seat) {
    hand.root.inert = true;
    hand.root.classList.add("open");
    return h("div", { class: "open-hand" }, h("b", null, this.table.session.nameOf(seat)), hand.root);
  }

  buttons() {
    return h(
      "div",
      { class: "row" },
      sign("previous", () => this.jump(this.at - 1)),
      this.play,
      sign("next", () => this.jump(this.at + 1)),
      sign("swing", () => this.nextSwing()),
      this.here,
      sign("close", () => this.close()),
    );
  }

  /** Plays the whole game, from its beginning. */
  watch() {
    this.open(0);
    if (!this.timer) this.toggle();
  }

  /** @param {number} at the moment to look at */
  open(at) {
    if (!this.on) {
      this.on = true;
      this.shown = -1;
      this.slider.max = String(this.moments.of);
      this.bar.hidden = false;
      this.table.root.querySelector(".hand-row")?.append(this.open_hands);
      this.table.root.classList.add("replaying");
      document.addEventListener("keydown", this.listener, true);
    }
    this.jump(at);
  }

  /** Looks at a moment of one's own choice: then it does not play on. @param {number} at */
  jump(at) {
    this.stop();
    this.go(at);
  }

  /** @param {number} at */
  go(at) {
    this.at = Math.min(Math.max(at, 0), this.moments.of);
    this.slider.value = String(this.at);
    void this.moments.want(this.at);
    this.soon();
  }

  /** Draws where one has got to, once for each picture of the screen however fast the slider goes. */
  soon() {
    cancelAnimationFrame(this.painting);
    this.painting = requestAnimationFrame(() => this.on && this.show());
  }

  show() {
    const { table, moments, at } = this;
    const frame = moments.frames[at];
    fill(this.what, t("replay.place", { n: at, of: moments.of }), " ", frame ? this.who(frame) : this.waiting());
    this.onmove();
    if (!frame) return;
    const scene = /** @type {import("./types").Scene} */ (frame.scene ?? {});
    const step = this.shown >= 0 && (at === this.shown + 1 || at === this.nextMove(this.shown));
    if (!step) table.board.forget();
    void this.draw({ scene: { ...scene, turned: table.session.face?.scene.turned }, view: frame.view }, at, step);
    table.beside(scene);
    this.tellLog(at, step);
    this.showHands(scene.hands ?? {});
    this.shown = at;
  }

  /**
   * Draws a moment, and rings what its move has moved when all of it lies there.
   * @param {{scene: import("./types").Scene, view?: Record<string, unknown>}} face
   * @param {number} at
   * @param {boolean} step
   */
  async draw(face, at, step) {
    const { table } = this;
    await table.draw(face, !step);
    if (this.on && this.shown === at && table.session.still.layouts) table.board.ring(this.movedTo(at));
  }

  /** What the move that led to a moment has moved; nothing where its beginning is not here. @param {number} at */
  movedTo(at) {
    const { frames } = this.moments;
    let from = at - 1;
    while (from > 0 && frames[from] && !frames[from].moved) from--;
    if (at < 1 || !frames[from]) return [];
    const sceneAt = (/** @type {number} */ n) => /** @type {import("./types").Scene} */ (frames[n].scene ?? {});
    const entries = frames.slice(from + 1, at + 1).flatMap(({ log = [] }) => log);
    return moved(this.table.board, { before: sceneAt(from), after: sceneAt(at), entries });
  }

  /** Who did what, by what came of it. @param {import("./protocol").Frame} frame */
  who({ seat = -1, label = "", log = [] }) {
    const nameOf = (/** @type {number} */ other) => this.table.session.nameOf(other);
    return seat >= 0 && `${nameOf(seat)}: ${gistsOf(log, nameOf) || label}`;
  }

  /** Why a moment is not here yet. */
  waiting() {
    const why = this.moments.problem;
    if (!why || why instanceof Offline) return t(why ? "net.offline" : "replay.coming");
    return t("error.other", { why: why.message });
  }

  /**
   * The log as far as this moment.
   * @param {number} at
   * @param {boolean} step
   */
  tellLog(at, step) {
    /** @type {import("./protocol").LogEntry[]} */
    let lines = [];
    for (let ply = at; ply >= 0 && this.moments.frames[ply] && lines.length < LINES; ply--)
      lines = [...(this.moments.frames[ply].log ?? []), ...lines];
    if (!step) this.table.log.clear();
    this.table.log.show(lines, []);
  }

  /** @param {Record<string, Record<string, import("./types").Item>>} hands */
  showHands(hands) {
    for (const [seat, hand] of this.hands.entries()) hand.show(hands[seat] ?? {}, new Set(), []);
    const some = this.hands.some((_, seat) => Object.keys(hands[seat] ?? {}).length);
    if (some) this.open_hands.hidden = false; // and it stays, so that the board does
  }

  nextSwing() {
    const swings = this.table.after.story.swings().slice(0, 8);
    const later = swings.map((swing) => swing.at).sort((a, b) => a - b);
    this.jump(later.find((at) => at > this.at) ?? later[0] ?? 0);
  }

  /** The moment at which the move is complete that comes next; null while it is not known. @param {number} from */
  nextMove(from) {
    for (let at = from + 1; at < this.moments.of; at++) {
      const frame = this.moments.frames[at];
      if (!frame) return null;
      if (frame.moved) return at;
    }
    return this.moments.of;
  }

  toggle() {
    if (this.timer) {
      this.stop();
      return;
    }
    if (this.at === this.moments.of) this.go(0);
    this.timer = setInterval(() => this.playMove(), PACE);
    dress(this.play, "pause");
  }

  playMove() {
    if (this.at === this.moments.of) this.stop();
    else this.go(this.nextMove(this.at) ?? this.at);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = undefined;
    dress(this.play, "play");
  }

  /** Arrows go from moment to moment wherever the focus is; the slider has its own. @param {KeyboardEvent} event */
  pressed(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = /** @type {Record<string, () => void>} */ ({
      ArrowLeft: () => this.jump(this.at - 1),
      ArrowRight: () => this.jump(this.at + 1),
      PageDown: () => this.playMove(),
      Home: () => this.jump(0),
      End: () => this.jump(this.moments.of),
      Escape: () => this.close(),
    });
    if (!steps[event.key]) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    steps[event.key]();
  }

  /** A new table that begins at this moment: bots as they were, and one in place of everybody else. */
  async playOn() {
    const { session, go } = this.table;
    const { game, pack } = session.about;
    const me = Math.max(session.viewer, 0);
    const mine = /** @type {const} */ ({ kind: "me", name: myName() });
    const bot = (/** @type {string | undefined} */ level) =>
      /** @type {import("./protocol").SeatWish} */ ({ kind: "bot", level });
    const seats = session.seats.map(({ level }, seat) => (seat === me ? mine : bot(level || undefined)));
    const moment = { table: session.id, at: this.at };
    this.here.disabled = true; // one click, one table
    fill(this.here, t("replay.making"));
    try {
      go(`/table/${await make({ game, pack, seats, moment, start: true })}`);
    } catch (error) {
      problem(error);
    }
    this.here.disabled = false;
    fill(this.here, t("replay.here"));
  }

  close() {
    const { table } = this;
    this.stop();
    this.on = false;
    document.removeEventListener("keydown", this.listener, true);
    table.root.classList.remove("replaying");
    this.bar.hidden = this.open_hands.hidden = true;
    this.open_hands.remove();
    table.board.forget();
    void table.show(false);
    table.beside();
    table.log.clear();
    table.log.show(table.session.log, []);
    this.onmove();
  }
}

/**
 * A button with a sign instead of words, which it says all the same.
 * @param {keyof SIGNS} name
 * @param {() => unknown} act
 */
const sign = (name, act) => dress(button("", act, { class: "sign-button" }), name);

/**
 * @param {HTMLElement} node
 * @param {keyof SIGNS} name
 */
function dress(node, name) {
  const label = t(`replay.${name}`);
  put(node, "aria-label", label);
  put(node, "title", label);
  fill(node, svg(SIGNS[name], { viewBox: "0 0 24 24", "aria-hidden": "true" }));
  return node;
}
