// @ts-check
// Space: the rings with their sectors, the Death Star in the middle, the fleets, and how the war ends.

import { dice, escaped, stars } from "/js/art.js";
import { widthOf, write } from "./letters.js";
import { heart } from "./people.js";
import { CRUISER, HULLS, SHIPS, UPRIGHT } from "./ships.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("./art.js").Rings} Rings */
/** @typedef {import("/js/board.js").Board} Board */

const WIDTH = 46; // of a ship across its course, with a little air
const ODDS = 15; // the size of the letters of odds
const ROW = 31; // between two rows of groups, where a sector is too narrow for one
const PLATE = 16; // from the middle of a group to its number
const BORDER = 4.5; // how near to a border a group may come, of what `room` keeps free
const CROWDED = 36; // groups that would have less stand in two rows
const BROAD = 96; // what a group of three needs to fly side by side

/** @param {Board} board */
const ringsOf = (board) => /** @type {Rings} */ (board.layout);

/** Light and shadow for everything that is drawn of space. */
const PAINT = `<defs>
  <radialGradient id="risk-sky" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#1a2542"/>
    <stop offset=".55" stop-color="#0d1322"/><stop offset="1" stop-color="#070a12"/></radialGradient>
  <radialGradient id="risk-disc"><stop offset=".18" stop-color="#31446e"/><stop offset=".5" stop-color="#1c2845"/>
    <stop offset="1" stop-color="#121a2e"/></radialGradient>
  <radialGradient id="risk-moon" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="#eef2f7"/>
    <stop offset=".45" stop-color="#98a3b4"/><stop offset=".8" stop-color="#4a5466"/>
    <stop offset="1" stop-color="#20262f"/>
  </radialGradient>
  <radialGradient id="risk-dish" cx=".6" cy=".65" r=".7"><stop offset="0" stop-color="#9aa5b5"/>
    <stop offset="1" stop-color="#39424f"/></radialGradient>
  <radialGradient id="risk-shield"><stop offset=".78" stop-color="#59b8ff" stop-opacity="0"/>
    <stop offset=".95" stop-color="#59b8ff" stop-opacity=".34"/><stop offset="1" stop-color="#59b8ff" stop-opacity="0"/>
  </radialGradient>
  <radialGradient id="risk-fire"><stop offset="0" stop-color="#fffbe6"/><stop offset=".25" stop-color="#ffe08a"/>
    <stop offset=".55" stop-color="#ff9136" stop-opacity=".85"/><stop offset="1" stop-color="#d2351c" stop-opacity="0"/>
  </radialGradient>
  <radialGradient id="risk-cloud"><stop offset="0" stop-color="#5b4b9a" stop-opacity=".34"/>
    <stop offset="1" stop-color="#5b4b9a" stop-opacity="0"/></radialGradient>
  <linearGradient id="risk-rebel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd27a"/>
    <stop offset="1" stop-color="#d98a00"/></linearGradient>
  <linearGradient id="risk-steel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dfe8f4"/>
    <stop offset="1" stop-color="#7d90ad"/></linearGradient>
</defs>`;

/** The night around the rings, farther out than the board itself. @param {Board} board */
export function night(board) {
  const { size, middle, radius } = ringsOf(board);
  const [x, y] = middle;
  const glimmer = stars(size[0], size[1], 150, 3);
  const next = dice(11);
  const bright = Array.from({ length: 16 }, () => {
    const [sx, sy, s] = [next() * size[0], next() * size[1], 3 + next() * 3];
    return `<path class="star" transform="translate(${sx.toFixed(0)} ${sy.toFixed(0)}) scale(${(s / 5).toFixed(2)})"
      d="M0 -5L.8 -.8L5 0L.8 .8L0 5L-.8 .8L-5 0L-.8 -.8Z"/>`;
  });
  return `${PAINT}<rect fill="url(#risk-sky)" x="-900" y="-900" width="${size[0] + 1800}" height="${size[1] + 1800}"/>
    <ellipse fill="url(#risk-cloud)" cx="${x - 190}" cy="${y + 190}" rx="300" ry="190"/>
    <ellipse fill="url(#risk-cloud)" cx="${x + 230}" cy="${y - 180}" rx="260" ry="150"/>
    ${glimmer}${bright.join("")}<circle class="disc" cx="${x}" cy="${y}" r="${radius}"/>
    <circle class="rim" cx="${x}" cy="${y}" r="${radius + 3}"/>`;
}

