"""A question and a ruling prepared for whoever is to see or hear them.

The terminal, the pages and JSON all draw these two, and nothing in them is in a language yet;
only of a ruling that was given are the words those of that day.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from bridgelaw.game.seats import Player
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.machinery.interview import Interview
from bridgelaw.laws.machinery.lookahead import Foreseen
from bridgelaw.laws.machinery.registry import PROCEDURES, review_of
from bridgelaw.laws.machinery.ruling import Later, Ruling, holding, needed_after
from bridgelaw.locale.citing import cited
from bridgelaw.locale.text import All, Text, tr
from bridgelaw.table.effects import Effect, Sanction, Sanctioned, SideAwarded, Unauthorised
from bridgelaw.table.table import Table
from bridgelaw.table.wording import describe, law_of

if TYPE_CHECKING:
    from bridgelaw.laws.digest import Clause

S = TypeVar("S", bound=Text | str)
"""A sentence: a text, or of a ruling that was given the words in which it was said."""

_NOT_LOOKED = Foreseen((), is_complete=False)


class OutcomeView(NamedTuple):
    """How things can end: the clauses that would decide, and the ruling in one sentence."""

    clauses: tuple[str, ...]
    headline: Text

    @property
    def laws(self) -> Text | str:
        return cited(*self.clauses)


@dataclass(frozen=True)
class OptionView:
    """An answer to choose, and where it leads as far as somebody has looked."""

    key: str
    label: Text
    foreseen: Foreseen = _NOT_LOOKED

    @property
    def is_complete(self) -> bool:
        """There are no other outcomes."""
        return self.foreseen.is_complete

    @cached_property
    def outcomes(self) -> tuple[OutcomeView, ...]:
        """Outcomes that say the same put together, with all their clauses."""
        found: dict[Text, dict[str, None]] = {}
        for outcome in self.foreseen.outcomes:
            found.setdefault(outcome.headline, {})[outcome.clause] = None
        return tuple(
            OutcomeView(tuple(sorted(clauses)), headline) for headline, clauses in found.items()
        )

    def is_brief(self, most: int) -> bool:
        """All outcomes are known, and they are few enough to be read."""
        return self.is_complete and len(self.outcomes) <= most

    def summary(self, most: int | None = None) -> Text:
        """What stands for outcomes that are too many to read: how many, and some of their laws."""
        laws = sorted({clause for one in self.outcomes for clause in one.clauses})
        words = cited(*laws[:most])
        if laws[:most] != laws:
            words = tr("{laws} …", laws=words)
        if self.is_complete:
            count = len(self.outcomes)
            return tr("{count} rulings are possible: {laws}", count=count, laws=words)
        return tr("Several rulings are possible: {laws} and others", laws=words)


@dataclass(frozen=True)
class QuestionView:
    """A question with everything that helps to answer it."""

    asked: Asked[Any]
    options: tuple[OptionView, ...] = ()

    @classmethod
    def of(cls, interview: Interview, ahead: Mapping[str, Foreseen]) -> QuestionView:
        """The pending question; `ahead` is what was foreseen of its options, if anything was."""
        asked = interview.question
        assert asked is not None
        return cls(
            asked,
            tuple(
                OptionView(option.key, option.label, ahead.get(option.key, _NOT_LOOKED))
                for option in asked.options
            ),
        )

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        """The law behind it, in our own short words, with the definitions on which it can turn."""
        from bridgelaw.laws.digest import CLAUSES, defined_for, find  # late: who asks for the law

        law = self.asked.law
        return ((CLAUSES[law],) if law in CLAUSES else find(law)) + defined_for(law)


@dataclass(frozen=True)
class SpokenTo(Generic[S]):
    """Words, and who hears them (`None` for everybody); `to, text = spoken` takes both."""

    to: Player | None
    text: S
    away: bool = False
    """Said to them alone, away from the table."""

    def __iter__(self) -> Iterator[Any]:
        return iter((self.to, self.text))


class SaidAt(NamedTuple, Generic[S]):
    """What is said in one place, under the title that a face gives it."""

    title: Text
    words: tuple[SpokenTo[S], ...]


def by_place(words: Iterable[SpokenTo[S]]) -> tuple[SaidAt[S], ...]:
    """What is said at the table, and apart from it what each player hears alone."""
    words = tuple(words)
    aloud = tuple(one for one in words if not one.away)
    places = [SaidAt(tr("Say at the table"), aloud)] if aloud else []
    for to in dict.fromkeys(one.to for one in words if one.away):
        alone = tuple(one for one in words if one.away and one.to is to)
        title = (
            tr("Away from the table")
            if to is None
            else tr("Away from the table, to {player}", player=to)
        )
        places.append(SaidAt(title, alone))
    return tuple(places)


class EffectView(NamedTuple):
    """Something that follows, in words, and its law if it has one."""

    effect: Effect
    text: Text
    law: str | None

    @classmethod
    def of(cls, effect: Effect) -> EffectView:
        return cls(effect, effect_text(effect), law_of(effect))


class ReviewView(NamedTuple, Generic[S]):
    """A law to look at when the play has ended."""

    law: str
    text: S
    is_known: bool = False
    """The table knows of it already."""


@dataclass(frozen=True)
class RulingView(Generic[S]):
    """A ruling, and where the table is known what follows there."""

    edition: str
    clauses: tuple[str, ...]
    headline: S
    words: tuple[SpokenTo[S], ...]
    """With what all hear after any ruling."""
    effects: tuple[Effect, ...]
    notes: tuple[S, ...]
    """For the director alone."""
    all_reviews: tuple[ReviewView[S], ...]
    derived: tuple[S | Later, ...] = ()
    goes_on: str | None = None
    hands_over: tuple[tuple[str, str], ...] = ()
    """Answers for the procedure that goes on."""
    needs: tuple[str, ...] = ()
    """The procedures that are needed after it, the first one first."""
    after: Table | None = None
    """The table after it."""

    @classmethod
    def of(cls, ruling: Ruling, before: Table | None = None) -> RulingView[Text]:
        """The ruling at the table as it was before, where that is known."""
        after = None if before is None else before.after(ruling.event)
        closing = () if before is None else afterwards(before, ruling, after)
        due = () if before is None else before.reviews
        needs = ruling.needs if before is not ruling.before else needed_after(ruling, after)
        return RulingView(
            edition=ruling.edition,
            clauses=ruling.clauses,
            headline=ruling.headline,
            words=tuple(
                SpokenTo(words.to, words.text, words.away) for words in (*ruling.words, *closing)
            ),
            effects=ruling.effects,
            notes=(*ruling.notes, *_still_needed(ruling, needs)),
            all_reviews=tuple(
                ReviewView(law, review_of(law).question, law in due) for law in ruling.reviews
            ),
            derived=ruling.derived,
            goes_on=ruling.goes_on,
            hands_over=ruling.hands_over,
            needs=needs,
            after=after,
        )

    @property
    def said(self) -> tuple[SaidAt[S], ...]:
        """The words, by the place where they are said."""
        return by_place(self.words)

    @property
    def holds(self) -> tuple[EffectView, ...]:
        """What is in force now."""
        return _viewed(holding(self.effects))

    @property
    def unauthorised(self) -> tuple[EffectView, ...]:
        """Information that may not be used."""
        return _viewed(effect for effect in self.effects if isinstance(effect, Unauthorised))

    @property
    def reviews(self) -> tuple[ReviewView[S], ...]:
        """The laws to look at later that nobody has spoken of before."""
        return tuple(review for review in self.all_reviews if not review.is_known)

    @property
    def reviews_known(self) -> tuple[str, ...]:
        """Those that the table knows of already."""
        return tuple(review.law for review in self.all_reviews if review.is_known)

    @property
    def awards(self) -> bool:
        """It awards scores, which are entered at the score desk."""
        return any(isinstance(effect, SideAwarded) for effect in self.effects)

    @property
    def penalties(self) -> tuple[Sanctioned, ...]:
        """The penalties in points that it gives, which are entered at the score desk."""
        points = (Sanction.PROCEDURAL, Sanction.DISCIPLINARY)
        given = (effect for effect in self.effects if isinstance(effect, Sanctioned))
        return tuple(effect for effect in given if effect.sanction in points)

    @property
    def is_derivation_costly(self) -> bool:
        """How it is computed takes long to say."""
        return any(callable(line) for line in self.derived)

    @cached_property
    def derivation(self) -> tuple[S | Text, ...]:
        """How a score was computed, line by line."""
        lines: list[S | Text] = []
        for part in self.derived:
            lines += part() if callable(part) else (part,)
        return tuple(lines)


def _still_needed(ruling: Ruling, needs: tuple[str, ...]) -> tuple[Text, ...]:
    """What the table needs besides the law that takes over, which every face offers."""
    also = tuple(
        tr("“{title}”", title=PROCEDURES[key].title) for key in needs if key != ruling.goes_on
    )
    return (tr("The table needs another ruling: {titles}.", titles=All(also)),) if also else ()


def effect_text(effect: Effect) -> Text:
    """The effect as a sentence; an award, which the log keeps as it is typed, in words."""
    if isinstance(effect, SideAwarded):
        from bridgelaw.scoring.awards import parse_award  # late: only a ruling on a score
        from bridgelaw.scoring.words import award_text

        award = award_text(parse_award(effect.award))
        return tr("{side} is awarded {award}.", side=effect.side, award=award)
    return describe(effect)


def _viewed(effects: Iterable[Effect]) -> tuple[EffectView, ...]:
    return tuple(map(EffectView.of, effects))
