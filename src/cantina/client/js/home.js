// @ts-check
// Home: the games, a table in two clicks, tables of mine and of others.

import { begin, create } from "./begin.js";
import { cover } from "./cover.js";
import { button, fill, h } from "./dom.js";
import { dialog, problem, settings } from "./menu.js";
import { net } from "./net.js";
import { oncePrepared } from "./preparing.js";
import { rules } from "./rules.js";
import { lists, t } from "./text.js";

/** @typedef {import("./protocol").TableLine} TableLine */
/** @typedef {import("./types").Game} Game */

export class HomePage {
  /** @param {(path: string) => void} go */
  constructor(go) {
    this.go = go;
    this.games = h("div", { class: "games" });
    this.tables = h("section", { class: "tables", "aria-label": t("home.tables") });
    this.settings = h("div", { class: "home-settings" }, nameField());
    const title = h("div", null, h("h1", { class: "logo" }, "Cantina"), h("p", { class: "quiet" }, t("home.about")));
    const head = h("header", { class: "home-head" }, title, this.settings);
    const foot = h("footer", { class: "quiet" }, t("home.unofficial"));
    this.root = h("main", { class: "home", id: "main" }, head, this.games, this.tables, foot);
    /** @type {Map<string, TableLine>} */
    this.lines = new Map();
    this.off = [
      net.on("lobby", ({ tables }) => this.list(tables, [...this.lines.keys()])),
      net.on("lobby-changed", ({ tables, gone }) => this.list(tables, gone)),
      net.on("online", () => this.follow()),
    ];
    if (net.ready) this.follow();
    void this.show();
  }

  follow() {
    net.say({ type: "lobby", follow: true, changes: true });
  }

  async show() {
    const { games, level } = await lists();
    this.settings.append(...(await settings()));
    fill(
      this.games,
      games.map((game) => this.card(game, level)),
    );
  }

  /**
   * @param {Game} game
   * @param {string} level the usual one of the bots
   */
  card(game, level) {
    const wish = { mode: "bots", players: game.players[0], level, pack: game.pack, options: {}, settings: {} };
    const start = (/** @type {string} */ mode) => () => begin(game, { ...wish, mode }, this.go);
    return h(
      "article",
      { class: "game", "data-game": game.game },
      cover(game),
      h(
        "div",
        { class: "game-text" },
        h("h2", null, game.title),
        h("p", null, game.about),
        h("p", { class: "quiet facts" }, factsOf(game)),
        oncePrepared(
          game,
          () => [
            h(
              "div",
              { class: "row" },
              button(t("home.play"), start("bots"), { class: "primary", "data-play": game.game }),
              button(t("home.friends"), start("friends")),
              button(t("home.same"), start("same")),
            ),
            this.more(game, () => create(game, { ...wish, level: "easy", guide: true }, this.go)),
          ],
          () => [this.more(game)],
        ),
      ),
    );
  }

  /**
   * What helps to get to know a game.
   * @param {Game} game
   * @param {() => void} [learn]
   */
  more(game, learn) {
    const quiet = { class: "link" };
    return h(
      "div",
      { class: "row small" },
      learn && game.page.guide && button(t("home.learn"), learn, quiet),
      button(t("rules.button"), () => rules(game.game), quiet),
      button(t("home.content"), () => content(game), quiet),
    );
  }

  /**
   * Takes lines in that are new or have changed, and tables out, and shows what there is now, the latest first.
   * @param {TableLine[]} [changed]
   * @param {string[]} [gone]
   */
  list(changed = [], gone = []) {
    for (const table of gone) this.lines.delete(table);
    for (const line of changed) this.lines.set(line.table, line);
    const tables = [...this.lines.values()].sort((a, b) => b.updated - a.updated);
    const mine = tables.filter((table) => table.mine);
    const others = tables.filter((table) => !table.mine);
    const parts = [
      ...this.part(t("home.mine"), mine, t("home.mine-none")),
      ...this.part(t("home.others"), others, t("home.others-none")),
    ];
    fill(this.tables, ...parts);
  }

  /**
   * @param {string} title
   * @param {TableLine[]} tables
   * @param {string} none
   */
  part(title, tables, none) {
    const lines = tables.map((table) => this.line(table));
    const list = lines.length ? h("ul", { class: "table-list" }, ...lines) : h("p", { class: "quiet" }, none);
    return [h("h2", null, title), list];
  }

  /** @param {TableLine} table */
  line({ table, game, names, status, practice, moment, can = [] }) {
    const title = this.games.querySelector(`[data-game="${CSS.escape(game)}"] h2`)?.textContent ?? game;
    const remove = () => net.ask({ type: "delete", table }).catch(problem);
    const label = `${t("menu.delete")}: ${title}`;
    return h(
      "li",
      null,
      h("span", { class: "table-title" }, title),
      h("span", { class: "quiet" }, ` ${names.filter(Boolean).join(", ")}`),
      (practice || moment) && h("span", { class: "warning" }, t(practice ? "home.practice" : "home.moment")),
      h("span", { class: "quiet grow" }, ` ${t(`status.${status}`)}`),
      button(t(doing(can, status)), () => this.go(`/table/${table}`)),
      can.includes("delete") && button(t("menu.delete"), remove, { class: "quiet-button", "aria-label": label }),
    );
  }

  close() {
    for (const off of this.off) off();
    net.say({ type: "lobby", follow: false });
  }
}

/** The field for one's name, which all tables will show. */
function nameField() {
  const change = () => {
    localStorage.setItem("cantina-name", field.value.trim());
    net.again();
  };
  const field = h("input", {
    type: "text",
    maxlength: "24",
    value: localStorage.getItem("cantina-name") ?? "",
    placeholder: t("home.name-empty"),
    autocomplete: "nickname",
    onchange: change,
  });
  return h("label", { class: "field" }, h("span", null, t("home.name")), field);
}

/**
 * What one does with a table of the list.
 * @param {NonNullable<TableLine["can"]>} can
 * @param {TableLine["status"]} status
 */
function doing(can, status) {
  if (can.includes("play")) return "home.go-on";
  if (can.includes("join")) return "home.join";
  return status === "ended" ? "home.look" : "home.watch";
}

/** How many play, how long, and whether together. @param {Game} game */
function factsOf({ players, minutes, cooperative }) {
  const [first, last] = [players[0], players[players.length - 1]];
  const gapless = players.length > 1 && last - first === players.length - 1;
  const range = gapless ? `${first}–${last}` : players.join(", ");
  const facts = [t("home.players", { players: range }), t("home.minutes", { n: minutes })];
  return [...facts, ...(cooperative ? [t("home.together")] : [])].join(" · ");
}

/** Where the figures of a game's usual pack come from. @param {Game} game */
function content(game) {
  const pack = game.packs.find(({ pack }) => pack === game.pack) ?? game.packs[0];
  const counts = Object.entries(pack.sources).map(([source, n]) =>
    h("li", null, h("b", null, n), " ", t(`source.${source}`)),
  );
  const figures = pack.figures.map(({ key, source, note }) => {
    const from = h("span", { class: `source ${source}` }, t(`source.${source}`));
    return h("li", null, h("code", null, key), " ", from, note && h("span", { class: "quiet" }, ` ${note}`));
  });
  const all = h("details", null, h("summary", null, t("home.figures")), h("ul", { class: "figures" }, ...figures));
  dialog(`${game.title}: ${pack.title}`, h("p", null, pack.about), h("ul", null, ...counts), all);
}
