"""Questions: what a procedure may ask, of whom, where, and which answers fit.

A question is a constant of its law's module. Its sentences have holes, such as `{offender}`,
that are filled when it is asked at a certain table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache, lru_cache
from itertools import combinations, islice
from typing import Any, Generic, TypeVar

from bridgelaw.game.calls import CALLS, Call, parse_call
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.seats import SEATS, Player
from bridgelaw.game.spelling import plain
from bridgelaw.game.suits import SUITS, Denomination, Suit
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import All, AnyOf, Text, tr
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


def answers(kind: type[A]) -> tuple[Option[A], ...]:
    """Each of them, in their order, as an option."""
    return tuple(Option(one.key, one, one.label) for one in kind)


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

    def every(self) -> tuple[str, ...]:
        """All answers beside the options, where there are finitely many, such as the calls."""
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
        return ("Pass", "X", "XX", "1C", "7NT")

    def every(self) -> tuple[str, ...]:
        return tuple(map(str, CALLS))

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


@dataclass(frozen=True, slots=True)
class OneOf(Generic[T]):
    """The few answers that there are at this table, such as the cards that lie there.

    It knows what fits and why another does not (as `allowed`), and what is offered as options.
    """

    things: tuple[T, ...]

    def __call__(self, answer: T | None) -> Text | None:
        if answer in self.things:
            return None
        return tr("it must be one of {cards}", cards=AnyOf(self.things))

    @property
    def offered(self) -> tuple[Option[T], ...]:
        return tuple(Option(str(one), one, tr("{what}", what=one)) for one in self.things)


@dataclass(frozen=True, slots=True)
class Asked(Generic[T]):
    """A question put at a certain table: its holes filled, with what was established before.

    >>> from bridgelaw import PROCEDURES, Board, Interview, Seat, Table
    >>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
    >>> asked = Interview.begin(PROCEDURES["insufficient-bid"], table).answer("no").question
    >>> asked.key, asked.law, asked.to, str(asked.who)
    ('accepts', '27A1', Seat.SOUTH, 'South answers, at the table.')
    """

    question: Question[T]
    to: Player | None
    """The player who answers; `None` for the director."""
    values: Mapping[str, Any]
    allowed: Callable[[T], Text | None] | None
    """The reason why an answer that fits the question does not fit this table."""
    branches: Callable[[], tuple[str, ...]] | None
    """Answers to a free question that take every branch at this table."""
    trail: tuple[Any, ...]
    first: tuple[Text, ...] = ()
    """What the director says before its own words, where no other question has come first."""

    @property
    def key(self) -> str:
        """The name of the question, which its answer is kept under."""
        return self.question.key

    @property
    def law(self) -> str:
        """The clause that makes it matter."""
        return self.question.law

    @property
    def heading(self) -> Text:
        """The question itself."""
        return self._fill(self.question.heading)

    @property
    def why(self) -> Text:
        """Why it is asked."""
        return self._fill(self.question.why)

    @property
    def who(self) -> Text:
        """Who answers, and where."""
        if self.to is None:
            return tr("You, the director, answer this.")
        if self.question.away:
            return tr("You decide; ask {player} away from the table.", player=self.to)
        return tr("{player} answers, at the table.", player=self.to)

    @property
    def unusual(self) -> Text:
        """What is said for the other answer than the everyday one."""
        return self._fill(self.question.unusual or self.question.heading)

    @property
    def say(self) -> tuple[Text, ...]:
        """The words that the director says at the table before anybody answers."""
        # A sentence that is one hole may have nothing to say at this table.
        words = (*self.first, *self.question.say)
        return tuple(text for text in map(self._fill, words) if str(text))

    @property
    def options(self) -> tuple[Option[T], ...]:
        """The options that are open at this table."""
        return tuple(
            Option(option.key, option.value, self._fill(option.label))
            for option in (*self.question.options, *self._offered)
            if self.allowed is None or self.allowed(option.value) is None
        )

    @property
    def choices(self) -> tuple[Option[T], ...]:
        """The options, and every other answer that is open here: calls, cards, suits, numbers.
        There are none where an answer is free, as a score or a sentence is.

        >>> from bridgelaw import PROCEDURES, Board, Interview, Seat, Table
        >>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
        >>> asked = Interview.begin(PROCEDURES["insufficient-bid"], table).answer("no").answer("no")
        >>> len(asked.question.options), [one.key for one in asked.question.choices][:4]
        (0, ['Pass', 'X', 'XX', '1C'])
        """
        found = {option.key: option for option in self.options}
        for text in self.question.every() if self.takes_more else ():
            with suppress(BadAnswer):
                value = self.read(text)
                found.setdefault(text, Option(text, value, tr("{what}", what=text)))
        return tuple(found.values())

    @property
    def _offered(self) -> tuple[Option[T], ...]:
        """What there is at this table, where the question itself has no options for it."""
        is_free = self.question.takes_more
        return self.allowed.offered if isinstance(self.allowed, OneOf) and is_free else ()

    @property
    def usually(self) -> str | None:
        """The everyday answer to a question about a rarity; `None` where it is to be asked.

        >>> from bridgelaw import PROCEDURES, Interview
        >>> asked = Interview.begin(PROCEDURES["insufficient-bid"]).question
        >>> asked.key, asked.usually
        ('out_of_rotation', 'no')
        """
        return self.question.usually

    @property
    def takes_more(self) -> bool:
        """Can an answer be read that is not among the options? Then `expected` says what it is.

        >>> from bridgelaw import PROCEDURES, Board, Interview, Seat, Table
        >>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
        >>> interview = Interview.begin(PROCEDURES["insufficient-bid"], table)
        >>> interview.question.takes_more
        False
        >>> asked = interview.answer("no").answer("no").answer("Pass").question
        >>> [option.key for option in asked.options], asked.takes_more
        (['similar', 'subset', 'purpose', 'none'], True)
        """
        return self.question.takes_more and not isinstance(self.allowed, OneOf)

    @property
    def expected(self) -> Text:
        """What an answer looks like: an option that is open at this table, or what else fits."""
        return self._here.expected

    @property
    def _here(self) -> Question[T]:
        """The question with the options that are open at this table."""
        options = self.options
        if len(options) == len(self.question.options):
            return self.question
        return replace(self.question, options=options)

    def read(self, answer: str) -> T:
        """The value of an answer that is allowed here; `BadAnswer` otherwise."""
        try:
            value = self.question.read(answer)
        except BadAnswer as error:
            if error.reason == self.question.misfit(answer).reason:
                raise self._here.misfit(answer) from error
            raise
        reason = None if self.allowed is None else self.allowed(value)
        if reason is not None:
            raise BadAnswer(self.key, answer, reason)
        return value

    def samples(self) -> tuple[str, ...]:
        """Answers that between them take every branch at this table."""
        if self.branches is not None:
            wanted = self.branches()
        else:
            wanted = tuple(one.key for one in self._offered) or self.question.samples()
        fitting = tuple(answer for answer in wanted if self._fits(answer))
        if not fitting and isinstance(self.question, CardQuestion):
            # Those that the law thought of do not fit after what was answered before.
            fitting = tuple(islice(filter(self._fits, map(str, CARDS)), 1))
        return fitting

    def _fits(self, answer: str) -> bool:
        try:
            self.read(answer)
        except BadAnswer:
            return False
        return True

    def _fill(self, text: Text) -> Text:
        return fill(text, self.values)


def fill(text: Text, values: Mapping[str, Any]) -> Text:
    """The text with its holes filled from the values; what it has already stays."""
    holes = _holes(text.msgid)
    if text.claims:
        # Those of whom it says something, named or not.
        holes = tuple(dict.fromkeys((*holes, *(n for one in text.claims for n in one.names))))
    if not holes:
        return text
    own = dict(text.values)
    return Text(
        text.msgid,
        tuple(
            (name, _made(value, values))
            for name in holes
            if (value := own.get(name, _EMPTY)) is not _EMPTY
            or (value := values.get(name, _EMPTY)) is not _EMPTY
        ),
        text.claims,
    )


_EMPTY: Any = object()


def _made(value: Any, values: Mapping[str, Any]) -> Any:
    """What goes into a hole; a sentence there may have holes of its own."""
    if callable(value):
        value = value()
    return fill(value, values) if isinstance(value, Text) else value


@cache
def _holes(msgid: str) -> tuple[str, ...]:
    """The names of the holes of a sentence, in order, each once."""
    return tuple(dict.fromkeys(re.findall(r"\{(\w+)\}", msgid)))
