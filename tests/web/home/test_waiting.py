"""The control room: what waits for the director, and the clocks that run."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.records.round_clock import ClockPlan
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.signature import signing
from bridgelaw.desk.times import now
from bridgelaw.game import Board, Seat
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale.language import language
from bridgelaw.table import Table
from bridgelaw.web.home.waiting import WaitingReason, clocks, waiting
from tests.web.visitor import Visitor, hidden_fields, words_of


def given(desk: Desk, place: str = "3", board: str = "7") -> RulingRecord:
    """A quick ruling that puts a review off to the end of the play."""
    session = desk.session_or_new().id
    record = desk.open_ruling("insufficient-bid", session, place=place, board=board, assumes=True)
    while (asked := desk.interview(record).question) is not None:
        keys = [option.key for option in asked.options]
        answer = "no" if "no" in keys else keys[-1] if keys else asked.samples()[-1]
        record = desk.answer(record, record.seq, len(record.answers), answer)
    record = desk.give(record, record.seq)
    assert record.duties, "the ruling was to put something off"
    return record


def rows(desk: Desk) -> list[tuple[WaitingReason, str, str]]:
    current = desk.current_session()
    found = waiting(desk, None if current is None else current.id)
    return [(one.kind, one.place, one.board) for one in found]


def test_every_review_has_a_few_words() -> None:
    for procedure in PROCEDURES.values():
        for review in procedure.manifest.reviews:
            assert len(language("en").say(review.title).split()) <= 6
            assert len(language("ja").say(review.title)) <= 20


def test_a_review_waits_until_it_is_seen_to(director: Visitor, desk: Desk) -> None:
    with signing("AN"):
        record = given(desk)
    law = record.duties[0]
    assert (WaitingReason.DUTY, "3", "7") in rows(desk)
    home = words_of(director.get("/"))
    assert "Waiting for you" in home and "after the play of this board · AN" in home
    page = director.get(f"/duties/{record.id}/{law}")
    assert "Look into it" in page
    for law in record.duties:
        director.send(f"/duties/{record.id}/{law}", state="nothing")
    assert rows(desk) == []
    assert "Waiting for you" not in words_of(director.get("/"))
    # Tapped by mistake, it waits again.
    director.send(f"/duties/{record.id}/{law}", state="open")
    assert rows(desk) == [(WaitingReason.DUTY, "3", "7")]


def test_who_looks_into_it_goes_on_with_what_is_known_and_it_is_done_then(
    director: Visitor, desk: Desk
) -> None:
    record = given(desk)
    law = next(one for one in record.duties if one in ("27D", "23C", "72C"))
    for other in record.duties:
        if other != law:
            director.send(f"/duties/{record.id}/{other}", state="off")
    begun = f"/rulings/new?procedure=adjusted-score&after={record.id}&review={law}"
    page = director.get(begun)
    fields = hidden_fields(page)
    assert fields["review"] == law and fields["place"] == "3" and fields["board"] == "7"
    draft = desk.draft("adjusted-score", after_ruling=record.id, review=law)
    assert ("law", law) in [tuple(one) for one in draft.record.answers]
    assert desk.ruling(record.id).duties == (law,)
    opened = desk.open_ruling(
        "adjusted-score", record.session, after_ruling=record.id, review=law, place="3", board="7",
        handed=tuple((one.key, one.value) for one in draft.record.answers), assumes=True,
    )  # fmt: skip
    assert rows(desk) == [], "it goes on at its table"
    while (asked := desk.interview(opened).question) is not None:
        keys = [option.key for option in asked.options]
        answer = "no" if "no" in keys else asked.samples()[-1]
        opened = desk.answer(opened, opened.seq, len(opened.answers), answer)
    desk.give(opened, opened.seq)
    assert desk.ruling(record.id).duties == ()
    assert rows(desk) == []


def test_what_nobody_put_off_cannot_be_seen_to(director: Visitor, desk: Desk) -> None:
    record = given(desk)
    director.get(f"/duties/{record.id}/99", status=422)
    with pytest.raises(Misfit):
        record.seeing_to(record.duties[0], "perhaps")


def test_a_ruling_that_is_withdrawn_has_no_duties(director: Visitor, desk: Desk) -> None:
    record = given(desk)
    director.send(f"/rulings/{record.id}/mark", mark="withdrawn", on="yes")
    assert rows(desk) == []


def test_a_table_that_needs_a_ruling_comes_first(director: Visitor, desk: Desk) -> None:
    given(desk)
    session = desk.session_or_new().id
    table = desk.open_table(session, Table(Board(Seat.WEST)).after("W 1C, N 1S"), "5")
    assert (WaitingReason.CALLING, "5", "") not in rows(desk)
    table = desk.happen(
        table, table.seq, *Table(Board(Seat.WEST)).after("W 1C, N 1S, E 1H").log[-1:]
    )
    assert rows(desk)[0] == (WaitingReason.CALLING, "5", "")
    assert "Table 5 waits" in words_of(director.get("/"))
    desk.open_ruling("insufficient-bid", at=table)
    assert rows(desk)[0][0] is not WaitingReason.CALLING, "somebody is at it"


def test_clocks_of_the_round_and_of_the_periods(director: Visitor, desk: Desk) -> None:
    assert clocks(desk, None) == ()
    early = desk.open_session("afternoon")
    desk.write(early, early.seq, ClubSession.posting(now() - timedelta(minutes=5)))
    club = desk.open_session("Tuesday")
    desk.choose_session(club)
    club = desk.write(club, club.seq, ClockPlan(13, 15).fact())
    club = desk.write(club, club.seq, ClubSession.calling_round(2))
    found = clocks(desk, club)
    assert [one.key for one in found] == ["round", "appeals", "scores"]
    assert 890 <= found[0].seconds <= 900 and not found[0].is_low
    home = words_of(director.get("/"))
    assert "Round 2 of 13" in home and "afternoon" in home


def test_the_head_of_every_page_has_the_round_and_who_holds_the_device(
    director: Visitor, anybody: Visitor, desk: Desk
) -> None:
    assert 'class="round' not in director.get("/laws")
    director.send("/rounds/plan", rounds="13", minutes="15")
    director.send("/rounds/call", number="2")
    director.send("/initials", initials="AN", next="/")
    page = director.get("/laws")
    assert "Round 2 · 1" in words_of(page) and 'class="initials"' in page and ">AN<" in page
    page = anybody.get("/laws")
    assert 'class="round' not in page and 'class="initials"' not in page


def test_a_ruling_without_a_table_waits_on_the_first_page_and_says_its_player(desk: Desk) -> None:
    session = desk.session_or_new().id
    desk.open_ruling("insufficient-bid", session, who=Seat.SOUTH)
    (row,) = waiting(desk, session)
    assert row.kind is WaitingReason.UNFINISHED
    assert language("en").say(row.title).endswith(", South")


def test_the_reminder_after_the_play_is_on_until_somebody_puts_it_off(
    director: Visitor, desk: Desk
) -> None:
    record = given(desk)
    assert "Remind me after the playon" in words_of(director.get(f"/rulings/{record.id}"))
    director.send(f"/duties/{record.id}", state="off", next=f"/rulings/{record.id}")
    assert rows(desk) == []
    assert "Remind me after the playoff" in words_of(director.get(f"/rulings/{record.id}"))
    director.send(f"/duties/{record.id}", state="open")
    assert rows(desk)[0] == (WaitingReason.DUTY, "3", "7")
    director.send(f"/duties/{record.id}/{record.duties[0]}", state="done")
    for law in record.duties[1:]:
        director.send(f"/duties/{record.id}/{law}", state="done")
    assert "Remind me" not in director.get(f"/rulings/{record.id}"), "there is nothing left"


def test_of_several_sessions_the_period_that_ends_first_is_shown(desk: Desk) -> None:
    for name, minutes in (("afternoon", 20), ("evening", 5)):
        club = desk.open_session(name)
        desk.write(club, club.seq, ClubSession.posting(now() - timedelta(minutes=minutes)))
    found = clocks(desk, None)
    assert [language("en").say(one.note) for one in found] == ["afternoon", "afternoon"]
