"""Questions: what a procedure may ask, of whom, where, and how an answer is read.

A question is a constant of its law's module. Its sentences have holes, such as `{offender}`,
that are filled when it is asked at a certain table (`asked.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache
from itertools import combinations
from typing import Any, Generic, TypeVar

from bridgelaw.game.calls import BIDS, CALLS, Call, parse_call
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import SEATS
from bridgelaw.game.spelling import plain
from bridgelaw.game.suits import SUITS, Denomination, Suit
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import All, Text, tr
from bridgelaw.table.state import Phase

T = TypeVar("T")


class BadAnswer(Refusal):
    """An answer that does not fit its question.

    `key` names the question, `answer` is what was given and `reason` says what is wrong.

    >>> from bridgelaw import PROCEDURES, Interview
    >>> try:
    ...     Interview.begin(PROCEDURES["insufficient-bid"]).answer("perhaps")
    ... except BadAnswer as error:
    ...     print(error.key, "|", error.reason)
    out_of_rotation | expected one of: yes, no
    """

    def __init__(self, key: str, answer: str, reason: Text) -> None:
        words = tr(
            "“{answer}” is no answer to {key}: {reason}",
            answer=answer, key=key, reason=reason,
        )  # fmt: skip
        super().__init__(words)
        self.key = key
        self.answer = answer
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """One of the answers to choose from.

    >>> from bridgelaw import PROCEDURES, Interview
    >>> option = Interview.begin(PROCEDURES["insufficient-bid"]).question.options[0]
    >>> option.key, option.value, str(option.label)
    ('yes', True, 'Yes')
    """

    key: str
    value: T
    label: Text


class Answers(Enum):
    """The answers to a question, each with what stands on its button.

    An answer's key is the name of its member in small letters, unless it has one of its own.

    >>> from bridgelaw.laws.claims.claim.questions import Claimer
    >>> Claimer.DEFENDER.value, Claimer.DEFENDER.key, str(Claimer.DEFENDER.label)
    ('68B2', 'defender', 'No, a defender')
    """

    _value_: str
    label: Text
    _key: str

    def __new__(cls, value: str, label: Text, key: str = "") -> Answers:
        made = object.__new__(cls)
        made._value_, made.label, made._key = value, label, key
        return made

    @property
    def key(self) -> str:
        return self._key or self.name.lower()


A = TypeVar("A", bound=Answers)


def answers(kinds: Iterable[A]) -> tuple[Option[A], ...]:
    """All of a kind, or some of them, in their order, as options."""
    return tuple(Option(one.key, one, one.label) for one in kinds)


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(Generic[T]):
    """What is asked, the law that makes it matter, and why it is asked.

    `to`: who answers, by the name that the case has for them ("lho"); `None` for the director.
    `away`: asked of the player away from the table, because the answer must not be heard there.
    `unsaid`: what is found, of a hand or an agreement, is not to be heard while the board lasts.
    `say`: the words that the director says at the table before anybody answers.
    `compares`: Law 23 will look at the answer, so a face may offer to compare calls here.
    `polls`: what such players would do helps to answer it, so a face may offer the poll pad here.
    `usually`: the everyday answer to a question about a rarity: a face gives it unasked, and offers
    the other one by the name `unusual`.
    `unasked`: it is not even put to whoever is asked about rarities: only a face that offers those
    by their names has it, and whoever answers it unbidden.
    `common`: the answers that the top page of a sheet has; the others stand behind it.
    """

    key: str
    law: str
    heading: Text
    why: Text
    to: str | None = None
    away: bool = False
    unsaid: bool = False
    say: tuple[Text, ...] = ()
    compares: bool = False
    polls: bool = False
    usually: str | None = None
    unusual: Text | None = None
    unasked: bool = False
    common: tuple[str, ...] = ()
    stage: tuple[Phase, ...] = ()
    """Of a question about the board (`case.know`): yes is that it stands in one of these phases."""

    options: tuple[Option[T], ...] = ()
    sample_labels: tuple[tuple[str, Text], ...] = ()
    """What a chart says for an answer that stands for others of its kind, or is read aloud."""

    def read(self, answer: str) -> T:
        """The value of an answer; `BadAnswer` where it does not fit."""
        raise TypeError(f"a {type(self).__name__} reads no answers")

    def misfit(self, answer: str) -> BadAnswer:
        """The error for an answer that cannot be read."""
        return BadAnswer(self.key, answer, tr("expected {expected}", expected=self.expected))

    def samples(self) -> tuple[str, ...]:
        """Answers that between them take every branch, as far as the question can know."""
        return tuple(option.key for option in self.options)

    def told(self, value: Any) -> Any:
        """The answer as it is told to people, where that is not the answer itself."""
        return value

    def every(self) -> tuple[str, ...]:
        """All answers beside the options, where there are finitely many, such as the calls."""
        return ()

    def alike(self) -> tuple[tuple[str, ...], ...]:
        """Lists of many answers: of each the first that fits will do as a sample."""
        return ()

    @property
    def takes_more(self) -> bool:
        """Can an answer be read that is not among the options?"""
        return True

    @property
    def expected(self) -> Text:
        """What an answer looks like."""
        return tr("one of: {options}", options=", ".join(option.key for option in self.options))


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Question[T]):
    """A question with a few answers."""

    _values: Mapping[str, T] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        values = {option.key: option.value for option in self.options}
        object.__setattr__(self, "_values", values)

    def read(self, answer: str) -> T:
        try:
            return self._values[answer]
        except KeyError:
            key = _SAME_ANSWER.get(plain(answer), answer.strip().lower().replace(" ", "_"))
            if key in self._values:
                return self._values[key]
            raise self.misfit(answer) from None

    @property
    def takes_more(self) -> bool:
        return False


_SAME_ANSWER = {
    "Y": "yes", "TRUE": "yes", "はい": "yes", "ハイ": "yes",
    "N": "no", "FALSE": "no", "いいえ": "no", "イイエ": "no",
}  # fmt: skip

SEAT_OPTIONS = tuple(Option(seat.letter, seat, tr("{seat}", seat=seat)) for seat in SEATS)
"""The four players, to choose one."""

_YES_OR_NO = (Option("yes", True, tr("Yes")), Option("no", False, tr("No")))


def yes_or_no(
    *,
    key: str,
    law: str,
    heading: Text,
    why: Text,
    to: str | None = None,
    away: bool = False,
    unsaid: bool = False,
    say: tuple[Text, ...] = (),
    polls: bool = False,
    yes: Text | None = None,
    no: Text | None = None,
    usually: str | None = None,
    unusual: Text | None = None,
    common: tuple[str, ...] = (),
    stage: tuple[Phase, ...] = (),
) -> Choice[bool]:
    """A question answered by yes or no, perhaps with fuller labels."""
    options = (
        _YES_OR_NO[0] if yes is None else Option("yes", True, yes),
        _YES_OR_NO[1] if no is None else Option("no", False, no),
    )
    return Choice(
        key=key, law=law, heading=heading, why=why, to=to, away=away, unsaid=unsaid, say=say,
        polls=polls, options=options, usually=usually, unusual=unusual, stage=stage,
        common=common,
    )  # fmt: skip


def no_rarity(question: Question[T]) -> Question[T]:
    """The same question where it may well be so: nothing is usual there, and it is asked."""
    return replace(question, usually=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class CallQuestion(Question[Call]):
    """A question answered by any call."""

    def read(self, answer: str) -> Call:
        try:
            return parse_call(answer)
        except NotationError as error:
            raise self.misfit(answer) from error

    def samples(self) -> tuple[str, ...]:
        return ("Pass", "X", "XX")

    def every(self) -> tuple[str, ...]:
        return tuple(map(str, CALLS))

    def alike(self) -> tuple[tuple[str, ...], ...]:
        bids = tuple(map(str, BIDS))
        return bids, bids[::-1]

    @property
    def expected(self) -> Text:
        return tr("a call such as 1H, 1NT, Pass, X or XX")


@dataclass(frozen=True, slots=True, kw_only=True)
class CardQuestion(Question[Card | None]):
    """A question answered by a card, or by one of the options, such as to change nothing."""

    def read(self, answer: str) -> Card | None:
        for option in self.options:
            if option.key == answer.strip().lower().replace(" ", "_"):
                return option.value
        try:
            return Card.parse(answer)
        except NotationError as error:
            raise self.misfit(answer) from error

    def every(self) -> tuple[str, ...]:
        return tuple(map(str, CARDS))

    def alike(self) -> tuple[tuple[str, ...], ...]:
        return (self.every(),)

    @property
    def expected(self) -> Text:
        if self.options:
            options = ", ".join(option.key for option in self.options)
            return tr("a card such as SK or H5; or one of: {options}", options=options)
        return tr("a card such as SK or H5")


class Feature(Enum):
    """What a call can tell about the denomination that it specifies."""

    LENGTH = "length"
    SHORTNESS = "shortness"
    CONTROL = "control"


FEATURE_NAMES = {
    Feature.LENGTH: tr("length"),
    Feature.SHORTNESS: tr("shortness"),
    Feature.CONTROL: tr("control"),
}

_FEATURE_SPELLINGS = {
    "LENGTH": Feature.LENGTH, "LONG": Feature.LENGTH, "長さ": Feature.LENGTH,
    "SHORTNESS": Feature.SHORTNESS, "SHORT": Feature.SHORTNESS, "短さ": Feature.SHORTNESS,
    "CONTROL": Feature.CONTROL, "コントロール": Feature.CONTROL,
}  # fmt: skip
_NONE_SPELLINGS = frozenset({"NONE", "NOTHING", "なし"})

Specified = tuple[tuple[Denomination, Feature], ...]
"""The denominations that a call specifies, each with the feature that it promises there."""


def specified_words(specified: Specified) -> All:
    """What a call specifies, as a person says it."""
    return All(
        tuple(
            denomination
            if denomination.suit is None
            else tr("{suit} ({feature})", suit=denomination, feature=FEATURE_NAMES[feature])
            for denomination, feature in specified
        )
    )


# Every step of an interview reads its answers anew.
@lru_cache(maxsize=256)
def _read_specified(answer: str) -> Specified | None:
    found: dict[Denomination, Feature] = {}
    last: Denomination | None = None
    for word in _words(answer):
        if word in _FEATURE_SPELLINGS and last is not None:
            found[last] = _FEATURE_SPELLINGS[word]
            continue
        try:
            last = Denomination.parse(word)
        except NotationError:
            return None
        found[last] = Feature.LENGTH
    if not found and plain(answer) not in _NONE_SPELLINGS:
        return None
    return tuple(sorted(found.items(), key=lambda item: -item[0].index))


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecifiedQuestion(Question[Specified]):
    """A question for denominations with features: `H`, `S length, H shortness`, `none`."""

    def read(self, answer: str) -> Specified:
        found = _read_specified(answer)
        if found is None:
            raise self.misfit(answer)
        return found

    def samples(self) -> tuple[str, ...]:
        return ("none", "H")

    @property
    def expected(self) -> Text:
        return tr(
            "denominations, each with length (unless you say otherwise), shortness or control, "
            "as in: S length, H shortness; or none"
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class SuitsQuestion(Question[frozenset[Suit]]):
    """A question for any number of suits: `S H`, `all`, `none`."""

    def read(self, answer: str) -> frozenset[Suit]:
        if plain(answer) in ("ALL", "すべて", "全て"):
            return frozenset(SUITS)
        words = _words(answer)
        if not words and plain(answer) not in _NONE_SPELLINGS:
            raise self.misfit(answer)
        try:
            return frozenset(Suit.parse(word) for word in words)
        except NotationError as error:
            raise self.misfit(answer) from error

    def samples(self) -> tuple[str, ...]:
        return ("none", "H", "all")

    def every(self) -> tuple[str, ...]:
        several = (combinations(SUITS, count) for count in range(1, len(SUITS) + 1))
        return ("none", *(" ".join(map(str, suits)) for each in several for suits in each))

    @property
    def expected(self) -> Text:
        return tr("suits, as in: S H; or all; or none")


def _words(answer: str) -> list[str]:
    text = plain(answer)
    for separator in ",、:+&":
        text = text.replace(separator, " ")
    return [word for word in text.split() if word not in _NONE_SPELLINGS]
