"""A card of which nobody said which it was can be ruled on as any other."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board
from bridgelaw.laws import PROCEDURES, walk
from bridgelaw.table import Table


@pytest.mark.parametrize(
    "log",
    [
        "..., S declares, E leads ?, ...",
        "..., S declares, E leads H?, ...",
        "..., S declares, ..., W is on lead, E leads ?",
        "..., S declares, ..., S is on lead, E leads Dx, ...",
        "..., S declares, ..., E is on lead, S leads ?, ...",
    ],
)
def test_law_53_to_56_the_table_takes_every_ruling_on_a_card_that_nobody_named(log: str) -> None:
    table = Table(Board(None)).after(log)
    paths = list(walk(PROCEDURES["play-out-of-turn"], table))
    assert len(paths) > 2
    for path in paths:
        after = table.after(path.ruling.event)
        assert after.ruling_needed in (None, path.ruling.goes_on), path.answers
