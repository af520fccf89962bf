// @ts-check
// One socket. It comes back by itself; what was not answered is sent again with the same id, and is applied once.

import { chooseStar, keepName, myName } from "./myname.js";
import { lang, t } from "./text.js";

/** @typedef {import("./protocol").Outgoing} Outgoing */
/** @typedef {import("./types").Request} Request */
/** @typedef {import("./types").Heard} Heard */
/** @typedef {{message: Request, done: (answer: Outgoing) => void, failed: (reason: Error) => void}} Asked */

const PROTOCOL = 1;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const OUT_OF_DATE = 4001; // the server closes the socket with it when a game was edited
const SILENCE = 4000; // milliseconds without an answer after which it is said that there seems to be no connection
const HELLO = "hello"; // the id of every greeting
// What must not be lost on the way: sent twice, it is carried out once.
const KEPT = new Set(
  "do back passing create salt start sit stand arrange resign claim stand-in rematch delete".split(" "),
);

export class Refused extends Error {
  /** @param {import("./protocol").Refused} message whose text is in English, but for the rule that forbids something */
  constructor(message) {
    super(message.clause ? message.text : t(`error.${message.code}`));
    this.code = message.code;
    this.clause = message.clause ?? "";
  }
}

/** What was asked for while there is no connection, and is not kept until there is one. */
export class Offline extends Error {
  constructor() {
    super(t("net.not-sent"));
  }
}

class Net extends EventTarget {
  /** @type {WebSocket | null} */
  socket = null;
  ready = false;
  /** @type {import("./protocol").Welcome | null} */
  welcome = null;
  pause = FIRST_PAUSE;
  number = 0;
  heard = 0; // when the server said something last
  silent = false;
  /** @type {Map<string, Asked>} */
  waiting = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;
  seed = Math.random().toString(36).slice(2, 8);

  connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = (event) => (event.code === OUT_OF_DATE ? location.reload() : this.lost(socket));
  }

  hello() {
    const name = myName();
    this.socket?.send(JSON.stringify({ type: "hello", id: HELLO, protocol: PROTOCOL, lang: lang(), name }));
  }

  /**
   * Does something after a pause that grows each time; thousands who lost the same server do not come back as one.
   * @param {() => void} what
   */
  later(what) {
    clearTimeout(this.timer);
    this.timer = setTimeout(what, this.pause * (0.5 + Math.random()));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** @param {WebSocket} socket */
  lost(socket) {
    if (socket !== this.socket) return;
    this.ready = false;
    this.tell("offline", null);
    this.later(() => this.connect());
    for (const [id, { message, failed }] of this.waiting) {
      if (KEPT.has(message.type)) continue;
      this.waiting.delete(id);
      failed(new Offline());
    }
  }

  /** Looks after the connection at once: after sleep, or when the network is back. */
  wake() {
    if (this.ready && this.socket?.readyState === WebSocket.OPEN) return;
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    this.pause = FIRST_PAUSE;
    if (this.socket?.readyState === WebSocket.OPEN) this.hello();
    else this.connect();
  }

  /** Says hello again, for another language or name. */
  again() {
    if (this.ready && this.socket?.readyState === WebSocket.OPEN) this.hello();
  }

  /** @param {import("./protocol").Welcome} message */
  greeted(message) {
    if (!myName()) {
      if (message.name) keepName(message.name); // as on another device
      chooseStar();
      if (!message.name) return this.hello();
    }
    this.ready = true;
    this.pause = FIRST_PAUSE;
    this.welcome = message;
    this.tell("online", message);
    for (const { message: unanswered } of this.waiting.values()) this.socket?.send(JSON.stringify(unanswered));
  }

  /** Says so if what must not be lost is still unanswered, and nothing else came either. @param {string} id */
  listenFor(id) {
    const asked = performance.now();
    setTimeout(() => {
      if (!this.ready || !this.waiting.has(id) || this.heard > asked) return;
      this.silent = true;
      this.tell("silent", null);
    }, SILENCE);
  }

  /** @param {Outgoing} message */
  receive(message) {
    this.heard = performance.now();
    if (this.silent) this.tell("heard", null);
    this.silent = false;
    if (message.type === "welcome") {
      this.greeted(message);
      return;
    }
    if (message.type === "refused" && message.id === HELLO) {
      this.later(() => this.hello()); // too many came at once, or the disk is full: it will be over
      return;
    }
    const asked = message.id ? this.waiting.get(message.id) : undefined;
    if (asked && message.type !== "curve") this.waiting.delete(message.id ?? "");
    if (asked && message.type === "refused") asked.failed(new Refused(message));
    else asked?.done(message);
    this.tell(message.type, message);
  }

  /**
   * Sends a request; the promise brings its answer.
   * @template {Request} M
   * @param {M} message
   * @returns {Promise<import("./types").Answers[M["type"]]>}
   */
  ask(message) {
    const id = `${this.seed}-${++this.number}`;
    const whole = { ...message, id };
    return new Promise((done, failed) => {
      if (!this.ready) this.tell(KEPT.has(message.type) ? "held" : "unsent", null);
      if (!this.ready && !KEPT.has(message.type)) {
        failed(new Offline());
        return;
      }
      this.waiting.set(id, { message: whole, done: /** @type {Asked["done"]} */ (done), failed });
      if (this.ready) this.socket?.send(JSON.stringify(whole));
      if (KEPT.has(message.type)) this.listenFor(id);
    });
  }

  /** @param {Request} message */
  say(message) {
    if (this.ready) this.socket?.send(JSON.stringify(message));
  }

  /**
   * @param {keyof Heard} type
   * @param {Outgoing | null} detail
   */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /**
   * Listens until the returned function is called.
   * @template {keyof Heard} K
   * @param {K} type
   * @param {(message: Heard[K]) => unknown} listener
   */
  on(type, listener) {
    const wrapped = (/** @type {Event} */ event) => void listener(/** @type {CustomEvent} */ (event).detail);
    this.addEventListener(type, wrapped);
    return () => this.removeEventListener(type, wrapped);
  }
}

export const net = new Net();
