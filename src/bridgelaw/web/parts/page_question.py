"""Questions and rulings as pages show them: `parts/question.html` and `parts/ruling.html`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from bridgelaw.game.seats import SEAT_OF_LETTER, Player, Role
from bridgelaw.laws import Asked, BadAnswer, Interview, Ruling
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.laws.common.reviews import REVIEWS
from bridgelaw.laws.digest import CLAUSES, Clause, find
from bridgelaw.laws.machinery.as_json import effect_text, outcomes_by_headline
from bridgelaw.laws.machinery.lookahead import Foreseen, foresee
from bridgelaw.laws.machinery.ruling import holding
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import Effect, SideAwarded, Unauthorised
from bridgelaw.table.events import Ruled
from bridgelaw.table.notation import event_from_json
from bridgelaw.table.table import Table
from bridgelaw.table.wording import law_of
from bridgelaw.web.parts.widgets import Widget, widget_of

_MOST_OUTCOMES = 3  # below one answer; more of them are folded away
_MOST_LAWS = 6  # named in place of them


class ShownOutcome(NamedTuple):
    """How things can end: the laws that would decide, and the ruling in one sentence."""

    laws: str
    headline: Text


@dataclass(frozen=True, slots=True)
class ShownOption:
    """An answer to tap, and where it leads."""

    number: int
    key: str
    label: Text
    outcomes: tuple[ShownOutcome, ...]
    is_complete: bool
    """There are no other outcomes."""

    @property
    def is_folded(self) -> bool:
        return not self.is_complete or len(self.outcomes) > _MOST_OUTCOMES

    @property
    def summary(self) -> Text:
        """What stands for a list of outcomes that is folded away."""
        laws = sorted({law for one in self.outcomes for law in one.laws.split(", ")})
        words = ", ".join(laws[:_MOST_LAWS]) + (" …" if len(laws) > _MOST_LAWS else "")
        if self.is_complete:
            count = len(self.outcomes)
            return tr("{count} rulings are possible: {laws}", count=count, laws=words)
        return tr("Several rulings are possible: {laws} and others", laws=words)


@dataclass(frozen=True, slots=True)
class ShownQuestion:
    """A question with everything that helps to answer it."""

    asked: Asked[Any]
    options: tuple[ShownOption, ...]
    widget: Widget
    clauses: tuple[Clause, ...]
    """The law behind it, in our own short words."""


def shown_question(interview: Interview) -> ShownQuestion | None:
    """The pending question; `None` where there is a ruling."""
    asked = interview.question
    if asked is None:
        return None
    ahead = foresee(interview)
    options = tuple(
        _option(number, option.key, option.label, ahead[option.key])
        for number, option in enumerate(asked.options, 1)
    )
    return ShownQuestion(asked, options, widget_of(asked), digest(asked.law))


def _option(number: int, key: str, label: Text, ahead: Foreseen) -> ShownOption:
    outcomes = tuple(
        ShownOutcome(", ".join(clauses), outcome.headline)
        for clauses, outcome in outcomes_by_headline(ahead.outcomes)
    )
    return ShownOption(number, key, label, outcomes, ahead.is_complete)


def digest(law: str) -> tuple[Clause, ...]:
    """The clause with this number; of one that has none itself, what is below it."""
    return (CLAUSES[law],) if law in CLAUSES else find(law)


class Misread(NamedTuple):
    """An answer that does not fit: what was typed, why not, and where the mistake is."""

    typed: str
    reason: Text
    pointer: tuple[str, ...] = ()


def misread(error: Refusal, typed: str) -> Misread:
    """What to show beside the field."""
    from bridgelaw.comparable import MeaningError  # only few questions need it

    reason = error.reason if isinstance(error, BadAnswer) else error.text
    cause = error.__cause__
    pointer = tuple(cause.pointer()) if isinstance(cause, MeaningError) else ()
    return Misread(typed, reason, pointer)


class Said(NamedTuple):
    """Words for the table, and who hears them; `None` for everybody."""

    to: Player | None
    text: Any


class Holding(NamedTuple):
    """Something that holds now, and its law."""

    text: Text
    law: str


@dataclass(frozen=True, slots=True)
class ShownRuling:
    """A ruling that is being looked at, or that was given: then in the words of that time."""

    clauses: tuple[str, ...]
    headline: Any
    words: tuple[Said, ...]
    holds: tuple[Holding, ...]
    unauthorised: tuple[Holding, ...]
    derivation: tuple[Any, ...] | None
    """`None`: it is worked out only when somebody asks for it, because that takes long."""
    notes: tuple[Any, ...]
    reviews: tuple[tuple[str, Any], ...]
    reviews_known: tuple[str, ...] = ()
    """Laws to look at later that the table knows of already."""
    goes_on: str | None = None
    awards: bool = False
    """It awards scores, which are entered at the score desk."""
    answered: tuple[tuple[str, str], ...] = ()
    """Of a ruling that was given: the questions and the answers, as they were said then."""


def shown_ruling(ruling: Ruling, before: Table | None = None) -> ShownRuling:
    """A ruling as it follows from the answers, and where the table is known what follows there."""
    spoken = ruling.words if before is None else (*ruling.words, *afterwards(before, ruling))
    due = () if before is None else before.reviews
    is_costly = any(callable(part) for part in ruling.derived)
    return ShownRuling(
        clauses=ruling.clauses,
        headline=ruling.headline,
        words=tuple(Said(*words) for words in spoken),
        holds=_described(holding(ruling.effects)),
        unauthorised=_unauthorised(ruling.effects),
        derivation=None if is_costly else ruling.derivation,
        notes=ruling.notes,
        reviews=tuple((law, REVIEWS[law]) for law in ruling.reviews if law not in due),
        reviews_known=tuple(law for law in ruling.reviews if law in due),
        goes_on=ruling.goes_on,
        awards=bool(ruling.awards),
    )


def given_ruling(given: Mapping[str, Any], code: str) -> ShownRuling:
    """A ruling that was given, from the log, in a language."""
    said = given["said"].get(code) or given["said"]["en"]
    ruled = event_from_json(given["ruled"])
    assert isinstance(ruled, Ruled)
    return ShownRuling(
        clauses=tuple(given["clauses"]),
        headline=said["headline"],
        words=tuple(Said(player_named(one["to"]), one["text"]) for one in said["words"]),
        holds=_described(holding(ruled.effects)),
        unauthorised=_unauthorised(ruled.effects),
        derivation=tuple(said["derivation"]),
        notes=tuple(said["notes"]),
        reviews=tuple((one["law"], one["text"]) for one in said["reviews"]),
        goes_on=given["goes_on"],
        awards=any(isinstance(effect, SideAwarded) for effect in ruled.effects),
        answered=tuple((one["question"], one["answer"]) for one in said["asked"]),
    )


def _described(effects: Iterable[Effect]) -> tuple[Holding, ...]:
    return tuple(Holding(effect_text(effect), law_of(effect) or "") for effect in effects)


def _unauthorised(effects: Iterable[Effect]) -> tuple[Holding, ...]:
    return _described(effect for effect in effects if isinstance(effect, Unauthorised))


def player_named(name: str | None) -> Player | None:
    """Who was meant, as the log writes it: a seat's letter or a role."""
    if name is None:
        return None
    return SEAT_OF_LETTER[name] if name in SEAT_OF_LETTER else Role[name.upper()]
