// @ts-check
// See before you choose: pieces as they would stand after a choice, with what would happen there in words.

import { tally } from "./art.js";
import { around, boxesOf, captioned, roomFor, tiny } from "./captions.js";
import { matching, named, reaction } from "./choose.js";
import { svg } from "./dom.js";
import { lift } from "./lifting.js";
import { called } from "./light.js";
import { net } from "./net.js";
import { entryOf } from "./text.js";

/** @typedef {import("./protocol").Choice} Choice */
/** @typedef {import("./protocol").Ghost} Ghost */
/** @typedef {import("./protocol").Preview} Preview */
/** @typedef {import("./types").Point} Point */
/** @typedef {import("./captions.js").Box} Box */
/**
 * A ghost on the board: where it is drawn, how large, where it is hit, how many stand there, the foot of the stem on
 * which it was lifted, and the words beside it.
 * @typedef {{
 *   ghost: Ghost, choice: Choice, spot: Point, ring: number, hit: Point, n: number, foot?: Point,
 *   words?: {text: string, box: Box},
 * }} Placed
 */

const REACH = 22; // pixels from the middle of a ghost to its edge, at least
const APART = 46; // and between a ghost and its piece
const SMALL = [12, 18]; // to the edge of one of several on a place: pixels, and units of the board, at least
const PIECES = ".tokens .aura"; // by the light of each
const NAMES = ".living text, .over text";
const PLACES = ".places .aura";
const SEEN = ".tokens :is(.aura, .badge, .face), .living text, .over text"; // what words better leave free
const BODY = 29; // units of the board from the middle of a piece to the edge of its light
const ROOM = 0.3; // of the words that may lie over places
const LIFTED = 18; // pixels from the middle of a lifted ghost to its edge, at least
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
    this.aloud = true; // whether what is pointed at is also put into words
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

  /**
   * Shows the ghosts of some choices while they are pointed at, and says what these would do.
   * @param {null | ((choice: Choice) => boolean)} which
   * @param {boolean} [aloud]
   */
  point(which, aloud = true) {
    this.pointed = which;
    this.aloud = aloud;
    this.show();
  }

  /** The choices whose ghosts are shown: those pointed at, or those left to be chosen on the board. */
  wanted() {
    const { session, clicked } = this.table;
    const left = session.pending ? [] : matching(session.choices, clicked);
    const pointed = this.pointed ? left.filter(this.pointed) : [];
    if (pointed.length) return pointed;
    return !reaction(left) && left.some((choice) => this.table.fromHand(choice)) ? [] : left;
  }

  show() {
    const { board, tips } = this.table;
    if (!board.layer) return;
    const wanted = this.wanted().filter(({ action }) => this.previews.has(action));
    const placed = wanted.flatMap((choice) => this.place(choice));
    if (placed.length) this.settle(placed);
    this.drawAll(board.layer.ghosts, placed);
    tips.foretell(this.aloud && this.pointed && wanted.some(this.pointed) ? this.lines(wanted) : []);
  }

  /** Finds room for ghosts and for the words beside them. @param {Placed[]} placed */
  settle(placed) {
    const { board } = this.table;
    const small = Math.max(SMALL[0] / board.scale, SMALL[1]);
    const [pieces, names] = [PIECES, NAMES].map((selector) => (board.svg ? boxesOf(board.svg, selector) : []));
    if (board.art.lifts) lift(placed, pieces, names, board.layout.size);
    else spread(placed, this.reach(), small, board.layout.size);
    this.caption(placed);
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

  /**
   * Finds room for the few words beside each ghost; those of one place that say the same share them.
   * @param {Placed[]} placed
   */
  caption(placed) {
    const { board } = this.table;
    const [scale, [width, height]] = [board.scale, board.layout.size];
    const taken = placed.map(({ hit: [x, y] }) => around(x, y, this.reach()));
    const boxes = (/** @type {string} */ selector) => (board.svg ? boxesOf(board.svg, selector) : []);
    const [pieces, places] = [SEEN, PLACES].map(boxes);
    for (const one of placed) {
      const { ghost, spot, ring } = one;
      const group = placed.filter((other) => alike(one, other));
      if (!ghost.brief || group[0] !== one) continue;
      const box = around(spot[0], spot[1], ring);
      const others = taken.filter((_, i) => !group.includes(placed[i]));
      const said = tiny(scale) ? `:not([data-id="${ghost.at}"])` : ""; // where room is scarce, over the number they say
      const seen = [...pieces, ...boxes(`.places .place${said} text`)];
      const whole = group.map((other) => around(other.spot[0], other.spot[1], ring)).reduce(union, box);
      const hand = group.length < one.n ? one.hit[0] - spot[0] : 0;
      const [long, short] = [ghost.brief, shortened(ghost.brief)].map((text) => ({
        text,
        ...roomFor(text, whole, [...others, ...seen], places, { x: 0, y: 0, width, height }, scale, hand),
      }));
      const free = long.covered === 0 && long.hidden < ROOM * long.box.width * long.box.height;
      one.words = free ? long : short;
      taken.push(one.words.box);
    }
  }

  /** From the middle of a ghost to its edge, in units of the board. */
  reach() {
    return Math.max(26, REACH / this.table.board.scale);
  }

  /** The words of a preview; the ghost of a card keeps its own until it is pointed at. @param {number} action */
  words(action) {
    const { text = "", ghosts = [] } = this.previews.get(action) ?? {};
    const pieces = ghosts.filter(({ piece }) => !this.table.board.scene.hand?.[piece]);
    return (text ? [text] : pieces.map((ghost) => ghost.text ?? "")).filter(Boolean);
  }

  /**
   * @param {Choice} choice
   * @returns {Placed[]}
   */
  place(choice) {
    const { board } = this.table;
    return (this.previews.get(choice.action)?.ghosts ?? []).map((ghost) => {
      const spot = typeof ghost.at === "string" ? board.at(ghost.at) : /** @type {Point} */ ([...ghost.at]);
      const piece = board.art.lifts ? null : board.spots.get(ghost.piece);
      const at = piece ? beside(spot, [piece.x, piece.y], APART / board.scale) : spot;
      const ring = board.art.lifts ? Math.max(26, LIFTED / board.scale) : this.reach();
      return { ghost, choice, spot: at, ring, hit: at, n: 1 };
    });
  }

  /** @param {Placed} placed */
  draw({ ghost, choice, spot, ring, hit, n, foot, words }) {
    const { board } = this.table;
    const item = board.scene.tokens?.[ghost.piece] ?? board.scene.hand?.[ghost.piece];
    const body = item ? board.art.token(item, ghost.piece, board) : "";
    const target = `cx="${hit[0] - spot[0]}" cy="${hit[1] - spot[1]}" r="${this.reach()}"`;
    const { lifts } = board.art;
    const size = n > 1 || lifts ? `transform="scale(${(ring / BODY).toFixed(2)})"` : "";
    const said = words ? captioned(words.text, words.box, spot, this.table.board.scale) : "";
    const sign = ghost.sign ? `<g class="ghost-sign">${tally(ring * 0.8, -ring * 0.8, ghost.sign)}</g>` : "";
    const stem = foot ? `<path class="ghost-stem" d="M0 0L${foot[0] - spot[0]} ${foot[1] - spot[1]}"/>` : "";
    const parts = [`<g class="ghost-body" ${size}>${body}</g>`, `<circle class="ghost-ring" r="${ring}"/>`];
    if (lifts) parts.reverse(); // opaque below the piece and its mark
    const markup = `<circle class="hit" ${target}/>${stem}${parts.join("")}${sign}${said}`;
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
    const { tips } = this.table;
    for (const type of ["pointerenter", "focus"])
      node.addEventListener(type, (event) => tips.asks(event) && tips.foretell([label]));
    for (const type of ["pointerleave", "blur"]) node.addEventListener(type, () => tips.foretell([]));
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
 * Whether two ghosts stand on one place and say the same.
 * @param {Placed} one
 * @param {Placed} other
 */
const alike = (one, other) =>
  one === other || (one.n > 1 && one.ghost.at === other.ghost.at && one.ghost.brief === other.ghost.brief);

/**
 * The words at a ghost where there is no room for all of them: without what kind of place it is.
 * @param {string} brief
 */
const shortened = (brief) => brief.replace(/, [^,:]*$/, "");

/**
 * A box around two.
 * @param {Box} a
 * @param {Box} b
 */
function union(a, b) {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Several ghosts of one place are drawn small, so that they lie within it, side by side in two columns; where they are
 * hit reaches outwards, as far as a finger needs, and stays on the board.
 * @param {Placed[]} placed
 * @param {number} reach from the middle of a ghost to its edge
 * @param {number} small the same for one of several
 * @param {number[]} size of the board
 */
export function spread(placed, reach, small, size) {
  const groups = /** @type {Placed[][]} */ ([]);
  for (const one of placed) {
    const group = groups.find(
      ([first]) => Math.hypot(first.spot[0] - one.spot[0], first.spot[1] - one.spot[1]) < small,
    );
    if (group) group.push(one);
    else groups.push([one]);
  }
  const within = (/** @type {Point} */ at, /** @type {number[]} */ edge) =>
    /** @type {Point} */ (at.map((value, k) => Math.max(edge[k], Math.min(value, size[k] - edge[k]))));
  for (const group of groups.filter(({ length }) => length > 1)) {
    const rows = Math.ceil(group.length / 2);
    const far = rows > 2 ? reach : small; // beyond two rows they could not be hit where they are drawn
    const middle = within(group[0].spot, [far + small, (rows - 1) * far + small]);
    for (const [i, one] of group.entries()) {
      const away = [(i % 2) - 0.5, Math.floor(i / 2) - (rows - 1) / 2];
      const at = (/** @type {number} */ apart) =>
        /** @type {Point} */ (away.map((part, k) => middle[k] + part * 2 * apart));
      const [near, hit] = [at(far), within(at(reach), [reach, reach])];
      Object.assign(one, { spot: near, ring: small, hit, n: group.length });
    }
  }
}
