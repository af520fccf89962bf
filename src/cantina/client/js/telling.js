// @ts-check
// Tells a move on the board in the order in which it happened: what moved, then the dice, then what came of them. The
// words follow when it is told. A turn that was told can be told again.

import { calm, put } from "./dom.js";
import { arrivals, assign, diceIn, rest, roll } from "./motion.js";
import { sound } from "./sounds.js";

/** @typedef {import("./protocol").LogEntry} LogEntry */
/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("./types").Item} Item */
/** @typedef {{before: Scene, after: Scene, entries: LogEntry[]}} Step */
/** @typedef {Record<string, Item>} Tokens */
/** @typedef {import("./types").Ways} Ways */

const STEPS = 12; // moves of one turn that can be told again
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
   * Tells a move, and remembers it as part of a turn.
   * @param {Scene} scene
   * @param {LogEntry[]} entries
   * @param {number} by whose turn it is
   * @param {boolean} [quickly] without motion; what moved is marked all the same
   */
  async tell(scene, entries, by, quickly = false) {
    await this.finish();
    const step = { before: this.board.scene, after: scene, entries };
    const same = this.by === by;
    this.steps = [...(same ? this.steps : []), step].slice(-STEPS);
    this.by = by;
    this.board.skip = quickly;
    await this.run([step], same);
  }

  /** The last turn once more, from how the table was before it. */
  async again() {
    await this.finish();
    const [first] = this.steps;
    if (!first) return;
    const now = this.board.scene;
    void this.board.show(first.before, true);
    this.board.root.getBoundingClientRect(); // so that this is where everything sets out from
    await this.run(this.steps, false, LOOK);
    if (this.board.scene === this.steps.at(-1)?.after) void this.board.show(now, true);
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
    for (const [i, { before, after, entries }] of steps.entries()) {
      await tellStep(this.board, before, after, entries);
      const ways = this.board.art.ways?.(entries) ?? {};
      const moved = movedIn(before.tokens ?? {}, after.tokens ?? {}, ways);
      if (moved.length || (i === 0 && !same)) this.board.ring(moved);
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
  const [old, tokens] = [before.tokens ?? {}, arriving(after.tokens ?? {}, board.art.origins?.(entries) ?? {})];
  const thrown = entries.filter((entry) => diceIn(entry).length);
  const dice = thrown.length > 0 || Object.keys(tokens).some((id) => isThrown(old[id], tokens[id]));
  const ways = board.art.ways?.(entries) ?? {};
  if (calm() || board.skip) return board.show(after, true, ways);
  const moved = afterMoves(old, tokens, ways);
  if (moved) {
    sound("card");
    await board.show({ ...before, tokens: moved }, false, ways);
  }
  if (dice) sound("dice");
  for (const [i, entry] of thrown.entries()) await roll(board, throwOf(entries, entry, thrown[i + 1]), after);
  if (!thrown.length) await assign(board, entries, after);
  if (dice && lost(old, tokens)) sound("hit");
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

/** Whether more of the same have come from somewhere. @param {Item | undefined} old @param {Item} item */
const grew = (old, item) => Boolean(old && item.from && (item.n ?? 0) > (old.n ?? 0));

/**
 * The table when all has moved that moves before any die is thrown: tokens that change their place, and those that come
 * from another, which is left at the same time. Nothing if nothing moves.
 * @param {Tokens} old
 * @param {Tokens} tokens
 * @param {Ways} ways
 */
function afterMoves(old, tokens, ways) {
  const moves = Object.entries(tokens).filter(([id, item]) => {
    if (item.look === "die") return false;
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
 * @param {Tokens} old
 * @param {Tokens} tokens
 * @param {Ways} ways
 */
function movedIn(old, tokens, ways) {
  const entries = Object.entries(tokens).filter(
    ([id, item]) => item.at !== old[id]?.at || id in ways || grew(old[id], item),
  );
  return entries
    .filter(([, { look, trail }]) => look !== "card" && look !== "die" && trail !== false)
    .map(([id]) => id);
}
