// @ts-check
// Home: what waits for one, the games, and the tables of others.

import { begin, playNow } from "./begin.js";
import { cover } from "./cover.js";
import { button, fill, h, svg } from "./dom.js";
import { nameField } from "./fields.js";
import { firstGame } from "./firstgame.js";
import { dialog, settings } from "./menu.js";
import { starName, written } from "./myname.js";
import { net } from "./net.js";
import { oncePrepared } from "./preparing.js";
import { rules } from "./rules.js";
import { TableLists } from "./tablelists.js";
import { either, lists, t } from "./text.js";
import { CHANCE, wished } from "./wishes.js";

/** @typedef {import("./types").Game} Game */
/** @typedef {import("./types").Lists} Lists */

const GEAR = `<path d="M8 5.2A2.8 2.8 0 1 0 8 10.8A2.8 2.8 0 1 0 8 5.2ZM6.8 1H9.2L9.6 3L11.2 3.9L13.1 3.2L14.3 5.3
  L12.8 6.7V8.6L14.3 10L13.1 12.1L11.2 11.4L9.6 12.3L9.2 14.4H6.8L6.4 12.3L4.8 11.4L2.9 12.1L1.7 10L3.2 8.6V6.7
  L1.7 5.3L2.9 3.2L4.8 3.9L6.4 3Z"/>`;

export class HomePage {
  /** @param {(path: string) => void} go */
  constructor(go) {
    this.go = go;
    this.games = h("section", { class: "games", "aria-label": t("home.games") });
    this.settings = h(
      "div",
      { class: "home-settings" },
      nameField(() => net.again()),
    );
    const name = written();
    const hello = name ? t("home.hello", { name }) : t("home.about");
    const title = h("div", null, h("h1", { class: "logo" }, "Cantina"), h("p", { class: "quiet" }, hello));
    const head = h("header", { class: "home-head" }, title, this.settings);
    const foot = h("footer", { class: "quiet" }, t("home.unofficial"));
    this.tables = new TableLists(go);
    const { waiting, others } = this.tables;
    this.root = h("main", { class: "home", id: "main" }, head, waiting, this.games, others, foot);
    this.off = [net.on("online", () => this.follow()), net.on("online", () => this.named())];
    if (net.ready) this.follow();
    void this.show();
  }

  follow() {
    net.say({ type: "lobby", follow: true, changes: true });
  }

  /** A name that came with the greeting stands in its field. */
  named() {
    const field = /** @type {HTMLInputElement | null} */ (this.settings.querySelector("[name=my-name]"));
    if (!field) return;
    field.placeholder = starName();
    field.value ||= written();
  }

  async show() {
    const known = await lists();
    this.tables.show(known);
    fill(
      this.games,
      known.games.map((game) => this.card(game, known)),
    );
    const [language, ...more] = await settings();
    const open = async () => dialog(t("home.settings"), ...(await settings()).slice(1));
    this.settings.append(language, more.length ? iconButton(t("home.settings"), open, {}) : "");
  }

  /**
   * @param {Game} game
   * @param {Lists} known
   */
  card(game, known) {
    const form = (/** @type {string} */ mode) => () => begin(game, mode, this.go);
    const options = `${game.title}: ${t("home.options")}`;
    // A picture is the first thing that children click; for keys and for those who listen there is the button.
    const press = () =>
      /** @type {HTMLElement | null} */ (picture.parentElement?.querySelector("[data-play]"))?.click();
    const picture = h("div", { class: "game-cover", onclick: press }, cover(game));
    return h(
      "article",
      { class: "game", "data-game": game.game },
      picture,
      h(
        "div",
        { class: "game-text" },
        h(
          "div",
          { class: "game-about" },
          h("h2", null, game.title),
          h("p", null, game.about),
          h("p", { class: "quiet facts" }, factsOf(game)),
        ),
        oncePrepared(
          game,
          () => [
            h(
              "div",
              { class: "play-now" },
              button(t("home.play"), () => playNow(game, this.go), { class: "primary big", "data-play": game.game }),
              iconButton(options, form("bots"), { "data-options": game.game }),
            ),
            h("p", { class: "quiet last-time" }, lastTime(game, known)),
            h(
              "div",
              { class: "row two" },
              button(t("home.friends"), form("friends")),
              button(t("home.same"), form("same")),
            ),
            this.more(game, () => firstGame(game, this.go)),
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

  close() {
    for (const off of this.off) off();
    this.tables.close();
    net.say({ type: "lobby", follow: false });
  }
}

/**
 * A button that shows a gear.
 * @param {string} label
 * @param {() => unknown} act
 * @param {import("./types").Props} props
 */
function iconButton(label, act, props) {
  const gear = svg(GEAR, { viewBox: "0 0 16 16", class: "gear", "aria-hidden": "true" });
  return h(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, onclick: () => void act(), ...props },
    gear,
  );
}

/**
 * What "play now" will play, in a few words.
 * @param {Game} game
 * @param {Lists} known
 */
function lastTime(game, known) {
  const { players, level, pack } = wished(game, known, "bots");
  const label = known.levels.find((one) => one.level === level)?.label ?? level;
  const board = game.packs.find((one) => one.pack === pack)?.title ?? (pack === CHANCE ? t("begin.random") : "");
  const against = t(game.cooperative ? "home.with-bots" : "home.against-bots", { n: players - 1, level: label });
  return [against, game.packs.length > 1 && board].filter(Boolean).join(" · ");
}

/** How many play, how long, and whether together. @param {Game} game */
function factsOf({ players, minutes, cooperative }) {
  const [first, last] = [players[0], players[players.length - 1]];
  const gapless = players.length > 1 && last - first === players.length - 1;
  const range = gapless ? `${first}–${last}` : either(players);
  const facts = [t("home.players", { players: range }), t("home.minutes", { n: minutes })];
  return [...facts, ...(cooperative ? [t("home.together")] : [])].join("\u00a0· "); // no line begins with the dot
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
