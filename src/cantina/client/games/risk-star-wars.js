// @ts-check
// Risk: three rings around the Death Star, a forest path, a duel. Ships as little formations with a number.

import { die, escape, mark, pile, stars } from "../js/art.js";
import { t } from "../js/text.js";
import { SHIPS } from "./ships.js";

/** @type {Record<string, string>} ships of the board by the names of the shared drawings */
const HULLS = {
  "x-wing": "x-wing",
  "y-wing": "y-wing",
  "b-wing": "b-wing",
  falcon: "millennium-falcon",
  tie: "tie-fighter",
  executor: "executor",
};

/** @type {Record<string, string>} the orders as signs within 14 units */
const ORDERS = {
  "x-wings": ship("x-wing"),
  "y-wings": ship("y-wing"),
  "b-wings": ship("b-wing"),
  falcon: ship("millennium-falcon"),
  ties: ship("tie-fighter"),
  executor: ship("executor"),
  "death-star": `<circle class="o-fill" r="12"/><path class="o-line" d="M-12 1H12"/><circle class="o-dark" cx="4" cy="-5" r="3.5"/>`,
  ambush: `<path class="o-fill" d="M-9 10V-2A9 9 0 0 1 9 -2V10L4 13H-4Z"/><path class="o-line" d="M-6 0H6M-3 7H3"/>`,
  vader: `<path class="o-dark" d="M-11 11V-1A11 11 0 0 1 11 -1V11L5 7H-5Z"/><path class="o-red" d="M-5 2H5"/>`,
  emperor: `<path class="o-dark" d="M-12 13C-11 -6 -5 -13 0 -13S11 -6 12 13L6 9C7 0 4 -4 0 -4S-7 0 -6 9Z"/><path class="o-bolt" d="M-4 1L0 5L-2 8L4 13"/>`,
  assault: `<path class="o-green" d="M0 -13L8 0H4L11 10H-11L-4 0H-8Z"/><path class="o-line" d="M0 10V14"/>`,
  luke: `<path class="o-blade" d="M-9 11L10 -12"/><path class="o-line" d="M-12 14L-7 9"/>`,
  redemption: `<path class="o-fill" d="M-11 11V-1A11 11 0 0 1 11 -1V11L5 7H-5Z"/><path class="o-line" d="M-5 -4L5 6M5 -4L-5 6"/>`,
};

/** @param {string} name */
function ship(name) {
  return `<g class="ship-body order" transform="scale(.58)">${SHIPS[name]}</g>`;
}

