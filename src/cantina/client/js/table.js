// @ts-check
// The table: board, seats, prompt, log and hand around one session.

import { After } from "./after.js";
import { shownAway } from "./away.js";
import { Board } from "./board.js";
import { lookThrough } from "./cards.js";
import { click, decided, elementsOf, matching, open, reaction, rechosen } from "./choose.js";
import { Curtain } from "./curtain.js";
import { button, fill, h, link, put } from "./dom.js";
import { drag } from "./drag.js";
import { Emotes } from "./emotes.js";
import { Ghosts } from "./ghosts.js";
import { Guide } from "./guide.js";
import { Hand } from "./hand.js";
import { explain, hint } from "./help.js";
import { Keys } from "./keys.js";
import { idOf } from "./light.js";
import { Log } from "./log.js";
import { menu } from "./menu.js";
import { merge } from "./merge.js";
import { Refused } from "./net.js";
import { Prompt } from "./prompt.js";
import { showRace } from "./race.js";
import { rules } from "./rules.js";
import { seats, sign, together } from "./seats.js";
import { warning } from "./shares.js";
import { Sheet } from "./sheet.js";
import { sound } from "./sounds.js";
import { Telling } from "./telling.js";
import { t } from "./text.js";
import { Tips } from "./tips.js";
import { turnsOf } from "./turns.js";

/** @typedef {import("./protocol").Choice} Choice */
/** @typedef {import("./session.js").Session} Session */

export class Table {
  /**
   * @param {HTMLElement} root
   * @param {Session} session
   * @param {import("./types").Art} art
   * @param {import("./types").Words} words
   * @param {(path: string) => void} go
   */
  constructor(root, session, art, words, go) {
    this.root = root;
    this.session = session;
    this.art = art;
    this.words = words;
    this.go = go;
    /** @type {import("./choose.js").Pick[]} */
    this.picks = [];
    this.seen = -1;
    this.seated = session.held.length > 0; // and then the hand keeps its room, whoever gives up
    this.away = "";
    this.looks = ""; // what stands in the seats and in the race
    this.called = ""; // what was announced last: nothing yet
    const pick = (/** @type {string} */ element, /** @type {Element} */ node) => void this.pick(element, node);
    this.board = new Board(art, words);
    this.board.onpick = pick;
    this.board.onoffer = (ids) => void this.pickAll(ids);
    this.board.onbuild = () => this.relight();
    this.board.onfan = () => this.ghosts.show();
    this.telling = new Telling(this.board);
    this.sheet = new Sheet(words);
    this.hand = new Hand(art, words, pick);
    drag(this.hand.root, pick);
    this.log = new Log(
      (elements) => this.board.glow(elements),
      (seat) => this.who(seat),
    );
    this.ghosts = new Ghosts(this);
    this.tips = new Tips(this);
    this.prompt = new Prompt(this);
    this.curtain = new Curtain(this);
    this.seats = h("ol", { class: "seats", "aria-label": t("seats.name") });
    this.race = h("div", { class: "race", "aria-hidden": "true" });
    this.net = h("span", { class: "net", role: "status" });
    this.watchers = h("span", { class: "watchers quiet", role: "status" });
    this.result = h("div", { class: "result", hidden: true });
    this.news = h("p", { class: "unseen", role: "status" }); // the end, for those who do not see it
    this.frame();
    this.emotes = new Emotes(this);
    this.after = new After(this);
    this.guide = new Guide(this);
    this.keys = new Keys(this);
    this.ticking = setInterval(() => this.tick(), 500);
    root.addEventListener("click", () => this.session.busy && this.settle(), true);
  }

  /** What changes with time alone. */
  tick() {
    this.prompt.tick();
    if (shownAway(this.session) === this.away || this.after.replay.on) return;
    this.beside();
    this.prompt.show();
  }

  close() {
    clearInterval(this.ticking);
    this.keys.close();
    this.curtain.open();
    this.prompt.close();
    this.tips.close();
    this.emotes.close();
    this.after.close();
    this.log.close();
    this.guide.close();
    this.telling.close();
    this.board.close();
  }

