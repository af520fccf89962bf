// @ts-check
// Conflict: the countdown of the event track, three looming leaders, decks with what is known of them, and open hands.

import { escaped } from "/js/art.js";
import { badge, EYE, face, line, title, whole } from "./cards.js";
import { die, dieFace, settled, tray } from "./dice.js";
import { dicework } from "./dicework.js";
import { finale, leader, ORDER, RESISTANCE } from "./figures.js";
import { goal, hero } from "./goal.js";
import { ground } from "./ground.js";
import { held, inHand, owner } from "./hands.js";
import { announced, announcement, thrown } from "./moments.js";
import { at, back } from "./pictures.js";
import { strip } from "./steps.js";
import { field, track } from "./track.js";
import { isWide, words } from "./words.js";

/**
 * What the scene says of a thing; how much of it depends on its look.
 * @typedef {import("/js/types").Item & {
 *   at: string, of: string, deck: string, side: string, n: number, value: string, left: number, back: number,
 *   ambush: number, depth: number, symbols: number, effect: string, hero: boolean, up: boolean, off: boolean,
 *   goal: boolean, aside: boolean, covered: boolean, meant: boolean, acting: boolean, role: string, reach: string,
 *   cards: number, unseen: boolean, seat: number, wide: number, won: boolean, name: string, push: number, stop: string,
 *   coming: {in: number, effect: string}[], found: boolean, piles: number[][], can: Record<string, number[]>,
 *   steps: string[], now: string, most: number, again: boolean, rerolls: number,
 *   strikes: boolean, kind: string, card: string,
 * }} Thing
 * @typedef {import("/js/board.js").Board} Board
 */

// What lies on the table

const NO_RESULT = `<g class="niche-sign" transform="scale(2)">${RESISTANCE}</g>`;

/** @type {Record<string, (item: Thing, id: string, board: Board) => string>} by its look */
const TOKENS = {
  marker: (item) => `<g class="marker${item.aside ? " aside" : ""}"><path class="marker-body"
    d="M0 15C-11 3 -14 -4 -14 -11A14 14 0 0 1 14 -11C14 -4 11 3 0 15Z"/>
    <g transform="translate(0 -11) scale(.72)">${ORDER}</g></g>`,
  deck,
  seen,
  hero,
  steps: strip,
  cover: (item, id, board) => {
    const s = isWide(board) ? 0.8 : 0.56;
    const under = `<g transform="translate(-36 -52)"><rect class="face down" width="72" height="104" rx="8"/>
      <g transform="translate(36 52) scale(2)">${RESISTANCE}</g></g>`;
    const card = item.hero ? whole(item, board.nameOf(item, id)) : under;
    return `<g class="cover-fall"><g transform="rotate(-4) scale(${s})">${card}</g></g>`;
  },
  leader: (item, id, board) => {
    const wide = isWide(board);
    const [w, h] = wide ? [75, 146] : [63, 74];
    const plate = badge("on", item.symbols);
    const body = `<g class="leader-body${item.covered ? " covered" : ""}${item.strikes ? " strikes" : ""}"
      transform="translate(0 ${wide ? -8 : 4}) scale(${wide ? 0.85 : 0.58})">
      ${leader(item.of)}</g>`;
    const name = wide ? words("leader-name", 0, 56, board.nameOf(item, id), 9, 13) : "";
    return `<rect class="hit" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"/>
      <rect class="leader-frame${item.meant ? " meant" : ""}${item.strikes ? " strikes" : ""}"
      x="${-w / 2}" y="${-h / 2}"
      width="${w}" height="${h}" rx="10"/>${body}${name}
      <g class="leader-push${item.covered ? " off" : ""}"
      transform="translate(${wide ? "20 -62" : "17 -26"}) scale(${wide ? 1 : 0.8})">${plate}</g>
      <rect class="aura" x="${-w / 2 - 1}" y="${-h / 2 - 1}" width="${w + 2}" height="${h + 2}" rx="11"/>`;
  },
  die,
  announcement,
  help: (item) => `<rect class="niche" x="-37" y="-37" width="74" height="74" rx="15"/>
    ${item.value === "none" ? NO_RESULT : `<g transform="scale(.74)">${dieFace(item.value)}</g>`}
    <rect class="aura" x="-38" y="-38" width="76" height="76" rx="16"/>`,
  discards: (item, _id, board) => {
    const [w, h] = isWide(board) ? [40, 26] : [26, 20];
    return `<rect class="pile" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="5"/>
      <text class="pile-count" y="5">${item.n}</text>`;
  },
  owner,
  start: held,
  held,
  end: (item, _id, board) => {
    const [w, h] = isWide(board) ? [548, 288] : [420, 200];
    const s = isWide(board) ? 1.3 : 0.92;
    return `<g class="end-pop"><rect class="end-plate ${item.won ? "won" : "lost"}" x="${-w / 2}" y="${-h / 2}"
      width="${w}" height="${h}" rx="18"/>
      <svg x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" viewBox="${-w / 2} ${-h / 2} ${w} ${h}">
      <g transform="translate(0 -28) scale(${s})">${finale(item.won)}</g></svg>
      <rect class="end-band" x="${-w / 2}" y="${h / 2 - 78}" width="${w}" height="78" rx="18"/>
      <text class="end-title" y="${h / 2 - 46}">${escaped(board.says(item.won ? "end.won" : "end.lost"))}</text>
      ${words("end-words", 0, h / 2 - 24, board.says(item.name), 60)}</g>`;
  },
};

