// @ts-check
// The page of one table: the waiting room, then the table itself, or why there is none.

import { Absences } from "./away.js";
import { button, fill, h } from "./dom.js";
import { artOf, careful } from "./drawings.js";
import { toast } from "./menu.js";
import { net } from "./net.js";
import { tableInPreparation } from "./preparing.js";
import { beginsByItself, goesOn, tellSides } from "./rematch.js";
import { Session } from "./session.js";
import { attend } from "./shares.js";
import { Table } from "./table.js";
import { t, wordsOf } from "./text.js";
import { waitingRoom } from "./waiting.js";

export class TablePage {
  /**
   * @param {string} id
   * @param {(path: string) => void} go
   */
  constructor(id, go) {
    this.go = go;
    this.root = h("main", { class: "table", id: "main" }, h("p", { class: "loading" }, t("table.loading")));
    this.session = new Session(id);
    this.absences = new Absences(id);
    /** @type {Table | null} */
    this.table = null;
    this.building = this.closed = false;
    this.off = this.listen();
    this.session.onshow = async (move, slowly) => this.table?.show(move, slowly);
    if (net.ready) void this.session.watch();
  }

  listen() {
    const { session } = this;
    session.addEventListener("changed", () => void this.changed());
    session.addEventListener("refused", (event) => this.refused(/** @type {CustomEvent} */ (event).detail));
    return [
      net.on("rematch", (message) => message.at === session.id && !message.id && this.rematch(message.table)),
      net.on("gone", () => this.go("/")),
      net.on("offline", () => this.table?.online(false)),
      net.on("online", () => this.table?.online(true)),
      net.on("silent", () => this.table?.online(false)),
      net.on("heard", () => this.table?.online(true)),
    ];
  }

  close() {
    this.closed = true;
    for (const off of this.off) off();
    if (this.session.known) net.say({ type: "leave", table: this.session.id });
    this.session.close();
    this.absences.close();
    this.table?.close();
  }

  async changed() {
    attend(this.session);
    if (this.session.about.status === "open") {
      this.building = false;
      const wait = () => fill(this.root, waitingRoom(this.session, this.go));
      if (!beginsByItself(this.session, wait)) wait();
      return;
    }
    if (!this.building) await this.build();
    this.table?.update();
    if (this.table) tellSides(this.session, this.table.words);
  }

  /** Sets the table, as soon as the game's drawings and words are here. */
  async build() {
    this.building = true;
    const { game, problem } = this.session.about;
    const [art, words] = await Promise.all([artOf(game), wordsOf(game)]);
    if (this.closed) return;
    this.table = new Table(this.root, this.session, problem ? careful(art) : art, words, this.go);
    await this.table.show(false);
  }

  /** @param {import("./net.js").Refused} error */
  refused(error) {
    if (error.code === "preparing") {
      const { page, off } = tableInPreparation(() => void this.session.watch());
      this.off.push(off);
      if (!this.session.known) fill(this.root, page);
      return;
    }
    const why = error.code === "no-table" ? t("table.gone-why") : t("error.other", { why: error.message });
    const home = button(t("menu.home"), () => this.go("/"), { class: "primary" });
    fill(this.root, h("div", { class: "empty" }, h("h1", null, t("table.gone")), h("p", null, why), home));
  }

  /** @param {string} table */
  rematch(table) {
    const follow = () => {
      goesOn(this.session, table);
      this.go(`/table/${table}`);
    };
    const go = button(t("after.rematch-go"), follow, { class: "primary" });
    const box = toast(t("after.rematch-ready"), go);
    this.off.push(() => box.remove()); // whoever goes there has seen it
  }
}
