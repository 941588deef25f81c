"""Law 26: whose withdrawn call restricts the lead, and who is on lead."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.laws.law import NothingToRule, Phase, Table, Text, tr


@dataclass(frozen=True, slots=True)
class FirstLead:
    """The lead of the partner of a player whose call was withdrawn, as far as it is known."""

    table: Table = field(repr=False)
    offender: Seat
    defends: bool | None = None
    """Whether the offender's side has come to defend."""

    @property
    def is_ruled(self) -> bool:
        """Did a ruling at this table leave declarer the right?"""
        return bool(self.table.lead_rights)

    @property
    def declarer(self) -> Seat | None:
        return self.table.declarer

    def may_be_forbidden(self, specified: frozenset[Suit] | None) -> tuple[Suit, ...]:
        """The suits that the offender did not specify, the highest first."""
        return tuple(suit for suit in reversed(SUITS) if suit not in (specified or ()))

    def was_specified(self, suit: Suit | None, specified: frozenset[Suit] | None) -> Text | None:
        """Why declarer cannot forbid this suit."""
        if suit is None or suit not in (specified or ()):
            return None
        return tr("{offender} specified {suit}", suit=suit, offender=self.offender)

    def must_be_now(self) -> None:
        """Refuses where declarer's side has played to the lead, or the partner is not on lead."""
        if self.table.phase is None:
            return
        trick, partner = self.table.trick, self.offender.partner
        if any(seat is partner for seat, _ in trick.cards[:1]):
            if len(trick.cards) > 1:
                raise NothingToRule(
                    tr(
                        "{partner} has led, and the next card has been played to it: it is too "
                        "late to forbid the lead (60A1).",
                        partner=partner,
                    )
                )
            return
        if self.table.is_turn_of(partner) is False or trick.cards:
            raise NothingToRule(
                tr(
                    "{partner} is not on lead yet: declarer chooses when that happens.",
                    partner=partner,
                )
            )

    # 60C, 41A: a lead that lies there already

    def led_too_soon(self, suit: Suit) -> Card | None:
        """The partner's faced lead of this suit, made before declarer had chosen."""
        if not self.table.trick.cards or self.holds_only(suit):
            return None
        seat, card = self.table.trick.cards[0]
        return card if seat is self.offender.partner and card.suit is suit else None

    def lies_face_down(self, suit: Suit) -> Card | None:
        """The partner's face-down lead of this suit."""
        if self.holds_only(suit):
            return None
        lies = (card for seat, card in self.table.face_down if seat is self.offender.partner)
        return next((card for card in lies if card.suit is suit), None)

    @property
    def has_led(self) -> bool:
        return self.table.trick.leader is self.offender.partner

    def holds_only(self, suit: Suit) -> bool:
        """Has the partner nothing but this suit?"""
        hand = self.table.hand(self.offender.partner)
        return hand is not None and hand == hand.holding(suit)


def find_first_lead(table: Table) -> FirstLead:
    rights = table.lead_rights
    if not rights:
        raise NothingToRule(tr("No withdrawn call at this table restricts a lead."))
    if table.contract is None or table.phase is Phase.AUCTION:
        raise NothingToRule(tr("The auction is not over."))
    # Both partners may have had a call withdrawn: it is about the one who is on lead.
    leader = table.trick.leader or table.to_play
    if leader is not None and any(right.player is leader.partner for right in rights):
        if table.is_turn_of(leader) is None:
            raise NothingToRule(tr("Nobody entered the contract."))
    offender = next((right for right in rights if right.player is leader), rights[0]).offender
    assert isinstance(offender, Seat)
    return FirstLead(table, offender, table.defends(offender))
