// @ts-check
// Short sounds made on the spot. Nothing sounds before the first click or key, as browsers want it, and in a tab that
// nobody looks at only one's own turn does.

/** @typedef {"turn" | "card" | "dice" | "hit" | "prize" | "win" | "end"} Sound */

/** @type {Record<Sound, [number, number, number][]>} tones: when, how high, how long; height 0 is a knock */
const TONES = {
  turn: [[0, 587, 0.35], [0.12, 880, 0.6]],
  card: [[0, 0, 0.07]],
  dice: [[0, 0, 0.05], [0.09, 0, 0.05], [0.2, 0, 0.05], [0.34, 0, 0.04], [0.5, 0, 0.04]],
  hit: [[0, 131, 0.3], [0, 0, 0.12], [0.03, 98, 0.4]],
  prize: [[0, 784, 0.3], [0.1, 988, 0.3], [0.2, 1319, 0.6]],
  win: [[0, 523, 0.5], [0.13, 659, 0.5], [0.26, 784, 0.5], [0.42, 1047, 1], [0.42, 1319, 1], [0.42, 784, 1]],
  end: [[0, 523, 0.5], [0.2, 440, 0.5], [0.4, 349, 0.9]],
}; // biome-ignore format: one line for each sound
const LOUD = 0.12;
const SWELL = 0.012; // seconds in which a tone comes: without them it clicks
const MUTED = 1800; // Hz above which a knock is damped, as wood and cardboard do
const LATER = 300; // milliseconds

/** @type {AudioContext | null} */
let audio = null;

/** Makes sounds possible, after the first thing that a person does. */
function wake() {
  if (!("AudioContext" in window)) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
}

// A little later: opening the loudspeaker takes a moment, and what was clicked comes first.
for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => setTimeout(wake, LATER), { once: true });

/** @param {Sound} name */
export function sound(name) {
  const off = localStorage.getItem("cantina-sound") === "off" || (document.hidden && name !== "turn");
  if (off || audio?.state !== "running") return;
  for (const [at, height, length] of TONES[name]) tone(audio, audio.currentTime + at, height, length);
}

/**
 * @param {AudioContext} context
 * @param {number} at
 * @param {number} height in Hz, or 0
 * @param {number} length in seconds
 */
function tone(context, at, height, length) {
  const source = height ? context.createOscillator() : context.createBufferSource();
  if (source instanceof OscillatorNode) Object.assign(source, { type: "triangle" }).frequency.value = height;
  else source.buffer = rattle(context, length);
  const muted = context.createBiquadFilter();
  muted.frequency.value = height ? 3 * height : MUTED;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(LOUD, at + (height ? SWELL : SWELL / 6));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(muted).connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

/**
 * A knock: noise that dies away.
 * @param {AudioContext} context
 * @param {number} length
 */
function rattle(context, length) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  return buffer;
}
