// @ts-check
// Draws any scene: places that stay, tokens that travel between them. How things look is the artwork's business.

import { cluster } from "./art.js";
import { calm, put, svg } from "./dom.js";
import { elementsIn, glow, light, ring } from "./light.js";
import { appear, css, tracesOf, travellers, vanish } from "./motion.js";
import { nameOfItem, nameOfPlace, nameOfToken, readable } from "./names.js";
import { clicked } from "./near.js";
import { groupsOf, order } from "./stacks.js";
import { t } from "./text.js";

/** @typedef {import("./types").Item} Item */
/** @typedef {import("./types").Point} Point */
/** @typedef {import("./types").Scene} Scene */
/** @typedef {import("./types").Spot} Spot */
/** @typedef {import("./types").Still} Still */

const LAYERS = /** @type {const} */ (["ground", "living", "places", "trail", "tokens", "over", "ghosts", "above"]);

export class Board {
  /**
   * @param {import("./types").Art} art the game's drawings
   * @param {import("./types").Words} words the game's words
   */
  constructor(art, words) {
    this.art = art;
    this.words = words;
    this.says = words.says;
    this.root = document.createElement("div");
    this.root.className = "board";
    /** @type {Still} */
    this.still = {};
    /** @type {Scene} */
    this.scene = {};
    this.pack = "";
    /** @type {string[]} */
    this.names = []; // what the players are called, by seat
    /** @type {Map<string, SVGGElement>} */
    this.tokens = new Map();
    /** @type {Map<string, SVGGElement>} */
    this.places = new Map();
    /** @type {Map<string, Spot>} */
    this.spots = new Map();
    /** @type {Map<string, string>} */
    this.drawn = new Map(); // the markup of layers that are drawn as a whole
    this.shape = "";
    this.fanned = "";
    this.skip = false; // whether what moves is to be done with at once
    /** @type {Promise<void>[]} */
    this.leaving = []; // tokens that fade away
    /** @type {Set<() => void>} */
    this.rests = new Set(); // pauses under way
    this.onpick = /** @type {(element: string, node: Element) => void} */ (() => {});
    this.onoffer = /** @type {(ids: string[]) => void} */ (() => {});
    /** @type {import("./choose.js").Pick[]} */
    this.picks = []; // what has been clicked
    /** @type {string[]} */
    this.meant = []; // the things that the choice under way was made with
    this.onbuild = () => {}; // what was lit is to be lit again
    this.onfan = () => {}; // what was said of what lay there lies elsewhere now
    /** @type {string[]} */
    this.ringed = [];
    /** @type {import("./motion.js").Trace[]} */
    this.traces = [];
    this.size = [0, 0]; // of its room, in pixels
    this.watcher = new ResizeObserver(() => this.reshape());
    this.watcher.observe(this.root);
    this.root.addEventListener("click", (event) => clicked(this, event));
  }

  /**
   * Lays out the still part.
   * @param {Still} still
   * @param {string} pack
   */
  load(still, pack) {
    this.still = still;
    this.pack = pack;
    this.root.classList.toggle("dark", Boolean(still.dark));
    this.shape = "";
    this.reshape();
  }

  /** The layout in use; there is one when something is drawn. */
  get layout() {
    const layouts = this.still.layouts;
    if (!layouts) throw new Error("this game has no board");
    return (this.shape === "tall" && layouts.tall) || layouts.wide;
  }

  /** Pixels to a unit of the layout. */
  get scale() {
    const { size } = this.layout;
    return Math.min(...size.map((units, axis) => this.size[axis] / units)) || 1;
  }

  /** Places in order, along which tokens travel. */
  get track() {
    return this.still.track ?? [];
  }

  /** Pairs of places that are joined. */
  get links() {
    return this.still.links ?? [];
  }

  /** Chooses the wide or the tall layout, whichever fits better. */
  reshape() {
    if (!this.still.layouts) return;
    const { clientWidth: width, clientHeight: height } = this.root;
    this.size = [width, height];
    const { wide, tall } = this.still.layouts;
    const between = tall ? Math.sqrt((wide.size[0] / wide.size[1]) * (tall.size[0] / tall.size[1])) : 0;
    const shape = width && width < height * between ? "tall" : "wide";
    if (shape === this.shape) return;
    this.shape = shape;
    this.build();
  }

