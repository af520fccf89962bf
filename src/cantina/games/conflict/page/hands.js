// @ts-check
// The open hands of the others: a panel for each, and a closer look at one.

import { escaped, mark } from "/js/art.js";
import { line, whole } from "./cards.js";
import { isWide } from "./words.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("/js/board.js").Board} Board */

const GAP = 8;

/** The size of a panel when so many share the width. @param {Board} board @param {number} n */
function panel(board, n) {
  return isWide(board) ? { w: (1000 - GAP * (n - 1)) / n, h: 148 } : { w: (420 - 4 * (n - 1)) / n, h: 42 };
}

const [EDGE, HEAD, SPACE] = [8, 27, 4]; // around the cards of a panel, for its title, and between cards
const WHOLE = { width: 72, height: 104 }; // a card as it lies in a hand: there is room for it beside one team-mate

/**
 * Where the cards of a panel lie, from its left upper corner: three starting cards in a column or a row, and the others
 * beside or below them; whole, or in a line with their names, where there is room.
 * @param {Board} board
 * @param {number} n panels
 * @param {boolean} few whether all hands are small
 */
function plan(board, n, few) {
  const { w, h } = panel(board, n);
  const inner = { x: EDGE, y: HEAD, w: w - 2 * EDGE, h: h - HEAD - 6 };
  if (n === 1) {
    const taken = 3 * (WHOLE.width + SPACE) + 14;
    const area = { ...inner, x: inner.x + taken, w: inner.w - taken };
    return { inner, column: false, start: WHOLE, area, held: WHOLE };
  }
  const column = n === 2;
  const start = column ? { width: 112, height: 35 } : { width: (inner.w - 2 * SPACE) / 3, height: 42 };
  const [dx, dy] = column ? [start.width + 8, 0] : [0, start.height + SPACE];
  const area = { x: inner.x + dx, y: inner.y + dy, w: inner.w - dx, h: inner.h - dy };
  const columns = n < 4 ? 2 : 3;
  const held = { width: (area.w - SPACE * (columns - 1)) / columns, height: column ? 35 : n > 3 && few ? area.h : 32 };
  return { inner, column, start, area, held };
}

/** The size of a card's line in a panel. @param {Thing} item @param {Board} board */
const lineOf = (item, board) => plan(board, item.wide, item.few)[item.look === "start" ? "start" : "held"];

/**
 * The hand of somebody else: who, and for a closer look a larger frame.
 * @param {Thing} item
 * @param {string} _id
 * @param {Board} board
 */
export function owner(item, _id, board) {
  const { w, h } = panel(board, item.wide);
  const wide = isWide(board);
  const { says } = board;
  const name = board.names[item.seat] ?? "";
  const role = item.role ? says(`role-${item.role}`) : "";
  const full = `${name}${role ? ` · ${role}` : ""}`;
  const room = Math.max(3, Math.floor((w - 36) / 8));
  const said = wide && full.length <= room ? full : name.slice(0, room);
  const below = w > 100 && role ? `${role} · ${item.cards}` : `${item.cards}`;
  const [zw, zh] = zoomed(board);
  return `<g class="close"><rect class="seat-area${item.acting ? " acting" : ""}"
      x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="12"/>
    <g transform="translate(${-w / 2 + 16} ${-h / 2 + (wide ? 15 : 16)})">${mark(item.side, wide ? 0.85 : 0.75)}</g>
    <text class="seat-title" x="${-w / 2 + 30}" y="${-h / 2 + 20}">${escaped(said)}</text>
    ${
      wide
        ? ""
        : `<text class="seat-cards" x="${-w / 2 + 9}" y="${h / 2 - 9}">${escaped(below)}</text>
      <rect class="mini-card" x="${w / 2 - 22}" y="${h / 2 - 24}" width="12" height="17" rx="2.5"/>`
    }</g>
    <g class="zoom"><rect class="zoom-plate" x="${-zw / 2}" y="${-zh / 2}" width="${zw}" height="${zh}" rx="16"/>
    <g transform="translate(${-zw / 2 + 24} ${-zh / 2 + 22})">${mark(item.side, 1)}</g>
    <text class="seat-title" x="${-zw / 2 + 42}" y="${-zh / 2 + 28}">${escaped(full)}</text></g>`;
}

