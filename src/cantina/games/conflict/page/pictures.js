// @ts-check
// What the cards show: small scenes around the origin, 62 wide and 42 high, drawn from a few shapes.

/** @param {string} markup @param {number} x @param {number} y @param {number} [s] @param {number} [turn] */
const at = (markup, x, y, s = 1, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${markup}</g>`;

const FIGHTER = `<path class="p-wing" d="M-3 -2L-9 -11H-14L-11 -2ZM-3 2L-9 11H-14L-11 2Z"/>
  <path class="p-hull" d="M17 0L2 -3.5L-12 -3V3L2 3.5Z"/><path class="p-stripe" d="M-4 -3.2V3.2"/>
  <path class="p-glass" d="M1 -1.6H6L7 0H1Z"/><path class="p-flame" d="M-12 -2L-19 0L-12 2Z"/>`;
const OUTLINE = `<path class="p-ghost" d="M17 0L2 -3.5L-9 -11H-14L-11 0L-14 11H-9L2 3.5Z"/>`;
const HUNTER = `<path class="p-steel" d="M-7 -11L-4 -6V6L-7 11L-10 6V-6ZM7 -11L10 -6V6L7 11L4 6V-6Z"/>
  <path class="p-line" d="M-4 0H4"/><circle class="p-steel" r="4.4"/><circle class="p-red" r="1.7"/>`;
const CRUISER = `<path class="p-steel" d="M30 3L-26 9L-22 -2L-6 -5L-4 -9H2L4 -4Z"/>
    <path class="p-shade" d="M30 3L-26 9L-24 3Z"/>`;
const CARRIER = `<path class="p-hull" d="M-20 -6Q-20 -9 -16 -9H10Q20 -8 22 0Q20 8 10 8H-16Q-20 8 -20 5Z"/>
  <path class="p-stripe" d="M-12 -9V8M-4 -9V8M4 -9V8"/><path class="p-glass" d="M13 -4Q18 -3 18 0H12Z"/>
  <path class="p-flame" d="M-20 -4L-28 0L-20 4Z"/>`;
const BLAST = `<path class="p-blast" d="M0 -12L3 -4L11 -6L6 1L12 7L3 6L0 13L-4 6L-12 8L-6 1L-11 -6L-3 -4Z"/>
  <circle class="p-heat" r="4"/>`;
const TROOPER = `<path class="p-white" d="M-10 10V-2Q-10 -13 0 -13T10 -2V10L5 13H-5Z"/>
  <path class="p-dark" d="M-8 -3Q0 -6 8 -3L6 2H1L0 0L-1 2H-6Z"/><path class="p-line" d="M-3 7H3M-7 5V9M7 5V9"/>`;
const ELITE = `<path class="p-black" d="M-11 12V-2Q-11 -15 0 -15T11 -2V12L5 15H-5Z"/>
  <path class="p-red" d="M-8 -3Q0 -6 8 -3L6 1H-6Z"/><path class="p-pale" d="M-4 8H4M-3 11H3"/>`;
const GROUND = `<path class="p-ground" d="M-31 12Q-10 7 8 12T31 10V21H-31Z"/>`;
const BOLT_ON = `<path class="p-shot" d="M0 0H9"/>`;
const FLAG = `<path class="p-line" d="M0 12V-14"/><path class="p-orange" d="M0 -14Q7 -18 14 -13V-5Q7 -9 0 -5Z"/>`;

/** @param {number} x @param {number} y @param {number} r */
const planet = (x, y, r) => `<circle class="p-planet" cx="${x}" cy="${y}" r="${r}"/>
  <path class="p-shade" d="M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${r * 1.5} ${r * 1.5} 0 0 0 ${x} ${y - r}Z"/>`;

/** @type {Record<string, string>} by the name of the card */
const SCENES = {
  "fleet-rescue":
    planet(24, 18, 17) + at(CARRIER, -2, 2, 0.9) + at(FIGHTER, 10, -13, 0.55) + at(FIGHTER, -18, 15, 0.55),
  "daring-escape": at(BLAST, -18, 5, 1.25) + at(FIGHTER, 9, -4, 0.95, -22),
  "hit-and-run": at(CRUISER, -2, 8, 0.95) + at(BLAST, -10, 2, 0.7) + at(FIGHTER, 17, -11, 0.7, -35),
  "supply-run": `${planet(-28, -16, 12)}${at(CARRIER, 2, 2, 1.15)}`,
  "decoy-flight": at(OUTLINE, -14, -12, 0.7) + at(OUTLINE, -14, 12, 0.7) + at(FIGHTER, 9, 0, 0.95),
  "recon-flight": `<path class="p-scan" d="M0 -8L-18 21H26Z"/>${planet(4, 34, 22)}${at(FIGHTER, 0, -10, 0.85)}`,
  "long-patrol": `${planet(0, 10, 13)}<ellipse class="p-way" cy="6" rx="26" ry="12"/>${at(FIGHTER, 16, -6, 0.7, 25)}`,
  chase:
    at(FIGHTER, 17, -6, 0.75, -10) + at(HUNTER, -20, 10, 0.8) + at(HUNTER, -14, -11, 0.65) + at(BOLT_ON, -6, 6, 1, -25),
  "bombing-raid": `${GROUND}${at(HUNTER, 0, -11, 0.9)}${at(BLAST, -16, 12, 0.7)}${at(BLAST, 14, 11, 0.9)}
    <path class="p-shot" d="M-6 -2V4M6 -2V4M0 0V8"/>`,
  blockade: at(CRUISER, -4, -12, 0.7) + at(CRUISER, 4, 1, 0.85) + at(CRUISER, -2, 15, 0.95),
  "stormed-bunker": `${GROUND}<path class="p-stone" d="M-24 14Q-22 -8 0 -8T24 14Z"/>
    <path class="p-dark" d="M-7 14V3H7V14Z"/>${at(BLAST, 0, 8, 0.7)}${at(FLAG, 14, -8, 0.8)}`,
  "prison-break": `<path class="p-stone" d="M-26 -18H26V18H-26Z"/><path class="p-dark" d="M-17 -13H17V18H-17Z"/>
    <path class="p-bars" d="M-12 -13V18M-5 -13Q-13 2 -5 18M5 -13Q13 2 5 18M12 -13V18"/>${at(BLAST, 0, 4, 0.5)}`,
  sabotage: `${GROUND}<path class="p-steel" d="M-22 13V-4H-6V13ZM6 13V-12H20V13Z"/>
      <path class="p-line" d="M-6 4H6M10 -6H16M10 0H16"/>
    ${at(BLAST, 12, -10, 0.85)}<circle class="p-red" cx="-14" cy="3" r="4"/>`,
  "last-stand": `${GROUND}<path class="p-stone" d="M-26 14L-18 2L-8 8L0 0L10 7L18 2L26 14Z"/>${at(FLAG, -2, 0, 1)}
    ${at(BOLT_ON, 14, -8, 1, 10)}${at(BOLT_ON, -26, -4, 1, -10)}`,
  "street-fight": `<path class="p-stone" d="M-31 21V-14H-16V21ZM16 21V-18H31V21Z"/>
      <path class="p-dark" d="M-27 -8H-21V-2H-27ZM21 -12H27V-6H21Z"/>
    ${at(BOLT_ON, -10, 6, 1, -20)}${at(BOLT_ON, 1, 0, 1, 15)}${at(TROOPER, 8, 12, 0.6)}`,
  "stand-off": `${at(TROOPER, -16, 3, 1)}${at(TROOPER, 16, 3, 1)}<path class="p-shot" d="M0 -14V16"/>`,
  "droid-patrol": `${GROUND}<circle class="p-black" cy="7" r="11"/><path class="p-steel" d="M-7 -3A7 7 0 0 1 7 -3Z"/>
    <circle class="p-red" cx="2" cy="-6" r="1.8"/><circle class="p-steel" cy="7" r="4.5"/>
        <path class="p-line" d="M4 -9L7 -16"/>`,
  "trooper-raid": at(TROOPER, -17, 5, 0.75) + at(TROOPER, 17, 5, 0.75) + at(TROOPER, 0, 4, 1.05),
  "walker-attack": `${GROUND}<path class="p-steel" d="M-16 -12H10L12 -4H-18ZM12 -12H22L25 -6L21 -3H12Z"/>
    <path class="p-leg" d="M-13 -4L-16 6L-14 15M-5 -4L-8 6L-6 15M3 -4L6 6L4 15M9 -4L13 6L11 15"/>
    ${at(BOLT_ON, 25, -5, 0.7, 15)}`,
  "elite-guard": `${at(ELITE, -4, 4, 1)}<path class="p-pale" d="M16 18V-16M12 -12L16 -19L20 -12"/>`,
  "elite-gunner": `${at(ELITE, -10, 3, 1)}<path class="p-steel"
      d="M-2 8H18V3H27V9H18V13H-2Z"/>${at(BOLT_ON, 22, -6, 0.8, -20)}`,
  "elite-hunter": `${at(ELITE, 0, 3, 1)}<circle class="p-aim" r="16"/>
      <path class="p-aim" d="M0 -21V-11M0 21V11M-21 0H-11M21 0H11"/>`,
  "elite-pilot": `${at(ELITE, 0, 0, 1.05)}<path class="p-pale"
      d="M-6 14Q-16 16 -14 21M6 14Q16 16 14 21"/>${at(HUNTER, 23, -12, 0.5)}`,
  "elite-squad": at(ELITE, -18, 5, 0.75) + at(ELITE, 18, 5, 0.75) + at(ELITE, 0, 3, 1.05),
};

/** @type {Record<string, string>} the three who are looked for, and the three who look for them */
const PEOPLE = {
  rey: `<path class="p-staff" d="M-26 20L22 -20"/><path class="p-linen" d="M-19 22Q-17 7 0 6T19 22Z"/>
    <path class="p-hair" d="M-10 0Q-13 -15 0 -16T10 0L8 4H-8Z"/><circle class="p-hair" cy="-17" r="4.5"/>
    <path class="p-skin" d="M-7.5 -6Q0 -12 7.5 -6V0Q7 8 0 9T-7.5 0Z"/><path class="p-fold" d="M-8 9L4 22M8 9L-4 22"/>
    <path class="p-face" d="M-4 -2H-2M2 -2H4M-2 4Q0 5.5 2 4"/>`,
  poe: `<path class="p-orange" d="M-19 22Q-17 7 0 6T19 22Z"/><path class="p-white" d="M-7 8L0 15L7 8L5 22H-5Z"/>
    <path class="p-hair dark" d="M-10 -1Q-14 -16 0 -16T10 -1L8 3H-8Z"/>
    <path class="p-skin tan" d="M-7.5 -7Q-2 -9 3 -10Q7 -9 7.5 -6V0Q7 8 0 9T-7.5 0Z"/>
    <path class="p-face" d="M-4 -2H-2M2 -2H4M-2.5 4Q1 6 3 3.5"/>`,
  finn: `<path class="p-leather" d="M-19 22Q-17 7 0 6T19 22Z"/><path class="p-dark" d="M-4 8H4L3 22H-3Z"/>
    <path class="p-red" d="M10 11L17 14L18 20L12 17Z"/><path class="p-hair dark" d="M-9 -3Q-10 -15 0 -15T9 -3Z"/>
    <path class="p-skin brown" d="M-8 -6Q0 -11 8 -6V0Q7 8 0 9T-8 0Z"/>
    <path class="p-face" d="M-4 -2H-2M2 -2H4M-2 4Q0 5.5 2 4"/>`,
  rebel: `<path class="p-linen" d="M-17 22Q-15 8 0 7T17 22Z"/><path class="p-skin tan" d="M-7 -5H7V1Q6 8 0 9T-7 1Z"/>
    <path class="p-leather" d="M-12 -4Q-10 -15 0 -15T12 -4H-12Z"/><path class="p-face" d="M-3.5 -1H-2M2 -1H3.5M-2 5H2"/>
    <path class="p-orange" d="M-8 10L0 16L8 10L6 7H-6Z"/>`,
  scout: `<path class="p-leather" d="M-17 22Q-15 8 0 7T17 22Z"/><path class="p-skin" d="M-7 -5H7V1Q6 8 0 9T-7 1Z"/>
    <path class="p-hair" d="M-9 0Q-12 -15 0 -15T9 0L7 -5H-7Z"/><path class="p-steel" d="M-9 -5H-1V1H-9ZM1 -5H9V1H1Z"/>
    <path class="p-glass" d="M-7 -3.5H-3V-.5H-7ZM3 -3.5H7V-.5H3Z"/><path class="p-face" d="M-2 5.5H2"/>`,
  pilot: `<path class="p-orange" d="M-17 22Q-15 8 0 7T17 22Z"/><path class="p-skin" d="M-7 -4H7V2Q6 9 0 10T-7 2Z"/>
    <path class="p-white" d="M-12 4V-4Q-11 -17 0 -17T12 -4V4L8 1V-5H-8V1Z"/><path class="p-red" d="M-2 -16H2V-9H-2Z"/>
    <path class="p-amber" d="M-8 -5H8V-1H-8Z"/><path class="p-face" d="M-2 6H2"/>`,
};

/** @type {Record<string, string>} what a card shows for which there is no scene, by its deck */
const USUAL = {
  yellow: `${planet(20, 14, 16)}${at(FIGHTER, -4, -3, 1.1, -12)}`,
  orange: `${GROUND}${at(TROOPER, 0, 2, 1.15)}`,
  black: at(ELITE, 0, 3, 1.15),
};

/** Somebody by name. @param {string} name */
export const person = (name) => PEOPLE[name] ?? "";

/** The scene of a card. @param {string} name @param {string} deck */
export const scene = (name, deck) => SCENES[name] ?? PEOPLE[name] ?? USUAL[deck] ?? "";

/** @type {Record<string, string>} the picture on the back of a deck, 92 wide and 138 high: what its cards are about */
const BACKS = {
  yellow: `${planet(34, 58, 44)}${at(FIGHTER, -4, -12, 1.75, -45)}${at(FIGHTER, -24, 34, 0.8, -45)}
    ${at(FIGHTER, 26, -44, 0.8, -45)}`,
  orange: `<path class="p-ground" d="M-46 30Q-16 20 10 28T46 26V69H-46Z"/>${at(TROOPER, -24, 4, 1.2)}
    ${at(TROOPER, 24, 4, 1.2)}${at(TROOPER, 0, 4, 2)}`,
  black: `${at(CRUISER, 6, -46, 1.2)}${at(CRUISER, -14, -28, 0.8)}${at(ELITE, 0, 8, 2.2)}`,
};

/** The back of a deck, 92 by 138. @param {string} deck */
export const back = (deck) => `<rect class="window ${deck}" x="-46" y="-69" width="92" height="138" rx="8"/>
  <svg x="-46" y="-69" width="92" height="138" viewBox="-46 -69 92 138">${BACKS[deck] ?? ""}</svg>`;

export { at, BLAST, CRUISER, FIGHTER, planet };
