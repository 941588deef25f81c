"""Law 71: a concession stands, unless it gave away what could not be lost."""

from __future__ import annotations

import pytest

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.verdict import How, Level, Verdict
from bridgelaw.game import Side
from bridgelaw.laws import BadAnswer, Interview, NothingToRule, Ruling
from bridgelaw.laws.claims.claim.procedure import CLAIM
from bridgelaw.laws.claims.claim_agreed.procedure import CLAIM_AGREED
from bridgelaw.laws.claims.concession import procedure as concession_procedure
from bridgelaw.laws.claims.concession.procedure import CONCESSION
from bridgelaw.laws.claims.questions import NormalQuestion
from bridgelaw.locale.language import language
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import PlayGoesOn, Review, TricksTransferred
from bridgelaw.table.result import result_of
from bridgelaw.table.wording import describe
from tests.laws.agreements import (
    CLUB,
    CONCESSION_SAMPLES,
    DIAMOND,
    HANDS_BACK,
    KING,
    LAST_TRUMP,
    NOTHING_PLAYED,
    PLAYED,
    forgotten,
    keys_asked,
    lost_to_the_ten,
    paths_checked,
)
from tests.laws.claim_tables import TO_EAST_WHOLE, WHOLE, ending, unknown
from tests.laws.matches import awards, interviewed, ruled_on, teams
from tests.laws.revokes import played_to

PATHS = 11

LEFT = {"period_over": "no", "conceded": "left"}
"""In time, and about tricks that were still to be played."""
COMPUTES = LEFT | {"normal": "agree"}


def rule(at: Table | None = None, context: BoardContext | None = None, /, **answers: str) -> Ruling:
    return ruled_on(CONCESSION, at, context, **answers)


def asked(at: Table, **answers: str) -> str:
    question = interviewed(CONCESSION, at, None, **answers).question
    assert question is not None
    return question.key


def high(concedes: str = "S concedes 1", *events: str) -> Table:
    return ending(LAST_TRUMP, CLUB, concedes, *events, bid="4S")


# 68B2


@pytest.mark.parametrize("at", [None, ending(KING, DIAMOND, "W concedes 2")])
def test_law_68B2_a_partner_who_objects_at_once_keeps_it_from_coming_about(
    at: Table | None,
) -> None:
    answers = {"objected": "yes"} | ({"by_defender": "yes"} if at is None else {})
    given = rule(at, **answers)
    assert (given.clauses, given.goes_on) == (("68B1", "68B2"), None)
    assert given.effects == (PlayGoesOn("68B2"), Review("16C3"))


def test_law_68B2_nobody_is_asked_twice_and_play_goes_on() -> None:
    at = ending(KING, DIAMOND, "W concedes 2")
    after = at.after(rule(at, objected="yes").event)
    assert (after.phase, after.claim) == (Phase.PLAY, None)


def test_law_68B2_it_is_too_late_when_the_concession_was_agreed_to() -> None:
    at = ending(KING, DIAMOND, "W concedes 2", HANDS_BACK)
    assert asked(at) == "period_over"


def test_law_68B2_declarer_has_no_partner_who_could_object() -> None:
    assert asked(high()) == "period_over"


def test_law_71_the_concession_is_settled_and_nothing_goes_back_twice() -> None:
    at = high()
    at = at.after(rule(at, **COMPUTES).event)
    result = result_of(at)
    assert result is not None
    assert (result.won, result.lost, result.transferred) == (3, 1, 1)
    with pytest.raises(NothingToRule):
        Interview.begin(CLAIM, at)


# The correction period


@pytest.mark.parametrize("at", [None, high(), NOTHING_PLAYED])
def test_law_71_it_stands_when_the_correction_period_is_over(at: Table | None) -> None:
    answers = {"period_over": "yes"}
    if at is not None and at.claim is None:
        answers["side"] = "ns"
    if at is None or at.claim is None:
        answers["by_defender"] = "no"
    given = rule(at, **answers)
    assert (given.clauses, given.effects) == (("79C1",), ())


def test_law_71_within_the_period_also_after_the_hands_are_back() -> None:
    given = rule(high("S concedes 1", HANDS_BACK), **COMPUTES)
    assert given.effects == (TricksTransferred(1, Side.NS, "71B"),)


# 71A


@pytest.mark.parametrize("conceded", ["won", "contract"])
def test_law_71_1_what_was_won_cannot_be_conceded(conceded: str) -> None:
    given = rule(by_defender="no", period_over="no", conceded=conceded, tricks="1")
    assert given.clauses == ("79A2", "71A")
    assert given.effects == (TricksTransferred(1, None, "71A"),)
    assert "let them go" in str(describe(given.effects[0]))


