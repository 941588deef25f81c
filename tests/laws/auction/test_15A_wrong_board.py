"""Law 15A: a call on cards from a wrong board, and that other board."""

from __future__ import annotations

import pytest

from bridgelaw.game import SEATS
from bridgelaw.laws import PROCEDURES, WRONG_BOARD, BadAnswer, Interview, Ruling, walk
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import (
    Adjustment,
    CallWithdrawn,
    ScoreAdjusted,
    Unauthorised,
)
from tests.laws.samples import interviewed, table
from tests.table.tables import E, N, S, W, call, found, ruling, standing, withdrawn


def rule(at: Table, **answers: str) -> Ruling:
    interview = interviewed(at, WRONG_BOARD, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def this(at: Table, who: str) -> Ruling:
    return rule(at, which_board="this", who=who)


def test_law_15A2b_the_player_calls_again() -> None:
    at = table("W 1C")
    given = this(at, "W")
    assert given.clauses == ("15A1", "15A2(c)", "15A2(b)")
    assert given.reviews == ("16C3",)
    after = at.after(given.event)
    assert standing(after) == ""
    assert withdrawn(after) == ["W 1C"]
    assert after.to_call is W
    assert standing(after.after("W 1S")) == "W 1S"
    assert found(after.after("W 1S")) == []


def test_law_15A2c_the_call_over_it_is_cancelled_and_unauthorised_for_the_offenders() -> None:
    at = table("S P, W 1C, N 1S")
    given = this(at, "W")
    after = at.after(given.event)
    assert standing(after) == "S P"
    assert after.to_call is W
    barred = [one for one in given.effects if isinstance(one, Unauthorised)]
    assert barred == [
        Unauthorised(W, call("1C"), (W, E), "16C2"),
        Unauthorised(N, call("1S"), (W, E), "16C2"),
    ]
    # The calls go from the last one backwards.
    assert [one for one in given.effects if isinstance(one, CallWithdrawn)] == [
        CallWithdrawn(N, call("1S"), undone=True),
        CallWithdrawn(W, call("1C"), undone=True),
    ]
    # The left-hand opponent may make any call.
    assert len(after.after("W P").legal_calls(N).legal) > 30


def test_law_15A2a_the_partner_has_called() -> None:
    at = table("W 1C, N P, E 1H")
    given = this(at, "W")
    assert given.clauses == ("15A1", "15A2(a)")
    assert given.reviews == ()
    after = at.after(given.event)
    assert after.adjusted == (ScoreAdjusted(Adjustment.ARTIFICIAL, "15A2(a)"),)
    assert after.phase is Phase.OVER
    assert after.to_call is None
    assert standing(after) == ""


def test_law_15A2a_goes_on_to_the_award_and_reminds_of_15A3() -> None:
    at = table("W 1C, N P, E 1H")
    given = this(at, "W")
    assert given.goes_on == "adjusted-score"
    assert any("15A3" in str(note) for note in given.notes)
    # The award can be given at the table as it is then.
    assert Interview.begin(PROCEDURES["adjusted-score"], at.after(given.event)).question


def test_law_15A2a_only_the_partner_matters() -> None:
    """Not the opponents, and not what the partner called before."""
    at = table("W P, N 1S, E 1NT, S 2S")
    assert this(at, "E").clause == "15A2(b)"
    assert at.after(this(at, "E").event).to_call is E
    assert this(at, "N").clause == "15A2(a)"


def test_law_15A_it_is_about_the_first_call_on_those_cards() -> None:
    at = table("W 1C, N P, E 1H, S P, W 2C")
    assert this(at, "W").clause == "15A2(a)"
    # South's only call was over East's: West has called since, but North has not.
    assert this(at, "S").clause == "15A2(b)"
    assert standing(at.after(this(at, "S").event)) == "W 1C, N P, E 1H"


def test_law_15A_a_call_that_is_withdrawn_already_does_not_count() -> None:
    at = table("W 1C").after(ruling("W 1C withdrawn"), "W P, N 1S")
    after = at.after(this(at, "W").event)
    assert withdrawn(after) == ["W 1C", "W Pass", "N 1S"]
    assert after.to_call is W


def test_law_15A_an_attempted_change_goes_too() -> None:
    at = table("W 1C, W 1S")
    after = at.after(this(at, "W").event)
    assert withdrawn(after) == ["W 1C", "W 1S"]
    assert after.to_call is W
    assert found(after) == []


def test_law_15A_the_auction_is_over_and_is_opened_again() -> None:
    at = table("W 1C, N P, E P, S P")
    assert at.phase is Phase.CLARIFICATION
    after = at.after(this(at, "S").event)
    assert (after.phase, after.to_call) == (Phase.AUCTION, S)
    passed = table("W P, N P, E P, S P")
    after = passed.after(this(passed, "E").event)
    assert (after.phase, after.to_call) == (Phase.AUCTION, E)


def test_law_15A_once_play_has_begun_only_the_adjusted_score_is_left() -> None:
    at = table("W 1C, N P, E P, S P, N leads SK")
    given = this(at, "W")
    assert given.clause == "15A2(a)"
    assert at.after(given.event).adjusted
    interview = Interview.begin(WRONG_BOARD, at).answer("this")
    assert interview.question is not None
    assert [option.key for option in interview.question.options] == ["N", "W"]
    with pytest.raises(BadAnswer, match="auction period is over"):
        interview.answer("S")


def test_law_15A_who_has_not_called_cannot_be_the_offender() -> None:
    interview = Interview.begin(WRONG_BOARD, table("W 1C")).answer("this")
    with pytest.raises(BadAnswer, match="North has not called"):
        interview.answer("N")


def test_law_15A_without_a_call_only_the_other_board_can_be_meant() -> None:
    interview = Interview.begin(WRONG_BOARD, table("W 1C").undo())
    assert interview.question is not None
    assert [option.key for option in interview.question.options] == ["other"]
    with pytest.raises(BadAnswer, match="nobody has made a call"):
        interview.answer("this")


# The board that the cards came from


def other(**answers: str) -> Ruling:
    return rule(table("W 1C"), which_board="other", who="W", **answers)


@pytest.mark.parametrize(
    ("repeats", "clauses"),
    [
        ("same", ("15A3",)),
        ("similar", ("23A1", "15A3")),
        ("subset", ("23A2", "15A3")),
        ("purpose", ("23A3", "15A3")),
    ],
)
def test_law_15A3_the_same_or_a_comparable_call(repeats: str, clauses: tuple[str, ...]) -> None:
    given = other(same_opponents="yes", repeats=repeats)
    assert given.clauses == clauses
    assert given.effects == ()


def test_law_15A3_a_different_call() -> None:
    """12C1: an assigned score where the likely result can be judged, else an artificial one."""
    given = other(same_opponents="yes", repeats="different", assignable="yes")
    assert given.clauses == ("15A3",)
    assert given.effects == (ScoreAdjusted(Adjustment.ASSIGNED, "15A3"),)
    given = other(same_opponents="yes", repeats="different", assignable="no")
    assert given.clauses == ("12C1(d)", "15A3")
    assert given.effects == (ScoreAdjusted(Adjustment.ARTIFICIAL, "15A3"),)


def test_law_15A3_other_opponents_are_left_to_the_director() -> None:
    assert other(same_opponents="no", playable="yes").effects == ()
    adjusted = other(same_opponents="no", playable="no", assignable="yes")
    assert adjusted.effects == (ScoreAdjusted(Adjustment.ASSIGNED, "15A3"),)


def test_law_15A4_a_penalty_is_possible_every_time() -> None:
    for path in walk(WRONG_BOARD):
        assert any("15A4" in str(note) for note in path.ruling.notes)


# Every auction of a few calls


def test_law_15A2_on_every_player_of_many_auctions() -> None:
    """The partner's calls decide; whatever happens, nothing after the first call is left."""
    auctions = ("1C", "1C P", "P 1C 1S", "1C P 1H", "1NT P P P", "P P P P", "1C X XX 1D 1S")
    for dealer in SEATS:
        for calls in auctions:
            seat, parts = dealer, []
            for made in calls.split():
                parts.append(f"{seat} {made}")
                seat = seat.lho
            check_auction(table(", ".join(parts)))


def check_auction(at: Table) -> None:
    for who in dict.fromkeys(caller for caller, _ in at.auction):
        first = next(place for place, made in enumerate(at.auction.calls) if made[0] is who)
        later = at.auction.calls[first + 1 :]
        given = this(at, str(who))
        after = at.after(given.event)
        late = any(caller is who.partner for caller, _ in later)
        assert given.clause == ("15A2(a)" if late else "15A2(b)")
        assert after.auction.calls == at.auction.calls[:first]
        assert after.to_call is (None if late else who)
        unauthorised = {(one.player, one.what): one.to for one in after.unauthorised}
        if late:
            assert not unauthorised
        else:
            assert unauthorised.keys() == {at.auction.calls[first], *later}
            assert set(unauthorised.values()) == {(who, who.partner)}
