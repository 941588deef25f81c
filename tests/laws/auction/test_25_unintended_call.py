"""Law 25: unintended calls, and calls that were changed."""

from __future__ import annotations

import pytest

from bridgelaw.game import Seat
from bridgelaw.laws import (
    CALL_OUT_OF_TURN,
    INADMISSIBLE_CALL,
    INSUFFICIENT_BID,
    ROBBED_OF_TURN,
    UNINTENDED_CALL,
    NothingToRule,
    Ruling,
    foresee,
)
from bridgelaw.table import Phase, Table
from tests.laws.interviews import aloud
from tests.laws.samples import interviewed, ruling_table, table

MEANT = {"who": "W", "unintended": "no"}


def ruling(at: Table, **answers: str) -> Ruling:
    found = interviewed(at, UNINTENDED_CALL, **answers).ruling
    assert found is not None
    return found


def test_law_25B1_the_second_call_stands_if_it_is_accepted() -> None:
    at = table("W 1H, W 1S")
    found = ruling(at, **MEANT, accepts_change="yes", change_comparable="none")
    assert found.clauses == ("25B1", "25B3", "26B")
    after = at.after(found.event)
    assert str(after.auction) == "W 1S"
    assert not after.open_irregularities
    assert not after.forced_passes
    assert [str(right.player) for right in after.lead_rights] == ["E"]
    assert [str(item.what) for item in after.unauthorised] == ["1H"]


def test_law_25B1_calling_over_it_accepts_it() -> None:
    at = table("W 1H, W 1S, N P")
    found = ruling(at, **MEANT, change_comparable="none")
    assert found.clauses == ("25B1", "25B3", "26B")
    after = at.after(found.event)
    assert str(after.auction) == "W 1S, N Pass"
    assert [str(item.what) for item in after.unauthorised] == ["1H"]


def test_law_25B2_otherwise_the_first_call_stands() -> None:
    at = table("W 1H, W 1S")
    found = ruling(at, **MEANT, accepts_change="no", change_comparable="none")
    assert found.clauses == ("25B2", "25B3", "26B")
    after = at.after(found.event)
    assert str(after.auction) == "W 1H"
    assert not after.open_irregularities
    assert [str(item.what) for item in after.unauthorised] == ["1S"]


@pytest.mark.parametrize("accepts", ["yes", "no"])
def test_law_26A_a_comparable_call_leaves_the_lead_free(accepts: str) -> None:
    at = table("W 1H, W 2H")
    found = ruling(at, **MEANT, accepts_change=accepts, change_comparable="similar")
    assert found.clauses[-1] == "26A"
    assert found.reviews == ("23C",)
    assert not at.after(found.event).lead_rights


def test_law_25A_an_unintended_call_that_was_changed_and_called_over() -> None:
    at = table("W 1H, W 1S, N P")
    after = at.after(ruling(at, who="W", unintended="yes").event)
    assert str(after.auction) == "W 1S, N Pass"
    assert not after.open_irregularities


def test_law_25A5_the_third_and_fourth_pass_until_the_hands_are_back() -> None:
    for who in ("E", "S"):
        at = table("W P, N P, E P, S P")
        assert at.phase is Phase.PASSED_OUT
        after = ruling_table(
            at, UNINTENDED_CALL, who=who, unintended="yes", intended_call="1C",
            **({"lho_changes": "no"} if who == "E" else {}),
        )  # fmt: skip
        assert after.phase is Phase.AUCTION
    returned = at.after(*(f"{seat} puts the hand back" for seat in "NESW"))
    assert ruling(returned, who="S").clauses == ("25A5",)


def test_law_25A5_a_lead_that_was_faced_and_taken_back_has_ended_the_auction_period() -> None:
    """17D1, 41C: either defender's lead begins the play irrevocably, also out of turn."""
    at = table("N 3H, E P, S P, W P, W leads S4").after(
        "ruling play-out-of-turn of 2017 [54D] W takes back S4; W has major penalty card S4 by 54D"
    )
    assert at.auction_period_over
    assert ruling(at, who="W").clauses == ("25A5",)
    late = at.after("W 4C")
    found = interviewed(late, INADMISSIBLE_CALL).ruling
    assert found is not None and found.clauses[0] == "39A"
    assert late.after(found.event).contract == at.contract


