// @ts-check
// One table as this page knows it: what the server said last, and what is still to be shown, one thing after another.

import { merge } from "./merge.js";
import { net, Refused } from "./net.js";
import { t } from "./text.js";

/** @typedef {import("./protocol").Face} Face */
/** @typedef {import("./protocol").Choice} Choice */
/** @typedef {import("./protocol").Entry} Entry */

const LINES = 400; // of the log that are kept

export class Session extends EventTarget {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    this.version = 0;
    /** @type {any} */
    this.about = null;
    /** @type {any[]} */
    this.seats = [];
    /** @type {number[]} */
    this.held = [];
    this.owner = false;
    /** @type {any} */
    this.turn = null;
    /** @type {any} */
    this.still = null;
    /** @type {Map<number, Face>} */
    this.faces = new Map();
    /** @type {Map<number, Entry[]>} */
    this.logs = new Map();
    this.viewer = -1;
    this.clock = 0; // the server's clock less ours
    /** @type {any[]} */
    this.queue = [];
    this.busy = false;
    /** @type {Entry[]} */
    this.news = [];
    /** @type {null | {action: number, label: string}} */
    this.pending = null;
    /** @type {(session: Session, animate: boolean) => Promise<void>} */
    this.onshow = async () => {};
    this.off = [
      net.on("table", (m) => this.mine(m) && this.whole(m)),
      net.on("moved", (m) => this.mine(m) && this.line(m)),
      net.on("draft", (m) => this.mine(m) && this.line(m)),
      net.on("seats", (m) => this.mine(m) && this.line(m)),
      net.on("online", () => this.watch()),
    ];
  }

  /** @param {any} message */
  mine(message) {
    return message.table === this.id;
  }

  async watch() {
    try {
      await net.ask({ type: "watch", table: this.id, have: this.version });
    } catch (error) {
      if (error instanceof Refused) this.tell("refused", error);
    }
  }

  get face() {
    return this.faces.get(this.viewer) ?? this.faces.values().next().value;
  }

  get log() {
    return this.logs.get(this.viewer) ?? [];
  }

  get choices() {
    return /** @type {Choice[]} */ (this.face?.choices ?? []);
  }

  /** @param {number} seat */
  nameOf(seat) {
    return this.seats[seat]?.name || t("seat.number", { n: seat + 1 });
  }

  // What comes in

  /** @param {any} message */
  whole(message) {
    this.queue = [];
    const fresh = this.still === null;
    Object.assign(this, {
      about: message.about,
      seats: message.seats,
      held: message.held ?? [],
      owner: message.owner ?? false,
    });
    this.version = message.version;
    this.still = message.still ?? {};
    this.setTurn(message.turn);
    this.faces = new Map();
    for (const face of message.faces ?? []) this.faces.set(face.seat, { ...face, scene: face.scene ?? {} });
    for (const face of message.faces ?? []) this.append(face.seat, face.log ?? []);
    this.pending = null;
    this.chooseViewer();
    this.tell("changed", { fresh });
    void this.onshow(this, false);
  }

  /** @param {any} turn */
  setTurn(turn) {
    this.turn = turn ?? null;
    if (turn) this.clock = turn.now - Date.now();
  }

  /** @param {any} message */
  line(message) {
    this.queue.push(message);
    if (!this.busy) void this.work();
  }

  async work() {
    this.busy = true;
    while (this.queue.length) {
      const message = this.queue.shift();
      this.apply(message);
      this.tell("changed", { message });
      await this.onshow(this, message.type === "moved" && this.queue.length < 6).catch((error) => console.error(error));
    }
    this.busy = false;
  }

  /** @param {any} message */
  apply(message) {
    this.version = message.version;
    if (message.type === "seats") {
      const begins = this.about?.status === "open" && message.about.status !== "open";
      Object.assign(this, {
        about: message.about,
        seats: message.seats,
        held: message.held ?? [],
        owner: message.owner ?? false,
      });
      this.setTurn(message.turn);
      if (begins) void this.watch();
      this.chooseViewer();
      return;
    }
    if (message.turn) this.setTurn(message.turn);
    for (const face of message.faces ?? []) this.patch(face);
    this.news = (message.faces ?? []).find((/** @type {Face} */ face) => face.seat === this.viewer)?.log ?? [];
    this.pending = null;
    this.chooseViewer();
  }

  /** @param {any} face */
  patch(face) {
    const old = this.faces.get(face.seat);
    this.faces.set(face.seat, {
      ...face,
      scene: merge(old?.scene ?? {}, face.scene ?? {}),
      view: face.view ?? old?.view,
    });
    this.append(face.seat, face.log ?? []);
    if (face.result && this.about) this.about = { ...this.about, status: "ended" };
  }

  /**
   * @param {number} seat
   * @param {Entry[]} entries
   */
  append(seat, entries) {
    const known = this.logs.get(seat) ?? [];
    const last = known.at(-1)?.n ?? 0;
    this.logs.set(seat, [...known, ...entries.filter((entry) => entry.n > last)].slice(-LINES));
  }

  /** Looks through the eyes of the seat at this screen that is to act; with one seat, always of that one. */
  chooseViewer() {
    const seats = [...this.faces.keys()];
    if (!seats.includes(this.viewer)) this.viewer = seats[0] ?? -1;
    const acting = seats.filter((seat) => this.turn?.acting?.includes(seat));
    if (acting.length && !acting.includes(this.viewer)) this.viewer = acting[0];
  }

  // What goes out

  /** @param {Choice} choice */
  async choose(choice) {
    const face = this.face;
    if (!face || this.pending) return;
    this.pending = { action: choice.action, label: choice.label };
    this.tell("changed", {});
    const message = {
      type: "do",
      table: this.id,
      seat: this.viewer,
      version: this.version,
      step: face.steps ?? 0,
      action: choice.action,
    };
    try {
      await net.ask(message);
    } catch (error) {
      this.pending = null;
      this.tell("changed", {});
      if (error instanceof Refused && error.code === "late") void this.watch();
      else throw error;
    }
  }

  takeBack() {
    const steps = this.face?.steps ?? 0;
    if (steps) return net.ask({ type: "back", table: this.id, seat: this.viewer, step: steps - 1 });
  }

  /**
   * @param {string} type
   * @param {any} detail
   */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  close() {
    for (const off of this.off) off();
  }
}
