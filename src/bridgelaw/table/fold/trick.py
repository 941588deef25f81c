"""Cards that leave a hand for the trick and come back from it: what every play has in common."""

from __future__ import annotations

from bridgelaw.game.calls import SOME_BID
from bridgelaw.game.cards import Card
from bridgelaw.game.hands import SUIT_MASKS
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.tricks import winner
from bridgelaw.locale.text import tr
from bridgelaw.table.breaches import LEADS_OUT_OF_TURN, UNCLEAR_WORDS, Kind, Why
from bridgelaw.table.duties import CardLeft, TrickDone
from bridgelaw.table.effects import Unauthorised
from bridgelaw.table.events import ImpossibleEvent
from bridgelaw.table.layers import revoke_breach
from bridgelaw.table.rules.kinds import By
from bridgelaw.table.state import Phase, State

# The phases in which cards are led and played.
PLAYING = (Phase.CLARIFICATION, Phase.PLAY)
# The ways in which a card is seen without being played.
SHOWN = (
    Kind.CARD_EXPOSED,
    Kind.CARD_NAMED,
    Kind.FIFTH_CARD,
    Kind.SECOND_CARD,
    Kind.PREMATURE_LEAD,
    Kind.LEAD_IN_AUCTION,
)


_SHOWN_BY = (Why.OPENED_BY_DECLARERS, Why.PLAYED_BEFORE_LED_ANEW)


def must_hold(state: State, seat: Seat, card: Card) -> None:
    if state.returned:
        if len(state.returned) == len(SEATS):
            raise ImpossibleEvent(tr("All four hands are back in the board."))
        # The player has taken their hand out of the board again.
        state.returned -= {seat}
    if not state.may_hold(seat, card):
        raise ImpossibleEvent(tr("{seat} does not hold {what}.", seat=seat, what=card))
    if not card.bit:
        state.partial = True
    elif not state.known[seat.index]:
        state.see(seat, card)


def put(state: State, seat: Seat, card: Card) -> None:
    """The card leaves the hand for the trick."""
    index, bit = seat.index, card.bit
    if not bit:
        state.count_unnamed(seat, card, 1)
    state.held[index] &= ~bit
    state.played[index] |= bit
    state.face_up[index] &= ~bit
    state.trick.append((seat, card))
    if state.face_down:
        state.face_down = []  # 54: once the lead has been played to, no other can be faced
    state.named = state.corrected = None
    state.retracted = False
    leave_hand(state, seat, card)
    if state.correctable is not None and state.is_declaring(seat):
        state.correctable = None
    if state.open:
        if state.contract is not None and seat is state.contract.dummy:
            state.settle_where(state.contract.declarer, By.WORDS_PLAYED, *UNCLEAR_WORDS)
        settle_shown(state, seat, card)


def settle_shown(state: State, seat: Seat, card: Card) -> None:
    """What was only shown has been played in turn since: nobody asked for a ruling (11A)."""
    for number, found in state.open_items():
        if found.seat is not seat or (found.kind not in SHOWN and found.why not in _SHOWN_BY):
            continue
        # Of a hand that was spread it is the last card.
        if found.what is card or (found.what is None and not state.face_up[seat.index]):
            state.settle(number, By.LET_PASS)


def accept_lead(state: State, seat: Seat) -> None:
    """53A: play by the next hand accepts a lead out of turn, except to the last trick."""
    if not state.open or len(state.trick) != 1 or len(state.tricks) == 12:
        return
    leader, lead = state.trick[0]
    if seat is leader.lho:
        state.settle_where(leader, By.LEAD_ACCEPTED, *LEADS_OUT_OF_TURN, what=lead)


def leave_hand(state: State, seat: Seat, card: Card, earlier: bool = False) -> None:
    """A card that leaves the hand is no penalty card any more, nor one to be played."""
    lying = state.duties.penalties
    if lying and card in [penalty.card for penalty in lying]:
        # 50E3: why it lay there is from now on nothing for partner to use.
        told = Unauthorised(seat, card, (seat.partner,), state.rules.labels[By.WAS_PENALTY])
        if told not in state.unauthorised:
            state.unauthorised.append(told)
    state.move(CardLeft(seat, card, state.at, earlier))


