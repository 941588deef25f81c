"""Papers: situations to be answered in writing, with a marking scheme.

The same seed gives the same paper. A paper is also a file that a teacher edits: the names of its
situations, and case files of the teacher's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby, islice
from pathlib import Path

from bridgelaw.formats.yaml.text import load
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.training.series import LENGTH, LEVELS, situations
from bridgelaw.training.situations import Situation, situation, situations_of_file

_LONGEST = 60


class PaperError(Refusal):
    """A paper that cannot be read."""


@dataclass(frozen=True)
class Paper:
    """Situations in their order, under a title."""

    title: Text
    situations: tuple[Situation, ...]
    seed: int | None = None
    own: Mapping[str, str] | None = None
    """Of situations from own case files: their files, by name."""


def paper_of(seed: int, level: str = "club", laws: str = "", length: int = LENGTH) -> Paper:
    """The paper of a seed."""
    if level not in LEVELS:
        raise PaperError(tr("There is no level “{level}”.", level=level[:40]))
    if not 1 <= length <= _LONGEST:
        raise PaperError(tr("A paper has 1 to {most} situations.", most=_LONGEST))
    found = tuple(islice(situations(seed, level, laws), length))
    title = tr("{level}, paper {seed}", level=LEVELS[level].title, seed=seed)
    return Paper(title, found, seed)


def write_paper(paper: Paper, title: str) -> str:
    """The paper as a file, to be edited."""
    lines = [
        "# A paper: one line a situation. Take lines away, move them, add others;",
        "# a case file of your own is added as  - file: my-case.yaml",
        f"title: {_quoted(title)}",
        "situations:",
    ]
    own = paper.own or {}
    entries = (f"file: {_quoted(own[one.name])}" if one.name in own else one.name
               for one in paper.situations)  # fmt: skip
    lines += [f"  - {entry}" for entry, _ in groupby(entries)]  # a file is all of its rulings
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def read_paper(path: Path) -> Paper:
    """A paper from its file; `Refusal` that says what is wrong with it."""
    words = tr("{path}: a paper is a title and a list of “situations”.", path=str(path))
    try:
        data = load(path.read_text(encoding="utf-8"), str(path), no_mapping=words)
    except UnicodeDecodeError as error:
        raise PaperError(words) from error
    entries = data.get("situations")
    if not isinstance(entries, list):
        raise PaperError(words)
    if len(entries) > _LONGEST:
        raise PaperError(tr("A paper has 1 to {most} situations.", most=_LONGEST))
    found: list[Situation] = []
    own: dict[str, str] = {}
    for entry in entries:
        if isinstance(entry, dict) and "file" in entry:
            for one in situations_of_file(path.parent / str(entry["file"])):
                found.append(one)
                own[one.name] = str(entry["file"])
        else:
            found.append(situation(str(entry)))
    if not found:
        raise PaperError(tr("{path}: there is no situation in it.", path=str(path)))
    title = tr("{title}", title=str(data.get("title", ""))[:100])
    return Paper(title, tuple(found), None, own)
