// @ts-check
// How things move: along a track, through the air, as dice that tumble.

import { calm, svg, wait } from "./dom.js";

/** @typedef {import("./board.js").Board} Board */

export const TRAVEL = 250; // milliseconds from place to place
const HOP = 110; // and for each step along a track
const TUMBLE = 600;
const REST = 500; // that thrown dice lie there

/** @param {{x: number, y: number, s: number}} spot */
export const css = ({ x, y, s }) => `translate(${x}px, ${y}px) scale(${s})`;

/**
 * What will take time after a change: journeys along a track, throws of dice, simple moves.
 * @param {Board} board
 * @param {any} before the scene that was shown
 * @returns {(() => Promise<any>)[]}
 */
export function travellers(board, before) {
  const runs = [];
  for (const [id, item] of Object.entries(board.scene.tokens)) {
    const old = before.tokens?.[id];
    const node = () => board.tokens.get(id);
    if (old && old.at !== item.at) {
      const steps = stepsBetween(board, old.at, item.at);
      runs.push(async () => (steps.length > 2 ? walk(board, id, steps) : wait(TRAVEL)));
    } else if (item.look === "die" && old?.value !== item.value) {
      runs.push(async () => tumble(node()));
    } else if (!old) {
      runs.push(async () => wait(TRAVEL));
    }
  }
  return runs;
}

/**
 * The places from one to the other along the track, both included.
 * @param {Board} board
 * @param {string} from
 * @param {string} to
 */
function stepsBetween(board, from, to) {
  const track = /** @type {string[]} */ (board.still.track ?? []);
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
  const frames = [...points.map(([x, y]) => css({ x, y, s: 1 })), css(end)];
  const duration = Math.min(1100, Math.max(TRAVEL, steps.length * HOP));
  await node
    .animate(
      frames.map((transform) => ({ transform })),
      { duration, easing: "ease-out" },
    )
    .finished.catch(() => {});
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
 * @param {any} before the scene that was shown
 */
export function trailOf(board, before) {
  const moved = Object.entries(board.scene.tokens).filter(([id, item]) => {
    const old = before.tokens[id];
    return old && old.at !== item.at && item.look !== "card" && item.trail !== false;
  });
  return moved
    .map(
      ([id, item]) =>
        `<path d="M${stepsBetween(board, before.tokens[id].at, item.at)
          .map((step) => board.at(step).join(" "))
          .join("L")}"/>`,
    )
    .join("");
}

/**
 * Throws dice onto the board for all to see; they lie there for a moment.
 * @param {Board} board
 * @param {(string | number)[]} values
 */
export async function roll(board, values) {
  const layer = board.layer?.above;
  if (!layer || !board.art.die || !values.length) return;
  const [width, height] = board.layout.size;
  const dice = values.map((value, i) => {
    const node = /** @type {SVGGElement} */ (
      svg(
        `<g class="die">${board.art.die(value)}</g>`,
        {
          class: "thrown",
          transform: `translate(${width / 2 + (i - (values.length - 1) / 2) * 64} ${height / 2}) scale(1.5)`,
        },
        "g",
      )
    );
    layer.append(node);
    return node;
  });
  await Promise.all(dice.map((node) => tumble(node)));
  if (!board.skip) await wait(REST);
  for (const node of dice) node.remove();
}
