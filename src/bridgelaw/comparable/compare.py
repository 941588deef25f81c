"""Law 23A: is one call comparable to another? The three tests, on what the two calls show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from fractions import Fraction

from bridgelaw.comparable import reasons, thresholds
from bridgelaw.comparable.counting import too_many
from bridgelaw.comparable.examples import examples
from bridgelaw.comparable.features import Feature, Kind
from bridgelaw.comparable.meanings import Alternative, Meaning
from bridgelaw.comparable.measures import Counts, Extent, Measures, Range, extent, measure
from bridgelaw.comparable.purposes import Aim, Purpose
from bridgelaw.comparable.terms import Both, Condition, Either, Has, Negated, both, either, negated
from bridgelaw.game.hands import Hand
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr


class Verdict(Enum):
    """What comes out; the values are part of the command's JSON."""

    COMPARABLE = "comparable"
    NOT_COMPARABLE = "not comparable"
    DIRECTOR_DECIDES = "director decides"

    @property
    def text(self) -> Text:
        return reasons.VERDICTS[self.value]


class Test(Enum):
    """The three tests of Law 23A."""

    __test__ = False  # not a test case, whatever pytest thinks of its name

    SIMILAR = "23A1"
    SUBSET = "23A2"
    PURPOSE = "23A3"


@dataclass(frozen=True, slots=True)
class Difference:
    """A range of the withdrawn call, and the replacement's."""

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


@dataclass(frozen=True, slots=True)
class Comparison:
    """The verdict on two calls, with the evidence for it."""

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


def compare(withdrawn: Meaning, replacement: Meaning) -> Comparison:
    """Compares what the replacement shows with what the withdrawn call showed.

    >>> from bridgelaw.comparable import parse_meaning
    >>> found = compare(parse_meaning("6+ H4+"), parse_meaning("6+ H4+ S4+"))
    >>> found.verdict, found.test, found.within, found.examples
    (<Verdict.COMPARABLE: 'comparable'>, '23A2', Fraction(1, 1), ())
    """
    old, new = _counting_alike(withdrawn, replacement)
    if too_many(old.features | new.features):
        raise Refusal(tr("The two calls say too many different things about honours."))
    measures = measure(old.hands, new.hands)
    old_extent, new_extent = extent(old.hands), extent(new.hands)
    if old_extent is None or new_extent is None:
        empty = withdrawn if old_extent is None else replacement
        raise Refusal(tr("No hand fits “{meaning}”.", meaning=str(empty)))
    verdict, test, why = _judge(old, new, measures, old_extent, new_extent)
    return Comparison(
        withdrawn,
        replacement,
        verdict,
        None if test is None else test.value,
        tuple(why),
        measures.counts,
        measures,
        Difference(old_extent.points, new_extent.points),
        {
            suit: Difference(old_extent.lengths[suit.index], new_extent.lengths[suit.index])
            for suit in reversed(SUITS)
        },
        examples(old.hands, new.hands) if measures.counts.outside else (),
    )


_Judgement = tuple[Verdict, Test | None, list[Text]]


def _judge(
    old: Meaning, new: Meaning, measures: Measures, old_extent: Extent, new_extent: Extent
) -> _Judgement:
    # A3. The same purpose, whatever the calls show besides.
    shared = _shared_purpose(old, new)
    if shared is not None:
        return Verdict.COMPARABLE, Test.PURPOSE, [reasons.same_purpose(shared)]
    lost = [purpose for purpose in old.purposes if not _kept(purpose, new)]
    if old.shows_nothing:
        return Verdict.COMPARABLE, Test.SUBSET, [reasons.SHOWED_NOTHING]
    if old.purposes and old.shows_no_hands:
        return _only_a_purpose(old.purposes)
    # A2. A part of what the withdrawn call could show. (A1 if it is the whole of it.)
    counts = measures.counts
    if not counts.outside:
        return _within(measures, lost, new)
    if lost:
        why = [reasons.other_purpose(lost[0]), reasons.not_within(measures)]
        return Verdict.NOT_COMPARABLE, None, why
    # A1. Similar: the shape first, then the strength.
    shape, strength = _shape_grade(measures), _strength_grade(measures)
    why = [
        reasons.not_within(measures),
        *reasons.about_shape(measures, shape is Grade.SIMILAR, old_extent, new_extent),
        *reasons.about_strength(
            measures, strength is Grade.SIMILAR, strength is Grade.DIFFERENT, old_extent, new_extent
        ),
    ]
    grade = min(shape, strength)
    if grade is Grade.SIMILAR:
        return Verdict.COMPARABLE, Test.SIMILAR, [*why, reasons.SIMILAR]
    if grade is Grade.CLOSE:
        return Verdict.DIRECTOR_DECIDES, None, [*why, reasons.IT_IS_CLOSE]
    return Verdict.NOT_COMPARABLE, None, why


