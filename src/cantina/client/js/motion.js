// @ts-check
// How things move: along a track, through the air, as dice that tumble.

import { calm, svg } from "./dom.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./protocol").LogEntry} LogEntry */
/** @typedef {import("./types").Ways} Ways */

const TRAVEL = 250; // milliseconds from place to place
const HOP = 110; // and for each step along a track
const TUMBLE = 600;
const REST = 500; // that thrown dice lie there
const LIT = 450; // that they are looked at, before they go to what they hit and there
const FLIGHT = 420;
const THROWN = 1.5; // how large they are meanwhile

/** @param {import("./types").Spot} spot */
export const css = ({ x, y, s }) => `translate(${x}px, ${y}px) scale(${s})`;

/**
 * What will take time after a change: journeys along a track, throws of dice, simple moves.
 * @param {Board} board
 * @param {import("./types").Scene} before the scene that was shown
 * @param {Ways} ways
 * @param {import("./types").Stops} stops
 * @returns {(() => Promise<unknown>)[]}
 */
export function travellers(board, before, ways, stops) {
  return Object.entries(board.scene.tokens ?? {}).flatMap(([id, item]) => {
    const old = before.tokens?.[id];
    if (!old) return [() => arrival(board.tokens.get(id))];
    if (old.at !== item.at || ways[id]) {
      const steps = stepsBy(board, ways[id] ?? [old.at, item.at]);
      const walks = steps.length > 2 || stops[id];
      return [() => (walks ? walk(board, id, steps, stops[id]) : arrival(board.tokens.get(id)))];
    }
    if (item.from && (item.n ?? 0) > (old.n ?? 0)) return [() => join(board, id, item)];
    return item.look === "die" && old.value !== item.value ? [() => tumble(board.tokens.get(id))] : [];
  });
}

/** When a token has come to where it goes. @param {SVGGElement | undefined} node */
const arrival = (node) => Promise.all((node?.getAnimations() ?? []).map((one) => one.finished.catch(() => {})));

/** When every token has come to where it goes, also those that only made room. @param {Board} board */
export function arrivals(board) {
  const nodes = new Set(/** @type {Iterable<unknown>} */ (board.tokens.values()));
  const all = board.svg?.getAnimations({ subtree: true }) ?? []; // asked for at once: each question costs a layout
  const theirs = all.filter(({ effect }) => effect instanceof KeyframeEffect && nodes.has(effect.target));
  return Promise.all(theirs.map((one) => one.finished.catch(() => {})));
}

/** The place on the track that one lies at: a side of it is the same place. @param {string} id */
const base = (id) => id.split("-").slice(0, 2).join("-");

/**
 * The places from one to the other along the track, both included.
 * @param {Board} board
 * @param {string} [from]
 * @param {string} [to]
 */
function stepsBetween({ track }, from = "", to = "") {
  const [a, b] = [track.indexOf(base(from)), track.indexOf(base(to))];
  if (a < 0 || b < 0 || a === b) return [from, to];
  const between = a < b ? track.slice(a + 1, b) : track.slice(b + 1, a).reverse();
  return [from, ...between, to];
}

/**
 * All places on a way along the track, from its first to its last.
 * @param {Board} board
 * @param {(string | undefined)[]} way
 */
const stepsBy = (board, way) => way.slice(1).flatMap((to, i) => stepsBetween(board, way[i], to).slice(i ? 1 : 0));

/**
 * Takes a token along its way, in legs: at each stop something befalls it before it goes on.
 * @param {Board} board
 * @param {string} id
 * @param {string[]} steps
 * @param {import("./types").Stop[]} [stops] in the order of the way
 */
async function walk(board, id, steps, stops = []) {
  const [node, end] = [board.tokens.get(id), board.spots.get(id)];
  if (!node || !end) return;
  const points = steps.map((step) => ({ x: board.at(step)[0], y: board.at(step)[1], s: 1 }));
  if (stops.at(-1)?.at === steps.at(-1)) points.push(end);
  else points[points.length - 1] = end;
  const legs = /** @type {Animation[]} */ ([]);
  /** @param {number} from @param {number} to @param {boolean} [swift] */
  const go = (from, to, swift) => {
    const frames = points.slice(from, to + 1).map((spot) => ({ transform: css(spot) }));
    const length = swift ? TRAVEL : Math.min(1100, Math.max(TRAVEL, frames.length * HOP));
    const duration = frames.length > 1 && !board.skip ? length : 0;
    legs.push(node.animate(frames, { duration, easing: swift ? "ease-in" : "ease-out", fill: "forwards" }));
    return legs.at(-1)?.finished.catch(() => {});
  };
  let from = 0;
  let swift = false;
  for (const stop of stops) {
    const at = steps.findIndex((step, i) => i >= from && base(step) === base(stop.at));
    if (at < 0) continue;
    await go(from, at, swift);
    await befall(board, node, stop);
    [from, swift] = [at, Boolean(stop.swift)];
  }
  await go(from, points.length - 1, swift);
  for (const leg of legs) leg.cancel();
}

