// @ts-check
// A move in a few words for the strip of the last turn: whether the ship is the viewer's, and whether it went twice as
// far.

/** @typedef {import("/js/protocol").LogEntry} LogEntry */

/** The number of a space. @param {string} [id] */
const numberOf = (id = "") => Number(id.split("-")[1]);

/**
 * @param {LogEntry} entry
 * @param {LogEntry[]} turn all that happened in it
 * @param {import("/js/board.js").Board} board
 * @param {string[]} sides of the viewer
 */
export function gist(entry, turn, { scene, says }, sides) {
  const { event, gist: words = "", elements: [ship = ""] = [] } = entry;
  if (event !== "moved") return words;
  const moved = doubled(entry, turn) ? `${words} (×2)` : words;
  return sides.includes(scene.tokens?.[ship]?.side ?? "") ? says("gist.yours", { moved }) : moved;
}

/**
 * Whether the number of the card counted twice: it is further than the card and a Speed Boost reach.
 * @param {LogEntry} entry
 * @param {LogEntry[]} turn
 */
function doubled({ elements: [, from, to] = [] }, turn) {
  const number = Number(turn.find(({ event }) => event === "played")?.args?.number);
  const boost = turn.some(({ event, elements = [] }) => event === "used" && elements.includes("bonus-speed-boost"));
  return numberOf(to) - numberOf(from) > number + Number(boost);
}
