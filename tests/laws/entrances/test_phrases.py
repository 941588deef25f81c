"""What people type into “What happened?” leads to the right ruling.

The words of the search were chosen with `phrases.txt` in hand, so its rate says that nothing was
lost, not how well the search understands somebody new. That is what `phrases_unseen.txt` measures:
no word and no rule was chosen with it. Whoever tunes by it moves its lines to the other file and
writes new ones.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.entrances.search import procedures_for

_HERE = Path(__file__).parent


def _phrases(name: str) -> list[tuple[str, set[str]]]:
    lines = (_HERE / name).read_text(encoding="utf-8").splitlines()
    split = (line.rsplit(" = ", 1) for line in lines)
    return [(phrase, set(keys.split(" | "))) for phrase, keys in split]


def _missed(name: str, suggestions: int) -> list[str]:
    missed = []
    for phrase, right in _phrases(name):
        found = [procedure.key for procedure in procedures_for(phrase)[:suggestions]]
        if right.isdisjoint(found):
            missed.append(f"{phrase}: {' or '.join(sorted(right))}, found {found}")
    return missed


@pytest.mark.parametrize(
    ("name", "suggestions", "percent"),
    [
        ("phrases.txt", 1, 98),
        ("phrases.txt", 3, 100),
        ("phrases_unseen.txt", 1, 70),
        ("phrases_unseen.txt", 3, 88),
    ],
)
def test_so_many_phrases_are_answered(name: str, suggestions: int, percent: int) -> None:
    count, missed = len(_phrases(name)), _missed(name, suggestions)
    assert 100 * (count - len(missed)) >= percent * count, "\n".join(missed)


def test_the_phrases_name_rulings_and_none_stands_twice() -> None:
    both = _phrases("phrases.txt") + _phrases("phrases_unseen.txt")
    assert len({phrase for phrase, _ in both}) == len(both)
    asked_for = {key for _, right in both for key in right}
    assert asked_for == PROCEDURES.keys(), "a new procedure needs phrases in phrases.txt"
