// @ts-check
// Conflict: the countdown of the event track, three looming leaders, decks with depth, and open hands.

import { escaped, mark, smooth, stars } from "/js/art.js";

/** @type {Record<string, string>} small signs of the fields, within 9 units */
const EFFECTS = {
  blank: "",
  "play-yellow": flip("yellow"),
  "play-orange": flip("orange"),
  "play-black": flip("black"),
  "draw-yellow": hold("yellow"),
  "draw-orange": hold("orange"),
  "discard-1": `<path class="f-line" d="M-4 -4L4 4M4 -4L-4 4"/>`,
  "discard-3": `<path class="f-line" d="M-8 -3L-4 3M-4 -3L-8 3M-2 -3L2 3M2 -3L-2 3M4 -3L8 3M8 -3L4 3"/>`,
  "set-aside": `<path class="f-fill" d="M-5 -6H-2V6H-5ZM2 -6H5V6H2Z"/>`,
};

/** @param {string} deck */
function flip(deck) {
  return `<rect class="f-card ${deck}" x="-5" y="-7" width="10" height="14" rx="2"/>
    <path class="f-line" d="M-2 -3L3 0L-2 3Z"/>`;
}

/** @param {string} deck */
function hold(deck) {
  return `<rect class="f-card ${deck}" x="-5" y="-7" width="10" height="14" rx="2"/>
    <path class="f-line" d="M0 3V-3M-3 0L0 -3L3 0"/>`;
}

/** @type {Record<string, string>} what a Force card shows, by its deck or hero */
const PICTURES = {
  yellow: `<path class="c-fill" d="M18 0L-8 -11L-14 -4L-9 0L-14 4L-8 11Z"/>
    <path class="c-line" d="M-16 -8H-22M-17 0H-24M-16 8H-22"/>`,
  orange: `<path class="c-fill" d="M-12 12V-2A12 12 0 0 1 12 -2V12L6 15H-6Z"/>
    <path class="c-line" d="M-8 0H8M-4 8H4"/>`,
  black: `<path class="c-fill dark" d="M0 -17L15 -8V8L0 17L-15 8V-8Z"/>
    <path class="c-line light" d="M-7 -2H7M0 -9V9"/>`,
  rey: `<circle class="c-skin" cy="-5" r="10"/>
    <path class="c-hair" d="M-10 -6C-10 -20 10 -20 10 -6C6 -11 -6 -11 -10 -6Z"/>
    <circle class="c-hair" cy="-18" r="4"/><path class="c-robe" d="M-16 20C-14 8 -8 6 0 6S14 8 16 20Z"/>
    <path class="c-line" d="M-20 18L18 -16"/>`,
  poe: `<circle class="c-skin" cy="-4" r="10"/><path class="c-helmet" d="M-13 -3V-7A13 12 0 0 1 13 -7V-3L9 -6H-9Z"/>
    <path class="c-robe orange" d="M-16 20C-14 8 -8 6 0 6S14 8 16 20Z"/>`,
  finn: `<circle class="c-skin dark" cy="-4" r="10"/>
    <path class="c-hair dark" d="M-10 -7C-9 -18 9 -18 10 -7C5 -11 -5 -11 -10 -7Z"/>
    <path class="c-robe brown" d="M-16 20C-14 8 -8 6 0 6S14 8 16 20Z"/><path class="c-line" d="M0 7V20"/>`,
  rebel: `<path class="c-line" d="M-14 -8H14M-14 0H14M-14 8H14M10 12L14 8L10 4"/>`,
  scout: `<path class="c-fill" d="M-18 0Q0 -16 18 0Q0 16 -18 0Z"/><circle class="c-eye" r="5"/>`,
  pilot: `<path class="c-fill" d="M-16 6V-3A16 14 0 0 1 16 -3V6H9V1H-9V6Z"/>
    <path class="c-line" d="M-9 1H9V9L4 13H-4L-9 9Z"/>`,
};

