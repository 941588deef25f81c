"""Law 21: a call made on a wrong explanation; Law 20F: who corrects it, and when."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.game import DOUBLE, PASS, Seat
from bridgelaw.laws import EXPLANATION_DUTY, MISINFORMATION, BadAnswer, Interview, walk
from bridgelaw.laws.auction.misinformation.endings import STANDS
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.machinery.view import RulingView
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import ForcedPass, LeadRight, Review
from tests.laws.contradictions import contradictions
from tests.laws.samples import interviewed, ruling_table, table

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST

CHANGES = {"finding": "explanation", "wants_change": "yes"}
WEAK_TWO = "W 2H, N P, E 4H, S P, W P"
"""Example 18: 2H was explained as strong, and is weak."""
STAYMAN = "W 1NT, N P, E 2C, S P, W 2D"


def rule(at: Table, **answers: str) -> Ruling:
    ruling = interviewed(at, MISINFORMATION, **answers).ruling
    assert ruling is not None
    return ruling


def unauthorised(at: Table) -> list[str]:
    return [f"{item.player} {item.what}" for item in at.unauthorised]


# 21A, 75C: no wrong explanation


def test_law_21A_who_misunderstood_by_himself_gets_nothing() -> None:
    ruling = rule(table(STAYMAN), who="S", finding="own")
    assert (ruling.clause, ruling.effects) == ("21A", ())


def test_law_75C_a_wrong_call_with_a_right_explanation_is_no_infraction() -> None:
    ruling = rule(table(STAYMAN), who="S", finding="call")
    assert ruling.clauses == ("21B1(b)", "75A", "75C")
    assert ruling.effects == (Review("16B3"),)


def test_law_21B1b_without_evidence_the_explanation_was_wrong() -> None:
    answers = {"who": "S", "wants_change": "yes", "new_call": "X", "influenced": "yes"}
    answers["lho_changes"] = "no"
    presumed = rule(table(STAYMAN), finding="unclear", **answers)
    shown = rule(table(STAYMAN), finding="explanation", **answers)
    assert "21B1(b)" in presumed.clauses
    assert presumed.effects == shown.effects


# 21B1(a): until the end of the auction period, and until the partner has called


def test_law_21B1a_the_final_pass_is_changed_and_the_auction_goes_on() -> None:
    before = table(f"{WEAK_TWO}, N P")
    assert before.phase is Phase.CLARIFICATION
    after = ruling_table(before, MISINFORMATION, who="N", **CHANGES, new_call="X", influenced="yes")
    assert after.phase is Phase.AUCTION
    assert after.auction.calls[-1] == (N, DOUBLE)
    assert after.to_call is E
    # 16C: nobody is restricted, but the pass tells East and West nothing.
    assert after.forced_passes == ()
    assert after.lead_rights == ()
    assert [(str(item.what), item.to) for item in after.unauthorised] == [("Pass", (E, W))]
    # 21B3: an earlier call may have been caused by it too.
    assert after.reviews == ("16C3", "21B3", "16B3")
    assert str(after.after("E P, S P, W P").contract) == "4HX by W"


def test_law_21B1a_a_lead_that_lies_face_down_does_not_end_the_period() -> None:
    before = table(f"{WEAK_TWO}, N P").after("N leads DT face down")
    after = ruling_table(before, MISINFORMATION, who="N", **CHANGES, new_call="X", influenced="yes")
    assert after.to_call is E


def test_law_21B1a_the_new_call_must_be_another_one_and_legal_at_that_place() -> None:
    interview = interviewed(table(STAYMAN), MISINFORMATION, who="S", **CHANGES)
    assert interview.question is not None
    for call in ("Pass", "2C", "1NT", "XX"):
        with pytest.raises(BadAnswer):
            interview.answer(call)
    # 2D is legal over 2C, although West has bid it since.
    assert interview.answer("2D").question is not None


def test_law_21B1a_a_player_who_has_not_called_cannot_change_anything() -> None:
    with pytest.raises(BadAnswer, match="South has not called"):
        interviewed(table("W 1NT, N P, E 2C"), MISINFORMATION, who="S")


def test_law_21B1a_a_change_that_was_made_already_is_ruled_on() -> None:
    before = table("S 1D, W 2C, N P, E P, S 2D, S X")
    after = ruling_table(before, MISINFORMATION, who="S", finding="explanation", influenced="yes")
    assert after.auction.calls[-1] == (S, DOUBLE)
    assert unauthorised(after) == ["S 2D"]
    assert not after.open_irregularities
    refused = ruling_table(before, MISINFORMATION, who="S", finding="explanation", influenced="no")
    # 25B: that it was changed without leave is another matter.
    assert [found.law for found in refused.open_irregularities] == ["25"]


# 21B2: the next player


def test_law_21B2_the_next_player_may_take_a_later_call_back() -> None:
    answers = {"who": "S", **CHANGES, "new_call": "X", "influenced": "yes"}
    before = table(STAYMAN)
    asked = interviewed(before, MISINFORMATION, **answers).question
    assert asked is not None and "South changes the call to Double." in map(str, asked.say)
    kept = ruling_table(before, MISINFORMATION, **answers, lho_changes="no")
    assert str(kept.auction) == "W 1NT, N Pass, E 2C, S X, W 2D"
    assert kept.to_call is N
    assert unauthorised(kept) == ["S Pass"]
    changed = ruling_table(before, MISINFORMATION, **answers, lho_changes="yes")
    assert str(changed.auction) == "W 1NT, N Pass, E 2C, S X"
    assert changed.to_call is W
    assert PASS in changed.legal_calls(W)
    # Of both sides, for the side that explained wrongly.
    assert unauthorised(changed) == ["S Pass", "W 2D"]
    assert {item.to for item in changed.unauthorised} == {(W, E)}


def test_law_21B2_a_later_call_that_is_not_legal_any_more_falls() -> None:
    interview = interviewed(
        table(STAYMAN), MISINFORMATION,
        who="S", **CHANGES, new_call="2H", influenced="yes",
    )  # fmt: skip
    assert interview.ruling is not None  # West is not asked
    assert interview.ruling.clause == "21B2"
    after = table(STAYMAN).after(interview.ruling.event)
    assert str(after.auction) == "W 1NT, N Pass, E 2C, S 2H"
    assert after.to_call is W


# 21B3: too late, or refused


def test_law_21B1a_over_seven_notrump_doubled_only_a_redouble_is_left() -> None:
    paths = walk(MISINFORMATION, table("S 7NT, W X, N P", dealer="S"))
    answers = [{answer.key: answer.value for answer in path.answers} for path in paths]
    assert {said.get("new_call") for said in answers if said["who"] == "N"} == {None, "XX"}


def test_law_21B3_too_late_when_the_partner_has_called() -> None:
    ruling = rule(table(WEAK_TWO), who="N", finding="explanation")
    assert ruling.clause == "21B3"
    assert ruling.reviews == ("21B3", "16B3")
    # But at their turn the player may use what they know now.
    after = table(WEAK_TWO).after(ruling.event)
    assert DOUBLE in after.legal_calls(N)


def test_law_21B3_too_late_when_the_lead_has_been_faced() -> None:
    before = table(f"{WEAK_TWO}, N P").after("N leads DT")
    assert rule(before, who="N", finding="explanation").clause == "21B3"


def test_law_21B3_a_change_that_is_refused_leaves_the_auction_as_it_was() -> None:
    before = table(f"{WEAK_TWO}, N P")
    after = ruling_table(before, MISINFORMATION, who="N", **CHANGES, new_call="X", influenced="no")
    assert after.auction == before.auction
    assert after.contract == before.contract
    assert after.reviews == ("21B3", "16B3")
    assert after.unauthorised == ()


# All of it


@pytest.mark.parametrize("happened", [WEAK_TWO, f"{WEAK_TWO}, N P", STAYMAN, "W 1H, N P, E P, S P"])
def test_law_21_never_restricts_anybody_and_leaves_a_legal_auction(happened: str) -> None:
    before = table(happened)
    for path in walk(MISINFORMATION, before):
        effects = path.ruling.effects
        assert not any(isinstance(effect, (ForcedPass, LeadRight)) for effect in effects)
        after = before.after(path.ruling.event)
        again = Table(after.board)
        for seat, call in after.auction:
            assert call in again.legal_calls(seat)
            again = again.after(f"{seat} {call}")


def test_law_21_nothing_said_at_the_table_tells_what_was_found_in_private() -> None:
    """What is said before a decision is the same whatever was answered away from the table, and
    a refusal sounds like a call that is too late to change."""
    for at in (None, table(f"{WEAK_TWO}, N P"), table(STAYMAN)):
        said: dict[tuple[Any, ...], set[tuple[str, ...]]] = {}
        for path in walk(MISINFORMATION, at):
            public: list[Any] = []
            for asked, answer in zip(path.asked, path.answers, strict=True):
                if asked.key == "lho_changes":
                    continue  # the changed call lies on the table by then, and is named
                said.setdefault((asked.key, *public), set()).add(tuple(map(str, asked.say)))
                if not asked.question.away:
                    public.append(answer)
        assert all(len(words) == 1 for words in said.values())
    refusals = {
        tuple(str(words.text) for words in path.ruling.words)
        for path in walk(MISINFORMATION)
        if path.ruling.clause == "21B3" or path.ruling.headline == STANDS.headline
    }
    assert len(refusals) == 1


def test_law_75A_16B3_stand_beside_every_ruling_on_an_explanation() -> None:
    """Right or wrong, the explainer's partner has heard it and may not use it."""
    for path in walk(MISINFORMATION):
        heard = path.ruling.clause != "21A"
        assert ("75A" in path.ruling.clauses) is heard
        assert ("16B3" in path.ruling.reviews) is heard
    for path in walk(EXPLANATION_DUTY):
        assert "75A" in path.ruling.clauses
        assert "16B3" in path.ruling.reviews


