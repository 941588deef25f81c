"""Law 45D: the card that dummy put out, as the table knows it."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.game.suits import Suit
from bridgelaw.laws.common.withdrawn_cards import Play
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.locale.text import tr
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import last_unruled


@dataclass(frozen=True, slots=True)
class Wrong:
    """The card that dummy put out, the one that was named, and what was played after it."""

    declarer: Player = Role.OFFENDER
    placed: Card | None = None
    named: Card | None = None
    suit: Suit | None = None
    """The suit to which dummy had to follow; none if dummy led."""
    after: tuple[Play, ...] = ()
    """Played to the same trick after it."""
    winner: Player | None = None
    next_trick: tuple[Play, ...] = ()
    too_late: bool = False
    revokes: tuple[Play, ...] = ()
    """Who did not follow: to the card that dummy led, or dummy with this card."""

    @property
    def dummy(self) -> Player:
        return self.declarer.partner

    @property
    def dummy_seat(self) -> Seat:
        """Dummy, at a known table."""
        assert isinstance(self.dummy, Seat)
        return self.dummy

    def card_of(self, player: Player) -> Card | None:
        return next((card for seat, card in self.after if seat is player), None)


def find_wrong(table: Table) -> Wrong:
    found = _first_open(table) or last_unruled(table, Kind.WRONG_CARD_FROM_DUMMY)
    if found is None or table.contract is None:
        raise NothingToRule(tr("Dummy has put out no card that declarer did not name."))
    declarer, dummy = table.contract.declarer, table.contract.dummy
    placed, named = found.what, dict(found.breach.details)["last"]
    assert isinstance(placed, Card)
    assert isinstance(named, Card)
    tricks = [*table.tricks, table.trick]
    place = next((at for at, trick in enumerate(tricks) if (dummy, placed) in trick.cards), None)
    if place is None:
        raise NothingToRule(tr("The card that dummy put out is no longer in the trick."))
    trick = tricks[place].cards
    after = trick[trick.index((dummy, placed)) + 1 :]
    later = tricks[place + 1].cards if place + 1 < len(tricks) else ()
    too_late = len({seat.side for seat, _ in later}) > 1 or place + 2 < len(tricks)
    # Another ruling may have used the card that was named.
    is_there = table.could_hold(dummy, named) or (dummy, named) in later
    too_late = too_late or not is_there
    revokes = tuple(
        (seat, card)
        for seat, card in (after if trick[0][0] is dummy else ((dummy, placed),))
        if any(
            one.kind is Kind.REVOKE
            and one.seat is seat
            and one.what is card
            and one.at >= found.at  # and not the same card at another time
            for one in table.irregularities
        )
    )
    winner = tricks[place].winner
    suit = None if trick[0][0] is dummy else trick[0][1].suit
    return Wrong(declarer, placed, named, suit, after, winner, later, too_late, revokes)


def _first_open(table: Table) -> Irregularity | None:
    """Of several the earliest: what became of it decides about the later ones."""
    kind = Kind.WRONG_CARD_FROM_DUMMY
    return next((found for found in table.open_irregularities if found.kind is kind), None)


def could_follow(table: Table, wrong: Wrong) -> tuple[Card, ...]:
    """The cards that dummy is known to have had to follow suit in place of the wrong one (44C)."""
    assert wrong.placed is not None
    back = (card for player, card in wrong.next_trick if player is wrong.dummy)
    held = table.hand(wrong.dummy_seat) or Hand()
    cards = (wrong.placed, *back, *held)
    return tuple(card for card in cards if card is not None and card.suit is wrong.suit)
