// @ts-check
// Tells a move on the board in the order in which it happened: what moved, then the dice, then what came of them. The
// words follow when it is told. A turn that was told can be told again.

import { calm, put } from "./dom.js";
import { arrivals, assign, diceIn, flare, rest, roll } from "./motion.js";
import { sound } from "./sounds.js";
import { othersOf } from "./turns.js";

/** @typedef {import("./protocol").LogEntry} LogEntry */
/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("./types").Item} Item */
/** @typedef {{before: Scene, after: Scene, entries: LogEntry[], by: number}} Step */
/** @typedef {Record<string, Item>} Tokens */
/** @typedef {import("./types").Ways} Ways */

const STEPS = 24; // moves that are remembered, to be told again
const NAMED = 700; // milliseconds that what was announced is lit before it happens
const LOOK = 300; // milliseconds for a look at how it was before

export class Telling {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    this.now = Promise.resolve();
    this.busy = false;
    this.by = -1;
    /** @type {Step[]} */
    this.steps = [];
    this.onhide = () => document.hidden && this.busy && this.board.finish();
    document.addEventListener("visibilitychange", this.onhide);
  }

  close() {
    document.removeEventListener("visibilitychange", this.onhide);
  }

  /**
   * Tells a move, and remembers it unless it was a quiet one.
   * @param {Scene} scene
   * @param {LogEntry[]} entries
   * @param {number} by whose turn it is
   * @param {boolean} [quickly] without motion; what moved is marked all the same
   */
  async tell(scene, entries, by, quickly = false) {
    await this.finish();
    const step = { before: this.board.scene, after: this.board.settled(scene), entries, by };
    const quiet = entries.length > 0 && entries.every((entry) => entry.quiet);
    const same = quiet || this.by === by;
    if (!quiet) {
      this.steps = [...this.steps, step].slice(-STEPS);
      this.by = by;
    }
    this.board.skip = quickly;
    await this.run([step], same);
  }

  /**
   * What others did last once more, from how the table was before it.
   * @param {number} [viewer]
   */
  async again(viewer) {
    await this.finish();
    const steps = othersOf(this.steps, viewer);
    const [first] = steps;
    if (!first) return;
    const now = this.board.scene;
    void this.board.show(first.before, true);
    this.board.root.getBoundingClientRect(); // so that this is where everything sets out from
    await this.run(steps, false, LOOK);
    if (this.board.scene === steps.at(-1)?.after) void this.board.show(now, true);
  }

  /**
   * Remembers a whole turn that was told elsewhere or before, and marks what it has moved.
   * @param {Step} turn
   */
  recall(turn) {
    [this.steps, this.by] = [[turn], turn.by];
    this.board.ring(moved(this.board, turn));
  }

  /** Forgets what was told: the table is shown from elsewhere. */
  forget() {
    this.steps = [];
    this.by = -1;
  }

  /** Ends at once what is being told. */
  async finish() {
    if (this.busy) this.board.finish();
    await this.now;
  }

  /**
   * @param {Step[]} steps
   * @param {boolean} same whether the first belongs to the turn that is ringed
   * @param {number} [pause] before the first
   */
  async run(steps, same, pause = 0) {
    this.busy = true;
    put(this.board.root, "aria-busy", "true");
    this.now = this.play(steps, same, pause);
    try {
      await this.now;
    } finally {
      this.now = Promise.resolve(); // a drawing that failed fails this move, and none after it
      this.busy = false;
      put(this.board.root, "aria-busy", false);
      this.board.skip = false;
    }
  }

  /**
   * @param {Step[]} steps
   * @param {boolean} same
   * @param {number} pause
   */
  async play(steps, same, pause) {
    if (pause && !calm()) await rest(this.board, pause);
    if (!same) this.board.trace([]);
    for (const [i, step] of steps.entries()) {
      await tellStep(this.board, step.before, step.after, step.entries);
      const latest = moved(this.board, step);
      if (latest.length || (i === 0 && !same)) this.board.ring(latest);
      if (!calm()) await arrivals(this.board);
    }
  }
}

/**
 * @param {import("./board.js").Board} board
 * @param {Scene} before
 * @param {Scene} after
 * @param {LogEntry[]} entries
 */
