// @ts-check
// The faces of the cards, 72 by 104.

import { escaped, mark } from "/js/art.js";
import { SHIPS } from "./ships.js";

/** @type {Record<string, string>} the pictures of the bonus cards, around the origin */
const BONUS = {
  "dodging-maneuver": `<circle class="night" r="27"/>
    <path class="whirl" d="M-2 8C3 8 7 5 7 1C7 -4 1 -6 -3 -3C-6 0 -3 4 0 3"/>
    <path class="stroke" d="M-20 14C-22 -14 4 -24 17 -12"/><path class="fill" d="M23 -19L21 -3L9 -11Z"/>`,
  "experienced-pilot": `<circle class="night" r="27"/>
    <path class="fill" d="M-16 10V-2A16 15 0 0 1 16 -2V10H9V3H-9V10Z"/>
    <path class="visor" d="M-9 3H9V10L4 15H-4L-9 10Z"/><path class="ink" d="M-14 -4H14M0 -16V-5"/>`,
  lightspeed: `<circle class="night" r="27"/><g class="rays">${Array.from(
    { length: 16 },
    (_, i) =>
      `<path transform="rotate(${i * 22.5 + 5})" d="M${i % 2 ? 7 : 11} -.7L${i % 2 ? 22 : 26} 0
      L${i % 2 ? 7 : 11} .7Z"/>`,
  ).join("")}</g><text class="effect" y="5">×2</text>`,
  "speed-boost": `<circle class="night" r="27"/><path class="fill" d="M-19 -13H-9L3 0L-9 13H-19L-7 0Z"/>
    <path class="fill" d="M-3 -13H7L19 0L7 13H-3L9 0Z"/>`,
  grapple: `<circle class="night" r="27"/>
    <path class="stroke" d="M0 -20V4M0 4C0 17 -15 17 -15 4M0 4C0 17 15 17 15 4M-19 8L-15 2
    L-10 7M19 8L15 2L10 7"/><circle class="fill" cy="-19" r="4"/>`,
};

/** @type {Record<string, string[]>} */
const FLEETS = {
  red: ["x-wing", "millennium-falcon"],
  yellow: ["jedi-starfighter", "tantive-iv"],
  green: ["star-destroyer", "death-star"],
  black: ["tie-fighter", "tie-advanced"],
};

const JOKER = `<path class="joker" transform="translate(56 17)"
  d="M0 -9L2.4 -2.8L9 -2.6L3.8 1.5L5.6 8L0 4.3L-5.6 8L-3.8 1.5L-9 -2.6L-2.4 -2.8Z"/>`;

/**
 * Whose ships a card moves, if they are the viewer's or the team's.
 * @param {string} words
 */
const badge = (words) =>
  `<rect class="whose" x="26" y="8" width="43" height="17" rx="8.5"/>
    <text class="whose-name" x="47.5" y="20">${escaped(words)}</text>`;

/**
 * @param {{look: string, of: string, side: string, number?: number | string, joker?: boolean, whose?: string}} item
 * @param {string} [_id]
 * @param {(key: string) => string} [says]
 */
export function face({ look, of, side, number, joker, whose }, _id, says) {
  if (look === "bonus") return `<g class="bonus-art" transform="translate(36 33) scale(.96)">${BONUS[of]}</g>`;
  const [one, two] = FLEETS[side];
  const owner = whose && says ? badge(says(`card.${whose}`)) : "";
  return `<g transform="translate(15 17)">${mark(side, 0.95)}</g>${joker ? JOKER : ""}${owner}
    <text class="number" x="36" y="60">${number}</text>
    <g class="ship-body ${side}" transform="translate(20 84) scale(.58)">${SHIPS[one]}</g>
    <g class="ship-body ${side}" transform="translate(52 84) scale(.58)">${SHIPS[two]}</g>`;
}
