// @ts-check
// Cards can be dragged to the board: the same as a tap on the card and a tap on the place.

import { meantAt } from "./near.js";

const FAR = 10; // pixels before a press becomes a drag

/**
 * @param {HTMLElement} hand
 * @param {(element: string, node: Element) => void} pick
 */
export function drag(hand, pick) {
  hand.addEventListener("pointerdown", (down) => {
    const card = /** @type {HTMLElement | null} */ (/** @type {Element} */ (down.target).closest(".card.legal"));
    if (!card || down.button !== 0 || down.pointerType === "touch") return;
    /** @type {HTMLElement | null} */
    let ghost = null;
    const move = (/** @type {PointerEvent} */ event) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!ghost && Math.hypot(x, y) < FAR) return;
      ghost ??= begin(hand, card, pick);
      ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    };
    const up = (/** @type {PointerEvent} */ event) => {
      document.removeEventListener("pointermove", move);
      if (!ghost) return;
      ghost.remove();
      const board = document.elementFromPoint(event.clientX, event.clientY)?.closest(".board");
      const under = board && meantAt(board, event.clientX, event.clientY);
      if (board && !hand.hasAttribute("data-combine")) pick(card.dataset.el ?? "", card);
      else if (under) pick(under.getAttribute("data-el") ?? "", under);
      document.addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", up, { once: true });
  });
}

/**
 * @param {HTMLElement} hand
 * @param {HTMLElement} card
 * @param {(element: string, node: Element) => void} pick
 */
function begin(hand, card, pick) {
  if (hand.hasAttribute("data-combine") && !card.classList.contains("chosen")) pick(card.dataset.el ?? "", card);
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  ghost.classList.add("ghost");
  document.body.append(ghost);
  return ghost;
}
