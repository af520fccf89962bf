// @ts-check
// The lesson before the rules: the game in one minute, examples that play on the board, signs, words.

import { Board } from "./board.js";
import { button, calm, fill, h, svg, wait } from "./dom.js";
import { artOf } from "./drawings.js";
import { Hand } from "./hand.js";
import { lessonOf, t, wordsOf } from "./text.js";

/** @typedef {import("./types").Art} Art */
/** @typedef {import("./types").Example} Example */
/** @typedef {import("./types").Lesson} Lesson */
/** @typedef {import("./types").Words} Words */

const PACE = 900; // milliseconds for a move of an example, and for reading what it told

/**
 * The parts of a game's lesson; none if it has no lesson.
 * @param {string} game
 * @param {(clause: string) => void} open shows a clause
 */
export async function lesson(game, open) {
  const [found, art, words] = await Promise.all([lessonOf(game), artOf(game), wordsOf(game)]);
  if (!found.titles.length) return [];
  const stage = new Stage(found, art, words);
  const [minute, examples, signs, terms] = found.titles;
  const text = found.minute.map((paragraph) => h("p", null, ...marked(paragraph)));
  const played = found.examples.map((example) => shown(example, stage, open));
  const named = h("dl", { class: "terms" }, ...found.terms.flatMap(({ word, text }) => entry(word, text)));
  return [
    h("section", { class: "minute" }, h("h3", null, minute), ...text),
    h("section", { class: "examples" }, h("h3", null, examples), ...played),
    h("section", { class: "signs" }, h("h3", null, signs), ...found.signs.map((sign) => signLine(sign, stage))),
    h("section", null, h("h3", null, terms), named),
  ];
}

/** @param {string} word @param {string} text */
const entry = (word, text) => [h("dt", null, word), h("dd", null, text)];

/**
 * A text in which `**` makes words strong and `*` stresses them.
 * @param {string} text
 */
function marked(text) {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/);
  return parts.map((part) => {
    if (part.startsWith("**")) return h("b", null, part.slice(2, -2));
    return part.startsWith("*") ? h("em", null, part.slice(1, -1)) : part;
  });
}

/** Draws what examples show: boards, hands, and single things of them. */
class Stage {
  /**
   * @param {Lesson} lesson
   * @param {Art} art
   * @param {Words} words
   */
  constructor(lesson, art, words) {
    this.lesson = lesson;
    this.art = art;
    this.words = words;
  }

  /**
   * A board as it is at the beginning of an example.
   * @param {Example} example
   */
  board({ pack, moments }) {
    const board = new Board(this.art, this.words);
    board.load(this.lesson.stills[pack], pack);
    void board.show(moments[0].scene, true);
    return board;
  }

  /**
   * Cards to look at.
   * @param {Record<string, import("./types").Item>} cards
   */
  hand(cards) {
    const hand = new Hand(this.art, this.words, () => {});
    hand.root.inert = true;
    hand.root.classList.add("open");
    hand.show(cards, new Set(), []);
    return hand;
  }

  /**
   * One thing of an example, as `example/thing`, by itself; nothing while the game is not ready.
   * @param {string} element
   */
  thing(element) {
    const [id, name] = element.split("/");
    const example = this.lesson.examples.find((one) => one.id === id);
    if (!example?.moments.length) return null;
    const card = example.moments[0].scene.hand?.[name];
    if (card) return this.hand({ [name]: card }).root;
    const board = this.board(example);
    const node = board.places.get(name) ?? board.tokens.get(name);
    return node ? cut(node, board) : null;
  }
}

/**
 * A thing cut out of a board: the board lies unseen in the page while the thing is measured.
 * @param {SVGGElement} node
 * @param {Board} board
 */
function cut(node, board) {
  const aside = h("div", { class: "measured", "aria-hidden": "true" }, board.root);
  document.body.append(aside);
  const { x, y, width, height } = node.getBBox();
  aside.remove();
  board.close();
  const copy = /** @type {SVGGElement} */ (node.cloneNode(true));
  copy.removeAttribute("transform");
  copy.style.transform = "none";
  for (const name of ["data-el", "tabindex", "role"]) copy.removeAttribute(name);
  const picture = svg("", { viewBox: `${x} ${y} ${width} ${height}`, class: board.svg?.getAttribute("class") ?? "" });
  picture.append(copy);
  return picture;
}

/**
 * @param {Lesson["signs"][number]} sign
 * @param {Stage} stage
 */
function signLine({ element, name, text }, stage) {
  const picture = stage.thing(element);
  picture?.setAttribute("aria-hidden", "true");
  const dark = Object.values(stage.lesson.stills)[0]?.dark ? "dark" : "";
  return h(
    "div",
    { class: "lesson-sign" },
    picture && h("span", { class: `sign-picture board ${dark}` }, picture),
    line(name, text),
  );
}

/** @param {string} name @param {string} text */
const line = (name, text) => h("p", null, h("b", null, name), h("br"), text);

/**
 * An example that is opened and then played as often as one likes.
 * @param {Example} example
 * @param {Stage} stage
 * @param {(clause: string) => void} open
 */
function shown(example, stage, open) {
  const table = h("div", { class: "example-table" });
  const rules = example.clauses.map((clause) => button(t("rules.clause", { clause }), () => open(clause), quiet));
  const box = h(
    "details",
    { class: "example", "data-example": example.id },
    h("summary", null, example.title),
    h("p", null, example.text),
    h("p", { class: "row" }, ...rules),
    table,
  );
  if (example.moments.length) {
    box.addEventListener("toggle", () => {
      if (box.open && !table.firstChild) lay(table, example, stage);
      if (box.open) box.scrollIntoView({ block: "start" });
    });
  }
  return box;
}

const quiet = { class: "link" };

/**
 * Lays an example out: its board, its hand, and the button that plays it.
 * @param {HTMLElement} table
 * @param {Example} example
 * @param {Stage} stage
 */
function lay(table, example, stage) {
  const board = stage.board(example);
  const at = (/** @type {number} */ i) => example.moments[i].scene.hand ?? {};
  const hand = stage.hand(at(0));
  const told = h("ol", { class: "told", "aria-live": "polite" });
  const play = async () => {
    start.disabled = true;
    fill(told);
    board.forget();
    await board.show(example.moments[0].scene, true);
    for (const [i, moment] of example.moments.entries()) {
      if (!calm()) await wait(i ? PACE : PACE / 3);
      hand.show(at(i), new Set(), []);
      told.append(...moment.told.map((sentence) => h("li", null, sentence)));
      told.scrollTop = told.scrollHeight;
      await board.show(moment.scene, calm());
    }
    start.disabled = false;
  };
  const start = button(t("lesson.show"), play, { class: "primary" });
  fill(table, board.root, hand.root, h("div", { class: "example-foot" }, start, told));
}
