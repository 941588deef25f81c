"""Laws 35-39: calls that can never be accepted."""

from __future__ import annotations

import pytest

from bridgelaw.game import DOUBLE, PASS, Board, Deal, Seat
from bridgelaw.game.seats import Player
from bridgelaw.laws import (
    CALL_OUT_OF_TURN,
    INADMISSIBLE_CALL,
    INSUFFICIENT_BID,
    UNINTENDED_CALL,
    BadAnswer,
    NothingToRule,
    walk,
)
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.table import Kind, Table
from bridgelaw.table.effects import ForcedPass, LeadRight, Span
from bridgelaw.table.events import Ruled
from tests.laws.contradictions import contradictions
from tests.laws.samples import BARRED, interviewed, ruled, ruling_table, table

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST

WEST_BARRED = ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED)
"""West must pass throughout, and it is South's turn."""


def rule(at: Table, **answers: str) -> Ruling:
    ruling = interviewed(at, INADMISSIBLE_CALL, **answers).ruling
    assert ruling is not None
    return ruling


def barred(at: Table) -> dict[Player, Span]:
    return {forced.player: forced.span for forced in at.forced_passes}


def unauthorised(at: Table) -> list[str]:
    return [f"{item.player} {item.what}" for item in at.unauthorised]


def said(ruling: Ruling) -> str:
    return " ".join(str(words.text) for words in ruling.words)


def test_law_37B_and_38C_the_words_say_that_a_pass_takes_its_place() -> None:
    for at in (WEST_BARRED.after("S 3C, W 3D"), table("S 7NT, W 8C")):
        ruling = rule(at, unintended="no")
        assert "a pass takes its place" in said(ruling)
        assert (W, PASS) in at.after(ruling.event).auction.calls
    # Out of rotation nothing takes its place: the turn goes back.
    for at in (WEST_BARRED.after("W 2C"), table("S 7NT, N 8C")):
        assert "a pass takes its place" not in said(rule(at, unintended="no"))


# One entrance


def test_law_35_the_table_tells_which_law_rules() -> None:
    wanted = {
        "S 1H, W P, N X": "36B2",
        "S 1H, W XX": "36B2",
        "S 7NT, W 8C": "38C",
        "S 1H, W P, N P, E P, S P": "39B",
    }
    for happened, clause in wanted.items():
        endings = [path.ruling.clause for path in walk(INADMISSIBLE_CALL, table(happened))]
        assert clause in endings
        assert set(endings) <= {clause, "25A", "16B1"}


def test_law_35_there_must_be_something_to_rule_on() -> None:
    with pytest.raises(NothingToRule):
        interviewed(table("S 1H, W X, N XX"), INADMISSIBLE_CALL)
    done = ruling_table(
        table("S 1H, W P, N X"), INADMISSIBLE_CALL,
        unintended="no", substitute="P", comparable="none",
    )  # fmt: skip
    with pytest.raises(NothingToRule):
        interviewed(done, INADMISSIBLE_CALL)


def test_law_35_the_first_call_is_ruled_on_first_because_later_ones_may_fall_with_it() -> None:
    # North's double of 8C is no double of anything: but it falls with the bid, at no cost to North.
    after = ruling_table(table("S 7S, W 8C, N X"), INADMISSIBLE_CALL, unintended="no")
    assert barred(after) == {W: Span.THROUGHOUT, E: Span.THROUGHOUT}
    assert not after.open_irregularities


def test_law_25A_comes_before_laws_36_to_38() -> None:
    for happened in ("S 1H, W P, N X", "S 7S, W 8C"):
        before = table(happened)
        ruling = rule(before, unintended="yes")
        assert (ruling.clause, ruling.goes_on) == ("25A", "unintended-call")
        assert ruling.effects == ()
        seat = before.calls[-1][0]
        after = ruling_table(
            before, UNINTENDED_CALL, who=seat.letter, unintended="yes", intended_call="Pass"
        )
        assert after.auction.calls[-1] == (seat, PASS)
        assert not after.open_irregularities


