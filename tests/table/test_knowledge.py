"""What hands must, may and cannot hold, against a slow reading: every deal that fits is tried."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from bridgelaw.game import CARDS, SEATS, SUITS, Board, Card, Deal, Hand, Seat, Suit
from bridgelaw.table import Kind, Table
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev
from tests.rotation import fresh_seeds
from tests.table.tables import AUCTION, E, N, S, W, card, found, ruling, table, why_not

UNKNOWN = Deal()
MOST = 3000
"""So many deals are tried."""


def unknown(*events: str) -> Table:
    return table(*events, deal=UNKNOWN)


# Hands that are the only ones possible, tried one by one


def completions(at: Table, voids: set[tuple[Seat, Suit]]) -> list[dict[Seat, frozenset[Card]]]:
    """Every way to deal the cards that nobody has seen."""
    seen = {seat: set(_seen(at, seat)) for seat in SEATS}
    unseen = [one for one in CARDS if all(one not in cards for cards in seen.values())]
    found: list[dict[Seat, frozenset[Card]]] = []
    for parts in _dealt(unseen, [13 - len(seen[seat]) for seat in SEATS]):
        hands = {
            seat: frozenset(seen[seat] - set(at.played(seat))) | frozenset(part)
            for seat, part in zip(SEATS, parts, strict=True)
        }
        if not any(one.suit is suit for seat, suit in voids for one in hands[seat]):
            found.append(hands)
    return found


def _dealt(cards: list[Card], sizes: list[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    if not sizes:
        yield ()
        return
    for part in itertools.combinations(cards, sizes[0]):
        rest = [one for one in cards if one not in part]
        for others in _dealt(rest, sizes[1:]):
            yield (part, *others)


def slow_legal(at: Table, seat: Seat, hand: frozenset[Card]) -> set[Card]:
    """What a hand that is known may play: 44C; then 57A, 50D2, 26B (59); then 50D1; then 50C."""
    left = set(hand)

    def narrow(some: set[Card]) -> None:
        nonlocal left
        if left & some:
            left &= some

    led = at.trick.suit_led
    if led is not None:
        narrow({one for one in hand if one.suit is led})
        for play in at.play_restrictions:
            if play.player is not seat:
                continue
            of_suit = {one for one in left if one.suit is play.suit}
            if play.manner is fx.Manner.NO_CARD:
                narrow(left - of_suit)
            elif play.manner is fx.Manner.A_CARD:
                narrow(of_suit)
            elif of_suit:
                pick = max if play.manner is fx.Manner.HIGHEST else min
                narrow({pick(of_suit, key=lambda one: one.rank)})
    else:
        for lead in at.lead_restrictions:
            if lead.player is seat:
                named = {one for one in left if one.suit in lead.suits}
                narrow(left - named if lead.demand is fx.Demand.PROHIBIT else named)
    mine = [one for one in at.penalty_cards if one.player is seat]
    narrow({one.card for one in mine if one.penalty is fx.Penalty.MAJOR})
    for one in mine:
        if one.penalty is fx.Penalty.MINOR and one.card in left:
            low = {other for other in left if other.suit is one.card.suit and not other.is_honour}
            left -= low - {one.card}
    return left


class Position:
    """A board near its end, of which some hands are hidden, with demands and findings."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        pack = list(CARDS)
        rng.shuffle(pack)
        hands = [Hand.of(pack[13 * at : 13 * at + 13]) for at in range(4)]
        deal = Deal((hands[0], hands[1], hands[2], hands[3]))
        hidden = rng.sample(SEATS, rng.choice((2, 2, 3)))
        left = rng.choice((2, 3, 4) if len(hidden) == 2 else (2, 3))
        self.full = Table(Board(Seat.SOUTH), deal).after("S 1NT, W P, N P, E P")
        while len(self.full.tricks) < 13 - left or len(self.full.trick.cards) < rng.choice(
            (0, 1, 2)
        ):
            turn = self.full.to_play
            if turn is None:
                break
            self._both(ev.Played(turn, rng.choice(list(self.full.legal_cards(turn).legal))))
        self.voids: set[tuple[Seat, Suit]] = set()
        for seat in hidden:
            empty = [suit for suit in SUITS if not self._hand(seat).length(suit)]
            if empty and rng.random() < 0.4:
                suit = rng.choice(empty)
                self._both(ev.Told(ev.Fact.VOID, (seat, suit)))
                self.voids.add((seat, suit))
        self.seat = self.full.to_play
        defenders = [seat for seat in hidden if seat in (Seat.WEST, Seat.EAST)]
        if self.seat in defenders and rng.random() < 0.8:
            self._demand(rng, self.seat)
        only = {seat: deal[seat] for seat in SEATS if seat not in hidden}
        self.partial = Table(
            self.full.board,
            Deal.of({s: h for s, h in only.items() if h is not None}),
            self.full.log,
        )

    def _hand(self, seat: Seat) -> Hand:
        hand = self.full.hand(seat)
        assert hand is not None
        return hand

    def _both(self, event: ev.Event) -> None:
        self.full = self.full.after(event)

    def _demand(self, rng: random.Random, seat: Seat) -> None:
        suit = rng.choice(SUITS)
        if self.full.trick.cards:
            demand: fx.Effect = fx.PlayRestriction(seat, rng.choice(list(fx.Manner)), suit, "57A")
        else:
            demands = list(fx.Demand)
            demand = fx.LeadRestriction(
                seat, rng.choice(demands), frozenset({suit}), fx.Until.NEXT_LEAD, "50D2(a)"
            )
        effects = [demand]
        if rng.random() < 0.5:
            lying = rng.choice(list(self._hand(seat)))
            effects.append(fx.PenaltyCard(seat, lying, rng.choice(list(fx.Penalty)), "50B"))
        self._both(ev.Ruled("test", "2017", ("50",), tuple(effects)))


