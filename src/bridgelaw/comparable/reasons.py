"""Why a call is comparable or not, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bridgelaw.comparable import thresholds
from bridgelaw.comparable.counting.measures import NO_POINT_LIMIT, Extent, Measures
from bridgelaw.comparable.purposes import Purpose
from bridgelaw.game.suits import SUITS
from bridgelaw.locale.text import All, Text, tr

VERDICTS = {
    "comparable": tr("comparable"),
    "not comparable": tr("not comparable"),
    "director decides": tr("the director decides"),
}

SHOWED_NOTHING = tr(
    "Every hand would have made the withdrawn call: it showed nothing, so every call is comparable "
    "to it."
)
SAME_HANDS = tr("Both calls show exactly the same hands.")
EVERY_HAND_FITS = tr("Every hand that makes the replacement would have made the withdrawn call.")
SIMILAR = tr("So the meaning is similar.")
IT_IS_CLOSE = tr("It is close: the director decides.")
COULD_IT_BE_ANY_HAND = tr(
    "If every hand would have made the withdrawn call, it showed nothing and every call is "
    "comparable to it: then write “any”. If not, say which hands make it."
)
WHICH_HANDS_ASK = tr(
    "Whether the replacement is a part of it depends on the hands that would have asked: say "
    "which they are, and decide whether another message matters."
)


def percent(share: Fraction) -> str:
    """A share in per cent that never rounds something to nothing or to everything."""
    if 0 < share < Fraction(1, 1000):
        return "< 0.1%"
    if Fraction(999, 1000) < share < 1:
        return "> 99.9%"
    return f"{float(share):.1%}"


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


def about_shape(measures: Measures, similar: bool, old: Extent, new: Extent) -> Iterator[Text]:
    """What there is to say about the distribution."""
    share = percent(measures.off_shape)
    if not measures.promises_shape:
        yield tr("The withdrawn call promised next to nothing about distribution.")
        if not similar:
            yield tr(
                "But {share} of the replacement's hands have a distribution (or honours) of the "
                "few that it left out.",
                share=share,
            )
        return
    if not measures.off_shape:
        yield tr("The replacement keeps everything that was promised about distribution.")
        return
    if not similar:
        yield tr(
            "{share} of the replacement's hands do not have the distribution (or honours) that "
            "the withdrawn call promised.",
            share=share,
        )
        if measures.off_plain_shape < min(measures.off_longer_shape, thresholds.CLOSE_SHAPE):
            yield tr("It differs in stoppers or the quality of suits alone.")
        yield from _short_suits(old, new)
    elif measures.off_shape <= thresholds.SLIGHT_SHAPE:
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


def about_strength(
    measures: Measures, similar: bool, different: bool, old: Extent, new: Extent
) -> Iterator[Text]:
    """What there is to say about the points."""
    if measures.strength_within == 1:
        if measures.off_shape < 1:
            yield tr("The strength lies within what the withdrawn call could have.")
        return
    if not measures.counts.common and measures.off_shape == 1:
        return  # no shape in common: strength does not come into it
    had, has = old.points.shown(NO_POINT_LIMIT), new.points.shown(NO_POINT_LIMIT)
    share = percent(measures.strength_within)
    if similar and measures.beyond_slight <= thresholds.NEGLIGIBLE:
        yield tr("The strength differs only slightly: {new} points for {old}.", new=has, old=had)
    elif similar and measures.strength_within >= thresholds.NEARLY_ALL:
        yield tr(
            "The strength lies between the ends of the withdrawn call ({new} points for {old}); "
            "{share} of such hands would have made it.",
            new=has,
            old=had,
            share=share,
        )
    elif similar:
        yield tr(
            "The strength differs more ({new} points for {old}), but so narrow a distribution "
            "weighs more than strength.",
            new=has,
            old=had,
        )
    elif different:
        yield tr(
            "The strength is clearly different: {new} points for {old}; {share} of the "
            "replacement's hands have the strength of the withdrawn call.",
            new=has,
            old=had,
            share=share,
        )
    else:
        yield tr(
            "The strength is not quite the same: {new} points for {old}; {share} of the "
            "replacement's hands have the strength of the withdrawn call.",
            new=has,
            old=had,
            share=share,
        )
