"""What a player may call, and which law excludes the rest."""

from __future__ import annotations

import pytest

from bridgelaw.game import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, SEATS, Bid, Seat
from bridgelaw.game.calls import SPOKEN_CALLS
from bridgelaw.table import Kind, Table
from tests.table.tables import AUCTION, TRICK, E, N, S, W, call, ruling, table


def laws(at: Table, seat: Seat) -> set[tuple[str, str]]:
    """The laws that exclude calls, and the ones that would rule on them."""
    excluded = at.legal_calls(seat).excluded.values()
    return {(breach.law, breach.rectified_by) for breach in excluded}


def test_the_dealer_may_make_any_bid_or_pass() -> None:
    choices = table().legal_calls(S)
    assert set(choices.legal) == {PASS, *BIDS}
    assert PASS in choices
    assert DOUBLE not in choices


def test_every_call_is_either_legal_or_excluded() -> None:
    for at in (table(), table("S 1H"), table(AUCTION), table("S 1H, N 2H"), table("S 1H, S 1S")):
        for seat in SEATS:
            choices = at.legal_calls(seat)
            assert {*choices.legal, *choices.excluded} == set(SPOKEN_CALLS)
            assert not {*choices.legal} & {*choices.excluded}
            for made in SPOKEN_CALLS:
                assert (choices.why_not(made) is None) == (made in choices)


@pytest.mark.parametrize("last", BIDS, ids=str)
def test_law_18_a_bid_must_outrank_the_last_one(last: Bid) -> None:
    at = table(f"S {last}")
    bids = [made for made in at.legal_calls(W).legal if isinstance(made, Bid)]
    assert bids == list(BIDS[BIDS.index(last) + 1 :])
    for bid in BIDS[: BIDS.index(last) + 1]:
        breach = at.legal_calls(W).why_not(bid)
        assert breach is not None
        assert (breach.kind, breach.law) == (Kind.INSUFFICIENT_BID, "18D")
        assert str(breach.text) == f"{bid.symbols} does not outrank {last.symbols}."


@pytest.mark.parametrize("made", ["8C", "9NT"])
def test_law_38_nobody_may_bid_over_seven(made: str) -> None:
    breach = table("S 1H").legal_calls(W).why_not(call(made))
    assert breach is not None
    assert (breach.kind, breach.rectified_by) == (Kind.BID_OVER_SEVEN, "38")


@pytest.mark.parametrize(
    ("calls", "seat", "double", "redouble"),
    [
        ("", S, False, False),
        ("S 1H", W, True, False),
        ("S 1H, W P", N, False, False),
        ("S 1H, W P, N P", E, True, False),
        ("S 1H, W X", N, False, True),
        ("S 1H, W X, N P", E, False, False),
        ("S 1H, W X, N P, E P", S, False, True),
        ("S 1H, W X, N XX", E, False, False),
        ("S 1H, W X, N 2H", E, True, False),
        ("S 1H, W 1S, N X", E, False, True),
        ("S 1H, W 8C, N P", E, True, False),  # the bid over seven is none
    ],
)
def test_law_19_doubles_and_redoubles(calls: str, seat: Seat, double: bool, redouble: bool) -> None:
    at = table(calls)
    assert at.to_call is seat
    choices = at.legal_calls(seat)
    assert (DOUBLE in choices) == double
    assert (REDOUBLE in choices) == redouble
    for made, law in ((DOUBLE, "19A1"), (REDOUBLE, "19B1")):
        breach = choices.why_not(made)
        assert breach is None or (breach.law, breach.rectified_by) == (law, "36")


@pytest.mark.parametrize("seat", [N, E, W])
def test_law_17C_out_of_turn_no_call_is_legal(seat: Seat) -> None:
    choices = table().legal_calls(seat)
    assert choices.legal == ()
    for made in CALLS:
        breach = choices.why_not(made)
        assert breach is not None
        assert (breach.kind, breach.turn) == (Kind.CALL_OUT_OF_ROTATION, S)
        assert str(breach.text) == "It is South's turn to call."
    ruled_by = {made: choices.excluded[made].rectified_by for made in (PASS, BIDS[0], DOUBLE)}
    assert ruled_by == {PASS: "30", BIDS[0]: "31", DOUBLE: "32"}


@pytest.mark.parametrize("before", [AUCTION, TRICK, "S P, W P, N P, E P", f"{TRICK}, S claims 3"])
@pytest.mark.parametrize("seat", SEATS)
def test_law_39_after_the_auction_no_call_is_legal(before: str, seat: Seat) -> None:
    at = table(before)
    assert at.to_call is None
    assert at.legal_calls(seat).legal == ()
    assert laws(at, seat) == {("22A", "39")}


