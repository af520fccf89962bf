// @ts-check
// One table as this page knows it: what the server said last, and what is still to be shown, one thing after another.

import { PASS } from "./choose.js";
import { merge } from "./merge.js";
import { net, Refused } from "./net.js";
import { t } from "./text.js";

/** @typedef {import("./protocol").About} About */
/** @typedef {import("./protocol").Choice} Choice */
/** @typedef {import("./protocol").LogEntry} LogEntry */
/** @typedef {import("./protocol").Turn} Turn */
/** @typedef {import("./types").Change} Change */
/** @typedef {import("./types").Face} Face */
/** @typedef {import("./types").Still} Still */

const LINES = 400; // of the log that are kept
const MANY = 6; // moves that wait: then they are shown without motion

export class Session extends EventTarget {
  /** @type {About | null} */
  #about = null;

  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    this.version = 0;
    /** @type {import("./protocol").Seat[]} */
    this.seats = [];
    /** @type {number[]} */
    this.held = [];
    this.owner = false;
    /** @type {Turn | null} */
    this.turn = null;
    /** @type {Still} */
    this.still = {};
    /** @type {Map<number, Face>} */
    this.faces = new Map();
    /** @type {Map<number, LogEntry[]>} */
    this.logs = new Map();
    this.viewer = -1;
    this.next = -1; // to whom the viewer passes the screen on
    this.learnt = false; // whether the viewer got to know a secret since they last chose something
    this.clock = 0; // the server's clock less ours, which counts from the opening of the page and is never set
    /** @type {Change[]} */
    this.queue = [];
    this.busy = false;
    this.working = Promise.resolve();
    this.hurry = false; // whether what waits in the queue is to be shown at once
    this.mover = -1; // who made the latest move
    this.watching = 0;
    /** @type {LogEntry[]} */
    this.news = [];
    /** @type {null | {seat: number, action: number, label: string}} */
    this.pending = null;
    /** @type {(move: boolean, slowly?: boolean) => Promise<void>} */
    this.onshow = async () => {};
    this.off = this.listen();
  }

  listen() {
    const line = (/** @type {Change} */ message) => message.table === this.id && this.line(message);
    return [
      net.on("table", (message) => message.table === this.id && this.whole(message)),
      net.on("moved", line),
      net.on("draft", line),
      net.on("seats", line),
      net.on("online", () => this.watch()),
    ];
  }

  async watch() {
    try {
      await net.ask({ type: "watch", table: this.id, have: this.version });
    } catch (error) {
      if (error instanceof Refused) this.tell("refused", error);
    }
  }

  /** Whether the server has told of this table yet. */
  get known() {
    return this.#about !== null;
  }

  /** What is fixed of the table; ask for it when it is known. */
  get about() {
    if (!this.#about) throw new Error("nothing is known of this table yet");
    return this.#about;
  }

  get face() {
    return this.faces.get(this.viewer) ?? this.faces.values().next().value;
  }

  get log() {
    return this.logs.get(this.viewer) ?? [];
  }

  /** What the viewer can choose: nothing where a window goes by of itself, because nothing fits. */
  get choices() {
    return this.passes ? [] : (this.face?.choices ?? []);
  }

  /** The pass that is played for the viewer as nothing else is possible: by the server, or in a draft by the page. */
  get passes() {
    const { choices = [], steps = 0, passing = "ask" } = this.face ?? {};
    const alone = choices.length === 1 && choices[0].name === PASS && passing !== "ask";
    return alone && (steps > 0 || this.turn?.window) ? choices[0] : null;
  }

  /** The last step of the viewer's draft: what could be chosen before it, and what was. */
  get lastStep() {
    const { steps = 0, taken = [] } = this.face ?? {};
    return steps > 0 && taken.length === steps ? taken[steps - 1] : null;
  }

  /** @param {number} seat */
  nameOf(seat) {
    return this.seats[seat]?.name || t("seat.number", { n: seat + 1 });
  }

  // What comes in

  /** @param {import("./protocol").TableShown} message */
  whole(message) {
    this.queue = [];
    this.setClock(message.turn);
    this.sit(message);
    this.version = message.version;
    this.still = message.still ?? {};
    this.faces = new Map();
    for (const face of message.faces ?? []) {
      this.faces.set(face.seat, { ...face, scene: face.scene ?? {} });
      this.append(face.seat, face.log ?? []);
    }
    this.pending = null;
    this.chooseViewer();
    this.tell("changed");
    void this.onshow(false);
  }

  /**
   * What is fixed, who sits where and whose turn it is.
   * @param {import("./protocol").TableShown | import("./protocol").SeatsChanged} message
   */
  sit({ about, seats, held = [], owner = false, turn = null, watching = 0 }) {
    this.#about = about;
    Object.assign(this, { seats, held, owner, watching, turn });
  }

  /** Sets the clock when a message comes, not when it is shown. @param {Turn | null | undefined} turn */
  setClock(turn) {
    if (turn) this.clock = turn.now - performance.now();
  }

  /** The server's time, in its milliseconds. */
  get now() {
    return performance.now() + this.clock;
  }

  /** @param {Change} message */
  line(message) {
    if (message.type !== "draft") this.setClock(message.turn);
    this.queue.push(message);
    if (!this.busy) this.working = this.work();
  }

  /** Shows what waits, one after another: the board tells it through the same eyes as before, then the words do. */
  async work() {
    this.busy = true;
    for (let message = this.queue.shift(); message; message = this.queue.shift()) {
      this.apply(message);
      const slowly = !this.hurry && this.queue.length < MANY;
      await this.onshow(message.type === "moved", slowly).catch((error) => console.error(error));
      this.chooseViewer();
      this.tell("changed");
    }
    this.busy = this.hurry = false;
  }

  /** @param {Change} message */
  apply(message) {
    this.version = message.version;
    if (message.type === "seats") {
      const begins = this.#about?.status === "open" && message.about.status !== "open";
      this.sit(message);
      if (begins) void this.watch();
    } else {
      if (message.type === "moved") {
        this.turn = message.turn;
        this.mover = message.by;
      }
      const before = this.face?.scene.hand;
      for (const face of message.faces) this.patch(face);
      this.news = message.faces.find((face) => face.seat === this.viewer)?.log ?? [];
      this.learnt ||= gained(before, this.face?.scene.hand) || message.faces.some((face) => !tells(face, this.news));
      const other = message.type === "moved" && this.pending && message.by !== this.pending.seat;
      if (!other) this.pending = null; // another's move is no answer to what was sent
    }
  }

  /** @param {import("./protocol").Face} face */
  patch(face) {
    const old = this.faces.get(face.seat);
    const scene = /** @type {Face["scene"]} */ (merge(old?.scene ?? {}, face.scene ?? {}));
    const step = { choices: old?.choices ?? [], action: this.pending?.action ?? -1 };
    const taken = [...(old?.taken ?? []), step].slice(0, face.steps ?? 0);
    this.faces.set(face.seat, { ...face, scene, view: face.view ?? old?.view, taken });
    this.append(face.seat, face.log ?? []);
    if (face.result && this.#about) this.#about = { ...this.#about, status: "ended" };
  }

  /**
   * @param {number} seat
   * @param {LogEntry[]} entries
   */
  append(seat, entries) {
    const known = this.logs.get(seat) ?? [];
    const last = known.at(-1)?.n ?? 0;
    this.logs.set(seat, [...known, ...entries.filter((entry) => entry.n > last)].slice(-LINES));
  }

  /** Whether people at this screen have secrets from each other. */
  get secret() {
    return this.held.length > 1 && !this.still.open && this.about.status === "playing";
  }

  /**
   * Looks through the eyes of the seat at this screen that acts; with one seat, always of that one. Who has secrets
   * looks on until they pass the screen on.
   */
  chooseViewer() {
    const seats = [...this.faces.keys()];
    const acting = seats.filter((seat) => this.turn?.acting.includes(seat));
    const looks = seats.includes(this.viewer);
    this.next = -1;
    if (looks && (acting.includes(this.viewer) || !acting.length)) return;
    const next = acting[0] ?? seats[0] ?? -1;
    if (looks && this.secret) this.next = next;
    else this.viewer = next;
  }

  /** Looks through the eyes of the next one at this screen, if somebody else is to act. */
  passOn() {
    if (this.next < 0) return;
    [this.viewer, this.next, this.learnt] = [this.next, -1, false];
    this.tell("changed");
  }

  // What goes out

  /** @param {Choice} choice */
  async choose({ action, label }) {
    const { face, id: table, viewer: seat, version } = this;
    if (!face || this.pending) return;
    this.pending = { seat, action, label };
    this.learnt = false;
    this.tell("changed");
    try {
      await net.ask({ type: "do", table, seat, version, step: face.steps ?? 0, action });
    } catch (error) {
      this.pending = null;
      this.tell("changed");
      if (error instanceof Refused && error.code === "late") void this.watch();
      else throw error;
    }
  }

  async takeBack() {
    const steps = this.face?.steps ?? 0;
    if (steps) await net.ask({ type: "back", table: this.id, seat: this.viewer, step: steps - 1 });
  }

  /**
   * @param {"changed" | "refused"} type
   * @param {Refused} [detail]
   */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  close() {
    for (const off of this.off) off();
  }
}

/**
 * Whether there are cards in a hand that were not there before.
 * @param {Record<string, import("./types").Item>} [before]
 * @param {Record<string, import("./types").Item>} [after]
 */
const gained = (before = {}, after = {}) =>
  Object.entries(after).some(([id, { n = 1 }]) => n > (id in before ? (before[id].n ?? 1) : 0));

/**
 * Whether somebody else is told all of this, too.
 * @param {import("./protocol").Face} face
 * @param {LogEntry[]} news
 */
const tells = ({ log = [] }, news) =>
  news.every(({ n, text }) => log.some((entry) => entry.n === n && entry.text === text));
