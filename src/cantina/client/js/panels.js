// @ts-check
// Beside the board: the seats, the prompt with its buttons, the log, and the hand below.

import { mark } from "./art.js";
import { button, fill, h, put, svg } from "./dom.js";
import { t } from "./text.js";

/** @typedef {import("./session.js").Session} Session */

/**
 * The mark of a side as a small picture.
 * @param {string} side
 * @param {any} art
 */
export const sign = (side, art) =>
  svg(mark(art.marks?.[side] ?? side), { viewBox: "-11 -11 22 22", class: "sign-mark", "aria-hidden": "true" });

/** @type {Record<string, string>} signs for what is counted, where there is no room for its name */
const ICONS = {
  cards: "M3 2H10V14H3ZM12 4V14",
  hand: "M3 2H10V14H3ZM12 4V14",
  bonus: "M8 2L9.8 6L14 6.4L10.8 9.2L11.8 13.5L8 11.2L4.2 13.5L5.2 9.2L2 6.4L6.2 6Z",
  home: "M8 3A5.5 5.5 0 1 0 8 14A5.5 5.5 0 1 0 8 3ZM1 11Q8 14 15 6",
  medals: "M5 2L8 7L11 2M8 7A3.5 3.5 0 1 0 8 14A3.5 3.5 0 1 0 8 7Z",
  rack: "M2 12H14M4 12V6A2.5 2.5 0 0 1 9 6V12M9 12V7H13V12",
  reserve: "M3 5H11V14H3ZM5 5V3H13V12H11",
  lying: "M2 12H14M4 10H12V7H4Z",
  "deck-yellow": "M4 2H12V14H4Z",
  "deck-orange": "M4 2H12V14H4ZM4 8H12",
  "deck-black": "M4 2H12V14H4ZM4 6H12M4 10H12",
  orders: "M4 2H12V14H4ZM6 6H10M6 9H10",
  deck: "M3 5H11V14H3ZM5 5V3H13V12H11",
};

/** @param {string} key */
const icon = (key) =>
  svg(`<path d="${ICONS[key.replace("board-", "")] ?? ICONS.cards}"/>`, {
    viewBox: "0 0 16 16",
    class: `count-icon ${key}`,
    "aria-hidden": "true",
  });

/**
 * The seats with their counts; whose turn it is stands out.
 * @param {Session} session
 * @param {any} art
 * @param {(key: string) => string} says
 * @param {any[]} lines what is counted of each, now or at a moment of the replay
 */
export function seats(session, art, says, lines = session.face?.scene?.seats ?? []) {
  return session.seats.map((seat, i) => {
    const line = lines[i] ?? { sides: [], counts: {} };
    const acting = session.turn?.acting?.includes(i);
    const thinking = session.turn?.thinking?.includes(i);
    const counts = Object.entries(line.counts ?? {}).map(([key, n]) =>
      h(
        "span",
        { class: "count-pair" },
        icon(key),
        h("span", { class: "count-name" }, says(key)),
        " ",
        h("b", null, String(n)),
      ),
    );
    const more = Object.entries(line.more ?? {}).map(([key, n]) => `${says(key)}${Number(n) > 1 ? ` ×${n}` : ""}`);
    return h(
      "li",
      { class: `seat${acting ? " acting" : ""}${i === session.viewer ? " me" : ""}`, "data-seat": i },
      h("span", { class: "seat-marks" }, ...(line.sides ?? []).map((/** @type {string} */ side) => sign(side, art))),
      h(
        "span",
        { class: "seat-name" },
        seat.kind === "open" ? t("seat.open") : session.nameOf(i),
        session.held.includes(i) && h("span", { class: "quiet" }, ` ${t("seat.you")}`),
        line.role && h("span", { class: "quiet" }, ` ${says(line.role)}`),
      ),
      h("span", { class: "seat-state quiet" }, state(seat, acting, thinking)),
      h("span", { class: "counts" }, ...counts),
      line.planned?.length > 0 && h("span", { class: "seat-more quiet" }, line.planned.map(says).join(" → ")),
      more.length > 0 && h("span", { class: "seat-more quiet" }, t("seat.known", { what: more.join(", ") })),
    );
  });
}

/**
 * @param {any} seat
 * @param {boolean} acting
 * @param {boolean} thinking
 */
function state(seat, acting, thinking) {
  if (seat.resigned) return t("seat.resigned");
  if (seat.stand_in) return t("seat.stand-in");
  if (thinking) return t("seat.thinking");
  if (seat.kind === "guest" && seat.here === undefined) return t("seat.away");
  return acting ? t("seat.to-move") : "";
}

/**
 * Keeps a list of cards up to date without losing the focus.
 */
export class Hand {
  /**
   * @param {any} art
   * @param {(key: string) => string} says
   * @param {(element: string, node: Element) => void} onpick
   */
  constructor(art, says, onpick) {
    this.art = art;
    this.says = says;
    this.onpick = onpick;
    this.root = h("div", { class: `hand${art.rack ? " rack" : ""}`, role: "group", "aria-label": t("hand.name") });
    /** @type {Map<string, HTMLButtonElement>} */
    this.cards = new Map();
  }

