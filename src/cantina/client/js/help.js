// @ts-check
// Why something cannot be done, and what the bot would do.

import { button, fill, h } from "./dom.js";
import { net, Refused } from "./net.js";
import { percent, t } from "./text.js";

/** @typedef {import("./table.js").TablePage} TablePage */

/**
 * Says why something cannot be done, with its rule.
 * @param {TablePage} page
 * @param {string[]} elements
 */
export async function explain(page, elements) {
  const { session } = page;
  if (session.about.status !== "playing" || session.viewer < 0) return;
  try {
    for (const asked of questions(page, elements)) {
      const answer = await net.ask({ type: "why", table: session.id, seat: session.viewer, element: asked.join(" ") });
      if (answer.clause) return page.tell(answer.text, answer.clause);
    }
  } catch (error) {
    if (error instanceof Refused && error.code !== "malformed") page.tell(t("why.nothing"), "");
  }
}

/**
 * What to ask about clicks that go nowhere, the most telling first: a place alone is asked about with a card that could be played.
 * @param {TablePage} page
 * @param {string[]} elements
 */
function questions({ hand }, elements) {
  const card = hand?.root.querySelector(":scope[data-combine] > .legal")?.getAttribute("data-el");
  const alone = elements.length === 1 && card && !hand?.elements().has(elements[0]);
  return [...(alone ? [[card, elements[0]]] : []), elements, ...(elements.length > 1 ? [elements.slice(-1)] : [])];
}

/**
 * Shows the bot's best moves with their chances.
 * @param {TablePage} page
 */
export async function hint(page) {
  const { session } = page;
  if (!session.choices.length) {
    page.tell(t("hint.not-now"), "");
    return;
  }
  page.tell(t("hint.thinking"), "");
  try {
    const answer = await net.ask({ type: "hint", table: session.id, seat: session.viewer });
    page.reason = "hint";
    const best = answer.moves.slice(0, 3).map((/** @type {any} */ move) => advised(page, move));
    if (page.why) fill(page.why, h("span", { class: "quiet" }, t("hint.says")), " ", ...best);
  } catch (error) {
    page.problem(error);
  }
}

/**
 * A move of the bot as a button, if it can still be chosen.
 * @param {TablePage} page
 * @param {any} move
 */
function advised(page, move) {
  const choice = page.session.choices.find((c) => c.action === move.action);
  if (!choice) return null;
  const chance = move.chance === undefined ? "" : ` ${percent(move.chance)}`;
  const [lit, dark] = [() => page.board?.glow(choice.elements), () => page.board?.glow([])];
  return button(`${move.label}${chance}`, () => void page.send(choice), {
    class: "act small",
    onpointerenter: lit,
    onfocus: lit,
    onpointerleave: dark,
    onblur: dark,
  });
}