/**
 * A part of a ring.
 * @param {Thing} item
 * @param {string} id
 * @param {Board} board
 */
export function sector(item, id, board) {
  const { radius } = ringsOf(board);
  const [near, far] = [item.band[0] * radius + 2, item.band[1] * radius - 2];
  const gap = (/** @type {number} */ r) => ((2.2 / r) * 180) / Math.PI; // so that borders are equally wide everywhere
  const point = (/** @type {number} */ angle, /** @type {number} */ r) => polar(angle, r, id, board).join(" ");
  const path = `M${point(item.span[0] + gap(far), far)}A${far} ${far} 0 0 0 ${point(item.span[1] - gap(far), far)}
    L${point(item.span[1] - gap(near), near)}A${near} ${near} 0 0 1 ${point(item.span[0] + gap(near), near)}Z`;
  return `<path class="sector ${item.held ?? ""}" d="${path}"/><path class="aura sector-aura" d="${path}"/>`;
}

/** The names of the places, above whatever flies there. @param {Board} board */
export function names(board) {
  const found = Object.entries(board.still.places ?? {}).map(([id, place]) => {
    const item = /** @type {Thing} */ (place);
    if (item.kind !== "sector" && item.kind !== "marker") return "";
    const [x, y] = board.at(id);
    const [dx, dy] = item.kind === "sector" ? corner(item, id, board) : [-30, 22];
    return `<text class="sector-name ${item.kind}" data-of="${id}" x="${x + dx}" y="${y + dy + 5}">
      ${id.slice(6).toUpperCase()}</text>`;
  });
  return found.join("");
}

/**
 * The corner of a sector in which its name stands, seen from its middle.
 * @param {Thing} item
 * @param {string} id
 * @param {Board} board
 */
function corner(item, id, board) {
  const edge = item.band[1] * ringsOf(board).radius - 14;
  return polar(item.span[0] + ((14 / edge) * 180) / Math.PI, edge, id, board);
}

/**
 * A point of a ring, seen from the middle of a place.
 * @param {number} angle
 * @param {number} r
 * @param {string} id
 * @param {Board} board
 */
function polar(angle, r, id, board) {
  const turn = (angle * Math.PI) / 180;
  const [cx, cy] = ringsOf(board).middle;
  const [x, y] = board.at(id);
  return [cx + r * Math.sin(turn) - x, cy + r * Math.cos(turn) - y].map((value) => Math.round(value * 10) / 10);
}

/**
 * A point seen from the middle of a place.
 * @param {string} place
 * @param {Board} board
 * @param {number} inward towards the Death Star
 * @param {number} along the ring, away from the name of the place
 */
