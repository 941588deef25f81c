"""What is said at the table tells nobody what a player said away from it, or what was found.

Two rulings that leave the table in the same state, after the same public answers, sound the same
whatever was answered in private: a wish that was refused sounds like no wish (21B1(a)). While the
board lasts that is so of a finding about a hand or an agreement as well: a psychic call, a mistaken
call and a wrong explanation sound alike (20F5, 40C, 75C).
"""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest

from bridgelaw.laws import PROCEDURES, Path, Procedure, walk
from bridgelaw.laws.machinery.view import RulingView
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import PickedUp, Review, Unauthorised
from tests.laws.samples import SAMPLES

MOST = 400
"""Paths of a table: a few laws have thousands."""

ASKS_IN_PRIVATE = sorted(
    key
    for key, procedure in PROCEDURES.items()
    if any(question.away or question.unsaid for question in procedure.questions)
)
OVER = {("play_over", "yes"), ("stage", "over")}


def tables_of(procedure: Procedure) -> list[Table | None]:
    return [None, *SAMPLES.get(procedure, ())]


def is_over(path: Path, at: Table | None) -> bool:
    """Is the board over, by the table or by what was answered?"""
    if at is not None and at.phase in (Phase.CLAIMED, Phase.OVER, Phase.PASSED_OUT):
        return True
    return any((answer.key, answer.value) in OVER for answer in path.answers)


def public(path: Path, at: Table | None) -> tuple[Any, ...]:
    """What everybody has heard and sees: public answers, and what changes at the table."""
    is_found = any(asked.question.unsaid for asked in path.asked) and not is_over(path, at)
    heard = (
        answer
        for asked, answer in zip(path.asked, path.answers, strict=True)
        if not (asked.question.away or (is_found and asked.question.unsaid))
    )
    seen = (
        effect
        for effect in path.ruling.effects
        if not isinstance(effect, Review)
        and not (isinstance(effect, Unauthorised) and effect.what is None)
    )
    # Which law ruled is announced (25A or 25B), unless that is what was found; and what it goes on
    # to happens at the table.
    section = re.match(r"\d+[A-Z]?", path.ruling.clause)
    assert section is not None
    return (*heard, None if is_found else section.group(), path.ruling.goes_on, *seen)


def said_aloud(path: Path, at: Table | None) -> tuple[str, ...]:
    view = RulingView.of(path.ruling, at)
    return tuple(f"{words.to}: {words.text}" for words in view.words if not words.away)


def test_private_questions_are_there_to_be_checked() -> None:
    assert set(ASKS_IN_PRIVATE) >= {
        "misinformation", "explanation-duty", "insufficient-bid", "call-out-of-turn",
        "unintended-call", "inadmissible-call", "several-cards", "understandings",
        "misinformation-after",
    }  # fmt: skip


@pytest.mark.parametrize("key", ASKS_IN_PRIVATE)
def test_words_are_the_same_whatever_was_answered_in_private(key: str) -> None:
    procedure = PROCEDURES[key]
    for at in tables_of(procedure):
        said: dict[tuple[Any, ...], set[tuple[str, ...]]] = {}
        for path in islice(walk(procedure, at), MOST):
            said.setdefault(public(path, at), set()).add(said_aloud(path, at))
        for found, words in said.items():
            assert len(words) == 1, (found, words)


UNSEEN = {("could_see", "no"), ("how_defender", "hidden")}


@pytest.mark.parametrize(
    "key", ["card-in-auction", "defective-trick", "exposed-card", "played-card"]
)
def test_law_49_a_card_that_partner_could_not_see_is_not_named_aloud(key: str) -> None:
    met = 0
    for at in SAMPLES[PROCEDURES[key]]:
        for path in islice(walk(PROCEDURES[key], at), MOST):
            if not UNSEEN & {(answer.key, answer.value) for answer in path.answers}:
                continue
            back = {one.card for one in path.ruling.effects if isinstance(one, PickedUp)}
            met += bool(back)
            assert not any(back & words.cards for words in path.ruling.words), path.ruling.words
    assert met
