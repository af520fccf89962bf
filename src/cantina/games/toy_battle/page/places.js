// @ts-check
// What stays on a board of Toy Battle: bases, headquarters and regions.

import { mark } from "/js/art.js";
import { paint, shadow } from "./paint.js";
import { STRENGTH } from "./toys.js";

/** @type {Record<string, string>} the sign of what a special base does */
const EFFECTS = {
  recall: "M-4 -9L-10 -3L-4 3M-10 -3H4A6 6 0 0 1 4 9H-3",
  draw: "M0 -11V4M-6 -2L0 4L6 -2M-9 9H9",
  move: "M-10 0H10M4 -6L10 0L4 6M-4 -6L-10 0L-4 6",
  recover: "M0 10V-6M-6 0L0 -6L6 0M-9 -10H9",
  block: "M-9 -9L9 9M9 -9L-9 9",
  shield: "M0 -11L9 -7V1C9 6 4 10 0 11C-4 10 -9 6 -9 1V-7Z",
};

/**
 * A round plate at the rim, which a piece on the place does not cover.
 * @param {number} x
 * @param {number} y
 * @param {string} inside
 * @param {string} look
 */
const rim = (x, y, inside, look) =>
  `<g class="tb-rim ${look}" transform="translate(${x} ${y})"><g><circle class="tb-plaque" r="11"/>${inside}</g></g>`;

/**
 * The toys that alone are let in, beside a place, where nothing lies on it, in two columns.
 * @param {string[]} only
 * @param {number} x
 */
function limits(only, x) {
  const top = -Math.ceil(only.length / 2) * 7.5;
  const names = only.map(
    (troop, i) => `<text x="${(i % 2) * 15 - 7.5}" y="${top + 12.5 + (i >> 1) * 15}">${STRENGTH[troop]}</text>`,
  );
  return `<g class="tb-limits" aria-hidden="true" transform="translate(${x} 0)"><g>
    <rect x="-17.5" y="${top - 3}" width="35" height="${6 - 2 * top}" rx="9"/>${names.join("")}</g></g>`;
}

/** @type {import("/js/types").Point[]} where a plate can lie at the rim, the usual places first */
const RIM = [
  [-38, 20],
  [38, 20],
  [-38, -20],
  [38, -20],
  [0, 44],
  [0, -46],
];

const CLEAR = 27; // from the middle of a plate to whatever it should not touch

/**
 * Two places at the rim that are off what lies around: the usual ones, or else those with the most room.
 * @param {import("/js/types").Point[]} around from the middle of the base
 */
function freeRim(around) {
  const room = (/** @type {import("/js/types").Point} */ [x, y]) =>
    Math.min(CLEAR, ...around.map(([u, v]) => Math.hypot(x - u, y - v)));
  return [...RIM].sort((a, b) => room(b) - room(a)).slice(0, 2);
}

/**
 * What a special base does, at its rim, for one whose own sign is covered by a troop.
 * @param {string} special
 * @param {import("/js/types").Point} at its middle
 * @param {import("/js/types").Point[]} around what lies around it, from there
 */
export function covered(special, [x, y], around) {
  const [, [u, v]] = freeRim(around);
  const sign = `<path class="tb-effect" transform="scale(.62)" d="${EFFECTS[special]}"/>`;
  return rim(x + u, y + v, sign, "special");
}

/**
 * A base: a disc with its number at the rim, and what it does.
 * @param {number | string | undefined} number
 * @param {string} special
 * @param {string[] | null} only
 * @param {import("/js/types").Point[]} around what lies around it, from its middle
 */
export function base(number, special, only, around) {
  const [[x, y]] = freeRim(around);
  const effect = EFFECTS[special] ?? "";
  const sign = effect && `<path class="tb-effect" d="${effect}"/>`;
  return `<circle class="hit" r="36"/>${shadow(9, 44, 40)}<circle class="aura" r="38"/>
    <circle class="tb-disc low" cy="5" r="33"/><circle class="tb-disc${effect || only ? " special" : ""}" r="33"/>
    <circle class="tb-disc-light" ${paint("sheen")} r="33"/><circle class="tb-disc-ring" r="26"/>${sign}
    ${only ? limits(only, 46) : ""}
    ${rim(x, y, `<text class="tb-base-number" aria-hidden="true" y="4.5">${number}</text>`, "number")}`;
}

/** @type {Record<string, string>} the roofs of each side: domes and points */
const ROOFS = {
  blue: "M-42 -12A14 15 0 0 1 -14 -12ZM14 -12A14 15 0 0 1 42 -12ZM-15 -27A15 16 0 0 1 15 -27Z",
  red: "M-43 -12L-28 -34L-13 -12ZM13 -12L28 -34L43 -12ZM-17 -27L0 -50L17 -27Z",
};

/** A flag on its pole. @param {string} fill @param {string} [look] */
const flag = (fill, look = "") =>
  `<g class="tb-flag ${look}"><path class="tb-pole" d="M0 -40V-66"/>
    <path class="tb-cloth" ${fill} d="M0 -66C7 -70 13 -62 22 -66V-52C13 -48 7 -56 0 -52Z"/></g>`;

/** What hangs on a headquarters that the enemy has reached. */
const ALARM = `<g class="tb-alarm" aria-hidden="true" transform="translate(-40 -34)"><g><circle r="14"/>
    <path d="M0 -7.5V1.5M0 7V7.2"/></g></g>`;