def _within(measures: Measures, lost: list[Purpose], new: Meaning) -> _Judgement:
    asks = next((purpose for purpose in lost if purpose.aim is Aim.ASKS), None)
    if asks is not None and any(purpose.aim is Aim.ASKS for purpose in new.purposes):
        # It asks as well, but for something else.
        return Verdict.NOT_COMPARABLE, None, [reasons.other_purpose(asks)]
    if asks is not None and not measures.promises_shape:
        # A natural bid of a hand that might have asked: within it, but another message.
        why = [reasons.EVERY_HAND_FITS, reasons.other_purpose(asks), reasons.IT_IS_CLOSE]
        return Verdict.DIRECTOR_DECIDES, None, why
    if measures.counts.replacement == measures.counts.withdrawn:
        return Verdict.COMPARABLE, Test.SIMILAR, [reasons.SAME_HANDS]
    return Verdict.COMPARABLE, Test.SUBSET, [reasons.EVERY_HAND_FITS]


def _only_a_purpose(lost: Sequence[Purpose]) -> _Judgement:
    why = [reasons.other_purpose(lost[0])]
    if all(purpose.aim is Aim.RELAY for purpose in lost):
        return Verdict.DIRECTOR_DECIDES, None, [*why, reasons.COULD_IT_BE_ANY_HAND]
    return Verdict.NOT_COMPARABLE, None, why


def _shared_purpose(old: Meaning, new: Meaning) -> Purpose | None:
    """A purpose of the withdrawn call that the replacement has in all its alternatives."""
    for alternative in new.alternatives:
        if not any(
            mine.same_as(theirs) for mine in alternative.purposes for theirs in old.purposes
        ):
            return None
    return next(
        purpose for purpose in new.purposes if any(purpose.same_as(its) for its in old.purposes)
    )


def _kept(purpose: Purpose, new: Meaning) -> bool:
    return any(purpose.same_as(other) for other in new.purposes)


class Grade(IntEnum):
    """How alike two calls are in one respect."""

    DIFFERENT = 0
    CLOSE = 1
    SIMILAR = 2


def _shape_grade(measures: Measures) -> Grade:
    off, longer = measures.off_shape, measures.off_longer_shape
    if not measures.promises_shape or off <= thresholds.SLIGHT_SHAPE:
        return Grade.SIMILAR
    if off <= thresholds.LONGER and longer <= thresholds.SLIGHT_SHAPE:
        return Grade.SIMILAR
    if off <= thresholds.CLOSE_SHAPE:
        return Grade.CLOSE
    if off <= thresholds.CLOSE_LONGER and longer <= thresholds.CLOSE_SHAPE:
        return Grade.CLOSE
    return Grade.DIFFERENT


def _strength_grade(measures: Measures) -> Grade:
    within, covers = measures.strength_within, measures.strength_covers
    slight = measures.beyond_slight <= thresholds.NEGLIGIBLE
    alike = within >= thresholds.HALF and covers >= thresholds.HALF
    narrow = measures.shape_share <= thresholds.NARROW
    if slight and (alike or within >= thresholds.NEARLY_WITHIN):
        return Grade.SIMILAR
    if slight and covers >= thresholds.NEARLY_ALL and within >= thresholds.BARELY:
        return Grade.SIMILAR
    if narrow and within >= thresholds.NARROW_WITHIN and covers >= thresholds.HALF:
        return Grade.SIMILAR
    if slight and (
        within >= thresholds.HALF
        or (within >= thresholds.BARELY and covers >= thresholds.HALF)
        or covers >= thresholds.NEARLY_ALL
    ):
        return Grade.CLOSE
    near = measures.beyond_close <= thresholds.NEGLIGIBLE or within >= thresholds.MOSTLY
    if alike and near:
        return Grade.CLOSE
    if narrow and within >= thresholds.NARROW_CLOSE:
        return Grade.CLOSE
    return Grade.DIFFERENT


def _counting_alike(old: Meaning, new: Meaning) -> tuple[Meaning, Meaning]:
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
