"""What is open at a table ends by itself when it no longer applies.

A ruling on one irregularity, or what the players do, can take away what another one is about: the
card that was led too early has gone back, the trick that lacked a card is being played again, the
penalty card that declarer could choose about is gone. Whatever a ruling on it would do, the table
could not take. So after every event each irregularity that is still open is looked at again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import SUIT_MASKS
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.table.breaches import Irregularity, Kind, Why
from bridgelaw.table.choices import lead_decisions
from bridgelaw.table.duties import TrickGone
from bridgelaw.table.effects import CardRequired, PlayRestriction
from bridgelaw.table.events import Event, Led, Played, Ruled
from bridgelaw.table.fold.words import open_words
from bridgelaw.table.rules.kinds import Choice, Says
from bridgelaw.table.state import Standing, State


def end_what_lapsed(state: State, event: Event) -> None:
    """Settles what no longer applies after the event: under the law of a ruling, or its own."""
    applies = _IN_PLAY if isinstance(event, _CARDS_ONLY) else _APPLIES
    lapsed = [
        (number, found.kind)
        for number, found in state.open.items()
        if (still_applies := applies.get(found.kind)) is not None
        and not still_applies(state, found)
    ]
    if lapsed:
        law = event.clauses[-1] if isinstance(event, Ruled) and event.clauses else None
        for number, kind in lapsed:
            state.settle(number, law or state.rules.lapses[kind])


def end_what_was_for_the_trick(state: State) -> None:
    """57A, 57D: what was to be played to a trick that has gone back to the hands.

    A penalty card that declarer named (51A) may be the lead to the next one.
    """
    gone: tuple[PlayRestriction | CardRequired, ...] = (
        *state.duties.play_restrictions,
        *(one for one in state.duties.required if state.rules.has(Says.TO_THIS_TRICK, one.law)),
    )
    if gone:
        state.move(TrickGone(gone))


def _lies_in(tricks: Iterable[Sequence[tuple[Seat, Card]]], found: Irregularity) -> bool:
    return any((found.seat, found.what) in trick for trick in tricks)


def _lead_can_go_back(state: State, found: Irregularity) -> bool:
    """A lead out of turn: until another trick has been played, or the lead has gone back."""
    if found.why is Why.OPENED_BY_DECLARERS:
        return _is_held(state, found)  # it was only shown
    return _lies_in((*state.tricks[-1:], state.trick), found)


def _is_played(state: State, found: Irregularity) -> bool:
    """A card that was played, and has not gone back to its hand."""
    return isinstance(found.what, Card) and state.has_played(found.seat, found.what)


def _is_revoke(state: State, found: Irregularity) -> bool:
    """A card that was played, by a player who had one of the suit.

    That one may have gone to an earlier trick since, which lacked it (67B1).
    """
    seat, suit = found.seat, dict(found.breach.details).get("suit")
    if not _is_played(state, found):
        return False
    if not isinstance(suit, Suit) or not state.known[seat.index]:
        return True
    if state.held[seat.index] & SUIT_MASKS[suit.index]:
        return True
    tricks = (*state.tricks, tuple(state.trick))
    at = next(at for at, trick in enumerate(tricks) if (seat, found.what) in trick)
    later = (card for trick in tricks[at + 1 :] for player, card in trick if player is seat)
    return any(card.suit is suit for card in later)


def _is_played_or_shown(state: State, found: Irregularity) -> bool:
    return found.why is Why.PLAYED_BEFORE_LED_ANEW or _is_played(state, found)


def _is_held(state: State, found: Irregularity) -> bool:
    """A card that was only shown, and is still in its hand; or a whole hand."""
    card = found.what
    return not isinstance(card, Card) or state.may_hold(found.seat, card)


def _is_for_declarer_to_choose(state: State, found: Irregularity) -> bool:
    """A lead before declarer's choice: while it lies there, and there is something to choose."""
    return _lies_in((state.trick,), found) and any(
        decision.choice is Choice.PARTNERS_CARD for decision in lead_decisions(state, found.seat)
    )


def _can_be_changed(state: State, found: Irregularity) -> bool:
    """45C4(b): another designation, until declarer plays again from either hand."""
    return state.correctable is not None or open_words(state) is not None


def _lacks_a_card(state: State, found: Irregularity) -> bool:
    """A trick without a card of the player's: of several, the last was taken back first."""
    lacking = sum(all(seat is not found.seat for seat, _ in trick) for trick in state.tricks)
    open_ones = sum(
        other.kind is Kind.DEFECTIVE_TRICK and other.seat is found.seat and other.at <= found.at
        for other in state.open.values()
    )
    return open_ones <= lacking


def _is_robbed(state: State, found: Irregularity) -> bool:
    """17D3: passes alone leave the player without their turn, and nobody has gone on since."""
    return found.breach.turn is state.unbroken.robbed


def _is_on_table(state: State, found: Irregularity) -> bool:
    """A call that has not been withdrawn."""
    return _has_standing(state, found, Standing.STANDS, Standing.CHANGE)


def _is_attempted(state: State, found: Irregularity) -> bool:
    """A second call of a player's: while nobody knows which of the two counts."""
    return _has_standing(state, found, Standing.CHANGE)


def _has_standing(state: State, found: Irregularity, *standings: Standing) -> bool:
    by, made = found.seat, found.what
    return any(
        seat is by and call is made and standing in standings
        for seat, call, standing in state.records
    )


_IN_PLAY: dict[Kind, Callable[[State, Irregularity], bool]] = {
    Kind.OPENING_LEAD_OUT_OF_TURN: _lead_can_go_back,
    Kind.LEAD_OUT_OF_TURN: _lead_can_go_back,
    Kind.PLAY_OUT_OF_TURN: _is_played_or_shown,
    Kind.PREMATURE_LEAD: _is_held,
    Kind.FIFTH_CARD: _is_held,
    Kind.SECOND_CARD: _is_held,
    Kind.CARD_EXPOSED: _is_held,
    Kind.CARD_NAMED: _is_held,
    Kind.REVOKE: _is_revoke,
    Kind.RESTRICTION_IGNORED: _is_played,
    Kind.PENALTY_CARD_NOT_PLAYED: _is_played,
    Kind.WRONG_CARD_FROM_DUMMY: _is_played,
    Kind.LED_BEFORE_CHOICE: _is_for_declarer_to_choose,
    Kind.CHANGE_OF_DESIGNATION: _can_be_changed,
    Kind.DEFECTIVE_TRICK: _lacks_a_card,
}

_APPLIES: dict[Kind, Callable[[State, Irregularity], bool]] = {
    **_IN_PLAY,
    Kind.CHANGE_OF_CALL: _is_attempted,
    Kind.ROBBED_OF_TURN: _is_robbed,
    **dict.fromkeys(
        (
            Kind.CALL_OUT_OF_ROTATION,
            Kind.INSUFFICIENT_BID,
            Kind.INADMISSIBLE_DOUBLE,
            Kind.INADMISSIBLE_REDOUBLE,
            Kind.BID_OVER_SEVEN,
            Kind.BARRED_CALL,
            Kind.CALL_NOT_REPEATED,
        ),
        _is_on_table,
    ),
}

_CARDS_ONLY = (Led, Played)
"""They leave every call what it was."""
