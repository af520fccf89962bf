// @ts-check
// What the host of the server tells everybody: one line over every page, until its time is past.

import { button, h } from "./dom.js";
import { net } from "./net.js";
import { lang, t } from "./text.js";

/** @type {HTMLElement | null} */
let shown = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {import("./protocol").Notice} notice */
function tell({ text = "", until = 0, closing = false }) {
  clearTimeout(timer);
  shown?.remove();
  shown = null;
  const left = until - Date.now();
  if (!closing && (left <= 0 || !text)) return;
  const time = new Date(until).toLocaleTimeString(lang(), { hour: "2-digit", minute: "2-digit" });
  const close = button("×", () => shown?.remove(), { class: "quiet-button", "aria-label": t("close") });
  shown = h("div", { class: "notice", role: "status" }, closing ? t("notice.closing", { time }) : text, close);
  document.body.prepend(shown);
  if (!closing) timer = setTimeout(() => shown?.remove(), Math.min(left, 2 ** 31 - 1));
}

/** Shows the host's notices from now on. */
export const heed = () => void net.on("notice", tell);
