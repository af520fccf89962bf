// @ts-check
// What everybody should see happen: a hero is found, cards lie in ambush, the leaders push; and the throw for who
// begins.

import { escaped } from "/js/art.js";
import { badge } from "./cards.js";
import { RAYS } from "./figures.js";
import { at, person, scene } from "./pictures.js";
import { isWide, words } from "./words.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("/js/board.js").Board} Board */
/** @typedef {import("/js/protocol").LogEntry} LogEntry */
/** @typedef {Record<string, import("/js/types").Item>} Tokens */

const DRAWN = ["drew-unseen", "drew-peeked", "drew-open"];
const PUSHES = ["ambushed", "attacked"];

/**
 * What a move is announced by: the leaders who are about to push, and a plate with the hero who is found, or with the
 * card that pushes the marker.
 * @param {LogEntry[]} entries
 * @param {Tokens} tokens
 */
export function announced(entries, tokens) {
  const plate = ofHero(entries) ?? ofCard(entries);
  return {
    ...(entries.some(({ event }) => event === "leaders") ? striking(tokens) : {}),
    ...(plate
      ? { announcement: { look: "announcement", at: "end", level: 190, trail: false, elements: [], ...plate } }
      : {}),
  };
}

/** The leaders who are not covered, as they strike. @param {Tokens} tokens */
function striking(tokens) {
  const bare = Object.entries(tokens).filter(
    ([, item]) => item.look === "leader" && !(/** @type {Thing} */ (item).covered),
  );
  return Object.fromEntries(bare.map(([id, item]) => [id, { ...item, strikes: true }]));
}

/** @param {LogEntry[]} entries */
function ofHero(entries) {
  const found = entries.find(({ event }) => event === "hero-found");
  return found && { kind: "hero", of: String(found.args?.card) };
}

/** The first card that pushes when it is drawn. @param {LogEntry[]} entries */
function ofCard(entries) {
  const i = entries.findIndex(({ event }) => PUSHES.includes(event));
  const drawn = entries.slice(0, Math.max(i, 0)).findLast(({ event }) => DRAWN.includes(event));
  return drawn && { kind: entries[i].event, of: String(drawn.args?.card), n: Number(entries[i].args?.number) };
}

/** The plate of what is announced. @param {Thing} item @param {string} _id @param {Board} board */
export function announcement(item, _id, board) {
  const { says } = board;
  const name = says(`card-${item.of}`);
  const [w, h] = [330, 136];
  const plate = `<rect class="m-plate" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="18"/>`;
  const card = `<svg x="-31" y="-21" width="62" height="42" viewBox="-31 -21 62 42">${scene(item.of, "")}</svg>`;
  const inside =
    item.kind === "hero"
      ? `<svg x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" viewBox="${-w / 2} ${-h / 2} ${w} ${h}">
        ${at(RAYS, -100, 0)}${at(person(item.of), -100, 4, 2.5)}</svg>
        <text class="m-title" x="50" y="-4">${escaped(name)}</text>
        ${words("m-words", 50, 26, says("moment.hero"))}`
      : `<rect class="window" x="-152" y="-42" width="124" height="84" rx="9"/>${at(card, -90, 0, 2)}
        <text class="m-title" x="70" y="-20">${escaped(says(`moment.${item.kind}`))}</text>
        ${words("m-words", 70, 4, name)}${at(badge(item.kind === "ambushed" ? "ambush" : "on", item.n), 70, 36, 1.5)}`;
  const scale = isWide(board) ? 1.2 : 1;
  return `<g class="m-${item.kind}" transform="scale(${scale})"><g class="m-pop">${plate}${inside}</g></g>`;
}

/**
 * What lies behind dice that are thrown for all to see: those for who begins, with their sum. All others lie on the
 * table already.
 * @param {LogEntry} entry
 * @param {Board} board
 */
export function thrown({ event, args = {} }, { names }) {
  if (event !== "threw") return null;
  const sum = [args.die, args.die2, args.die3].reduce((/** @type {number} */ all, one) => all + (Number(one) || 0), 0);
  return `<g class="m-threw"><rect class="m-plate" x="-135" y="-56" width="270" height="136" rx="18"/>
    <text class="m-title" y="66">${escaped(`${names[Number(args.seat)] ?? ""}: ${sum}`)}</text></g>`;
}
