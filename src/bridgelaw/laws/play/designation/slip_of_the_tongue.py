"""Law 45C4(b): what the table shows of a card of dummy that was named by a slip of the tongue."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.laws.common.withdrawn_cards import (
    Play,
    refused,
    sample_cards,
    taken_back,
)
from bridgelaw.laws.law import Kind, NothingToRule, Table, Text, tr
from bridgelaw.laws.play.trick_repair import Repair
from bridgelaw.table.effects import CardPlayed, CardReplaced
from bridgelaw.table.events import Designated, Ruled
from bridgelaw.table.placed import moment

_NOT_PROTECTED = (
    Kind.REVOKE,
    Kind.RESTRICTION_IGNORED,
    Kind.PENALTY_CARD_NOT_PLAYED,
    Kind.PLAY_OUT_OF_TURN,
    Kind.LEAD_OUT_OF_TURN,
)
"""What a card must not have been to be changed at no cost: it is ruled on by its own law."""


@dataclass(frozen=True, slots=True)
class Slip:
    """The last card that was played from dummy, and what was played after it."""

    table: Table
    declarer: Seat
    card: Card | None = None
    named: bool | None = None
    """Whether the events say that it was named."""
    played_since: bool | None = None
    trick: tuple[tuple[Seat, Card], ...] = ()
    """The trick to which it was played, as far as it went."""
    after: tuple[tuple[Seat, Card], ...] = ()
    """What was played to that trick after it."""
    next_trick: tuple[tuple[Seat, Card], ...] = ()

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    @property
    def at(self) -> int | None:
        """The event of the log in which it was played."""
        return None if self.card is None else moment(self.table, self.dummy, self.card)

    @property
    def is_lead(self) -> bool:
        return bool(self.trick) and self.trick[0][0] is self.dummy

    @property
    def name(self) -> Card | Text:
        return self.name_of(self.card)

    def name_of(self, card: Card | None) -> Card | Text:
        return tr("the card") if card is None else card

    def name_of_meant(self, card: Card | None) -> Card | Text:
        return tr("the card that was meant") if card is None else card

    # The card that was meant

    def not_instead(self, new: Card | None) -> Text | None:
        """Why a card cannot be the one that was meant."""
        table = self.table
        if new is None:
            return None
        if new is self.card:
            return tr("it is the card that was named")
        assert self.card is not None
        hand = table.hand(self.dummy)
        if hand is not None and new not in hand:
            return tr("Dummy does not hold {what}.", what=new)
        led = self.trick[0][1].suit
        # The card that goes back is in the hand again, and may be the one that can follow.
        can_follow = self.card.suit is led or (hand is not None and hand.length(led) > 0)
        if not self.is_lead and new.suit is not led and can_follow:
            return tr("dummy can follow to the suit led, {suit}", suit=led)
        back = taken_back((*self.after, *self.next_trick))
        return refused(table, *back, CardReplaced(self.dummy, self.card, new))

    @property
    def is_only_card(self) -> bool:
        """Whether dummy has no other card that could have been meant."""
        return self.card is not None and not sample_cards(self.not_instead)

    def samples(self) -> tuple[str, ...]:
        """The lowest and the highest card that can have been meant: they may change the winner."""
        cards = sample_cards(self.not_instead, 52)
        return tuple(dict.fromkeys((*cards[:1], *cards[-1:])))

    # 47D: what was played after it

    @property
    def later(self) -> tuple[Play, ...]:
        if self.card is None:
            return ((self.dummy.lho, None),)
        return (*self.after, *self.next_trick)

    @property
    def opponent_played(self) -> bool | None:
        return None if self.card is None else len(self.later) > 0

    @property
    def is_protected(self) -> bool:
        """Was the next card played in turn, and legal before the change?"""
        if not (self.after or self.next_trick):
            return True
        opponent, theirs = (*self.after, *self.next_trick)[0]
        return not self.table.open_of(*_NOT_PROTECTED, seat=opponent, what=theirs)

    @property
    def lead_is_wrong(self) -> bool:
        """Was it not their turn anyway? Then 45C4(b) does not protect it: Law 56 rules."""
        if not self.next_trick:
            return False
        leader, lead = self.next_trick[0]
        return bool(self.table.open_of(*_NOT_PROTECTED, seat=leader, what=lead))

    def put_right(self, new: Card | None) -> Repair:
        """The trick with the card that was meant."""
        return Repair.of(self.table, self.dummy, self.card, new)

    def must_change(self, trick: Repair) -> bool:
        """The next card cannot stay: it does not follow to the new lead, or was not theirs."""
        if not self.after:
            return trick.lead_cannot_stay
        return self.is_protected and trick.must_change(self.after[0][0])

    def can_change(self, trick: Repair) -> bool:
        """May the opponent who has played after it play another card, and can they?"""
        if not self.after:
            return not self.lead_is_wrong
        return self.is_protected and trick.can_change(self.after[0][0]) is True


def find_slip(table: Table) -> Slip:
    assert table.contract is not None
    declarer, dummy = table.contract.declarer, table.contract.dummy
    if table.open_of(Kind.WRONG_CARD_FROM_DUMMY):
        raise NothingToRule(
            tr("Dummy has put out a card that was not named: that is ruled on first (45D).")
        )
    tricks = [*(trick.cards for trick in table.tricks[-1:]), table.trick.cards]
    place = next(
        (at for at in (len(tricks) - 1, len(tricks) - 2)
         if at >= 0 and any(seat is dummy for seat, _ in tricks[at])),
        None,
    )  # fmt: skip
    if place is None and table.is_open:
        return Slip(table, declarer)
    if place is None:
        raise NothingToRule(tr("No card has been played from dummy that could be changed."))
    trick = tricks[place]
    at = next(index for index, (seat, _) in enumerate(trick) if seat is dummy)
    card = trick[at][1]
    after = trick[at + 1 :]
    next_trick = tricks[place + 1] if place + 1 < len(tricks) else ()
    return Slip(
        table,
        declarer,
        card,
        named=True if _was_named(table, dummy, card) else None,
        played_since=any(seat is declarer for seat, _ in (*after, *next_trick)),
        trick=trick,
        after=after,
        next_trick=next_trick,
    )


def _was_named(table: Table, dummy: Seat, card: Card) -> bool:
    """Do the events say that declarer named the card?"""
    for event in reversed(table.log):
        if isinstance(event, Designated) and event.designation.card is card:
            return True
        if isinstance(event, Ruled) and any(
            isinstance(effect, CardPlayed) and effect.player is dummy and effect.card is card
            for effect in event.effects
        ):
            return True
    return False
