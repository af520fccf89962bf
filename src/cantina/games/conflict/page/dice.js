// @ts-check
// Three dice that keep their places for a whole turn, and what is said of them.

import { ORDER, RESISTANCE } from "./figures.js";
import { isWide, words } from "./words.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("/js/board.js").Board} Board */

/** What the dice are for now, above them; below their niche what it holds. @param {Board} board */
export function tray(board) {
  if (!isWide(board)) return "";
  const { now = "", rerolls = 0 } = /** @type {Thing | undefined} */ (board.scene.tokens?.steps) ?? {};
  const said = rerolls ? board.says("rerolls", { n: rerolls }) : board.says("board-dice");
  const [x, y] = board.at("help");
  return `${words(`tray-title ${now === "dice" || rerolls ? "now" : ""}`, 915, 216, said)}
    ${words("caption", x, y + 63, board.says("stored"))}`;
}

/** @type {Record<string, string>} where the signs of a die stand, by their number */
const SPOTS = { 1: "0 0", 2: "-14 14,14 -14", 3: "0 -15,-16 13,16 13" };

const DICE = ["d0", "d1", "d2"];

/**
 * The scene with every die in its place for the whole turn: the rules know only how many dice show what. A die that
 * shows what it showed lies where it lay, and it is the chosen ones that were thrown again or used.
 * @param {import("/js/types").Scene} scene
 * @param {import("/js/types").Scene} before
 * @param {string[]} meant
 */
export function settled(scene, before, meant) {
  const [old, now] = [before, scene].map(({ tokens = {} }) => DICE.flatMap((id) => tokens[id] ?? []));
  if (old.length < DICE.length || now.length < DICE.length) return scene;
  const left = [...now];
  const take = (/** @type {number} */ i) => (i < 0 ? [] : left.splice(i, 1));
  const order = [...DICE.keys()].sort((i, k) => Number(meant.includes(DICE[i])) - Number(meant.includes(DICE[k])));
  const kept = new Map(order.map((i) => [i, take(left.findIndex(({ value }) => value === old[i].value))[0]]));
  const dice = DICE.map((id, i) => [id, { ...(kept.get(i) ?? left.shift()), at: `dice-${i}` }]);
  return { ...scene, tokens: { ...scene.tokens, ...Object.fromEntries(dice) } };
}

/** @type {Record<string, string>} signs in the corner of a die, within 8 units */
const CORNERS = {
  tick: "M-6 0L-2 5L6 -5", // chosen, to be used
  again: "M5.5 -3.5A6.5 6.5 0 1 0 6.5 1M6.5 -7V-2.5H2", // chosen, to be thrown again
  lock: "M-3.5 -1V-3.5A3.5 3.5 0 0 1 3.5 -3.5V-1M-5 -1H5V6H-5Z",
};

/** @param {string} sign */
const corner = (sign) => `<g class="corner ${sign}" transform="translate(26 -25)"><circle r="13"/>
  <path d="${CORNERS[sign]}"/></g>`;

/** A die that can be chosen, or is locked. @param {Thing} item */
export const die = ({
  value,
  again,
}) => `${dieFace(value)}<rect class="aura" x="-38" y="-38" width="76" height="78" rx="17"/>
  ${corner(value === "first-order" ? "lock" : again ? "again" : "tick")}`;

/** @param {string} value */
export function dieFace(value) {
  const bad = value === "first-order";
  const look = value === "none" ? "spent" : bad ? "bad" : "";
  const size = { 1: 1.9, 2: 1.35, 3: 1.2 }[value] ?? 1;
  const spots = (SPOTS[value]?.split(",") ?? []).map(
    (at) => `<g transform="translate(${at}) scale(${size})">${RESISTANCE}</g>`,
  );
  const order = bad ? `<g transform="scale(1.7)">${ORDER}</g>` : "";
  return `<g class="die-whole ${look}"><rect class="die-side" x="-37" y="-34" width="74" height="73" rx="16"/>
    <rect class="die-top" x="-37" y="-37" width="74" height="71" rx="15"/>${spots.join("")}${order}</g>`;
}
