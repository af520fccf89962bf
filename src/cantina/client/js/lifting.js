// @ts-check
// Ghosts of one place, or of one where a piece lies already: they stand side by side, above or below it if it is taken.

import { around, meet } from "./captions.js";

/** @typedef {import("./types").Point} Point */
/** @typedef {import("./captions.js").Box} Box */
/** @typedef {import("./ghosts.js").Placed} Placed */

const STEM = 36; // units of the board from the middle of a place to the edge of a ghost above it
const EDGE = 27; // to where its stem ends
const NEAR = 20; // within which two ghosts stand on one place

/**
 * Lifts ghosts off the places where they would lie over pieces or over one another.
 * @param {Placed[]} placed
 * @param {Box[]} pieces
 * @param {Box[]} names that are written on the board: no ghost is lifted onto one if there is room elsewhere
 * @param {number[]} size of the board
 */
export function lift(placed, pieces, names, size) {
  const groups = /** @type {Placed[][]} */ ([]);
  for (const one of placed) {
    const group = groups.find(([{ spot }]) => Math.hypot(spot[0] - one.spot[0], spot[1] - one.spot[1]) < NEAR);
    if (group) group.push(one);
    else groups.push([one]);
  }
  const boxOf = (/** @type {Placed} */ { spot: [x, y], ring }, size = 1) => around(x, y, ring * size);
  const covers = (/** @type {Placed} */ one) => pieces.some((piece) => meet(piece, boxOf(one, 0.5)));
  const lifted = groups.filter((group) => group.length > 1 || covers(group[0]));
  const taken = [...pieces, ...names, ...groups.filter((group) => !lifted.includes(group)).map(([one]) => boxOf(one))];
  for (const group of lifted) {
    const rows = (covers(group[0]) ? [-1, 1] : [0, -1, 1]).flatMap((way) => rowOf(group, way, size));
    const hidden = (/** @type {Point[]} */ row) =>
      taken.filter((box) => row.some(([x, y]) => meet(box, around(x, y, group[0].ring)))).length;
    const row = rows.reduce((best, other) => (hidden(other) < hidden(best) ? other : best));
    for (const [i, one] of group.entries()) {
      const [x, y] = one.spot;
      const foot = [x, y + Math.sign(row[i][1] - y) * EDGE];
      Object.assign(one, { foot, spot: row[i], hit: row[i], n: group.length });
      taken.push(boxOf(one));
    }
  }
}

/**
 * Where the ghosts of a place can stand on it (0), above it (-1) or below it (1) without leaving the board.
 * @param {Placed[]} group
 * @param {number} way
 * @param {number[]} size
 * @returns {Point[][]}
 */
function rowOf(group, way, [width, height]) {
  const [{ spot, ring }] = group;
  const y = spot[1] + way * (STEM + ring);
  if (y < ring || y > height - ring) return [];
  const half = group.length * ring;
  return [0, -1, 1].map((aside) => {
    const middle = Math.max(half, Math.min(spot[0] + 2 * aside * ring, width - half));
    return group.map((_, i) => [middle + (2 * i + 1) * ring - half, y]);
  });
}
