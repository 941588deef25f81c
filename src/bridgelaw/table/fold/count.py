"""Folding the count of the hands: what is wrong with it stops the table until it is ruled on."""

from __future__ import annotations

from collections.abc import Mapping

from bridgelaw.game.cards import Card
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import Seat
from bridgelaw.locale.text import tr
from bridgelaw.table.breaches import Kind
from bridgelaw.table.duties import PickedUp
from bridgelaw.table.effects import ScoreAdjusted
from bridgelaw.table.events import (
    Called,
    DirectorCalled,
    Event,
    HandCounted,
    ImpossibleEvent,
    Ruled,
)
from bridgelaw.table.rules.kinds import By
from bridgelaw.table.state import FULL_HAND, Phase, State

PROCEDURE = "wrong-number-of-cards"
CANCELLING = (PROCEDURE, "wrong-pair", "dealing-fault")
"""Where one of these adjusts the score, the board is cancelled at this table."""

_WRONG = Kind.WRONG_NUMBER_OF_CARDS


def hand_counted(state: State, event: HandCounted) -> None:
    """7B2: a hand of thirteen is what it should be; counted again, the last count holds."""
    state.settle_where(event.seat, By.COUNTED_AGAIN, _WRONG)
    if event.number != FULL_HAND:
        state.miscounted(event.seat, event.number)
    state.counted = any(found.kind is _WRONG for found in state.open.values())


def ensure_counted(state: State, event: Event) -> None:
    """13, 14: refuses to go on with a wrong hand.

    A call may have been made before anybody counted; a card is not played from such hands.
    """
    if isinstance(event, Called) and not state.counted:
        return
    for found in state.open.values():
        if found.kind is _WRONG:
            ensure_ruled(wrong_hands(state), event)
            return


def ensure_ruled(wrong: Mapping[Seat, int], event: Event) -> None:
    """Refuses an event at a table with wrong hands: all that is left is to count and to rule."""
    if isinstance(event, (HandCounted, DirectorCalled, Ruled)):
        return
    for seat, number in wrong.items():
        raise ImpossibleEvent(
            tr(
                "{seat} has {number} cards: nobody goes on before the director has ruled.",
                seat=seat,
                number=number,
            )
        )


def wrong_hands(state: State) -> dict[Seat, int]:
    """The hands with another number of cards than thirteen, clockwise from North."""
    found = {
        one.seat: dict(one.breach.details)["number"]
        for one in state.open.values()
        if one.kind is _WRONG
    }
    return dict(sorted(found.items(), key=lambda item: item[0].index))


def ruled(state: State, event: Ruled, law: str) -> None:
    """The director has ruled: the board is cancelled, or what was wrong with the count settled."""
    if any(isinstance(effect, ScoreAdjusted) for effect in event.effects):
        state.phase = Phase.OVER
    if event.procedure != PROCEDURE:
        return
    for number, found in state.open_items():
        if found.kind is _WRONG:
            state.settle(number, law)
    state.counted = False


def deal_anew(state: State, law: str) -> None:
    """6D: the board begins again with hands that nobody knows yet; the rulings are kept."""
    for number, _ in state.open_items():
        state.settle(number, law)
    fresh = vars(State(state.board, Deal(), state.rules))
    kept = ("at", "rulings", "found", "open", "settled")
    vars(state).update({name: value for name, value in fresh.items() if name not in kept})


def take_out(state: State, seat: Seat, card: Card) -> None:
    """The card leaves the hand, as if it had never been there."""
    if not state.could_hold(seat) & card.bit:
        raise ImpossibleEvent(tr("{seat} does not hold {what}.", seat=seat, what=card))
    for cards in (state.held, state.dealt, state.face_up):
        cards[seat.index] &= ~card.bit
    state.shown = [shown for shown in state.shown if shown[:2] != (seat, card)]
    if any(penalty.card is card for penalty in state.duties.penalties):
        state.move(PickedUp(card))


def put_in(state: State, seat: Seat, card: Card) -> None:
    """The card is in the hand now, and always belonged to it."""
    index = seat.index
    if state.known[index]:
        state.held[index] |= card.bit
    state.dealt[index] |= card.bit
