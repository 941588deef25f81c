"""Law 8B: when a round ends, as a fact of the session, and the rulings that depend on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.records.table import Stays, TableRecord
from bridgelaw.laws import CLAIM_AGREED, REVOKE, TRICKS_DISPUTED, WRONG_PAIR, Interview
from bridgelaw.store import Store
from bridgelaw.table import Table
from tests.laws.interviews import table as quick_table

CLAIMED = "S 1NT, W P, N P, E P, W leads S7, S claims 7"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    store = Store(str(tmp_path / "desk.db"))
    yield Desk(store)
    store.close()


def call(desk: Desk, club_session: ClubSession, number: int) -> ClubSession:
    return desk.write(club_session, club_session.seq, ClubSession.calling_round(number))


def opened(desk: Desk, club_session: ClubSession, happened: str = "S 1C") -> TableRecord:
    return desk.open_table(club_session.id, quick_table(happened), "4")


def stay(desk: Desk, table: TableRecord, stays: Stays) -> TableRecord:
    return desk.write(table, table.seq, TableRecord.in_round(table.round, stays))


def test_where_nobody_keeps_the_rounds_nothing_is_known(desk: Desk) -> None:
    table = opened(desk, desk.session_or_new())
    assert table.round == 0
    assert desk.is_round_over(table) is None
    assert desk.is_round_over(desk.open_table("", quick_table("S 1C"))) is None


def test_8B1_a_round_ends_when_the_next_one_is_called(desk: Desk) -> None:
    club_session = call(desk, desk.session_or_new(), 3)
    table = opened(desk, club_session)
    assert (table.round, desk.is_round_over(table)) == (3, False)
    club_session = call(desk, club_session, 4)
    assert desk.is_round_over(table) is True
    # Called by mistake, and put right.
    call(desk, club_session, 3)
    assert desk.is_round_over(table) is False


def test_8B1_a_table_that_is_late_stays_in_its_round_until_its_players_move(desk: Desk) -> None:
    club_session = call(desk, desk.session_or_new(), 3)
    table = stay(desk, opened(desk, club_session), Stays.LATE)
    call(desk, club_session, 4)
    assert desk.is_round_over(table) is False
    assert desk.is_round_over(stay(desk, table, Stays.NO)) is True


def test_8B2_a_postponed_board_keeps_the_round_open_until_it_is_played(desk: Desk) -> None:
    club_session = call(desk, desk.session_or_new(), 3)
    table = stay(desk, opened(desk, club_session, "S P, W P, N P"), Stays.POSTPONED)
    call(desk, club_session, 5)
    assert desk.is_round_over(table) is False
    done = quick_table("S P, W P, N P, E P, N puts the hand back, E puts the hand back, "
                       "S puts the hand back, W puts the hand back")  # fmt: skip
    table = desk.happen(table, table.seq, *done.log[3:])
    assert desk.is_round_over(table) is True


def test_it_is_read_back_from_the_log(desk: Desk) -> None:
    club_session = call(desk, desk.session_or_new(), 7)
    table = stay(desk, opened(desk, club_session), Stays.LATE)
    again = Desk(desk.store)
    assert again.club_session(club_session.id).round == 7
    assert (again.table(table.id).round, again.table(table.id).stays) == (7, Stays.LATE)


def test_a_round_is_a_small_number() -> None:
    with pytest.raises(Misfit):
        ClubSession.calling_round(100)


def test_a_ruling_keeps_what_was_so_when_it_looked(desk: Desk) -> None:
    """A round that is called in the middle of a ruling does not change its questions."""
    club_session = call(desk, desk.session_or_new(), 3)
    table = opened(desk, club_session, CLAIMED)
    ruling = desk.open_ruling("claim-agreed", at=table)
    assert ruling.round_over is False
    call(desk, club_session, 4)
    asked = desk.interview(desk.ruling(ruling.id)).question
    assert asked is not None
    assert [option.key for option in asked.options] == ["established", "assented", "no"]
    later = desk.look_again(ruling, ruling.seq)
    assert later.round_over is True
    asked = desk.interview(later).question
    assert asked is not None
    assert [option.key for option in asked.options] == ["established", "no"]


# The laws that ask for it


def test_69A_an_agreement_is_established_once_the_round_has_ended() -> None:
    at = quick_table(CLAIMED)
    asked = Interview.begin(CLAIM_AGREED, at, round_over=True).question
    assert asked is not None
    assert "assented" not in [option.key for option in asked.options]


def test_64B5_before_the_end_of_the_round_it_is_not_too_late_for_that() -> None:
    def options(over: bool | None) -> list[str]:
        paths = Interview.begin(REVOKE, round_over=over).paths()
        return sorted(
            {answer.value for path in paths for answer in path.answers if answer.key == "exempt"}
        )

    assert "next_round" in options(None)
    assert "next_round" in options(True)
    assert "next_round" not in options(False)


def test_79B_nobody_is_asked_whether_the_round_was_over() -> None:
    def keys(over: bool | None) -> set[str]:
        paths = Interview.begin(TRICKS_DISPUTED, round_over=over).paths()
        return {answer.key for path in paths for answer in path.answers}

    assert "agreed" in keys(None)
    assert "agreed" in keys(False)
    assert "agreed" not in keys(True)


def test_15B2_the_right_board_is_played_in_the_round_if_that_goes_on() -> None:
    def notes(over: bool | None) -> str:
        interview = Interview.begin(WRONG_PAIR, Table(quick_table("W 1C").board), round_over=over)
        for answer in ("board", "yes", "pairs", "no", "no", "together", "nobody"):
            interview = interview.answer(answer)
        assert interview.ruling is not None
        return " ".join(map(str, interview.ruling.notes))

    assert "can be played now" in notes(False)
    assert "can be played now" not in notes(True)
    assert "8B2" in notes(True)
