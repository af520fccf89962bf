// @ts-check
// The docks beside both planets: a berth for every ship, team by team, and at the final planet how many have come home.

import { mark } from "/js/art.js";
import { SHIPS } from "./ships.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("/js/board.js").Board} Board */
/** @typedef {{ships: [string, Thing][], score: string, ours: boolean}} Team */

/** Where the berths of both planets lie: a row between two rows of the track, or columns left of it. */
const WIDE = { start: [112, 141], home: [112, 411], columns: 4, steps: { start: 52, home: 41 }, head: 48 };
const TALL = { start: [6, 8], home: [6, 372], columns: 2, steps: { start: 50, home: 50 }, head: 28 };
const GAP = 10; // between two teams
const SHIP = 53; // what a ship needs of a berth at its full size
const FINGER = 44; // pixels

/** @param {Board} board */
const shapeOf = (board) => (board.shape === "tall" ? TALL : WIDE);

/** The ships of each team, one's own team first. @param {Board} board */
function teams(board) {
  const { tokens = {}, teams: found = [], ours = 0 } = board.scene;
  const ships = /** @type {[string, Thing][]} */ (Object.entries(tokens).filter(([, { look }]) => look === "ship"));
  return found
    .map(({ counts }, i) => ({
      ships: ships.filter(([, { mark }]) => mark === `team-${i}`),
      score: String(counts?.["board-home"] ?? ""),
      ours: i === ours,
    }))
    .sort((a, b) => Number(b.ours) - Number(a.ours));
}

/**
 * The room of each team in a dock, from its left upper corner, and the middles of its berths.
 * @param {Team[]} all
 * @param {Board} board
 * @param {"start" | "home"} planet
 */
function rooms(all, board, planet) {
  const { columns, steps, head, [planet]: corner } = shapeOf(board);
  const step = steps[planet];
  const tall = board.shape === "tall";
  const lead = planet === "home" ? head : 0;
  let [x, y] = tall ? corner : [corner[0], corner[1] - step / 2];
  return all.map((team) => {
    const rows = Math.ceil(team.ships.length / columns);
    const width = Math.min(columns, team.ships.length) * step + (tall ? 0 : lead);
    const height = rows * step + (tall ? lead : 0);
    const [left, top] = tall ? [x, y + lead] : [x + lead, y];
    const berths = team.ships.map((_, i) => [
      left + step * ((i % columns) + 0.5),
      top + step * (Math.floor(i / columns) + 0.5),
    ]);
    const room = { team, x, y, width, height, berths };
    if (tall) y += height + GAP;
    else x += width + GAP;
    return room;
  });
}

/**
 * Where a ship lies in the dock of a planet, seen from the planet.
 * @param {Thing} item
 * @param {"start" | "home"} planet
 * @param {Board} board
 */
export function docked(item, planet, board) {
  const [x, y] = board.at(item.at);
  for (const { team, berths } of rooms(teams(board), board, planet)) {
    const i = team.ships.findIndex(([, { of }]) => of === item.of);
    if (i >= 0) return { x: berths[i][0] - x, y: berths[i][1] - y, s: shapeOf(board).steps[planet] / SHIP };
  }
  return { x: 0, y: 0, s: 1 };
}

/** Whether a ship can be chosen now. @param {Thing} item @param {Board} board */
const lit = ({ of }, board) => board.tokens.get(`ship-${of}`)?.matches(".legal") ?? false;

/**
 * Where a ship lies when its dock is spread out: those that can be chosen stand apart as far as a finger needs, around
 * where they were, and all others stay.
 * @param {Thing} item
 * @param {"start" | "home"} planet
 * @param {Board} board
 */
export function spread(item, planet, board) {
  const own = docked(item, planet, board);
  if (!lit(item, board)) return own;
  const ships = teams(board).flatMap((team) => team.ships.map(([, ship]) => ship));
  const all = ships
    .filter((ship) => ship.at === item.at && lit(ship, board))
    .map((ship) => docked(ship, planet, board));
  const scale = board.svg?.getScreenCTM()?.a || 1;
  const wider = Math.max(1, FINGER / scale / shapeOf(board).steps[planet]);
  const [x, y] = board.at(item.at);
  const [width, height] = board.layout.size;
  return {
    x: apart(
      own.x,
      all.map((spot) => spot.x),
      wider,
      [FINGER / 2 / scale - x, width - FINGER / 2 / scale - x],
    ),
    y: apart(
      own.y,
      all.map((spot) => spot.y),
      wider,
      [FINGER / 2 / scale - y, height - FINGER / 2 / scale - y],
    ),
    s: own.s * wider,
  };
}

/**
 * One of some positions, all of them drawn apart from their middle and moved into a range.
 * @param {number} own
 * @param {number[]} all
 * @param {number} wider
 * @param {number[]} range
 */
function apart(own, all, wider, [from, to]) {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const middle = (least + most) / 2;
  const half = ((most - least) / 2) * wider;
  return Math.max(from + half, Math.min(middle, to - half)) + (own - middle) * wider;
}

/** The docks as they lie empty, and the score of each team. @param {Board} board */
export function docks(board) {
  const all = teams(board);
  const track = board.track;
  const waiting = all.some(({ ships }) => ships.some(([, { at }]) => at === track[0]));
  const start = waiting ? rooms(all, board, "start").map((room) => quay(room, board)) : [];
  return [...start, ...rooms(all, board, "home").map((room) => home(room, board))].join("");
}

/**
 * The ground of a team's berths.
 * @param {ReturnType<typeof rooms>[number]} room
 * @param {Board} board
 */
const quay = ({ team, x, y, width, height }, board) =>
  `<rect class="quay${team.ours ? " our" : ""}" x="${x - 2}" y="${y - 2}" width="${width + 4}" height="${height + 4}"
    rx="${Math.min(height, shapeOf(board).steps.start) / 2 + 2}"/>`;

/**
 * The berths of a team at the final planet, those that are missing as shadows, and how many have come.
 * @param {ReturnType<typeof rooms>[number]} room
 * @param {Board} board
 */
function home(room, board) {
  const { team, x, y, width, berths } = room;
  const { head, steps } = shapeOf(board);
  const step = steps.home;
  const [done, all] = team.score.split("/");
  const shadows = team.ships.map(([, { of, side }], i) => {
    const [bx, by] = berths[i];
    return `<g class="berth" transform="translate(${bx} ${by}) scale(${step / SHIP})"><circle class="${side}" r="23"/>
      <g class="ship-body ${side}">${SHIPS[of]}</g></g>`;
  });
  const [sx, sy] = board.shape === "tall" ? [x + width / 2, y + head / 2 + 1] : [x + head / 2 + 1, y + step / 2];
  const sides = [...new Set(team.ships.map(([, { side }]) => side))];
  const marks = sides.map((side, i) => {
    const at = board.shape === "tall" ? [-34 + 18 * i, 0] : [(i - (sides.length - 1) / 2) * 17, -9];
    return `<g transform="translate(${at.join(" ")})">${mark(side, 0.66)}</g>`;
  });
  const words = board.shape === "tall" ? `x="24" y="6"` : `y="14"`;
  return `<g class="dock${done === all ? " full" : ""}">${quay(room, board)}${shadows.join("")}
    <g transform="translate(${sx} ${sy})">${marks.join("")}<text class="score" ${words}>${team.score}</text></g></g>`;
}
