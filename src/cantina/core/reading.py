"""Reads written positions key by key, with errors that name the key."""

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import PositionError


class Reader:
    """The data of a position; every key must be asked for, or `finish` names the one that nothing knows."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.asked: set[str] = set()

    def value(self, key: str, default: Any) -> Any:
        """What stands at `key`; without a default (None) it must be there."""
        self.asked.add(key)
        if key in self.data:
            return self.data[key]
        if default is None:
            raise PositionError(f"{key}: is missing")
        return default

    def integer(self, key: str, default: int | None, low: int, high: int) -> int:
        """The whole number at `key`, from low to high."""
        return self.checked(key, self.value(key, default), low, high)

    def boolean(self, key: str, default: bool) -> bool:
        """The true or false at `key`."""
        value = self.value(key, default)
        if not isinstance(value, bool):
            raise PositionError(f"{key}: must be true or false, not {value!r}")
        return value

    def integers(self, key: str, default: Sequence[int] | None, low: int, high: int) -> list[int]:
        """The list of whole numbers at `key`, as long as the default."""
        n = None if default is None else len(default)
        return self.checked_integers(key, self.value(key, default), n, low, high)

    def rows(self, key: str, default: Sequence[Any] | None, n: int | None) -> list[Any]:
        """The list at `key`, n long (None: any length), whose entries the caller checks."""
        value = self.value(key, default)
        if not isinstance(value, (list, tuple)):
            raise PositionError(f"{key}: must be a list, not {value!r}")
        if n is not None and len(value) != n:
            raise PositionError(f"{key}: must have {n} entries, not {len(value)}")
        return list(value)

    def table(self, key: str, default: Mapping[str, Any] | None, known: Sequence[str] | set[str]) -> dict[str, Any]:
        """The table at `key` with none but the known keys."""
        return self.checked_table(key, self.value(key, default), set(known))

    def named(self, key: str, default: str | None, names: Sequence[str]) -> int:
        """The number of the name at `key`."""
        return self.checked_name(key, self.value(key, default), names)

    def finish(self) -> None:
        """Raises PositionError at a key that nothing asked for."""
        for key in self.data:
            if key not in self.asked:
                raise PositionError(f"{key}: is not known here; known are {', '.join(sorted(self.asked))}")

    # The same checks for what stands deeper down; `key` is for the message

    def checked(self, key: str, value: Any, low: int, high: int) -> int:
        """`value` if it is a whole number from low to high."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise PositionError(f"{key}: must be a whole number from {low} to {high}, not {value!r}")
        return value

    def checked_integers(self, key: str, value: Any, n: int | None, low: int, high: int) -> list[int]:
        """`value` if it is a list of n whole numbers from low to high."""
        if not isinstance(value, (list, tuple)) or (n is not None and len(value) != n):
            raise PositionError(f"{key}: must be a list of {n if n is not None else 'whole'} numbers, not {value!r}")
        return [self.checked(f"{key}[{i}]", x, low, high) for i, x in enumerate(value)]

    def checked_table(self, key: str, value: Any, known: set[str]) -> dict[str, Any]:
        """`value` if it is a table with none but the known keys."""
        if not isinstance(value, Mapping):
            raise PositionError(f"{key}: must be a table, not {value!r}")
        for name in value:
            if name not in known:
                raise PositionError(f"{key}.{name}: is not known here; known are {', '.join(sorted(known))}")
        return dict(value)

    def checked_name(self, key: str, value: Any, names: Sequence[str]) -> int:
        """The number of the name `value`."""
        if value not in names:
            raise PositionError(f"{key}: must be one of {', '.join(n for n in names if n)}, not {value!r}")
        return list(names).index(value)
