"""Laws 28 to 33: calls out of rotation, and the call in place of a cancelled one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bridgelaw.game import BIDS, DOUBLE, PASS, REDOUBLE, SEATS, Board, Call, Seat
from bridgelaw.laws import (
    CALL_OUT_OF_TURN,
    INADMISSIBLE_CALL,
    INSUFFICIENT_BID,
    Interview,
    NothingToRule,
    Path,
    Ruling,
    walk,
)
from bridgelaw.table import Kind, Table
from bridgelaw.table.effects import (
    CallWithdrawn,
    ForcedPass,
    LeadRight,
    ReplacementDue,
    Review,
    Span,
    Unauthorised,
)
from bridgelaw.table.state import Standing
from bridgelaw.table.which_procedure import procedure_for, settled_by_players
from tests.laws.interviews import aloud
from tests.laws.samples import BARRED, interviewed, ruled, ruling_table, table

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST

AUCTIONS = ("", "W P", "W 1H", "W 1H, N P", "W 1H, N X", "W 1H, N 2C, E P", "W P, N P, E P")
CALLS = (PASS, DOUBLE, REDOUBLE, BIDS[0], BIDS[7], BIDS[30])


def every_call_out_of_turn() -> Iterator[tuple[Table, Seat, Call]]:
    """Some auctions, and then any player but the right one makes any kind of call."""
    for auction in AUCTIONS:
        before = Table(Board(W)).after(auction)
        turn = before.to_call
        for seat in SEATS:
            for call in CALLS:
                after = before.after(f"{seat} {call}")
                out_of_turn = (
                    after.irregularities[0].kind is Kind.CALL_OUT_OF_ROTATION
                    if (after.irregularities)
                    else False
                )
                if seat is not turn and out_of_turn:
                    yield after, seat, call


def ruling(at: Table, **answers: str) -> Ruling:
    found = interviewed(at, CALL_OUT_OF_TURN, **answers).ruling
    assert found is not None
    return found


def calls(at: Table) -> str:
    return str(at.auction)


# 28: calls in rotation after all


def test_law_28A_a_call_at_the_turn_of_a_player_who_must_pass_is_in_rotation() -> None:
    barred = ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED).after("S 2C")
    assert "3C" in [call.text for call in barred.legal_calls(N).legal]
    after = barred.after("N 3C")
    assert not after.open_irregularities
    assert calls(after) == "W 1H, N Pass, E Pass, S 2C, W Pass, N 3C"
    assert after.to_call is E
    assert ruling(after).clauses == ("28A",)


def test_law_28A_a_bar_of_one_turn_is_used_up_by_it() -> None:
    at = Table(Board(W)).after("W 1H, ruling r of 2017 [24B] N must pass once by 24B, E 2H")
    assert calls(at) == "W 1H, N Pass, E 2H"
    assert at.forced_passes == ()


def test_law_28A_not_where_the_forced_pass_would_end_the_auction() -> None:
    at = Table(Board(W)).after(
        "W 1H, N P, E P, ruling r of 2017 [24B] S must pass once by 24B, W 2H"
    )
    assert [found.kind for found in at.open_irregularities] == [Kind.CALL_OUT_OF_ROTATION]


def test_law_28B_the_proper_player_calls() -> None:
    at = table("W 1H, S 1D", dealer="S")
    found = ruling(at, simultaneous="no")
    assert found.clauses == ("28B",)
    assert found.effects == (
        Unauthorised(W, at.calls[0][1], (W, E), "16C2"),
        Review("16C3"),
    )
    after = at.after(found.event)
    assert calls(after) == "S 1D"
    assert after.to_call is W
    assert not after.lead_rights


def test_law_28B_or_29A_is_asked_where_the_call_can_be_either() -> None:
    at = table("E 1H, S 1S", dealer="S")
    pending = interviewed(at, CALL_OUT_OF_TURN, simultaneous="no").question
    assert pending is not None
    assert pending.key == "called_since"
    assert [option.key for option in pending.options] == ["own_turn", "over_it"]
    opened = at.after(ruling(at, called_since="own_turn", simultaneous="no").event)
    assert calls(opened) == "S 1S"
    overcalled = at.after(ruling(at, simultaneous="no", called_since="over_it").event)
    assert calls(overcalled) == "E 1H, S 1S"
    for after in (opened, overcalled):
        assert after.to_call is W
        assert not after.open_irregularities


@pytest.mark.parametrize(
    ("call", "law", "auction"),
    [("1D", "28B", "S 1D"), ("1H", "28B", "S 1H"), ("X", "29A", "E 1H, S X")],
)
def test_law_28B_a_call_that_is_legal_in_one_way_was_meant_so(
    call: str, law: str, auction: str
) -> None:
    before = table("E 1H", dealer="S")
    assert before.legal_calls(S).why_not(before.after(f"S {call}").calls[-1][1]) is None
    at = before.after(f"S {call}")
    assert calls(at) == auction
    assert [found.settled for found in at.irregularities] == [law]


def test_law_28B_what_is_legal_in_neither_way_is_excluded() -> None:
    before = table("W 1H, N P, E 1S, W 2C", dealer="W")
    # It is South's turn, not West's left-hand opponent's: nothing is ambiguous.
    assert before.legal_calls(N).why_not(BIDS[0]) is not None


def test_law_28B_is_for_opponents_only() -> None:
    """The offender's partner, whose turn it was, does not do away with the offence."""
    at = table("W P, N 1S, W X, E P")
    assert [found.kind for found in at.open_irregularities] == [Kind.CALL_OUT_OF_ROTATION]
    found = ruling(at, simultaneous="no", accepts="no")
    assert found.clauses == ("29B", "32B1")
    after = at.after(found.event)
    assert calls(after) == "W Pass, N 1S, E Pass"
    assert after.to_call is S
    accepted = at.after(ruling(at, simultaneous="no", accepts="yes").event)
    assert calls(accepted) == "W Pass, N 1S, W X"
    assert accepted.to_call is N
    assert [str(item.player) for item in accepted.unauthorised] == ["E"]


