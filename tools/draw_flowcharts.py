"""Draws the flowchart of every procedure into docs/flowcharts, or checks that all is as drawn."""

from __future__ import annotations

import argparse
import json
import sys
from functools import cache
from pathlib import Path

from bridgelaw.flowchart import Graph, Page, build, draw_svg
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale import LANGUAGES, language

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "flowcharts"

ENDINGS = {Page.SHEET: "svg", Page.PHONE: "phone.svg"}


@cache
def graph(key: str) -> Graph:
    """The chart of the procedure with that name."""
    return build(PROCEDURES[key])


@cache
def drawing(key: str, code: str, page: Page) -> str:
    """One chart as it stands in its file."""
    return draw_svg(graph(key), language(code), page)


def paths() -> str:
    """How many paths each procedure has: numbers that change only when the law code does."""
    return json.dumps({key: graph(key).paths for key in PROCEDURES}, indent=2) + "\n"


def drawings() -> dict[str, str]:
    """Every file by its name."""
    files = {
        f"{key}.{code}.{ending}": drawing(key, code, page)
        for key in PROCEDURES
        for code in LANGUAGES
        for page, ending in ENDINGS.items()
    }
    return files | {"paths.json": paths()}


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
