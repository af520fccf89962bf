// @ts-check
// What stands on the terrains of Toy Battle, each drawn around the origin.

import { paint, shadow } from "./paint.js";

const windmill = `${shadow(30, 26, 8)}<path class="tb-thing" ${paint("bone")} d="M-15 30L-10 -10H10L15 30Z"/>
    <path class="tb-thing" ${paint("scarlet")} d="M-14 -8A14 13 0 0 1 14 -8Z"/>
  <path class="tb-hole" d="M-5 30V20A5 5 0 0 1 5 20V30Z"/>
    <path class="tb-crack" d="M-9 2H-2M3 10H11M-12 16H-6"/>
  <g class="tb-sails"><path class="tb-seam wide" d="M0 -10L22 -32M0 -10L-22 12M0 -10L-22 -32M0 -10L22 12"/>
    <path class="tb-thing soft" ${paint("ivory")} d="M5 -11L24 -30L30 -24L9 -7ZM-5 -9L-24 10L-30 4L-9 -13Z
    M-1 -15L-20 -34L-14 -40L3 -19ZM1 -5L20 14L14 20L-3 -1Z"/></g>
  <circle class="tb-thing" ${paint("wood")} cy="-10" r="3.5"/>`;
const hay = `${shadow(20, 26, 7)}<path class="tb-thing" ${paint("duck")} d="M-24 20C-26 2 -14 -16 0 -16
    C14 -16 26 2 24 20Z"/><path class="tb-crack" d="M-14 16L-10 2M-4 17L-3 -6M6 17L5 -2M15 16L12 4M-7 -9L-4 -3"/>`;
const tree = `${shadow(22, 22, 7)}<path class="tb-thing" ${paint("trunk")} d="M-3.5 22V6H3.5V22Z"/>
  <path class="tb-thing" ${paint("leaf")} d="M0 14C-16 14 -22 6 -18 -2C-20 -10 -12 -14 -9 -14C-8 -26 10 -26 11 -15
    C18 -14 22 -6 18 -1C22 8 14 14 0 14Z"/>
  <path class="tb-light" d="M-11 -8C-10 -13 -6 -15 -2 -15M-2 -2C1 -6 5 -7 8 -6"/>`;
const fir = `${shadow(24, 18, 6)}<path class="tb-thing" ${paint("trunk")} d="M-3 24V12H3V24Z"/>
  <path class="tb-thing" ${paint("leaf")} d="M0 -30L10 -14H6L15 0H9L19 15H-19L-9 0H-15L-6 -14H-10Z"/>
    <path class="tb-light" d="M-3 -20L-5 -15M-5 -6L-9 0"/>`;
const palm = `${shadow(27, 22, 7)}<path class="tb-thing" ${paint("trunk")} d="M-5 27C-3 8 1 -4 5 -12L10 -10
    C6 0 4 10 4 27Z"/>
  <path class="tb-thing" ${paint("leaf")} d="M7 -12C-3 -24 -18 -22 -22 -9C-13 -14 -2 -14 7 -12C0 -6 -9 -1 -11 10
    C1 7 7 -2 7 -12C15 -5 20 2 20 12
  C27 0 20 -12 7 -12C15 -21 25 -21 31 -13C27 -29 12 -29 7 -12Z"/>
    <circle class="tb-thing" ${paint("trunk")} cx="5" cy="-8" r="3"/>
    <circle class="tb-thing" ${paint("trunk")} cx="10" cy="-7" r="3"/>`;
const cloud = `${shadow(20, 38, 8)}<path class="tb-thing soft" ${paint("cloud")} d="M-34 12A13 13 0 0 1 -28 -11
    A18 18 0 0 1 6 -17A15 15 0 0 1 31 -5A10 10 0 0 1 30 13Z"/>
  <path class="tb-light" d="M-24 -8A12 12 0 0 1 -10 -14M8 -12A10 10 0 0 1 20 -7"/>`;
const spire = `${shadow(32, 34, 8)}<path class="tb-thing" ${paint("stone")} d="M-12 26V-10H12V26Z"/>
    <path class="tb-thing" ${paint("gold")} d="M-15 -10L0 -38L15 -10Z"/>
  <path class="tb-hole" d="M-4 2A4 4 0 0 1 4 2V9H-4ZM-4 16H4V24H-4Z"/>
    <path class="tb-thing soft" ${paint("cloud")} d="M-30 34A10 10 0 0 1 -22 18A14 14 0 0 1 2 19A11 11 0 0 1 24 20
    A8 8 0 0 1 27 34Z"/>`;
const balloon = `${shadow(34, 18, 5)}<path class="tb-seam" d="M-9 8L-5 22M9 8L5 22"/>
    <path class="tb-thing" ${paint("scarlet")} d="M0 -34A22 22 0 0 1 10 8H-10A22 22 0 0 1 0 -34Z"/>
  <path class="tb-thing soft" ${paint("bone")} d="M0 -34C-10 -28 -10 0 -4 8H4C10 0 10 -28 0 -34Z"/>
    <rect class="tb-thing" ${paint("wood")} x="-6" y="21" width="12" height="9" rx="2"/>`;
