// @ts-check
// What a first battle teaches, and when: the words are guide.ID in text/LANG.json.

/** @typedef {import("/js/types").Moment} Moment */
/** @typedef {import("/js/types").Tip} Tip */

/** Everything that can be chosen now. @param {Moment} at */
const open = (at) => at.offers(() => true);

/** @param {Moment} at @param {string} event */
const happened = (at, event) => at.news.some((entry) => entry.event === event);

/** A tip about a phase: it points at what can be chosen. @param {string} phase @param {string} learnt @returns {Tip} */
const deciding = (phase, learnt) => ({ id: phase, when: (at) => at.phase === phase, points: open, learnt });

/** A tip about an order that lies open and can be given. @param {string} order @param {string} learnt @returns {Tip} */
const order = (order, learnt) => ({
  id: order,
  when: (at) => at.phase === "order" && at.offers(({ elements }) => elements.includes(`order-${order}`)).length > 0,
  points: () => [`order-${order}`],
  learnt,
});

/** @param {Moment} at */
const planning = (at) => at.phase === "plan";

/** How many orders lie in my pile. @param {Moment} at */
const planned = (at) => Number(at.scene.seats?.[at.seat]?.counts?.["board-orders"] ?? 0);

/** The ships of the enemy. @param {Moment} at */
const fleet = (at) => at.tokens(({ look, side = "" }) => look === "fleet" && !at.sides.includes(side));

/** @type {Tip[]} */
export const tips = [
  { id: "goal", when: planning, points: () => ["place-death-star"], learnt: "goal" },
  {
    id: "endor",
    when: planning,
    points: (at) => ["team", ...at.places(({ last }) => last)],
    learnt: "endor",
  },
  { id: "plan", when: planning, points: () => ["hand"], learnt: "orders" },
  {
    id: "core",
    when: (at) =>
      at.phase === "attack" && at.offers(({ elements }) => elements.includes("place-death-star")).length > 0,
    points: () => ["place-death-star"],
    learnt: "goal",
  },
  {
    id: "shield-down",
    when: (at) =>
      at.scene.tokens?.team?.at !== undefined && at.places(({ last }) => last).includes(at.scene.tokens.team.at),
    points: (at) => at.places((_, id) => /^place-i\d$/.test(id)),
    learnt: "goal",
  },
  order("assault", "endor"),
  order("luke", "duel"),
  deciding("order", "orders"),
  deciding("from", "space"),
  deciding("to", "space"),
  deciding("count", "space"),
  deciding("attack", "space"),
  deciding("die", "space"),
  {
    id: "bonus",
    when: (at) => planned(at) > 0 && at.news.some(({ event, by }) => event === "earned" && by === at.seat),
    points: (at) => at.tokens(({ look, seat, bonus }) => look === "chip" && seat === at.seat && bonus === true),
    learnt: "orders",
  },
  {
    id: "trooper",
    when: (at) => at.tokens(({ look }) => look === "trooper").length > 0,
    points: (at) => at.tokens(({ look }) => look === "trooper"),
    learnt: "endor",
  },
  { id: "fired", when: (at) => happened(at, "fired"), points: () => ["place-death-star"], learnt: "space" },
  { id: "duel", when: planning, points: () => ["hero-luke", "hero-vader"], learnt: "duel" },
  {
    id: "empire",
    when: (at) => planning(at) && fleet(at).length > 0,
    points: fleet,
    learnt: "goal",
  },
];
