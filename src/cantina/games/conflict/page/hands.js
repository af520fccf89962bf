// @ts-check
// The open hands of the others: a panel for each, and a closer look at one.

import { escaped, mark } from "/js/art.js";
import { line, whole } from "./cards.js";
import { at, person } from "./pictures.js";
import { isWide, words, wrapped } from "./words.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("/js/board.js").Board} Board */

const GAP = 8;

/** The size of a panel when so many share the width. @param {Board} board @param {number} n */
function panel(board, n) {
  return isWide(board) ? { w: (1000 - GAP * (n - 1)) / n, h: 148 } : { w: (438 - 4 * (n - 1)) / n, h: 42 };
}

const [EDGE, HEAD, SPACE] = [8, 27, 4]; // around the cards of a panel, for its title, and between cards
const WHOLE = { width: 72, height: 104 }; // a card as it lies in a hand
const SMALLEST = 0.74; // the scale at which the name of a whole card can still be read
const STARTS = 3;
const ZOOMED_ROW = 9; // cards in a row of a hand that is looked at closely
const PORTRAIT = [72, 104]; // the width of the picture of a role: at least, at most
const SPOKEN = 130; // and what must be left beside it to say what the role does

/**
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number, w: number, h: number}} Area
 * @typedef {{start: Size, held: Size, area: Area, columns: number, s: number, row: boolean}} Plan
 */

/**
 * How the cards of a panel lie, from its left upper corner: all of them whole and in one row where there is room, else
 * three starting cards and the others as lines beside or below them. Alike in all panels with drawn cards, so that the
 * fullest hand fits.
 * @param {Board} board
 * @param {Thing} item any of the panel
 * @returns {Plan}
 */
function plan(board, { wide: n, most }) {
  const { w, h } = panel(board, n);
  const inner = { x: EDGE, y: HEAD, w: w - 2 * EDGE, h: h - HEAD - 6 };
  const s = Math.min(1, (inner.w - SPACE) / ((STARTS + most) * (WHOLE.width + SPACE)));
  if (s >= SMALLEST) return { start: WHOLE, held: WHOLE, area: inner, columns: STARTS + most, s, row: true };
  const beside = n < 3;
  const start = beside ? WHOLE : { width: (inner.w - 2 * SPACE) / STARTS, height: 44 };
  const [dx, dy] = beside ? [STARTS * (start.width + SPACE) + SPACE, 0] : [0, start.height + SPACE];
  const area = { x: inner.x + dx, y: inner.y + dy, w: inner.w - dx, h: inner.h - dy };
  const [columns, held] = cells(area, most);
  return { start, held, area, columns, s: 1, row: false };
}

/**
 * So many columns of lines in an area that they are as large as can be, wide enough for a name above all.
 * @param {Area} area
 * @param {number} most
 * @returns {[number, Size]}
 */
function cells({ w, h }, most) {
  const sizes = [1, 2, 3, 4].map((columns) => {
    const rows = Math.ceil(most / columns);
    const width = (w - SPACE * (columns - 1)) / columns;
    return { width, height: Math.min(66, (h - SPACE * (rows - 1)) / rows) };
  });
  const worth = (/** @type {Size} */ { width, height }) => Math.min(width / 150, 1) * Math.min(height / 34, 1.4);
  const best = sizes.reduce((one, other, i) => (worth(other) > worth(sizes[one]) ? i : one), 0);
  return [best + 1, sizes[best]];
}

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
  const room = Math.max(3, Math.floor((w - (wide ? 74 : 36)) / 8)); // beside the portrait
  const said = wide && full.length <= room ? full : name.slice(0, room);
  const below = w > 100 && role ? `${role} · ${item.cards}` : `${item.cards}`;
  const [zw, zh] = zoomed(board);
  const free = wide && item.role && STARTS + item.cards <= ZOOMED_ROW; // the second row of what is looked at closely
  return `<g class="close"><rect class="seat-area${item.acting ? " acting" : ""}"
      x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="12"/>${wide ? portrait(item, board) : ""}
    <g transform="translate(${-w / 2 + 16} ${-h / 2 + (wide ? 15 : 16)})">${mark(item.side, wide ? 0.85 : 0.75)}</g>
    <text class="seat-title" x="${-w / 2 + 30}" y="${-h / 2 + 20}">${escaped(said)}</text>
    ${
      wide
        ? ""
        : `<text class="seat-cards" x="${-w / 2 + 9}" y="${h / 2 - 9}">${escaped(below)}</text>
      <rect class="mini-card" x="${w / 2 - 22}" y="${h / 2 - 19}" width="10" height="14" rx="2"/>`
    }</g>
    <g class="zoom"><rect class="zoom-plate" x="${-zw / 2}" y="${-zh / 2}" width="${zw}" height="${zh}" rx="16"/>
    <g transform="translate(${-zw / 2 + 24} ${-zh / 2 + 22})">${mark(item.side, 1)}</g>
    <text class="seat-title" x="${-zw / 2 + 42}" y="${-zh / 2 + 28}">${escaped(full)}</text>
    ${free ? words("role-words", 0, 86, says(`does.${item.role}`)) : ""}</g>`;
}

