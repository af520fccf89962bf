// @ts-check
// What a first race teaches, and when: the words are guide.ID in text/LANG.json.

/** @typedef {import("/js/types").Moment} Moment */
/** @typedef {import("/js/types").Tip} Tip */

const FAR = 6; // spaces that a card can move

/** The space that something stands on, by its number. @param {string | undefined} place */
const space = (place) => Number(place?.split("-")[1] ?? 0);

/** @param {Moment} at */
const mine = (at) => at.tokens(({ look, side = "" }) => look === "ship" && at.sides.includes(side));

/** Places of a kind that a ship of mine may reach with one card. @param {Moment} at @param {string} kind */
const ahead = (at, kind) => {
  const from = mine(at).map((ship) => space(at.scene.tokens?.[ship].at));
  const near = (/** @type {number} */ to) => from.some((start) => start < to && to <= start + FAR);
  return at.places((item, id) => item.look === "space" && item.kind === kind && near(space(id)));
};

/** Ships of mine that stand on a kind of space. @param {Moment} at @param {string} kind */
const standing = (at, kind) =>
  mine(at).filter((ship) => at.still.places?.[at.scene.tokens?.[ship].at ?? ""]?.kind === kind);

/** The ships of mine that events tell of. @param {Moment} at @param {string} event */
const told = (at, event) =>
  at.news.filter((entry) => entry.event === event && entry.by !== at.seat).flatMap(({ elements = [] }) => elements);

/** @param {Moment} at @param {string} event */
const happened = (at, event) => at.news.some((entry) => entry.event === event);

/** @param {Moment} at */
const bonuses = (at) => at.hand(({ look }) => look === "bonus");

/** A tip about a bonus card that is held and fits now. @param {string} card @returns {Tip} */
const bonus = (card) => ({
  id: card,
  when: (at) => at.offers(({ elements }) => elements.includes(`bonus-${card}`)).length > 0,
  points: () => [`bonus-${card}`],
  learnt: "bonus",
});

/** @type {Tip[]} */
export const tips = [
  { id: "yours", when: (at) => at.phase === "card", points: mine, learnt: "goal" },
  { id: "ship", when: (at) => at.phase === "ship", points: (at) => at.offers(() => true), learnt: "cards" },
  bonus("lightspeed"),
  bonus("speed-boost"),
  bonus("experienced-pilot"),
  bonus("dodging-maneuver"),
  {
    id: "grapple",
    when: (at) => at.phase === "grapple" && at.choices.length > 1,
    points: (at) => at.offers(({ name }) => name === "grapple"),
    learnt: "bonus",
  },
  {
    id: "pass",
    when: (at) => at.choices.length === 1 && at.choices[0].name === "pass" && bonuses(at).length > 0,
    points: () => ["pass"],
    learnt: "bonus",
  },
  { id: "side", when: (at) => at.phase === "side", points: (at) => at.offers(() => true), learnt: "spaces" },
  {
    id: "joker",
    when: (at) => at.phase === "card" && at.hand(({ joker }) => joker).length > 0,
    points: (at) => at.hand(({ joker }) => joker),
    learnt: "cards",
  },
  {
    id: "planet",
    when: (at) => at.phase === "card" && happened(at, "planet") && bonuses(at).length > 0,
    points: bonuses,
    learnt: "bonus",
  },
  {
    id: "drew",
    when: (at) => at.phase === "card" && happened(at, "drew") && bonuses(at).length > 0,
    points: bonuses,
    learnt: "bonus",
  },
  {
    id: "hyperspace",
    when: (at) => at.phase === "card" && standing(at, "hyperspace").length > 0,
    points: (at) => standing(at, "hyperspace"),
    learnt: "spaces",
  },
  {
    id: "asteroids",
    when: (at) => at.phase === "card" && standing(at, "asteroids").length > 0,
    points: (at) => standing(at, "asteroids"),
    learnt: "spaces",
  },
  { id: "round", when: (at) => at.phase === "card" && happened(at, "round"), points: () => ["hand"], learnt: "cards" },
  { id: "cards", when: (at) => at.phase === "card", points: () => ["hand"], learnt: "cards" },
  {
    id: "goal",
    when: (at) => at.phase === "card",
    points: (at) => at.places(({ kind }) => kind === "home"),
    learnt: "goal",
  },
  {
    id: "lent",
    when: (at) => at.phase === "card" && told(at, "moved").some((element) => mine(at).includes(element)),
    points: (at) => told(at, "moved").filter((element) => mine(at).includes(element)),
    learnt: "cards",
  },
  {
    id: "rival",
    when: (at) =>
      at.phase === "card" && at.hand(({ look, side = "" }) => look === "card" && !at.sides.includes(side)).length > 0,
    points: (at) => at.hand(({ look, side = "" }) => look === "card" && !at.sides.includes(side)),
    learnt: "cards",
  },
  {
    id: "maw",
    when: (at) => at.phase === "card" && ahead(at, "maw").length > 0,
    points: (at) => ahead(at, "maw"),
    learnt: "spaces",
  },
  {
    id: "star",
    when: (at) => at.phase === "card" && ahead(at, "bonus").length > 0,
    points: (at) => ahead(at, "bonus"),
    learnt: "spaces",
  },
  { id: "counts", when: (at) => at.phase === "card", points: (at) => [`seat:${at.seat}`], learnt: "goal" },
];
