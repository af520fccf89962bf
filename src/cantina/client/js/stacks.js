// @ts-check
// Tokens that share a place: which stand together, and which lie on top.

/** @typedef {import("./types").Item} Item */

/**
 * The tokens of each place.
 * @param {Record<string, Item>} tokens
 */
export function groupsOf(tokens) {
  const groups = /** @type {Map<string, string[]>} */ (new Map());
  for (const [id, { at = "" }] of Object.entries(tokens)) groups.set(at, [...(groups.get(at) ?? []), id]);
  return groups;
}

/**
 * Drawings of tokens from below to above: higher levels lie on top, and above all those that are fanned out.
 * @param {SVGGElement[]} nodes
 * @param {Record<string, Item>} tokens
 * @param {string} fanned a place
 */
function ranked(nodes, tokens, fanned) {
  const rank = (/** @type {SVGGElement} */ node) => {
    const item = tokens[node.dataset.id ?? ""];
    return (item?.at === fanned ? 100 : 0) + (item?.level ?? 0);
  };
  return [...nodes].sort((a, b) => rank(a) - rank(b));
}

/**
 * Puts the drawings of a board's tokens into their order, those on top last.
 * @param {import("./board.js").Board} board
 */
export function order({ layer, tokens, scene, fanned }) {
  const sorted = ranked([...tokens.values()], scene.tokens ?? {}, fanned);
  const now = [...(layer?.tokens.children ?? [])];
  if (sorted.some((node, i) => now[i] !== node)) layer?.tokens.append(...sorted);
}
