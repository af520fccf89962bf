// @ts-check
// A guided first game: a word of explanation the first time that something is decided, with what it is about lit up.

import { button, fill, h, put } from "./dom.js";
import { has, t } from "./text.js";

export class Guide {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.key = `cantina-guide-${page.session.id}`;
    this.on = sessionStorage.getItem(this.key) !== null;
    /** @type {Set<string>} */
    this.told = new Set(JSON.parse(sessionStorage.getItem(`${this.key}-told`) ?? "[]"));
    this.now = "";
  }

  /** The next thing to say: the opening words one after the other, then whatever is being decided for the first time. */
  next() {
    const { session } = this.page;
    const base = `guide.${session.about.game}`;
    for (let i = 1; has(`${base}.${i}`); i++) if (!this.told.has(`${base}.${i}`)) return `${base}.${i}`;
    if (session.about.status === "ended") return this.unless(`${base}.end`);
    return session.choices.length ? this.unless(`${base}.${session.face?.phase}`) : "";
  }

  /** @param {string} key */
  unless(key) {
    return has(key) && !this.told.has(key) ? key : "";
  }

  update() {
    if (!this.on || !this.page.coach) return;
    const key = this.next() || (this.told.has(this.now) ? "" : this.now); // nothing goes away while it is being read
    put(this.page.coach, "hidden", !key);
    if (key === this.now) return;
    this.now = key;
    if (this.page.session.about.status === "ended") this.page.result?.prepend(this.page.coach); // the prompt is gone by now
    if (key)
      fill(
        this.page.coach,
        h("p", null, t(key)),
        h(
          "div",
          { class: "row" },
          button(t("guide.next"), () => this.done(key), { class: "primary" }),
          button(t("guide.stop"), () => this.stop(), { class: "quiet-button" }),
        ),
      );
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
    if (this.page.coach) put(this.page.coach, "hidden", true);
  }
}
