"""Law 70: what a claim is worth that somebody doubts."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import count

import pytest

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.verdict import How, Level, Verdict
from bridgelaw.game import Hand, Seat, Side, Suit
from bridgelaw.laws.claims import judging
from bridgelaw.laws.claims.claim import procedure as claim_procedure
from bridgelaw.laws.claims.claim.procedure import CLAIM
from bridgelaw.laws.claims.judging import at_a_glance, at_leisure, deciding_clause
from bridgelaw.laws.claims.known_claim import claim_at
from bridgelaw.laws.claims.questions import NormalQuestion
from bridgelaw.laws.machinery.case import Case, Known, Told
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.laws.machinery.interview import Interview, walk
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.language import language
from bridgelaw.locale.text import Text
from bridgelaw.scoring.profile import ACBL, EBU, JCBL, WBF, Profile
from bridgelaw.table import Table
from bridgelaw.table.effects import ClaimDecided
from bridgelaw.table.result import result_of
from tests.laws.claim_tables import (
    CLAIM_SAMPLES,
    GUESS,
    HEART,
    PARTNER,
    REVOKED,
    TO_EAST,
    TOP,
    TRUMP,
    ending,
    unknown,
)
from tests.laws.interviews import interviewed, with_law
from tests.laws.out_of_turn import DUMMY_LEADS
from tests.laws.out_of_turn import after as out_of_turn
from tests.table import tables

QUICK_PATHS = 64
SAMPLE_PATHS = (4, 9, 4, 5, 6, 4, 5, 9, 13, 1, 5, 3, 4, 4, 4, 6, 13, 10, 9, 19)


def ruled(at: Table | None, **answers: str) -> Ruling:
    found = interviewed(at, CLAIM, doubted="director", **answers).ruling
    assert found is not None
    return found


def decided(ruling: Ruling) -> tuple[Side, int, str]:
    (effect,) = (one for one in ruling.effects if isinstance(one, ClaimDecided))
    assert effect.law == ruling.clause
    return effect.side, effect.tricks, effect.law


# All four hands are known


def test_law_70A_top_tricks_need_no_statement() -> None:
    ruling = ruled(ending(TOP, HEART, "S claims 6"), statement="none", normal="agree")
    assert decided(ruling) == (Side.NS, 6, "70A")
    assert ruling.clauses == ("68A", "68D2(a)", "70B", "70A")


def test_law_70E1_a_guess_that_was_not_stated_goes_wrong() -> None:
    at = ending(GUESS, HEART, "S claims 3")
    ruling = ruled(at, statement="none", normal="agree")
    assert decided(ruling) == (Side.NS, 2, "70E1")
    found = result_of(at.after(ruling.event))
    assert found is not None
    assert (found.won, found.lost) == (3, 1)


def test_law_70E1_the_evidence_is_the_line_card_by_card() -> None:
    ruling = ruled(ending(GUESS, HEART, "S claims 3"), statement="none", normal="agree")
    for code in ("en", "ja"):
        said = [language(code).say(line) for line in ruling.derivation]
        assert any("♠Q" in line and "70E1" not in line for line in said)
        # What is assumed is a sentence about the player, without the name of the rule.
        guess = "South guesses wrong" if code == "en" else "Sは、フィネスするかどうかの推測を誤る"
        assert any(guess in line for line in said)
        assert not any("wrong-guess" in line for line in said)


@pytest.mark.parametrize(
    ("forgotten", "expected"), [("yes", (Side.NS, 3, "70C")), ("no", (Side.NS, 4, "70A"))]
)
def test_law_70C_a_trump_costs_a_trick_only_if_it_was_forgotten(
    forgotten: str, expected: tuple[Side, int, str]
) -> None:
    at = ending(TRUMP, HEART, "S claims 4", bid="4S")
    ruling = ruled(at, statement="none", forgotten=forgotten, normal="agree")
    assert decided(ruling) == expected
    points = {"70C1", "70C2", "70C3"}
    assert points & set(ruling.clauses) == (points if forgotten == "yes" else set())


@pytest.mark.parametrize(("profile", "tricks"), [(WBF, 0), (JCBL, 0), (EBU, 2), (ACBL, 2)])
def test_law_70C_the_regulations_say_whether_forgotten_trumps_are_led(
    profile: Profile, tricks: int
) -> None:
    """South's last trump may be led to West's, and spades run; or it stops them."""
    hands = "N:..432.2 ..765.3 .2.AK.A AK.3..4"
    club = "W leads C4, N spreads the hand, N plays C2, E plays C3, S plays CA"
    at = ending(hands, club, "S claims 3", bid="4H")
    interview = Interview.begin(CLAIM, at, profile=profile)
    for answer in ("director", "none", "yes", "agree"):
        interview = interview.answer(answer)
    assert interview.ruling is not None
    assert decided(interview.ruling)[1] == tricks


def test_law_70C1_a_trump_that_was_mentioned_is_not_asked_about() -> None:
    at = ending(TRUMP, HEART, 'S claims 4 "draw trumps"', bid="4S")
    assert decided(ruled(at, reading="yes", normal="agree")) == (Side.NS, 4, "70A")


def test_law_70D2_a_defenders_claim_must_not_depend_on_partner() -> None:
    at = ending(PARTNER, TO_EAST, "W claims 2")
    assert decided(ruled(at, statement="none", normal="agree")) == (Side.EW, 1, "70D2")


def test_law_71_a_trick_that_no_normal_play_loses_is_not_conceded() -> None:
    at = ending(TOP, HEART, "S concedes 2")
    assert decided(ruled(at, statement="none", normal="agree")) == (Side.NS, 6, "71B")


def test_law_70_the_director_may_say_that_a_rule_does_not_hold() -> None:
    at = ending(GUESS, HEART, "S claims 3")
    asked = interviewed(at, CLAIM, doubted="director", statement="none").question
    assert asked is not None
    assert [(option.key, str(option.label)) for option in asked.options] == [
        ("agree", "Agree: 3"),
        ("award", "Another number"),
    ]
    assert isinstance(asked.question, NormalQuestion)
    assumed = {rule.value: str(text) for rule, text in asked.question.assumed}
    assert assumed["wrong-guess"] == "South guesses wrong whether to finesse."
    assert "wrong-guess" in str(asked.expected)
    switched = ruled(at, statement="none", normal="wrong-guess", award="computed")
    assert decided(switched) == (Side.NS, 3, "70A")
    # Several at once, and rules that this line does not use.
    both = ruled(at, statement="none", normal="wrong-guess, any-order", award="computed")
    assert decided(both) == (Side.NS, 3, "70A")


def test_law_70_the_director_may_award_another_number() -> None:
    at = ending(GUESS, HEART, "S claims 3")
    ruling = ruled(at, statement="none", normal="award", award="1")
    assert decided(ruling) == (Side.NS, 1, "70A")
    assert str(ruling.derivation[-1]) == "The director awards 1 instead."
    with pytest.raises(BadAnswer, match="only 3 tricks are left"):
        ruled(at, statement="none", normal="award", award="4")
    with pytest.raises(BadAnswer, match="another number"):
        ruled(at, statement="none", normal="award", award="computed")
    with pytest.raises(BadAnswer, match="There is no rule"):
        ruled(at, statement="none", normal="nonsense")


def test_law_68C_a_statement_that_cannot_be_followed_is_asked_for_again() -> None:
    at = ending(GUESS, HEART, 'S claims 3 "if the heart sits"')
    asked = interviewed(at, CLAIM, doubted="director").question
    assert asked is not None
    assert asked.key == "statement"
    with pytest.raises(BadAnswer):
        ruled(at, statement="abracadabra")
    said = "spade to the ace, finesse spade ten through East"
    ruling = ruled(at, statement=said, reading="yes", normal="agree")
    assert decided(ruling) == (Side.NS, 3, "70A")


def test_law_68C_the_reading_is_confirmed_before_anything_is_judged() -> None:
    at = ending(GUESS, HEART, 'S claims 3 "finesse spade jack through West"')
    asked = interviewed(at, CLAIM, doubted="director").question
    assert asked is not None
    assert asked.key == "reading"
    assert "“finesse spade jack through West” is understood like this" in str(asked.why)
    assert "A finesse with ♠J, unless it is covered. Through West." in str(asked.heading)
    japanese = language("ja").say(asked.heading)
    assert "♠J" in japanese
    assert "understood" not in japanese
    assert decided(ruled(at, reading="yes", normal="agree"))[1] == 2


def test_law_68C_a_reading_is_corrected_in_other_words_and_shown_again() -> None:
    at = ending(GUESS, HEART, 'S claims 3 "finesse spade jack through West"')
    interview = interviewed(at, CLAIM, doubted="director")
    with pytest.raises(BadAnswer):
        interview.answer("abracadabra")
    with pytest.raises(BadAnswer):
        interview.answer("no")  # what was it then?
    again = interview.answer("spade to the ace, finesse spade ten through East")
    assert again.question is not None
    assert again.question.key == "reading"
    assert "A finesse with ♠10" in str(again.question.heading)
    ruling = again.answer("yes").answer("agree").ruling
    assert ruling is not None
    assert decided(ruling) == (Side.NS, 3, "70A")


def test_law_68C_a_reading_may_turn_out_to_be_no_statement_at_all() -> None:
    at = ending(GUESS, HEART, 'S claims 3 "finesse spade jack through West"')
    asked = interviewed(at, CLAIM, doubted="director").answer("none").question
    assert asked is not None
    assert asked.key == "normal"


def test_law_68B1_a_concession_has_words_too() -> None:
    at = ending(GUESS, HEART, 'S concedes 0 "finesse spade jack through West"')
    assert decided(ruled(at, reading="yes", normal="agree"))[1] == 2
    asked = interviewed(at, CLAIM, doubted="director").question
    assert asked is not None
    assert asked.key == "reading"


def test_law_70_hands_that_cannot_be_are_told() -> None:
    hands = "N:54.2.83.42 QJT.8..QJ AK.A.AK.AK .K74.QJT4."
    at = ending(hands, HEART, "S claims 6")
    ruling = ruled(at, worst="sound")
    assert any("East has cards for 5 tricks, South for 6" in str(note) for note in ruling.notes)


def test_law_68D_what_was_played_after_the_claim_is_left_aside_or_weighed_by_the_director() -> None:
    at = ending(TOP, HEART, "S claims 6, S leads SA")
    assert [found.law for found in at.open_irregularities] == ["68D2"]
    asked = interviewed(at, CLAIM, doubted="director").question
    assert asked is not None
    assert (asked.key, asked.law) == ("played_after", "68D")
    aside = ruled(at, played_after="no", statement="none", normal="agree")
    assert decided(aside) == (Side.NS, 6, "70A")
    assert "68D" in aside.clauses
    assert at.after(aside.event).open_irregularities == ()
    # Weighed as a fact: the director says a number, whatever the cards alone would give.
    weighed = ruled(at, played_after="yes", statement="none", award="5")
    assert decided(weighed) == (Side.NS, 5, "70A")
    assert not any(clause.startswith("70D") for clause in weighed.clauses)


def test_law_70B_the_objections_come_before_the_cards() -> None:
    at = ending(TOP, HEART, "S claims 6")
    asked = interviewed(at, CLAIM, doubted="director").question
    assert asked is not None
    (words,) = (str(said) for said in asked.say)
    assert words.index("repeat") < words.index("Then I hear") < words.index("only if I ask")


def said_first() -> str:
    """What the director says with the first question about a claim that is doubted."""
    asked = interviewed(ending(TOP, HEART, "S claims 6"), CLAIM, doubted="director").question
    assert asked is not None
    return str(asked.say[0])


def test_law_70B1_the_claimer_repeats_the_statement() -> None:
    assert said_first().startswith("South, please repeat what you said.")


def test_law_70B2_then_the_other_side_objects() -> None:
    assert "Then I hear West and East." in said_first()


def test_law_70B3_the_cards_are_faced_only_if_the_director_asks() -> None:
    assert said_first().endswith("Show your cards only if I ask.")


# Revokes


def test_law_63A4_a_revoke_of_the_other_side_is_corrected_first() -> None:
    at = ending(REVOKED, HEART, "S leads SA, W plays DJ, N plays S2, E plays S6, S claims 2")
    ruling = ruled(at)
    assert (ruling.clause, ruling.goes_on, ruling.effects) == ("63A4", "revoke", ())


def test_law_63A3_the_claim_establishes_a_revoke_of_its_own_side() -> None:
    at = ending(REVOKED, "W leads HK, N plays H2, E plays H8, S plays SQ, S claims 2")
    ruling = ruled(at, statement="none", normal="agree")
    assert "63A3" in ruling.clauses
    assert ruling.goes_on == "revoke"


def test_law_63A1_a_revoke_that_was_established_by_play_is_counted_after_the_claim() -> None:
    at = ending(
        "N:432.2.3. 76.8.Q5. AKQ.A.2. 5.KT.J7.", HEART,
        "S leads SA, W plays DJ, N plays S2, E plays S6",
        "S leads SK, W plays S5, N plays S3, E plays S7", "S claims 1",
    )  # fmt: skip
    ruling = ruled(at, statement="none", normal="agree")
    assert "63A1" in ruling.clauses
    assert ruling.goes_on == "revoke"


# The hands are not known


def test_law_70_without_the_hands_the_director_says_what_the_worst_line_costs() -> None:
    at = unknown("W leads C7, N plays C2, E plays CK, S plays C6, S claims 9")
    assert decided(ruled(at, worst="guess", difference="2")) == (Side.NS, 7, "70E1")
    assert decided(ruled(at, worst="sound")) == (Side.NS, 9, "70A")
    assert decided(ruled(at, worst="more", difference="3")) == (Side.NS, 12, "71B")
    with pytest.raises(BadAnswer, match="9 of the 12 tricks left were claimed"):
        ruled(at, worst="more", difference="4")
    with pytest.raises(BadAnswer, match="declarer plays both hands"):
        ruled(at, worst="partner")


def test_law_70C_all_three_points_must_hold() -> None:
    at = unknown("W leads C7, N plays C2, E plays CK, S plays C6, S claims 9", bid="4S")
    points = {"70C1", "70C2", "70C3"}
    trump = ruled(at, worst="trump", difference="1")
    assert decided(trump) == (Side.NS, 8, "70C")
    assert points <= set(trump.clauses)
    for other in ("line", "guess"):
        assert not points & set(ruled(at, worst=other, difference="1").clauses)
    # The test is read with the question: all three in one answer.
    asked = interviewed(at, CLAIM, doubted="director").question
    assert asked is not None
    for point in ("not mentioned", "at all likely", "could lose a trick to it"):
        assert point in str(asked.why)
    no_trumps = unknown("W leads C7, N plays C2, E plays CK, S plays C6, S claims 9")
    with pytest.raises(BadAnswer, match="no trumps"):
        ruled(no_trumps, worst="trump")


def test_law_70_a_quick_ruling_gives_no_number_that_it_cannot_know() -> None:
    ruling = ruled(None, claimer="declarer", how="claims", revoke="none", worst="line",
                   difference="1")  # fmt: skip
    assert (ruling.clause, ruling.effects) == ("70D1", ())


def test_law_70_four_answers_lead_a_quick_ruling_to_its_words() -> None:
    """Who claimed is known; what is rare has its everyday answer."""
    interview = Interview.begin(CLAIM, who=Seat.SOUTH).assuming()
    keys = []
    for answer in ("declarer", "director", "trump", "1"):
        assert interview.question is not None
        keys.append(interview.question.key)
        interview = interview.answer(answer).assuming()
    assert keys == ["claimer", "doubted", "worst", "difference"]
    assert interview.ruling is not None
    assert str(interview.ruling.headline) == "1 trick fewer than claimed for South's side."
    assert [str(words.text) for words in interview.ruling.words] == [
        "South did not mention a trump that is out, and normal play can lose a trick to it.",
        "South and North get 1 trick fewer than claimed.",
    ]


def test_law_70_the_number_with_what_was_won_before_is_the_headline() -> None:
    at = ending(GUESS, HEART, "S claims 3")
    assert str(ruled(at, statement="none", normal="agree").headline) == (
        "3 tricks to North-South, not 4."
    )
    top = ruled(ending(TOP, HEART, "S claims 6"), statement="none", normal="agree")
    assert str(top.headline) == "The claim stands: 7 tricks to North-South."


@pytest.mark.parametrize(("code", "most", "aloud"), [("en", 45, 120), ("ja", 110, 300)])
def test_law_70_a_page_at_a_known_table_is_read_at_a_glance(
    code: str, most: int, aloud: int
) -> None:
    """The line and what it assumes stand under the reasons."""

    def size(text: Text) -> int:
        said = language(code).say(text)
        return len(said.split()) if code == "en" else len(said)

    for table in CLAIM_SAMPLES:
        for path in walk(CLAIM, table):
            for asked in path.asked:
                shown = (asked.heading, *(option.label for option in asked.options))
                visible = sum(map(size, (*shown, *asked.say)))
                assert visible <= (aloud if asked.say else most), language(code).say(asked.heading)


# The claim of a table


def test_the_claim_of_a_table_has_its_position_and_what_was_shown() -> None:
    at = ending(GUESS, HEART, "S leads SK, W plays S7, N plays S2, E plays S4",
                "S leads ST, W plays S6, N plays SA, E plays S5", "N leads SJ, E plays SQ",
                "S plays S3, W plays DQ")  # fmt: skip
    assert claim_at(at) is None  # nobody has claimed
    at = ending(GUESS, HEART, "S leads SK, W plays S7, N plays S2, E plays S4", "S concedes 1")
    claim = claim_at(at, forgotten=True, off=frozenset({Rule.WINS}))
    assert claim is not None
    assert (claim.claimer, claim.tricks, claim.position.leader) == (Seat.SOUTH, 1, Seat.SOUTH)
    assert claim.forgotten_trump
    assert claim.off == {Rule.WINS}
    assert claim.shown_out == frozenset()


def test_the_claim_of_a_table_knows_who_has_shown_out_and_not_who_revoked() -> None:
    at = ending("N:AJ2.2.. Q54.8.. KT3.A.. .K.QJ2.", HEART,
                "S leads S3, W plays D2, N plays SA, E plays S4", "S claims 2")  # fmt: skip
    claim = claim_at(at)
    assert claim is not None
    assert claim.shown_out == {(Seat.WEST, Suit.SPADES)}
    revoked = ending(REVOKED, HEART, "S leads SA, W plays DJ, N plays S2, E plays S6, S claims 2")
    claim = claim_at(revoked)
    assert claim is not None
    assert claim.shown_out == frozenset()


def test_there_is_no_claim_to_judge_where_the_table_does_not_know_enough() -> None:
    assert claim_at(unknown("W leads C7, S claims 9")) is None
    out_of_turn = ending(GUESS, HEART, "S leads S3, N plays S2, S claims 1")
    assert claim_at(out_of_turn) is None
    assert claim_at(ending(TOP, HEART, "N claims 6")) is None  # dummy
    with pytest.raises(NotAStatement):
        claim_at(ending(TOP, HEART, "S claims 6"), "abracadabra")


# How it runs


def verdict(claim: Claim, least: int, most: int) -> Verdict:
    level = Level(How.NORMAL, least, most)
    return Verdict(claim, replace(level, how=How.BEST), level, replace(level, how=How.IRRATIONAL))


def test_law_70A_what_the_search_did_not_finish_is_for_the_director(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(claim_procedure, "at_leisure", lambda claim: verdict(claim, 1, 3))
    at = ending(GUESS, HEART, "S claims 3")
    interview = interviewed(at, CLAIM, doubted="director", statement="none")
    # There is nothing that one could agree to.
    question = interview.question
    assert question is not None and question.key == "award"
    assert "at least 1 and at most 3" in str(question.heading)
    with pytest.raises(BadAnswer, match="not finished"):
        interview.answer("computed")
    for tricks in ("1", "2", "3"):
        ruling = ruled(at, statement="none", award=tricks)
        assert decided(ruling) == (Side.NS, int(tricks), "70A")
        told = " ".join(map(str, (ruling.headline, *(one.text for one in ruling.words))))
        assert f"NS gets {tricks}" not in told
        assert f"get {tricks}" in told
        assert "normal line" not in told  # none was found


def test_law_70A_a_rule_that_is_off_may_leave_it_undecided(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = ending(GUESS, HEART, "S claims 3")
    monkeypatch.setattr(claim_procedure, "verdict_on", lambda case, claim: verdict(claim, 1, 3))
    answers = {"doubted": "director", "statement": "none", "normal": "wrong-guess"}
    interview = interviewed(at, CLAIM, **answers)
    with pytest.raises(BadAnswer, match="not finished"):
        interview.answer("computed")
    ruling = interview.answer("2").ruling
    assert ruling is not None and decided(ruling) == (Side.NS, 2, "70A")


def test_law_70_a_ruling_does_not_depend_on_how_fast_the_machine_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same bounds on every run, also where the clock has jumped by hours."""
    monkeypatch.setattr(judging, "_LEISURE", 1_000)
    claim = claim_at(tables.table(tables.TRICK, "S claims 6"))
    assert claim is not None
    found = []
    clock = count(step=3600)
    for slow in (False, True, False):
        with monkeypatch.context() as patch:
            if slow:
                patch.setattr(time, "monotonic", lambda: float(next(clock)))
            at_a_glance.cache_clear()
            at_leisure.cache_clear()
            one = at_leisure(claim)
            found.append((one.normal, one.best, one.irrational))
    assert found[0] == found[1] == found[2]
    assert not found[0][0].is_decided
    at_leisure.cache_clear()


