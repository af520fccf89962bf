// @ts-check
// While the server is away: a page that says so and opens by itself, or one line over a page that is open already.

import { button, fill, h, svg } from "./dom.js";
import { net } from "./net.js";
import { t } from "./text.js";

const LONG = 2500; // milliseconds without a connection that are worth a word

// A cantina at night: the door is shut, the lamp swings.
const DOOR = `
  <circle cx="46" cy="34" r="1.6"/><circle cx="180" cy="22" r="2"/><circle cx="208" cy="58" r="1.4"/>
  <circle cx="20" cy="80" r="1.4"/><circle cx="112" cy="12" r="1.4"/>
  <path class="dome" d="M28 168V120A92 78 0 0 1 212 120V168Z"/>
  <path class="doorway" d="M92 168V118A28 28 0 0 1 148 118V168Z"/>
  <path class="slats" d="M96 124H144M94 138H146M94 152H146"/>
  <g class="lamp"><path d="M176 92V104"/><path class="shade" d="M166 116L172 104H180L186 116Z"/></g>
  <path class="sand" d="M4 168Q60 160 120 168T236 168"/>`;

/** The page of a server that is away. */
function closedPage() {
  const props = { viewBox: "0 0 240 180", class: "closed-door", "aria-hidden": "true" };
  const again = button(t("closed.now"), () => net.wake(), { class: "primary" });
  return h(
    "main",
    { class: "empty closed", id: "main" },
    svg(DOOR, props),
    h("h1", null, t("closed.title")),
    h("p", { role: "status" }, t("closed.text")),
    again,
  );
}

/**
 * Opens the page, and watches the connection: until there was one the closed page stands in its place, and then it is
 * opened again.
 * @param {HTMLElement} place
 * @param {(shut: () => void) => Promise<void>} open which calls `shut` if the server does not answer
 */
export async function attendServer(place, open) {
  let [met, closed] = [false, false];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const line = h("div", { class: "notice lost", role: "status" });
  const shut = () => {
    if (!place.querySelector(".closed")) fill(place, closedPage());
    closed = true;
  };
  const warn = () => {
    if (place.querySelector(".net")) return; // a table says it itself
    fill(line, t("net.offline"));
    document.body.prepend(line);
  };
  net.on("offline", () => {
    if (met) timer ??= setTimeout(warn, LONG);
    else shut();
  });
  net.on("online", () => {
    clearTimeout(timer);
    timer = undefined;
    line.remove();
    met = true;
    if (closed) void open(shut);
    closed = false;
  });
  await open(shut);
  if (closed) shut(); // it was said while the page was being opened
}
