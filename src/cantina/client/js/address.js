// @ts-check
// Where others reach this server.

import { net } from "./net.js";

const HERE = ["localhost", "127.0.0.1", "[::1]"]; // what only the server's own machine can open

/** What others can open: as this page was, or what the server says if that was on its own machine; or nothing. */
export const shared = () => (HERE.includes(location.hostname) ? (net.welcome?.address ?? "") : location.origin);
