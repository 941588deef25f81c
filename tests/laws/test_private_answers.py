"""What is said at the table tells nobody what a player said away from it.

Two rulings that leave the table in the same state, after the same public answers, sound the same
whatever was answered in private: a wish that was refused sounds like no wish (21B1(a)).
"""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest

from bridgelaw.laws import PROCEDURES, Path, Procedure, walk
from bridgelaw.laws.machinery.view import RulingView
from bridgelaw.table import Table
from bridgelaw.table.effects import Review
from tests.laws.samples import SAMPLES

MOST = 400
"""Paths of a table: a few laws have thousands."""

ASKS_IN_PRIVATE = sorted(
    key
    for key, procedure in PROCEDURES.items()
    if any(question.away for question in procedure.questions)
)


def tables_of(procedure: Procedure) -> list[Table | None]:
    return [None, *SAMPLES.get(procedure, ())]


def public(path: Path) -> tuple[Any, ...]:
    """What everybody has heard and sees: public answers, and what changes at the table."""
    heard = (
        answer
        for asked, answer in zip(path.asked, path.answers, strict=True)
        if not asked.question.away
    )
    seen = (effect for effect in path.ruling.effects if not isinstance(effect, Review))
    # Which law ruled is announced (25A or 25B), and what it goes on to happens at the table.
    section = re.match(r"\d+[A-Z]?", path.ruling.clause)
    assert section is not None
    return (*heard, section.group(), path.ruling.goes_on, *seen)


def said_aloud(path: Path, at: Table | None) -> tuple[str, ...]:
    view = RulingView.of(path.ruling, at)
    return tuple(f"{words.to}: {words.text}" for words in view.words if not words.away)


def test_private_questions_are_there_to_be_checked() -> None:
    assert set(ASKS_IN_PRIVATE) >= {
        "misinformation", "explanation-duty", "insufficient-bid", "call-out-of-turn",
        "unintended-call", "inadmissible-call", "several-cards",
    }  # fmt: skip


@pytest.mark.parametrize("key", ASKS_IN_PRIVATE)
def test_words_are_the_same_whatever_was_answered_in_private(key: str) -> None:
    procedure = PROCEDURES[key]
    for at in tables_of(procedure):
        said: dict[tuple[Any, ...], set[tuple[str, ...]]] = {}
        for path in islice(walk(procedure, at), MOST):
            said.setdefault(public(path), set()).add(said_aloud(path, at))
        for found, words in said.items():
            assert len(words) == 1, (found, words)