def test_a_claim_is_judged_once_and_never_without_the_hands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[Claim] = []

    def look(claim: Claim) -> Verdict:
        looked.append(claim)
        return verdict(claim, 1, 1)

    monkeypatch.setattr(claim_procedure, "at_leisure", look)
    for name in ("at_leisure", "at_a_glance"):
        monkeypatch.setattr(judging, name, look)
    assert sum(1 for _ in walk(CLAIM)) == QUICK_PATHS
    for _ in walk(CLAIM, unknown("W leads C7, S claims 9")):
        pass
    interview = Interview.begin(CLAIM, ending(GUESS, HEART, "S claims 3"))
    interview = interview.answer("director")
    assert looked == []
    interview.answer("none")
    assert len(looked) == 1


def test_the_same_claim_is_not_searched_again() -> None:
    claim = claim_at(ending(GUESS, HEART, "S claims 3"))
    assert claim is not None
    assert at_leisure(claim) is at_leisure(replace(claim))
    assert at_leisure(claim) is at_a_glance(claim)  # it was decided at a glance
    assert deciding_clause(at_leisure(claim), at_leisure) == "70E1"


def test_only_a_run_that_foresees_is_cut_short() -> None:
    table = ending(GUESS, HEART, "S claims 3")
    assert not Case("claim", Circumstances(table)).foresees
    seen: list[bool] = []

    def run(case: Case) -> Ruling:
        seen.append(case.foresees)
        return CLAIM.run(case)

    procedure = with_law(CLAIM, run)
    Interview.begin(procedure, table).answer("director")
    assert seen == [False, False]
    list(walk(procedure, table))
    assert set(seen[2:]) == {True}