/** @type {Record<string, string>} */
const LEADERS = {
  phasma: `<path class="l-body" d="M-40 62C-40 20 -30 14 0 14S40 20 40 62Z"/>
    <path class="l-helmet chrome" d="M-26 20V-18C-26 -42 -12 -52 0 -52S26 -42 26 -18V20L14 34H-14Z"/>
    <path class="l-dark" d="M-20 -18H20V-8H-20ZM-10 6H10V22H-10Z"/>`,
  hux: `<path class="l-body grey" d="M-40 62C-40 20 -30 14 0 14S40 20 40 62Z"/>
    <circle class="l-skin" cy="-10" r="24"/><path class="l-cap" d="M-26 -22C-22 -48 22 -48 26 -22L30 -16H-30Z"/>
    <path class="l-line" d="M-10 6Q0 2 10 6M0 26V60"/>`,
  ren: `<path class="l-body black" d="M-44 62C-40 14 -30 8 0 8S40 14 44 62Z"/>
    <path class="l-hood" d="M-34 26C-40 -40 -18 -58 0 -58S40 -40 34 26L18 34H-18Z"/>
    <path class="l-mask" d="M-20 -22H20L14 22H-14Z"/><path class="l-line silver" d="M-16 -16H16M-13 -8H13M-12 0H12"/>
    <path class="l-blade" d="M40 58L54 -30M40 30L60 34"/>`,
};

/**
 * What the scene says of a thing; how much of it depends on its look.
 * @typedef {import("/js/types").Item & {
 *   at: string, of: string, deck: string, side: string, n: number, value: string, left: number, back: number,
 *   ambush: number, depth: number, symbols: number, effect: string, hero: boolean, up: boolean, off: boolean,
 *   goal: boolean, aside: boolean, covered: boolean, acting: boolean,
 * }} Thing
 * @typedef {import("/js/board.js").Board} Board
 */

const GOAL = `<path class="goal-sign" d="M0 -12L10 -6V6L0 12L-10 6V-6Z"/><circle class="goal-eye" r="4"/>`;

/** @param {string} shape @param {string} d @param {number} n @param {number} step */
const row = (shape, d, n, step) =>
  Array.from({ length: n }, (_, i) => `<path class="${shape}" d="${d}" transform="translate(${i * step} 0)"/>`).join(
    "",
  );

/** Arrows: towards the First Order to the right, towards the start to the left. @param {number} n */
const arrows = (n) => (n > 0 ? row("towards", "M0 -5L7 0L0 5Z", n, 9) : row("away", "M7 -5L0 0L7 5Z", -n, 9));

/** The face of a card, 72 by 104. @param {Thing} item */
function face(item) {
  const [start, reach] = item.look === "start" ? item.of.split("-") : [item.deck, "back"];
  const picture = PICTURES[item.hero ? item.of : start] ?? "";
  const far =
    !reach || reach === "back" ? "" : `<rect class="f-card ${reach}" x="52" y="34" width="14" height="19" rx="2"/>`;
  const back = item.back ? `<g transform="translate(${36 - item.back * 4.5} 68)">${arrows(-item.back)}</g>` : "";
  return `<g transform="translate(8 14)">${arrows(item.left)}</g>
    <g transform="translate(62 14)">${row("bolt", "M2 -7L-3 1H1L-2 7L4 -2H0Z", item.ambush ?? 0, -9)}</g>
    <g transform="translate(${far ? 28 : 36} 44)">${picture}</g>${far}${back}`;
}

/** @param {string} look */
const blank = (look) => `<rect class="face ${look}" width="72" height="104" rx="8"/>`;

