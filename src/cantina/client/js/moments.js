// @ts-check
// The moments of an ended game: what is looked at comes first, all the rest after it; what fails is asked for again.

import { merge } from "./merge.js";
import { diceIn } from "./motion.js";
import { net, Refused } from "./net.js";

/** @typedef {import("./protocol").Frame} Frame */

const BEFORE = 50; // moments before the one that is wanted which come along with it
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
const LOST = ["not-now", "no-table", "not-yours", "stuck"]; // refusals that no patience changes

export class Moments extends EventTarget {
  /**
   * @param {string} table
   * @param {number} of how many actions the game has
   */
  constructor(table, of) {
    super();
    this.table = table;
    this.of = of;
    this.wanted = of;
    /** @type {Frame[]} */
    this.frames = [];
    this.known = 0;
    this.asking = false;
    this.closed = false;
    /** @type {Error | null} what went wrong last */
    this.problem = null;
  }

  get whole() {
    return this.known > this.of;
  }

  /**
   * Wants a moment before all others, and then the rest.
   * @param {number} at
   */
  async want(at) {
    this.wanted = at;
    if (this.asking || this.whole) return;
    this.asking = true;
    for (let pause = FIRST_PAUSE; !this.whole && !this.closed; ) {
      try {
        this.take(await net.ask({ type: "replay", table: this.table, ...this.next(), patches: true }));
        [this.problem, pause] = [null, FIRST_PAUSE];
      } catch (error) {
        this.problem = /** @type {Error} */ (error);
        if (error instanceof Refused && LOST.includes(error.code)) break;
        this.tell();
        await rest(pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      }
      this.tell();
    }
    this.asking = false;
  }

  /** What to ask for next: a run of moments that are not here, around the one that is wanted or else after it. */
  next() {
    const missing = (/** @type {number} */ at) => at <= this.of && !this.frames[at];
    let at = this.wanted;
    while (at <= this.of && !missing(at)) at++;
    if (at > this.of) for (at = 0; !missing(at); ) at++;
    for (let back = 0; back < BEFORE && at > 0 && missing(at - 1); back++) at--;
    let count = 1;
    while (missing(at + count)) count++;
    return { at, count };
  }

  /** @param {import("./protocol").ReplayFrames} answer */
  take({ of, frames }) {
    this.of = of;
    /** @type {Frame | undefined} */
    let before;
    for (const frame of frames) {
      const [scene, view] = [
        merge(before?.scene ?? {}, frame.scene ?? {}),
        merge(before?.view ?? {}, frame.view ?? {}),
      ];
      before = /** @type {Frame} */ ({ ...frame, scene, view });
      if (!this.frames[frame.at]) this.known++;
      this.frames[frame.at] = before;
    }
  }

  tell() {
    this.dispatchEvent(new Event("came"));
  }

  close() {
    this.closed = true;
  }
}

/**
 * Waits so many milliseconds, or until the connection is back.
 * @param {number} pause
 * @returns {Promise<void>}
 */
export function rest(pause) {
  return new Promise((done) => {
    const timer = setTimeout(() => end(), pause);
    const off = net.on("online", () => end());
    const end = () => {
      clearTimeout(timer);
      off();
      done();
    };
  });
}

/**
 * Whether chance had a part in what led from one moment to the next: dice were thrown, or somebody has got a card.
 * @param {Frame | undefined} before
 * @param {Frame} after
 */
export function byChance(before, after) {
  if ((after.log ?? []).some((entry) => diceIn(entry).length)) return true;
  const [had, has] = [handsOf(before), handsOf(after)];
  return Object.keys(has).some((seat) => count(has[seat]) > count(had[seat] ?? {}));
}

/** @param {Frame} [frame] @returns {Record<string, Record<string, import("./types").Item>>} */
const handsOf = (frame) => /** @type {import("./types").Scene | undefined} */ (frame?.scene)?.hands ?? {};

/** @param {Record<string, import("./types").Item>} hand */
const count = (hand) => Object.values(hand).reduce((sum, { n = 1 }) => sum + Number(n), 0);
