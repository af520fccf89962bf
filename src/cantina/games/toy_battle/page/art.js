// @ts-check
// Toy Battle: terrains of felt and cardboard, ropes for paths, toys as tiles with a round or a pointed top.

import { escaped, pile } from "/js/art.js";
import { terrain } from "./terrain.js";

/** @type {Record<string, string>} the toys, around the origin */
const TOYS = {
  kwak: `<path class="toy" d="M-11 3C-11 -2 -6 -3 -3 -3C-6 -11 6 -14 8 -6C8 -2 6 -1 6 1C9 1 11 -1 11 -1C12 8 6 11 0 11
    C-7 11 -11 8 -11 3Z"/><path class="beak" d="M8 -7H14L9 -3Z"/><circle class="eye" cx="3.5" cy="-7" r="1.6"/>`,
  skully: `<path class="toy" d="M-10 -2A10 10 0 0 1 10 -2C10 2 8 4 6 5V11H-6V5C-8 4 -10 2 -10 -2Z"/>
    <circle class="eye" cx="-4" cy="-2" r="2.8"/><circle class="eye" cx="4" cy="-2" r="2.8"/>
    <path class="thin" d="M-2 7V11M2 7V11"/>`,
  capn: `<path class="toy" d="M-14 2C-14 -6 -6 -12 0 -12C6 -12 14 -6 14 2C8 -1 -8 -1 -14 2Z"/>
    <path class="toy" d="M-8 1C-8 7 -4 11 0 11C4 11 8 7 8 1C4 0 -4 0 -8 1Z"/>
    <circle class="eye" cx="0" cy="-6" r="2.4"/><circle class="eye" cx="-3" cy="4" r="1.3"/>
    <circle class="eye" cx="3" cy="4" r="1.3"/>`,
  jumbo: `<path class="toy" d="M-7 -6C-15 -11 -16 5 -8 5C-7 8 -4 8 -3 6C-2 12 1 13 5 12L4 9C2 9 2 7 2 5C9 6 12 0 12 -3
    C11 -13 -3 -14 -7 -6Z"/><circle class="eye" cx="3" cy="-3" r="1.6"/>`,
  hook: `<path class="thick" d="M1 -13V-1C1 10 -12 10 -11 0"/><path class="toy" d="M-4 -14H6V-7H-4Z"/>
    <path class="toy" d="M-14 2L-11 -5L-7 2Z"/>`,
  "xb-42": `<path class="toy" d="M-9 -9H9V4H-9Z"/><path class="toy" d="M-6 4H6V12H-6Z"/>
    <path class="thin" d="M0 -9V-14M-12 6V0H-9M12 6V0H9"/><circle class="beak" cy="-14" r="2"/>
    <path class="eye" d="M-6 -5H-1V-1H-6ZM1 -5H6V-1H1Z"/>`,
  star: `<path class="toy" d="M0 -13L3.8 -4.6L13 -3.8L6 2.2L8.2 11.2L0 6.4L-8.2 11.2L-6 2.2L-13 -3.8L-3.8 -4.6Z"/>
    <circle class="eye" cx="-2.6" cy="-1" r="1.4"/><circle class="eye" cx="2.6" cy="-1" r="1.4"/>
    <path class="thin" d="M-2.5 2.5Q0 4.5 2.5 2.5"/>`,
  roxy: `<path class="toy" d="M-12 11C-13 2 -8 1 -6 -3L-5 -11C0 -15 9 -13 13 -8L12 -4H5L5 -1H10L9 2H3C2 5 6 7 5 11Z"/>
    <path class="thin" d="M6 -4V-2M9 -4V-2.5"/><circle class="eye" cx="1" cy="-8" r="1.7"/>
    <path class="thin" d="M-12 11C-16 8 -15 4 -14 2"/>`,
};

const BLUE_TILE = "M-19 24V-8A19 17 0 0 1 19 -8V24Z";
const RED_TILE = "M-19 24V-9L0 -26L19 -9V24Z";

