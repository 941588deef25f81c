"""Law 64C in the procedure for revokes: what the cards say, shown to the director."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.analysis.revokes import RecordedPlay, weigh
from bridgelaw.analysis.solver.interface import Solver, SolverMissing
from bridgelaw.game import SUITS, Board, Deal, Seat, Side
from bridgelaw.laws import REVOKE, Interview, foresee, walk
from bridgelaw.laws.machinery.as_json import interview_to_json
from bridgelaw.laws.play.revoke.equity import situation as weighing
from bridgelaw.laws.play.revoke.equity.situation import weighed_revokes
from bridgelaw.locale import LANGUAGES, language
from bridgelaw.locale.text import tr
from bridgelaw.table import Table
from bridgelaw.table.revokes import revoke_to_rule_on
from tests.analysis.plays import BRUTE
from tests.analysis.slow_revokes import random_play
from tests.laws.revokes import asks, ending, in_time, rule
from tests.laws.samples import SAMPLES
from tests.rotation import examples
from tests.table.tables import E, ruling, table

EXAMPLE_46 = ending(
    "N:AKQ5... J9.43.. 8632... T74..2.",
    "W leads S4, N spreads the hand, N plays SA, E plays H3, S plays S2",
    "N leads SK, E plays H4, S plays S3, W plays S7",
    "N leads SQ, E plays S9, S plays S6, W plays ST",
    "N leads S5, E plays SJ, S plays S8, W plays D2",
)
RUFFED = (
    "N:..AKQJ.A 2.A.76.3 .5432..4 .76..T98",
    "W leads C8, N plays CA, E plays S2, S plays C4",
    "E leads HA, S plays H2, W plays H6, N plays DJ",
)
PLAYED_OUT = (
    "E leads C3, S plays H3, W plays C9, N plays DQ",
    "W leads CT, N plays DK, E plays D6, S plays H4",
    "W leads H7, N plays DA, E plays D7, S plays H5",
)
BOTH = ending(
    "N:2.2..A 3.3..5 4.4..6 7.7..8",
    "W leads C8, N plays CA, E plays S3, S plays C6",
    "N leads S2, E plays C5, S plays H4, W plays S7",
    "W leads H7, N plays H2, E plays H3, S plays S4",
)


@pytest.fixture(autouse=True)
def brute(monkeypatch: pytest.MonkeyPatch) -> None:
    """These endings are small, so no test depends on a solver that is installed."""
    monkeypatch.setattr(weighing, "solver", lambda: BRUTE)


def missing() -> Solver:
    raise SolverMissing(tr("There is none."))


def never() -> Solver:
    raise AssertionError("nobody has read it")


def heading(at: Table, **answers: str) -> str:
    asked = in_time(at, **answers).question
    assert asked is not None
    return str(asked.heading)


def why(at: Table, **answers: str) -> str:
    asked = in_time(at, **answers).question
    assert asked is not None
    return str(asked.why)


# What the director sees


def test_law_64C1_the_question_shows_both_numbers_and_what_they_come_to() -> None:
    at = ending(*RUFFED, *PLAYED_OUT, bid="1S")
    assert asks(at) == "better_without"
    assert heading(at).endswith(
        "Tricks of North-South: 0 at the table, 2 with what moves by itself, 3 double dummy if ♣3 "
        "is played instead."
    )
    assert "what moves by itself is not enough" in why(at)


def test_law_64C2a_example_46_without_the_second_revoke() -> None:
    assert "what moves by itself is enough" in why(EXAMPLE_46)
    at = EXAMPLE_46.after(rule(EXAMPLE_46, better_without="no").event)
    assert asks(at) == "repeat_cost"
    assert "5 double dummy if ♠9" in heading(at)
    assert "That is 4 with the cards and 1 kept for earlier revokes." in why(at)
    assert asks(at, repeat_cost="yes") == "tricks_without"
    assert "That is 4 with the cards" in why(at, repeat_cost="yes")


def test_law_64C2b_both_sides() -> None:
    assert asks(BOTH) == "both_damaged"
    assert "Neither side would have had more tricks if nobody had revoked." in why(BOTH)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_law_64C_the_ruling_has_it_too_whatever_the_director_decides(answer: str) -> None:
    at = ending(*RUFFED, *PLAYED_OUT, bid="1S")
    given = rule(at, better_without=answer)
    assert [str(line) for line in given.derivation] == [
        "Trick 1: East plays ♠2 and could have played ♣3.",
        "Two tricks go to North-South.",
        "Tricks of North-South: 0 at the table, 2 with what moves by itself, 3 double dummy if ♣3 "
        "is played instead.",
        "Without this revoke North-South would have had more, by 1: what moves by itself is not "
        "enough.",
        "For instance: W♣8 N♣A E♣3 S♣4; N♦A E♦6 S♥2 W♥6; N♦K E♦7 S♥3 W♥7; N♦Q E♠2 S♥4 W♣9; "
        "E♥A S♥5 W♣10 N♦J",
    ]


def test_law_64B4_what_was_noticed_late_moves_nothing_in_the_evidence_either() -> None:
    at = ending(*RUFFED, *PLAYED_OUT, bid="1S")
    at = at.after(*(f"{seat} puts the hand back" for seat in "NESW"))
    late = heading(at, first_noticed="next_deal")
    assert "0 with what moves by itself" in late
    assert "2 with what moves by itself" in heading(at, first_noticed="in_time")


def test_law_63A4_a_claim_that_is_agreed_counts_and_so_does_the_revoke() -> None:
    at = ending(RUFFED[0], RUFFED[1], "S claims 1", bid="1S")
    assert asks(at) == "claim_agreed"
    answers = {"claim_agreed": "yes", "first_noticed": "in_time"}
    assert asks(at, **answers) == "better_without"
    # Dummy's ace of diamonds was claimed, and two tricks move.
    assert "1 at the table, 3 with what moves by itself, 3 double dummy" in heading(at, **answers)


def test_law_61A_a_lead_that_was_not_allowed_is_weighed_too() -> None:
    """West, who must lead a spade, leads the diamond and wins with it."""
    at = ending(
        "N:A...32 3...54 4...76 5..A.8",
        ruling("W required to lead S at the next lead by 50D2(a)"),
        "W leads DA, N spreads the hand, N plays C2, E plays C4, S plays C6",
        "W leads S5, N plays SA, E plays S3, S plays S4",
        "N leads C3, E plays C5, S plays C7, W plays C8",
    )
    offence = revoke_to_rule_on(at)
    assert offence is not None
    assert offence.is_lead
    assert asks(at) == "better_without"
    # The ace of diamonds wins in any case.
    assert "1 at the table" in heading(at)


# Where it is not known


def test_hands_that_are_not_known_are_asked_about_as_before() -> None:
    at = table("S 3NT, W P, N P, E P, W leads C7, N spreads the hand, N plays C2, E plays H5,"
               "S plays CJ, S leads CQ, W plays C8, N plays C3, E plays H6, S claims 11",
               deal=None)  # fmt: skip
    asked = in_time(at, suspected="H5", revoked="yes", won="otherwise").question
    assert asked is not None
    assert asked.key == "better_without"
    assert str(asked.heading).endswith("without the revoke?")
    assert weighed_revokes(at) is None


def test_without_a_solver_the_question_stays_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    at = ending(*RUFFED, *PLAYED_OUT, bid="1S")
    effects = rule(at, better_without="no").effects
    monkeypatch.setattr(weighing, "solver", missing)
    assert heading(at).endswith("without the revoke?")
    assert why(at).endswith("is not computed: There is none.")
    given = rule(at, better_without="no")
    assert given.effects == effects
    assert str(given.derivation[-1]).endswith("is not computed: There is none.")


def test_the_same_questions_with_and_without_a_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    for at in SAMPLES[REVOKE]:
        with_solver = [(path.answers, path.ruling.effects) for path in walk(REVOKE, at)]
        monkeypatch.setattr(weighing, "solver", missing)
        assert [(path.answers, path.ruling.effects) for path in walk(REVOKE, at)] == with_solver
        monkeypatch.setattr(weighing, "solver", lambda: BRUTE)


def test_nothing_is_solved_before_somebody_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "solver", never)
    for at in (None, EXAMPLE_46, BOTH, *SAMPLES[REVOKE]):
        assert list(walk(REVOKE, at))
    interview = Interview.begin(REVOKE, EXAMPLE_46).answer("in_time")
    assert foresee(interview)
    assert interview.answer("no").ruling is not None


def test_a_ruling_is_equal_to_itself_worked_out_again() -> None:
    assert rule(EXAMPLE_46, better_without="no") == rule(EXAMPLE_46, better_without="no")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_json_of_a_pending_question_and_of_the_ruling(code: str) -> None:
    at = ending(*RUFFED, *PLAYED_OUT, bid="1S")
    asked = interview_to_json(in_time(at), language(code))["question"]
    assert "♣3" in asked["heading"]
    assert "{" not in asked["heading"] + asked["why"]
    ruled = interview_to_json(in_time(at, better_without="no"), language(code))
    assert len(ruled["ruling"]["derivation"]) == 5
    assert not any("{" in line for line in ruled["ruling"]["derivation"])


# Against the procedure


def table_of(play: RecordedPlay) -> Table:
    """The play at a table."""
    trump = "NT" if play.trump is None else play.trump.letter
    declarer = play.declarer
    passes = [f"{seat} P" for seat in (declarer.lho, declarer.partner, declarer.rho)]
    at = Table(Board(declarer), Deal(play.hands)).after(f"{declarer} 1{trump}", *passes)
    for trick in play.tricks:
        for place, (seat, card) in enumerate(trick):
            at = at.after(f"{seat} {'plays' if place else 'leads'} {card}")
    return at


def play_with_revokes(seed: int, size: int, revoking: float) -> RecordedPlay:
    """The first random ending with revokes of which all are established."""
    chance = random.Random(seed)
    while True:
        play = random_play(chance, size, revoking)
        found = weigh(play, None).revokes
        if found and all(one.revoke.established for one in found):
            return play


PLAYS = st.builds(
    play_with_revokes,
    st.integers(0, 2**32),
    st.integers(2, 4),
    st.sampled_from((0.1, 0.2, 0.4)),
)


def ruled_on(at: Table) -> Table:
    """All revokes ruled on one after the other, and nothing adjusted."""
    while revoke_to_rule_on(at) is not None:
        interview = Interview.begin(REVOKE, at)
        while interview.question is not None:
            late = interview.question.key == "first_noticed"
            interview = interview.answer("in_time" if late else "no")
        assert interview.ruling is not None
        at = at.after(interview.ruling.event)
    return at


@settings(max_examples=examples(40))
@given(PLAYS)
def test_law_64A_the_procedure_moves_the_same_tricks(play: RecordedPlay) -> None:
    """Every revoke of a random ending is ruled on, one after the other."""
    weighed = weigh(play, None)
    at = table_of(play)
    ruled = weighed_revokes(at)
    assert ruled is not None
    assert [one.automatic for one in ruled.revokes] == [one.automatic for one in weighed.revokes]
    at = ruled_on(at)
    for side in Side:
        moved = sum(one.tricks for one in at.transfers if one.side is side)
        assert moved == weighed.moved(side)


def test_law_64A_of_three_revokes_no_trick_moves_twice() -> None:
    """Dummy's revoke moves nothing; declarer's first one moves the side's only trick after it."""
    at = Table(Board(E), Deal.parse("N:T2.2..JT3 5.6.K85.4 KJ4..Q4.8 Q..763.Q5")).after(
        "E 1S, S P, W P, N P",
        "S leads DQ, W plays SQ, N plays CT, E plays D5",
        "W leads D7, N plays ST, E plays DK, S plays D4",
        "N leads H2, E plays D8, S plays SK, W plays D3",
        "S leads S4, W plays C5, N plays S2, E plays H6",
        "S leads SJ, W plays D6, N plays C3, E plays S5",
        "S leads C8, W plays CQ, N plays CJ, E plays C4",
    )
    at = ruled_on(at)
    assert [(one.tricks, one.law) for one in at.transfers] == [(1, "64A2")]


def test_seats_and_suits_of_random_plays() -> None:
    """The endings have every trump and declarer, or the test above would prove little."""
    plays = [random_play(random.Random(seed), 2) for seed in range(200)]
    assert {play.trump for play in plays} == {None, *SUITS}
    assert {play.declarer for play in plays} == set(Seat)
