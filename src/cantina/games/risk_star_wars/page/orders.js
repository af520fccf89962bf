// @ts-check
// Orders: their signs, the cards of the hand with words under the signs, the card turned up, and the piles.

import { escaped, mark } from "/js/art.js";
import { widthOf, write } from "./letters.js";
import { EMPEROR, TROOPER, VADER_HEAD } from "./people.js";
import { SHIPS } from "./ships.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("/js/board.js").Board} Board */

/** @type {Record<string, import("/js/types").Shape>} */
export const MARKS = { rebels: "star", empire: "hexagon" };

const ROOM = 140; // for the words of an order, beside its sign
const PILE = 65; // for those of a pile
const LEAST = 0.98; // as small as they may become, or they are left out
const BROAD = 127; // a card of the hand where there is room for words

/** The mark of a side. @param {string} side @param {number} [scale] */
export const badge = (side, scale) => mark(side, scale, MARKS[side]);

/** @param {string} name @param {number} [turn] */
const ship = (name, turn = -90) => `<g class="ship-body" transform="rotate(${turn}) scale(.62)">${SHIPS[name]}</g>`;

/** @type {Record<string, string>} the orders as signs within 16 units */
const SIGNS = {
  "x-wings": ship("x-wing"),
  "y-wings": ship("y-wing"),
  "b-wings": ship("b-wing", 0),
  falcon: ship("millennium-falcon"),
  ties: ship("tie-fighter", 0),
  executor: ship("executor"),
  "death-star": `<circle class="o-moon" r="14"/><path class="o-shadow" d="M5 -13A14 14 0 0 1 5 13A18 18 0 0 0 5 -13Z"/>
    <path class="o-line" d="M-14 1.5H14M-13 5H13"/><circle class="o-dish" cx="-4" cy="-6" r="4.2"/>
    <path class="o-beam" d="M-4 -6L14 -15"/>`,
  ambush: `<g transform="scale(1.05)">${TROOPER}</g>`,
  vader: `<g transform="translate(0 4) scale(.86)">${VADER_HEAD}</g>`,
  emperor: `<g transform="translate(0 2) scale(.5)">${EMPEROR}</g>`,
  assault: `<path class="o-tree" d="M-8 -15L-1 -3H-4L2 7H-18L-12 -3H-15Z"/><path class="o-trunk" d="M-8 7V14"/>
    <path class="o-step" d="M2 14H8V8H13V2H18"/><path class="o-flag" d="M13 2V-13L3 -9L13 -5"/>`,
  luke: `<path class="o-halo" d="M-6 8L11 -13"/><path class="o-blade" d="M-6 8L11 -13"/>
    <path class="o-hilt" d="M-13 16L-7 9"/><path class="o-hilt thin" d="M-10 7L-4 12"/>`,
  redemption: `<g transform="translate(0 4) scale(.86)" class="redeemed">${VADER_HEAD}</g>
    <path class="o-ray" d="M0 -16V-12M-13 -12L-10 -9M13 -12L10 -9M-16 0H-13M16 0H13"/>`,
};

/** @param {string} order @param {string} side @param {number} x @param {number} y @param {number} scale */
const sign = (order, side, x, y, scale) =>
  `<g class="order-sign ${side}" transform="translate(${x} ${y}) scale(${scale})">${SIGNS[order] ?? ""}</g>`;

/**
 * A card of the hand: each of its orders with its word, and where there is room for a broad card with what it does.
 * @param {Thing} item
 * @param {import("/js/types").Says} says
 */
export function face(item, says) {
  const { orders, side } = item;
  const rows = (/** @type {typeof narrow} */ row) =>
    orders.map((order, i) => row(item, order, { top: 2 + (i * 100) / orders.length, high: 100 / orders.length }, says));
  return `<rect class="card-rim ${side}" width="72" height="104" rx="6"/><g class="narrow">${rows(narrow).join("")}</g>
    <g class="broad" transform="translate(${(72 - BROAD) / 2} 0)">${rows(broad).join("")}</g>`;
}

/** @typedef {{top: number, high: number}} Row where an order stands on a card */

/**
 * @param {Thing} item
 * @param {string} order
 * @param {Row} row
 * @param {import("/js/types").Says} says
 */
function narrow(item, order, { top, high }, says) {
  const many = item.orders.length > 2;
  const drawn = `${sign(order, item.side, 36, top + (many ? 12 : 20), many ? 0.64 : 0.95)}
    ${write("card-word", 36, top + high - (many ? 3.5 : 5), says(`short.${order}`), 70, many ? 11 : 11.5)}`;
  return row(item, order, { top, high }, 72, drawn);
}

/**
 * The sign of an order at the left, its word and what it does beside it.
 * @param {Thing} item
 * @param {string} order
 * @param {Row} at
 * @param {import("/js/types").Says} says
 */
