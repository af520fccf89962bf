// @ts-check
// Conflict: the countdown of the event track, three looming leaders, decks with depth, and open hands.

import { escape, mark, smooth, stars } from "../js/art.js";

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
  return `<rect class="f-card ${deck}" x="-5" y="-7" width="10" height="14" rx="2"/><path class="f-line" d="M-2 -3L3 0L-2 3Z"/>`;
}

/** @param {string} deck */
function hold(deck) {
  return `<rect class="f-card ${deck}" x="-5" y="-7" width="10" height="14" rx="2"/><path class="f-line" d="M0 3V-3M-3 0L0 -3L3 0"/>`;
}

/** @type {Record<string, string>} what a Force card shows, by its deck or hero */
const PICTURES = {
  yellow: `<path class="c-fill" d="M18 0L-8 -11L-14 -4L-9 0L-14 4L-8 11Z"/><path class="c-line" d="M-16 -8H-22M-17 0H-24M-16 8H-22"/>`,
  orange: `<path class="c-fill" d="M-12 12V-2A12 12 0 0 1 12 -2V12L6 15H-6Z"/><path class="c-line" d="M-8 0H8M-4 8H4"/>`,
  black: `<path class="c-fill dark" d="M0 -17L15 -8V8L0 17L-15 8V-8Z"/><path class="c-line light" d="M-7 -2H7M0 -9V9"/>`,
  rey: `<circle class="c-skin" cy="-5" r="10"/><path class="c-hair" d="M-10 -6C-10 -20 10 -20 10 -6C6 -11 -6 -11 -10 -6Z"/><circle class="c-hair" cy="-18" r="4"/><path class="c-robe" d="M-16 20C-14 8 -8 6 0 6S14 8 16 20Z"/><path class="c-line" d="M-20 18L18 -16"/>`,
  poe: `<circle class="c-skin" cy="-4" r="10"/><path class="c-helmet" d="M-13 -3V-7A13 12 0 0 1 13 -7V-3L9 -6H-9Z"/><path class="c-robe orange" d="M-16 20C-14 8 -8 6 0 6S14 8 16 20Z"/>`,
  finn: `<circle class="c-skin dark" cy="-4" r="10"/><path class="c-hair dark" d="M-10 -7C-9 -18 9 -18 10 -7C5 -11 -5 -11 -10 -7Z"/><path class="c-robe brown" d="M-16 20C-14 8 -8 6 0 6S14 8 16 20Z"/><path class="c-line" d="M0 7V20"/>`,
  rebel: `<path class="c-line" d="M-14 -8H14M-14 0H14M-14 8H14M10 12L14 8L10 4"/>`,
  scout: `<path class="c-fill" d="M-18 0Q0 -16 18 0Q0 16 -18 0Z"/><circle class="c-eye" r="5"/>`,
  pilot: `<path class="c-fill" d="M-16 6V-3A16 14 0 0 1 16 -3V6H9V1H-9V6Z"/><path class="c-line" d="M-9 1H9V9L4 13H-4L-9 9Z"/>`,
};

/** @type {Record<string, string>} */
const LEADERS = {
  phasma: `<path class="l-body" d="M-40 62C-40 20 -30 14 0 14S40 20 40 62Z"/><path class="l-helmet chrome" d="M-26 20V-18C-26 -42 -12 -52 0 -52S26 -42 26 -18V20L14 34H-14Z"/><path class="l-dark" d="M-20 -18H20V-8H-20ZM-10 6H10V22H-10Z"/>`,
  hux: `<path class="l-body grey" d="M-40 62C-40 20 -30 14 0 14S40 20 40 62Z"/><circle class="l-skin" cy="-10" r="24"/><path class="l-cap" d="M-26 -22C-22 -48 22 -48 26 -22L30 -16H-30Z"/><path class="l-line" d="M-10 6Q0 2 10 6M0 26V60"/>`,
  ren: `<path class="l-body black" d="M-44 62C-40 14 -30 8 0 8S40 14 44 62Z"/><path class="l-hood" d="M-34 26C-40 -40 -18 -58 0 -58S40 -40 34 26L18 34H-18Z"/><path class="l-mask" d="M-20 -22H20L14 22H-14Z"/><path class="l-line silver" d="M-16 -16H16M-13 -8H13M-12 0H12"/><path class="l-blade" d="M40 58L54 -30M40 30L60 34"/>`,
};

/** Arrows: towards the First Order to the right, towards the start to the left. @param {number} n */
const arrows = (n) =>
  Array.from(
    { length: Math.abs(n) },
    (_, i) =>
      `<path class="${n > 0 ? "towards" : "away"}" d="${n > 0 ? "M0 -5L7 0L0 5Z" : "M7 -5L0 0L7 5Z"}" transform="translate(${i * 9} 0)"/>`,
  ).join("");
