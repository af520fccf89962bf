// @ts-check
// What is not ready yet: at a first start games are compiled, and each can be played as soon as that is done.

import { fill, h } from "./dom.js";
import { net } from "./net.js";
import { t } from "./text.js";

/** @typedef {import("./dom.js").Child} Child */
/** @typedef {import("./protocol").GameStage & {begun: number}} Known */

const STEP = 5; // seconds in which the time that is left is told
/** @type {Map<string, Known>} how far each game is that is not ready */
const stages = new Map();
/** @type {WeakMap<Element, () => void>} what draws a place again; the document holds the places */
const drawn = new WeakMap();

net.on("online", ({ games = [] }) => {
  stages.clear();
  take(games);
});
net.on("games", ({ games }) => take(games));
setInterval(() => stages.size && draw(), 1000);

/** @param {import("./protocol").GameStage[]} games */
function take(games) {
  for (const game of games) {
    if (game.stage === "ready") stages.delete(game.game);
    else stages.set(game.game, { ...game, begun: performance.now() - 1000 * (game.seconds ?? 0) });
  }
  draw();
}

function draw() {
  for (const place of document.querySelectorAll(".prepared")) drawn.get(place)?.();
}

/** Whether someone who wants to play a game must wait. @param {string} game */
const waits = (game) => ["waiting", "preparing"].includes(stages.get(game)?.stage ?? "ready");

/**
 * A place for what can be done with a game when it is ready, which until then shows how far it is.
 * @param {import("./types").Game} game
 * @param {() => Child[]} ready
 * @param {() => Child[]} meanwhile what can be done already
 */
export function oncePrepared({ game, title }, ready, meanwhile) {
  const news = h("p", { class: "unseen", role: "status" });
  const bar = h("div", { class: "progress" });
  const place = h("div", { class: "prepared" });
  /** @type {boolean | null} */
  let waited = null;
  const show = () => {
    const wait = waits(game);
    if (waited !== wait) fill(place, news, ...(wait ? [bar, ...meanwhile()] : [...ready(), failure(game)]));
    if (wait) fill(bar, ...progress(game));
    else if (waited) news.textContent = t("preparing.ready", { game: title });
    waited = wait;
  };
  drawn.set(place, show);
  show();
  return place;
}

/** How far a game is, in words and as a bar. @param {string} game */
function progress(game) {
  const { stage, begun = 0, about = 0 } = stages.get(game) ?? {};
  const gone = (performance.now() - begun) / 1000;
  const left = Math.ceil((about - gone) / STEP) * STEP;
  const said = stage === "waiting" ? "preparing.waiting" : left > 0 ? "preparing.now" : "preparing.soon";
  const words = t(said, { seconds: left });
  // Beyond what was expected the bar creeps on, and never says that it is full.
  const share = stage === "waiting" ? 0 : Math.min(gone / about, 1) * 0.9 + 0.1 * (1 - Math.exp(-gone / about));
  return [h("p", null, words), h("progress", { value: share, "aria-label": words })];
}

/** What stands in the way of a game. @param {string} game */
function failure(game) {
  const problem = stages.get(game)?.problem;
  return problem ? h("p", { class: "quiet small-print" }, t("preparing.failed", { why: problem })) : null;
}

/** What a table shows whose game is not ready; `open` is called when it may be. @param {() => void} open */
export function tableInPreparation(open) {
  const off = net.on("games", ({ games }) => {
    if (games.some(({ stage }) => stage !== "waiting" && stage !== "preparing")) {
      off();
      open();
    }
  });
  const text = h("p", null, t("preparing.table"));
  const page = h("div", { class: "empty" }, h("h1", null, t("preparing.moment")), text, h("progress"));
  return { page, off };
}
