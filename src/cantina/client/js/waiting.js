// @ts-check
// Before the start: who sits where, the link and its code, and the button that begins.

import { shared } from "./address.js";
import { addressField, button, h, link } from "./dom.js";
import { copy, problem } from "./menu.js";
import { net } from "./net.js";
import { myName, newcomer, sideOf } from "./newcomer.js";
import { qr } from "./qr.js";
import { share, warning } from "./shares.js";
import { t } from "./text.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {import("./types").Request} message */
const ask = (message) => net.ask(message).catch(problem);

/**
 * @param {Session} session
 * @param {(path: string) => void} go
 */
export function waitingRoom(session, go) {
  const home = link("Cantina", () => go("/"), { href: "/", class: "logo" });
  const who = h("ol", { class: "seats" }, ...session.seats.map((_, i) => seat(session, i)));
  return h(
    "div",
    { class: "waiting" },
    h("header", { class: "bar" }, home, h("h1", null, session.about.title)),
    h(
      "div",
      { class: "waiting-body" },
      newcomer(session),
      h("section", null, warning(session), h("h2", null, t("waiting.seats")), who, shares(session), beginning(session)),
      invitation(session),
    ),
  );
}

/**
 * One seat: who has it, and what can be done with it.
 * @param {Session} session
 * @param {number} i
 */
function seat(session, i) {
  const { id: table, owner } = session;
  const { kind } = session.seats[i];
  const mine = session.held.includes(i);
  const sit = () => ask({ type: "sit", table, seat: i, name: myName(), salt: share(table, i) });
  const free = kind === "open" && (owner || !session.held.length);
  const you = mine && h("span", { class: "quiet" }, ` ${t("seat.you")}`);
  return h(
    "li",
    { class: "seat" },
    h("b", null, String(i + 1), sideOf(session.about.game, i)),
    h("span", { class: "seat-name grow" }, kind === "open" ? t("seat.open") : session.nameOf(i), you),
    free && button(t("waiting.sit"), sit, { class: "primary" }),
    kind === "open" && owner && button(t("waiting.bot"), () => refill(session, i, "bot")),
    kind === "bot" && owner && button(t("waiting.free"), () => refill(session, i, "open")),
    mine && button(t("waiting.stand"), () => ask({ type: "stand", table, seat: i })),
  );
}

/**
 * Puts a bot of the usual level into a seat, or nobody; the others stay.
 * @param {Session} session
 * @param {number} i
 * @param {"bot" | "open"} kind
 */
function refill(session, i, kind) {
  const keep = (/** @type {number} */ n) => ({ kind: /** @type {const} */ ("keep"), seat: n });
  const seats = session.seats.map((_, n) => (n === i ? { kind } : keep(n)));
  return ask({ type: "arrange", table: session.id, seats });
}

/** Whose device has not added its share to the dice yet: those who have not come. @param {Session} session */
function shares({ seats }) {
  const missing = seats.filter(({ kind, salted }) => kind === "guest" && !salted).map(({ name }) => name || "?");
  return missing.length > 0 && h("p", { class: "quiet" }, t("waiting.shares", { names: missing.join(", ") }));
}

/** The button that begins, for the one whose table it is. @param {Session} session */
function beginning(session) {
  if (!session.owner) return h("p", { class: "quiet" }, t("waiting.owner"));
  const free = session.seats.filter(({ kind }) => kind === "open").length;
  const begin = () => ask({ type: "start", table: session.id });
  const state = free ? t("waiting.free-seats", { n: free }) : t("waiting.ready");
  return h(
    "div",
    { class: "row" },
    button(t("begin.start"), begin, { class: "primary big", disabled: free > 0 }),
    h("span", { class: "quiet" }, state),
  );
}

/** @param {Session} session */
function invitation(session) {
  const open = shared();
  const address = `${open || location.origin}/table/${session.id}`;
  const label = t("waiting.invite");
  const share = button(t("menu.link"), () => copy(address));
  return h(
    "section",
    { class: "invite" },
    h("h2", null, label),
    open && qr(address),
    addressField(address, label),
    share,
    !open && onlyHere(),
  );
}

/** What to do when nobody else can reach this server. */
function onlyHere() {
  const [before, after] = t("invite.only-here", { command: "\n" }).split("\n");
  return h("p", { class: "only-here" }, before, h("code", null, "make play HOST=0.0.0.0"), after);
}
