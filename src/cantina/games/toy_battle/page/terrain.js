// @ts-check
// The terrains of Toy Battle: the ground is painted, then two or three landmarks stand where there is room.

import { dice, escaped } from "/js/art.js";

/**
 * @typedef {import("/js/board.js").Board} Board
 * @typedef {import("/js/types").Point} Point
 * @typedef {{x: number, y: number, w: number, h: number}} Frame where the mat lies, and how large it is
 */

const castle = `<path d="M-30 24V-14H-22V-22H-14V-14H-6V-26H6V-14H14V-22H22V-14H30V24Z"/>
  <path class="hole" d="M-7 24V10A7 7 0 0 1 7 10V24Z"/>`;
const tree = `<path class="trunk" d="M-3 20V6H3V20Z"/><path class="leaf" d="M0 -26L14 -2H8L17 10H-17L-8 -2H-14Z"/>`;
const palm = `<path class="trunk" d="M-3 24C-2 8 2 -4 6 -10L9 -8C5 0 3 10 3 24Z"/>
  <path class="leaf" d="M7 -10C-2 -20 -14 -18 -18 -8C-10 -12 0 -12 7 -10C2 -4 -6 0 -8 8C2 6 7 -2 7 -10
  C14 -4 18 2 18 10C24 0 18 -10 7 -10C14 -18 22 -18 27 -12C24 -24 12 -24 7 -10Z"/>`;
const cloud = `<path class="cloud" d="M-28 10A11 11 0 0 1 -22 -10A15 15 0 0 1 6 -14A12 12 0 0 1 26 -4A9 9 0 0 1 26 10
  Z"/>`;
const spire = `<path d="M-10 26V-8L0 -30L10 -8V26Z"/><path class="hole" d="M-3 -2H3V6H-3ZM-3 12H3V20H-3Z"/>
  <path class="cloud" d="M-24 30A8 8 0 0 1 -18 18H18A8 8 0 0 1 24 30Z"/>`;
const volcano = `<path d="M-38 26L-12 -22H12L38 26Z"/><path class="lava" d="M-12 -22H12L8 -10L2 -14L-2 2L-6 -12Z"/>
  <path class="smoke" d="M-4 -30C-12 -36 -2 -40 -6 -46M6 -30C0 -36 10 -40 4 -46"/>`;
const fern = `<path class="leaf" d="M0 20C-4 0 -16 -8 -24 -8C-18 2 -8 4 0 20C-2 -6 0 -16 0 -24C8 -14 6 0 0 20
  C6 4 18 0 24 -8C14 -10 4 4 0 20Z"/>`;
const grave = `<path d="M-14 22V-8A14 14 0 0 1 14 -8V22Z"/><path class="thin" d="M0 -12V6M-6 -6H6"/>
  <path class="leaf" d="M-22 24H22V20H-22Z"/>`;
const bare = `<path class="trunk" d="M-4 26L-2 2L-16 -14L-13 -16L-2 -6L-1 -24H3L3 -8L14 -20L17 -17L4 0L6 26Z"/>`;
const island = `<path class="sand" d="M-36 18C-30 4 -14 6 0 4C16 2 30 6 36 18Z"/>
  <g transform="translate(0 -14) scale(.9)">${palm}</g>`;
const ship = `<path d="M-28 8H28L18 24H-18Z"/>
  <path class="sail" d="M-2 4V-28C12 -22 18 -10 18 4ZM-6 4V-20C-14 -14 -18 -6 -20 4Z"/>`;
const crater = `<ellipse class="pit" rx="28" ry="15"/><ellipse class="pit in" rx="17" ry="8"/>`;
const sandbags = `<path d="M-30 14A6 6 0 0 1 -30 2H-14A6 6 0 0 1 -14 14ZM-8 14A6 6 0 0 1 -8 2H8A6 6 0 0 1 8 14ZM14 14
  A6 6 0 0 1 14 2H30A6 6 0 0 1 30 14Z
  M-19 2A6 6 0 0 1 -19 -10H-3A6 6 0 0 1 -3 2ZM3 2A6 6 0 0 1 3 -10H19A6 6 0 0 1 19 2Z"/>`;
