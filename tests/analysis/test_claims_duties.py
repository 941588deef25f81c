"""Laws 50, 51, 26B and 57: penalty cards and restrictions bind the play after a claim."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bench.endings import random_claim
from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.duties import Duties, LeadDuty
from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.verdict import How
from bridgelaw.analysis.claims.winners import counted_on
from bridgelaw.analysis.claims.words import explain
from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.locale.language import language
from tests.analysis import slow_claims
from tests.analysis.claims_made import awarded, claimed
from tests.rotation import rotated

E, W = Seat.EAST, Seat.WEST


def cards(words: str) -> frozenset[Card]:
    return frozenset(map(Card.parse, words.split()))


def endings(left: int, size: int) -> Iterator[Claim]:
    """Random endings with duties of the defenders, of every kind."""
    for number in rotated(range(size), part=16):
        luck = random.Random(f"duties {left} {number}")
        claim = random_claim(luck, left)
        yield replace(claim, duties=some_duties(luck, claim))


def some_duties(luck: random.Random, claim: Claim) -> Duties:
    defenders = claim.declarer.lho, claim.declarer.rho
    majors: set[Card] = set()
    minors: set[Card] = set()
    for seat in defenders:
        held = list(claim.position[seat])
        number = min(len(held), luck.choice((0, 1, 1, 2)))
        found = luck.sample(held, number)
        if number == 1 and not found[0].is_honour and luck.random() < 0.6:
            minors.update(found)
        else:
            majors.update(found)
    leads = []
    if luck.random() < 0.5:
        suits = frozenset(luck.sample(SUITS, luck.choice((1, 1, 2))))
        forbidden = luck.random() < 0.5
        leads.append(LeadDuty(luck.choice(defenders), suits, forbidden, while_on_lead=forbidden))
    position = claim.position
    now: list[tuple[Seat, Hand]] = []
    if position.trick and position.turn in defenders and luck.random() < 0.4:
        now.append((position.turn, Hand.of(luck.sample(list(position[position.turn]), 1))))
    waived = frozenset(defenders) if luck.random() < 0.3 else frozenset()
    return Duties(frozenset(majors), frozenset(minors), tuple(leads), tuple(now), waived)


@pytest.mark.parametrize(("left", "size"), [(1, 60), (2, 400), (3, 500), (4, 60)])
def test_law_50_the_search_finds_what_the_enumeration_finds(left: int, size: int) -> None:
    for claim in endings(left, size):
        verdict = judge(claim)
        assert verdict.normal.is_decided
        assert verdict.tricks == slow_claims.tricks(claim, How.NORMAL), claim
        if left < 4:
            assert verdict.best.tricks == slow_claims.tricks(claim, How.BEST), claim
            worst = slow_claims.tricks(claim, How.IRRATIONAL)
            assert verdict.irrational.tricks == worst, claim


def test_law_50D1_a_major_penalty_card_is_played_at_the_first_opportunity() -> None:
    claim = claimed(".K64.. .Q95.. .AJ3.. .T87..", 3)
    assert awarded(claim) == 2
    assert awarded(replace(claim, duties=Duties(majors=cards("HQ")))) == 3


def test_law_50D1_claimer_counts_on_a_penalty_card_that_must_fall() -> None:
    """With the queen face up the jack is a winner, and claimer is not mistaken about it."""
    claim = claimed(".K64..A .Q95..3 .AJ3..2 .T87..4", 4)
    assert counted_on(claim) == 3
    bound = replace(claim, duties=Duties(majors=cards("HQ")))
    assert counted_on(bound) == 4
    assert awarded(bound) == 4
    # A small card that must be played first tells nothing about the queen.
    assert counted_on(replace(claim, duties=Duties(majors=cards("H5")))) == 3


def test_law_50D1_a_claiming_defender_must_play_it_too() -> None:
    """East would cash the ace of spades, but must lead the small heart first."""
    claim = claimed(".A.A. A.2.. 3.3.. 4.4..", 1, lead="E", claimer="E")
    assert awarded(claim) == 1
    assert awarded(replace(claim, duties=Duties(majors=cards("H2")))) == 0


def test_law_50C_a_minor_penalty_card_comes_before_other_low_cards_but_not_honours() -> None:
    """East's nine would beat the eight, but the two lies face up; a ten may be played before."""
    duties = Duties(minors=cards("S2"))
    for east, free, bound in (("92", 0, 2), ("T2", 0, 0)):
        claim = claimed(f"..A. {east}... 7..2. 3..3.", 2, lead="N", trick="S8")
        assert awarded(claim) == free
        assert awarded(replace(claim, duties=duties)) == bound


@pytest.mark.parametrize(
    ("duty", "tricks"),
    [
        (None, 1),
        (LeadDuty(W, frozenset({Suit.HEARTS})), 2),
        (LeadDuty(W, frozenset({Suit.SPADES}), forbidden=True, while_on_lead=True), 2),
        (LeadDuty(E, frozenset({Suit.HEARTS})), 1),  # East does not lead
        (LeadDuty(W, frozenset({Suit.CLUBS})), 1),  # 59: West has none
    ],
)
def test_law_50D2_26B_a_lead_that_is_required_or_forbidden(
    duty: LeadDuty | None, tricks: int
) -> None:
    claim = claimed(".A4.. .Q5.. .K3.. K.2..", 2, lead="W")
    assert awarded(replace(claim, duties=Duties(leads=() if duty is None else (duty,)))) == tricks


def test_law_50D2_a_prohibition_lasts_while_the_player_keeps_the_lead() -> None:
    claim = claimed(".J.AQ. .AQ.2. .532.. K.4.3.", 2, lead="W")
    duty = LeadDuty(W, frozenset({Suit.HEARTS}), forbidden=True, while_on_lead=True)
    assert awarded(claim) == 0
    assert awarded(replace(claim, duties=Duties(leads=(duty,)))) == 2
    once = replace(duty, while_on_lead=False)
    assert awarded(replace(claim, duties=Duties(leads=(once,)))) == 0


def test_law_57A_what_must_be_played_to_this_trick() -> None:
    claim = claimed(".A.. K2... 4.2.. 3.3..", 2, lead="N", trick="SQ")
    assert awarded(claim) == 0
    low = Duties(now=((E, Hand.of(cards("S2"))),))
    assert awarded(replace(claim, duties=low)) == 2


def test_law_50D2_what_declarer_did_not_choose_is_the_worst() -> None:
    """South could have required a heart; without a demand West cashes the spade."""
    claim = claimed(".A4.. .Q5.. .K3.. K.2..", 2, lead="W")
    claim = replace(claim, duties=Duties(majors=cards("HQ")))
    assert awarded(claim) == 1
    verdict = judge(claim)
    assert verdict.best.tricks == 2  # the best demand
    first = verdict.normal.line[0]
    assert first.seat is W and first.demand is not None and not first.demand.suits
    for code in ("en", "ja"):
        told = [language(code).say(text) for text in explain(verdict)]
        assert not any("{" in words for words in told)
    told = [str(text) for text in explain(verdict)]
    assert any("50D2" in words and "worst for North-South" in words for words in told)
    assert any("of whom declarer demands nothing" in words for words in told)


def test_law_51A_declarer_names_one_of_two_cards_and_the_worst_counts_against_a_defender() -> None:
    """East, who must play one of two cards, does not choose between them: declarer does."""
    claim = claimed("K5... AQ... 43... 2.2..", 1, lead="E", claimer="E")
    both = replace(claim, duties=Duties(majors=cards("SA SQ")))
    assert awarded(both) == 1
    assert slow_claims.tricks(both, How.BEST) == judge(both).best.tricks
