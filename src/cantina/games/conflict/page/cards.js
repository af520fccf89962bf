// @ts-check
// Cards: their faces as they lie in a hand, and the same in one line.

import { escaped } from "/js/art.js";
import { at, person, scene } from "./pictures.js";
import { wrapped } from "./words.js";

/** @typedef {import("./art.js").Thing} Thing */
/** @typedef {import("/js/types").Says} Says */

const ON = "M-5 -6L6 0L-5 6Z"; // towards the First Order
const BACK = "M5 -6L-6 0L5 6Z"; // towards the start
const AMBUSH = "M2 -8L-5 1.5H-1L-2.5 8L5 -2.5H.8Z";

/**
 * Some number with its sign: where it moves the marker, or an ambush.
 * @param {string} look
 * @param {number} n
 */
export function badge(look, n) {
  const d = { on: ON, back: BACK, ambush: AMBUSH }[look] ?? "";
  return `<rect class="b-plate ${look}" x="-16" y="-9.5" width="32" height="19" rx="6"/>
    <path class="b-sign ${look}" d="${d}" transform="translate(-6.5 0) scale(.8)"/>
        <text class="b-number" x="6" y="5.5">${n}</text>`;
}

/** What a card does to the marker when it is played. @param {number} left */
const played = (left) =>
  left
    ? badge(left > 0 ? "on" : "back", Math.abs(left))
    : `<rect class="b-plate none" x="-16" y="-9.5" width="32" height="19" rx="6"/><path class="b-none" d="M-5 0H5"/>`;

/** @param {Thing} item */
const ground = (item) => (item.hero ? "hero" : item.look === "start" ? "start" : item.deck);

/** What a card is about, as a picture of 62 by 42. @param {Thing} item */
function picture(item) {
  const inside = item.role ? power(item) : scene(item.of, item.deck);
  return `<rect class="window ${ground(item)}" x="-31" y="-21" width="62" height="42" rx="5"/>
    <svg x="-31" y="-21" width="62" height="42" viewBox="-31 -21 62 42">${inside}</svg>`;
}

/** Who plays a starting card, and what it does. @param {Thing} item */
function power(item) {
  const cards = Array.from({ length: item.cards }, (_, i) => {
    const x = 15 + (i - (item.cards - 1) / 2) * 8;
    return `<rect class="f-card ${item.reach}" x="${x - 5}" y="-16" width="10" height="14" rx="2"/>`;
  });
  const does = { rebel: "M15 2V14M9 9L15 15L21 9", scout: "", pilot: "M15 14V3M9 8L15 2L21 8" }[item.role] ?? "";
  const eye = `<path class="p-eye" d="M4 8Q15 -1 26 8Q15 17 4 8Z"/><circle class="p-pupil" cx="15" cy="8" r="3.4"/>`;
  const marker = `<g transform="translate(14 4) scale(.95)">${badge("back", item.back)}</g>`;
  const sign = item.back ? marker : item.role === "scout" ? eye : `<path class="p-does" d="${does}"/>`;
  return `${at(person(item.role), -13, 0, 0.92)}${cards.join("")}${sign}`;
}

/** The face of a card, 72 by 104, without its name. @param {Thing} item */
export function face(item) {
  const right = item.ambush ? `<g transform="translate(53 14)">${badge("ambush", item.ambush)}</g>` : "";
  const left = item.hero ? "" : `<g transform="translate(19 14)">${played(item.left)}</g>`;
  return `${left}${right}<g transform="translate(36 47)">${picture(item)}</g>`;
}

/**
 * A name in up to three lines, as large as it fits; the letters of long words are narrower.
 * @param {string} name
 * @param {number} x
 * @param {number} y middle
 * @param {number} width
 * @param {number} most the largest letters
 */
export function title(name, x, y, width, most) {
  const words = wrapped(name, 9);
  const longest = Math.max(...words.map((word) => word.length));
  const high = Math.min(most, 30 / words.length);
  const fits = Math.min(high, width / (0.67 * longest));
  const [across, down] = [fits / LETTERS, Math.min(high, fits * NARROWEST) / LETTERS];
  return `<g transform="translate(${x} ${y}) scale(${across} ${down})">${text(words, "")}</g>`;
}

const NARROWEST = 1.4; // how much higher than usual letters may be
const LETTERS = 10; // the size of a name before it is scaled

/** A name in lines around the origin. @param {string[]} lines @param {string} look */
function text(lines, look) {
  const part = (/** @type {string} */ one, /** @type {number} */ i) =>
    `<tspan x="0" y="${((i - (lines.length - 1) / 2) * 10.4 + 3.6).toFixed(1)}">${escaped(one)}</tspan>`;
  return `<text class="c-title ${look}">${lines.map(part).join("")}</text>`;
}

/** A whole card around the origin, 72 by 104. @param {Thing} item @param {string} name */
export const whole = (
  item,
  name,
) => `<g transform="translate(-36 -52)"><rect class="face ${ground(item)}" width="72" height="104" rx="8"/>
  ${face(item)}${title(name, 36, 86, 66, 15)}</g>`;

