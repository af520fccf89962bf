"""The one module that knows Numba: record types, kernels, and generic functions compiled for one game.

Numba's own cache watches one file only and keys its entries by name, line and argument types. So compiled code lives in
a folder per game, named by a hash of every source that it is made of: an edited rule is never answered by an old
compilation, an edited scene or text costs none, and a copied game never runs another game's code.
"""

import functools
import hashlib
import os
import shutil
import threading
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numba
import numpy as np
from platformdirs import user_cache_path

from .sources import sources_of

OPTIONS: Any = {"nogil": True, "boundscheck": True}
# Whether Numba manages memory. A rule may take some. The generic functions work in what is lent to them, so that no array is
# counted in and out at every call, which took up to half the time of a search; one that took memory would not compile.
OWN: Any = {**OPTIONS, "_nrt": True}
LENT: Any = {**OPTIONS, "_nrt": False}
config: Any = numba.config
KEPT_STAMPS = 4  # compilations of one game that stay in the cache, newest first
COMPILING = threading.Lock()

Field = str | np.dtype[Any] | tuple[Any, ...]


def struct(**fields: Field) -> np.dtype[Any]:
    """A record type without padding bytes whose elements have attributes in plain Python too."""
    for name in fields:
        if hasattr(np.record, name):  # compiled code would read the field, plain Python the method
            raise TypeError(f"a field cannot be called {name!r}: NumPy's records have a method of that name")
    spec: Any = [(name, *(f if isinstance(f, tuple) else (f,))) for name, f in fields.items()]
    dtype = np.dtype(spec, align=True)
    gap = dtype.itemsize - sum(dtype[name].itemsize for name in fields)
    if gap:
        raise TypeError(f"{gap} bytes of padding: order the fields from wide to narrow and end with spare=('i1', n)")
    return np.dtype((np.record, dtype))


def kernel(f: Callable[..., Any]) -> Any:
    """A rule: compiled into whatever calls it, never cached on its own."""
    return numba.njit(**OWN)(f)


def wrapping(f: Callable[..., Any]) -> Any:
    """A kernel whose unsigned numbers may run over: compiled ones do so silently, plain NumPy would warn."""
    if not config.DISABLE_JIT:
        return kernel(f)

    @functools.wraps(f)
    def plain(*args: Any) -> Any:
        with np.errstate(over="ignore"):
            return f(*args)

    return plain


def stamp_of(sources: Iterable[Path]) -> str:
    """A hash over the sources."""
    return hashlib.sha256(b"".join(p.read_bytes() for p in sorted(sources))).hexdigest()[:16]


def cache_home() -> Path:
    """Where compilations are kept: $CANTINA_CACHE, or the user's cache folder."""
    named = os.environ.get("CANTINA_CACHE")
    return Path(named) if named else user_cache_path("cantina", appauthor=False)


def usable(folder: Path) -> Path | None:
    """The folder if a file can be written there, else None."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return None
    return folder


def prune(home: Path, name: str, keep: Path) -> None:
    """Removes old compilations of one game, except the newest few and `keep`."""
    stamp = "[0-9a-f]" * 16
    old = [p for p in home.glob(f"{name}-{stamp}") if p.is_dir() and p != keep]
    old.sort(key=lambda p: p.stat().st_mtime, reverse=True)
    for folder in old[KEPT_STAMPS - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)


def cache_folder(folder: Path, templates: Sequence[Any], rules: Mapping[str, Any]) -> Path | None:
    """Where what is compiled of these functions for the game in `folder` is kept, or None when nothing can be written."""
    stamp = stamp_of(sources_of([*map(source_of, templates), *map(source_of, rules.values()), Path(__file__)]))
    # The path is in the name: two copies of one game in different folders never share code.
    place = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:6]
    name = "-".join([folder.name, place, *sorted({source_of(f).parent.name for f in templates})])
    cache = usable(cache_home() / f"{name}-{stamp}")
    if cache:
        prune(cache.parent, name, cache)
    return cache


def source_of(f: Any) -> Path:
    """The file that a function is written in."""
    return Path(getattr(f, "py_func", f).__code__.co_filename).resolve()


def compile_for(folder: Path, templates: Sequence[Any], rules: Mapping[str, Any]) -> dict[str, Callable[..., Any]]:
    """The generic functions bound to one game's rules, by name; each compiles at its first call, or comes from the cache."""
    with COMPILING:  # the folder of the cache is a setting of the whole process, read as each function is bound
        cache = cache_folder(folder, templates, rules)
        config.CACHE_DIR = str(cache or "")
        names: dict[str, Any] = dict(rules)
        bound_all: dict[str, Callable[..., Any]] = {}
        for f in templates:  # in order: later ones may call earlier ones
            bound = types.FunctionType(f.__code__, f.__globals__ | names, f.__name__)
            bound.__module__, bound.__qualname__ = f.__module__, f.__qualname__
            names[f.__name__] = bound_all[f.__name__] = numba.njit(cache=cache is not None, **LENT)(bound)
        return bound_all
