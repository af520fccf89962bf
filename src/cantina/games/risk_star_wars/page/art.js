// @ts-check
// Risk: three rings around the Death Star, a forest path, a duel. Ships as little formations with a number.

import { die, escaped, mark, pile, stars } from "/js/art.js";
import { SHIPS } from "./ships.js";

/** @type {Record<string, string>} ships of the board by the names of the shared drawings */
const HULLS = {
  "x-wing": "x-wing",
  "y-wing": "y-wing",
  "b-wing": "b-wing",
  falcon: "millennium-falcon",
  tie: "tie-fighter",
  executor: "executor",
};

/** @type {Record<string, string>} the orders as signs within 14 units */
const ORDERS = {
  "x-wings": ship("x-wing"),
  "y-wings": ship("y-wing"),
  "b-wings": ship("b-wing"),
  falcon: ship("millennium-falcon"),
  ties: ship("tie-fighter"),
  executor: ship("executor"),
  "death-star": `<circle class="o-fill" r="12"/><path class="o-line" d="M-12 1H12"/>
    <circle class="o-dark" cx="4" cy="-5" r="3.5"/>`,
  ambush: `<path class="o-fill" d="M-9 10V-2A9 9 0 0 1 9 -2V10L4 13H-4Z"/><path class="o-line" d="M-6 0H6M-3 7H3"/>`,
  vader: `<path class="o-dark" d="M-11 11V-1A11 11 0 0 1 11 -1V11L5 7H-5Z"/><path class="o-red" d="M-5 2H5"/>`,
  emperor: `<path class="o-dark" d="M-12 13C-11 -6 -5 -13 0 -13S11 -6 12 13L6 9C7 0 4 -4 0 -4S-7 0 -6 9Z"/>
    <path class="o-bolt" d="M-4 1L0 5L-2 8L4 13"/>`,
  assault: `<path class="o-green" d="M0 -13L8 0H4L11 10H-11L-4 0H-8Z"/><path class="o-line" d="M0 10V14"/>`,
  luke: `<path class="o-blade" d="M-9 11L10 -12"/><path class="o-line" d="M-12 14L-7 9"/>`,
  redemption: `<path class="o-fill" d="M-11 11V-1A11 11 0 0 1 11 -1V11L5 7H-5Z"/>
    <path class="o-line" d="M-5 -4L5 6M5 -4L-5 6"/>`,
};

/** @param {string} name */
function ship(name) {
  return `<g class="ship-body order" transform="scale(.58)">${SHIPS[name]}</g>`;
}

const TROOPER = `<path class="trooper" d="M-9 10V-2A9 9 0 0 1 9 -2V10L4 13H-4Z"/>
  <path class="line" d="M-6 0H6M-3 7H3"/>`;

/** @type {Record<string, import("/js/types").Shape>} */
const MARKS = { rebels: "star", empire: "hexagon" };

/** The mark of a side. @param {string} side @param {number} [scale] */
const badge = (side, scale) => mark(side, scale, MARKS[side]);

/**
 * What the scene says of a thing; how much of it depends on its look.
 * @typedef {import("/js/types").Item & {
 *   at: string, of: string, side: string, kind: string, n: number, value: number, left: number, most: number,
 *   orders: string[], span: [number, number], band: [number, number], last: boolean, down: boolean, given: boolean,
 * }} Thing
 * @typedef {import("/js/types").Layout & {middle: [number, number], radius: number, core: number}} Rings
 * @typedef {import("/js/board.js").Board} Board
 */

/** @param {Board} board */
const ringsOf = (board) => /** @type {Rings} */ (board.layout);

/** @type {Record<string, (item: Thing) => string>} what lies on the table, by its look */
const TOKENS = {
  fleet,
  hero,
  die: (item) => die(item.value),
  team: () => `<path class="team" d="M0 -14L9 4L5 12H-5L-9 4Z"/>${badge("rebels", 0.6)}`,
  trooper: () => `<g transform="scale(.85)">${TROOPER}</g>`,
  supply: (item) => `<g class="trooper-pile">${TROOPER}</g><text class="count" x="22" y="6">${item.n}</text>`,
  reserve: (item) => `<g class="ship-body empire" transform="scale(.7)">${SHIPS["tie-fighter"]}</g>
    <text class="count" x="28" y="6">${item.n}</text>`,
  pile: (item) => (item.n ? pile(item.n, item.side, `<g transform="scale(1.1)">${badge(item.side)}</g>`) : ""),
  emperor: () => `<g class="order-sign">${ORDERS.emperor}</g>`,
};

