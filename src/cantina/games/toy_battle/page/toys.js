// @ts-check
// The toys of Toy Battle, each around the origin, and the tiles that they stand on: round tops are blue, pointed
// ones red.

import { paint, shadow } from "./paint.js";

/** Two eyes that look at you. @param {number} x @param {number} x2 @param {number} y @param {number} [r] */
const eyes = (x, x2, y, r = 2.6) =>
  [x, x2]
    .map(
      (cx) =>
        `<circle class="tb-white" cx="${cx}" cy="${y}" r="${r}"/>
        <circle class="tb-ink" cx="${cx + 0.5}" cy="${y + 0.3}" r="${r * 0.55}"/>`,
    )
    .join("");

/** @type {Record<string, string>} */
const TOYS = {
  kwak: `<path class="tb-toy" ${paint("duck")} d="M-16 6C-16 -1 -9 -3 -4 -3C0 -2 9 -1 14 -5C18 4 12 15 0 15
    C-10 15 -16 12 -16 6Z"/>
    <path class="tb-fine" ${paint("orange")} d="M-10 5C-6 0 3 1 6 4C3 10 -6 11 -10 5Z"/>
    <circle class="tb-toy" ${paint("duck")} cx="3" cy="-8" r="9.5"/>
    <path class="tb-fine" ${paint("orange")} d="M10.5 -9.5C15 -11 19 -8.5 18.5 -6.5C16 -4 12 -4.5 10 -5.5Z"/>
    <path class="tb-fine" ${paint("bone")} d="M-5 -13C-12 -13 -13.5 -19 -12 -24C-10 -19 -7 -18 -3 -18ZM11 -13
    C17 -14 18.5 -19 17 -24
      C15.5 -19 13 -18 9 -18Z"/>
    <path class="tb-toy" ${paint("steel")} d="M-6.8 -11C-6 -22 12 -22 12.8 -11Q3 -14 -6.8 -11Z"/>
    <path class="tb-fine" ${paint("gold")} d="M1.5 -20.5H4.5L5 -12.6H1Z"/>${eyes(5.5, 5.5, -8)}`,
  skully: `<path class="tb-bone under" d="M-14 8L14 16M14 8L-14 16"/>
    <path class="tb-bone" d="M-14 8L14 16M14 8L-14 16"/>
    <path class="tb-toy" ${paint("bone")} d="M-14 -6C-14 -21 14 -21 14 -6C14 0 11 2 9 4V9Q9 11.5 6.5 11.5H-6.5
    Q-9 11.5 -9 9V4C-11 2 -14 0 -14 -6Z"/>
    <ellipse class="tb-ink" cx="-5.6" cy="-3" rx="4.2" ry="4.6"/>
    <ellipse class="tb-ink" cx="5.6" cy="-3" rx="4.2" ry="4.6"/>
    <circle class="tb-spark" cx="-4.8" cy="-3.8" r="1.5"/><circle class="tb-spark" cx="6.4" cy="-3.8" r="1.5"/>
    <path class="tb-ink" d="M0 1.5L2.2 5.3H-2.2Z"/><path class="tb-seam" d="M-4.5 7.5V11M0 7.5V11M4.5 7.5V11"/>
    <path class="tb-fine" ${paint("scarlet")} d="M-14 -8C-13 -22 13 -22 14 -8C6 -12.5 -6 -12.5 -14 -8ZM13 -10L19 -14
    L17 -8L20 -4L13.5 -7Z"/>
    <circle class="tb-white" cx="-5" cy="-14" r="1.3"/><circle class="tb-white" cx="2" cy="-16" r="1.3"/>
    <circle class="tb-white" cx="8" cy="-13" r="1.3"/>`,
  capn: `<circle class="tb-toy" ${paint("skin")} cy="-1" r="11"/>
    <path class="tb-toy" ${paint("bone")} d="M-11 -2C-13 10 -6 17 0 17C6 17 13 10 11 -2C9 4 5 4 0 2.5
    C-5 4 -9 4 -11 -2Z"/>
    <path class="tb-fine" ${paint("bone")} d="M0 2C-3 0 -8 2 -8 6C-4 7 -1 6 0 4C1 6 4 7 8 6C8 2 3 0 0 2Z"/>
    <circle class="tb-fine" ${paint("pink")} cy="0" r="2.6"/>${eyes(-4.2, 4.2, -3, 2)}
    <path class="tb-toy" ${paint("bone")} d="M-12 -10C-18 -16 -12 -23 0 -23C12 -23 18 -16 12 -10
    C5 -13 -5 -13 -12 -10Z"/>
    <path class="tb-fine" ${paint("navy")} d="M-12 -10.5C-5 -14 5 -14 12 -10.5L11 -6.5C5 -9 -5 -9 -11 -6.5Z"/>
    <path class="tb-fine" ${paint("coal")} d="M-11.5 -7C-5 -10 5 -10 11.5 -7C7 -3.6 -7 -3.6 -11.5 -7Z"/>
    <circle class="tb-fine" ${paint("gold")} cy="-15" r="3.4"/>
    <path class="tb-seam" d="M0 -17V-13M-1.6 -14.5A1.7 1.7 0 0 0 1.6 -14.5"/>`,
  jumbo: `<ellipse class="tb-toy" ${paint("grey")} cx="-12.5" cy="-4" rx="8.5" ry="11"/>
    <ellipse class="tb-toy" ${paint("grey")} cx="12.5" cy="-4" rx="8.5" ry="11"/>
    <ellipse ${paint("pink")} cx="-13" cy="-3" rx="4.8" ry="7"/>
    <ellipse ${paint("pink")} cx="13" cy="-3" rx="4.8" ry="7"/>
    <path class="tb-fine" ${paint("bone")} d="M-6 2C-10 6 -9 11 -6 12.5C-6.5 9 -4.5 7 -3 5ZM6 2C10 6 9 11 6 12.5
    C6.5 9 4.5 7 3 5Z"/>
    <path class="tb-toy" ${paint("grey")} d="M-10 -10C-10 -20 10 -20 10 -10C11 -3 8 2 5 4C5 9 7 13 4 16
    C1 18 -4 17 -4 13C-2 14 0 13 0 10.5C-1 8 -4 6 -5 4C-8 2 -11 -3 -10 -10Z"/>
    <path class="tb-seam" d="M-3.5 5.5Q0 7 3.8 5.5M-1.5 9Q1.5 10 4.6 8.8"/>${eyes(-4.4, 4.4, -6)}
    <path class="tb-fine" ${paint("scarlet")} d="M-7 -15.5Q0 -19 7 -15.5L4 -23Q0 -25 -4 -23Z"/>
    <circle class="tb-fine" ${paint("gold")} cy="-24.5" r="2.2"/>`,
  hook: `<path class="tb-hook under" d="M0 6V-1C0 -8 10 -8 10 -14.5C10 -23 -8 -24 -9.5 -12"/>
    <path class="tb-hook" d="M0 6V-1C0 -8 10 -8 10 -14.5C10 -23 -8 -24 -9.5 -12"/>
    <path class="tb-hook shine" d="M-1.4 4V-2C-1 -8.5 8.5 -9 8.5 -14.5C8.5 -20.5 -4 -22 -7.5 -15.5"/>
    <path class="tb-fine" ${paint("steel")} d="M-13.5 -13L-9 -5L-5.5 -13.5Z"/>
    <path class="tb-toy" ${paint("scarlet")} d="M-10 5H10L13 17Q0 21 -13 17Z"/>
    <path class="tb-fine" ${paint("gold")} d="M-11.2 5Q0 9 11.2 5L10.5 1.5Q0 5 -10.5 1.5Z"/>
    <path class="tb-seam" d="M-5 8.5L-6 17.5M5 8.5L6 17.5"/><circle class="tb-fine" ${paint("gold")} cy="13" r="1.8"/>`,
  "xb-42": `<path class="tb-seam wide" d="M0 -15V-21M-12 9C-16 9 -16 4 -15 1M12 9C16 9 16 4 15 1"/>
    <circle class="tb-fine" ${paint("scarlet")} cy="-22.5" r="3"/>
    <rect class="tb-toy" ${paint("steel")} x="-9" y="3" width="18" height="14" rx="3"/>
    <rect class="tb-fine" ${paint("coal")} x="-6" y="7.5" width="12" height="6.5" rx="2"/>
    <circle class="tb-lamp a" cx="-3.2" cy="10.8" r="1.5"/><circle class="tb-lamp b" cx="0.5" cy="10.8" r="1.5"/>
    <circle class="tb-lamp c" cx="4" cy="10.8" r="1.5"/>
    <rect class="tb-fine" ${paint("orange")} x="-17" y="-10" width="5" height="8" rx="2"/>
    <rect class="tb-fine" ${paint("orange")} x="12" y="-10" width="5" height="8" rx="2"/>
    <rect class="tb-toy" ${paint("steel")} x="-14" y="-16" width="28" height="20" rx="5"/>
    <rect class="tb-fine" ${paint("coal")} x="-11" y="-12.5" width="22" height="9.5" rx="4.7"/>
    <circle class="tb-lamp eye" cx="-5" cy="-7.8" r="3"/><circle class="tb-lamp eye" cx="5" cy="-7.8" r="3"/>
    <circle class="tb-white" cx="-6" cy="-8.8" r="1"/><circle class="tb-white" cx="4" cy="-8.8" r="1"/>
    <path class="tb-seam" d="M-5 0.5H5M-5 -1.2V1.8M0 -1.2V1.8M5 -1.2V1.8"/>`,
  star: `<path class="tb-toy round" ${paint("gold")} d="M0 -22L5.6 -9.4L19 -8.2L9 1L12 15L0 8L-12 15L-9 1L-19 -8.2
    L-5.6 -9.4Z"/>
    <path class="tb-fine" ${paint("coal")} d="M-10.5 -7.5H10.5C10.5 -1.5 3 -0.5 1.6 -5H-1.6
    C-3 -0.5 -10.5 -1.5 -10.5 -7.5Z"/>
    <path class="tb-glint" d="M-8 -6L-5.5 -3.5M3.5 -6L6 -3.5"/><path class="tb-smile" d="M-4 2.5Q0 6.5 4 2.5"/>
    <circle class="tb-cheek" cx="-6.6" cy="2" r="1.8"/><circle class="tb-cheek" cx="6.6" cy="2" r="1.8"/>`,
  roxy: `<path class="tb-fine" ${paint("orange")} d="M-12 1L-19 -2L-13 8ZM-10 -7L-17 -12L-12 0ZM-6 -15L-11 -22
    L-10 -9Z"/>
    <path class="tb-toy" ${paint("green")} d="M-15 17C-17 5 -11 1 -9 -4C-10 -15 -4 -22 5 -21C14 -20 19 -15 18 -9.5
    C18 -7 16 -6 13 -6L4.5 -5L4.5 -2.5L12 -2.5C15 -2 14.5 1.5 12 2L5 3C4 6 9 10 9 17Z"/>
    <path ${paint("duck")} opacity=".75" d="M-4 17C-6 10 -3 5 2.5 3.5C2.5 8 6.5 11 6.5 17Z"/>
    <path class="tb-white edged" d="M5 -5.2L6.8 -2L8.3 -5.5L10 -2.2L11.5 -5.9L13 -3.5L14 -6.2Z"/>
    <path class="tb-seam wide" d="M1 8Q6 7 7 10"/>${eyes(3.5, 3.5, -13.5, 3.2)}<path class="tb-brow" d="M0 -18
    L7.5 -16.5"/><circle class="tb-ink" cx="14.5" cy="-13" r="1"/>`,
};

