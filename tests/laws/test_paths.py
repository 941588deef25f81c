"""Every path of every procedure, counted, and every branch taken on some table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from bench.boards import every_insufficient_bid
from bridgelaw.game import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Bid, Board, Call, Doubled, Seat
from bridgelaw.laws import INSUFFICIENT_BID, PROCEDURES, Answer, Interview, Path, Procedure, walk
from bridgelaw.laws.common.in_words import InWords
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.laws.machinery.case import Known, Told
from bridgelaw.laws.machinery.interview import _walk
from bridgelaw.laws.machinery.questions import Choice
from bridgelaw.laws.machinery.ruling import Ruling, Step
from bridgelaw.table import Table
from bridgelaw.table.effects import ForcedPass, LeadRight, Review
from bridgelaw.table.events import Called
from bridgelaw.table.notation import effect_from_json, effect_to_json, read_effect, write_effect
from tests.laws.samples import SAMPLES, other_paths, quick_paths, sample_paths
from tests.rotation import one_of_each, rotated

PROCEDURE_LIST = list(PROCEDURES.values())

QUICK_PATHS = {
    "insufficient-bid": 74,
    "call-out-of-turn": 135,
    "robbed-of-turn": 2,
    "unintended-call": 27,
    "inadmissible-call": 20,
    "card-in-auction": 12,
    "misinformation": 16,
    "explanation-duty": 13,
    "auction-question": 9,
    "wrong-board": 12,
    "unauthorised-information": 144,
    "misinformation-after": 55,
    "extraneous-information": 20,
    "understandings": 40,
    "tempo-and-deception": 17,
    "wrong-number-of-cards": 29,
    "wrong-pair": 88,
    "dealing-fault": 26,
    "settled-by-players": 100,
    "lead-restriction": 3,
    "exposed-card": 31,
    "several-cards": 13,
    "penalty-card": 35,
    "penalty-card-not-played": 4,
    "play-out-of-turn": 149,
    "revoke": 215,
    "revoke-question": 10,
    "designation": 32,
    "dummy-card": 18,
    "played-card": 27,
    "dummy-conduct": 45,
    "contract-question": 37,
    "trick-count": 47,
    "defective-trick": 67,
    "claim": 64,
    "claim-agreed": 8,
    "concession": 11,
    "tricks-disputed": 23,
    "adjusted-score": 330,
    "director-error": 14,
    "no-comparable-result": 123,
    "fouled-board": 118,
    "disputed-facts": 66,
    "conduct": 2689,
    "appeal": 40,
}
"""How many paths each procedure has with nothing known: change them only with the law."""

TABLES_PER_STATE = 630
"""Pairs of a last bid and a bid that is insufficient over it."""


BLANK = Table(Board(None)).after("...")
"""A table at which nobody entered anything."""
EAST = Answer("by_whom", "E")
HIDING = [one for one in PROCEDURE_LIST if any(each.key == EAST.key for each in one.questions)]


def every_path(procedure: Procedure) -> tuple[Path, ...]:
    return quick_paths(procedure) + sample_paths(procedure) + other_paths(procedure)


def branches(paths: Iterable[Path]) -> set[tuple[str, str]]:
    """Which option of which question the paths took, known or told."""
    taken: set[tuple[str, str]] = set()
    for path in paths:
        for item in path.trail:
            if isinstance(item, Known):
                taken.add((item.question.key, _key_of(item.question, item.value)))
            elif isinstance(item, Told):
                taken.add((item.question.key, item.answer))
    return taken


def _key_of(question: Any, value: object) -> str:
    keys = (option.key for option in question.options if option.value == value)
    return next(keys, str(value))  # a free answer that the table knows stands for itself


@pytest.mark.parametrize("procedure", PROCEDURE_LIST, ids=list(PROCEDURES))
def test_number_of_paths_with_nothing_known(procedure: Procedure) -> None:
    assert len(quick_paths(procedure)) == QUICK_PATHS[procedure.key]


@pytest.mark.parametrize("procedure", HIDING, ids=lambda one: one.key)
def test_where_nobody_entered_anything_a_table_is_ruled_on_as_without_one(
    procedure: Procedure,
) -> None:
    """And it takes every ruling, also on cards that nobody entered."""
    quick = Interview.begin(procedure, who=Seat.EAST).offering.circumstances
    told = list(_walk(procedure, quick, ()))
    found = list(walk(procedure, BLANK, (EAST,)))
    assert len(found) == len(told)
    for path, without in zip(found, told, strict=True):
        assert path.answers == (EAST, *without.answers)
        assert path.ruling.clauses == without.ruling.clauses
        assert path.ruling.effects == without.ruling.effects
        BLANK.after(path.ruling.event)


def test_every_branch_of_every_procedure_is_taken_on_some_sample_table() -> None:
    taken: set[tuple[str, str]] = set()
    for procedure in SAMPLES:
        taken |= branches(sample_paths(procedure))
    wanted: set[tuple[str, str]] = set()
    for procedure in PROCEDURE_LIST:
        for path in quick_paths(procedure):
            for asked in path.asked:
                wanted |= {(asked.key, option.key) for option in asked.options}
    assert wanted - taken == set()


@pytest.mark.parametrize("procedure", PROCEDURE_LIST, ids=list(PROCEDURES))
def test_every_question_that_is_asked_is_declared_and_none_is_idle(procedure: Procedure) -> None:
    asked = [question for path in every_path(procedure) for question in path.asked]
    if procedure in HIDING and (first := Interview.begin(procedure, BLANK).question):
        asked.append(first)
    assert {question.key for question in asked} == {
        question.key for question in procedure.questions
    }
    keys = Counter(question.key for question in procedure.questions)
    assert max(keys.values()) == 1


_REVIEWS = {review.law for one in PROCEDURES.values() for review in one.manifest.reviews}


@pytest.mark.parametrize("procedure", PROCEDURE_LIST, ids=list(PROCEDURES))
def test_every_law_cited_is_in_the_digest_and_every_review_has_words(procedure: Procedure) -> None:
    for path in every_path(procedure):
        laws = {asked.law for asked in path.asked} | set(path.ruling.clauses)
        laws |= {law for effect in path.ruling.effects if (law := getattr(effect, "law", None))}
        assert laws <= CLAUSES.keys()
        assert set(path.ruling.reviews) <= _REVIEWS


@pytest.mark.parametrize("procedure", PROCEDURE_LIST, ids=list(PROCEDURES))
def test_no_question_is_asked_twice_in_one_interview(procedure: Procedure) -> None:
    for path in every_path(procedure):
        keys = [answer.key for answer in path.answers]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("procedure", PROCEDURE_LIST, ids=list(PROCEDURES))
def test_every_ruling_has_effects_that_can_be_written_and_read(procedure: Procedure) -> None:
    for path in every_path(procedure):
        for effect in path.ruling.effects:
            assert read_effect(write_effect(effect)) == effect
            assert effect_from_json(effect_to_json(effect)) == effect


@pytest.mark.parametrize("state", list(Doubled), ids=lambda state: state.name.lower())
def test_law_27_holds_on_every_table(state: Doubled) -> None:
    """Over all paths of all tables: who is barred, who has the turn, what may be led.

    A normal run takes one table of each kind, and shares the kinds out between the three states:
    Law 27 says the same of a bid whether or not the last one was doubled.
    """
    tables = list(every_insufficient_bid(state))
    assert len(tables) == TABLES_PER_STATE
    for table in rotated(one_of_each(tables, by_the_bids), part=3):
        for path in walk(INSUFFICIENT_BID, table):
            check_ruling(table, path.ruling)


def by_the_bids(table: Table) -> tuple[int, int, bool]:
    """By how much the bid is too low, and whether there is room to make it sufficient."""
    made = (event.call for event in table.log if isinstance(event, Called))
    last, bid = (call for call in made if isinstance(call, Bid))
    order = bid.denomination.value - last.denomination.value
    return last.level - bid.level, (order > 0) - (order < 0), last.level < 7


def check_ruling(table: Table, ruling: Ruling) -> None:
    clauses = set(ruling.clauses)
    barred = any(isinstance(effect, ForcedPass) for effect in ruling.effects)
    assert barred == bool({"27B2", "27B3"} & clauses)
    # 26B where a bid was withdrawn for good, and neither 26A nor 27B1 keeps it away.
    right = any(isinstance(effect, LeadRight) for effect in ruling.effects)
    withdrawn = barred or "27B4" in clauses
    assert right == (withdrawn and "26A" not in clauses)
    # 27D only after 27B1; 72C only with the bar.
    reviews = {effect.law for effect in ruling.effects if isinstance(effect, Review)}
    assert ("27D" in reviews) == bool({"27B1(a)", "27B1(b)"} & clauses)
    assert ("72C" in reviews) == barred
    after = table.after(ruling.event)
    last = after.auction.calls[-1]
    assert last[0] is Seat.EAST
    if ruling.clause == "27A1":
        assert after.to_call is Seat.SOUTH
        assert not after.open_irregularities
    elif barred or "27D" in reviews:
        assert not after.open_irregularities
        assert is_legal(table, last[1])
        if after.to_call is not None:
            assert after.to_call is Seat.SOUTH
            later = after.after(Called(Seat.SOUTH, PASS))
            if later.to_call is Seat.WEST:
                only_pass = later.legal_calls(Seat.WEST).legal == (PASS,)
                assert only_pass or not barred
                assert barred or not only_pass or not can_bid(later)


def can_bid(table: Table) -> bool:
    last = table.auction.last_bid
    return last is None or last[1] is not BIDS[-1]


def is_legal(table: Table, call: Call) -> bool:
    before = table.undo()
    return call in before.legal_calls(Seat.EAST)


def test_every_call_can_be_tried_as_a_replacement() -> None:
    """Not only one call of each kind: all thirty-seven, on a few tables."""
    for happened in ("1H P 1H", "1C 1S 1H", "1NT X 1D"):
        first, second, third = happened.split()
        table = Table(SAMPLES[INSUFFICIENT_BID][0].board).after(f"W {first}, N {second}, E {third}")
        interview = Interview.begin(INSUFFICIENT_BID, table).answer("no").answer("no")
        for call in CALLS:
            if call.text == third:
                continue
            for path in walk(INSUFFICIENT_BID, table, interview.answer(call.text).answers):
                check_ruling(table, path.ruling)
                if not isinstance(call, Bid) and call is not PASS:
                    assert call in (DOUBLE, REDOUBLE)


LOOKED_UP = ("known", "not_again")


def test_law_27_nothing_said_aloud_depends_on_what_was_told_in_private() -> None:
    """What the director says at the table before the replacement is known is the same for all
    answers that were given away from the table."""
    for table in SAMPLES[INSUFFICIENT_BID]:
        said: dict[tuple[Any, ...], set[tuple[str, ...]]] = {}
        for path in walk(INSUFFICIENT_BID, table):
            public: list[Any] = []
            for asked, answer in zip(path.asked, path.answers, strict=True):
                words = tuple(map(str, asked.say))
                if words:
                    said.setdefault((asked.key, *public), set()).add(words)
                # What their card shows is no secret, and is named (document 002).
                if not asked.question.away or answer.value in LOOKED_UP or asked.key == "lowest":
                    public.append(answer)
        assert all(len(words) == 1 for words in said.values())


def test_previews_and_steps_say_nothing_that_is_not_a_text() -> None:
    for path in quick_paths(INSUFFICIENT_BID):
        for item in path.trail:
            if isinstance(item, Step) and item.text is not None:
                assert str(item.text)
        for asked in path.asked:
            assert isinstance(asked.question, (Choice, InWords))
            assert "{" not in str(asked.heading) + str(asked.why)