/** @type {import("/js/types").Art<Thing>} */
export const art = {
  id: "risk-star-wars",
  marks: MARKS,
  bare: ["orders"],
  icons: { "board-orders": "M4 2H12V14H4ZM6 6H10M6 9H10", "board-deck": "M3 5H11V14H3ZM5 5V3H13V12H11" },

  ground(board) {
    const { size, middle, radius } = ringsOf(board);
    const rooms =
      board.shape === "wide" ? wideRooms(board) : forest(4, 606, 592, 130) + caption(18, 675, board, "endor");
    return `${stars(size[0], size[1], 110, 3)}${rooms}
      <circle class="space" cx="${middle[0]}" cy="${middle[1]}" r="${radius}"/>`;
  },

  place(item, id, board) {
    if (item.look === "step")
      return `<circle class="hit" r="13"/><circle class="step${item.last ? " last" : ""}" r="12"/>
        <text class="tiny" y="4">${item.last ? "★" : item.number || "·"}</text>`;
    const { radius, core } = ringsOf(board);
    if (item.kind === "death-star") return deathStar(radius * core);
    return item.kind === "marker" ? shield(item, id) : sector(item, id, board);
  },

  token: (item, _id, board) => TOKENS[item.look]?.(item) ?? plate(item, board),

  arrange(item, i, n, open, board) {
    const tall = board.shape === "tall";
    if (item.look === "team" || item.look === "trooper") return { x: 0, y: item.look === "team" ? -4 : 3, s: 1 };
    if (item.look === "hero" || item.look === "emperor") return { x: 0, y: 0, s: tall ? 1 : 1.3 };
    if (item.look === "pile" && tall) return { x: 14, y: -14, s: 0.78 };
    if (item.look !== "fleet") return { x: 0, y: 0, s: tall && item.look !== "die" ? 0.78 : 1 };
    const step = open ? 54 : n > 2 ? 36 : 42;
    const row = n > 2 ? Math.ceil(n / 2) : n;
    return {
      x: ((i % row) - (Math.min(row, n - Math.floor(i / row) * row) - 1) / 2) * step,
      y: n > 2 ? (Math.floor(i / row) - 0.5) * 26 : 0,
      s: n > 1 && !open ? 0.82 : 1,
    };
  },

  face({ orders, side }) {
    const gap = orders.length > 2 ? 27 : 34;
    const first = 46 - ((orders.length - 1) * gap) / 2;
    const sign = (/** @type {string} */ order, /** @type {number} */ i) =>
      `<g class="order-sign ${side}" transform="translate(38 ${first + i * gap})">${ORDERS[order]}</g>`;
    return `<g transform="translate(13 14)">${badge(side, 0.7)}</g>${orders.map(sign).join("")}`;
  },

  die: (value) => die(Number(value)),
};

/** Where there is room, the forest and the throne room lie beside the rings. @param {Board} board */
const wideRooms = (board) =>
  `${forest(6, 28, 214, 560)}${TREES}${caption(30, 54, board, "endor")}
    <rect class="throne" x="780" y="8" width="208" height="270" rx="18"/>${caption(796, 264, board, "throne")}
    <rect class="slot" x="780" y="296" width="208" height="228" rx="14"/>${caption(796, 317, board, "board-orders")}`;

/** @param {number} x @param {number} y @param {number} width @param {number} height */
const forest = (x, y, width, height) =>
  `<rect class="forest" x="${x}" y="${y}" width="${width}" height="${height}" rx="18"/>`;

const TREES = ["40 494", "196 494", "186 60"]
  .map((at) => `<path class="tree" transform="translate(${at})" d="M0 -22L12 -2H7L15 10H-15L-7 -2H-12Z"/>`)
  .join("");

/** The name of a scene of the war. @param {number} x @param {number} y @param {Board} board @param {string} key */
const caption = (x, y, board, key) => `<text class="caption" x="${x}" y="${y}">${escaped(board.says(key))}</text>`;

/** A shield generator. @param {Thing} item @param {string} id */
const shield = (item, id) =>
  `<circle class="hit" r="24"/><circle class="aura" r="25"/>
    <path class="marker${item.down ? " down" : ""}" d="M-19 -12L0 -20L19 -12V10L0 19L-19 10Z"/>
    <text class="tiny" y="32">${id.slice(6).toUpperCase()}</text>`;

/** An order that can be given. @param {Thing} item @param {Board} board */
const plate = (item, board) =>
  `<rect class="order-plate${item.given ? " given" : ""}" x="-84" y="-21" width="168" height="42" rx="9"/>
    <rect class="aura" x="-84" y="-21" width="168" height="42" rx="9"/>
    <g class="order-sign ${item.side}" transform="translate(-58 0)">${ORDERS[item.of]}</g>
    <text class="order-name" x="20" y="5">${escaped(board.says(`order-${item.of}`))}</text>`;

/** @type {Record<number, string[]>} where the ships of a formation fly */
const FORMATIONS = { 1: ["0 0"], 2: ["-11 0", "11 0"], 3: ["-10 9", "10 9", "0 -9"] };

