// @ts-check
// Making and changing elements. Text is always set as text, never as markup.

/** @typedef {string | number | Node | null | undefined | false} Child */

/**
 * An HTML element with attributes, listeners (`onclick: f`) and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any> | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) put(element, key, value);
  fill(element, ...children);
  return element;
}

/**
 * Sets one attribute or listener.
 * @param {Element} element
 * @param {string} key
 * @param {any} value
 */
export function put(element, key, value) {
  if (value === undefined || value === null || value === false) element.removeAttribute(key);
  else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
  else if (key === "value") /** @type {any} */ (element).value = value;
  else if (element.getAttribute(key) !== String(value === true ? "" : value))
    element.setAttribute(key, value === true ? "" : String(value));
}

/**
 * Replaces the children of an element.
 * @param {Element} element
 * @param {...(Child | Child[])} children
 */
export function fill(element, ...children) {
  const nodes = children.flat().filter((child) => child !== null && child !== undefined && child !== false);
  element.replaceChildren(...nodes.map((child) => (child instanceof Node ? child : String(child))));
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * A drawing from markup of our own; nothing that a person typed may stand in it.
 * @param {string} markup
 * @param {Record<string, any>} [props]
 * @param {string} [tag]
 * @returns {SVGElement}
 */
export function svg(markup, props = {}, tag = "svg") {
  const element = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(props)) put(element, key, value);
  element.innerHTML = markup;
  return element;
}

/**
 * A button that says what it does.
 * @param {string} label
 * @param {(event: MouseEvent) => void} onclick
 * @param {Record<string, any>} [props]
 */
export function button(label, onclick, props = {}) {
  return h("button", { type: "button", onclick, ...props }, label);
}

/**
 * The element with an id, which must exist.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no #${id}`);
  return found;
}

export const calm = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "none";

/** @param {number} ms */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));
