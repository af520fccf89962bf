// @ts-check
// How things move: along a track, through the air, as dice that tumble.

import { calm, svg } from "./dom.js";

/** @typedef {import("./board.js").Board} Board */

const TRAVEL = 250; // milliseconds from place to place
const HOP = 110; // and for each step along a track
const TUMBLE = 600;
const REST = 500; // that thrown dice lie there

/** @param {import("./types").Spot} spot */
export const css = ({ x, y, s }) => `translate(${x}px, ${y}px) scale(${s})`;

/**
 * What will take time after a change: journeys along a track, throws of dice, simple moves.
 * @param {Board} board
 * @param {import("./types").Scene} before the scene that was shown
 * @returns {(() => Promise<unknown>)[]}
 */
export function travellers(board, before) {
  return Object.entries(board.scene.tokens ?? {}).flatMap(([id, item]) => {
    const old = before.tokens?.[id];
    if (!old) return [() => arrival(board.tokens.get(id))];
    if (old.at !== item.at) {
      const steps = stepsBetween(board, old.at, item.at);
      return [() => (steps.length > 2 ? walk(board, id, steps) : arrival(board.tokens.get(id)))];
    }
    return item.look === "die" && old.value !== item.value ? [() => tumble(board.tokens.get(id))] : [];
  });
}

/** When a token has come to where it goes. @param {SVGGElement | undefined} node */
const arrival = (node) => Promise.all((node?.getAnimations() ?? []).map((one) => one.finished.catch(() => {})));

/**
 * The places from one to the other along the track, both included.
 * @param {Board} board
 * @param {string} [from]
 * @param {string} [to]
 */
function stepsBetween({ track }, from = "", to = "") {
  const base = (/** @type {string} */ id) => id.split("-").slice(0, 2).join("-");
  const [a, b] = [track.indexOf(base(from)), track.indexOf(base(to))];
  if (a < 0 || b < 0 || a === b) return [from, to];
  const between = a < b ? track.slice(a + 1, b) : track.slice(b + 1, a).reverse();
  return [from, ...between, to];
}

/**
 * @param {Board} board
 * @param {string} id
 * @param {string[]} steps
 */
async function walk(board, id, steps) {
  const [node, end] = [board.tokens.get(id), board.spots.get(id)];
  if (!node || !end) return;
  const points = steps.slice(0, -1).map((step) => board.at(step));
  const frames = [...points.map(([x, y]) => css({ x, y, s: 1 })), css(end)].map((transform) => ({ transform }));
  const duration = Math.min(1100, Math.max(TRAVEL, steps.length * HOP));
  await node.animate(frames, { duration, easing: "ease-out" }).finished.catch(() => {});
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
 * Lines from where the tokens of the last move were to where they are.
 * @param {Board} board
 * @param {import("./types").Scene} before the scene that was shown
 */
export function trailOf(board, before) {
  const lines = Object.entries(board.scene.tokens ?? {}).map(([id, item]) => {
    const old = before.tokens?.[id];
    if (!old || old.at === item.at || item.look === "card" || item.trail === false) return "";
    const points = stepsBetween(board, old.at, item.at).map((step) => board.at(step).join(" "));
    return `<path d="M${points.join("L")}"/>`;
  });
  return lines.join("");
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
 * @param {import("./protocol").LogEntry} entry
 */
export const diceIn = (entry) =>
  Object.entries(entry.args ?? {}).flatMap(([key, value]) => (/^die\d?$/.test(key) ? [value] : []));

/**
 * Throws the dice of an event onto the board for all to see; they lie there for a moment.
 * @param {Board} board
 * @param {import("./protocol").LogEntry} entry
 */
export async function roll(board, entry) {
  const { art, layer } = board;
  const values = /** @type {(string | number)[]} */ (diceIn(entry));
  if (!layer || !art.die || !values.length) return;
  const [width, height] = board.layout.size;
  const drawn = values.map((value, i) => {
    const x = width / 2 + (i - (values.length - 1) / 2) * 64;
    const transform = `translate(${x} ${height / 2}) scale(1.5)`;
    return svg(`<g class="die">${art.die?.(value)}</g>`, { class: "thrown", transform }, "g");
  });
  layer.above.append(...drawn);
  if (!board.skip) await Promise.all(drawn.map((node) => tumble(node)));
  await rest(board, REST);
  for (const node of drawn) node.remove();
}