function towards(place, board, inward, along) {
  const turn = (heading(place, board) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [inward * cos - along * sin, inward * sin + along * cos].map((value) => Math.round(value));
}

/** How a ship at a place is turned to fly at the Death Star. @param {string} place @param {Board} board */
function heading(place, board) {
  const [cx, cy] = ringsOf(board).middle;
  const [x, y] = board.at(place);
  return Math.round((Math.atan2(cy - y, cx - x) * 180) / Math.PI);
}

/**
 * A fleet marker: a great ship of the Rebels, or its wreck.
 * @param {Thing} item
 * @param {string} id
 */
export function cruiser(item, id) {
  const left = id.slice(6) < "f4"; // the two halves of the fleet fly at each other's side
  const body = item.down
    ? `<g class="wreck" transform="rotate(${left ? 20 : 160}) scale(.8)">${CRUISER}</g>
      <path class="break" d="M-16 -14L-6 -4L-12 2L4 12M6 -14L10 -4L2 2"/>`
    : `<g class="ship-body capital" transform="scale(${left ? 1 : -1} 1)">${CRUISER}</g>`;
  return `<ellipse class="hit" rx="46" ry="30"/>${body}
    <rect class="aura" x="-50" y="-28" width="100" height="56" rx="28"/>`;
}

/** @typedef {number[][]} Formation where ships fly, seen along their course, and how large each is */
/** @type {Record<number, Formation>} */
const CLOSE = {
  1: [[0, 0, 1.2]],
  2: [
    [0, -17, 0.9],
    [0, 17, 0.9],
  ],
  3: [
    [-11, -18, 0.76],
    [-11, 18, 0.76],
    [9, 0, 0.96],
  ],
};
/** @type {Formation} three in a sector that has the room for it */
const SIDE_BY_SIDE = [
  [-7, -27, 0.88],
  [-7, 27, 0.88],
  [6, 0, 0.98],
];

/**
 * How the ships of a group fly.
 * @param {Thing} item
 * @param {Board} board
 */
function formationOf({ at, crowd, n }, board) {
  if (crowd > 1) return [[0, 0, 1]];
  return n > 2 && room(at, board) >= BROAD ? SIDE_BY_SIDE : CLOSE[Math.min(n, 3)];
}

/**
 * Ships of a kind as a little formation with their number.
 * @param {Thing} item
 * @param {Board} board
 */
export function fleet(item, board) {
  const hull = SHIPS[HULLS[item.of]];
  if (item.most) return flagship(item, hull, board);
  const course = heading(item.at, board);
  const upright = UPRIGHT.has(item.of) ? -course : 0;
  const bodies = formationOf(item, board).map(
    ([x, y, s]) => `<g transform="translate(${x} ${y}) rotate(${upright}) scale(${s})">${hull}</g>`,
  );
  const plate = `<circle class="badge ${item.side}" r="13"/><text class="count" y="6.5">${item.n}</text>`;
  return `<circle class="hit" r="24"/>
    <g class="ship-body ${item.side}" transform="rotate(${course})">${bodies.join("")}</g>
    <circle class="aura" r="${item.crowd > 1 ? 26 : 33}"/>${beside(item, plate, board)}`;
}

/**
 * A plate beside a group, equally large however small its ships are drawn. It lies on the side of those that are drawn
 * before, so that no other group covers it.
 * @param {Thing} item
 * @param {string} plate
 * @param {Board} board
 */
function beside(item, plate, board) {
  const { s } = station(item, false, board);
  const { kind } = board.placeItem(item.at);
  const along = item.crowd > 1 ? 0 : Math.min(22, room(item.at, board, -PLATE) / 2 - 24); // never over a border
  const [x, y] = kind === "sector" ? towards(item.at, board, PLATE, along) : [23, 20];
  return `<g class="plate" transform="translate(${x} ${y}) scale(${(1 / s).toFixed(2)})">${plate}</g>`;
}

/**
 * One large ship with the hits it has left in a heart, which nobody takes for a number of ships.
 * @param {Thing} item
 * @param {string} hull
 * @param {Board} board
 */
function flagship(item, hull, board) {
  const course = heading(item.at, board) + (item.side === "empire" ? 180 : 0);
  const plate = `<g class="badge life-plate ${item.side}" transform="scale(2.3)">${heart(0, 0)}</g>
    <text class="count" y="4">${item.left}</text>`;
  return `<circle class="hit" r="24"/>
    <g class="ship-body ${item.side}" transform="rotate(${course}) scale(${item.crowd > 1 ? 1 : 1.12})">${hull}</g>
    <circle class="aura" r="30"/>${beside(item, plate, board)}`;
}

/** TIE fighters inside the Executor. @param {Thing} item @param {Board} board */
export function reserve(item, board) {
  const name = board.shape === "wide" ? write("pile-name middle", -7, -33, board.says("board-reserve"), 112, 14) : "";
  return `<g class="ship-body empire" transform="scale(.95)">${SHIPS["tie-fighter"]}</g>
    <g transform="translate(20 16)"><circle class="badge empire" r="15"/>
    <text class="count" y="6.5">${item.n}</text></g>${name}`;
}

/**
 * How much room there is along the ring in the middle of a sector, or so far outside of it, in units.
 * @param {string} at
 * @param {Board} board
 * @param {number} [off]
 */
function room(at, board, off = 0) {
  const { span, band } = /** @type {Thing} */ (board.placeItem(at));
  if (!span) return 0; // a marker is as large as a group
  return ((span[1] - span[0]) * Math.PI * (middleOf(band, board) + off)) / 180 - 6;
}

/** The radius in the middle of a ring. @param {[number, number]} band @param {Board} board */
const middleOf = (band, board) => ((band[0] + band[1]) / 2) * ringsOf(board).radius;

/**
 * Where the groups of a place stand: side by side along the ring, in the middle of their sector, the first one farthest
 * from its name; which is the first is said by the scene, for a page hears of groups in any order.
 * @param {Thing} item
 * @param {boolean} open
 * @param {Board} board
 */
export function station(item, open, board) {
  const { span, band } = /** @type {Thing} */ (board.placeItem(item.at));
  const { crowd: n, order: i = 0 } = item;
  if (!span) return { x: (i - (n - 1) / 2) * WIDTH, y: 0, s: 0.9 };
  const whole = room(item.at, board);
  const name = board.shape === "wide" ? 16 : 22; // what the name of a sector takes of its outer edge
  const rows = (whole - name) / n < CROWDED && n > 1 && !open ? 2 : 1;
  const inner = rows > 1 ? Math.floor(n / 2) : 0; // so many stand in a row at the inner edge
  const [here, k] = i < inner ? [inner, i] : [n - inner, i - inner];
  const off = rows > 1 ? (i < inner ? -ROW : ROW) / 2 : 0;
  const aside = n === 1 ? (whole < BROAD ? 12 : 0) : i < inner ? 0 : name / 2;
  const row = room(item.at, board, rows > 1 ? off : -PLATE) + BORDER;
  const along = ((here - 1) / 2 - k) * Math.min(70, (row - 2 * aside) / here) + aside;
  const r = middleOf(band, board) + off;
  const [x, y] = polar((span[0] + span[1]) / 2 + ((along / r) * 180) / Math.PI, r, item.at, board);
  if (n === 1) return { x, y, s: Math.min(1.03, whole / 64) };
  return { x, y, s: Math.min(rows > 1 ? 0.782 : 1.1, whole / (n - inner) / 44) };
}

/**
 * Where the odds of an attack stand: across the outer edge of the sector, in the corner that has no name in it.
 * @param {Thing} item
 * @param {Board} board
 */
export function besideTarget(item, board) {
  const { span, band, kind } = /** @type {Thing} */ (board.placeItem(item.at));
  if (!span) return { x: 0, y: kind === "death-star" ? 26 : -30, s: 1 };
  const edge = band[1] * ringsOf(board).radius - 6;
  const upright = Math.abs(Math.sin((heading(item.at, board) * Math.PI) / 180)); // a plate is broader than high
  const inside = (((17 + 13 * upright) / edge) * 180) / Math.PI;
  const [x, y] = polar(span[1] - inside, edge, item.at, board);
  return { x, y, s: 1 };
}

/** What an attack promises, on a plate as broad as that needs. @param {Thing} item @param {Board} board */
export function odds(item, board) {
  const number = (item.tenths ?? 0) / 10;
  const n = number.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1 });
  const text = item.percent ? `${item.percent}\u00a0%` : board.says("odds.hits", { n });
  const half = widthOf(text, ODDS) / 2 + 9; // and air around it
  return `<rect class="odds-plate" x="${-half}" y="-13" width="${2 * half}" height="26" rx="13"/>
    <text class="odds-text" y="5.5" font-size="${ODDS}">${escaped(text)}</text>`;
}

