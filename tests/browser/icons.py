"""Makes the icons of the installed page from icon.svg: in two sizes, and one that systems may cut to their shape."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import parts
from cantina.server.shell import CLIENT, DARK

# The name, the pixels of a side, and which part of it the drawing fills.
ICONS = (("icon-192.png", 192, 1.0), ("icon-512.png", 512, 1.0), ("icon-whole.png", 512, 0.8))


def main() -> None:
    """Draws them in the browser that the tests use."""
    drawing = (CLIENT / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=parts.need(parts.CHROMIUM), args=["--no-sandbox", "--disable-gpu"]
        )
        for name, side, part in ICONS:
            page = browser.new_page(viewport={"width": side, "height": side})
            ground = DARK if part < 1 else "transparent"
            style = f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}</style>"
            page.set_content(f"{style}<div style='width:{100 * part}vw;line-height:0'>{drawing}</div>")
            page.screenshot(path=CLIENT / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
