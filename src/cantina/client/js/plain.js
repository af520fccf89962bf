// @ts-check
// The drawings of a game that brings none: pieces with their mark and number, cards with their name.

import { die, escaped, mark, pile, tally } from "./art.js";

/** @typedef {import("./types").Item} Item */
/** @typedef {import("./board.js").Board} Board */

/**
 * What a thing is called, in at most that many letters.
 * @param {Item} item
 * @param {string} id
 * @param {Board} board
 */
function label(item, id, board) {
  const name = board.nameOf(item, id);
  return escaped(name.length > 16 ? `${name.slice(0, 15)}…` : name);
}

/** @param {Item} item */
const numberOf = (item) => item.number ?? item.value ?? "";

/**
 * Something that lies there as a card: its number in the middle, its name below.
 * @param {Item} item
 * @param {string} name
 */
const card = (item, name) =>
  `<rect class="hit" x="-24" y="-34" width="48" height="68"/><rect class="aura" x="-26" y="-36" width="52" height="72"
    rx="8"/><rect class="plain-card" x="-23" y="-33" width="46" height="66" rx="6"/>
    ${item.side ? `<g transform="translate(-13 -22)">${mark(item.side, 0.6)}</g>` : ""}
    <text class="plain-number" y="8">${escaped(numberOf(item))}</text><text class="tiny" y="48">${name}</text>
    ${item.n === undefined ? "" : tally(20, 28, item.n)}`;

/**
 * Any other piece: a disc of its side.
 * @param {Item} item
 * @param {string} name
 */
const piece = (item, name) =>
  `<circle class="hit" r="22"/><circle class="aura" r="24"/><circle class="piece" r="19"/>
    ${item.side ? mark(item.side, 1.1) : ""}<text class="tiny" y="-25">${name}</text>
    ${numberOf(item) === "" && item.n === undefined ? "" : tally(15, 14, item.n ?? numberOf(item))}`;

/** @type {import("./types").Art} */
export const plain = {
  id: "plain",
  ground: () => "",

  place(item, id, board) {
    const number = numberOf(item);
    const text = number === "" ? `<text class="tiny" y="40">${label(item, id, board)}</text>` : "";
    return `<circle class="hit" r="26"/><circle class="aura" r="26"/><circle class="spot" r="24"/>${text}
      <text class="count" y="5">${escaped(number)}</text>`;
  },

  token(item, id, board) {
    const name = label(item, id, board);
    if (item.look === "die") return die(Number(item.value));
    if (item.look === "pile" || item.look === "deck")
      return `${pile(item.n ?? 0, "")}<text class="tiny" y="42">${name}</text>`;
    return item.look === "card" ? card(item, name) : piece(item, name);
  },

  face: (item) =>
    `${item.side ? `<g transform="translate(14 16)">${mark(item.side, 0.9)}</g>` : ""}
      <text class="plain-number big" x="36" y="58">${escaped(numberOf(item))}</text>`,

  racer: ({ side }) => mark(side, 1.6),

  die: (value) => die(Number(value)),
};
