"""Law 62: which cards can take the place of those played in and after a revoke."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Seat
from bridgelaw.laws.law import Kind, Table, Text, fx, tr
from bridgelaw.table.duties import PenaltyOnTable
from bridgelaw.table.events import Ruled
from bridgelaw.table.placed import cards_of
from bridgelaw.table.revokes import Offence, when_played

_NONE = Hand()


def replacements(table: Table, offence: Offence, then: bool = False) -> Hand | None:
    """The cards with which the offender could have complied; `None` if the hand is not known.

    `then`: whether or not they are still there.
    """
    seat = offence.by
    # A ruling may have put the card there: then the player holds what is left after it.
    by_ruling = isinstance(table.log[offence.at], Ruled)
    before = table.at(offence.at + 1) if by_ruling else when_played(table, offence.at)
    hand = before.hand(seat)
    if hand is None:
        # Only what lay face up is known of it.
        faced = before.face_up(seat)
        hand = faced if then else None
    if hand is None:
        return None
    legal = hand
    # Whose turn it is after a ruling may be to the next trick already.
    if before.to_play is seat and not by_ruling:
        legal = hand & before.legal_cards(seat).without_demand.legal
    if offence.follows and offence.suit is not None:
        legal = legal.holding(offence.suit) if len(legal.holding(offence.suit)) else _NONE
    return legal if then else legal & _available(table, offence, seat)


def could_comply(table: Table, offence: Offence) -> bool:
    """61A: was there such a card? One that went to an earlier trick since was not (67B1)."""
    held = replacements(table, offence, then=True)
    before = when_played(table, offence.at)
    if held is None or before.hand(offence.by) is None:
        # It may have shown itself since, down to the last card.
        since = table.played(offence.by) - before.played(offence.by)
        could = (card for card in CARDS if card in since or table.could_hold(offence.by, card))
        return any(_complies(table, offence, card) for card in could)
    gone = Hand.of(
        effect.card
        for ruling in table.rulings
        for effect in ruling.effects
        if isinstance(effect, fx.CardAdded)
        and effect.player is offence.by
        and effect.card is not None
        and effect.trick < offence.trick
    )
    return len(held - gone) > 0


def _available(table: Table, offence: Offence, seat: Seat) -> Hand:
    """What the player can still play to the trick: also the card of trick thirteen (62D1)."""
    return (table.hand(seat) or _NONE) | Hand.of(
        card for player, card in after_trick(table, offence) if player is seat
    )


def after_trick(table: Table, offence: Offence) -> tuple[tuple[Seat, Card], ...]:
    """The cards played to the trick after the one of the revoke."""
    return cards_of(table, offence.trick + 1)


def not_a_replacement(table: Table, offence: Offence, card: Card | None) -> Text | None:
    """Why the offender cannot play this card instead."""
    assert card is not None
    legal = replacements(table, offence)
    if legal is not None:
        fits = card in legal
    else:
        there = (offence.by, card) in after_trick(table, offence)  # 62D1
        fits = there or table.could_hold(offence.by, card)
        fits = fits and _complies(table, offence, card)
    if fits:
        return None
    return tr("{offender} could not have played {card} there", offender=offence.by, card=card)


def _complies(table: Table, offence: Offence, card: Card) -> bool:
    """Would a player whose hand is not known have complied with this card, holding it?"""
    if offence.follows:
        # Of a trick whose lead nobody entered the director has said that it was not followed.
        return offence.suit in (None, card.suit)
    return card in when_played(table, offence.at).legal_cards(offence.by).without_demand


def second_card(table: Table, offence: Offence) -> Card | None:
    """The card that the offender has put down to correct the revoke, if it does.

    After four cards it is a fifth: where that was no lead (63A1), it was put down for this.
    """
    for found in table.open_of(Kind.SECOND_CARD, Kind.FIFTH_CARD, seat=offence.by):
        if (
            found.at > offence.at
            and isinstance(found.what, Card)
            and not_a_replacement(table, offence, found.what) is None
        ):
            return found.what
    return None


def was_penalty_card(table: Table, player: Seat, card: Card) -> PenaltyOnTable | None:
    """The penalty card that this one was until it was played."""
    lay = table.at(table.played_in(player, card)).penalty_cards
    return next((penalty for penalty in lay if penalty.card is card), None)


def replacement_samples(table: Table, offence: Offence) -> tuple[str, ...]:
    """The first and the last: with one of them another player may win the trick."""
    cards = replacements(table, offence)
    if cards is None:
        return _first(card for card in CARDS if not_a_replacement(table, offence, card) is None)
    every = list(cards)
    return tuple(dict.fromkeys(str(card) for card in (*every[:1], *every[-1:])))


def _first(cards: Iterable[Card]) -> tuple[str, ...]:
    """The text of one of the cards, as an example of an answer."""
    return tuple(str(card) for card in islice(cards, 1))
