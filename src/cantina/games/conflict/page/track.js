// @ts-check
// The event track: a countdown that is felt, what comes next, and how far the leaders push.

import { escaped, smooth } from "/js/art.js";
import { ORDER } from "./figures.js";
import { at } from "./pictures.js";
import { isWide, longest, words } from "./words.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("/js/board.js").Board} Board */

/** @type {Record<string, string>} small signs of the fields, within 9 units */
const EFFECTS = {
  "play-yellow": small("yellow", "M-2.5 -3.5L3.5 0L-2.5 3.5Z"),
  "play-orange": small("orange", "M-2.5 -3.5L3.5 0L-2.5 3.5Z"),
  "play-black": small("black", "M-2.5 -3.5L3.5 0L-2.5 3.5Z"),
  "draw-yellow": small("yellow", "M0 4V-4M-3 -1L0 -4L3 -1"),
  "draw-orange": small("orange", "M0 4V-4M-3 -1L0 -4L3 -1"),
  "discard-1": `<path class="f-line" d="M-4 -4L4 4M4 -4L-4 4"/>`,
  "discard-3": `<path class="f-line" d="M-9 -3L-5 3M-5 -3L-9 3M-2 -3L2 3M2 -3L-2 3M5 -3L9 3M9 -3L5 3"/>`,
  "set-aside": `<path class="f-fill" d="M-5 -6H-2V6H-5ZM2 -6H5V6H2Z"/>`,
};

/** @param {string} deck @param {string} does */
function small(deck, does) {
  return `<rect class="f-card ${deck}" x="-6" y="-8" width="12" height="16" rx="2.5"/>
      <path class="f-sign ${deck}" d="${does}"/>`;
}

/** A field as it is now. @param {Board} board @param {string} id */
const fieldOf = (board, id) => /** @type {Thing | undefined} */ (board.scene.places?.[id]);

/** A field: what it does, as a sign. @param {Thing} item @param {Board} board */
export function field(item, board) {
  if (item.off) return "";
  const s = isWide(board) ? 1 : 0.8;
  if (item.goal)
    return `<g transform="scale(${s})"><circle class="hit" r="22"/><circle class="field goal" r="21"/>${ORDER}</g>`;
  const blank = item.effect === "blank"; // its number is what the log calls it by
  const [look, r] = blank ? ["", 11] : [`event ${item.effect}`, 14];
  const sign = blank ? `<text class="f-number" y="4">${item.number}</text>` : (EFFECTS[item.effect] ?? "");
  return `<g transform="scale(${s})"><circle class="hit" r="16"/>
      <circle class="field ${look}" r="${r}"/>${sign}</g>`;
}

/** How many fields are left, large; and what comes next, in words. @param {Board} board @param {Thing} marker */
function countdown(board, { left, coming, aside }) {
  const { says } = board;
  const said = says("left", { n: left });
  const near = left <= 10 ? " near" : "";
  const next = coming.map(({ in: n, effect }) => says("soon", { n, what: says(`soon.${effect}`) }));
  const strip = aside ? [says("aside")] : next;
  if (isWide(board)) {
    const spans = strip.map(
      (text, i) => `<tspan class="${i ? "" : "first"}">${i ? "  ·  " : ""}${escaped(text)}</tspan>`,
    );
    return `<g class="countdown${near}"><rect class="count-plate" x="4" y="8" width="118" height="130" rx="14"/>
      <text class="count-left" x="63" y="82">${left}</text>
      ${words("count-words", 63, 107, said, 14, 15)}</g>
      <text class="next" x="8" y="158">${spans.join("")}</text>`;
  }
  return `<g class="countdown${near}"><title>${escaped(`${left} ${said}`)}</title>
    <rect class="count-plate" x="1" y="104" width="84" height="22" rx="8"/>
    <text class="count-left" x="24" y="121">${left}</text>
    <path class="count-way" d="M45 115H57M53 111L57 115L53 119"/>${at(ORDER, 71, 115, 0.55)}</g>
    <text class="next" x="98" y="119"><tspan class="first">${escaped(strip[0] ?? "")}</tspan></text>`;
}

/**
 * The way that the leaders would push the marker this turn, and where it would come to stand.
 * @param {Board} board
 * @param {Thing} marker
 */
function threat(board, { at, stop, push }) {
  if (!push || board.scene.tokens?.end) return "";
  const [from, to] = [at, stop].map((id) => board.track.indexOf(id));
  const [x, y] = board.at(stop);
  const way = smooth(board.track.slice(from, to + 1).map((id) => board.at(id)));
  return `<path class="threat" d="${way}"/>
      <circle class="threat-ring" cx="${x}" cy="${y}" r="${isWide(board) ? 18 : 14}"/>`;
}

/** Small numbers at the fields that come next: how far they are. @param {Board} board @param {Thing} marker */
function distances(board, { at, coming }) {
  if (!isWide(board)) return "";
  const from = board.track.indexOf(at);
  return coming
    .map(({ in: n }) => {
      const [x, y] = board.at(board.track[from + n]);
      return `<text class="distance" x="${x}" y="${y - 18}">+${n}</text>`;
    })
    .join("");
}

/** What the leaders do this turn, in words. @param {Board} board @param {Thing} marker */
function pushing(board, { push, aside }) {
  const { says } = board;
  const text = aside ? says("aside") : says(push ? "push" : "push.none");
  const look = push ? "push" : "push none";
  if (isWide(board))
    return `<text class="${look}" x="38" y="395">+${push}</text>
      ${at(words("push-words", 0, -12, text, 20, 17), 74, 390, Math.min(1, 18 / longest(text, 20)))}`;
  return `<text class="${look}" x="20" y="219">+${push}</text>${words("push-words", 40, 217, says("push.short"))}`;
}

/** The way, as long as it is in this variant; where the marker has come along, it burns. @param {Board} board */
export function track(board) {
  const marker = /** @type {Thing | undefined} */ (board.scene.tokens?.marker);
  if (!marker) return "";
  const ids = board.track.filter((id) => !fieldOf(board, id)?.off);
  const come = ids.slice(0, ids.indexOf(marker.at) + 1);
  const path = (/** @type {string[]} */ part) => smooth(part.map((id) => board.at(id)));
  return `<path class="way edge" d="${path(ids)}"/><path class="way" d="${path(ids)}"/>
    ${come.length > 1 ? `<path class="burnt" d="${path(come)}"/>` : ""}${threat(board, marker)}
    ${distances(board, marker)}
    ${countdown(board, marker)}${pushing(board, marker)}`;
}
