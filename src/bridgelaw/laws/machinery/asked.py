"""A question put at a certain table: its holes filled, and which answers fit there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from bridgelaw.game.seats import Player
from bridgelaw.laws.machinery.questions import BadAnswer, Option, Question
from bridgelaw.locale.text import AnyOf, Text, tr

T = TypeVar("T")


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
    def named(self) -> Player | Text | None:
        """The player who answers, as they are spoken of: declarer is where nobody said who that is.

        >>> from bridgelaw import PROCEDURES, Interview
        >>> asked = Interview.begin(PROCEDURES["penalty-card"]).question
        >>> asked.named is None, str(asked.who)
        (True, 'You, the director, answer this.')
        """
        return self.values["declarer"] if self.question.to == "declarer" else self.to

    @property
    def who(self) -> Text:
        """Who answers, and where."""
        if self.named is None:
            return tr("You, the director, answer this.")
        if self.question.away:
            return tr("You decide; ask {player} away from the table.", player=self.named)
        return tr("{player} answers, at the table.", player=self.named)

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
        fitting = tuple(filter(self._fits, wanted))
        if fitting and (self.branches is not None or self._offered):
            return fitting
        # Of many that are alike, such as the cards, the first one that fits stands for all.
        first = (next(filter(self._fits, alike), None) for alike in self.question.alike())
        return tuple(dict.fromkeys((*fitting, *(one for one in first if one is not None))))

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
    names = dict.fromkeys(text.holes)
    for claim in text.claims:
        names.update(dict.fromkeys(claim.names))  # of whom it says something, named or not
    if not names:
        return text
    own = dict(text.values)
    filled = [
        (name, _made(own[name] if name in own else values[name], values))
        for name in names
        if name in own or name in values
    ]
    return Text(text.msgid, tuple(filled), text.claims)


def _made(value: Any, values: Mapping[str, Any]) -> Any:
    """What goes into a hole; a sentence there may have holes of its own."""
    if callable(value):
        value = value()
    return fill(value, values) if isinstance(value, Text) else value
