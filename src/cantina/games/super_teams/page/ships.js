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
  "jedi-starfighter": `<path class="hull" d="M24 0L-15 -16L-20 -7L-13 0L-20 7L-15 16Z"/>
    <path class="light" d="M10 0L-4 -4.5L-8 0L-4 4.5Z"/>
    <circle class="dark" cx="-5" cy="-8.5" r="3"/><path class="line" d="M-13 0H-8"/>`,
  "tantive-iv": `<path class="hull" d="M24 -8V8H16V3.5H0V8H-9V12H-22V-12H-9V-8H0V-3.5H16V-8Z"/>
    <path class="dark" d="M-22 -7H-17V-4H-22ZM-22 -1.5H-17V1.5H-22ZM-22 4H-17V7H-22Z"/>
    <circle class="light" cx="-5" r="3"/><path class="line" d="M20 -4V4"/>`,
  "star-destroyer": `<path class="hull" d="M24 0L-20 -18L-16 0L-20 18Z"/><path class="dark" d="M-4 0L-14 -6V6Z"/>
    <path class="light" d="M-13 -4H-9V4H-13Z"/><path class="line" d="M-4 0H18"/>`,
  "death-star": `<circle class="hull" r="19"/><path class="line" d="M-19 1H19M-15 6H15"/>
    <circle class="dark" cx="6" cy="-8" r="5.5"/><circle class="light" cx="6" cy="-8" r="1.8"/>`,
  "tie-fighter": `<path class="line" d="M-14 0H14"/>
    <path class="hull" d="M-13 -19L-20 -12V12L-13 19ZM13 -19L20 -12V12L13 19Z"/>
    <circle class="hull" r="8.5"/><circle class="dark" r="4.5"/>
    <path class="line" d="M-20 0H-13M13 0H20M0 -4.5V4.5M-4.5 0H4.5"/>`,
  "tie-advanced": `<path class="line" d="M-16 0H16"/>
    <path class="hull" d="M-10 -20L-21 -9V9L-10 20L-12.5 11L-15 5V-5L-12.5 -11ZM10 -20L21 -9V9L10 20L12.5 11L15 5V-5
    L12.5 -11Z"/>
    <path class="hull" d="M-8 -7H8L10 0L8 7H-8L-10 0Z"/><circle class="dark" r="4"/>`,
};