/** @type {Record<string, (item: Thing, board: Board) => string>} what lies on the table, by its look */
const TOKENS = {
  marker: (item, board) => `<path class="marker-body${item.aside ? " aside" : ""}"
    d="M0 14C-10 2 -12 -4 -12 -10A12 12 0 0 1 12 -10C12 -4 10 2 0 14Z"/>
    <circle class="marker-eye" cy="-10" r="4.5"/>${countdown(item, board)}`,
  deck,
  seen: (item) => `<g transform="translate(-36 -52)">${blank(`${item.deck}${item.up ? "" : " known"}`)}
    ${face(item)}${item.up ? "" : PEEKED}</g><rect class="aura" x="-37" y="-53" width="74" height="106" rx="9"/>`,
  cover: (item) => `<g transform="translate(-30 -43) scale(.84)">${blank(item.hero ? "hero" : "down")}
    ${item.hero ? face(item) : `<path class="cover-sign" transform="translate(36 52)" d="M-16 0H16M0 -16V16"/>`}</g>`,
  leader: (item) => `<rect class="hit" x="-52" y="-66" width="104" height="132"/>
    <rect class="aura" x="-54" y="-70" width="108" height="140" rx="14"/>
    <g class="leader-body ${item.covered ? "covered" : ""}" transform="translate(0 -8) scale(1.16)">
    ${LEADERS[item.of]}</g>
    <g transform="translate(${-item.symbols * 6.5} 78) scale(1.45)">${arrows(item.symbols)}</g>`,
  die: (item) => dieFace(item.value),
  help: (item) => `<rect class="niche" x="-24" y="-24" width="48" height="48" rx="10"/>
    <rect class="aura" x="-26" y="-26" width="52" height="52" rx="12"/>
    ${item.value === "none" ? `<path class="f-line" d="M-8 0H8M0 -8V8"/>` : dieFace(item.value)}`,
  discards: (item) => `<rect class="back empty" x="-17" y="-23" width="34" height="46" rx="4"/>
    <text class="count" y="5">${item.n}</text>`,
  owner,
};

const PEEKED = `<g transform="translate(36 88)"><path class="peeked" d="M-14 0Q0 -11 14 0Q0 11 -14 0Z"/>
  <circle class="peeked-eye" r="4"/></g>`;

/** A card in somebody's hand, all see it. @param {Thing} item */
const held = (item) => `<g transform="scale(.5) translate(-36 -52)">${blank(item.deck)}${face(item)}</g>
  ${item.n > 1 ? many(item.n) : ""}`;

/** @param {number} n */
const many = (n) => `<circle class="badge" cx="14" cy="18" r="9"/><text class="count small" x="14" y="22">${n}</text>`;

/** @type {import("/js/types").Art<Thing>} */
export const art = {
  id: "conflict",
  icons: {
    "deck-yellow": "M4 2H12V14H4Z",
    "deck-orange": "M4 2H12V14H4ZM4 8H12",
    "deck-black": "M4 2H12V14H4ZM4 6H12M4 10H12",
  },

  ground(board) {
    const [width, height] = board.layout.size;
    const shadow = board.shape === "wide" ? "M0 230H400L360 430H20Z" : "M0 296H360V446H0Z";
    return `${stars(width, height, 60, 11)}<path class="doom" d="${shadow}"/>`;
  },

  /** The way, as long as it is in this variant; where the marker has come along, it burns. */
  living(board) {
    const ids = board.track.filter((id) => !fieldOf(board, id)?.off);
    const come = ids.slice(0, ids.indexOf(board.scene.tokens?.marker?.at ?? "") + 1);
    const line = (/** @type {string[]} */ part) => smooth(part.map((id) => board.at(id)));
    return `<path class="way edge" d="${line(ids)}"/><path class="way" d="${line(ids)}"/>
      ${come.length > 1 ? `<path class="burnt" d="${line(come)}"/>` : ""}`;
  },

  place(item) {
    if (item.off) return "";
    if (item.goal) return `<circle class="hit" r="20"/><circle class="field goal" r="19"/>${GOAL}`;
    const [look, r] = item.effect === "blank" ? ["", 9] : ["event", 14];
    return `<circle class="hit" r="16"/><circle class="field ${look}" r="${r}"/>${EFFECTS[item.effect] ?? ""}`;
  },

  token: (item, _id, board) => (TOKENS[item.look] ?? held)(item, board),

  arrange(item, i, n, open, board) {
    if (item.look === "seen") {
      const { depth } = item;
      return open ? { x: (depth - 1) * 78, y: -8, s: 0.95 } : { x: 6 + depth * 9, y: -8 - depth * 13, s: 0.92 };
    }
    if (item.look === "held") return inRows(i - 1, n, board.shape === "wide");
    return { x: 0, y: { cover: 4, marker: -8 }[item.look] ?? 0, s: 1 };
  },

  face,
};

