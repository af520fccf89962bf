// @ts-check
// Toy Battle: terrains of felt and cardboard, ropes for paths, toys as tiles with a round or a pointed top.

import { dice, escape, pile } from "../js/art.js";

/** @type {Record<string, string>} the toys, around the origin */
export const TOYS = {
  kwak: `<path class="toy" d="M-11 3C-11 -2 -6 -3 -3 -3C-6 -11 6 -14 8 -6C8 -2 6 -1 6 1C9 1 11 -1 11 -1C12 8 6 11 0 11C-7 11 -11 8 -11 3Z"/><path class="beak" d="M8 -7H14L9 -3Z"/><circle class="eye" cx="3.5" cy="-7" r="1.6"/>`,
  skully: `<path class="toy" d="M-10 -2A10 10 0 0 1 10 -2C10 2 8 4 6 5V11H-6V5C-8 4 -10 2 -10 -2Z"/><circle class="eye" cx="-4" cy="-2" r="2.8"/><circle class="eye" cx="4" cy="-2" r="2.8"/><path class="thin" d="M-2 7V11M2 7V11"/>`,
  capn: `<path class="toy" d="M-14 2C-14 -6 -6 -12 0 -12C6 -12 14 -6 14 2C8 -1 -8 -1 -14 2Z"/><path class="toy" d="M-8 1C-8 7 -4 11 0 11C4 11 8 7 8 1C4 0 -4 0 -8 1Z"/><circle class="eye" cx="0" cy="-6" r="2.4"/><circle class="eye" cx="-3" cy="4" r="1.3"/><circle class="eye" cx="3" cy="4" r="1.3"/>`,
  jumbo: `<path class="toy" d="M-7 -6C-15 -11 -16 5 -8 5C-7 8 -4 8 -3 6C-2 12 1 13 5 12L4 9C2 9 2 7 2 5C9 6 12 0 12 -3C11 -13 -3 -14 -7 -6Z"/><circle class="eye" cx="3" cy="-3" r="1.6"/>`,
  hook: `<path class="thick" d="M1 -13V-1C1 10 -12 10 -11 0"/><path class="toy" d="M-4 -14H6V-7H-4Z"/><path class="toy" d="M-14 2L-11 -5L-7 2Z"/>`,
  "xb-42": `<path class="toy" d="M-9 -9H9V4H-9Z"/><path class="toy" d="M-6 4H6V12H-6Z"/><path class="thin" d="M0 -9V-14M-12 6V0H-9M12 6V0H9"/><circle class="beak" cy="-14" r="2"/><path class="eye" d="M-6 -5H-1V-1H-6ZM1 -5H6V-1H1Z"/>`,
  star: `<path class="toy" d="M0 -13L3.8 -4.6L13 -3.8L6 2.2L8.2 11.2L0 6.4L-8.2 11.2L-6 2.2L-13 -3.8L-3.8 -4.6Z"/><circle class="eye" cx="-2.6" cy="-1" r="1.4"/><circle class="eye" cx="2.6" cy="-1" r="1.4"/><path class="thin" d="M-2.5 2.5Q0 4.5 2.5 2.5"/>`,
  roxy: `<path class="toy" d="M-12 11C-13 2 -8 1 -6 -3L-5 -11C0 -15 9 -13 13 -8L12 -4H5L5 -1H10L9 2H3C2 5 6 7 5 11Z"/><path class="thin" d="M6 -4V-2M9 -4V-2.5"/><circle class="eye" cx="1" cy="-8" r="1.7"/><path class="thin" d="M-12 11C-16 8 -15 4 -14 2"/>`,
};

const BLUE_TILE = "M-19 24V-8A19 17 0 0 1 19 -8V24Z";
const RED_TILE = "M-19 24V-9L0 -26L19 -9V24Z";

/** @type {Record<string, string>} what special bases show */
const EFFECTS = {
  recall: `<path d="M-5 -5L-10 0L-5 5M-10 0H5A6 6 0 0 1 5 11"/>`,
  draw: `<path d="M0 -10V4M-6 -2L0 4L6 -2M-9 9H9"/>`,
  move: `<path d="M-10 0H10M4 -6L10 0L4 6M-4 -6L-10 0L-4 6"/>`,
  recover: `<path d="M0 10V-6M-6 0L0 -6L6 0M-9 -10H9"/>`,
  block: `<path d="M-9 -9L9 9M9 -9L-9 9"/>`,
  shield: `<path d="M0 -11L9 -7V1C9 6 4 10 0 11C-4 10 -9 6 -9 1V-7Z"/>`,
};