  // Building

  frame() {
    const stage = { class: "stage", "aria-label": t("board.name") };
    fill(
      this.root,
      this.bar(),
      h("section", stage, this.race, this.board.root, this.sheet.root),
      h(
        "aside",
        { class: "side" },
        warning(this.session),
        this.seats,
        this.prompt.root,
        this.news,
        this.result,
        this.tips.root,
        this.logPanel(),
      ),
      h("section", { class: "hand-row" }, this.seated && this.hand.root),
    );
  }

  bar() {
    const { about } = this.session;
    const show = () => this.openLog();
    const quiet = (/** @type {string} */ more) => ({ class: `quiet-button ${more}` });
    return h(
      "header",
      { class: "bar" },
      link("Cantina", () => this.go("/"), { href: "/", class: "logo" }),
      h("h1", null, about.title),
      this.net,
      this.watchers,
      h("span", { class: "grow" }),
      about.hints && this.seated && button(t("hint.button"), () => hint(this), quiet("hint-button")),
      button(t("log.short"), show, quiet("only-phone")),
      button(t("rules.button"), () => rules(about.game), quiet("rules-button")),
      button(t("menu.button"), () => menu(this), { ...quiet(""), "aria-haspopup": "dialog" }),
    );
  }

  logPanel() {
    const hide = () => this.root.classList.remove("show-log");
    const close = button(t("close"), hide, { class: "only-phone" });
    const head = h("div", { class: "log-head" }, h("h2", null, t("log.name")), close);
    const { goes_on_from: n, earlier_rules: rules } = this.session.about;
    const came = h("p", { class: "came quiet" }, n != null && t(rules ? "log.came-rules" : "log.came", { n }));
    return h("section", { class: "log-panel", "aria-label": t("log.name") }, head, came, this.log.root);
  }

  /** @param {boolean} yes */
  online(yes) {
    this.root.classList.toggle("offline", !yes);
    fill(this.net, yes ? "" : t("net.offline"));
  }

  /** Shows the log where it lies in a drawer, and goes there. */
  openLog() {
    this.root.classList.toggle("show-log");
    this.log.box.focus();
    if (this.log.pinned) this.log.follow();
  }

  /** A seat as its name and the marks of its sides. @param {number} seat */
  who(seat) {
    const sides = this.session.face?.scene.seats?.[seat]?.sides ?? [];
    return { name: seat < 0 ? "" : this.session.nameOf(seat), marks: sides.map((side) => sign(side, this.art)) };
  }

  // Showing

  /**
   * @param {boolean} move whether it is a move that is shown
   * @param {boolean} [slowly] and whether it is told one thing after another
   */
  async show(move, slowly = false) {
    const { session } = this;
    if (!session.face || this.after.replay.on) return;
    this.board.names = session.seats.map((_, seat) => session.nameOf(seat));
    if (this.board.still !== session.still) this.board.load(session.still, session.about.pack);
    if (move && session.still.layouts) {
      if (slowly) this.prompt.watch();
      await this.telling.tell(session.face.scene, session.news, session.news[0]?.by ?? session.mover, !slowly);
    } else {
      await this.telling.finish();
      void this.draw(session.face, true);
      this.recall();
    }
  }

  /** Marks what the last turn has moved where it was not told here: the table was just opened. */
  recall() {
    const { face, log, still } = this.session;
    if (!face?.before || !still.layouts) return;
    const { by = -1, entries = [] } = turnsOf(log).at(-1) ?? {};
    const before = /** @type {import("./types").Scene} */ (merge(face.scene, face.before));
    this.telling.recall({ before, after: face.scene, entries, by });
  }

  /** Ends what is being told, and shows at once what waits to be. */
  async settle() {
    this.session.hurry = this.session.busy;
    await this.telling.finish();
    await this.session.working;
  }

  /** Tells the last turn again. */
  async again() {
    await this.settle();
    await this.telling.again(this.session.viewer);
    this.light();
  }

