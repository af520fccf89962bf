// @ts-check
// Draws any scene: places that stay, tokens that travel between them. How things look is the artwork's business.

import { calm, put, svg } from "./dom.js";
import { css, TRAVEL, trailOf, travellers } from "./motion.js";
import { has, t } from "./text.js";

/** @typedef {{size: [number, number], frame?: number[], places: Record<string, [number, number]>}} Layout */
/** @typedef {Record<string, any>} Item */
/** @typedef {{x: number, y: number, s: number}} Spot */

export class Board {
  /**
   * @param {any} art the game's drawings
   * @param {(key: string) => string} says the game's words
   */
  constructor(art, says) {
    this.art = art;
    this.says = says;
    this.root = document.createElement("div");
    this.root.className = "board";
    /** @type {any} */
    this.still = null;
    /** @type {any} */
    this.scene = { tokens: {} };
    this.pack = "";
    /** @type {Map<string, SVGGElement>} */
    this.tokens = new Map();
    /** @type {Map<string, SVGGElement>} */
    this.places = new Map();
    /** @type {Map<string, Spot>} */
    this.spots = new Map();
    this.shape = "";
    this.fanned = "";
    this.skip = false;
    this.onpick = /** @type {(element: string, node: Element) => void} */ (() => {});
    this.watcher = new ResizeObserver(() => this.reshape());
    this.watcher.observe(this.root);
    this.root.addEventListener("click", (event) => this.clicked(event));
    this.root.addEventListener("pointerover", (event) => this.hovered(event));
    this.root.addEventListener("pointerleave", () => this.fan(""));
    this.root.addEventListener("focusin", (event) => this.hovered(event));
  }

  /**
   * Lays out the still part.
   * @param {any} still
   * @param {string} pack
   */
  load(still, pack) {
    this.still = still;
    this.pack = pack;
    this.shape = "";
    this.reshape();
  }

  get layout() {
    const layouts = this.still.layouts;
    return /** @type {Layout} */ (layouts[this.shape] ?? layouts.wide);
  }

  /** Chooses the wide or the tall layout, whichever fits better. */
  reshape() {
    if (!this.still?.layouts) return;
    const { clientWidth: width, clientHeight: height } = this.root;
    const shape = width && this.still.layouts.tall && width < height * 1.15 ? "tall" : "wide";
    if (shape === this.shape) return;
    this.shape = shape;
    this.build();
  }

  /** Draws everything anew. */
  build() {
    const [width, height] = this.layout.size;
    this.svg = svg("", {
      viewBox: `0 0 ${width} ${height}`,
      role: "group",
      "aria-label": t("board.name"),
      class: `art-${this.art.id} ${this.shape}`,
    });
    this.layer = Object.fromEntries(
      ["ground", "living", "places", "trail", "tokens", "above"].map((name) => {
        const group = svg("", { class: name }, "g");
        this.svg?.append(group);
        return [name, group];
      }),
    );
    this.tokens.clear();
    this.places.clear();
    this.root.replaceChildren(this.svg);
    this.paint();
  }

  /** Draws the ground and the places, which may depend on the changing part: on which side the viewer sits. */
  paint() {
    this.turned = Boolean(this.scene.turned);
    if (this.layer) this.layer.ground.innerHTML = this.art.ground(this);
    this.places.clear();
    this.layer?.places.replaceChildren();
    for (const id of Object.keys(this.still.places)) if (id in this.layout.places) this.addPlace(id);
    this.place(true);
  }

  /** @param {string} id */
  at(id) {
    const [x, y] = this.layout.places[id] ?? [this.layout.size[0] / 2, -80];
    const [width, height] = this.layout.size;
    return this.turned ? [width - x, height - y] : [x, y];
  }

  /** @param {string} id */
  addPlace(id) {
    const [x, y] = this.at(id);
    const group = /** @type {SVGGElement} */ (
      svg("", { class: "place", "data-id": id, transform: `translate(${x} ${y})` }, "g")
    );
    this.places.set(id, group);
    this.layer?.places.append(group);
  }

  /** @param {string} id */
  placeItem(id) {
    return { ...this.still.places[id], ...this.scene.places?.[id] };
  }

  /**
   * Shows a scene; what has changed travels there.
   * @param {any} scene
   * @param {boolean} [instant]
   */
  async show(scene, instant = false) {
    const before = this.scene;
    this.scene = scene;
    if (!this.svg) return;
    if (Boolean(scene.turned) !== this.turned) this.paint();
    const still = instant || calm() || this.skip;
    const moved = still ? [] : travellers(this, before);
    const trail = Object.keys(before.tokens ?? {}).length ? trailOf(this, before) : "";
    if (trail && this.layer) this.layer.trail.innerHTML = trail;
    this.place(still);
    await Promise.all(moved.map((run) => run()));
  }

