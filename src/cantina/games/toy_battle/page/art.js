// @ts-check
// Toy Battle: boards of wood with painted grounds, ropes for paths, little toys on tiles with a round or a pointed top.

import { base, covered, headquarters, region, sunburst } from "./places.js";
import { area, line, terrain } from "./terrain.js";
import { deed, MEDAL, STRENGTH, tile } from "./toys.js";
import { discarded, discardSpot, heads, reserve, reserveSpot, slotSpot, tray } from "./trays.js";

/**
 * What the scene says of a thing; how much of it depends on its look.
 * @typedef {import("/js/types").Item & {
 *   at: string, of: string, side: string, kind: string, n: number, special: string, only: string[], around: string[],
 *   slots: number, draws: number, medals: number, height: number, taker: string,
 * }} Thing
 * @typedef {import("/js/board.js").Board} Board
 * @typedef {{beginner?: boolean, lines?: Record<string, string[]>}} More what else the scene says
 */

/** @param {Board} board */
const more = (board) => /** @type {More} */ (board.scene);

/** @type {import("/js/types").Art<Thing>} */
export const art = {
  id: "toy-battle",
  marks: { blue: "arch", red: "house" },
  hand: "rack",
  icons: {
    "board-medals": "M5 2L8 7L11 2M8 7A3.5 3.5 0 1 0 8 14A3.5 3.5 0 1 0 8 7Z",
    "board-rack": "M2 12H14M4 12V6A2.5 2.5 0 0 1 9 6V12M9 12V7H13V12",
    "board-reserve": "M3 6H11V14H3ZM5 6V3H13V11H11",
    "board-lying": "M2 8H14M4 5L12 11M12 5L4 11",
  },

  ground: terrain,

  living(board) {
    const won = Object.entries(board.scene.places ?? {}).filter(([, { mark = "" }]) => /captured|triumph/.test(mark));
    return `${regions(board)}${supplies(board)}${raids(board)}${won.map(([id]) => sunburst(...board.at(id))).join("")}`;
  },

  place(item, id, board) {
    const only = item.only && !more(board).beginner ? item.only : null;
    if (item.look === "region")
      return region(item.number, roomOf(board, id, item.medals), item.taker, isFresh(board, id));
    if (item.look === "hq") return headquarters(item.side, item.mark, item.taker, only);
    if (item.look === "base")
      return base(item.number, more(board).beginner ? "" : item.special, only, around(board, id));
    return tray(item, id, board);
  },

  prize: "medal",
  over: (board) => `${signs(board)}${heads(board)}`,

  token(item, _id, board) {
    if (item.look === "medal") return MEDAL;
    if (item.look === "reserve") return reserve(item, board);
    if (item.look === "discarded") return discarded(item);
    return `${tile(item.of, item.side)}${item.height > 1 ? height(item.height) : ""}`;
  },

  arrange(item, i, n, open, board) {
    if (item.look === "medal") return medalSpot(item, i, n, board);
    if (item.look === "reserve") return reserveSpot(board);
    if (item.look === "discarded") return discardSpot(item, i, n, open, board);
    if (item.at.startsWith("hq")) return { x: 0, y: 9, s: 0.92 };
    if (open) return { x: (i - (n - 1) / 2) * 50, y: -8, s: 1.05 };
    const below = item.level === n - 2 && board.ringed.includes(`${baseOf(item.at)}-${n - 1}`);
    return below ? { x: 17, y: -6 - Math.min(i, 6) * 4, s: 0.94 } : { x: 0, y: -3 - Math.min(i, 6) * 4, s: 1 };
  },

  face: (item) => `<g transform="translate(36 47) scale(1.3)">${tile(item.of, item.side)}${deed(item.of)}</g>`,

  describe(item, board) {
    if (item.mark === "threatened") return board.says("threatened");
    if (more(board).beginner) return "";
    if (item.only) return `${board.says("board-only")} ${item.only.map((troop) => STRENGTH[troop]).join(" ")}`;
    return item.special ? board.says(`board-${item.special}`) : "";
  },
};

/** @typedef {import("/js/types").Point} Point */

/** @type {Record<string, Point[]>} what covers the ground around a place, from its middle */
const COVERED = {
  region: [
    [0, -18],
    [0, 2],
    [0, 24],
  ],
  several: [
    [-18, -8],
    [18, -8],
  ], // medals side by side
  hq: [
    [11, -58],
    [0, -40],
    [-30, -16],
    [30, -16],
    [-36, 16],
    [36, 16],
  ],
};

/**
 * Where medals, their numbers and headquarters lie, seen from a base.
 * @param {Board} board
 * @param {string} id
 * @returns {Point[]}
 */
function around(board, id) {
  const [x, y] = board.at(id);
  const places = /** @type {[string, Thing][]} */ (Object.entries(board.still.places ?? {}));
  return places.flatMap(([other, { look, medals = 0 }]) => {
    const [u, v] = board.at(other);
    const covered = [...(COVERED[look] ?? []), ...(medals > 1 ? COVERED.several : [])];
    return covered.map(([dx, dy]) => /** @type {[number, number]} */ ([u + dx - x, v + dy - y]));
  });
}