/** Where the next of n cards of a hand lies. @param {number} at @param {number} n @param {boolean} wide */
function inRows(at, n, wide) {
  const many = n > (wide ? 11 : 7);
  const [left, top, down] = wide ? [-54, -10, 52] : [-34, -14, 42];
  const [room, step, s] = wide ? (many ? [7, 24, 0.86] : [5, 33, 1]) : many ? [5, 18, 0.7] : [3, 31, 0.84];
  return { x: left + (at % room) * step, y: top + Math.floor(at / room) * down, s };
}

/** A field as it is now. @param {Board} board @param {string} id */
const fieldOf = (board, id) => /** @type {Thing | undefined} */ (board.scene.places?.[id]);

/** How many fields are left before the last one, above the marker. @param {Thing} item @param {Board} board */
function countdown(item, board) {
  const goal = board.track.findIndex((id) => fieldOf(board, id)?.goal);
  const left = goal - board.track.indexOf(item.at);
  if (left <= 0) return "";
  return `<g class="countdown${left <= 10 ? " near" : ""}" transform="translate(0 -36)">
    <rect x="-17" y="-12" width="34" height="23" rx="11"/><text y="5">${left}</text></g>`;
}

/** @param {Thing} item */
function deck(item) {
  const height = Math.min(7, Math.ceil(item.n / 6));
  const back = (/** @type {number} */ i) =>
    `<rect class="back ${item.n ? item.deck : "empty"}" x="-36" y="${-52 - i * 3}" width="72" height="104" rx="8"/>`;
  const cards = Array.from({ length: Math.max(height, 1) }, (_, i) => back(i)).join("");
  return `${cards}<rect class="aura" x="-38" y="${-55 - height * 3}" width="76" height="${110 + height * 3}" rx="10"/>
    <g transform="translate(0 ${-3 * height})">${item.n ? PICTURES[item.deck] : ""}</g>
    <g transform="translate(34 54)"><rect class="badge" x="-15" y="-11" width="30" height="22" rx="11"/>
    <text class="count" y="5">${escaped(item.n)}</text></g>`;
}

/** The place of a seat: its mark, and a frame where there is room. @param {Thing} item @param {Board} board */
function owner(item, board) {
  const wide = board.shape === "wide";
  const look = `seat-area${item.acting ? " acting" : ""}`;
  return `${wide ? `<rect class="${look}" x="-80" y="-58" width="156" height="132" rx="12"/>` : ""}
    <g transform="translate(${wide ? "-64 -42" : "-44 -46"})">${mark(item.side, 0.9)}</g>
    ${item.acting ? `<path class="turn-line" d="M-48 -42H${wide ? 60 : 36}"/>` : ""}`;
}

/** @param {string} look */
const dieBody = (look) => `<rect class="die-body ${look}" x="-18" y="-18" width="36" height="36" rx="7"/>`;

/** @type {Record<string, string>} where the signs of a die stand, by their number */
const SPOTS = { 1: "0 0", 2: "-7 0,7 0", 3: "0 -7,-7 6,7 6" };

/** @param {string} value */
function dieFace(value) {
  if (value === "none") return dieBody("spent");
  if (value === "first-order") return `${dieBody("bad-face")}${GOAL}<circle class="aura" r="25"/>`;
  const spots = (SPOTS[value] ?? "").split(",").map((at) => `<g transform="translate(${at})">${REBELS}</g>`);
  return `${dieBody("")}${spots.join("")}<rect class="aura" x="-21" y="-21" width="42" height="42" rx="9"/>`;
}

const REBELS = mark("rebels", 0.62, "star");
