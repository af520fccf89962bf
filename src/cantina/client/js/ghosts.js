// @ts-check
// See before you choose: pieces as they would stand after a choice, with what would happen there in words.

import { tally } from "./art.js";
import { around, captioned, roomFor } from "./captions.js";
import { matching, named } from "./choose.js";
import { svg } from "./dom.js";
import { called } from "./light.js";
import { net } from "./net.js";
import { entryOf } from "./text.js";

/** @typedef {import("./protocol").Choice} Choice */
/** @typedef {import("./protocol").Ghost} Ghost */
/** @typedef {import("./protocol").Preview} Preview */
/** @typedef {import("./types").Point} Point */
/** @typedef {import("./captions.js").Box} Box */
/** @typedef {{ghost: Ghost, choice: Choice, spot: Point, words?: Box}} Placed */

const REACH = 22; // pixels from the middle of a ghost to its edge, at least
const APART = 46; // and between two of them, or a ghost and its piece
const LINES = 6; // that are said of a card at most

export class Ghosts {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Map<number, Preview>} */
    this.previews = new Map();
    this.known = ""; // what the previews are of
    /** @type {null | ((choice: Choice) => boolean)} */
    this.pointed = null;
  }

  /** Which decision is to be made: nothing while there is none, or while the server is told of one. */
  decision() {
    const { version, viewer, face, choices, pending } = this.table.session;
    return choices.length && !pending ? `${version} ${face?.steps ?? 0} ${viewer}` : "";
  }

  /** Asks once for each decision what its choices would do, if the game can tell. */
  async update() {
    const { viewer: seat, id: table, face, about } = this.table.session;
    const now = this.decision();
    if (now === this.known) return this.show();
    this.known = now;
    this.pointed = null; // what was pointed at may be gone without a word
    this.previews.clear();
    this.show();
    if (!now || !(await entryOf(about.game))?.previews) return;
    const answer = await net.ask({ type: "foresee", table, seat }).catch(() => null);
    if (!answer || this.known !== now || answer.step !== (face?.steps ?? 0)) return;
    if (this.decision() !== now) {
      this.known = ""; // it is made, and the board may be telling it: no button changes before that is over
      return;
    }
    this.previews = new Map(answer.previews.map((preview) => [preview.action, preview]));
    this.table.prompt.foresee();
    this.show();
    this.table.tips.learn();
  }

  /** Shows the ghosts of some choices while they are pointed at. @param {null | ((choice: Choice) => boolean)} which */
  point(which) {
    this.pointed = which;
    this.show();
  }

  /** The choices whose ghosts are shown: those pointed at, or those left to be chosen on the board. */
  wanted() {
    const { session, clicked } = this.table;
    const left = session.pending ? [] : matching(session.choices, clicked);
    const pointed = this.pointed ? left.filter(this.pointed) : [];
    if (pointed.length) return pointed;
    return left.some((choice) => this.table.fromHand(choice)) ? [] : left;
  }

  show() {
    const { board, tips } = this.table;
    if (!board.layer) return;
    const wanted = this.wanted().filter(({ action }) => this.previews.has(action));
    const placed = wanted.flatMap((choice) => this.place(choice));
    spread(placed, APART / this.scale(), this.reach(), board.layout.size[1]);
    this.caption(placed);
    this.drawAll(board.layer.ghosts, placed);
    tips.foretell(this.pointed && wanted.some(this.pointed) ? this.lines(wanted) : []);
  }

  /**
   * Draws ghosts, unless the same ones stand there already: whoever is on one stays on it.
   * @param {SVGGElement} layer
   * @param {Placed[]} placed
   */
  drawAll(layer, placed) {
    const look = JSON.stringify(placed);
    if (layer.dataset.look === look) return;
    const focus = document.activeElement?.getAttribute("data-ghost");
    layer.dataset.look = look;
    layer.replaceChildren(...placed.map((one) => this.draw(one)));
    const same = focus && layer.querySelector(`[data-ghost="${CSS.escape(focus)}"]`);
    if (same instanceof SVGElement) same.focus();
  }

  /** What some choices would do, the ones that win something first. @param {Choice[]} choices */
  lines(choices) {
    const wins = (/** @type {Choice} */ { action }) => this.previews.get(action)?.ghosts?.some(({ sign }) => sign);
    const order = [...choices.filter(wins), ...choices.filter((choice) => !wins(choice))];
    return [...new Set(order.flatMap(({ action }) => this.words(action)))].slice(0, LINES);
  }

  /** What choosing an element of the board would do. @param {string} element */
  about(element) {
    const { session, clicked } = this.table;
    const choices = session.pending ? [] : session.choices;
    const decided = named(choices, [...clicked, element]);
    const left = decided.length ? decided : matching(choices, [...clicked, element]);
    return left.some((choice) => this.table.fromHand(choice)) ? [] : this.lines(left);
  }

  /** Finds room for the few words beside each ghost. @param {Placed[]} placed */
  caption(placed) {
    const [scale, [width, height]] = [this.scale(), this.table.board.layout.size];
    const boxes = placed.map(({ spot: [x, y] }) => around(x, y, this.reach()));
    const taken = [...boxes];
    for (const [i, one] of placed.entries()) {
      if (!one.ghost.brief) continue;
      one.words = roomFor(one.ghost.brief, boxes[i], taken, { x: 0, y: 0, width, height }, scale);
      taken.push(one.words);
    }
  }

  /** From the middle of a ghost to its edge, in units of the board. */
  reach() {
    return Math.max(26, REACH / this.scale());
  }

  /** The words of a preview; the ghost of a card keeps its own until it is pointed at. @param {number} action */
  words(action) {
    const { text = "", ghosts = [] } = this.previews.get(action) ?? {};
    const pieces = ghosts.filter(({ piece }) => !this.table.board.scene.hand?.[piece]);
    return (text ? [text] : pieces.map((ghost) => ghost.text ?? "")).filter(Boolean);
  }

  /** Pixels to a unit of the board. */
  scale() {
    return this.table.board.svg?.getScreenCTM()?.a || 1;
  }

  /**
   * @param {Choice} choice
   * @returns {Placed[]}
   */
  place(choice) {
    const { board } = this.table;
    return (this.previews.get(choice.action)?.ghosts ?? []).map((ghost) => {
      const spot = typeof ghost.at === "string" ? board.at(ghost.at) : /** @type {Point} */ ([...ghost.at]);
      const piece = board.spots.get(ghost.piece);
      return { ghost, choice, spot: piece ? beside(spot, [piece.x, piece.y], APART / this.scale()) : spot };
    });
  }

  /** @param {Placed} placed */
  draw({ ghost, choice, spot, words }) {
    const { board } = this.table;
    const item = board.scene.tokens?.[ghost.piece] ?? board.scene.hand?.[ghost.piece];
    const reach = this.reach();
    const body = item ? board.art.token(item, ghost.piece, board) : "";
    const circle = (/** @type {string} */ look) => `<circle class="${look}" r="${reach}"/>`;
    const said = words ? captioned(ghost.brief ?? "", words, spot, this.scale()) : "";
    const sign = ghost.sign ? `<g class="ghost-sign">${tally(reach * 0.8, -reach * 0.8, ghost.sign)}</g>` : "";
    const markup = `${circle("hit")}<g class="ghost-body">${body}</g>${circle("ghost-ring")}${sign}${said}`;
    const node = svg(
      markup,
      { class: "ghost-piece", transform: `translate(${spot.join(" ")})`, "data-ghost": choice.text },
      "g",
    );
    const label = [choice.label, ghost.text].filter(Boolean).join(": ");
    for (const [key, value] of Object.entries({ role: "button", tabindex: "0", "aria-label": called(node, label) }))
      node.setAttribute(key, value);
    node.addEventListener("click", (event) => {
      event.stopPropagation();
      void this.table.send(choice);
    });
    for (const type of ["pointerenter", "focus"]) node.addEventListener(type, () => this.table.tips.foretell([label]));
    for (const type of ["pointerleave", "blur"]) node.addEventListener(type, () => this.table.tips.foretell([]));
    return node;
  }
}

