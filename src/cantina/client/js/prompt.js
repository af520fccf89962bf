// @ts-check
// What to do now: one sentence, the choices that need a button, all of them as a list, and why something is forbidden.
// Above it stands the last turn, which can be told again.

import { missed } from "./away.js";
import { buttons, matching, PASS, reaction, sets } from "./choose.js";
import { button, fill, h, put } from "./dom.js";
import { rules } from "./rules.js";
import { t } from "./text.js";
import { DOT, GISTS, gistOf, othersOf, turnsOf } from "./turns.js";

/** @typedef {import("./protocol").Choice} Choice */
/** @typedef {import("./session.js").Session} Session */

const FEW = 4; // choices that all get a button
const LEAST = 3; // gists of each turn, where several are shown
const LINES = 3; // turns of others that are shown
const TIGHT = 5; // steps that make room for the buttons, in the order in which one misses what they leave out

export class Prompt {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.said = false; // whether something was told since the prompt was shown
    this.toldOf = ""; // and of which decision
    /** @type {Choice[]} */
    this.offered = []; // choices that have a button
    this.say = h("p", { class: "say", id: "say" });
    this.clock = h("div", { class: "clock" });
    this.why = h("p", { class: "why", role: "status" });
    this.missed = h("div", { class: "absent" });
    this.acts = h("div", { class: "acts", role: "group", "aria-label": t("prompt.choices") });
    this.summary = h("summary");
    this.items = h("ul");
    this.list = h("details", { class: "moves" }, this.summary, this.items);
    this.coach = h("div", { class: "coach", role: "status" });
    this.deeds = h("span", { class: "others-turns" });
    this.told = ""; // the turns in it
    /** @type {import("./turns.js").Turn[]} */
    this.turns = []; // themselves
    /** @type {number[]} */
    this.gists = []; // and in how many gists each is told
    this.last = button("", () => this.table.again(), { class: "last", "data-none": true, title: t("last.title") });
    this.last.append(this.deeds, h("span", { class: "replay-sign", "aria-hidden": "true" }, "↻"));
    this.wayBack = h("div", { class: "way-back" }); // apart: nothing else ever lies under a second click
    const told = h("div", { role: "status" }, this.say); // in its turn: first the log tells what has happened
    const line = h("div", { class: "prompt-line" }, this.wayBack, told);
    const parts = [this.last, this.coach, line, this.clock, this.missed, this.acts, this.why, this.list];
    this.root = h("section", { class: "prompt", "aria-label": t("prompt.name") }, parts);
    this.fit = this.fit.bind(this);
    this.watcher = new MutationObserver(this.fit);
    this.watcher.observe(this.root, { childList: true, characterData: true, subtree: true });
    addEventListener("resize", this.fit);
  }

  close() {
    this.watcher.disconnect();
    removeEventListener("resize", this.fit);
  }

  /** Leaves out what matters less, as far as it takes for all choices to be in sight. */
  fit() {
    const { root, list } = this;
    if (list.open) return; // whoever reads all moves scrolls
    for (let tight = 0; tight <= TIGHT; tight++) {
      put(root, "data-tight", tight);
      if (root.scrollHeight <= root.clientHeight) break;
    }
    for (const i of this.turns.keys()) this.fitTurn(i);
  }

  /**
   * Tells a turn of others in fewer gists, as far as it takes for all of them to be in sight: beside other turns, if
   * need be, in the one that weighs most.
   * @param {number} i
   */
  fitTurn(i) {
    const [deed, turn] = [this.deeds.children[i], this.turns[i]];
    const least = this.turns.length === 1 ? LEAST : 1;
    if (this.gists[i] <= least || deed.scrollHeight <= deed.clientHeight + 1) return;
    this.gists[i]--;
    deed.replaceWith(this.deed(turn, this.gists[i]));
    this.fitTurn(i);
  }

  show() {
    const { session, clicked, root } = this.table;
    const mine = session.choices.length > 0 && !session.pending;
    const choices = mine ? session.choices : [];
    const left = matching(choices, clicked);
    const whose = session.held.length > 1 ? `${session.nameOf(session.viewer)}:` : t("prompt.yours");
    const prompt = sentence(session);
    const further = clicked.length > 0 && left.length > 1 ? this.next(prompt, left) : prompt;
    fill(this.missed, missed(session));
    fill(this.say, mine && h("span", { class: "yours" }, whose), " ", further);
    root.classList.toggle("my-turn", mine);
    root.classList.toggle("pending", Boolean(session.pending));
    this.lastTurn();
    const wanted = this.wanted(choices, left);
    this.offer(wanted);
    this.moves(wanted.length < choices.length ? choices : []);
    if (!this.said || this.toldOf !== this.table.ghosts.decision()) fill(this.why);
    this.said = false;
  }

  /**
   * What comes next, once something is chosen: the game may have words for it where only the board is left to click.
   * @param {string} prompt
   * @param {Choice[]} left
   */
  next(prompt, left) {
    const { session, words } = this.table;
    const key = `next.${session.face?.phase}`;
    const placed = words.has(key) && !left.some((choice) => this.table.fromHand(choice));
    return placed ? words.says(key) : t("prompt.go-on", { prompt });
  }

  /** While a move is told there is nothing to do but look on, unless one could act before it too. */
  watch() {
    const { session, root } = this.table;
    const others = !session.held.includes(session.mover);
    if (!root.classList.contains("my-turn"))
      fill(this.say, others && t("prompt.telling", { name: session.nameOf(session.mover) }));
  }

  /** What others did last in a few words, a line for each turn: who, and what. */
  lastTurn() {
    const { session, log } = this.table;
    const turns = othersOf(turnsOf(session.log), session.viewer).slice(-LINES);
    const look = turns.map(({ by, first, entries }) => `${log.who(by).name} ${first} ${entries.length}`).join();
    put(this.last, "data-none", !turns.length);
    this.last.classList.toggle("many", session.seats.length > LINES);
    if (look === this.told) return;
    this.told = look;
    const most = Math.max(Math.ceil(GISTS / turns.length), LEAST);
    this.turns = turns;
    this.gists = turns.map(() => most);
    fill(this.deeds, ...turns.map((turn) => this.deed(turn, most)));
  }

  /**
   * A turn in so many gists.
   * @param {import("./turns.js").Turn} turn
   * @param {number} most
   */
  deed(turn, most) {
    const { session, log, board } = this.table;
    const { name, marks } = log.who(turn.by);
    const { gist: own = ({ gist }) => gist, weights } = board.art;
    const sides = session.face?.scene.seats?.[session.viewer]?.sides ?? [];
    const entries = turn.entries.map((entry) => ({ ...entry, gist: own(entry, turn.entries, board, sides) }));
    const gist = gistOf({ ...turn, entries }, (seat) => session.nameOf(seat), most, weights);
    return h("span", { class: "others-turn" }, ...marks, h("b", null, name), pieces(gist));
  }

  /**
   * The choices that get a button: a few that are left, or those that cannot be clicked anywhere. Some of several
   * things are chosen by clicking them: then there is a button for what has been clicked, and for what needs no click.
   * @param {Choice[]} choices
   * @param {Choice[]} left
   */
  wanted(choices, left) {
    const { clicked } = this.table;
    const open = reaction(choices) || (left.length <= FEW && !left.some((choice) => this.table.fromHand(choice)));
    const few = left.length > 0 && open;
    const shown = this.table.shown();
    if (!sets(choices).size) return few ? left : buttons(choices, clicked, shown);
    return [...new Set([...buttons(choices, [], shown), ...buttons(choices, clicked, shown)])]; // the first ones stay
  }

  /** @param {Choice[]} wanted */
  offer(wanted) {
    this.offered = wanted;
    const short = wanted.length > FEW && wanted.every((choice) => Object.keys(choice.parts).join() === "number");
    const focus = document.activeElement?.getAttribute("data-action");
    const order = [...wanted].sort((a, b) => Number(a.name === PASS) - Number(b.name === PASS));
    fill(this.acts, ...order.map((choice) => this.act(choice, short ? String(choice.parts.number) : "")));
    this.offerBack();
    const same = focus && [...this.acts.children].find((node) => node.getAttribute("data-action") === focus);
    if (same instanceof HTMLElement) same.focus();
  }

  /** Offers to let go of what was clicked, or else to take the last step back. */
  offerBack() {
    const { session, clicked } = this.table;
    const steps = (session.face?.steps ?? 0) > 0 && session.about.status === "playing";
    const letGo = () => button(t("prompt.let-go"), () => this.table.letGo(), { class: "quiet-button" });
    const back = () => button(t("prompt.back"), () => session.takeBack(), { class: "quiet-button back" });
    fill(this.wayBack, clicked.length > 0 ? letGo() : steps && back());
  }

  /** What a choice is called now: the game may have words for an action in this phase. @param {Choice} choice */
  labelOf({ name, label }) {
    const { session, words } = this.table;
    const key = `act.${name}.${session.face?.phase}`;
    return words.has(key) ? words.says(key) : label;
  }

  /** Writes on the buttons what their choices would do; they stay, for one may be under a finger. */
  foresee() {
    for (const choice of this.offered) {
      const node = this.acts.querySelector(`[data-action="${CSS.escape(choice.text)}"]:not(.figure, :has(small))`);
      if (node) this.foretell(node, choice);
    }
  }

  /** Writes what a choice would do on its button. @param {Element} node @param {Choice} choice */
  foretell(node, { action }) {
    const [first] = this.table.ghosts.words(action);
    if (first) node.append(" ", h("small", null, first));
  }

  /**
   * A choice as a button, which lights up what it is about; `short` stands for the whole sentence.
   * @param {Choice} choice
   * @param {string} short
   */
  act(choice, short) {
    const label = this.labelOf(choice);
    const node = button(short || label, () => this.table.send(choice), {
      class: short ? "act figure" : "act",
      "data-action": choice.text,
      "aria-label": short ? `${short}: ${label}` : null,
      ...this.lit(choice.elements, choice.action),
    });
    if (!short) this.foretell(node, choice);
    return node;
  }

  /**
   * Listeners that light elements up while something is pointed at, and show what the action would do.
   * @param {string[]} elements
   * @param {number} [action]
   */
  lit(elements, action = -1) {
    const point = (/** @type {boolean} */ yes) => (/** @type {Event} */ event) => {
      this.table.board.glow(yes ? elements : []);
      this.table.ghosts.point(yes ? (choice) => choice.action === action : null, this.asks(event));
    };
    return { onpointerenter: point(true), onfocus: point(true), onpointerleave: point(false), onblur: point(false) };
  }

  /**
   * Whether a button shall be explained: someone asks, and it does not say itself what it would do.
   * @param {Event} event
   */
  asks(event) {
    const words = /** @type {Element} */ (event.currentTarget).querySelector("small");
    return this.table.tips.asks(event) && !words?.checkVisibility();
  }

  /** @param {Choice[]} choices */
  moves(choices) {
    put(this.list, "hidden", choices.length === 0);
    fill(this.summary, t("prompt.list", { n: choices.length }));
    const move = (/** @type {Choice} */ choice) =>
      button(choice.label, () => this.table.send(choice), { class: "act small", "data-move": choice.text });
    fill(this.items, ...choices.map((choice) => h("li", null, move(choice))));
  }

  /**
   * Says something beside the prompt, with the rule that it comes from.
   * @param {string} text
   * @param {string} clause
   */
  tell(text, clause) {
    const open = () => rules(this.table.session.about.game, clause);
    this.answer(clause && button(t("rules.clause", { clause }), open, { class: "clause" }), " ", text);
    this.said = Boolean(text);
  }

  /** @param {...import("./dom.js").Child} children */
  answer(...children) {
    this.said = true;
    this.toldOf = this.table.ghosts.decision();
    fill(this.why, ...children);
  }

  tick() {
    const { turn, now, about, face } = this.table.session;
    const deadline = turn?.deadline ?? 0;
    const runs = deadline > 0 && (turn?.window || about.pace > 0) && !face?.steps && about.status === "playing";
    put(this.clock, "hidden", !runs);
    const left = Math.max(0, deadline - now);
    if (runs) fill(this.clock, t("clock.left", { n: Math.ceil(left / 1000) }));
  }
}

/**
 * Gists apart from each other: where there is no room for all of them, none is cut.
 * @param {string} gist
 */
function pieces(gist) {
  const all = gist.split(DOT);
  return all.flatMap((text, i) => [" ", h("span", { class: "piece" }, i < all.length - 1 ? `${text} ·` : text)]);
}

/**
 * What to do now, in one sentence.
 * @param {Session} session
 */
function sentence(session) {
  const { face, turn, about } = session;
  if (about.status === "stuck") return about.problem || t("prompt.stuck");
  if (about.status === "ended") return face?.result?.text ?? t("prompt.ended");
  if (session.pending) return t("prompt.sending", { what: session.pending.label });
  if (!turn) return "";
  if (face?.choices?.length) return face.prompt ?? "";
  const name = turn.acting.map((seat) => session.nameOf(seat)).join(", ");
  const waits = t(turn.thinking?.length ? "prompt.thinking" : "prompt.waiting", { name });
  return session.held.length ? waits : `${t("prompt.watching")} ${waits}`;
}
