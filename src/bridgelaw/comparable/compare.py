"""Law 23A: is one call comparable to another? The three tests, on what the two calls show."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from bridgelaw.comparable import reasons
from bridgelaw.comparable.counting.cells import too_many
from bridgelaw.comparable.counting.examples import examples
from bridgelaw.comparable.counting.measures import (
    NO_LENGTH_LIMIT,
    NO_POINT_LIMIT,
    Counts,
    Extent,
    Measures,
    Range,
    extent,
    measure,
)
from bridgelaw.comparable.features import Feature, Kind
from bridgelaw.comparable.meanings import Alternative, Meaning
from bridgelaw.comparable.purposes import Aim, Purpose
from bridgelaw.comparable.similar import Grade, shape_weighed, strength_weighed
from bridgelaw.comparable.terms import Both, Condition, Either, Has, Negated, both, either, negated
from bridgelaw.game.hands import Hand
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr


class Verdict(Enum):
    """What comes out; the values are part of the command's JSON.

    >>> str(Verdict.COMPARABLE.text)
    'comparable'
    """

    COMPARABLE = "comparable"
    NOT_COMPARABLE = "not comparable"
    DIRECTOR_DECIDES = "director decides"

    @property
    def text(self) -> Text:
        """The verdict in words."""
        return reasons.VERDICTS[self.value]


class Test(Enum):
    """The three tests of Law 23A."""

    __test__ = False  # not a test case, whatever pytest thinks of its name

    SIMILAR = "23A1"
    SUBSET = "23A2"
    PURPOSE = "23A3"


@dataclass(frozen=True, slots=True)
class Difference:
    """A range of the withdrawn call, and the replacement's.

    >>> from bridgelaw.comparable import meaning_named
    >>> found = compare(meaning_named("6-10 H4+"), meaning_named("8-11 H5+"))
    >>> found.strength.at_low_end, found.strength.at_high_end
    (2, 1)
    """

    withdrawn: Range
    replacement: Range

    @property
    def at_low_end(self) -> int:
        """How much more the replacement promises; negative if it promises less."""
        return self.replacement.low - self.withdrawn.low

    @property
    def at_high_end(self) -> int:
        """How much further the replacement may go; negative if it is limited sooner."""
        return self.replacement.high - self.withdrawn.high

    def shown(self, old_limit: int, new_limit: int) -> tuple[str, str]:
        """Both as players say them; an upper end from the limit on is none."""
        return self.withdrawn.shown(old_limit), self.replacement.shown(new_limit)


@dataclass(frozen=True, slots=True)
class Lean:
    """Which way it leans where neither the Laws nor a published ruling settle it.

    >>> from bridgelaw.comparable import meaning_named
    >>> found = compare(meaning_named("12-14 bal"), meaning_named("12+ bal"))
    >>> found.lean.towards_comparable
    False
    """

    towards_comparable: bool
    why: Text

    @property
    def text(self) -> Text:
        """In words, in place of the verdict."""
        return reasons.LEANS[self.towards_comparable]

    @property
    def value(self) -> str:
        """As the command's JSON has it."""
        leant = Verdict.COMPARABLE if self.towards_comparable else Verdict.NOT_COMPARABLE
        return str(leant.value)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The verdict on two calls, with the evidence for it.

    >>> from bridgelaw.comparable import meaning_named
    >>> found = compare(meaning_named("6+ H4+"), meaning_named("10-12 bal"))
    >>> found.verdict.value, round(float(found.within), 3), len(found.examples) > 0
    ('not comparable', 0.363, True)
    """

    withdrawn: Meaning
    replacement: Meaning
    verdict: Verdict
    test: str | None
    """The clause that decided: 23A1, 23A2 or 23A3; none if no test is met."""
    reasons: tuple[Text, ...]
    counts: Counts
    measures: Measures
    strength: Difference
    """High-card points."""
    suits: dict[Suit, Difference]
    """Lengths, from spades to clubs."""
    examples: tuple[Hand, ...]
    """Hands that make the replacement and not the withdrawn call."""
    lean: Lean | None = None
    """Where the director decides on figures: which way they lean. None where more must be said."""

    @property
    def headline(self) -> Text:
        """The verdict in words, with which way it leans."""
        return self.verdict.text if self.lean is None else self.lean.text

    @property
    def is_decided(self) -> bool:
        """Whether it is not so close that the director has to decide."""
        return self.verdict is not Verdict.DIRECTOR_DECIDES

    @property
    def within(self) -> Fraction:
        """How much of the replacement lies within the withdrawn call."""
        return Fraction(self.counts.common, self.counts.replacement)

    @property
    def covers(self) -> Fraction:
        """How much of the withdrawn call the replacement covers."""
        return Fraction(self.counts.common, self.counts.withdrawn)

    @property
    def ends(self) -> dict[Suit | None, tuple[str, str]]:
        """Points (`None`) and lengths of either call, as players say them: `6-10`, `4+`."""
        found: dict[Suit | None, tuple[str, str]] = {
            None: self.strength.shown(NO_POINT_LIMIT, NO_POINT_LIMIT)
        }
        # A suit whose length is limited only by what is promised in the others has no upper end.
        old = 13 - sum(each.withdrawn.low for each in self.suits.values())
        new = 13 - sum(each.replacement.low for each in self.suits.values())
        for suit, each in self.suits.items():
            found[suit] = each.shown(
                min(old + each.withdrawn.low, NO_LENGTH_LIMIT),
                min(new + each.replacement.low, NO_LENGTH_LIMIT),
            )
        return found


def compare(withdrawn: Meaning, replacement: Meaning) -> Comparison:
    """Compares what the replacement shows with what the withdrawn call showed.

    >>> from bridgelaw.comparable import parse_meaning
    >>> found = compare(parse_meaning("6+ H4+"), parse_meaning("6+ H4+ S4+"))
    >>> found.verdict, found.test, found.within, found.examples
    (<Verdict.COMPARABLE: 'comparable'>, '23A2', Fraction(1, 1), ())
    """
    old, new = counting_alike(withdrawn, replacement)
    if too_many(old.features | new.features):
        raise Refusal(tr("The two calls say too many different things about honours."))
    measures = measure(old.hands, new.hands)
    old_extent, new_extent = extent(old.hands), extent(new.hands)
    if old_extent is None or new_extent is None:
        empty = withdrawn if old_extent is None else replacement
        raise Refusal(tr("No hand fits “{meaning}”.", meaning=str(empty)))
    judged = _judge(old, new, measures, (old_extent, new_extent))
    return Comparison(
        withdrawn,
        replacement,
        judged.verdict,
        None if judged.test is None else judged.test.value,
        tuple(judged.why),
        measures.counts,
        measures,
        Difference(old_extent.points, new_extent.points),
        {
            suit: Difference(old_extent.lengths[suit.index], new_extent.lengths[suit.index])
            for suit in reversed(SUITS)
        },
        examples(old.hands, new.hands) if measures.counts.outside else (),
        judged.lean,
    )


def described_alike(words: str) -> Comparison:
    """Two calls that are described in the same words, which could not be read (23A1)."""
    nothing = Meaning((Alternative(),), unread=words)
    found = compare(nothing, nothing)
    return replace(found, test=Test.SIMILAR.value, reasons=(reasons.SAME_WORDS,))


class _Judgement(NamedTuple):
    verdict: Verdict
    test: Test | None
    why: list[Text]
    lean: Lean | None = None


_Ends = tuple[Extent, Extent]


def _judge(old: Meaning, new: Meaning, measures: Measures, ends: _Ends) -> _Judgement:
    # A3. The same purpose, whatever the calls show besides.
    kept = [_shared_purpose(old, alternative) for alternative in new.alternatives]
    shared = next((purpose for purpose in kept if purpose is not None), None)
    if shared is not None and None not in kept:
        return _Judgement(Verdict.COMPARABLE, Test.PURPOSE, [reasons.same_purpose(shared)])
    if old.shows_nothing:
        return _Judgement(Verdict.COMPARABLE, Test.SUBSET, [reasons.SHOWED_NOTHING])
    lost = tuple(purpose for purpose in old.purposes if not _kept(purpose, new))
    # What shares no purpose must lie within the hands of which it was said that they make the
    # withdrawn call; where only a purpose was stated, nobody said it of any.
    stated = tuple(each for each in old.alternatives if not each.only_a_purpose)
    rest = tuple(each for each, its in zip(new.alternatives, kept, strict=True) if its is None)
    if not stated:
        return _only_a_purpose(old, Meaning(rest), lost)
    if len(stated) == len(old.alternatives) and len(rest) == len(new.alternatives):
        return _judge_hands(old, new, measures, ends, lost)
    told, left = Meaning(stated), Meaning(rest)
    ends = extent(told.hands) or ends[0], extent(left.hands) or ends[1]
    found = _judge_hands(told, left, measure(told.hands, left.hands), ends, lost)
    unstated = [each.purposes for each in old.alternatives if each.only_a_purpose]
    if found.verdict is Verdict.COMPARABLE or not any(map(_may_be_any_hand, unstated)):
        return found
    why = [reasons.other_purpose(purpose) for purpose in lost[:1]]
    return _Judgement(Verdict.DIRECTOR_DECIDES, None, [*why, reasons.COULD_IT_BE_ANY_HAND])


def _judge_hands(
    old: Meaning, new: Meaning, measures: Measures, ends: _Ends, lost: tuple[Purpose, ...]
) -> _Judgement:
    # A2. A part of what the withdrawn call could show. (A1 if it is the whole of it.)
    counts = measures.counts
    if not counts.outside:
        return _within(measures, lost, new)
    if lost:
        why = [reasons.other_purpose(lost[0]), reasons.not_within(measures)]
        return _Judgement(Verdict.NOT_COMPARABLE, None, why)
    if not counts.common:
        # Calls that exclude each other are not similar, however alike their hands may look.
        return _Judgement(Verdict.NOT_COMPARABLE, None, [reasons.not_within(measures)])
    # A1. Similar: the shape first, then the strength.
    shape = shape_weighed(measures, old.features)
    strength = strength_weighed(measures, *ends)
    why = [
        reasons.not_within(measures),
        *reasons.about_shape(measures, shape.grade, *ends),
        *reasons.about_strength(measures, strength.grade, *ends),
    ]
    worst = min(shape, strength, key=lambda weighed: weighed.grade)
    if worst.grade is Grade.SIMILAR:
        return _Judgement(Verdict.COMPARABLE, Test.SIMILAR, [*why, reasons.SIMILAR])
    if worst.grade is Grade.DIFFERENT:
        return _Judgement(Verdict.NOT_COMPARABLE, None, why)
    lean = Lean(worst.grade is Grade.LEANS_TOWARDS, reasons.leaning(measures, worst))
    return _Judgement(Verdict.DIRECTOR_DECIDES, None, [lean.why, *why], lean)


def _within(measures: Measures, lost: tuple[Purpose, ...], new: Meaning) -> _Judgement:
    asks = next((purpose for purpose in lost if purpose.aim is Aim.ASKS), None)
    if asks is not None and any(purpose.aim is Aim.ASKS for purpose in new.purposes):
        # It asks as well, but for something else.
        return _Judgement(Verdict.NOT_COMPARABLE, None, [reasons.other_purpose(asks)])
    if asks is not None and not measures.promises_shape:
        # A natural bid of a hand that might have asked: within it, but another message.
        lean = Lean(False, reasons.ANOTHER_MESSAGE)
        why = [lean.why, reasons.EVERY_HAND_FITS, reasons.other_purpose(asks)]
        return _Judgement(Verdict.DIRECTOR_DECIDES, None, why, lean)
    if measures.counts.replacement == measures.counts.withdrawn:
        return _Judgement(Verdict.COMPARABLE, Test.SIMILAR, [reasons.SAME_HANDS])
    return _Judgement(Verdict.COMPARABLE, Test.SUBSET, [reasons.EVERY_HAND_FITS])


def _only_a_purpose(old: Meaning, new: Meaning, lost: tuple[Purpose, ...]) -> _Judgement:
    """The withdrawn call was stated by what it was for, and some of the other is not for that."""
    why = [reasons.other_purpose((lost or old.purposes)[0])]
    if any(_may_be_any_hand(each.purposes) for each in old.alternatives):
        return _Judgement(Verdict.DIRECTOR_DECIDES, None, [*why, reasons.COULD_IT_BE_ANY_HAND])
    if new.purposes or not lost:
        return _Judgement(Verdict.NOT_COMPARABLE, None, why)
    # A natural bid: as where the hands that ask are stated, it may be a part of them.
    return _Judgement(Verdict.DIRECTOR_DECIDES, None, [*why, reasons.WHICH_HANDS_ASK])


def _may_be_any_hand(purposes: tuple[Purpose, ...]) -> bool:
    """Whether a call for these purposes alone may be one that every hand makes."""
    return bool(purposes) and all(purpose.aim is not Aim.ASKS for purpose in purposes)


def _shared_purpose(old: Meaning, new: Alternative) -> Purpose | None:
    """A purpose of the withdrawn call that an alternative of the replacement has."""
    return next(
        (mine for mine in new.purposes if any(mine.same_as(its) for its in old.purposes)), None
    )


def _kept(purpose: Purpose, new: Meaning) -> bool:
    return any(purpose.same_as(other) for other in new.purposes)


def counting_alike(old: Meaning, new: Meaning) -> tuple[Meaning, Meaning]:
    """Key cards for which no suit was named, read like what the other call counts.

    That is the key cards of the suit that it names, or else aces: the commentary (example 27)
    speaks of one ace and one key card in one breath.
    """
    wanted = {
        feature
        for feature in old.features | new.features
        if feature.kind is Kind.ACES or (feature.kind is Kind.KEYCARDS and feature.suit is not None)
    }
    if len(wanted) != 1 or _UNNAMED not in old.features | new.features:
        return old, new
    (feature,) = wanted
    return _counting(old, feature), _counting(new, feature)


_UNNAMED = Feature(Kind.KEYCARDS)


def _counting(meaning: Meaning, feature: Feature) -> Meaning:
    def read(condition: Condition) -> Condition:
        if isinstance(condition, Has) and condition.feature == _UNNAMED:
            return Has(feature, condition.numbers)
        if isinstance(condition, Both):
            return both(map(read, condition.parts))
        if isinstance(condition, Either):
            return either(map(read, condition.parts))
        if isinstance(condition, Negated):
            return negated(read(condition.part))
        return condition

    return Meaning(
        tuple(Alternative(read(each.hands), each.purposes) for each in meaning.alternatives)
    )
