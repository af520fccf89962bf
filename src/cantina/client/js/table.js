// @ts-check
// The table: board, seats, prompt, log and hand around one session.

import { After } from "./after.js";
import { plain } from "./art.js";
import { Board } from "./board.js";
import { buttons, click, matching, named, open } from "./choose.js";
import { button, calm, fill, h, put, svg } from "./dom.js";
import { drag } from "./drag.js";
import { Guide } from "./guide.js";
import { explain, hint } from "./help.js";
import { rules } from "./rules.js";
import { roll } from "./motion.js";
import { net, Refused } from "./net.js";
import { Hand, Log, promptOf, seats } from "./panels.js";
import { Session } from "./session.js";
import { lang, load, t } from "./text.js";
import { Tips } from "./tips.js";
import { waitingRoom } from "./waiting.js";
import { menu, toast } from "./menu.js";

const WITH_ART = new Set(["super-teams", "toy-battle", "risk-star-wars", "conflict"]);

/**
 * The drawings of a game.
 * @param {string} game
 */
export async function artOf(game) {
  if (!WITH_ART.has(game)) return plain;
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector(`link[data-game="${game}"]`));
  if (!link) {
    const sheet = document.createElement("link");
    Object.assign(sheet, { rel: "stylesheet", href: `/games/${game}.css` });
    sheet.dataset.game = game;
    document.head.append(sheet);
    await new Promise((done) => Object.assign(sheet, { onload: done, onerror: done }));
  }
  return (await import(`../games/${game}.js`)).art;
}

/**
 * The dice that an event tells of.
 * @param {any} entry
 */
const diceOf = (entry) =>
  Object.entries(entry.args ?? {})
    .filter(([key]) => /^die\d?$/.test(key) && entry.event !== "stored" && entry.event !== "helped")
    .map(([, value]) => value);

export class TablePage {
  /**
   * @param {string} id
   * @param {(path: string) => void} go
   */
  constructor(id, go) {
    this.go = go;
    this.root = h("main", { class: "table", id: "main" }, h("p", { class: "loading" }, t("table.loading")));
    this.session = new Session(id);
    /** @type {string[]} */
    this.clicked = [];
    this.seen = -1;
    /** @type {any} */
    this.art = null;
    this.reason = "";
    this.listeners = [
      net.on("emote", (m) => this.emoted(m)),
      net.on("rematch", (m) => m.at === id && this.rematch(m)),
      net.on("gone", () => this.go("/")),
      net.on("offline", () => this.online(false)),
      net.on("online", () => this.online(true)),
    ];
    this.session.addEventListener("changed", () => void this.changed());
    this.session.addEventListener("refused", (event) => this.refused(/** @type {CustomEvent} */ (event).detail));
    this.session.onshow = (session, animate) => this.show(animate);
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
    if (net.ready) void this.session.watch();
  }

  close() {
    document.removeEventListener("keydown", this.keys);
    for (const off of this.listeners) off();
    if (this.session.about) net.say({ type: "leave", table: this.session.id });
    this.session.close();
    this.board?.close();
    this.tips?.close();
    clearInterval(this.ticking);
  }

  /** @param {Refused} error */
  refused(error) {
    fill(
      this.root,
      h(
        "div",
        { class: "empty" },
        h("h1", null, t("table.gone")),
        h("p", null, t(error.code === "no-table" ? "table.gone-why" : "error.other", { why: error.message })),
        button(t("menu.home"), () => this.go("/"), { class: "primary" }),
      ),
    );
  }

  /** @param {any} message */
  rematch(message) {
    toast(
      t("after.rematch-ready"),
      button(t("after.rematch-go"), () => this.go(`/table/${message.table}`), { class: "primary" }),
    );
  }

  /** @param {any} message */
  emoted(message) {
    if (message.table === this.session.id)
      toast(`${this.session.nameOf(message.seat)}: ${t(`emote.${message.emote}`)}`);
  }

  /** @param {boolean} yes */
  online(yes) {
    this.root.classList.toggle("offline", !yes);
    if (this.net) fill(this.net, yes ? "" : t("net.offline"));
  }

  // Building

  async changed() {
    const { about } = this.session;
    if (about.status === "open") {
      this.building = false;
      fill(this.root, waitingRoom(this.session, this.go));
      return;
    }
    if (!this.building) await this.build();
    if (this.seat) this.update();
  }