@pytest.mark.parametrize("span", ["once", "throughout"])
def test_law_37_a_player_who_must_pass_may_only_pass(span: str) -> None:
    at = table("S 1H", ruling(f"W must pass {span} by 27B2"))
    assert at.legal_calls(W).legal == (PASS,)
    breach = at.legal_calls(W).why_not(call("2C"))
    assert breach is not None
    assert (breach.kind, breach.law) == (Kind.BARRED_CALL, "27B2")
    assert str(breach.text) == "West must pass."
    assert [one.player for one in at.forced_passes] == [W]


def test_law_37_nobody_else_must() -> None:
    at = table("S 1H", ruling("W must pass throughout by 27B2"), "W P")
    assert len(at.legal_calls(N).legal) > 1


def test_a_pass_that_is_due_once_is_over_when_it_was_made() -> None:
    at = table("S 1H", ruling("W must pass once by 30B1(b)(ii)"), "W P, N P, E X")
    assert at.forced_passes == ()
    again = at.after("S P")
    assert len(again.legal_calls(W).legal) > 1


def test_a_pass_that_is_due_once_waits_for_the_player_s_turn() -> None:
    at = table("S 1H", ruling("E must pass once by 24B"), "W P")
    assert [one.player for one in at.forced_passes] == [E]
    out_of_turn = at.after("E P")
    assert [one.player for one in out_of_turn.forced_passes] == [E]
    assert at.after("N P").legal_calls(E).legal == (PASS,)


def test_law_37A_the_turn_at_which_he_had_to_pass_is_over_even_if_he_did_not() -> None:
    at = table("S 1H", ruling("W must pass once by 24B"), "W 1S, N 2H, E P, S P")
    # North accepted 1S by calling: only a player barred throughout stays barred.
    assert at.forced_passes == ()
    assert len(at.legal_calls(W).legal) > 1


def test_a_player_who_must_pass_throughout_must_pass_at_every_turn() -> None:
    at = table("S 1H", ruling("W must pass throughout by 27B2"), "W P, N 2H, E X, S P")
    assert at.to_call is W
    assert at.legal_calls(W).legal == (PASS,)
    later = at.after("W P, N 3H, E P, S P")
    assert later.legal_calls(W).legal == (PASS,)


def test_law_36B_both_partners_must_pass() -> None:
    at = table(
        "S 1H", ruling("W must pass throughout by 38", "E must pass throughout by 38"), "W P, N 2H"
    )
    assert at.legal_calls(E).legal == (PASS,)
    assert at.after("E P, S P").legal_calls(W).legal == (PASS,)


def test_nobody_must_pass_any_more_when_the_auction_is_over() -> None:
    at = table("S 1H", ruling("W must pass throughout by 27B2"), "W P, N P, E P")
    assert at.forced_passes == ()


def test_law_25_whoever_called_last_would_be_changing_his_call() -> None:
    at = table("S 1H")
    assert laws(at, S) == {("25", "25")}
    assert laws(table("S 1H, W 1C"), W) == {("25", "27C")}
    assert laws(table("S 1H, N 2H"), N) == {("25", "25")}
    breach = at.legal_calls(S).why_not(call("1S"))
    assert breach is not None
    assert str(breach.text) == "South has already called 1♥."


def test_law_31A1_what_would_have_to_be_repeated_is_not_legal_over_a_changed_call() -> None:
    # East passed, which would make South repeat 6S over 7H; but East has called 7S since. South
    # accepts that (25B1) or not, and 6S is insufficient either way.
    changed = table("N 7H", ruling("S owes a call in place of 6S by 31A"), "E P", "E 7S", dealer=N)
    legal = changed.legal_calls(S)
    assert [str(call) for call in legal.legal] == ["Pass", "X", "7NT"]
    breach = legal.why_not(call("6S"))
    assert breach is not None
    assert breach.kind is Kind.INSUFFICIENT_BID
    # Over the pass alone there is nothing else, and Law 27 rules on it.
    passed = changed.at(len(changed.log) - 1)
    assert [str(call) for call in passed.legal_calls(S).legal] == ["6S"]
    # The same if a pass was put on top of the pass.
    twice = passed.after("E P")
    assert [str(call) for call in twice.legal_calls(S).legal] == ["6S"]
