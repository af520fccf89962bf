// @ts-check
// The tables at home: those that wait for one as cards, finished games with how they ended, and those of others.

import { cover } from "./cover.js";
import { button, fill, h, link } from "./dom.js";
import { pills } from "./fields.js";
import { confirmed, problem } from "./menu.js";
import { Miniatures } from "./miniatures.js";
import { net } from "./net.js";
import { Strip } from "./strip.js";
import { ago, dateOf, t } from "./text.js";

/** @typedef {import("./protocol").TableLine} TableLine */
/** @typedef {import("./types").Game} Game */
/** @typedef {import("./types").Lists} Lists */

const FEW = 5; // finished games that are shown at first
const MANY = 6; // tables of others from which on one chooses a game
const MINUTE = 60_000;

export class TableLists {
  /** @param {(path: string) => void} go */
  constructor(go) {
    this.go = go;
    /** @type {Map<string, TableLine>} */
    this.lines = new Map();
    /** @type {Lists | null} */
    this.known = null;
    this.heard = false;
    this.all = false; // whether every finished game is shown
    this.game = ""; // of whose tables alone those of others are shown
    this.cards = new Strip();
    const head = h("div", { class: "go-on-head" }, h("h2", null, t("home.go-on-title")), this.cards.arrows);
    const about = { class: "go-on", "aria-label": t("home.go-on-title"), hidden: true };
    this.waiting = h("section", about, head, this.cards.root);
    this.others = h("section", { class: "tables", "aria-label": t("home.tables") });
    this.miniatures = new Miniatures();
    this.clock = setInterval(() => this.draw(), MINUTE); // times go by
    this.off = [
      net.on("lobby", ({ tables }) => this.take(tables, [...this.lines.keys()])),
      net.on("lobby-changed", ({ tables, gone }) => this.take(tables, gone)),
    ];
  }

  close() {
    for (const off of this.off) off();
    clearInterval(this.clock);
    this.cards.close();
    this.miniatures.close();
  }

  /** Shows the tables, now that the games have names. @param {Lists} known */
  show(known) {
    this.known = known;
    this.draw();
  }

  /**
   * Takes lines in that are new or have changed, and tables out.
   * @param {TableLine[]} [changed]
   * @param {string[]} [gone]
   */
  take(changed = [], gone = []) {
    for (const table of gone) this.lines.delete(table);
    for (const line of changed) this.lines.set(line.table, line);
    this.heard = true;
    this.draw();
  }

  /** Draws all lists again; what has the focus keeps it, wherever its table is by now. */
  draw() {
    if (!this.known || !this.heard) return;
    const focused = this.focused();
    const tables = [...this.lines.values()].sort((a, b) => b.updated - a.updated);
    const mine = tables.filter(({ mine }) => mine);
    const running = mine.filter(({ status }) => status !== "ended");
    running.sort((a, b) => Number(b.turn ?? false) - Number(a.turn ?? false));
    this.waiting.hidden = !running.length;
    this.cards.fill(running.map((line) => this.card(line)));
    const ended = mine.filter(({ status }) => status === "ended");
    const others = tables.filter(({ mine }) => !mine);
    fill(this.others, this.finished(ended), this.strangers(others));
    this.miniatures.keep(running.map(({ table }) => table));
    focused?.();
  }

  /** How to give the focus back to the same button of the same table. */
  focused() {
    const active = document.activeElement;
    const table = active?.closest("[data-table]")?.getAttribute("data-table");
    if (!active || !table) return null;
    const buttons = () => [...document.querySelectorAll(`[data-table="${table}"] button`)];
    const place = buttons().indexOf(active);
    return () => /** @type {HTMLElement | undefined} */ (buttons()[place])?.focus({ preventScroll: true });
  }

  /** @param {string} id */
  gameOf = (id) => this.known?.games.find(({ game }) => game === id);

  // Going on

