// @ts-check
// A guided first game: what matters for the first time is said in a sentence or two, and framed where it lies. A tip
// stays as long as its moment lasts. Acting moves on, nothing waits for a reader, and nothing stands in the way.

import { button, fill, h, put } from "./dom.js";
import { realGame } from "./firstgame.js";
import { rules } from "./rules.js";
import { Spot } from "./spot.js";
import { entryOf, t } from "./text.js";

/** @typedef {import("./types").Moment} Moment */
/** @typedef {import("./types").Thing} Thing */
/** @typedef {import("./types").Tip} Tip */
/** @typedef {import("./types").Words} Words */

export class Guide {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.coach = table.prompt.coach;
    this.key = `cantina-guide-${table.session.id}`;
    this.on = sessionStorage.getItem(this.key) !== null;
    this.later = sessionStorage.getItem(this.key) === "later"; // in the real game after the first
    /** @type {Set<string>} */
    this.told = new Set(JSON.parse(sessionStorage.getItem(`${this.key}-told`) ?? "[]"));
    /** @type {Tip[]} */
    this.tips = [];
    /** @type {Tip | null} */
    this.now = null;
    this.since = 0; // the last line of the log before the viewer's latest action
    this.spot = new Spot(table.root, this.coach);
    if (!this.on) return;
    table.root.querySelector(".warning")?.remove(); // that a deal was chosen for learners need not be said
    void this.load();
  }

  close() {
    this.spot.close();
  }

  /** Fetches what the game has to tell. */
  async load() {
    const { game } = this.table.session.about;
    const own = (await entryOf(game))?.tips;
    const tips = /** @type {Tip[]} */ (own ? (await import(`/games/${game}/guide.js`)).tips : spoken(this.table.words));
    this.tips = tips.filter(({ later = false }) => later === this.later);
    this.update();
  }

  update() {
    if (!this.on || !this.tips.length) return;
    const { session } = this.table;
    const { status } = session.about;
    if (status === "ended") this.later || session.seats[session.viewer]?.resigned ? this.stop() : this.finish();
    else this.follow(momentOf(this));
    if (session.pending) this.since = session.log.at(-1)?.n ?? 0;
  }

  /**
   * Keeps to the tip whose moment lasts, or goes on to the first one whose moment has come.
   * @param {Moment | null} at
   */
  follow(at) {
    const before = this.now;
    if (before && !(at && before.when(at))) this.tell(before);
    if (at && !this.now) this.now = this.tips.find((tip) => !this.told.has(tip.id) && tip.when(at)) ?? null;
    const targets = new Set(at ? this.now?.points?.(at) : []);
    const nodes = [...targets].flatMap((target) => nodesOf(this.table.root, target));
    this.spot.show(nodes);
    if (this.now !== before) this.say(this.now, nodes);
  }

  /** A tip has been told. @param {Tip} tip */
  tell(tip) {
    this.told.add(tip.id);
    this.now = null;
    sessionStorage.setItem(`${this.key}-told`, JSON.stringify([...this.told]));
  }

  /**
   * Says a tip beside the prompt, with the names of what it points at for those who do not see it.
   * @param {Tip | null} tip
   * @param {Element[]} nodes
   */
  say(tip, nodes) {
    put(this.coach, "data-tip", tip?.id ?? null);
    if (!tip) return fill(this.coach);
    const names = [...new Set(nodes.map((node) => node.getAttribute("aria-label") || node.getAttribute("data-name")))];
    const next = button(t("guide.next"), () => this.skip(tip), { class: "small" });
    const stop = button(t("guide.stop"), () => this.stop(), { class: "quiet-button small" });
    fill(
      this.coach,
      h("p", null, this.table.words.says(`guide.${tip.id}`)),
      h("span", { class: "unseen" }, names.filter(Boolean).join(", ")),
      h("div", { class: "row" }, next, stop),
    );
  }

  /** Closes a tip, and goes on to the next one that fits the moment. @param {Tip} tip */
  skip(tip) {
    this.tell(tip);
    this.say(null, []);
    this.update();
  }

  stop() {
    this.on = false;
    sessionStorage.removeItem(this.key);
    this.spot.show([]);
    this.say(null, []);
  }

  /** The end: one knows the game, what was learnt, and where to go from here. */
  finish() {
    const { session, words, result, go } = this.table;
    if (result.contains(this.coach)) return;
    if (this.now) this.tell(this.now);
    this.spot.show([]);
    const { game } = session.about;
    const topics = this.tips.filter(({ id }) => this.told.has(id)).map(({ learnt }) => `learnt.${learnt}`);
    const known = [...new Set(topics)].filter((key) => words.has(key));
    fill(
      this.coach,
      h("h2", null, t("guide.know")),
      words.has("guide.end") && h("p", null, words.says("guide.end")),
      h(
        "div",
        { class: "row" },
        button(t("guide.real"), () => realGame(game, go), { class: "primary" }),
        button(t("rules.button"), () => rules(game)),
      ),
      h("ul", { class: "learnt" }, ...known.map((key) => h("li", null, words.says(key)))),
    );
    put(this.coach, "data-tip", "end");
    const head = result.querySelector(".ending");
    if (head) head.after(this.coach);
    else result.prepend(this.coach); // the prompt is gone by now
  }
}