@pytest.mark.parametrize(
    ("happened", "answers", "clause"),
    [
        ("W 1H, N P", {"unintended": "no"}, "25A2"),
        ("W 1H, N P, E 1S", {}, "25A4"),
        ("N P, E P, S P, W P, N puts the hand back, E puts the hand back, "
         "S puts the hand back, W puts the hand back", {}, "25A5"),
    ],
)  # fmt: skip
def test_law_25A_refused_the_call_stands_and_the_wish_is_not_for_the_partner(
    happened: str, answers: dict[str, str], clause: str
) -> None:
    found = ruling(table(happened), who="W", **answers)
    assert found.clauses == (clause,)
    assert found.reviews == ("16B3",)
    said = [(words.to, str(words.text)) for words in found.words]
    assert any(to is None and text.endswith(" stands.") for to, text in said)
    assert [to for to, text in said if "wanted to change" in text] == [Seat.EAST]


@pytest.mark.parametrize("later", ["E 2S", "E P, S P"])
def test_law_25A4_and_25A5_close_25A_only_and_25B_rules_on_a_change(later: str) -> None:
    at = table(f"W 1H, W 1S, N P, {later}")
    found = ruling(at, who="W", change_comparable="none")
    assert found.clauses == ("25A4", "25B1", "25B3", "26B")
    after = at.after(found.event)
    assert [right.player for right in after.lead_rights] == [Seat.EAST]


def test_law_25A5_a_change_is_ruled_on_after_the_auction_period_as_well() -> None:
    at = table(
        "S 1C, W 1H, W 1S, N 2C, E P, S 3C, W P, N P, E P, W leads SK face down, W faces the lead"
    )
    found = ruling(at, who="W", change_comparable="none")
    assert found.clauses[-1] == "26B"
    assert "25B1" in found.clauses


def test_law_25B_after_the_auction_period_nobody_can_accept_a_change() -> None:
    """17D1, 22A, 39A: nor does the auction go on, and nothing is said of what was meant."""
    over = {"partner_called": "no", "auction_period_over": "yes", "changed": "yes"}
    found = interviewed(None, UNINTENDED_CALL, **over, change_comparable="none").ruling
    assert found is not None and "25B2" in found.clauses
    words = " ".join(str(one.text) for one in found.words)
    assert "The auction is over, and the first call stands." in words
    assert "goes on" not in words and "meant" not in words


def test_law_26B_the_partner_who_has_not_led_yet_can_still_be_restricted() -> None:
    at = table("N 1C, E 1H, E 1S, S 2C, W P, N P, E P, E leads SK face down, E faces the lead")
    late = ruling(at, who="E", change_comparable="none")
    # West has not led yet.
    assert [right.player for right in at.after(late.event).lead_rights] == [Seat.WEST]


def test_law_25A_all_hear_which_call_was_meant() -> None:
    """The next player before choosing what to do, and everybody after the ruling."""
    at = table("W 1H, N 1S")
    slip = {"who": "W", "unintended": "yes", "intended_call": "1D"}
    asked = interviewed(at, UNINTENDED_CALL, **slip).question
    assert asked is not None and asked.key == "lho_changes"
    assert "West's call was a slip; 1♦ stands." in map(str, asked.say)
    told = [str(one.text) for one in ruling(at, **slip, lho_changes="no").words]
    assert any("The first call was a slip; 1♦ takes its place." in one for one in told)


def test_law_25A6_both_partners_hear_what_they_may_not_use() -> None:
    at = table("W 1H, N 1S")
    found = ruling(at, who="W", unintended="yes", intended_call="1D", lho_changes="yes")
    (told,) = [words for words in found.words if "may not use" in str(words.text)]
    assert told.to is None
    assert {duty.player for duty in told.duties} == {Seat.WEST, Seat.EAST}


