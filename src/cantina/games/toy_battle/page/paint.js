// @ts-check
// The paints of Toy Battle: shades of plastic, wood, stone and metal, lit from the upper left, and textures of grounds.

/**
 * A round shade, as on plastic: a bright spot, the colour, its dark edge.
 * @param {string} id
 * @param {[string, string, string]} shades
 */
const round = (id, [light, colour, dark]) =>
  `<radialGradient id="tb-${id}" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="${light}"/>
    <stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;

/**
 * A shade from above to below.
 * @param {string} id
 * @param {string[]} shades
 */
const down = (id, shades) =>
  `<linearGradient id="tb-${id}" x2=".25" y2="1">${shades
    .map((shade, i) => `<stop offset="${i / (shades.length - 1)}" stop-color="${shade}"/>`)
    .join("")}</linearGradient>`;

/** @type {Record<string, [string, string, string]>} */
const PLASTICS = {
  duck: ["#fff7b8", "#fbd43a", "#d98d0c"],
  bone: ["#ffffff", "#efe6d2", "#b5a68a"],
  skin: ["#ffe9d0", "#f3bd8d", "#c17d4c"],
  grey: ["#e6edf4", "#9fb0c2", "#5d6f84"],
  pink: ["#ffe0e4", "#f2a3ad", "#c2636f"],
  green: ["#c9f29a", "#62b347", "#25702c"],
  gold: ["#fff6c4", "#f6c63c", "#b77a0c"],
  scarlet: ["#ff9d86", "#d93a2b", "#8c150f"],
  orange: ["#ffd7a0", "#f08a24", "#b14f08"],
  navy: ["#6f8fd0", "#2b4a8c", "#14264f"],
  coal: ["#6a7280", "#2a303b", "#0d1016"],
  medal: ["#fff9d6", "#f3c541", "#a86d0a"],
  cloud: ["#ffffff", "#eef4fb", "#b6cbe0"],
  leaf: ["#a6dd7a", "#4a9a49", "#1f5a31"],
  fire: ["#fff1a8", "#ff9a2e", "#c23a0a"],
  glow: ["#fffbe0", "#ffe48a", "#ffcf4a"],
};

/** @type {Record<string, string[]>} */
const SHADES = {
  blue: ["#7cc6f7", "#2f8fd6", "#125a97"],
  red: ["#ffb27a", "#e2651a", "#a33a04"],
  steel: ["#f4f8fb", "#b9c6d3", "#75859a"],
  ivory: ["#fffdf4", "#f3e9d2", "#d9c8a4"],
  wood: ["#c99a62", "#a5733f", "#7b5027"],
  stone: ["#f1ece0", "#cfc6b4", "#948a78"],
  trunk: ["#a87a4d", "#6f4827"],
  water: ["#8fdcec", "#45b2cf", "#2b86b0"],
  sheen: ["rgb(255 255 255 / 45%)", "rgb(255 255 255 / 0%)", "rgb(0 0 0 / 30%)"],
};

/**
 * Textures that repeat over a ground, as what is drawn in a square of a size.
 * @type {Record<string, [number, string]>}
 */
const TEXTURES = {
  grass: [
    58,
    `<path class="tb-line" d="M8 16l-2 -7m2 7l2 -8M34 10l-2 -6m2 6l3 -6M22 40l-3 -7m3 7l0 -9m0 9l3 -6
    M48 48l-2 -6m2 6l3 -7"/>
    <path class="tb-line pale" d="M46 24l-2 -5m2 5l2 -6M10 52l-2 -5m2 5l3 -5"/>
    <circle class="tb-dot" cx="30" cy="22" r="1.3"/>
    <circle class="tb-dot" cx="52" cy="6" r="1.1"/><circle class="tb-dot" cx="4" cy="34" r="1.2"/>`,
  ],
  tiles: [46, `<path class="tb-line" d="M0 0H46M0 0V46"/><path class="tb-line pale" d="M2 2H44M2 2V44"/>`],
  waves: [
    84,
    `<path class="tb-line pale" d="M4 14q9 -8 18 0t18 0M44 56q9 -8 18 0t18 0"/>
    <path class="tb-line" d="M48 30q7 -6 14 0t14 0M6 66q7 -6 14 0t14 0"/>`,
  ],
  sky: [
    120,
    `<path class="tb-line pale" d="M6 30h40M20 38h50M74 84h38M60 92h30"/><path class="tb-line" d="M70 20h34M8 98h30"/>`,
  ],
  leaves: [
    64,
    `<path class="tb-leafy" d="M6 20C14 6 26 8 30 18C22 24 12 26 6 20ZM40 50C46 36 58 38 62 46C56 54 46 56 40 50Z"/>
    <path class="tb-leafy pale" d="M38 14C44 4 54 6 58 14C52 20 44 20 38 14ZM8 52C12 42 22 42 27 49
    C22 57 13 58 8 52Z"/>`,
  ],
  pebbles: [
    70,
    `<ellipse class="tb-dot" cx="14" cy="18" rx="4" ry="2.6"/>
    <ellipse class="tb-dot" cx="52" cy="10" rx="2.6" ry="1.8"/>
    <ellipse class="tb-dot" cx="40" cy="44" rx="5" ry="3"/><ellipse class="tb-dot" cx="8" cy="58" rx="2.4" ry="1.8"/>
    <path class="tb-line" d="M24 34l5 -3l6 2M56 60l6 -4M58 30l-4 4"/>`,
  ],
  plates: [
    92,
    `<rect class="tb-plate" x="2" y="2" width="88" height="88" rx="5"/><path class="tb-line pale" d="M5 86V5H86"/>
    <circle class="tb-dot" cx="10" cy="10" r="2.2"/><circle class="tb-dot" cx="82" cy="10" r="2.2"/>
    <circle class="tb-dot" cx="10" cy="82" r="2.2"/><circle class="tb-dot" cx="82" cy="82" r="2.2"/>`,
  ],
  sand: [
    60,
    `<circle class="tb-dot" cx="8" cy="10" r="1.2"/><circle class="tb-dot" cx="30" cy="22" r="1"/>
    <circle class="tb-dot" cx="50" cy="14" r="1.4"/><circle class="tb-dot" cx="18" cy="44" r="1.2"/>
    <path class="tb-line pale" d="M32 48q8 -5 16 0M4 30q6 -4 12 0"/>`,
  ],
};

