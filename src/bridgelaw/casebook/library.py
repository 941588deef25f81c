"""The casebook that comes with the program: where its files are, and what they are about."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ruamel.yaml import YAML

from bridgelaw.casebook.files import CaseFile, read_cases
from bridgelaw.locale.language import ByLanguage

_INSTALLED = Path(__file__).parent / "cases"
_CHECKED_OUT = Path(__file__).parents[3] / "casebook"

_HEAD = ("source", "laws", "title")
_KEY = re.compile(r"(\w+):")


@dataclass(frozen=True, slots=True)
class Head:
    """What a case is about, without its table and its rulings."""

    key: str
    """Folder and name: `law-27/27B1a-lowest-bid`."""
    source: str
    laws: tuple[str, ...]
    title: Mapping[str, str]

    @property
    def numbers(self) -> tuple[str, ...]:
        """The laws without their sections: 27 for 27B1(a)."""
        return tuple(dict.fromkeys(re.sub(r"\D.*", "", law) for law in self.laws))


def casebook_folder() -> Path:
    """Where the cases are: within the package, or beside it in a checkout."""
    return _INSTALLED if _INSTALLED.is_dir() else _CHECKED_OUT


@cache
def case_paths() -> Mapping[str, Path]:
    """Every case file by its key, in the order of laws and names."""
    files = casebook_folder().glob("*/*.yaml")
    paths = {f"{path.parent.name}/{path.stem}": path for path in files}
    return dict(sorted(paths.items(), key=lambda item: _in_order(item[0])))


@cache
def case_heads() -> tuple[Head, ...]:
    """What every case is about. Only the first lines of the files are read, for there are many."""
    return tuple(_head(key, path) for key, path in case_paths().items())


def case_of(key: str) -> tuple[CaseFile, ...]:
    """A case with its variants; `KeyError` if there is none."""
    return read_cases(case_paths()[key])


def _head(key: str, path: Path) -> Head:
    lines: list[str] = []
    keys: set[str] = set()
    with path.open(encoding="utf-8") as file:
        is_of_head = False
        for line in file:
            name = _KEY.match(line)
            if name is not None:
                if keys == set(_HEAD):
                    break
                is_of_head = name[1] in _HEAD
                if is_of_head:
                    keys.add(name[1])
            if is_of_head:
                lines.append(line)
    yaml = YAML(typ="base", pure=True)  # all texts: law 50E4 is no number
    data = yaml.load("".join(lines))
    title = data["title"]
    titles = ByLanguage(en=title) if isinstance(title, str) else ByLanguage(title)
    return Head(key, data["source"], tuple(data["laws"]), titles)


def _in_order(key: str) -> tuple[object, ...]:
    """`law-9` before `law-10`."""
    return tuple(
        (0, int(part), "") if part.isdecimal() else (1, 0, part)
        for part in re.split(r"(\d+)", key)
        if part
    )