/**
 * The one whom a seat plays, or its mark as long as nobody has a role: large where the cards leave room, and with what
 * it does if there is more, else small beside the name.
 * @param {Thing} item
 * @param {Board} board
 */
function portrait(item, board) {
  const { role, wide } = item;
  if (!role) return `<g class="seat-mark">${mark(item.side, 3)}</g>`;
  const { w, h } = panel(board, wide);
  const { row, columns, s } = plan(board, item);
  const free = row ? w - 2 * EDGE - columns * (WHOLE.width + SPACE) * s - SPACE : 0;
  const large = free >= PORTRAIT[0];
  const [width, height, top] = large ? [Math.min(free, PORTRAIT[1]), h - 16, 8] : [32, 22, 3];
  const scale = width / (large ? 35 : 60);
  const [x, y] = [w / 2 - width - 8, -h / 2 + top];
  const room = free - width;
  const said = board.says(`does.${role}`);
  const letters = Math.min(room / 9, 30);
  const does = words("role-words", x - room / 2, 14 - 9 * wrapped(said, letters).length, said, letters, 18);
  return `<rect class="window start" x="${x}" y="${y}" width="${width}" height="${height}" rx="${large ? 9 : 5}"/>
    <svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    ${at(person(role), width / 2, height - 22 * scale, scale)}</svg>${room >= SPOKEN ? does : ""}`;
}

/** The frame of a hand that is looked at closely. @param {Board} board */
const zoomed = (board) => (isWide(board) ? [860, 330] : [430, 340]);

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
  const many = isWide(board) ? ZOOMED_ROW : 5;
  const [dx, dy] = isWide(board) ? [93, 134] : [84, 98];
  const s = isWide(board) ? 1.22 : i > 14 ? 0.82 : 0.88;
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
  const { start, held: card, row } = plan(board, item);
  const { width, height } = item.look === "start" ? start : card;
  const name = board.nameOf(item, id);
  const many =
    item.n > 1
      ? `<g transform="translate(${width / 2 - 3} ${-height / 2 + 3})"><circle class="badge" r="8"/>
    <text class="count small" y="4">${item.n}</text></g>`
      : "";
  const stack =
    item.n > 1
      ? `<g transform="translate(31 14)"><circle class="badge" r="12"/><text class="count" y="5">${item.n}</text></g>`
      : "";
  const entire = row || height === WHOLE.height;
  const small = entire
    ? `${whole(item, briefly(item, name, board))}${stack}`
    : `${line(item, name, width, height)}${many}`;
  const short = isWide(board) ? `<g class="close">${small}</g>` : "";
  return `${short}<g class="zoom">${whole(item, name)}${stack}</g>`;
}

/**
 * A starting card in the panel of whoever plays its role: by the deck it is about.
 * @param {Thing} item
 * @param {string} name
 * @param {Board} board
 */
const briefly = ({ look, reach }, name, { says }) =>
  look === "start" ? says(reach ? `deck-${reach}` : "power.back") : name;

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
  const { start, held: card, area, columns, s, row } = plan(board, item);
  const first = item.look === "start";
  const size = first ? start : card;
  const [dx, dy] = [size.width * s + SPACE, size.height * s + SPACE];
  const [left, top] = first ? [EDGE, HEAD] : [area.x, area.y];
  const middle = size === WHOLE ? (h - HEAD - 6 - size.height * s) / 2 : 0;
  const k = first ? (item.order ?? 0) : i - (n - cardsOf(board, item.at)) + (row ? STARTS : 0);
  return {
    x: -w / 2 + left + dx * (first ? k : k % columns) + (size.width * s) / 2,
    y: -h / 2 + top + middle + (first ? 0 : dy * Math.floor(k / columns)) + (size.height * s) / 2,
    s,
  };
}

/** How many different cards, starting cards aside, lie in a panel. @param {Board} board @param {string} place */
const cardsOf = (board, place) =>
  Object.values(board.scene.tokens ?? {}).filter(({ at, look }) => at === place && look === "held").length;
