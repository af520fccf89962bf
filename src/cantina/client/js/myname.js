// @ts-check
// How someone at this browser is called, at home and at every table: as they wrote it, or as a star until they do.

const [WRITTEN, STAR] = ["cantina-name", "cantina-star"]; // where they are kept
const STARS = [
  "Altair",
  "Atlas",
  "Capella",
  "Castor",
  "Deneb",
  "Electra",
  "Lyra",
  "Maia",
  "Mira",
  "Rigel",
  "Spica",
  "Vega",
];

/** The name that was written, if one was. */
export const written = () => localStorage.getItem(WRITTEN) ?? "";

/** What someone who writes no name is called. */
export const starName = () => localStorage.getItem(STAR) ?? "";

/** How someone at this browser is called; nothing before the first greeting. */
export const myName = () => written() || starName();

/** @param {string} name */
export const keepName = (name) => localStorage.setItem(WRITTEN, name.trim());

/** Finds a name for whoever has given none. */
export const chooseStar = () => localStorage.setItem(STAR, STARS[Math.floor(Math.random() * STARS.length)]);
