// @ts-check
// The beginning: the language, the socket, and which page the address means.

import { attendServer } from "./closed.js";
import { byId, fill } from "./dom.js";
import { keepFiles } from "./install.js";
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
  void arrive();
}

/** Shows another page, which keys and what reads aloud begin with: what had the focus is gone. */
async function arrive() {
  await show();
  page?.root.focus({ preventScroll: true });
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
  page.root.tabIndex = -1;
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

/** Opens a game that the address asks for, as the short ways of the installed page do. */
function begin() {
  const game = new URLSearchParams(location.search).get("game");
  if (!game) return;
  history.replaceState(null, "", location.pathname);
  const [place, button] = [byId("app"), `[data-play="${CSS.escape(game)}"]`];
  const look = () => {
    const found = /** @type {HTMLElement | null} */ (place.querySelector(button));
    if (found || !page || location.pathname !== "/") watching.disconnect();
    found?.click();
  };
  const watching = new MutationObserver(look);
  watching.observe(place, { childList: true, subtree: true });
  look();
}

/**
 * The first page, in the language of whoever looks at it; if the server is not there, the one that says so.
 * @param {() => void} shut
 */
async function open(shut) {
  const lang = await preferred().catch(() => "");
  await speak(lang || (localStorage.getItem("cantina-lang") ?? "en"));
  byId("skip").textContent = t("skip");
  if (!net.socket) net.connect();
  if (!lang) return shut();
  await show();
  begin();
}

dressUp();
net.on("held", () => toast(t("net.held")));
net.on("unsent", () => toast(t("net.not-sent")));
heed();
addEventListener("unhandledrejection", (event) => event.reason instanceof Offline && event.preventDefault());
addEventListener("popstate", () => void arrive());
addEventListener("online", () => net.wake());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && net.wake());
await attendServer(byId("app"), open);
void keepFiles();