  /** Draws everything from the beginning. */
  build() {
    const [width, height] = this.layout.size;
    const look = `art-${this.art.id} ${this.shape}`;
    const label = t("board.name");
    this.svg = svg("", {
      viewBox: `0 0 ${width} ${height}`,
      role: "group",
      "aria-label": label,
      class: look,
      tabindex: "-1",
    });
    const layers = LAYERS.map((name) => [name, svg("", { class: name }, "g")]);
    this.layer = /** @type {Record<typeof LAYERS[number], SVGGElement>} */ (Object.fromEntries(layers));
    this.svg.append(...Object.values(this.layer));
    this.drawn.clear();
    this.tokens.clear();
    this.places.clear();
    this.root.replaceChildren(this.svg);
    this.paint();
    this.ring(this.ringed);
    this.onbuild();
  }

  /** Draws the ground and the places, which may depend on the changing part: on which side the viewer sits. */
  paint() {
    this.turned = Boolean(this.scene.turned);
    this.draw("ground", this.art.ground(this));
    for (const node of this.places.values()) node.remove();
    this.places.clear();
    for (const id of Object.keys(this.still.places ?? {})) if (id in this.layout.places) this.addPlace(id);
    this.place(true);
  }

  /**
   * Where a place lies for the viewer.
   * @param {string} id
   * @returns {Point}
   */
  at(id) {
    const [width, height] = this.layout.size;
    const [x, y] = this.layout.places[id] ?? [width / 2, -80];
    return this.turned ? [width - x, height - y] : [x, y];
  }

  /** @param {string} id */
  addPlace(id) {
    const [x, y] = this.at(id);
    const group = svg("", { class: "place", "data-id": id, transform: `translate(${x} ${y})` }, "g");
    this.places.set(id, group);
    this.layer?.places.append(group);
  }

  /**
   * A place as it is now.
   * @param {string} id
   * @returns {Item}
   */
  placeItem(id) {
    return { look: "", ...this.still.places?.[id], ...this.scene.places?.[id] };
  }

  /**
   * Shows a scene; what has changed travels there.
   * @param {Scene} scene
   * @param {boolean} [instant]
   * @param {import("./types").Ways} [ways]
   * @param {import("./types").Stops} [stops]
   */
  async show(scene, instant = false, ways = {}, stops = {}) {
    const before = this.scene;
    this.scene = scene;
    this.fanned = "";
    if (!this.svg) return;
    if (Boolean(scene.turned) !== this.turned) this.paint();
    const still = instant || calm() || this.skip;
    const moved = still ? [] : travellers(this, before, ways, stops);
    const traces = Object.keys(before.tokens ?? {}).length ? tracesOf(this, before, ways) : [];
    this.trace(traces.length ? traces : this.traces.filter(({ id, at }) => scene.tokens?.[id]?.at === at));
    this.place(still);
    await Promise.all([...moved.map((run) => run()), ...this.leaving.splice(0)]);
  }

  /**
   * A scene with its things where a player would have left them: those of one kind are all the same to the rules.
   * @param {Scene} scene
   */
  settled(scene) {
    return this.art.settled?.(scene, this.scene, this.meant.splice(0)) ?? scene;
  }

  /** Ends the animations under way. */
  finish() {
    this.skip = true;
    for (const animation of this.svg?.getAnimations({ subtree: true }) ?? []) animation.finish();
    for (const end of [...this.rests]) end();
  }

  /** Forgets where the last move went: what is shown now did not come of one move. */
  forget() {
    this.trace([]);
    this.ring([]);
  }

  /** Draws the lines that tokens left behind, and no others. @param {import("./motion.js").Trace[]} traces */
  trace(traces) {
    this.traces = traces;
    this.draw("trail", traces.map(({ line }) => line).join(""));
  }

  /**
   * Puts every token where the scene has it.
   * @param {boolean} instant
   */
  place(instant) {
    const tokens = this.scene.tokens ?? {};
    for (const [id, node] of this.tokens) if (!(id in tokens)) this.remove(id, node, instant);
    const groups = groupsOf(tokens);
    for (const [at, ids] of groups) {
      for (const [i, id] of ids.entries()) this.set(id, tokens[id], this.spot(at, tokens[id], i, ids.length), instant);
    }
    for (const [id, node] of this.places) this.dress(id, node, groups.get(id) ?? []);
    if (this.art.living) this.draw("living", this.art.living(this));
    if (this.art.over) this.draw("over", this.art.over(this));
    order(this);
  }

  /**
   * Draws a layer, unless it is drawn so already.
   * @param {typeof LAYERS[number]} name
   * @param {string} markup
   */
  draw(name, markup) {
    if (!this.layer || this.drawn.get(name) === markup) return;
    this.drawn.set(name, markup);
    this.layer[name].innerHTML = markup;
  }

  /**
   * @param {string} at
   * @param {Item} item
   * @param {number} i
   * @param {number} n
   * @returns {Spot}
   */
  spot(at, item, i, n) {
    const [x, y] = this.at(at);
    const open = this.fanned === at && n > 1;
    const off = this.art.arrange?.(item, i, n, open, this) ?? cluster(i, n, open);
    return { x: x + off.x, y: y + off.y, s: off.s ?? 1 };
  }