  /** Ends the animations under way. */
  finish() {
    this.skip = true;
    for (const node of this.tokens.values())
      for (const animation of node.getAnimations({ subtree: true })) animation.finish();
    setTimeout(() => (this.skip = false), 0);
  }

  /** Forgets where the last move went: what is shown now did not come of one move. */
  forget() {
    this.layer?.trail.replaceChildren();
  }

  /**
   * Puts every token where the scene has it.
   * @param {boolean} instant
   */
  place(instant) {
    const tokens = /** @type {Record<string, Item>} */ (this.scene.tokens ?? {});
    for (const [id, node] of this.tokens) if (!(id in tokens)) this.remove(id, node, instant);
    const groups = /** @type {Map<string, string[]>} */ (new Map());
    for (const [id, item] of Object.entries(tokens)) groups.set(item.at, [...(groups.get(item.at) ?? []), id]);
    for (const [at, ids] of groups)
      ids.forEach((id, i) => this.set(id, tokens[id], this.spot(at, tokens[id], i, ids.length), instant));
    for (const [id, node] of this.places) this.dress(id, node, groups.get(id) ?? []);
    if (this.layer && this.art.living) this.layer.living.innerHTML = this.art.living(this);
    this.order();
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
    let node = this.tokens.get(id);
    if (!node) {
      node = /** @type {SVGGElement} */ (svg("<g></g>", { class: "token", "data-id": id }, "g"));
      this.tokens.set(id, node);
      this.layer?.tokens.append(node);
      this.enter(node, item, spot, instant);
    }
    node.classList.toggle("instant", instant);
    node.style.transform = css(spot);
    this.spots.set(id, spot);
    const look = JSON.stringify(item);
    if (node.dataset.look !== look) {
      node.dataset.look = look;
      const body = /** @type {SVGGElement} */ (node.firstElementChild);
      body.innerHTML = this.art.token(item, id, this);
      put(node, "class", `token ${item.look} ${item.side ?? ""} ${item.mark ?? ""} ${instant ? "instant" : ""}`);
      const own = this.elementOf(id, item) === id || item.elements?.length;
      const clickable = own && body.innerHTML && !this.places.has(this.elementOf(id, item));
      put(node, "data-el", clickable ? this.elementOf(id, item) : null);
    }
  }

