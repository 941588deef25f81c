"""Laws 11A and 12: when a score is adjusted, for whom, and to what."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgelaw.game import Side
from bridgelaw.game.boards import Vulnerability
from bridgelaw.laws import (
    CARD_IN_AUCTION,
    INSUFFICIENT_BID,
    WRONG_BOARD,
    BadAnswer,
    Interview,
    Procedure,
    Ruling,
    walk,
)
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.laws.machinery.case import Answer
from bridgelaw.laws.score.adjusted_score.procedure import ADJUSTED_SCORE
from bridgelaw.laws.score.adjusted_score.situation import ORDERED
from bridgelaw.locale.language import language
from bridgelaw.scoring.awards import Artificial, Assigned, SelfInflicted
from bridgelaw.scoring.board_context import BoardContext
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.profile import WBF
from bridgelaw.table.effects import Adjustment, ScoreAdjusted
from bridgelaw.table.notation import effect_from_json, effect_to_json, read_effect, write_effect
from tests.laws.samples import BARRED
from tests.laws.samples import ruled as insufficient
from tests.laws.score_rulings import (
    SCORE_TABLES,
    asked,
    awards,
    interviewed,
    ruled,
    scores,
    texts,
    worth,
)

FIELD = BoardContext(
    Method.MATCHPOINTS,
    result=parse_outcome("3NT-1 by N"),
    others={side: {420: 4, 400: 2, 170: 1, 150: 1, -50: 3} for side in Side},
    scores=12,
)
MATCH = BoardContext(
    Method.TEAMS,
    Vulnerability.NS,
    result=parse_outcome("4S-1 by N"),
    other_table={side: {140: 1} for side in Side},
)
DAMAGED = {"power": "law", "law": "21B3", "offenders": "EW", "damage": "yes", "assignable": "yes"}
WEIGHTED = {"possible": "60% 4S= by N, 40% 4S-1 by N", "polled": "10"}


def adjusted(context: BoardContext | None = None, /, **answers: str) -> Ruling:
    return ruled(ADJUSTED_SCORE, context, **answers)


def notes(ruling: Ruling) -> str:
    return " ".join(map(str, ruling.notes))


# Every path


PATHS = list(walk(ADJUSTED_SCORE))


def test_every_path_ends_and_cites_only_clauses_that_exist() -> None:
    assert len(PATHS) == 330
    for path in PATHS:
        cited = {question.law for question in path.asked} | set(path.ruling.clauses)
        cited |= {law for one in path.ruling.effects if (law := getattr(one, "law", None))}
        assert cited <= CLAUSES.keys()
        keys = [answer.key for answer in path.answers]
        assert len(keys) == len(set(keys))


def test_every_question_is_asked_on_some_path_and_is_declared() -> None:
    found = {question.key for path in PATHS for question in path.asked}
    assert found == {question.key for question in ADJUSTED_SCORE.questions}


def test_every_ruling_awards_both_sides_or_none_and_can_be_read_back() -> None:
    for path in PATHS:
        effects = path.ruling.effects
        found = awards(path.ruling)
        assert set(found) in (set(), set(Side))
        assert bool(found) == any(isinstance(one, ScoreAdjusted) for one in effects)
        for effect in effects:
            assert read_effect(write_effect(effect)) == effect
            assert effect_from_json(effect_to_json(effect)) == effect


def test_artificial_and_assigned_awards_are_never_mixed() -> None:
    for path in PATHS:
        kinds = {one.adjustment for one in path.ruling.effects if isinstance(one, ScoreAdjusted)}
        for award in awards(path.ruling).values():
            assert isinstance(award, Artificial) == (kinds == {Adjustment.ARTIFICIAL})


def test_everything_that_is_said_can_be_said_in_every_language() -> None:
    for path in PATHS:
        ruling = path.ruling
        said = [ruling.headline, *ruling.notes, *ruling.derivation]
        said += [words.text for words in ruling.words]
        said += [text for one in path.asked for text in (one.heading, one.why, *one.say)]
        for code in ("en", "ja"):
            assert all("{" not in language(code).say(text) for text in said)


@pytest.mark.parametrize("context", [FIELD, MATCH], ids=["field", "match"])
def test_with_the_scores_nothing_is_asked_that_they_tell(context: BoardContext) -> None:
    paths = list(walk(ADJUSTED_SCORE, scores=context))
    assert 0 < len(paths) < len(PATHS)
    found = {question.key for path in paths for question in path.asked}
    known = {"scoring", "vulnerability", "result", "other_table", "other_results"}
    assert not found & known
    assert found | known == {question.key for question in ADJUSTED_SCORE.questions}
    for path in paths:
        assert bool(awards(path.ruling)) == bool(path.ruling.derivation)


def test_a_table_knows_its_result_and_vulnerability() -> None:
    finished, unfinished = SCORE_TABLES
    answers = {"power": "players", "gained_side": "EW", "if_called": "1NT= by W"}
    asks = interviewed(ADJUSTED_SCORE, None, unfinished, **answers)
    assert asked(asks) == "result"
    asks = interviewed(ADJUSTED_SCORE, None, finished, **answers)
    assert asked(asks) == "scoring"
    asks = asks.answer("matchpoints")
    assert asked(asks) == "other_results"
    assert texts(ruling_of(asks.answer("-90 x3, +50")))[0] == "passed out"


def ruling_of(interview: Interview) -> Ruling:
    assert interview.ruling is not None
    return interview.ruling


def test_law_12C1a_an_assigned_score_takes_the_place_of_the_one_at_the_table() -> None:
    ruling = adjusted(FIELD, **DAMAGED, possible="4S= by N", own="no")
    assert texts(ruling) == ("4S= by N", "4S= by N")
    assert {one.adjustment for one in ruling.effects if isinstance(one, ScoreAdjusted)} == {
        Adjustment.ASSIGNED
    }


def test_law_16C3_what_a_withdrawn_action_suggested() -> None:
    damaged = {**DAMAGED, "law": "16C3"}
    ruling = adjusted(FIELD, **damaged, possible="4S= by N", own="no")
    assert ruling.clauses[0] == "16C3"
    ground = {"power": "law", "law": "16C3", "offenders": "EW"}
    stands = adjusted(FIELD, **ground, damage="no", gained="no")
    assert awards(stands) == {}


# 13, 15, 16D: the law orders it


@pytest.mark.parametrize("law", sorted(ORDERED))
def test_a_law_that_orders_an_adjusted_score_asks_nobody_about_damage(law: str) -> None:
    """13B2, 13D, 15A2(a), 15A3, 15B1, 15B3, 16D2(d): it never ends in "the score stands"."""
    paths = list(walk(ADJUSTED_SCORE, answers=answers_of(law)))
    assert paths
    for path in paths:
        keys = {answer.key for answer in path.answers}
        assert not keys & {"damage", "any_damage", "gained", "offenders"}
        assert path.ruling.clauses[0] == law
        assert set(awards(path.ruling)) == set(Side)


@pytest.mark.parametrize("law", ["16B3", "21B3", "23C", "13A2", "15A2(b)", "16D3"])
def test_any_other_law_asks_who_was_damaged(law: str) -> None:
    answers = {"power": "law", "law": law, "offenders": "NS"}
    assert asked(interviewed(ADJUSTED_SCORE, None, None, **answers)) == "damage"


def test_law_15B3_is_artificial_and_13D_is_assigned_where_it_can_be() -> None:
    by_fault = adjusted(power="law", law="15B3", fault_ns="none", fault_ew="directly")
    assert by_fault.clauses == ("15B3", "12C2(a)")
    unclear = adjusted(
        power="law", law="13D", assignable="no", fault_ns="partly", fault_ew="partly"
    )
    assert unclear.clauses == ("13D", "12C1(d)", "12C2(a)")
    likely = {"possible_ns": "4S= by N", "possible_ew": "4S= by N", "scoring": "later"}
    assigned = adjusted(power="law", law="13D", assignable="yes", **likely)
    assert assigned.clauses == ("13D", "12C1(b)")


@pytest.mark.parametrize("law", sorted(ORDERED))
def test_law_86B_the_other_table_of_a_match_comes_first(law: str) -> None:
    ruling = adjusted(MATCH, power="law", law=law)
    assert (ruling.clause, ruling.goes_on) == ("86B", "no-comparable-result")


@pytest.mark.parametrize(
    ("procedure", "law"),
    [(WRONG_BOARD, "15A2(a)"), (WRONG_BOARD, "15A3"), (CARD_IN_AUCTION, "16D2(d)")],
)
def test_what_orders_it_leads_on_to_the_award(procedure: Procedure, law: str) -> None:
    found = [path.ruling for path in walk(procedure) if path.ruling.clause == law]
    adjusting = [one for one in found if any(isinstance(e, ScoreAdjusted) for e in one.effects)]
    assert adjusting
    for ruling in adjusting:
        assert ruling.goes_on == "adjusted-score"
        handed = Interview.begin(ADJUSTED_SCORE).taking_over(ruling.hands_over)
        assert asked(handed) in ("fault_ns", "assignable", "possible_ns")
        assert all(answer.key != "damage" for answer in handed.answers)


def answers_of(law: str) -> tuple[Answer, ...]:
    return (Answer("power", "law"), Answer("law", law))


# 12A and 12B2: the ground


def test_law_12B2_a_rectification_too_hard_or_too_mild_is_no_ground() -> None:
    given = adjusted(power="severity")
    assert given.clauses == ("12B2",)
    assert given.effects == ()


def test_law_12A3_the_directors_own_error_is_for_82C() -> None:
    given = adjusted(power="director")
    assert given.clauses == ("12A3",)
    assert given.goes_on == "director-error"
    assert given.effects == ()


def test_law_12A1_needs_an_offender() -> None:
    interview = interviewed(ADJUSTED_SCORE, power="no_rectification")
    assert interview.question is not None
    assert [option.key for option in interview.question.options] == ["NS", "EW", "both"]
    with pytest.raises(BadAnswer, match="12A1"):
        interview.answer("neither")


def test_law_12A_the_law_that_is_named_is_cited_first_and_must_exist() -> None:
    interview = interviewed(ADJUSTED_SCORE, power="law")
    with pytest.raises(BadAnswer, match="No clause"):
        interview.answer("94Z")
    given = adjusted(power="law", law="第27条D項", offenders="EW", damage="no", gained="no")
    assert given.clauses == ("27D", "12B1")


def test_law_27D_may_not_be_used_after_27B2_or_27B3() -> None:
    barred = insufficient("W 1C, N 1S, E 1H", INSUFFICIENT_BID, **BARRED)
    given = ruled(ADJUSTED_SCORE, None, barred, power="law", law="27D")
    assert given.clauses == ("27D",)
    assert given.effects == ()
    assert "does not apply" in str(given.headline)
    # After 27B1 it is the very law for it.
    free = insufficient(
        "W 1C, N 1S, E 1H", INSUFFICIENT_BID, unintended="no", accepts="no",
        substitute="2H", specified="H", lowest_same="yes",
    )  # fmt: skip
    assert asked(interviewed(ADJUSTED_SCORE, None, free, power="law", law="27D")) == "offenders"


@pytest.mark.parametrize("law", ["11A", "12A1", "12B2", "12C1(c)", "82C", "86B1", "87A"])
def test_law_12A_a_ground_of_its_own_is_no_law_that_was_broken(law: str) -> None:
    interview = interviewed(ADJUSTED_SCORE, power="law")
    with pytest.raises(BadAnswer, match="name the law that was broken"):
        interview.answer(law)


def test_law_43B3_only_the_defenders_score_is_adjusted() -> None:
    answers = {"power": "law", "law": "43B3", "offenders": "EW"}
    given = adjusted(FIELD, **answers, gained="yes", possible="4S= by N")
    assert given.clauses == ("43B3", "12B1", "12C1(b)")
    assert texts(given) == (str(FIELD.result), "4S= by N")
    assert adjusted(FIELD, **answers, gained="no").effects == ()
    interview = interviewed(ADJUSTED_SCORE, FIELD, power="law", law="43B3")
    for who in ("both", "neither"):
        with pytest.raises(BadAnswer, match="defenders"):
            interview.answer(who)


# 12B1: damage and gain


def test_law_12B1_without_damage_and_gain_the_result_stands() -> None:
    given = adjusted(power="law", law="16B3", offenders="NS", damage="no", gained="no")
    assert given.clauses == ("16B3", "12B1")
    assert given.effects == ()


def test_law_12B1_a_gain_is_taken_away_and_the_other_side_keeps_its_result() -> None:
    given = adjusted(
        replace(FIELD, result=parse_outcome("3NT= by N")), power="law", law="16B3",
        offenders="NS", damage="no", gained="yes", possible="2S+2 by N",
    )  # fmt: skip
    assert given.clauses == ("16B3", "12B1", "12C1(b)")
    assert texts(given) == ("2S+2 by N", "3NT= by N")
    assert [str(words.text) for words in given.words][1].startswith("East-West keep the result")


def test_law_12B1_a_damage_that_the_scores_do_not_show_is_pointed_out() -> None:
    """The director judges, and the arithmetic says where it does not follow."""
    worse = adjusted(MATCH, **DAMAGED, possible="4S-2 by N", own="no")
    assert "North-South was not damaged" in notes(worse)
    better = adjusted(MATCH, **DAMAGED, possible="4S= by N", own="no")
    assert "not damaged" not in notes(better)
    no_gain = adjusted(MATCH, power="players", gained_side="NS", if_called="4S= by N")
    assert "North-South did not gain" in notes(no_gain)


# 12C1: assigned scores


def test_law_12C1b_one_result_for_both_sides() -> None:
    given = adjusted(MATCH, **DAMAGED, possible="4S= by N", own="no")
    assert given.clauses == ("21B3", "12B1", "12C1(b)")
    assert given.effects[0] == ScoreAdjusted(Adjustment.ASSIGNED, "12C1(b)")
    assert texts(given) == ("4S= by N", "4S= by N")
    assert scores(given, MATCH) == ("10", "-10")


def test_law_12C1c_fewer_than_five_polled_players_give_a_note() -> None:
    few = adjusted(
        **DAMAGED, possible="3 x 4S= by N, 1 x 4S-1 by N", excluded="none", lifted="none",
        own="no", scoring="later",
    )  # fmt: skip
    assert "Fewer than 5 players" in notes(few)
    assert texts(few)[0] == "3/4 4S= by N, 1/4 4S-1 by N"
    enough = adjusted(
        **DAMAGED, **WEIGHTED, excluded="none", lifted="none", own="no", scoring="later"
    )
    assert "Fewer than" not in notes(enough)
    assert "Write down whom you asked" in notes(enough)


def test_law_12C1c_how_many_were_polled_is_asked_only_if_the_answer_does_not_tell() -> None:
    interview = interviewed(ADJUSTED_SCORE, **DAMAGED)
    assert asked(interview.answer("60% 4S= by N, 40% 4S-1 by N")) == "polled"
    assert asked(interview.answer("3 x 4S= by N, 2 x 4S-1 by N")) == "excluded"
    assert asked(interview.answer("4S= by N")) == "own"


@pytest.mark.parametrize(
    ("excluded", "reason"),
    [
        ("6S= by N", "not among the outcomes"),
        ("50% 4S-1 by N", "the weight of 4♠ by North, one down is 2/5"),
        ("4S= by N, 4S-1 by N", "no outcome is left"),
        ("4S", "expected"),
    ],
)
def test_law_12C1c_what_cannot_be_left_out(excluded: str, reason: str) -> None:
    interview = interviewed(ADJUSTED_SCORE, **DAMAGED, **WEIGHTED)
    with pytest.raises(BadAnswer, match=reason):
        interview.answer(excluded)


def test_law_12C1c_where_one_result_is_left_it_is_the_score() -> None:
    given = adjusted(**DAMAGED, **WEIGHTED, excluded="4S-1 by N", own="no", scoring="later")
    assert given.clauses == ("21B3", "12B1", "12C1(c)", "12C1(b)")
    assert texts(given) == ("4S= by N", "4S= by N")


@pytest.mark.parametrize(
    ("lifted", "reason"),
    [
        ("5S= by N", "not among the outcomes"),
        ("75% 4S= by N", "may grow to 18/25 at most"),
        ("60% 4S= by N", "may grow to"),
        ("65% 4S= by N, 45% 4S-1 by N", "one result with its weight"),
    ],
)
def test_law_84D_no_weight_grows_beyond_the_limit(lifted: str, reason: str) -> None:
    interview = interviewed(ADJUSTED_SCORE, **DAMAGED, **WEIGHTED, excluded="none")
    with pytest.raises(BadAnswer, match=reason):
        interview.answer(lifted)


def test_law_84D_the_limit_is_the_profiles() -> None:
    profile = replace(WBF, name="ours", sympathetic_limit=WBF.sympathetic_limit / 2)
    answers = {**DAMAGED, **WEIGHTED, "excluded": "none"}
    interview = interviewed(ADJUSTED_SCORE, replace(FIELD, profile=profile), **answers)
    assert interview.question is not None
    assert "grow by 1/10 of itself" in str(interview.question.why)
    given = ruling_of(interview.answer("4S= by N").answer("no"))
    assert texts(given)[0] == "33/50 4S= by N, 17/50 4S-1 by N"


@pytest.mark.parametrize(
    ("offenders", "best", "worst"),
    [("EW", "4S= by N", "4S-1 by N"), ("NS", "4S-1 by N", "4S= by N")],
)
@pytest.mark.parametrize("context", [None, FIELD], ids=["no scores", "field"])
def test_law_84D_the_lifted_result_is_good_for_the_innocent_side(
    context: BoardContext | None, offenders: str, best: str, worst: str
) -> None:
    damaged = {**DAMAGED, "offenders": offenders}
    interview = interviewed(ADJUSTED_SCORE, context, **damaged, **WEIGHTED, excluded="none")
    assert interview.question is not None
    assert interview.question.samples() == ("none", best)
    with pytest.raises(BadAnswer, match="worse"):
        interview.answer(worst)
    assert asked(interview.answer(best)) == "own"


def test_law_84D_no_doubt_is_resolved_where_nobody_was_damaged() -> None:
    """The gain alone is taken away: the poll is not moved."""
    interview = interviewed(
        ADJUSTED_SCORE, power="law", law="16B3", offenders="NS", damage="no", gained="yes",
        **WEIGHTED, excluded="none",
    )  # fmt: skip
    assert asked(interview) == "result"


def test_law_12C1d_too_many_possibilities_make_it_artificial() -> None:
    given = adjusted(power="law", law="21B3", offenders="EW", damage="yes", assignable="no")
    assert given.clauses == ("21B3", "12B1", "12C1(d)", "12C2(a)")
    assert texts(given) == ("A+", "A-")


@pytest.mark.parametrize("own", ["serious", "gamble"])
def test_law_12C1e_the_self_inflicted_part_is_borne(own: str) -> None:
    given = adjusted(MATCH, **DAMAGED, possible="4S= by N", own=own, after="3S= by N")
    assert given.clauses == ("21B3", "12B1", "12C1(e)(i)", "12C1(e)(ii)")
    found = awards(given)
    assert isinstance(found[Side.NS], SelfInflicted)
    assert isinstance(found[Side.EW], Assigned)
    # Ra -6 (4S-1 against 3S=), Rn +10, Re 0: the infraction cost 10, the rest stays.
    assert scores(given, MATCH) == ("4", "-10")
    # Three results are too much for the ear: they stand on the page.
    assert str(given.words[0].text) == (
        "North-South keep the result of the table, with what the infraction cost."
    )


def test_law_12C1e_no_relief_beyond_what_the_infraction_cost() -> None:
    given = adjusted(MATCH, **DAMAGED, possible="3S= by N", own="serious", after="4S= by N")
    assert scores(given, MATCH) == (worth("4S-1 by N", Side.NS, MATCH), "0")
    assert "North-South keep the result" in str(given.words[0].text)


def test_law_12C1e_an_offending_side_that_would_gain_by_it_is_pointed_out() -> None:
    context = replace(MATCH, result=parse_outcome("4S-3 by N"))
    answers = {**DAMAGED, "offenders": "NS", "own": "gamble", "after": "4S= by N"}
    given = adjusted(context, **answers, possible="4S-1 by N")
    assert "North-South did not gain" in notes(given)
    assert "did not gain" not in notes(adjusted(context, **answers, possible="4S-4 by N"))


def test_law_12C1e_the_result_at_the_table_is_asked_if_nobody_knows_it() -> None:
    interview = interviewed(
        ADJUSTED_SCORE, **DAMAGED, possible="4S= by N", own="gamble", after="3S= by N"
    )
    assert asked(interview) == "result"


@pytest.mark.parametrize("offenders", ["both", "neither"])
def test_law_12C1_no_side_alone_offended_and_each_is_scored_for_itself(offenders: str) -> None:
    answers = {"power": "law", "law": "64C2(b)", "offenders": offenders, "any_damage": "yes"}
    given = adjusted(
        MATCH, **answers, assignable="yes", possible_ns="60% 4S= by N, 40% 4S-1 by N",
        possible_ew="4S-1 by N",
    )  # fmt: skip
    assert given.clauses == ("64C2(b)", "12B1", "12C1(c)")
    assert scores(given, MATCH) == ("3 3/5", "6")
    assert ("90A" in notes(given)) == (offenders == "both")
    stands = adjusted(**(answers | {"any_damage": "no"}))
    assert (stands.clause, stands.effects) == ("12B1", ())
    unclear = adjusted(**answers, assignable="no", fault_ns="partly", fault_ew="none")
    assert texts(unclear) == ("A", "A+")


def test_law_12C1_a_score_that_no_contract_gives_is_refused() -> None:
    interview = interviewed(ADJUSTED_SCORE, **DAMAGED)
    with pytest.raises(BadAnswer, match="no contract gives"):
        interview.answer("+425")
    # +620 is possible at some vulnerability, and the one that is told later must be such.
    asks = interview.answer("+620").answer("no").answer("matchpoints")
    with pytest.raises(BadAnswer, match="no contract gives"):
        asks.answer("none")
    asks = asks.answer("NS")
    with pytest.raises(BadAnswer, match="no contract gives"):
        asks.answer("+425 x2")
    with pytest.raises(BadAnswer, match="no contract gives"):
        interviewed(ADJUSTED_SCORE, FIELD, **DAMAGED).answer("+620")


def test_law_12C1c_weights_must_sum_to_one() -> None:
    interview = interviewed(ADJUSTED_SCORE, **DAMAGED)
    with pytest.raises(BadAnswer, match="sum to 9/10"):
        interview.answer("60% 4S= by N, 30% 4S-1 by N")


@pytest.mark.parametrize(
    ("scoring", "line"),
    [
        ("total points", "North-South get +420 total points."),
        ("butler", "North-South get +4 IMPs."),
        ("cross-imps", "North-South get +4 IMPs."),
    ],
)
def test_law_78_other_ways_of_scoring(scoring: str, line: str) -> None:
    answers = {"other_results": "+170 x2, +420"} if scoring != "total points" else {}
    given = adjusted(
        **DAMAGED, possible="4S= by N", own="no", scoring=scoring, vulnerability="none", **answers
    )
    assert line in [str(text) for text in given.derivation]


# 12C2: artificial scores


@pytest.mark.parametrize(("fault", "award"), [("none", "A+"), ("partly", "A"), ("directly", "A-")])
def test_law_12C2a_by_fault(fault: str, award: str) -> None:
    given = adjusted(power="impossible", fault_ns=fault, fault_ew="partly")
    assert given.clauses == ("12A2", "12C2(a)")
    assert given.effects[0] == ScoreAdjusted(Adjustment.ARTIFICIAL, "12C2(a)")
    assert texts(given) == (award, "A")


def test_law_12C2b_c_d_the_notes_tell_what_the_profile_says() -> None:
    profile = replace(WBF, average_plus_imps=WBF.average_plus_imps - 1, most_average_plus=2)
    context = replace(MATCH, profile=profile, other_table={})
    given = adjusted(context, power="impossible", fault_ns="none", fault_ew="directly")
    assert "+2 IMPs" in notes(given)
    assert "(12C2(c))" in notes(given)
    assert "on 2 boards of a session at most (12C2(d))" in notes(given)
    assert scores(given, context) == ("2", "-3")
    plain = replace(profile, own_percentage=False, most_average_plus=None)
    other = adjusted(
        replace(context, profile=plain), power="impossible", fault_ns="none", fault_ew="directly"
    )
    assert "12C2(c)" not in notes(other)
    assert "12C2(d)" not in notes(other)


def test_law_86B_is_pointed_out_where_teams_may_play() -> None:
    answers = {"power": "impossible", "fault_ns": "none", "fault_ew": "directly"}
    assert "86B" in notes(adjusted(**answers))
    assert "86B" in notes(adjusted(replace(MATCH, other_table={}), **answers))
    assert "86B" not in notes(adjusted(FIELD, **answers))


@pytest.mark.parametrize("power", [{}, {"power": "no_rectification", "offenders": "both"}])
def test_law_86B_rules_on_where_the_other_table_has_a_result(power: dict[str, str]) -> None:
    given = adjusted(MATCH, **(power or {"power": "impossible"}))
    assert given.clauses == ("12A2", "86B")
    assert given.goes_on == "no-comparable-result"
    assert given.effects == ()


# 12C4: knockouts


def test_law_12C4_in_a_knockout_both_get_the_average() -> None:
    context = replace(MATCH, knockout=True)
    answers = {**DAMAGED, "possible": "4S= by N", "own": "serious", "after": "3S= by N"}
    given = adjusted(context, **answers)
    assert "12C4" in given.clauses
    # +4 and -10 for the two sides: seen from North-South +4 and +10.
    assert str(given.derivation[-1]).endswith("+7 IMPs.")
    other = adjusted(MATCH, **answers)
    assert "12C4" not in other.clauses
    assert "+7 IMPs" in notes(other)


def test_law_12C4_scores_that_balance_are_left_alone() -> None:
    given = adjusted(replace(MATCH, knockout=True), **DAMAGED, possible="4S= by N", own="no")
    assert "12C4" not in given.clauses
    assert "12C4" not in notes(given)


# 11A: the players ruled for themselves


def test_law_11A_where_nobody_gained_nothing_changes() -> None:
    given = adjusted(power="players", gained_side="neither")
    assert given.clauses == ("10B", "11A")
    assert given.effects == ()
    assert "11B" in notes(given)


def test_law_11A_the_side_that_gained_loses_the_gain_and_the_other_keeps_its_result() -> None:
    given = adjusted(FIELD, power="players", gained_side="EW", if_called="3NT= by N")
    assert given.clauses == ("10B", "11A")
    assert texts(given) == ("3NT-1 by N", "3NT= by N")
    assert "did not gain" not in notes(given)


def test_law_92B_the_time_for_an_appeal_is_the_profiles() -> None:
    context = replace(FIELD, profile=replace(WBF, appeal_minutes=20))
    given = adjusted(context, power="impossible", fault_ns="none", fault_ew="none")
    assert "within 20 minutes" in str(given.words[-1].text)