/** @param {number} n */
const bolts = (n) =>
  Array.from(
    { length: n },
    (_, i) => `<path class="bolt" d="M2 -7L-3 1H1L-2 7L4 -2H0Z" transform="translate(${-i * 9} 0)"/>`,
  ).join("");

/** The face of a card, 72 by 104. @param {any} item */
function face(item) {
  const picture = item.hero ? item.of : item.look === "start" ? item.of.split("-")[0] : item.deck;
  const reach = item.look === "start" ? item.of.split("-")[1] : "";
  return `<g transform="translate(8 14)">${arrows(item.left)}</g><g transform="translate(62 14)">${bolts(item.ambush ?? 0)}</g><g transform="translate(${reach && reach !== "back" ? 28 : 36} 44)">${PICTURES[picture] ?? ""}</g>${reach && reach !== "back" ? `<rect class="f-card ${reach}" x="52" y="34" width="14" height="19" rx="2"/>` : ""}${item.back ? `<g transform="translate(${36 - item.back * 4.5} 68)">${arrows(-item.back)}</g>` : ""}`;
}

export const art = {
  id: "conflict",
  /** The words of the game. @type {(key: string) => string} */
  says: String,

  /** @param {any} board */
  ground(board) {
    const [width, height] = board.layout.size;
    const shadow =
      board.shape === "wide"
        ? `<path class="doom" d="M0 230H400L360 430H20Z"/>`
        : `<path class="doom" d="M0 296H360V446H0Z"/>`;
    return `${stars(width, height, 60, 11)}${shadow}`;
  },

  /** The way, as long as it is in this variant; where the marker has come along, it burns. @param {any} board */
  living(board) {
    const ids = board.still.track.filter((/** @type {string} */ id) => !board.scene.places?.[id]?.off);
    const come = ids.slice(0, ids.indexOf(board.scene.tokens?.marker?.at) + 1);
    const line = (/** @type {string[]} */ part) => smooth(part.map((id) => board.at(id)));
    return `<path class="way edge" d="${line(ids)}"/><path class="way" d="${line(ids)}"/>${come.length > 1 ? `<path class="burnt" d="${line(come)}"/>` : ""}`;
  },

  /** @param {any} item */
  place(item) {
    if (item.off) return "";
    if (item.goal)
      return `<circle class="hit" r="20"/><circle class="field goal" r="19"/><path class="goal-sign" d="M0 -12L10 -6V6L0 12L-10 6V-6Z"/><circle class="goal-eye" r="4"/>`;
    return `<circle class="hit" r="16"/><circle class="field ${item.effect === "blank" ? "" : "event"}" r="${item.effect === "blank" ? 9 : 14}"/>${EFFECTS[item.effect] ?? ""}`;
  },

  /** @param {any} item @param {string} _id @param {any} board */
  token(item, _id, board) {
    switch (item.look) {
      case "marker":
        return `<path class="marker-body${item.aside ? " aside" : ""}" d="M0 14C-10 2 -12 -4 -12 -10A12 12 0 0 1 12 -10C12 -4 10 2 0 14Z"/><circle class="marker-eye" cy="-10" r="4.5"/>${countdown(item, board)}`;
      case "deck":
        return deck(item);
      case "seen":
        return `<g transform="translate(-36 -52)"><rect class="face ${item.deck}${item.up ? "" : " known"}" width="72" height="104" rx="8"/>${face(item)}${item.up ? "" : `<g transform="translate(36 88)"><path class="peeked" d="M-14 0Q0 -11 14 0Q0 11 -14 0Z"/><circle class="peeked-eye" r="4"/></g>`}</g><rect class="aura" x="-37" y="-53" width="74" height="106" rx="9"/>`;
      case "cover":
        return `<g transform="translate(-30 -43) scale(.84)"><rect class="face ${item.hero ? "hero" : "down"}" width="72" height="104" rx="8"/>${item.hero ? face(item) : `<path class="cover-sign" transform="translate(36 52)" d="M-16 0H16M0 -16V16"/>`}</g>`;
      case "leader":
        return `<rect class="hit" x="-52" y="-66" width="104" height="132"/><rect class="aura" x="-54" y="-70" width="108" height="140" rx="14"/><g class="leader-body ${item.covered ? "covered" : ""}" transform="translate(0 -8) scale(1.16)">${LEADERS[item.of]}</g><g transform="translate(${-item.symbols * 6.5} 78) scale(1.45)">${arrows(item.symbols)}</g>`;
      case "die":
        return dieFace(item.value);
      case "help":
        return `<rect class="niche" x="-24" y="-24" width="48" height="48" rx="10"/><rect class="aura" x="-26" y="-26" width="52" height="52" rx="12"/>${item.value === "none" ? `<path class="f-line" d="M-8 0H8M0 -8V8"/>` : dieFace(item.value)}`;
      case "discards":
        return `<rect class="back empty" x="-17" y="-23" width="34" height="46" rx="4"/><text class="count" y="5">${item.n}</text>`;
      case "owner":
        return `${board.shape === "wide" ? `<rect class="seat-area${item.acting ? " acting" : ""}" x="-80" y="-58" width="156" height="132" rx="12"/>` : ""}<g transform="translate(${board.shape === "wide" ? "-64 -42" : "-44 -46"})">${mark(item.side, 0.9)}</g>${item.acting ? `<path class="turn-line" d="M-48 -42H${board.shape === "wide" ? 60 : 36}"/>` : ""}`;
      default:
        return `<g transform="scale(.5) translate(-36 -52)"><rect class="face ${item.deck}" width="72" height="104" rx="8"/>${face(item)}</g>${item.n > 1 ? `<circle class="badge" cx="14" cy="18" r="9"/><text class="count small" x="14" y="22">${item.n}</text>` : ""}`;
    }
  },

  /** @param {any} item @param {number} i @param {number} n @param {boolean} open @param {any} board */
  arrange(item, i, n, open, board) {
    if (item.look === "seen")
      return open
        ? { x: (item.depth - 1) * 78, y: -8, s: 0.95 }
        : { x: 6 + item.depth * 9, y: -8 - item.depth * 13, s: 0.92 };
    if (item.look === "held") {
      const at = i - 1;
      if (board.shape !== "wide") {
        const room = n > 7 ? 5 : 3;
        return { x: -34 + (at % room) * (n > 7 ? 18 : 31), y: -14 + Math.floor(at / room) * 42, s: n > 7 ? 0.7 : 0.84 };
      }
      const room = n > 11 ? 7 : 5;
      return { x: -54 + (at % room) * (n > 11 ? 24 : 33), y: -10 + Math.floor(at / room) * 52, s: n > 11 ? 0.86 : 1 };
    }
    if (item.look === "cover") return { x: 0, y: 4, s: 1 };
    if (item.look === "marker") return { x: 0, y: -8, s: 1 };
    return { x: 0, y: 0, s: 1 };
  },

  face,
};

