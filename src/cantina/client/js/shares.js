// @ts-check
// The dice before the game: the seal that this device was shown first, its shares, and what is known beforehand.

import { h } from "./dom.js";
import { net } from "./net.js";
import { t } from "./text.js";

/**
 * What a table shows: the seal, whether the game has yet to begin, until its end whether it is practice, and while it
 * goes on, by seat, whether a person there gave a share. Earlier versions kept neither of the last two.
 * @typedef {{commitment: string, before: boolean, practice?: boolean, gave?: boolean[]}} Shown
 */
/**
 * What is remembered of a table: what it showed first, and the shares given, by seat.
 * @typedef {Shown & {salts: Record<number, string>}} Kept
 */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {Extract<import("./types").Request, {type: "create"}>} Create */

const KEY = "cantina-seals";
const TABLES = 200; // that are remembered
/** @type {Set<string>} what is kept of which tables, so that not every move looks it up */
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
 * Remembers what a table shows for the first time; what it showed before stays, for the server may say otherwise later.
 * @param {string} table
 * @param {Shown} shown
 */
function remember(table, shown) {
  const mark = `${table} ${Object.keys(shown)}`;
  if (remembered.has(mark)) return;
  remembered.add(mark);
  const entry = kept(table) ?? { salts: {} };
  const whole = { ...shown, ...entry };
  if (Object.keys(whole).length > Object.keys(entry).length) keep(table, whole);
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
 * Whether a person gave a share for a seat: a bot never does, and one that plays on for a person is none.
 * @param {import("./protocol").Seat} seat
 */
const gives = ({ kind, resigned, salted = false }) => salted && (kind === "guest" || Boolean(resigned));

/**
 * Does this device's part at a table: called whenever something has changed there.
 * @param {Session} session
 */
export function attend({ id, about, held, seats }) {
  const open = about.status === "open";
  const { commitment, practice = false } = about;
  const ended = !open && about.status !== "playing"; // what is said then is said too late
  const gave = open ? {} : { gave: seats.map(gives) }; // before the start seats still change hands
  remember(id, { commitment, before: open, ...(ended ? {} : { practice, ...gave }) });
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
  const shown = { commitment, before: true, practice: Boolean(wish.seed) };
  remember(table, shown);
  if (start) {
    const gave = wish.seats.map(({ kind }) => kind === "me");
    const given = gave.flatMap((mine, seat) => (mine ? [give(table, seat)] : []));
    const begun = net.ask({ type: "start", table }).then(() => remember(table, { ...shown, gave }));
    await Promise.allSettled([...given, begun]); // if it fails, there is the waiting room
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