/** @param {Thing} item */
function fleet(item) {
  const hull = SHIPS[HULLS[item.of]];
  if (item.most) return flagship(item, hull);
  const turn = `rotate(${item.side === "rebels" ? -90 : 0}) scale(${item.n > 1 ? 0.56 : 0.8})`;
  const spots = FORMATIONS[Math.min(Math.max(item.n, 1), 3)];
  const bodies = spots.map((at) => `<g transform="translate(${at}) ${turn}">${hull}</g>`).join("");
  return `<circle class="hit" r="19"/><circle class="aura" r="24"/><g class="ship-body ${item.side}">${bodies}</g>
    <circle class="badge" cx="19" cy="15" r="10"/><text class="count small" x="19" y="19.5">${item.n}</text>`;
}

/** One large ship with what is left of it. @param {Thing} item @param {string} hull */
function flagship(item, hull) {
  const bar = (/** @type {string} */ look, /** @type {number} */ width) =>
    `<rect class="${look}" x="-17" y="21" width="${width.toFixed(1)}" height="6" rx="3"/>`;
  return `<circle class="hit" r="20"/><circle class="aura" r="24"/>
    <g class="ship-body ${item.side}" transform="rotate(${item.side === "rebels" ? -90 : 90})">${hull}</g>
    ${bar("bar-back", 34)}${bar(`bar ${item.side}`, (34 * item.left) / item.most)}
    <text class="tiny" y="38">${item.left}</text>`;
}

const LUKE = `<path class="robe" d="M-16 34C-16 8 -10 0 0 0S16 8 16 34Z"/><circle class="skin" cy="-10" r="11"/>
  <path class="hair" d="M-11 -10C-12 -24 12 -24 11 -10C6 -16 -6 -16 -11 -10Z"/>
  <path class="blade green" d="M18 24L30 -30"/>`;
const VADER = `<path class="robe dark" d="M-20 34C-18 6 -12 -2 0 -2S18 6 20 34Z"/>
  <path class="helmet" d="M-15 2V-10A15 15 0 0 1 15 -10V2L7 -2H-7Z"/><path class="mask" d="M-7 -8H7L5 3H-5Z"/>
  <path class="blade red" d="M-20 24L-32 -30"/>`;

/** Someone in the duel, with a pip for each hit to take. @param {Thing} item */
function hero(item) {
  const pip = (/** @type {number} */ i) =>
    `<circle class="pip-hit${i < item.left ? " left" : ""}" cx="${(i % 7) * 11 - 33}"
      cy="${46 + Math.floor(i / 7) * 11}" r="4"/>`;
  const pips = Array.from({ length: Math.max(item.most, 1) }, (_, i) => pip(i)).join("");
  return `<circle class="hit" r="40"/>
    <g class="hero ${item.left ? "" : "fallen"}">${item.of === "luke" ? LUKE : VADER}</g>
    ${pips}<text class="count" y="84">${item.left}</text>`;
}

/** @param {number} r */
const deathStar = (r) =>
  `<circle class="hit" r="${r}"/><circle class="death-star" r="${r - 3}"/>
    <path class="trench" d="M${-(r - 3)} 3H${r - 3}M${-r * 0.82} 10H${r * 0.82}"/>
    <circle class="dish" cx="${-r * 0.28}" cy="${-r * 0.4}" r="${r * 0.26}"/>
    <circle class="eye-of" cx="${-r * 0.28}" cy="${-r * 0.4}" r="${r * 0.08}"/><circle class="aura" r="${r}"/>`;

/**
 * A part of a ring, with its name in the corner where no ships stand.
 * @param {Thing} item
 * @param {string} id
 * @param {Board} board
 */
function sector(item, id, board) {
  const { radius } = ringsOf(board);
  const [near, far] = [item.band[0] * radius + 2, item.band[1] * radius - 2];
  const [a, b] = [item.span[0] + 1.2, item.span[1] - 1.2];
  const big = b - a > 180 ? 1 : 0;
  const point = (/** @type {number} */ angle, /** @type {number} */ r) => polar(angle, r, id, board).join(" ");
  const path = `M${point(a, far)}A${far} ${far} 0 ${big} 0 ${point(b, far)}
    L${point(b, near)}A${near} ${near} 0 ${big} 1 ${point(a, near)}Z`;
  const edge = item.band[1] * radius - 13;
  const [x, y] = polar(item.span[0] + (16 / edge) * (180 / Math.PI), edge, id, board, 4);
  return `<path class="sector" d="${path}"/><path class="aura sector-aura" d="${path}"/>
    <text class="tiny" x="${x}" y="${y}">${id.slice(6).toUpperCase()}</text>`;
}

/**
 * A point of a ring, seen from the middle of a place.
 * @param {number} angle
 * @param {number} r
 * @param {string} id
 * @param {Board} board
 * @param {number} [down]
 */
function polar(angle, r, id, board, down = 0) {
  const turn = (angle * Math.PI) / 180;
  const [cx, cy] = ringsOf(board).middle;
  const [x, y] = board.at(id);
  return [(cx + r * Math.sin(turn) - x).toFixed(1), (cy + r * Math.cos(turn) - y + down).toFixed(1)];
}
