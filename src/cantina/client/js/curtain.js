// @ts-check
// Several people at one screen: until the next one looks, a curtain hides every secret, and shows what lies open on the
// table. It comes by itself; but whoever got to know a secret looks at it first, and then passes the screen on.

import { Board } from "./board.js";
import { button, fill, h, put } from "./dom.js";
import { net } from "./net.js";
import { t } from "./text.js";

const LOOK = 1500; // milliseconds for a look at what came of a move, before the curtain comes by itself

export class Curtain {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {HTMLElement | null} */
    this.root = null;
    /** @type {Board | null} */
    this.board = null;
    this.look = 0; // the timer of that look
    this.watcher = new ResizeObserver(() => this.align());
    this.pass = button("", () => this.passOn(), { class: "primary pass-on", hidden: true });
    table.prompt.root.append(this.pass);
  }

  /** Passes the screen on, or offers to where there is something new to be seen that nobody else may see. */
  update() {
    const { session, keys } = this.table;
    if (session.next >= 0 && this.root) session.passOn();
    if (session.next >= 0 && !session.learnt) return this.comeSoon();
    const comes = session.next >= 0 && this.pass.hidden;
    this.pass.hidden = session.next < 0;
    if (!this.pass.hidden) fill(this.pass, t("curtain.pass", { name: session.nameOf(session.next) }));
    if (comes && keys.part) this.pass.focus({ preventScroll: true });
  }

  /** Comes by itself after a moment. */
  comeSoon() {
    this.pass.hidden = true;
    this.look ||= setTimeout(() => {
      this.look = 0;
      const { root, session } = this.table;
      if (root.isConnected && session.next >= 0 && !session.learnt) void this.passOn(); // nothing new came meanwhile
    }, LOOK);
  }

  async passOn() {
    await this.table.settle();
    this.table.session.passOn();
  }

  /** Hides the hand of a seat until its player has come. @param {number} seat */
  draw(seat) {
    this.open();
    const { name, marks } = this.table.who(seat);
    const title = t("curtain.title", { name });
    // a double click meant a move
    const onclick = (/** @type {MouseEvent} */ event) => event.detail < 2 && this.enter();
    const show = h(
      "button",
      { type: "button", class: "primary", onclick, onkeydown: once },
      t("curtain.open", { name }),
    );
    const head = h("h2", null, ...marks, title);
    const words = h("div", { class: "curtain-words" }, head, h("p", null, t("curtain.text")), show);
    const props = { class: "curtain", role: "dialog", "aria-modal": "true", "aria-label": title };
    const place = this.table.session.still.layouts && h("div", { class: "curtain-board", inert: true });
    this.root = h("div", props, words, place);
    for (const part of this.table.root.children) put(part, "inert", true); // nor do keys lead below it
    this.table.root.append(this.root);
    this.align();
    this.watcher.observe(this.table.board.root);
    show.focus();
    if (place) void this.lay(place).catch(() => {}); // then it hides the board, too
  }

  /** Lays out on the curtain what anybody may see of the table, with what moved last. @param {HTMLElement} place */
  async lay(place) {
    const { session, art, words, board } = this.table;
    const { still = {}, scene = {}, pack } = await net.ask({ type: "glance", table: session.id });
    if (!place.isConnected) return;
    this.board = new Board(art, words);
    place.append(this.board.root);
    this.board.scene = scene;
    this.board.load(still, pack);
    await this.board.show(scene, true);
    this.board.ring(board.ringed);
  }

  /** Puts its board where the table's is: nothing moves when it comes or goes. */
  align() {
    const { left, top, width, height } = this.table.board.root.getBoundingClientRect();
    const sizes = { "--left": left, "--top": top, "--width": width, "--height": height };
    for (const [name, size] of Object.entries(sizes)) this.root?.style.setProperty(name, `${size}px`);
  }

  /** The next one has come: the keys lead to what they can choose. */
  enter() {
    this.open();
    if (this.table.tips.keyed) this.table.keys.begin();
  }

  open() {
    this.watcher.disconnect();
    this.board?.close();
    this.root?.remove();
    for (const part of this.table.root.children) put(part, "inert", false);
    this.board = this.root = null;
  }
}

/** A key that is held down opens nothing: it was pressed by the one before. @param {KeyboardEvent} event */
const once = (event) => event.repeat && event.preventDefault();
