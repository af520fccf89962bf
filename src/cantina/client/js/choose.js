// @ts-check
// From clicks to an action. A choice names the elements to click; every click leaves fewer choices,
// until one is named in full. No rule stands here: what is legal comes from the server.

/** @typedef {import("./protocol").Choice} Choice */

/**
 * The choices that name everything clicked so far.
 * @param {Choice[]} choices
 * @param {string[]} clicked
 */
export const matching = (choices, clicked) =>
  choices.filter((choice) => clicked.every((element) => choice.elements.includes(element)));

/**
 * The elements that can be clicked next.
 * @param {Choice[]} choices
 * @param {string[]} clicked
 * @returns {Set<string>}
 */
export function open(choices, clicked) {
  const next = matching(choices, clicked).flatMap((choice) => choice.elements);
  return new Set(next.filter((element) => !clicked.includes(element)));
}

/**
 * Choices of which everything has been clicked: with one of them it is decided, with several a button decides.
 * @param {Choice[]} choices
 * @param {string[]} clicked
 */
export const named = (choices, clicked) =>
  clicked.length
    ? matching(choices, clicked).filter((choice) => choice.elements.every((element) => clicked.includes(element)))
    : [];

/**
 * The choices that need a button of their own: something they name is nowhere to be clicked, or only a button can
 * tell them apart.
 * @param {Choice[]} choices
 * @param {string[]} clicked
 * @param {Set<string>} shown elements that are drawn
 */
export function buttons(choices, clicked, shown) {
  const left = matching(choices, clicked);
  return left.filter((choice) => {
    const missing = choice.elements.filter((element) => !clicked.includes(element));
    return missing.length ? missing.some((element) => !shown.has(element)) : left.length > 1;
  });
}

/**
 * What is clicked after a click on an element: it is added, or takes the place of one of its kind, or is let go.
 * Null if no choice has it together with what was clicked before.
 * @param {Choice[]} choices
 * @param {string[]} clicked
 * @param {string} element
 */
export function click(choices, clicked, element) {
  if (clicked.includes(element)) return clicked.filter((other) => other !== element);
  const fits = (/** @type {string[]} */ elements) => matching(choices, elements).length > 0;
  if (fits([...clicked, element])) return [...clicked, element];
  const others = clicked.filter((other) => kind(other) !== kind(element));
  if (others.length === clicked.length || !fits([element])) return null;
  return fits([...others, element]) ? [...others, element] : [element];
}

/** @param {string} element */
export const kind = (element) => element.split("-")[0];
