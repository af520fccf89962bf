// @ts-check
// What people at a table say to each other: a few phrases, offered beside one's own seat, shown beside the speaker's.

import { button, h, svg } from "./dom.js";
import { problem } from "./menu.js";
import { net } from "./net.js";
import { t } from "./text.js";

/** @typedef {import("./protocol").SendEmote["emote"]} Emote */
/** @typedef {import("./session.js").Session} Session */

const SHOWN = 6000; // milliseconds for which a phrase stands there
const BUBBLE = `<path d="M2.5 3.5H13.5V10.5H7.5L4.5 13.5V10.5H2.5Z"/>`;

export class Emotes {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.list = h("div", { class: "phrases", popover: "auto", role: "group", "aria-label": t("menu.emote") });
    const props = { class: "speak", "aria-label": t("menu.emote"), title: t("menu.emote") };
    this.door = button("", () => this.open(), props);
    this.door.append(svg(BUBBLE, { viewBox: "0 0 16 16", "aria-hidden": "true" }));
    table.root.append(this.list);
    this.off = net.on("emote", (message) => message.table === table.session.id && this.show(message));
  }

  close() {
    this.off();
  }

  /** Puts the door beside one's own seat, if there is anybody to speak to. */
  place() {
    const { seats, session } = this.table;
    const name = seats.querySelector(".seat.me .seat-name");
    if (name && session.held.length === 1 && anybodyElse(session)) name.append(this.door);
    else this.door.remove();
  }

  open() {
    const { id: table, viewer: seat } = this.table.session;
    const say = (/** @type {Emote} */ emote) => {
      this.list.hidePopover();
      net.ask({ type: "emote", table, seat, emote }).catch(problem);
    };
    const known = /** @type {Emote[]} */ (net.welcome?.emotes ?? []);
    this.list.replaceChildren(...known.map((emote) => button(t(`emote.${emote}`), () => say(emote))));
    const box = this.door.getBoundingClientRect();
    const line = this.door.closest(".seat")?.getBoundingClientRect() ?? box;
    this.list.style.top = `${line.bottom + 6}px`;
    this.list.style.left = `max(8px, min(${box.left}px, 100vw - 288px))`;
    this.list.showPopover();
    this.list.querySelector("button")?.focus();
  }

  /** Shows what somebody says beside their seat. @param {import("./protocol").Emoted} message */
  show({ seat, emote }) {
    const { root, seats, session } = this.table;
    root.querySelector(`.bubble[data-of="${seat}"]`)?.remove();
    const name = h("span", { class: "unseen" }, `${session.nameOf(seat)}: `);
    const bubble = h("div", { class: "bubble", role: "status", "data-of": seat }, name, t(`emote.${emote}`));
    root.append(bubble);
    const box = (seats.querySelector(`[data-seat="${seat}"]`) ?? seats).getBoundingClientRect();
    const below = matchMedia("(max-width: 900px)").matches; // there the seats lie side by side
    bubble.classList.toggle("below", below);
    bubble.style.top = `${below ? box.bottom + 10 : box.top + 8}px`;
    const left = below ? box.left + 8 : box.left - bubble.offsetWidth - 14;
    bubble.style.left = `${Math.max(8, Math.min(left, innerWidth - bubble.offsetWidth - 8))}px`;
    setTimeout(() => bubble.remove(), SHOWN);
  }
}

/** Whether another person plays or looks on. @param {Session} session */
const anybodyElse = ({ seats, held, watching }) =>
  watching > 0 || seats.some(({ kind }, seat) => kind === "guest" && !held.includes(seat));