  /**
   * @param {string} id
   * @param {Item} item
   * @param {Spot} spot
   * @param {boolean} instant
   */
  set(id, item, spot, instant) {
    const node = this.tokens.get(id) ?? this.enter(id, item, spot, instant);
    node.style.transform = css(spot);
    this.spots.set(id, spot);
    const look = JSON.stringify(item);
    if (node.dataset.look !== look) {
      node.dataset.look = look;
      const body = /** @type {SVGGElement} */ (node.firstElementChild);
      body.innerHTML = this.art.token(item, id, this);
      put(node, "class", `token ${item.look} ${item.side ?? ""} ${item.mark ?? ""}`);
      const element = item.elements?.[0] ?? id;
      put(node, "data-el", body.innerHTML && !this.places.has(element) ? element : null);
    }
    node.classList.toggle("instant", instant);
    node.classList.toggle("open", item.at === this.fanned);
  }

  /**
   * A new token, which comes from where the scene says or appears.
   * @param {string} id
   * @param {Item} item
   * @param {Spot} spot
   * @param {boolean} instant
   */
  enter(id, item, spot, instant) {
    const node = svg("<g></g>", { class: "token", "data-id": id }, "g");
    this.tokens.set(id, node);
    this.layer?.tokens.append(node);
    if (!instant) appear(node, spot, item.from ? this.at(item.from) : null);
    return node;
  }

  /**
   * @param {string} id
   * @param {SVGGElement} node
   * @param {boolean} instant
   */
  remove(id, node, instant) {
    this.tokens.delete(id);
    this.spots.delete(id);
    put(node, "data-el", null); // while it fades away it is nothing to click any more
    if (instant) node.remove();
    else this.leaving.push(vanish(node));
  }

  /**
   * Draws a place as it is now, and names it.
   * @param {string} id
   * @param {SVGGElement} node
   * @param {string[]} on
   */
  dress(id, node, on) {
    const item = this.placeItem(id);
    const flags = Object.values(this.scene).filter((value) => typeof value !== "object");
    const look = JSON.stringify([item, flags]);
    if (node.dataset.look !== look) {
      node.dataset.look = look;
      node.innerHTML = this.art.place(item, id, this);
      put(node, "class", `place ${item.look} ${item.kind ?? ""} ${item.mark ?? ""}`);
      put(node, "data-el", item.elements?.[0] ?? id);
      const layer = item.raised ? this.layer?.above : this.layer?.places;
      if (layer && node.parentNode !== layer) layer.append(node);
    }
    put(node, "data-name", this.nameOfPlace(item, on));
  }

  /** Spreads out what lies on a place; it stays so until something else is clicked. @param {string} place */
  fan(place) {
    if (place === this.fanned) return;
    this.fanned = place;
    this.place(false);
  }

  // Names

  /**
   * A place with what lies on it.
   * @param {Item} item
   * @param {string[]} on
   */
  nameOfPlace(item, on) {
    const names = on.map((token) => this.nameOfToken(token)).filter(Boolean);
    return [nameOfPlace(this.words, item), this.art.describe?.(item, this), names.join(", ")]
      .filter(Boolean)
      .join(": ");
  }

  /** @param {string} id */
  nameOfToken(id) {
    const item = this.scene.tokens?.[id];
    return item ? nameOfToken(this.words, item, id) : ""; // it may be taken away while the pointer lies on it
  }

  /**
   * What to call a thing in any case.
   * @param {Item} item
   * @param {string} id
   */
  nameOf(item, id) {
    return (this.places.has(id) ? nameOfPlace(this.words, item) : nameOfItem(this.words, item, id)) || readable(id);
  }

  /** @param {Element} node */
  nameOfNode(node) {
    const id = node.getAttribute("data-id") ?? "";
    return node.getAttribute("data-name") || this.nameOfToken(id) || readable(id);
  }

  elements = () => elementsIn(this.root);

  /** @param {Set<string>} open @param {import("./choose.js").Pick[]} picks */
  light = (open, picks) => {
    this.picks = picks;
    if (this.svg && this.art.living) this.draw("living", this.art.living(this)); // it may show what has been clicked
    light(this.root, open, picks, (node) => this.nameOfNode(node));
  };

  /** @param {string[]} elements */
  glow = (elements) => glow(this.root, elements);

  /** Rings the pieces that moved last, and no others. @param {string[]} ids */
  ring(ids) {
    this.ringed = ids;
    this.place(calm() || this.skip); // an artwork may let what was covered last peek out
    ring(this.tokens, ids);
  }

  close() {
    this.watcher.disconnect();
  }
}
