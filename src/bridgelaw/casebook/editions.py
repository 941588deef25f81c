"""The casebook under two editions of the Laws: every ruling that comes out otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bridgelaw.casebook.files import CaseFile, CaseFileError, read_cases
from bridgelaw.casebook.run import CaseEnds, Taken, case_files, take_steps
from bridgelaw.laws import Ruling


@dataclass(frozen=True, slots=True)
class Difference:
    """A ruling of a case that is not the same in both editions."""

    case: CaseFile
    older: Ruling | None
    newer: Ruling | None

    @property
    def is_cited_only(self) -> bool:
        """Only clauses and words differ: the same calls, cards, tricks and scores follow."""
        if self.older is None or self.newer is None:
            return False
        return self.older.effects == self.newer.effects


@dataclass(frozen=True, slots=True)
class EditionsCompared:
    """What a run under both has shown."""

    rulings: int
    differences: tuple[Difference, ...]


def compare_editions(paths: Iterable[Path], older: str, newer: str) -> EditionsCompared:
    """Runs every case of these files and folders under both editions."""
    count, differences = 0, []
    for case in _cases(paths):
        runs = [[one.moment.ruling for one in _taken(case, name)] for name in (older, newer)]
        longest = max(map(len, runs))
        for was, now in zip(*(run + [None] * (longest - len(run)) for run in runs), strict=True):
            count += was is not None
            if _seen(was) != _seen(now):
                differences.append(Difference(case, was, now))
    return EditionsCompared(count, tuple(differences))


def _cases(paths: Iterable[Path]) -> Iterator[CaseFile]:
    for path in paths:
        for file in case_files(path):
            try:
                yield from read_cases(file)
            except CaseFileError:
                continue  # `case run` says what is wrong with it


def _taken(case: CaseFile, edition: str) -> Iterator[Taken]:
    try:
        yield from take_steps(case, edition)
    except CaseEnds:
        return


def _seen(ruling: Ruling | None) -> object:
    """What is compared: what is cited and told, and what follows."""
    if ruling is None:
        return None
    words = tuple(one.text for one in ruling.words)
    return ruling.clauses, ruling.headline, words, ruling.notes, ruling.effects, ruling.goes_on
