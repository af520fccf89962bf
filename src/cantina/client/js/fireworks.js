// @ts-check
// Fireworks: rockets that rise and burst, confetti that falls after them, or embers where nothing is celebrated. Where
// everything is follows from the time alone, so that a slow machine sees the same in fewer pictures.

import { dice } from "./art.js";

/** @typedef {Record<"x" | "y" | "vx" | "vy" | "born" | "life" | "size" | "turn", number> & {colour: string}} Spark */
/** @typedef {{rockets: number, sparks: number, flakes: number, embers: number}} Show */
/** @typedef {(pen: CanvasRenderingContext2D, spark: Spark, age: number) => void} Paint */

const RISE = 0.75; // seconds from the ground to the burst
const PAUSE = 0.34; // seconds from a burst to the next
const [GRAVITY, DRAG] = [0.22, 1.7]; // of what bursts; lengths are parts of the smaller side
const TAIL = 0.09; // seconds that a streak of light is long
const WHITE = "#fff6df";

/** The shows, of a length that leaves the words the last second. @type {Record<"won" | "ended" | "lost", Show>} */
export const SHOWS = {
  won: { rockets: 9, sparks: 64, flakes: 120, embers: 0 },
  ended: { rockets: 3, sparks: 40, flakes: 0, embers: 0 },
  lost: { rockets: 0, sparks: 0, flakes: 0, embers: 70 },
};

/**
 * What draws a show onto a canvas at some time.
 * @param {HTMLCanvasElement} canvas
 * @param {Show} show
 * @param {string[]} colours
 * @returns {(time: number) => void}
 */
export function fireworks(canvas, show, colours) {
  const { width, height } = canvas.getBoundingClientRect();
  const dots = Math.min(devicePixelRatio, 2);
  Object.assign(canvas, { width: width * dots, height: height * dots });
  const pen = canvas.getContext("2d");
  const unit = Math.min(width, height);
  const parts = acts(show, colours, width / unit, height / unit);
  return (time) => {
    pen?.setTransform(unit * dots, 0, 0, unit * dots, 0, 0);
    pen?.clearRect(0, 0, width / unit, height / unit);
    for (const [paint, sparks] of parts)
      for (const spark of sparks) {
        const age = time - spark.born;
        if (pen && age >= 0 && age < spark.life) paint(pen, spark, age);
      }
  };
}

/**
 * All that flies, each kind with how it is drawn.
 * @param {Show} show
 * @param {string[]} colours
 * @param {number} width
 * @param {number} height
 * @returns {[Paint, Spark[]][]}
 */
function acts({ rockets, sparks, flakes, embers }, colours, width, height) {
  const next = dice(9);
  const many = (/** @type {number} */ n, /** @type {(i: number) => Spark} */ one) =>
    Array.from({ length: n }, (_, i) => one(i));
  const colour = (/** @type {number} */ i) => colours[i % colours.length];
  const risen = many(rockets, (i) => {
    const [x, y] = [width * (0.12 + 0.76 * ((i * 0.382 + 0.1) % 1)), height * (0.14 + 0.34 * ((i * 0.618) % 1))];
    return {
      x,
      y,
      vx: (next() - 0.5) * 0.2,
      vy: height - y,
      born: i * PAUSE,
      life: RISE,
      size: 1,
      turn: 0,
      colour: WHITE,
    };
  });
  const burst = risen.flatMap(({ x, y, born }, rocket) =>
    many(sparks, (i) => {
      const [way, speed] = [(i / sparks) * 2 * Math.PI + next() * 0.2, (i % 2 ? 0.95 : 0.55) * (0.85 + 0.3 * next())];
      const [vx, vy] = [Math.cos(way) * speed, Math.sin(way) * speed - 0.08];
      const life = 1.3 + 0.7 * next();
      return {
        x,
        y,
        vx,
        vy,
        born: born + RISE,
        life,
        size: 1,
        turn: next() * 6,
        colour: colour(i % 2 ? rocket : rocket + 1),
      };
    }),
  );
  const fallen = many(flakes, (i) => ({
    ...{ x: next() * width, y: -0.05 - 0.3 * next(), vx: (next() - 0.5) * 0.12, vy: 0.22 + 0.2 * next() },
    ...{ born: RISE + next() * 2.4, life: 6, size: 0.7 + 0.6 * next(), turn: next() * 6, colour: colour(i) },
  }));
  const glow = many(embers, () => ({
    ...{ x: next() * width, y: height * (0.55 + 0.5 * next()), vx: (next() - 0.5) * 0.06, vy: -0.05 - 0.09 * next() },
    ...{ born: next() * 2.2, life: 2 + 1.5 * next(), size: 0.6 + next(), turn: next() * 6, colour: "#e2603a" },
  }));
  return [
    [rocket, risen],
    [streak, burst],
    [flake, fallen],
    [ember, glow],
  ];
}

/** A rocket on its way up. @type {Paint} */
function rocket(pen, { x, y, vx, vy, life }, age) {
  const at = (/** @type {number} */ time) => {
    const left = (1 - Math.min(Math.max(time / life, 0), 1)) ** 2; // of the way; it becomes slower
    return /** @type {const} */ ([x + vx * left, y + vy * left]);
  };
  line(pen, at(age - TAIL), at(age), WHITE, 0.008, 0.9);
}

/** A spark of a burst, which the air slows down; the first moment is a flash. @type {Paint} */
function streak(pen, { x, y, vx, vy, life, turn, colour }, age) {
  const at = (/** @type {number} */ time) => {
    const way = (1 - Math.exp(-DRAG * time)) / DRAG;
    return /** @type {const} */ ([x + vx * way, y + vy * way + (GRAVITY * (time - way)) / DRAG]);
  };
  const left = 1 - age / life;
  const twinkle = left < 0.4 ? 0.6 + 0.4 * Math.sin(30 * age + turn) : 1;
  line(
    pen,
    at(Math.max(age - TAIL, 0)),
    at(age),
    age < 0.12 ? WHITE : colour,
    0.004 + 0.006 * left,
    left ** 0.6 * twinkle,
  );
}

/** A piece of paper that turns as it falls. @type {Paint} */
function flake(pen, { x, y, vx, vy, size, turn, colour }, age) {
  pen.save();
  pen.translate(x + vx * age + 0.02 * Math.sin(2 * age + turn), y + vy * age);
  pen.rotate(turn + age);
  pen.scale(size, size * Math.cos(4 * age + turn));
  pen.globalAlpha = 0.95;
  pen.fillStyle = colour;
  pen.fillRect(-0.011, -0.006, 0.022, 0.012);
  pen.restore();
}

/** What is left of a fire, rising. @type {Paint} */
function ember(pen, { x, y, vx, vy, life, size, turn, colour }, age) {
  pen.globalAlpha = Math.sin((Math.PI * age) / life) * (0.65 + 0.35 * Math.sin(9 * age + turn));
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x + vx * age + 0.015 * Math.sin(1.7 * age + turn), y + vy * age, 0.0065 * size, 0, 7);
  pen.fill();
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {readonly [number, number]} from
 * @param {readonly [number, number]} to
 * @param {string} colour
 * @param {number} width
 * @param {number} alpha
 */
function line(pen, from, to, colour, width, alpha) {
  pen.globalAlpha = Math.max(alpha, 0);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.stroke();
}