def test_law_71_1_the_board_is_scored_anew() -> None:
    answers = {"by_defender": "no", "side": "ns", "period_over": "no", "conceded": "contract"}
    given = rule(None, teams(result="3NT-1 by S"), **answers, tricks="1")
    assert awards(given) == {"NS": "3NT= by S", "EW": "3NT= by S"}
    defender = answers | {"by_defender": "yes", "objected": "no", "side": "ew"}
    given = rule(None, teams(result="3NT= by S"), **defender, tricks="2")
    assert awards(given) == {"NS": "3NT-2 by S", "EW": "3NT-2 by S"}


def test_law_71_1_a_contract_that_was_not_decided_cannot_be_said_to_be() -> None:
    at = ending(WHOLE, TO_EAST_WHOLE, "S concedes 12")
    question = interviewed(CONCESSION, at, period_over="no").question
    assert question is not None
    assert [option.key for option in question.options] == ["left", "won"]
    with pytest.raises(BadAnswer, match="neither made nor defeated"):
        rule(at, period_over="no", conceded="contract")


def test_law_71_1_declarer_gives_up_a_contract_that_is_made() -> None:
    """The table has counted the tricks that were won, and nothing moves."""
    at = played_to(ending(WHOLE, bid="1NT"), 11)
    assert at.tricks_won(Side.NS) == 7
    at = at.after("S concedes 2", HANDS_BACK)
    given = rule(at, period_over="no", conceded="contract")
    assert (given.clauses, given.effects) == (("79A2", "71A"), ())
    assert result_of(at) == result_of(at.after(given.event))
    # What was recorded is put right.
    given = rule(at, teams(result="1NT-1 by S"), period_over="no", conceded="contract")
    assert awards(given) == {"NS": "1NT= by S", "EW": "1NT= by S"}


def test_law_71_1_a_defender_gives_up_a_contract_that_is_down() -> None:
    at = played_to(ending(WHOLE, bid="7NT"), 4).after("W concedes 9")
    given = rule(at, objected="no", period_over="no", conceded="contract")
    assert given.clause == "71A"


# 71B, computed


def test_law_71_2_a_trick_that_no_normal_play_loses_goes_back() -> None:
    at = high()
    given = rule(at, **COMPUTES)
    assert given.clauses == ("71B",)
    assert given.effects == (TricksTransferred(1, Side.NS, "71B"),)
    assert any("normal play" in str(line) for line in given.derivation)


@pytest.mark.parametrize(("conceded", "back"), [(1, 1), (2, 2), (3, 3)])
def test_law_71_2_every_trick_that_cannot_be_lost(conceded: int, back: int) -> None:
    given = rule(high(f"S concedes {conceded}"), **COMPUTES)
    assert given.effects == (TricksTransferred(back, Side.NS, "71B"),)


def test_law_71_2_the_board_is_scored_anew() -> None:
    given = rule(high(), teams(result="4S-1 by S"), **COMPUTES)
    assert awards(given) == {"NS": "4S= by S", "EW": "4S= by S"}
    # A record on which the side has all the tricks has nothing to give back.
    given = rule(high(), teams(result="4S+3 by S"), **COMPUTES)
    assert (given.clause, given.effects) == ("71B", ())


def test_law_71_2_a_claim_of_some_tricks_concedes_the_others() -> None:
    given = rule(high("S claims 2"), **COMPUTES)
    assert given.effects == rule(high("S concedes 1"), **COMPUTES).effects


def test_law_71_2_a_claim_of_all_concedes_nothing() -> None:
    with pytest.raises(BadAnswer, match="were claimed"):
        rule(high("S claims 3"), **LEFT)


def test_law_71_2_the_numbers_are_shown_and_the_rules_can_be_switched_off() -> None:
    at = ending(KING, DIAMOND, "W concedes 2")
    question = interviewed(CONCESSION, at, None, objected="no", **LEFT).question
    assert question is not None
    assert str(question.heading) == "0 of the 2 conceded go back. Do you agree?"
    words = str(question.why)
    assert "East-West conceded 2 of the 2 tricks left" in words
    assert "still wins 0, and it kept 0" in words
    assert "West throws ♥K" in words
    assert isinstance(question.question, NormalQuestion)
    assert Rule.WRONG_DISCARD in [rule for rule, _ in question.question.assumed]
    assert "{" not in language("ja").say(question.heading)