def test_law_28A_who_must_repeat_a_pass_must_pass_too() -> None:
    at = ruled("W P, E P", CALL_OUT_OF_TURN, accepts="no", artificial="yes").after("N P, S 1C")
    assert not at.open_irregularities
    assert calls(at) == "W Pass, N Pass, E Pass, S 1C"
    assert not at.due
    assert ruling(at).clauses == ("28A",)


def test_law_34_another_entrance_leads_to_the_robbed_player() -> None:
    found = ruling(table("W P, N 1H, E P, S P, N P, E P"))
    assert (found.clauses, found.goes_on) == (("34",), "robbed-of-turn")


def test_law_17D2_too_late_when_the_hands_are_back() -> None:
    returned = table("W P, N P, S P").after(*(f"{seat} puts the hand back" for seat in "NESW"))
    assert ruling(returned).clauses == ("17D2",)


def test_law_29B_a_second_call_out_of_turn_falls_with_the_first() -> None:
    at = table("W 1H, E 2H, W 4H")
    found = ruling(at, accepts="no")
    assert found.clauses == ("29B", "31A")
    after = at.after(found.event)
    assert calls(after) == "W 1H"
    assert after.to_call is N
    assert not after.open_irregularities
    assert [str(item.player) for item in after.unauthorised] == ["W"]


# 29: accepted or cancelled


def test_law_29A_a_call_over_it_accepts() -> None:
    at = table("W 1NT, E 2D, S P")
    assert ruling(at).clauses == ("29A",)
    assert ruling(table("W 1NT, E 2D"), accepts="yes").clauses == ("29A",)


def test_law_29B_the_turn_goes_back_wherever_the_call_was_made() -> None:
    for at, _, _ in every_call_out_of_turn():
        turn = at.irregularities[0].breach.turn
        for path in walk(CALL_OUT_OF_TURN, at):
            if "29B" not in path.ruling.clauses:
                continue
            after = at.after(path.ruling.event)
            assert after.to_call is turn
            assert after.auction == at.undo().auction
            assert not after.open_irregularities


# 30 to 32, over all of them


def test_law_30_to_32_first_rulings_on_every_table() -> None:
    count = 0
    for at, seat, call in every_call_out_of_turn():
        turn = at.irregularities[0].breach.turn
        assert turn is not None
        for path in walk(CALL_OUT_OF_TURN, at):
            count += 1
            _check_first(path, seat, call, turn)
    assert count == 280


