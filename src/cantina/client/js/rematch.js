// @ts-check
// Once more: alone with bots or at one screen it begins at once, with others when all are there; sides are swapped.

import { problem, toast } from "./menu.js";
import { net } from "./net.js";
import { nameOfSides } from "./sides.js";
import { t } from "./text.js";

/** @typedef {import("./session.js").Session} Session */

const PATIENCE = 8000; // milliseconds for the shares of the dice: then there is the waiting room
/** @type {Map<string, {asked?: boolean, timer?: ReturnType<typeof setTimeout>}>} tables that begin by themselves */
const hasty = new Map();
/** @type {Map<string, string[]>} the sides that one had before, by the table to which one goes on */
const before = new Map();

/** Whether nobody but this person plays at a table. @param {Session} session */
const alone = ({ seats }) => seats.every(({ guest }) => !guest || guest === net.welcome?.guest);

/** Whether this person has played here, to the end or not. @param {Session} session */
export const played = ({ seats }) => seats.some(({ guest }) => guest && guest === net.welcome?.guest);

/**
 * Asks for another game with the same people, and goes there.
 * @param {Session} session
 * @param {(path: string) => void} go
 */
export async function playAgain(session, go) {
  try {
    const answer = await net.ask({ type: "rematch", table: session.id });
    const table = answer.type === "rematch" || answer.table !== session.id ? answer.table : session.about.rematch;
    if (!table) return;
    hasty.set(table, {});
    goesOn(session, table);
    go(`/table/${table}`);
  } catch (error) {
    problem(error);
  }
}

/** One's own sides, at one screen nobody's. @param {Session} session */
const sidesNow = ({ face, held, viewer }) => (held.length === 1 && face?.scene.seats?.[viewer]?.sides) || [];

/**
 * Notes with which sides somebody goes on to another table.
 * @param {Session} session
 * @param {string} table
 */
export const goesOn = (session, table) => before.set(table, sidesNow(session));

/**
 * Says once which sides one has now, if they are not those of the game before.
 * @param {Session} session
 * @param {import("./types").Words} words
 */
export function tellSides(session, words) {
  const [then, now] = [before.get(session.id) ?? [], sidesNow(session)];
  if (!then.length || !now.length) return;
  before.delete(session.id);
  if (then.join() !== now.join()) toast(t("after.swapped", { sides: nameOfSides(words, now) }));
}

/** Whether a table begins by itself: a rematch that its host has asked for. @param {Session} session */
export const willBegin = ({ id, owner }) => owner && hasty.has(id);

/** Whether everyone who sits at a table is in front of it, and has given a share. @param {Session} session */
const complete = ({ seats }) =>
  seats.every(({ kind, here, salted }) => kind === "bot" || (kind === "guest" && here && salted));

/**
 * Begins a table by itself as soon as all are there with their shares; whether there is no need for a waiting room.
 * @param {Session} session
 * @param {() => void} otherwise called when it takes too long
 */
export function beginsByItself(session, otherwise) {
  const { id } = session;
  const haste = hasty.get(id);
  if (!haste || !willBegin(session)) return false;
  const stop = () => hasty.delete(id) && session.about.status === "open" && otherwise();
  if (!haste.asked && complete(session)) {
    haste.asked = true;
    net.ask({ type: "start", table: id }).catch((error) => {
      problem(error);
      stop();
    });
  }
  if (alone(session)) haste.timer ??= setTimeout(stop, PATIENCE);
  return alone(session);
}