def test_law_25A4_is_not_asked_about_once_the_partner_has_called() -> None:
    assert rule(table("S 1H, W P, N X, E P, S P")).clause == "36A"


# 36


def test_law_36A_everything_from_the_double_on_is_cancelled_and_nobody_is_barred() -> None:
    before = table("S 1H, W P, N X, E 1S, S 2H")
    after = ruling_table(before, INADMISSIBLE_CALL)
    assert str(after.auction) == "S 1H, W Pass"
    assert after.to_call is N
    assert after.forced_passes == ()
    assert after.lead_rights == ()
    # 16C: the withdrawn calls of both sides, for the offending side.
    assert unauthorised(after) == ["N X", "E 1S", "S 2H"]
    assert all(item.to == (N, S) for item in after.unauthorised)
    assert after.reviews == ("16C3",)
    assert len(after.legal_calls(N).legal) > 1


def test_law_36A_reopens_an_auction_that_seemed_to_be_over() -> None:
    after = ruling_table(table("S 1H, W P, N X, E P, S P, W P"), INADMISSIBLE_CALL)
    assert after.contract is None
    assert after.to_call is N


def test_law_36A_who_had_to_pass_once_at_a_cancelled_turn_still_has_to() -> None:
    once = Ruled("test", "2017", (), (ForcedPass(E, Span.ONCE, "31A2(b)"),))
    before = table("S 1H, W P").after(once, "N X, E P")
    assert before.forced_passes == ()
    after = ruling_table(before, INADMISSIBLE_CALL, unintended="no")
    assert barred(after) == {E: Span.ONCE}
    assert after.after("N P").legal_calls(E).legal == (PASS,)


def test_law_36B2_the_offender_calls_anew_and_the_partner_passes_throughout() -> None:
    before = table("S 1H, W P, N X")
    interview = interviewed(before, INADMISSIBLE_CALL, unintended="no")
    assert interview.question is not None
    for call in ("X", "XX", "1H", "1C"):
        with pytest.raises(BadAnswer):
            interview.answer(call)
    after = ruling_table(
        before, INADMISSIBLE_CALL, unintended="no", substitute="2H", comparable="none"
    )
    assert str(after.auction) == "S 1H, W Pass, N 2H"
    assert barred(after) == {S: Span.THROUGHOUT}
    assert after.lead_rights == (LeadRight(S, N),)
    assert after.reviews == ("16C3", "72C")
    for happened in ("E 2S", "E P"):
        later = after.after(happened)
        assert later.legal_calls(S).legal == (PASS,)
    again = after.after("E 2S, S P, W P, N 3H, E P")
    assert again.legal_calls(S).legal == (PASS,)


def test_law_26A_a_comparable_replacement_frees_the_lead_but_not_the_partner() -> None:
    after = ruling_table(
        table("S 1H, W P, N X"), INADMISSIBLE_CALL,
        unintended="no", substitute="1S", comparable="subset",
    )  # fmt: skip
    assert barred(after) == {S: Span.THROUGHOUT}
    assert after.lead_rights == ()
    assert after.unauthorised == ()


def test_law_36B4_out_of_rotation_the_turn_goes_back_and_the_offender_calls_later() -> None:
    after = ruling_table(table("S 1H, N X"), INADMISSIBLE_CALL, unintended="no")
    assert after.to_call is W
    assert barred(after) == {S: Span.THROUGHOUT}
    assert [(due.player, due.law) for due in after.due] == [(N, "36B4")]
    later = after.after("W 1S")
    # Not 32A: it need not be repeated, and could not.
    assert PASS in later.legal_calls(N)
    assert later.legal_calls(N).why_not(DOUBLE) is None  # a double of West's 1S is legal now
    assert later.after("N P, E P").legal_calls(S).legal == (PASS,)