  async build() {
    this.building = true;
    const { game } = this.session.about;
    const [art, texts] = await Promise.all([artOf(game), load(`/api/games/${game}/texts?lang=${lang()}`)]);
    /** @type {Record<string, string>} */
    this.texts = texts;
    this.says = (/** @type {string} */ key) => this.texts?.[key] ?? key;
    art.says = this.says;
    this.art = art;
    this.board = new Board(art, this.says);
    this.board.onpick = (element, node) => this.pick(element, node);
    this.hand = new Hand(art, this.says, (element, node) => this.pick(element, node));
    this.log = new Log((elements) => this.board?.glow(elements));
    this.frame();
    this.tips = new Tips(this, this.root);
    this.after = new After(this);
    this.guide = new Guide(this);
    drag(this.hand.root, (element, node) => this.pick(element, node));
    this.board.load(this.session.still, this.session.about.pack);
    await this.show(false);
    this.update();
  }

  frame() {
    const { about } = this.session;
    this.seat = h("ol", { class: "seats", "aria-label": t("seats.name") });
    this.net = h("span", { class: "net", role: "status" });
    this.say = h("p", { class: "say", id: "say" });
    this.why = h("p", { class: "why", role: "status" });
    this.acts = h("div", { class: "acts", role: "group", "aria-label": t("prompt.choices") });
    this.list = h("details", { class: "moves" }, h("summary", null, t("prompt.list")), h("ul"));
    this.clock = h("div", { class: "clock" });
    this.race = h("div", { class: "race", "aria-hidden": "true" });
    this.result = h("div", { class: "result", hidden: true });
    this.coach = h("div", { class: "coach", hidden: true, role: "status" });
    const log = h(
      "section",
      { class: "log-panel", "aria-label": t("log.name") },
      h(
        "div",
        { class: "log-head" },
        h("h2", null, t("log.name")),
        button(t("close"), () => this.root.classList.remove("show-log"), { class: "only-phone" }),
      ),
      this.log?.root,
    );
    const bar = h(
      "header",
      { class: "bar" },
      h(
        "a",
        { href: "/", class: "logo", onclick: (/** @type {Event} */ e) => (e.preventDefault(), this.go("/")) },
        "Cantina",
      ),
      h("h1", null, about.title),
      this.net,
      h("span", { class: "grow" }),
      about.hints && button(t("hint.button"), () => void hint(this), { class: "quiet-button hint-button" }),
      button(t("log.short"), () => this.root.classList.toggle("show-log"), { class: "quiet-button only-phone" }),
      button(t("rules.button"), () => void rules(about.game), { class: "quiet-button rules-button" }),
      button(t("menu.button"), () => menu(this), { class: "quiet-button", "aria-haspopup": "dialog" }),
    );
    fill(
      this.root,
      bar,
      h("section", { class: "stage", "aria-label": t("board.name") }, this.race, this.board?.root),
      h(
        "aside",
        { class: "side" },
        this.seat,
        h(
          "section",
          { class: "prompt", "aria-label": t("prompt.name") },
          h("div", { class: "prompt-line", role: "status", "aria-live": "assertive" }, this.say),
          this.clock,
          this.why,
          this.acts,
          this.list,
          this.coach,
        ),
        this.result,
        log,
      ),
      h("section", { class: "hand-row" }, this.hand?.root),
    );
    this.ticking = setInterval(() => this.tick(), 500);
  }

  // Showing

  /** @param {boolean} animate */
  async show(animate) {
    const face = this.session.face;
    if (!this.board || !face || this.after?.replaying) return;
    if (this.board.still !== this.session.still) this.board.load(this.session.still, this.session.about.pack);
    if (animate) for (const entry of this.session.news) await roll(this.board, diceOf(entry));
    const moved = this.board.show(face.scene ?? {}, !animate);
    this.light();
    await moved;
    this.light();
  }

  update() {
    const { session } = this;
    if (this.seen !== session.viewer) this.switchSeat();
    if (!session.choices.some((choice) => this.clicked.every((element) => choice.elements.includes(element))))
      this.clicked = [];
    this.beside();
    this.log?.show(session.log, session.face?.drafted ?? []);
    this.prompt();
    this.light();
    this.tick();
    this.after?.update();
    this.guide?.update();
    document.title = session.choices.length ? `● ${session.about.title}` : session.about.title;
  }