  /**
   * @param {SVGGElement} node
   * @param {Item} item
   * @param {Spot} spot
   * @param {boolean} instant
   */
  enter(node, item, spot, instant) {
    if (instant) return;
    const start = item.from ? this.at(item.from) : [spot.x, spot.y];
    const begin = css({ x: start[0], y: start[1], s: spot.s });
    node.animate(
      [
        { transform: begin, opacity: item.from ? 1 : 0 },
        { transform: css(spot), opacity: 1 },
      ],
      { duration: TRAVEL, easing: "ease-out" },
    );
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
    else
      node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: TRAVEL }).finished.then(
        () => node.remove(),
        () => node.remove(),
      );
  }

  /**
   * Draws a place as it is now, and names it.
   * @param {string} id
   * @param {SVGGElement} node
   * @param {string[]} on
   */
  dress(id, node, on) {
    const item = this.placeItem(id);
    const look = JSON.stringify([item, this.scene.beginner]);
    if (node.dataset.look !== look) {
      node.dataset.look = look;
      node.innerHTML = this.art.place(item, id, this);
      put(node, "class", `place ${item.look} ${item.kind ?? ""} ${item.mark ?? ""}`);
      put(node, "data-el", item.elements?.[0] ?? id);
    }
    put(node, "data-name", this.nameOfPlace(id, item, on));
  }

  /**
   * The element that a token is clicked as.
   * @param {string} id
   * @param {Item} item
   */
  elementOf(id, item) {
    return item.elements?.[0] ?? id;
  }

  /** Later ones lie on top: higher levels, and those that are fanned out. */
  order() {
    const rank = (/** @type {SVGGElement} */ node) => {
      const item = this.scene.tokens[node.dataset.id ?? ""] ?? {};
      return (item.at === this.fanned ? 100 : 0) + (item.level ?? 0);
    };
    const nodes = [...this.tokens.values()];
    const sorted = [...nodes].sort((a, b) => rank(a) - rank(b));
    const now = [...(this.layer?.tokens.children ?? [])];
    if (sorted.some((node, i) => now[i] !== node)) this.layer?.tokens.append(...sorted);
  }

  /** @param {string} place */
  fan(place) {
    if (place === this.fanned) return;
    this.fanned = place;
    this.place(false);
  }

  /** @param {Event} event */
  hovered(event) {
    const node = /** @type {Element} */ (event.target).closest?.(".place, .token");
    const id = node?.getAttribute("data-id") ?? "";
    this.fan(this.scene.tokens?.[id]?.at ?? id);
  }

  /** @param {Event} event */
  clicked(event) {
    const node = /** @type {Element} */ (event.target).closest("[data-el]");
    if (node) this.onpick(node.getAttribute("data-el") ?? "", node);
  }

  // Names

  /**
   * @param {string} id
   * @param {Item} item
   * @param {string[]} on
   */
  nameOfPlace(id, item, on) {
    const kind = item.name ? this.says(item.name) : "";
    const base = t(`place.${item.look}`, { number: item.number ?? "", name: kind });
    const names = on.map((token) => this.nameOfToken(token)).filter(Boolean);
    const extra = this.art.describe?.(item, this);
    return [base, extra, names.join(", ")].filter(Boolean).join(": ");
  }

  /** @param {string} id */
  nameOfToken(id) {
    const item = this.scene.tokens[id];
    if (!item) return ""; // it was taken away while the pointer lay on it
    const known = this.says(item.name ?? id);
    const name = known !== (item.name ?? id) ? known : has(`token.${item.look}`) ? t(`token.${item.look}`) : "";
    if (!name) return "";
    const side = item.side && has(`side.${item.side}`) ? t(`side.${item.side}`) : "";
    return [item.n !== undefined ? `${item.n} ×` : "", name, side ? `(${side})` : ""].filter(Boolean).join(" ");
  }

  // Light

  /**
   * Every element that is drawn.
   * @returns {Set<string>}
   */
  elements() {
    return new Set([...this.root.querySelectorAll("[data-el]")].map((node) => node.getAttribute("data-el") ?? ""));
  }

  /**
   * Shows what can be clicked now, and what has been.
   * @param {Set<string>} open
   * @param {string[]} chosen
   */
  light(open, chosen) {
    for (const node of this.root.querySelectorAll("[data-el]")) {
      const element = node.getAttribute("data-el") ?? "";
      const legal = open.has(element);
      node.classList.toggle("legal", legal);
      node.classList.toggle("chosen", chosen.includes(element));
      const live = legal || chosen.includes(element);
      put(node, "tabindex", live ? "0" : null);
      put(node, "role", live ? "button" : "img");
      put(node, "aria-label", this.nameOfNode(node));
      put(node, "aria-pressed", chosen.includes(element) ? "true" : live ? "false" : null);
    }
  }

  /** @param {Element} node */
  nameOfNode(node) {
    const id = node.getAttribute("data-id") ?? "";
    return node.getAttribute("data-name") ?? (this.nameOfToken(id) || id);
  }

  /**
   * Marks what a line of the log is about.
   * @param {string[]} elements
   */
  glow(elements) {
    for (const node of this.root.querySelectorAll(".glow")) node.classList.remove("glow");
    for (const element of elements) {
      for (const node of this.root.querySelectorAll(
        `[data-id="${CSS.escape(element)}"], [data-el="${CSS.escape(element)}"]`,
      ))
        node.classList.add("glow");
    }
  }

  close() {
    this.watcher.disconnect();
  }
}

/**
 * Several tokens on one place: close together, or fanned out.
 * @param {number} i
 * @param {number} n
 * @param {boolean} open
 * @returns {Spot}
 */
export function cluster(i, n, open) {
  if (n === 1) return { x: 0, y: 0, s: 1 };
  if (n < 4 && !open) {
    const [x, y] = (
      n === 2
        ? [
            [-9, -14],
            [9, 14],
          ]
        : [
            [0, -17],
            [-18, 12],
            [18, 12],
          ]
    )[i];
    return { x, y, s: 0.74 };
  }
  const columns = Math.ceil(Math.sqrt(n));
  const rows = Math.ceil(n / columns);
  const step = open ? 46 : n > 4 ? 24 : 27;
  const inRow = Math.min(columns, n - Math.floor(i / columns) * columns);
  const x = ((i % columns) - (inRow - 1) / 2) * step;
  const y = (Math.floor(i / columns) - (rows - 1) / 2) * step;
  return { x, y, s: open ? 1 : n > 4 ? 0.62 : 0.72 };
}
