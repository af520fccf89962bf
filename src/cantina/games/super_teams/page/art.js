// @ts-check
// Super Teams: a band through the stars, from a ringed planet to a striped one.

import { cluster, mark, pile, smooth, stars } from "/js/art.js";
import { SHIPS } from "./ships.js";

/** @type {Record<string, string>} what each kind of space looks like, within 25 units */
const KINDS = {
  normal: `<circle class="tile" r="21"/><circle class="speck" r="3"/>`,
  bonus: `<circle class="tile bonus" r="23"/><g class="sign bonus">
    <rect x="-8" y="-11" width="16" height="22" rx="2.5" transform="rotate(10)"/>
    <path d="M0 -6L1.8 -1.9L6.2 -1.5L2.9 1.4L3.9 5.7L0 3.4L-3.9 5.7L-2.9 1.4L-6.2 -1.5L-1.8 -1.9Z"/></g>`,
  hyperspace: `<path class="tile hyperspace" d="M-26 0L-15 -21H15L26 0L15 21H-15Z"/><g class="sign hyperspace">
    <path d="M-16 -9H4M-10 -3H16M-16 3H10M-8 9H14"/></g>`,
  asteroids: `<path class="tile asteroids" d="M-22 -8L-10 -23L12 -20L24 -4L17 17L-4 24L-20 14Z"/>
    <g class="sign asteroids"><path d="M-12 -4L-6 -11L2 -9L1 -1L-8 2ZM5 3L12 0L16 7L9 13L3 10ZM-8 9L-3 7L0 13L-6 16
    Z"/></g>`,
  maw: `<circle class="tile maw" r="24"/><g class="sign maw">
    <path d="M0 0C4 -4 9 1 5 6C0 11 -10 7 -9 -2C-8 -12 7 -15 13 -6C19 4 10 17 -3 16"/></g>`,
  start: "",
  home: "",
};

/** @type {Record<string, string>} */
const HALVES = {
  normal: `<circle class="speck" r="3"/>`,
  hyperspace: `<g class="sign hyperspace"><path d="M-11 -4H5M-6 0H11M-10 4H7"/></g>`,
  asteroids: `<g class="sign asteroids"><path d="M-9 -2L-4 -7L2 -5L1 1L-6 3ZM4 1L9 -1L11 4L6 7Z"/></g>`,
};

/** @type {Record<string, string>} the pictures of the bonus cards, around the origin */
const BONUS = {
  "dodging-maneuver": `<path class="ink" d="M-2 8C3 8 7 5 7 1C7 -4 1 -6 -3 -3C-6 0 -3 4 0 3"/>
    <path class="stroke" d="M-20 14C-22 -14 4 -24 20 -10"/><path class="fill" d="M22 -17V-4L11 -8Z"/>`,
  "experienced-pilot": `<path class="fill" d="M-16 8V-2A16 15 0 0 1 16 -2V8H8V2H-8V8Z"/>
    <path class="ink" d="M-8 2H8V9L4 14H-4L-8 9Z"/><path class="ink" d="M-10 -6H10"/>`,
  lightspeed: `<path class="stroke" d="M-22 -12H6M-14 -6H22M-22 0H14M-10 6H20M-20 12H4"/>`,
  "speed-boost": `<path class="fill" d="M-18 -13H-8L4 0L-8 13H-18L-6 0Z"/>
    <path class="fill" d="M0 -13H10L22 0L10 13H0L12 0Z"/>`,
  grapple: `<path class="stroke" d="M0 -20V4M0 4C0 16 -15 16 -15 4M0 4C0 16 15 16 15 4M-19 8L-15 2L-10 7M19 8L15 2
    L10 7"/><circle class="fill" cy="-19" r="4"/>`,
};

/** @type {Record<string, string[]>} */
const FLEETS = {
  red: ["x-wing", "millennium-falcon"],
  yellow: ["jedi-starfighter", "tantive-iv"],
  green: ["star-destroyer", "death-star"],
  black: ["tie-fighter", "tie-advanced"],
};

/** The planet where all start. @param {number[]} at */
const planet = ([x, y]) =>
  `<g transform="translate(${x} ${y})"><circle class="planet one" r="58"/>
    <path class="planet-band" d="M-54.5 -18.6C-17.4 -2.9 17.4 -29 53.4 -23.2M-58 5.8C-17.4 23.2 11.6 -2.9 58 7
    M-46.4 34.8C-11.6 43.5 17.4 23.2 47.6 31.9"/></g>`;

/** The ringed planet where all want to go. @param {number[]} at */
const ringed = ([x, y]) =>
  `<g transform="translate(${x} ${y})"><path class="ring" d="M50 -22.5A77.5 21 -18 0 0 -50 10"/>
    <circle class="planet two" r="50"/>
    <path class="planet-band" d="M-35 -35Q0 -15 37.5 -32.5M-48.5 12.5Q0 35 48.5 11"/>
    <path class="ring" d="M-50 10C-120 45 45 30 72.5 -15C85 -37.5 60 -30 50 -22.5"/></g>`;

