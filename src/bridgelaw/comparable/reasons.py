"""Why a call is comparable or not, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bridgelaw.comparable import thresholds
from bridgelaw.comparable.counting.measures import NO_POINT_LIMIT, Extent, Measures
from bridgelaw.comparable.purposes import Purpose
from bridgelaw.comparable.similar import Grade, Way, Weighed, has_a_floor, is_far_above
from bridgelaw.game.suits import SUITS
from bridgelaw.locale.text import All, Text, filled, tr

VERDICTS = {
    "comparable": tr("comparable"),
    "not comparable": tr("not comparable"),
    "director decides": tr("the director decides"),
}

LEANS = {
    True: tr("the director decides; leans towards comparable"),
    False: tr("the director decides; leans against comparable"),
}

SHOWED_NOTHING = tr(
    "Every hand would have made the withdrawn call: it showed nothing, so every call is comparable "
    "to it."
)
SAME_HANDS = tr("Both calls show exactly the same hands.")
SAME_WORDS = tr(
    "Both calls are described in the same words. They were not read, and no hands were counted."
)
EVERY_HAND_FITS = tr("Every hand that makes the replacement would have made the withdrawn call.")
SIMILAR = tr("So the meaning is similar.")
COULD_IT_BE_ANY_HAND = tr(
    "If every hand would have made the withdrawn call, it showed nothing and every call is "
    "comparable to it: then write “any”. If not, say which hands make it."
)
WHICH_HANDS_ASK = tr(
    "Whether the replacement is a part of it depends on the hands that would have asked: say "
    "which they are, and decide whether another message matters."
)


ANOTHER_MESSAGE = tr(
    "It leans against comparable: the hands lie within, but the one call asks and the other tells."
)
_TOWARDS = {
    Way.LEFT_OUT: tr(
        "It leans towards comparable: next to no distribution was promised, and only {share} of "
        "the replacement's hands have one that was left out."
    ),
    Way.LONGER: tr(
        "It leans towards comparable: in {share} of the replacement's hands a suit is longer than "
        "shown, which breaks no promise."
    ),
    Way.QUALITY: tr(
        "It leans towards comparable: suits and strength agree, and only a stopper or the quality "
        "of a suit is wanting, in {share} of the replacement's hands."
    ),
    Way.NEAR: tr(
        "It leans towards comparable: {share} of the replacement's hands are too weak or too "
        "strong, but only by a point or two."
    ),
    Way.STRONGER: tr(
        "It leans towards comparable: what was promised is there, and only {share} of the "
        "replacement's hands are stronger."
    ),
    Way.BETWEEN: tr(
        "It leans towards comparable: only {share} of the replacement's hands have a strength that "
        "was left out in the middle."
    ),
}
_AGAINST = {
    Way.SHAPE: tr(
        "It leans against comparable: {share} of the replacement's hands have another "
        "distribution, and that must not differ."
    ),
    Way.EXACT: tr(
        "It leans against comparable: {share} of the replacement's hands have another number of "
        "honours, which partner takes to be exact."
    ),
    Way.QUALITY: tr(
        "It leans against comparable: {share} of the replacement's hands lack the stopper or the "
        "quality of a suit that was promised."
    ),
    Way.NEAR: tr(
        "It leans against comparable: {share} of the replacement's hands are too weak or too "
        "strong, even if only by a point or two."
    ),
    Way.WEAKER: tr(
        "It leans against comparable: {share} of the replacement's hands are clearly weaker than "
        "was promised."
    ),
    Way.NO_LIMIT: tr(
        "It leans against comparable: {share} of the replacement's hands are clearly stronger, and "
        "a limit was all that was said."
    ),
    Way.STRONGER: tr(
        "It leans against comparable: {share} of the replacement's hands are stronger than the "
        "withdrawn call, more than a slight difference."
    ),
    Way.BETWEEN: tr(
        "It leans against comparable: {share} of the replacement's hands have a strength that was "
        "left out in the middle."
    ),
}


def leaning(measures: Measures, weighed: Weighed) -> Text:
    """Which way an open question leans, and why, in one sentence."""
    said = _TOWARDS if weighed.grade is Grade.LEANS_TOWARDS else _AGAINST
    share = percent(Fraction(weighed.hands, measures.counts.replacement))
    return filled(said[weighed.way], share=share)


_WHOLE = {Fraction(0): Text("0%"), Fraction(1): tr("all")}


def percent(share: Fraction) -> Text:
    """A share in per cent that never rounds something to nothing or to everything."""
    if share in _WHOLE:
        return _WHOLE[share]
    if share < Fraction(1, 1000):
        return Text("< 0.1%")
    if share > Fraction(999, 1000):
        return Text("> 99.9%")
    return Text(f"{float(share):.1%}")


def same_purpose(purpose: Purpose) -> Text:
    return tr("Both calls have the same purpose: {purpose}.", purpose=purpose.text)


def other_purpose(purpose: Purpose) -> Text:
    return tr(
        "The purpose of the withdrawn call was {purpose}; the replacement has another one.",
        purpose=purpose.text,
    )


def not_within(measures: Measures) -> Text:
    counts = measures.counts
    if not counts.common:
        return tr("No hand would make both calls: they exclude each other.")
    return tr(
        "{share} of the hands that make the replacement would not have made the withdrawn call.",
        share=percent(Fraction(counts.outside, counts.replacement)),
    )


def about_shape(measures: Measures, grade: Grade, old: Extent, new: Extent) -> Iterator[Text]:
    """What there is to say about the distribution."""
    off = measures.off_shape + measures.quality + measures.longer
    share = percent(Fraction(off, measures.counts.replacement))
    if not measures.promises_shape:
        yield tr("The withdrawn call promised next to nothing about distribution.")
        if grade is not Grade.SIMILAR:
            yield tr(
                "But {share} of the replacement's hands have a distribution (or honours) of the "
                "few that it left out.",
                share=share,
            )
        return
    if not off:
        yield tr("The replacement keeps everything that was promised about distribution.")
        return
    if grade is not Grade.SIMILAR:
        yield tr(
            "{share} of the replacement's hands do not have the distribution (or honours) that "
            "the withdrawn call promised.",
            share=share,
        )
        if measures.quality > measures.off_shape + measures.longer and grade.is_open:
            yield tr("It differs in stoppers or the quality of suits alone.")
        yield from _short_suits(old, new)
    elif measures.odds(off) <= thresholds.FREAKS:
        yield tr("But for freak hands ({share}) the distribution is the same.", share=share)
    else:
        yield tr(
            "The distribution differs only by suits that may be longer than promised ({share}).",
            share=share,
        )


def _short_suits(old: Extent, new: Extent) -> Iterator[Text]:
    """The suits in which the replacement promises less."""
    less = [
        tr("{suit} {new} for {old}", suit=suit, new=f"{after.low}+", old=f"{before.low}+")
        for suit in reversed(SUITS)
        for before, after in [(old.lengths[suit.index], new.lengths[suit.index])]
        if after.low < before.low
    ]
    if less:
        yield tr("It promises less: {suits}.", suits=All(tuple(less)))


def about_strength(measures: Measures, grade: Grade, old: Extent, new: Extent) -> Iterator[Text]:
    """What there is to say about the points."""
    off = measures.off_strength
    if not off:
        yield tr("The strength lies within what the withdrawn call could have.")
        return
    of_the_shape = measures.counts.replacement - measures.off_shape
    values: dict[str, str | Text] = {
        "old": old.points.shown(NO_POINT_LIMIT),
        "new": new.points.shown(NO_POINT_LIMIT),
        "share": percent(Fraction(of_the_shape - off, of_the_shape)),
    }
    far_above = is_far_above(measures)
    if grade is Grade.SIMILAR and far_above:
        yield tr(
            "The strength may be greater ({new} points for {old}), but what was promised is there, "
            "and two suits that are shown weigh more than strength.",
            **values,
        )
    elif grade is Grade.SIMILAR and measures.between:
        yield tr(
            "The strength lies between the ends of the withdrawn call ({new} points for {old}); "
            "{share} of such hands would have made it.",
            **values,
        )
    elif grade is Grade.SIMILAR:
        yield tr("The strength differs only slightly: {new} points for {old}.", **values)
    else:
        yield _other_strength(grade is Grade.DIFFERENT, values)
        if measures.odds(measures.weaker) > thresholds.TAIL_BELOW:
            yield tr("It may be clearly weaker than the withdrawn call, which breaks a promise.")
        elif far_above and has_a_floor(old):
            yield tr("It may be clearly stronger than the withdrawn call, but keeps its promise.")
        elif far_above:
            yield tr("It may be clearly stronger, where all that was said was a limit.")


def _other_strength(different: bool, values: dict[str, str | Text]) -> Text:
    if different:
        return tr(
            "The strength is clearly different: {new} points for {old}; {share} of the "
            "replacement's hands have the strength of the withdrawn call.",
            **values,
        )
    return tr(
        "The strength is not quite the same: {new} points for {old}; {share} of the "
        "replacement's hands have the strength of the withdrawn call.",
        **values,
    )
