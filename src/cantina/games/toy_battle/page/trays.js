// @ts-check
// What lies beside the terrain of Toy Battle: for each side a tray of medals, a reserve, and the discards. Whatever is
// the viewer's lies in the lower half, and each tray has the colour of its owner.

import { escaped, mark, tally } from "/js/art.js";
import { frameOf } from "./terrain.js";
import { back, tile } from "./toys.js";

/**
 * @typedef {import("/js/board.js").Board} Board
 * @typedef {import("./art.js").Thing} Thing
 */

const PITCH = 37; // from one slot for a medal to the next
const ROWS = 4; // of discards, one beside the other
const STEP = 44; // from one of them to the next
const HEAD = { wide: 36, tall: 28 }; // of a tray of medals, with whose they are and how many
const LABEL = { wide: 20, tall: 4 }; // of a tray of discards: there is no room for the word on a tall board
const LONG = 10; // letters of a name

/** The shape of the board, by which sizes are told apart. @param {Board} board @returns {"wide" | "tall"} */
const shapeOf = (board) => (board.shape === "wide" ? "wide" : "tall");

/** Whether a place lies in the lower half, before the viewer. @param {Board} board @param {string} id */
const near = (board, id) => board.at(id)[1] > board.layout.size[1] / 2;

/** Where a tray leads from its edge: up from the bottom, down from the top. @param {Board} board @param {string} id */
const way = (board, id) => (near(board, id) ? -1 : 1);

/** The mark of a side. @param {string} side @param {number} scale */
const sign = (side, scale) => mark(side, scale, side === "blue" ? "arch" : "house");

/**
 * A tray of a side, from one height to another.
 * @param {string} side
 * @param {number} half of its width
 * @param {number} from
 * @param {number} to
 * @param {string} [look]
 */
const box = (side, half, from, to, look = "") =>
  `<rect class="tb-tray ${side} ${look}" x="${-half}" y="${Math.min(from, to)}" width="${2 * half}"
    height="${Math.abs(to - from)}" rx="12"/>`;

/**
 * A slim tray beside the terrain; that of discards is as long as what lies in it.
 * @param {Thing} item
 * @param {string} id
 * @param {Board} board
 */
export function tray(item, id, board) {
  const half = frameOf(board).x / 2 - 5;
  if (item.kind === "medals") return medalTray(item, id, board);
  if (item.kind === "reserve") return box(item.side, half, -56, 50);
  const [shape, up] = [shapeOf(board), way(board, id)];
  const rows = Math.min(rowsOf(board, item.n ?? 0), ROWS);
  const long = LABEL[shape] + (item.n ? 58 + (rows - 1) * STEP : 0);
  const name = escaped(board.says("board-discards"));
  const label = shape === "wide" ? `<text class="tiny" y="${up * 10 + 4}">${name}</text>` : "";
  return long > LABEL.tall ? `${box(item.side, half, 0, up * long, item.n ? "" : "empty")}${label}` : "";
}

/**
 * The tray for the medals of a side: where one is missing, its mark says whose they will be; with the last one wins.
 * @param {Thing} item
 * @param {string} id
 * @param {Board} board
 */
function medalTray({ slots, side }, id, board) {
  const up = way(board, id);
  const slot = (/** @type {number} */ i) =>
    `<g transform="translate(0 ${up * i * PITCH + 3})">
    <circle class="tb-slot${i === slots - 1 ? " winning" : ""}" r="14"/>
    <g class="tb-slot-mark">${sign(side, 0.75)}</g></g>`;
  const half = Math.min(32, frameOf(board).x / 2 - 5);
  const [edge, end] = [up * -23, up * ((slots - 1) * PITCH + 20 + HEAD[shapeOf(board)])];
  return `${box(side, half, edge, end)}${Array.from({ length: slots }, (_, i) => slot(i)).join("")}`;
}

/** Whose the trays of medals are, and how many medals they hold. @param {Board} board */
export function heads(board) {
  const trays = /** @type {[string, Thing][]} */ (Object.entries(board.still.places ?? {}));
  return trays
    .filter(([, { kind }]) => kind === "medals")
    .map(([id, item]) => head(item, id, board))
    .join("");
}