/** @type {Record<string, number | string>} what a toy is worth, as it is written */
export const STRENGTH = { kwak: "K", skully: 1, capn: 2, jumbo: 3, hook: 4, "xb-42": 5, star: 6, roxy: 7 };

/** @type {Record<string, string>} */
const TILES = {
  blue: "M-24 26V-12A24 23 0 0 1 24 -12V26Q24 29 21 29H-21Q-24 29 -24 26Z",
  red: "M-24 26V-13L-3 -34Q0 -36.5 3 -34L24 -13V26Q24 29 21 29H-21Q-24 29 -24 26Z",
};

/** The bare tile of a side: its edge, its face, and the light on it. @param {string} side */
const slab = (side) =>
  `<path class="tb-side ${side}" transform="translate(0 5)" d="${TILES[side]}"/>
    <path class="tb-face" ${paint(side)} d="${TILES[side]}"/>
    <path class="tb-bevel" transform="translate(0 -.6) scale(.88)" d="${TILES[side]}"/>`;

/**
 * A toy on its tile.
 * @param {string} of
 * @param {string} side
 */
export const tile = (of, side) =>
  `${shadow(30, 24, 8)}${slab(side)}<circle class="tb-glowing" cy="-4" r="20"/>${TOYS[of] ?? ""}
    <g transform="translate(15 20)"><g class="tb-worth"><circle class="tb-strength" ${paint("ivory")} r="9.5"/>
    <text class="tb-number" aria-hidden="true" y="4.6">${STRENGTH[of] ?? "?"}</text></g></g>`;

