// @ts-check
// Ships in one hand: seen from above or ahead, flying to the right, within 26 units of the origin. Light comes from the
// upper left: `hull` is lit, `shade` lies in shadow, `trim` is the colour of the squadron.

/** @type {Record<string, string>} */
export const SHIPS = {
  "x-wing": `<path class="flame" d="M-20 -8L-30 -6L-20 -4ZM-20 8L-30 6L-20 4Z"/>
    <path class="gun" d="M-13 -21H11M-13 21H11"/>
    <path class="hull" d="M0 -4L-8 -22H-17L-15 -4Z"/><path class="hull shade" d="M0 4L-8 22H-17L-15 4Z"/>
    <path class="trim" d="M-6 -12L-8 -17H-16L-15.6 -12ZM-6 12L-8 17H-16L-15.6 12Z"/>
    <path class="hull" d="M26 0L20 -3L6 -5.5H-19L-21 -2V2L-19 5.5H6L20 3Z"/>
    <path class="shade" d="M26 0L20 3L6 5.5H-19L-21 2V0Z"/>
    <path class="glass" d="M-4 -2.8H4L9 0L4 2.8H-4Z"/><circle class="trim" cx="-10" r="2.4"/>`,
  "millennium-falcon": `<path class="flame" d="M-19 -8Q-29 0 -19 8Z"/>
    <path class="hull" d="M5 -14L23 -7V-2.5H12V2.5H23V7L5 14A17 17 0 1 1 5 -14Z"/>
    <path class="shade" d="M-19.5 3A17 17 0 0 0 5 14L23 7V3.5L4 9Q-10 13 -19.5 3Z"/>
    <path class="hull" d="M0 13L9 19.5A4.3 4.3 0 0 0 14 15L7 9Z"/><path class="glass" d="M9 18A4 4 0 0 0 13 14.5Z"/>
    <circle class="deck" cx="-4" r="6"/><circle class="glass" cx="-4" r="3"/>
    <path class="line" d="M-4 -15V-6M-4 6V15M-20 0H-10M2 0H11"/><circle class="trim" cx="-12" cy="-8" r="3"/>`,
  "tie-fighter": `<path class="strut" d="M-15 0H15"/>
    <path class="wing" d="M-13 -21L-20 -12V12L-13 21ZM13 -21L20 -12V12L13 21Z"/>
    <path class="rib" d="M-13 -21L-20 -12V12L-13 21ZM13 -21L20 -12V12L13 21ZM-20 0H-13M13 0H20"/>
    <circle class="hull" r="9.5"/><path class="shade" d="M-9.5 0A9.5 9.5 0 0 0 9.5 0A11 6 0 0 1 -9.5 0Z"/>
    <circle class="glass" r="5"/><path class="rib" d="M0 -5V5M-5 0H5M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5"/>`,
  "y-wing": `<path class="flame" d="M-22 -15L-30 -13L-22 -11ZM-22 15L-30 13L-22 11Z"/>
    <path class="hull" d="M4 -4H-3V-9.5H-22L-24 -13L-22 -16.5H6L9 -13L4 -9.5Z"/>
    <path class="hull shade" d="M4 4H-3V9.5H-22L-24 13L-22 16.5H6L9 13L4 9.5Z"/>
    <path class="hull" d="M26 0L20 -5.5L6 -6L-6 -4V4L6 6L20 5.5Z"/><path class="shade" d="M26 0L20 5.5L6 6L-6 4V0Z"/>
    <path class="trim" d="M-4 -16.5H2V-9.5H-4ZM-4 16.5H2V9.5H-4Z"/><path class="glass" d="M11 -3H18L21 0L18 3H11Z"/>
    <path class="line" d="M-16 -13H-8M-16 13H-8"/>`,
  "b-wing": `<path class="flame" d="M-10 -10L-20 -7L-10 -4Z"/>
    <path class="hull" d="M-7 -2L3 -1L5 23L-4 25Z"/><path class="shade" d="M-2 -1.5L3 -1L5 23L0.5 24Z"/>
    <path class="hull" d="M-5 -3L-19 12L-15 16L0 3Z"/><path class="hull shade" d="M3 2L17 12L15 17L1 9Z"/>
    <path class="trim" d="M-5 12L4 11L4.6 16L-4.6 17Z"/>
    <path class="gun" d="M-17 14L-21 18M16 14L21 17"/>
    <circle class="hull" cx="0" cy="-9" r="10"/>
    <path class="shade" d="M-9.8 -7A10 10 0 0 0 9.8 -7A12 8 0 0 1 -9.8 -7Z"/>
    <path class="glass" d="M1 -15A7 7 0 0 1 7 -9L2 -7Z"/>`,
  executor: `<path class="flame" d="M-22 -9L-32 -7L-22 -4ZM-22 9L-32 7L-22 4ZM-20 2L-30 0L-20 -2Z"/>
    <path class="hull" d="M30 0L-24 -17L-18 -6V6L-24 17Z"/><path class="shade" d="M30 0L-24 17L-18 6V0Z"/>
    <path class="deck" d="M10 -2.5L-15 -6V6L10 2.5Z"/><path class="glass" d="M-9 -2.5H-3V2.5H-9Z"/>
    <path class="line" d="M22 0H-14M2 -7L-14 -11M2 7L-14 11"/>`,
};

/** @type {Record<string, string>} ships of the board by the names of their drawings */
export const HULLS = {
  "x-wing": "x-wing",
  "y-wing": "y-wing",
  "b-wing": "b-wing",
  falcon: "millennium-falcon",
  tie: "tie-fighter",
  executor: "executor",
};
export const UPRIGHT = new Set(["tie", "b-wing"]); // seen from ahead, wherever they fly

/** A capital ship of the Rebels, flying to the right: what a fleet marker is. */
export const CRUISER = `<path class="flame" d="M-38 -8L-50 -5L-38 -2ZM-38 8L-50 5L-38 2Z"/>
  <path class="hull" d="M44 -2C34 -14 14 -19 -8 -17C-22 -16 -34 -12 -40 -8V8C-34 13 -22 17 -6 18C16 19 36 12 44 2Z"/>
  <path class="shade" d="M44 2C36 12 16 19 -6 18C-22 17 -34 13 -40 8V2C-20 9 16 11 44 0Z"/>
  <path class="deck" d="M22 -6C8 -11 -12 -11 -24 -7V3C-10 7 10 6 22 1Z"/>
  <path class="line" d="M34 -6L22 -6M30 6L20 8M-30 -6V6"/><circle class="lamp" cx="34" r="2.2"/>`;