@pytest.mark.parametrize(
    ("comparable", "clause", "leads"),
    [("subset", "26A", []), ("none", "26B", [LeadRight(S, N)])],
)
def test_law_36B4_only_the_lead_depends_on_the_call_at_the_proper_turn(
    comparable: str, clause: str, leads: list[LeadRight]
) -> None:
    before = ruling_table(table("S 1H, N X"), INADMISSIBLE_CALL, unintended="no").after("W 1S")
    assert unauthorised(before) == ["N X"]
    after = ruling_table(before, CALL_OUT_OF_TURN, replacement="X", comparable=comparable)
    assert after.rulings[-1].clauses[-1] == clause
    assert str(after.auction) == "S 1H, W 1S, N X"
    assert barred(after) == {S: Span.THROUGHOUT}
    assert list(after.lead_rights) == leads
    # 23B. What a comparable call has said again may be used.
    assert unauthorised(after) == (["N X"] if comparable == "none" else [])


@pytest.mark.parametrize(
    ("comparable", "why"), [("subset", "is comparable"), ("none", "does not defend")]
)
def test_law_36B4_nobody_must_pass_where_the_call_at_the_proper_turn_ends_the_auction(
    comparable: str, why: str
) -> None:
    before = ruling_table(table("S 1H, N X"), INADMISSIBLE_CALL, unintended="no")
    at = before.after("W P, N P, E P")
    ruling = interviewed(at, CALL_OUT_OF_TURN, comparable=comparable).ruling
    assert ruling is not None
    assert str(ruling.headline).startswith("The auction is over; no new lead restriction")
    assert why in str(ruling.headline)
    assert not any(isinstance(one, LeadRight) for one in ruling.effects)


def test_law_36C_after_the_lead_the_score_is_as_if_it_had_not_been_made() -> None:
    after = ruling_table(table("S 1H, W P, N X, E P, S P, W P, W leads SK"), INADMISSIBLE_CALL)
    assert str(after.contract) == "1H by S"
    assert not after.open_irregularities
    assert after.reviews == ()


# 37


def test_law_37_cannot_be_accepted_but_a_call_over_it_lets_it_stand() -> None:
    before = WEST_BARRED.after("S 1S, W 2H")
    asked = {question.key for path in walk(INADMISSIBLE_CALL, before) for question in path.asked}
    assert asked == {"said_aloud", "said_what", "unintended"}  # nobody is offered to accept it
    after = ruling_table(before.after("N 2S"), INADMISSIBLE_CALL, unintended="no")
    assert after.rulings[-1].clauses == ("37A",)
    assert str(after.auction).endswith("S 1S, W 2H, N 2S")
    assert barred(after) == {W: Span.THROUGHOUT}
    assert [right.player for right in after.lead_rights] == [W]  # from Law 27 alone
    assert after.after("E 3H, S P").legal_calls(W).legal == (PASS,)


def test_law_37A_a_bar_of_one_turn_is_over() -> None:
    once = Ruled("test", "2017", (), (ForcedPass(W, Span.ONCE, "31A2(b)"),))
    after = ruling_table(table("S 1H").after(once, "W 1S, N 2H"), INADMISSIBLE_CALL,
                         unintended="no")  # fmt: skip
    assert after.forced_passes == ()


def test_law_37B_a_pass_takes_its_place_and_both_partners_pass() -> None:
    after = ruling_table(WEST_BARRED.after("S 1S, W 2H"), INADMISSIBLE_CALL, unintended="no")
    assert str(after.auction).endswith("S 1S, W Pass")
    assert after.to_call is N
    assert barred(after) == {W: Span.THROUGHOUT, E: Span.THROUGHOUT}
    assert [right.player for right in after.lead_rights] == [W, E]
    later = after.after("N 2C")
    breach = later.legal_calls(E).why_not(DOUBLE)
    assert breach is not None
    assert breach.law == "37B2"
    assert later.after("E P, S P").legal_calls(W).legal == (PASS,)


def test_law_37B_out_of_rotation_the_turn_goes_back() -> None:
    after = ruling_table(WEST_BARRED.after("W 2H"), INADMISSIBLE_CALL, unintended="no")
    assert after.to_call is S
    assert barred(after) == {W: Span.THROUGHOUT, E: Span.THROUGHOUT}


