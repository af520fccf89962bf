// @ts-check
// The race in one look: a line for each team from the start to the goal, and on it its ships where they are.

import { fill, h, svg } from "./dom.js";
import { sign } from "./seats.js";
import { t } from "./text.js";

/** @typedef {import("./types").Racer} Racer */
/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("./types").Art} Art */

const FLAG = `<path class="pole" d="M-5 9V-9"/><path class="flag" d="M-5 -9H8L4 -4.5L8 0H-5Z"/>`;

/** Level ships, one to four of them: how large they are, and where each stands, by the height of the line. */
const LEVEL = [
  [1, 0, 0],
  [0.66, 0, -0.25, 0, 0.25],
  [0.58, -0.3, -0.25, 0.3, -0.25, 0, 0.25],
  [0.58, -0.3, -0.25, 0.3, -0.25, -0.3, 0.25, 0.3, 0.25],
];

/**
 * Shows the race, if there is one.
 * @param {HTMLElement} root
 * @param {Scene} scene
 * @param {Art} art
 * @param {(seats: number[]) => string} together what some players are called
 * @param {number} steps from the start to the goal
 */
export function showRace(root, { race = [], seats = [], ours }, art, together, steps) {
  if (!race.length || !art.racer) return;
  root.style.setProperty("--steps", String(steps));
  const teams = [...new Set(race.map(({ team = 0 }) => team))].sort((a, b) => a - b);
  const members = (/** @type {number} */ team) => [...seats.keys()].filter((seat) => seats[seat].team === team);
  const marks = (/** @type {number} */ team) => members(team).flatMap((seat) => seats[seat].sides ?? []);
  const lanes = teams.map((team) =>
    h(
      "div",
      { class: `lane${team === ours ? " ours" : ""}`, "data-team": team },
      h("span", { class: "lane-marks" }, ...marks(team).map((side) => sign(side, art))),
      h("span", { class: "lane-name" }, together(members(team))),
      team === ours && h("span", { class: "lane-you" }, t("team.you")), // where there is no room for names
      h(
        "span",
        { class: "way" },
        svg(FLAG, { viewBox: "-11 -11 22 22", class: "goal" }),
        ...levels(race.filter((racer) => (racer.team ?? 0) === team)).flatMap((level) =>
          level.map((racer, i) => ship(racer, i, level.length, art)),
        ),
      ),
    ),
  );
  fill(root, lanes);
}

/**
 * The ships that are level with each other, the last ones first: so the leader lies above all.
 * @param {Racer[]} racers
 */
function levels(racers) {
  const parts = [...new Set(racers.map(({ part }) => part))].sort((a, b) => a - b);
  return parts.map((part) => racers.filter((racer) => racer.part === part));
}

/**
 * A ship where it is, as the i-th of n that are level.
 * @param {Racer} racer
 * @param {number} i
 * @param {number} n
 * @param {Art} art
 */
function ship(racer, i, n, art) {
  const look = `racer${racer.part === 1 ? " arrived" : ""}`;
  const node = svg(art.racer?.(racer) ?? "", { viewBox: "-26 -26 52 52", class: look, "data-racer": racer.id });
  const [size, ...at] = LEVEL[Math.min(n, LEVEL.length) - 1];
  const [x, y] = [2 * i, 2 * i + 1].map((k) => `calc(${at[k % at.length]} * var(--lane))`);
  node.style.left = `${(racer.part * 100).toFixed(2)}%`;
  node.style.transform = `translate(${x}, ${y}) scale(${size})`;
  return node;
}
