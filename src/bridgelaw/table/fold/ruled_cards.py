"""Cards that a ruling takes back, replaces, plays or adds to a trick."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.tricks import winner
from bridgelaw.locale.text import tr
from bridgelaw.table.events import ImpossibleEvent
from bridgelaw.table.fold.trick import (
    PLAYING,
    accept_lead,
    finish_trick,
    leave_hand,
    must_hold,
    put,
    report_revoke,
    settle_shown,
    take_back,
)
from bridgelaw.table.rules.kinds import Says
from bridgelaw.table.state import Phase, State


def withdraw(state: State, seat: Seat, card: Card, law: str) -> None:
    """A ruling takes a card back; a lead out of turn must be made anew by declarer (55B2, 60B)."""
    take_back(state, seat, card)
    leads = state.leader
    state.retracted = (
        state.rules.has(Says.WRONG_HAND, law)
        and not state.trick
        and leads is not None
        and state.is_declaring(leads)
    )


def put_by_ruling(state: State, seat: Seat, card: Card) -> None:
    """A card is played, or led, because the director says so."""
    must_hold(state, seat, card)
    # Before a claim can be judged it may have to be said what was led (68D1).
    led_before = state.phase is Phase.CLAIMED and len(state.trick) < 3
    if state.phase not in PLAYING and not led_before:
        raise ImpossibleEvent(tr("No card is to be played now."))
    if any(player is seat for player, _ in state.trick):
        raise ImpossibleEvent(tr("{seat} has already played to this trick.", seat=seat))
    if not state.trick:
        if state.opening_lead_due:
            state.phase = Phase.PLAY
            state.face_down = []
        put(state, seat, card)
        return
    if seat is not state.to_play:
        state.disordered = True
    report_revoke(state, seat, card)
    accept_lead(state, seat)
    put(state, seat, card)
    if len(state.trick) == 4:
        finish_trick(state)


def replace_card(state: State, seat: Seat, card: Card, new: Card) -> None:
    """Another card takes the place of one played to this trick or to the one before it."""
    if state.contract is not None and seat is state.contract.dummy:
        state.named, state.corrected = None, new
    if (seat, card) in state.trick:
        place_in_trick = state.trick.index((seat, card))
        state.trick[place_in_trick] = (seat, new)
        _exchange(state, seat, card, new, earlier=False)
        if place_in_trick:
            report_revoke(state, seat, new)
        elif new.suit is not card.suit:
            # Another suit has been led now.
            for player, played in state.trick[1:]:
                report_revoke(state, player, played)
        return
    place = next(
        (at for at in range(len(state.tricks) - 1, -1, -1) if (seat, card) in state.tricks[at]),
        None,
    )
    later = () if place is None else (*state.tricks[place + 1 :], tuple(state.trick))
    swapped = _may_be_twelfth(state, place) and any((seat, new) in trick for trick in later)
    if place is None or (place < len(state.tricks) - 1 and not swapped):
        raise ImpossibleEvent(tr("{seat} has no {card} in the trick.", seat=seat, card=card))
    state.tricks[place] = _with(state.tricks[place], (seat, card), (seat, new))
    if swapped:
        # 62D1: the last two cards change places.
        last = [_with(trick, (seat, new), (seat, card)) for trick in state.tricks[place + 1 :]]
        state.tricks[place + 1 :] = last
        state.trick = list(_with(tuple(state.trick), (seat, new), (seat, card)))
    else:
        _exchange(state, seat, card, new, earlier=True)
        led_by, led = state.tricks[place][0]
        if led_by is not seat:
            report_revoke(state, seat, new, led)
    _recount(state, place)


def _may_be_twelfth(state: State, place: int | None) -> bool:
    """Of a board entered from the middle on nobody may know which trick it is."""
    if place is None:
        return False
    return state.earlier is None or place + state.earlier == 11


def _with(
    trick: tuple[tuple[Seat, Card], ...], old: tuple[Seat, Card], new: tuple[Seat, Card]
) -> tuple[tuple[Seat, Card], ...]:
    return tuple(new if played == old else played for played in trick)


def _exchange(state: State, seat: Seat, card: Card, new: Card, earlier: bool) -> None:
    """One card goes back to the hand, and another leaves it."""
    must_hold(state, seat, new)
    index = seat.index
    state.played[index] = state.played[index] & ~card.bit | new.bit
    state.count_unnamed(seat, card, -1)
    state.count_unnamed(seat, new, 1)
    if state.known[index]:
        state.held[index] = state.held[index] & ~new.bit | card.bit
    else:
        state.denials = tuple(one for one in state.denials if one[3] is not card)
    state.face_up[index] &= ~new.bit
    if seat in state.spread:
        state.face_up[index] |= card.bit
    if state.correctable is card:
        state.correctable = None
    leave_hand(state, seat, new, earlier)
    state.came_back(seat, card)
    if state.standing_revokes:
        state.no_revoke_with(seat, card)
    settle_shown(state, seat, new)


def _recount(state: State, place: int) -> None:
    """Who won the trick, after a card of it was replaced, and so who leads to the next."""
    if state.winners[place] is None:
        return  # of which not everything was entered
    taker = winner(state.tricks[place], state.trump)
    assert taker is not None
    changed = taker is not state.winners[place]
    state.winners[place] = taker
    state.trick_changed(place)
    if place + 1 < len(state.tricks):
        # The last trick plays itself, from the hand that leads to it.
        cards = dict(state.tricks[place + 1])
        order = (taker, taker.lho, taker.partner, taker.rho)
        state.tricks[place + 1] = tuple((seat, cards[seat]) for seat in order if seat in cards)
        state.leaders[place + 1] = taker
        last = winner(state.tricks[place + 1], state.trump)
        assert last is not None
        state.winners[place + 1] = state.leader = last
        state.trick_changed(place + 1)
        return
    if changed and state.trick:
        raise ImpossibleEvent(tr("The lead to the next trick has to go back first."))
    state.leader = taker


def add_to_trick(state: State, seat: Seat, card: Card, number: int) -> None:
    """67B1: a card goes to a trick that lacks it, whoever won that trick."""
    must_hold(state, seat, card)
    if not 1 <= number <= len(state.tricks) or any(
        player is seat for player, _ in state.tricks[number - 1]
    ):
        raise ImpossibleEvent(
            tr("Trick {number} does not lack a card of {seat}.", number=number, seat=seat)
        )
    state.tricks[number - 1] += ((seat, card),)
    index = seat.index
    state.held[index] &= ~card.bit
    state.played[index] |= card.bit
    state.face_up[index] &= ~card.bit
    leave_hand(state, seat, card, earlier=True)