  /** Another of the people at this screen is to act: nobody sees the other's cards by accident. */
  switchSeat() {
    const secret = this.seen >= 0 && this.session.held.length > 1 && !this.session.still.open;
    this.seen = this.session.viewer;
    this.clicked = [];
    this.log?.clear();
    if (!secret) return;
    const name = this.session.nameOf(this.seen);
    const curtain = h(
      "div",
      { class: "curtain", role: "dialog", "aria-modal": "true", "aria-label": t("curtain.title", { name }) },
      h("h2", null, t("curtain.title", { name })),
      h("p", null, t("curtain.text")),
      button(t("curtain.open", { name }), () => curtain.remove(), { class: "primary" }),
    );
    this.root.querySelector(".curtain")?.remove();
    this.root.append(curtain);
    curtain.querySelector("button")?.focus();
  }

  /** Seats and race as they stand, or as they stood at a moment of the replay. */
  beside(scene = this.session.face?.scene) {
    if (this.seat) fill(this.seat, seats(this.session, this.art, this.says ?? String, scene?.seats));
    this.racers(scene?.race);
  }

  /** @param {any[] | undefined} racers */
  racers(racers) {
    if (!this.race || !racers) return;
    const nodes = racers.map((/** @type {any} */ racer) => {
      const node = svg(this.art.racer(racer), { viewBox: "-26 -26 52 52", class: "racer" });
      node.style.left = `${4 + racer.part * 92}%`;
      return node;
    });
    fill(this.race, nodes.reverse());
  }

  prompt() {
    const { session } = this;
    const { choices } = session;
    const mine = choices.length > 0 && !session.pending;
    const left = matching(choices, this.clicked);
    const sentence =
      mine && this.clicked.length && left.length > 1
        ? t("prompt.go-on", { prompt: promptOf(session) })
        : promptOf(session);
    if (this.say)
      fill(
        this.say,
        mine &&
          h("span", { class: "yours" }, session.held.length > 1 ? session.nameOf(session.viewer) : t("prompt.yours")),
        " ",
        sentence,
      );
    this.root.classList.toggle("my-turn", mine);
    this.root.classList.toggle("pending", Boolean(session.pending));
    const buttons = this.buttons(mine ? choices : [], left);
    this.moves(mine && buttons < choices.length ? choices : []);
    if (!this.reason && this.why) fill(this.why);
    this.reason = "";
  }

  /**
   * Shows the choices that need a button, and says how many they are.
   * @param {any[]} choices
   * @param {any[]} left
   */
  buttons(choices, left) {
    const shown = this.shown();
    const fromHand = (/** @type {any} */ choice) =>
      choice.elements.some((/** @type {string} */ e) => this.hand?.elements().has(e) && !this.clicked.includes(e));
    const few = left.length <= 4 && left.length > 0 && !left.some(fromHand);
    const wanted = choices.length ? (few ? left : buttons(choices, this.clicked, shown)) : [];
    const steps = this.session.face?.steps ?? 0;
    const short = wanted.length > 4 && wanted.every((choice) => Object.keys(choice.parts).join() === "number");
    const nodes = wanted.map((choice) =>
      button(short ? choice.parts.number : choice.label, () => void this.send(choice), {
        class: "act",
        "data-action": choice.text,
        "aria-label": short ? `${choice.parts.number}: ${choice.label}` : choice.label,
        onpointerenter: () => this.board?.glow(choice.elements),
        onpointerleave: () => this.board?.glow([]),
        onfocus: () => this.board?.glow(choice.elements),
        onblur: () => this.board?.glow([]),
      }),
    );
    const focus = document.activeElement?.getAttribute("data-action");
    if (this.acts) {
      fill(
        this.acts,
        ...nodes,
        this.clicked.length > 0 && button(t("prompt.let-go"), () => this.letGo(), { class: "quiet-button" }),
        steps > 0 &&
          this.session.about.status === "playing" &&
          button(t("prompt.back"), () => void this.session.takeBack(), { class: "quiet-button back" }),
      );
      const same = focus && [...this.acts.children].find((node) => node.getAttribute("data-action") === focus);
      if (same instanceof HTMLElement) same.focus();
    }
    return wanted.length;
  }