@pytest.mark.parametrize("table", CLAIM_SAMPLES, ids=range(len(CLAIM_SAMPLES)))
def test_every_ending_can_be_entered_at_the_table(table: Table) -> None:
    for path in walk(CLAIM, table):
        after = table.after(path.ruling.event)
        assert Table.parse(after.text) == after
        if path.ruling.goes_on is None:
            assert after.claim is None or result_of(after) is not None


def test_number_of_paths() -> None:
    assert sum(1 for _ in walk(CLAIM)) == QUICK_PATHS
    assert tuple(sum(1 for _ in walk(CLAIM, table)) for table in CLAIM_SAMPLES) == SAMPLE_PATHS


def test_every_branch_is_taken_on_some_sample_table() -> None:
    taken: set[tuple[str, object]] = set()
    for table in CLAIM_SAMPLES:
        for path in walk(CLAIM, table):
            for item in path.trail:
                if isinstance(item, Known):
                    taken.add((item.question.key, item.value))
                elif isinstance(item, Told):
                    taken.add((item.question.key, item.question.read(item.answer)))
    for path in walk(CLAIM):
        for asked in path.asked:
            for option in asked.options:
                assert (asked.key, option.value) in taken, (asked.key, option.key)


def test_law_68B1_of_nothing_nothing_can_be_lost_and_of_everything_nothing_gained() -> None:
    trick = "W leads C7, N plays C2, E plays CK, S plays C6"
    for claim, keys in (
        ("S concedes 12", ["sound", "more"]),
        ("S claims 12", ["sound", "line", "guess"]),
    ):
        asked = interviewed(unknown(trick, claim), CLAIM, doubted="director").question
        assert asked is not None
        assert (asked.key, [option.key for option in asked.options]) == ("worst", keys)