async function tellStep(board, before, after, entries) {
  const announced = board.art.announced?.(entries, before.tokens ?? {}) ?? {};
  const old = { ...before.tokens, ...announced };
  const tokens = arriving(after.tokens ?? {}, board.art.origins?.(entries) ?? {});
  const thrown = entries.filter((entry) => diceIn(entry).length);
  const dice = thrown.length > 0 || Object.keys(tokens).some((id) => isThrown(old[id], tokens[id]));
  const ways = board.art.ways?.(entries) ?? {};
  if (calm() || board.skip) return board.show(after, true, ways);
  if (Object.keys(announced).length) {
    void board.show({ ...before, tokens: old }, true);
    await rest(board, NAMED);
  }
  const later = thrownAt(entries);
  const waits = ({ look = "", at = "" }) => look === board.art.prize || later.has(at);
  const moved = afterMoves(old, tokens, ways, waits);
  if (moved) {
    sound("card");
    await board.show({ ...before, tokens: moved }, false, ways, board.art.stops?.(entries, before, board));
  }
  await flare(board, board.art.aimed?.(entries, board));
  if (dice) sound("dice");
  for (const [i, entry] of thrown.entries()) await roll(board, throwOf(entries, entry, thrown[i + 1]), after);
  if (!thrown.length) await assign(board, entries, after);
  if (dice && lost(old, tokens)) sound("hit");
  if (Object.entries(tokens).some(([id, item]) => item.look === board.art.prize && old[id] && old[id].at !== item.at))
    sound("prize");
  await flare(board, board.art.struck?.(entries, board));
  await board.show({ ...after, tokens });
}

/**
 * Tokens with where they come from, as events tell it.
 * @param {Tokens} tokens
 * @param {Record<string, string>} origins
 */
const arriving = (tokens, origins) =>
  Object.fromEntries(
    Object.entries(tokens).map(([id, item]) => [id, origins[id] ? { ...item, from: origins[id] } : item]),
  );

/**
 * A throw and what came of it, up to the next one; what led to it follows at the end.
 * @param {LogEntry[]} entries
 * @param {LogEntry} entry
 * @param {LogEntry} [next]
 */
function throwOf(entries, entry, next) {
  const at = entries.indexOf(entry);
  return [...entries.slice(at, next && entries.indexOf(next)), ...entries.slice(0, at)];
}

/**
 * Places that are told of only after the first throw: what comes there waits for the dice.
 * @param {LogEntry[]} entries
 */
function thrownAt(entries) {
  const first = entries.findIndex((entry) => diceIn(entry).length);
  const told = (/** @type {LogEntry[]} */ some) => some.flatMap(({ elements = [] }) => elements);
  const before = new Set(told(entries.slice(0, first)));
  return new Set(first < 0 ? [] : told(entries.slice(first + 1)).filter((element) => !before.has(element)));
}

/** Whether more of the same have come from somewhere. @param {Item | undefined} old @param {Item} item */
const grew = (old, item) => Boolean(old && item.from && (item.n ?? 0) > (old.n ?? 0));

/**
 * The table when all has moved that moves before any die is thrown: tokens that change their place, and those that come
 * from another, which is left at the same time. Nothing if nothing moves.
 * @param {Tokens} old
 * @param {Tokens} tokens
 * @param {Ways} ways
 * @param {(item: Item) => boolean} waits whether something moves because of the dice, or of all that has moved
 */
function afterMoves(old, tokens, ways, waits) {
  const moves = Object.entries(tokens).filter(([id, item]) => {
    if (item.look === "die" || waits(item)) return false;
    return id in old ? old[id].at !== item.at || id in ways || grew(old[id], item) : Boolean(item.from);
  });
  if (!moves.length) return null;
  const left = new Set(moves.map(([, { from }]) => from));
  const stay = Object.entries(old).filter(([id, { at }]) => !left.has(at) || id in tokens);
  const now = stay.map(([id, item]) => [id, left.has(item.at) ? tokens[id] : item]);
  return /** @type {Tokens} */ (Object.fromEntries([...now, ...moves]));
}

/** Whether something was taken off the table. @param {Tokens} old @param {Tokens} tokens */
const lost = (old, tokens) =>
  Object.entries(old).some(([id, item]) => !(id in tokens) || (tokens[id].n ?? 0) < (item.n ?? 0));

/** Whether a die of the scene was thrown. @param {Item | undefined} old @param {Item} item */
const isThrown = (old, item) => item.look === "die" && old !== undefined && old.value !== item.value;

/**
 * The pieces that a move has moved or brought, also those that came back to where they were: neither cards nor dice.
 * @param {import("./board.js").Board} board
 * @param {Omit<Step, "by">} step
 */
export function moved(board, { before: { tokens: old = {} }, after: { tokens = {} }, entries: told }) {
  const ways = board.art.ways?.(told) ?? {};
  const entries = Object.entries(tokens).filter(
    ([id, item]) => item.at !== old[id]?.at || id in ways || grew(old[id], item),
  );
  return entries
    .filter(([, { look, trail }]) => look !== "card" && look !== "die" && trail !== false)
    .map(([id]) => id);
}
