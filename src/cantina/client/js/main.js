// @ts-check
// The beginning: the language, the socket, and which page the address means.

import { byId, fill } from "./dom.js";
import { dressUp, problem, toast } from "./menu.js";
import { net, Offline } from "./net.js";
import { heed } from "./notices.js";
import "./preparing.js"; // from the first message on
import { preferred, speak, t } from "./text.js";

/** @type {null | {root: HTMLElement, close: () => void}} */
let page = null;

/** @param {string} path */
function go(path) {
  history.pushState(null, "", path);
  void show();
}

async function show() {
  page?.close();
  page = null;
  const [, table] = location.pathname.match(/^\/table\/([a-z2-7]{12})$/) ?? [];
  const claim = new URLSearchParams(location.hash.slice(1));
  if (table) {
    const { TablePage } = await import("./tablepage.js");
    if (claim.has("token")) await takeOver(table, claim);
    page = new TablePage(table, go);
  } else {
    const { HomePage } = await import("./home.js");
    page = new HomePage(go);
  }
  fill(byId("app"), page.root);
  document.title = "Cantina";
}

/**
 * A link with a secret takes a seat over.
 * @param {string} table
 * @param {URLSearchParams} claim
 */
async function takeOver(table, claim) {
  history.replaceState(null, "", location.pathname);
  if (!net.ready) await new Promise((done) => net.addEventListener("online", done, { once: true }));
  const [seat, token] = [Number(claim.get("seat")), claim.get("token") ?? ""];
  await net.ask({ type: "claim", table, seat, token }).catch(problem);
}

dressUp();
await speak(await preferred());
byId("skip").textContent = t("skip");
net.on("held", () => toast(t("net.held")));
net.on("unsent", () => toast(t("net.not-sent")));
heed();
net.connect();
addEventListener("unhandledrejection", (event) => event.reason instanceof Offline && event.preventDefault());
addEventListener("popstate", () => void show());
addEventListener("online", () => net.wake());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && net.wake());
await show();
