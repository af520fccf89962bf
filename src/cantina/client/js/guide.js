// @ts-check
// A guided first game: a word of explanation the first time that something is decided.

import { button, fill, h, put } from "./dom.js";
import { t } from "./text.js";

export class Guide {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.coach = table.prompt.coach;
    this.key = `cantina-guide-${table.session.id}`;
    this.on = sessionStorage.getItem(this.key) !== null;
    /** @type {Set<string>} */
    this.told = new Set(JSON.parse(sessionStorage.getItem(`${this.key}-told`) ?? "[]"));
    this.now = "";
  }

  /** The next thing to say: the opening words one by one, then whatever is being decided for the first time. */
  next() {
    const { session, words } = this.table;
    for (let i = 1; words.has(`guide.${i}`); i++) if (!this.told.has(`guide.${i}`)) return `guide.${i}`;
    if (session.about.status === "ended") return this.unless("guide.end");
    return session.choices.length ? this.unless(`guide.${session.face?.phase}`) : "";
  }

  /** @param {string} key */
  unless(key) {
    return this.table.words.has(key) && !this.told.has(key) ? key : "";
  }

  update() {
    if (!this.on) return;
    const key = this.next() || (this.told.has(this.now) ? "" : this.now); // nothing goes away while it is being read
    put(this.coach, "hidden", !key);
    if (key === this.now) return;
    this.now = key;
    if (this.table.session.about.status === "ended") this.table.result.prepend(this.coach); // the prompt is gone by now
    if (key) this.say(key);
  }

  /** @param {string} key */
  say(key) {
    const next = button(t("guide.next"), () => this.done(key), { class: "primary" });
    const stop = button(t("guide.stop"), () => this.stop(), { class: "quiet-button" });
    fill(this.coach, h("p", null, this.table.words.says(key)), h("div", { class: "row" }, next, stop));
  }

  /** @param {string} key */
  done(key) {
    this.told.add(key);
    sessionStorage.setItem(`${this.key}-told`, JSON.stringify([...this.told]));
    this.update();
  }

  stop() {
    this.on = false;
    sessionStorage.removeItem(this.key);
    put(this.coach, "hidden", true);
  }
}
