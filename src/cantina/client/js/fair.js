// @ts-check
// Verifying the dice: what this browser can compute by itself, what that proves and what not, how to check the rest.

import { button, h } from "./dom.js";
import { dialog, problem } from "./menu.js";
import { net } from "./net.js";
import { kept } from "./shares.js";
import { t } from "./text.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./types").Proof} Proof */
/**
 * What came of one check: `none` when it could not be made.
 * @typedef {{state: "good" | "bad" | "none", text: string}} Check
 */

const SIGNS = { good: "✓", bad: "✗", none: "–" };

/** Checks the dice of an ended game, and says what came of it. @param {Session} session */
export async function verify(session) {
  try {
    const answer = await fetch(`/api/verify/${session.id}`);
    if (!answer.ok) throw new Error(await answer.text());
    const proof = /** @type {Proof} */ (await answer.json());
    dialog(t("after.verify"), ...report(session, proof, await checks(session, proof)));
  } catch (error) {
    problem(error);
  }
}

// Checking

/**
 * Every check by its name; none for practice, of which nothing can be proved, if it was practice all along.
 * @param {Session} session
 * @param {Proof} proof
 * @returns {Promise<Record<string, Check>>}
 */
async function checks(session, proof) {
  if (proof.practice) return kept(session.id)?.practice === false ? { practice: outcome(false, "practice") } : {};
  const figures = await belong(session, proof);
  /** @type {Record<string, Check>} */
  const added = invented(session, proof) ? { bot: outcome(false, "bot") } : {};
  return { seal: seal(session, proof), ...figures, ...added, own: own(session, proof), rules: replayed(proof) };
}

/** @param {boolean} good @param {string} key @returns {Check} */
const outcome = (good, key) => ({ state: good ? "good" : "bad", text: t(`verify.${key}-${good ? "good" : "bad"}`) });

/**
 * Whether the seal is the one that this browser saw before the game.
 * @param {Session} session
 * @param {Proof} proof
 */
function seal({ id }, { commitment }) {
  const entry = kept(id);
  if (entry && entry.commitment !== commitment) return outcome(false, "seal");
  return entry?.before ? outcome(true, "seal") : none("seal");
}

/** @param {string} key @returns {Check} */
const none = (key) => ({ state: "none", text: t(`verify.${key}-none`) });

/**
 * Whether secret, seal, shares and seed belong together; browsers compute that on safe pages alone.
 * @param {Session} session
 * @param {Proof} proof
 * @returns {Promise<Record<string, Check>>}
 */
async function belong(session, proof) {
  if (!crypto.subtle) return { secret: none("secret") };
  const { commitment, secret, salts, shares, seed } = proof;
  const said = salts.every((salt, i) => Boolean(salt) === ["after", "before"].includes(shares[i]));
  const whole = salts.length === session.seats.length; // one more would be the server's, even an empty one
  const people = said && whole && !invented(session, proof);
  const found = await hmac(bytes(secret), salts.join(","));
  const fits = (await sha256(bytes(secret))) === commitment;
  return { secret: outcome(fits, "secret"), seed: outcome(people && found === seed, "seed") };
}

/**
 * Whether there is a share of a seat that gave none while this browser saw the game, or of one that was not there.
 * @param {Session} session
 * @param {Proof} proof
 */
function invented({ id }, { salts }) {
  const gave = kept(id)?.gave;
  return gave && (salts.length !== gave.length || salts.some((salt, seat) => salt && !gave[seat]));
}

/**
 * Whether the shares that this browser gave are in the seed.
 * @param {Session} session
 * @param {Proof} proof
 */
function own({ id, seats }, { salts }) {
  const given = Object.entries(kept(id)?.salts ?? {});
  const here = seats.some(({ guest }) => guest && guest === net.welcome?.guest);
  if (!given.length || !here) return none("share");
  const places = given.map(([, salt]) => salts.indexOf(salt));
  const held = given.map(([seat]) => Number(seat));
  const moved = places.some((place) => !held.includes(place)); // by the owner, while this browser was away
  return outcome(
    places.every((place, i) => place >= 0 && (moved || place === held[i])),
    "share",
  );
}

/** What the server says of the rules, which only the program can check. @param {Proof} proof @returns {Check} */
function replayed({ problem: why, replayed, actions }) {
  if (why) return { state: "bad", text: why };
  return replayed ? { state: "none", text: t("verify.replayed", { n: actions }) } : none("replayed");
}