def test_law_70B_is_said_whenever_law_70_is_applied_and_every_outcome_has_words() -> None:
    for at in (None, *CLAIM_SAMPLES):
        for path in walk(CLAIM, at):
            if "70B" in path.ruling.clauses:
                said = [str(text) for asked in path.asked for text in asked.say]
                assert sum("repeat what you said" in text for text in said) == 1, path.asked
                assert path.ruling.words, path.ruling.headline


def test_law_63A4_of_hands_that_are_not_known_no_revoke_is_on_the_twelfth_trick() -> None:
    happened = "E leads HA, S plays H7, W plays S5, N plays H2, S claims 5"
    at = tables.table(tables.TRICK, happened, deal=None)
    ruling = interviewed(at, CLAIM, doubted="director", revoke="open").ruling
    assert ruling is not None
    assert (ruling.clauses, ruling.goes_on) == (("68A", "68D2(a)", "63A4"), "revoke")


@pytest.mark.parametrize(("choice", "card"), [("lowest", "5..."), ("highest", "7...")])
def test_law_57A_what_declarer_has_chosen_holds_in_the_lines_after_a_claim(
    choice: str, card: str
) -> None:
    """East played before West to South's spade, and South claims before West has played."""
    early = tables.table(f"{DUMMY_LEADS}, S leads ST, E plays SJ")
    bound = out_of_turn(early, told="no", excuse="none", play_choice=choice)
    claim = claim_at(bound.after("S claims 3"))
    assert claim is not None
    assert claim.duties.now == ((Seat.WEST, Hand.parse(card)),)
