"""Law 23: is the call that replaces a withdrawn one comparable to it?

The director answers by naming the test that is met, or by writing what the two calls show, with
an arrow between them: `6+ H4+ -> 6+ H4+ S4+`. Then the hands are counted.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from bridgelaw.game.calls import Call
from bridgelaw.laws.law import BadAnswer, Case, Choice, Option, Text, filled, tr
from bridgelaw.locale.errors import Refusal

if TYPE_CHECKING:
    from bridgelaw.comparable import Comparison


class Comparable(Enum):
    """The three tests of Law 23A, and that none of them is met."""

    SIMILAR = "23A1"
    SUBSET = "23A2"
    PURPOSE = "23A3"
    EACH = "23A"
    """Two calls were withdrawn, and it is comparable to each of them."""
    NO = ""


class Comparability(NamedTuple):
    """The test that is met, and the comparison behind it if the hands were counted."""

    test: Comparable
    comparison: Comparison | None = None


_ARROW = re.compile(r"->|=>|→|⇒")


# Every step of an interview reads its answers anew.
@lru_cache(maxsize=256)
def _compared(withdrawn: str, replacement: str) -> Comparison:
    # Most rulings count no hands, and start sooner without the tables for that.
    from bridgelaw.comparable import compare_written

    return compare_written(withdrawn, replacement)


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparableQuestion(Choice[Comparability]):
    """Answered by the test that is met, or by what the two calls show."""

    def read(self, answer: str) -> Comparability:
        parts = _ARROW.split(answer)
        # Not `super()`: a dataclass with slots is made anew, and loses it.
        if len(parts) == 1:
            return Choice.read(self, answer)
        if len(parts) > 2:
            raise BadAnswer(self.key, answer, tr("one arrow between two meanings is enough"))
        try:
            found = _compared(*parts)
        except Refusal as error:
            raise BadAnswer(self.key, answer, error.text) from error
        if not found.is_decided:
            why = tr("it is close, so decide yourself: {reason}", reason=found.reasons[0])
            if found.examples:
                hands = ", ".join(map(str, found.examples))
                why = tr("{why} Hands outside it: {hands}", why=why, hands=hands)
            raise BadAnswer(self.key, answer, why)
        return Comparability(Comparable(found.test or ""), found)

    @property
    def takes_more(self) -> bool:
        return True

    @property
    def expected(self) -> Text:
        return tr(
            "one of: {options}; or what the two calls show, as in: 6+ H4+ -> 6+ H4+ S4+",
            options=", ".join(option.key for option in self.options),
        )


CHECK_WITH_ME = tr("Check with me first, away from the table: unchecked, no call is comparable.")
HOW_TO_ANSWER = tr(
    "{why} Asked about a call, say by hand, system card and agreements whether it would be "
    "comparable; never hint which call to choose. All questions are put that way: leaving the "
    "table tells nobody anything."
)
"""What the director tells the offender, and how it is answered, whichever law rules."""

_OPTIONS = (
    Option("similar", Comparability(Comparable.SIMILAR), tr("Yes, similar")),
    Option("subset", Comparability(Comparable.SUBSET), tr("Yes, part of it")),
    Option("purpose", Comparability(Comparable.PURPOSE), tr("Yes, same purpose")),
    Option("none", Comparability(Comparable.NO), tr("No, or unchecked")),
)

_WHY = tr(
    "Compare what the two calls show by the partnership's agreements. The suits shown count more "
    "than the strength, but a large difference in strength makes them different. A part must lie "
    "wholly within what the withdrawn call could show. A call that showed nothing at all, such as "
    "a forced answer to a relay, is comparable with every call."
)


def comparable_question(
    key: str, law: str, why: Text, *, each: Text | None = None
) -> ComparableQuestion:
    """The question of Law 23A, as one procedure needs it.

    `each`: the answer where two calls were withdrawn, and it is comparable to both.
    """
    options: tuple[Option[Comparability], ...] = _OPTIONS
    if each is not None:
        options = (
            *_OPTIONS[:-1],
            Option("each", Comparability(Comparable.EACH), each),
            _OPTIONS[-1],
        )
    return ComparableQuestion(
        key=key,
        law=law,
        heading=tr("Is {call} comparable to {bid}?"),
        why=why,
        to="offender",
        away=True,
        compares=True,
        options=options,
    )


COMPARABLE = comparable_question("comparable", "23A", filled(HOW_TO_ANSWER, why=_WHY))

ANOTHER_COMPARABLE = comparable_question(
    "another_comparable",
    "26A",
    tr(
        "This decides only about the lead now: after a comparable call there is no lead "
        "restriction. {partner} must pass for the rest of the auction in any case."
    ),
)


def is_comparable(
    case: Case, question: Choice[Comparability], call: Call | Text | None, **values: Any
) -> bool:
    """Asks for the three tests and cites the one that is met."""
    test = comparison_test(case, question, call, **values)
    if test is Comparable.NO:
        return False
    case.cite(test.value)
    return True


def only_one(found: Comparability) -> Text | None:
    """Why `each` does not fit: only one call was withdrawn."""
    return tr("only one call was withdrawn") if found.test is Comparable.EACH else None


def comparison_test(
    case: Case,
    question: Choice[Comparability],
    call: Call | Text | None,
    allowed: Callable[[Comparability], Text | None] | None = None,
    **values: Any,
) -> Comparable:
    """The test that is met, by the director's decision."""
    # The director decides; the player tells away from the table what the calls show.
    named = tr("the new call") if call is None else call
    found: Comparability = case.ask(question, allowed=allowed, call=named, **values)
    if found.comparison is not None:
        from bridgelaw.comparable import in_words

        for reason in found.comparison.reasons:
            case.note(reason)
        case.note(
            tr(
                "Read as: {withdrawn}. The replacement: {replacement}.",
                withdrawn=in_words(found.comparison.withdrawn),
                replacement=in_words(found.comparison.replacement),
            )
        )
    return found.test
