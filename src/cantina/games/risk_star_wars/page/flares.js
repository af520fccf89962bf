// @ts-check
// What flies and burns while an order is told: bolts and blades before the dice are thrown, and what came of them
// after.

import { dice } from "/js/art.js";

/** @typedef {import("/js/protocol").LogEntry} LogEntry */
/** @typedef {import("/js/types").Point} Point */
/** @typedef {import("/js/board.js").Board} Board */

const IMPERIAL = new Set(["ties", "executor"]);
const DISH = [-13, -18]; // of the Death Star, seen from its middle
const CLASH = 116; // how high above the middle between them the blades meet, less than the heads
const LOST = new Set(["destroyed", "special-lost", "marker-lost", "razed", "core-lost"]);

/**
 * What is seen of an order before its dice are thrown.
 * @param {LogEntry[]} entries
 * @param {Board} board as it was before
 */
export function aimed(entries, board) {
  if (!has(entries, "rolled")) return "";
  const attack = find(entries, "attacked");
  if (attack)
    return bolts(pointOf(attack.place, board), pointOf(attack.place2, board), IMPERIAL.has(String(attack.order)));
  const fired = find(entries, "fired");
  if (fired) return charge(pointOf(fired.place, board), board);
  const order = find(entries, "ordered")?.order;
  if (order === "luke" || order === "vader") return clash(String(order), board);
  return order === "assault" ? march(board) : "";
}

/**
 * What has come of it: explosions, the beam of the Death Star, blows, the fall of the shield.
 * @param {LogEntry[]} entries
 * @param {Board} board as it was before
 */
export function struck(entries, board) {
  const fired = find(entries, "fired");
  const beams = fired ? beam(pointOf(fired.place, board), has(entries, "fired-in-vain"), board) : "";
  const lost = entries
    .filter(({ event }) => LOST.has(event))
    .map(({ event, args = {} }) => burning(event, args, board));
  const damaged = entries.filter(({ event }) => event === "damaged");
  const hit = damaged.map(({ args }) => at(standing(`ship-${args?.ship}`, board), spark()));
  const blow = find(entries, "duel-hit");
  const blows = blow ? at(board.at(String(blow.hero)), cut(Number(blow.number), has(entries, "rolled"))) : "";
  const falls = has(entries, "shield-lost") ? collapse(board) : "";
  return [beams, ...new Set([...lost, ...hit]), blows, falls].join("");
}

/** @param {LogEntry[]} entries @param {string} event */
const has = (entries, event) => entries.some((entry) => entry.event === event);

/** @param {LogEntry[]} entries @param {string} event */
const find = (entries, event) => entries.find((entry) => entry.event === event)?.args ?? null;

/** @param {unknown} place @param {Board} board */
const pointOf = (place, board) => board.at(`place-${place}`);

/** Where a group of ships stands. @param {string} id @param {Board} board @returns {Point} */
function standing(id, board) {
  const spot = board.spots.get(id);
  return spot ? [spot.x, spot.y] : board.at(id);
}

