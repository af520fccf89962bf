// @ts-check
// What is lit up on a board: what can be clicked now, what has been, what a line of the log is about.

import { put } from "./dom.js";

/**
 * Every element that is drawn.
 * @param {Element} root
 */
export const elementsIn = (root) =>
  new Set([...root.querySelectorAll("[data-el]")].map((node) => node.getAttribute("data-el") ?? ""));

/**
 * Shows what can be clicked now, and what has been.
 * @param {Element} root
 * @param {Set<string>} open
 * @param {string[]} chosen
 * @param {(node: Element) => string} nameOf
 */
export function light(root, open, chosen, nameOf) {
  for (const node of root.querySelectorAll("[data-el]")) {
    const element = node.getAttribute("data-el") ?? "";
    const [legal, clicked] = [open.has(element), chosen.includes(element)];
    node.classList.toggle("legal", legal);
    node.classList.toggle("chosen", clicked);
    put(node, "tabindex", legal || clicked ? "0" : null);
    put(node, "role", legal || clicked ? "button" : "img");
    put(node, "aria-label", nameOf(node));
    put(node, "aria-pressed", clicked ? "true" : legal ? "false" : null);
  }
}

/**
 * Marks some elements, and nothing else.
 * @param {Element} root
 * @param {string[]} elements
 */
export function glow(root, elements) {
  for (const node of root.querySelectorAll(".glow")) node.classList.remove("glow");
  for (const element of elements.map((name) => CSS.escape(name))) {
    for (const node of root.querySelectorAll(`[data-id="${element}"], [data-el="${element}"]`))
      node.classList.add("glow");
  }
}