/** All paints, and the textures that a ground wants. @param {string[]} textures */
export function paints(textures) {
  const patterns = textures.map((name) => {
    const [size, drawing] = TEXTURES[name];
    return `<pattern id="tb-${name}" width="${size}"
    height="${size}" patternUnits="userSpaceOnUse">${drawing}</pattern>`;
  });
  return `<defs>${Object.entries(PLASTICS)
    .map(([id, shades]) => round(id, shades))
    .join("")}${Object.entries(SHADES)
    .map(([id, shades]) => down(id, shades))
    .join("")}<radialGradient id="tb-soft"><stop offset=".35" stop-color="#000" stop-opacity=".42"/>
      <stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
    <radialGradient id="tb-vignette" r=".75"><stop offset=".45" stop-color="#fff" stop-opacity=".12"/>
      <stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient>
    <radialGradient id="tb-halo"><stop offset="0" stop-color="#fff8cf" stop-opacity=".85"/>
      <stop offset="1" stop-color="#ffd65a" stop-opacity="0"/></radialGradient>${patterns.join("")}</defs>`;
}

/** A soft shadow on the ground. @param {number} y @param {number} rx @param {number} ry */
export const shadow = (y, rx, ry) => `<ellipse class="tb-shadow" cx="3" cy="${y}" rx="${rx}" ry="${ry}"/>`;

/** Paint of that name. @param {string} name */
export const paint = (name) => `fill="url(#tb-${name})"`;
