// @ts-check
// From clicks to an action. A choice names the elements to click, one of them perhaps several times; every click leaves
// fewer choices, until one is named in full. No rule stands here: what is legal comes from the server.

/** @typedef {import("./protocol").Choice} Choice */

/**
 * Something clicked: its element, and which of the things that go by it.
 * @typedef {{element: string, id: string}} Pick
 */

export const PASS = "pass"; // the action that lets a window go by
const FEW = 5; // choices that are all shown at once where one may also pass

/**
 * What is in the first list and not in the second; an element that stands there twice is taken away once by each.
 * @param {string[]} some
 * @param {string[]} others
 */
function less(some, others) {
  const rest = [...others];
  return some.filter((element) => {
    const at = rest.indexOf(element);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/**
 * The choices that name everything clicked so far.
 * @param {Choice[]} choices
 * @param {string[]} clicked
 */
export const matching = (choices, clicked) => choices.filter((choice) => less(clicked, choice.elements).length === 0);

/**
 * The elements that can be clicked next.
 * @param {Choice[]} choices
 * @param {string[]} clicked
 * @returns {Set<string>}
 */
export const open = (choices, clicked) =>
  new Set(matching(choices, clicked).flatMap((choice) => less(choice.elements, clicked)));

/**
 * Choices of which everything has been clicked: with one of them it may be decided, with several a button decides.
 * @param {Choice[]} choices
 * @param {string[]} clicked
 */
export const named = (choices, clicked) =>
  clicked.length ? matching(choices, clicked).filter(({ elements }) => elements.length === clicked.length) : [];

/**
 * The kinds of which one may click more or fewer: two choices differ in nothing but how many things of the kind they
 * name, as in which dice are thrown again.
 * @param {Choice[]} choices
 * @returns {Set<string>}
 */
export function sets(choices) {
  const found = /** @type {Set<string>} */ (new Set());
  for (const { elements } of choices)
    for (const more of choices) {
      const further = less(more.elements, elements).map(kind);
      const grown = further.length > 0 && more.elements.length === elements.length + further.length;
      if (grown && further.every((one) => elements.some((element) => kind(element) === one)))
        for (const one of further) found.add(one);
    }
  return found;
}

/**
 * The choice that the last click has decided: it alone is named in full, and nothing more could be meant. Whoever
 * chooses some of a kind says with a button that these are all, or goes on to a thing of another kind.
 * @param {Choice[]} choices
 * @param {string[]} clicked
 * @returns {Choice | null}
 */
export function decided(choices, clicked) {
  const [only, ...others] = named(choices, clicked);
  if (!only || others.length) return null;
  const left = matching(choices, clicked);
  const several = sets(choices);
  if (several.has(kind(clicked[clicked.length - 1]))) return null;
  const further = left.flatMap((choice) => less(choice.elements, clicked));
  return further.every((element) => several.has(kind(element))) ? only : null;
}

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
    const missing = less(choice.elements, clicked);
    return missing.length ? missing.some((element) => !shown.has(element)) : clicked.length > 0 || left.length > 1;
  });
}

/**
 * What is clicked after a click on a thing: it is added, or takes the place of one of its kind, or is let go. Null if
 * no choice has it together with what was clicked before, unless it may be chosen instead of all that.
 * @param {Choice[]} choices
 * @param {Pick[]} picks
 * @param {Pick} pick
 * @param {boolean} [instead]
 * @returns {Pick[] | null}
 */
export function click(choices, picks, pick, instead = false) {
  const same = picks.find(({ element, id }) => element === pick.element && id === pick.id);
  if (same) return picks.filter((other) => other !== same);
  const fits = (/** @type {Pick[]} */ some) => matching(choices, elementsOf(some)).length > 0;
  if (fits([...picks, pick])) return [...picks, pick];
  const others = picks.filter(({ element }) => kind(element) !== kind(pick.element));
  if ((others.length === picks.length && !instead) || !fits([pick])) return null;
  return fits([...others, pick]) ? [...others, pick] : [pick];
}

/**
 * Whether choices are so few that all of them lie open at once, cards and where they lead: one reacts, or passes.
 * @param {Choice[]} choices
 */
export const reaction = (choices) => choices.length <= FEW && choices.some(({ name }) => name === PASS);

/**
 * Whether a click on an element that no choice has takes the last step of a draft back: to choose it instead, or, if
 * that is what was chosen, to choose again.
 * @param {Choice[]} choices that there are now
 * @param {import("./types").Step | null} step
 * @param {string} element
 * @returns {"" | "back" | "instead"}
 */
export function rechosen(choices, step, element) {
  if (!step || open(choices, []).has(element)) return "";
  const chosen = step.choices.find(({ action }) => action === step.action);
  if (chosen?.elements.includes(element)) return "back";
  return open(step.choices, []).has(element) ? "instead" : "";
}

/** @param {Pick[]} picks */
export const elementsOf = (picks) => picks.map(({ element }) => element);

/** @param {string} element */
export const kind = (element) => element.split("-")[0];
