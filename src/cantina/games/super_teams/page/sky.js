// @ts-check
// What lies under everything: deep space with its nebulas, the ribbon of light, and a planet at either end of it.

import { dice, smooth, stars } from "/js/art.js";

/** @typedef {import("/js/board.js").Board} Board */
/** @typedef {import("/js/types").Point} Point */

const NEBULAS = [
  ["violet", 0.2, 0.42, 0.34, 0.3],
  ["rose", 0.78, 0.2, 0.3, 0.26],
  ["teal", 0.62, 0.78, 0.4, 0.32],
  ["violet", 0.96, 0.66, 0.24, 0.34],
  ["blue", 0.42, 0.08, 0.4, 0.24],
]; // colour, middle and reach in parts of the board

/**
 * A light that fades to nothing.
 * @param {string} id
 * @param {string} colour
 * @param {number} strength
 */
const fading = (id, colour, strength) =>
  `<radialGradient id="st-${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/>
    <stop offset=".55" stop-color="${colour}" stop-opacity="${strength * 0.35}"/>
    <stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/**
 * A ball lit from above on the left.
 * @param {string} id
 * @param {string[]} colours from the light into the shadow
 */
const ball = (id, colours) =>
  `<radialGradient id="st-${id}" cx=".36" cy=".3" r=".82" fx=".3" fy=".22">${colours
    .map((colour, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join("")}</radialGradient>`;

/**
 * From one colour to another, downwards.
 * @param {string} id
 * @param {string[]} colours
 */
const falling = (id, colours) =>
  `<linearGradient id="st-${id}" x2="0" y2="1">${colours
    .map((colour, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join("")}</linearGradient>`;

/** Paints that the other drawings of the board and its cards use by name. @param {number} height */
const paints = (height) => `<defs>
  ${fading("violet", "#7a4fd6", 0.34)}${fading("rose", "#d65a8a", 0.2)}${fading("teal", "#2bb3b3", 0.2)}
  ${fading("blue", "#3f7fe0", 0.24)}${fading("flare", "#ffffff", 0.9)}
    ${fading("jump-light", "#9cc0ff", 0.95)}${fading("ours", "#bfe4ff", 0.75)}
  ${fading("air-sand", "#ffcf8a", 0.6)}${fading("air-sea", "#8ff0ff", 0.55)}
  ${ball("sand", ["#ffe9bd", "#e6ab62", "#a9652e", "#4a2412", "#1c0c08"])}
  ${ball("sea", ["#d6fff7", "#6fc4cf", "#2f7d94", "#143a52", "#07121f"])}
  ${ball("steel", ["#4b5b7d", "#2a3650", "#161e30"])}${ball("gift", ["#4fc2cf", "#1c6170", "#0b2a33"])}
  ${ball("jump", ["#6ea0ff", "#2747a3", "#0f1c4a"])}${ball("rocks", ["#8a6f52", "#4d3a28", "#241910"])}
  ${ball("stone", ["#e0c39c", "#9a7a55", "#4a3724"])}
  ${ball("abyss", ["#08030c", "#1b0826", "#5b2482", "#2b0f3f"])}
  ${falling("red", ["#ff9a52", "#d55e00", "#8f3c00"])}${falling("yellow", ["#fff7a0", "#f0e442", "#b3a416"])}
  ${falling("green", ["#4fd8b0", "#009e73", "#00604a"])}${falling("black", ["#6b7482", "#343a44", "#15181d"])}
  <linearGradient id="st-rim" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${height}">
    <stop stop-color="#ffb877"/><stop offset=".35" stop-color="#8f9bff"/><stop offset=".7" stop-color="#6fb6ff"/>
    <stop offset="1" stop-color="#6ff0dc"/></linearGradient></defs>`;

/** @param {Board} board */
export function sky(board) {
  const [width, height] = board.layout.size;
  const points = board.track.map((id) => board.at(id));
  const size = board.shape === "tall" ? 0.78 : 1;
  return `${paints(height)}${nebulas(width, height)}
    <g transform="translate(-240 -160)">${stars(width + 480, height + 320, 330, 11)}</g>${flares(width, height)}
    ${ribbon(points)}${first(points[0], size)}${last(points[points.length - 1], size)}`;
}

/**
 * @param {number} width
 * @param {number} height
 */
const nebulas = (width, height) =>
  NEBULAS.map(
    ([colour, x, y, rx, ry]) => `<ellipse fill="url(#st-${colour})" cx="${Number(x) * width}" cy="${Number(y) * height}"
      rx="${Number(rx) * width}" ry="${Number(ry) * height}"/>`,
  ).join("");

/**
 * A few stars that shine brighter than the rest.
 * @param {number} width
 * @param {number} height
 */
function flares(width, height) {
  const next = dice(23);
  const flare = () => {
    const [x, y, s] = [next() * width, next() * height, 0.5 + next() * 0.8];
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${s.toFixed(2)})">
      <circle r="7" fill="url(#st-flare)" opacity=".5"/>
      <path class="flare" d="M0 -8L1 -1L8 0L1 1L0 8L-1 1L-8 0L-1 -1Z"/></g>`;
  };
  return Array.from({ length: 16 }, flare).join("");
}

/** The ribbon of light, with signs that say which way it leads. @param {Point[]} points */
function ribbon(points) {
  const line = smooth(points);
  const signs = points.slice(2, -1).map((point, i) => {
    const [x, y] = points[i + 1];
    const turn = (Math.atan2(point[1] - y, point[0] - x) * 180) / Math.PI;
    const at = `${((x + point[0]) / 2).toFixed(1)} ${((y + point[1]) / 2).toFixed(1)}`;
    return `<path transform="translate(${at}) rotate(${turn.toFixed(0)})" d="M-3 -5L3 0L-3 5"/>`;
  });
  const layers = ["haze far", "haze", "rim", "bed", "sheen"].map((look) => `<path class="band ${look}" d="${line}"/>`);
  return `${layers.join("")}<g class="leads">${signs.join("")}</g>`;
}

/**
 * The planet where all start.
 * @param {Point} at
 * @param {number} size
 */
const first = ([x, y], size) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="82" fill="url(#st-air-sand)"/>
    <circle r="58" fill="url(#st-sand)"/>
    <path class="belt" d="M-54 -21C-20 -8 14 -32 52 -25L57 -12C20 -18 -14 4 -57 -9ZM-58 5C-17 22 12 -2 58 8L57 17
    C16 8 -12 30
      -56 16Z"/>
    <path class="belt pale" d="M-44 37C-12 45 18 26 47 33L40 42C14 36 -8 52 -34 47ZM-40 -42C-14 -32 12 -48 36 -45
    L42 -39C14 -42
      -10 -26 -46 -35Z"/>
    <circle class="crater" cx="24" cy="-4" r="5"/><circle class="crater" cx="-22" cy="26" r="3.5"/></g>`;

/**
 * The ringed planet where all want to go.
 * @param {Point} at
 * @param {number} size
 */
const last = ([x, y], size) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="76" fill="url(#st-air-sea)"/>
    <g transform="rotate(-16)"><path class="ring" d="M-84 0A84 21 0 0 1 84 0"/>
      <path class="ring thin" d="M-70 0A70 16 0 0 1 70 0"/></g>
    <circle r="50" fill="url(#st-sea)"/>
    <path class="belt" d="M-47 -18Q0 2 45 -20L48 -12Q0 12 -49 -8ZM-49 12Q0 34 49 10L46 20Q0 42 -45 22Z"/>
    <g transform="rotate(-16)"><path class="ring" d="M-84 0A84 21 0 0 0 84 0"/>
      <path class="ring thin" d="M-70 0A70 16 0 0 0 70 0"/></g></g>`;
