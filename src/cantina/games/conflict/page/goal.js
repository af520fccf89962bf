// @ts-check
// What the team looks for: Rey, Poe and Finn, found or still hidden in the black deck.

import { escaped } from "/js/art.js";
import { at, person } from "./pictures.js";
import { isWide, words } from "./words.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("/js/board.js").Board} Board */

const FOUND = `<circle class="h-badge found" r="10"/><path class="h-check" d="M-4.5 .5L-1 4L5 -4"/>`;

/** How far one has come with a hero: found, so many cards below the top, or unknown. @param {Thing} item */
function state(item) {
  if (item.found) return FOUND;
  const seen = item.depth >= 0;
  return `<circle class="h-badge ${seen ? "seen" : ""}" r="10"/>
    <text class="h-state" y="5">${seen ? item.depth + 1 : "?"}</text>`;
}

/** The slot of a hero. @param {Thing} item @param {string} id @param {Board} board */
export function hero(item, id, board) {
  const look = item.found ? "found" : item.depth >= 0 ? "seen" : "hidden";
  const slot = `<rect class="h-slot" x="-29" y="-32" width="58" height="64" rx="9"/>
    <g class="h-face">${at(person(item.of), 0, -5, 1.15)}</g>
    <rect class="h-band" x="-29" y="15" width="58" height="17" rx="8"/>
    <text class="h-name" y="28">${escaped(board.nameOf(item, id))}</text>
    ${at(state(item), 20, -24)}`;
  return `<g class="hero-slot ${look}" transform="scale(${isWide(board) ? 1 : 0.52})">${slot}</g>`;
}

/** How many are found, and where the others hide. @param {Board} board */
export function goal(board) {
  const { says } = board;
  const tokens = /** @type {Record<string, Thing>} */ (board.scene.tokens ?? {});
  const found = Object.values(tokens).filter((item) => item.look === "hero" && item.found).length;
  const piles = tokens["deck-black"]?.piles ?? [];
  const hidden = piles.map(([heroes, cards], i) => (cards ? says(`goal.pile-${i + 1}`, { heroes, cards }) : ""));
  if (!isWide(board)) return words("goal-words", 345, 203, says("goal.short", { found }), 8, 13);
  const title = says("goal", { found });
  return `<rect class="goal-plate" x="798" y="8" width="198" height="130" rx="14"/>
    ${at(words("goal-title", 0, 0, title), 897, 27, Math.min(1, 23 / title.length))}
    ${hidden
      .filter(Boolean)
      .map((text, i) => words("goal-words", 897, 116 + 15 * i, text))
      .join("")}`;
}
