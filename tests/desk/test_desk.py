"""Rulings at a live table: what they looked at, and what becomes of them when it changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgelaw.desk.desk import Desk, Moved
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.records.table import MOST_EVENTS, TableRecord
from bridgelaw.desk.score_desk import import_results
from bridgelaw.game import SEATS, Board, Seat
from bridgelaw.laws import BadAnswer
from bridgelaw.laws.machinery.transcript import retell
from bridgelaw.locale.errors import Refusal
from bridgelaw.scoring.editions import EDITIONS
from bridgelaw.scoring.profile import PROFILES
from bridgelaw.store import Store
from bridgelaw.table import ImpossibleEvent, Table, read_event
from bridgelaw.table.events import DirectorCalled
from tests.cli.fields import PAIRS
from tests.laws.board_samples import FOURTEEN, dealt


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    store = Store(str(tmp_path / "desk.db"))
    yield Desk(store)
    store.close()


@pytest.fixture
def table(desk: Desk) -> TableRecord:
    return desk.open_table("", Table.parse("dealer W\nW 1H\nN P\nE 1H"))


def answered(desk: Desk, ruling: RulingRecord) -> RulingRecord:
    """The ruling with each question answered in the first way that fits."""
    while (asked := desk.interview(ruling).question) is not None:
        ruling = desk.answer(ruling, ruling.seq, len(ruling.answers), asked.samples()[0])
    return ruling


def test_a_table_with_another_event_in_place_of_the_last_has_gone_on(
    desk: Desk, table: TableRecord
) -> None:
    ruling = answered(desk, desk.open_ruling("insufficient-bid", at=table))
    table = desk.undo(table, table.seq)
    table = desk.happen(table, table.seq, read_event("E 1D"))
    assert len(table.table.log) == ruling.events
    with pytest.raises(Moved):
        desk.give(ruling, ruling.seq)
    assert desk.table(table.id).table.rulings == ()
    ruling = desk.look_again(ruling, ruling.seq)
    assert desk.give(answered(desk, ruling), desk.ruling(ruling.id).seq).state == "given"


def test_names_do_not_make_a_table_go_on(desk: Desk, table: TableRecord) -> None:
    ruling = answered(desk, desk.open_ruling("insufficient-bid", at=table))
    desk.write(table, table.seq, TableRecord.seating({"N": "Ann"}, "5"))
    assert desk.give(ruling, ruling.seq).state == "given"


def test_a_ruling_that_was_undone_alone_can_be_given_again(desk: Desk, table: TableRecord) -> None:
    ruling = answered(desk, desk.open_ruling("insufficient-bid", at=table))
    desk.give(ruling, ruling.seq)
    table = desk.undo(desk.table(table.id), table.seq + 1)
    ruling = desk.ruling(ruling.id)
    assert ruling.state == "undone" and ruling.sees(table)
    assert desk.give(ruling, ruling.seq).state == "given"
    # Taken back together with the bid that it was about, it has nothing to look at.
    table = desk.table(table.id)
    table = desk.undo(table, table.seq, 2)
    assert not desk.ruling(ruling.id).sees(table)


def test_a_new_session_takes_the_edition_in_force_and_an_old_log_is_2017(desk: Desk) -> None:
    made = desk.open_session("today")
    assert made.edition == list(EDITIONS)[-1]
    assert desk.open_session("then", edition="2017").edition == "2017"
    # A log from before has no edition in it, and means what it meant.
    assert ClubSession.opening("then", "WBF").data == {"name": "then", "profile": "WBF"}
    ruling = desk.open_ruling("conduct", made.id)
    assert desk.interview(ruling).circumstances.profile.edition == made.edition
    with pytest.raises(Refusal, match="no edition 1997"):
        desk.open_session("no", edition="1997")


def test_a_ruling_without_a_session_keeps_the_edition_in_force(desk: Desk) -> None:
    ruling = desk.open_ruling("conduct")
    assert desk.interview(ruling).circumstances.profile.edition == list(EDITIONS)[-1]
    after = desk.open_ruling("adjusted-score", after_ruling=ruling.id)
    assert after.edition == ruling.edition
    # A log from before has no edition in it, and means what it meant.
    assert "edition" not in RulingRecord.opening("conduct").data
    # A table that was begun under an older edition is finished under it.
    at = desk.open_table("", Table(Board(Seat.WEST)).after("W 1H, N P, E 1D, director"))
    given = desk.open_ruling("insufficient-bid", at=at)
    assert given.edition == list(EDITIONS)[-1]
    old = desk.open_table("", at.table.after("ruling review of 2017 [12A1]", "director"))
    assert desk.open_ruling("insufficient-bid", at=old).edition == "2017"


def test_law_87B_a_ruling_on_scores_goes_by_the_regulations_of_its_session(desk: Desk) -> None:
    """What a small group of a fouled board gets is for the regulating authority to say."""
    derived = {}
    for name in PROFILES:
        ruling = desk.open_ruling("fouled-board", desk.open_session(name, name, "2017").id)
        interview = desk.interview(ruling)
        assert interview.circumstances.profile == PROFILES[name]
        derived[name] = {path.ruling.derivation for path in interview.paths()}
    assert derived["ACBL"] != derived["WBF"]


OWN_REGULATIONS = "profile: {like: WBF, sympathetic_limit: 2/5, correction_minutes: 20}\n"


def under_own_regulations(desk: Desk, procedure: str, *answers: str) -> RulingRecord:
    """A ruling in a session whose results have regulations of their own, answered so far."""
    club_session = desk.open_session("Club night", "WBF")
    file = (OWN_REGULATIONS + PAIRS).encode()
    club_session = import_results(desk, club_session, club_session.seq, "event.yaml", file)
    ruling = desk.open_ruling(procedure, club_session.id)
    for answer in answers:
        ruling = desk.answer(ruling, ruling.seq, len(ruling.answers), answer)
    return ruling


def test_law_12C1c_the_limit_of_a_weight_is_retold_as_the_authority_set_it(desk: Desk) -> None:
    """40 per cent may become 56 where two fifths may be added; usually it may become 48."""
    weights = "60% 4S= by N, 40% 4S-1 by N"
    answers = ("law", "16B3", "NS", "yes", "yes", weights, "5", "none")
    ruling = under_own_regulations(desk, "adjusted-score", *answers)
    with pytest.raises(BadAnswer, match="14/25 at most"):
        desk.answer(ruling, ruling.seq, len(answers), "57% 4S-1 by N")
    ruling = desk.answer(ruling, ruling.seq, len(answers), "52% 4S-1 by N")
    # The ruling can be opened again, and goes on.
    told = retell(desk.interview(desk.ruling(ruling.id)))
    assert [one.answer for one in told] == [*answers, "52% 4S-1 by N"]
    assert "2/5 of itself" in str(told[-1].asked.why)
    given = desk.give(answered(desk, ruling), desk.ruling(ruling.id).seq)
    assert given.state == "given"
    assert "12/25 4S= by N, 13/25 4S-1 by N" in str(given.given)


def test_law_79C1_the_correction_period_is_retold_as_the_authority_set_it(desk: Desk) -> None:
    ruling = under_own_regulations(desk, "tricks-disputed", "entry", "no")
    told = retell(desk.interview(ruling))
    assert told[-1].asked.key == "period_over"
    assert "It ends 20 minutes after" in str(told[-1].asked.why)


def test_a_ruling_hands_its_answers_over_to_the_one_that_goes_on(desk: Desk) -> None:
    """15A2(a) orders an adjusted score: nobody is asked again why the score is adjusted."""
    first = desk.open_ruling("wrong-board")
    for answer in ("this", "yes"):
        first = desk.answer(first, first.seq, len(first.answers), answer)
    first = desk.give(first, first.seq)
    assert first.goes_on == "adjusted-score"
    then = desk.open_ruling("adjusted-score", after_ruling=first.id)
    assert then.answers[:2] == (("power", "law"), ("law", "15A2(a)"))
    asked = desk.interview(desk.ruling(then.id)).question
    assert asked is not None and asked.key not in ("power", "law")
    # What was handed over can be answered otherwise, as everything can.
    changed = desk.answer(then, then.seq, 0, "severity")
    assert desk.interview(changed).ruling is not None
    # To another procedure it says nothing.
    assert desk.open_ruling("fouled-board", after_ruling=first.id).answers == ()


def test_law_13_a_live_table_does_not_go_on_with_fourteen_cards_before_the_ruling(
    desk: Desk,
) -> None:
    table = desk.open_table("", dealt(FOURTEEN))
    with pytest.raises(ImpossibleEvent, match="North has 14 cards"):
        desk.happen(table, table.seq, read_event("S 1C"))
    table = desk.happen(table, table.seq, read_event("N counts 14"))
    ruling = desk.open_ruling("wrong-number-of-cards", at=table)
    for answer in ("no", "no", "C5"):
        ruling = desk.answer(ruling, ruling.seq, len(ruling.answers), answer)
    desk.give(ruling, ruling.seq)
    table = desk.table(table.id)
    assert [len(hand) for seat in SEATS if (hand := table.table.dealt(seat)) is not None] == [
        13
    ] * 4
    assert desk.happen(table, table.seq, read_event("S 1C")).table.to_call is Seat.WEST


def test_a_table_has_a_limit(desk: Desk) -> None:
    at = desk.open_table("", Table(Board(Seat.WEST)))
    at = desk.happen(at, at.seq, *[DirectorCalled()] * MOST_EVENTS)
    with pytest.raises(Misfit, match="at most"):
        desk.happen(at, at.seq, DirectorCalled())
    assert len(desk.table(at.id).table.log) == MOST_EVENTS
