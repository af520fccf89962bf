// @ts-check
// Why something cannot be done, and what the bot would do.

import { kind } from "./choose.js";
import { button, h } from "./dom.js";
import { net, Refused } from "./net.js";
import { percent, t } from "./text.js";

/** @typedef {import("./table.js").Table} Table */

const LONG = 240; // letters of a rule beyond which it explains too much at once

/**
 * Says why something cannot be done, with its rule.
 * @param {Table} table
 * @param {string[]} elements
 */
export async function explain(table, elements) {
  const { id, viewer: seat, about } = table.session;
  if (about.status !== "playing" || seat < 0) return;
  let [text, clause] = ["", ""];
  try {
    for (const asked of questions(table, elements)) {
      const answer = await net.ask({ type: "why", table: id, seat, element: asked.join(" ") });
      if (answer.clause) [text, clause] = [answer.text ?? "", answer.clause];
      if (clause) break;
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  const plain = `why.${clause}`;
  table.prompt.tell(table.words.has(plain) ? table.words.says(plain) : reason(table, elements, text), clause);
}

/**
 * A reason that helps: the rule, unless it is a long one about the order of things or none at all. Then it is better
 * said what can be done now.
 * @param {Table} table
 * @param {string[]} elements
 * @param {string} text
 */
function reason({ session }, elements, text) {
  const kinds = new Set(session.choices.flatMap((choice) => choice.elements).map(kind));
  const asked = kinds.has(kind(elements[elements.length - 1])); // what was clicked before may well be of this step
  if (text && text.length <= LONG && (asked || !session.choices.length)) return text;
  return session.choices.length
    ? t("why.instead", { prompt: (session.face?.prompt ?? "").replace(/\.$/, "") })
    : t("why.wait");
}

/**
 * What to ask about clicks that go nowhere, the most telling first: a place alone is asked about with a card that
 * could be played.
 * @param {Table} table
 * @param {string[]} elements
 */
function questions({ hand }, elements) {
  const card = hand.root.querySelector(":scope[data-combine] > .legal")?.getAttribute("data-el");
  const alone = elements.length === 1 && card && !hand.elements().has(elements[0]);
  return [...(alone ? [[card, elements[0]]] : []), elements, ...(elements.length > 1 ? [elements.slice(-1)] : [])];
}

/**
 * Shows the bot's best moves with their chances.
 * @param {Table} table
 */
export async function hint(table) {
  const { session, prompt } = table;
  if (!session.choices.length) return prompt.tell(t("hint.not-now"), "");
  prompt.tell(t("hint.thinking"), "");
  try {
    const answer = await net.ask({ type: "hint", table: session.id, seat: session.viewer });
    const best = answer.moves.slice(0, 3).map((move) => advised(table, move));
    prompt.answer(h("span", { class: "quiet" }, t("hint.says")), " ", ...best);
  } catch (error) {
    table.problem(error);
  }
}

/**
 * A move of the bot as a button, if it can still be chosen.
 * @param {Table} table
 * @param {import("./protocol").HintMove} move
 */
function advised(table, { action, chance }) {
  const choice = table.session.choices.find((one) => one.action === action);
  if (!choice) return null;
  const said = table.prompt.labelOf(choice);
  const lit = table.prompt.lit(choice.elements, action);
  const node = button(said, () => table.send(choice), { class: "act small advice", ...lit });
  if (typeof chance !== "number") return node;
  node.style.setProperty("--chance", percent(chance, "en")); // as a length: how far the bar reaches
  node.append(" ", h("span", { class: "chance" }, percent(chance)));
  return node;
}
