"""What duties leave to be played, written from the words of docs/claims.md; see `slow_claims`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from bridgelaw.analysis.claims.duties import Duties, LeadDuty
from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import SUITS


class Owed(NamedTuple):
    """What is still demanded at a moment of a line."""

    majors: frozenset[Card]
    minors: frozenset[Card]
    leads: tuple[LeadDuty, ...]
    now: tuple[tuple[Seat, Hand], ...]
    chosen: frozenset[Seat]

    @classmethod
    def at_the_claim(cls, duties: Duties) -> Owed:
        return cls(duties.majors, duties.minors, duties.leads, duties.now, duties.waived)

    def allowed(self, seat: Seat, cards: list[Card], leads: bool) -> list[Card]:
        """Of the cards that follow suit, or of all."""
        for duty in self.leads:
            if leads and duty.player is seat:
                obeying = [card for card in cards if (card.suit in duty.suits) != duty.forbidden]
                cards = obeying or cards
        for player, wanted in self.now:
            if player is seat:
                cards = [card for card in cards if card in wanted] or cards
        must = [card for card in cards if card in self.majors]
        if must:
            return must
        for minor in self.minors & set(cards):
            cards = [
                card
                for card in cards
                if card is minor or card.suit is not minor.suit or card.is_honour
            ]
        return cards

    def binds(self, hands: tuple[Hand, ...], seats: tuple[Seat, ...]) -> bool:
        cards = self.majors | self.minors
        return (
            any(card in hands[seat.index] for seat in seats for card in cards)
            or any(duty.player in seats for duty in self.leads)
            or any(player in seats for player, _ in self.now)
        )

    def after(self, seat: Seat, card: Card) -> Owed:
        now = tuple(one for one in self.now if one[0] is not seat)
        return self._replace(majors=self.majors - {card}, minors=self.minors - {card}, now=now)

    def after_trick(self, leader: Seat, winner: Seat) -> Owed:
        leads = tuple(
            duty
            for duty in self.leads
            if duty.player is not leader or (duty.while_on_lead and winner is leader)
        )
        return self._replace(leads=leads, now=(), chosen=frozenset())

    def demands(self, leader: Seat, hands: tuple[Hand, ...]) -> Iterator[Owed]:
        """What declarer can choose before the lead; nothing if there is no choice."""
        lying = [card for card in self.majors if card in hands[leader.partner.index]]
        if leader in self.chosen or not lying:
            return
        chosen = self._replace(chosen=self.chosen | {leader})
        yield chosen
        suits = [suit for suit in SUITS if any(card.suit is suit for card in lying)]
        ways = [((suit,), False) for suit in suits]
        ways += [(some, True) for n in (1, 2, 3, 4) for some in combinations(suits, n)]  # type: ignore[misc]
        for some, forbidden in ways:
            left = frozenset(
                card for card in self.majors if card not in lying or card.suit not in some
            )
            duty = LeadDuty(leader, frozenset(some), forbidden, while_on_lead=forbidden)
            yield chosen._replace(majors=left, leads=(*self.leads, duty))
