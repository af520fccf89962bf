// @ts-check
// Before the start: who sits where and plays what, the link and its code, and the button that begins.

import { asksFor, shared } from "./address.js";
import { addressField, button, h, link, put } from "./dom.js";
import { copy, problem } from "./menu.js";
import { myName } from "./myname.js";
import { net } from "./net.js";
import { newcomer } from "./newcomer.js";
import { qr } from "./qr.js";
import { willBegin } from "./rematch.js";
import { share, warning } from "./shares.js";
import { sideOf } from "./sides.js";
import { listed, lists, t } from "./text.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./protocol").SeatWish} SeatWish */

/** @param {import("./types").Request} message */
const ask = (message) => net.ask(message).catch(problem);

/**
 * @param {Session} session
 * @param {(path: string) => void} go
 */
export function waitingRoom(session, go) {
  const { about, owner } = session;
  document.title = owner && someoneCame(session) ? `● ${about.title}` : about.title;
  if (asksFor("sit") && freeSeats(session).length === 1) void sitDown(session);
  const home = link("Cantina", () => go("/"), { href: "/", class: "logo" });
  const who = h("ol", { class: "seats" }, ...session.seats.map((_, i) => seat(session, i)));
  const people = h(
    "section",
    null,
    warning(session),
    h("h2", null, t("waiting.seats")),
    who,
    oneMore(session),
    shares(session),
    beginning(session),
  );
  return h(
    "div",
    { class: "waiting" },
    h("header", { class: "bar" }, home, h("h1", null, about.title)),
    h("div", { class: "waiting-body" }, newcomer(session), owner && invitation(session), people),
  );
}

/** Whether somebody else sits there, in front of this table. @param {Session} session */
const someoneCame = ({ held, seats }) =>
  seats.some(({ kind, here }, seat) => kind === "guest" && here && !held.includes(seat));

/** @param {Session} session */
const freeSeats = ({ seats }) => [...seats.keys()].filter((seat) => seats[seat].kind === "open");

/** Sits down in the first free seat, for whoever has none. @param {Session} session */
async function sitDown(session) {
  if (!session.held.length) await sit(session, freeSeats(session)[0], myName());
}

/**
 * One seat: what it plays, who has it, and what can be done with it.
 * @param {Session} session
 * @param {number} i
 */
function seat(session, i) {
  const { owner, held, seats } = session;
  const { kind } = seats[i];
  const mine = held.includes(i);
  const you = mine && h("span", { class: "quiet" }, ` ${t("seat.you")}`);
  const pair = { a: i + 1, b: i + 2 };
  const swap = () => arrange(session, (n) => keep(n === i ? i + 1 : n === i + 1 ? i : n));
  const label = { class: "quiet-button swap", "aria-label": t("waiting.swap", pair), title: t("waiting.swap", pair) };
  return h(
    "li",
    { class: `seat ${kind} ${mine ? "own" : ""}` },
    sideOf(session, i),
    h("span", { class: "seat-name grow" }, kind === "open" ? t("seat.open") : session.nameOf(i), you),
    kind === "bot" && owner && level(session, i),
    kind === "open" && ways(session, i),
    kind === "bot" && owner && button(t("waiting.free"), () => refill(session, i, { kind: "open" })),
    mine && button(t("waiting.stand"), () => ask({ type: "stand", table: session.id, seat: i })),
    owner && i + 1 < seats.length && button("⇅", swap, label),
  );
}

/**
 * What can be done with a free seat. Whoever has another comes over; the host may also seat a bot.
 * @param {Session} session
 * @param {number} i
 */
function ways(session, i) {
  const { id: table, owner, held } = session;
  const move = async () => {
    await ask({ type: "stand", table, seat: held[0] });
    await sit(session, i, myName());
  };
  return [
    button(t("waiting.sit"), () => (held.length === 1 ? move() : sit(session, i, myName())), {
      class: held.length || !owner ? "" : "primary",
    }),
    owner && button(t("waiting.bot"), () => refill(session, i, { kind: "bot" })),
  ];
}

/**
 * Sits down in a free seat.
 * @param {Session} session
 * @param {number} seat
 * @param {string} name
 */
const sit = ({ id: table }, seat, name) => ask({ type: "sit", table, seat, name, salt: share(table, seat) });

