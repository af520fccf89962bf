// @ts-check
// Making and changing elements. Text is always set as text, never as markup.

/** @typedef {string | number | Node | null | undefined | false} Child */
/** @typedef {import("./types").Props} Props */

/**
 * An HTML element with attributes, listeners (`onclick: f`) and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [props]
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
 * @param {Props[string]} value
 */
export function put(element, key, value) {
  if (value === undefined || value === null || value === false) element.removeAttribute(key);
  else if (typeof value === "function") element.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
  else if (key === "value") /** @type {HTMLInputElement} */ (element).value = String(value);
  else {
    const text = value === true ? "" : String(value);
    if (element.getAttribute(key) !== text) element.setAttribute(key, text);
  }
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
 * @template {"svg" | "g" | "rect"} [K="svg"]
 * @param {string} markup
 * @param {Props} [props]
 * @param {K} [tag]
 */
export function svg(markup, props = {}, tag) {
  const element = document.createElementNS(SVG, tag ?? "svg");
  for (const [key, value] of Object.entries(props)) put(element, key, value);
  element.innerHTML = markup;
  return /** @type {SVGElementTagNameMap[K]} */ (element);
}

/**
 * A button that says what it does.
 * @param {string} label
 * @param {() => unknown} act
 * @param {Props} [props]
 */
export function button(label, act, props = {}) {
  return h("button", { type: "button", onclick: () => void act(), ...props }, label);
}

/**
 * A link within the page.
 * @param {string} label
 * @param {() => unknown} go
 * @param {Props} [props]
 */
export function link(label, go, props = {}) {
  const onclick = (/** @type {Event} */ event) => {
    event.preventDefault();
    go();
  };
  return h("a", { onclick, ...props }, label);
}

/**
 * A field with an address that is selected as soon as one goes there.
 * @param {string} address
 * @param {string} label
 */
export function addressField(address, label) {
  const field = h("input", { readonly: true, value: address, "aria-label": label, onfocus: () => field.select() });
  return field;
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

/** Whether things shall not move: someone wishes it so, or nobody looks: in a tab in the back no motion ever ends. */
export const calm = () =>
  document.hidden ||
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  document.documentElement.dataset.motion === "none";

/** @param {number} ms */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));