/**
 * What a guided game knows of this moment, if the viewer has something to decide.
 * @param {Guide} guide
 * @returns {Moment | null}
 */
function momentOf({ table, told, since }) {
  const { session, clicked, board } = table;
  const { face, viewer: seat, still, choices, pending } = session;
  if (!face || !choices.length || pending) return null;
  const { scene } = face;
  const places = Object.keys(still.places ?? {});
  const shown = table.shown();
  return {
    phase: face.phase ?? "",
    seat,
    sides: scene.seats?.[seat]?.sides ?? [],
    scene,
    still,
    choices,
    clicked,
    told,
    news: session.log.filter(({ n }) => n > since),
    hand: (test) => namesIn(scene.hand, test),
    tokens: (test) => namesIn(scene.tokens, test),
    places: (test) => places.filter((id) => test(/** @type {Thing} */ (board.placeItem(id)), id)),
    offers: (test) => choices.filter(test).flatMap((choice) => waysOf(choice, shown)),
  };
}

/**
 * What is clicked for a choice, or else its button.
 * @param {import("./protocol").Choice} choice
 * @param {Set<string>} shown elements that are drawn
 */
function waysOf({ elements, text }, shown) {
  const drawn = elements.filter((element) => shown.has(element));
  return drawn.length ? drawn : [text];
}

/**
 * The ids of the things that pass a test.
 * @param {Record<string, import("./types").Item> | undefined} items
 * @param {(item: Thing, id: string) => unknown} test
 */
const namesIn = (items, test) =>
  Object.entries(items ?? {})
    .filter(([id, item]) => test(/** @type {Thing} */ (item), id))
    .map(([id]) => id);

/**
 * What is drawn of a target: a thing on the board or in the hand by its id, a choice by what is clicked or pressed for
 * it, `seat:0`, or `hand`.
 * @param {Element} root
 * @param {string} target
 */
function nodesOf(root, target) {
  if (target === "hand") return [...root.querySelectorAll(".hand .card")];
  const [seat, number] = target.split(":");
  if (seat === "seat") return [...root.querySelectorAll(`[data-seat="${CSS.escape(number)}"]`)];
  const name = CSS.escape(target);
  const by = (/** @type {string} */ key) => [...root.querySelectorAll(`[${key}="${name}"]`)];
  const drawn = [by("data-id"), by("data-el"), by("data-action")].find((nodes) => nodes.length);
  return drawn ?? [];
}

/**
 * The tips of a game that brings words alone: the opening words one by one, then each phase when it is decided first.
 * @param {Words} words
 * @returns {Tip[]}
 */
function spoken({ keys }) {
  const ids = keys.filter((key) => key.startsWith("guide.") && key !== "guide.end").map((key) => key.slice(6));
  const opening = ids.filter((id) => /^\d+$/.test(id)).sort((a, b) => Number(a) - Number(b));
  return [
    ...opening.map((id) => ({ id, when: () => true })),
    ...ids
      .filter((id) => !opening.includes(id))
      .map((id) => ({ id, when: (/** @type {Moment} */ at) => at.phase === id })),
  ];
}
