// @ts-check
// Making a table: how, with how many, against whom, on which board.

import { button, fill, h } from "./dom.js";
import { dialog, problem, select } from "./menu.js";
import { make } from "./shares.js";
import { lists, t } from "./text.js";

/** @typedef {import("./types").Game} Game */
/** @typedef {import("./types").Lists} Lists */
/** @typedef {import("./types").Setting} Setting */
/** @typedef {import("./protocol").SeatWish} SeatWish */
/**
 * What is chosen so far.
 * @typedef {{
 *   mode: string, players: number, level: string, pack: string, guide?: boolean,
 *   options: Record<string, string>, settings: Record<string, boolean | number>,
 * }} Wish
 */
/** @typedef {(path: string) => void} Go */

/** @typedef {{patience: number, absence: number}} Away seconds until a bot plays, and until others may ask for one */

/** @type {Record<string, Away>} what a table can do about those who are away */
const AWAY = {
  ask: { patience: 0, absence: 120 },
  wait: { patience: 0, absence: 0 },
  soon: { patience: 120, absence: 0 },
  late: { patience: 600, absence: 120 },
};

/**
 * Asks what is to be chosen before a game, and makes the table.
 * @param {Game} game
 * @param {Wish} wish
 * @param {Go} go
 */
export async function begin(game, wish, go) {
  const known = await lists();
  const body = h("div", { class: "begin" });
  const box = dialog(game.title, body);
  const start = () => {
    box.close();
    void create(game, wish, go);
  };
  const show = () => {
    fill(body, ...fields(game, wish, known, again), startButton(wish, start));
  };
  const again = () => {
    show();
    body.querySelector("select")?.focus(); // where the mode was chosen
  };
  show();
  /** @type {HTMLElement | null} */ (body.querySelector("[data-start]"))?.focus();
}

/**
 * @param {Wish} wish
 * @param {() => void} start
 */
function startButton({ mode }, start) {
  const label = t(mode === "friends" ? "begin.invite" : "begin.start");
  return h("div", { class: "row" }, button(label, start, { class: "primary big", "data-start": "" }));
}

/**
 * The fields that there are with the mode that is chosen; `again` draws them again.
 * @param {Game} game
 * @param {Wish} wish
 * @param {Lists} known
 * @param {() => void} again
 */
function fields(game, wish, known, again) {
  const modes = [pair("bots", t("home.play")), pair("friends", t("home.friends")), pair("same", t("home.same"))];
  const counts = game.players.map((n) => pair(String(n), String(n)));
  const mode = select(t("begin.mode"), modes, wish.mode, (chosen) => {
    wish.mode = chosen;
    again();
  });
  const players = select(t("begin.players"), counts, String(wish.players), (n) => {
    wish.players = Number(n);
  });
  return [
    mode,
    players,
    ...(wish.mode === "bots" ? levels(known.levels, wish) : []),
    game.packs.length > 1 && packs(game, wish),
    ...options(game, wish),
    ...settings(known.settings, wish),
  ];
}

/** @param {string} key @param {string} name @returns {[string, string]} */
const pair = (key, name) => [key, name];

/**
 * The strength of the bots, with a line about it.
 * @param {import("./types").Level[]} known
 * @param {Wish} wish
 */
function levels(known, wish) {
  const line = h("p", { class: "quiet level-about" });
  const choose = (/** @type {string} */ chosen) => {
    wish.level = chosen;
    fill(line, known.find(({ level }) => level === chosen)?.about);
  };
  choose(wish.level);
  const names = known.map(({ level, label }) => pair(level, label));
  return [select(t("begin.level"), names, wish.level, choose), line];
}

/**
 * @param {Game} game
 * @param {Wish} wish
 */
function packs(game, wish) {
  const names = [...game.packs.map(({ pack, title }) => pair(pack, title)), pair("random", t("begin.random"))];
  return select(t("begin.pack"), names, wish.pack, (chosen) => {
    wish.pack = chosen;
  });
}

/**
 * @param {Game} game
 * @param {Wish} wish
 */
function options(game, wish) {
  const chosen = game.options.filter(({ choices }) => choices.length);
  return chosen.map(({ option, label, choices, defaults }) => {
    const names = choices.map((c) => pair(c.choice, c.choice === "random" ? t("begin.random") : c.label));
    return select(label, names, wish.options[option] ?? String(defaults[wish.players]), (value) => {
      wish.options[option] = value;
    });
  });
}

/**
 * What a table can be set to, as the server lists it; people who play alone need none of it.
 * @param {Setting[]} known
 * @param {Wish} wish
 */
function settings(known, wish) {
  if (wish.mode !== "friends") return [];
  const plain = known.filter(({ setting }) => !(setting in AWAY.wait));
  const inputs = plain.map((setting) => {
    const value = wish.settings[setting.setting] ?? setting.default;
    const keep = (/** @type {boolean | number} */ chosen) => {
      wish.settings[setting.setting] = chosen;
    };
    return typeof value === "boolean" ? flag(setting, value, keep) : seconds(setting, value, keep);
  });
  return [inputs[0], absence(wish), h("details", null, h("summary", null, t("begin.more")), ...inputs.slice(1))];
}

/** What happens when someone is away, as one choice. @param {Wish} wish */
function absence(wish) {
  const names = Object.keys(AWAY).map((key) => pair(key, t(`begin.away-${key}`)));
  const { patience = 0, absence = AWAY.ask.absence } = wish.settings;
  const same = (/** @type {Away} */ one) => one.patience === patience && one.absence === absence;
  const now = Object.keys(AWAY).find((key) => same(AWAY[key])) ?? "ask";
  return select(t("begin.away"), names, now, (chosen) => {
    Object.assign(wish.settings, AWAY[chosen]);
  });
}

/**
 * @param {Setting} setting
 * @param {boolean} value
 * @param {(chosen: boolean) => void} keep
 */
function flag({ setting }, value, keep) {
  const box = h("input", { type: "checkbox", checked: value, onchange: () => keep(box.checked) });
  return h("label", { class: "check" }, box, " ", t(`setting.${setting}`));
}

/**
 * @param {Setting} setting
 * @param {number} value
 * @param {(chosen: number) => void} keep
 */
function seconds({ setting, most }, value, keep) {
  const change = () => keep(Math.min(Math.max(Math.round(Number(box.value)), 0), most));
  const box = h("input", { type: "number", min: 0, max: most, value, onchange: change });
  return h("label", { class: "field" }, h("span", null, t(`setting.${setting}`)), box);
}

/**
 * Makes a table, and goes there.
 * @param {Game} game
 * @param {Wish} wish
 * @param {Go} go
 */
export async function create({ game }, wish, go) {
  const { pack, options, settings, mode } = wish;
  const seats = Array.from({ length: wish.players }, (_, i) => seat(i, wish));
  try {
    const start = mode !== "friends";
    const table = await make({ game, pack, seats, options, start, ...settings });
    if (wish.guide) sessionStorage.setItem(`cantina-guide-${table}`, "0");
    go(`/table/${table}`);
  } catch (error) {
    problem(error);
  }
}

/**
 * How a seat shall be filled; the first one is mine.
 * @param {number} i
 * @param {Wish} wish
 * @returns {SeatWish}
 */
function seat(i, { mode, level }) {
  const number = mode === "same" ? t("seat.number", { n: i + 1 }) : "";
  const name = i === 0 ? localStorage.getItem("cantina-name") || number : number;
  if (i === 0 || mode === "same") return { kind: "me", name };
  return mode === "bots" ? { kind: "bot", level: /** @type {SeatWish["level"]} */ (level) } : { kind: "open" };
}