  /** A game that goes on. @param {TableLine} line */
  card(line) {
    const { table, status, turn = false, updated } = line;
    const path = `/table/${table}`;
    const game = this.gameOf(line.game);
    const picture = game && this.miniatures.of(line, cover(game));
    const open = link("", () => this.go(path), {
      href: path,
      class: "card-picture",
      tabindex: "-1",
      "aria-hidden": "true",
    });
    fill(open, picture);
    const said = [this.boardOf(line), this.peopleOf(line)].filter(Boolean).join(" · ");
    return h(
      "li",
      { class: `table-card ${turn ? "my-move" : ""}`, "data-table": table },
      open,
      h(
        "div",
        { class: "table-about" },
        h("h3", null, this.titleOf(line)),
        h("p", { class: "quiet" }, said),
        warningOf(line),
        h(
          "p",
          { class: "table-state" },
          h("span", { class: turn ? "turn-badge" : "quiet" }, stateOf(line)),
          timeOf(updated),
        ),
        h(
          "div",
          { class: "row" },
          button(t(doing(line.can ?? [], status)), () => this.go(path)),
          this.removal(line),
        ),
      ),
    );
  }

  // Looking back

  /** @param {TableLine[]} ended */
  finished(ended) {
    if (!ended.length) return false;
    const shown = this.all ? ended : ended.slice(0, FEW);
    const more = () => {
      this.all = !this.all;
      this.draw();
    };
    const label = this.all ? t("home.fewer") : t("home.all-finished", { n: ended.length });
    return h(
      "section",
      { class: "finished" },
      h("h2", null, t("home.finished")),
      h("ul", { class: "table-list" }, ...shown.map((line) => this.endedLine(line))),
      ended.length > FEW && button(label, more, { class: "link" }),
    );
  }

  /** @param {TableLine} line */
  endedLine(line) {
    const { key, look } = outcome(line);
    return h(
      "li",
      { "data-table": line.table },
      ...this.lineText(line, [this.boardOf(line), this.peopleOf(line)]),
      h("span", { class: `outcome ${look}` }, t(`home.${key}`)),
      button(t("home.look"), () => this.go(`/table/${line.table}#replay`)),
      this.removal(line),
    );
  }

  // Others

  /** @param {TableLine[]} tables */
  strangers(tables) {
    const games = [...new Set(tables.map(({ game }) => game))];
    if (!games.includes(this.game)) this.game = "";
    const shown = tables.filter(({ game }) => !this.game || game === this.game);
    const choose = (/** @type {string} */ game) => {
      this.game = game;
      this.draw();
      /** @type {HTMLElement | null} */ (this.others.querySelector("[name=filter]:checked"))?.focus();
    };
    const names = games.map(
      (game) => /** @type {[string, string]} */ ([game, this.gameOf(game)?.title ?? t("home.unknown")]),
    );
    const filter = pills("filter", t("home.filter"), [["", t("home.filter-all")], ...names], this.game, choose);
    const list = h("ul", { class: "table-list" }, ...shown.map((line) => this.othersLine(line)));
    return h(
      "section",
      { class: "others" },
      h("h2", null, t("home.others")),
      tables.length >= MANY && games.length > 1 && filter,
      tables.length ? list : h("p", { class: "quiet" }, t("home.others-none")),
    );
  }

  /** @param {TableLine} line */
  othersLine(line) {
    const { table, status, can = [], open, watching = 0 } = line;
    const free = status === "open" && open ? t("waiting.free-seats", { n: open }) : t(`status.${status}`);
    const said = [this.peopleOf(line), this.boardOf(line), free, watching && t("watching.count", { n: watching })];
    return h(
      "li",
      { "data-table": table },
      ...this.lineText(line, said),
      button(t(doing(can, status)), () => this.go(`/table/${table}${asking(line)}`), {
        class: can.includes("join") ? "primary" : "",
      }),
      this.removal(line),
    );
  }