def test_law_20F4_20F5_what_a_player_must_do_is_said_to_them_alone() -> None:
    at = (table("N 1NT, E P, S 2D, W P"), table(DECLARED), table(DEFENDED))
    ways = [Interview.begin(EXPLANATION_DUTY, one) for one in at]
    for interview in (*ways, Interview.begin(EXPLANATION_DUTY, who=Seat.EAST)):
        for path in interview.paths():
            assert path.ruling.words
            assert all(words.away and words.to is not None for words in path.ruling.words)
            (place,) = RulingView.of(path.ruling).said
            assert "Away from the table, to " in str(place.title)
    # Where nobody has said who it is, nobody else hears it either.
    for path in walk(EXPLANATION_DUTY):
        assert path.ruling.words
        assert all(words.away for words in path.ruling.words)


# 20F4, 20F5


def duty(at: Table | None, **answers: str) -> Ruling:
    ruling = interviewed(at, EXPLANATION_DUTY, **answers).ruling
    assert ruling is not None
    return ruling


DECLARED = "N 1NT, E P, S 2D, W P, N 2H, E P, S P, W P"
DEFENDED = "N 1NT, E P, S 2D, W 2S, N P, E P, S P"


def test_law_20F4b_nothing_is_said_as_if_partner_had_explained_something() -> None:
    (words,) = duty(table(DECLARED), who="N", mistake="own").words
    assert words.to is N
    assert "If your partner has explained anything, you may not use it." in str(words.text)


