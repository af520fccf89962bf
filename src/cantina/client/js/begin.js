// @ts-check
// Making a table: at once as last time, or after a form that says with whom, which side, how many, on which board.

import { boardPictures } from "./boards.js";
import { button, fill, h } from "./dom.js";
import { flag, number, pills } from "./fields.js";
import { dialog, problem } from "./menu.js";
import { myName } from "./myname.js";
import { make } from "./shares.js";
import { chance, nameOfSides, partners, pictures, sidesOf } from "./sides.js";
import { lists, t, wordsOf } from "./text.js";
import * as wishes from "./wishes.js";

/** @typedef {import("./types").Game} Game */
/** @typedef {import("./types").Option} Option */
/** @typedef {import("./dom.js").Child} Child */
/** @typedef {import("./wishes.js").Wish} Wish */
/** @typedef {(path: string) => void} Go */
/** @typedef {{patience: number, absence: number}} Away seconds until a bot plays, and until others may ask for one */
/**
 * What the form is about: the game, its words, all lists, pictures of its boards by pack where there is a choice, what
 * is chosen so far, and `again`, which draws it again.
 * @typedef {{
 *   game: Game, words: import("./types").Words, known: import("./types").Lists, boards: Record<string, HTMLElement>,
 *   wish: Wish, again: () => void,
 * }} Form
 */

/** @type {Record<string, Away>} what a table can do about those who are away */
const AWAY = {
  ask: { patience: 0, absence: 120 },
  wait: { patience: 0, absence: 0 },
  soon: { patience: 120, absence: 0 },
  late: { patience: 600, absence: 120 },
};

/**
 * Plays at once, as the last time.
 * @param {Game} game
 * @param {Go} go
 */
export const playNow = async (game, go) => create(game, wishes.wished(game, await lists(), "bots"), go);

/**
 * Asks what is to be chosen before a game, and makes the table.
 * @param {Game} game
 * @param {string} mode
 * @param {Go} go
 */
export async function begin(game, mode, go) {
  const [known, words] = await Promise.all([lists(), wordsOf(game.game)]);
  const body = h("div", { class: "begin-fields" });
  const start = h("div", { class: "row begin-start" });
  const boards = game.packs.length > 1 ? boardPictures(game) : {};
  const form = { game, words, known, boards, wish: wishes.wished(game, known, mode), again: () => {} };
  const box = dialog(game.title, h("div", { class: "begin" }, body, start));
  const act = async () => {
    wishes.keep(game.game, form.wish);
    start.inert = true; // one click, one table
    if (await create(game, form.wish, go)) box.close();
    start.inert = false;
  };
  const show = () => {
    fill(body, ...fields(form));
    const label = t(form.wish.mode === "friends" ? "begin.invite" : "begin.start");
    fill(start, button(label, act, { class: "primary big", "data-start": "" }));
  };
  form.again = () => {
    form.wish = wishes.possible(game, known, form.wish);
    const focused = /** @type {HTMLInputElement | null} */ (document.activeElement)?.name;
    show();
    /** @type {HTMLElement | null} */ (body.querySelector(`[name="${focused}"]:checked`))?.focus();
  };
  show();
  /** @type {HTMLElement | null} */ (start.querySelector("[data-start]"))?.focus();
}

/** The fields that there are with what is chosen. @param {Form} form */
function fields(form) {
  const { game, known, wish } = form;
  const change = (/** @type {Partial<Wish>} */ chosen) => {
    Object.assign(wish, chosen);
    form.again();
  };
  const modes = wishes.MODES.map((mode) => pair(mode, t(`begin.mode-${mode}`)));
  const counts = game.players.map((n) => pair(String(n), String(n)));
  return [
    pills("mode", t("begin.mode"), modes, wish.mode, (mode) => {
      form.wish = wishes.wished(game, known, mode);
      form.again();
    }),
    counts.length > 1 &&
      pills("players", t("begin.players"), counts, String(wish.players), (n) => change({ players: Number(n) })),
    wish.mode === "same" ? people(form) : lineUp(form, (side) => change({ side })),
    ...(wish.mode === "bots" ? levels(form) : []),
    ...(game.packs.length > 1 ? packs(form) : []),
    ...wishes.choosable(game, wish.players).map((option) => optionField(form, option)),
    ...settings(form),
  ];
}

