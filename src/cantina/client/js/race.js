// @ts-check
// The race in one look: a line for each team from the start to the goal, and on it its ships in their order.

import { fill, h, svg } from "./dom.js";
import { sign } from "./seats.js";
import { t } from "./text.js";

/** @typedef {import("./types").Racer} Racer */
/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("./types").Art} Art */

const WIDTH = 30; // pixels of one in the race, and a little
const LINE = 0.66; // of the strip is the line itself, at least
const FLAG = `<path class="pole" d="M-5 9V-9"/><path class="flag" d="M-5 -9H8L4 -4.5L8 0H-5Z"/>`;

/**
 * Shows the race, if there is one.
 * @param {HTMLElement} root
 * @param {Scene} scene
 * @param {Art} art
 * @param {(seats: number[]) => string} together what some players are called
 */
export function showRace(root, { race = [], seats = [], ours }, art, together) {
  if (!race.length || !art.racer) return;
  const teams = [...new Set(race.map(({ team = 0 }) => team))].sort((a, b) => a - b);
  const members = (/** @type {number} */ team) => [...seats.keys()].filter((seat) => seats[seat].team === team);
  const marks = (/** @type {number} */ team) => members(team).flatMap((seat) => seats[seat].sides ?? []);
  const room = (100 * WIDTH) / Math.max((root.parentElement?.clientWidth ?? 0) * LINE, 200);
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
        ...inOrder(
          race.filter((racer) => (racer.team ?? 0) === team),
          room,
        ).map(([racer, left]) => ship(racer, left, art)),
      ),
      svg(FLAG, { viewBox: "-11 -11 22 22", class: "goal" }),
    ),
  );
  fill(root, lanes);
}

/**
 * @param {Racer} racer
 * @param {number} left
 * @param {Art} art
 */
function ship(racer, left, art) {
  const look = `racer${racer.part === 1 ? " arrived" : ""}`;
  const node = svg(art.racer?.(racer) ?? "", { viewBox: "-26 -26 52 52", class: look, "data-id": racer.id });
  node.style.left = `${left.toFixed(2)}%`;
  return node;
}

/**
 * Ships from the last to the first, with where each stands on the line: those that are level stand behind one another.
 * @param {Racer[]} racers
 * @param {number} room for one of them, in hundredths of the line
 * @returns {[Racer, number][]}
 */
function inOrder(racers, room) {
  const sorted = [...racers].sort((a, b) => a.part - b.part);
  const places = sorted.map(({ part }) => part * 100);
  for (let i = 1; i < places.length; i++) places[i] = Math.max(places[i], places[i - 1] + room);
  let most = 100;
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i], most);
    most = places[i] - room;
  }
  return sorted.map((racer, i) => [racer, places[i]]);
}
