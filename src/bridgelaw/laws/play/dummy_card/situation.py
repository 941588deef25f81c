"""Law 45D: what the table shows of the card that dummy put out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Player, Seat
from bridgelaw.game.suits import Suit
from bridgelaw.laws.common.withdrawn_cards import (
    Play,
    refused,
    sample_cards,
    taken_back,
)
from bridgelaw.laws.law import Kind, NothingToRule, Table, Text, tr
from bridgelaw.laws.play.dummy_card.questions import After, Failed
from bridgelaw.laws.play.trick_repair import Repair
from bridgelaw.table.effects import CardReplaced
from bridgelaw.table.events import Designated, Designation, Led, Played, PlayedTogether
from bridgelaw.table.unruled import last_unruled


@dataclass(frozen=True, slots=True)
class Wrong:
    """The card that dummy put out, the one that was named, and what was played after it."""

    table: Table
    declarer: Seat
    placed: Card | None = None
    named: Card | None = None
    suit: Suit | None = None
    """The suit to which dummy had to follow; none if dummy led."""
    held: Hand | None = None
    """Dummy's hand without the wrong card, if it is known."""
    after: tuple[Play, ...] = ()
    """Played to the same trick after it."""
    next_trick: tuple[Play, ...] | None = None
    too_late: bool | None = None
    revokes: tuple[Play, ...] = ()
    """Who did not follow: to the card that dummy led, or dummy with this card."""
    is_named_second: bool = False
    """45C4(b): whether declarer named it after another card."""
    is_only_described: bool = False
    """46B: whether declarer's words stand for another card, without naming it."""
    is_not_told: bool = False
    """Whether the events do not say what declarer named."""
    is_premature: bool = False
    """Whether it was put out before dummy's turn in the trick, or as a lead out of turn."""
    at: int | None = None
    """The event of the log in which it was put out."""

    @property
    def is_told(self) -> bool:
        """Did somebody enter the card?"""
        return self.placed is not None

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    def card_of(self, player: Player) -> Card | None:
        return next((card for seat, card in self.after if seat is player), None)

    def say(self, card: Card | None) -> Card | Text:
        """The card that dummy plays, as it is spoken of."""
        return tr("the card that was named") if card is None else card

    # 45D1: what was played after it

    def put_right(self, card: Card | None) -> Repair:
        """The trick with what dummy plays now."""
        return Repair.of(self.table, self.dummy, self.placed, card)

    def only(self, trick: Repair, player: Player) -> After | None:
        """The only thing that the player can do, if the table shows it."""
        if self.placed is None:
            return None
        can_change = trick.can_change(player)
        if can_change is None:
            return After.NOT_PLAYED
        # A card out of turn has a law of its own.
        if not can_change or not trick.is_in_turn(player):
            return After.KEEPS
        return After.CHANGES if trick.must_change(player) else None

    def must_change(self, trick: Repair, player: Player) -> bool | None:
        """62A: must the player change theirs? `None` where nobody knows what they held."""
        only = self.only(trick, player)
        return trick.must_change(player) if only is None else only is After.CHANGES

    def misfit(self, player: Player, does: After) -> Text | None:
        """Why the player cannot have done that."""
        if self.card_of(player) is not None and does is After.NOT_PLAYED:
            return tr("{player} has played after it", player=player)
        return None

    def of_defenders(self, plays: Iterable[Play]) -> tuple[Play, ...]:
        return tuple(play for play in plays if play[0] not in (self.declarer, self.dummy))

    # What the events do not say

    def naming(self, named: Card | None) -> Wrong:
        return replace(self, named=named)

    def cannot_be_named(self, card: Card | None) -> Text | None:
        """Why declarer cannot have named this card before."""
        if card is not None and card is self.placed:
            return tr("it is the card that dummy put out")
        return None if card is None else self._not_there(card)

    def cannot_name(self, card: Card | None) -> Text | None:
        """Why declarer cannot name this card now."""
        if card is None or card is self.placed:
            return None if self.named_would_follow(self.placed) else self._must_follow
        return self._not_there(card) or (
            None if self.named_would_follow(card) else self._must_follow
        )

    def samples_of_names(self) -> tuple[str, ...]:
        return sample_cards(self.cannot_name, 2)

    def named_would_follow(self, card: Card | None) -> bool:
        return card is None or card.suit is self.suit or not self.could_follow

    @property
    def _must_follow(self) -> Text:
        return tr("dummy can follow to the suit led, {suit}", suit=self.suit)

    def _not_there(self, card: Card) -> Text | None:
        replaced = CardReplaced(self.dummy, self.placed, card)
        return refused(self.table, *taken_back(self.next_trick or ()), replaced)

    # 42A3: what dummy must play instead of a revoke

    @property
    def could_follow(self) -> tuple[Card, ...]:
        """The cards that dummy is known to have had to follow suit in place of it (44C)."""
        if self.suit is None:
            return ()
        back = (card for player, card in self.next_trick or () if player is self.dummy)
        cards = (self.placed, *back, *(self.held or ()))
        return tuple(card for card in cards if card is not None and card.suit is self.suit)

    @property
    def named_is_revoke(self) -> bool | None:
        """`None` where nobody knows what dummy held."""
        if self.suit is None or self.named is None or self.named.suit is self.suit:
            return False
        return len(self.could_follow) > 0 or (None if self.held is None else False)

    @property
    def only_card(self) -> Card | None:
        """The one card with which dummy can follow suit."""
        is_only = len(self.could_follow) == 1 and self.held is not None
        return self.could_follow[0] if is_only else None

    def cannot_follow(self, card: Card | None) -> Text | None:
        """Why dummy cannot follow suit with this card."""
        if card is None or card in self.could_follow:
            return None
        if card.suit is not self.suit:
            return tr("dummy can follow to the suit led, {suit}", suit=self.suit)
        if self.held is not None:
            return tr("Dummy does not hold {what}.", what=card)
        return self._not_there(card)

    def samples(self) -> tuple[str, ...]:
        known = tuple(map(str, self.could_follow))[:2]
        return known or sample_cards(self.cannot_follow, 1)

    # 45D2: who has revoked now that the card stands

    @property
    def failed(self) -> Failed | None:
        """Who could have followed suit and did not."""
        if self.placed is None:
            return None
        who = {player for player, _ in self.revokes}
        if self.dummy in who:
            return Failed.DUMMY
        if self.declarer in who:
            return Failed.BOTH if self.defenders_revokes else Failed.DECLARER
        return Failed.DEFENDER if who else Failed.NOBODY

    @property
    def defenders_revokes(self) -> tuple[Play, ...]:
        if self.placed is None:
            return ((self.declarer.rho, None),)
        return self.of_defenders(self.revokes)