def _seen(at: Table, seat: Seat) -> Hand:
    """What was dealt, played or shown of the hand."""
    dealt = at.dealt(seat)
    if dealt is not None:
        return dealt
    lying = Hand.of(one.card for one in at.penalty_cards if one.player is seat)
    return at.played(seat) | at.face_up(seat) | lying


@pytest.mark.parametrize("seed", fresh_seeds(150, exhaustive=3000))
def test_what_may_be_held_and_played_is_exact(seed: int) -> None:
    position = Position(seed)
    at, seat = position.partial, position.seat
    deals = completions(at, position.voids)
    assert 0 < len(deals) <= MOST
    for player in SEATS:
        hands_of = [hands[player] for hands in deals]
        assert set(at.knowledge.may(player)) == frozenset[Card]().union(*hands_of)
        assert set(at.knowledge.must(player)) == frozenset.intersection(*hands_of)
        assert at.knowledge.size(player) == len(hands_of[0])
    if seat is None or at.hand(seat) is not None:
        return
    legal = [slow_legal(at, seat, hands[seat]) for hands in deals]
    choices = at.cards_at_turn(seat).without_demand
    for one in at.knowledge.may(seat):
        held_in = [at for at, hands in enumerate(deals) if one in hands[seat]]
        is_right = [one in legal[at] for at in held_in]
        if all(is_right):
            assert one in choices
            assert one not in choices.only_if
        elif any(is_right):
            assert one in choices.only_if
            assert choices.certain_breach(one) is None
            # Exactly the deals without any of the cards that it denies.
            denied = choices.only_if[one]
            for place in held_in:
                is_denied = any(other in denied for other in deals[place][seat])
                assert (one in legal[place]) is not is_denied
        else:
            assert choices.certain_breach(one) is not None


@pytest.mark.parametrize("seed", fresh_seeds(100, exhaustive=2000))
def test_what_is_legal_with_more_known_may_be_legal_with_less(seed: int) -> None:
    position = Position(seed)
    seat = position.seat
    if seat is None:
        return
    full = position.full.cards_at_turn(seat).without_demand
    less = position.partial.cards_at_turn(seat).without_demand
    for one in full.legal:
        assert less.certain_breach(one) is None
    hand = position.full.hand(seat)
    assert hand is not None
    for one in hand:
        if less.certain_breach(one) is not None:
            assert one not in full.legal
        elif one in less and one not in less.only_if:
            assert one in full.legal