/** @type {Record<string, string>} what a placed toy does: draws, calls a friend, throws off, swings, fires */
const DEEDS = {
  skully: `<text class="tb-deed-words" y="3.8">+2</text>`,
  star: `<text class="tb-deed-words" y="3.8">+1</text>`,
  capn: `<path class="tb-deed-line" d="M-4.5 -4L-.5 0L-4.5 4M.5 -4L4.5 0L.5 4"/>`,
  jumbo: `<path class="tb-deed-line" d="M-3.6 -3.6L3.6 3.6M3.6 -3.6L-3.6 3.6"/>`,
  hook: `<path class="tb-deed-line" d="M-5 3.5C-4 -4 3 -5 4 2M.6 .2L4.2 3.4L6.2 -1"/>`,
  "xb-42": `<circle class="tb-deed-line" r="3.4"/><path class="tb-deed-line" d="M0 -6V-2M0 2V6M-6 0H-2M2 0H6"/>`,
};

/** The sign of what a toy does, on its tile while it is still to be placed. @param {string} of */
export const deed = (of) =>
  DEEDS[of] ? `<g class="tb-deed" transform="translate(-15 20)"><circle r="9"/>${DEEDS[of]}</g>` : "";

/** A tile face down. @param {string} side */
export const back = (side) =>
  `${slab(side)}<path class="tb-emblem" d="M0 -15L4.3 -5.2L15 -4.3L6.9 2.7L9.4 13L0 7.5L-9.4 13L-6.9 2.7L-15 -4.3
    L-4.3 -5.2Z"/>`;

/** A medal on its ribbon. */
export const MEDAL = `${shadow(16, 17, 5)}<path class="tb-ribbon" d="M-9 -20H9L3 -4H-3Z"/>
    <path class="tb-ribbon stripe" d="M-3 -20H3L1 -4H-1Z"/>
  <circle class="tb-medal" ${paint("medal")} cy="3" r="13"/><circle class="tb-groove" cy="3" r="9.8"/>
  <path class="tb-relief" d="M0 -4.5L2.2 0.3L7.4 0.8L3.5 4.3L4.7 9.4L0 6.7L-4.7 9.4L-3.5 4.3L-7.4 0.8L-2.2 0.3Z"/>`;
