// @ts-check
// Dialogs, short notices, and the menu of a table.

import { shared } from "./address.js";
import { addressField, button, h } from "./dom.js";
import { pills } from "./fields.js";
import { installDoor } from "./install.js";
import { net, Offline, Refused } from "./net.js";
import { sealLine } from "./shares.js";
import { entryOf, lang, lists, nameOfLanguage, speak, t } from "./text.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./dom.js").Child} Child */

/**
 * Opens a dialog; Escape and a click beside it close it.
 * @param {string} title
 * @param {...(Child | Child[])} children
 */
export function dialog(title, ...children) {
  const close = button(t("close"), () => box.close(), { class: "quiet-button" });
  const head = h("div", { class: "dialog-head" }, h("h2", null, title), close);
  const box = h("dialog", { "aria-label": title }, head, h("div", { class: "dialog-body" }, ...children));
  box.addEventListener("click", (event) => event.target === box && box.close());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

/**
 * A notice that goes away by itself, later if it has a button.
 * @param {string} text
 * @param {HTMLElement} [action]
 */
export function toast(text, action) {
  const box = h("div", { class: "toast", role: "status" }, text, " ", action);
  action?.addEventListener("click", () => box.remove());
  document.body.append(box);
  setTimeout(() => box.remove(), action ? 60_000 : 4000);
  return box;
}

/** Says that something did not work, unless it was said already that there is no connection. @param {unknown} error */
export function problem(error) {
  if (error instanceof Offline) return;
  if (error instanceof Refused) return toast(error.message);
  toast(t("error.other", { why: error instanceof Error ? error.message : String(error) }));
}

/** Light or dark, moving or not, as chosen or as the system says. */
export function dressUp() {
  for (const name of ["theme", "motion"]) {
    const chosen = localStorage.getItem(`cantina-${name}`) ?? "auto";
    if (chosen === "auto") delete document.documentElement.dataset[name];
    else document.documentElement.dataset[name] = chosen;
  }
}

/**
 * A choice among some values.
 * @param {string} label
 * @param {[string, string][]} options
 * @param {string} value
 * @param {(value: string) => unknown} onchange
 */
function select(label, options, value, onchange) {
  const entries = options.map(([key, name]) => h("option", { value: key }, name));
  const box = h("select", { onchange: () => void onchange(box.value) }, ...entries);
  box.value = value;
  return h("label", { class: "field" }, h("span", null, label), box);
}

/**
 * The settings that every page has.
 * @returns {Promise<HTMLElement[]>}
 */
export async function settings() {
  const { languages } = await lists();
  return [
    select(
      t("menu.language"),
      languages.map((code) => [code, nameOfLanguage(code)]),
      lang(),
      changeLanguage,
    ),
    kept("theme", ["auto", "dark", "light"]),
    kept("motion", ["auto", "none"]),
    kept("sound", ["on", "off"]),
    ...[installDoor()].filter((door) => door !== null),
  ];
}

/** @param {string} code */
async function changeLanguage(code) {
  await speak(code);
  net.again();
  location.reload();
}

/**
 * A setting that the browser keeps.
 * @param {string} name
 * @param {string[]} values the usual one first
 */
function kept(name, values) {
  const options = values.map((value) => /** @type {[string, string]} */ ([value, t(`menu.${name}-${value}`)]));
  return select(t(`menu.${name}`), options, localStorage.getItem(`cantina-${name}`) ?? values[0], (value) => {
    localStorage.setItem(`cantina-${name}`, value);
    dressUp();
  });
}

/** @param {import("./table.js").Table} table */
export async function menu(table) {
  const { session, go } = table;
  const { about, viewer } = session;
  const playing = about.status === "playing" && viewer >= 0;
  const close = () => box.close();
  const home = () => {
    close();
    go("/");
  };
  const box = dialog(
    t("menu.title"),
    ...(await settings()),
    playing && (await entryOf(about.game))?.windows && (await passing(session)),
    h(
      "div",
      { class: "row" },
      button(t("menu.link"), () => copy(location.href)),
      button(`${t("keys.title")} (?)`, () => void import("./keylist.js").then(({ keyList }) => keyList())),
      viewer >= 0 && button(t("menu.device"), () => device(session)),
      playing && button(t("menu.resign"), () => resign(session, close)),
      (session.owner || viewer >= 0) && button(t("menu.delete"), () => remove(session, close)),
      button(t("menu.home"), home, { class: "primary" }),
    ),
    sealLine(session),
  );
}

/** Whether the server passes for the viewer. @param {Session} session */
async function passing({ id: table, viewer: seat, face }) {
  const modes = (await lists()).passing;
  const options = modes.map((mode) => /** @type {[string, string]} */ ([mode, t(`menu.passing-${mode}`)]));
  return pills("passing", t("menu.passing"), options, face?.passing ?? modes[0], (chosen) => {
    const mode = modes.find((one) => one === chosen);
    if (mode) net.ask({ type: "passing", table, seat, mode }).catch(problem);
  });
}

/**
 * @param {Session} session
 * @param {() => void} done
 */
function resign({ id: table, viewer: seat }, done) {
  confirmed(t("menu.resign-sure"), t("menu.resign"), () => {
    net.ask({ type: "resign", table, seat }).catch(problem);
    done();
  });
}

/**
 * @param {Session} session
 * @param {() => void} done
 */
function remove({ id: table, seats }, done) {
  const others = seats.some(({ guest }) => guest && guest !== net.welcome?.guest);
  confirmed(t(others ? "menu.delete-mine" : "menu.delete-sure"), t("menu.delete"), () => {
    net.ask({ type: "delete", table }).catch(problem);
    done();
  });
}

/** Copies an address, and says so. @param {string} address */
export async function copy(address) {
  if (!navigator.clipboard) return; // only a page from this machine or over HTTPS may copy
  await navigator.clipboard.writeText(address);
  toast(t("menu.copied"));
}

/** The link with which another device takes a seat over. @param {Session} session */
async function device({ id: table, viewer }) {
  const { seat, token } = await net.ask({ type: "link", table, seat: viewer });
  const address = `${shared() || location.origin}/table/${table}#seat=${seat}&token=${token}`;
  const { qr } = await import("./qr.js");
  const text = h("p", null, t("menu.device-text"));
  dialog(t("menu.device"), text, qr(address), addressField(address, t("menu.device")));
}

/**
 * Does something after a question; the prominent answer is the one that changes nothing.
 * @param {string} question
 * @param {string} label
 * @param {() => void} yes
 * @param {string} [about] what would be changed
 */
export function confirmed(question, label, yes, about = "") {
  const act = () => {
    box.close();
    yes();
  };
  const no = button(t("cancel"), () => box.close(), { class: "primary", autofocus: true });
  const what = about !== "" && h("p", null, about);
  const box = dialog(question, what, h("div", { class: "row" }, no, button(label, act)));
}