  /**
   * Draws the scene, or the seat's view where a game has no scene.
   * @param {{scene?: import("./types").Scene, view?: Record<string, unknown>}} face
   * @param {boolean} instant
   */
  draw({ scene = {}, view = {} }, instant) {
    const { seats, viewer, still } = this.session;
    this.board.root.hidden = !still.layouts;
    this.sheet.root.hidden = Boolean(still.layouts);
    if (still.layouts) return this.board.show(this.board.settled(scene), instant);
    this.sheet.show(
      view,
      seats.map((_, seat) => this.session.nameOf(seat)),
      viewer,
    );
  }

  /** Everything but the board, which has told its part by now. */
  update() {
    const { session } = this;
    if (this.seen !== session.viewer) this.switchSeat();
    if (!matching(session.choices, this.clicked).length) this.picks = [];
    put(this.root, "data-hand", this.seated && Boolean(session.face?.scene.hand));
    if (!this.after.replay.on) {
      this.beside();
      this.log.show(session.log, session.face?.drafted ?? []);
    }
    this.light(); // the prompt has a button for what is drawn nowhere, so the hand comes first
    void this.ghosts.update(); // and its buttons say what this decision would do, not the one before
    this.prompt.show();
    this.prompt.tick();
    fill(this.watchers, session.held.length && session.watching ? t("watching.count", { n: session.watching }) : "");
    this.after.update();
    this.guide.update();
    this.keys.keep();
    this.curtain.update();
    this.announce();
    this.passBy();
  }

  /** Lets a window go by in which nothing can be done: while a turn is drafted, the server leaves that to the page. */
  passBy() {
    const { passes, face, pending } = this.session;
    if (passes && face?.steps && !pending) this.session.choose(passes).catch((error) => this.problem(error));
  }

  /** Calls whoever is to act, and sounds the end. */
  announce() {
    const { about, choices, pending, face, viewer } = this.session;
    const won = (face?.result?.returns[viewer] ?? 0) > 0;
    const state = about.status === "ended" ? (won ? "win" : "end") : choices.length && !pending ? "turn" : "";
    document.title = state === "turn" ? `● ${about.title}` : about.title;
    if (state && this.called !== "" && state !== this.called) sound(state);
    this.called = state || "wait";
  }

  /** Another of the people at this screen acts: nobody sees the other's cards by accident. */
  switchSeat() {
    const first = this.seen === -1;
    this.seen = this.session.viewer;
    this.picks = [];
    this.log.clear();
    this.curtain.open();
    if (this.session.secret) this.curtain.draw(this.seen);
    if (!first) void this.show(false);
  }

  /** Seats and race as they stand, or as they stood at a moment of the replay. */
  beside(scene = this.session.face?.scene) {
    const { session } = this;
    this.away = shownAway(session);
    const { seats: who, held, viewer, turn } = session;
    const { seats: lines, teams, race } = scene ?? {};
    const state = [who, held, viewer, session.watching, turn?.acting, turn?.thinking, this.away];
    const look = JSON.stringify([state, lines, teams, race]);
    if (look === this.looks) return;
    this.looks = look;
    fill(this.seats, seats(this.session, this.art, this.words, scene));
    this.emotes.place();
    const named = (/** @type {number[]} */ seats) => together(this.session, seats);
    if (scene) showRace(this.race, scene, this.art, named, this.board.track.length - 1);
  }

  light() {
    const { session, clicked, picks } = this;
    const live = session.pending ? [] : session.choices;
    const { scene = {}, steps = 0 } = session.face ?? {};
    this.hand.show(scene.hand ?? {}, open(live, clicked), picks, steps > 0, scene.dealt);
    const first = !reaction(live); // a card comes first, then where it can go
    const ready = live.filter((choice) => !(first && this.fromHand(choice)));
    this.board.light(open(ready, clicked), picks);
    this.hand.combine(live.some((choice) => choice.elements.length > 1));
  }

  /** Lights the board again after it was drawn in another shape. */
  relight() {
    if (!this.session.face || this.after?.replay.on) return;
    this.light();
    this.ghosts.show();
  }

