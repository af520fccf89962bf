"""What is shown of the start: a line runs for each game being compiled, and one stays for each that is ready.

Where programs read the log, both are lines of it.
"""

import logging
from collections.abc import Callable
from types import TracebackType

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn

from .kitchen import Dish, Kitchen
from .logs import for_programs, tell


class Lines:
    """The lines about the games of a kitchen; `when_idle` is called as soon as all of them are ready."""

    def __init__(self, kitchen: Kitchen, when_idle: Callable[[], None]) -> None:
        self.kitchen, self.when_idle = kitchen, when_idle
        columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
        console = Console(stderr=True, highlight=False)
        self.progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.running: dict[str, TaskID] = {}
        kitchen.listeners.append(self.show)

    def __enter__(self) -> "Lines":
        return self

    def __exit__(self, *_raised: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.progress.stop()

    def show(self, dish: Dish) -> None:
        """Shows how far a game is."""
        if dish.stage == "preparing":
            self.begin(dish, f"Preparing {dish.title}, once: about {dish.about:.0f} s")
        elif dish.stage == "ready":
            self.settle(dish, "✓", f"{dish.title} is ready")
        elif dish.stage == "failed":
            self.settle(dish, "✗", f"{dish.title} could not be loaded: {dish.problem}")

    def begin(self, dish: Dish, text: str) -> None:
        """Begins the line of a game."""
        if for_programs():
            tell(text)
            return
        self.running[dish.game] = self.progress.add_task(text, total=None)
        self.progress.start()

    def settle(self, dish: Dish, sign: str, text: str) -> None:
        """Ends the line of a game, and leaves another."""
        if dish.game in self.running:
            self.progress.remove_task(self.running.pop(dish.game))
        if not self.running:
            self.progress.stop()
        if for_programs():
            tell(text, logging.ERROR if dish.problem else logging.INFO)
        else:
            self.progress.console.print(f"{sign} {text}", markup=False)
        if self.kitchen.idle:
            self.when_idle()
