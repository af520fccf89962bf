// @ts-check
// Those who are away: since when, what will happen then, and the button by which the others let a bot play for them.

import { button, h } from "./dom.js";
import { problem, toast } from "./menu.js";
import { net } from "./net.js";
import { t } from "./text.js";

/** @typedef {import("./session.js").Session} Session */

const MINUTE = 60_000;

/**
 * That someone is away, and for how long.
 * @param {Session} session
 * @param {number} seat
 */
export function away(session, seat) {
  const minutes = Math.floor(gone(session, seat) / MINUTE);
  return minutes > 0 ? t("away.for", { n: minutes }) : t("seat.away");
}

/**
 * For how many milliseconds the holder of a seat has been away.
 * @param {Session} session
 * @param {number} seat
 */
function gone({ seats, now }, seat) {
  const since = seats[seat].away;
  return since ? now - since : 0;
}

/**
 * Those who are to act and away, each with what follows: a button for the others, or when there will be one.
 * @param {Session} session
 */
export function missed(session) {
  const { about, seats, turn } = session;
  const acting = about.status === "playing" ? (turn?.acting ?? []) : [];
  const waited = acting.filter((seat) => seats[seat].away && !seats[seat].stand_in);
  return waited.map((seat) => {
    const state = `${session.nameOf(seat)}: ${away(session, seat)}. `;
    return h("p", null, h("span", { class: "quiet" }, state), then(session, seat));
  });
}

/**
 * @param {Session} session
 * @param {number} seat
 */
function then(session, seat) {
  const { patience, absence } = session.about;
  const ask = () => net.ask({ type: "stand-in", table: session.id, seat }).catch(problem);
  if (mayAsk(session, seat)) return button(t("away.ask", { name: session.nameOf(seat) }), ask, { class: "ask-bot" });
  if (patience) return t("away.soon", { n: Math.ceil(patience / 60) });
  return absence && session.held.length ? t("away.later", { n: Math.ceil(absence / 60) }) : "";
}

/**
 * Whether one may ask for a bot in a seat.
 * @param {Session} session
 * @param {number} seat
 */
function mayAsk(session, seat) {
  const { absence } = session.about;
  return absence > 0 && session.held.length > 0 && gone(session, seat) >= absence * 1000;
}

/** What is shown of those who are away, to see when it changes with time. @param {Session} session */
export const shownAway = (session) =>
  session.seats.map((seat, i) => (seat.away ? `${away(session, i)} ${mayAsk(session, i)}` : "")).join();

/** Says when a bot begins to play for someone, and when they are back. */
export class Absences {
  /** @param {string} table */
  constructor(table) {
    /** @type {boolean[] | null} */
    this.standing = null;
    const hear = (/** @type {import("./protocol").TableShown | import("./protocol").SeatsChanged} */ message) =>
      message.table === table && this.hear(message);
    this.off = [net.on("table", hear), net.on("seats", hear)];
  }

  /** @param {import("./protocol").TableShown | import("./protocol").SeatsChanged} message */
  hear(message) {
    const { seats, held = [] } = message;
    if (message.type === "table" && message.stood_in?.length) toast(t("away.played"));
    const standing = seats.map((seat) => Boolean(seat.stand_in));
    for (const [i, stands] of standing.entries()) {
      const changed = this.standing && Boolean(this.standing[i]) !== stands && !held.includes(i);
      if (changed) toast(t(stands ? "away.bot-plays" : "away.back", { name: seats[i].name ?? "" }));
    }
    this.standing = standing;
  }

  close() {
    for (const off of this.off) off();
  }
}
