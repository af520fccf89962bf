// @ts-check
// Keeps the files of the page, each by a digest of what is in it, so that versions never mix. The server writes FILES
// before these lines: the addresses with their digests, or none where the page is being written. Whatever is not among
// them, tables and all that is said of them above all, goes by as if there were nothing here.

/** @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} Stage */
/** @typedef {Stage & {request: Request, respondWith: (answer: Promise<Response>) => void}} Wanted */

/**
 * What TypeScript does not know of a service worker together with a page.
 * @typedef {{
 *   FILES: Record<string, string>,
 *   registration: ServiceWorkerRegistration,
 *   skipWaiting: () => Promise<void>,
 *   addEventListener: (type: string, listener: (event: any) => void) => void,
 * }} Keeper
 */

const worker = /** @type {Keeper} */ (/** @type {unknown} */ (self));
const STORE = "cantina-files";
const PAGE = "/index.html"; // at whichever address
const PAGES = /^\/(table\/[a-z2-7]{12})?$/;
// What there must be before a version is used; the rest comes as it is wanted.
const SHELL = /^\/(index\.html|icon\.svg|(js|css|text)\/.*)$/;

/** Under which name a file of this version is kept. @param {string} path */
const nameOf = (path) => `${path}?${worker.FILES[path]}`;

/** @param {BufferSource} content */
async function digest(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file of this version and of no other. @param {string} path */
async function fetched(path) {
  const answer = await fetch(path, { cache: "no-cache" });
  const content = await answer.clone().arrayBuffer();
  if (!answer.ok || (await digest(content)) !== worker.FILES[path]) {
    void worker.registration.update();
    throw new Error(`${path} is of another version`);
  }
  const store = await caches.open(STORE);
  await store.put(nameOf(path), answer.clone());
  return answer;
}

/** @param {string} path */
async function kept(path) {
  const store = await caches.open(STORE);
  return (await store.match(nameOf(path))) ?? fetched(path);
}

/** Forgets the files of other versions; without any of its own, everything and itself. */
async function tidy() {
  const paths = Object.keys(worker.FILES);
  if (!paths.length) {
    await caches.delete(STORE);
    await worker.registration.unregister();
    return;
  }
  const names = new Set(paths.map(nameOf));
  const store = await caches.open(STORE);
  const old = (await store.keys()).filter(({ url }) => !names.has(url.slice(location.origin.length)));
  await Promise.all(old.map((request) => store.delete(request)));
}

worker.addEventListener("install", (/** @type {Stage} */ event) => {
  const shell = Object.keys(worker.FILES).filter((path) => SHELL.test(path));
  event.waitUntil(Promise.all(shell.map(kept)));
});
worker.addEventListener("activate", (/** @type {Stage} */ event) => event.waitUntil(tidy()));
worker.addEventListener("message", () => void worker.skipWaiting()); // the page is ready to be loaded again
worker.addEventListener("fetch", (/** @type {Wanted} */ event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  const path = mode === "navigate" && PAGES.test(pathname) ? PAGE : pathname;
  if (method === "GET" && origin === location.origin && path in worker.FILES) event.respondWith(kept(path));
});