_TOO_SOON = (Kind.PLAY_OUT_OF_TURN, Kind.LEAD_OUT_OF_TURN)


class _Found(NamedTuple):
    """The card that dummy put out, in which event, and what was named, if that is known."""

    placed: Card
    at: int
    named: Card | None
    is_named_second: bool = False
    is_only_described: bool = False


def find_wrong(table: Table) -> Wrong:
    if table.contract is None:
        raise NothingToRule(tr("There is no dummy yet."))
    found = _reported(table) or _unasked(table)
    if found is None and table.is_open:
        return Wrong(table, table.contract.declarer)
    if found is None:
        raise NothingToRule(tr("Dummy has put out no card that declarer did not name."))
    declarer, dummy = table.contract.declarer, table.contract.dummy
    placed, named = found.placed, found.named
    tricks = [*table.tricks, table.trick]
    place = next((at for at, trick in enumerate(tricks) if (dummy, placed) in trick.cards), None)
    if place is None:
        raise NothingToRule(tr("The card that dummy put out is no longer in the trick."))
    trick = tricks[place].cards
    after = trick[trick.index((dummy, placed)) + 1 :]
    later = tricks[place + 1].cards if place + 1 < len(tricks) else ()
    both_played_on = len({seat.side for seat, _ in later}) > 1 or place + 2 < len(tricks)
    # Another ruling may have used the card that was named.
    is_there = named is None or table.could_hold(dummy, named) or (dummy, named) in later
    dummy_led = trick[0][0] is dummy
    return Wrong(
        table,
        declarer,
        placed,
        named=named,
        suit=None if dummy_led else trick[0][1].suit,
        held=table.hand(dummy),
        after=after,
        next_trick=later,
        too_late=both_played_on or not is_there,
        revokes=_revokes(table, after if dummy_led else ((dummy, placed),), found.at),
        is_named_second=found.is_named_second,
        is_only_described=found.is_only_described,
        is_not_told=named is None,
        is_premature=bool(table.open_of(*_TOO_SOON, seat=dummy, what=placed)),
        at=found.at,
    )


def _reported(table: Table) -> _Found | None:
    """What the table saw: dummy put out another card than the one that was asked for."""
    kind = Kind.WRONG_CARD_FROM_DUMMY
    # Of several the earliest: what became of it decides about the later ones.
    found = next(iter(table.open_of(kind)), None) or last_unruled(table, kind)
    if found is None:
        return None
    placed, named = found.what, dict(found.breach.details)["last"]
    assert isinstance(placed, Card)
    assert isinstance(named, Card)
    said = _said_before(table, found.at)
    names = [one.card for one in said]
    second = named in names and placed in names[names.index(named) + 1 :]
    return _Found(placed, found.at, named, second, bool(said) and named not in names)


def _said_before(table: Table, at: int) -> list[Designation]:
    """What declarer said for this card of dummy's, since somebody last played."""
    said: list[Designation] = []
    for event in reversed(table.log[:at]):
        if isinstance(event, Designated):
            said.append(event.designation)
        elif isinstance(event, Led | Played | PlayedTogether):
            break
    return said[::-1]


def _unasked(table: Table) -> _Found | None:
    """Dummy's last card, where the events do not say that declarer named it."""
    tricks = [trick.cards for trick in (*table.tricks[-1:], table.trick)]
    cards = [card for trick in tricks for seat, card in trick if seat is table.dummy]
    if not cards:
        return None
    for at in range(len(table.log) - 1, -1, -1):
        event = table.log[at]
        if isinstance(event, Led | Played) and (event.seat, event.card) == (table.dummy, cards[-1]):
            return None if _said_before(table, at) else _Found(cards[-1], at, None)
        if isinstance(event, Designated) and event.designation.card is cards[-1]:
            return None
    return None


def _revokes(
    table: Table, cards: tuple[tuple[Seat, Card], ...], since: int
) -> tuple[tuple[Seat, Card], ...]:
    """Those of the cards that did not follow suit, and not the same card at an earlier time."""
    found = {
        (one.seat, one.what)
        for one in table.irregularities
        if one.kind is Kind.REVOKE and one.at >= since
    }
    return tuple(play for play in cards if play in found)