/** @param {Thing} item @param {string} id @param {Board} board */
function head({ slots, side }, id, board) {
  const seat = (board.scene.seats ?? []).findIndex(({ sides = [] }) => sides.includes(side));
  const name = board.names[seat] || board.says(`board-${side}`);
  const short = name.length > LONG ? `${name.slice(0, LONG - 1)}…` : name;
  const held = Object.values(board.scene.tokens ?? {}).filter(({ look, at }) => look === "medal" && at === id).length;
  const [x, y] = board.at(id);
  const middle = y + way(board, id) * ((slots - 1) * PITCH + 20 + HEAD[shapeOf(board)] / 2);
  const whose = board.shape === "wide" ? `<text class="tb-owner" y="-4">${escaped(short)}</text>` : "";
  return `<g class="tb-head ${side}" aria-hidden="true" transform="translate(${x} ${middle})">${whose}
    <text class="tb-won" y="${whose ? 13 : 7}">${held}/${slots}</text></g>`;
}

/**
 * Where a medal lies in the slots of its owner.
 * @param {Thing} item
 * @param {number} i
 * @param {Board} board
 */
export const slotSpot = (item, i, board) => ({ x: 0, y: way(board, item.at) * i * PITCH, s: 1 });

/** A pile to draw from; what a click takes from it is written there. @param {Thing} item @param {Board} board */
export function reserve({ n, side, draws }, board) {
  const tiles = Array.from(
    { length: Math.min(4, Math.ceil(n / 5)) },
    (_, i) => `<g transform="translate(0 ${-i * 4})">${back(side)}</g>`,
  );
  const label = escaped(board.says("draw", { n: draws ?? 0 }));
  const width = 16 + label.length * 7.4;
  const scale = Math.min(1, 66 / width);
  const plate = draws
    ? `<g class="tb-draw" aria-hidden="true" transform="translate(0 44) scale(${scale.toFixed(2)})">
    <g><rect x="${-width / 2}" y="-11" width="${width}" height="22" rx="11"/><text y="5">${label}</text></g></g>`
    : "";
  return `<rect class="hit" x="-36" y="-48" width="72" height="104"/>
    <rect class="aura" x="-33" y="-52" width="66" height="88" rx="14"/>
    ${tiles.join("") || `<g class="tb-gone">${back(side)}</g>`}<g aria-hidden="true">${tally(22, 11, n)}</g>${plate}`;
}

/** @param {Board} board */
export const reserveSpot = (board) => ({ x: 0, y: -6, s: board.shape === "wide" ? 0.92 : 0.72 });

/** A discarded troop, and how many of its kind there are. @param {Thing} item */
export function discarded({ of, side, n }) {
  const many = `<g aria-hidden="true" transform="translate(-12 21) scale(1.2)">${tally(0, 0, `×${n}`)}</g>`;
  return `<circle class="hit" r="34"/><circle class="aura" r="34"/>${tile(of, side)}${n > 1 ? many : ""}`;
}

/** In how many rows so many kinds of discards lie. @param {Board} board @param {number} n */
const rowsOf = (board, n) => (shapeOf(board) === "wide" && n > ROWS ? Math.ceil(n / 2) : n);

/**
 * Discards lie beside the reserve, one next to the other, so that the strength of each is in sight. Many kinds need two
 * columns; on a tall board, which has room for one, they lie closer together.
 * @param {Thing} item
 * @param {number} i
 * @param {number} n
 * @param {boolean} open
 * @param {Board} board
 */
export function discardSpot(item, i, n, open, board) {
  const [shape, up] = [shapeOf(board), way(board, item.at)];
  const left = board.at(item.at)[0] < board.layout.size[0] / 2 ? 1 : -1;
  if (open) return { x: left * (62 + (i % 4) * 64), y: up * (Math.floor(i / 4) + 0.7) * 72, s: 1.1 };
  const rows = rowsOf(board, n);
  const columns = rows < n ? 2 : 1;
  const row = Math.floor(i / columns);
  const step = rows > ROWS ? ((ROWS - 1) * STEP) / (rows - 1) : STEP;
  const away = LABEL[shape] + 29 + (up < 0 ? row : rows - 1 - row) * step; // what lies higher covers no strength
  return { x: columns > 1 ? ((i % 2) - 0.5) * 36 : 0, y: up * away, s: columns > 1 ? 0.68 : 0.76 };
}