export const EYE = 22; // the room for the sign of a card that was only seen, where it has no picture
const PICTURED = 165; // the width from which a card in one line has its picture too
const NARROW = 66; // the width below which signs stand above each other

/**
 * A card in one line around the origin: its picture and its name where there is room, and what it does.
 * @param {Thing} item
 * @param {string} name
 * @param {number} width
 * @param {number} height
 */
export function line(item, name, width, height) {
  const named = width > 3.4 * height && !item.role;
  const signs = [
    item.hero || item.unseen ? "" : played(item.left),
    item.ambush ? badge("ambush", item.ambush) : "",
  ].filter(Boolean);
  const inside = named
    ? withName(item, name, signs, width, height / 29)
    : height > 48 && width > 1.5 * height
      ? lying(item, name, signs, width, height)
      : height > 0.7 * width
        ? upright(item, signs, width, height)
        : withoutName(item, signs, width, Math.min(height / 29, width / 80));
  return `<rect class="face ${ground(item)}" x="${-width / 2}" y="${-height / 2}"
    width="${width}" height="${height}" rx="6"/>${inside}`;
}

/**
 * A card that lies on its side: its picture, and beside it its name above its signs.
 * @param {Thing} item
 * @param {string} name
 * @param {string[]} signs
 * @param {number} width
 * @param {number} height
 */
function lying(item, name, signs, width, height) {
  const s = Math.min((height - 8) / 42, (width * 0.5) / 62);
  const from = -width / 2 + 62 * s + 8;
  const middle = (from + width / 2 - 3) / 2;
  const size = Math.min(1, (width / 2 - from) / (34 * Math.max(signs.length, 1)));
  const drawn = signs.map((sign, i) =>
    at(sign, middle + (i - (signs.length - 1) / 2) * 34 * size, height / 2 - 14, size * 0.94),
  );
  const said = title(name, middle, signs.length ? -10 : 0, width / 2 - from - 3, 14);
  return at(picture(item), -width / 2 + 4 + 31 * s, 0, s) + said + drawn.join("");
}

/**
 * The picture of a card with its signs below.
 * @param {Thing} item
 * @param {string[]} signs
 * @param {number} width
 * @param {number} height
 */
function upright(item, signs, width, height) {
  const s = Math.min((width - 6) / 62, (height - 19) / 42);
  const size = Math.min((width - 6) / (34 * signs.length), (height - 42 * s - 5) / 20, 0.9);
  const drawn = signs.map((sign, i) =>
    at(sign, (i - (signs.length - 1) / 2) * 34 * size, height / 2 - 2 - 10 * size, size),
  );
  return at(picture(item), 0, -height / 2 + 3 + 21 * s, s) + drawn.join("");
}

/**
 * @param {Thing} item
 * @param {string} name
 * @param {string[]} signs
 * @param {number} width
 * @param {number} s
 */
function withName(item, name, signs, width, s) {
  const pictured = width >= PICTURED;
  const peeked = item.look === "seen" && !item.up;
  const from = -width / 2 + (pictured ? 43 * s : peeked ? EYE + 3 : 7 * s);
  const room = width / 2 - 5 - signs.length * 29 * s - from;
  const seen = pictured ? at(picture(item), -width / 2 + 21 * s, 0, 0.6 * s) : "";
  return seen + lines(name, from, room, 13 * s) + beside(signs, width, s);
}

/**
 * @param {Thing} item
 * @param {string[]} signs
 * @param {number} width
 * @param {number} s
 */
function withoutName(item, signs, width, s) {
  if (signs.length < 2 && width >= NARROW)
    return at(picture(item), -width / 2 + 22 * s, 0, 0.64 * s) + beside(signs, width, s);
  const above = signs.map((sign, i) => at(sign, width / 2 - 13, (i - (signs.length - 1) / 2) * 14, 0.66));
  return at(picture(item), -width / 2 + 18, 0, 0.5) + above.join("");
}

/** Signs in a row at the right end. @param {string[]} signs @param {number} width @param {number} s */
const beside = (signs, width, s) =>
  signs.map((sign, i) => at(sign, width / 2 - (18 + 29 * (signs.length - 1 - i)) * s, 0, s * 0.84)).join("");

/**
 * A name from the left, in two lines if it is too long for one: the same size for all but the longest words.
 * @param {string} name
 * @param {number} x
 * @param {number} width
 * @param {number} size of the letters
 */
function lines(name, x, width, size) {
  const fits = (/** @type {string} */ part) => width / (0.74 * Math.max(part.length, 1));
  const cut = name.indexOf(" ", Math.floor(name.length / 2) - 3);
  const parts = fits(name) < size && cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : [name];
  return at(text(parts, "start"), x, 0, Math.min(size, ...parts.map(fits)) / LETTERS);
}
