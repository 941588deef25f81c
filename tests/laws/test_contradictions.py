"""No sentence of a ruling says what its table does not, or what another sentence denies."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.casebook import read_cases
from bridgelaw.casebook.run import take_steps
from bridgelaw.game import Card, Seat
from bridgelaw.laws import INSUFFICIENT_BID, Procedure, Ruling, walk
from bridgelaw.locale.text import tr
from tests.laws.contradictions import contradictions, of_options
from tests.laws.samples import SAMPLES, interviewed, table
from tests.rotation import rotated

CASEBOOK = Path(__file__).parents[2] / "casebook"
FILES = sorted(CASEBOOK.rglob("*.yaml"))
MOST = 400
"""Paths of a table: a few laws have thousands."""


@pytest.mark.parametrize("folder", sorted({path.parent.name for path in FILES}))
def test_no_ruling_of_the_casebook_contradicts_itself(folder: str) -> None:
    for path in sorted((CASEBOOK / folder).glob("*.yaml")):
        for case in read_cases(path):
            for taken in take_steps(case):
                if taken.moment.ruling is not None:
                    found = tuple(contradictions(taken.before, taken.moment.ruling))
                    assert not found, (case.name, found)


@pytest.mark.parametrize("procedure", rotated(list(SAMPLES)), ids=lambda one: one.key)
def test_no_ending_of_a_procedure_contradicts_its_table(procedure: Procedure) -> None:
    for at in SAMPLES[procedure]:
        for path in islice(walk(procedure, at), MOST):
            assert not tuple(contradictions(at, path.ruling)), path.answers
            for asked in path.asked:
                assert not tuple(of_options(at, asked)), path.answers


def _ruling(**answers: str) -> Ruling:
    ruling = interviewed(AT, INSUFFICIENT_BID, **answers).ruling
    assert ruling is not None
    return ruling


AT = table("W 1H, N P, E 1H")
BARRED = {"unintended": "no", "accepts": "no", "substitute": "Pass", "comparable": "none"}


@pytest.mark.parametrize("sentence", ["The board goes on.", "Calls may deceive. Please go on."])
def test_nothing_goes_on_when_the_board_is_over(sentence: str) -> None:
    over = table("W P, N P, E P, S P")
    ruling = replace(_ruling(**BARRED), headline=tr(sentence), effects=())
    assert [one.kind for one in contradictions(over, ruling)] == ["goes on"]


@pytest.mark.parametrize(
    ("changed", "kind"),
    [
        ({"headline": tr("West calls next.")}, "turn"),
        (
            {"headline": tr("East leads freely, and {partner} leads freely.", partner=Seat.WEST)},
            "free lead",
        ),
        (
            {
                "headline": tr(
                    "You must play now. {card} stay penalty cards.", card=Card.parse("SK")
                )
            },
            "number",
        ),
        ({"notes": ()}, "no word of the first lead"),
    ],
)
def test_a_sentence_that_is_not_so_is_found(changed: dict[str, Any], kind: str) -> None:
    ruling = _ruling(**BARRED)
    assert not tuple(contradictions(AT, ruling))
    assert kind in [one.kind for one in contradictions(AT, replace(ruling, **changed))]