def test_law_37_bars_more_than_law_36_so_it_rules_where_both_do() -> None:
    before = WEST_BARRED.after("S 1S, W XX")
    assert [found.law for found in before.open_irregularities] == ["37", "36"]
    assert rule(before, unintended="no").clause == "37B2"
    # But what Law 19 forbids cannot stand by 37A: with North's call it is all taken back.
    after = ruling_table(before.after("N P"), INADMISSIBLE_CALL, unintended="no")
    assert after.rulings[-1].clauses == ("36", "36A")
    assert after.to_call is W
    assert after.legal_calls(W).legal == (PASS,)


def test_law_37_rules_on_an_insufficient_bid_by_a_player_who_must_pass() -> None:
    before = WEST_BARRED.after("S 1S, W 1H")
    after = ruling_table(before, INADMISSIBLE_CALL, unintended="no")
    assert after.rulings[-1].clauses[-1] == "37B2"
    assert not after.open_irregularities


def test_law_37B_a_call_after_it_is_at_the_turn_that_is_left() -> None:
    """East has called, West bids at South's turn, East calls again: then nobody called between."""
    before = WEST_BARRED.after("W 2H, E P")
    assert before.open_of(Kind.CALL_OUT_OF_ROTATION, seat=E)[0].breach.turn is N
    after = ruling_table(before, INADMISSIBLE_CALL)
    assert [found.kind for found in after.open_irregularities] == [Kind.CHANGE_OF_CALL]
    assert (after.to_call, after.ruling_needed) == (S, "unintended-call")


def test_law_38D_an_earlier_bar_for_the_whole_auction_is_the_one_to_hear_of() -> None:
    bars = ForcedPass(N, Span.THROUGHOUT, "27B2"), ForcedPass(N, Span.ONCE, "30A")
    before = table("S 1H").after(Ruled("test", "2017", (), bars), "W 9S, N P")
    ruling = rule(before, unintended="no")
    assert ruling.clauses[-2:] == ("38D", "38C")
    assert bars[1] in ruling.effects  # the turn at which North passed is taken back
    told = [str(words.text) for words in ruling.words if words.to is N]
    assert told == ["You must pass whenever it is your turn to call."]


def test_law_36A_who_has_passed_as_an_earlier_ruling_demands_has_to_again() -> None:
    """That is no restriction of this ruling's."""
    once = Ruled("test", "2017", (), (ForcedPass(N, Span.ONCE, "31A2(b)"),))
    before = table("S 1H").after(once, "W XX, N P")
    ruling = rule(before, unintended="no")
    assert ruling.clauses[-1] == "36A"
    assert barred(before.after(ruling.event)) == {N: Span.ONCE}
    assert not list(contradictions(before, ruling))


def test_law_37B_the_right_of_26B_is_not_given_twice() -> None:
    once = ruling_table(WEST_BARRED.after("S 1S, W 2H"), INADMISSIBLE_CALL, unintended="no")
    # East is barred as well now, and bids: West's first lead is West's first lead.
    twice = ruling_table(once.after("N P, E 2C"), INADMISSIBLE_CALL, unintended="no")
    assert [right.player for right in twice.lead_rights] == [W, E]


# 38


def test_law_38_a_bid_over_seven_becomes_a_pass_and_both_partners_pass() -> None:
    after = ruling_table(table("S 7S, W 8C"), INADMISSIBLE_CALL, unintended="no")
    assert str(after.auction) == "S 7S, W Pass"
    assert barred(after) == {W: Span.THROUGHOUT, E: Span.THROUGHOUT}
    assert after.lead_rights == (LeadRight(E, W),)
    assert after.reviews == ("16C3", "72C")


def test_law_38D_no_lead_restriction_and_no_72C_if_the_next_player_had_called() -> None:
    after = ruling_table(table("S 7S, W 8C, N P, E P, S P"), INADMISSIBLE_CALL)
    assert str(after.auction) == "S 7S, W Pass"
    assert after.to_call is N
    assert barred(after) == {W: Span.THROUGHOUT, E: Span.THROUGHOUT}
    assert after.lead_rights == ()
    assert after.reviews == ("16C3",)


