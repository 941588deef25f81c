"""No sentence of a ruling says what its table does not, or what another sentence denies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path as File
from typing import Any

import pytest

from bridgelaw.casebook.run import take_steps
from bridgelaw.game import PASS, Bid, Call, Card, Player, Seat
from bridgelaw.game.errors import NotationError
from bridgelaw.laws import (
    INSUFFICIENT_BID,
    PROCEDURES,
    NothingToRule,
    Path,
    Procedure,
    Ruling,
    Words,
    walk,
)
from bridgelaw.laws.machinery.facts import (
    IT_GOES_ON,
    NOT_BY_THIS,
    Act,
    Fact,
    Lasts,
    Mode,
    Perhaps,
    Says,
    State,
    calls_next,
    facts_of,
    major,
    must_pass,
    to_hand,
)
from bridgelaw.locale.text import Text, tr
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import PlayGoesOn
from bridgelaw.table.events import Called, ImpossibleEvent
from tests.casebook.cases import cases_of
from tests.laws.contradictions import contradictions, of_quick
from tests.laws.facts_at_table import After, holds
from tests.laws.samples import SAMPLES, interviewed, table
from tests.rotation import rotated

CASEBOOK = File(__file__).parents[2] / "casebook"
FILES = sorted(CASEBOOK.rglob("*.yaml"))
MOST = 400
"""Paths of a table: a few laws have thousands."""


@pytest.mark.parametrize("folder", sorted({path.parent.name for path in FILES}))
def test_no_ruling_of_the_casebook_contradicts_itself(folder: str) -> None:
    for path in sorted((CASEBOOK / folder).glob("*.yaml")):
        for case in cases_of(path):
            for taken in take_steps(case):
                if taken.moment.ruling is not None:
                    found = tuple(contradictions(taken.before, taken.moment.ruling))
                    assert not found, (case.name, found)


@pytest.mark.parametrize("procedure", rotated(list(SAMPLES)), ids=lambda one: one.key)
def test_no_ending_of_a_procedure_contradicts_its_table(procedure: Procedure) -> None:
    for at in SAMPLES[procedure]:
        for path in islice(walk(procedure, at), MOST):
            assert not tuple(contradictions(at, path.ruling)), path.answers


@pytest.mark.parametrize("key", sorted(PROCEDURES))
def test_no_box_of_a_sheet_contradicts_what_it_rules(key: str) -> None:
    for path in islice(walk(PROCEDURES[key]), 3 * MOST):
        assert not tuple(of_quick(path.ruling)), path.answers


def _over(at: Table) -> Table | None:
    try:
        return at.after("the play is over")
    except (ImpossibleEvent, NotationError):
        return None


def _ruled_when_over(procedure: Procedure) -> Iterator[Ruling]:
    """Rulings after which the board is still over; 68: after a claim that was none it goes on."""
    for over in filter(None, map(_over, SAMPLES[procedure])):
        try:
            rulings = [path.ruling for path in islice(walk(procedure, over), MOST)]
        except (NothingToRule, ImpossibleEvent):
            continue
        for ruling in rulings:
            try:
                after = over.after(ruling.event)
            except ImpossibleEvent:
                continue  # it is refused when it is offered
            goes_on = any(isinstance(one, PlayGoesOn) for one in ruling.effects)
            if after.phase in (Phase.OVER, Phase.PASSED_OUT) and not goes_on:
                yield ruling


@pytest.mark.parametrize("procedure", rotated(list(SAMPLES)), ids=lambda one: one.key)
def test_once_the_board_is_over_nobody_hears_what_to_do_in_it(procedure: Procedure) -> None:
    for ruling in _ruled_when_over(procedure):
        for words in ruling.words:
            facts = facts_of(words.text, words.to)
            assert {one.act for one in words.duties} <= {Act.USE}, str(words.text)
            assert not {one.state for one in facts if isinstance(one, Fact)} & IN_THE_BOARD
        for note in ruling.notes:
            assert "tay at the table" not in str(note) and "Stay, or" not in str(note)


IN_THE_BOARD = {State.BOARD_GOES_ON, State.FIRST_LEAD, State.WAITS, State.CALLS_NEXT}


# What would follow, as options and the words before a question say it


def _told_before(path: Path, place: int) -> Iterator[Text]:
    """The words before the question, and the option that was then chosen."""
    asked, answer = path.asked[place], path.answers[place]
    yield from asked.say
    for option in asked.options:
        if option.key == answer.value:
            yield option.label


@pytest.mark.parametrize("procedure", rotated(list(SAMPLES)), ids=lambda one: one.key)
def test_what_options_say_would_follow_follows(procedure: Procedure) -> None:
    for at in SAMPLES[procedure]:
        comes_to_it: dict[tuple[Any, ...], bool] = {}
        for path in walk(procedure, at) if at.seats else ():
            for place in range(len(path.asked)):
                for text in _told_before(path, place):
                    for fact in facts_of(text, _to(path.asked[place].to)):
                        if not isinstance(fact, Perhaps):
                            assert holds(fact, After.ruling(at, path.ruling)), (str(text), path)
                            continue
                        key = (path.answers[:place], text, fact)
                        if not comes_to_it.get(key):
                            ends = ends_of(at, path.ruling)
                            comes_to_it[key] = any(holds(fact.fact, end) for end in ends)
        assert all(comes_to_it.values()), [key for key, so in comes_to_it.items() if not so]


def _to(player: Player | None) -> Seat | None:
    return player if isinstance(player, Seat) else None


def ends_of(before: Table, ruling: Ruling) -> Iterator[After]:
    """How a ruling can end: as it is, or in the auction that goes on, with what is ruled there."""
    yield After.ruling(before, ruling)
    ahead = [before.after(ruling.event)] if before.phase is Phase.AUCTION else []
    for _ in range(4):
        called = []
        for one in ahead:
            if one.ruling_needed is not None:
                ruled = [
                    After.ruling(one, path.ruling)
                    for path in walk(PROCEDURES[one.ruling_needed], one)
                ]
                yield from ruled
                if len(ruled) == 1:  # nobody has a choice
                    called.append(ruled[0].table)
            elif one.to_call is not None:
                called += [one.after(Called(one.to_call, call)) for call in _kinds(one)]
        ahead = called


def _kinds(at: Table) -> Iterator[Call]:
    """A pass, the lowest bid, and a call that must be repeated: what a later ruling turns on."""
    assert at.to_call is not None
    again = at.to_repeat(at.to_call)
    if again is not None:
        yield again
    else:
        legal = at.legal_calls(at.to_call).legal
        yield from (PASS, *[call for call in legal if isinstance(call, Bid)][:1])


# The check can fail: each of these was said once, or could be.


def _ruling(**answers: str) -> Ruling:
    ruling = interviewed(AT, INSUFFICIENT_BID, **answers).ruling
    assert ruling is not None
    return ruling


AT = table("W 1H, N P, E 1H")
BARRED = {"unintended": "no", "accepts": "no", "substitute": "Pass", "comparable": "none"}


def test_nothing_goes_on_when_the_board_is_over() -> None:
    over = table("W P, N P, E P, S P")
    said = tr("The board goes on.", IT_GOES_ON)
    ruling = replace(_ruling(**BARRED), headline=said, effects=(), spoken=(), notes=())
    assert [one.claim for one in contradictions(over, ruling)] == ["the board goes on"]


WRONG = [
    tr("{who} calls next.", calls_next("who"), who=Seat.WEST),
    tr("{who} leads freely.", Says(Mode.MAY, Act.LEAD, of="who"), who=Seat.WEST),
    tr("{who} must pass once.", must_pass("who", Lasts.NEXT_TURN), who=Seat.WEST),
    tr("{who} must pass throughout.", must_pass("who", Lasts.AUCTION), who=Seat.EAST),
    tr("Nobody is restricted.", NOT_BY_THIS),
    tr("{card} is one.", major("card"), card=Card.parse("SK")),
    tr("Take {card} back, {again}.", to_hand("card"), card=Card.parse("SK"),
       again=tr("and {card} is one", major("card"), card=Card.parse("SK"))),
]  # fmt: skip


@pytest.mark.parametrize("sentence", WRONG, ids=str)
@pytest.mark.parametrize("place", ["headline", "notes", "spoken"])
def test_a_sentence_that_is_not_so_is_found(sentence: Text, place: str) -> None:
    ruling = _ruling(**BARRED)
    assert not tuple(contradictions(AT, ruling))
    wrong: dict[str, Any] = {
        "headline": sentence,
        "notes": (*ruling.notes, sentence),
        "spoken": (*ruling.spoken, Words(None, sentence)),
    }
    found = tuple(contradictions(AT, replace(ruling, **{place: wrong[place]})))
    assert str(sentence) in [one.sentence for one in found]


def test_what_nobody_hears_is_found() -> None:
    ruling = _ruling(**BARRED)
    silent = replace(ruling, spoken=(), notes=())
    found = {one.claim for one in contradictions(AT, silent)}
    assert found == {"no word of the first lead"}, "what is owed is said by itself"
