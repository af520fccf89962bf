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
 * @param {import("./choose.js").Pick[]} picks
 * @param {(node: Element) => string} nameOf
 */
export function light(root, open, picks, nameOf) {
  for (const node of root.querySelectorAll("[data-el]")) {
    const element = node.getAttribute("data-el") ?? "";
    const [legal, clicked] = [open.has(element), isPicked(node, element, picks)];
    node.classList.toggle("legal", legal);
    node.classList.toggle("chosen", clicked);
    put(node, "tabindex", legal || clicked ? "0" : null);
    put(node, "role", legal || clicked ? "button" : "img");
    put(node, "aria-label", legal || clicked ? called(node, nameOf(node)) : nameOf(node));
    put(node, "aria-pressed", clicked ? "true" : legal ? "false" : null);
  }
}

/**
 * A thing by its name and by what is written on it: who speaks to the page says what they see.
 * @param {Element} node
 * @param {string} name
 */
export function called(node, name) {
  const written = [...node.querySelectorAll("text")]
    .map((text) => text.textContent?.trim())
    .filter(Boolean)
    .join(" ");
  return !written || ` ${words(name)} `.includes(` ${words(written)} `) ? name : `${name}: ${written}`;
}

/** A text without its signs, word by word: the 3 of "1.3" is no word of it. @param {string} text */
const words = (text) =>
  text
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .trim()
    .split(/\s+/)
    .join(" ");

/**
 * Whether it was this thing that was clicked, and not another one that goes by the same element.
 * @param {Element} node
 * @param {string} element
 * @param {import("./choose.js").Pick[]} picks
 */
export const isPicked = (node, element, picks) =>
  picks.some((pick) => pick.element === element && pick.id === idOf(node));

/** What tells one thing from another of the same element. @param {Element} node */
export const idOf = (node) => node.getAttribute("data-key") ?? node.getAttribute("data-id") ?? "";

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