def test_law_38A_is_never_played() -> None:
    after = ruling_table(table("S P, W 8C, N P, E P, S P"), INADMISSIBLE_CALL)
    assert after.contract is None
    assert after.to_call is N
    late = ruling_table(table("S 7S, W 8C, N P, E P, S P, W leads SK"), INADMISSIBLE_CALL)
    assert str(late.contract) == "7S by S"
    assert late.forced_passes == ()


def test_law_38_rules_before_law_37() -> None:
    before = WEST_BARRED.after("S 1S, W 8C")
    assert rule(before, unintended="no").clause == "38C"
    assert rule(before.after("N P"), unintended="no").clause == "38C"


# 39

OVER = "S 1NT, W P, N P, E P"


@pytest.mark.parametrize(
    ("calls", "clause", "rights"),
    [
        ("E P", "39B", []),
        ("W X", "39C", [E]),
        ("E 2C", "39C", [W]),
        ("E XX", "39C", [W]),
        ("E X, S P", "39B", []),
        ("N 2NT", "39B", []),
        ("S XX", "39B", []),
        ("W X, E 2C", "39C", [E, W]),
        ("N X, E 2C", "39C", [W]),
    ],
)
def test_law_39(calls: str, clause: str, rights: list[Seat]) -> None:
    before = table(f"{OVER}, {calls}")
    # East made the final pass: was that ever meant?
    asked = interviewed(before, INADMISSIBLE_CALL).question
    meant = {} if asked is None else {"unintended": "no"}
    ruling = rule(before, **meant)
    assert ruling.clauses[0] == "39A"
    assert ruling.clause == clause
    after = before.after(ruling.event)
    assert [right.player for right in after.lead_rights] == rights
    assert not after.open_irregularities
    assert (after.contract, after.auction) == (before.contract, table(OVER).auction)


def test_law_25A5_who_passed_last_may_not_have_meant_to() -> None:
    before = table(f"{OVER}, E X")
    ruling = rule(before, unintended="yes")
    assert (ruling.clauses, ruling.goes_on) == (("25A",), "unintended-call")


def test_law_39C_whether_they_defend_is_asked_where_nobody_entered_who_declares() -> None:
    at = Table(Board(None)).after("..., N leads SQ, E plays S8, S plays ST, W 9NT, W plays S7")
    asked = interviewed(at, INADMISSIBLE_CALL).question
    assert asked is not None and asked.key == "defender_acted"
    assert rule(at, defender_acted="no").clause == "39B"
    after = at.after(rule(at, defender_acted="yes", lead_is_past="no").event)
    assert [right.player for right in after.lead_rights] == [Seat.EAST]


def test_law_39C_a_first_lead_that_is_past_is_not_restricted() -> None:
    at = Table(Board(Seat.SOUTH)).after("S 1NT, W P, N P, E P, W leads SK, E 4S")
    ruling = rule(at)
    assert ruling.clauses == ("39A", "39C")
    assert str(ruling.headline) == "It is too late to restrict West's first lead."
    assert at.after(ruling.event).lead_rights == ()
    assert unauthorised(at.after(ruling.event)) == ["E 4S"]


@pytest.mark.parametrize(
    ("led", "clauses"), [("yes", ["39A", "39C"]), ("no", ["39A", "26B", "39C"])]
)
def test_law_39C_whether_a_first_lead_is_past_is_asked_of_tricks_that_nobody_entered(
    led: str, clauses: list[str]
) -> None:
    at = Table(Board(None)).after("..., 4S by S, trick 5, E leads SJ, S plays S7, E 5H")
    assert list(rule(at, lead_is_past=led).clauses) == clauses


def test_law_39C_nobody_leads_any_more_in_the_last_trick() -> None:
    endings = Deal.parse("N:A... K... Q... J...")
    at = Table(Board(Seat.SOUTH), endings).after("S 1NT, W P, N P, E P, W leads SJ, W 4S")
    ruling = rule(at)
    assert ruling.clauses == ("39A", "39C")
    assert str(ruling.headline) == "It is too late to restrict East's first lead."
    assert at.after(ruling.event).lead_rights == ()
    over = at.after("N plays SA, E plays SK, S plays SQ")
    assert rule(over).clauses == ("39A", "39C")
    assert over.after(rule(over).event).lead_rights == ()


