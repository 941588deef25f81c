"""Laws 50 and 51: the penalty cards that matter now, as the table knows them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.laws.play.penalty_card.questions import Cards, Turn
from bridgelaw.locale.text import tr
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.effects import Penalty
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import last_unruled


@dataclass(frozen=True, slots=True)
class Lying:
    """A defender's penalty cards, and why they matter now."""

    by: Player
    cards: tuple[Card, ...] = ()
    kind: Cards | None = None
    turn: Turn | None = None
    led: tuple[tuple[Seat, Card], ...] = ()
    """The lead that did not wait, and what was played to it since."""
    played_since: bool = False
    passed_over: bool = False
    """Whether that lead was none of the leader's own major penalty cards, though he had some."""

    @property
    def suits(self) -> tuple[Suit, ...]:
        """Their suits, the highest first."""
        return tuple(suit for suit in reversed(SUITS) if suit in {card.suit for card in self.cards})


def find_lying(table: Table) -> Lying:
    """What is to be decided now, the most urgent first."""
    early = last_unruled(table, Kind.LED_BEFORE_CHOICE)
    # The lead is still to be ruled on, or is part of the trick in progress.
    if early is not None and (early.is_open or (early.seat, early.what) in table.trick.cards):
        return _led_early(table, early)
    for decision in table.decisions:
        if decision.law == "50D2":
            kind = kind_of(decision.cards)
            return Lying(decision.offender, decision.cards, kind, Turn.PARTNER_LEADS)
    player = table.to_play
    if player is not None:
        mine = penalty_cards(table, player)
        if mine:
            kind = _minor_or(table, player, mine)
            return Lying(player, mine, kind, Turn.OWN)
        # 50C. A minor penalty card leaves partner's lead free, and that is worth saying.
        partners = penalty_cards(table, player.partner)
        if partners and not table.trick.cards:
            kind = _minor_or(table, player.partner, partners)
            if kind is Cards.MINOR:
                return Lying(player.partner, partners, kind, Turn.PARTNER_LEADS)
    if early is not None:
        return _led_early(table, early)
    if not table.penalty_cards:
        raise NothingToRule(tr("There is no penalty card at this table."))
    raise NothingToRule(
        tr(
            "Nothing is to be decided about a penalty card now: its owner plays it as soon as "
            "that is legal, and declarer chooses whenever its owner's partner is on lead."
        )
    )


def penalty_cards(table: Table, player: Player, only: Penalty | None = None) -> tuple[Card, ...]:
    """The player's penalty cards, or only those of a kind."""
    return tuple(
        penalty.card
        for penalty in table.penalty_cards
        if penalty.player is player and only in (None, penalty.penalty)
    )


def kind_of(cards: Iterable[Card]) -> Cards:
    """What several major penalty cards, or one, are together."""
    found = tuple(cards)
    if len(found) == 1:
        return Cards.MAJOR
    return Cards.ONE_SUIT if len({card.suit for card in found}) == 1 else Cards.SUITS


def _minor_or(table: Table, player: Seat, cards: tuple[Card, ...]) -> Cards:
    return Cards.MINOR if penalty_cards(table, player, Penalty.MINOR) else kind_of(cards)


def _led_early(table: Table, early: Irregularity) -> Lying:
    """The lead did not wait; the penalty cards are those of that moment."""
    assert isinstance(early.what, Card)
    by = early.seat.partner
    before = table.at(early.at)
    cards = penalty_cards(before, by)
    own = penalty_cards(before, early.seat, Penalty.MAJOR)
    return Lying(
        by,
        cards,
        kind_of(cards),
        Turn.PARTNER_LED,
        table.trick.cards if early.is_open else ((early.seat, early.what),),
        played_since=not early.is_open,
        passed_over=bool(own) and early.what not in own,
    )
