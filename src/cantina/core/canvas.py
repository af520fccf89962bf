"""A grid of characters to draw a map on, for the `terminal.py` of games."""

from rich.text import Text

Point = tuple[float, float]  # x and y in per cent


class Canvas:
    """Characters with styles; points are given in per cent, and the whole can be turned by half a circle."""

    def __init__(self, width: int, height: int, turned: bool) -> None:
        self.width, self.height, self.turned = width, height, turned
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def cell(self, point: Point) -> tuple[int, int]:
        """The row and column of a point."""
        x, y = (100 - point[0], 100 - point[1]) if self.turned else point
        return round(y * (self.height - 2) / 100), round(x * (self.width - 1) / 100)

    def line(self, a: Point, b: Point) -> None:
        """A dotted straight line."""
        (row, column), (row2, column2) = self.cell(a), self.cell(b)
        steps = max(abs(row2 - row) * 2, abs(column2 - column), 1)
        for i in range(0, steps + 1, 2):
            at = (row + round((row2 - row) * i / steps), column + round((column2 - column) * i / steps))
            self.cells[at] = ("·", "dim")

    def write(self, point: Point, words: str, style: str, below: int = 0) -> None:
        """Words around a point, or some rows below it."""
        row, column = self.cell(point)
        first = min(max(column - len(words) // 2, 0), self.width - len(words))
        for i, character in enumerate(words):
            self.cells[row + below, first + i] = (character, style)

    def text(self) -> Text:
        """The drawing, without empty rows."""
        text = Text(no_wrap=True)
        for row in sorted({row for row, _ in self.cells}):
            for column in range(self.width):
                text.append(*self.cells.get((row, column), (" ", "")))
            text.append("\n")
        return text
