"""A procedure walked to its ruling, each answer as the people at this table would give it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from bridgelaw.game import Seat
from bridgelaw.laws import Interview
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.laws.machinery.transcript import RecordedInterview
from bridgelaw.training.knowing import seat_asked
from bridgelaw.training.possible import can_be
from bridgelaw.training.sensible import is_of_nothing, is_of_table, is_unlike, is_wild, sensible
from bridgelaw.training.wishes import liked, wish_of

_USUAL = 0.6
"""How often what is a rarity does not happen."""
_MOSTLY = 0.75
"""How often people call and play sensibly at a ruling."""
_SENSIBLE = {"normal": "agree", "reading": "yes", "artificial": "no", "meant_as": "new_call"}
"""What a sensible table mostly comes to, where the law has no everyday answer."""


def recorded(interview: Interview) -> RecordedInterview:
    return RecordedInterview(interview.procedure, interview.circumstances, interview.answers)


def walked(
    interview: Interview, chance: Random, root: str, wanted: Mapping[str, str] | None = None
) -> RecordedInterview | None:
    """On to a ruling: what is wanted where it fits, what players wish, and otherwise by chance.

    `root` is the name of the situation, by which its players wish something.
    """
    while (asked := interview.question) is not None:
        if is_of_nothing(interview.table, asked):
            return None
        samples = list(asked.samples())
        chance.shuffle(samples)
        seat = who_answers(interview, asked)
        if is_of_table(asked) or chance.random() < _MOSTLY:
            samples[:0] = sensible(interview.table, asked, seat)
        if seat is not None and asked.question.to is not None:
            best = liked(interview, asked, seat, wish_of(root, seat))
            samples.sort(key=lambda one: one not in best)
        samples.sort(key=lambda one: is_wild(interview.table, asked, one))
        samples.sort(key=lambda one: is_unlike(asked, one))
        usual = asked.usually or _SENSIBLE.get(asked.key)
        # What is rare and could be seen would be on the table; what somebody meant is not.
        is_seen = asked.usually is not None and interview.table is not None
        is_hidden = asked.question.away
        if usual in samples and ((is_seen and not is_hidden) or chance.random() < _USUAL):
            samples.insert(0, usual)
        if wanted is not None and asked.key in wanted and not (is_of_table(asked) and samples):
            samples.insert(0, wanted[asked.key])
        for answer in samples:
            try:
                if not can_be(interview, asked, answer):
                    continue
                interview = interview.answer(answer)
                break
            except (BadAnswer, NothingToRule):
                continue
        else:
            return None
    return recorded(interview)


def is_told(made: RecordedInterview | None) -> bool:
    """There is something to see or to find out, each of somebody who sits there, and a ruling."""
    if made is None or made.ruling is None or made.first is not None:
        return False
    if not made.answers and made.table is None:
        return False
    return all(one.asked.question.to is None or who_answers(made, one.asked) for one in made.told)


def who_answers(interview: Interview, asked: Asked[Any]) -> Seat | None:
    """The seat of whoever answers. Where a law speaks of declarer of whom nothing was entered, it
    is an opponent of the one whom it is about."""
    who = interview.circumstances.who
    if asked.to is None and asked.question.to == "declarer" and who is not None:
        return who.lho
    return seat_asked(asked)
