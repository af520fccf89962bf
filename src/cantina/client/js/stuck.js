// @ts-check
// A table whose rules are no longer those of the server: what that means, and the way on.

import { button, fill, h } from "./dom.js";
import { problem } from "./menu.js";
import { net } from "./net.js";
import { t } from "./text.js";

/**
 * The card of such a table; who holds a seat can play on from its last position.
 * @param {import("./session.js").Session} session
 * @param {(path: string) => void} go
 */
export function stuckCard({ id, about, held }, go) {
  const there = () => go(`/table/${about.rematch}`);
  const on = button(t("stuck.go-on"), () => goOn(id, on, go), { class: "primary" });
  return [
    h("h2", null, t("stuck.title")),
    h("p", null, t("stuck.text", { why: about.problem ?? "" })),
    about.rematch && button(t("after.rematch-go"), there, { class: "primary" }),
    !about.rematch && held.length > 0 && h("p", null, t("stuck.offer")),
    !about.rematch && held.length > 0 && h("div", { class: "row" }, on),
  ];
}

/**
 * @param {string} table
 * @param {HTMLButtonElement} on
 * @param {(path: string) => void} go
 */
async function goOn(table, on, go) {
  on.disabled = true;
  fill(on, t("replay.making"));
  try {
    const answer = await net.ask({ type: "rematch", table });
    go(`/table/${answer.table}`);
  } catch (error) {
    problem(error);
    on.disabled = false;
    fill(on, t("stuck.go-on"));
  }
}
