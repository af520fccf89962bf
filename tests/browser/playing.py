"""What a person does at the page, in a few words."""

from typing import Any

from playwright.sync_api import Page

# Clicks through a game: whatever is lit up on the board, in the hand or beside the prompt, by chance but always the same.
CLICK_ON = """
async ([wanted, seed]) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  let state = seed, clicks = 0, idle = 0;
  const next = (n) => (state = (state * 1103515245 + 12345) % 2147483648) % n;
  while (clicks < wanted && idle < 18000) {
    const table = document.querySelector(".table");
    if (table?.classList.contains("ended")) return "ended";
    document.querySelector(".pass-on:not([hidden])")?.click();
    document.querySelector(".curtain button")?.click();
    const nodes = table?.classList.contains("my-turn")
      ? [...document.querySelectorAll(".board [data-el].legal, .hand .card.legal, .acts .act")] : [];
    if (!nodes.length) { idle++; await pause(10); continue; }
    const node = nodes[next(nodes.length)];
    node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    clicks++; idle = 0;
    await pause(0);
  }
  return idle >= 18000 ? `nothing to do: ${document.querySelector(".say")?.textContent}` : "playing";
}
"""


def begin(page: Page, game: str, players: int = 2, level: str = "random", pack: str = "", mode: str = "bots") -> None:
    """Sits down at a new table in the first seat, as a person does: the options, with whom, how many, go."""
    page.click(f"[data-options={game}]")
    pick(page, "mode", mode)
    pick(page, "players", players)
    pick(page, "side", 0)
    if mode == "bots":
        pick(page, "level", level)
    if pack:
        pick(page, "pack", pack)
    page.click("[data-start]")
    page.wait_for_selector(".table .say, .waiting")


def pick(page: Page, field: str, value: object) -> None:
    """Chooses one of a few in the form before a game; nothing where there is no choice."""
    page.wait_for_selector("[data-start]")
    if page.locator(f"dialog [name={field}]").count():
        page.click(f'dialog .pill:has([name={field}][value="{value}"])')


def click_on(page: Page, clicks: int = 100_000, seed: int = 7) -> str:
    """Plays by clicking until so many clicks were made or the game has ended."""
    return str(page.evaluate(CLICK_ON, [clicks, seed]))


def click_along(page: Page, seed: int = 7) -> None:
    """Lets the page play by clicks to the end of the game, while others play too."""
    page.evaluate(f"(args) => {{ window.played = ({CLICK_ON})(args); }}", [100_000, seed])


def my_turn(page: Page) -> None:
    """Waits until it is a turn of this screen's and all before it is told, or the game has ended."""
    told = ".table:not(:has([aria-busy]))"
    page.wait_for_selector(f"{told}.my-turn, {told} .pass-on:not([hidden]), .table.ended")
    if page.locator(".pass-on:not([hidden])").count():
        page.locator(".pass-on").click()
        page.wait_for_selector(f"{told}.my-turn")


def violations(page: Page, axe: str) -> list[Any]:
    """What axe finds, in short."""
    page.evaluate(axe)
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [(v["id"], [node["html"][:160] for node in v["nodes"][:3]]) for v in found]