def test_law_39B_nobody_defends_a_board_that_was_passed_out() -> None:
    assert rule(table("S P, W P, N P, E P, S 1H")).clause == "39B"


def test_law_39_the_lead_can_then_be_restricted() -> None:
    after = ruling_table(table(f"{OVER}, E X"), INADMISSIBLE_CALL, unintended="no")
    assert after.to_play is W
    assert [decision.law for decision in after.decisions] == ["26B"]


# All of them


def test_laws_36_to_38_who_is_barred_in_every_quick_ruling() -> None:
    wanted = {"36B2": 1, "36B4": 1, "37B2": 2, "38C": 2}
    for path in walk(INADMISSIBLE_CALL):
        forced = [effect for effect in path.ruling.effects if isinstance(effect, ForcedPass)]
        assert all(effect.span is Span.THROUGHOUT for effect in forced)
        assert len(forced) == wanted.get(path.ruling.clause, 0)


def test_laws_36_to_38_no_ruling_leaves_an_inadmissible_call_in_the_auction() -> None:
    for happened in ("S 1H, W P, N X", "S 1H, W P, N X, E P", "S 7S, W 8C", "S 1H, N X"):
        before = table(happened)
        for path in walk(INADMISSIBLE_CALL, before):
            if path.ruling.goes_on is not None:
                continue
            after = before.after(path.ruling.event)
            assert not after.open_irregularities
            # Replayed as an auction of its own, it is all legal.
            again = Table(after.board)
            for seat, call in after.auction:
                assert call in again.legal_calls(seat)
                again = again.after(f"{seat} {call}")


@pytest.mark.parametrize(
    ("answer", "lead", "unused"),
    [("none", [W], ["E X", "E 1D"]), ("similar", [W], ["E 1D"]), ("each", [], [])],
)
def test_law_26A_after_36B_both_the_double_and_the_attempt_were_withdrawn(
    answer: str, lead: list[Seat], unused: list[str]
) -> None:
    before = table("W 1H, N P, E X, E 1D")
    held = ruling_table(
        before, INADMISSIBLE_CALL, unintended="no", substitute="2D", comparable=answer
    )
    assert barred(held) == {W: Span.THROUGHOUT}
    assert [right.player for right in held.lead_rights] == lead
    assert unauthorised(held) == unused


def test_law_37B_a_change_by_a_player_who_must_pass_leaves_the_first_call() -> None:
    """East's bid was made before East had to pass: only the change goes."""
    before = ruled("N 1C, E 2NT, W XX", INADMISSIBLE_CALL, unintended="no").after("E 3D")
    held = ruling_table(before, INADMISSIBLE_CALL)
    assert str(held.auction) == "N 1C, E 2NT"
    assert held.to_call is S
    assert barred(held) == {E: Span.THROUGHOUT, W: Span.THROUGHOUT}


def test_law_39C_both_defenders_called_and_both_leads_are_spoken_of() -> None:
    at = table("S 1NT, W P, N P, E P, W X, E 2C")
    given = interviewed(at, INADMISSIBLE_CALL).ruling
    assert given is not None
    heard = " ".join(str(one.text) for one in given.words)
    assert "At West's first lead declarer may forbid one suit that East has not shown" in heard
    assert "At East's first lead declarer may forbid one suit that West has not shown" in heard
    assert "either defender's first lead" in str(given.headline)


def test_law_39B_the_note_speaks_of_both_sides_where_both_have_called() -> None:
    at = table("S 1NT, W P, N P, E P, W P, N 2C, W X, N P")
    given = interviewed(at, INADMISSIBLE_CALL).ruling
    assert given is not None
    assert given.clauses[-1] == "39B"
    notes = " ".join(map(str, given.notes))
    assert "the side that made a cancelled bid, double or redouble may not use" in notes
