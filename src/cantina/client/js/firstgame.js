// @ts-check
// The guided first game as its game wants it, without a clock; and the real game after it.

import { net } from "./net.js";
import { entryOf, lists } from "./text.js";
import { usual } from "./wishes.js";

/** @typedef {import("./types").Game} Game */
/** @typedef {(path: string) => void} Go */

/**
 * Begins the guided first game of a game, or goes on with it: nothing closes on whoever reads.
 * @param {Game} game
 * @param {Go} go
 */
export async function firstGame(game, go) {
  const key = `cantina-first-${game.game}`;
  const begun = localStorage.getItem(key);
  if (begun && (await goesOn(begun))) return go(begun);
  const { create } = await import("./begin.js");
  const { seeds, ...first } = game.first;
  const seed = seeds[Math.floor(Math.random() * seeds.length)];
  const wish = {
    ...first,
    seed,
    mode: "bots",
    side: 0,
    names: [],
    settings: { window: 0 },
    guide: /** @type {const} */ ("first"),
  };
  await create(game, wish, (path) => {
    localStorage.setItem(key, path);
    go(path);
  });
}

/** Whether a first game is still to be ended, by the path of its table. @param {string} path */
async function goesOn(path) {
  const answer = await net.ask({ type: "lobby" }).catch(() => null);
  const tables = answer?.type === "lobby" ? answer.tables : [];
  const line = tables.find(({ table }) => path === `/table/${table}`);
  return line?.status === "playing" && sessionStorage.getItem(`cantina-guide-${line.table}`) !== null;
}

/**
 * Begins a whole game against easy bots, with tips about what the first one left out.
 * @param {string} id
 * @param {Go} go
 */
export async function realGame(id, go) {
  const [game, known, { create }] = await Promise.all([entryOf(id), lists(), import("./begin.js")]);
  if (!game) return;
  await create(game, { ...usual(game, known, "bots"), players: game.first.players, level: "easy", guide: "later" }, go);
}