def _check_first(path: Path, seat: Seat, call: Call, turn: Seat) -> None:
    clauses, effects = path.ruling.clauses, path.ruling.effects
    forced = [effect for effect in effects if isinstance(effect, ForcedPass)]
    due = [effect for effect in effects if isinstance(effect, ReplacementDue)]
    assert not [effect for effect in effects if isinstance(effect, LeadRight)]
    if "29B" not in clauses:
        assert not forced
        assert not due
        return
    # 30A binds the offender alone, once, and then nothing is owed; all else leaves a call owed.
    plain_pass = call is PASS and "30C" not in clauses
    if turn is seat.rho and plain_pass:
        assert clauses[-1] == "30A"
        assert forced == [ForcedPass(seat, Span.ONCE, "30A")]
        assert not due
    else:
        assert not forced
        (owed,) = due
        assert owed.player is seat
        assert owed.call is call
    # 30B1(a), 31B1, 32B1: unauthorised at once where the partner calls before the offender.
    skipped = turn is not seat.rho
    # 16C2: also where 30A is silent.
    assert (Review("16C3") in effects) == (skipped or clauses[-1] == "30A")
    law = "30" if plain_pass else "32" if call in (DOUBLE, REDOUBLE) else "31"
    assert clauses[-1].startswith(law)


@pytest.mark.parametrize(
    ("happened", "dealer", "after", "clauses"),
    [
        ("N P, W P", "", "E 1H, S P", ("30B1(b)(i)", "30B1(b)(ii)")),
        ("E P", "S", "S P, W P, N 1D", ("30B1(b)(i)", "30B1(b)(ii)")),
        ("W 1NT, E 2D", "", "N 2D", ("31A2(a)", "31A2(b)")),
        ("W 1C", "E", "E 1S, S X", ("31A2(a)", "31A2(b)")),
        ("E 1C", "S", "S P, W P, N 1D", ("31A2(a)", "31A2(b)")),
        ("W 1S, N P, S X", "", "E 2S", ("32A2(a)", "32A2(b)")),
        ("W 1S, S X", "", "N P, E 2S", ("32A2(a)", "32A2(b)")),
    ],
)
def test_law_30_to_32_the_call_at_the_proper_turn(
    happened: str, dealer: str, after: str, clauses: tuple[str, str]
) -> None:
    at = table(happened, dealer)
    offender = at.irregularities[0].seat
    answers = {"accepts": "no"} | ({"artificial": "no"} if happened.endswith("P") else {})
    if at.irregularities[0].what is PASS:
        answers["artificial"] = "no"
    before = ruling_table(at, CALL_OUT_OF_TURN, **answers).after(after)
    assert procedure_for(before) == "call-out-of-turn"
    assert before.to_call is offender
    comparable = ruling(before, replacement="P", comparable="subset")
    assert comparable.clause == clauses[0]
    assert comparable.reviews == ("23C",)
    free = before.after(comparable.event)
    assert not free.forced_passes
    assert not free.lead_rights
    assert not free.unauthorised
    assert not free.due
    barred = ruling(before, replacement="P", comparable="none")
    assert barred.clause == clauses[1]
    bound = before.after(barred.event)
    assert bound.forced_passes == (ForcedPass(offender.partner, Span.ONCE, clauses[1]),)
    assert [right.player for right in bound.lead_rights] == [offender.partner]
    assert [item.player for item in bound.unauthorised] == [offender]
    assert "72C" in bound.reviews
    assert "16C3" in bound.reviews
    # The same when the offender has called already.
    assert ruling(before.after(f"{offender} P"), comparable="none").clause == clauses[1]
    assert free.auction == bound.auction == before.after(f"{offender} P").auction


def test_law_31A2_the_bar_is_for_one_turn() -> None:
    at = ruled("W 1NT, E 2D", CALL_OUT_OF_TURN, accepts="no").after("N 2S")
    at = ruling_table(at, CALL_OUT_OF_TURN, replacement="3C", comparable="none")
    west = at.after("S P")
    assert west.legal_calls(W).legal == (PASS,)
    again = west.after("W P, N 3S, E P, S P")
    assert again.to_call is W
    assert len(again.legal_calls(W).legal) > 1


def test_law_31A1_the_bid_is_repeated_if_rho_passes() -> None:
    at = ruled("W 1NT, E 2D", CALL_OUT_OF_TURN, accepts="no").after("N P")
    assert [call.text for call in at.legal_calls(E).legal] == ["2D"]
    breach = at.legal_calls(E).why_not(PASS)
    assert breach is not None
    assert (breach.law, breach.rectified_by) == ("31A1", "31A1")
    assert ruling(at).clauses == ("31A1",)
    after = at.after("E 2D")
    assert not after.irregularities[1:]
    assert not after.due
    assert not after.replaced
    assert procedure_for(after) is None


