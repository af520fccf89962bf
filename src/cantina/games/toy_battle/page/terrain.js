// @ts-check
// The terrains of Toy Battle: a board of wood, the ground that is painted on it, landmarks where there is room, and
// ropes.

import { dice, escaped } from "/js/art.js";
import { LANDMARKS } from "./landmarks.js";
import { paints } from "./paint.js";

/**
 * @typedef {import("/js/board.js").Board} Board
 * @typedef {import("/js/types").Point} Point
 * @typedef {{x: number, y: number, w: number, h: number}} Frame where the mat lies, and how large it is
 */

/**
 * A line through a frame, drawn several times one over the other: its bank, itself, its light.
 * @param {Frame} frame
 * @param {string} d path data in parts of its width and height
 * @param {string} look
 */
function band(frame, d, look) {
  const placed = within(frame, d);
  return ["bank", "flow", "light"].map((part) => `<path class="tb-band ${look} ${part}" d="${placed}"/>`).join("");
}

/** A path in parts of a frame as it lies there. @param {Frame} frame @param {string} d */
const within = ({ x, y, w, h }, d) =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px, py) => `${(x + w * px).toFixed(0)} ${(y + h * py).toFixed(0)}`);

/** Points along a path, close enough that nothing fits between them. @param {string} d @returns {Point[]} */
function along(d) {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  const steps = Math.ceil(path.getTotalLength() / 20);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = path.getPointAtLength((i / steps) * path.getTotalLength());
    return [x, y];
  });
}

/** Round spots by chance, always the same. @param {Frame} f @param {number} n @param {number} r @param {string} look */
function spots({ x, y, w, h }, n, r, look) {
  const next = dice(n);
  const spot = () => {
    const [cx, cy, size] = [x + next() * w, y + next() * h, r * (0.6 + next())];
    return `<ellipse class="tb-spot ${look}" cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" rx="${size.toFixed(0)}"
    ry="${(size * 0.6).toFixed(0)}"/>`;
  };
  return Array.from({ length: n }, spot).join("");
}

const RIVER = "M-.02 .47C.3 .4 .36 .58 .62 .52S.9 .44 1.02 .52";
const LAVA = "M.42 -.02C.2 .3 .75 .55 .58 1.02";

/** @typedef {{texture: string, ground: (frame: Frame) => string, flow?: string}} Theme `flow`: where nothing grows */

/** @type {Record<string, Theme>} */
const THEMES = {
  "castle-field": {
    texture: "grass",
    ground: (f) => spots(f, 9, 80, "pale") + band(f, RIVER, "river"),
    flow: RIVER,
  },
  "tropical-pool": {
    texture: "tiles",
    ground: (f) => band(f, "M.2 .2C.9 -.04 1.08 .5 .8 .78S-.06 .98 .1 .6S.0 .28 .2 .2Z", "pool"),
  },
  "city-of-clouds": { texture: "sky", ground: (f) => spots(f, 16, 70, "cloudy") },
  "volcanic-jungle": {
    texture: "leaves",
    ground: (f) => spots(f, 8, 90, "dark") + band(f, LAVA, "lava"),
    flow: LAVA,
  },
  "cursed-cemetery": {
    texture: "pebbles",
    ground: (f) =>
      `<circle class="tb-moon" cx="${f.x + f.w / 2}" cy="${f.y + f.h / 2}" r="${f.w * 0.3}"/>
      ${spots(f, 10, 95, "fog")}`,
  },
  "caribbean-sea": { texture: "waves", ground: (f) => spots(f, 9, 95, "shoal") },
  "station-metal-x": {
    texture: "plates",
    ground: (f) => band(f, "M.5 -.02L.5 1.02", "cable") + band(f, "M-.02 .48L1.02 .48", "cable"),
  },
  battlefield: {
    texture: "pebbles",
    ground: (f) =>
      spots(f, 9, 90, "dark") +
      band(f, "M-.02 .3L.28 .36L.4 .28L1.02 .36", "trench") +
      band(f, "M-.02 .66L.55 .72L.68 .64L1.02 .68", "trench"),
  },
  "la-croisette": {
    texture: "sand",
    ground: (f) =>
      band(f, "M1.04 -.04C.66 .3 .9 .6 .74 1.04L1.4 1.04L1.4 -.04Z", "bay") +
      spots({ ...f, w: f.w * 0.6 }, 6, 70, "pale"),
  },
};

/** The whole ground of a board: wood, mat, landmarks, regions, ropes. @param {Board} board */
export function terrain(board) {
  const { x, y, w, h } = frameOf(board);
  const pack = board.pack in THEMES ? board.pack : "castle-field";
  const { texture, ground, flow = "" } = THEMES[pack];
  const box = (/** @type {number} */ more) =>
    `x="${x - more}" y="${y - more}" width="${w + 2 * more}" height="${h + 2 * more}" rx="${20 + more}"`;
  const ropes = board.links.map(([a, b]) => rope(line(board.at(a), board.at(b)))).join("");
  return `${paints([texture])}<g class="terrain ${escaped(pack)}">
    <rect class="tb-fall" transform="translate(0 5)" ${box(7)}/>
    <rect class="tb-wood" fill="url(#tb-wood)" ${box(7)}/><clipPath id="tb-mat"><rect ${box(0)}/></clipPath>
    <g clip-path="url(#tb-mat)"><rect class="tb-ground" ${box(0)}/>${ground({ x, y, w, h })}
    <rect fill="url(#tb-${texture})" ${box(0)}/><rect fill="url(#tb-vignette)" ${box(0)}/>
    <g class="landmarks">${landmarks(board, LANDMARKS[pack], flow)}</g></g><rect class="tb-edge" ${box(0)}/>
    <g class="regions">${regionsOf(board)
      .map((ids) => `<path class="tb-region" d="${area(board, ids)}"/>`)
      .join("")}</g>
    <g class="ropes">${ropes}</g></g>`;
}

