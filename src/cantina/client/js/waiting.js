// @ts-check
// Before the start: who sits where, the link and its code, and the button that begins.

import { button, h } from "./dom.js";
import { salt } from "./home.js";
import { toast } from "./menu.js";
import { net } from "./net.js";
import { qr } from "./qr.js";
import { t } from "./text.js";

/**
 * @param {import("./session.js").Session} session
 * @param {(path: string) => void} go
 */
export function waitingRoom(session, go) {
  const ask = (/** @type {any} */ message) =>
    void net.ask({ table: session.id, ...message }).catch((error) => toast(error.message));
  const keep = () => session.seats.map((_, i) => ({ kind: "keep", seat: i }));
  const seat = (/** @type {any} */ taken, /** @type {number} */ i) => {
    const mine = session.held.includes(i);
    const fill = (/** @type {any} */ wish) =>
      ask({ type: "arrange", seats: keep().map((old, j) => (j === i ? wish : old)) });
    return h(
      "li",
      { class: "seat" },
      h("b", null, String(i + 1)),
      h(
        "span",
        { class: "seat-name grow" },
        taken.kind === "open" ? t("seat.open") : session.nameOf(i),
        mine && h("span", { class: "quiet" }, ` ${t("seat.you")}`),
      ),
      taken.kind === "open" &&
        button(
          t("waiting.sit"),
          () => ask({ type: "sit", seat: i, name: localStorage.getItem("cantina-name") ?? "", salt: salt() }),
          { class: "primary" },
        ),
      taken.kind === "open" && session.owner && button(t("waiting.bot"), () => fill({ kind: "bot", level: "medium" })),
      taken.kind === "bot" && session.owner && button(t("waiting.free"), () => fill({ kind: "open" })),
      mine && button(t("waiting.stand"), () => ask({ type: "stand", seat: i })),
    );
  };
  const free = session.seats.filter((taken) => taken.kind === "open").length;
  const link = `${location.origin}/table/${session.id}`;
  return h(
    "div",
    { class: "waiting" },
    h(
      "header",
      { class: "bar" },
      h(
        "a",
        { href: "/", class: "logo", onclick: (/** @type {Event} */ e) => (e.preventDefault(), go("/")) },
        "Cantina",
      ),
      h("h1", null, session.about.title),
    ),
    h(
      "div",
      { class: "waiting-body" },
      h(
        "section",
        null,
        h("h2", null, t("waiting.seats")),
        h("ol", { class: "seats" }, ...session.seats.map(seat)),
        session.owner
          ? h(
              "div",
              { class: "row" },
              button(t("begin.start"), () => ask({ type: "start" }), { class: "primary big", disabled: free > 0 }),
              h("span", { class: "quiet" }, free ? t("waiting.free-seats", { n: free }) : t("waiting.ready")),
            )
          : h("p", { class: "quiet" }, t("waiting.owner")),
      ),
      h(
        "section",
        { class: "invite" },
        h("h2", null, t("waiting.invite")),
        qr(link),
        h("input", {
          readonly: true,
          value: link,
          "aria-label": t("waiting.invite"),
          onfocus: (/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select(),
        }),
        button(t("menu.link"), () => void navigator.clipboard?.writeText(link).then(() => toast(t("menu.copied")))),
      ),
    ),
  );
}