def test_law_20F4_the_explainer_may_wait_until_the_final_pass_and_no_longer() -> None:
    during = table("N 1NT, E P, S 2D, W P")
    assert duty(during, who="N", mistake="own", speaks_now="no").clause == "20F4(a)"
    assert duty(during, who="N", mistake="own", speaks_now="yes").clause == "20F4(b)"
    for happened in (DECLARED, DEFENDED):
        ruling = duty(table(happened), who="N", mistake="own")
        assert (ruling.clause, ruling.goes_on) == ("20F4(b)", "misinformation")


@pytest.mark.parametrize(
    ("happened", "clause"),
    [
        (DECLARED, "20F5(b)(ii)"),
        (f"{DECLARED}, E leads SK", "20F5(b)(ii)"),
        (DEFENDED, "20F5(b)(i)"),
        (f"{DEFENDED}, N leads HK", "20F5(b)(i)"),
        ("N P, E P, S P, W P", "20F5(b)(ii)"),
    ],
)
def test_law_20F5b_side_and_moment_decide_when_the_partner_speaks(
    happened: str, clause: str
) -> None:
    ruling = duty(table(happened), who="S", mistake="partner")
    assert ruling.clause == clause
    speaks = clause == "20F5(b)(ii)"
    assert (ruling.goes_on == "misinformation") == speaks


def test_law_20F5a_nothing_is_shown_during_the_auction() -> None:
    during = table("N 1NT, E P, S 2D, W P")
    ruling = duty(during, who="S", mistake="partner", explains_later="no")
    assert ruling.clauses == ("75A", "75B3", "20F5(a)")
    # Nothing now, and when to correct it: that depends on who will play the contract.
    assert [words.to for words in ruling.words] == [S, S, S]
    assert "after the play" in str(ruling.words[-1].text)
    assert ruling.goes_on is None


def test_law_20F1_explaining_by_the_agreement_goes_before_20F5a() -> None:
    ruling = duty(table("W 1H, N 3C, E 3H, S 4C"), who="N", mistake="partner", explains_later="yes")
    assert ruling.clauses == ("75A", "75B3", "20F1", "20F5(a)")


def test_law_20F_changes_nothing_at_the_table() -> None:
    for happened in ("N 1NT, E P, S 2D, W P", DECLARED, DEFENDED):
        before = table(happened)
        for path in walk(EXPLANATION_DUTY, before):
            after = before.after(path.ruling.event)
            assert (after.auction, after.to_call, after.contract) == (
                before.auction, before.to_call, before.contract,
            )  # fmt: skip
            # What a player has to do is for their ears alone.
            assert path.ruling.words
            assert all(words.to is not None for words in path.ruling.words)


def test_law_21B2_a_pass_instead_may_leave_nobody_a_turn() -> None:
    before = table("W 7D, N P, E P, S X, W XX")
    ruling = rule(before, who="S", **CHANGES, new_call="Pass", influenced="yes")
    assert ruling.clause == "21B2"
    after = before.after(ruling.event)
    assert (after.phase, str(after.contract)) == (Phase.CLARIFICATION, "7D by W")
    assert "goes on" not in str(ruling.headline)
    assert not list(contradictions(before, ruling))


def test_law_21B2_a_pass_instead_may_give_the_turn_to_a_player_who_has_had_none() -> None:
    """17D3: South was skipped when West's pass out of turn was accepted."""
    before = table("W P, N P, E P, W P, N 5NT, E P", dealer="E")
    ruling = rule(before, who="N", **CHANGES, new_call="Pass", influenced="yes")
    assert ruling.clause == "21B2"
    assert before.after(ruling.event).to_call is S
    said = " ".join(str(words.text) for words in ruling.words)
    assert "East's later call is taken back too." in said and "calls again" not in said