def test_law_25B1_the_previews_of_yes_and_no_differ() -> None:
    interview = interviewed(table("W 1H, W 1S"), UNINTENDED_CALL, **MEANT)
    ahead = foresee(interview)
    assert not set(ahead["yes"].outcomes) & set(ahead["no"].outcomes)


@pytest.mark.parametrize(("second", "clause"), [("X", "36A"), ("XX", "36A"), ("8C", "38B")])
def test_law_36A_an_inadmissible_second_call_is_not_accepted_by_calling(
    second: str, clause: str
) -> None:
    at = table(f"W 1H, W {second}, N P")
    assert str(at.auction) == "W 1H, N Pass"
    found = ruling(at, **MEANT)
    assert found.clauses == ("25B2", clause)
    after = at.after(found.event)
    assert str(after.auction) == "W 1H"
    assert after.to_call is Seat.NORTH
    assert not after.lead_rights
    assert {str(item.what) for item in after.unauthorised} == {second, "Pass"}


# A second call after the next player has called

CALLED_AGAIN = table("W 1H, N P, W 1S")


def test_law_25_a_second_call_is_first_of_all_a_change_of_call() -> None:
    asked = interviewed(CALLED_AGAIN, CALL_OUT_OF_TURN).question
    assert asked is not None
    assert asked.key == "meant_as"
    assert asked.question.away
    goes_on = {}
    for meant in ("change", "explanation"):
        found = interviewed(CALLED_AGAIN, CALL_OUT_OF_TURN, meant_as=meant).ruling
        assert found is not None
        goes_on[meant] = found.goes_on
    assert goes_on == {"change": "unintended-call", "explanation": "misinformation"}
    out_of_turn = interviewed(CALLED_AGAIN, CALL_OUT_OF_TURN, meant_as="new_call", accepts="no")
    assert out_of_turn.ruling is not None
    assert out_of_turn.ruling.clauses == ("29B", "31B1")


@pytest.mark.parametrize(
    ("answers", "clauses", "auction"),
    [
        ({"unintended": "yes", "lho_changes": "no"}, ("25A1",), "W 1S, N Pass"),
        ({"unintended": "yes", "lho_changes": "yes"}, ("25A6", "25A1"), "W 1S"),
        ({"unintended": "no", "accepts_change": "yes"}, ("25B1", "25B3", "26B"), "W 1S"),
        ({"unintended": "no", "accepts_change": "no"}, ("25B2", "25B3", "26B"), "W 1H, N Pass"),
    ],
)
def test_law_25_a_change_after_the_next_player_has_called(
    answers: dict[str, str], clauses: tuple[str, ...], auction: str
) -> None:
    if "accepts_change" in answers:
        answers = {**answers, "change_comparable": "none"}
    found = ruling(CALLED_AGAIN, who="W", **answers)
    assert found.clauses == clauses
    after = CALLED_AGAIN.after(found.event)
    assert str(after.auction) == auction
    assert not after.open_irregularities


def test_law_25A4_a_change_after_which_partner_has_called_is_25Bs() -> None:
    at = CALLED_AGAIN.after("E 2C")
    kept = ruling(at, who="W", accepts_change="no", change_comparable="none")
    assert kept.clauses == ("25A4", "25B2", "25B3", "26B")
    assert str(at.after(kept.event).auction) == "W 1H, N Pass, E 2C"
    found = ruling(at, who="W", accepts_change="yes", change_comparable="none")
    assert str(at.after(found.event).auction) == "W 1S"


# 17D3


def test_law_17D3_nobody_was_robbed() -> None:
    with pytest.raises(NothingToRule, match="without their turn"):
        interviewed(table("W P, N P"), ROBBED_OF_TURN)
    # Somebody bid, so that the auction goes on anyway.
    with pytest.raises(NothingToRule, match="without their turn"):
        interviewed(table("W P, N P, S P, W P, N 1H"), ROBBED_OF_TURN)


def test_law_17D3_who_offends_and_what_is_unauthorised() -> None:
    """Example 15: East passed after the pass out of turn and is no offender."""
    at = table("W P, N 1H, E P, S P, N P, E P")
    after = ruling_table(at, ROBBED_OF_TURN)
    assert str(after.auction) == "W Pass, N 1H, E Pass, S Pass"
    assert str(after.to_call) == "W"
    assert [str(item.player) for item in after.unauthorised] == ["N"]
    assert not after.open_irregularities
    assert not after.forced_passes


