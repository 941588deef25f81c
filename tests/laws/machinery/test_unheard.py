"""What a ruling does to cards is said by name, once, whichever law rules; and no card unseen."""

from __future__ import annotations

from itertools import islice

import pytest

from bridgelaw.laws import PROCEDURES, Path, walk
from bridgelaw.laws.machinery.facts import Fact, State, facts_of
from bridgelaw.table import Table
from bridgelaw.table import effects as fx
from tests.laws.samples import SAMPLES

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
