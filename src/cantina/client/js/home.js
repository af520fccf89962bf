// @ts-check
// Home: the four games, a table in two clicks, tables of mine and of others.

import { button, fill, h } from "./dom.js";
import { dialog, select, settings, toast } from "./menu.js";
import { net } from "./net.js";
import { rules } from "./rules.js";
import { lang, load, t } from "./text.js";

/** A seat's share of the seed. */
export const salt = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export class HomePage {
  /** @param {(path: string) => void} go */
  constructor(go) {
    this.go = go;
    this.games = h("div", { class: "games" });
    this.tables = h("section", { class: "tables", "aria-label": t("home.tables") });
    const name = h("input", {
      type: "text",
      maxlength: "24",
      value: localStorage.getItem("cantina-name") ?? "",
      placeholder: t("home.name-empty"),
      autocomplete: "nickname",
      onchange: () => (localStorage.setItem("cantina-name", name.value.trim()), net.again()),
    });
    this.root = h(
      "main",
      { class: "home", id: "main" },
      h(
        "header",
        { class: "home-head" },
        h("div", null, h("h1", { class: "logo" }, "Cantina"), h("p", { class: "quiet" }, t("home.about"))),
        h(
          "div",
          { class: "home-settings" },
          h("label", { class: "field" }, h("span", null, t("home.name")), name),
          ...settings(() => location.reload()),
        ),
      ),
      this.games,
      this.tables,
      h("footer", { class: "quiet" }, t("home.unofficial")),
    );
    this.off = [net.on("lobby", (m) => this.list(m.tables)), net.on("online", () => this.follow())];
    if (net.ready) this.follow();
    void this.show();
  }

  follow() {
    net.say({ type: "lobby", follow: true });
  }

  async show() {
    const { games } = await load(`/api/games?lang=${lang()}`);
    fill(
      this.games,
      games.map((/** @type {any} */ game) => this.card(game)),
    );
  }

  /** @param {any} game */
  card(game) {
    const own = game.packs.find((/** @type {any} */ pack) => pack.pack === game.pack) ?? game.packs[0];
    return h(
      "article",
      { class: "game", "data-game": game.game },
      h("img", { src: `/covers/${game.game}.svg`, alt: "", width: "360", height: "220" }),
      h(
        "div",
        { class: "game-text" },
        h("h2", null, game.title),
        h("p", null, game.about),
        h(
          "p",
          { class: "quiet facts" },
          t("home.players", { players: range(game.players) }),
          " · ",
          t("home.minutes", { n: game.minutes }),
          game.cooperative && ` · ${t("home.together")}`,
        ),
        h(
          "div",
          { class: "row" },
          button(t("home.play"), () => this.begin(game, "bots"), { class: "primary", "data-play": game.game }),
          button(t("home.friends"), () => this.begin(game, "friends")),
          button(t("home.same"), () => this.begin(game, "same")),
        ),
        h(
          "div",
          { class: "row small" },
          button(
            t("home.learn"),
            () =>
              void this.create(game, {
                mode: "bots",
                players: game.players[0],
                level: "easy",
                pack: game.pack,
                options: {},
                guide: true,
              }),
            { class: "link" },
          ),
          button(t("rules.button"), () => void rules(game.game), { class: "link" }),
          button(t("home.content"), () => content(game, own), { class: "link" }),
        ),
      ),
    );
  }

  /**
   * @param {any} game
   * @param {string} mode
   */
  begin(game, mode) {
    const wish = {
      mode,
      players: game.players[0],
      level: "medium",
      pack: game.pack,
      options: /** @type {Record<string, any>} */ ({}),
      public: false,
    };
    const body = h("div", { class: "begin" });
    const box = dialog(game.title, body);
    const show = () =>
      fill(
        body,
        select(
          t("begin.mode"),
          [
            ["bots", t("home.play")],
            ["friends", t("home.friends")],
            ["same", t("home.same")],
          ],
          wish.mode,
          (value) => ((wish.mode = value), show()),
        ),
        select(
          t("begin.players"),
          game.players.map((/** @type {number} */ n) => [String(n), String(n)]),
          String(wish.players),
          (value) => (wish.players = Number(value)),
        ),
        wish.mode === "bots" &&
          select(
            t("begin.level"),
            ["random", "greedy", "easy", "medium", "hard"].map((level) => [level, t(`level.${level}`)]),
            wish.level,
            (value) => (wish.level = value),
          ),
        game.packs.length > 1 &&
          select(
            t("begin.pack"),
            [...game.packs.map((/** @type {any} */ pack) => [pack.pack, pack.title]), ["random", t("begin.random")]],
            wish.pack,
            (value) => (wish.pack = value),
          ),
        ...game.options
          .filter((/** @type {any} */ option) => option.choices.length)
          .map((/** @type {any} */ option) =>
            select(
              option.label,
              option.choices.map((/** @type {any} */ c) => [
                c.choice,
                c.choice === "random" ? t("begin.random") : c.label,
              ]),
              wish.options[option.option] ?? String(option.defaults[wish.players]),
              (value) => (wish.options[option.option] = value),
            ),
          ),
        wish.mode === "friends" &&
          h(
            "label",
            { class: "check" },
            h("input", {
              type: "checkbox",
              onchange: (/** @type {Event} */ e) => (wish.public = /** @type {HTMLInputElement} */ (e.target).checked),
            }),
            " ",
            t("begin.public"),
          ),
        h(
          "div",
          { class: "row" },
          button(
            t(wish.mode === "friends" ? "begin.invite" : "begin.start"),
            () => (box.close(), void this.create(game, wish)),
            { class: "primary big", "data-start": "" },
          ),
        ),
      );
    show();
    /** @type {HTMLElement | null} */ (body.querySelector("[data-start]"))?.focus();
  }

  /**
   * @param {any} game
   * @param {any} wish
   */
  async create(game, wish) {
    const name = localStorage.getItem("cantina-name") ?? "";
    const seats = Array.from({ length: wish.players }, (_, i) => {
      if (i === 0) return { kind: "me", name, salt: salt() };
      if (wish.mode === "bots") return { kind: "bot", level: wish.level };
      return wish.mode === "same"
        ? { kind: "me", name: t("seat.number", { n: i + 1 }), salt: salt() }
        : { kind: "open" };
    });
    if (wish.mode === "same" && !name) seats[0].name = t("seat.number", { n: 1 });
    try {
      const answer = await net.ask({
        type: "create",
        game: game.game,
        pack: wish.pack,
        seats,
        options: wish.options,
        start: wish.mode !== "friends",
        public: Boolean(wish.public),
      });
      if (wish.guide) sessionStorage.setItem(`cantina-guide-${answer.table}`, "0");
      this.go(`/table/${answer.table}`);
    } catch (error) {
      toast(t("error.other", { why: /** @type {Error} */ (error).message }));
    }
  }

  /** @param {any[]} tables */
  list(tables) {
    const mine = tables.filter((table) => table.mine);
    const others = tables.filter((table) => !table.mine);
    fill(
      this.tables,
      ...this.part(t("home.mine"), mine, t("home.mine-none")),
      ...this.part(t("home.others"), others, t("home.others-none")),
    );
  }

  /**
   * @param {string} title
   * @param {any[]} tables
   * @param {string} none
   */
  part(title, tables, none) {
    return [
      h("h2", null, title),
      tables.length
        ? h("ul", { class: "table-list" }, ...tables.map((table) => this.line(table)))
        : h("p", { class: "quiet" }, none),
    ];
  }

  /** @param {any} table */
  line(table) {
    const can = (/** @type {string} */ what) => table.can?.includes(what);
    const act = can("play")
      ? "home.go-on"
      : can("join")
        ? "home.join"
        : table.status === "ended"
          ? "home.look"
          : "home.watch";
    const title = this.games.querySelector(`[data-game="${CSS.escape(table.game)}"] h2`)?.textContent ?? table.game;
    return h(
      "li",
      null,
      h("span", { class: "table-title" }, title),
      h("span", { class: "quiet" }, ` ${table.names.filter(Boolean).join(", ")}`),
      h("span", { class: "quiet grow" }, ` ${t(`status.${table.status}`)}`),
      button(t(act), () => this.go(`/table/${table.table}`)),
      can("delete") &&
        button(
          t("menu.delete"),
          () => void net.ask({ type: "delete", table: table.table }).catch((error) => toast(error.message)),
          { class: "quiet-button", "aria-label": `${t("menu.delete")}: ${title}` },
        ),
    );
  }

  close() {
    for (const off of this.off) off();
    net.say({ type: "lobby", follow: false });
  }
}

/** @param {number[]} players */
const range = (players) =>
  players.length > 1 && (players.at(-1) ?? 0) - players[0] === players.length - 1
    ? `${players[0]}–${players.at(-1)}`
    : players.join(", ");

/**
 * Where the figures of a pack come from.
 * @param {any} game
 * @param {any} pack
 */
function content(game, pack) {
  const sources = Object.entries(pack.sources).map(([source, n]) =>
    h("li", null, h("b", null, String(n)), " ", t(`source.${source}`)),
  );
  const figures = pack.figures.map((/** @type {any} */ figure) =>
    h(
      "li",
      null,
      h("code", null, figure.key),
      " ",
      h("span", { class: `source ${figure.source}` }, t(`source.${figure.source}`)),
      figure.note && h("span", { class: "quiet" }, ` ${figure.note}`),
    ),
  );
  dialog(
    `${game.title}: ${pack.title}`,
    h("p", null, pack.about),
    h("ul", null, ...sources),
    h("details", null, h("summary", null, t("home.figures")), h("ul", { class: "figures" }, ...figures)),
  );
}