  /**
   * @param {Record<string, any>} hand
   * @param {Set<string>} open
   * @param {string[]} chosen
   */
  show(hand, open, chosen) {
    const wanted = Object.entries(hand)
      .sort(([, a], [, b]) => (a.order ?? 0) - (b.order ?? 0))
      .flatMap(([id, item]) => copies(id, item));
    const keys = new Set(wanted.map(([key]) => key));
    for (const [key, node] of this.cards) if (!keys.has(key)) this.drop(key, node);
    wanted.forEach(([key, id, item], i) => {
      const node = this.card(key, id, item);
      if (this.root.children[i] !== node) this.root.insertBefore(node, this.root.children[i] ?? null);
      this.light(node, item.elements?.[0] ?? id, open, chosen);
    });
    put(this.root, "hidden", wanted.length === 0);
  }

  /**
   * @param {string} key
   * @param {HTMLElement} node
   */
  drop(key, node) {
    this.cards.delete(key);
    node.remove();
  }

  /**
   * @param {string} key
   * @param {string} id
   * @param {any} item
   */
  card(key, id, item) {
    let node = this.cards.get(key);
    const look = JSON.stringify({ ...item, n: 0 });
    if (!node) {
      node = button("", () => this.onpick(item.elements?.[0] ?? id, /** @type {Element} */ (this.cards.get(key))), {
        class: "card",
        "data-el": item.elements?.[0] ?? id,
        "data-id": id,
      });
      this.cards.set(key, node);
    }
    if (node.dataset.look !== look) {
      node.dataset.look = look;
      const name = this.says(item.name ?? id);
      put(
        node,
        "class",
        `card ${item.look} ${item.side ?? ""} ${item.deck ? `of-${item.deck}` : ""}${item.down ? " down" : ""}${item.apart ? " apart" : ""}`,
      );
      const bare = item.look === "card" || item.look === "orders"; // the face says it all, to those who see it
      put(node, "aria-label", bare ? name : null);
      fill(
        node,
        svg(this.art.face(item, id), { viewBox: "0 0 72 104", "aria-hidden": "true" }),
        !bare &&
          h("span", { class: "card-name" }, name, item.down && h("span", { class: "unseen" }, ` (${t("hand.down")})`)),
      );
    }
    return node;
  }

  /**
   * @param {HTMLElement} node
   * @param {string} element
   * @param {Set<string>} open
   * @param {string[]} chosen
   */
  light(node, element, open, chosen) {
    const down = node.classList.contains("down");
    node.classList.toggle("legal", open.has(element) && !down);
    node.classList.toggle("chosen", chosen.includes(element) && !down);
    put(node, "aria-pressed", chosen.includes(element) ? "true" : open.has(element) ? "false" : null);
  }

  elements() {
    return new Set([...this.cards.values()].map((node) => node.dataset.el ?? ""));
  }
}

/**
 * One entry for each copy of a card; some may lie face down.
 * @param {string} id
 * @param {any} item
 * @returns {[string, string, any][]}
 */
function copies(id, item) {
  const { n = 1, lying = 0, ...rest } = item;
  return Array.from({ length: n }, (_, i) => [`${id}#${i}`, id, i >= n - lying ? { ...rest, down: true } : rest]);
}

/**
 * The log as lines that light up what they are about.
 */
export class Log {
  /** @param {(elements: string[]) => void} glow */
  constructor(glow) {
    this.glow = glow;
    this.list = h("ol");
    this.root = h("div", { class: "log", "aria-label": t("log.name"), role: "log", tabindex: "0" }, this.list);
    this.last = 0;
    this.first = 0;
  }

  /**
   * @param {any[]} entries
   * @param {any[]} drafted
   */
  show(entries, drafted) {
    const start = entries[0]?.n ?? 0;
    if (start < this.first || (entries.at(-1)?.n ?? 0) < this.last) this.clear();
    for (const node of this.list.querySelectorAll(".drafted")) node.remove();
    if (this.last === 0) this.first = start;
    const low = this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight < 60;
    for (const entry of entries) if (entry.n > this.last) this.list.append(this.line(entry, ""));
    for (const entry of drafted) this.list.append(this.line(entry, "drafted"));
    this.last = entries.at(-1)?.n ?? this.last;
    while (this.list.children.length > 400) this.list.firstElementChild?.remove();
    if (low) this.root.scrollTop = this.root.scrollHeight;
  }

  clear() {
    this.list.replaceChildren();
    this.last = 0;
  }

  /**
   * @param {any} entry
   * @param {string} look
   */
  line(entry, look) {
    const lit = () => this.glow(entry.elements ?? []);
    const dark = () => this.glow([]);
    return h(
      "li",
      { class: look, "data-event": entry.event, onpointerenter: lit, onpointerleave: dark, onclick: lit },
      entry.text,
    );
  }
}

/**
 * What to do now, in one sentence.
 * @param {Session} session
 */
export function promptOf(session) {
  const { face, turn, about } = session;
  if (about?.status === "stuck") return about.problem || t("prompt.stuck");
  if (about?.status === "ended") return face?.result?.text ?? t("prompt.ended");
  if (session.pending) return t("prompt.sending", { what: session.pending.label });
  if (!turn) return "";
  if (session.choices.length) return face?.prompt ?? "";
  const names = (turn.acting ?? []).map((/** @type {number} */ seat) => session.nameOf(seat)).join(", ");
  return t(turn.thinking?.length ? "prompt.thinking" : "prompt.waiting", { name: names });
}
