// @ts-check
// What one wants to play: as chosen last time, as far as it is still possible, and as the server is asked for it.

import { myName } from "./myname.js";
import { t } from "./text.js";

/** @typedef {import("./types").Game} Game */
/** @typedef {import("./types").Lists} Lists */
/** @typedef {import("./types").Option} Option */
/** @typedef {import("./protocol").SeatWish} SeatWish */
/**
 * What is chosen. `side` is the seat that is mine, or "random"; an option that names a seat counts on from mine, so
 * "+0" is me. `names` are those of people at one screen.
 * @typedef {{
 *   mode: string, players: number, level: string, pack: string, side: number | "random", guide?: "first" | "later",
 *   seed?: string,
 *   options: Record<string, string>, settings: Record<string, boolean | number>, names: string[],
 * }} Wish
 */

export const MODES = ["bots", "friends", "same"];
export const CHANCE = "random";

/** @param {string} game @param {string} mode */
const place = (game, mode) => `cantina-wish-${game}-${mode}`;

/**
 * What to play when nobody has said anything.
 * @param {Game} game
 * @param {Lists} known
 * @param {string} mode
 * @returns {Wish}
 */
export function usual({ pack, players, page }, { level }, mode) {
  const side = page.sides ? CHANCE : 0;
  return { mode, players: players[0], level, pack, side, options: {}, settings: {}, names: [] };
}

/**
 * What was played last time in this way, or the usual; nothing in it is impossible by now.
 * @param {Game} game
 * @param {Lists} known
 * @param {string} mode
 * @returns {Wish}
 */
export function wished(game, known, mode) {
  const wish = usual(game, known, mode);
  try {
    Object.assign(wish, JSON.parse(localStorage.getItem(place(game.game, mode)) ?? "{}"), { mode });
  } catch {} // what is kept there is not ours
  return possible(game, known, wish);
}

/** Remembers what is played. @param {string} game @param {Wish} wish */
export const keep = (game, wish) => localStorage.setItem(place(game, wish.mode), JSON.stringify(wish));

/**
 * The wish without whatever cannot be.
 * @param {Game} game
 * @param {Lists} known
 * @param {Wish} wish
 * @returns {Wish}
 */
export function possible(game, known, wish) {
  const first = usual(game, known, wish.mode);
  const players = game.players.includes(wish.players) ? wish.players : first.players;
  const pack = [...game.packs.map((one) => one.pack), CHANCE].includes(wish.pack) ? wish.pack : first.pack;
  const level = known.levels.some((one) => one.level === wish.level) ? wish.level : first.level;
  const side = game.page.sides && (wish.side === CHANCE || Number(wish.side) < players) ? wish.side : first.side;
  const open = choosable(game, players).flatMap((option) => {
    const value = wish.options[option.option];
    return choicesOf(option, players).includes(value) ? [[option.option, value]] : [];
  });
  return { ...wish, players, pack, level, side, options: Object.fromEntries(open) };
}

/** Whether an option names a seat. @param {Option} option */
export const isSeat = ({ choices }) =>
  choices.length > 0 && choices.every(({ choice }) => choice === CHANCE || /^\d+$/.test(choice));

/**
 * The options among which there is a choice: what the sides say already is none.
 * @param {Game} game
 * @param {number} players
 */
export function choosable({ options, page }, players) {
  const said = page.sides?.options ?? {};
  return options.filter((option) => !(option.option in said) && choicesOf(option, players).length > 1);
}

/**
 * What an option can be with so many players; seats count on from mine.
 * @param {Option} option
 * @param {number} players
 */
export function choicesOf(option, players) {
  const choices = option.choices.map(({ choice }) => choice);
  if (!isSeat(option)) return choices;
  const seats = Array.from({ length: players }, (_, i) => `+${i}`);
  return [...seats, ...choices.filter((choice) => choice === CHANCE)];
}

/**
 * What an option is unless somebody chooses.
 * @param {Option} option
 * @param {number} players
 */
export function defaultOf(option, players) {
  const value = String(option.defaults[players]);
  return isSeat(option) && value !== CHANCE ? `+${Number(value) - 1}` : value;
}

/**
 * My seat: the one that I chose, or any.
 * @param {Wish} wish
 */
export const mySeat = ({ side, players }) => (side === CHANCE ? Math.floor(Math.random() * players) : Number(side));

/**
 * The options as the server takes them, when this seat is mine.
 * @param {Game} game
 * @param {Wish} wish
 * @param {number} me
 * @returns {Record<string, string>}
 */
export function optionsOf(game, { options, players }, me) {
  const seat = (/** @type {string} */ value) => String(((me + Number(value)) % players) + 1);
  const chosen = Object.entries(options).map(([name, value]) => [name, value.startsWith("+") ? seat(value) : value]);
  return { ...game.page.sides?.options, ...Object.fromEntries(chosen) };
}

/**
 * Who shall have the seats. The bots are called the same, whichever seat is mine.
 * @param {Wish} wish
 * @param {number} me
 * @param {string[]} bots their names
 * @returns {SeatWish[]}
 */
export function seatsOf({ mode, players, level, names }, me, bots) {
  return Array.from({ length: players }, (_, i) => {
    if (mode === "same") return { kind: "me", name: names[i] || (i ? "" : myName()) || t("seat.number", { n: i + 1 }) };
    if (i === me) return { kind: "me", name: myName() };
    if (mode === "friends") return { kind: "open" };
    return { kind: "bot", level: /** @type {SeatWish["level"]} */ (level), name: bots[after(i, me, players)] ?? "" };
  });
}

/**
 * How many seats one comes after another, around the table.
 * @param {number} seat
 * @param {number} me
 * @param {number} players
 */
export const after = (seat, me, players) => (seat - me + players) % players;
