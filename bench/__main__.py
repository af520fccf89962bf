"""Runs every case; prints a table; writes `bench/latest.json`, and the page and plot in docs."""

import importlib
import json
import os
import platform
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import report
from bench.cases import ROUNDS

HERE = Path(__file__).parent
LATEST = HERE / "latest.json"


def main(only: str = "") -> None:
    """Measures the cases whose name contains `only`; with `page` it writes the page of the last run again."""
    if only == "page":
        last = json.loads(LATEST.read_text(encoding="utf-8"))
        report.write(last["rows"], last["machine"], ROUNDS)
        return
    modules = [importlib.import_module(f"bench.{path.stem}") for path in sorted(HERE.glob("*.py"))]
    cases = [case for m in modules if hasattr(m, "cases") for case in m.cases() if only in case.name]
    rows = [case.row() for case in track(cases, "Measuring", console=Console(stderr=True))]
    table = Table("", "", "", "peer", "", "ratio", box=None)
    for row in rows:
        peer = f"{row['peer_value']:,}" if row["peer_value"] else ""
        table.add_row(row["name"], f"{row['value']:,}", row["unit"], row["peer"], peer, f"{row['ratio'] or ''}")
    Console().print(table)
    if not only:
        text = json.dumps({"machine": machine(), "rows": rows}, indent=1)
        LATEST.write_text(text + "\n", encoding="utf-8")
        report.write(rows, machine(), ROUNDS)


def machine() -> str:
    """What was measured on, and how busy it was."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    cores = f"{os.cpu_count()} cores{load}"
    return (
        f"{names[0] if names else platform.machine()}, {cores}, Python {platform.python_version()}, {platform.system()}"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
