// @ts-check
// One socket. It comes back by itself; what was not answered is sent again with the same id, and is applied once.

import { lang } from "./text.js";

/** @typedef {import("./protocol").Outgoing} Outgoing */

const PROTOCOL = 1;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const OUT_OF_DATE = 4001; // the server closes the socket with it when a game was edited
const KEPT = new Set(["do", "back", "create", "start", "sit", "arrange"]); // what must not be lost on the way

export class Refused extends Error {
  /** @param {any} message */
  constructor(message) {
    super(message.text);
    this.code = message.code;
    this.clause = message.clause ?? "";
  }
}

class Net extends EventTarget {
  /** @type {WebSocket | null} */
  socket = null;
  ready = false;
  /** @type {any} */
  welcome = null;
  pause = FIRST_PAUSE;
  number = 0;
  /** @type {Map<string, {message: any, done: (value: any) => void, failed: (reason: any) => void}>} */
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
    const name = localStorage.getItem("cantina-name") ?? "";
    this.socket?.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, lang: lang(), name }));
  }

  /** @param {WebSocket} socket */
  lost(socket) {
    if (socket !== this.socket) return;
    this.ready = false;
    this.tell("offline", null);
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    for (const [id, { message, failed }] of this.waiting) {
      if (KEPT.has(message.type)) continue;
      this.waiting.delete(id);
      failed(new Error("offline"));
    }
  }

  /** Looks after the connection at once: after sleep, or when the network is back. */
  wake() {
    if (this.ready && this.socket?.readyState === WebSocket.OPEN) return;
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  /** Says hello anew, for another language or name. */
  again() {
    this.socket?.close();
  }

  /** @param {any} message */
  receive(message) {
    if (message.type === "welcome") {
      this.ready = true;
      this.pause = FIRST_PAUSE;
      this.welcome = message;
      this.tell("online", message);
      for (const { message: unanswered } of this.waiting.values()) this.socket?.send(JSON.stringify(unanswered));
      return;
    }
    const asked = message.id ? this.waiting.get(message.id) : undefined;
    if (asked && message.type !== "curve") this.waiting.delete(message.id);
    if (asked && message.type === "refused") asked.failed(new Refused(message));
    else asked?.done(message);
    this.tell(message.type, message);
  }

  /**
   * Sends a request; the promise brings its answer.
   * @param {Record<string, any>} message
   * @returns {Promise<any>}
   */
  ask(message) {
    const id = `${this.seed}-${++this.number}`;
    const whole = { ...message, id };
    return new Promise((done, failed) => {
      if (!this.ready && !KEPT.has(message.type)) {
        failed(new Error("offline"));
        return;
      }
      this.waiting.set(id, { message: whole, done, failed });
      if (this.ready) this.socket?.send(JSON.stringify(whole));
    });
  }

  /** @param {Record<string, any>} message */
  say(message) {
    if (this.ready) this.socket?.send(JSON.stringify(message));
  }

  /**
   * @param {string} type
   * @param {any} detail
   */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /**
   * Listens until the returned function is called.
   * @param {string} type
   * @param {(message: any) => void} listener
   */
  on(type, listener) {
    /** @param {Event} event */
    const wrapped = (event) => listener(/** @type {CustomEvent} */ (event).detail);
    this.addEventListener(type, wrapped);
    return () => this.removeEventListener(type, wrapped);
  }
}

export const net = new Net();