  /** Whether a card of the hand is still to be clicked for a choice. @param {Choice} choice */
  fromHand(choice) {
    const inHand = this.hand.elements();
    return choice.elements.some((element) => inHand.has(element) && !this.clicked.includes(element));
  }

  /** Every element that is drawn somewhere and needs no button beside. */
  shown() {
    const { tokens = {}, places = {} } = this.session.face?.scene ?? {};
    const items = [...Object.values(tokens), ...Object.values(places)].filter(({ button }) => button);
    const twice = new Set(items.flatMap(({ elements = [] }) => elements));
    return new Set([...this.board.elements(), ...this.hand.elements()].filter((element) => !twice.has(element)));
  }

  // Choosing

  /** The elements that were clicked. */
  get clicked() {
    return elementsOf(this.picks);
  }

  /**
   * @param {string} element
   * @param {Element} node
   */
  async pick(element, node) {
    const { session } = this;
    if (session.busy) {
      await this.settle();
      if (!node.isConnected || !node.matches(".legal, .chosen")) return;
    }
    if (session.pending || this.after.replay.on) return;
    const card = node.closest(".hand") !== null; // whoever clicks another one has changed their mind
    const picks = node.classList.contains("down")
      ? null
      : click(session.choices, this.picks, { element, id: idOf(node) }, card);
    if (picks === null) {
      if (this.chooseAgain({ element, id: idOf(node) })) return;
      const { cards, rest } = this.board.scene.tokens?.[node.getAttribute("data-id") ?? ""] ?? {};
      if (cards) return void lookThrough(this.art, this.words, this.board.nameOfNode(node), cards, rest);
      void explain(this, [...new Set([...this.clicked, element])]);
      return;
    }
    this.take(picks);
  }

  /**
   * Chooses several things of the board at once, as a drawing offers them with `data-picks`.
   * @param {string[]} ids
   */
  async pickAll(ids) {
    const { session, board } = this;
    if (session.busy) await this.settle();
    if (session.pending || this.after.replay.on) return;
    const picks = ids.map((id) => ({ id, element: board.tokens.get(id)?.getAttribute("data-el") ?? id }));
    if (matching(session.choices, elementsOf(picks)).length) this.take(picks);
    else void explain(this, [...new Set(elementsOf(picks))]);
  }

  /** Goes on with what is clicked: it is a choice, or leaves some. @param {import("./choose.js").Pick[]} picks */
  take(picks) {
    this.picks = picks;
    const choice = decided(this.session.choices, this.clicked);
    if (choice) void this.send(choice);
    else this.choose();
  }

  /**
   * Takes the last step of the draft back for a click that was possible before it, and goes on with that; whether it
   * was such a click.
   * @param {import("./choose.js").Pick} pick
   */
  chooseAgain(pick) {
    const { session } = this;
    const again = rechosen(session.choices, session.lastStep, pick.element);
    if (!again) return false;
    const goOn = () => this.take(click(session.choices, [], pick) ?? []);
    if (again === "instead") session.addEventListener("changed", goOn, { once: true });
    session.takeBack().catch((error) => this.problem(error));
    return true;
  }

  letGo() {
    this.picks = [];
    this.choose();
  }

  /** Shows what is left to choose. */
  choose() {
    this.prompt.show();
    this.light();
    this.ghosts.show();
    this.guide.update();
    this.keys.keep();
  }

  /** @param {Choice} choice */
  async send(choice) {
    if (this.session.busy) await this.settle();
    if (!this.session.choices.some(({ action }) => action === choice.action)) return;
    this.board.meant = this.picks.map(({ id }) => id);
    this.hand.meant = [...this.board.meant];
    this.picks = [];
    this.prompt.tell("", "");
    try {
      await this.session.choose(choice);
    } catch (error) {
      this.problem(error);
    }
  }

  /** @param {unknown} error */
  problem(error) {
    if (error instanceof Refused) this.prompt.tell(error.message, error.clause);
  }
}