def test_law_31A1_something_else_is_put_right() -> None:
    at = ruled("W 1NT, E 2D", CALL_OUT_OF_TURN, accepts="no").after("N P, E 2H")
    assert procedure_for(at) == "call-out-of-turn"
    after = ruling_table(at, CALL_OUT_OF_TURN)
    assert calls(after) == "W 1NT, N Pass, E 2D"
    assert not after.open_irregularities


def test_law_27A2_an_insufficient_bid_is_repeated_and_then_law_27_rules() -> None:
    at = table("W 1H, N 1S, S 1D")
    assert ruling(at, accepts="no").clauses == ("29B", "27A2", "31A")
    before = ruling_table(at, CALL_OUT_OF_TURN, accepts="no").after("E P")
    assert [call.text for call in before.legal_calls(S).legal] == ["1D"]
    after = before.after("S 1D")
    assert [found.law for found in after.open_irregularities] == ["27"]
    assert procedure_for(after) == "insufficient-bid"


def test_law_30C_an_artificial_pass_is_ruled_on_like_a_bid() -> None:
    at = ruled("W P, E P", CALL_OUT_OF_TURN, accepts="no", artificial="yes")
    assert [due.law for due in at.due] == ["31A"]
    assert at.after("N P").legal_calls(E).legal == (PASS,)
    assert len(at.after("N 1C").legal_calls(E).legal) > 1


def test_law_30A_only_the_offender_is_bound_and_once() -> None:
    at = ruled("W P, E P", CALL_OUT_OF_TURN, accepts="no", artificial="no").after("N 1C")
    assert at.legal_calls(E).legal == (PASS,)
    after = at.after("E P, S 1H, W 1S, N P")
    assert after.to_call is E
    assert len(after.legal_calls(E).legal) > 1


def test_law_30B2_31C_32C_a_second_call_running_is_a_change() -> None:
    for happened, clause in (("W 1H, W P", "30B2"), ("W 1H, W 1S", "31C")):
        found = ruling(table(happened))
        assert found.clauses == (clause,)
        assert found.goes_on == "unintended-call"
    assert ruling(table("W 1H, N 1S, N X")).clauses == ("32C",)


def test_law_32_an_inadmissible_double_cannot_be_accepted() -> None:
    found = ruling(table("W 1H, N P, S XX"))
    assert (found.clauses, found.goes_on) == (("35",), "inadmissible-call")


def test_law_33_the_call_out_of_turn_counts_as_made_later() -> None:
    at = table("W 1H, S 1D", dealer="S")
    found = ruling(at, simultaneous="yes")
    assert (found.clauses, found.goes_on) == (("33",), None)
    after = at.after(found.event)
    assert calls(after) == "S 1D, W 1H"
    assert not after.open_irregularities
    # At the partner's turn it is still out of turn, and is ruled on there.
    at = table("E 1H, W 1C", dealer="W")
    found = ruling(at, simultaneous="yes")
    assert found.goes_on == "call-out-of-turn"
    after = at.after(found.event)
    assert [(one.seat, one.breach.turn) for one in after.open_irregularities] == [(E, N)]


def test_law_33_an_insufficient_bid_at_the_same_moment() -> None:
    at = table("W 1C, S 1D", dealer="S")
    after = ruling_table(at, CALL_OUT_OF_TURN, simultaneous="yes")
    assert [found.law for found in after.open_irregularities] == ["27"]


# What the director cannot rule on


def test_nothing_to_rule_before_the_proper_turn_or_after_the_auction() -> None:
    at = ruled("N P, W P", CALL_OUT_OF_TURN, accepts="no", artificial="no")
    with pytest.raises(NothingToRule, match="has not come to the proper turn"):
        interviewed(at, CALL_OUT_OF_TURN)
    at = table("N 1S, E P, S P, E X")
    over = ruling_table(at, CALL_OUT_OF_TURN, meant_as="new_call", accepts="no").after("W P")
    assert over.to_call is None
    with pytest.raises(NothingToRule, match="ended before East"):
        interviewed(over, CALL_OUT_OF_TURN)
    with pytest.raises(NothingToRule, match="no call out of turn"):
        interviewed(table("N 1S"), CALL_OUT_OF_TURN)