/** @type {Record<string, number | string>} */
const STRENGTH = { kwak: "K", skully: 1, capn: 2, jumbo: 3, hook: 4, "xb-42": 5, star: 6, roxy: 7 };

/** A toy on its tile. @param {string} of @param {string} side */
export const tile = (of, side) =>
  `<g class="tile-body ${side === "blue" ? "blue" : "pointed"}"><path class="tile-edge" d="${side === "blue" ? BLUE_TILE : RED_TILE}"/><g transform="translate(0 -2) scale(.92)">${TOYS[of] ?? ""}</g><circle class="strength-disc" cx="12" cy="17" r="8.5"/><text class="strength" x="12" y="21">${escape(String(STRENGTH[of] ?? "?"))}</text></g>`;

export const art = {
  id: "toy-battle",
  marks: { red: "pointed" },
  /** The words of the game. @type {(key: string) => string} */
  says: String,
  rack: true,

  /** @param {any} board */
  ground(board) {
    const [left, top, width, height] = board.layout.frame;
    const theme = THEMES[board.pack] ?? THEMES["castle-field"];
    const ropes = board.still.links
      .map((/** @type {[string, string]} */ [a, b]) => rope(board.at(a), board.at(b)))
      .join("");
    return `<g class="terrain ${escape(board.pack)}"><rect class="mat" x="${left}" y="${top}" width="${width}" height="${height}" rx="22"/>
      <clipPath id="mat"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="22"/></clipPath><g clip-path="url(#mat)">${theme.ground(left, top, width, height)}<g class="landmarks">${landmarks(board, theme.landmarks)}</g></g><rect class="mat-edge" x="${left}" y="${top}" width="${width}" height="${height}" rx="22"/>
      <g class="regions">${regions(board)}</g><g class="ropes">${ropes}</g></g>`;
  },

  /** @param {any} item @param {string} _id @param {any} board */
  place(item, _id, board) {
    if (item.look === "region") return "";
    if (item.look === "tray") return board.shape === "wide" ? tray(item, this.says(`board-${item.kind}`)) : "";
    if (item.look === "hq")
      return headquarters(item.side) + (item.only && !board.scene.beginner ? limits(item.only, 46) : "");
    const effect = board.scene.beginner ? "" : (EFFECTS[item.special] ?? "");
    return `<circle class="hit" r="32"/><circle class="aura" r="31"/><circle class="disc${effect || item.only ? " special" : ""}" r="26"/>${effect ? `<g class="effect">${effect}</g>` : `<circle class="disc-ring" r="19"/><text class="tiny" y="4">${item.number}</text>`}${item.only && !board.scene.beginner ? limits(item.only, 39) : ""}`;
  },

  /** @param {any} item @param {string} _id @param {any} board */
  token(item, _id, board) {
    if (item.look === "medal")
      return `<path class="ribbon" d="M-5 -10L0 -2L5 -10"/><circle class="medal" cy="3" r="8"/><path class="medal-star" d="M0 -2L1.4 1.4L5 1.6L2.2 3.9L3.1 7.4L0 5.4L-3.1 7.4L-2.2 3.9L-5 1.6L-1.4 1.4Z"/>`;
    if (item.look === "reserve")
      return board.shape === "wide"
        ? pile(item.n, item.side, `<path class="sign" d="M-9 8V-4A9 8 0 0 1 9 -4V8Z"/>`)
        : "";
    if (item.look === "discarded")
      return board.shape === "wide"
        ? `<circle class="hit" r="20"/><circle class="aura" r="22"/><g transform="scale(.62)">${tile(item.of, item.side)}</g>${item.n > 1 ? `<text class="tiny" x="15" y="-10">×${item.n}</text>` : ""}`
        : "";
    return tile(item.of, item.side);
  },

  /** @param {any} item @param {number} i @param {number} n @param {boolean} open @param {any} board */
  arrange(item, i, n, open, board) {
    if (item.look === "medal" && item.at.startsWith("medals"))
      return { x: ((i % 5) - 2) * 22, y: (Math.floor(i / 5) - 0.5) * 24 + 10, s: 1 };
    if (item.look === "medal") {
      const [x, y] = beside(board, item.at);
      return { x: x + (i - (n - 1) / 2) * 19, y, s: 1 };
    }
    if (item.look === "discarded") return { x: ((i % 4) - 1.5) * 34, y: (Math.floor(i / 4) - 0.5) * 38 + 12, s: 1 };
    if (item.look === "reserve") return { x: 0, y: 8, s: 1 };
    if (item.look !== "troop") return { x: 0, y: 0, s: 1 };
    return open ? { x: (i - (n - 1) / 2) * 44, y: -6, s: 1.05 } : { x: 0, y: -4 - i * 5, s: 1 };
  },

  /** @param {any} item */
  face: (item) => `<g transform="translate(36 46) scale(1.5)">${tile(item.of, item.side)}</g>`,

  /** @param {any} item @param {any} board */
  describe(item, board) {
    if (board.scene.beginner) return "";
    if (item.only)
      return `${board.says("board-only")} ${item.only.map((/** @type {string} */ troop) => STRENGTH[troop]).join(" ")}`;
    return item.special ? board.says(`board-${item.special}`) : "";
  },
};