/** @param {string} key @param {string} name @returns {[string, string]} */
const pair = (key, name) => [key, name];

/**
 * The sides, each with its picture and who will play it; one chooses by sitting down.
 * @param {Form} form
 * @param {(side: number | "random") => void} sit
 */
function lineUp(form, sit) {
  const { game, words, wish } = form;
  const sides = sidesOf(game, wish.players);
  if (!sides.length) return null;
  const seats = sides.map((own, i) => {
    const shown = [pictures(game.game, own), h("b", null, nameOfSides(words, own)), h("small", null, whoSits(form, i))];
    return /** @type {[string, Child[]]} */ ([String(i), shown]);
  });
  /** @type {[string, Child[]]} */
  const any = [wishes.CHANCE, [chance(), h("b", null, t("begin.chance")), h("small", null, t("begin.chance-about"))]];
  const choose = (/** @type {string} */ side) => sit(side === wishes.CHANCE ? side : Number(side));
  const teams = game.page.sides?.teams?.[wish.players] ?? [];
  const shared = (/** @type {number} */ team) => teams.filter((one) => one === team).length > 1;
  const teamOf = (/** @type {string} */ side) => (shared(teams[Number(side)]) ? teams[Number(side)] : undefined);
  return pills("side", t("begin.side"), [...seats, any], String(wish.side), choose, "line-up", teamOf);
}

/** Who has a seat, as far as it is known. @param {Form} form @param {number} i */
function whoSits({ game, known, wish }, i) {
  const { side, players, mode } = wish;
  if (side === wishes.CHANCE) return "";
  if (i === side) return t("begin.you");
  const away = wishes.after(i, side, players);
  const name = mode === "bots" ? (known.bots[away] ?? "") : friend(players, away);
  return partners(game, players, i, side) ? t("begin.partner", { name }) : name;
}

/** What a friend is called who has not come yet. @param {number} players @param {number} n */
const friend = (players, n) => (players > 2 ? t("begin.friend-n", { n }) : t("begin.friend"));

/** What somebody at one screen is called. @param {Wish} wish @param {number} i */
const called = ({ names }, i) => names[i] || t("seat.number", { n: i + 1 });

/** Who sits at one screen. @param {Form} form */
function people({ game, words, wish }) {
  const sides = sidesOf(game, wish.players);
  const seats = Array.from({ length: wish.players }, (_, i) => {
    const label = t("seat.number", { n: i + 1 });
    const keep = () => {
      wish.names[i] = field.value.trim();
      for (const named of document.querySelectorAll(`dialog [data-person="${i}"]`)) fill(named, called(wish, i));
    };
    wish.names[i] ??= i ? "" : myName();
    const field = h("input", {
      type: "text",
      maxlength: "24",
      value: wish.names[i],
      placeholder: label,
      oninput: keep,
    });
    const side = sides[i] && nameOfSides(words, sides[i]);
    const said = h("span", null, side ? `${label}: ${side}` : label);
    return h("label", { class: "field person" }, sides[i] && pictures(game.game, sides[i]), said, field);
  });
  return h("div", { class: "people" }, ...seats);
}

/** The strength of the bots, with a line about it. @param {Form} form */
function levels({ known, wish }) {
  const line = h("p", { class: "quiet chosen-about" });
  const choose = (/** @type {string} */ chosen) => {
    wish.level = chosen;
    fill(line, known.levels.find(({ level }) => level === chosen)?.about);
  };
  choose(wish.level);
  const names = known.levels.map(({ level, label }) => pair(level, label));
  return [pills("level", t("begin.level"), names, wish.level, choose), line];
}