def test_law_10C1_the_next_player_hears_what_passing_would_do() -> None:
    """Example 14: if West passes, East has their turn after all."""
    asked = interviewed(table("W P, N P, S P"), CALL_OUT_OF_TURN, artificial="no").question
    assert asked is not None
    assert "If West passes, the auction goes back to East" in aloud(asked)
    other = interviewed(table("W P, N P, E 1C, W P"), CALL_OUT_OF_TURN, artificial="no").question
    assert other is not None
    assert "goes back" not in aloud(other)


@pytest.mark.parametrize(
    ("happened", "then"),
    [
        ("W 1H, N P, E P, W 2H", "If South passes, the auction is over."),
        ("W 1NT, E 2D", "If North passes, East repeats the call."),
    ],
)
def test_law_10C1_the_next_player_hears_what_a_pass_by_rho_would_do(
    happened: str, then: str
) -> None:
    asked = interviewed(table(happened), CALL_OUT_OF_TURN).question
    assert asked is not None
    assert then in aloud(asked)


@pytest.mark.parametrize(
    ("happened", "dealer", "partner"),
    [("W P, E P", "W", "West"), ("S P", "N", "North"), ("N 1C, W P", "N", "East")],
)
def test_law_30C_asks_about_a_pass_of_partners_artificial_call(
    happened: str, dealer: str, partner: str
) -> None:
    asked = interviewed(table(happened, dealer), CALL_OUT_OF_TURN).question
    assert asked is not None
    assert asked.key == "artificial"
    assert f"{partner}'s artificial call" in str(asked.heading)


def test_law_25_the_offender_may_have_called_before_what_was_entered() -> None:
    """East may have called before South did: then 2H was a change of that call."""
    asked = interviewed(table("..., S P, E 2H: call out of rotation", "W"), CALL_OUT_OF_TURN)
    assert asked.question is not None
    assert asked.question.key == "meant_as"


def test_law_29B_withdrawn_calls_are_named_in_the_effects() -> None:
    found = ruling(table("W 1NT, E 2D"), accepts="no")
    assert isinstance(found.effects[0], CallWithdrawn)


def test_law_33_a_call_put_right_by_the_players_may_have_been_simultaneous() -> None:
    """South's bid came after North's pass then, at East's turn, and East has called (28B)."""
    for happened in ("S 1H, N P, E P", "S 1H, N P, E P, S 2D"):
        before = table(happened, dealer="N")
        found = ruling(before, simultaneous="yes")
        assert found.clauses == ("33", "28B")
        after = before.after(found.event)
        assert not (after.due or after.replaced or after.lead_rights or after.forced_passes)
        assert [str(told.what) for told in after.unauthorised] == ["1H"]


def test_law_30C_a_pass_put_right_by_the_players_may_have_been_artificial() -> None:
    before = table("S P, N P, E P, S 1H", dealer="N")
    plain = ruling(before, simultaneous="no", artificial="no", comparable="none")
    assert plain.clauses == ("29B", "30B1(b)(ii)", "26B")
    artificial = ruling(before, simultaneous="no", artificial="yes", comparable="none")
    assert artificial.clauses == ("29B", "30C", "31B2", "31A2(b)", "26B")


def test_law_10B_the_pass_that_the_partner_owed_takes_the_place_of_their_bid() -> None:
    before = table("S 1H, N P, E P, S 2D, W P, N 3D, E X", dealer="N")
    held = ruling(before, simultaneous="no", comparable="none", late_call_stands="yes")
    assert "11A" in held.clauses
    assert str(before.after(held.event).auction) == str(before.auction)
    undone = ruling(before, simultaneous="no", comparable="none", late_call_stands="no")
    assert "10B" in undone.clauses
    after = before.after(undone.event)
    assert str(after.auction) == "N Pass, E Pass, S 2D, W Pass, N Pass"
    assert after.to_call is E