/**
 * A headquarters, as it stands or as the battle has left it.
 * @param {string} side
 * @param {string | undefined} state threatened, captured, triumph or surrender
 * @param {string} taker
 * @param {string[] | null} only
 */
export function headquarters(side, state, taker, only) {
  const cloth = state === "captured" ? paint(taker) : state === "surrender" ? 'fill="#fff"' : paint(side);
  const damage =
    state === "captured"
      ? `<path class="tb-crack wide" d="M-34 -4L-28 6L-33 14M24 -8L30 2L25 10L31 18M-8 -22L-3 -14L-8 -8"/>`
      : "";
  const big = state === "captured" || state === "triumph" ? "big" : "";
  return `<circle class="hit" r="44"/>${shadow(16, 56, 36)}<circle class="aura" r="46"/>
    <ellipse class="tb-pad ${side}" cy="10" rx="45" ry="34"/>
    <g class="tb-hq ${state ?? ""}">${flag(cloth, big)}
    <path class="tb-thing" ${paint("stone")} d="M-38 32V-12H-18V32ZM18 32V-12H38V32ZM-12 0V-27H12V0Z"/>
    <path class="tb-thing" ${paint("stone")} d="M-22 34V-4H-15V-9H-9V-4H-3V-9H3V-4H9V-9H15V-4H22V34Z"/>
    <path class="tb-thing" ${paint(side)} d="${ROOFS[side]}"/>
    <path class="tb-light" d="M-38 -16Q-36 -22 -31 -24M18 -16Q20 -22 25 -24M-11 -31Q-8 -38 -3 -40"/>
    <path class="tb-thing" ${paint("trunk")} d="M-10 34V17A10 10 0 0 1 10 17V34Z"/>
    <path class="tb-seam" d="M-5 11V34M0 8V34M5 11V34M-9 22H9"/>
    <path class="tb-hole" d="M-31 0A3 3 0 0 1 -25 0V7H-31ZM25 0A3 3 0 0 1 31 0V7H25ZM-3 -20A3 3 0 0 1 3 -20V-13H-3Z"/>
    <path class="tb-crack" d="M-36 14H-30M-28 22H-21M21 16H27M29 24H36M-20 2H-14M13 6H20"/>${damage}
    <g transform="translate(0 3)">${mark(side, 0.62, side === "blue" ? "arch" : "house")}</g>
    </g>${state === "threatened" ? ALARM : ""}${big && FIREWORKS}${only ? limits(only, 62) : ""}`;
}

/** Light behind what the battle was won with. @param {number} x @param {number} y */
export function sunburst(x, y) {
  const ray = (/** @type {number} */ i) => {
    const [a, b] = [i - 0.22, i + 0.22].map((part) => (part / 18) * 2 * Math.PI);
    const point = (/** @type {number} */ angle) =>
      `${(Math.cos(angle) * 420).toFixed(0)} ${(Math.sin(angle) * 420).toFixed(0)}`;
    return `M0 0L${point(a)}L${point(b)}Z`;
  };
  const rays = Array.from({ length: 18 }, (_, i) => ray(i)).join("");
  return `<g clip-path="url(#tb-mat)"><g transform="translate(${x} ${y})"><path class="tb-rays" d="${rays}"/>
    <circle class="tb-halo" r="130"/></g></g>`;
}

/** @type {[number, number, number][]} where rockets burst, and how large */
const BURSTS = [
  [-74, -50, 1],
  [70, -62, 1.2],
  [-54, 34, 0.7],
  [84, 20, 0.8],
  [2, -104, 0.9],
];

/** Fireworks over a place. */
const FIREWORKS = BURSTS.map(([x, y, s], i) => {
  const lines = Array.from({ length: 12 }, (_, n) => {
    const [cos, sin] = [Math.cos((n / 6) * Math.PI), Math.sin((n / 6) * Math.PI)];
    return `M${(cos * 8).toFixed(1)} ${(sin * 8).toFixed(1)}L${(cos * 22).toFixed(1)} ${(sin * 22).toFixed(1)}`;
  });
  return `<g transform="translate(${x} ${y}) scale(${s})"><path class="tb-burst b${i}" d="${lines.join("")}"/></g>`;
}).join("");

/** A burst of light, as medals are won. */
const GLORY = `<g class="tb-glory" aria-hidden="true"><circle class="tb-halo" r="60"/><path d="${Array.from(
  { length: 12 },
  (_, i) => {
    const [cos, sin] = [Math.cos((i / 6) * Math.PI), Math.sin((i / 6) * Math.PI)];
    return `M${(cos * 30).toFixed(1)} ${(sin * 30).toFixed(1)}L${(cos * 52).toFixed(1)} ${(sin * 52).toFixed(1)}`;
  },
).join("")}"/></g>`;

/**
 * The number of a region, where its medals lie; whose they are when they are gone.
 * @param {number | string | undefined} number
 * @param {number} scale
 * @param {string | undefined} taker
 * @param {boolean} fresh whether they have been won just now
 */
export const region = (number, scale, taker, fresh) =>
  `<circle class="hit" r="24"/><g transform="scale(${scale})">${
    taker
      ? `${fresh ? GLORY : ""}<g class="tb-taken${fresh ? " fresh" : ""}"
    transform="translate(0 -2)"><g>${mark(taker, 1.7, taker === "blue" ? "arch" : "house")}</g></g>`
      : ""
  }
    <g class="tb-tagged" transform="translate(0 24)"><path class="tb-tag" d="M-11 -8H11L15 0L11 8H-11L-15 0Z"/>
    <text class="tb-tag-number" y="4.5">${number}</text></g></g>`;
