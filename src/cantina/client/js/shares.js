// @ts-check
// The dice before the game: the seal that this device was shown first, its shares, and what is known beforehand.

import { h } from "./dom.js";
import { net } from "./net.js";
import { t } from "./text.js";

/**
 * What is remembered of a table: the seal, whether it was seen before the game began, and the shares given, by seat.
 * @typedef {{commitment: string, before: boolean, salts: Record<number, string>}} Kept
 */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {Extract<import("./types").Request, {type: "create"}>} Create */

const KEY = "cantina-seals";
const TABLES = 200; // that are remembered
/** @type {Set<string>} tables whose seal is kept, so that not every move looks it up */
const remembered = new Set();
/** @type {Set<string>} seats whose share is on its way */
const giving = new Set();

/** @returns {Record<string, Kept>} */
const all = () => JSON.parse(localStorage.getItem(KEY) ?? "{}");

/**
 * What this browser remembers of a table.
 * @param {string} table
 * @returns {Kept | undefined}
 */
export const kept = (table) => all()[table];

/**
 * @param {string} table
 * @param {Kept} entry
 */
function keep(table, entry) {
  const { [table]: _, ...others } = all();
  const entries = [...Object.entries(others), [table, entry]].slice(-TABLES);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
}

/**
 * Remembers the seal of a table, if it is the first that was shown.
 * @param {string} table
 * @param {string} commitment
 * @param {boolean} before whether the game has not begun
 */
function remember(table, commitment, before) {
  if (!remembered.has(table) && !kept(table)) keep(table, { commitment, before, salts: {} });
  remembered.add(table);
}

/**
 * The share of a seat: the one that was given, or a new one, which is remembered from now on.
 * @param {string} table
 * @param {number} seat
 */
export function share(table, seat) {
  const entry = kept(table);
  const drawn = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0"));
  const salt = entry?.salts[seat] ?? drawn().join("");
  if (entry) keep(table, { ...entry, salts: { ...entry.salts, [seat]: salt } });
  return salt;
}

/**
 * Forgets shares that did not become part of the seed.
 * @param {string} table
 * @param {number[]} seats those whose shares stay
 */
function forgetBut(table, seats) {
  const entry = kept(table);
  const given = Object.entries(entry?.salts ?? {});
  const staying = given.filter(([seat]) => seats.includes(Number(seat)));
  if (entry && staying.length < given.length) keep(table, { ...entry, salts: Object.fromEntries(staying) });
}

/**
 * Gives the share of a seat. One that comes too late is forgotten: the game goes on without it.
 * @param {string} table
 * @param {number} seat
 */
async function give(table, seat) {
  const mark = `${table} ${seat}`;
  if (giving.has(mark)) return;
  giving.add(mark);
  try {
    await net.ask({ type: "salt", table, seat, salt: share(table, seat) });
  } catch {
    const others = Object.keys(kept(table)?.salts ?? {}).map(Number);
    forgetBut(
      table,
      others.filter((other) => other !== seat),
    );
  } finally {
    giving.delete(mark);
  }
}

/**
 * Does this device's part at a table: called whenever something has changed there.
 * @param {Session} session
 */
export function attend({ id, about, held, seats }) {
  const open = about.status === "open";
  remember(id, about.commitment, open);
  if (!open || about.practice) return;
  forgetBut(id, held);
  for (const seat of held) if (!seats[seat].salted || !kept(id)?.salts[seat]) void give(id, seat);
}

/**
 * Makes a table and returns its id. Before it starts, the shares are given: after the server has committed itself.
 * @param {Omit<Create, "type">} wish
 */
export async function make({ start, ...wish }) {
  const { table, commitment = "" } = await net.ask({ ...wish, type: "create" });
  remember(table, commitment, true);
  if (start) {
    const mine = wish.seats.flatMap(({ kind }, seat) => (kind === "me" ? [seat] : []));
    const given = mine.map((seat) => give(table, seat));
    await Promise.allSettled([...given, net.ask({ type: "start", table })]); // if it fails, there is the waiting room
  }
  return table;
}

/**
 * The line of the menu: the seal that this browser was shown first, loudly if the table has another one now.
 * @param {Session} session
 */
export function sealLine({ id, about }) {
  const first = kept(id)?.commitment ?? about.commitment;
  const same = first === about.commitment;
  const props = { class: same ? "quiet fairness" : "bad fairness", role: same ? null : "alert" };
  return h("p", props, t(same ? "menu.commitment" : "verify.seal-bad"), " ", h("code", null, first));
}

/**
 * What may be known of a game beforehand, for whoever sits down at it; nothing at most tables.
 * @param {Session} session
 */
export function warning({ about }) {
  const key = about.practice ? "practice.seed" : about.moment ? "practice.moment" : "";
  return key && h("p", { class: "warning", role: "note" }, t(key));
}