const float = `<circle class="ring-out" r="22"/><circle class="ring-in" r="10"/>
  <path class="thin" d="M0 -22V-10M0 10V22M-22 0H-10M10 0H22"/>`;
const dish = `<path d="M-24 -14A26 26 0 0 0 18 20Z"/><path class="thin" d="M-3 3L14 -14M-14 26H14"/>
  <circle cx="15" cy="-15" r="4"/>`;
const parasol = `<path class="sail" d="M-26 2A26 24 0 0 1 26 2Z"/>
  <path class="thin" d="M0 2V28M-9 2C-9 -8 -4 -18 0 -22C4 -18 9 -8 9 2"/>`;

/**
 * A line through a frame: path data in parts of its width and height.
 * @param {Frame} frame
 * @param {string} d
 */
const river = ({ x, y, w, h }, d) => {
  const placed = d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px, py) => `${x + w * px} ${y + h * py}`);
  return `<path class="river" d="${placed}"/>`;
};

/** @type {Record<string, {landmarks: string[], ground: (frame: Frame) => string}>} */
const THEMES = {
  "castle-field": {
    landmarks: [castle, tree, castle, tree, tree],
    ground: (f) => tufts(f) + river(f, "M0 .46C.3 .4 .36 .58 .62 .52S.9 .44 1 .52"),
  },
  "tropical-pool": {
    landmarks: [float, palm, float, palm],
    ground: (f) => grid(f, 44) + river(f, "M.2 .25C.9 0 1.05 .55 .75 .75S-.1 .95 .12 .6S.02 .33 .2 .25Z"),
  },
  "city-of-clouds": { landmarks: [spire, cloud, spire, cloud, cloud], ground: (f) => waves(f, 120) },
  "volcanic-jungle": {
    landmarks: [volcano, fern, fern, fern, fern],
    ground: (f) => tufts(f) + river(f, "M.42 0C.2 .3 .75 .55 .58 1"),
  },
  "cursed-cemetery": {
    landmarks: [grave, bare, grave, bare, grave],
    ground: (f) => `${tufts(f)}<circle class="moon" cx="${f.x + f.w / 2}" cy="${f.y + f.h / 2}" r="${f.w * 0.2}"/>`,
  },
  "caribbean-sea": { landmarks: [ship, island, ship, island], ground: (f) => waves(f, 56) },
  "station-metal-x": { landmarks: [dish, dish, float, dish], ground: (f) => grid(f, 92) },
  battlefield: {
    landmarks: [crater, sandbags, crater, sandbags, bare],
    ground: (f) => tufts(f) + river(f, "M0 .3L.28 .36L.4 .28L1 .36M0 .66L.55 .72L.68 .64L1 .68"),
  },
  "la-croisette": {
    landmarks: [parasol, palm, parasol, palm],
    ground: (f) => river(f, "M.72 0C.6 .3 .82 .6 .68 1") + waves({ ...f, x: f.x + f.w * 0.76, w: f.w * 0.22 }, 70),
  },
};

/** The whole ground of a board: mat, landmarks, regions, ropes. @param {Board} board */
export function terrain(board) {
  const frame = frameOf(board);
  const theme = THEMES[board.pack] ?? THEMES["castle-field"];
  const box = `x="${frame.x}" y="${frame.y}" width="${frame.w}" height="${frame.h}" rx="22"`;
  const ropes = board.links.map(([a, b]) => rope(board.at(a), board.at(b))).join("");
  return `<g class="terrain ${escaped(board.pack)}"><rect class="mat" ${box}/>
    <clipPath id="mat"><rect ${box}/></clipPath>
    <g clip-path="url(#mat)">${theme.ground(frame)}
    <g class="landmarks">${landmarks(board, theme.landmarks)}</g></g><rect class="mat-edge" ${box}/>
    <g class="regions">${regions(board)}</g><g class="ropes">${ropes}</g></g>`;
}

/** @param {Board} board @returns {Frame} */
function frameOf(board) {
  const [x, y, w, h] = /** @type {{frame: number[]}} */ (/** @type {unknown} */ (board.layout)).frame;
  return { x, y, w, h };
}