/** For the host: somebody else who plays at this screen. @param {Session} session */
function oneMore(session) {
  const free = session.seats.findIndex(({ kind }) => kind === "open");
  const name = t("seat.number", { n: free + 1 });
  const one = () => sit(session, free, name);
  return (
    session.owner && free >= 0 && session.held.length > 0 && button(t("waiting.more-here"), one, { class: "link" })
  );
}

/** How strong a bot is, to be changed. @param {Session} session @param {number} i */
function level(session, i) {
  const { level: now, name } = session.seats[i];
  const change = () => refill(session, i, { kind: "bot", name, level: /** @type {SeatWish["level"]} */ (box.value) });
  const box = h("select", { "aria-label": `${t("begin.level")}: ${name}`, onchange: () => void change() });
  void lists().then(({ levels }) => {
    box.append(...levels.map(({ level, label }) => h("option", { value: level }, label)));
    put(box, "value", now);
  });
  return box;
}

/** @param {number} seat @returns {SeatWish} */
const keep = (seat) => ({ kind: "keep", seat });

/**
 * Arranges the seats anew; `wish` says who shall have each.
 * @param {Session} session
 * @param {(seat: number) => SeatWish} wish
 */
const arrange = (session, wish) =>
  ask({ type: "arrange", table: session.id, seats: session.seats.map((_, n) => wish(n)) });

/**
 * Puts a bot into a seat, or nobody; the others stay.
 * @param {Session} session
 * @param {number} i
 * @param {SeatWish} wish
 */
const refill = (session, i, wish) => arrange(session, (n) => (n === i ? wish : keep(n)));

/** Whose device has not added its share to the dice yet: those who have not come. @param {Session} session */
function shares({ seats }) {
  const missing = seats.filter(({ kind, salted }) => kind === "guest" && !salted).map(({ name }) => name || "?");
  return missing.length > 0 && h("p", { class: "quiet" }, t("waiting.shares", { names: missing.join(", ") }));
}

/** The button that begins, for the one whose table it is; it is lit when all are there. @param {Session} session */
function beginning(session) {
  if (!session.owner) return invited(session);
  const free = freeSeats(session).length;
  const late = session.seats.filter(({ kind, here }) => kind === "guest" && !here).map(({ name }) => name || "?");
  const begin = () => ask({ type: "start", table: session.id });
  const missing = late.length ? t("waiting.late", { n: late.length, names: listed(late) }) : t("waiting.ready");
  return h(
    "div",
    { class: "row" },
    button(t("begin.start"), begin, { class: late.length ? "big" : "primary big", disabled: free > 0 }),
    h("span", { class: "quiet" }, free ? t("waiting.free-seats", { n: free }) : missing),
    late.length > 0 && willBegin(session) && h("span", { class: "quiet" }, t("waiting.by-itself")),
  );
}

/** For a guest: who invites, and a seat; whoever sits waits for the host. @param {Session} session */
function invited(session) {
  const { about, held, seats } = session;
  const free = freeSeats(session).length;
  if (held.length || !free) return h("p", { class: "quiet" }, t("waiting.owner"));
  const { name = "" } = seats.find(({ guest }) => guest === about.owner) ?? {};
  return h(
    "div",
    { class: "row" },
    button(t("waiting.sit-down"), () => sitDown(session), { class: "primary big" }),
    h("span", { class: "quiet" }, name ? t("waiting.invited", { name }) : t("waiting.free-seats", { n: free })),
  );
}

/** @param {Session} session */
function invitation(session) {
  const open = shared();
  const address = `${open || location.origin}/table/${session.id}`;
  const label = t("waiting.invite");
  return h(
    "section",
    { class: "invite" },
    h("h2", null, label),
    open && qr(address),
    addressField(address, label),
    h(
      "div",
      { class: "row" },
      button(t("menu.link"), () => copy(address)),
      "share" in navigator && button(t("waiting.share"), () => send(session.about.title, address)),
    ),
    !open && onlyHere(),
  );
}

/**
 * Hands the address to whatever the device sends things with; to think better of it is no mistake.
 * @param {string} title
 * @param {string} url
 */
const send = (title, url) => navigator.share({ title: `Cantina: ${title}`, url }).catch(() => {});

/** What to do when nobody else can reach this server. */
function onlyHere() {
  const [before, after] = t("invite.only-here", { command: "\n" }).split("\n");
  return h("p", { class: "only-here" }, before, h("code", null, "make play HOST=0.0.0.0"), after);
}
