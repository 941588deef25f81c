"""What comes before a ruling and after it, and rulings that the table could not take."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from bridgelaw.casebook.run import CaseEnds, Taken, take_steps
from bridgelaw.game import Board, Card, Deal, Seat
from bridgelaw.laws import PROCEDURES, BadAnswer, Interview, NothingToRule
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.laws.machinery.gate import handed_over
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.table import Table
from bridgelaw.table.agenda import due_now
from bridgelaw.table.effects import CallWithdrawn, LeadRight, Penalty, PenaltyCard
from bridgelaw.table.events import DirectorCalled
from tests.casebook.cases import cases_of
from tests.laws.interviews import with_law
from tests.laws.samples import SAMPLES, quick_paths
from tests.rotation import rotated

CASEBOOK = Path(__file__).parents[2] / "casebook"

W, S = Seat.WEST, Seat.SOUTH


def _accepted(at: Table) -> Ruling:
    interview = Interview.begin(PROCEDURES["call-out-of-turn"], at).answer("yes")
    assert interview.ruling is not None
    return interview.ruling


def test_law_29A_what_was_called_over_it_is_ruled_on_by_the_law_that_is_due() -> None:
    """West's 8♦ over South's bid out of turn is inadmissible, and not out of turn."""
    at = Table(Board(W)).after("W P, S 1H, S 9S, W 8D, N 9C")
    found = _accepted(at)
    assert found.goes_on == "inadmissible-call"
    assert at.after(found.event).ruling_needed == "inadmissible-call"


def test_a_ruling_hands_nothing_over_that_the_table_no_longer_shows() -> None:
    at = Table(Board(W)).after("W P, S 1H")
    found = _accepted(at)
    assert found.goes_on is None
    blind = replace(found, goes_on="insufficient-bid")
    assert handed_over(blind, Circumstances(at)).goes_on is None


def test_a_law_without_effects_names_the_law_that_rules_instead() -> None:
    """27A2: out of rotation as well; the other law is begun at the same table."""
    at = Table(Board(W)).after("W 1S, S 1H")
    ruling = Interview.begin(PROCEDURES["insufficient-bid"], at).ruling
    assert ruling is not None
    assert (ruling.clause, ruling.goes_on) == ("27A2", "call-out-of-turn")
    assert at.after(ruling.event).ruling_needed == "call-out-of-turn"


def test_law_27A2_and_31_do_not_send_the_director_to_each_other() -> None:
    """Partner's insufficient bid out of turn: whatever is answered, a few rulings end it."""
    at = Table(Board(W)).after("W 1S, S 1H")
    for accepts in ("yes", "no"):
        table = at
        keys: list[str] = []
        while (key := table.ruling_needed) is not None and len(keys) < 6:
            keys.append(key)
            interview = Interview.begin(PROCEDURES[key], table)
            while interview.question is not None:
                told = accepts if interview.question.key == "accepts" else "no"
                samples = interview.question.samples()
                interview = interview.answer(told if told in samples else samples[0])
            assert interview.ruling is not None
            table = table.after(interview.ruling.event)
        assert len(keys) < 6, keys


def test_what_a_quick_ruling_hands_over_is_as_the_law_says() -> None:
    ruling = Interview.begin(PROCEDURES["insufficient-bid"]).answer("yes").ruling
    assert ruling is not None
    assert ruling.goes_on == "call-out-of-turn"


@pytest.mark.parametrize("key", list(PROCEDURES))
def test_what_is_handed_over_answers_a_question_of_the_law_that_goes_on(key: str) -> None:
    for path in quick_paths(PROCEDURES[key]):
        ruling = path.ruling
        assert ruling.goes_on in (None, *PROCEDURES)
        if not ruling.hands_over:
            continue
        assert ruling.goes_on is not None, ruling.clauses
        asks = {question.key: question for question in PROCEDURES[ruling.goes_on].questions}
        for name, answer in ruling.hands_over:
            asks[name].read(answer)


def test_a_ruling_that_the_table_refuses_is_not_offered() -> None:
    at = Table(Board(W)).after("W 1H, N P, E 1H", DirectorCalled())
    procedure = PROCEDURES["insufficient-bid"]
    interview = Interview.begin(procedure, at).answer("no")
    broken = with_law(procedure, lambda case: _spoilt(procedure.run(case)))
    with pytest.raises(BadAnswer, match="has made no call"):
        replace(interview, procedure=broken).answer("yes")
    assert interview.answer("yes").ruling is not None


def _spoilt(ruling: Ruling) -> Ruling:
    """As if the law withdrew a call that nobody has made."""
    return replace(ruling, effects=(CallWithdrawn(S, None),))


# What comes first

_TOPS = Deal.parse("N:A2.A2.. 43.43.. KQ.KQ.. 65.65..")


def _led_out_of_turn(then: str) -> Table:
    return Table(Board(S), _TOPS).after("S 1NT, W P, N P, E P, E leads S3", then)


