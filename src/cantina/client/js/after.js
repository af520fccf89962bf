// @ts-check
// After the game: who won and why, the story of the game, and the replay with its curve.

import { dice, mark } from "./art.js";
import { button, fill, h, put, svg } from "./dom.js";
import { dialog, toast } from "./menu.js";
import { net } from "./net.js";
import { salt } from "./home.js";
import { percent, t } from "./text.js";

const PART = 20; // moments in one answer

export class After {
  /** @param {import("./table.js").TablePage} page */
  constructor(page) {
    this.page = page;
    this.replaying = false;
    this.done = false;
    /** @type {any[]} */
    this.frames = [];
    /** @type {[number, number[]][]} */
    this.points = [];
    this.of = 0;
    this.at = 0;
  }

  update() {
    const { session } = this.page;
    if (session.about.status !== "ended" || this.done || !this.page.result) return;
    this.done = true;
    put(this.page.result, "hidden", false);
    this.page.root.classList.add("ended");
    this.card();
    this.off = net.on("curve", (m) => m.table === session.id && this.curve(m));
    net.ask({ type: "curve", table: session.id }).catch(() => {});
  }

  card() {
    const { session } = this.page;
    const result = session.face?.result;
    const mine = session.viewer >= 0 ? (result?.returns[session.viewer] ?? 0) : null;
    const title =
      mine === null || session.held.length > 1
        ? this.winners(result)
        : mine > 0
          ? t(mine < 1 ? "after.shared" : "after.won")
          : mine === 0
            ? t("after.drawn")
            : t("after.lost");
    this.story = h("div", { class: "story" }, h("p", { class: "quiet" }, t("after.thinking")));
    this.graph = h("div", { class: "graph" });
    if (!this.page.result) return;
    fill(
      this.page.result,
      this.finale(result, mine === null || mine > 0),
      h("h2", { class: mine !== null && mine > 0 ? "won" : "" }, title),
      h("p", null, result?.text),
      h(
        "div",
        { class: "row" },
        button(t("after.replay"), () => void this.open(), { class: "primary" }),
        session.viewer >= 0 && button(t("after.rematch"), () => void this.rematch()),
      ),
      this.graph,
      this.story,
      h(
        "div",
        { class: "row" },
        h("a", { class: "button", href: `/api/record/${session.id}`, download: "" }, t("after.download")),
        button(t("after.verify"), () => void this.verify()),
        button(t("menu.home"), () => this.page.go("/")),
      ),
    );
  }

  /**
   * The marks of whoever won with sparks around them, if there is something to celebrate.
   * @param {any} result
   * @param {boolean} festive
   */
  finale(result, festive) {
    const seats = this.page.session.face?.scene?.seats ?? [];
    const sides = (result?.winners ?? []).flatMap((/** @type {number} */ seat) => seats[seat]?.sides ?? []);
    if (!sides.length || !festive) return null;
    const next = dice(5);
    const sparks = Array.from(
      { length: 26 },
      (_, i) =>
        `<path class="spark s${i % 4}" d="M0 -5L1.5 -1.5L5 0L1.5 1.5L0 5L-1.5 1.5L-5 0L-1.5 -1.5Z" transform="translate(${(next() * 300 - 150).toFixed(0)} ${(next() * 52 - 26).toFixed(0)}) scale(${(0.5 + next()).toFixed(2)})"/>`,
    );
    const marks = sides.map(
      (/** @type {string} */ side, /** @type {number} */ i) =>
        `<g transform="translate(${(i - (sides.length - 1) / 2) * 46} 0)">${mark(this.page.art.marks?.[side] ?? side, 1.9)}</g>`,
    );
    return svg(`<g class="sparks">${sparks.join("")}</g><g class="marks">${marks.join("")}</g>`, {
      viewBox: "-160 -28 320 56",
      class: "finale",
      "aria-hidden": "true",
    });
  }

  /** @param {any} result */
  winners(result) {
    const names = (result?.winners ?? []).map((/** @type {number} */ seat) => this.page.session.nameOf(seat));
    return names.length
      ? t("after.winners", { names: names.join(", ") })
      : t(result?.returns.every((/** @type {number} */ x) => x < 0) ? "after.all-lost" : "after.drawn");
  }