@pytest.mark.parametrize(
    ("happened", "dealer", "then"),
    [
        # At the turn of the opponent to the right it is unauthorised from this ruling on, ...
        ("W 1NT, E 2D", "W", "N 2S, E 3C, S P, W 3D"),
        # ... and where the partner was skipped since it was cancelled (31B).
        ("E 1C", "S", "S P, W P, N 1D, E 1H, S P, W 2H"),
    ],
)
@pytest.mark.parametrize("stands", ["yes", "no"])
def test_law_31A2b_after_the_turn_to_pass_the_cancelled_call_is_told_once(
    happened: str, dealer: str, then: str, stands: str
) -> None:
    before = ruled(happened, CALL_OUT_OF_TURN, dealer, accepts="no").after(then)
    given = ruling(before, comparable="none", late_call_stands=stands)
    assert given.clause == "31A2(b)"
    assert [one for one in given.effects if isinstance(one, LeadRight)] == [LeadRight(W, E)]
    assert given.reviews.count("11A") == 1
    told = [one.what for one in before.after(given.event).unauthorised if one.player is E]
    assert told == [before.irregularities[0].what]


@pytest.mark.parametrize(
    ("meant_as", "goes_on"), [("change", "unintended-call"), ("explanation", "misinformation")]
)
def test_law_25_a_quick_ruling_asks_what_the_call_was_meant_as(meant_as: str, goes_on: str) -> None:
    start = {"kind_of_call": "bid", "whose_turn": "partner"}
    found = interviewed(None, CALL_OUT_OF_TURN, **start, meant_as=meant_as).ruling
    assert found is not None
    assert found.goes_on == goes_on


def test_law_27A2_a_bid_accepted_by_calling_can_still_be_asked_about() -> None:
    at = table("W 1H, N 1S, W 1D, N P")
    assert settled_by_players(at) == "call-out-of-turn"
    assert ruling(at, meant_as="new_call").clauses == ("29A",)


def test_law_28B_the_same_call_made_again_at_the_proper_turn_stays() -> None:
    before = table("W 1NT, E 2D, N P, E 2D")
    held = ruling_table(before, CALL_OUT_OF_TURN)
    assert str(held.auction) == "W 1NT, N Pass, E 2D"
    assert held.to_call is S


@pytest.mark.parametrize(
    ("happened", "due", "passes"),
    [
        # After West's bid at East's turn South's call is at the turn of South's RHO.
        ("W 1C, N 1D, W 1H, S P", ["31B"], [S]),
        ("W 1C, N 1D, W 1H, S 1S", ["31A", "31B"], []),
        # After North's bid at West's turn South's is at the turn of South's LHO.
        ("N 1H, S 2H", ["31A", "31B"], []),
    ],
)
def test_law_29B_a_later_call_out_of_turn_is_ruled_by_the_turn_that_it_was(
    happened: str, due: list[str], passes: list[Seat]
) -> None:
    before = table(happened, dealer="W")
    answers = {"accepts": "no"}
    if happened.endswith("P"):
        answers["artificial"] = "no"
    held = ruling_table(before, CALL_OUT_OF_TURN, **answers)
    assert sorted(one.law for one in held.due) == due
    assert [forced.player for forced in held.forced_passes] == passes


def test_law_30C_a_later_artificial_pass_is_ruled_like_a_bid() -> None:
    before = table("W 1C, N 1D, W 1H, S P")
    found = ruling(before, accepts="no", artificial="yes")
    assert "30C" in found.clauses
    assert sorted(one.law for one in before.after(found.event).due) == ["31A", "31B"]


def test_law_21B1a_a_second_call_after_a_wrong_explanation_is_ruled_on_there() -> None:
    found = interviewed(
        None, CALL_OUT_OF_TURN, kind_of_call="pass", whose_turn="partner", meant_as="explanation"
    ).ruling
    assert found is not None
    assert (found.clauses, found.goes_on) == (("21B1(a)",), "misinformation")


@pytest.mark.parametrize(
    ("dealer", "proper"), [(Seat.NORTH, "North"), (Seat.WEST, "West"), (Seat.EAST, "East")]
)
def test_law_29A_everybody_hears_whose_turn_it_was(dealer: Seat, proper: str) -> None:
    at = Table(Board(dealer)).after("S 1H, director")
    asked = interviewed(at, CALL_OUT_OF_TURN).question
    assert asked is not None and asked.key == "accepts"
    assert f"It was {proper}'s turn." in map(str, asked.say)
    assert f"{proper} calls" in str(asked.options[1].label)