/** The frame of a hand that is looked at closely. @param {Board} board */
const zoomed = (board) => (isWide(board) ? [860, 330] : [412, 330]);

/**
 * Where a card lies in a hand that is looked at closely.
 * @param {number} i
 * @param {Board} board
 * @param {string} place
 */
function closely(i, board, place) {
  const [width, height] = board.layout.size;
  const [zw, zh] = zoomed(board);
  const [x, y] = board.at(place);
  const many = isWide(board) ? 9 : 5;
  const [dx, dy] = isWide(board) ? [93, 134] : [80, 96];
  const s = isWide(board) ? 1.22 : i > 14 ? 0.8 : 0.86;
  const centre = { x: width / 2 - x, y: height / 2 - y };
  if (i < 0) return { ...centre, s: 1 };
  const col = i % many;
  return {
    x: centre.x - zw / 2 + 14 + dx * (col + 0.5),
    y: centre.y - zh / 2 + 44 + dy * (Math.floor(i / many) + 0.5),
    s,
  };
}

/**
 * A card in somebody's hand, all see it: in a line, and whole when looked at closely.
 * @param {Thing} item
 * @param {string} id
 * @param {Board} board
 */
export function held(item, id, board) {
  const { width, height } = lineOf(item, board);
  const name = board.nameOf(item, id);
  const many =
    item.n > 1
      ? `<g transform="translate(${width / 2 - 3} ${-height / 2 + 3})"><circle class="badge" r="8"/>
    <text class="count small" y="4">${item.n}</text></g>`
      : "";
  const stack =
    item.n > 1
      ? `<g transform="translate(30 -46)"><circle class="badge" r="12"/><text class="count" y="5">${item.n}</text></g>`
      : "";
  const small = item.wide === 1 ? `${whole(item, name)}${stack}` : `${line(item, name, width, height)}${many}`;
  const short = isWide(board) ? `<g class="close">${small}</g>` : "";
  return `${short}<g class="zoom">${whole(item, name)}${stack}</g>`;
}

/**
 * Where a card lies among n, in its panel or looked at closely.
 * @param {Thing} item
 * @param {number} i
 * @param {number} n
 * @param {boolean} open
 * @param {Board} board
 */
export function inHand(item, i, n, open, board) {
  if (open) return closely(i - 1, board, item.at);
  if (item.look === "owner") return { x: 0, y: 0, s: 1 };
  const { w, h } = panel(board, item.wide);
  const { inner, column, start, area, held } = plan(board, item.wide, item.few);
  const s = item.look === "start" ? 1 : scale(board, area, held);
  const [box, one] = item.look === "start" ? [inner, start] : [area, held];
  const [dx, dy] = [one.width * s + SPACE, one.height * s + SPACE];
  const many = item.look === "start" ? (column ? 1 : 3) : fitting(area.w, dx);
  const k = item.look === "start" ? (item.order ?? 0) : i - (n - cardsOf(board, item.at));
  return {
    x: -w / 2 + box.x + dx * (k % many) + (one.width * s) / 2,
    y: -h / 2 + box.y + dy * Math.floor(k / many) + (one.height * s) / 2,
    s,
  };
}

/** How many cards of a size, with the space after it, fit in a length. @param {number} length @param {number} step */
const fitting = (length, step) => Math.max(1, Math.floor((length + SPACE + 0.01) / step));

/** How many different cards, starting cards aside, lie in a panel. @param {Board} board @param {string} place */
const cardsOf = (board, place) =>
  Object.values(board.scene.tokens ?? {}).filter(({ at, look }) => at === place && look === "held").length;

/**
 * How large the cards are drawn: in all panels alike, so that the fullest hand has room.
 * @param {Board} board
 * @param {{w: number, h: number}} area
 * @param {{width: number, height: number}} card
 */
function scale(board, area, { width, height }) {
  const owners = Object.values(board.scene.tokens ?? {}).filter(({ look }) => look === "owner");
  const most = Math.max(...owners.map(({ at = "" }) => cardsOf(board, at)));
  const room = (/** @type {number} */ s) =>
    fitting(area.w, width * s + SPACE) * fitting(area.h, height * s + SPACE) >= most;
  return [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45].find(room) ?? 0.4;
}