/** @param {Thing} item @param {Board} board */
export function deathStar(item, board) {
  const { radius, core } = ringsOf(board);
  const r = radius * core - 3;
  if (item.fate === "death-star-destroyed") return blast(r);
  const panels = [-0.62, -0.36, 0.42, 0.66].map((at) => {
    const half = Math.sqrt(1 - at * at) * r;
    return `M${(-half * 0.8).toFixed(1)} ${(at * r).toFixed(1)}H${(half * 0.72).toFixed(1)}`;
  });
  return `<circle class="hit" r="${r}"/><circle class="death-star" r="${r}"/>
    <path class="panels" d="${panels.join("")}M${-r * 0.1} ${-r * 0.62}V${-r * 0.36}
      M${r * 0.3} ${r * 0.42}V${r * 0.66}"/>
    <path class="trench" d="M${-r} 3H${r}M${-r * 0.97} 9H${r * 0.97}"/>
    <circle class="dish" cx="${-r * 0.3}" cy="${-r * 0.4}" r="${r * 0.27}"/>
    <circle class="eye-of" cx="${-r * 0.3}" cy="${-r * 0.4}" r="${r * 0.08}"/>
    ${item.shield ? `<circle class="shield" r="${r + 11}"/>` : ""}<circle class="aura" r="${r + 2}"/>
    ${item.fate === "fleet-destroyed" ? superlaser(r, board) : ""}`;
}

