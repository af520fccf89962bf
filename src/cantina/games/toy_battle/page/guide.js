// @ts-check
// What a first battle teaches, and when: the words are guide.ID in text/LANG.json.

/** @typedef {import("/js/types").Moment} Moment */
/** @typedef {import("/js/types").Tip} Tip */

const FEW = 2; // troops on a rack: now one should know how to draw

/** @param {Moment} at */
const turn = (at) => at.phase === "turn" && !at.clicked.length;

/** The visible troop of each base. @param {Moment} at */
const visible = (at) => {
  /** @type {Map<string, string>} */
  const top = new Map();
  const troops = Object.entries(at.scene.tokens ?? {}).filter(([, { look }]) => look === "troop");
  for (const [id, { at: base = "" }] of troops.sort(([, a], [, b]) => (a.level ?? 0) - (b.level ?? 0)))
    top.set(base, id);
  return top;
};

/** Bases whose visible troop is the enemy's. @param {Moment} at */
const enemies = (at) =>
  [...visible(at)].filter(([, id]) => !at.sides.includes(at.scene.tokens?.[id].side ?? "")).map(([base]) => base);

/** Enemies that a troop of the rack may cover. @param {Moment} at */
const weaker = (at) => enemies(at).filter((base) => at.choices.some(({ elements }) => elements.includes(base)));

/**
 * What lies on bases, or else themselves: a light lies around a troop, and not across it.
 * @param {Moment} at
 * @param {string[]} bases
 */
const on = (at, bases) => bases.map((base) => visible(at).get(base) ?? base);

/** @param {Moment} at @param {boolean} own */
const headquarters = (at, own) => at.places(({ look, side = "" }) => look === "hq" && at.sides.includes(side) === own);

/** Enemies beside my headquarters. @param {Moment} at */
const menace = (at) => {
  const home = headquarters(at, true);
  const near = (at.still.links ?? []).filter((pair) => pair.some((place) => home.includes(place))).flat();
  return enemies(at).filter((base) => near.includes(base));
};

/** The medals of a region that a troop of mine stands beside. @param {Moment} at */
const medals = (at) => {
  const held = at.tokens(({ look, side = "" }) => look === "troop" && at.sides.includes(side));
  const bases = held.map((id) => at.scene.tokens?.[id].at);
  const regions = at.places(({ around }) => Array.isArray(around) && around.some((base) => bases.includes(base)));
  const lying = at.tokens(({ look, at: place = "" }) => look === "medal" && regions.includes(place));
  const [first] = lying.map((id) => at.scene.tokens?.[id].at);
  return lying.filter((id) => at.scene.tokens?.[id].at === first);
};

/** A tip about the effect that is asked for. @param {string} phase @returns {Tip} */
const effect = (phase) => ({
  id: phase,
  when: (at) => at.phase === phase && at.choices.length > 1,
  points: (at) =>
    on(
      at,
      at.offers(({ name }) => name !== "pass"),
    ),
  learnt: "troops",
});

/** A tip about a troop on the rack. @param {string} troop @returns {Tip} */
const holding = (troop) => ({
  id: troop,
  when: (at) => turn(at) && at.offers(({ elements }) => elements.includes(`troop-${troop}`)).length > 0,
  points: () => [`troop-${troop}`],
  learnt: "troops",
});

/** The troop that is chosen. @param {Moment} at */
const chosen = (at) => (at.phase === "turn" && at.clicked.find((element) => element.startsWith("troop-"))) || "";

/** The bases to which the chosen troop may go. @param {Moment} at */
const reach = (at) => {
  const offered = at.offers(({ elements }) => elements.includes(chosen(at)));
  return on(
    at,
    offered.filter((element) => element.startsWith("base-")),
  );
};

/** The bases that do something, unless those are left out for beginners. @param {Moment} at */
const specials = (at) => ("beginner" in at.scene && at.scene.beginner ? [] : at.places(({ special }) => special));

/** How many troops the rack has left. @param {Moment} at */
const left = (at) => Object.values(at.scene.hand ?? {}).reduce((sum, { n = 1 }) => sum + n, 0);

/** @type {Tip[]} */
export const tips = [
  { id: "rack", when: turn, points: () => ["hand"], learnt: "place" },
  { id: "hook", when: (at) => chosen(at) === "troop-hook", points: reach, learnt: "troops" },
  { id: "bases", when: (at) => !["", "troop-hook"].includes(chosen(at)), points: reach, learnt: "place" },
  {
    id: "extra",
    when: (at) => at.phase === "extra" && at.choices.length > 1 && !at.clicked.length,
    points: (at) => at.offers(({ name }) => name !== "pass").filter((element) => element.startsWith("troop-")),
    learnt: "troops",
  },
  effect("skully"),
  effect("jumbo"),
  effect("xb-42"),
  effect("star"),
  {
    id: "capture",
    when: (at) => turn(at) && at.choices.some(({ name }) => name === "capture"),
    points: (at) => at.offers(({ name }) => name === "capture").filter((element) => element.startsWith("hq-")),
    learnt: "goal",
  },
  {
    id: "draw",
    when: (at) => turn(at) && left(at) <= FEW && at.choices.some(({ name }) => name === "draw"),
    points: (at) => at.offers(({ name }) => name === "draw"),
    learnt: "place",
  },
  {
    id: "danger",
    when: (at) => turn(at) && menace(at).length > 0,
    points: (at) => on(at, menace(at)).slice(0, 1),
    learnt: "goal",
  },
  {
    id: "stronger",
    when: (at) => turn(at) && weaker(at).length > 0,
    points: (at) => on(at, weaker(at)).slice(0, 1),
    learnt: "cover",
  },
  { id: "goal", when: turn, points: (at) => headquarters(at, false), learnt: "goal" },
  { id: "medals", when: (at) => turn(at) && medals(at).length > 0, points: medals, learnt: "medals" },
  holding("kwak"),
  holding("roxy"),
  {
    id: "special",
    later: true,
    when: (at) => turn(at) && specials(at).length > 0,
    points: specials,
    learnt: "place",
  },
  { id: "counts", when: turn, points: (at) => [`seat:${at.seat}`], learnt: "medals" },
];