/**
 * A ghost that would be covered by its own piece stands beside it.
 * @param {Point} spot
 * @param {Point} piece
 * @param {number} apart
 * @returns {Point}
 */
function beside([x, y], [px, py], apart) {
  const far = Math.hypot(x - px, y - py);
  if (far >= apart) return [x, y];
  const [dx, dy] = far ? [(x - px) / far, (y - py) / far] : [1, 0];
  return [px + dx * apart, py + dy * apart];
}

/**
 * Ghosts of one place stand one above the other, with the place in their middle, and all of them on the board.
 * @param {Placed[]} placed
 * @param {number} apart
 * @param {number} reach from the middle of a ghost to its edge
 * @param {number} height of the board
 */
export function spread(placed, apart, reach, height) {
  const groups = /** @type {Placed[][]} */ ([]);
  for (const one of placed) {
    const group = groups.find(
      ([first]) => Math.hypot(first.spot[0] - one.spot[0], first.spot[1] - one.spot[1]) < apart,
    );
    if (group) group.push(one);
    else groups.push([one]);
  }
  for (const group of groups) {
    const half = ((group.length - 1) / 2) * apart;
    const [x, y] = group[0].spot;
    const middle = Math.max(reach + half, Math.min(y, height - reach - half));
    for (const [i, one] of group.entries()) one.spot = [x, middle - half + i * apart];
  }
}