def test_law_17D3_he_has_called_already() -> None:
    at = table("W P, N P, S P, W P, E 1H")
    found = interviewed(at, ROBBED_OF_TURN).ruling
    assert found is not None
    after = at.after(found.event)
    assert str(after.auction) == "W Pass, N Pass, E 1H"
    assert [str(item.player) for item in after.unauthorised] == ["S"]


SLIP = {"who": "E", "unintended": "yes"}


def test_law_25A1_an_insufficient_call_that_was_meant_is_ruled_on_if_lho_calls_anew() -> None:
    at = table("W 1C, N 1S, E 2H, S P")
    found = ruling(at, **SLIP, intended_call="1H", lho_changes="yes")
    assert (found.clauses, found.goes_on) == (("25A6", "25A1"), "insufficient-bid")
    after = at.after(found.event)
    assert str(after.auction) == "W 1C, N 1S, E 1H"
    # It is known to have been meant, and South, who has not called over it, is asked.
    question = interviewed(after, INSUFFICIENT_BID).question
    assert question is not None
    assert question.key == "accepts"


def test_law_27A1_lho_who_leaves_the_call_accepts_the_insufficient_one_that_was_meant() -> None:
    at = table("W 1C, N 1S, E 2H, S P")
    found = ruling(at, **SLIP, intended_call="1H", lho_changes="no")
    assert (found.clauses, found.goes_on) == (("27A1", "25A1"), None)
    after = at.after(found.event)
    assert str(after.auction) == "W 1C, N 1S, E 1H, S Pass"
    assert [one.settled for one in after.irregularities] == ["27A1"]


def test_law_27A1_lho_is_told_that_leaving_the_call_accepts_it() -> None:
    at = table("W 1C, N 1S, E 2H, S P")
    irregular = interviewed(at, UNINTENDED_CALL, **SLIP, intended_call="1H").question
    regular = interviewed(at, UNINTENDED_CALL, **SLIP, intended_call="2D").question
    assert irregular is not None
    assert regular is not None
    assert "That accepts the call that was meant" in aloud(irregular)
    assert "accepts" not in aloud(regular)


def test_law_36_nothing_stands_over_an_inadmissible_call_that_was_meant() -> None:
    at = table("W 1C, N P, E 1H, S P")
    found = ruling(at, **SLIP, intended_call="X")
    assert (found.clauses, found.goes_on) == (("25A6", "25A1"), "inadmissible-call")
    after = ruling_table(
        at.after(found.event), INADMISSIBLE_CALL, substitute="P", comparable="none"
    )
    assert str(after.auction) == "W 1C, N Pass, E Pass"
    assert [str(forced.player) for forced in after.forced_passes] == ["W"]


def test_law_29A_a_call_that_was_meant_is_as_much_out_of_turn_as_the_slip() -> None:
    at = table("W 1NT, E 2D, S 2S")
    left = ruling(at, **SLIP, intended_call="2H", lho_changes="no")
    assert (left.clauses, left.goes_on) == (("29A", "25A1"), None)
    anew = ruling(at, **SLIP, intended_call="2H", lho_changes="yes")
    assert (anew.clauses, anew.goes_on) == (("25A6", "25A1"), "call-out-of-turn")
    assert at.after(anew.event).open_irregularities[0].breach.turn is Seat.NORTH


@pytest.mark.parametrize("since", ["", ", E 3H", ", E 3H, S P"])
def test_law_25B1_lho_who_called_between_accepts_by_calling_over_the_second(since: str) -> None:
    at = table("W 1H, N P, W 2H, N 2S" + since)
    meant = ruling_table(at, CALL_OUT_OF_TURN, meant_as="change")
    found = ruling(meant, who="W", **({} if since else {"unintended": "no"}),
                   change_comparable="none")  # fmt: skip
    assert found.clauses[-3:] == ("25B1", "25B3", "26B")
    after = meant.after(found.event)
    assert str(after.auction) == "W 2H, N 2S" + since.replace("S P", "S Pass")
    assert [f"{told.player} {told.what}" for told in after.unauthorised] == ["N Pass", "W 1H"]