function broad(item, order, at, says) {
  const { top, high } = at;
  const many = item.orders.length > 2;
  const [x, room] = many ? [33, BROAD - 36] : [40, BROAD - 43];
  const about = item.tells?.find(([key]) => key === `about.${order}`);
  const does = says(`does.${order}`, about?.[1]);
  const lines = many ? does.split(", ").slice(-1) : broken(does, 11.5, room); // of three orders only what counts most
  const first = top + high / 2 + (lines.length > 1 ? -8 : -2);
  const drawn = `${sign(order, item.side, many ? 16 : 20, top + high / 2, many ? 0.74 : 1)}
    ${write("card-word", x, first, says(`short.${order}`), room, many ? 13 : 14)}
    ${lines.map((line, i) => write("card-does", x, first + 13.5 + 12.5 * i, line, room, 11.5)).join("")}`;
  return row(item, order, at, BROAD, drawn);
}

/**
 * One order on a card, with a line above it, and struck out if it can be given no more.
 * @param {Thing} item
 * @param {string} order
 * @param {Row} at
 * @param {number} width of the card
 * @param {string} drawn
 */
function row({ gone = [] }, order, { top, high }, width, drawn) {
  const line = top > 2 ? `<path class="card-line" d="M8 ${top}H${width - 8}"/>` : "";
  if (!gone.includes(order)) return line + drawn;
  const through = `M12 ${top + high - 6}L${width - 12} ${top + 6}`;
  return `${line}<g class="gone">${drawn}</g><path class="gone-line" d="${through}"/>`;
}

/**
 * A text in one line, or rather in two of much the same length than in small letters.
 * @param {string} text
 * @param {number} size
 * @param {number} room
 */
function broken(text, size, room) {
  if (widthOf(text, size) <= room) return [text];
  const words = text.split(" ");
  const pairs = words.map((_, i) => [words.slice(0, i), words.slice(i)].map((some) => some.join(" ")));
  const length = (/** @type {string[]} */ pair) =>
    Math.max(...pair.map((line) => widthOf(line, size))) * (pair[0].endsWith(",") ? 0.7 : 1); // best at a comma
  return pairs.reduce((best, pair) => (length(pair) < length(best) ? pair : best)).filter(Boolean);
}

/**
 * An order that can be given: a row of the large card, or only its sign where there is little room.
 * @param {Thing} item
 * @param {Board} board
 */
export function plate(item, board) {
  const look = `order-plate${item.given ? " given" : ""}`;
  const box = (/** @type {string} */ name, /** @type {number} */ w, /** @type {number} */ h) =>
    `<rect class="${name}" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="9"/>`;
  if (board.shape === "tall")
    return `${box(look, 56, 46)}${box("aura", 56, 46)}${sign(item.of, item.side, 0, 0, 1.15)}`;
  const [name, does] = [board.says(`order-${item.of}`), board.says(`does.${item.of}`, item.tells?.[0]?.[1])];
  const lines = broken(does, 13, ROOM);
  const [top, below] = lines.length > 1 ? [-9, 14] : [-3, 17]; // clear of the rim that a chosen order has
  return `${box(look, 204, 54)}${box("aura", 204, 54)}${sign(item.of, item.side, -74, 0, 1.25)}
    ${write("order-name", -46, top, name, ROOM, 16)}
    ${lines.map((line, i) => write("order-does", -46, top + below + 13 * i, line, ROOM, 13)).join("")}`;
}

/**
 * @typedef {{side: string, cards: string[][]}} Plan the orders on each card of the viewer's plan, none where one is to
 * come
 */

/**
 * The frame of the card turned up, or the orders that are being planned, or the empty place for a card.
 * @param {Board} board
 */
export function frame(board) {
  const { up = 0, plan } = /** @type {{up?: number, plan?: Partial<Plan>}} */ (board.scene);
  const look = up ? "big-card" : "slot";
  if (board.shape !== "wide")
    return `<rect class="${look}" x="3" y="463" width="124" height="${up > 2 ? 104 : 54}" rx="10"/>`;
  const places = () => plan?.cards?.map((_, i) => planned(plan, i, board)).join("") || emblems(board);
  const height = up ? 8 + 60 * up : 178;
  return `<rect class="${look}" x="774" y="314" width="218" height="${height}" rx="14"/>${up ? "" : places()}`;
}

/** The marks of both sides, where no card lies. @param {Board} board */
function emblems(board) {
  const sides = Object.keys(MARKS).map(
    (side, i) => `<g transform="translate(${i ? 50 : -50} 0)">${badge(side, 4.4)}</g>`,
  );
  return `<g class="slot-marks" transform="translate(883 392)">${sides.join("")}</g>
    <text class="caption middle" x="883" y="472">${escaped(board.says("board-orders"))}</text>`;
}

/**
 * One order of the viewer's plan: its number, and the card that was placed, or room for it.
 * @param {Partial<Plan>} plan
 * @param {number} i
 * @param {Board} board
 */
