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
REVOKES = [
    "..., H was led, E plays C?: revoke, ...",
    "..., S declares, ..., trick 5, H was led, E plays C?: revoke, ...",
    "..., S declares, ..., W leads H?, N plays ?, E plays C?: revoke, ...",
    "..., H was led, E plays C?: revoke, ..., the play is over",
]
IN_AUCTION = ["..., N 1S, E exposes ?, ...", "..., N 1S, E exposes H!, ..."]


@pytest.mark.parametrize(
    ("key", "log"),
    [
        *(("play-out-of-turn", log) for log in LEADS),
        *(("exposed-card", log) for log in SHOWN),
        *(("card-in-auction", log) for log in IN_AUCTION),
        *(("revoke", log) for log in REVOKES),
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


def test_law_62_of_suits_alone_it_is_said_what_is_played_in_place_of_what() -> None:
    told = Table(Board(None)).after("..., S declares, ..., H was led, E plays C?: revoke, ...")
    paths = walk(PROCEDURES["revoke"], told)
    corrected = [path for path in paths if path.ruling.clause.startswith("62")]
    assert corrected
    for path in corrected:
        words = [str(one.text) for one in path.ruling.words]
        assert "East plays a heart in place of the club." in words


def test_law_61_suits_alone_are_asked_no_more_than_nothing_at_all() -> None:
    quick = walk(PROCEDURES["revoke"])
    told = walk(PROCEDURES["revoke"], Table(Board(None)).after(REVOKES[0]))
    assert [path.answers for path in told] == [path.answers for path in quick]


def test_law_63a_across_what_nobody_entered_it_is_asked_how_they_went_on() -> None:
    played = "..., S declares, ..., W leads H5, N plays H6, E plays C4: revoke"
    known, open_since = (Table(Board(None)).after(log) for log in (played, f"{played}, ..."))
    asked = [
        any(answer.key == "established" for answer in path.answers)
        for table in (known, open_since)
        for path in walk(PROCEDURES["revoke"], table)
    ]
    assert asked[0] is False
    assert asked[-1] is True