# What is denied, and what proves it


def test_law_61A_a_demanded_lead_that_was_not_made_is_found_when_a_later_card_proves_it() -> None:
    at = unknown(AUCTION, ruling("W required to lead H at the next lead by 50D2(a)"), "W leads C7")
    assert found(at) == []
    (denial,) = at.knowledge.denials(W)
    assert (denial.card, denial.breach.law) == (card("C7"), "50D2(a)")
    late = at.after("N plays C2, E plays C3, S plays C4, W exposes H5")
    assert ("RESTRICTION_IGNORED", "W", "61A") in found(late)
    assert late.knowledge.denials(W) == ()


@pytest.mark.parametrize(
    ("manner", "played", "proof", "none"),
    [("highest", "H8", "H9", "H7"), ("lowest", "H8", "H7", "H9")],
)
def test_law_57A_the_highest_or_lowest_card_not_given_is_found_later(
    manner: str, played: str, proof: str, none: str
) -> None:
    at = unknown(AUCTION, "W leads HA, N plays H2", ruling(f"E must play {manner} of H by 57A"))
    at = at.after(f"E plays {played}")
    assert found(at) == []
    assert ("RESTRICTION_IGNORED", "E", "61A") in found(at.after(f"E exposes {proof}"))
    assert ("RESTRICTION_IGNORED", "E", "61A") not in found(at.after(f"E exposes {none}"))


def test_law_57A_a_required_lowest_heart_is_not_excluded_by_a_penalty_card() -> None:
    at = unknown(AUCTION, "W leads HA, N plays H2", ruling("E has major penalty card HK by 50B"))
    at = at.after(ruling("E must play lowest of H by 57A"))
    assert why_not(at, E, "H3") is None
    assert why_not(at, E, "HK") is None  # if it is the only heart
    # Following suit comes before both.
    assert why_not(at, E, "S3") == "44C"


def test_law_59_a_forbidden_suit_is_led_for_want_of_another_where_the_count_allows_it() -> None:
    forbidden = ruling("W forbidden to lead H while on lead by 26B")
    at = unknown(AUCTION, forbidden)
    # Not offered, but no certain revoke either: West may hold thirteen hearts.
    assert why_not(at, W, "H8") == "26B"
    assert found(at.after("W leads H8")) == []
    assert [one.breach.law for one in at.after("W leads H8").knowledge.denials(W)] == ["26B"]
    assert ("RESTRICTION_IGNORED", "W", "61A") in found(at.after("W leads H8, W exposes S2"))
    # With a heart in East's hand it is certain that West holds something else.
    seen = unknown(AUCTION, "E exposes H2", forbidden)
    assert ("RESTRICTION_IGNORED", "W", "61A") in found(seen.after("W leads H8"))


def test_law_44C_who_cannot_lack_the_suit_has_revoked() -> None:
    deal = Deal.of({N: Hand.parse("AK32.432.AK2.432"), S: Hand.parse("QJ54.765.QJ3.765")})
    at = Table(Board(S), deal).after(AUCTION, "W has no C")
    # All clubs that North and South do not hold are East's.
    assert at.knowledge.holds(E, Hand.parse("...A")) is True
    assert at.knowledge.must(E) == Hand.parse("...AKQJT98")
    assert found(at.after("W leads H9, N plays H2, E plays HA, S plays H5")) == []
    late = at.after("W leads H9, N plays H2, E plays HA, S plays H5, E leads S6, S plays S4")
    late = late.after("W plays S7, N plays SA, N leads C2, E plays S8")
    assert found(late) == [("REVOKE", "E", "61A")]


def test_what_the_director_found_is_evidence() -> None:
    at = unknown(AUCTION, "W leads D2, N plays D3, E plays H5")
    assert at.legal_cards(E).only_if == {}
    assert at.knowledge.holds(E, Hand.parse("..A.")) is None
    told = at.after("E has no D")
    assert told.knowledge.holds(E, Hand.parse("..A.")) is False
    assert [one.kind for one in told.open_irregularities] == []
    assert Kind.REVOKE in [one.kind for one in at.after("E holds DA").open_irregularities]