/**
 * How far the medals of a region step aside, so that they do not lie on a base.
 * @param {any} board
 * @param {string} region
 */
function beside(board, region) {
  const [x, y] = board.at(region);
  for (const id of new Set(board.still.links.flat())) {
    const [dx, dy] = [x - board.at(id)[0], y - board.at(id)[1]];
    const far = Math.hypot(dx, dy);
    if (far < 42) return far < 1 ? [0, 46] : [(dx / far) * (46 - far), (dy / far) * (46 - far)];
  }
  return [0, 0];
}

/** @param {number[]} a @param {number[]} b */
function rope(a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const bend = 0.04;
  const d = `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2 - dy * bend} ${(a[1] + b[1]) / 2 + dx * bend} ${b[0]} ${b[1]}`;
  return `<path class="rope" d="${d}"/><path class="strand" d="${d}"/>`;
}

/** @param {any} board */
function regions(board) {
  return Object.values(board.still.places)
    .filter((place) => place.look === "region")
    .map((place) => {
      const points = /** @type {[number, number][]} */ (place.around.map((/** @type {string} */ id) => board.at(id)));
      const [cx, cy] = [0, 1].map((axis) => points.reduce((sum, p) => sum + p[axis], 0) / points.length);
      points.sort((p, q) => Math.atan2(p[1] - cy, p[0] - cx) - Math.atan2(q[1] - cy, q[0] - cx));
      return `<path class="region-area" d="M${points.map((p) => p.join(" ")).join("L")}Z"/>`;
    })
    .join("");
}

/** @param {string[]} only @param {number} y */
const limits = (only, y) =>
  `<g class="limits" transform="translate(0 ${y})"><rect x="-22" y="-9" width="44" height="17" rx="8"/><text y="4">${only.map((troop) => STRENGTH[troop]).join(" ")}</text></g>`;

/** @param {string} side */
const headquarters = (
  side,
) => `<circle class="hit" r="38"/><circle class="aura" r="40"/><g class="hq-body ${side === "blue" ? "blue" : "pointed"}">
  <path d="M-30 28V-6H-20V-14H-10V-6H10V-14H20V-6H30V28Z"/><path class="door" d="${side === "blue" ? "M-9 28V14A9 9 0 0 1 9 14V28Z" : "M-9 28V14L0 4L9 14V28Z"}"/>
  <path d="${side === "blue" ? "M-12 -14V-26A12 11 0 0 1 12 -26V-14Z" : "M-12 -14V-26L0 -40L12 -26V-14Z"}"/><path class="thin" d="M-24 6H-16M16 6H24M-24 16H-16M16 16H24"/></g>`;

/** @param {any} item @param {string} name */
const tray = (item, name) =>
  `<rect class="tray" x="-78" y="-48" width="156" height="102" rx="12"/><text class="tiny tray-name" y="-36" dy="4">${escape(name)}</text>`;

// Terrains: the ground is painted, then two or three landmarks stand where there is room.

