"""Packages that only some of this needs: loaded when used, and asked for in one sentence when they are not there."""

import importlib
from types import ModuleType

from cantina.core.errors import CantinaError


class Missing(CantinaError):
    """A package of an optional extra is not installed."""


def need(package: str, extra: str) -> ModuleType:
    """The package, or an error that says how to install it.

    >>> need("no_such_package", extra="learn")
    Traceback (most recent call last):
      ...
    cantina.rl.needs.Missing: this needs the package no_such_package: pip install "cantina[learn]"
    """
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as error:
        if error.name != package.split(".")[0]:
            raise
        raise Missing(f'this needs the package {error.name}: pip install "cantina[{extra}]"') from None