/** How many fields are left before the last one, above the marker. @param {any} item @param {any} board */
function countdown(item, board) {
  const goal = board.still.track.findIndex((/** @type {string} */ id) => board.scene.places?.[id]?.goal);
  const left = goal - board.still.track.indexOf(item.at);
  return left > 0
    ? `<g class="countdown${left <= 10 ? " near" : ""}" transform="translate(0 -36)"><rect x="-17" y="-12" width="34" height="23" rx="11"/><text y="5">${left}</text></g>`
    : "";
}

/** @param {any} item */
function deck(item) {
  const height = Math.min(7, Math.ceil(item.n / 6));
  const cards = Array.from(
    { length: Math.max(height, 1) },
    (_, i) =>
      `<rect class="back ${item.n ? item.deck : "empty"}" x="-36" y="${-52 - i * 3}" width="72" height="104" rx="8"/>`,
  ).join("");
  return `${cards}<rect class="aura" x="-38" y="${-55 - height * 3}" width="76" height="${110 + height * 3}" rx="10"/><g transform="translate(0 ${-3 * height})">${item.n ? PICTURES[item.deck] : ""}</g><g transform="translate(34 54)"><rect class="badge" x="-15" y="-11" width="30" height="22" rx="11"/><text class="count" y="5">${escape(item.n)}</text></g>`;
}

/** @param {string} value */
function dieFace(value) {
  if (value === "none") return `<rect class="die-body spent" x="-18" y="-18" width="36" height="36" rx="7"/>`;
  if (value === "first-order")
    return `<rect class="die-body bad-face" x="-18" y="-18" width="36" height="36" rx="7"/><path class="goal-sign" d="M0 -12L10 -6V6L0 12L-10 6V-6Z"/><circle class="goal-eye" r="4"/><circle class="aura" r="25"/>`;
  const spots =
    {
      1: [[0, 0]],
      2: [
        [-7, 0],
        [7, 0],
      ],
      3: [
        [0, -7],
        [-7, 6],
        [7, 6],
      ],
    }[value] ?? [];
  return `<rect class="die-body" x="-18" y="-18" width="36" height="36" rx="7"/>${spots.map(([x, y]) => `<g transform="translate(${x} ${y})">${mark("rebels", 0.62)}</g>`).join("")}<rect class="aura" x="-21" y="-21" width="42" height="42" rx="9"/>`;
}
