// @ts-check
// Where others reach this server, and what an address asks for.

import { net } from "./net.js";

const HERE = ["localhost", "127.0.0.1", "[::1]"]; // what only the server's own machine can open

/** What others can open: as this page was, or what the server says if that was on its own machine; or nothing. */
export const shared = () => (HERE.includes(location.hostname) ? (net.welcome?.address ?? "") : location.origin);

/** Whether the address asks for something at its table, which it does once. @param {"replay" | "sit"} what */
export function asksFor(what) {
  const asks = location.hash === `#${what}`;
  if (asks) history.replaceState(null, "", location.pathname);
  return asks;
}
