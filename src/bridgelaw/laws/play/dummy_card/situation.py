"""Law 45D: what the table shows of the card that dummy put out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Player, Seat
from bridgelaw.game.suits import Suit
from bridgelaw.laws.common.withdrawn_cards import Play, refused, taken_back
from bridgelaw.laws.law import Kind, NothingToRule, Table, Text, fx, tr
from bridgelaw.laws.play.dummy_card.questions import After, Failed
from bridgelaw.laws.play.trick_repair import InTrick, Repair
from bridgelaw.table.events import Designated, Designation, Led, Played, PlayedTogether
from bridgelaw.table.placed import Placed, last_played
from bridgelaw.table.unruled import last_unruled


@dataclass(frozen=True, slots=True)
class Wrong(InTrick):
    """The card that dummy put out, the one that was named, and what was played after it."""

    table: Table
    declarer: Seat
    lies: Placed | None = None
    """The card that dummy put out; `None` where nobody entered it."""
    named: Card | None = None
    is_named_second: bool = False
    """45C4(b): whether declarer named it after another card."""
    is_only_described: bool = False
    """46B: whether declarer's words stand for another card, without naming it."""
    at: int | None = None
    """The event of the log in which it was put out."""

    @property
    def is_told(self) -> bool:
        """Did somebody enter the card?"""
        return self.lies is not None

    @property
    def is_not_told(self) -> bool:
        """Do the events not say what declarer named?"""
        return self.is_told and self.named is None

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    @property
    def suit(self) -> Suit | None:
        """The suit to which dummy had to follow; none if dummy led."""
        return None if self.lies is None or self.lies.is_lead else self.lies.suit_led

    @property
    def held(self) -> Hand | None:
        """Dummy's hand without the wrong card, if it is known."""
        return None if self.lies is None else self.table.hand(self.dummy)

    @property
    def too_late(self) -> bool | None:
        """Have both sides played on, or has another ruling used the card that was named?"""
        if self.lies is None:
            return None
        is_there = (
            self.named is None
            or self.table.could_hold(self.dummy, self.named)
            or (self.dummy, self.named) in self.next_trick
        )
        return self.lies.both_played_on or not is_there

    @property
    def is_premature(self) -> bool:
        """Was it put out before dummy's turn in the trick, or as a lead out of turn?"""
        return bool(self.table.open_of(*_TOO_SOON, seat=self.dummy, what=self.card))

    @property
    def revokes(self) -> tuple[tuple[Seat, Card], ...]:
        """Who did not follow since: to the card that dummy led, or dummy with this card."""
        if self.lies is None or self.at is None:
            return ()
        found = {
            (one.seat, one.what)
            for one in self.table.irregularities
            if one.kind is Kind.REVOKE and one.at >= self.at
        }
        cards = self.after if self.lies.is_lead else ((self.dummy, self.lies.card),)
        return tuple(play for play in cards if play in found)

    def say(self, card: Card | None) -> Card | Text:
        """The card that dummy plays, as it is spoken of."""
        return tr("the card that was named") if card is None else card

    # 45D1: what was played after it

    def put_right(self, card: Card | None) -> Repair:
        """The trick with what dummy plays now."""
        return Repair.of(self.table, self.dummy, self.card, card)

    def only(self, trick: Repair, player: Player) -> After | None:
        """The only thing that the player can do, if the table shows it."""
        if self.card is None:
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
        if card is not None and card is self.card:
            return tr("it is the card that dummy put out")
        return None if card is None else self._not_there(card)

    def cannot_name(self, card: Card | None) -> Text | None:
        """Why declarer cannot name this card now."""
        if card is None or card is self.card:
            return None if self.named_would_follow(self.card) else self._must_follow
        return self._not_there(card) or (
            None if self.named_would_follow(card) else self._must_follow
        )

    def named_would_follow(self, card: Card | None) -> bool:
        return card is None or card.suit is self.suit or not self.could_follow

    @property
    def _must_follow(self) -> Text:
        return tr("dummy can follow to the suit led, {suit}", suit=self.suit)

    def _not_there(self, card: Card) -> Text | None:
        replaced = fx.CardReplaced(self.dummy, self.card, card)
        return refused(self.table, *taken_back(self.next_trick), replaced)

    # 42A3: what dummy must play instead of a revoke

    @property
    def could_follow(self) -> tuple[Card, ...]:
        """The cards that dummy is known to have had to follow suit in place of it (44C)."""
        if self.suit is None:
            return ()
        back = (card for player, card in self.next_trick if player is self.dummy)
        cards = (self.card, *back, *(self.held or ()))
        return tuple(card for card in cards if card is not None and card.suit is self.suit)

    @property
    def named_is_revoke(self) -> bool | None:
        """`None` where nobody knows what was led, or what dummy held."""
        if self.named is None or self.lies is None or self.lies.is_lead:
            return False
        if self.suit is None:
            return None
        if self.named.suit is self.suit:
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
        if self.suit is None:
            return None if card is self.card else self._not_there(card)
        if card.suit is not self.suit:
            return tr("dummy can follow to the suit led, {suit}", suit=self.suit)
        if self.held is not None:
            return tr("Dummy does not hold {what}.", what=card)
        return self._not_there(card)

    # 45D2: who has revoked now that the card stands

    @property
    def failed(self) -> Failed | None:
        """Who could have followed suit and did not."""
        if self.card is None:
            return None
        who = {player for player, _ in self.revokes}
        if self.dummy in who:
            return Failed.DUMMY
        if self.declarer in who:
            return Failed.BOTH if self.defenders_revokes else Failed.DECLARER
        return Failed.DEFENDER if who else Failed.NOBODY

    @property
    def defenders_revokes(self) -> tuple[Play, ...]:
        if self.card is None:
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
    declarer, dummy = table.contract.declarer, table.contract.dummy
    found = _reported(table) or _unasked(table, dummy)
    if found is None and table.is_open:
        return Wrong(table, declarer)
    if found is None:
        raise NothingToRule(tr("Dummy has put out no card that declarer did not name."))
    lies = table.placed(dummy, found.placed)
    if lies is None:
        raise NothingToRule(tr("The card that dummy put out is no longer in the trick."))
    return Wrong(
        table,
        declarer,
        lies,
        found.named,
        found.is_named_second,
        found.is_only_described,
        found.at,
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


def _unasked(table: Table, dummy: Seat) -> _Found | None:
    """Dummy's last card, where the events do not say that declarer named it."""
    lies = last_played(table, dummy)
    if lies is None:
        return None
    for at in range(len(table.log) - 1, -1, -1):
        event = table.log[at]
        if isinstance(event, Led | Played) and (event.seat, event.card) == (dummy, lies.card):
            return None if _said_before(table, at) else _Found(lies.card, at, None)
        if isinstance(event, Designated) and event.designation.card is lies.card:
            return None
    return None