export const art = {
  id: "risk-star-wars",
  /** The words of the game. @type {(key: string) => string} */
  says: String,

  /** @param {any} board */
  ground(board) {
    const {
      size: [width, height],
      middle: [x, y],
      radius,
    } = board.layout;
    const wide = board.shape === "wide";
    const forest = wide
      ? `<rect class="forest" x="6" y="28" width="214" height="560" rx="18"/>${trees([
          [40, 494],
          [196, 494],
          [186, 60],
        ])}${caption(30, 54, t("risk.endor"))}`
      : `<rect class="forest" x="4" y="606" width="592" height="130" rx="16"/>${caption(18, 675, t("risk.endor"))}`;
    const duel = wide
      ? `<rect class="throne" x="780" y="8" width="208" height="270" rx="18"/>${caption(796, 264, t("risk.throne"))}`
      : "";
    const order = wide
      ? `<rect class="slot" x="780" y="296" width="208" height="228" rx="14"/>${caption(796, 317, this.says("board-orders"))}`
      : "";
    return `${stars(width, height, 110, 3)}${forest}${duel}${order}<circle class="space" cx="${x}" cy="${y}" r="${radius}"/>`;
  },

  /** @param {any} item @param {string} id @param {any} board */
  place(item, id, board) {
    if (item.look === "step")
      return `<circle class="hit" r="13"/><circle class="step${item.last ? " last" : ""}" r="12"/><text class="tiny" y="4">${item.last ? "★" : item.number || "·"}</text>`;
    if (item.kind === "death-star") return deathStar(board.layout.radius * board.layout.core);
    if (item.kind === "marker")
      return `<circle class="hit" r="24"/><circle class="aura" r="25"/><path class="marker${item.down ? " down" : ""}" d="M-19 -12L0 -20L19 -12V10L0 19L-19 10Z"/><text class="tiny" y="32">${id.slice(6).toUpperCase()}</text>`;
    const path = sector(item, id, board);
    const [x, y] = board.at(id);
    const [cx, cy] = board.layout.middle;
    const far = item.band[1] * board.layout.radius - 13;
    const turn = item.span[0] * (Math.PI / 180) + 16 / far; // in the corner of the sector, where no ships stand
    return `<path class="sector" d="${path}"/><path class="aura sector-aura" d="${path}"/><text class="tiny" x="${(cx + far * Math.sin(turn) - x).toFixed(1)}" y="${(cy + far * Math.cos(turn) - y + 4).toFixed(1)}">${id.slice(6).toUpperCase()}</text>`;
  },

  /** @param {any} item */
  token(item) {
    if (item.look === "fleet") return fleet(item);
    if (item.look === "die") return die(item.value);
    if (item.look === "team") return `<path class="team" d="M0 -14L9 4L5 12H-5L-9 4Z"/>${mark("rebels", 0.6)}`;
    if (item.look === "trooper")
      return `<g transform="scale(.85)"><path class="trooper" d="M-9 10V-2A9 9 0 0 1 9 -2V10L4 13H-4Z"/><path class="line" d="M-6 0H6M-3 7H3"/></g>`;
    if (item.look === "supply")
      return `<g class="trooper-pile"><path class="trooper" d="M-9 10V-2A9 9 0 0 1 9 -2V10L4 13H-4Z"/><path class="line" d="M-6 0H6M-3 7H3"/></g><text class="count" x="22" y="6">${item.n}</text>`;
    if (item.look === "reserve")
      return `<g class="ship-body empire" transform="scale(.7)">${SHIPS["tie-fighter"]}</g><text class="count" x="28" y="6">${item.n}</text>`;
    if (item.look === "hero") return hero(item);
    if (item.look === "pile")
      return item.n ? pile(item.n, item.side, `<g transform="scale(1.1)">${mark(item.side)}</g>`) : "";
    if (item.look === "emperor") return `<g class="order-sign">${ORDERS.emperor}</g>`;
    return `<rect class="order-plate${item.given ? " given" : ""}" x="-84" y="-21" width="168" height="42" rx="9"/><rect class="aura" x="-84" y="-21" width="168" height="42" rx="9"/><g class="order-sign ${item.side}" transform="translate(-58 0)">${ORDERS[item.of]}</g><text class="order-name" x="20" y="5">${escape(this.says(`order-${item.of}`))}</text>`;
  },

  /** @param {any} item @param {number} i @param {number} n @param {boolean} open @param {any} board */
  arrange(item, i, n, open, board) {
    if (item.look === "team" || item.look === "trooper") return { x: 0, y: item.look === "team" ? -4 : 3, s: 1 };
    if (item.look === "hero" || item.look === "emperor") return { x: 0, y: 0, s: board.shape === "wide" ? 1.3 : 1 };
    if (item.look === "pile" && board.shape === "tall") return { x: 14, y: -14, s: 0.78 };
    if (item.look !== "fleet") return { x: 0, y: 0, s: board.shape === "tall" && item.look !== "die" ? 0.78 : 1 };
    const step = open ? 54 : n > 2 ? 36 : 42;
    const row = n > 2 ? Math.ceil(n / 2) : n;
    return {
      x: ((i % row) - (Math.min(row, n - Math.floor(i / row) * row) - 1) / 2) * step,
      y: n > 2 ? (Math.floor(i / row) - 0.5) * 26 : 0,
      s: n > 1 && !open ? 0.82 : 1,
    };
  },

  /** @param {any} item */
  face(item) {
    const gap = item.orders.length > 2 ? 27 : 34;
    const first = 46 - ((item.orders.length - 1) * gap) / 2;
    return `<g transform="translate(13 14)">${mark(item.side, 0.7)}</g>${item.orders.map((/** @type {string} */ order, /** @type {number} */ i) => `<g class="order-sign ${item.side}" transform="translate(38 ${first + i * gap})">${ORDERS[order]}</g>`).join("")}`;
  },

  /** @param {string | number} value */
  die: (value) => die(Number(value)),
};

