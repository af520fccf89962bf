// @ts-check
// Every key that does something at a table, as a list.

import { h } from "./dom.js";
import { dialog } from "./menu.js";
import { t } from "./text.js";

/** @type {[string[], string][]} */
const KEYS = [
  [["Tab", "←", "↑", "→", "↓"], "go"],
  [["Enter"], "choose"],
  [["1", "…", "9"], "cards"],
  [["H"], "hand"],
  [["B"], "board"],
  [["L"], "log"],
  [["Esc"], "again"],
  [["U"], "back"],
  [["I"], "hint"],
  [["R"], "rules"],
  [["?"], "list"],
];

export function keyList() {
  const lines = KEYS.flatMap(([keys, what]) => [
    h("dt", null, ...keys.map((key) => (key === "…" ? key : h("kbd", null, key)))),
    h("dd", null, t(`keys.${what}`)),
  ]);
  dialog(t("keys.title"), h("dl", { class: "keys", tabindex: "0" }, ...lines));
}
