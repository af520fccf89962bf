// @ts-check
// The guided first game as its game wants it, without a clock; and the real game after it.

import { entryOf, lists } from "./text.js";
import { usual } from "./wishes.js";

/** @typedef {import("./types").Game} Game */
/** @typedef {(path: string) => void} Go */

/**
 * Begins the guided first game of a game: nothing closes on whoever reads.
 * @param {Game} game
 * @param {Go} go
 */
export async function firstGame(game, go) {
  const { create } = await import("./begin.js");
  await create(game, { ...game.first, mode: "bots", side: 0, names: [], settings: { window: 0 }, guide: "first" }, go);
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