/** @param {any} item */
function fleet(item) {
  const hull = SHIPS[HULLS[item.of]];
  if (item.most) {
    const part = item.left / item.most;
    return `<circle class="hit" r="20"/><circle class="aura" r="24"/><g class="ship-body ${item.side}" transform="rotate(${item.side === "rebels" ? -90 : 90})">${hull}</g><rect class="bar-back" x="-17" y="21" width="34" height="6" rx="3"/><rect class="bar ${item.side}" x="-17" y="21" width="${(34 * part).toFixed(1)}" height="6" rx="3"/><text class="tiny" y="38">${item.left}</text>`;
  }
  const spots =
    item.n > 2
      ? [
          [-10, 9],
          [10, 9],
          [0, -9],
        ]
      : item.n === 2
        ? [
            [-11, 0],
            [11, 0],
          ]
        : [[0, 0]];
  const bodies = spots
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y}) rotate(${item.side === "rebels" ? -90 : 0}) scale(${item.n > 1 ? 0.56 : 0.8})">${hull}</g>`,
    )
    .join("");
  return `<circle class="hit" r="19"/><circle class="aura" r="24"/><g class="ship-body ${item.side}">${bodies}</g><circle class="badge" cx="19" cy="15" r="10"/><text class="count small" x="19" y="19.5">${item.n}</text>`;
}

/** @param {any} item */
function hero(item) {
  const luke = item.of === "luke";
  const body = luke
    ? `<path class="robe" d="M-16 34C-16 8 -10 0 0 0S16 8 16 34Z"/><circle class="skin" cy="-10" r="11"/><path class="hair" d="M-11 -10C-12 -24 12 -24 11 -10C6 -16 -6 -16 -11 -10Z"/><path class="blade green" d="M18 24L30 -30"/>`
    : `<path class="robe dark" d="M-20 34C-18 6 -12 -2 0 -2S18 6 20 34Z"/><path class="helmet" d="M-15 2V-10A15 15 0 0 1 15 -10V2L7 -2H-7Z"/><path class="mask" d="M-7 -8H7L5 3H-5Z"/><path class="blade red" d="M-20 24L-32 -30"/>`;
  const most = Math.max(item.most, 1);
  const pips = Array.from(
    { length: most },
    (_, i) =>
      `<circle class="pip-hit${i < item.left ? " left" : ""}" cx="${(i % 7) * 11 - 33}" cy="${46 + Math.floor(i / 7) * 11}" r="4"/>`,
  ).join("");
  return `<circle class="hit" r="40"/><g class="hero ${item.left ? "" : "fallen"}">${body}</g>${pips}<text class="count" y="84">${item.left}</text>`;
}

/** @param {number} r */
const deathStar = (r) =>
  `<circle class="hit" r="${r}"/><circle class="death-star" r="${r - 3}"/><path class="trench" d="M${-(r - 3)} 3H${r - 3}M${-r * 0.82} 10H${r * 0.82}"/><circle class="dish" cx="${-r * 0.28}" cy="${-r * 0.4}" r="${r * 0.26}"/><circle class="eye-of" cx="${-r * 0.28}" cy="${-r * 0.4}" r="${r * 0.08}"/><circle class="aura" r="${r}"/>`;

/** The outline of a sector, relative to its own middle. @param {any} item @param {string} id @param {any} board */
function sector(item, id, board) {
  const [cx, cy] = board.layout.middle;
  const [x, y] = board.at(id);
  const gap = 1.2;
  const [near, far] = [item.band[0] * board.layout.radius + 2, item.band[1] * board.layout.radius - 2];
  const point = (/** @type {number} */ angle, /** @type {number} */ r) => {
    const turn = (angle * Math.PI) / 180;
    return `${(cx + r * Math.sin(turn) - x).toFixed(1)} ${(cy + r * Math.cos(turn) - y).toFixed(1)}`;
  };
  const [a, b] = [item.span[0] + gap, item.span[1] - gap];
  const big = b - a > 180 ? 1 : 0;
  return `M${point(a, far)}A${far} ${far} 0 ${big} 0 ${point(b, far)}L${point(b, near)}A${near} ${near} 0 ${big} 1 ${point(a, near)}Z`;
}

/** The name of a scene of the war. @param {number} x @param {number} y @param {string} text */
const caption = (x, y, text) => `<text class="caption" x="${x}" y="${y}">${escape(text)}</text>`;

/** @param {number[][]} spots */
const trees = (spots) =>
  spots
    .map(([x, y]) => `<path class="tree" transform="translate(${x} ${y})" d="M0 -22L12 -2H7L15 10H-15L-7 -2H-12Z"/>`)
    .join("");