/** @param {Point} point @param {string} drawn @param {number} [scale] */
const at = ([x, y], drawn, scale = 1) => `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;

/**
 * Where something burns, and how large: a group of ships, a marker or sector with all that is there, the Death Star.
 * @param {string} event
 * @param {LogEntry["args"]} args
 * @param {Board} board
 */
function burning(event, args = {}, board) {
  if (event === "core-lost") return at(board.at("place-death-star"), boom(), 3.2);
  if (event === "marker-lost" || event === "razed") return at(pointOf(args.place, board), boom(), 1.7);
  const [group, single] = [`${args.ship}.${args.place}`, `ship-${args.ship}`];
  const id = [group, single].find((one) => board.spots.has(one)) ?? `place-${args.place}`;
  return at(standing(id, board), boom(), event === "special-lost" ? 1.6 : 1);
}

/** A burst of fire with debris and a ring. */
function boom() {
  const next = dice(9);
  const debris = Array.from({ length: 9 }, (_, i) => {
    const [turn, far] = [(i / 9) * 2 * Math.PI + next(), 22 + next() * 18];
    const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far].map((value) => value.toFixed(0));
    return `M${x} ${y}l-3 -2l1 5z`;
  });
  return `<g class="boom"><circle fill="url(#risk-fire)" r="38"/><circle class="boom-ring" r="32"/>
    <path class="boom-debris" d="${debris.join("")}"/></g>`;
}

/** A hit that does not destroy. */
const spark = () => `<path class="spark" d="M0 -24L5 -6L22 -8L8 2L16 20L0 8L-16 20L-8 2L-22 -8L-5 -6Z"/>`;

/**
 * A volley from one place at another.
 * @param {Point} from
 * @param {Point} to
 * @param {boolean} imperial
 */
function bolts([x, y], [tx, ty], imperial) {
  const far = Math.hypot(tx - x, ty - y) || 1;
  const [ax, ay] = [-(ty - y) / far, (tx - x) / far]; // across their course
  return [-14, 8, -4, 15, 1]
    .map((aside, i) => {
      const [dx, dy] = [ax * aside, ay * aside].map((value) => Number(value.toFixed(1)));
      return `<path class="bolt${imperial ? " green" : ""} wave-${i}" pathLength="100"
      d="M${x + dx} ${y + dy}L${tx + dx * 0.6} ${ty + dy * 0.6}"/>`;
    })
    .join("");
}

/** The dish, where the beam of the Death Star begins. @param {Board} board @returns {Point} */
function dish(board) {
  const [x, y] = board.at("place-death-star");
  return [x + DISH[0], y + DISH[1]];
}

/** @param {Point} from @param {Point} to */
const line = (from, to) => `M${from.join(" ")}L${to.join(" ")}`;

/**
 * The Death Star takes aim: light gathers in its dish, and a ray looks for the target.
 * @param {Point} to
 * @param {Board} board
 */
const charge = (to, board) =>
  `<path class="aiming" pathLength="100" d="${line(dish(board), to)}"/>
  ${at(to, `<circle class="crosshair" r="34"/>`)}${at(dish(board), `<circle class="gather" r="15"/>`)}`;

/** It fires, at the target or past it. @param {Point} to @param {boolean} past @param {Board} board */
function beam(to, past, board) {
  const from = dish(board);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const end = /** @type {Point} */ (past ? [to[0] + dx - (dy / far) * 60, to[1] + dy + (dx / far) * 60] : to);
  const look = past ? "beam past" : "beam";
  return `<path class="${look} wide" pathLength="100" d="${line(from, end)}"/>
    <path class="${look}" pathLength="100" d="${line(from, end)}"/>`;
}

/** Blades that meet, and whoever strikes a step ahead. @param {string} hero @param {Board} board */
function clash(hero, board) {
  const [luke, vader] = [board.at("luke"), board.at("vader")];
  const [from, to] = hero === "luke" ? [luke, vader] : [vader, luke];
  const wide = board.shape === "wide";
  const [x, y] = wide ? [(luke[0] + vader[0]) / 2, CLASH] : [to[0], to[1] - 16];
  const turn = from[0] < to[0] ? 1 : -1;
  return at(
    [x, y],
    `<g transform="scale(${turn} 1)"><path class="swing ${hero}" pathLength="100" d="M-46 -34Q26 -42 38 34"/></g>
    <path class="spark" d="M0 -24L5 -6L22 -8L8 2L16 20L0 8L-16 20L-8 2L-22 -8L-5 -6Z"/>`,
  );
}

/**
 * Cuts of a blade across whoever is hit; without dice it is the lightning of the Emperor.
 * @param {number} n
 * @param {boolean} blade
 */
function cut(n, blade) {
  const cuts = ["M-26 -30L24 22", "M26 -26L-24 26", "M-30 -4L30 4", "M0 -36L4 34"].slice(0, Math.max(1, n));
  const forks = ["M6 -70L-4 -44L8 -34L-8 -8L6 4", "M22 -66L12 -40L24 -22L10 6", "M-14 -68L-8 -36L-20 -20L-6 8"];
  const [look, paths] = blade ? ["cut", cuts] : ["lightning", forks];
  return `<circle class="wince" r="44"/>${paths
    .map((path, i) => `<path class="${look} wave-${i}" pathLength="100" d="${path}"/>`)
    .join("")}`;
}

/** The strike team fires along its trail. @param {Board} board */
function march(board) {
  const here = board.track.indexOf(board.scene.tokens?.team?.at ?? "");
  const [from, to] = [here, Math.min(here + 5, board.track.length - 1)].map((i) => board.at(board.track[i]));
  return bolts([from[0], from[1] - 6], to, false);
}

/** The shield goes down: the generator burns, and the light around the Death Star bursts. @param {Board} board */
function collapse(board) {
  const generator = board.at(board.track[board.track.length - 1]);
  const rings = [0, 2, 4].map((i) => `<circle class="bursting wave-${i}" r="62"/>`);
  return at(generator, boom(), 2) + at(board.at("place-death-star"), rings.join(""));
}
