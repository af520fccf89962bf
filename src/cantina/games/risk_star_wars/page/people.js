// @ts-check
// Who fights on foot: Luke, Vader and the Emperor, the strike team and the Stormtroopers.

/** @typedef {import("./art.js").Thing} Thing */

export const VADER_HEAD = `<path class="helmet" d="M-15 8C-17 -2 -15 -17 0 -17S17 -2 15 8L18 12L8 9H-8L-18 12Z"/>
  <path class="gleam" d="M-10 -4C-9 -11 -5 -14 0 -14"/>
  <path class="mask" d="M-9 -4L-2 -2H2L9 -4L8 3L4 11H-4L-8 3Z"/>
    <path class="eyes" d="M-8 -3L-2 0V2L-7 1ZM8 -3L2 0V2L7 1Z"/>
  <path class="grill" d="M-2.5 6H2.5L4 11H-4Z"/>`;

export const EMPEROR = `<path class="robe night" d="M-26 30C-26 0 -14 -28 0 -28S26 0 26 30Z"/>
  <path class="hood" d="M-13 14C-15 -8 -9 -20 0 -20S15 -8 13 14C8 20 -8 20 -13 14Z"/>
  <path class="old" d="M-8 10C-9 -4 -5 -8 0 -8S9 -4 8 10C4 15 -4 15 -8 10Z"/>
    <path class="evil" d="M-6 0L-2 2L-6 3ZM6 0L2 2L6 3Z"/>
  <path class="old-line" d="M-3 9H3"/>`;

export const TROOPER = `<path class="trooper-body" d="M-10 11C-12 4 -12 -13 0 -13S12 4 10 11L6 14H-6Z"/>
  <path class="trooper-shade" d="M3 -13C11 -11 11 4 10 11L6 14H1Q7 0 3 -13Z"/>
  <path class="trooper-visor" d="M-9 -3L-2 -1V2L-7 3ZM9 -3L2 -1V2L7 3Z"/>
    <path class="trooper-visor" d="M-4 7H4L3 11H-3Z"/>`;

/** The strike team: three in the green of the forest, with a flag that is seen from afar. */
export const TEAM = `<ellipse class="cast" cx="0" cy="16" rx="20" ry="5"/>
  <path class="fighter back" d="M-17 14V3A6 6 0 0 1 -5 3V14ZM5 14V3A6 6 0 0 1 17 3V14Z"/>
    <circle class="skin" cx="-11" cy="-6" r="5"/>
  <circle class="skin" cx="11" cy="-6" r="5"/>
    <path class="cap" d="M-16.5 -7A5.5 5.5 0 0 1 -5.5 -7ZM5.5 -7A5.5 5.5 0 0 1 16.5 -7Z"/>
  <path class="pole" d="M1 2V-34"/><path class="banner" d="M1 -34H22L16 -27L22 -20H1Z"/>
  <path class="fighter" d="M-8 17V5A8 8 0 0 1 8 5V17Z"/><circle class="skin" cy="-6" r="6.5"/>
  <path class="cap" d="M-7.5 -7A7.5 7.5 0 0 1 7.5 -7L10 -5H-7.5Z"/>`;

/** The sign of hits left. @param {number} x @param {number} y */
export const heart = (x, y) =>
  `<path class="heart" transform="translate(${x} ${y})"
    d="M0 6C-9 0 -7 -7 -3 -7C-1 -7 0 -5 0 -4C0 -5 1 -7 3 -7C7 -7 9 0 0 6Z"/>`;

const LUKE = `<ellipse class="cast" cy="46" rx="26" ry="6"/>
  <path class="halo green" d="M15 18L38 -42"/><path class="blade green" d="M15 18L38 -42"/>
  <path class="robe night" d="M-20 45C-21 18 -17 2 0 2S21 18 20 45Z"/><path class="fold" d="M-5 5L0 20L5 5M0 20V45"/>
  <path class="arm" d="M12 12C18 14 20 18 15 21"/><circle class="palm" cx="15" cy="19" r="4"/>
  <circle class="skin" cy="-11" r="12"/><path class="face-shade" d="M3 -22.5A12 12 0 0 1 3 0.5A15 15 0 0 0 3 -22.5Z"/>
  <path class="hair" d="M-12.5 -8C-15 -28 15 -28 12.5 -8C11 -14 8 -16 4 -16.5C-2 -16 -8 -17 -12.5 -8Z"/>
  <path class="eye" d="M-5 -10H-2M3 -10H6"/>`;
const VADER = `<ellipse class="cast" cy="46" rx="30" ry="6"/>
  <path class="robe cape" d="M-30 46C-27 14 -18 -2 0 -2S27 14 30 46Z"/>
  <path class="halo red" d="M-15 18L-38 -42"/><path class="blade red" d="M-15 18L-38 -42"/>
  <path class="robe armour" d="M-16 45C-18 20 -15 4 0 4S18 20 16 45Z"/>
  <path class="box" d="M-6 17H6V25H-6Z"/><path class="lights" d="M-4 20H-1M1 20H4"/><path class="belt" d="M-16 33H16"/>
  <path class="arm dark" d="M-12 12C-18 14 -20 18 -15 21"/><circle class="palm dark" cx="-15" cy="19" r="4"/>
  <g transform="translate(0 -10)">${VADER_HEAD}</g>`;

/**
 * Someone in the duel, with a bar of the hits to take; Vader can be redeemed at the end of his.
 * @param {Thing} item
 */
export function hero(item) {
  const most = Math.max(item.most, 1);
  const step = 84 / most;
  const piece = (/** @type {number} */ i) => {
    const look = `life${i < item.left ? ` left ${item.of}` : ""}${i < item.edge ? " edge" : ""}`;
    const [x, width] = [-42 + i * step, step - 1.5].map((value) => value.toFixed(1));
    return `<rect class="${look}" x="${x}" y="54" width="${width}" height="9" rx="2"/>`;
  };
  const bar = Array.from({ length: most }, (_, i) => piece(i)).join("");
  const fallen = item.left ? "" : item.redeemed ? " redeemed fallen" : " fallen";
  return `<rect class="hit" x="-48" y="-46" width="96" height="128"/>
    <g class="hero${fallen}">${item.of === "luke" ? LUKE : VADER}</g>${bar}
    <g transform="translate(0 76)">${heart(-14, 0)}<text class="count life-count" x="7" y="6">${item.left}</text></g>`;
}