  /** @param {any[]} choices */
  moves(choices) {
    put(/** @type {Element} */ (this.list), "hidden", choices.length === 0);
    const items = /** @type {HTMLElement} */ (this.list?.querySelector("ul"));
    const summary = /** @type {HTMLElement} */ (this.list?.querySelector("summary"));
    fill(summary, t("prompt.list", { n: choices.length }));
    fill(
      items,
      ...choices.map((choice) =>
        h(
          "li",
          null,
          button(choice.label, () => void this.send(choice), { class: "act small", "data-move": choice.text }),
        ),
      ),
    );
  }

  letGo() {
    this.clicked = [];
    this.prompt();
    this.light();
  }

  shown() {
    return new Set([...(this.board?.elements() ?? []), ...(this.hand?.elements() ?? [])]);
  }

  light() {
    const { session } = this;
    const live = session.pending ? [] : session.choices;
    const next = open(live, this.clicked);
    this.board?.light(next, this.clicked);
    this.hand?.show(session.face?.scene?.hand ?? {}, next, this.clicked);
    if (this.hand)
      put(
        this.hand.root,
        "data-combine",
        live.some((choice) => choice.elements.length > 1),
      );
  }

  tick() {
    const { turn, clock } = this.session;
    if (!this.clock) return;
    const left = turn?.deadline ? Math.max(0, turn.deadline - (Date.now() + clock)) : 0;
    const runs = Boolean(turn?.deadline) && (turn.window || this.session.about.pace > 0) && !this.session.face?.steps;
    put(this.clock, "hidden", !runs || this.session.about.status !== "playing");
    if (runs) fill(this.clock, t("clock.left", { n: Math.ceil(left / 1000) }));
  }

  // Choosing

  /**
   * @param {string} element
   * @param {Element} node
   */
  pick(element, node) {
    if (this.session.busy && !calm()) this.board?.finish();
    if (this.session.pending || this.after?.replaying) return;
    const { choices } = this.session;
    const down = node.classList.contains("down");
    const clicked = down ? null : click(choices, this.clicked, element);
    if (clicked === null) {
      void explain(
        this,
        [...this.clicked, element].filter((e, i, all) => all.indexOf(e) === i),
      );
      return;
    }
    this.clicked = clicked;
    const left = matching(choices, clicked);
    const [only] = named(choices, clicked);
    if (only && left.length === 1) void this.send(only);
    else {
      this.prompt();
      this.light();
    }
  }

  /** @param {any} choice */
  async send(choice) {
    this.clicked = [];
    if (this.why) fill(this.why);
    try {
      await this.session.choose(choice);
    } catch (error) {
      this.problem(error);
    }
  }

  /** @param {any} error */
  problem(error) {
    if (!(error instanceof Refused)) return;
    this.tell(
      error.clause ? t("why.clause", { clause: error.clause, text: error.message }) : error.message,
      error.clause,
    );
  }

  /**
   * @param {string} text
   * @param {string} clause
   */
  tell(text, clause) {
    this.reason = text;
    if (!this.why) return;
    fill(
      this.why,
      clause &&
        button(t("rules.clause", { clause }), () => void rules(this.session.about.game, clause), { class: "clause" }),
      " ",
      text,
    );
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
    const node = target.closest?.(".board [data-el]");
    if (node && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.pick(node.getAttribute("data-el") ?? "", node);
    } else if (event.key === "Escape") this.letGo();
    else if (event.key === "Backspace" || event.key === "u") void this.session.takeBack();
    else if (event.key === "h") void hint(this);
    else if (event.key === "?" || event.key === "r") void rules(this.session.about.game);
    else if (event.key.startsWith("Arrow") && target.closest(".board, .hand")) this.step(event);
  }

  /** The arrows go from one thing that can be chosen to the nearest one in that direction. @param {KeyboardEvent} event */
  step(event) {
    const from = /** @type {Element} */ (event.target).getBoundingClientRect();
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [
      0, 0,
    ];
    let best = /** @type {HTMLElement | null} */ (null);
    let least = Infinity;
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (
      this.root.querySelectorAll(".board [tabindex='0'], .hand button")
    )) {
      const box = node.getBoundingClientRect();
      const [x, y] = [
        box.x + box.width / 2 - from.x - from.width / 2,
        box.y + box.height / 2 - from.y - from.height / 2,
      ];
      const ahead = x * dx + y * dy;
      const cost = ahead + 2 * Math.abs(x * dy - y * dx);
      if (ahead > 2 && cost < least) [best, least] = [node, cost];
    }
    event.preventDefault();
    best?.focus();
  }
}