/** The boards in pictures, with a line about the chosen one. @param {Form} form */
function packs({ game, boards, wish }) {
  const line = h("p", { class: "quiet chosen-about" });
  const choose = (/** @type {string} */ chosen) => {
    wish.pack = chosen;
    fill(line, game.packs.find(({ pack }) => pack === chosen)?.about ?? t("begin.random-about"));
  };
  const tiles = game.packs.map(({ pack, title }) => {
    return /** @type {[string, Child[]]} */ ([pack, [boards[pack], h("b", null, title)]]);
  });
  /** @type {[string, Child[]]} */
  const any = [wishes.CHANCE, [chance(), h("b", null, t("begin.random"))]];
  choose(wish.pack);
  return [pills("pack", t("begin.pack"), [...tiles, any], wish.pack, choose, "line-up boards"), line];
}

/**
 * One option of the game; where it names a seat, whoever is meant is named.
 * @param {Form} form
 * @param {Option} option
 */
function optionField({ game, known, wish }, option) {
  const { players, mode } = wish;
  const labels = Object.fromEntries(option.choices.map(({ choice, label }) => [choice, label]));
  const person = (/** @type {number} */ away) => {
    if (mode === "same") return h("span", { "data-person": away }, called(wish, away));
    if (!away) return t("begin.you");
    return mode === "bots" ? (known.bots[away] ?? t("seat.number", { n: away + 1 })) : friend(players, away);
  };
  const names = wishes.choicesOf(option, players).map((choice) => {
    /** @type {Child} */
    const shown = choice.startsWith("+") ? person(Number(choice)) : labels[choice];
    return /** @type {[string, Child]} */ ([choice, choice === wishes.CHANCE ? t("begin.random") : shown]);
  });
  const value = wish.options[option.option] ?? wishes.defaultOf(option, players);
  const keep = (/** @type {string} */ chosen) => {
    wish.options[option.option] = chosen;
  };
  return pills(`${game.game}-${option.option}`, option.label, names, value, keep);
}

/**
 * What a table can be set to, as the server lists it. Alone one needs none of it but the hints; among friends they are
 * off unless the host wants them, and everybody is told.
 * @param {Form} form
 */
function settings({ known, wish }) {
  const friends = wish.mode === "friends";
  wish.settings.hints ??= !friends;
  const shown = known.settings.filter(({ setting }) => (friends ? !(setting in AWAY.wait) : setting === "hints"));
  const inputs = shown.map(({ setting, default: usual, most }) => {
    const value = wish.settings[setting] ?? usual;
    const label = t(`setting.${setting}`);
    const keep = (/** @type {boolean | number} */ chosen) => {
      wish.settings[setting] = chosen;
    };
    return typeof value === "boolean" ? flag(setting, label, value, keep) : number(label, most, value, keep);
  });
  if (!friends) return inputs;
  const few = inputs.filter((_, i) => ["public", "hints"].includes(shown[i].setting));
  const more = inputs.filter((input) => !few.includes(input));
  return [...few, h("details", null, h("summary", null, t("begin.more")), absence(wish), ...more)];
}

/** What happens when someone is away, as one choice. @param {Wish} wish */
function absence(wish) {
  const names = Object.keys(AWAY).map((key) => pair(key, t(`begin.away-${key}`)));
  const { patience = 0, absence = AWAY.ask.absence } = wish.settings;
  const same = (/** @type {Away} */ one) => one.patience === patience && one.absence === absence;
  const now = Object.keys(AWAY).find((key) => same(AWAY[key])) ?? "ask";
  return pills("away", t("begin.away"), names, now, (chosen) => Object.assign(wish.settings, AWAY[chosen]));
}

/**
 * Makes a table, and goes there; whether that worked.
 * @param {Game} game
 * @param {Wish} wish
 * @param {Go} go
 */
export async function create(game, wish, go) {
  const { pack, settings, mode, seed } = wish;
  const me = wishes.mySeat(wish);
  const seats = wishes.seatsOf(wish, me, (await lists()).bots);
  const options = wishes.optionsOf(game, wish, mode === "same" ? 0 : me);
  try {
    const table = await make({ game: game.game, pack, seats, options, start: mode !== "friends", seed, ...settings });
    if (wish.guide) sessionStorage.setItem(`cantina-guide-${table}`, wish.guide);
    go(`/table/${table}`);
    return true;
  } catch (error) {
    problem(error);
    return false;
  }
}