/**
 * What happens to a token at a place on its way: both have a look of their own meanwhile.
 * @param {Board} board
 * @param {SVGGElement} node
 * @param {import("./types").Stop} stop
 */
async function befall(board, node, { at, look, ms, drawing }) {
  const seen = svg(drawing, { class: `moment ${look}`, transform: `translate(${board.at(at).join(" ")})` }, "g");
  board.layer?.trail.after(seen); // below all tokens
  node.classList.add(look);
  await rest(board, ms);
  node.classList.remove(look);
  seen.remove();
}

/**
 * Something new comes from a place, or out of nowhere.
 * @param {SVGGElement} node
 * @param {import("./types").Spot} spot
 * @param {import("./types").Point | null} from
 */
export function appear(node, spot, from) {
  const [x, y] = from ?? [spot.x, spot.y];
  const begin = { transform: css({ x, y, s: spot.s }), opacity: from ? 1 : 0 };
  node.animate([begin, { transform: css(spot), opacity: 1 }], { duration: TRAVEL, easing: "ease-out" });
}

/**
 * More of the same come to where some stand already: a likeness travels there.
 * @param {Board} board
 * @param {string} id
 * @param {import("./types").Item} item
 */
async function join(board, id, item) {
  const spot = board.spots.get(id);
  if (!spot || !item.from) return;
  const node = svg(board.art.token(item, id, board), { class: `token coming ${item.look} ${item.side ?? ""}` }, "g");
  board.layer?.above.append(node);
  const [x, y] = board.at(item.from);
  const frames = [{ x, y, s: spot.s }, spot].map((one) => ({ transform: css(one) }));
  await node.animate(frames, { duration: 2 * TRAVEL, easing: "ease-out" }).finished.catch(() => {});
  node.remove();
}

/** Something goes away for good. @param {SVGGElement} node */
export async function vanish(node) {
  const fading = node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: TRAVEL });
  await fading.finished.catch(() => {});
  node.remove();
}

/** @param {SVGGElement | undefined} node */
async function tumble(node) {
  const body = node?.firstElementChild;
  if (!body) return;
  const frames = [
    { transform: "translateY(-46px) rotate(-300deg)" },
    { transform: "translateY(6px) rotate(-60deg)", offset: 0.6 },
    { transform: "none" },
  ];
  await body.animate(frames, { duration: calm() ? 0 : TUMBLE, easing: "ease-out" }).finished.catch(() => {});
}

/**
 * Something that is seen over the board as long as its animations last.
 * @param {Board} board
 * @param {string} [drawn]
 */
export async function flare(board, drawn) {
  if (!drawn || board.skip) return;
  const node = svg(drawn, { class: "flare" }, "g");
  board.layer?.above.append(node);
  await Promise.all(node.getAnimations({ subtree: true }).map((one) => one.finished.catch(() => {})));
  node.remove();
}

/** @typedef {{id: string, at?: string, line: string}} Trace the line that a token left behind, and where it came to */

/**
 * Lines from where the tokens of the last move were to where they are; a way back is no second line.
 * @param {Board} board
 * @param {import("./types").Scene} before the scene that was shown
 * @param {Ways} ways
 * @returns {Trace[]}
 */
export function tracesOf(board, before, ways) {
  return Object.entries(board.scene.tokens ?? {}).flatMap(([id, item]) => {
    const old = before.tokens?.[id];
    const from = item.from && (old?.n ?? 0) < (item.n ?? 0) ? item.from : old?.at;
    const way = ways[id] ?? [from, item.at];
    if (!from || new Set(way).size < 2 || item.look === "card" || item.trail === false) return [];
    const points = [...new Set(stepsBy(board, way))].map((step) => board.at(step).join(" "));
    return [{ id, at: item.at, line: `<path d="M${points.join("L")}"/>` }];
  });
}

