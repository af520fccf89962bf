// @ts-check
// The picture of a game on its card.

import { escaped } from "./art.js";
import { h, svg } from "./dom.js";

/**
 * The cover that a game brings, or its initials.
 * @param {import("./types").Game} game
 */
export function cover({ game, title, page }) {
  const size = { width: "360", height: "360" };
  if (page.cover) return h("img", { src: `/games/${game}/cover.svg`, alt: "", ...size });
  const initials = title
    .split(/[\s:–-]+/)
    .map((word) => word.charAt(0))
    .slice(0, 3)
    .join("");
  return svg(`<path d="M0 360L360 0V360Z"/><text x="180" y="212">${escaped(initials)}</text>`, {
    class: "no-cover",
    viewBox: "0 0 360 360",
    preserveAspectRatio: "xMidYMid slice",
    "aria-hidden": "true",
    ...size,
  });
}
