// @ts-check
// Beside the board: who plays, with what everybody can count of them.

import { mark } from "./art.js";
import { away } from "./away.js";
import { h, svg } from "./dom.js";
import { t } from "./text.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./types").Art} Art */
/** @typedef {import("./types").Says} Says */
/** @typedef {import("./types").SeatLine} SeatLine */

const CARDS = "M3 2H10V14H3ZM12 4V14"; // the sign for what is counted, if the artwork has none of its own

/**
 * The mark of a side as a small picture.
 * @param {string} side
 * @param {Art} art
 */
export const sign = (side, art) =>
  svg(mark(side, 1, art.marks?.[side]), { viewBox: "-11 -11 22 22", class: "sign-mark", "aria-hidden": "true" });

/**
 * Something that is counted: its name, and a sign where there is no room for it.
 * @param {string} key
 * @param {number | string} n
 * @param {Art} art
 * @param {Says} says
 */
function count(key, n, art, says) {
  const props = { viewBox: "0 0 16 16", class: `count-icon ${key}`, "aria-hidden": "true" };
  const icon = svg(`<path d="${art.icons?.[key] ?? CARDS}"/>`, props);
  return h("span", { class: "count-pair" }, icon, h("span", { class: "count-name" }, says(key)), " ", h("b", null, n));
}

/**
 * The seats with their counts; whose turn it is stands out.
 * @param {Session} session
 * @param {Art} art
 * @param {Says} says
 * @param {SeatLine[]} lines what is counted of each, now or at a moment of the replay
 */
export function seats(session, art, says, lines = session.face?.scene.seats ?? []) {
  return session.seats.map((_, i) => {
    const line = lines[i] ?? {};
    const counts = Object.entries(line.counts ?? {}).map(([key, n]) => count(key, n, art, says));
    const look = ["seat", session.turn?.acting.includes(i) && "acting", i === session.viewer && "me"];
    return h(
      "li",
      { class: look.filter(Boolean).join(" "), "data-seat": i },
      h("span", { class: "seat-marks" }, ...(line.sides ?? []).map((side) => sign(side, art))),
      name(session, i, line.role ? says(line.role) : ""),
      h("span", { class: "seat-state quiet" }, state(session, i)),
      h("span", { class: "counts" }, ...counts),
      ...known(line, says),
    );
  });
}

/**
 * @param {Session} session
 * @param {number} seat
 * @param {string} role
 */
function name(session, seat, role) {
  return h(
    "span",
    { class: "seat-name" },
    session.seats[seat].kind === "open" ? t("seat.open") : session.nameOf(seat),
    session.held.includes(seat) && h("span", { class: "quiet" }, ` ${t("seat.you")}`),
    role && h("span", { class: "quiet" }, ` ${role}`),
  );
}

/**
 * @param {Session} session
 * @param {number} seat
 */
function state(session, seat) {
  const { seats, turn } = session;
  const { kind, here, resigned, stand_in } = seats[seat];
  if (resigned) return t("seat.resigned");
  if (stand_in) return t("seat.stand-in");
  if (turn?.thinking?.includes(seat)) return t("seat.thinking");
  if (kind === "guest" && here === undefined) return away(session, seat);
  return turn?.acting.includes(seat) ? t("seat.to-move") : "";
}

/**
 * What all know of a seat's secrets, each kind on a line.
 * @param {SeatLine} line
 * @param {Says} says
 */
function known({ planned = [], more = {} }, says) {
  const cards = Object.entries(more).map(([key, n]) => `${says(key)}${n > 1 ? ` ×${n}` : ""}`);
  const lines = [
    planned.map((key) => says(key)).join(" → "),
    cards.length ? t("seat.known", { what: cards.join(", ") }) : "",
  ];
  return lines.filter(Boolean).map((text) => h("span", { class: "seat-more quiet" }, text));
}