const castle = `<path d="M-30 24V-14H-22V-22H-14V-14H-6V-26H6V-14H14V-22H22V-14H30V24Z"/><path class="hole" d="M-7 24V10A7 7 0 0 1 7 10V24Z"/>`;
const tree = `<path class="trunk" d="M-3 20V6H3V20Z"/><path class="leaf" d="M0 -26L14 -2H8L17 10H-17L-8 -2H-14Z"/>`;
const palm = `<path class="trunk" d="M-3 24C-2 8 2 -4 6 -10L9 -8C5 0 3 10 3 24Z"/><path class="leaf" d="M7 -10C-2 -20 -14 -18 -18 -8C-10 -12 0 -12 7 -10C2 -4 -6 0 -8 8C2 6 7 -2 7 -10C14 -4 18 2 18 10C24 0 18 -10 7 -10C14 -18 22 -18 27 -12C24 -24 12 -24 7 -10Z"/>`;
const cloud = `<path class="cloud" d="M-28 10A11 11 0 0 1 -22 -10A15 15 0 0 1 6 -14A12 12 0 0 1 26 -4A9 9 0 0 1 26 10Z"/>`;
const spire = `<path d="M-10 26V-8L0 -30L10 -8V26Z"/><path class="hole" d="M-3 -2H3V6H-3ZM-3 12H3V20H-3Z"/><path class="cloud" d="M-24 30A8 8 0 0 1 -18 18H18A8 8 0 0 1 24 30Z"/>`;
const volcano = `<path d="M-38 26L-12 -22H12L38 26Z"/><path class="lava" d="M-12 -22H12L8 -10L2 -14L-2 2L-6 -12Z"/><path class="smoke" d="M-4 -30C-12 -36 -2 -40 -6 -46M6 -30C0 -36 10 -40 4 -46"/>`;
const fern = `<path class="leaf" d="M0 20C-4 0 -16 -8 -24 -8C-18 2 -8 4 0 20C-2 -6 0 -16 0 -24C8 -14 6 0 0 20C6 4 18 0 24 -8C14 -10 4 4 0 20Z"/>`;
const grave = `<path d="M-14 22V-8A14 14 0 0 1 14 -8V22Z"/><path class="thin" d="M0 -12V6M-6 -6H6"/><path class="leaf" d="M-22 24H22V20H-22Z"/>`;
const bare = `<path class="trunk" d="M-4 26L-2 2L-16 -14L-13 -16L-2 -6L-1 -24H3L3 -8L14 -20L17 -17L4 0L6 26Z"/>`;
const island = `<path class="sand" d="M-36 18C-30 4 -14 6 0 4C16 2 30 6 36 18Z"/><g transform="translate(0 -14) scale(.9)">${palm}</g>`;
const ship = `<path d="M-28 8H28L18 24H-18Z"/><path class="sail" d="M-2 4V-28C12 -22 18 -10 18 4ZM-6 4V-20C-14 -14 -18 -6 -20 4Z"/>`;
const crater = `<ellipse class="pit" rx="28" ry="15"/><ellipse class="pit in" rx="17" ry="8"/>`;
const sandbags = `<path d="M-30 14A6 6 0 0 1 -30 2H-14A6 6 0 0 1 -14 14ZM-8 14A6 6 0 0 1 -8 2H8A6 6 0 0 1 8 14ZM14 14A6 6 0 0 1 14 2H30A6 6 0 0 1 30 14ZM-19 2A6 6 0 0 1 -19 -10H-3A6 6 0 0 1 -3 2ZM3 2A6 6 0 0 1 3 -10H19A6 6 0 0 1 19 2Z"/>`;
const float = `<circle class="ring-out" r="22"/><circle class="ring-in" r="10"/><path class="thin" d="M0 -22V-10M0 10V22M-22 0H-10M10 0H22"/>`;
const dish = `<path d="M-24 -14A26 26 0 0 0 18 20Z"/><path class="thin" d="M-3 3L14 -14M-14 26H14"/><circle cx="15" cy="-15" r="4"/>`;
const parasol = `<path class="sail" d="M-26 2A26 24 0 0 1 26 2Z"/><path class="thin" d="M0 2V28M-9 2C-9 -8 -4 -18 0 -22C4 -18 9 -8 9 2"/>`;

