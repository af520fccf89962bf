// @ts-check
// How a game ended for the one who looks at it, in words.

import { listed, t } from "./text.js";

/** @typedef {import("./session.js").Session} Session */

export class Outcome {
  /**
   * @param {Session} session
   * @param {import("./types").Words} words of the game, which may say of a reason what it was to the one who looks on
   */
  constructor(session, words) {
    const { returns = [], winners = [], resigned = [], reason = "", text = "" } = session.face?.result ?? {};
    const { viewer } = session;
    this.session = session;
    this.returns = returns;
    this.seats = winners;
    /** what it was worth to the one who looks on; people at one screen look on for all */
    this.mine = viewer >= 0 && session.held.length < 2 ? (returns[viewer] ?? 0) : null;
    this.gaveUp = this.mine !== null && resigned.includes(viewer);
    this.won = this.mine !== null && this.mine > 0 && !this.gaveUp;
    const own = this.mine === null ? "" : `ending.${reason}.${["lost", "drawn", "won"][Math.sign(this.mine) + 1]}`;
    this.text = reason === "resigned" ? this.whoGaveUp(resigned) : words.has(own) ? words.says(own) : text;
    /** whether all have one fate */
    this.together = returns.length > 1 && new Set(returns).size === 1 && returns[0] !== 0;
  }

  /** @returns {import("./finale.js").Mood} */
  get mood() {
    if (this.won) return "won";
    return this.seats.length && !this.gaveUp ? "ended" : "lost";
  }

  /** Whose marks are shown: those who won, or all who drew. */
  get celebrated() {
    return this.seats.length || this.together ? this.seats : [...this.returns.keys()];
  }

  get title() {
    if (this.mine === null) return this.namesOfWinners() || t(this.together ? "after.all-lost" : "after.drawn");
    if (this.gaveUp) return t("after.gave-up-you");
    if (this.won) return this.victory(this.mine);
    if (this.together) return t("after.lost-all");
    return t(this.mine === 0 ? "after.drawn" : "after.lost");
  }

  /** @param {number} mine */
  victory(mine) {
    const { nameOf, viewer } = this.session;
    const others = this.seats.filter((seat) => seat !== viewer);
    if (this.together) return t("after.won-all");
    if (mine < 1) return t("after.shared");
    const names = listed(others.map((seat) => nameOf.call(this.session, seat)));
    return others.length ? t("after.won-with", { names }) : t("after.won");
  }

  /** Who won, where the title does not say it. */
  get winners() {
    return this.mine !== null && (!this.won || this.mine < 1) ? this.namesOfWinners() : "";
  }

  /** Who has ended the game by giving up, where the title does not say it. @param {number[]} seats */
  whoGaveUp(seats) {
    const others = seats.filter((seat) => !this.gaveUp || seat !== this.session.viewer);
    const names = others.map((seat) => this.session.nameOf(seat));
    return names.length ? t("after.gave-up", { n: names.length, names: listed(names) }) : "";
  }

  namesOfWinners() {
    const names = this.seats.map((seat) => this.session.nameOf(seat));
    return names.length ? t("after.winners", { n: names.length, names: listed(names) }) : "";
  }
}
