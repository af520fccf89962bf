// @ts-check
// Beside space: the forest of Endor with the trail to the shield generator, and the throne room.

import { dice, smooth } from "/js/art.js";
import { write } from "./letters.js";
import { TROOPER } from "./people.js";
import { CRUISER, HULLS, SHIPS, UPRIGHT } from "./ships.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("/js/types").Point} Point */
/** @typedef {import("/js/board.js").Board} Board */

const PAINT = `<defs>
  <linearGradient id="risk-wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#10281d"/>
    <stop offset=".5" stop-color="#1b3a28"/><stop offset="1" stop-color="#142c1e"/></linearGradient>
  <linearGradient id="risk-hall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1a1024"/>
    <stop offset=".62" stop-color="#3a1a34"/><stop offset=".63" stop-color="#1d1019"/>
    <stop offset="1" stop-color="#100a10"/>
  </linearGradient>
  <radialGradient id="risk-window"><stop offset="0" stop-color="#6f8fd6"/><stop offset=".7" stop-color="#2c3a72"/>
    <stop offset="1" stop-color="#141a38"/></radialGradient>
  <radialGradient id="risk-clash"><stop offset="0" stop-color="#fffdf0" stop-opacity=".95"/>
    <stop offset=".3" stop-color="#ffe9a8" stop-opacity=".5"/><stop offset="1" stop-color="#ffb070" stop-opacity="0"/>
  </radialGradient>
</defs>`;

/** @typedef {{x: number, y: number, w: number, h: number}} Box */
/** @param {Board} board @returns {Box} where the forest lies */
const woods = (board) => (board.shape === "wide" ? { x: 8, y: 8, w: 218, h: 584 } : { x: 4, y: 566, w: 732, h: 142 });

/** @param {Box} box @param {string} look */
const room = ({ x, y, w, h }, look) =>
  `<rect class="${look}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${Math.min(16, h / 4)}"/>`;

/** @param {Board} board */
const spaces = (board) => board.track.map((id) => board.at(id));