def test_law_71_2_the_director_may_decide_otherwise() -> None:
    at = ending(KING, DIAMOND, "W concedes 2")
    irrational = rule(at, objected="no", **LEFT | {"normal": "wrong-discard"})
    assert irrational.effects == (TricksTransferred(1, Side.EW, "71B"),)
    own = LEFT | {"normal": "award"}
    assert rule(at, objected="no", **own, sure="no").effects == ()
    given = rule(at, objected="no", **own, sure="yes", tricks="2")
    assert given.effects == (TricksTransferred(2, Side.EW, "71B"),)
    with pytest.raises(BadAnswer, match="only 2 tricks"):
        rule(at, objected="no", **own, sure="yes", tricks="3")


def test_law_71_2_what_the_search_did_not_finish_is_for_the_director(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody can agree to a number that was not found; what was found is told."""

    def not_finished(claim: Claim) -> Verdict:
        level = Level(How.NORMAL, 0, 2, is_stopped=True)
        return Verdict(claim, level, level, level)

    monkeypatch.setattr(concession_procedure, "at_leisure", not_finished)
    at = ending(KING, DIAMOND, "W concedes 2")
    question = interviewed(CONCESSION, at, None, objected="no", **LEFT).question
    assert question is not None and question.key == "sure"
    assert "not finished" in str(question.why)
    assert "at least 0 and at most 2" in str(question.why)
    assert rule(at, objected="no", **LEFT, sure="no").effects == ()
    given = rule(at, objected="no", **LEFT, sure="yes", tricks="1")
    assert given.effects == (TricksTransferred(1, Side.EW, "71B"),)


def test_law_70C_a_forgotten_trump_is_asked_for_only_where_it_matters() -> None:
    at = lost_to_the_ten()
    assert asked(at, **LEFT) == "forgotten"
    for answer, back in (("yes", 1), ("no", 2)):
        given = rule(at, **COMPUTES, forgotten=answer)
        assert given.effects == (TricksTransferred(back, Side.NS, "71B"),)
    # South may cash the hearts before the jack is drawn, remembered or not (70D1).
    assert asked(forgotten("S concedes 2"), **LEFT) == "normal"
    # East's small trump falls under the queen, remembered or not.
    assert asked(high(), **LEFT) == "normal"


# 71B, by the director


def test_law_71_2_of_hands_that_are_not_known_the_director_says_it() -> None:
    at = unknown(PLAYED, "E concedes 3")
    given = rule(at, objected="no", **LEFT, sure="yes", tricks="3")
    assert given.effects == (TricksTransferred(3, Side.EW, "71B"),)
    given = rule(at, objected="no", **LEFT, sure="no")
    assert (given.clauses, given.effects) == (("71",), ())


# 71 and 69B2


def test_law_71_and_69B2_one_ending_and_two_tests() -> None:
    """West would likely have kept the king, but a careless player might have thrown it."""
    likely = {"agreed": "established", "period_over": "no", "already_won": "no", "faced": "no"}
    agreed = ending(KING, DIAMOND, "S claims 2")
    given = ruled_on(CLAIM_AGREED, agreed, None, **likely, likely="yes", tricks="1")
    assert given.effects == (TricksTransferred(1, Side.EW, "69B2"),)
    conceded = ending(KING, DIAMOND, "W concedes 2")
    given = rule(conceded, objected="no", **COMPUTES)
    assert (given.clauses, given.effects) == (("71",), ())
    assert "normal play could lose" in str(given.headline)


@pytest.mark.parametrize(
    "at", [ending(KING, DIAMOND, "W concedes 2"), unknown(PLAYED, "E concedes 3")]
)
def test_law_71_says_how_it_differs_from_69B2(at: Table) -> None:
    question = interviewed(CONCESSION, at, None, objected="no", **LEFT).question
    assert question is not None
    assert "69B2" in str(question.why)
    assert "most likely have won" in str(question.why)


# All paths


def test_law_71_a_claim_that_the_director_has_decided_is_settled() -> None:
    at = high("S concedes 1", "ruling claim of 2017 [71] NS gets 3 of the tricks left by 71")
    with pytest.raises(NothingToRule, match="decided"):
        interviewed(CONCESSION, at)


@pytest.mark.parametrize("at", [None, *CONCESSION_SAMPLES])
def test_law_71_every_path_ends_and_cites_clauses_that_exist(at: Table | None) -> None:
    assert paths_checked(CONCESSION, at) == PATHS or at is not None


def test_law_71_every_question_comes_up() -> None:
    keys = {question.key for question in CONCESSION.questions}
    assert keys_asked(CONCESSION, CONCESSION_SAMPLES) == keys
