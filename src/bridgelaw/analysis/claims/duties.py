"""What rulings demand of players in the play, as it still binds them when a claim is judged.

The other side may play anything that it could have played at the table, and no more: a penalty
card is played at the first legal opportunity (50D1), a suit is led or not led (50D2, 26B).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations
from typing import NamedTuple

from bridgelaw.analysis.claims.masks import SUIT_OF, SUITS, Hands, each
from bridgelaw.analysis.claims.turn import Turn, legal
from bridgelaw.game import CARDS, SEATS, Card, Hand, Seat, Suit

_ALL = sum(SUITS)
_BELOW_HONOURS = sum(card.bit for card in CARDS if not card.is_honour)


@dataclass(frozen=True, slots=True)
class LeadDuty:
    """The player must lead one of the suits, or may lead none of them."""

    player: Seat
    suits: frozenset[Suit]
    forbidden: bool = False
    while_on_lead: bool = False
    """It lasts as long as the player keeps the lead; otherwise it is for one lead."""


@dataclass(frozen=True, slots=True)
class Duties:
    """What holds at the moment of the claim.

    >>> from bridgelaw.analysis import Claim, Position, judge
    >>> hands = tuple(Hand.parse(cards) for cards in (".K64..", ".Q95..", ".AJ3..", ".T87.."))
    >>> position = Position(hands, None, Seat.SOUTH)
    >>> claim = Claim(position, claimer=Seat.SOUTH, declarer=Seat.SOUTH, tricks=3)
    >>> judge(claim).tricks
    2
    >>> queen = Duties(majors=frozenset({Card.parse("HQ")}))
    >>> judge(Claim(position, Seat.SOUTH, Seat.SOUTH, 3, duties=queen)).tricks
    3
    """

    majors: frozenset[Card] = frozenset()
    """Major penalty cards: played at the first legal opportunity (50D1(a))."""
    minors: frozenset[Card] = frozenset()
    """Minor penalty cards: no other card below honour of their suit is played before (50C)."""
    leads: tuple[LeadDuty, ...] = ()
    now: tuple[tuple[Seat, Hand], ...] = ()
    """What the player must play to this trick, if they can (51A, 57A, 57D)."""
    waived: frozenset[Seat] = frozenset()
    """50D2: declarer makes no demand at this lead of the player, or has made one."""

    def __bool__(self) -> bool:
        return bool(self.majors or self.minors or self.leads or self.now)


NO_DUTIES = Duties()


class LeadDemand(NamedTuple):
    """50D2: what declarer chooses at a lead."""

    suits: tuple[Suit, ...] = ()
    """None: declarer makes no demand."""
    forbidden: bool = False


class Bound(NamedTuple):
    """The same at any moment of a line, in masks. What is used up is gone from it."""

    majors: int
    minors: int
    leads: tuple[tuple[int, int, bool], ...]
    """Seat, the cards that obey, and whether it lasts while the player keeps the lead."""
    now: tuple[tuple[int, int], ...]
    """Seat, and the cards that obey."""
    chosen: int
    """Bit by seat: declarer has chosen about this lead of theirs (50D2)."""

    @property
    def cards(self) -> int:
        """The cards that are not like others of their rank."""
        return self.majors | self.minors

    def binds(self, hands: Hands, side: int) -> bool:
        """Is anything demanded of this side?"""
        return bool(
            self.cards & (hands[side] | hands[side + 2])
            or any(seat & 1 == side for seat, *_ in chain(self.leads, self.now))
        )

    def allowed(self, turn: Turn) -> int:
        """What may be played: suit is followed first, and the others as far as that goes (59)."""
        cards = legal(turn)
        if not turn.trick:
            for seat, obeying, _ in self.leads:
                if seat == turn.seat:
                    cards = cards & obeying or cards
        for seat, obeying in self.now:
            if seat == turn.seat:
                cards = cards & obeying or cards
        if cards & self.majors:
            return cards & self.majors
        for card in each(cards & self.minors):
            cards &= ~(SUITS[SUIT_OF[card]] & _BELOW_HONOURS & ~card)
        return cards

    def after(self, turn: Turn, card: int, winner: int | None) -> Bound | None:
        """What still holds when the card has been played; `winner` of a trick that it completes."""
        majors, minors = self.majors & ~card, self.minors & ~card
        if winner is None:
            now = tuple(one for one in self.now if one[0] != turn.seat)
            return _bound(self._replace(majors=majors, minors=minors, now=now))
        leader = turn.trick[0][0]
        leads = tuple(
            one for one in self.leads if one[0] != leader or (one[2] and winner == leader)
        )
        return _bound(Bound(majors, minors, leads, (), 0))

    def demands(self, turn: Turn) -> Iterator[tuple[LeadDemand, Bound]]:
        """50D2, 51B: what declarer can choose before this lead, and what then holds."""
        leader = turn.seat
        cards = self.majors & turn.hands[leader ^ 2]
        if turn.trick or not cards or self.chosen >> leader & 1:
            return
        chosen = self._replace(chosen=self.chosen | 1 << leader)
        yield LeadDemand(), chosen
        suits = [suit for suit in Suit if cards & SUITS[suit.index]]
        for suit in suits:
            yield LeadDemand((suit,)), chosen._demanding(leader, cards, (suit,), forbidden=False)
        for number in range(1, len(suits) + 1):
            for some in combinations(suits, number):
                yield LeadDemand(some, True), chosen._demanding(leader, cards, some, forbidden=True)

    def _demanding(
        self, leader: int, cards: int, suits: tuple[Suit, ...], forbidden: bool
    ) -> Bound:
        """The cards of the suits are picked up."""
        named = sum(SUITS[suit.index] for suit in suits)
        obeying = _ALL & ~named if forbidden else named
        return self._replace(
            majors=self.majors & ~(cards & named),
            leads=(*self.leads, (leader, obeying, forbidden)),
        )


def _bound(bound: Bound) -> Bound | None:
    """`None` where nothing is demanded any more."""
    return bound if bound.cards or bound.leads or bound.now else None


def bound_by(duties: Duties) -> Bound | None:
    """The duties in masks; `None` where there are none."""
    leads = []
    for lead in duties.leads:
        suits = sum(SUITS[suit.index] for suit in lead.suits)
        obeying = _ALL & ~suits if lead.forbidden else suits
        leads.append((lead.player.index, obeying, lead.while_on_lead))
    return _bound(
        Bound(
            sum(card.bit for card in duties.majors),
            sum(card.bit for card in duties.minors),
            tuple(leads),
            tuple((seat.index, cards.mask) for seat, cards in duties.now),
            sum(1 << seat.index for seat in SEATS if seat in duties.waived),
        )
    )
