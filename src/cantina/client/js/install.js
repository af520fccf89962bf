// @ts-check
// The page as an app: the worker that keeps its files, the change to a new version, and the door to install it.

import { button } from "./dom.js";
import { net } from "./net.js";
import { t } from "./text.js";

/** @typedef {Event & {prompt: () => Promise<unknown>}} Offer */

/** @type {Offer | null} */
let offer = null;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the menu has a door for it, and nobody is interrupted
  offer = /** @type {Offer} */ (event);
});
addEventListener("appinstalled", () => {
  offer = null;
});

/** The door to install the page, where the browser offers it. */
export function installDoor() {
  const install = async () => {
    await offer?.prompt();
    offer = null; // a browser asks once for each offer
    door.remove();
  };
  const door = button(t("menu.install"), install, { class: "install" });
  return offer && door;
}

/** Lets the browser keep the files of the page; over plain http it may not. */
export async function keepFiles() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", () => location.reload());
  const registration = await serviceWorker.register("/worker.js", { updateViaCache: "none" }).catch(() => null);
  if (!registration) return; // a browser that keeps nothing for anybody
  const change = () => registration.waiting?.postMessage("change");
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", change));
  change();
  net.on("online", () => registration.update().catch(() => {})); // another version may have been started
}
