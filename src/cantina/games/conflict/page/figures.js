// @ts-check
// The leaders of the First Order, their sign, and how a game ends.

import { at, BLAST, CRUISER, FIGHTER, person, planet } from "./pictures.js";

/** @type {Record<string, string>} busts, 88 wide, from 64 above to 62 below */
const LEADERS = {
  phasma: `<path class="l-cape" d="M-44 62Q-46 20 -24 10H24Q46 20 44 62Z"/>
      <path class="l-trim" d="M-44 62Q-46 22 -26 11M-20 14L-8 62"/>
    <path class="l-chrome" d="M-16 62Q-14 30 0 28T40 62Z"/>
    <path class="l-chrome" d="M-25 20V-18Q-25 -56 0 -56T25 -18V20L14 36H-14Z"/>
    <path class="l-shine" d="M-18 -20Q-17 -46 -4 -50Q-12 -40 -13 -20Z"/>
    <path class="l-dark" d="M-21 -19Q0 -25 21 -19L18 -8Q8 -11 0 -11T-18 -8Z"/>
    <path class="l-dark" d="M-9 8H9L11 26H-11Z"/><path class="l-grill" d="M-7 13H7M-8 18H8M-8 23H8"/>`,
  hux: `<path class="l-coat" d="M-42 62Q-42 22 -14 20H14Q42 22 42 62Z"/>
      <path class="l-dark" d="M-12 22L0 34L12 22L9 62H-9Z"/>
    <path class="l-trim" d="M-34 40L-16 30M34 40L16 30"/>
    <path class="l-skin" d="M-19 -22H19V-2Q17 20 0 24T-19 -2Z"/>
        <path class="l-hair" d="M-20 -20H20L19 -6L16 -18H-16L-19 -6Z"/>
    <path class="l-cap" d="M-27 -24Q-24 -52 0 -54T27 -24L31 -17Q0 -25 -31 -17Z"/>
        <path class="l-badge" d="M0 -44L6 -40V-34L0 -30L-6 -34V-40Z"/>
    <path class="l-line" d="M-13 -9L-5 -6M13 -9L5 -6M-7 11Q0 8 7 11"/><path class="l-eye" d="M-11 -3H-5M5 -3H11"/>`,
  ren: `<path class="l-blade-glow" d="M35 40V-62"/><path class="l-cloak" d="M-44 62Q-44 14 -20 8H20Q44 14 44 62Z"/>
    <path class="l-hood" d="M-33 30Q-40 -44 -14 -58Q0 -64 14 -58Q40 -44 33 30L18 38H-18Z"/>
    <path class="l-mask" d="M-21 -26Q0 -34 21 -26L17 12L8 26H-8L-17 12Z"/>
    <path class="l-silver" d="M-17 -22Q0 -29 17 -22M-16 -15Q0 -21 16 -15M-15 -9H15"/>
        <path class="l-dark" d="M-15 -8H15L12 -1H-12Z"/>
    <path class="l-silver thin" d="M-11 8L0 3L11 8M-9 15L0 10L9 15"/>
    <path class="l-blade" d="M35 40V-62M26 36H44"/><path class="l-hilt" d="M32 38H38V60H32Z"/>`,
};

/** @param {string} name */
export const leader = (name) => LEADERS[name] ?? "";

/** The sign of the First Order, within 15 units. */
export const ORDER = `<path class="o-plate" d="M0 -15L13 -7.5V7.5L0 15L-13 7.5V-7.5Z"/>
  <path class="o-rays" d="M0 -11V-6M0 11V6M-9.5 -5.5L-5 -3M9.5 5.5L5 3M-9.5 5.5L-5 3M9.5 -5.5L5 -3"/>
      <circle class="o-eye" r="4.4"/>`;

/** A star in a ring: the sign of the Resistance, within 11 units. */
export const RESISTANCE = `<path class="r-sign" d="M0 -11L2.8 -2.8L11 0L2.8 2.8L0 11L-2.8 2.8L-11 0L-2.8 -2.8Z"/>
  <circle class="r-ring" r="6.4"/>`;

/** Light in all directions from the origin. */
export const RAYS = Array.from(
  { length: 18 },
  (_, i) => `<path class="e-ray" d="M0 0L-9 -170H9Z" transform="rotate(${i * 20})"/>`,
).join("");

/** The picture of an end, 360 by 130. @param {boolean} won */
export function finale(won) {
  if (won)
    return `<g transform="translate(0 40) scale(2)"><g class="e-rays">${RAYS}</g></g>${at(person("poe"), -88, 12, 2.3)}
      ${at(person("finn"), 88, 12, 2.3)}
      ${at(person("rey"), 0, 4, 2.7)}${at(FIGHTER, -150, -40, 1, -20)}${at(FIGHTER, 140, -46, 0.9, -20)}`;
  return `${planet(-120, 60, 46)}${at(CRUISER, 40, -36, 2.2, 4)}${at(CRUISER, -110, -28, 1.1, 2)}
    ${at(BLAST, -112, 32, 1.7)}
    ${at(BLAST, -136, 46, 1)}<g class="leader-body">${at(leader("phasma"), -70, 22, 0.72)}
    ${at(leader("hux"), 74, 22, 0.72)}${at(leader("ren"), 0, 14, 0.92)}</g>`;
}
