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
export function ranked(nodes, tokens, fanned) {
  const rank = (/** @type {SVGGElement} */ node) => {
    const item = tokens[node.dataset.id ?? ""];
    return (item?.at === fanned ? 100 : 0) + (item?.level ?? 0);
  };
  return [...nodes].sort((a, b) => rank(a) - rank(b));
}
