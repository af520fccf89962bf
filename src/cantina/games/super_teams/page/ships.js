// @ts-check
// Ships in one hand: seen from above or ahead, flying to the right, within 26 units of the origin.

/**
 * The fire of an engine.
 * @param {number} x
 * @param {number} y
 * @param {number} [size]
 */
const fire = (x, y, size = 1) =>
  `<path class="fire" transform="translate(${x} ${y}) scale(${size})" d="M2 -2.6C-4 -2.2 -6 -.8 -9 0
    C-6 .8 -4 2.2 2 2.6Z"/>`;

/** @type {Record<string, string>} */
export const SHIPS = {
  "x-wing": `${fire(-19, -6)}${fire(-19, 6)}<path class="gun" d="M-14 -22H12M-14 22H12M-12 -15H7M-12 15H7"/>
    <path class="hull" d="M-4 -3L-8 -22H-16L-17 -3ZM-4 3L-8 22H-16L-17 3Z"/>
    <path class="trim" d="M-8.9 -18H-16.2L-16.4 -13.5H-8ZM-8.9 18H-16.2L-16.4 13.5H-8Z"/>
    <path class="hull" d="M-21 -9H-8L-6 -6L-8 -3.5H-21ZM-21 9H-8L-6 6L-8 3.5H-21Z"/>
    <path class="hull" d="M26 0L20 -2L5 -4.8H-18L-20 0L-18 4.8H5L20 2Z"/>
    <path class="glass" d="M-3 -2.7H4L8 0L4 2.7H-3Z"/><circle class="lamp" cx="-8" r="2.2"/>
    <path class="seam" d="M10 -2.8V2.8M15 -2.3V2.3M-13 -4.5V4.5"/>`,
  "millennium-falcon": `<path class="jet" d="M-18 -9A20 20 0 0 0 -18 9"/>
    <path class="hull" d="M5 -15L24 -7.5V-2.5H13V2.5H24V7.5L5 15A17.5 17.5 0 1 1 5 -15Z"/>
    <path class="hull" d="M-1 14L8 20.5A5 5 0 0 0 14.5 15.5L8 9Z"/>
    <path class="glass" d="M9.5 19.5A4 4 0 0 0 13 16L10 14L7.5 17.5Z"/>
    <path class="seam" d="M-3 -16V-6M-3 6V16M-19 0H-9M3 0H12M-15 -10L-8 -5M-15 10L-8 5M8 -12L4 -5M16 -8V-3M16 8V3"/>
    <circle class="plate" cx="-3" r="6"/><circle class="lamp" cx="-3" r="2.4"/>
    <circle class="trim" cx="-11" cy="-8.5" r="3.6"/><circle class="plate" cx="-11" cy="-8.5" r="1.3"/>`,
  "jedi-starfighter": `${fire(-17, -8, 0.9)}${fire(-17, 8, 0.9)}
    <path class="hull" d="M26 0L-14 -18L-21 -8L-15 0L-21 8L-14 18Z"/>
    <path class="trim" d="M13 -4.5L-9 -14.5L-13 -11L6 -3.5ZM13 4.5L-9 14.5L-13 11L6 3.5Z"/>
    <path class="plate" d="M-15 0L-19 -6.5L-11 -5L-9 0L-11 5L-19 6.5Z"/>
    <path class="glass" d="M12 0L0 -4.8L-7 -3.5L-9 0L-7 3.5L0 4.8Z"/><path class="seam" d="M1 -4.6V4.6M12 0H23"/>
    <circle class="lamp" cx="-3" cy="-9.5" r="2.6"/>`,
  "tantive-iv": `${fire(-21, -8)}${fire(-21, 0)}${fire(-21, 8)}
    <path class="hull" d="M26 -10V10L22 12H17V4H2L-3 8H-10L-12 13H-23V-13H-12L-10 -8H-3L2 -4H17V-12H22Z"/>
    <path class="trim" d="M-10 -8H-6V8H-10ZM19 -11H22V11H19Z"/>
    <path class="plate" d="M-23 -11H-15V-5.5H-23ZM-23 -2.7H-15V2.7H-23ZM-23
    5.5H-15V11H-23Z"/>
    <circle class="lamp" cx="-2" r="3"/><path class="seam" d="M4 0H16M8 -4V4M12 -4V4"/>
    <path class="glass" d="M23 -4H26V4H23Z"/>`,
  "star-destroyer": `${fire(-18, -8)}${fire(-18, 0)}${fire(-18, 8)}
    <path class="hull" d="M27 0L-21 -20L-18 -9L-20 0L-18 9L-21 20Z"/>
    <path class="trim" d="M18 0L-15 -12.5L-14 0L-15 12.5Z"/><path class="hull" d="M6 0L-12 -7.5L-14 0L-12 7.5Z"/>
    <path class="plate" d="M-13 -6.5H-8.5V6.5H-13Z"/><path class="lamp" d="M-12 -4.5H-10V-2H-12ZM-12 2H-10V4.5H-12Z"/>
    <path class="seam" d="M-8 0H24M-10 -14L8 -7M-10 14L8 7"/>`,
  "death-star": `<circle class="hull" r="21"/><path class="shade" d="M0 -21A21 21 0 0 1 0 21A28 28 0 0 0 0 -21Z"/>
    <path class="seam" d="M-20 -6H1M-18 -11H-2M-13 -16H2M-20.8 3H20.8M-20 7H20M-17 12H17M-11 17.5H11M-8 7V12M4 12V17
    M10 7V12M-13 -11V-6"/>
    <circle class="plate" cx="8" cy="-9" r="6.5"/><circle class="trim" cx="8" cy="-9" r="4.3"/>
    <circle class="plate" cx="8" cy="-9" r="1.8"/>
    <path class="lamp" d="M-14 -3H-12V-1.5H-14ZM-6 9H-4V10.5H-6ZM-2 -14H0V-12.5H-2ZM10 14H12V15.5H10ZM-10 14H-8.5V15.5
    H-10Z"/>`,
  "tie-fighter": `<path class="strut" d="M-16 0H16"/><path class="hull" d="M-10 0L-7 -3.5V3.5ZM10 0L7 -3.5V3.5Z"/>
    <path class="hull" d="M-13 -21L-21 -13V13L-13 21ZM13 -21L21 -13V13L13 21Z"/>
    <path class="seam" d="M-21 0H-13M-21 -13L-13 0L-21 13M-13 -21V21M21 0H13M21 -13L13 0L21 13M13 -21V21"/>
    <circle class="hull" r="9.5"/><circle class="plate" r="6"/><circle class="glass" r="4.6"/>
    <path class="seam" d="M0 -6V6M-6 0H6M-4.2 -4.2L4.2 4.2M-4.2 4.2L4.2 -4.2"/>`,
  "tie-advanced": `<path class="strut" d="M-18 0H18"/>
    <path class="hull" d="M-9 -22L-22 -10V10L-9 22L-12 12L-15.5 6V-6L-12 -12ZM9 -22L22 -10V10L9 22L12 12L15.5 6V-6
    L12 -12Z"/>
    <path class="seam" d="M-21 -7L-15.5 -3M-21 7L-15.5 3M-16 -13L-12.5 -10.5M-16 13L-12.5 10.5M21 -7L15.5 -3M21 7
    L15.5 3M16 -13L12.5 -10.5M16 13
    L12.5 10.5"/>
    <path class="hull" d="M-9 -8H9L12 0L9 8H-9L-12 0Z"/><circle class="plate" r="5.8"/><circle class="glass" r="4.4"/>
    <path class="seam" d="M0 -5.5V5.5M-5.5 0H5.5"/><path class="lamp" d="M-9 -1H-7.5V1H-9ZM7.5 -1H9V1H7.5Z"/>`,
};