/** A deck that is as high as it has cards. @param {Thing} item @param {string} _id @param {Board} board */
function deck(item, _id, board) {
  const wide = isWide(board);
  const height = Math.min(8, Math.ceil(item.n / 6));
  const layer = (/** @type {number} */ i) =>
    `<rect class="back ${item.n ? item.deck : "empty"}" x="${-54 + i * 0.6}" y="${-76 - i * 2.4}"
      width="108" height="154" rx="11"/>`;
  const cards = Array.from({ length: Math.max(height, 1) }, (_, i) => layer(i)).join("");
  const top = -2.4 * (Math.max(height, 1) - 1);
  return `${cards}${item.n ? at(back(item.deck), 0, 1 + top) : ""}
    <rect class="aura" x="-57" y="${-79 + top}" width="114" height="${160 - top}" rx="13"/>
    <g transform="translate(0 52) scale(${wide ? 1.2 : 1.4})">
        <rect class="badge" x="-26" y="-16" width="52" height="31" rx="15"/>
    <text class="deck-count" y="8">${escaped(item.n)}</text></g>`;
}

/** What is known of a card near the top of a deck. @param {Thing} item @param {string} id @param {Board} board */
function seen(item, id, board) {
  const [w, h] = isWide(board) ? [186, 27] : [142, 22];
  const known = item.unseen
    ? `<rect class="back ${item.deck}" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="6"/>
    <text class="c-title light" y="5">${escaped(board.says("token.seen"))}</text>`
    : line(item, board.nameOf(item, id), w, h);
  const [room, s] = isWide(board) ? [39, 1] : [EYE, 0.6]; // the eye lies where the picture is, or else on the corner
  const eye =
    item.unseen || item.up
      ? ""
      : `<g class="peeked" transform="translate(${-w / 2} ${-h / 2})">
    <rect width="${room}" height="${h}" rx="6"/><g transform="translate(${room / 2} ${h / 2}) scale(${s})">
    <path d="M-14 0Q0 -11 14 0Q0 11 -14 0Z"/><circle r="4"/></g></g>`;
  return `<rect class="hit" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"/>
    <g class="${item.up ? "up" : "known"}">${known}</g>${eye}<rect class="aura"
      x="${-w / 2 - 1}" y="${-h / 2 - 1}" width="${w + 2}" height="${h + 2}" rx="8"/>`;
}

/** What will lie below the decks, as long as nothing is known of any. @param {Board} board */
function shelf(board) {
  const known = Object.values(board.scene.tokens ?? {}).some(({ look }) => look === "seen");
  const [x, y] = board.at("shown-orange");
  return known || !isWide(board) ? "" : words("shelf-words", x, y + 2, board.says("shelf"));
}

/** @type {import("/js/types").Art<Thing>} */
export const art = {
  id: "conflict",
  bare: ["start", "force"],
  hand: "war",
  icons: {
    "deck-yellow": "M4 2H12V14H4Z",
    "deck-orange": "M4 2H12V14H4ZM4 8H12",
    "deck-black": "M4 2H12V14H4ZM4 6H12M4 10H12",
  },

  settled,
  announced,
  thrown,
  weights: { leaders: 1, "hero-found": 1 },

  die: (value) => at(dieFace(String(value)), 0, 0, 0.54),

  ground,

  living: (board) => `${track(board)}${goal(board)}${shelf(board)}${dicework(board)}${tray(board)}`,

  place: (item, _id, board) => field(item, board),

  token: (item, id, board) => (TOKENS[item.look] ?? held)(item, id, board),

  arrange(item, i, n, open, board) {
    const wide = isWide(board);
    if (["owner", "held", "start"].includes(item.look)) return inHand(item, i, n, open, board);
    if (item.look === "seen") return { x: 0, y: (item.depth - 1) * (wide ? 28 : 22), s: 1 };
    if (item.look === "deck") return { x: 0, y: 0, s: wide ? 0.78 : 0.5 };
    if (item.look === "die" || item.look === "help") return { x: 0, y: 0, s: wide ? 0.99 : 0.72 };
    return {
      x: 0,
      y: { cover: wide ? -16 : 2, marker: -9 }[item.look] ?? 0,
      s: item.look === "marker" && !wide ? 0.85 : 1,
    };
  },

  face: (item, id, says) => `${face(item)}${title(says(item.name ?? id), 36, 86, 66, 13)}`,
};
