// @ts-check
// Small pictures of tables that go on, drawn by the game's own hand as soon as they come into view, one after another.

import { h } from "./dom.js";
import { artOf } from "./drawings.js";
import { net } from "./net.js";
import { wordsOf } from "./text.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./protocol").TableLine} TableLine */
/** @typedef {{root: HTMLElement, game: string, stamp: string, drawn: string, board?: Board}} Miniature */

export class Miniatures {
  constructor() {
    /** @type {Map<string, Miniature>} by table */
    this.known = new Map();
    /** @type {Promise<void>} one is asked for after the other */
    this.work = Promise.resolve();
    this.closed = false;
    this.eye = new IntersectionObserver((seen) => {
      for (const { isIntersecting, target } of seen)
        if (isIntersecting) this.want(target.getAttribute("data-of") ?? "");
    });
  }

  close() {
    this.closed = true;
    this.eye.disconnect();
    this.keep([]);
  }

  /** Forgets the pictures of all other tables. @param {string[]} tables */
  keep(tables) {
    for (const [table, { board }] of this.known) {
      if (tables.includes(table)) continue;
      board?.close();
      this.known.delete(table);
    }
  }

  /**
   * The picture of a table: until it is drawn, and where nothing can be, the cover of its game.
   * @param {TableLine} line
   * @param {Element} cover
   */
  of({ table, game, status, updated, acting = [] }, cover) {
    const stamp = `${updated} ${acting}`;
    const mini = this.known.get(table) ?? this.add(table, game, cover);
    mini.stamp = status === "playing" ? stamp : "";
    this.eye.unobserve(mini.root);
    if (mini.stamp && mini.drawn !== mini.stamp) this.eye.observe(mini.root);
    return mini.root;
  }

  /** @param {string} table @param {string} game @param {Element} cover */
  add(table, game, cover) {
    const root = h("div", { class: "miniature", "data-of": table, inert: true }, cover);
    const mini = { root, game, stamp: "", drawn: "" };
    this.known.set(table, mini);
    return mini;
  }

  /** Draws a table that has come into view. @param {string} table */
  want(table) {
    this.work = this.work.then(() => this.draw(table)).catch(() => {}); // the cover stays
  }

  /** @param {string} table */
  async draw(table) {
    const mini = this.known.get(table);
    if (this.closed || !mini || mini.drawn === mini.stamp) return;
    mini.drawn = mini.stamp;
    const { still = {}, scene = {}, pack } = await net.ask({ type: "glance", table });
    if (!(/** @type {import("./types").Still} */ (still).layouts)) return;
    // Home itself does without a board.
    const [art, words, { Board }] = await Promise.all([artOf(mini.game), wordsOf(mini.game), import("./board.js")]);
    if (this.closed || this.known.get(table) !== mini) return;
    const board = new Board(art, words);
    mini.board?.close();
    mini.board = board;
    board.scene = scene;
    board.load(still, pack);
    mini.root.replaceChildren(board.root);
    await board.show(scene, true);
  }
}