def test_law_31A2b_the_bar_is_partners_also_when_the_next_player_has_called() -> None:
    """South bids at North's turn, then otherwise at the own; West has called before the ruling."""
    at = Table(Board(Seat.NORTH)).after("S 1H, director")
    at = at.after(ruling(at, accepts="no").event, "N P, E P, S 2C, W P, director")
    given = ruling(at, comparable="none")
    assert given.clause == "31A2(b)"
    assert [one.player for one in at.after(given.event).forced_passes] == [Seat.NORTH]
    assert [one.to for one in given.words if "must pass" in str(one.text)] == [Seat.NORTH]


def test_law_31A2b_nobody_must_pass_where_the_call_at_the_proper_turn_ends_the_auction() -> None:
    at = ruling_table(
        table("N 1D, E 2D, N 5D"), CALL_OUT_OF_TURN, meant_as="new_call", accepts="no"
    ).after("S P, W P")
    found = interviewed(at, CALL_OUT_OF_TURN, replacement="P", comparable="none").ruling
    assert found is not None and "31A2(b)" in found.clauses
    after = at.after(found.event)
    assert str(after.contract) == "2D by E" and after.forced_passes == ()
    said = " ".join(str(words.text) for words in found.words)
    assert "At South's first lead declarer may forbid one suit" in said
    assert "must pass" not in str(found.headline)


@pytest.mark.parametrize(
    ("happened", "answers"),
    [
        ("S 2C, E 2D", {"meant_as": "new_call"}),
        ("S 2C, W P, E 3D", {}),
        ("S 2C, W P, E 2C", {}),
    ],
)
def test_law_29A_where_an_earlier_bar_is_in_force_nobody_hears_of_a_new_one(
    happened: str, answers: dict[str, str]
) -> None:
    at = ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED).after(happened)
    asked = interviewed(at, CALL_OUT_OF_TURN, **answers).question
    assert asked is not None
    assert asked.key == "accepts"
    heard = aloud(asked)
    assert "West must pass throughout in any case" in heard
    assert "nobody is restricted" not in heard
    assert "must pass once" not in heard


def test_law_31B_the_offender_hears_what_an_earlier_bar_leaves_open() -> None:
    barred = ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED).after("S 2C, E 2D")
    at = barred.after(ruling(barred, meant_as="new_call", accepts="no").event).after("W P, N P")
    asked = interviewed(at, CALL_OUT_OF_TURN).question
    assert asked is not None
    assert asked.key == "replacement"
    assert "West must pass throughout in any case" in aloud(asked)


@pytest.mark.parametrize("after", ["", ", ..."])
def test_law_17D3_who_may_accept_hears_that_a_pass_would_leave_a_player_without_a_turn(
    after: str,
) -> None:
    interview = Interview.begin(CALL_OUT_OF_TURN, table("S 1H, W P, E P" + after))
    answers = {"simultaneous": "no", "called_since": "nobody", "artificial": "no"}
    while (question := interview.question) is not None and question.key != "accepts":
        interview = interview.answer(answers.get(question.key, "no"))
    assert question is not None
    assert "North, who has not had a turn" in str(question.options[0].label)


def test_law_39_a_call_out_of_turn_after_what_an_earlier_ruling_made_the_final_pass() -> None:
    """37B: West had to pass, and with that pass the auction was over before East called."""
    at = ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED)
    at = at.after("S 2C, W P, N 2D, E P, S P, W 2S, E 3C")
    at = ruling_table(at, INADMISSIBLE_CALL)
    given = ruling(at)
    assert given.clause == "39C"
    assert "no call after it counts" in str(given.words[0].text)
    after = at.after(given.event)
    assert str(after.contract) == "2D by N" and after.ruling_needed == "lead-restriction"
    assert LeadRight(W, E, "26B") in after.lead_rights


def test_law_30B1_nobody_has_a_first_lead_on_a_board_that_is_passed_out() -> None:
    at = ruling_table(table("W P, S P"), CALL_OUT_OF_TURN, accepts="no", artificial="no")
    given = ruling(at.after("N P, E P, S P"), comparable="none")
    assert given.clause == "30B1(b)(ii)"
    assert not any(isinstance(one, LeadRight) for one in given.effects)
    assert "no new lead restriction" in str(given.headline)


def test_law_29B_the_same_call_made_twice_is_two_calls() -> None:
    """A pass out of turn, and one in turn: East calling over the second cancels not the first."""
    at = table("W 1D, N P, W P, S 5H, W P, E 5H, S P")
    standing = [how for seat, call, how in at.calls if (seat, call) == (W, PASS)]
    assert standing == [Standing.STANDS, Standing.STANDS]
