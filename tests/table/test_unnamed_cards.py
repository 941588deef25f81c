"""A card of which nobody said which it was can be ruled on as any other."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board
from bridgelaw.laws import PROCEDURES, walk
from bridgelaw.table import Table

LEADS = [
    "..., S declares, E leads ?, ...",
    "..., S declares, E leads H?, ...",
    "..., S declares, ..., W is on lead, E leads ?",
    "..., S declares, ..., S is on lead, E leads Dx, ...",
    "..., S declares, ..., E is on lead, S leads ?, ...",
]
SHOWN = [
    "..., S declares, ..., E exposes ?, ...",
    "..., S declares, ..., E exposes Hx, ...",
    "..., trick 1, ..., E exposes D?, ...",
]
IN_AUCTION = ["..., N 1S, E exposes ?, ...", "..., N 1S, E exposes H!, ..."]


@pytest.mark.parametrize(
    ("key", "log"),
    [
        *(("play-out-of-turn", log) for log in LEADS),
        *(("exposed-card", log) for log in SHOWN),
        *(("card-in-auction", log) for log in IN_AUCTION),
    ],
)
def test_the_table_takes_every_ruling_on_a_card_that_nobody_named(key: str, log: str) -> None:
    table = Table(Board(None)).after(log)
    assert table.ruling_needed == key
    paths = list(walk(PROCEDURES[key], table))
    assert len(paths) > 1
    for path in paths:
        after = table.after(path.ruling.event)
        assert after.ruling_needed in (None, *path.ruling.needs), path.answers


@pytest.mark.parametrize(("card", "asks"), [("H?", True), ("Hx", False), ("H!", False)])
def test_law_50b_whether_it_was_an_honour_is_asked_where_nobody_said(card: str, asks: bool) -> None:
    table = Table(Board(None)).after(f"..., S declares, ..., E exposes {card}, ...")
    paths = list(walk(PROCEDURES["exposed-card"], table))
    assert any(answer.key == "what_shown" for path in paths for answer in path.answers) is asks
