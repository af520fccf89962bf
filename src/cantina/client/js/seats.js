// @ts-check
// Beside the board: who plays, with what everybody can count of them.

import { mark } from "./art.js";
import { away } from "./away.js";
import { openHand } from "./cards.js";
import { h, svg } from "./dom.js";
import { listed, percent, t } from "./text.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./types").Art} Art */
/** @typedef {import("./types").Says} Says */
/** @typedef {import("./types").Words} Words */
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
 * The seats with their counts; whose turn it is stands out. Those who play together stand in one panel, the viewer's
 * first.
 * @param {Session} session
 * @param {Art} art
 * @param {Words} words
 * @param {import("./types").Scene} [scene] what is counted, now or at a moment of the replay
 */
export function seats(session, art, words, scene = session.face?.scene ?? {}) {
  const { says } = words;
  const lines = scene.seats ?? [];
  const all = [...session.seats.keys()];
  const teamOf = (/** @type {number} */ seat) => lines[seat]?.team ?? `seat-${seat}`;
  const teams = [...new Set(all.map(teamOf))];
  const alone = teams.length === all.length;
  const own = (/** @type {string | number} */ team) => Number(session.viewer >= 0 && team === teamOf(session.viewer));
  if (!alone) teams.sort((a, b) => own(b) - own(a));
  return teams.map((team) => {
    const members = all.filter((seat) => teamOf(seat) === team);
    const { counts, goal: aim } = scene.teams?.[Number(team)] ?? {};
    const whole = { counts, goal: aim && goal(aim, says), ships: fleet(scene, team, art, says) };
    const shown = members.map((seat) => seatOf(session, seat, lines[seat] ?? {}, alone ? whole : {}, art, words));
    return alone ? shown[0] : panel(session, members, whole, shown, art, says);
  });
}

/**
 * What a team has together.
 * @typedef {{counts?: Record<string, number | string>, goal?: HTMLElement, ships?: HTMLElement | null}} Whole
 */

/**
 * @param {Session} session
 * @param {number} seat
 * @param {SeatLine} line
 * @param {Whole} whole of the team, if the seat is all of it
 * @param {Art} art
 * @param {Words} words
 */
function seatOf(session, seat, line, whole, art, words) {
  const { says } = words;
  const counts = Object.entries({ ...line.counts, ...whole.counts }).map(([key, n]) => count(key, n, art, says));
  const look = ["seat", session.turn?.acting.includes(seat) && "acting", seat === session.viewer && "me"];
  return h(
    "li",
    { class: look.filter(Boolean).join(" "), "data-seat": seat },
    h("span", { class: "seat-marks" }, ...(line.sides ?? []).map((side) => sign(side, art))),
    name(session, seat),
    h("span", { class: "seat-state quiet" }, state(session, seat)),
    line.role && h("span", { class: "seat-role" }, says(line.role)),
    h("span", { class: "counts" }, ...counts),
    known(line, says),
    openHand(art, words, session.nameOf(seat), line.cards),
    whole.goal,
    whole.ships,
  );
}

/**
 * Those who play together, with what they have together.
 * @param {Session} session
 * @param {number[]} members
 * @param {Whole} whole
 * @param {HTMLElement[]} lines
 * @param {Art} art
 * @param {Says} says
 */
function panel(session, members, whole, lines, art, says) {
  const counts = Object.entries(whole.counts ?? {}).map(([key, n]) => count(key, n, art, says));
  const head = h("span", { class: "team-name" }, together(session, members));
  return h(
    "li",
    { class: `team${members.includes(session.viewer) ? " ours" : ""}`, "data-team": members.join(" ") },
    h("div", { class: "team-head" }, head, ...counts),
    whole.goal,
    whole.ships,
    h("ol", { class: "members" }, ...lines),
  );
}

/**
 * What a team wants: its aim, how far it has come, what is left to do, and how that is done.
 * @param {import("./types").Goal} goal
 * @param {Says} says
 */
function goal({ aim, part, left, how }, says) {
  const done = h("i");
  done.style.width = percent(part, "en");
  return h(
    "span",
    { class: "team-goal" },
    h("b", { class: "goal-aim" }, says(aim)),
    h("span", { class: "goal-left" }, says(...left)),
    h("span", { class: "goal-bar" }, done),
    h("span", { class: "goal-how quiet" }, says(...how)),
  );
}

/**
 * Some players by name, as one says it: "You and Koro".
 * @param {Session} session
 * @param {number[]} members
 */
export function together(session, members) {
  const you = session.held.length === 1 ? session.viewer : -1; // at one screen nobody is the only one to read it
  const names = [...members].sort((a, b) => Number(b === you) - Number(a === you));
  const called = names.map((seat) => (seat === you ? t("team.you") : session.nameOf(seat)));
  return listed(called);
}

/**
 * The ships of a team, each with its part of the way.
 * @param {import("./types").Scene} scene
 * @param {number | string} team
 * @param {Art} art
 * @param {Says} says
 */
function fleet({ race = [] }, team, art, says) {
  const ships = race.filter((racer) => racer.team === team);
  if (!ships.length || !art.racer) return null;
  ships.sort((a, b) => a.side.localeCompare(b.side) || a.id.localeCompare(b.id)); // each keeps its place
  return h("span", { class: "fleet" }, ...ships.map((racer) => voyage(racer, art, says)));
}

/**
 * @param {import("./types").Racer} racer
 * @param {Art} art
 * @param {Says} says
 */
function voyage(racer, art, says) {
  const done = h("i", { class: racer.side });
  done.style.width = percent(racer.part, "en");
  const label = `${says(racer.id)}: ${percent(racer.part)}`;
  const look = `voyage${racer.part === 1 ? " arrived" : ""}`;
  const ship = svg(art.racer?.(racer) ?? "", { viewBox: "-26 -24 52 48", "aria-hidden": "true" });
  return h("span", { class: look, role: "img", "aria-label": label, title: label }, ship, h("b", null, done));
}

/**
 * @param {Session} session
 * @param {number} seat
 */
function name(session, seat) {
  const called = session.seats[seat].kind === "open" ? t("seat.open") : session.nameOf(seat);
  const mine = session.held.includes(seat);
  return h(
    "span",
    { class: "seat-name" },
    h("span", { class: "called" }, called),
    mine && h("span", { class: "quiet" }, ` ${t("seat.you")}`),
    mine && session.held.length === 1 && h("span", { class: "just-you", "aria-hidden": "true" }, t("team.you")),
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
 * What all know of a seat's secrets.
 * @param {SeatLine} line
 * @param {Says} says
 */
function known({ more = {} }, says) {
  const cards = Object.entries(more).map(([key, n]) => `${says(key)}${n > 1 ? ` ×${n}` : ""}`);
  return cards.length > 0 && h("span", { class: "seat-more quiet" }, t("seat.known", { what: cards.join(", ") }));
}