/** Trees wherever the trail leaves room. @param {Board} board */
function trees(board) {
  const { x, y, w, h: whole } = woods(board);
  const h = board.shape === "wide" ? whole - 62 : whole; // words stand below
  const trail = spaces(board);
  const next = dice(23);
  const spots = /** @type {Point[]} */ ([]);
  for (let i = 0; i < 500 && spots.length < 46; i++) {
    const [tx, ty] = [x + 12 + next() * (w - 24), y + 34 + next() * (h - 46)];
    const far = (/** @type {Point[]} */ points, /** @type {number} */ least) =>
      points.every(([px, py]) => Math.hypot(px - tx, py - ty) > least);
    if (far(trail, 27) && far(spots, 17)) spots.push([tx, ty]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  return spots
    .map(([tx, ty]) => {
      const s = (0.55 + next() * 0.5).toFixed(2);
      return `<g transform="translate(${tx.toFixed(0)} ${ty.toFixed(0)}) scale(${s})">
    <path class="tree" d="M0 -22L11 -3H6L15 11H-15L-6 -3H-11Z"/>
        <path class="tree lit" d="M0 -22L-11 -3H-6L-15 11H-3Z"/></g>`;
    })
    .join("");
}

/** The shield generator: a dish on its bunker. @param {Board} board */
function generator(board) {
  const [x, y] = board.at(board.track[board.track.length - 1]);
  return `<g class="generator" transform="translate(${x} ${y}) scale(${board.shape === "wide" ? 1 : 0.6})">
    <path class="bunker" d="M-34 18L-26 -6H26L34 18Z"/><path class="bunker lit" d="M-34 18L-26 -6H-6L-10 18Z"/>
    <path class="mast" d="M0 -6V-30"/><path class="bowl" d="M-26 -46A28 24 0 0 0 26 -46Z"/>
    <path class="bowl lit" d="M-26 -46H26A28 7 0 0 1 -26 -46Z"/><path class="mast" d="M0 -44V-58"/>
    <circle class="lamp" cy="-58" r="3"/></g>`;
}

/** Forest, trail and generator. @param {Board} board */
export function forest(board) {
  const trail = smooth(spaces(board));
  const box = woods(board);
  return `${PAINT}${room(box, "forest")}${trees(board)}<path class="trail-edge" d="${trail}"/>
    <path class="trail-ground" d="${trail}"/><path class="trail-stones" d="${trail}"/>${generator(board)}`;
}

/** How far the strike team has come, and what an assault would bring. @param {Board} board */
export function assault(board) {
  const { x, y } = woods(board);
  const scene = /** @type {{assault?: {dice: number, tenths: number, all: number}, tokens?: Record<string, Thing>}} */ (
    board.scene
  );
  const team = board.track.indexOf(scene.tokens?.team?.at ?? "");
  const behind = spaces(board).slice(0, team + 1);
  const walked = behind.length > 1 ? `<path class="trail-walked" d="${smooth(behind)}"/>` : "";
  const wide = board.shape === "wide";
  const line = (
    /** @type {string} */ look,
    /** @type {number} */ tx,
    /** @type {number} */ ty,
    /** @type {string} */ text,
    /** @type {number} */ most,
  ) => write(look, tx, ty, text, wide ? 197 : 450, most);
  const title = line("caption", x + 14, y + (wide ? 24 : 19), board.says("endor"), wide ? 17 : 19);
  const [tx, ty] = wide ? [x + 12, y + 561] : [x + 90, y + 19];
  const down = () => line("odds-line", tx, ty, board.says("board-shield-down"), wide ? 17 : 19);
  if (!scene.assault?.dice) return `${walked}${title}${down()}`;
  const { dice: number, tenths, all } = scene.assault;
  const steps = (tenths / 10).toLocaleString(document.documentElement.lang);
  const odds = line("odds-line", tx, ty, board.says("endor.odds", { dice: number, steps }), wide ? 15 : 20);
  const left = board.track.length - 1 - team;
  const more = left <= number ? board.says("endor.fall", { percent: all }) : board.says("endor.left", { n: left });
  return `${walked}${title}${odds}${wide ? line("odds-more", tx, ty + 17, more, 13) : ""}`;
}

/** The Stormtroopers that can be placed. @param {Thing} item @param {Board} board */
export const supply = (item, board) =>
  board.shape === "wide"
    ? `<rect class="hit" x="-18" y="-15" width="200" height="30"/><g transform="scale(.85)">${TROOPER}</g>
      ${write("odds-more supply-count", 17, 5, board.says("supply", { n: item.n }), 166, 14)}`
    : `<g transform="scale(.9)">${TROOPER}</g><text class="count supply-count" x="26" y="6">${item.n}</text>`;

/**
 * One space of the trail: the next ones are large. Where there is little room, a number stands for all that follow it.
 * @param {Thing} item
 * @param {string} id
 * @param {Board} board
 */
export function step(item, id, board) {
  const wide = board.shape === "wide";
  if (item.last && !item.next) return `<circle class="hit" r="20"/>`;
  if (item.next) {
    const r = wide ? 20 : 19;
    return `<circle class="hit" r="${r + 3}"/><circle class="step next${item.guarded ? " guarded" : ""}" r="${r}"/>
      <text class="step-number" y="8">${item.number}</text>`;
  }
  const before = /** @type {Thing} */ (board.placeItem(board.track[board.track.indexOf(id) - 1]));
  const said = !item.behind && (wide || before.next || before.number !== item.number);
  return `<circle class="hit" r="14"/><circle class="step${item.behind ? " behind" : ""}" r="${wide ? 11 : 12}"/>
    ${said ? `<text class="step-small" y="${wide ? 5 : 8}">${item.number || ""}</text>` : ""}`;
}

/** What a die must show to hit each ship, in the tray while no dice lie there. @param {Board} board */
export function dieTray(board) {
  const dice = Object.values(board.scene.tokens ?? {}).some(({ look }) => look === "die");
  if (dice || board.shape !== "wide") return "";
  const { hits = {} } = /** @type {{hits?: Record<string, number>}} */ (/** @type {unknown} */ (board.still));
  let x = 781;
  const drawn = [...new Set(Object.values(hits))].sort().map((least) => {
    const ships = Object.keys(hits).filter((ship) => hits[ship] === least);
    const group = ships.map((ship, i) => small(ship, x + 32 + 18.5 * i));
    const number = `<text class="hit-number" x="${x}" y="526.5">${least}+</text>`;
    x += 28 + 18.5 * ships.length;
    return number + group.join("");
  });
  return `<g class="hit-numbers">${drawn.join("")}</g>`;
}

/** A ship among the numbers that hit it. @param {string} ship @param {number} x */
function small(ship, x) {
  const side = ship === "tie" || ship === "executor" ? "empire" : "rebels";
  const [body, scale] = ship === "marker" ? [CRUISER, 0.19] : [SHIPS[HULLS[ship]], 0.34];
  const turn = UPRIGHT.has(ship) || ship === "marker" ? 0 : -90;
  const spot = `translate(${x} 521) rotate(${turn}) scale(${scale})`;
  return `<g class="ship-body ${ship === "marker" ? "" : side}" transform="${spot}">${body}</g>`;
}

/** The tray that the dice roll into, and below it the shelf of the two discards. @param {Board} board */
export const shelves = (board) =>
  board.shape === "wide"
    ? `${room({ x: 774, y: 501, w: 218, h: 40 }, "tray")}${room({ x: 774, y: 544, w: 107, h: 48 }, "tray rebels")}
      ${room({ x: 885, y: 544, w: 107, h: 48 }, "tray empire")}`
    : "";

/**
 * The throne room with its great window; where there is little room, only a glow behind the duel.
 * @param {Board} board
 */
export function throne(board) {
  if (board.shape !== "wide") {
    return ["luke", "vader"]
      .map((who) => {
        const [x, y] = board.at(who);
        return `<rect class="throne" x="${x - 54}" y="${y - 66}" width="108" height="154" rx="14"/>`;
      })
      .join("");
  }
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const turn = (i * Math.PI) / 8;
    const [x, y] = [Math.cos(turn) * 74, Math.sin(turn) * 74].map((value) => value.toFixed(1));
    return `M${x} ${y}L${-x} ${-y}`;
  });
  return `${room({ x: 774, y: 8, w: 218, h: 232 }, "throne")}
    <g transform="translate(883 78)"><circle class="window" r="64"/>
    <path class="spokes" clip-path="circle(64px)" d="${spokes.join("")}"/>
    <circle class="window-rim" r="64"/><circle class="window-rim" r="30"/></g>
    <path class="stairs" d="M838 152H928L938 166H828ZM828 166H938L950 184H816Z"/>
    <path class="seat-back" d="M855 128V60C855 34 911 34 911 60V128Z"/>
    <circle class="clash" cx="883" cy="112" r="46"/>
    ${write("caption hall", 785, 28, board.says("throne"), 197, 15)}`;
}
