"""What may be played, in the order of the Laws: one list of layers, for every hand.

44C comes first; then what declarer demanded (57A, 50D2, 26B, each as far as it can be obeyed: 59);
then a card that must be played (51A, 57D); then major penalty cards (50D1), and minor ones (50C).
A layer says of a card what must be played instead by whoever holds it, and what is left beside it.
Of a hand that is not known a card is then legal whatever else is held, right only if nothing of
certain others is held, or excluded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.hands import SUIT_MASKS, Hand
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.locale.text import All
from bridgelaw.table.breaches import Breach, Why
from bridgelaw.table.effects import CardRequired, Demand, Manner, Penalty
from bridgelaw.table.state import State

HONOURS = sum(card.bit for card in CARDS if card.is_honour)

Breacher = Callable[[Card], Breach]
"""What is wrong with a card."""
Steps = list[tuple[int, Breacher]]
"""Cards that are excluded, with what excludes them."""


class Layer(NamedTuple):
    """One demand: these cards come first."""

    first: int
    breach: Callable[[int], Breacher]
    """What is wrong with a card that is played although one of these is held."""
    manner: Manner = Manner.A_CARD
    """Whether of these cards it must be the highest or the lowest."""
    bars: int = -1
    """What may not be played before them; everything else but for a minor penalty card (50C)."""
    forbids: bool = False
    """The others are forbidden, rather than these demanded."""

    def obeyed_by(self, allowed: int) -> int:
        """What is left to a hand that is known of what it may play; it can always play something.

        Laws 44C and 59: who cannot obey plays any card.
        """
        left = allowed & self.first
        if not left:
            return allowed
        if self.manner is Manner.HIGHEST:
            left = 1 << (left.bit_length() - 1)
        elif self.manner is Manner.LOWEST:
            left &= -left
        return left | (allowed & ~self.bars if self.bars != -1 else 0)


def layers_of(state: State, seat: Seat) -> Iterator[Layer]:
    """What comes before what for this hand at its turn."""
    led = state.trick[0][1].suit if state.trick and not state.lead_open else state.suit_told
    if led is not None:
        yield Layer(SUIT_MASKS[led.index], _because(revoke_breach(state, seat, led)))
    if state.restricted:
        for layers in state.rules.layers:
            yield from layers(state, seat)


def demands(state: State, seat: Seat) -> Iterator[Layer]:
    """What declarer demanded of a play (57A) or a lead (26B, 50D2)."""
    if state.trick:
        for play in state.duties.play_restrictions:
            if play.player is seat and play.suit is not None:
                suit = SUIT_MASKS[play.suit.index]
                forbids = play.manner is Manner.NO_CARD
                breach = _because(_restricted(state, seat, play.law))
                manner = Manner.A_CARD if forbids else play.manner
                yield Layer(~suit if forbids else suit, breach, manner, forbids=forbids)
    else:
        for lead in state.duties.lead_restrictions:
            if lead.player is seat:
                suits = sum(SUIT_MASKS[suit.index] for suit in lead.suits)
                forbids = lead.demand is Demand.PROHIBIT
                breach = _because(_restricted(state, seat, lead.law))
                yield Layer(~suits if forbids else suits, breach, forbids=forbids)


def required(state: State, seat: Seat) -> Iterator[Layer]:
    """A card that must be played to this trick (51A, 57D)."""
    for one in state.duties.required:
        if one.player is seat and one.card is not None:
            yield Layer(one.card.bit, _required(state, seat, one))


def major_cards(state: State, seat: Seat) -> Iterator[Layer]:
    """50D1: a major penalty card is played first; of several, one of them."""
    cards = [one.card.bit for one in state.penalty_cards(seat) if one.penalty is Penalty.MAJOR]
    if cards:
        yield Layer(sum(cards), _penalty(state, seat, Why.MAJOR_NOT_PLAYED))


def minor_cards(state: State, seat: Seat) -> Iterator[Layer]:
    """50C: no other card below honour of the suit; an honour may be played instead."""
    for penalty in state.penalty_cards(seat):
        if penalty.penalty is Penalty.MINOR and penalty.card.bit:
            low = SUIT_MASKS[penalty.card.suit.index] & ~HONOURS & ~penalty.card.bit
            yield Layer(penalty.card.bit, _penalty(state, seat, Why.MINOR_NOT_PLAYED), bars=low)


class _Group(NamedTuple):
    """Cards that stand alike: what is left beside them, and what each of them denies."""

    cards: int
    beside: int
    denied: int = 0
    conditions: tuple[tuple[int, Layer], ...] = ()


class Sorted(NamedTuple):
    """The cards that may be in a hand, by whether they may be played."""

    legal: int
    playable: int
    """What is legal whatever else is held, or at least if certain cards are not."""
    groups: tuple[_Group, ...]
    """What is right only if the player holds nothing of certain cards."""
    excluded: Steps

    @property
    def conditions(self) -> Mapping[Card, Hand]:
        """Each card that is right only if none of certain others is held, with those."""
        return {card: Hand(group.denied) for group in self.groups for card in Hand(group.cards)}

    def denied_by(self, card: Card) -> tuple[tuple[int, Breach], ...]:
        """What playing the card denies to hold, and what it is if they hold one all the same."""
        for group in self.groups:
            if group.cards & card.bit:
                return tuple((mask, layer.breach(mask)(card)) for mask, layer in group.conditions)
        return ()


def sort_cards(state: State, seat: Seat) -> Sorted:
    """The cards that a hand which is not known may hold, by what may be played of them."""
    may, must = state.could_hold(seat), state.surely_holds(seat)
    groups = [_Group(may, may)]
    excluded: Steps = []
    for layer in layers_of(state, seat):
        after: list[_Group] = []
        for group in groups:
            for cards, before, beside in _split(layer, group):
                instead = before & may
                if not cards:
                    continue
                if not instead:
                    after.append(group._replace(cards=cards, beside=beside))
                    continue
                denied = group.denied | instead
                if instead & must or not state.fits_beside(seat, may & ~denied, denied):
                    excluded.append((cards, layer.breach(instead)))
                else:
                    conditions = (*group.conditions, (instead, layer))
                    after.append(_Group(cards, beside, denied, conditions))
        groups = after
    if any(group.denied for group in groups) and _is_tight(state, seat, must):
        groups = [
            exact for group in groups for exact in _card_by_card(state, seat, group, excluded)
        ]
    legal, playable, conditional = 0, 0, []
    for group in groups:
        playable |= group.cards
        if group.denied:
            conditional.append(group)
        else:
            legal |= group.cards
    return Sorted(legal, playable, tuple(conditional), excluded)


def _is_tight(state: State, seat: Seat, must: int) -> bool:
    """Does holding one card change which others may be held beside it?"""
    left = state.size(seat)
    return left is not None and (left - must.bit_count() <= 1 or any(state.void))


def _card_by_card(state: State, seat: Seat, group: _Group, excluded: Steps) -> Iterator[_Group]:
    """The cards of the group, each by what may be held beside that one."""
    for card in Hand(group.cards):
        holding = state.copy()
        holding.see(seat, card)
        may = holding.could_hold(seat)
        left = tuple((mask & may, layer) for mask, layer in group.conditions if mask & may)
        denied = group.denied & may
        if denied and not holding.can_lack(seat, denied):
            excluded.append((card.bit, left[-1][1].breach(denied)))
        else:
            yield _Group(card.bit, group.beside, denied, left)


def _split(layer: Layer, group: _Group) -> Iterator[tuple[int, int, int]]:
    """Cards of the group, what must be played instead of them, and what is left beside them."""
    cards, beside = group.cards, group.beside
    first = layer.first & beside
    if layer.bars != -1:
        low = cards & layer.bars
        yield low, first, beside & ~first
        yield cards & ~low, 0, beside
        return
    obeying = cards & first
    yield cards & ~first, first, beside & ~first
    if layer.manner in (Manner.HIGHEST, Manner.LOWEST):
        for card in Hand(obeying):
            above = first & -(card.bit << 1) if layer.manner is Manner.HIGHEST else None
            yield card.bit, first & (card.bit - 1) if above is None else above, card.bit
    else:
        yield obeying, 0, beside & first


def revoke_breach(state: State, seat: Seat, led: Suit) -> Breacher:
    """44C: the hand holds a card of the suit that was led."""
    return lambda card: state.breach(Why.NOT_FOLLOWED, seat, card, details=(("suit", led),))


def _because(breach: Breacher) -> Callable[[int], Breacher]:
    return lambda instead: breach


def _restricted(state: State, seat: Seat, law: str) -> Breacher:
    return lambda card: state.breach(Why.DEMAND_IGNORED, seat, card, law=law)


def _penalty(
    state: State, seat: Seat, why: Why, law: str | None = None
) -> Callable[[int], Breacher]:
    def because(instead: int) -> Breacher:
        first = (("cards", All(tuple(Hand(instead)))),)
        return lambda card: state.breach(why, seat, card, details=first, law=law)

    return because


def _required(state: State, seat: Seat, required: CardRequired) -> Callable[[int], Breacher]:
    if any(penalty.card is required.card for penalty in state.duties.penalties):
        return _penalty(state, seat, Why.MAJOR_NOT_PLAYED, required.law)
    return _because(_restricted(state, seat, required.law))
