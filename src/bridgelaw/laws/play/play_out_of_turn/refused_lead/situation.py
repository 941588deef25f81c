"""Laws 50D2 and 51B: what declarer can choose about partner's lead, by the penalty cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.laws.common.penalty_suits import (
    LEADER_HAS_ONE_TOO,
    PICKED_UP,
    PICKED_UP_OF_SUIT,
    if_neither,
    stays,
)
from bridgelaw.laws.law import All, AnyOf, NoneOf, Text, filled, fx, tr
from bridgelaw.laws.play.play_out_of_turn.situation import Offence


@dataclass(frozen=True, slots=True)
class Refused:
    """A defender's lead out of turn that is not accepted: the penalty cards and their suits."""

    offence: Offence

    @property
    def partner(self) -> Seat:
        return self.offence.by.partner

    @property
    def cards(self) -> tuple[Card, ...]:
        """All penalty cards of the offender, with this one."""
        return self.offence.penalty_cards(self.offence.by, self.offence.cards)

    @property
    def suits(self) -> tuple[Suit, ...]:
        return _ordered({card.suit for card in self.cards})

    @property
    def own(self) -> tuple[Card, ...]:
        """Major penalty cards of the right leader, with those that a refusal makes (60C)."""
        lying = self.offence.table.penalty_cards
        return (
            *(
                one.card
                for one in lying
                if one.player is self.partner and one.penalty is fx.Penalty.MAJOR
            ),
            *(
                card
                for seat, card in self.offence.later
                if seat is self.partner and self.offence.defender
            ),
        )

    @property
    def _say_cards(self) -> All | Text:
        return All(self.cards) if self.cards else tr("the card")

    @property
    def options(self) -> dict[str, Any]:
        """What declarer hears of the options about partner's lead."""
        required: Any
        forbidden: Any
        if len(self.suits) > 1:
            # 51B2. There are penalty cards of other suits from before.
            required = tr("one of {suits}", suits=AnyOf(self.suits))
            forbidden = tr("one or more of {suits}", suits=AnyOf(self.suits))
            picked_up = PICKED_UP_OF_SUIT
        else:
            required = forbidden = self.suits[0] if self.suits else _SUIT_OF_CARD
            picked_up = PICKED_UP
        own = filled(LEADER_HAS_ONE_TOO, partner=self.partner, cards=All(self.own))
        neither = if_neither(self.offence.table, self.partner, bool(self.own))
        return {
            "required": required,
            "forbidden": forbidden,
            "picked_up": filled(picked_up, offender=self.offence.by, cards=self._say_cards),
            "own": own if self.own else "",
            "neither": filled(neither, partner=self.partner),
            "stays": filled(stays(len(self.cards) > 1), cards=self._say_cards),
        }

    # Once declarer has chosen

    def clause(self, demand: fx.Demand) -> str:
        """The clause by which declarer requires or forbids a suit."""
        if len(self.suits) > 1:
            return "51B2(a)" if demand is fx.Demand.REQUIRE else "51B2(b)"
        if len(self.cards) > 1:
            return "51B1(a)" if demand is fx.Demand.REQUIRE else "51B1(b)"
        return "50D2(a)"

    def no_penalty_card(self, suit: Suit) -> Text | None:
        return None if suit in self.suits else self._their_suits

    def no_penalty_cards(self, suits: frozenset[Suit]) -> Text | None:
        return None if suits and suits <= set(self.suits) else self._their_suits

    @property
    def _their_suits(self) -> Text:
        return tr("the penalty cards are of {suits}", suits=All(self.suits))

    def samples(self) -> tuple[str, ...]:
        """One suit, and all of them."""
        return (self.suits[0].letter, " ".join(suit.letter for suit in self.suits))

    def picked_up(self, suits: frozenset[Suit]) -> tuple[Card | None, ...]:
        """The penalty cards of a suit that is required or forbidden go back."""
        return tuple(card for card in self.cards if card.suit in suits) or (None,)

    def left(self, suits: frozenset[Suit]) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if card.suit not in suits)

    def may_lead(self, demand: fx.Demand, suits: frozenset[Suit]) -> tuple[Card, ...]:
        """The leader's own penalty cards, as far as declarer's choice allows."""
        is_required = demand is fx.Demand.REQUIRE
        return tuple(card for card in self.own if (card.suit in suits) is is_required)

    def cannot_obey(self, demand: fx.Demand, suits: frozenset[Suit]) -> bool:
        """59: has the leader no card of the required suit, or nothing but forbidden ones?"""
        hand = self.offence.table.hand(self.partner)
        if hand is None:
            return False
        held = {card.suit for card in hand}
        return not held & suits if demand is fx.Demand.REQUIRE else held <= suits

    def say(self, suits: frozenset[Suit]) -> NoneOf | Text:
        """The suits that declarer has chosen, as they are spoken of."""
        return NoneOf(_ordered(suits)) if suits else _SUIT_OF_CARD

    def say_picked_up(self, suits: frozenset[Suit]) -> All | Text:
        return All(self.picked_up(suits)) if suits else tr("the card")


_SUIT_OF_CARD = tr("that suit")


def _ordered(suits: frozenset[Suit] | set[Suit]) -> tuple[Suit, ...]:
    return tuple(suit for suit in reversed(SUITS) if suit in suits)
