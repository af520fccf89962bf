// @ts-check
// Things to choose by in a form: a few words side by side, a tick, a number; and the field for one's name.

import { h } from "./dom.js";
import { keepName, starName, written } from "./myname.js";
import { t } from "./text.js";

/** @typedef {import("./dom.js").Child} Child */

/**
 * A choice among a few, all of which are seen. What is shown may be more than a word; those of one group, if they are
 * given any, stand in one frame.
 * @param {string} name
 * @param {string} label
 * @param {[string, Child | Child[]][]} options
 * @param {string} value
 * @param {(value: string) => unknown} onchange
 * @param {string} [look]
 * @param {(key: string) => number | undefined} [groupOf]
 */
export function pills(name, label, options, value, onchange, look = "pills", groupOf = () => undefined) {
  const entries = options.map(([key, shown]) => {
    const change = () => void onchange(key);
    const box = h("input", { type: "radio", name, value: key, checked: key === value, onchange: change });
    return h("label", { class: "pill" }, box, h("span", null, ...[shown].flat()));
  });
  const row = h("div", { class: "pill-row" });
  /** @type {Map<number, HTMLElement>} */
  const frames = new Map();
  for (const [i, entry] of entries.entries()) {
    const group = groupOf(options[i][0]);
    if (group === undefined) row.append(entry);
    else frame(frames, group, row).append(entry);
  }
  return h("fieldset", { class: look }, h("legend", null, label), row);
}

/**
 * The frame of a group, which is new where its first entry stands.
 * @param {Map<number, HTMLElement>} frames
 * @param {number} group
 * @param {HTMLElement} row
 */
function frame(frames, group, row) {
  const found = frames.get(group) ?? h("div", { class: "partners" });
  if (!frames.has(group)) row.append(found);
  frames.set(group, found);
  return found;
}

/**
 * Yes or no.
 * @param {string} name
 * @param {string} label
 * @param {boolean} value
 * @param {(chosen: boolean) => void} keep
 */
export function flag(name, label, value, keep) {
  const box = h("input", { type: "checkbox", name, checked: value, onchange: () => keep(box.checked) });
  return h("label", { class: "check" }, box, " ", label);
}

/**
 * A number between 0 and the most.
 * @param {string} label
 * @param {number} most
 * @param {number} value
 * @param {(chosen: number) => void} keep
 */
export function number(label, most, value, keep) {
  const change = () => keep(Math.min(Math.max(Math.round(Number(box.value)), 0), most));
  const box = h("input", { type: "number", min: 0, max: most, value, onchange: change });
  return h("label", { class: "field" }, h("span", null, label), box);
}

/**
 * The field for one's name, which all tables will show.
 * @param {(name: string) => void} changed
 */
export function nameField(changed) {
  const field = h("input", {
    type: "text",
    name: "my-name",
    maxlength: "24",
    value: written(),
    placeholder: starName(),
    autocomplete: "nickname",
    oninput: () => keepName(field.value),
    onchange: () => changed(field.value.trim()),
  });
  return h("label", { class: "field" }, h("span", null, t("home.name")), field);
}
