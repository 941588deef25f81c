"""Law 69: when a claim is agreed to, and when the agreement can be taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.verdict import How, Level, Verdict
from bridgelaw.game import Side
from bridgelaw.laws import BadAnswer, NothingToRule, Ruling
from bridgelaw.laws.claims.claim.procedure import CLAIM
from bridgelaw.laws.claims.claim_agreed import procedure as agreement_procedure
from bridgelaw.laws.claims.claim_agreed.procedure import CLAIM_AGREED
from bridgelaw.laws.machinery.case import Case
from bridgelaw.locale.language import language
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.profile import WBF
from bridgelaw.table import Table
from bridgelaw.table.effects import TricksTransferred
from bridgelaw.table.result import is_claim_agreed, result_of
from bridgelaw.table.wording import describe
from tests.laws.agreements import (
    AGREEMENT_SAMPLES,
    CLUB,
    DIAMOND,
    HANDS_BACK,
    JACK,
    KING,
    NOTHING_PLAYED,
    PLAYED,
    example_49,
    example_50,
    forgotten,
    keys_asked,
    paths_checked,
)
from tests.laws.claim_tables import TO_EAST_WHOLE, WHOLE, ending, unknown
from tests.laws.matches import awards, derived, interviewed, ruled_on, teams

PATHS = 8

LATER = {"agreed": "established", "period_over": "no", "already_won": "no"}
"""The agreement is established, and the correction period is not over."""

AGREED = "ruling claim of 2017 [69A]"


def rule(at: Table | None = None, context: BoardContext | None = None, /, **answers: str) -> Ruling:
    return ruled_on(CLAIM_AGREED, at, context, **answers)


def heading(at: Table, lang: str = "en", **answers: str) -> str:
    question = interviewed(CLAIM_AGREED, at, None, **answers).question
    assert question is not None
    return language(lang).say(question.heading)


def why(at: Table | None, lang: str = "en", **answers: str) -> str:
    question = interviewed(CLAIM_AGREED, at, None, **answers).question
    assert question is not None
    return language(lang).say(question.why)


# 69A


@pytest.mark.parametrize("at", [None, example_50(), example_50(HANDS_BACK), example_50(AGREED)])
def test_law_69A_before_the_next_call_the_claim_can_still_be_disputed(at: Table | None) -> None:
    given = rule(at, agreed="assented")
    assert given.clauses == ("69A", "68D2(a)")
    assert (given.goes_on, given.effects) == ("claim", ())


def test_law_69A_after_an_objection_there_is_no_agreement() -> None:
    given = rule(agreed="no")
    assert (given.clauses, given.goes_on) == (("68D2(a)",), "claim")


@pytest.mark.parametrize("mark", [AGREED, HANDS_BACK])
@pytest.mark.parametrize("agreed", ["no", "assented"])
def test_law_69A_the_table_takes_the_agreement_back(mark: str, agreed: str) -> None:
    """Everybody had said yes, and the claim is judged all the same (example 50, case 1)."""
    at = example_50(mark)
    assert is_claim_agreed(at)
    with pytest.raises(NothingToRule):
        interviewed(CLAIM, at)
    at = at.after(rule(at, agreed=agreed).event)
    assert not is_claim_agreed(at)
    # That it is doubted has been said.
    given = ruled_on(CLAIM, at, None, statement="none", normal="agree")
    decided = at.after(given.event)
    assert decided.claim_decided is not None
    assert decided.claim_decided.side is Side.NS
    assert decided.claim_decided.tricks < 3


def test_law_69A_established_agreement_ends_the_board() -> None:
    at = example_50()
    given = rule(at, **LATER, likely="no")
    assert is_claim_agreed(at.after(given.event))


def test_law_69A_agreement_to_one_claim_says_nothing_of_the_next() -> None:
    void = "ruling claim of 2017 [68D2(b)] play goes on by 68D2(b)"
    at = ending(WHOLE, TO_EAST_WHOLE, "S claims 9", AGREED)
    assert is_claim_agreed(at)
    assert not is_claim_agreed(at.after(void, "S claims 5"))


def test_law_69A_a_claim_that_the_director_has_decided_is_not_agreed_to() -> None:
    at = example_49("ruling claim of 2017 [70A] NS gets 1 of the tricks left by 70A")
    with pytest.raises(NothingToRule, match="decided"):
        interviewed(CLAIM_AGREED, at)


# The correction period


@pytest.mark.parametrize("at", [None, example_49()])
def test_law_69B_only_within_the_correction_period(at: Table | None) -> None:
    given = rule(at, agreed="established", period_over="yes")
    assert (given.clauses, given.effects) == (("69A", "79C1"), ())


def test_law_69B_the_correction_period_is_the_profiles() -> None:
    context = teams(profile=replace(WBF, correction_minutes=45))
    question = interviewed(CLAIM_AGREED, None, context, agreed="established", side="ns").question
    assert question is not None
    assert "45 minutes" in str(question.why)


# 69B1


def test_law_69B1_a_trick_that_was_won_goes_back() -> None:
    answers = LATER | {"already_won": "yes", "tricks": "1"}
    given = rule(**answers)
    assert given.clauses == ("69A", "69B1")
    assert given.effects == (TricksTransferred(1, None, "69B1"),)
    assert "let them go" in str(describe(given.effects[0]))


def test_law_69B1_the_board_is_scored_anew() -> None:
    answers = LATER | {"already_won": "yes", "tricks": "1", "side": "ew"}
    given = rule(None, teams(result="4S= by N"), **answers)
    assert awards(given) == {"NS": "4S-1 by N", "EW": "4S-1 by N"}
    assert derived(given) == ["4♠ by North, one down: -50 for North-South, +50 for East-West."]
    other = rule(None, teams(result="4S-1 by N"), **(answers | {"side": "ns"}))
    assert awards(other) == {"NS": "4S= by N", "EW": "4S= by N"}


def test_law_69B1_a_score_without_a_contract_cannot_be_counted_anew() -> None:
    given = rule(None, teams(result="+420"), **LATER | {"already_won": "yes", "side": "ew"},
                 tricks="1")  # fmt: skip
    assert awards(given) == {}
    assert given.effects == (TricksTransferred(1, Side.EW, "69B1"),)


def test_law_69B1_a_table_that_saw_the_play_counts_right() -> None:
    """What was won before the claim is in its result: moving a trick would count it twice."""
    at = ending(WHOLE, TO_EAST_WHOLE, "S claims 9", AGREED)
    given = rule(at, **LATER | {"already_won": "yes"})
    assert (given.clause, given.effects) == ("69B1", ())
    before, after = result_of(at), result_of(at.after(given.event))
    assert before == after
    # But what was recorded may be wrong.
    given = rule(at, teams(result="3NT+1 by S"), **LATER | {"already_won": "yes"})
    assert awards(given) == {"NS": "3NT= by S", "EW": "3NT= by S"}


def test_law_69B1_no_more_than_the_other_side_has() -> None:
    answers = LATER | {"already_won": "yes", "side": "ew"}
    with pytest.raises(BadAnswer, match="only 3 tricks"):
        rule(None, teams(result="1NT-4 by N"), **answers, tricks="4")
    given = rule(None, teams(result="1NT-7 by N"), **answers)
    assert (given.clause, given.effects) == ("69B1", ())


# 69B2


def test_law_69B2_example_49_the_hand_was_not_shown() -> None:
    given = rule(example_49(), **LATER, faced="no", likely="yes", tricks="1")
    assert given.clauses == ("69A", "69B2")
    assert given.effects == (TricksTransferred(1, Side.EW, "69B2"),)
    assert "goes back to East-West" in str(given.headline)


def test_law_69B2_example_49_the_hand_was_shown() -> None:
    at = example_49("S spreads the hand")
    # The table has seen it, and nobody is asked.
    assert "there to be seen" in why(at, **LATER)
    given = rule(at, **LATER, likely="no")
    assert (given.clauses, given.effects) == (("69A", "69B2"), ())


def test_law_69B2_what_was_visible_is_part_of_the_test() -> None:
    assert "there to be seen" in why(None, **LATER, faced="yes")
    assert "not shown" in why(None, **LATER, faced="no")
    for faced in ("yes", "no"):
        words = why(None, **LATER, faced=faced)
        assert "only a brilliant play" in words
        assert "harder test of a concession" in words


def test_law_69B2_example_49_the_numbers_stand_beside_the_question() -> None:
    words = heading(example_49(), **LATER, faced="no")
    reasons = why(example_49(), **LATER, faced="no")
    assert "2 of the 2 tricks left" in reasons
    assert "1 with the best play of the claimer's side, 1 with its worst" in reasons
    assert "East ruffs with ♠7" in reasons
    assert "East-West" in words
    japanese = heading(example_49(), "ja", **LATER, faced="no")
    assert "{" not in japanese


def test_law_69B2_example_50_it_is_too_late_for_the_duck() -> None:
    words = why(example_50(), **LATER)
    assert "3 of the 4 tricks left" in words
    assert "3 with the best play" in words
    given = rule(example_50(), **LATER, likely="no")
    assert (given.clauses, given.effects) == (("69A", "69B2"), ())


def test_law_69B2_what_the_search_did_not_finish_is_told_as_such(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def not_finished(case: Case, claim: Claim) -> Verdict:
        level = Level(How.NORMAL, 0, 1, is_stopped=True)
        return Verdict(claim, level, level, level)

    monkeypatch.setattr(agreement_procedure, "verdict_on", not_finished)
    for lang, words in (("en", "The search was not finished"), ("ja", "探索は終わっていません")):
        told = why(example_49(), lang, **LATER, faced="no")
        assert words in told
        assert "0–1" in told
    assert rule(example_49(), **LATER, faced="no", likely="yes", tricks="1").effects != ()


def test_law_69B2_the_numbers_decide_nothing() -> None:
    """What the side would likely have won is the director's judgement, either way."""
    for at in (example_49(), forgotten("S claims 4")):
        assert rule(at, **LATER, faced="no", likely="no").effects == ()
        assert rule(at, **LATER, faced="no", likely="yes", tricks="1").effects != ()


