"""What a player wants, and what they choose because of it where a law lets them choose."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from random import Random
from typing import Any

from bridgelaw.game import PASS, Seat
from bridgelaw.laws import Interview, Ruling
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.table import effects as fx
from bridgelaw.training.sensible import samples_at

_MOST_WEIGHED = 6
"""Of more answers, as of all calls, nobody weighs each."""
_GOOD_HAND = 10


class Wish(Enum):
    """What a player hopes for. It never changes a fact."""

    PEACE = "peace"
    """To play on: they take what changes least."""
    RIGHTS = "rights"
    """What the law gives: they take what binds the other side most."""
    SCORE = "score"
    """A good board: with a good hand they play on, otherwise they bind the other side."""


def wish_of(root: str, seat: Seat) -> Wish:
    """What the player in this seat wants, by the situation's name."""
    return Random(f"wish {root} {seat.letter}").choice(tuple(Wish))


def first_end(interview: Interview, answer: str) -> Ruling | None:
    """The first ruling that there is after this answer."""
    try:
        interview = interview.answer(answer)
        while (asked := interview.question) is not None:
            usual = asked.usually
            samples = samples_at(interview.table, asked)
            interview = interview.answer(usual if usual in samples else samples[0])
    except (BadAnswer, NothingToRule, IndexError):
        return None
    return interview.ruling


def is_choice(asked: Asked[Any]) -> bool:
    """Does somebody at the table choose here, and hear all of it first (10C)?"""
    question = asked.question
    return (
        question.to is not None
        and not question.away
        and (bool(question.say) or len(question.options) > 1)
    )


def liked(interview: Interview, asked: Asked[Any], seat: Seat, wish: Wish) -> tuple[str, ...]:
    """The answers that a player with this wish likes best; none where they do not mind."""
    if not is_choice(asked):
        return ()  # what was so is not theirs to choose
    samples = asked.samples()
    if len(samples) > _MOST_WEIGHED:
        calm = [one for one in (str(PASS), "keep") if one in samples]
        return tuple(calm) if wish is Wish.PEACE else ()
    ends = {one: end for one in samples if (end := first_end(interview, one)) is not None}
    if wish is Wish.SCORE:
        hand = None if interview.table is None else interview.table.hand(seat)
        strong = hand is not None and hand.hcp > _GOOD_HAND
        wish = Wish.PEACE if strong else Wish.RIGHTS
    if wish is Wish.PEACE:
        weights = {one: -len(end.effects) for one, end in ends.items()}
    else:
        weights = {one: binding(end.effects, seat) for one, end in ends.items()}
    best = max(weights.values(), default=0)
    return tuple(one for one, weight in weights.items() if weight == best)


_BINDS = (
    fx.CallWithdrawn, fx.CardWithdrawn, fx.ForcedPass, fx.LeadRight, fx.LeadRestriction,
    fx.PlayRestriction, fx.PenaltyCard, fx.CardRequired,
)  # fmt: skip


def binding(effects: Iterable[fx.Effect], seat: Seat) -> int:
    """How much a ruling binds the opponents of a player more than their own side."""
    found = 0
    for effect in effects:
        if isinstance(effect, _BINDS) and isinstance(effect.player, Seat):
            found += 1 if effect.player.side is not seat.side else -1
    return found
