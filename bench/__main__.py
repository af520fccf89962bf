"""Runs every case, prints a table, writes `bench/latest.json`."""

import importlib
import json
import platform
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

MODULES = ("bench.engine", "bench.search")


def main(only: str = "") -> None:
    """Measures the cases whose name contains `only`."""
    cases = [case for name in MODULES for case in importlib.import_module(name).cases() if only in case.name]
    rows = [case.row() for case in track(cases, "Measuring", console=Console(stderr=True))]
    table = Table("", "", "", "peer", "", "ratio", box=None)
    for row in rows:
        peer = f"{row['peer_value']:,}" if row["peer_value"] else ""
        table.add_row(row["name"], f"{row['value']:,}", row["unit"], row["peer"], peer, f"{row['ratio'] or ''}")
    Console().print(table)
    machine = {"machine": platform.machine(), "python": platform.python_version(), "system": platform.system()}
    if not only:
        text = json.dumps({"machine": machine, "rows": rows}, indent=1)
        (Path(__file__).parent / "latest.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
