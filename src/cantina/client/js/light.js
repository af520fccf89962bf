// @ts-check
// What is lit up on a board: what can be clicked now, what has been, what a line of the log is about.

import { put, svg } from "./dom.js";

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

/**
 * Draws a ring around some tokens, and around no others.
 * @param {Map<string, SVGGElement>} tokens
 * @param {string[]} ids
 */
export function ring(tokens, ids) {
  for (const [id, node] of tokens) {
    node.querySelector(":scope > .latest")?.remove();
    const body = /** @type {SVGGElement | null} */ (ids.includes(id) ? node.firstElementChild : null);
    const { x = 0, y = 0, width = 0, height = 0 } = body?.getBBox() ?? {};
    const frame = { x: x - 3, y: y - 3, width: width + 6, height: height + 6 };
    if (width) node.append(svg("", { class: "latest", rx: 12, ...frame }, "rect"));
  }
}