/**
 * What the scene says of a thing; how much of it depends on its look.
 * @typedef {import("/js/types").Item & {
 *   at: string, of: string, side: string, kind: string, n: number, joker: boolean,
 * }} Thing
 * @typedef {import("/js/board.js").Board} Board
 */

const CHEVRONS = `<path class="sign" d="M-8 4L0 -6L8 4M-8 11L0 1L8 11"/>`;
const STAR = `<path class="sign"
  d="M0 -8L2.4 -2.5L8.3 -2L3.8 1.9L5.2 7.6L0 4.5L-5.2 7.6L-3.8 1.9L-8.3 -2L-2.4 -2.5Z"/>`;
const JOKER = `<path class="joker" transform="translate(56 17)"
  d="M0 -9L2.4 -2.8L9 -2.6L3.8 1.5L5.6 8L0 4.3L-5.6 8L-3.8 1.5L-9 -2.6L-2.4 -2.8Z"/>`;

/** @type {import("/js/types").Art<Thing>} */
export const art = {
  id: "super-teams",
  bare: ["card"],
  icons: {
    "board-bonus": "M8 2L9.8 6L14 6.4L10.8 9.2L11.8 13.5L8 11.2L4.2 13.5L5.2 9.2L2 6.4L6.2 6Z",
    "board-home": "M8 3A5.5 5.5 0 1 0 8 14A5.5 5.5 0 1 0 8 3ZM1 11Q8 14 15 6",
  },

  ground(board) {
    const [width, height] = board.layout.size;
    const points = board.track.map((id) => board.at(id));
    const line = smooth(points);
    return `${stars(width, height, 130)}<path class="band edge" d="${line}"/><path class="band" d="${line}"/>
      <path class="band middle" d="${line}"/>${planet(points[0])}${ringed(points[points.length - 1])}`;
  },

  place(item) {
    if (item.look === "half")
      return `<g class="half-hit"><circle class="hit" r="14"/><circle class="aura" r="14"/>
        ${HALVES[item.kind] ?? ""}</g>`;
    if (item.kind.includes("-")) return double(item);
    if (item.kind === "start" || item.kind === "home")
      return `<circle class="hit" r="54"/><circle class="aura" r="54"/>`;
    return `<circle class="hit" r="29"/><circle class="aura" r="29"/>
      ${KINDS[item.kind] ?? KINDS.normal}<text class="tiny" y="37">${item.number}</text>`;
  },

  token(item, _id, board) {
    if (item.look === "deck") return pile(item.n, "movement", CHEVRONS);
    if (item.look === "bonus-deck") return pile(item.n, "bonus", STAR);
    if (item.look === "card")
      return `<g transform="translate(-20 -29) scale(.56)">
        <rect class="face ${item.side}" width="72" height="104" rx="8"/>${face(item)}</g>`;
    const back = heading(item.at, board) < 0;
    return `<circle class="hit" r="22"/><circle class="aura" r="25"/><g class="ship-body ${item.side}">
      <g ${back ? 'transform="scale(-1 1)"' : ""}>${SHIPS[item.of]}</g></g>
      <g class="tag" transform="translate(${back ? -15 : 15} 15)"><circle class="tag-back" r="8.5"/>
      ${mark(item.side, 0.58)}</g>`;
  },

  arrange(item, i, n, open, board) {
    const place = board.placeItem(item.at);
    if (n > 2 && (place.kind === "start" || place.kind === "home")) {
      const turn = (i / n) * 2 * Math.PI - Math.PI / 2;
      const far = open ? 50 : 32;
      return { x: Math.cos(turn) * far, y: Math.sin(turn) * far, s: n > 4 ? 0.66 : 0.8 };
    }
    return place.look === "half" && n === 1 ? { x: 0, y: 0, s: 0.8 } : cluster(i, n, open);
  },

  face,

  racer: (item) => `<g class="ship-body ${item.side}">${SHIPS[item.of]}</g>`,
};

/** The face of a card, 72 by 104. @param {Thing} item */
function face(item) {
  if (item.look === "bonus") return `<g class="bonus-art" transform="translate(36 40)">${BONUS[item.of]}</g>`;
  const [one, two] = FLEETS[item.side];
  return `<g transform="translate(15 17)">${mark(item.side, 0.95)}</g>${item.joker ? JOKER : ""}
    <text class="number" x="36" y="64">${item.number}</text>
    <g class="ship-body ${item.side}" transform="translate(21 86) scale(.5)">${SHIPS[one]}</g>
    <g class="ship-body ${item.side}" transform="translate(51 86) scale(.5)">${SHIPS[two]}</g>`;
}

/** @param {Thing} item */
function double(item) {
  return `<circle class="hit" r="29"/><circle class="aura" r="31"/><g class="tile-double ${item.kind}">
    <circle class="tile" r="28"/></g><text class="tiny" y="41">${item.number}</text>`;
}

/** Which way the track leads at a place. @param {string} at @param {Board} board */
function heading(at, board) {
  const { track } = board;
  const i = track.indexOf(at.split("-").slice(0, 2).join("-"));
  const [a, b] = [board.at(track[Math.max(i - 1, 0)]), board.at(track[Math.min(i + 1, track.length - 1)])];
  return b[0] - a[0];
}
