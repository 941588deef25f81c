"""How a question of each type is answered on a page.

A question of a type that nobody has thought of here is answered by writing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from bridgelaw.game import (
    BIDS,
    CALLS,
    CARDS,
    DENOMINATIONS,
    SUITS,
    Bid,
    Call,
    Card,
    Denomination,
    Suit,
)
from bridgelaw.game.calls import HIGHEST_LEVEL
from bridgelaw.laws import Asked, BadAnswer, Interview
from bridgelaw.laws.claims.claim.questions import AwardQuestion
from bridgelaw.laws.claims.questions import NormalQuestion, TricksQuestion
from bridgelaw.laws.common.comparable_call import ComparableQuestion
from bridgelaw.laws.common.poll import Poll, PollQuestion, Standard, parse_poll
from bridgelaw.laws.machinery.questions import (
    FEATURE_NAMES,
    CallQuestion,
    CardQuestion,
    Choice,
    Feature,
    SpecifiedQuestion,
    SuitsQuestion,
)
from bridgelaw.laws.play.designation.questions import CardsQuestion
from bridgelaw.laws.score.questions import (
    CountQuestion,
    MethodQuestion,
    OutcomeQuestion,
    VulnerabilityQuestion,
)
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.outcomes import VULNERABLE
from bridgelaw.scoring.presentation.figures import METHODS
from bridgelaw.table.table import Table
from bridgelaw.web.parts.contract_strip import Strip, short, strip_of
from bridgelaw.web.parts.marked_calls import MarkedCalls, marked_calls, natural_meanings

_HIGH_FIRST = tuple(reversed(SUITS))


@dataclass(frozen=True, slots=True)
class Widget:
    """Something to answer with, besides the options; `kind` names its macro."""

    kind: ClassVar[str]
    joined_by: ClassVar[str] = ", "
    """Between the parts of an answer that is put together from several fields."""
    nothing: ClassVar[str] = ""
    """What an answer with no part at all means."""


@dataclass(frozen=True, slots=True)
class Nothing(Widget):
    """One of the options, and nothing else."""

    kind = "nothing"


@dataclass(frozen=True, slots=True)
class Writing(Widget):
    """A text field with a hint."""

    kind = "writing"
    expected: Text
    mode: str = "text"


@dataclass(frozen=True, slots=True)
class ContractStrip(Widget):
    """A result, to be tapped or written."""

    kind = "contract"
    expected: Text
    mode: ClassVar[str] = "text"
    name: ClassVar[str] = "contract"

    def strip(self, typed: str) -> Strip:
        return strip_of(self.name, typed)

    def says(self, typed: str) -> str:
        return short(typed)


@dataclass(frozen=True, slots=True)
class Buttons(Widget):
    """A few answers to tap, each with its words."""

    kind = "buttons"
    answers: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class BiddingBox(Widget):
    """All calls; those that are not allowed here with the reason."""

    kind = "bidding_box"
    others: tuple[Call, ...]
    levels: tuple[tuple[Bid, ...], ...]
    reasons: tuple[tuple[Text, tuple[Call, ...]], ...]
    marks: MarkedCalls | None = None
    """Which calls are free in place of a withdrawn one, where that can be told."""
    table: Table | None = None
    """Whose auction stands above it."""

    @property
    def excluded(self) -> frozenset[Call]:
        return frozenset(call for _, calls in self.reasons for call in calls)


@dataclass(frozen=True, slots=True)
class CardPicker(Widget):
    """The cards that may be, suit by suit; one of them, or several."""

    kind = "card_picker"
    suits: tuple[tuple[Suit, tuple[Card, ...]], ...]
    several: bool = False


@dataclass(frozen=True, slots=True)
class Suits(Widget):
    """Any number of suits."""

    kind = "checks"
    nothing = "none"
    checks: tuple[tuple[str, Any], ...] = tuple((suit.letter, suit) for suit in _HIGH_FIRST)


@dataclass(frozen=True, slots=True)
class Rules(Widget):
    """Rules of normal play that do not hold for a player."""

    kind = "checks"
    nothing = "agree"
    checks: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Features(Widget):
    """What a call tells about each denomination."""

    kind = "features"
    nothing = "none"
    denominations: tuple[Denomination, ...] = tuple(reversed(DENOMINATIONS))
    features: tuple[tuple[Feature, Text], ...] = tuple(FEATURE_NAMES.items())
    natural: Denomination | None = None
    """What the bid shows if it is natural."""


@dataclass(frozen=True, slots=True)
class Meanings(Widget):
    """What two calls show."""

    kind = "meanings"
    joined_by = " -> "
    withdrawn: str = ""
    """What it shows if it is natural; so below."""
    replacement: str = ""


@dataclass(frozen=True, slots=True)
class PollPad(Widget):
    """A form for whom the director asked, and what each of them said (16B1(b))."""

    kind = "poll"
    rows: ClassVar[int] = 6
    standards: tuple[tuple[str, Text], ...] = (
        (Standard.SAME.value, tr("The same class")),
        (Standard.STRONGER.value, tr("Stronger")),
        (Standard.WEAKER.value, tr("Weaker")),
        (Standard.MIXED.value, tr("Mixed")),
    )

    def filled(self, typed: str) -> Poll | None:
        """What was written before, to be changed."""
        try:
            return parse_poll(typed)
        except Refusal:
            return None

    def written(self, typed: Mapping[str, Sequence[str]]) -> str:
        """The notation of what was filled in; nothing where nobody says how many were asked."""
        asked = "".join(typed["poll_asked"]).strip()
        if not asked:
            return ""
        head = [f"{asked} asked", *(one for one in typed["poll_head"] if one)]
        rows = [
            f"{action} {chose.strip() or 0}/{considered.strip() or chose.strip() or 0}"
            for action, chose, considered in zip(
                typed["poll_action"], typed["poll_chose"], typed["poll_considered"], strict=False
            )
            if action.strip()
        ]
        return f"{', '.join(head)}: {', '.join(rows)}"


POLL_FIELDS = ("poll_asked", "poll_head", "poll_action", "poll_chose", "poll_considered")
"""The names of its fields."""


def _bidding_box(asked: Asked[Any]) -> Widget:
    why_not: dict[Text, list[Call]] = {}
    for call in CALLS:
        reason = None if asked.allowed is None else asked.allowed(call)
        if reason is not None:
            why_not.setdefault(reason, []).append(call)
    others = tuple(call for call in CALLS if not isinstance(call, Bid))
    levels = tuple(
        tuple(bid for bid in BIDS if bid.level == level) for level in range(1, HIGHEST_LEVEL + 1)
    )
    return BiddingBox(
        others, levels, tuple((text, tuple(calls)) for text, calls in why_not.items())
    )


def _card_picker(asked: Asked[Any]) -> Widget:
    return CardPicker(_by_suit(card for card in CARDS if _may_be(asked, card)))


def _cards_picker(asked: Asked[Any]) -> Widget:
    return CardPicker(_by_suit(card for card in CARDS if _may_be(asked, (card,))), several=True)


def _by_suit(cards: Iterable[Card]) -> tuple[tuple[Suit, tuple[Card, ...]], ...]:
    in_order = sorted(cards, reverse=True)
    rows = ((suit, tuple(card for card in in_order if card.suit is suit)) for suit in _HIGH_FIRST)
    return tuple((suit, row) for suit, row in rows if row)


def _may_be(asked: Asked[Any], value: Any) -> bool:
    return asked.allowed is None or asked.allowed(value) is None


def _tricks(asked: Asked[Any]) -> Widget:
    answers: list[tuple[str, Any]] = []
    for count in range(14):
        try:
            asked.read(str(count))
        except BadAnswer:
            continue
        answers.append((str(count), str(count)))
    return Buttons(tuple(answers))


def _rules(asked: Asked[Any]) -> Widget:
    """The assumptions of the line that was found, each of which the director can take out."""
    question = asked.question
    assert isinstance(question, NormalQuestion)
    return Rules(tuple((rule.value, text) for rule, text in question.assumed))


def _award(asked: Asked[Any]) -> Widget:
    numbers = _tricks(asked)
    assert isinstance(numbers, Buttons)
    return Buttons((*numbers.answers, ("computed", tr("As computed"))))


def _features(asked: Asked[Any]) -> Widget:
    bid = asked.values.get("bid")
    return Features(natural=bid.denomination if isinstance(bid, Bid) else None)


_VULNERABILITIES = tuple((str(one), words) for one, words in VULNERABLE.items())

_BY_TYPE: tuple[tuple[type, Callable[[Asked[Any]], Widget]], ...] = (
    (ComparableQuestion, lambda _: Meanings()),
    (PollQuestion, lambda _: PollPad()),
    (Choice, lambda _: Nothing()),
    (CallQuestion, _bidding_box),
    (CardQuestion, _card_picker),
    (CardsQuestion, _cards_picker),
    (SuitsQuestion, lambda _: Suits()),
    (SpecifiedQuestion, _features),
    (NormalQuestion, _rules),
    (TricksQuestion, _tricks),
    (AwardQuestion, _award),
    (OutcomeQuestion, lambda asked: ContractStrip(asked.expected)),
    (CountQuestion, lambda asked: Writing(asked.expected, "numeric")),
    (VulnerabilityQuestion, lambda _: Buttons(_VULNERABILITIES)),
    (
        MethodQuestion,
        lambda _: Buttons(
            (*((method.value, name) for method, name in METHODS.items()),
             ("later", tr("Compared later")))
        ),
    ),
)  # fmt: skip


def widget_at(interview: Interview) -> Widget:
    """The same for the pending question, with what its table tells: natural calls by default."""
    asked = interview.question
    assert asked is not None
    widget = widget_of(asked)
    if isinstance(widget, BiddingBox):
        return replace(widget, marks=marked_calls(interview), table=interview.table)
    if isinstance(widget, Meanings):
        return Meanings(*natural_meanings(interview))
    return widget


def widget_of(asked: Asked[Any]) -> Widget:
    """What a question is answered with, besides its options."""
    if asked.question.takes_more and not asked.takes_more:
        return Nothing()  # there are few answers at this table, and all are options
    for kind, make in _BY_TYPE:
        if isinstance(asked.question, kind):
            return make(asked)
    return Writing(asked.expected)