def take_back(state: State, seat: Seat, card: Card) -> None:
    """A card of the trick in progress, or of the one just completed, goes back to its hand."""
    if not state.trick and state.tricks and (seat, card) in state.tricks[-1]:
        state.trick = list(state.tricks.pop())
        state.winners.pop()
        state.leader = state.leaders.pop()
        state.trick_opened()
        if state.phase is Phase.OVER and len(state.returned) < len(SEATS):
            state.phase = Phase.PLAY
    if (seat, card) not in state.trick:
        raise ImpossibleEvent(tr("{seat} has no {card} in the trick.", seat=seat, card=card))
    state.trick.remove((seat, card))
    state.disordered = bool(state.trick)  # whoever lost a card is due again
    state.played[seat.index] &= ~card.bit
    state.count_unnamed(seat, card, -1)
    if state.known[seat.index]:
        state.held[seat.index] |= card.bit
    else:
        state.denials = tuple(one for one in state.denials if one[3] is not card)
    if seat in state.spread:
        state.face_up[seat.index] |= card.bit
    state.came_back(seat, card)
    if state.standing_revokes:
        state.no_revoke_with(seat, card)
    if state.named is card:
        state.named = None
    if state.corrected is card:
        state.corrected = None
    if state.correctable is card:
        state.correctable = None


def is_due_from_dummy(state: State, dummy: Seat) -> bool:
    """May declarer name a card of dummy's now?"""
    if state.phase is not Phase.PLAY:
        return False
    if not state.trick:
        return state.leader is dummy
    return all(player is not dummy for player, _ in state.trick)


def forget_designations(state: State, law: str | By) -> None:
    """Words that named no card, when no card is due from dummy any more, stay words."""
    contract = state.contract
    if not state.open or contract is None or is_due_from_dummy(state, contract.dummy):
        return
    for number, found in state.open_items():
        if found.kind in UNCLEAR_WORDS:
            state.settle(number, law)


def finish_trick(state: State) -> None:
    taker = _taker(state) if state.partial else winner(state.trick, state.trump)
    if not state.trick:
        return  # of the trick that is over nobody entered a card
    close_trick(state, taker)
    if len(state.tricks) + (state.earlier or 0) == 13 or (
        0 in state.held and not all(map(state.could_hold, SEATS))
    ):
        # Thirteen tricks were played, or an ending was; or somebody was short of a card.
        state.phase = Phase.OVER
        for number, found in state.open_items():
            if found.kind is Kind.PREMATURE_LEAD:
                state.settle(number, By.NO_TRICK_LEFT)  # there is no trick to lead to any more
    forget_designations(state, By.WORDS_PLAYED)


def close_trick(state: State, taker: Seat | None) -> None:
    """The trick in progress is over: what it used up is gone, and `taker` leads next."""
    state.move(TrickDone(state.leader, state.trick[0][0], taker))
    if state.open:
        _settle_at_end_of_trick(state)
    state.tricks.append(tuple(state.trick))
    state.winners.append(taker)
    state.leaders.append(state.leader)
    state.trick, state.disordered, state.leader = [], False, taker


def _taker(state: State) -> Seat | None:
    """Who has won the trick; `None` where what was played to it is not all known."""
    if state.lead_open:
        state.lead_open, state.suit_told = False, None
        return None
    contract = state.contract
    if contract is None or contract.bid is SOME_BID or any(not card.bit for _, card in state.trick):
        return None
    return winner(state.trick, state.trump)


def _settle_at_end_of_trick(state: State) -> None:
    """What nobody can undo any more, or nobody needs to, when a trick is complete."""
    for number, found in state.open_items():
        if found.why in (Why.PLAYED_BY_DECLARERS, Why.PLAYED_BEFORE_RHO):
            # It was played to this trick and has been played in its turn after all.
            if (found.seat, found.what) in state.trick:
                state.settle(number, found.law)
        elif found.kind is Kind.WRONG_CARD_FROM_DUMMY:
            if (found.seat, found.what) not in state.trick:
                state.settle(
                    number, By.WRONG_CARD_STANDS
                )  # both sides have played to the next trick


def report_revoke(state: State, seat: Seat, card: Card, led: Card | None = None) -> None:
    """The card does not follow suit to the card led; without one, to the trick in progress.

    A hand that is not known denies the suit by it, unless it cannot lack that.
    """
    if led is None:
        suit = state.suit_told if state.lead_open else state.trick[0][1].suit
    else:
        suit = led.suit
    if card.suit is suit or card.suit is None or suit is None:
        return
    mask = SUIT_MASKS[suit.index]
    if state.known[seat.index] and not state.held[seat.index] & mask:
        return
    breach = revoke_breach(state, seat, suit)(card)
    if not state.known[seat.index] and state.can_lack(seat, mask):
        denial = (seat, mask, state.at, card, breach)
        if led is None and (seat, card) not in state.trick:
            state.denials += (denial,)
        return
    if all(found.breach != breach for found in state.open.values()):
        state.report(breach)


def late_revoke(state: State, seat: Seat, card: Card) -> None:
    """A hand that was not known shows a card that it denied before."""
    for denial in state.denials:
        player, mask, at, _, breach = denial
        if player is seat and mask & card.bit:
            state.report(breach, at)
            state.denials = tuple(one for one in state.denials if one is not denial)
