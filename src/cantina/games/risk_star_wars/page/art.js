// @ts-check
// Risk: three rings around the Death Star, a trail through the forest of Endor, a duel in the throne room.

import { die } from "/js/art.js";

import { aimed, struck } from "./flares.js";
import { write } from "./letters.js";
import { chip, discarded, face, frame, inQueue, MARKS, plate, turn } from "./orders.js";
import { EMPEROR, hero, TEAM, TROOPER } from "./people.js";
import { assault, dieTray, forest, shelves, step, supply, throne } from "./rooms.js";
import { besideTarget, cruiser, deathStar, fleet, names, night, odds, reserve, sector, station } from "./space.js";
import { aims, announced, origins, WEIGHTS } from "./told.js";

/**
 * What the scene says of a thing; how much of it depends on its look.
 * @typedef {import("/js/types").Item & {
 *   at: string, of: string, side: string, kind: string, n: number, value: number, left: number, most: number,
 *   gone?: string[], asked: boolean,
 *   edge: number, crowd: number, orders: string[], span: [number, number], band: [number, number], last: boolean,
 *   next: boolean, guarded: boolean, given: boolean, redeemed: boolean, shield: boolean, fate: string,
 *   held: string, tenths: number, percent: number, seat: number, placed: boolean, bonus: boolean,
 *   behind: number | boolean,
 * }} Thing
 * @typedef {import("/js/types").Layout & {middle: [number, number], radius: number, core: number}} Rings
 * @typedef {import("/js/board.js").Board} Board
 */

/** What goes around the die that is to be assigned. */
const ASKED = `<rect class="asked" x="-19" y="-19" width="38" height="38" rx="9"/>`;

/** @type {Record<string, (item: Thing, board: Board) => string>} what lies on the table, by its look */
const TOKENS = {
  fleet,
  hero,
  odds,
  supply,
  reserve,
  chip,
  order: plate,
  discard: discarded,
  die: (item) => `<circle class="aura" r="24"/>${item.asked ? ASKED : ""}${die(item.value)}`,
  team: () => TEAM,
  trooper: () => `<g transform="scale(.95)">${TROOPER}</g>`,
  emperor: () => EMPEROR,
};

/** @type {import("/js/types").Art<Thing>} */
export const art = {
  id: "risk-star-wars",
  marks: MARKS,
  bare: ["orders"],
  icons: { "board-orders": "M4 2H12V14H4ZM6 6H10M6 9H10", "board-deck": "M3 5H11V14H3ZM5 5V3H13V12H11" },
  aimed,
  aims,
  announced,
  origins,
  struck,
  weights: WEIGHTS,

  ground: (board) => night(board) + forest(board) + throne(board) + shelves(board),

  living(board) {
    const { round = 1 } = /** @type {{round?: number}} */ (board.scene);
    const wide = board.shape === "wide";
    const [x, y] = wide ? [244, 30] : [124, 28];
    return `${assault(board)}${dieTray(board)}${frame(board)}${turn(board)}
      ${write("caption", x, y, board.says("round", { n: round }), 140, wide ? 16 : 20)}`;
  },

  over: names,

  place(item, id, board) {
    if (item.look === "step") return step(item, id, board);
    if (item.kind === "death-star") return deathStar(item, board);
    return item.kind === "marker" ? cruiser(item, id) : sector(item, id, board);
  },

  token: (item, _id, board) => TOKENS[item.look]?.(item, board) ?? "",

  arrange(item, _i, _n, open, board) {
    const wide = board.shape === "wide";
    if (item.look === "fleet") return station(item, open, board);
    if (item.look === "odds") return besideTarget(item, board);
    if (item.look === "team") return { x: 0, y: wide ? -8 : -4, s: wide ? 1.1 : 0.7 };
    if (item.look === "supply") return { x: 0, y: wide ? -9 : 0, s: 1 };
    if (item.look === "trooper") return { x: 14, y: -17, s: 0.62 };
    if (item.look === "chip" && wide) return inQueue(item, board);
    if (item.look === "hero") return { x: 0, y: 0, s: wide ? 1.1 : 0.98 };
    if (item.look === "discard") return { x: 0, y: 0, s: wide ? 0.92 : 1 };
    if (item.look === "emperor") return { x: 0, y: 0, s: wide ? 1 : 0.8 };
    return { x: 0, y: 0, s: 1 };
  },

  face: (item, _id, says) => face(item, says),

  die: (value) => die(Number(value)),
};