/** @param {Point} a @param {Point} b */
function rope(a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const bend = 0.04;
  const d = `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2 - dy * bend} ${(a[1] + b[1]) / 2 + dx * bend} ${b[0]} ${b[1]}`;
  return `<path class="rope" d="${d}"/><path class="strand" d="${d}"/>`;
}

/** @param {Board} board */
function regions(board) {
  const places = /** @type {{look: string, around: string[]}[]} */ (Object.values(board.still.places ?? {}));
  const around = places.filter((place) => place.look === "region").map((place) => place.around);
  return around.map((ids) => area(ids.map((id) => board.at(id)))).join("");
}

/** The area between points. @param {Point[]} points */
function area(points) {
  const [cx, cy] = [0, 1].map((axis) => points.reduce((sum, p) => sum + p[axis], 0) / points.length);
  points.sort((p, q) => Math.atan2(p[1] - cy, p[0] - cx) - Math.atan2(q[1] - cy, q[0] - cx));
  return `<path class="region-area" d="M${points.map((p) => p.join(" ")).join("L")}Z"/>`;
}

/**
 * The same little line at places by chance, which are always the same.
 * @param {Frame} frame
 * @param {number} n
 * @param {number} seed
 * @param {string} line
 */
function scattered({ x, y, w, h }, n, seed, line) {
  const next = dice(seed);
  const at = () => [(x + next() * w).toFixed(0), (y + 14 + next() * (h - 28)).toFixed(0)].join(" ");
  return Array.from({ length: n }, () => `M${at()}${line}`).join("");
}

/** Blades of grass. @param {Frame} f */
const tufts = (f) =>
  `<path class="grass" d="${scattered({ ...f, x: f.x + 14, w: f.w - 28 }, 46, 5, "l-4 -7m4 7l0 -9m0 9l4 -7")}"/>`;

/** @param {Frame} f @param {number} step */
function waves(f, step) {
  const n = Math.round((f.w * f.h) / step / 90);
  const inside = { ...f, x: f.x + 12, w: Math.max(f.w - 60, 4) };
  return `<path class="waves" d="${scattered(inside, n, 9, "q8 -7 16 0t16 0")}"/>`;
}

/** @param {Frame} frame @param {number} step */
function grid({ x, y, w, h }, step) {
  let d = "";
  for (let i = step; i < w; i += step) d += `M${x + i} ${y}v${h}`;
  for (let j = step; j < h; j += step) d += `M${x} ${y + j}h${w}`;
  return `<path class="grid" d="${d}"/>`;
}

/**
 * The landmarks where there is most room, always the same for a terrain.
 * @param {Board} board
 * @param {string[]} drawings
 */
function landmarks(board, drawings) {
  const taken = inUse(board);
  const drawn = drawings.map((drawing) => {
    const [x, y, room] = roomiest(frameOf(board), taken);
    taken.push([x, y], [x + 40, y], [x - 40, y]);
    const scale = Math.min(1.15, room / 42);
    return scale < 0.55 ? "" : `<g transform="translate(${x} ${y}) scale(${scale.toFixed(2)})">${drawing}</g>`;
  });
  return drawn.join("");
}

/** Where something stands, or a rope runs. @param {Board} board @returns {Point[]} */
function inUse(board) {
  const places = Object.entries(board.still.places ?? {}).filter(([, place]) => place.look !== "tray");
  const ropes = board.links.flatMap(([a, b]) => {
    const [p, q] = [board.at(a), board.at(b)];
    const along = (/** @type {number} */ part) => [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part];
    return /** @type {Point[]} */ ([0.25, 0.5, 0.75].map(along));
  });
  return [...places.map(([id]) => board.at(id)), ...ropes];
}

/** The point farthest from everything, and how far that is. @param {Frame} frame @param {Point[]} taken */
function roomiest(frame, taken) {
  let best = [0, 0, -1];
  for (let x = frame.x + 40; x <= frame.x + frame.w - 40; x += 14) {
    for (let y = frame.y + 40; y <= frame.y + frame.h - 36; y += 14) {
      const room = Math.min(...taken.map((p) => Math.hypot(p[0] - x, p[1] - y)));
      if (room > best[2]) best = [x, y, room];
    }
  }
  return best;
}