/** The Death Star is gone: fire, rays and a ring. @param {number} r */
function blast(r) {
  const next = dice(5);
  const rays = Array.from({ length: 22 }, (_, i) => {
    const [turn, far] = [(i * Math.PI) / 11 + next() * 0.2, r * (2 + next() * 2.4)];
    const [x, y, w] = [Math.cos(turn), Math.sin(turn), 2 + next() * 4];
    const [px, py] = [x * w, y * w].map((value) => Number(value.toFixed(1)));
    return `M${-py} ${px}L${(x * far).toFixed(0)} ${(y * far).toFixed(0)}L${py} ${-px}Z`;
  });
  const pieces = Array.from({ length: 18 }, () => {
    const [turn, far, s] = [next() * 2 * Math.PI, r * (1.1 + next() * 2.4), 2 + next() * 5];
    const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far].map((value) => value.toFixed(0));
    return `<path class="debris" transform="translate(${x} ${y})
      rotate(${(next() * 360).toFixed(0)}) scale(${s.toFixed(1)})" d="M-1 -.6L.4 -1L1 .3L-.2 1Z"/>`;
  });
  return `<g class="blast"><ellipse class="shock" rx="${r * 4.3}" ry="${r * 1.3}"/>
    <ellipse class="shock second" rx="${r * 5}" ry="${r * 5}"/><path class="rays" d="${rays.join("")}"/>
    <circle class="fireball" fill="url(#risk-fire)" r="${r * 3}"/><g class="debris-cloud">${pieces.join("")}</g>
    <circle class="white-hot" r="${r * 0.75}"/></g>`;
}

/**
 * The last shot at the Rebel fleet: a beam from the dish to the edge, and fire where it ends.
 * @param {number} r
 * @param {Board} board
 */
function superlaser(r, board) {
  const { radius } = ringsOf(board);
  const [x, y, far] = [-r * 0.3, -r * 0.4, radius * 1.06];
  const fires = [-150, -86, -34, 24, 80, 144].map((at, i) => {
    const [fx, fy] = [at, far - Math.abs(at) * 0.22];
    return `<circle class="fire${i % 2 ? " second" : ""}" fill="url(#risk-fire)"
      cx="${fx}" cy="${fy}" r="${52 + (i % 2) * 18}"/>`;
  });
  const beam = (/** @type {string} */ look) => `<path class="${look}" pathLength="100" d="M${x} ${y}L0 ${far}"/>`;
  const wave = `<ellipse class="shock" rx="${radius * 0.8}" ry="${radius * 0.2}"/>`;
  const shock = `<g transform="translate(0 ${far})">${wave}</g>`;
  return `<g class="blast">${shock}${beam("laser wide")}${beam("laser")}${fires.join("")}</g>`;
}