function planned({ side = "", cards = [] }, i, board) {
  const [orders, high] = [cards[i], 168 / cards.length];
  const [y, width] = [319 + (i + 0.5) * high, 158 / orders.length];
  const look = orders.length ? side : cards.findIndex((card) => !card.length) === i ? "next" : "";
  const signs = orders.map((order, k) => {
    const x = 822 + (k + 0.5) * width;
    return (
      sign(order, side, x, y - 8, 0.78) + write("card-word", x, y + 20, board.says(`short.${order}`), width - 4, 13)
    );
  });
  return `<g class="planned ${look}"><rect class="planned-card" x="820" y="${y - high / 2 + 3}"
    width="162" height="${high - 6}" rx="8"/><circle class="planned-round" cx="798" cy="${y}" r="15"/>
    <text class="planned-number" x="798" y="${y + 6.5}">${i + 1}</text>${signs.join("")}</g>`;
}

/**
 * An order to come: face down, a place for it while it is being planned, or one that was won as a bonus.
 * @param {Thing} item
 * @param {Board} board
 */
export function chip(item, board) {
  const look = `chip-card ${item.placed ? item.side : "card-place"}${item.bonus ? " bonus" : ""}`;
  const word = item.behind ? `+${item.behind}` : (board.names[item.seat] ?? "").slice(0, 1);
  const known = item.behind ? [] : item.orders;
  const high = 31 / known.length;
  const signs = known.map((order, i) => sign(order, item.side, 0, (i + 0.5) * high - 15.5, high / 34));
  const owner = `<g transform="translate(0 -6)">${badge(item.side, 0.72)}</g>
    <text class="chip-word" y="13">${escaped(word)}</text>`;
  return `<g transform="scale(${board.shape === "tall" ? 1.2 : 1})">
    <rect class="hit" x="-13" y="-19" width="26" height="38"/>
    <rect class="${look}${known.length ? " known" : ""}" x="-11.5" y="-17" width="23" height="34" rx="4"/>
    ${signs.join("") || owner}</g>`;
}

/**
 * Whose order is being given: which of how many, or only how many come `after` the last that was planned.
 * @typedef {{seat?: number, after?: number, number?: number, of?: number}} Turn
 */

/** Whose order it is, and which of how many; an arrow stands before the orders to come. @param {Board} board */
export function turn(board) {
  const { turn: at = {} } = /** @type {{turn?: Turn}} */ (board.scene);
  const side = board.scene.seats?.[at.seat ?? 0]?.sides?.[0] ?? "";
  if (board.shape === "wide") {
    const coming = Object.values(board.scene.tokens ?? {}).some(({ look }) => look === "chip");
    const arrow = coming ? `<path class="then" d="M776 283L783 290L776 297"/>` : "";
    return write("caption", 778, 259, turnInWords(at, side, board), 212, 16) + arrow;
  }
  if (!at.number) return "";
  const number = write("caption", 150, 59, `${at.number} / ${at.of}`, 80, 20);
  return `<g transform="translate(135 52)">${badge(side, 0.9)}</g>${number}`;
}

/** @param {Turn} turn @param {string} side @param {Board} board */
function turnInWords({ seat, after, number, of = 0 }, side, board) {
  if (seat === undefined) return of ? board.says("turn.planning", { n: of }) : "";
  const name = board.names[seat] || board.says(`side.${side}`); // an example of a lesson has no players
  if (number) return board.says("turn.number", { name, n: number, of });
  return after ? board.says("turn.bonus", { name, n: after }) : board.says("turn.last", { name });
}

/** Where an order to come stands: few of them are larger. @param {Thing} item @param {Board} board */
export function inQueue({ at }, board) {
  const many = Object.values(board.scene.tokens ?? {}).filter(({ look }) => look === "chip").length > 6;
  return many ? { x: 0, y: 2, s: 1 } : { x: 3 + 8.4 * Number(at.split("-")[1]), y: 2, s: 1.26 };
}

/** Cards face up, which can be looked through: whose they are, and what. @param {Thing} item @param {Board} board */
export function discarded({ n, side }, board) {
  const wide = board.shape === "wide";
  const place = `<rect class="card-place" x="-16" y="-23" width="32" height="46" rx="4"/>`;
  const cards = `${deck(n, `open ${side}`)}<path class="lines" d="M-9 -13H9M-9 -6H9M-9 1H5"/>${tally(n)}`;
  const name = board.says("board-discard");
  const words = `<g transform="translate(57 -9)">${badge(side, 0.9)}</g>
    ${widthOf(name) * LEAST > PILE ? "" : write("pile-name", 25, 15, name, PILE, 14)}`;
  return `<rect class="hit" x="-22" y="-26" width="${wide ? 110 : 44}" height="54"/>
    <rect class="aura" x="-16" y="-23" width="32" height="46" rx="4"/>${n ? cards : place}${wide ? words : ""}`;
}

/** @param {number} n @param {string} look */
const deck = (n, look) =>
  Array.from(
    { length: Math.min(4, Math.ceil(n / 4)) },
    (_, i) => `<rect class="back ${look}" x="${-16 + i}" y="${-23 - i * 2}" width="32" height="46" rx="4"/>`,
  ).join("");

/** @param {number} n */
const tally = (n) => `<circle class="badge" cx="10" cy="21" r="11"/><text class="count" x="10" y="26.5">${n}</text>`;