def test_law_69B2_no_more_than_it_agreed_to_lose() -> None:
    answers = LATER | {"faced": "no", "likely": "yes"}
    with pytest.raises(BadAnswer, match="only 2 tricks"):
        rule(example_49(), **answers, tricks="3")
    # Of one trick nobody needs to say how many.
    one = ending(JACK, CLUB, "S claims 1", bid="4S")
    assert rule(one, **answers).effects == (TricksTransferred(1, Side.EW, "69B2"),)


def test_law_69B2_of_a_concession_of_everything_nothing_can_be_lost() -> None:
    given = rule(ending(KING, DIAMOND, "W concedes 2"), **LATER)
    assert (given.clauses, given.effects) == (("69A", "69B"), ())


def test_law_69B2_to_concede_some_tricks_is_to_claim_the_others() -> None:
    at = ending(KING, DIAMOND, "S concedes 1")
    given = rule(at, **LATER, faced="no", likely="yes")
    assert given.effects == (TricksTransferred(1, Side.EW, "69B2"),)


def test_law_69B2_declarer_agrees_to_a_defenders_claim() -> None:
    at = ending(KING, DIAMOND, "W claims 2")
    given = rule(at, **LATER, faced="no", likely="yes", tricks="1")
    assert given.effects == (TricksTransferred(1, Side.NS, "69B2"),)