/** @param {string} hex */
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** @param {ArrayBuffer} buffer */
const inHex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {Uint8Array<ArrayBuffer>} data */
const sha256 = async (data) => inHex(await crypto.subtle.digest("SHA-256", data));

/**
 * @param {Uint8Array<ArrayBuffer>} secret
 * @param {string} text
 */
async function hmac(secret, text) {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return inHex(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)));
}

// Saying it

/**
 * @param {Session} session
 * @param {Proof} proof
 * @param {Record<string, Check>} found
 */
function report(session, proof, found) {
  const all = Object.values(found);
  const lines = all.map(({ state, text }) => h("li", { class: state, "data-sign": SIGNS[state] }, text));
  const bad = all.some(({ state }) => state === "bad");
  return [
    headline(proof, bad),
    lines.length > 0 && h("ul", { class: "checks" }, ...lines),
    ...(bad ? [] : [part("verify.proves", proves(session, proof, found)), part("verify.open", open(proof))]),
    proof.practice ? null : command(session.id, kept(session.id)?.commitment ?? proof.commitment),
    figures(session, proof),
  ];
}

/**
 * All in one sentence; if something is wrong, loudly.
 * @param {Proof} proof
 * @param {boolean} bad
 */
function headline({ practice }, bad) {
  if (bad) return h("p", { class: "verdict bad", role: "alert" }, t("verify.bad"));
  if (practice) return h("p", { class: "verdict" }, t("practice.seed"));
  const could = Boolean(crypto.subtle);
  return h("p", { class: could ? "verdict good" : "verdict" }, t(could ? "verify.good" : "verify.unable"));
}

/** @param {string} title @param {string[]} lines */
const part = (title, lines) =>
  lines.length > 0 &&
  h("section", { class: "meaning" }, h("h3", null, t(title)), ...lines.map((line) => h("p", null, line)));

/**
 * What follows from all this for the one who looks.
 * @param {Session} session
 * @param {Proof} proof
 * @param {Record<string, Check>} found
 */
function proves(session, { shares, devices }, { seal, seed, own }) {
  if (!seed) return []; // practice, or nothing could be computed
  if (seal.state !== "good") return [t("verify.unseen")];
  const after = shares.flatMap((given, seat) => (given === "after" ? [seat] : []));
  if (!after.length) return [t("verify.nobody")];
  if (own.state !== "good") return [t("verify.watched")];
  const screen = new Set(after.map((seat) => devices[seat])).size === 1;
  const key = after.length === 1 ? "verify.you" : screen ? "verify.device" : "verify.devices";
  const idle = shares.flatMap((given, seat) => (given === "none" || given === "before" ? [session.nameOf(seat)] : []));
  return [t(key), ...(idle.length ? [t("verify.idle", { names: idle.join(", ") })] : [])];
}

/** What cannot be proved. @param {Proof} proof */
function open({ practice, moment, shares, devices }) {
  const several = !practice && new Set(devices.filter(Boolean)).size > 1;
  return [
    ...(several ? [t("verify.others"), t("verify.league")] : []),
    ...(shares.includes("bot") ? [t("verify.bots")] : []),
    ...(moment ? [t("verify.moment")] : []),
    t("verify.hands"),
    ...(practice ? [] : [t("verify.refuse")]),
  ];
}

/**
 * How anybody can check everything, the rules too.
 * @param {string} table
 * @param {string} commitment
 */
function command(table, commitment) {
  const line = `cantina verify RECORD.toml --commitment ${commitment}`;
  const copy = () => navigator.clipboard?.writeText(line);
  const record = h("a", { class: "button", href: `/api/record/${table}`, download: "" }, t("after.download"));
  const row = h("div", { class: "row" }, record, navigator.clipboard && button(t("verify.copy"), copy));
  return h("section", { class: "meaning" }, h("h3", null, t("verify.text")), h("code", null, line), row);
}

/**
 * The figures themselves.
 * @param {Session} session
 * @param {Proof} proof
 */
function figures(session, { commitment, secret, seed, salts, shares }) {
  const row = (/** @type {string} */ name, /** @type {string} */ value) => [
    h("dt", null, name),
    h("dd", null, h("code", null, value)),
  ];
  const given = salts.flatMap((salt, i) =>
    row(t("verify.share-of", { name: session.nameOf(i) }), salt || t(`verify.${shares[i]}`)),
  );
  const rows = [
    ...row(t("verify.commitment"), commitment),
    ...row(t("verify.secret"), secret),
    ...given,
    ...row(t("verify.seed"), seed),
  ];
  return h("details", null, h("summary", null, t("verify.figures")), h("dl", { class: "proof" }, ...rows));
}
