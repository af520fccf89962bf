// @ts-check
// Dialogs, short notices, and the menu of a table.

import { button, h } from "./dom.js";
import { net } from "./net.js";
import { LANGUAGE_NAMES, LANGUAGES, lang, speak, t } from "./text.js";

/**
 * Opens a dialog; Escape and a click beside it close it.
 * @param {string} title
 * @param {...any} children
 */
export function dialog(title, ...children) {
  const box = h(
    "dialog",
    { "aria-label": title },
    h(
      "div",
      { class: "dialog-head" },
      h("h2", null, title),
      button(t("close"), () => box.close(), { class: "quiet-button" }),
    ),
    h("div", { class: "dialog-body" }, ...children),
  );
  box.addEventListener("click", (event) => event.target === box && box.close());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

/**
 * A notice that goes away by itself, unless it has a button.
 * @param {string} text
 * @param {HTMLElement} [action]
 */
export function toast(text, action) {
  const box = h("div", { class: "toast", role: "status" }, text, " ", action);
  action?.addEventListener("click", () => box.remove());
  document.body.append(box);
  setTimeout(() => box.remove(), action ? 60_000 : 4000);
}

/** Light or dark, as chosen or as the system says. */
export function dressUp() {
  const theme = localStorage.getItem("cantina-theme") ?? "auto";
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const motion = localStorage.getItem("cantina-motion");
  if (motion === "none") document.documentElement.dataset.motion = "none";
  else delete document.documentElement.dataset.motion;
}

/**
 * A choice among some values.
 * @param {string} label
 * @param {[string, string][]} options
 * @param {string} value
 * @param {(value: string) => void} onchange
 */
export function select(label, options, value, onchange) {
  const box = h(
    "select",
    { onchange: (/** @type {Event} */ event) => onchange(/** @type {HTMLSelectElement} */ (event.target).value) },
    ...options.map(([key, name]) => h("option", { value: key }, name)),
  );
  box.value = value;
  return h("label", { class: "field" }, h("span", null, label), box);
}

/** The settings that every page has. @param {() => void} again */
export function settings(again) {
  const keep = (/** @type {string} */ key, /** @type {string} */ value) => (
    localStorage.setItem(key, value), dressUp()
  );
  return [
    select(
      t("menu.language"),
      LANGUAGES.map((code) => [code, LANGUAGE_NAMES[code]]),
      lang(),
      async (value) => {
        await speak(/** @type {any} */ (value));
        net.again();
        again();
      },
    ),
    select(
      t("menu.theme"),
      [
        ["auto", t("menu.theme-auto")],
        ["dark", t("menu.theme-dark")],
        ["light", t("menu.theme-light")],
      ],
      localStorage.getItem("cantina-theme") ?? "auto",
      (value) => keep("cantina-theme", value),
    ),
    select(
      t("menu.motion"),
      [
        ["auto", t("menu.motion-auto")],
        ["none", t("menu.motion-none")],
      ],
      localStorage.getItem("cantina-motion") ?? "auto",
      (value) => keep("cantina-motion", value),
    ),
  ];
}

/** @param {import("./table.js").TablePage} page */
export function menu(page) {
  const { session } = page;
  const { about, viewer } = session;
  const playing = about.status === "playing" && viewer >= 0;
  const ask = (/** @type {any} */ message) =>
    net.ask({ table: session.id, ...message }).catch((error) => toast(error.message));
  const box = dialog(
    t("menu.title"),
    ...settings(() => location.reload()),
    playing &&
      select(
        t("menu.passing"),
        [
          ["ask", t("menu.passing-ask")],
          ["nothing", t("menu.passing-nothing")],
          ["always", t("menu.passing-always")],
        ],
        session.face?.passing ?? "ask",
        (mode) => void ask({ type: "passing", seat: viewer, mode }),
      ),
    viewer >= 0 &&
      h(
        "fieldset",
        { class: "emotes" },
        h("legend", null, t("menu.emote")),
        ...(net.welcome?.emotes ?? []).map((/** @type {string} */ emote) =>
          button(t(`emote.${emote}`), () => (void ask({ type: "emote", seat: viewer, emote }), box.close())),
        ),
      ),
    h(
      "div",
      { class: "row" },
      button(
        t("menu.link"),
        () => void navigator.clipboard?.writeText(location.href).then(() => toast(t("menu.copied"))),
      ),
      viewer >= 0 && button(t("menu.device"), () => void device(session)),
      playing &&
        button(t("menu.resign"), () =>
          confirmed(
            t("menu.resign-sure"),
            t("menu.resign"),
            () => (void ask({ type: "resign", seat: viewer }), box.close()),
          ),
        ),
      session.owner &&
        button(t("menu.delete"), () =>
          confirmed(t("menu.delete-sure"), t("menu.delete"), () => (void ask({ type: "delete" }), box.close())),
        ),
      button(t("menu.home"), () => (box.close(), page.go("/")), { class: "primary" }),
    ),
    h("p", { class: "quiet" }, t("menu.keys")),
    h("p", { class: "quiet fairness" }, t("menu.commitment"), " ", h("code", null, about.commitment)),
  );
}

/** The link with which another device takes a seat over. @param {import("./session.js").Session} session */
async function device(session) {
  const answer = await net.ask({ type: "link", table: session.id, seat: session.viewer });
  const link = `${location.origin}/table/${session.id}#seat=${answer.seat}&token=${answer.token}`;
  const { qr } = await import("./qr.js");
  dialog(
    t("menu.device"),
    h("p", null, t("menu.device-text")),
    qr(link),
    h("input", {
      readonly: true,
      value: link,
      "aria-label": t("menu.device"),
      onfocus: (/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select(),
    }),
  );
}

/**
 * @param {string} question
 * @param {string} label
 * @param {() => void} yes
 */
export function confirmed(question, label, yes) {
  const box = dialog(
    question,
    h(
      "div",
      { class: "row" },
      button(label, () => (box.close(), yes()), { class: "primary" }),
      button(t("cancel"), () => box.close()),
    ),
  );
}