/** @type {Record<string, string>} what special bases show */
const EFFECTS = {
  recall: `<path d="M-5 -5L-10 0L-5 5M-10 0H5A6 6 0 0 1 5 11"/>`,
  draw: `<path d="M0 -10V4M-6 -2L0 4L6 -2M-9 9H9"/>`,
  move: `<path d="M-10 0H10M4 -6L10 0L4 6M-4 -6L-10 0L-4 6"/>`,
  recover: `<path d="M0 10V-6M-6 0L0 -6L6 0M-9 -10H9"/>`,
  block: `<path d="M-9 -9L9 9M9 -9L-9 9"/>`,
  shield: `<path d="M0 -11L9 -7V1C9 6 4 10 0 11C-4 10 -9 6 -9 1V-7Z"/>`,
};

/** @type {Record<string, number | string>} */
const STRENGTH = { kwak: "K", skully: 1, capn: 2, jumbo: 3, hook: 4, "xb-42": 5, star: 6, roxy: 7 };

/** A toy on its tile. @param {string} of @param {string} side */
const tile = (of, side) =>
  `<g class="tile-body ${shapeOf(side)}"><path class="tile-edge" d="${side === "blue" ? BLUE_TILE : RED_TILE}"/>
    <g transform="translate(0 -2) scale(.92)">${TOYS[of] ?? ""}</g>
    <circle class="strength-disc" cx="12" cy="17" r="8.5"/>
    <text class="strength" x="12" y="21">${STRENGTH[of] ?? "?"}</text></g>`;

/** @param {string} side */
const shapeOf = (side) => (side === "blue" ? "blue" : "pointed");

/**
 * What the scene says of a thing; how much of it depends on its look.
 * @typedef {import("/js/types").Item & {
 *   at: string, of: string, side: string, kind: string, n: number, special: string, only: string[], around: string[],
 * }} Thing
 * @typedef {import("/js/board.js").Board} Board
 */

/** Beginners play without the effects of spaces. @param {Board} board */
const beginner = (board) => Boolean(/** @type {{beginner?: boolean}} */ (board.scene).beginner);

/** @type {import("/js/types").Art<Thing>} */
export const art = {
  id: "toy-battle",
  marks: { blue: "arch", red: "house" },
  hand: "rack",
  icons: {
    "board-medals": "M5 2L8 7L11 2M8 7A3.5 3.5 0 1 0 8 14A3.5 3.5 0 1 0 8 7Z",
    "board-rack": "M2 12H14M4 12V6A2.5 2.5 0 0 1 9 6V12M9 12V7H13V12",
    "board-reserve": "M3 5H11V14H3ZM5 5V3H13V12H11",
    "board-lying": "M2 12H14M4 10H12V7H4Z",
  },

  ground: terrain,

  place(item, _id, board) {
    if (item.look === "region") return "";
    if (item.look === "tray") return board.shape === "wide" ? tray(board.says(`board-${item.kind}`)) : "";
    const only = item.only && !beginner(board) ? item.only : null;
    if (item.look === "hq") return headquarters(item.side) + (only ? limits(only, 46) : "");
    const effect = beginner(board) ? "" : (EFFECTS[item.special] ?? "");
    const sign = effect
      ? `<g class="effect">${effect}</g>`
      : `<circle class="disc-ring" r="19"/><text class="tiny" y="4">${item.number}</text>`;
    return `<circle class="hit" r="32"/><circle class="aura" r="31"/>
      <circle class="disc${effect || item.only ? " special" : ""}" r="26"/>${sign}${only ? limits(only, 39) : ""}`;
  },

  token(item, _id, board) {
    if (item.look === "medal") return MEDAL;
    if (item.look === "troop") return tile(item.of, item.side);
    if (board.shape !== "wide") return "";
    if (item.look === "reserve") return pile(item.n, item.side, `<path class="sign" d="M-9 8V-4A9 8 0 0 1 9 -4V8Z"/>`);
    return `<circle class="hit" r="20"/><circle class="aura" r="22"/>
      <g transform="scale(.62)">${tile(item.of, item.side)}</g>
      ${item.n > 1 ? `<text class="tiny" x="15" y="-10">×${item.n}</text>` : ""}`;
  },

  arrange(item, i, n, open, board) {
    if (item.look === "medal" && item.at.startsWith("medals"))
      return { x: ((i % 5) - 2) * 22, y: (Math.floor(i / 5) - 0.5) * 24 + 10, s: 1 };
    if (item.look === "medal") {
      const [x, y] = beside(board, item.at);
      return { x: x + (i - (n - 1) / 2) * 19, y, s: 1 };
    }
    if (item.look === "discarded") return { x: ((i % 4) - 1.5) * 34, y: (Math.floor(i / 4) - 0.5) * 38 + 12, s: 1 };
    if (item.look === "reserve") return { x: 0, y: 8, s: 1 };
    return open ? { x: (i - (n - 1) / 2) * 44, y: -6, s: 1.05 } : { x: 0, y: -4 - i * 5, s: 1 };
  },

  face: (item) => `<g transform="translate(36 46) scale(1.5)">${tile(item.of, item.side)}</g>`,

  describe(item, board) {
    if (beginner(board)) return "";
    if (item.only) return `${board.says("board-only")} ${item.only.map((troop) => STRENGTH[troop]).join(" ")}`;
    return item.special ? board.says(`board-${item.special}`) : "";
  },
};