/** @param {Board} board @returns {Frame} */
export function frameOf(board) {
  const [x, y, w, h] = /** @type {{frame: number[]}} */ (/** @type {unknown} */ (board.layout)).frame;
  return { x, y, w, h };
}

/** The slack line between two places. @param {Point} a @param {Point} b */
export function line(a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const bend = 0.05;
  const middle = [(a[0] + b[0]) / 2 - dy * bend, (a[1] + b[1]) / 2 + dx * bend].map((value) => value.toFixed(1));
  return `M${a.join(" ")}Q${middle.join(" ")} ${b.join(" ")}`;
}

/** A rope with its shadow, its twist and the light on it. @param {string} d */
const rope = (d) =>
  `<path class="tb-rope fall" transform="translate(2 5)" d="${d}"/><path class="tb-rope" d="${d}"/>
    <path class="tb-rope body" d="${d}"/><path class="tb-rope twist" d="${d}"/>`;

/** The bases around each region. @param {Board} board */
function regionsOf(board) {
  const places = /** @type {{look: string, around: string[]}[]} */ (Object.values(board.still.places ?? {}));
  return places.filter((place) => place.look === "region").map((place) => place.around);
}

/** The area between places, as a path. @param {Board} board @param {string[]} ids */
export function area(board, ids) {
  const points = ids.map((id) => board.at(id));
  const [cx, cy] = [0, 1].map((axis) => points.reduce((sum, p) => sum + p[axis], 0) / points.length);
  points.sort((p, q) => Math.atan2(p[1] - cy, p[0] - cx) - Math.atan2(q[1] - cy, q[0] - cx));
  return `M${points.map((p) => p.join(" ")).join("L")}Z`;
}

/** @typedef {[number, number, number]} Round something round: its middle, and how far it reaches */

const SIZE = 42; // from the middle of a landmark to its edge
const LEAST = 0.62; // as large must it be to be drawn
const LARGEST = 1.3;

/** @type {Record<string, Round[]>} what a place takes up around its middle: with numbers, flags and limits */
const TAKEN = {
  base: [[0, 3, 44]],
  hq: [
    [0, 10, 52],
    [0, -34, 28],
    [8, -58, 18],
  ],
  region: [[0, -2, 24]],
};

/**
 * The landmarks where there is most room, always the same for a terrain; they touch nothing of the battle.
 * @param {Board} board
 * @param {string[]} drawings
 * @param {string} flow
 */
function landmarks(board, drawings, flow) {
  const stream = flow ? along(within(frameOf(board), flow)) : [];
  const taken = [...inUse(board), ...stream.map(([x, y]) => /** @type {Round} */ ([x, y, 30]))];
  const drawn = drawings.map((drawing) => {
    const [x, y, room] = roomiest(frameOf(board), taken);
    const scale = Math.min(LARGEST, room / SIZE);
    if (scale < LEAST) return "";
    taken.push([x, y, SIZE * scale]);
    return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(2)})">${drawing}</g>`;
  });
  return drawn.join("");
}

/** What stands on a terrain, and where its ropes run. @param {Board} board @returns {Round[]} */
function inUse(board) {
  const places = /** @type {[string, {look: string, medals?: number, only?: string[]}][]} */ (
    Object.entries(board.still.places ?? {})
  );
  const around = places.flatMap(([id, { look, medals = 0, only }]) => {
    const [x, y] = board.at(id);
    const limits = only ? [[50, 0, 24]] : [];
    const wide = medals > 1 ? [-20, 20].map((dx) => [dx, 0, 20]) : [];
    const high = medals > 2 ? [[0, -32, 18]] : [];
    return [...(TAKEN[look] ?? []), ...limits, ...wide, ...high].map(
      ([dx, dy, r]) => /** @type {Round} */ ([x + dx, y + dy, r]),
    );
  });
  const ropes = board.links.flatMap(([a, b]) =>
    along(line(board.at(a), board.at(b))).map(([x, y]) => /** @type {Round} */ ([x, y, 9])),
  );
  return [...around, ...ropes];
}

/**
 * The point farthest from everything and from the edge, and how far that is.
 * @param {Frame} frame
 * @param {Round[]} taken
 */
function roomiest({ x: left, y: top, w, h }, taken) {
  let best = [0, 0, -1];
  for (let x = left + 26; x <= left + w - 26; x += 9) {
    for (let y = top + 26; y <= top + h - 26; y += 9) {
      const edge = Math.min(x - left, left + w - x, y - top, top + h - y) - 3;
      const room = Math.min(edge, ...taken.map(([u, v, r]) => Math.hypot(u - x, v - y) - r));
      if (room > best[2]) best = [x, y, room];
    }
  }
  return best;
}
