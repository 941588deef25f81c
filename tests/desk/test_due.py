"""What is due at a table: it follows from the table alone."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bridgelaw.desk.due import (
    DueKind,
    agreement,
    begins,
    called_for,
    can_begin,
    due_now,
    nothing_to_rule,
    review,
    ruling_due,
    turn_of,
)
from bridgelaw.game import Board, Seat
from bridgelaw.laws.common.end_of_board import agreed
from bridgelaw.locale.errors import Refusal
from bridgelaw.table import Table, write_event
from bridgelaw.table.typed_events import events_in
from tests.table.tables import AUCTION, TRICK, ruling, table


def matters(at: Table) -> list[tuple[DueKind, str, str | None]]:
    return [(due.matter, due.law, due.procedure) for due in due_now(at)]


def test_what_the_terminal_shares_needs_no_database() -> None:
    modules = ("due", "event_words")
    shared = "; ".join(f"import bridgelaw.desk.{module}" for module in modules)
    check = "import sys; sys.exit('bridgelaw.store' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", f"{shared}; {check}"], check=False).returncode == 0


def test_nothing_is_due_at_an_orderly_table() -> None:
    at = table(TRICK)
    assert due_now(at) == ()
    assert called_for(at) is None
    assert "nothing" in str(nothing_to_rule(at))


def test_an_irregularity_is_to_be_ruled_on() -> None:
    at = table("S 1H, W P, N 1H")
    assert matters(at) == [(DueKind.RULING, "27", "insufficient-bid")]
    assert called_for(at) == "insufficient-bid"
    # What the players settle themselves is still explained when the director comes.
    settled = at.after("E P")
    assert due_now(settled) == ()
    assert called_for(settled) == "insufficient-bid"


def test_declarer_chooses_before_the_partner_of_a_penalty_card_leads() -> None:
    at = table(AUCTION, "E exposes HK", ruling("E has major penalty card HK by 49"))
    assert matters(at) == [(DueKind.CHOICE, "50D2", "penalty-card")]


def test_a_call_in_place_of_a_cancelled_one_is_ruled_on() -> None:
    at = table("W 1H", ruling("W 1H withdrawn; W owes a call in place of 1H by 31A"), "S 1S, W 2H")
    assert matters(at) == [(DueKind.CALL, "31A", "call-out-of-turn")]


def test_a_claim_is_agreed_to_or_disputed() -> None:
    at = table(TRICK, "S claims 9")
    assert matters(at) == [(DueKind.CLAIM, "69A", "claim")]
    over = at.after(agreement(at, "2024"))
    assert due_now(over) == ()
    for other in (over, table(TRICK)):
        with pytest.raises(Refusal, match="no claim"):
            agreement(other, "2024")


def test_a_deemed_claim_waits_for_its_number() -> None:
    at = table(TRICK, "S spreads the hand", ruling("S is deemed to have claimed by 48B2"))
    assert matters(at) == [(DueKind.NUMBER, "68A", None)]


def test_reviews_come_one_by_one_when_the_play_is_over() -> None:
    at = table(TRICK, ruling("review 16C2; review 27D"))
    assert due_now(at) == ()
    over = at.after("S claims 9", agreed())
    assert matters(over) == [
        (DueKind.REVIEW, "16C2", "unauthorised-information"),
        (DueKind.REVIEW, "27D", None),
    ]
    over = over.after(review(over, "16C2", adjust=False, edition="2024"))
    assert matters(over) == [(DueKind.REVIEW, "27D", None)]
    with pytest.raises(Refusal, match="16C2"):
        review(over, "16C2", adjust=False, edition="2024")


def test_a_revoke_is_counted_before_the_reviews() -> None:
    at = table(TRICK, ruling("review 64C1; S revoke C6 stands"), "S claims 9").after(agreed())
    assert matters(at) == [(DueKind.REVOKE, "64", "revoke"), (DueKind.REVIEW, "64C1", None)]


def test_only_procedures_with_something_to_rule_on_can_begin() -> None:
    keys = {one.key for one in can_begin(table(AUCTION))}
    assert "revoke" not in keys
    assert all(begins(one, table(AUCTION)) for one in can_begin(table(AUCTION)))
    assert keys


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ((), "South to call"),
        ((AUCTION,), "West to lead"),
        ((AUCTION, "W leads C7"), "North (dummy) to play"),
        ((AUCTION, "W leads C7, N plays C2"), "East to play"),
        ((TRICK, "S claims 9"), "None"),
    ],
)
def test_whose_turn_it_is(events: tuple[str, ...], words: str) -> None:
    assert str(turn_of(table(*events))) == words


@pytest.mark.parametrize(
    ("line", "events"),
    [
        ("1C P", ["S 1C", "W Pass"]),
        ("W 2S", ["W 2S"]),
        ("director N", ["director called by N"]),
        ("1C, W exposes H9  # a comment", ["S 1C", "W exposes H9"]),
        ("# nothing", []),
    ],
)
def test_a_line_is_read_in_its_place(line: str, events: list[str]) -> None:
    assert [write_event(event) for event in events_in(table(), line)[0]] == events


def test_help_is_offered_only_where_there_is_some() -> None:
    with pytest.raises(Refusal, match=r"or an event such as E exposes H5$"):
        events_in(table(), "what?")
    with pytest.raises(Refusal, match=r"or help$"):
        events_in(table(), "what?", ("HELP",))
    with pytest.raises(Refusal, match="is “undo” meant"):
        events_in(table(), "undoo", ("UNDO",))


def test_law_13_nobody_is_to_call_while_a_hand_has_fourteen_cards() -> None:
    at = Table(Board(Seat.WEST))
    assert turn_of(at) is not None
    at = at.after("N counts 14")
    assert turn_of(at) is None
    due = ruling_due(at)
    assert due is not None
    assert (due.procedure, str(due.text)) == ("wrong-number-of-cards", "North has 14 cards.")
