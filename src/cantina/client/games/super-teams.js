// @ts-check
// Super Teams: a band through the stars, from a ringed planet to a striped one.

import { cluster } from "../js/board.js";
import { mark, pile, smooth, stars } from "../js/art.js";
import { SHIPS } from "./ships.js";

const RADIUS = 25;

/** @type {Record<string, string>} what each kind of space looks like, within RADIUS */
const KINDS = {
  normal: `<circle class="tile" r="21"/><circle class="speck" r="3"/>`,
  bonus: `<circle class="tile bonus" r="23"/><g class="sign bonus"><rect x="-8" y="-11" width="16" height="22" rx="2.5" transform="rotate(10)"/><path d="M0 -6L1.8 -1.9L6.2 -1.5L2.9 1.4L3.9 5.7L0 3.4L-3.9 5.7L-2.9 1.4L-6.2 -1.5L-1.8 -1.9Z"/></g>`,
  hyperspace: `<path class="tile hyperspace" d="M-26 0L-15 -21H15L26 0L15 21H-15Z"/><g class="sign hyperspace"><path d="M-16 -9H4M-10 -3H16M-16 3H10M-8 9H14"/></g>`,
  asteroids: `<path class="tile asteroids" d="M-22 -8L-10 -23L12 -20L24 -4L17 17L-4 24L-20 14Z"/><g class="sign asteroids"><path d="M-12 -4L-6 -11L2 -9L1 -1L-8 2ZM5 3L12 0L16 7L9 13L3 10ZM-8 9L-3 7L0 13L-6 16Z"/></g>`,
  maw: `<circle class="tile maw" r="24"/><g class="sign maw"><path d="M0 0C4 -4 9 1 5 6C0 11 -10 7 -9 -2C-8 -12 7 -15 13 -6C19 4 10 17 -3 16"/></g>`,
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
export const BONUS = {
  "dodging-maneuver": `<path class="ink" d="M-2 8C3 8 7 5 7 1C7 -4 1 -6 -3 -3C-6 0 -3 4 0 3"/><path class="stroke" d="M-20 14C-22 -14 4 -24 20 -10"/><path class="fill" d="M22 -17V-4L11 -8Z"/>`,
  "experienced-pilot": `<path class="fill" d="M-16 8V-2A16 15 0 0 1 16 -2V8H8V2H-8V8Z"/><path class="ink" d="M-8 2H8V9L4 14H-4L-8 9Z"/><path class="ink" d="M-10 -6H10"/>`,
  lightspeed: `<path class="stroke" d="M-22 -12H6M-14 -6H22M-22 0H14M-10 6H20M-20 12H4"/>`,
  "speed-boost": `<path class="fill" d="M-18 -13H-8L4 0L-8 13H-18L-6 0Z"/><path class="fill" d="M0 -13H10L22 0L10 13H0L12 0Z"/>`,
  grapple: `<path class="stroke" d="M0 -20V4M0 4C0 16 -15 16 -15 4M0 4C0 16 15 16 15 4M-19 8L-15 2L-10 7M19 8L15 2L10 7"/><circle class="fill" cy="-19" r="4"/>`,
};

/** @type {Record<string, string[]>} */
const FLEETS = {
  red: ["x-wing", "millennium-falcon"],
  yellow: ["jedi-starfighter", "tantive-iv"],
  green: ["star-destroyer", "death-star"],
  black: ["tie-fighter", "tie-advanced"],
};

/** @param {number} x @param {number} y */
const planet = (x, y, r = 58) =>
  `<g transform="translate(${x} ${y})"><circle class="planet one" r="${r}"/><path class="planet-band" d="M${-r * 0.94} ${-r * 0.32}C${-r * 0.3} ${-r * 0.05} ${r * 0.3} ${-r * 0.5} ${r * 0.92} ${-r * 0.4}M${-r} ${r * 0.1}C${-r * 0.3} ${r * 0.4} ${r * 0.2} ${-r * 0.05} ${r} ${r * 0.12}M${-r * 0.8} ${r * 0.6}C${-r * 0.2} ${r * 0.75} ${r * 0.3} ${r * 0.4} ${r * 0.82} ${r * 0.55}"/></g>`;
/** @param {number} x @param {number} y */
const ringed = (x, y, r = 50) =>
  `<g transform="translate(${x} ${y})"><path class="ring" d="M${r * 1.0} ${-r * 0.45}A${r * 1.55} ${r * 0.42} -18 0 0 ${-r * 1.0} ${r * 0.2}"/><circle class="planet two" r="${r}"/><path class="planet-band" d="M${-r * 0.7} ${-r * 0.7}Q0 ${-r * 0.3} ${r * 0.75} ${-r * 0.65}M${-r * 0.97} ${r * 0.25}Q0 ${r * 0.7} ${r * 0.97} ${r * 0.22}"/><path class="ring" d="M${-r * 1.0} ${r * 0.2}C${-r * 2.4} ${r * 0.9} ${r * 0.9} ${r * 0.6} ${r * 1.45} ${-r * 0.3}C${r * 1.7} ${-r * 0.75} ${r * 1.2} ${-r * 0.6} ${r * 1.0} ${-r * 0.45}"/></g>`;

export const art = {
  id: "super-teams",
  tones: {},

  /** @param {any} board */
  ground(board) {
    const [width, height] = board.layout.size;
    const points = board.still.track.map((/** @type {string} */ id) => board.at(id));
    const line = smooth(points);
    const [first, last] = [points[0], points.at(-1)];
    return `${stars(width, height, 130)}<path class="band edge" d="${line}"/><path class="band" d="${line}"/><path class="band middle" d="${line}"/>${planet(first[0], first[1])}${ringed(last[0], last[1])}`;
  },

  /** @param {any} item */
  place(item) {
    if (item.look === "half")
      return `<g class="half-hit"><circle class="hit" r="14"/><circle class="aura" r="14"/>${HALVES[item.kind] ?? ""}</g>`;
    if (item.kind.includes("-")) return double(item);
    if (item.kind === "start" || item.kind === "home")
      return `<circle class="hit" r="54"/><circle class="aura" r="54"/>`;
    return `<circle class="hit" r="29"/><circle class="aura" r="29"/>${KINDS[item.kind] ?? KINDS.normal}<text class="tiny" y="37">${item.number}</text>`;
  },

  /** @param {any} item @param {string} id @param {any} board */
  token(item, id, board) {
    if (item.look === "deck") return pile(item.n, "movement", `<path class="sign" d="M-8 4L0 -6L8 4M-8 11L0 1L8 11"/>`);
    if (item.look === "bonus-deck")
      return pile(
        item.n,
        "bonus",
        `<path class="sign" d="M0 -8L2.4 -2.5L8.3 -2L3.8 1.9L5.2 7.6L0 4.5L-5.2 7.6L-3.8 1.9L-8.3 -2L-2.4 -2.5Z"/>`,
      );
    if (item.look === "card")
      return `<g transform="translate(-20 -29) scale(.56)"><rect class="face ${item.side}" width="72" height="104" rx="8"/>${this.face(item)}</g>`;
    const back = heading(item.at, board) < 0;
    return `<circle class="hit" r="22"/><circle class="aura" r="25"/><g class="ship-body ${item.side}"><g ${back ? 'transform="scale(-1 1)"' : ""}>${SHIPS[item.of]}</g></g><g class="tag" transform="translate(${back ? -15 : 15} 15)"><circle class="tag-back" r="8.5"/>${mark(item.side, 0.58)}</g>`;
  },

  /** @param {any} item @param {number} i @param {number} n @param {boolean} open @param {any} board */
  arrange(item, i, n, open, board) {
    const kind = board.still.places[item.at]?.kind;
    if (n > 2 && (kind === "start" || kind === "home")) {
      const turn = (i / n) * 2 * Math.PI - Math.PI / 2;
      const far = open ? 50 : 32;
      return { x: Math.cos(turn) * far, y: Math.sin(turn) * far, s: n > 4 ? 0.66 : 0.8 };
    }
    const half = board.still.places[item.at]?.look === "half";
    const spot = cluster(i, n, open);
    return half && n === 1 ? { x: 0, y: 0, s: 0.8 } : spot;
  },

  /** The face of a card in the hand, 72 by 104. @param {any} item */
  face(item) {
    if (item.look === "bonus") return `<g class="bonus-art" transform="translate(36 40)">${BONUS[item.of]}</g>`;
    const [one, two] = FLEETS[item.side];
    return `<g transform="translate(15 17)">${mark(item.side, 0.95)}</g>${item.joker ? `<path class="joker" transform="translate(56 17)" d="M0 -9L2.4 -2.8L9 -2.6L3.8 1.5L5.6 8L0 4.3L-5.6 8L-3.8 1.5L-9 -2.6L-2.4 -2.8Z"/>` : ""}
      <text class="number" x="36" y="64">${item.number}</text>
      <g class="ship-body ${item.side}" transform="translate(21 86) scale(.5)">${SHIPS[one]}</g><g class="ship-body ${item.side}" transform="translate(51 86) scale(.5)">${SHIPS[two]}</g>`;
  },

  /** A ship for the strip that shows the race. @param {any} item */
  racer: (item) => `<g class="ship-body ${item.side}">${SHIPS[item.of]}</g>`,
};

/** @param {any} item */
function double(item) {
  return `<circle class="hit" r="29"/><circle class="aura" r="31"/><g class="tile-double ${item.kind}"><circle class="tile" r="28"/></g><text class="tiny" y="41">${item.number}</text>`;
}

/** Which way the track leads at a place. @param {string} at @param {any} board */
function heading(at, board) {
  const track = board.still.track;
  const i = track.indexOf(at.split("-").slice(0, 2).join("-"));
  const [a, b] = [board.at(track[Math.max(i - 1, 0)]), board.at(track[Math.min(i + 1, track.length - 1)])];
  return b[0] - a[0];
}

export { RADIUS };
