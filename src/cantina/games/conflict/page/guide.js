// @ts-check
// What a first mission teaches, and when: the words are guide.ID in text/LANG.json.

/** @typedef {import("/js/types").Moment} Moment */
/** @typedef {import("/js/types").Tip} Tip */

/** @param {Moment} at @param {string} event */
const happened = (at, event) => at.news.some((entry) => entry.event === event);

/** What is clicked for choices of a name. @param {Moment} at @param {string[]} names */
const ways = (at, ...names) => at.offers(({ name }) => names.includes(name));

/** Dice that a choice of a name uses. @param {Moment} at @param {string[]} names */
const dice = (at, ...names) => ways(at, ...names).filter((element) => element.startsWith("die-"));

/** A tip about a phase. @param {string} phase @param {string} learnt @param {Tip["points"]} points @returns {Tip} */
const deciding = (phase, learnt, points) => ({ id: phase, when: (at) => at.phase === phase, points, learnt });

/** Everything that can be chosen now. @param {Moment} at */
const open = (at) => at.offers(() => true);

/** @param {Moment} at */
const starting = (at) => at.hand(({ look }) => look === "start");

/** @type {Tip[]} */
export const tips = [
  {
    id: "heroes",
    when: (at) => at.phase === "first" || at.phase === "begin",
    points: () => ["deck-black"],
    learnt: "goal",
  },
  {
    id: "found",
    when: (at) => happened(at, "hero-found"),
    points: (at) => at.tokens(({ look, hero }) => look === "cover" && hero),
    learnt: "goal",
  },
  {
    id: "ambush",
    when: (at) => happened(at, "ambushed") && (at.phase !== "reroll" || at.told.has("reroll")), // first what to do now
    points: () => ["marker"],
    learnt: "decks",
  },
  {
    id: "marker",
    when: (at) => at.phase === "begin" || at.phase === "reroll",
    points: (at) => ["marker", ...at.places(({ goal }) => goal)],
    learnt: "goal",
  },
  deciding("reroll", "dice", (at) => at.tokens(({ look }) => look === "die")),
  {
    id: "pair",
    when: (at) => at.phase === "dice" && dice(at, "pair", "triple").length > 0,
    points: (at) => ways(at, "pair", "triple"),
    learnt: "dice",
  },
  {
    id: "reveal",
    when: (at) => at.phase === "dice" && dice(at, "reveal").length > 0,
    points: (at) => ways(at, "reveal"),
    learnt: "dice",
  },
  {
    id: "stored",
    when: (at) => at.phase === "dice" && ways(at, "help").length > 0,
    points: () => ["help-die"],
    learnt: "dice",
  },
  {
    id: "store",
    when: (at) => at.phase === "dice" && ways(at, "store").length > 0,
    points: () => ["help-die"],
    learnt: "dice",
  },
  deciding("pay", "decks", open),
  deciding("arrange", "decks", open),
  deciding("sink", "decks", open),
  deciding("discard", "track", open),
  deciding("play", "cards", () => ["hand"]),
  {
    id: "starting",
    when: (at) => at.phase === "play" && starting(at).length > 0,
    points: starting,
    learnt: "cards",
  },
  {
    id: "cover",
    when: (at) => at.phase === "cover",
    points: (at) => at.tokens(({ look, covered }) => look === "leader" && !covered),
    learnt: "leaders",
  },
  {
    id: "field",
    when: (at) => happened(at, "on-field"),
    points: (at) => [at.scene.tokens?.marker?.at ?? "marker"],
    learnt: "track",
  },
  {
    id: "decks",
    when: (at) => at.phase === "begin",
    points: () => ["deck-yellow", "deck-orange", "deck-black"],
    learnt: "decks",
  },
];