const volcano = `${shadow(30, 54, 11)}<circle class="tb-halo" cy="-26" r="30"/>
    <path class="tb-thing" ${paint("coal")} d="M-46 30C-28 20 -20 -4 -13 -24H13C20 -4 28 20 46 30Z"/>
  <path class="tb-thing soft" ${paint("fire")} d="M-13 -24H13C12 -16 15 -8 11 0C8 -4 8 -12 4 -14C3 -4 6 6 0 14
    C-6 6 -1 -6 -5 -12C-8 -6 -8 0 -11 2C-13 -8 -12 -18 -13 -24Z"/>
  <path class="tb-smoke" d="M-4 -32C-14 -38 -2 -44 -8 -52M7 -32C0 -38 12 -44 5 -52"/>`;
const fern = `${shadow(20, 24, 6)}<path class="tb-thing soft" ${paint("leaf")} d="M0 20C-4 0 -18 -8 -28 -6
    C-20 4 -8 6 0 20C-3 -8 -2 -20 0 -28C9 -16 7 0 0 20
  C6 4 20 -2 29 -8C16 -12 4 4 0 20Z"/><path class="tb-light" d="M0 14V-16M-3 12L-18 -2M4 12L18 -3"/>`;
const grave = `${shadow(24, 24, 7)}<path class="tb-thing" ${paint("stone")} d="M-15 24V-8A15 15 0 0 1 15 -8V24Z"/>
    <path class="tb-crack wide" d="M0 -13V6M-6 -7H6"/>
  <path class="tb-thing soft" ${paint("leaf")} d="M-22 26C-18 18 -14 22 -11 19C-8 24 -2 20 2 24C7 18 12 23 15 19
    C18 22 21 22 23 26Z"/>`;
const crypt = `${shadow(26, 36, 8)}<path class="tb-thing" ${paint("stone")} d="M-26 26V-8H26V26Z"/>
    <path class="tb-thing" ${paint("stone")} d="M-32 -8L0 -30L32 -8Z"/>
  <path class="tb-hole" d="M-9 26V8A9 9 0 0 1 9 8V26Z"/>
    <path class="tb-crack wide" d="M0 -24V-13M-4 -20H4M-18 0V24M18 0V24"/>
    <circle class="tb-lamp a" cx="-3" cy="14" r="1.6"/><circle class="tb-lamp a" cx="3" cy="14" r="1.6"/>`;
const bare = `${shadow(27, 20, 6)}<path class="tb-thing" ${paint("trunk")} d="M-6 28L-2.5 4L-18 -12L-20 -22L-15 -15
    L-2 -4L-1 -27L2 -32L4 -26L3.5 -6L14 -18L15 -25L18 -16L5 4L8 28Z"/>`;
const island = `${shadow(22, 44, 9)}<path class="tb-thing soft" ${paint("duck")} d="M-42 20C-34 4 -16 8 0 5
    C18 2 34 6 42 20C20 27 -22 27 -42 20Z"/>
  <g transform="translate(0 -16) scale(.95)">${palm}</g>`;
const ship = `${shadow(26, 36, 8)}<path class="tb-thing" ${paint("wood")} d="M-32 8H32C30 18 24 25 18 25H-16
    C-24 25 -30 16 -32 8Z"/><path class="tb-seam" d="M-29 13H30M-25 18H25"/>
  <path class="tb-seam wide" d="M0 8V-36"/>
    <path class="tb-thing" ${paint("bone")} d="M3 4V-31C17 -26 24 -11 23 4ZM-4 4V-23C-14 -18 -21 -8 -22 4Z"/>
    <path class="tb-thing soft" ${paint("coal")} d="M0 -36L13 -33L0 -29Z"/>`;
const rose = `<circle class="tb-compass" r="27"/>
    <path class="tb-compass" d="M0 -36L6 -6L36 0L6 6L0 36L-6 6L-36 0L-6 -6Z"/>
    <path class="tb-compass full" d="M0 -36L6 -6L0 0ZM36 0L6 6L0 0ZM0 36L-6 6L0 0ZM-36 0L-6 -6L0 0Z"/>`;
const crater = `<ellipse class="tb-thing soft" ${paint("trunk")} rx="34" ry="20"/>
    <ellipse class="tb-hole" cy="2" rx="25" ry="13"/><path class="tb-light" d="M-28 -8C-18 -17 10 -18 24 -10"/>`;
const bags = [
  [-22, 10],
  [0, 10],
  [22, 10],
  [-11, -1],
  [11, -1],
];
const sandbags = `${shadow(18, 42, 8)}${bags
  .map(
    ([x, y]) => `<rect class="tb-thing" ${paint("stone")} x="${x - 12}"
    y="${y - 6}" width="24" height="12" rx="6"/>`,
  )
  .join("")}
  <path class="tb-seam" d="M-22 5V15M0 5V15M22 5V15M-11 -6V4M11 -6V4"/>`;
