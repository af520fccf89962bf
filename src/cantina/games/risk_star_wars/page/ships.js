// @ts-check
// Ships in one hand: seen from above or ahead, flying to the right, within 24 units of the origin.

/** @type {Record<string, string>} */
export const SHIPS = {
  "x-wing": `<path class="line" d="M-10 -20H8M-10 20H8"/>
    <path class="hull" d="M-2 -4L-11 -21H-18L-14 -4ZM-2 4L-11 21H-18L-14 4Z"/>
    <path class="hull" d="M24 0L6 -5H-20V5H6Z"/><path class="dark" d="M-3 -2.5H5L9 0L5 2.5H-3Z"/>
    <path class="line" d="M-15 -12H-8M-15 12H-8"/>`,
  "millennium-falcon": `<path class="hull" d="M6 -12L22 -6V-2H11V2H22V6L6 12A16 16 0 1 1 6 -12Z"/>
    <path class="hull" d="M-2 12L7 18A4 4 0 0 0 12 14L6 9Z"/>
    <circle class="dark" cx="-4" r="4.5"/><path class="line" d="M-4 -14V-5M-4 5V14M-18 0H-9"/>
    <circle class="light" cx="-11" cy="-7" r="2.5"/>`,
  "tie-fighter": `<path class="line" d="M-14 0H14"/>
    <path class="hull" d="M-13 -19L-20 -12V12L-13 19ZM13 -19L20 -12V12L13 19Z"/>
    <circle class="hull" r="8.5"/><circle class="dark" r="4.5"/>
    <path class="line" d="M-20 0H-13M13 0H20M0 -4.5V4.5M-4.5 0H4.5"/>`,
  "y-wing": `<path class="hull" d="M24 0L16 -5H4V5H16Z"/>
    <path class="hull" d="M4 -4H-2V-10H-22V-16H4V-4ZM4 4H-2V10H-22V16H4V4Z"/><path class="line" d="M-2 -4V4"/>
    <path class="dark" d="M10 -2.5H17L19 0L17 2.5H10Z"/>`,
  "b-wing": `<path class="hull" d="M-4 -3H2V21H-4ZM-3 -4V-12L-14 -20H-18V-14L-9 -4Z"/>
    <path class="hull" d="M0 4L12 13V18L0 12Z"/><circle class="hull" cx="-1" cy="-8" r="8"/>
    <circle class="dark" cx="0" cy="-8" r="3.5"/>`,
  executor: `<path class="hull" d="M26 0L-22 -15L-14 -6V6L-22 15Z"/><path class="dark" d="M6 -2L-12 -5V5L6 2Z"/>
    <path class="light" d="M-8 -2H-4V2H-8Z"/>`,
};
