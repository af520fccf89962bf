// @ts-check
// The spaces: each kind has its own shape, sign and colour. A double space is two halves, which are pulled out to
// be chosen.

/** @typedef {import("/js/board.js").Board} Board */

const STAR = "M0 -7L2.1 -2.2L7.2 -1.7L3.3 1.7L4.5 6.7L0 4L-4.5 6.7L-3.3 1.7L-7.2 -1.7L-2.1 -2.2Z";
const ROCK = "M-9 -3L-5 -9L3 -8L7 -2L4 5L-4 6Z";
const TEETH = Array.from(
  { length: 10 },
  (_, i) => `<path transform="rotate(${i * 36})" d="M-4.5 -23L0 -13L4.5 -23Z"/>`,
);
const STREAKS = Array.from({ length: 12 }, (_, i) => {
  const [near, far] = i % 2 ? [11, 18] : [13, 21];
  return `<path transform="rotate(${i * 30 + 8})" d="M${near} -.8L${far} 0L${near} .8Z"/>`;
});

/** @type {Record<string, string>} the signs alone, around the origin */
const SIGNS = {
  normal: `<circle class="speck" r="4"/><circle class="orbit" r="9"/>`,
  bonus: `<g transform="rotate(9)"><rect class="gift" x="-9.5" y="-13" width="19" height="26" rx="3"/>
    <path class="star" d="${STAR}"/></g>`,
  hyperspace: `<g class="streaks">${STREAKS.join("")}</g><text class="deed" y="5">×2</text>`,
  asteroids: `<g class="stones"><path transform="translate(-6 -6) scale(1.1)" d="${ROCK}"/>
    <path transform="translate(9 5) scale(.85) rotate(70)" d="${ROCK}"/>
    <path transform="translate(-6 12) scale(.6) rotate(160)" d="${ROCK}"/></g>
    <g transform="translate(10 -9)"><circle class="chip" r="7.5"/><text class="deed" y="4.5">1</text></g>`,
  maw: `<g class="teeth">${TEETH.join("")}</g>
    <path class="whirl" d="M0 0C3 -4 8 0 5 5C1 10 -9 7 -9 -1C-8 -10 5 -13 10 -5C14 3 8 12 -2 13"/>`,
};

/** @type {Record<string, string>} the ground of each kind, within 25 units */
const TILES = {
  normal: `<circle class="tile normal" r="20"/>`,
  bonus: `<circle class="tile bonus" r="24"/><circle class="edge bonus" r="20.5"/>`,
  hyperspace: `<path class="tile hyperspace" d="M-27 0L-14 -23H14L27 0L14 23H-14Z"/>`,
  asteroids: `<path class="tile asteroids" d="M-23 -8L-12 -23L10 -22L24 -7L20 14L3 24L-18 18Z"/>`,
  maw: `<circle class="tile maw" r="25"/>`,
};

/** @param {{look: string, kind: string, number?: number | string, signs?: string[]}} item */
export function space({ kind, number = "", signs }) {
  if (kind === "start" || kind === "home") return `<circle class="hit" r="56"/><circle class="aura" r="58"/>`;
  if (kind.includes("-"))
    return `<circle class="hit" r="32"/><circle class="aura" r="33"/><circle class="tile double" r="31"/>
      ${plate(number, signs, 6)}`;
  return `<circle class="hit" r="32"/><circle class="aura" r="33"/><g transform="scale(${LARGE})">
    ${TILES[kind] ?? TILES.normal}<g class="sign-of">${SIGNS[kind] ?? SIGNS.normal}</g></g>${plate(number, signs, 2)}`;
}

const LARGE = 1.16; // what a space is drawn at, so that its sign is read from afar
const [SMALL, WIDE] = [0.36, 23]; // a sign beside a number: its scale and its room

/**
 * The number of a space; below ships it stands on a plate, with the signs that they hide.
 * @param {number | string} number
 * @param {string[]} [signs]
 * @param {number} [lower] ships on the nearer side of a double space reach further down
 */
function plate(number, signs, lower = 0) {
  if (!signs) return `<text class="milestone" y="42">${number}</text>`;
  const room = signs.length * WIDE;
  const small = signs.map(
    (kind, i) => `<g transform="translate(${(i + 0.5) * WIDE - room / 2 - 9} 0) scale(${SMALL})">
      ${TILES[kind]}${SIGNS[kind].replace(/<text.*?<\/text>/g, "")}</g>`,
  );
  return `<g class="number-plate" transform="translate(0 ${42 + lower})">
    <rect class="plate-back" x="${-room / 2 - 13}" y="-10" width="${room + 26}" height="20" rx="10"/>${small.join("")}
    <text class="milestone" x="${room / 2}" y="4">${number}</text></g>`;
}

/**
 * A half of a double space: as it lies there, or pulled out beside it.
 * @param {{kind: string, half: number, raised?: boolean, name?: string}} item
 * @param {string} id
 * @param {Board} board
 */
export function half(item, id, board) {
  const [x, y] = board.at(id);
  const [mx, my] = board.at(id.replace(/-\d$/, ""));
  const lies = (Math.atan2(y - my, x - mx) * 180) / Math.PI;
  const still = `<g transform="translate(${mx - x} ${my - y}) rotate(${lies.toFixed(0)})">
    <path class="tile ${item.kind}" d="M1 -28.5A28.5 28.5 0 0 1 1 28.5Z"/></g>
    <g transform="scale(.68)">${SIGNS[item.kind] ?? ""}</g>`;
  return item.raised ? pulled(item, [mx - x, my - y], [mx, my], board) : still;
}

/**
 * A half large enough for any finger, with its name; both lie side by side, towards the middle of the board.
 * @param {{kind: string, half: number, name?: string}} item
 * @param {number[]} middle of the double space, seen from the half
 * @param {number[]} at where that is on the board
 * @param {Board} board
 */
function pulled({ kind, half, name = "" }, middle, at, board) {
  const [width, height] = board.layout.size;
  const size = board.shape === "tall" ? 1.56 : 1.05;
  const [side, down] = [half ? 1 : -1, at[1] < height / 2 ? 1 : -1];
  const room = 116 * size; // from the middle of both to the end of a long name
  const aside = Math.max(room - at[0], 0) - Math.max(at[0] + room - width, 0);
  const [x, y] = [middle[0] + aside, middle[1] + down * (38 + 44 * size)];
  const shape = `M${side * 4} -42H${side * 18}A42 42 0 0 ${half ? 1 : 0} ${side * 18} 42H${side * 4}Z`;
  return `<g class="pulled" transform="translate(${x} ${y}) scale(${size})">
    <path class="hit" d="${shape}"/><path class="tile ${kind}" d="${shape}"/>
    <g transform="translate(${side * 29} -4) scale(1.15)">${SIGNS[kind] ?? ""}</g>
    <text class="side-name ${half ? "right" : "left"}" x="${side * 8}"
    y="${down > 0 ? 59 : -50}">${board.says(name)}</text>
    <path class="aura" d="${shape}"/></g>`;
}