const tank = `${shadow(20, 40, 8)}<rect class="tb-thing" ${paint("coal")} x="-34" y="4" width="64" height="16"
    rx="8"/><path class="tb-thing" ${paint("leaf")} d="M-30 6L-24 -6H20L28 6Z"/>
  <path class="tb-thing" ${paint("leaf")} d="M-14 -6C-14 -20 12 -20 12 -6Z"/>
    <path class="tb-seam thick" d="M8 -12
    L36 -19"/>${[-24, -11, 2, 15]
      .map(
        (x) => `<circle class="tb-thing" ${paint("steel")} cx="${x + 3}" cy="12"
    r="5"/>`,
      )
      .join("")}`;
const float = `${shadow(22, 30, 9)}<circle class="tb-thing" ${paint("scarlet")} r="25"/>
    <path class="tb-stripes" d="M0 -17.5V-18M0 17.5V18M-17.5 0H-18M17.5 0H18"/>
    <circle class="tb-thing" ${paint("water")} r="11"/><path class="tb-light" d="M-19 -8A21 21 0 0 1 -8 -19"/>`;
const chair = `${shadow(18, 30, 7)}<path class="tb-seam thick" d="M-22 18L8 2M8 18L-22 2"/>
    <path class="tb-thing" ${paint("blue")} d="M-30 2L8 -6L26 -26L32 -22L14 2L-26 10Z"/>
    <path class="tb-light" d="M-18 2L8 -3L24 -20"/>`;
const dish = `${shadow(30, 28, 7)}<path class="tb-thing" ${paint("steel")} d="M-12 30L-4 8H4L12 30Z"/>
    <path class="tb-thing" ${paint("steel")} d="M-28 -16A31 31 0 0 0 20 20Z"/>
  <path class="tb-seam wide" d="M-4 2L15 -17"/><circle class="tb-lamp eye" cx="17" cy="-19" r="4.5"/>`;
const dome = `${shadow(24, 40, 9)}<path class="tb-thing" ${paint("steel")} d="M-36 24V16H36V24Z"/>
    <path class="tb-thing" ${paint("water")} d="M-30 16A30 30 0 0 1 30 16Z"/>
  <path class="tb-light" d="M-22 8A24 24 0 0 1 -6 -10"/>
    <path class="tb-seam" d="M0 -14V16M-16 -9Q-20 4 -19 16M16 -9Q20 4 19 16"/>`;
const rocket = `${shadow(32, 20, 6)}<path class="tb-thing" ${paint("scarlet")} d="M-10 10L-20 26V32L-8 24ZM10 10L20 26
    V32L8 24Z"/><path class="tb-thing" ${paint("bone")} d="M0 -38C12 -26 13 4 9 26H-9C-13 4 -12 -26 0 -38Z"/>
  <circle class="tb-thing" ${paint("water")} cy="-8" r="6"/>
    <path class="tb-thing" ${paint("scarlet")} d="M0 -38C6 -33 8 -28 9.5 -22H-9.5C-8 -28 -6 -33 0 -38Z"/>`;
const parasol = `${shadow(30, 30, 8)}<path class="tb-seam wide" d="M0 0V30"/>
    <path class="tb-thing" ${paint("scarlet")} d="M-32 2A32 30 0 0 1 32 2Q24 -4 16 2Q8 -4 0 2Q-8 -4 -16 2
    Q-24 -4 -32 2Z"/>
  <path class="tb-thing soft" ${paint("bone")} d="M-16 2C-15 -12 -7 -24 0 -28C7 -24 15 -12 16 2Q8 -4 0 2
    Q-8 -4 -16 2Z"/>`;
const yacht = `${shadow(24, 32, 7)}<path class="tb-thing" ${paint("bone")} d="M-30 10H32L22 24H-22Z"/>
    <path class="tb-thing" ${paint("blue")} d="M-28 14H29L26 18H-26Z"/>
    <path class="tb-thing" ${paint("bone")} d="M2 6V-34L24 6ZM-3 6V-24L-20 6Z"/>`;

/** @type {Record<string, string[]>} what stands on each terrain, the most important first */
export const LANDMARKS = {
  "castle-field": [windmill, tree, tree, hay, fir, tree, fir],
  "tropical-pool": [palm, parasol, float, palm, chair],
  "city-of-clouds": [spire, balloon, cloud, spire, cloud, cloud],
  "volcanic-jungle": [volcano, palm, fern, fern, tree, fern],
  "cursed-cemetery": [crypt, bare, grave, grave, bare, grave],
  "caribbean-sea": [ship, island, rose, island, ship],
  "station-metal-x": [rocket, dome, dish, dome, dish],
  battlefield: [tank, crater, sandbags, crater, bare, sandbags],
  "la-croisette": [parasol, palm, yacht, palm, parasol],
};
