"""Law 23A: every example of the documents, and what experts would ask besides."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from bridgelaw.comparable import Comparison, Verdict, compare, meaning_named, parse_meaning
from bridgelaw.game.cards import CARDS
from bridgelaw.game.hands import Hand
from bridgelaw.game.suits import Suit
from bridgelaw.locale import LANGUAGES, Refusal, language
from tests.comparable.documents import EXAMPLES, Example

YES, NO, CLOSE = "comparable", "not comparable", "director decides"


def of(withdrawn: str, replacement: str) -> Comparison:
    return compare(parse_meaning(withdrawn), parse_meaning(replacement))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: each.source)
def test_law_23A_every_example_of_the_documents(example: Example) -> None:
    found = of(example.withdrawn, example.replacement)
    assert (found.verdict.value, found.test) == (example.verdict, example.test)


@pytest.mark.parametrize(
    ("withdrawn", "replacement", "verdict"),
    [
        # Strength that is clearly different.
        ("11-21 S5+", "5-10 S6", NO),
        ("15-17 bal", "20-21 bal", NO),
        ("12-14 bal", "15-17 bal", NO),
        ("15-17 bal", "13-15 bal", NO),
        ("5-10 H5+ S5+", "11+ H5+ S5+", NO),
        ("11-21 H5+", "22+ H5+", NO),
        ("11-21 H5+", "H5+", NO),
        # A point or two at an end.
        ("15-17 bal", "14-16 bal", YES),
        ("15-17 bal", "16-18 bal", YES),
        ("15-17 bal", "15-18 bal", YES),
        ("12-14 bal", "11-15 bal", YES),
        ("16+", "15+", YES),
        ("16+", "14+", YES),
        ("6-10 S6", "5-10 S6", YES),
        # In between.
        ("11-21 S5+", "8-16 S5+", CLOSE),
        ("22+", "20+", CLOSE),
        ("6+ H4+", "H4+", CLOSE),
        ("8+ H4", "8+ H4+", CLOSE),
        ("0-11", "11-12 bal", CLOSE),
        # Lengths: longer is a part, shorter is not.
        ("6+ H4+", "6+ H5+", YES),
        ("6+ H5+", "6+ H4+", NO),
        ("6+ H4+", "8+ H4", YES),
        ("8+ H4", "8+ H5+", NO),
        ("5-10 S6", "5-10 S6+", YES),
        ("5-10 S6+", "5-10 S5+", NO),
        # Another way to show the same suit.
        ("H5+", "6-9 H5+", YES),
        ("11-21 H4+", "11-21 S4+", NO),
        # Two-suiters.
        ("5+ H5+ S5+", "5-10 H5+ S5+ or 16+ H5+ S5+", YES),
        ("5-10 H5+ S5+", "5+ H5+ S5+", YES),
        ("5+ H5+ (C5+ or D5+)", "5+ H5+ C5+", YES),
        ("5+ H5+ C5+", "5+ H5+ (C5+ or D5+)", NO),
        ("5+ H5+ (C5+ or D5+)", "5+ H5+ (C4+ or D4+)", NO),
        ("5+ H5+ S5+", "5+ C5+ D5+", NO),
        # Strength alone, and a balanced hand taken loosely.
        ("0-5", "0-7", YES),
        ("0-7", "0-5", YES),
        ("15-17 bal", "15-17 semibal", YES),
        ("15-17 bal", "15-17", NO),
        # Honours.
        ("keycards 1 or 4", "keycards 0 or 3", NO),
        ("keycards 1", "keycards 1 or 2", NO),
        ("keycards(H) 1 or 4", "keycards 1", YES),
        ("15-18 bal stop S", "15-18 bal", CLOSE),
        ("15-18 bal", "15-18 bal stop S", YES),
        # Purposes.
        ("asks: majors 8+", "asks: minors 8+", NO),
        ("asks: majors", "H5+", CLOSE),
        ("asks: majors 8+", "8+ H5+", CLOSE),
        ("asks: majors 8+ (H4+ or S4+)", "8+ S4+", YES),
        ("asks: aces", "asks: keycards", YES),
        ("relay", "relay", YES),
        ("relay", "H5+", CLOSE),
        ("H5+", "relay", NO),
        ("waiting 2+", "0-7", NO),
        ("waiting 4+", "4-7", YES),
        ("asks: majors", "asks: majors or 5-10 D6+", NO),
        ("asks: majors 8+", "asks: majors or 5-10 D6+", NO),
        ("asks: majors", "8+ H4+", CLOSE),
        ("asks: majors 8+", "8+ H4+", CLOSE),
        ("asks: majors", "asks: minors", NO),
        ("asks: majors", "relay", NO),
        ("waiting", "0-7", CLOSE),
        ("waiting 0+", "0-7", YES),
        ("relay or 10+ H5+", "any", CLOSE),
        ("relay or 10+ H5+", "S5+", CLOSE),
        ("relay or 10+ H5+", "12+ H5+", YES),
        ("relay or 10+ H5+", "relay or 10+ H5+", YES),
        ("asks: majors or 10+ H5+", "8+ S5+", NO),
        # Calls that exclude each other.
        ("11-21 C2+", "11-21 C0-1", NO),
        ("C2+", "C0-1", NO),
        ("0-11 not (H6+)", "0-11 H7+", NO),
        # Next to no promise, but a replacement of just the hands that were left out.
        ("11-21 C2+", "12+ C0-2 H3+ S3+ D3+", NO),
        ("11-21 C2+", "10-16 H5+", CLOSE),
        ("11-21 C2+", "10+ D6+", CLOSE),
        ("11-21 C2+", "10+", YES),
        ("11-21 C2+", "10-11 bal", NO),
        # Hands left out in the middle of the strength: a pass that denies weak twos.
        ("0-11 not (5-10 (H6 or S6 or D6))", "6-9 H3+", CLOSE),
        ("0-11 not (5-10 (H6 or S6 or D6))", "0-7", YES),
        ("0-11 not (5-10 (H6 or S6 or D6))", "0-11", YES),
        ("0-7 or 16+", "0-11", NO),
        # The same, but it may be stronger; not weaker.
        ("10-12 H4+", "10+ H4+", CLOSE),
        ("10-12 H3+", "10+ H3+", CLOSE),
        ("11-15 H5+", "10+ H5+", CLOSE),
        ("15-17 bal", "15+ bal", CLOSE),
        ("11+ H4+", "6+ H4+", NO),
        ("6-9 H3+", "6+ H3+", NO),
        ("0-11", "any", NO),
        ("3+", "0-7", NO),
        # A point at each end.
        ("20-21 bal", "19-20 bal", CLOSE),
        ("24-25 bal", "23-24 bal", CLOSE),
        ("20-21 bal", "18-19 bal", NO),
        # Lengths that are denied only because other calls would show them.
        ("15-17 bal not S5+ not H5+", "15-17 bal", YES),
        ("15-17 bal not (S5+ or H5+)", "14-16 bal", YES),
        ("15-17 bal S0-4 H0-4", "14-16 bal", YES),
        ("11-21 C2+ H0-4 S0-4", "10+", CLOSE),
        ("10+ D4+ H0-3 S0-3", "10+ D4+", NO),
        # Stoppers and the quality of suits; aces and key cards are told exactly.
        ("15-18 bal stop S", "15-17 bal", CLOSE),
        ("15-17 bal stop S", "15-18 bal stop H", CLOSE),
        ("15-18 bal stop S", "15-18", NO),
        ("11-15 H7+ good H", "11-15 H7+", CLOSE),
        ("11-15 H7+ good H", "11-15 H6+", NO),
        ("keycards 1", "keycards 1 or 4", CLOSE),
        ("aces 1", "keycards 1 or 4", CLOSE),
    ],
)  # fmt: skip
def test_law_23A_what_experts_would_ask(withdrawn: str, replacement: str, verdict: str) -> None:
    assert of(withdrawn, replacement).verdict.value == verdict


@pytest.mark.parametrize(
    ("withdrawn", "replacement", "verdict"),
    [
        ("1nt-forcing", "2nt-invitation-s", YES),
        ("1nt-semi-forcing", "2nt-invitation-s", YES),
        ("waiting-any-2d", "negative-2d", YES),
        ("waiting-2d", "negative-2d", NO),
        ("multi-2h", "lightner", NO),
    ],
)
def test_law_23A_by_presets(withdrawn: str, replacement: str, verdict: str) -> None:
    found = compare(meaning_named(withdrawn), meaning_named(replacement))
    assert found.verdict.value == verdict


def test_calls_that_exclude_each_other_have_one_reason() -> None:
    (reason,) = of("11-21 C2+", "11-21 C0-1").reasons
    assert "exclude" in str(reason)


@pytest.mark.parametrize(
    "replacement", ["H5+", "0-5", "asks: majors", "relay", "17 bal H4+", "any"]
)
def test_law_23A_every_call_is_comparable_to_one_that_showed_nothing(replacement: str) -> None:
    for nothing in ("any", "forced relay", "H0-4 or any"):
        assert of(nothing, replacement).verdict is Verdict.COMPARABLE


def test_law_23A2_has_a_direction() -> None:
    there = of("6+ H4+", "6+ H4+ S4+")
    back = of("6+ H4+ S4+", "6+ H4+")
    assert (there.verdict, there.test) == (Verdict.COMPARABLE, "23A2")
    assert (back.verdict, back.test) == (Verdict.NOT_COMPARABLE, None)
    assert (there.within, there.covers) == (back.covers, back.within)


def test_law_23A2_is_exact_one_hand_outside_is_seen() -> None:
    found = of("0-36", "any")
    assert found.counts.outside == 4  # AKQ in every suit and a jack: 37 points
    assert found.within == 1 - Fraction(4, 635_013_559_600)
    (hand,) = {hand.hcp for hand in found.examples}
    assert hand == 37


def test_law_23A1_the_pattern_may_not_differ_and_the_strength_may_a_little() -> None:
    assert of("11+ H4+", "10+ H4+").test == "23A1"
    assert of("10+ H5+", "10+ H4+").verdict is Verdict.NOT_COMPARABLE
    assert of("11+ H5+", "5-10 H5+").verdict is Verdict.NOT_COMPARABLE


def test_law_23A1_evidence_of_strength_and_suits() -> None:
    found = of("11-21 H5+", "10-16 H4+")
    assert (found.strength.at_low_end, found.strength.at_high_end) == (-1, -5)
    assert found.suits[Suit.HEARTS].at_low_end == -1
    assert list(found.suits) == [Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: each.source)
def test_example_hands_make_the_replacement_only(example: Example) -> None:
    found = of(example.withdrawn, example.replacement)
    assert bool(found.examples) is (found.within < 1)
    assert len(set(found.examples)) == len(found.examples) <= 3
    for hand in found.examples:
        assert len(hand) == 13
        assert found.replacement.shows(hand)
        if "keycards" not in example.withdrawn:
            assert not found.withdrawn.shows(hand)
    assert found.examples == of(example.withdrawn, example.replacement).examples


def test_example_hands_show_each_kind_of_difference() -> None:
    hands = of("11-21 H5+", "8+ H4+").examples
    assert any(hand.length(Suit.HEARTS) == 4 for hand in hands)
    assert any(hand.hcp < 11 for hand in hands)
    assert any(hand.hcp > 21 for hand in hands)


def test_evidence_agrees_with_dealing_hands() -> None:
    chance = random.Random(23)
    hands = [Hand.of(chance.sample(CARDS, 13)) for _ in range(4000)]
    for withdrawn, replacement in (
        ("11-21 H5+", "8-16 H4+"),
        ("6+ (H4+ or S4+)", "10-15 bal not (H4 S4)"),
        ("keycards 1 or 2", "10+ stop H"),
    ):
        found = of(withdrawn, replacement)
        made = [hand for hand in hands if found.replacement.shows(hand)]
        inside = sum(found.withdrawn.shows(hand) for hand in made)
        assert len(made) / len(hands) == pytest.approx(
            found.counts.replacement / 635_013_559_600, abs=0.04
        )
        assert inside / len(made) == pytest.approx(float(found.within), abs=0.06)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: each.source)
def test_reasons_are_given_in_every_language(example: Example) -> None:
    found = of(example.withdrawn, example.replacement)
    assert found.reasons
    for code in LANGUAGES:
        for reason in (*found.reasons, found.headline):
            assert language(code).say(reason)


def test_a_meaning_that_no_hand_has_is_refused() -> None:
    from bridgelaw.comparable import Alternative, Meaning
    from bridgelaw.comparable.terms import Length, both

    nothing = Meaning((Alternative(both([Length(Suit.HEARTS, 8), Length(Suit.SPADES, 8)])),))
    with pytest.raises(Refusal, match="H8"):
        compare(parse_meaning("6+"), nothing)


@pytest.mark.parametrize(
    ("withdrawn", "replacement", "lean"),
    [
        # What was promised is there, but more than a third is stronger.
        ("12-14 bal", "12+ bal", NO),
        ("15-17 bal", "16+ bal", NO),
        ("10-12 H4+", "10+ H4+", NO),
        # Less than a third is stronger.
        ("11-21 H5+", "20+ H5+", YES),
        # A point or two off: fewer than those that fit, and more.
        ("0-11", "11-12 bal", YES),
        ("20-21 bal", "19-20 bal", NO),
        # A floor is a promise, and so is a shape; a longer suit breaks none.
        ("11-21 S5+", "8-16 S5+", NO),
        ("6+ H4+", "H4+", NO),
        ("8+ H4", "8+ H4+", YES),
        ("15-18 bal stop S", "15-18 bal", YES),
        ("keycards 1", "keycards 1 or 4", NO),
        ("11-21 C2+ H0-4 S0-4", "10+", YES),
        # Another message, although the hands lie within.
        ("asks: majors 8+", "8+ H5+", NO),
    ],
)
def test_law_23A1_where_it_is_open_it_says_which_way_it_leans(
    withdrawn: str, replacement: str, lean: str
) -> None:
    found = of(withdrawn, replacement)
    assert found.verdict.value == CLOSE and found.lean is not None
    assert found.lean.value == lean
    assert found.reasons[0] == found.lean.why  # it comes first, in one sentence
    if found.counts.outside:
        assert "%" in str(found.lean.why)
        assert len(found.examples) == 3


def test_law_23A1_a_strong_jump_shift_is_comparable_to_the_opening_in_its_suit() -> None:
    """A published ruling: one hand in seven is stronger, and everything promised is there."""
    found = of("11-19 S5+", "16+ S5+")
    assert (found.verdict.value, found.test, found.lean) == (YES, "23A1", None)


def test_law_23A3_where_more_must_be_said_it_leans_no_way() -> None:
    assert of("relay", "H5+").lean is None
