// @ts-check
// What events tell of pieces: where ships came from, and which die went where.

/** @typedef {import("/js/protocol").LogEntry} LogEntry */
/** @typedef {import("/js/types").Scene} Scene */
/** @typedef {import("/js/board.js").Board} Board */

const STRIKES = new Set(["destroyed", "damaged", "marker-lost"]);

const LOSSES = ["special-lost", "marker-lost", "razed", "destroyed", "reserve-lost", "shield-lost", "duel-lost"];

/** What nobody may miss of a turn that is told in a few words, and what matters only if nothing was hit. */
export const WEIGHTS = { ...Object.fromEntries(LOSSES.map((event) => [event, 1])), damaged: 1, "dice-lost": -1 };

/**
 * The order that is given, lit on its card before it is carried out.
 * @param {LogEntry[]} entries
 * @param {Record<string, import("/js/types").Item>} tokens
 */
export function announced(entries, tokens) {
  const orders = entries.filter(({ event }) => event === "ordered").map(({ args = {} }) => `order-${args.order}`);
  const waiting = orders.filter((id) => tokens[id] && !(/** @type {{given?: boolean}} */ (tokens[id]).given));
  return Object.fromEntries(waiting.map((id) => [id, { ...tokens[id], given: true }]));
}

/**
 * Where ships came from, by the token that they are now.
 * @param {LogEntry[]} entries
 */
export function origins(entries) {
  const found = /** @type {Record<string, string>} */ ({});
  for (const { event, args = {} } of entries) {
    if (event === "moved") found[`${args.ship}.${args.place2}`] = `place-${args.place}`;
    if (event === "deployed") found[`tie.${args.place}`] = "reserve";
  }
  return found;
}

/**
 * What each die hit, the highest first: a place or a token; "" if it was lost, null if it still lies there.
 * @param {number[]} values
 * @param {LogEntry[]} entries what happened with the throw
 * @param {Scene} after
 * @param {Board} board as it was before
 * @returns {(string | null)[]}
 */
export function aims(values, entries, after, board) {
  const find = (/** @type {string} */ event) => entries.find((entry) => entry.event === event);
  const { laser, core } = /** @type {{needs: {laser: number, core: number}}} */ (/** @type {unknown} */ (board.still))
    .needs;
  const fired = find("fired");
  if (fired) return values.map((value) => (value >= laser ? `place-${fired.args?.place}` : ""));
  if (find("core-lost") || find("core-missed")) return values.map((value) => (value >= core ? "place-death-star" : ""));
  const duel = find("duel-hit");
  if (duel) return values.map((_, i) => (i < Number(duel.args?.number) ? `hero-${duel.args?.hero}` : ""));
  const advanced = find("advanced");
  if (advanced) return steps(values, Number(advanced.args?.number), Number(advanced.args?.space), board);
  const struck = entries
    .filter(({ event }) => STRIKES.has(event))
    .map(({ event, args }) => (event === "damaged" ? `ship-${args?.ship}` : `place-${args?.place}`));
  const lying = Object.values(after.tokens ?? {}).filter(({ look }) => look === "die").length;
  return values.map((_, i) => struck[i] ?? (i >= values.length - lying ? null : ""));
}

/**
 * Which die was used for each step: the smallest that was enough.
 * @param {number[]} values
 * @param {number} number of steps
 * @param {number} last space
 * @param {Board} board
 */
function steps(values, number, last, board) {
  const goals = values.map(() => "");
  for (let space = last - number + 1; space <= last; space++) {
    const least = Number(board.placeItem(`space-${space}`).number);
    const die = values.findLastIndex((value, i) => value >= least && !goals[i]);
    if (die >= 0) goals[die] = `space-${space}`;
  }
  return goals;
}
