"""What a ruling does to cards is said by name, once, whichever law rules; and no card unseen."""

from __future__ import annotations

from itertools import islice

import pytest

from bridgelaw.game import Call, Card, Seat, parse_call
from bridgelaw.laws import PROCEDURES, UNINTENDED_CALL, Path, walk
from bridgelaw.laws.machinery.facts import Act, Fact, State, facts_of
from bridgelaw.laws.machinery.unheard import must_pass, unheard
from bridgelaw.table import Table
from bridgelaw.table import effects as fx
from bridgelaw.table.effects import Span
from tests.laws.samples import SAMPLES, interviewed, table

PLAY = sorted(
    key
    for key in PROCEDURES
    if PROCEDURES[key] in SAMPLES and "play" in PROCEDURES[key].run.__module__
)


def rulings(key: str) -> list[tuple[Table, Path]]:
    return [
        (at, path)
        for at in SAMPLES[PROCEDURES[key]]
        for path in islice(walk(PROCEDURES[key], at), 200)
        if path.ruling.goes_on is None
    ]


@pytest.mark.parametrize("key", PLAY)
def test_a_card_that_is_played_instead_is_named(key: str) -> None:
    for _, path in rulings(key):
        named = {card for words in path.ruling.words for card in words.cards}
        for one in path.ruling.effects:
            if isinstance(one, fx.CardReplaced) and None not in (one.card, one.new):
                assert one.new in named, (one, path.ruling.words)


@pytest.mark.parametrize("key", PLAY)
def test_that_a_card_leaves_the_trick_is_said(key: str) -> None:
    for at, path in rulings(key):
        words = path.ruling.words
        named = {card for one in words for card in one.cards}
        facts = [fact for one in words for fact in facts_of(one.text, one.to)]
        any_card = any(
            isinstance(fact, Fact) and fact.state is State.TO_HAND and not fact.cards
            for fact in facts
        )
        after = at.after(path.ruling.event)
        before, left = (
            {card for trick in (*table.tricks, table.trick) for _, card in trick.cards}
            for table in (at, after)
        )
        for one in path.ruling.effects:
            if isinstance(one, fx.CardWithdrawn) and one.card in before - left:
                assert any_card or one.card in named, (one, words)


def test_how_long_somebody_must_pass_is_said_as_it_is() -> None:
    once, long = (fx.ForcedPass(Seat.WEST, span, "30A") for span in (Span.ONCE, Span.THROUGHOUT))
    for bars, told in (
        ((once,), ["You must pass at your next turn to call."]),
        ((once, long), ["You must pass whenever it is your turn to call."]),
        ((fx.ForcedPass(Seat.EAST, Span.ONCE, "30A"),), []),
    ):
        assert [str(words.text) for words in must_pass(Seat.WEST, bars)] == told


@pytest.mark.parametrize(
    ("what", "told"),
    [
        (parse_call("1H"), "what was called by North and is withdrawn"),
        (Card.parse("D2"), "what ♦2 told"),
    ],
)
def test_both_of_a_side_hear_what_they_may_not_use(what: Call | Card, told: str) -> None:
    effect = fx.Unauthorised(Seat.NORTH, what, (Seat.EAST, Seat.WEST), "16C2")
    (words,) = unheard((), (effect,), None)
    assert words.to is None and told in str(words.text)


def test_25B1_of_two_withdrawn_calls_only_the_opponents_may_not_be_used() -> None:
    # 23C: the second call is comparable, so that everybody may use the first.
    at = table("S 1C, W P, S 1S, W 2H")
    answers = {"who": "S", "unintended": "no", "change_comparable": "similar"}
    ruling = interviewed(at, UNINTENDED_CALL, **answers).ruling
    assert ruling is not None
    (told,) = [words for words in ruling.words if any(one.act is Act.USE for one in words.duties)]
    assert "called by West and is withdrawn" in str(told.text)
    of_both = (
        fx.Unauthorised(Seat.WEST, parse_call("P"), (Seat.SOUTH, Seat.NORTH), "16C2"),
        fx.Unauthorised(Seat.SOUTH, parse_call("1C"), (Seat.SOUTH, Seat.NORTH), "16C2"),
        fx.Unauthorised(Seat.WEST, Card.parse("D2"), (Seat.SOUTH, Seat.NORTH), "16C2"),
    )
    calls, card = unheard((), of_both, None)
    assert "called by West and South" in str(calls.text) and "♦2" in str(card.text)
