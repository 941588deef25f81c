"""Random endings full of revokes, against a reading of the Laws that tries every line."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.analysis.revokes import Advice, RecordedPlay, Weighed, weigh
from bridgelaw.game import Side
from tests.analysis.plays import BRUTE
from tests.analysis.slow_revokes import random_play, slips_of, without
from tests.rotation import examples

PLAYS = st.builds(
    lambda seed, size: random_play(random.Random(seed), size),
    st.integers(0, 2**32),
    st.integers(2, 3),
)


def _with_a_revoke(seed: int, size: int) -> RecordedPlay:
    """The first play of this seed with a revoke in it: few are without one."""
    chance = random.Random(seed)
    while True:
        play = random_play(chance, size)
        if slips_of(play):
            return play


PLAYS_WITH_REVOKES = st.builds(_with_a_revoke, st.integers(0, 2**32), st.integers(2, 3))


def weighed_of(play: RecordedPlay) -> Weighed:
    weighed = weigh(play, BRUTE)
    assert weighed.revokes
    return weighed


@settings(max_examples=examples(120))
@given(PLAYS_WITH_REVOKES)
def test_law_64C_equity_is_what_trying_every_line_gives(play: RecordedPlay) -> None:
    weighed = weighed_of(play)
    slips = slips_of(play)
    assert [(one.revoke.by, frozenset(one.revoke.legal)) for one in weighed.revokes] == [
        (slip.seat, slip.legal) for slip in slips
    ]
    for one, slip in zip(weighed.revokes, slips, strict=True):
        if one.equity is None:
            assert not one.revoke.established
            continue
        expected = without(play, slip)
        assert {each.card: each.tricks for each in one.equity.follows} == expected
        assert one.equity.follow.tricks == min(expected.values())


@settings(max_examples=examples(120))
@given(PLAYS_WITH_REVOKES)
def test_law_64C_the_line_is_legal_and_brings_what_is_said(play: RecordedPlay) -> None:
    for one in weighed_of(play).established:
        assert one.equity is not None
        position = one.equity.line.start
        for card in one.equity.line.cards:
            assert card in position.legal
            position = position.after(card)
        assert not any(map(len, position.hands))
        other = one.revoke.side.other
        before = sum(seat.side is other for seat in play.winners[: one.revoke.trick - 1])
        assert before + one.equity.line.won(other) == one.equity.follow.tricks


@settings(max_examples=examples(200))
@given(PLAYS)
def test_law_64A_never_more_than_was_won_from_the_revoke_on(play: RecordedPlay) -> None:
    weighed = weigh(play, None)
    for one in weighed.revokes:
        side = one.revoke.side
        since = sum(seat.side is side for seat in play.winners[one.revoke.trick - 1 :])
        assert 0 <= one.automatic.tricks <= min(2, since)
        assert one.revoke.established or not one.automatic.tricks
    for side in Side:
        first = min((one.revoke.trick for one in weighed.revokes if one.revoke.side is side),
                    default=len(play.winners) + 1)  # fmt: skip
        lost = sum(seat.side is side for seat in play.winners[first - 1 :])
        assert weighed.moved(side.other) <= lost
        assert not (weighed.both_sides and weighed.moved(side))


@settings(max_examples=examples(200))
@given(PLAYS_WITH_REVOKES)
def test_law_64C_the_recommendation_follows_from_the_numbers(play: RecordedPlay) -> None:
    weighed = weighed_of(play)
    if not weighed.established:
        assert weighed.advice is Advice.NOTHING
        return
    damaged = weighed.damaged
    assert weighed.advice is (Advice.ENOUGH if damaged is None else Advice.EQUITY)
    assert (weighed.more > 0) == (damaged is not None)
    for one in weighed.established:
        side = one.revoke.side.other
        assert one.equity is not None
        assert one.equity.total <= 13
        if not weighed.both_sides:
            have = weighed.with_automatic(side)
            assert weighed.with_equity(side) >= one.equity.total
            assert weighed.more >= one.equity.total - have
            assert damaged in (None, side)
        else:
            assert one.equity.follow.kept == 0
    if damaged is not None:
        assert weighed.with_equity(damaged) == weighed.with_automatic(damaged) + weighed.more