def test_law_69B2_the_result_of_the_board_has_the_trick() -> None:
    at = ending(WHOLE, TO_EAST_WHOLE, "S claims 9", AGREED)
    before = result_of(at)
    assert before is not None
    assert before.tricks == 9
    after = result_of(at.after(rule(at, **LATER, faced="no", likely="yes", tricks="1").event))
    assert after is not None
    assert after.tricks == 8


def test_law_69B2_a_statement_is_confirmed_before_it_is_judged() -> None:
    at = ending(JACK, CLUB, 'S claims 4 "all mine, obviously"', bid="4S")
    assert "says nothing about the order of play" in heading(at, **LATER, faced="no")
    assert "4 of the 4 tricks left" in why(at, **LATER, faced="no", reading="yes")


def test_law_69B2_a_statement_that_cannot_be_read_is_asked_for() -> None:
    at = ending(JACK, CLUB, 'S claims 4 "abracadabra"', bid="4S")
    assert heading(at, **LATER, faced="no").startswith("What did South say")
    assert "4 of the 4 tricks left" in why(at, **LATER, faced="no", statement="none")


def test_law_69B2_of_hands_that_are_not_known_only_the_question_is_asked() -> None:
    words = heading(unknown(PLAYED, "S claims 9"), **LATER, faced="no")
    assert words.startswith("Would East-West likely have won")


def test_law_69B_without_the_play_the_side_is_asked_for() -> None:
    question = interviewed(CLAIM_AGREED, NOTHING_PLAYED, agreed="established").question
    assert question is not None
    assert question.key == "side"


# All paths


@pytest.mark.parametrize("at", [None, *AGREEMENT_SAMPLES])
def test_law_69_every_path_ends_and_cites_clauses_that_exist(at: Table | None) -> None:
    assert paths_checked(CLAIM_AGREED, at) == PATHS or at is not None


def test_law_69_every_question_comes_up() -> None:
    keys = {question.key for question in CLAIM_AGREED.questions}
    assert keys_asked(CLAIM_AGREED, AGREEMENT_SAMPLES) == keys
