// @ts-check
// What befalls a ship on its way, shown where it happens: it jumps, struggles out of the rocks, is swallowed, comes
// home.

import { dice } from "/js/art.js";

/** @typedef {import("/js/board.js").Board} Board */
/** @typedef {import("/js/protocol").LogEntry} LogEntry */
/** @typedef {import("/js/types").Scene} Scene */
/** @typedef {import("/js/types").Stop} Stop */

/**
 * The same drawing in many directions.
 * @param {number} n
 * @param {(i: number) => string} draw
 */
const around = (n, draw) =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${((i * 360) / n).toFixed(1)})">${draw(i)}</g>`).join("");

const STREAKS = around(
  18,
  (i) => `<path class="streak" pathLength="1" d="M${16 + (i % 3) * 5} 0H${66 + (i % 4) * 12}"/>`,
);
const PEBBLES = around(9, (i) => `<path class="pebble" d="M22 ${(i % 3) - 5}L29 -6L33 1L26 ${5 + (i % 3)}Z"/>`);
const ARMS = around(5, () => `<path d="M0 8C16 14 34 6 38 -14"/>`);
const RAYS = around(16, (i) => `<path class="ray" pathLength="1" d="M58 0H${i % 2 ? 104 : 130}"/>`);

/** Sparks of all colours, thrown from the planet. */
function sparks() {
  const next = dice(5);
  return around(26, (i) => {
    const [far, size] = [70 + next() * 80, 2 + next() * 2.6];
    return `<circle class="spark spark-${i % 4}" cx="${far.toFixed(0)}" r="${size.toFixed(1)}"/>`;
  });
}

/** @type {Record<string, Omit<Stop, "at">>} */
const STOPS = {
  jump: { look: "jump", ms: 480, swift: true, drawing: `<circle class="flash" r="46"/>${STREAKS}` },
  struggle: { look: "struggle", ms: 520, drawing: PEBBLES },
  swallow: { look: "swallow", ms: 900, drawing: `<circle class="throat" r="36"/><g class="arms">${ARMS}</g>` },
  homecoming: {
    look: "homecoming",
    ms: 1300,
    drawing: `<circle class="dawn" r="62"/><circle class="wave" r="60"/><circle class="wave late" r="60"/>
      ${RAYS}<g class="sparks">${sparks()}</g>`,
  },
};

/**
 * What befalls the ships of a move, in the order of their ways.
 * @param {LogEntry[]} entries
 * @param {Scene} before
 * @param {Board} board
 */
export function stops(entries, before, board) {
  const found = /** @type {import("/js/types").Stops} */ ({});
  const add = (/** @type {string} */ ship, /** @type {string} */ at, /** @type {keyof typeof STOPS} */ what) => {
    found[ship] ??= [];
    found[ship].push({ ...STOPS[what], at });
  };
  const maws = /** @type {Record<string, string>} */ ({});
  const fast = entries.some(({ elements = [] }) => elements.includes("bonus-lightspeed"));
  const helped = entries.some(({ elements = [] }) => elements.includes("bonus-experienced-pilot"));
  for (const { event, elements: [ship, from] = [] } of entries) {
    const at = before.tokens?.[ship]?.at ?? "";
    if (event === "moved") {
      const { kind } = board.placeItem(at);
      if (fast || kind === "hyperspace") add(ship, from, "jump");
      else if (kind === "asteroids" && !helped) add(ship, from, "struggle");
    }
    if (event === "in-maw") maws[ship] = from;
    if (event === "back") add(ship, maws[ship] ?? at, "swallow"); // only now: in between it could have been dodged
    if (event === "arrived") add(ship, board.track[board.track.length - 1], "homecoming");
  }
  return found;
}
