// @ts-check
// A game without a scene: what the seat knows as a table, its own things first, then the piles, then everybody's.

import { fill, h } from "./dom.js";
import { nameOfWord } from "./names.js";
import { t } from "./text.js";

/** @typedef {import("./types").Words} Words */
/** @typedef {import("./dom.js").Child} Child */
/** @typedef {[string, unknown][]} Entries */

const ELSEWHERE = ["game", "rules", "pack", "players", "turns", "ply", "phase", "to_act", "end"]; // the page says it
const UNKNOWN = ["?", "unknown"];

export class Sheet {
  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    this.root = h("div", { class: "sheet", hidden: true });
  }

  /**
   * @param {Record<string, unknown>} view
   * @param {string[]} names of the seats
   * @param {number} viewer
   */
  show(view, names, viewer) {
    const { seats, table } = sorted(view, names.length);
    const own = seats.map(([key, values]) => /** @type {[string, unknown]} */ ([key, values[viewer]]));
    const mine = own.filter(([, value]) => isCollection(value) && Object.keys(value).length);
    mine.sort(([a], [b]) => Number(b.startsWith("hand")) - Number(a.startsWith("hand")));
    const piles = table.filter(([, value]) => isCollection(value));
    const facts = table.filter(([, value]) => !isCollection(value));
    fill(
      this.root,
      this.section(t("view.yours"), mine, [], "mine"),
      this.section(t("view.table"), piles, facts),
      seats.length > 0 && this.everybody(seats, names, viewer),
    );
  }

  /**
   * Collections by their names, one below the other, and single facts in a row.
   * @param {string} title
   * @param {Entries} piles
   * @param {Entries} facts
   * @param {string} [look]
   */
  section(title, piles, facts, look = "") {
    if (!piles.length && !facts.length) return null;
    const lines = piles.flatMap(([key, value]) => [
      h("dt", null, this.name(key)),
      h("dd", null, ...this.value(value, key)),
    ]);
    const row = facts.length > 0 && h("div", { class: "chips" }, ...this.counts(facts, ""));
    return h("section", { class: look }, h("h2", null, title), lines.length > 0 && h("dl", null, ...lines), row);
  }

  /**
   * What there is for every seat: a line for each seat.
   * @param {[string, unknown[]][]} seats
   * @param {string[]} names
   * @param {number} viewer
   */
  everybody(seats, names, viewer) {
    const head = h("tr", null, h("td"), ...seats.map(([key]) => h("th", { scope: "col" }, this.name(key))));
    const rows = names.map((name, seat) => {
      const cells = seats.map(([key, values]) => h("td", null, ...this.value(values[seat], key)));
      return h("tr", { class: seat === viewer ? "me" : "" }, h("th", { scope: "row" }, name), ...cells);
    });
    const table = h("table", null, h("thead", null, head), h("tbody", null, ...rows));
    return h("section", null, h("h2", null, t("seats.name")), h("div", { class: "scroll" }, table));
  }

  /** @param {string} word @param {string} [under] */
  name(word, under = "") {
    return UNKNOWN.includes(word) ? "?" : nameOfWord(this.words, word, under);
  }

  /**
   * A value of a view: a word, a number, or chips for what is in a collection.
   * @param {unknown} value
   * @param {string} under the key that it stands under
   * @returns {Child[]}
   */
  value(value, under) {
    if (Array.isArray(value)) return this.list(value, under);
    if (isCollection(value)) return this.counts(Object.entries(value), under);
    return [this.word(value, under)];
  }

  /** @param {unknown} value @param {string} under */
  word(value, under) {
    if (typeof value === "boolean") return t(value ? "view.yes" : "view.no");
    return typeof value === "string" && value ? this.name(value, under) : String(value ?? "") || "–";
  }

  /**
   * Things in a row; equal words that follow each other are counted.
   * @param {unknown[]} values
   * @param {string} under
   * @returns {Child[]}
   */
  list(values, under) {
    if (!values.length) return ["–"];
    return runs(values).map(([value, n]) =>
      isCollection(value)
        ? h("div", { class: "chips" }, ...this.value(value, under))
        : chip(this.word(value, under), n > 1 ? `×${n}` : "", UNKNOWN.includes(String(value))),
    );
  }

  /**
   * Numbers and other things by name.
   * @param {Entries} entries
   * @param {string} under
   * @returns {Child[]}
   */
  counts(entries, under) {
    if (!entries.length) return ["–"];
    return entries.map(([key, value]) => {
      const name = this.name(key, under);
      if (!isCollection(value)) return chip(name, this.word(value, under), UNKNOWN.includes(key));
      return h("div", { class: "chips" }, h("span", { class: "quiet" }, name), " ", ...this.value(value, key));
    });
  }
}

/**
 * @param {string} name
 * @param {string} count
 * @param {boolean} hidden
 */
const chip = (name, count, hidden) =>
  h("span", { class: `chip${hidden ? " down" : ""}` }, name, count && " ", count && h("b", null, count));

/** @param {unknown} value @returns {value is object} */
const isCollection = (value) => typeof value === "object" && value !== null;

/**
 * What there is for every seat, and what lies on the table. A list with an entry for each player is by seat, and so is
 * whatever stands in a list called `seats`.
 * @param {Record<string, unknown>} view
 * @param {number} players
 */
function sorted(view, players) {
  const entries = Object.entries(view).filter(([key]) => !ELSEWHERE.includes(key));
  const seats = /** @type {[string, unknown[]][]} */ ([]);
  const table = /** @type {Entries} */ ([]);
  for (const [key, value] of entries) {
    if (!Array.isArray(value) || value.length !== players) table.push([key, value]);
    else if (key !== "seats") seats.push([key, value]);
    else for (const part of Object.keys(value[0])) seats.push([part, value.map((seat) => seat[part])]);
  }
  return { seats, table };
}

/**
 * Values with how often they follow each other; numbers stay as they are, since their place may mean something.
 * @param {unknown[]} values
 */
function runs(values) {
  const found = /** @type {[unknown, number][]} */ ([]);
  for (const value of values) {
    const last = found.at(-1);
    if (last && typeof value === "string" && last[0] === value) last[1]++;
    else found.push([value, 1]);
  }
  return found;
}