/** The token of a base's troops, without its level. @param {string} place */
const baseOf = (place) => place.replace("base-", "t");

/** How high a stack is. @param {number} n */
const height = (n) =>
  `<g class="tb-height" aria-hidden="true" transform="translate(-19 -22)"><g><circle r="9"/>
    <text y="4.5">${n}</text></g></g>`;

/**
 * Medals lie together in their region, or in the slots of their owner.
 * @param {Thing} item
 * @param {number} i
 * @param {number} n
 * @param {Board} board
 */
function medalSpot(item, i, n, board) {
  if (item.at.startsWith("medals")) return slotSpot(item, i, board);
  const s = roomOf(board, item.at, n);
  const [x, y] = n < 3 ? [(i - (n - 1) / 2) * 31, -5] : [[-17, 17, 0][i % 3], [1, 1, -24][i % 3]];
  return { x: x * s, y: y * s, s };
}

/**
 * How large things can be in a region with so many medals.
 * @param {Board} board
 * @param {string} id
 * @param {number} n
 */
function roomOf(board, id, n) {
  const [x, y] = board.at(id);
  const far = Math.min(
    ...board.links.flat().map((space) => Math.hypot(board.at(space)[0] - x, board.at(space)[1] - y)),
  );
  return Math.max(0.6, Math.min(1, (far - 18) / (34 + 6 * n)));
}

/** @type {WeakMap<Board, Set<string>>} the regions whose medals were gone when a board was drawn last */
const gone = new WeakMap();

/** Whether the medals of a region were won since a board was drawn last. @param {Board} board @param {string} id */
function isFresh(board, id) {
  const { tokens, places = {} } = board.scene;
  if (!tokens) return false;
  const taken = Object.keys(places).filter((place) => /** @type {Partial<Thing>} */ (places[place]).taker);
  const known = gone.get(board) ?? new Set(taken);
  gone.set(board, known);
  const fresh = taken.includes(id) && !known.has(id);
  if (taken.includes(id)) known.add(id);
  else known.delete(id);
  return fresh;
}

/** Regions whose medals were won, in the colour of whoever has them. @param {Board} board */
function regions(board) {
  const places = /** @type {[string, Thing][]} */ (Object.entries(board.still.places ?? {}));
  const won = places.flatMap(([id, { around }]) => {
    const taker = /** @type {Partial<Thing> | undefined} */ (board.scene.places?.[id])?.taker;
    return around && taker ? `<path class="tb-region ${taker}" d="${area(board, around)}"/>` : [];
  });
  return won.join("");
}

/** What special bases do where a troop covers it. @param {Board} board */
function signs(board) {
  const places = /** @type {[string, Thing][]} */ (Object.entries(board.still.places ?? {}));
  const troops = Object.values(board.scene.tokens ?? {}).filter(({ look }) => look === "troop");
  const taken = new Set(troops.map(({ at }) => at));
  const special = more(board).beginner ? [] : places.filter(([id, item]) => item.special && taken.has(id));
  return special.map(([id, item]) => covered(item.special, board.at(id), around(board, id))).join("");
}

/** The ropes that join the bases of an army to its headquarters. @param {Board} board */
function supplies(board) {
  const drawn = Object.entries(more(board).lines ?? {}).flatMap(([side, spaces]) =>
    board.links
      .filter((link) => link.every((space) => spaces.includes(space)))
      .map(([a, b]) => line(board.at(a), board.at(b)))
      .map((d) => `<path class="tb-supply" d="${d}"/><path class="tb-supply ${side}" d="${d}"/>`),
  );
  return drawn.join("");
}

/** Where a line leads from the last of its bases into a headquarters of the enemy. @param {Board} board */
function raids(board) {
  const { places = {} } = board.scene;
  const threatened = (/** @type {string} */ id) => places[id]?.mark === "threatened";
  const drawn = Object.entries(more(board).lines ?? {}).flatMap(([side, spaces]) =>
    board.links
      .flatMap(([a, b]) => [
        [a, b],
        [b, a],
      ])
      .filter(([from, to]) => threatened(to) && spaces.includes(from) && !spaces.includes(to))
      .map(([from, to]) => arrows(board.at(from), board.at(to), side)),
  );
  return drawn.join("");
}

/** Arrows on a path, which light up one after the other. @param {Point} a @param {Point} b @param {string} side */
function arrows(a, b, side) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const far = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const parts = [44, 58, 72].map((way, i) => {
    const along = Math.min(way, (far * (i + 2)) / 6) / far;
    const spot = `${(a[0] + dx * along).toFixed(1)} ${(a[1] + dy * along).toFixed(1)}`;
    return `<path class="a${i}" transform="translate(${spot}) rotate(${turn.toFixed(0)})" d="M-6 -10L5 0L-6 10"/>`;
  });
  return `<g class="tb-raid ${side}">${parts.join("")}</g>`;
}