  /**
   * The picture of a game, what it is, what is said of it, and when it was last played.
   * @param {TableLine} line
   * @param {(string | false | 0)[]} said
   */
  lineText(line, said) {
    const game = this.gameOf(line.game);
    const words = said.filter(Boolean).join(" · ");
    return [
      game && h("span", { class: "line-cover", "aria-hidden": "true" }, cover(game)),
      h(
        "span",
        { class: "grow line-text" },
        h("b", { class: "table-title" }, this.titleOf(line)),
        h("span", { class: "quiet" }, words, words && " · ", timeOf(line.updated)),
        warningOf(line),
      ),
    ];
  }

  // Words

  /** @param {TableLine} line */
  titleOf = ({ game }) => this.gameOf(game)?.title ?? t("home.unknown");

  /** The board, where a game has several. @param {TableLine} line */
  boardOf({ game, pack }) {
    const packs = this.gameOf(game)?.packs ?? [];
    return packs.length > 1 && (packs.find((one) => one.pack === pack)?.title ?? t("begin.random"));
  }

  /** Who else plays, with the level of bots. @param {TableLine} line */
  peopleOf({ names, held = [], levels = [] }) {
    const others = names
      .map((name, seat) => ({ name, seat, level: levels[seat] ?? "" }))
      .filter(({ name, seat }) => name && (!held.includes(seat) || held.length === names.length));
    const label = (/** @type {string} */ level) =>
      this.known?.levels.find((one) => one.level === level)?.label ?? level;
    const said = others.map(({ name, level }, i) =>
      level && level !== others[i + 1]?.level ? `${name} (${label(level)})` : name,
    );
    return said.join(", ");
  }

  /** Takes a table off the list, after a question that says what becomes of it. @param {TableLine} line */
  removal(line) {
    const { table, can = [], status, others = 0 } = line;
    if (!can.includes("delete")) return false;
    const question = status === "open" ? "home.remove-open" : others ? "menu.delete-mine" : "menu.delete-sure";
    const about = [this.titleOf(line), this.boardOf(line), this.peopleOf(line)].filter(Boolean).join(" · ");
    const yes = () => void net.ask({ type: "delete", table }).catch(problem);
    const ask = () => confirmed(t(question), t("menu.delete"), yes, about);
    const label = `${t("menu.delete")}: ${this.titleOf(line)}`;
    return button("×", ask, { class: "quiet-button remove", "aria-label": label, title: t("menu.delete") });
  }
}

/** What may be known of its game beforehand. @param {TableLine} line */
const warningOf = ({ practice, moment }) =>
  (practice || moment) && h("span", { class: "warning" }, t(practice ? "home.practice" : "home.moment"));

/** What a game waits for. @param {TableLine} line */
function stateOf({ status, turn, acting = [], names, open }) {
  if (status === "open") return open ? t("waiting.free-seats", { n: open }) : t("waiting.ready");
  if (status !== "playing") return t(`status.${status}`);
  if (turn) return t("home.your-turn");
  const name = acting.map((seat) => names[seat] || t("seat.number", { n: seat + 1 })).join(", ");
  return name ? t("prompt.waiting", { name }) : t("status.playing");
}

/** When something was, from now. @param {number} time in milliseconds since 1970 */
function timeOf(time) {
  return h("time", { class: "quiet", datetime: new Date(time).toISOString(), title: dateOf(time) }, ago(time));
}

/** How a game ended for me; people at one screen are all meant. @param {TableLine} line */
function outcome({ held = [], returns = [], names }) {
  const [mine] = held.map((seat) => returns[seat]);
  if (mine === undefined || (held.length > 1 && held.length === names.length)) return { key: "outcome-over", look: "" };
  if (mine > 0) return { key: "outcome-won", look: "won" };
  return mine < 0 ? { key: "outcome-lost", look: "lost" } : { key: "outcome-drawn", look: "" };
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

/** What is asked for at once at a table of others: the only free seat, or to look back. @param {TableLine} line */
function asking({ can = [], status, open }) {
  if (can.includes("join")) return open === 1 ? "#sit" : "";
  return status === "ended" ? "#replay" : "";
}
