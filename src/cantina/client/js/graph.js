// @ts-check
// The chances to win as lines: one for each side, with an axis, names, and the figures of the moment one points at.

import { fill, h, svg } from "./dom.js";
import { percent, t } from "./text.js";

/** @typedef {[number, number[]]} Point a number of actions, and the chances of every seat after them */
/** @typedef {import("./story.js").Swing} Swing */

const [LEFT, WIDTH, HEIGHT] = [40, 294, 104]; // at the left there is room for "100 %" as some languages write it

export class Graph {
  /**
   * @param {import("./session.js").Session} session
   * @param {(at: number) => void} onpick
   */
  constructor(session, onpick) {
    this.session = session;
    this.onpick = onpick;
    /** @type {Point[]} */
    this.points = [];
    this.last = 1;
    this.here = Infinity; // the moment that is looked at, or the end
    this.picture = h("div");
    this.legend = h("ul", { class: "legend" });
    const times = h("div", { class: "times" }, h("span", null, t("after.start")), h("span", null, t("after.end")));
    const title = h("p", { class: "graph-title" }, t("after.curve"));
    this.root = h("div", { class: "graph", hidden: true }, title, this.picture, times, this.legend);
  }

  /**
   * @param {Point[]} points in order
   * @param {Swing[]} swings to mark
   */
  draw(points, swings) {
    if (points.length < 2) return;
    this.points = points;
    this.last = points[points.length - 1][0] || 1;
    this.root.hidden = false;
    const dots = swings.map(
      ({ at, chances }) => `<circle class="swing" cx="${this.x(at)}" cy="${y(chances[1])}" r="4.5"/>`,
    );
    const sides = this.sides();
    const own = sides.filter((seats) => seats.includes(this.session.viewer)).map((seats) => this.ground(seats[0]));
    const lines = sides.map((seats) => this.line(seats[0]));
    const props = {
      viewBox: `0 -8 ${LEFT + WIDTH + 6} ${HEIGHT + 16}`,
      role: "img",
      "aria-label": t("after.curve"),
      onclick: (/** @type {MouseEvent} */ event) => this.onpick(this.pointed(event)),
      onpointermove: (/** @type {PointerEvent} */ event) => this.show(this.pointed(event)),
      onpointerleave: () => this.show(this.here),
    };
    fill(this.picture, svg(`${axis()}${own.join("")}${lines.join("")}${dots.join("")}<path class="here"/>`, props));
    this.show(this.here);
  }

  /** @param {number} at */
  x(at) {
    return (LEFT + (at / this.last) * WIDTH).toFixed(1);
  }

  /** The seats that share their chances all along, side by side. @returns {number[][]} */
  sides() {
    /** @type {Map<string, number[]>} */
    const found = new Map();
    for (const seat of this.session.seats.keys()) {
      const key = this.points.map(([, chances]) => chances[seat]).join();
      found.set(key, [...(found.get(key) ?? []), seat]);
    }
    return [...found.values()];
  }

  /** @param {number} seat */
  look(seat) {
    const side = this.session.face?.scene?.seats?.[seat]?.sides?.[0] ?? "";
    return `curve ${side} line-${seat}`;
  }

  /** The way of a line. @param {number} seat */
  way(seat) {
    return this.points.map(([at, chances]) => `${this.x(at)} ${y(chances[seat])}`).join("L");
  }

  /** @param {number} seat */
  line(seat) {
    return `<path class="${this.look(seat)}" d="M${this.way(seat)}"/>`;
  }

  /** What lies under one's own line. @param {number} seat */
  ground(seat) {
    return `<path class="ground ${this.look(seat)}" d="M${LEFT} ${HEIGHT}L${this.way(seat)}V${HEIGHT}Z"/>`;
  }

  /** The moment under the pointer. @param {MouseEvent} event */
  pointed(event) {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const part = (((event.clientX - box.x) / box.width) * (LEFT + WIDTH + 6) - LEFT) / WIDTH;
    return Math.round(Math.min(Math.max(part, 0), 1) * this.last);
  }

  /** Says where one is. @param {number} at */
  set(at) {
    this.here = at;
    this.show(at);
  }

  /** The line and the figures of a moment. @param {number} at */
  show(at) {
    if (!this.points.length) return;
    const place = this.points.findLastIndex(([from]) => from <= at);
    const [, chances] = this.points[Math.max(place, 0)];
    this.picture.querySelector(".here")?.setAttribute("d", at <= this.last ? `M${this.x(at)} 0V${HEIGHT}` : "");
    fill(
      this.legend,
      this.sides().map((seats) => this.entry(seats, chances[seats[0]])),
    );
  }

  /**
   * @param {number[]} seats
   * @param {number} chance
   */
  entry(seats, chance) {
    const line = svg(`<path class="${this.look(seats[0])}" d="M0 4H22"/>`, { viewBox: "0 0 22 8", class: "sample" });
    const all = seats.length > 1 && seats.length === this.session.seats.length;
    const { viewer, held } = this.session;
    const name = (/** @type {number} */ seat) =>
      seat === viewer && held.length === 1 ? t("team.you") : this.session.nameOf(seat);
    const names = all ? t("after.all") : seats.map(name).join(" + ");
    return h("li", null, line, h("span", null, names), h("b", null, percent(chance)));
  }
}

/** How high a chance is drawn. @param {number} chance */
const y = (chance) => ((1 - chance) * HEIGHT).toFixed(1);

/** Lines at none, half and all, with what they mean. */
function axis() {
  const line = (/** @type {number} */ part) => {
    const from = (1 - part) * HEIGHT;
    const grid = `<path class="grid" d="M${LEFT} ${from}h${WIDTH}"/>`;
    return `<text x="${LEFT - 5}" y="${from + 3}">${percent(part)}</text>${grid}`;
  };
  return [0, 0.5, 1].map(line).join("");
}