const MEDAL = `<path class="ribbon" d="M-5 -10L0 -2L5 -10"/><circle class="medal" cy="3" r="8"/>
  <path class="medal-star" d="M0 -2L1.4 1.4L5 1.6L2.2 3.9L3.1 7.4L0 5.4L-3.1 7.4L-2.2 3.9L-5 1.6L-1.4 1.4Z"/>`;

/**
 * How far the medals of a region step aside, so that they do not lie on a base.
 * @param {Board} board
 * @param {string} region
 */
function beside(board, region) {
  const [x, y] = board.at(region);
  for (const id of new Set(board.links.flat())) {
    const [dx, dy] = [x - board.at(id)[0], y - board.at(id)[1]];
    const far = Math.hypot(dx, dy);
    if (far < 42) return far < 1 ? [0, 46] : [(dx / far) * (46 - far), (dy / far) * (46 - far)];
  }
  return [0, 0];
}

/** @param {string[]} only @param {number} y */
const limits = (only, y) =>
  `<g class="limits" transform="translate(0 ${y})"><rect x="-22" y="-9" width="44" height="17" rx="8"/>
    <text y="4">${only.map((troop) => STRENGTH[troop]).join(" ")}</text></g>`;

/** @type {Record<string, string>} the door and the tower of each headquarters */
const TOWERS = {
  blue: `<path class="door" d="M-9 28V14A9 9 0 0 1 9 14V28Z"/><path d="M-12 -14V-26A12 11 0 0 1 12 -26V-14Z"/>`,
  pointed: `<path class="door" d="M-9 28V14L0 4L9 14V28Z"/><path d="M-12 -14V-26L0 -40L12 -26V-14Z"/>`,
};

/** @param {string} side */
const headquarters = (side) =>
  `<circle class="hit" r="38"/><circle class="aura" r="40"/><g class="hq-body ${shapeOf(side)}">
    <path d="M-30 28V-6H-20V-14H-10V-6H10V-14H20V-6H30V28Z"/>${TOWERS[shapeOf(side)]}
    <path class="thin" d="M-24 6H-16M16 6H24M-24 16H-16M16 16H24"/></g>`;

/** @param {string} name */
const tray = (name) =>
  `<rect class="tray" x="-78" y="-48" width="156" height="102" rx="12"/>
    <text class="tiny tray-name" y="-36" dy="4">${escaped(name)}</text>`;
