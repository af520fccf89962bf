// @ts-check
// What a pointer means: things are drawn as small as they are, and can be hit within 44 pixels all the same. Nothing
// moves away from under it: a stack is spread out by a click, and stays so.

import { groupsOf } from "./stacks.js";

/** @typedef {import("./board.js").Board} Board */

const REACH = 22; // pixels from the middle of a thing within which a click is meant for it

/** @param {Element} node */
export function middleOf(node) {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/**
 * The thing that is meant at a point: the one under it if it can be chosen, or the nearest one that can, or whatever is
 * under it.
 * @param {Element} root
 * @param {number} x
 * @param {number} y
 */
export function meantAt(root, x, y) {
  const found = document.elementsFromPoint(x, y).map((node) => node.closest("[data-el]"));
  const under = found.find((node) => node && root.contains(node)) ?? null; // also behind a ghost
  if (under?.matches(".legal, .chosen")) return under;
  let [best, least] = [/** @type {Element | null} */ (null), Infinity];
  for (const node of root.querySelectorAll("[data-el].legal")) {
    const [dx, dy] = middleOf(node).map((value, axis) => Math.abs(value - [x, y][axis]));
    if (dx <= REACH && dy <= REACH && dx + dy < least) [best, least] = [node, dx + dy];
  }
  return best ?? under;
}

/** How close together things can lie and still be told apart by whoever points at them. */
const finger = () => (matchMedia("(pointer: coarse)").matches ? 2 * REACH : REACH);

/**
 * Whether two of these are drawn closer together than that.
 * @param {Element[]} nodes
 * @param {number} near
 */
function crowded(nodes, near) {
  const middles = nodes.map(middleOf);
  return middles.some(([x, y], i) => middles.slice(i + 1).some(([u, v]) => Math.hypot(x - u, y - v) < near));
}

/**
 * Picks what a click on the board means, or spreads out the stack that it is in.
 * @param {Board} board
 * @param {MouseEvent} event
 */
export function clicked(board, event) {
  const pointed = event.detail > 0; // else it came from a key or a program, and means just what it names
  const target = /** @type {Element} */ (event.target);
  const offer = target.closest("[data-picks]")?.getAttribute("data-picks");
  if (offer) return board.onoffer(offer.split(" "));
  const node = pointed ? meantAt(board.root, event.clientX, event.clientY) : target.closest("[data-el]");
  const id = node?.getAttribute("data-id") ?? "";
  const at = board.scene.tokens?.[id]?.at ?? id;
  const looked = board.scene.tokens?.[id]?.elements?.length === 0; // nothing to choose, only to look at
  const spread = pointed && at !== board.fanned && node !== null && (looked || mustSpread(board, at, node));
  board.fan(spread || (at === board.fanned && !looked) ? at : "");
  if (spread) board.onfan();
  if (node && !looked && !(spread && node.matches(".legal"))) board.onpick(node.getAttribute("data-el") ?? "", node);
}

/**
 * Whether a stack is spread out first: those in it that can be chosen lie too close together for whoever points, or
 * nothing there can be chosen and what lies there can hardly be seen.
 * @param {Board} board
 * @param {string} at
 * @param {Element} node
 */
function mustSpread(board, at, node) {
  const nodes = (groupsOf(board.scene.tokens ?? {}).get(at) ?? []).flatMap((id) => board.tokens.get(id) ?? []);
  if (nodes.length < 2) return false;
  if (!node.matches(".legal")) return crowded(nodes, REACH);
  return (
    node.matches(".token") &&
    crowded(
      nodes.filter((one) => one.matches(".legal")),
      finger(),
    )
  );
}
