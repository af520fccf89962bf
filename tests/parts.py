"""The parts that tests use and pip does not bring: found wherever they are, else installed.

`python tests/parts.py [NAME …]` sees to it that the named parts are here, or all of them. A part that is found costs nothing, so
`make test` asks every time. Another part is another entry in PARTS.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

DOWNLOADS = Path(sys.prefix) / "parts"
Command = tuple[str, ...]


@dataclass(frozen=True)
class Part:
    """One part, where it may be, and the ways to get it."""

    name: str
    use: str  # why the tests need it
    find: Callable[[], Path | None]
    packages: Mapping[str, str] = field(default_factory=dict)  # its package, by package manager
    download: Callable[[], Iterable[Command]] = tuple  # where no package manager brings it
    advice: str = ""  # what a person can do


# Finding


def on_path(*names: str) -> Iterator[Path]:
    """The commands of these names that the PATH leads to."""
    return (Path(found) for name in names if (found := shutil.which(name)))


def find_chromium() -> Path | None:
    """A Chromium or Chrome that starts: the one named by $CANTINA_CHROMIUM, or an installed one, or Playwright's own."""
    if chosen := os.environ.get("CANTINA_CHROMIUM"):
        if not starts(Path(chosen)):
            sys.exit(f"$CANTINA_CHROMIUM is {chosen!r}, and no browser starts there: name another one, or unset it.")
        return Path(chosen)
    return next((place for place in places_of_chromium() if starts(place)), None)


def places_of_chromium() -> Iterator[Path]:
    """Where a Chromium or Chrome may be, on Linux, macOS and Windows."""
    yield from on_path("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    for home in (Path("/Applications"), Path.home() / "Applications"):
        yield home / "Chromium.app/Contents/MacOS/Chromium"
        yield home / "Google Chrome.app/Contents/MacOS/Google Chrome"
    for folder in filter(None, map(os.environ.get, ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"))):
        yield Path(folder, "Chromium/Application/chrome.exe")
        yield Path(folder, "Google/Chrome/Application/chrome.exe")
    yield chromium_of_playwright()


def chromium_of_playwright() -> Path:
    """Where Playwright keeps the Chromium that it downloads."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def starts(browser: Path) -> bool:
    """Whether a browser is there and starts: some systems put a script in its place that only names a shop."""
    if not browser.is_file():
        return False
    if sys.platform == "win32":  # there `--version` opens a window
        return True
    return subprocess.run([browser, "--version"], capture_output=True, check=False).returncode == 0


# Installing

MANAGERS: dict[str, tuple[Command, ...]] = {  # what to tell each package manager before the name of a package
    "apt-get": (("update",), ("install", "-y")),
    "dnf": (("install", "-y"),),
    "pacman": (("-S", "--noconfirm", "--needed"),),
    "brew": (("install",),),
}


def ways_to_get(part: Part) -> Iterator[Command]:
    """The commands that bring a part, one after the other until it is here: a package manager where we may, then a download."""
    for manager, steps in MANAGERS.items():
        if manager in part.packages and (rights := rights_for(manager)) is not None:
            for step in steps[:-1]:
                yield (*rights, manager, *step)
            yield (*rights, manager, *steps[-1], part.packages[manager])
    yield from part.download()


def rights_for(manager: str) -> Command | None:
    """What goes before a package manager so that it may install, or None if it is missing or we may not."""
    if not shutil.which(manager):
        return None
    if manager == "brew" or os.geteuid() == 0:
        return ()
    sudo = shutil.which("sudo") and run(("sudo", "-n", "true"), quietly=True)
    return ("sudo", "-n") if sudo else None


def run(command: Command, quietly: bool = False) -> bool:
    """Whether a command succeeded; nobody is asked anything, and its words are shown as they come."""
    quiet = subprocess.DEVNULL if quietly else None
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=quiet, stderr=quiet, check=False)
    return done.returncode == 0


def download_chromium() -> Iterator[Command]:
    """Playwright's own download; if it is here and does not start, the libraries that it needs, where we may install them."""
    playwright = (sys.executable, "-m", "playwright")
    yield (*playwright, "install", "chromium")
    rights = rights_for("apt-get")
    if rights is not None and chromium_of_playwright().is_file():
        yield (*rights, *playwright, "install-deps", "chromium")


def download_axe() -> Iterator[Command]:
    """The package of axe, as a file."""
    npm = bring(NPM)
    DOWNLOADS.mkdir(parents=True, exist_ok=True)
    yield (str(npm), "pack", "axe-core@4", "--pack-destination", str(DOWNLOADS))


CHROMIUM = Part(
    "chromium",
    "the browser tests open the page in it",
    find_chromium,
    {"apt-get": "chromium", "dnf": "chromium", "pacman": "chromium"},
    download_chromium,
    "install Chromium or Chrome, or name an installed one in $CANTINA_CHROMIUM",
)
NPM = Part(
    "npm",
    "it brings TypeScript, which checks the page's types, and axe",
    lambda: next(on_path("npm"), None),
    {"apt-get": "npm", "dnf": "npm", "pacman": "npm", "brew": "node"},
    advice="install Node.js 20 or newer together with its npm",
)
AXE = Part(
    "axe",
    "the browser tests ask it whether everybody can use the page",
    lambda: next(DOWNLOADS.glob("axe-core-4*.tgz"), None),
    download=download_axe,
    advice="see that npm reaches its registry",
)
PARTS = {part.name: part for part in (CHROMIUM, NPM, AXE)}


def bring(part: Part) -> Path:
    """Where a part is, after it was installed if it was missing."""
    if found := part.find():
        return found
    print(f"{part.name} is missing ({part.use}): installing it.", flush=True)
    for command in ways_to_get(part):
        print("$", *command, flush=True)
        run(command)
        if found := part.find():
            return found
    sys.exit(f"{part.name} could not be installed ({part.use}): {part.advice}, and run this again.")


def need(part: Part) -> Path:
    """Where a part is, for a test; a missing one is said, not installed."""
    found = part.find()
    assert found, f"{part.name} is missing ({part.use}): run `make setup`."
    return found


if __name__ == "__main__":
    for name in sys.argv[1:] or PARTS:
        bring(PARTS[name])