/** @type {Record<string, {landmarks: string[], ground: (x: number, y: number, w: number, h: number) => string}>} */
const THEMES = {
  "castle-field": {
    landmarks: [castle, tree, castle, tree, tree],
    ground: (x, y, w, h) =>
      tufts(x, y, w, h) +
      `<path class="river" d="M${x} ${y + h * 0.46}C${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.36} ${y + h * 0.58} ${x + w * 0.62} ${y + h * 0.52}S${x + w * 0.9} ${y + h * 0.44} ${x + w} ${y + h * 0.52}"/>`,
  },
  "tropical-pool": {
    landmarks: [float, palm, float, palm],
    ground: (x, y, w, h) =>
      grid(x, y, w, h, 44) +
      `<path class="river" d="M${x + w * 0.2} ${y + h * 0.25}C${x + w * 0.9} ${y} ${x + w * 1.05} ${y + h * 0.55} ${x + w * 0.75} ${y + h * 0.75}S${x - w * 0.1} ${y + h * 0.95} ${x + w * 0.12} ${y + h * 0.6}S${x + w * 0.02} ${y + h * 0.33} ${x + w * 0.2} ${y + h * 0.25}Z"/>`,
  },
  "city-of-clouds": { landmarks: [spire, cloud, spire, cloud, cloud], ground: (x, y, w, h) => waves(x, y, w, h, 120) },
  "volcanic-jungle": {
    landmarks: [volcano, fern, fern, fern, fern],
    ground: (x, y, w, h) =>
      tufts(x, y, w, h) +
      `<path class="river" d="M${x + w * 0.42} ${y}C${x + w * 0.2} ${y + h * 0.3} ${x + w * 0.75} ${y + h * 0.55} ${x + w * 0.58} ${y + h}"/>`,
  },
  "cursed-cemetery": {
    landmarks: [grave, bare, grave, bare, grave],
    ground: (x, y, w, h) =>
      tufts(x, y, w, h) + `<circle class="moon" cx="${x + w * 0.5}" cy="${y + h * 0.5}" r="${w * 0.2}"/>`,
  },
  "caribbean-sea": { landmarks: [ship, island, ship, island], ground: (x, y, w, h) => waves(x, y, w, h, 56) },
  "station-metal-x": { landmarks: [dish, dish, float, dish], ground: (x, y, w, h) => grid(x, y, w, h, 92) },
  battlefield: {
    landmarks: [crater, sandbags, crater, sandbags, bare],
    ground: (x, y, w, h) =>
      tufts(x, y, w, h) +
      `<path class="river" d="M${x} ${y + h * 0.3}L${x + w * 0.28} ${y + h * 0.36}L${x + w * 0.4} ${y + h * 0.28}L${x + w} ${y + h * 0.36}M${x} ${y + h * 0.66}L${x + w * 0.55} ${y + h * 0.72}L${x + w * 0.68} ${y + h * 0.64}L${x + w} ${y + h * 0.68}"/>`,
  },
  "la-croisette": {
    landmarks: [parasol, palm, parasol, palm],
    ground: (x, y, w, h) =>
      `<path class="river" d="M${x + w * 0.72} ${y}C${x + w * 0.6} ${y + h * 0.3} ${x + w * 0.82} ${y + h * 0.6} ${x + w * 0.68} ${y + h}"/>` +
      waves(x + w * 0.76, y, w * 0.22, h, 70),
  },
};

/** Blades of grass. @param {number} x @param {number} y @param {number} w @param {number} h */
function tufts(x, y, w, h) {
  const next = dice(5);
  const marks = Array.from(
    { length: 46 },
    () =>
      `M${(x + 14 + next() * (w - 28)).toFixed(0)} ${(y + 14 + next() * (h - 28)).toFixed(0)}l-4 -7m4 7l0 -9m0 9l4 -7`,
  );
  return `<path class="grass" d="${marks.join("")}"/>`;
}

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} step */
function grid(x, y, w, h, step) {
  let d = "";
  for (let i = step; i < w; i += step) d += `M${x + i} ${y}v${h}`;
  for (let j = step; j < h; j += step) d += `M${x} ${y + j}h${w}`;
  return `<path class="grid" d="${d}"/>`;
}

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} step */
function waves(x, y, w, h, step) {
  const next = dice(9);
  const marks = Array.from(
    { length: Math.round((w * h) / step / 90) },
    () =>
      `M${(x + 12 + next() * Math.max(w - 60, 4)).toFixed(0)} ${(y + 14 + next() * (h - 28)).toFixed(0)}q8 -7 16 0t16 0`,
  );
  return `<path class="waves" d="${marks.join("")}"/>`;
}

/** The landmarks where there is most room, always the same for a terrain. @param {any} board @param {string[]} drawings */
function landmarks(board, drawings) {
  const [left, top, width, height] = board.layout.frame;
  const taken = Object.entries(board.still.places)
    .filter(([, place]) => place.look !== "tray")
    .map(([id]) => board.at(id));
  for (const [a, b] of board.still.links) {
    const [p, q] = [board.at(a), board.at(b)];
    for (const part of [0.25, 0.5, 0.75]) taken.push([p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part]);
  }
  return drawings
    .map((drawing) => {
      let best = [0, 0, -1];
      for (let x = left + 40; x <= left + width - 40; x += 14) {
        for (let y = top + 40; y <= top + height - 36; y += 14) {
          const room = Math.min(...taken.map((p) => Math.hypot(p[0] - x, p[1] - y)));
          if (room > best[2]) best = [x, y, room];
        }
      }
      taken.push([best[0], best[1]], [best[0] + 40, best[1]], [best[0] - 40, best[1]]);
      const scale = Math.min(1.15, best[2] / 42);
      return scale < 0.55
        ? ""
        : `<g transform="translate(${best[0]} ${best[1]}) scale(${scale.toFixed(2)})">${drawing}</g>`;
    })
    .join("");
}
