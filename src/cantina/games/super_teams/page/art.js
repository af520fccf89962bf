// @ts-check
// Super Teams: a ribbon of light through deep space, from a desert planet to a ringed one.

import { cluster, mark, pile } from "/js/art.js";
import { captions } from "./captions.js";
import { face } from "./cards.js";
import { docked, docks, spread } from "./docks.js";
import { gist } from "./gists.js";
import { stops } from "./moments.js";
import { SHIPS } from "./ships.js";
import { sky } from "./sky.js";
import { half, space } from "./spaces.js";

/**
 * What the scene says of a thing; how much of it depends on its look.
 * @typedef {import("/js/types").Item & {
 *   at: string, of: string, side: string, kind: string, n: number, half: number, joker: boolean, chosen?: boolean,
 *   passed?: boolean,
 * }} Thing
 * @typedef {import("/js/board.js").Board} Board
 */

const ROOM = 30; // from the middle of a ship to the edge of its light
const CHEVRONS = `<path class="sign" d="M-8 4L0 -6L8 4M-8 11L0 1L8 11"/>`;
const STAR = `<path class="sign"
  d="M0 -8L2.4 -2.5L8.3 -2L3.8 1.9L5.2 7.6L0 4.5L-5.2 7.6L-3.8 1.9L-8.3 -2L-2.4 -2.5Z"/>`;

/** The ships of one space, none over another: how large they are, and where each stands. One, two, three, four. */
const FORMATIONS = [
  [1.16, 0, 0],
  [0.82, -19, -15, 19, 13],
  [0.68, -18, -15, 18, -15, 0, 14],
  [0.62, -17, -16, 17, -16, -17, 14, 17, 14],
];

/** @type {import("/js/types").Art<Thing>} */
export const art = {
  id: "super-teams",
  bare: ["card"],
  hand: "console",
  icons: {
    "board-bonus": "M8 2L9.8 6L14 6.4L10.8 9.2L11.8 13.5L8 11.2L4.2 13.5L5.2 9.2L2 6.4L6.2 6Z",
    "board-home": "M8 3A5.5 5.5 0 1 0 8 14A5.5 5.5 0 1 0 8 3ZM1 11Q8 14 15 6",
  },

  ground: sky,

  living: (board) => `<g class="us-${board.scene.ours ?? "none"}"/>${captions(board)}${docks(board)}`,

  place: (item, id, board) => (item.look === "half" ? half(item, id, board) : space(item)),

  token(item, id, board) {
    if (id === "planet-cards" && !item.n) return ""; // all have taken theirs
    if (item.look === "deck") return pile(item.n, "movement", CHEVRONS);
    if (item.look === "bonus-deck") return pile(item.n, "bonus", STAR);
    if (item.look === "card")
      return `<g transform="translate(-25 -36) scale(.69)">
        <rect class="face ${item.side}" width="72" height="104" rx="8"/>${face(item)}</g>`;
    return ship(item, board);
  },

  arrange(item, i, n, open, board) {
    if (item.look !== "ship") return { x: 0, y: 0, s: item.look === "card" ? 0.8 : board.shape === "tall" ? 0.88 : 1 };
    const { kind, look } = board.placeItem(item.at);
    if (kind === "start" || kind === "home") return (open ? spread : docked)(item, kind, board);
    if (open && n > 1) return fanned(item, i, n, board);
    if (n > FORMATIONS.length) return cluster(i, n, false);
    if (look === "half") return abreast(item, i, n, board);
    const [s, ...at] = FORMATIONS[n - 1];
    return { x: at[2 * i], y: at[2 * i + 1], s };
  },

  face,

  lifts: true,

  ways,

  stops,

  gist,

  owned: ["ship"],

  weights: { moved: 1, back: 1, dodged: 1, hooked: 1, placed: -1, "drew-unseen": -1 },

  racer: ({ of, side }) => `<g class="ship-body ${side}">${SHIPS[of]}</g>`,
};

/**
 * The ships of a space when they are spread out: as far apart as a finger needs, and all of them on the board.
 * @param {Thing} item
 * @param {number} i
 * @param {number} n
 * @param {Board} board
 */
function fanned(item, i, n, board) {
  const wider = board.shape === "tall" ? 1.9 : 1; // where a unit is half a pixel
  const all = Array.from({ length: n }, (_, k) => cluster(k, n, true));
  const [x, y] = board.at(item.at).map((middle, axis) => {
    const at = all.map((spot) => (axis ? spot.y : spot.x) * wider);
    const [least, most] = [ROOM - Math.min(...at), board.layout.size[axis] - ROOM - Math.max(...at)];
    return Math.max(least, Math.min(middle, most)) - middle + at[i];
  });
  return { x, y, s: 1 };
}

/**
 * The ways of ships that the Maw threw back: out, and back again.
 * @param {import("/js/protocol").LogEntry[]} entries
 */
function ways(entries) {
  const out = /** @type {import("/js/types").Ways} */ ({});
  const found = /** @type {import("/js/types").Ways} */ ({});
  for (const { event, elements: [ship, ...spaces] = [] } of entries) {
    if (event === "moved") out[ship] = spaces;
    if (event === "back" && out[ship]) found[ship] = [...out[ship], ...spaces];
  }
  return found;
}

/**
 * A ship with its mark, turned the way that the ribbon leads.
 * @param {Thing} item
 * @param {Board} board
 */
function ship({ at, of, side, chosen, passed }, board) {
  const { turn, back } = heading(at, board);
  const flip = back ? "scale(-1 1) " : "";
  return `<circle class="hit" r="23"/><circle class="ours" r="36"/><circle class="base ${side}" r="25"/>
    <circle class="aura" r="29"/>${chosen || passed ? `<circle class="asked" r="33"/>` : ""}
    <g class="ship-body ${side}" transform="${flip}rotate(${turn.toFixed(0)})">${SHIPS[of]}</g>
    <g class="tag" transform="translate(${back ? 18 : -18} -18)">
      <circle class="tag-back" r="11"/>${mark(side, 0.78)}</g>`;
}

/**
 * The ships on one side of a double space: side by side, and away from the other side.
 * @param {Thing} item
 * @param {number} i
 * @param {number} n
 * @param {Board} board
 */
function abreast({ at }, i, n, board) {
  const [x, y] = board.at(at);
  const [mx, my] = board.at(at.replace(/-\d$/, ""));
  const size = Math.hypot(x - mx, y - my) || 1;
  const [out, along] = [(n === 1 ? 4 : 2) / size, (i - (n - 1) / 2) * (32 / size)];
  return {
    x: (x - mx) * out - (y - my) * along,
    y: (y - my) * out + (x - mx) * along,
    s: [0.76, 0.64, 0.5, 0.46][n - 1],
  };
}

/**
 * Which way the ribbon leads at a place: whether to the left, and how steep.
 * @param {string} at
 * @param {Board} board
 */
function heading(at, board) {
  const { track } = board;
  const i = track.indexOf(at.split("-").slice(0, 2).join("-"));
  const [a, b] = [board.at(track[Math.max(i - 1, 0)]), board.at(track[Math.min(i + 1, track.length - 1)])];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const planet = i <= 0 || i === track.length - 1;
  return { back: dx < 0, turn: planet ? 0 : (Math.atan2(dy, Math.abs(dx)) * 180) / Math.PI };
}
