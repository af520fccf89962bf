// @ts-check
// Smugglers: crates of cargo, a bag of tokens, bid cards. A model for drawings of your own; docs/page.md has the rest.

import { mark, pile, tally } from "/js/art.js";

/** @typedef {import("/js/types").Item} Item */

const CRATE = `<path class="crate" d="M-20 -20H20V20H-20Z"/>
  <path class="slats" d="M-20 -7H20M-20 7H20M-13 -20V20M13 -20V20"/>`;
const BAG = `<path class="bag" d="M-9 -16L-13 -24H13L9 -16C22 -8 24 22 14 26H-14C-24 22 -22 -8 -9 -16Z"/>
  <path class="slats" d="M-9 -16H9"/>`;

/** @type {Record<string, string>} the tokens of the hand by their id, around the origin */
const SIGNS = {
  "token-jammer": `<path class="wave" d="M0 16V-2M-9 -6A10 10 0 0 1 9 -6M-16 -10A18 18 0 0 1 16 -10"/>
    <circle class="dot" r="4"/>`,
  "token-blank": `<circle class="wave" r="13"/>`,
};

/** What is cargo lies as a crate, a bid as a card of its side. @param {Item} item */
function card(item) {
  const body = item.side ? `<rect class="bid" x="-20" y="-28" width="40" height="56" rx="6"/>` : CRATE;
  const side = item.side ? `<g transform="translate(-10 -18)">${mark(item.side, 0.6)}</g>` : "";
  return `${body}${side}<text class="worth" y="9">${item.number}</text>`;
}

/** @type {Record<string, (item: Item) => string>} what lies on the table, by its look */
const TOKENS = {
  card,
  deck: (item) => pile(item.n ?? 0, "cargo", `<g transform="scale(.6)">${CRATE}</g>`),
  pile: (item) => `${BAG}${tally(16, 22, item.n ?? 0)}`,
  haul: (item) => `${CRATE}${mark(item.side ?? "", 1.2)}${tally(20, 20, item.n ?? 0)}`,
};

/** @type {import("/js/types").Art} */
export const art = {
  id: "smugglers",

  ground(board) {
    const [width, height] = board.layout.size;
    return `<rect class="hold" x="10" y="20" width="${width - 20}" height="${height - 40}" rx="18"/>`;
  },

  place: () => `<rect class="slot" x="-26" y="-26" width="52" height="52" rx="6"/>`,

  token: (item) => TOKENS[item.look]?.(item) ?? "",

  face: (item, id) =>
    SIGNS[id]
      ? `<g class="sign-of" transform="translate(36 42) scale(1.4)">${SIGNS[id]}</g>`
      : `<text class="worth big" x="36" y="56">${item.number}</text>`,
};
