// @ts-check
// QR codes (ISO/IEC 18004): bytes, correction level L, versions 1 to 10, which is enough for a link.

import { svg } from "./dom.js";

const EC = [0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18]; // correction bytes of a block, by version
const BLOCKS = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const TOTAL = [0, 26, 44, 70, 100, 134, 172, 196, 242, 292, 346]; // bytes in all
const CENTRES = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (/** @type {number} */ a, /** @type {number} */ b) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

/**
 * The correction bytes of a block.
 * @param {number[]} data
 * @param {number} count
 */
function correction(data, count) {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    for (const [j, g] of generator.entries()) next[j + 1] ^= times(g, EXP[i]);
    generator = next;
  }
  const rest = [...data, ...new Array(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i];
    for (const [j, g] of generator.entries()) rest[i + j] ^= times(g, factor);
  }
  return rest.slice(data.length);
}

/**
 * All bytes of a code, data and correction, blocks interleaved.
 * @param {Uint8Array} bytes
 * @param {number} version
 */
function words(bytes, version) {
  const room = TOTAL[version] - EC[version] * BLOCKS[version];
  const bits = /** @type {number[]} */ ([]);
  const push = (/** @type {number} */ value, /** @type {number} */ n) => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2));
  for (let i = 0; data.length < room; i++) data.push(i % 2 ? 17 : 236);
  const blocks = [];
  const small = Math.floor(room / BLOCKS[version]);
  const long = room % BLOCKS[version];
  for (let i = 0, at = 0; i < BLOCKS[version]; i++) {
    const size = small + (i >= BLOCKS[version] - long ? 1 : 0);
    blocks.push(data.slice(at, at + size));
    at += size;
  }
  const checks = blocks.map((block) => correction(block, EC[version]));
  const weave = (/** @type {number[][]} */ lists) =>
    Array.from({ length: Math.max(...lists.map((l) => l.length)) }, (_, i) =>
      lists.flatMap((l) => (i < l.length ? [l[i]] : [])),
    ).flat();
  return [...weave(blocks), ...weave(checks)];
}

/**
 * The modules of a code: true is dark.
 * @param {string} text
 * @returns {boolean[][]}
 */
export function modules(text) {
  const bytes = new TextEncoder().encode(text);
  const version = TOTAL.findIndex((total, v) => v > 0 && bytes.length + (v < 10 ? 2 : 3) <= total - EC[v] * BLOCKS[v]);
  if (version < 0) throw new Error("too long for a code");
  const size = version * 4 + 17;
  /** @type {(boolean | null)[][]} */
  const grid = Array.from({ length: size }, () => new Array(size).fill(null));
  frame(grid, size, version);
  lay(grid, size, words(bytes, version));
  format(grid, size);
  return /** @type {boolean[][]} */ (grid);
}

/**
 * @param {(boolean | null)[][]} grid
 * @param {number} size
 * @param {number} version
 */
function frame(grid, size, version) {
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    for (let y = -4; y <= 4; y++) {
      for (let x = -4; x <= 4; x++) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        if (grid[cy + y]?.[cx + x] !== undefined) grid[cy + y][cx + x] = ring !== 2 && ring !== 4;
      }
    }
  }
  for (const cy of CENTRES[version]) {
    for (const cx of CENTRES[version]) {
      if (grid[cy][cx] !== null) continue;
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++) grid[cy + y][cx + x] = Math.max(Math.abs(x), Math.abs(y)) !== 1;
    }
  }
  for (let i = 8; i < size - 8; i++) grid[6][i] = grid[i][6] = i % 2 === 0;
  if (version >= 7) versionBits(grid, size, version);
  format(grid, size);
}

/**
 * @param {(boolean | null)[][]} grid
 * @param {number} size
 * @param {number} version
 */
function versionBits(grid, size, version) {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    grid[b][a] = grid[a][b] = Boolean((bits >> i) & 1);
  }
}

/**
 * The bits that tell level L and mask 0.
 * @param {(boolean | null)[][]} grid
 * @param {number} size
 */
function format(grid, size) {
  const data = 0b01 << 3;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (/** @type {number} */ i) => Boolean((bits >> i) & 1);
  for (let i = 0; i <= 5; i++) grid[i][8] = bit(i);
  [grid[7][8], grid[8][8], grid[8][7]] = [bit(6), bit(7), bit(8)];
  for (let i = 9; i < 15; i++) grid[8][14 - i] = bit(i);
  for (let i = 0; i < 8; i++) grid[8][size - 1 - i] = bit(i);
  for (let i = 8; i < 15; i++) grid[size - 15 + i][8] = bit(i);
  grid[size - 8][8] = true;
}

/**
 * @param {(boolean | null)[][]} grid
 * @param {number} size
 * @param {number[]} all
 */
function lay(grid, size, all) {
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (grid[y][x] !== null) continue;
        const bit = i < all.length * 8 ? (all[i >> 3] >> (7 - (i & 7))) & 1 : 0;
        grid[y][x] = Boolean(bit ^ ((x + y) % 2 === 0 ? 1 : 0));
        i++;
      }
    }
  }
}

/** A code as a picture. @param {string} text */
export function qr(text) {
  const grid = modules(text);
  const d = grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const size = grid.length;
  return svg(`<rect x="-3" y="-3" width="${size + 6}" height="${size + 6}" fill="#fff"/><path d="${d}" fill="#000"/>`, {
    viewBox: `-3 -3 ${size + 6} ${size + 6}`,
    class: "qr",
    role: "img",
    "aria-label": text,
  });
}