  async rematch() {
    const { session } = this.page;
    try {
      const answer = await net.ask({ type: "rematch", table: session.id });
      const id = answer.type === "rematch" || answer.table !== session.id ? answer.table : session.about.rematch;
      if (id) this.page.go(`/table/${id}`);
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  }

  async verify() {
    const answer = await (await fetch(`/api/verify/${this.page.session.id}`)).json();
    const rows = ["commitment", "secret", "seed"].map((key) =>
      h("p", null, h("b", null, t(`verify.${key}`)), h("br"), h("code", null, answer[key])),
    );
    dialog(
      t("after.verify"),
      h("p", { class: answer.problem ? "bad" : "good" }, answer.problem || t("verify.good")),
      h("ul", null, ...answer.proved.map((/** @type {string} */ line) => h("li", null, line))),
      ...rows,
      h("p", { class: "quiet" }, t("verify.text")),
    );
  }

  // The curve and the story

  /** @param {any} message */
  curve(message) {
    this.points = [...this.points, ...message.points].sort((a, b) => a[0] - b[0]);
    this.draw();
    if (message.whole) this.tell();
  }

  draw() {
    if (!this.graph || this.points.length < 2) return;
    const { session } = this.page;
    const last = this.points.at(-1)?.[0] || 1;
    const [width, height] = [320, 96];
    const marks = session.face?.scene?.seats ?? [];
    const lines = session.seats.map((_, seat) => {
      const d = this.points
        .map(([at, chances]) => `${((at / last) * width).toFixed(1)} ${((1 - chances[seat]) * height).toFixed(1)}`)
        .join("L");
      return `<path class="curve ${marks[seat]?.sides?.[0] ?? ""} seat-${seat}" d="M${d}"/>`;
    });
    const swings = this.swings()
      .slice(0, 3)
      .map(({ at }) => `<circle class="swing" cx="${((at / last) * width).toFixed(1)}" cy="${height + 8}" r="4"/>`);
    const here = `<path class="here" d="M${((this.at / last) * width).toFixed(1)} 0V${height}"/>`;
    const picture = svg(
      `<path class="grid" d="M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}"/>${lines.join("")}${swings.join("")}${this.replaying ? here : ""}`,
      { viewBox: `-4 -4 ${width + 8} ${height + 20}`, role: "img", "aria-label": t("after.curve") },
    );
    picture.addEventListener("click", (event) => {
      const box = picture.getBoundingClientRect();
      const part = /** @type {MouseEvent} */ ((event).clientX - box.x) / box.width;
      void this.open().then(() => this.go(Math.round(part * this.of)));
    });
    fill(this.graph, picture);
  }

  /** The changes from point to point, the biggest first, for the seat that looks on. */
  swings() {
    const seat = Math.max(this.page.session.viewer, 0);
    return this.points
      .slice(1)
      .map(([at, chances], i) => ({ at, from: this.points[i][0], by: chances[seat] - this.points[i][1][seat] }))
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  }

  async tell() {
    const { session } = this.page;
    const swings = this.swings();
    if (!this.story || !swings.length) return;
    await this.fetchAll();
    const seat = Math.max(session.viewer, 0);
    const mine = (/** @type {any} */ swing) =>
      this.frames.slice(swing.from + 1, swing.at + 1).some((frame) => frame?.seat === seat);
    const label = (/** @type {any} */ swing) =>
      this.frames[swing.at] && `${session.nameOf(this.frames[swing.at].seat)}: ${this.frames[swing.at].label}`;
    const sum = (/** @type {any[]} */ list) => list.reduce((all, swing) => all + swing.by, 0);
    const best = swings.filter((swing) => swing.by >= 0.01 && mine(swing))[0];
    const [own, rest] = [swings.filter(mine), swings.filter((swing) => !mine(swing))];
    const part = (/** @type {number} */ x) => `${x > 0 ? "+" : "−"}${percent(Math.abs(x))}`;
    fill(
      this.story,
      h(
        "p",
        null,
        t("after.turning", { what: label(swings[0]) || "", by: part(swings[0].by) }),
        " ",
        button(t("after.show"), () => void this.open().then(() => this.go(swings[0].at)), { class: "link" }),
      ),
      best && h("p", null, t("after.best", { what: label(best) || "", by: part(best.by) })),
      h("p", null, t("after.luck", { own: part(sum(own)), rest: part(sum(rest)) })),
      h("p", { class: "quiet" }, t("after.counts", { n: session.turn?.turns ?? 0, actions: this.of })),
    );
  }

  // The replay

  async fetchAll() {
    const { session } = this.page;
    if (this.frames.length) return;
    for (let at = 0; ; at += PART) {
      const answer = await net.ask({ type: "replay", table: session.id, at, count: PART });
      this.of = answer.of;
      for (const frame of answer.frames) this.frames[frame.at] = frame;
      if (at + PART > answer.of || !answer.frames.length) return;
    }
  }

  async open() {
    if (this.replaying) return;
    await this.fetchAll();
    this.replaying = true;
    const { page } = this;
    this.slider = h("input", {
      type: "range",
      min: "0",
      max: String(this.of),
      value: String(this.of),
      "aria-label": t("replay.slider"),
      oninput: () => this.go(Number(this.slider?.value)),
    });
    this.what = h("p", { class: "say", role: "status" });
    this.play = button(t("replay.play"), () => this.toggle(), { class: "quiet-button" });
    const bar = h(
      "div",
      { class: "replay" },
      this.what,
      this.slider,
      h(
        "div",
        { class: "row" },
        button("‹", () => this.go(this.at - 1), { "aria-label": t("replay.previous") }),
        this.play,
        button("›", () => this.go(this.at + 1), { "aria-label": t("replay.next") }),
        button(t("replay.swing"), () => this.nextSwing()),
        button(t("replay.here"), () => void this.playOn()),
        button(t("replay.close"), () => this.close(), { class: "quiet-button" }),
      ),
    );
    page.root.querySelector(".replay")?.remove();
    page.root.querySelector(".hand-row")?.append(bar);
    page.root.classList.add("replaying");
    this.go(this.of);
  }

  /** @param {number} at */
  go(at) {
    const before = this.at;
    this.at = Math.min(Math.max(at, 0), this.of);
    const frame = this.frames[this.at];
    if (!frame || !this.page.board || !this.slider || !this.what) return;
    this.slider.value = String(this.at);
    const name = frame.seat !== undefined && frame.seat >= 0 ? this.page.session.nameOf(frame.seat) : "";
    fill(this.what, t("replay.place", { n: this.at, of: this.of }), " ", name && `${name}: ${frame.label ?? ""}`);
    void this.page.board.show({ ...frame.scene, turned: this.page.session.face?.scene?.turned }, false);
    this.page.beside(frame.scene);
    if (this.at !== before + 1) this.page.board.forget();
    this.page.log?.list.querySelectorAll(".past").forEach((node) => node.classList.remove("past"));
    this.draw();
  }

  nextSwing() {
    const later = this.swings()
      .slice(0, 8)
      .map((swing) => swing.at)
      .sort((a, b) => a - b);
    this.go(later.find((at) => at > this.at) ?? later[0] ?? 0);
  }

  toggle() {
    if (this.timer) {
      clearInterval(this.timer);
      this.timer = undefined;
    } else {
      if (this.at === this.of) this.go(0);
      this.timer = setInterval(() => (this.at < this.of ? this.go(this.at + 1) : this.toggle()), 900);
    }
    if (this.play) fill(this.play, t(this.timer ? "replay.pause" : "replay.play"));
  }

  async playOn() {
    const { session } = this.page;
    const me = Math.max(session.viewer, 0);
    const seats = session.seats.map((_, i) =>
      i === me
        ? { kind: "me", name: localStorage.getItem("cantina-name") ?? "", salt: salt() }
        : { kind: "bot", level: "medium" },
    );
    try {
      const answer = await net.ask({
        type: "create",
        game: session.about.game,
        pack: session.about.pack,
        seats,
        moment: { table: session.id, at: this.at },
        start: true,
      });
      this.page.go(`/table/${answer.table}`);
    } catch (error) {
      toast(/** @type {Error} */ (error).message);
    }
  }

  close() {
    clearInterval(this.timer);
    this.timer = undefined;
    this.replaying = false;
    this.page.root.classList.remove("replaying");
    this.page.root.querySelector(".replay")?.remove();
    void this.page.show(false);
    this.page.beside();
    this.draw();
  }
}