def test_law_25B1_a_second_call_that_ends_the_auction_leaves_nobody_to_call_again() -> None:
    at = table("W P, N P, E 1S, S P, W P, N 4D, E 4H, N P")
    meant = ruling_table(at, CALL_OUT_OF_TURN, meant_as="change")
    found = ruling(meant, who="N", unintended="no", accepts_change="yes", change_comparable="none")
    assert meant.after(found.event).phase is Phase.CLARIFICATION
    said = " ".join(str(one.text) for one in found.words)
    assert "What was called over the first call is cancelled." in said
    assert "calls again" not in said


def test_law_25A6_lho_who_called_between_has_called_anew_already() -> None:
    at = ruling_table(table("W 1H, N P, W 2H, N P"), CALL_OUT_OF_TURN, meant_as="change")
    found = ruling(at, who="W", unintended="yes")
    assert found.clauses == ("25A1",)
    after = at.after(found.event)
    assert str(after.auction) == "W 2H, N Pass"
    assert after.to_call is Seat.EAST
    assert not after.lead_rights


def test_law_25B2_the_same_call_once_more_counts_once() -> None:
    at = table("W 1C, N P, N P")
    found = ruling(at, who="N")
    assert found.clauses == ("25B2",)
    after = at.after(found.event)
    assert str(after.auction) == "W 1C, N Pass"
    assert after.to_call is Seat.EAST
    assert not after.open_irregularities
    assert not after.lead_rights


def test_law_25A1_a_call_that_was_meant_and_made_is_judged_as_well() -> None:
    at = table("W 1C, N 1S, E 2H, E 1H")
    found = ruling(at, who="E", unintended="yes")
    assert (found.clauses, found.goes_on) == (("25A1",), "insufficient-bid")
    assert at.after(found.event).ruling_needed == "insufficient-bid"


def test_law_25B1_a_change_that_is_accepted_is_accepted_as_it_is() -> None:
    at = table("W 1C, N 1S, E 2H, E 1H")
    found = ruling(at, who="E", unintended="no", accepts_change="yes", change_comparable="none")
    after = at.after(found.event)
    assert str(after.auction) == "W 1C, N 1S, E 1H"
    assert not after.open_irregularities


@pytest.mark.parametrize("since", ["", ", E P", ", E P, S P", ", E P, S 2C, W 2S"])
def test_law_25B1_a_change_is_found_however_late_it_is_noticed(since: str) -> None:
    at = table("W 1H, W 1S, N P" + since)
    if since.endswith("W 2S"):
        # West's last call is another one then.
        assert ruling(at, who="W", unintended="no").clauses == ("25A2",)
        return
    found = ruling(at, who="W", **({} if since else {"unintended": "no"}),
                   change_comparable="none")  # fmt: skip
    assert "25B1" in found.clauses


def test_law_35_what_was_found_is_handed_to_the_law_that_goes_on() -> None:
    found = interviewed(table("W 1H, N P, E X"), INADMISSIBLE_CALL, unintended="yes").ruling
    assert found is not None
    assert dict(found.hands_over) == {"who": "E", "unintended": "yes"}
    second = interviewed(table("W 1H, N P, W 1S"), CALL_OUT_OF_TURN, meant_as="change").ruling
    assert second is not None
    assert dict(second.hands_over) == {"who": "W"}


def test_law_25B1_a_pass_that_is_accepted_may_give_the_turn_to_a_player_who_has_had_none() -> None:
    """17D3: North was skipped when East's pass out of turn was accepted."""
    before = table("S 1NT, W P, E P, S 2D, W P, S P", dealer="S")
    found = ruling(
        before, who="S", unintended="no", accepts_change="yes", change_comparable="purpose"
    )
    assert "25B1" in found.clauses
    assert before.after(found.event).to_call is Seat.NORTH
    assert not any("calls again" in str(words.text) for words in found.words)