/**
 * Nothing happens on a board for a while, unless someone wants to go on.
 * @param {Board} board
 * @param {number} ms
 */
export const rest = (board, ms) =>
  new Promise((/** @type {(_: void) => void} */ done) => {
    const end = () => {
      clearTimeout(timer);
      board.rests.delete(end);
      done();
    };
    const timer = setTimeout(end, board.skip ? 0 : ms);
    board.rests.add(end);
  });

/**
 * The dice that an event tells of.
 * @param {LogEntry} entry
 */
export const diceIn = (entry) =>
  Object.entries(entry.args ?? {}).flatMap(([key, value]) => (/^die\d?$/.test(key) ? [value] : []));

/**
 * Throws the dice of an event onto the board for all to see; they lie there for a moment, and then go to what they hit.
 * @param {Board} board
 * @param {LogEntry[]} entries what came of it; the first one tells of the dice
 * @param {import("./types").Scene} after
 */
export async function roll(board, entries, after) {
  const { art, layer } = board;
  const values = /** @type {(string | number)[]} */ (diceIn(entries[0]));
  const around = art.thrown ? art.thrown(entries[0], board) : "";
  if (!layer || !art.die || !values.length || around === null) return;
  const [width, height] = board.layout.size;
  const drawn = values.map((value, i) => {
    const spot = { x: width / 2 + (i - (values.length - 1) / 2) * 64, y: height / 2, s: THROWN };
    const node = svg(`<g class="die">${art.die?.(value)}</g>`, { class: "thrown" }, "g");
    node.style.transform = css(spot);
    return { node, spot };
  });
  const middle = svg(around, { class: "thrown", transform: `translate(${width / 2} ${height / 2})` }, "g");
  layer.above.append(middle, ...drawn.map(({ node }) => node));
  if (!board.skip) await Promise.all(drawn.map(({ node }) => tumble(node)));
  await rest(board, REST);
  await fly(board, drawn, art.aims?.(values.map(Number), entries, after, board) ?? []);
  for (const { node } of drawn) node.remove();
  middle.remove();
}

/**
 * Dice that lay on the table go to what they hit.
 * @param {Board} board
 * @param {LogEntry[]} entries
 * @param {import("./types").Scene} after
 */
export async function assign(board, entries, after) {
  const lying = Object.entries(board.scene.tokens ?? {})
    .filter(([, { look }]) => look === "die")
    .sort(([, a], [, b]) => Number(b.value) - Number(a.value));
  const goals =
    board.art.aims?.(
      lying.map(([, { value }]) => Number(value)),
      entries,
      after,
      board,
    ) ?? [];
  const drawn = lying.flatMap(([id]) => {
    const [node, spot] = [board.tokens.get(id), board.spots.get(id)];
    return node && spot ? [{ node, spot }] : [];
  });
  if (drawn.length === lying.length && goals.some(Boolean)) await fly(board, drawn, goals);
}

/**
 * Lights the dice that hit, greys those that missed, and takes each to its goal; those without one stay.
 * @param {Board} board
 * @param {{node: SVGGElement, spot: import("./types").Spot}[]} dice
 * @param {(string | null)[]} goals
 */
async function fly(board, dice, goals) {
  if (!goals.length || board.skip) return;
  for (const [i, { node }] of dice.entries()) {
    if (goals[i] !== null) node.classList.add(goals[i] ? "struck" : "missed");
  }
  await rest(board, LIT);
  const flights = dice.flatMap(({ node, spot }, i) => {
    const goal = goals[i];
    if (!goal || board.skip) return [];
    const to = board.spots.get(goal) ?? { x: board.at(goal)[0], y: board.at(goal)[1] };
    const same = goals.flatMap((other, j) => (other === goal ? [j] : []));
    const aside = (same.indexOf(i) - (same.length - 1) / 2) * 30;
    const frames = [spot, { x: to.x + aside, y: to.y - 26, s: 0.9 }].map((one) => ({ transform: css(one) }));
    return [
      node.animate(frames, { duration: FLIGHT, easing: "ease-in-out", fill: "forwards" }).finished.catch(() => {}),
    ];
  });
  await Promise.all(flights);
  if (flights.length) await rest(board, LIT);
}
