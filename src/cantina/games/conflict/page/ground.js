// @ts-check
// What lies under everything: the felt, the leaders' corner, the tray, colours that shade, and what the signs mean.

import { stars } from "/js/art.js";
import { badge } from "./cards.js";
import { at } from "./pictures.js";
import { isWide, words } from "./words.js";

/** @typedef {import("/js/board.js").Board} Board */

const DEFS = `<defs>
  <radialGradient id="cf-doom" cx="50%" cy="30%" r="80%"><stop offset="0" stop-color="#6d1614"/>
      <stop offset=".6" stop-color="#2a0c10"/><stop offset="1" stop-color="#12090d"/></radialGradient>
  <radialGradient id="cf-table" cx="50%" cy="40%" r="75%"><stop offset="0" stop-color="#1b2433"/>
      <stop offset="1" stop-color="#0b0e15"/></radialGradient>
  <linearGradient id="cf-sky" x2="0" y2="1"><stop offset="0" stop-color="#0f2747"/>
      <stop offset="1" stop-color="#2d6a8c"/></linearGradient>
  <linearGradient id="cf-dusk" x2="0" y2="1"><stop offset="0" stop-color="#4a1d3a"/>
      <stop offset=".6" stop-color="#b3502c"/><stop offset="1" stop-color="#e59b4b"/></linearGradient>
  <linearGradient id="cf-void" x2="0" y2="1"><stop offset="0" stop-color="#14161d"/>
      <stop offset="1" stop-color="#5a1a1c"/></linearGradient>
  <radialGradient id="cf-hope"><stop offset="0" stop-color="#fff3b8"/><stop offset="1" stop-color="#d9912b"/>
      </radialGradient>
  <linearGradient id="cf-start" x2="0" y2="1"><stop offset="0" stop-color="#255b66"/>
      <stop offset="1" stop-color="#58a3a5"/></linearGradient>
  <linearGradient id="cf-chrome" x2="1" y2="1"><stop offset="0" stop-color="#eef3f8"/>
      <stop offset=".45" stop-color="#8d99aa"/><stop offset="1" stop-color="#4b5564"/></linearGradient>
  <linearGradient id="cf-yellow" x2="1" y2="1"><stop offset="0" stop-color="#f3d353"/>
      <stop offset="1" stop-color="#b98f16"/></linearGradient>
  <linearGradient id="cf-orange" x2="1" y2="1"><stop offset="0" stop-color="#f29a4a"/>
      <stop offset="1" stop-color="#b4551a"/></linearGradient>
  <linearGradient id="cf-black" x2="1" y2="1"><stop offset="0" stop-color="#4b5464"/>
      <stop offset="1" stop-color="#1b1f28"/></linearGradient>
  <linearGradient id="cf-die" x2=".6" y2="1"><stop offset="0" stop-color="#fffaf0"/>
      <stop offset="1" stop-color="#d9ceb8"/></linearGradient>
  <linearGradient id="cf-bad" x2=".6" y2="1"><stop offset="0" stop-color="#8f2a26"/>
      <stop offset="1" stop-color="#4a1012"/></linearGradient></defs>`;

/** @param {Board} board */
export function ground(board) {
  const [width, height] = board.layout.size;
  const wide = isWide(board);
  const doom = wide ? `y="198" width="238" height="214" rx="16"` : `y="126" width="206" height="98" rx="10"`;
  const tray = wide
    ? `x="828" y="198" width="172" height="220" rx="16"`
    : `x="209" y="126" width="229" height="60" rx="10"`;
  return `${DEFS}<rect class="felt" width="${width}" height="${height}" rx="14"/>
    ${stars(width, height, wide ? 70 : 36, 11)}${holo(width / 2, height / 2)}
    <rect class="quiet-felt" y="${wide ? 145 : 104}" width="${width}" height="${wide ? 19 : 22}"/>
    <rect class="doom" ${doom}/><rect class="tray" ${tray}/>${legend(board)}`;
}

/**
 * The map that the table projects: orbits around the middle, and the quarters of the sky.
 * @param {number} x
 * @param {number} y
 */
const holo = (x, y) =>
  `<g class="holo" transform="translate(${x} ${y})">${[0.35, 0.6, 0.85]
    .map((part) => `<ellipse rx="${x * part}" ry="${y * part}"/>`)
    .join("")}<path d="M${-x} 0H${x}M0 ${-y}V${y}M${-x * 0.7} ${-y * 0.7}L${x * 0.7} ${y * 0.7}M${-x * 0.7} ${y * 0.7}
    L${x * 0.7} ${-y * 0.7}"/></g>`;

const SIGN = 46; // the width of a sign with what is left free
const LETTER = 6.7; // and of a letter

/** What the signs on the cards mean, and when they count; on a phone in a word each. @param {Board} board */
function legend(board) {
  const wide = isWide(board);
  const [room, y, key] = wide ? [800, 427, "sign"] : [430, 429, "sign.short"];
  const signs = ["back", "on", "ambush"].map((sign) => ({ sign, said: board.says(`${key}.${sign}`) }));
  const long = (/** @type {string} */ said) => SIGN + LETTER * said.length;
  const all = signs.reduce((sum, { said }) => sum + long(said), 0);
  const [s, gap] = [Math.min(1, room / all), Math.max(0, (room - all) / signs.length)];
  let x = wide ? 20 : 16;
  const drawn = signs.map(({ sign, said }) => {
    const one = at(`${at(badge(sign, 1), 0, 0, 0.72)}${words("legend", 16, 5, said)}`, x, y, s);
    x += long(said) * s + gap;
    return one;
  });
  return `<rect class="quiet-felt" y="${y - 11}" width="${wide ? 820 : 438}" height="22"/>${drawn.join("")}`;
}
