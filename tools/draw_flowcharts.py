"""Draws what docs/flowcharts keeps: the first four sheets, and a mark of every other chart.

A sheet takes most of a second to lay out, and all of them fill megabytes that change with every
word of a ruling. So the project keeps the four that every club has on its wall; of each procedure
the number of its paths and a hash of its cards, which show all that a sheet can; and `make site`
draws the rest.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bridgelaw.flowchart import Graph, Page, build, draw_svg
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale import LANGUAGES, language

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "flowcharts"

KEPT = ("insufficient-bid", "call-out-of-turn", "play-out-of-turn", "revoke")
"""The procedures whose sheets stand in docs/flowcharts."""
MARKS = "charts.json"

Sheets = Mapping[tuple[str, str], str]
"""Drawn sheets by procedure and language."""


@cache
def graph(key: str) -> Graph:
    """The chart of the procedure with that name."""
    return build(PROCEDURES[key])


@cache
def drawing(key: str, code: str, page: Page) -> str:
    """One chart as it stands in its file."""
    return draw_svg(graph(key), language(code), page)


def mark(key: str) -> dict[str, int | str]:
    """The number of paths, which changes only with the law; a hash for what each language says."""
    hashes = {code: _hash(drawing(key, code, Page.PHONE)) for code in LANGUAGES}
    return {"paths": graph(key).paths, **hashes}


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def marks() -> str:
    """What is kept of every chart: a line each, so that two changes seldom meet."""
    lines = (f"  {json.dumps(key)}: {json.dumps(mark(key))}" for key in PROCEDURES)
    return "{\n" + ",\n".join(lines) + "\n}\n"


def drawings() -> dict[str, str]:
    """Every file of the folder by its name."""
    sheets = {
        f"{key}.{code}.svg": drawing(key, code, Page.SHEET) for key in KEPT for code in LANGUAGES
    }
    return sheets | {MARKS: marks()}


def sheets(keys: Sequence[str] = tuple(PROCEDURES)) -> Sheets:
    """The sheets of those procedures in every language.

    They are drawn on all cores while the caller does something else; who looks at one waits for it.
    """
    wanted = [(key, code) for key in keys for code in LANGUAGES]
    pool = ProcessPoolExecutor(min(len(wanted), os.cpu_count() or 1))
    drawing = {one: pool.submit(_sheet, one) for one in wanted}
    pool.shutdown(wait=False)
    return _BeingDrawn(drawing)


@dataclass(frozen=True, slots=True, eq=False)
class _BeingDrawn(Mapping[tuple[str, str], str]):
    drawing: Mapping[tuple[str, str], Future[str]]

    def __getitem__(self, one: tuple[str, str]) -> str:
        return self.drawing[one].result()

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(self.drawing)

    def __len__(self) -> int:
        return len(self.drawing)


def _sheet(one: tuple[str, str]) -> str:
    return drawing(*one, Page.SHEET)


def differences(files: dict[str, str], folder: Path = FOLDER) -> list[str]:
    """The names of the files that are not as drawn, that are missing or that are left over."""
    found = {
        file.name for pattern in ("*.svg", "*.json") for file in folder.glob(pattern)
    } - files.keys()
    for name, content in files.items():
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != content:
            found.add(name)
    return sorted(found)


def write(files: dict[str, str], folder: Path = FOLDER) -> list[str]:
    """Writes what differs and removes what is left over; gives their names."""
    changed = differences(files, folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name in changed:
        if name in files:
            (folder / name).write_text(files[name], encoding="utf-8", newline="\n")
        else:
            (folder / name).unlink()
    return changed


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if files differ")
    if parser.parse_args(arguments).check:
        different = differences(drawings())
        for name in different:
            print(f"docs/flowcharts/{name} is not as drawn: run make flowcharts")
        return 1 if different else 0
    for name in write(drawings()):
        print(f"docs/flowcharts/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