@pytest.mark.parametrize(
    ("key", "then"), [("claim", 'S claims 4 "all high"'), ("concession", "S concedes 2")]
)
def test_law_68_a_claim_is_judged_when_it_is_known_who_leads(key: str, then: str) -> None:
    at = _led_out_of_turn(then)
    interview = Interview.begin(PROCEDURES[key], at)
    assert interview.first is not None
    assert interview.first.procedure == "play-out-of-turn"
    assert interview.question is None
    assert interview.ruling is not None
    assert interview.ruling.needs[0] == interview.ruling.goes_on == "play-out-of-turn"
    assert str(interview.ruling.headline) == "First: Lead or play out of turn."
    anyway = Interview.begin(PROCEDURES[key], at, anyway=True)
    assert (anyway.first, anyway.question is not None) == (None, True)


@pytest.mark.parametrize("key", ["penalty-card", "lead-restriction"])
def test_laws_26_50_declarer_chooses_about_a_lead_when_it_is_known_whose_it_is(key: str) -> None:
    """East has led out of turn, and West, who has a penalty card, is on lead."""
    at = Table(Board(S), _TOPS).after("S 1NT, W P, N P, E P, W exposes S6")
    right = LeadRight(W, offender=Seat.EAST)
    lies = PenaltyCard(W, Card.parse("S6"), Penalty.MAJOR, "49")
    at = at.would_be(right, lies)
    assert Interview.begin(PROCEDURES[key], at).first is None
    first = Interview.begin(PROCEDURES[key], at.after("E leads S3")).first
    assert first is not None
    assert first.procedure == "play-out-of-turn"


def test_law_69_an_agreement_is_about_a_position_too() -> None:
    at = _led_out_of_turn("S claims 4")
    first = Interview.begin(PROCEDURES["claim-agreed"], at).first
    assert first is not None
    assert first.procedure == "play-out-of-turn"


def test_a_recorded_interview_replays_although_something_comes_first() -> None:
    at = _led_out_of_turn('S claims 4 "all high"')
    begun = Interview.begin(PROCEDURES["claim"], at, anyway=True)
    assert begun.question is not None
    answered = begun.answer(begun.question.samples()[0])
    again = Interview.begin(PROCEDURES["claim"], at, answered.answers)
    assert again.first is None
    assert again.answers == answered.answers


def test_law_21_a_call_changed_after_a_wrong_explanation_is_first_a_call_out_of_turn() -> None:
    at = Table(Board(W)).after("W 1NT, N 2C, E P, N 2H")
    interview = Interview.begin(PROCEDURES["misinformation"], at)
    assert interview.first is not None
    assert interview.first.procedure == "call-out-of-turn"
    # A second call running is this law's own matter.
    at = Table(Board(W)).after("W 1NT, N 2C, N 2H")
    assert Interview.begin(PROCEDURES["misinformation"], at).first is None


def test_conduct_looks_at_nothing() -> None:
    at = _led_out_of_turn('S claims 4 "all high"')
    assert Interview.begin(PROCEDURES["conduct"], at).first is None


# What the director finds while the board goes on


def _found(at: Table, *answers: str) -> Ruling:
    interview = Interview.begin(PROCEDURES["settled-by-players"], at)
    for answer in answers:
        interview = interview.answer(answer)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def test_law_81C3_what_the_director_sees_in_the_auction_is_ruled_on_at_once() -> None:
    at = Table(Board(W)).after("W 1H, N P, E 1H")
    found = _found(at, "found", "yes", "yes", "no", "neither", "insufficient_bid")
    assert (found.clause, found.goes_on) == ("81C3", "insufficient-bid")


@pytest.mark.parametrize("which", ["revoke", "exposed_card", "claim", "insufficient_bid"])
def test_law_76_what_the_table_does_not_show_is_entered_and_not_scored(which: str) -> None:
    at = Table(Board(S)).after("S 1NT, W P, N P, E P, W leads SK, N spreads the hand, N plays S2")
    found = _found(at, "spectator", "no", "yes", "yes", "no", "neither", which)
    assert (found.clause, found.goes_on) == ("81C3", None)
    assert any("enter what happened" in str(note) for note in found.notes)


# Two nets


def test_no_table_of_any_sample_needs_a_procedure_that_refuses() -> None:
    for tables in SAMPLES.values():
        for at in tables:
            if at.ruling_needed is not None:
                begun = Interview.begin(PROCEDURES[at.ruling_needed], at)
                assert begun.first is None, at.text


def test_no_ruling_of_the_casebook_ends_with_something_open_that_it_does_not_name() -> None:
    """Nor does it hand over to a procedure that refuses. A normal run takes one file in six."""
    refused: list[str] = []
    for path in rotated(sorted(CASEBOOK.rglob("*.yaml")), 6):
        for case in cases_of(path):
            with suppress(CaseEnds):  # a case that does not run fails elsewhere
                for taken in take_steps(case):
                    refused += _left_unsaid(case.name, taken)
    assert not refused, "\n".join(refused)


def _left_unsaid(name: str, taken: Taken) -> Iterator[str]:
    ruling, after = taken.moment.ruling, taken.moment.table
    if ruling is None:
        return
    for item in due_now(after):
        if item.procedure not in ruling.needs:
            yield f"{name}: {item.procedure} is not among {ruling.needs}"
    if ruling.goes_on is not None and taken.before.log:
        try:
            Interview.begin(PROCEDURES[ruling.goes_on], after)
        except NothingToRule as error:
            yield f"{name}: {ruling.clauses} goes on to {ruling.goes_on}, which refuses: {error}"
