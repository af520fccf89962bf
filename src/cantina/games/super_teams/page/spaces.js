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
  return item.raised ? pulled(id, board) : still;
}

/** Between which rows of the track a side can be chosen, and how much of the board is free there of docks and piles. */
const WIDE_GAPS = [
  { y: 133, from: 560, to: 920 },
  { y: 266, from: 112, to: 480 },
  { y: 399, from: 560, to: 920 },
];
const TALL_GAPS = [152, 250, 347, 444, 542].map((y) => ({ y, from: 116, to: 746 }));
const HIGH = 54; // of a side that can be chosen
const TALLER = 1.78; // where a unit is half a pixel

/**
 * A half large enough for any finger, with its name in it. Both lie side by side in the nearest gap between two rows,
 * in the order of their buttons, with a line to their space.
 * @param {string} id
 * @param {Board} board
 */
function pulled(id, board) {
  const space = id.replace(/-\d$/, "");
  const tall = board.shape === "tall";
  const size = tall ? TALLER : 1;
  const [[x, y], [mx, my]] = [board.at(id), board.at(space)];
  const halves = [0, 1].map((i) => `${space}-${i}`);
  if (board.placeItem(space).kind?.endsWith("-normal")) halves.reverse(); // the normal side has the first button
  const names = halves.map((one) => board.says(board.placeItem(one).name ?? ""));
  const [left, right] = names.map((name) => (66 + 8.8 * name.length) * size);
  const spots = (tall ? TALL_GAPS : WIDE_GAPS).map((gap) => {
    const seam = Math.min(Math.max(mx, gap.from + left), gap.to - right);
    const [aside, down] = [Math.abs(seam - mx), Math.abs(gap.y - my)];
    const covers = down < (HIGH * size) / 2 + 20 && seam - left < mx && mx < seam + right;
    return { seam, y: gap.y, far: covers ? Infinity : 3 * down + aside };
  });
  const spot = spots.reduce((best, one) => (one.far < best.far ? one : best));
  const i = halves.indexOf(id);
  const width = [left, right][i] / size;
  const from = i ? 2 : -width;
  const { kind = "" } = board.placeItem(id);
  const shape = `x="${from}" y="${-HIGH / 2}" width="${width - 2}" height="${HIGH}" rx="${HIGH / 2}"`;
  const [dx, dy] = [(mx - spot.seam) / size, (my - spot.y) / size];
  const lead = id.endsWith("-0") ? `<path class="lead" d="M0 0L${dx} ${dy}"/>` : ""; // below both: this is drawn first
  return `<g class="pulled" transform="translate(${spot.seam - x} ${spot.y - y}) scale(${size})">
    ${lead}<rect class="hit" ${shape}/><rect class="tile ${kind}" ${shape}/>
    <g transform="translate(${from + 26} 0) scale(.84)">${SIGNS[kind] ?? ""}</g>
    <text class="side-name" x="${from + 48}" y="5">${names[i]}</text><rect class="aura" ${shape}/></g>`;
}
