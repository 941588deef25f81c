"""Folding the effects of rulings into the state of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridgelaw.game.cards import SOME_CARD, Card
from bridgelaw.game.seats import Seat
from bridgelaw.locale.text import tr
from bridgelaw.table import effects as fx
from bridgelaw.table.breaches import BY_DUMMY, OUT_OF_TURN, REVOKES, Irregularity, Kind, Why
from bridgelaw.table.duties import Given, PenaltyOnTable, PickedUp, Waived
from bridgelaw.table.events import ImpossibleEvent, Ruled
from bridgelaw.table.fold import count
from bridgelaw.table.fold.causes import bind, fall, undo_card, undo_played
from bridgelaw.table.fold.named import known, seated
from bridgelaw.table.fold.play import become_dummy
from bridgelaw.table.fold.ruled_calls import (
    accept_call,
    deem_later,
    drop_orphans,
    force_pass,
    is_sufficient_now,
    owe_replacement,
    relabel_changes,
    substitute_call,
    take_turns_anew,
    withdraw_call,
)
from bridgelaw.table.fold.ruled_cards import add_to_trick, put_by_ruling, replace_card, withdraw
from bridgelaw.table.fold.trick import forget_designations
from bridgelaw.table.fold.unentered import told
from bridgelaw.table.rules.kinds import Choice, Says
from bridgelaw.table.shared_list import SharedList
from bridgelaw.table.state import Phase, Revoke, State


def ruled(state: State, event: Ruled) -> None:
    state.rulings.append(event)
    state.director = False
    law = event.clauses[-1] if event.clauses else event.procedure
    is_open = state.open_end
    for fact in event.told or ():
        told(state, fact)
    state.open_end = is_open  # what came after it nobody has said
    for effect in event.effects:
        _APPLY[type(effect)](state, effect, law)
    undo_played(state, event, law)
    if state.undone or state.revived:
        fall(state, event)
    bind(state, event)
    if event.procedure in count.CANCELLING:
        count.ruled(state, event, law)
    drop_orphans(state, law)
    forget_designations(state, law)
    if state.phase is Phase.AUCTION or state.rules.have(Says.LEAD_FACED, event.clauses):
        # If the auction goes on, or partner's lead was faced, a face-down lead goes back.
        state.face_down = []
    for index, found in state.open_items():
        if found.kind is Kind.INSUFFICIENT_BID and is_sufficient_now(state, found):
            # The bid that it was too low for has been withdrawn.
            state.settle(index, law)
        elif found.kind is Kind.CHANGE_OF_DESIGNATION and event.procedure == "designation":
            # 45C4: whichever of the two cards it is, that is settled.
            state.settle(index, law)
        elif found.why in BY_DUMMY and state.rules.have(Says.SUGGESTED, event.clauses):
            # Dummy's suggestion has no effect now: it is looked at after the play.
            state.settle(index, law)
    relabel_changes(state)
    if any(isinstance(one, (fx.CallWithdrawn, fx.CallDeemedLater)) for one in event.effects):
        take_turns_anew(state, law)


def _give_lead_right(state: State, effect: fx.LeadRight, law: str) -> None:
    seated(effect.player)
    seated(effect.offender)
    state.move(Given(effect))


def _restrict_lead(state: State, effect: fx.LeadRestriction, law: str) -> None:
    seated(effect.player)
    if not effect.suits and not state.partial:
        raise ImpossibleEvent(
            tr("A ruling that does not name the suit cannot be entered at a table.")
        )
    state.move(Given(effect, effect.law == state.rules.choices[Choice.FIRST_LEAD]))


def _waive(state: State, effect: fx.NoDemand, law: str) -> None:
    until_next = effect.law == state.rules.choices[Choice.PARTNERS_CARD]
    state.move(Waived(seated(effect.player), effect.law, until_next))


def _restrict_play(state: State, effect: fx.PlayRestriction, law: str) -> None:
    seated(effect.player)
    if effect.suit is None and not state.partial:
        raise ImpossibleEvent(
            tr("A ruling that does not name the suit cannot be entered at a table.")
        )
    state.move(Given(effect))


def _require_card(state: State, effect: fx.CardRequired, law: str) -> None:
    seat, card = seated(effect.player), known(state, effect.card)
    if not state.may_hold(seat, card):
        raise ImpossibleEvent(tr("{seat} does not hold {what}.", seat=seat, what=card))
    state.move(Given(effect))
    state.settle_where(seat, law, what=card)


def _give_penalty_card(state: State, effect: fx.PenaltyCard, law: str) -> None:
    seat, card = seated(effect.player), known(state, effect.card)
    if state.is_declaring(seat):
        raise ImpossibleEvent(tr("Only a defender can have a penalty card (48A)."))
    if not state.may_hold(seat, card):
        raise ImpossibleEvent(tr("{seat} does not hold {what}.", seat=seat, what=card))
    state.see(seat, card)
    state.move(Given(PenaltyOnTable(seat, card, effect.penalty, effect.law)))
    state.face_up[seat.index] |= card.bit
    state.settle_where(seat, law, what=card)


def _pick_up(state: State, effect: fx.PickedUp, law: str) -> None:
    seat, card = seated(effect.player), known(state, effect.card)
    if state.went_back(seat, card):
        # 24D: that happened by itself when the auction ended.
        state.settle_where(seat, law, what=card)
        return
    if not state.known[seat.index] and _picks_up_hand(state, seat):
        # Nobody entered the hand that was spread: the ruling says what lay there.
        state.see(seat, card)
        state.face_up[seat.index] |= card.bit
    if card.bit and not state.face_up[seat.index] & card.bit:
        raise ImpossibleEvent(
            tr("{card} does not lie face up before {seat}.", card=card, seat=seat)
        )
    if not _is_spread_dummy(state, seat):
        state.face_up[seat.index] &= ~card.bit
        if not state.face_up[seat.index]:
            state.spread -= {seat}
    state.move(PickedUp(card))
    if state.phase is not Phase.PASSED_OUT:
        state.shown = [shown for shown in state.shown if shown[1] is not card]
    state.settle_where(seat, law, what=card)


def _picks_up_hand(state: State, seat: Seat) -> bool:
    """Is the player's hand spread, or is this ruling picking it up, card by card?"""
    effects = state.rulings.last().effects
    own = sum(isinstance(effect, fx.PickedUp) and effect.player is seat for effect in effects)
    return seat in state.spread or own > 1


def _is_spread_dummy(state: State, seat: Seat) -> bool:
    return state.contract is not None and seat is state.contract.dummy and seat in state.spread


def _leave_face_up(state: State, effect: fx.LeftFaceUp, law: str) -> None:
    state.settle_where(seated(effect.player), law, what=effect.card)


def _is_nowhere(state: State, seat: Seat, card: Card | None) -> bool:
    """Did nobody name the card, nor enter it? Then nothing changes on the table."""
    lying = (*state.trick, *(play for trick in state.tricks[-1:] for play in trick))
    return card is None and (seat, SOME_CARD) not in lying


def _withdraw_card(state: State, effect: fx.CardWithdrawn, law: str) -> None:
    seat, card = seated(effect.player), known(state, effect.card)
    if _is_nowhere(state, seat, effect.card):
        return
    if effect.undone and (seat, card) not in state.trick:
        undo_card(state, seat, card, law)
        return
    if (seat, card) in state.face_down:
        state.face_down.remove((seat, card))  # 41A: it has not been faced
        return
    was_opening = not state.tricks and state.rules.has(Says.OPENING_LEAD, law)
    if was_opening and (seat, card) not in state.trick:
        return  # 54: it lay face down until partner faced a lead, and has never left the hand
    withdraw(state, seat, card, law)
    state.settle_where(seat, law, what=card)


def _accept_card(state: State, effect: fx.CardAccepted, law: str) -> None:
    seat, card = seated(effect.player), known(state, effect.card)
    if _is_nowhere(state, seat, effect.card):
        return
    if not state.has_played(seat, card):
        raise ImpossibleEvent(tr("{seat} has not played {card}.", seat=seat, card=card))
    still = [found for found in state.open.values() if _is_revoke_still(state, found, seat, card)]
    state.settle_where(seat, law, what=card)
    for found in still:
        # Accepted as led in turn, or as named: that it did not follow suit is another matter.
        state.report(found.breach, found.at)


def _is_revoke_still(state: State, found: Irregularity, seat: Seat, card: Card) -> bool:
    """Is this the revoke with that card, in a trick to which the same suit is led as then?"""
    if found.kind is not Kind.REVOKE or found.seat is not seat or found.what is not card:
        return False
    trick = next((one for one in (state.trick, *state.tricks) if (seat, card) in one), ())
    suit = dict(found.breach.details).get("suit")
    return bool(trick) and trick[0][1].suit is suit


def _play_card(state: State, effect: fx.CardPlayed, law: str) -> None:
    seat, card = seated(effect.player), known(state, effect.card)
    state.settle_where(seat, law, what=card)
    if effect.card is not None or not state.open_end:
        put_by_ruling(state, seat, card)


def _replace_card(state: State, effect: fx.CardReplaced, law: str) -> None:
    seat, card = seated(effect.player), known(state, effect.card)
    new = known(state, effect.new)
    if _is_nowhere(state, seat, effect.card):
        return
    replace_card(state, seat, card, new)
    if state.rules.has(Says.DUMMYS_CARD, law):
        # The right card of dummy is as much out of turn as the wrong one was.
        for _, found in state.open_items():
            if found.seat is seat and found.what is card and found.kind in OUT_OF_TURN:
                state.report(found.breach._replace(what=new), found.at)
    state.settle_where(seat, law, what=card)


def _add_card(state: State, effect: fx.CardAdded, law: str) -> None:
    seat, card = seated(effect.player), known(state, effect.card)
    if effect.card is None and not effect.trick:
        return  # to a trick that nobody entered
    add_to_trick(state, seat, card, effect.trick)
    state.settle_where(seat, law, what=card)
    for number, found in state.open_items():
        if found.seat is seat and found.kind is Kind.DEFECTIVE_TRICK:
            state.settle(number, law)
            break  # there may be another trick that lacks the player's card


def _become_dummy(state: State, effect: fx.BecomesDummy, law: str) -> None:
    become_dummy(state, seated(effect.player))


def _deem_claim(state: State, effect: fx.DeemedClaim, law: str) -> None:
    seat = seated(effect.player)
    if state.phase is Phase.PLAY:
        state.phase = Phase.CLAIMED
    state.settle_where(seat, law, Kind.CARD_EXPOSED, Kind.CARD_NAMED, Kind.SECOND_CARD)


def _play_on(state: State, effect: fx.PlayGoesOn, law: str) -> None:
    if state.phase is Phase.CLAIMED:
        has_begun = bool(state.trick or state.tricks)
        state.phase = Phase.PLAY if has_begun else Phase.CLARIFICATION
        state.claim = state.claim_decided = None
    # A hand that is not known lay there without a card that could be picked up.
    state.spread = frozenset(
        seat for seat in state.spread if state.face_up[seat.index] or _is_spread_dummy(state, seat)
    )
    for number, found in state.open_items():
        if found.why in (Why.AFTER_CLAIM, Why.SPREAD_BY_DECLARER):
            state.settle(number, law)


_SHOWN_AT_A_CLAIM = (Kind.PLAY_AFTER_CLAIM, Kind.CARD_EXPOSED, Kind.CARD_NAMED)


def _decide_claim(state: State, effect: fx.ClaimDecided, law: str) -> None:
    if state.claim is None:
        raise ImpossibleEvent(tr("There is no claim to be decided."))
    left = state.tricks_left
    if not 0 <= effect.tricks <= left:
        raise ImpossibleEvent(
            tr("Only {left} tricks are left, not {tricks}.", left=left, tricks=effect.tricks)
        )
    state.claim_decided = effect
    for number, found in state.open_items():
        if found.kind in _SHOWN_AT_A_CLAIM:
            state.settle(number, law)  # no card is played any more


def _let_revoke_stand(state: State, effect: fx.RevokeStands, law: str) -> None:
    seat, card = seated(effect.player), known(state, effect.card)
    state.settle_where(seat, law, *REVOKES, what=card)
    if Revoke(seat, card) not in state.standing_revokes:
        state.standing_revokes.append(Revoke(seat, card))
        if not state.played[seat.index] & card.bit:
            state.deemed_revokes |= {Revoke(seat, card)}


def _count_revoke(state: State, effect: fx.RevokeCounted, law: str) -> None:
    seat, card = seated(effect.player), known(state, effect.card)
    state.settle_where(seat, law, *REVOKES, what=card)
    if Revoke(seat, card) in state.standing_revokes:
        state.standing_revokes.remove(Revoke(seat, card))


def _transfer(state: State, effect: fx.TricksTransferred, law: str) -> None:
    if effect.side is None:
        raise ImpossibleEvent(tr("A ruling that does not name seats cannot be entered at a table."))
    state.transfers += (effect,)


def _bar_information(state: State, effect: fx.Unauthorised, law: str) -> None:
    for player in (effect.player, *effect.to):
        seated(player)
    state.unauthorised.append(effect)


def _authorise(state: State, effect: fx.Authorised, law: str) -> None:
    seat = seated(effect.player)
    state.unauthorised = SharedList(
        item
        for item in state.unauthorised
        if item.player is not seat or item.what is not effect.what
    )


def _adjust(state: State, effect: fx.ScoreAdjusted, law: str) -> None:
    state.adjusted += (effect,)
    if state.phase in (Phase.AUCTION, Phase.CLARIFICATION, Phase.PASSED_OUT):
        # Nothing is left to be played.
        state.phase = Phase.OVER


def _award(state: State, effect: fx.SideAwarded, law: str) -> None:
    state.awarded += (effect,)


def _review_later(state: State, effect: fx.Review, law: str) -> None:
    if effect.law not in state.reviews:
        state.reviews.append(effect.law)


def _move_card(state: State, effect: fx.CardMoved, law: str) -> None:
    card = known(state, effect.card)
    count.take_out(state, seated(effect.player), card)
    count.put_in(state, seated(effect.receiver), card)


def _remove_card(state: State, effect: fx.CardRemoved, law: str) -> None:
    if effect.card is not None:  # which card it was need not be known
        count.take_out(state, seated(effect.player), effect.card)


def _restore_card(state: State, effect: fx.CardRestored, law: str) -> None:
    if effect.card is not None:
        count.put_in(state, seated(effect.player), effect.card)


_APPLY: dict[type, Callable[[State, Any, str], None]] = {
    fx.CallWithdrawn: withdraw_call,
    fx.CallAccepted: accept_call,
    fx.CallSubstituted: substitute_call,
    fx.CallDeemedLater: deem_later,
    fx.ReplacementDue: owe_replacement,
    fx.ForcedPass: force_pass,
    fx.LeadRight: _give_lead_right,
    fx.LeadRestriction: _restrict_lead,
    fx.NoDemand: _waive,
    fx.PlayRestriction: _restrict_play,
    fx.PenaltyCard: _give_penalty_card,
    fx.LeftFaceUp: _leave_face_up,
    fx.PickedUp: _pick_up,
    fx.CardWithdrawn: _withdraw_card,
    fx.CardAccepted: _accept_card,
    fx.CardPlayed: _play_card,
    fx.CardReplaced: _replace_card,
    fx.CardRequired: _require_card,
    fx.CardAdded: _add_card,
    fx.BecomesDummy: _become_dummy,
    fx.DeemedClaim: _deem_claim,
    fx.PlayGoesOn: _play_on,
    fx.ClaimDecided: _decide_claim,
    fx.RevokeStands: _let_revoke_stand,
    fx.RevokeCounted: _count_revoke,
    fx.TricksTransferred: _transfer,
    fx.Unauthorised: _bar_information,
    fx.Authorised: _authorise,
    fx.ScoreAdjusted: _adjust,
    fx.SideAwarded: _award,
    fx.Sanctioned: lambda state, effect, law: None,  # beside the board: nothing at it changes
    fx.CardMoved: _move_card,
    fx.CardRemoved: _remove_card,
    fx.CardRestored: _restore_card,
    fx.DealtAnew: lambda state, effect, law: count.deal_anew(state, law),
    fx.HandsRight: lambda state, effect, law: None,  # the ruling itself settles the count
    fx.Review: _review_later,
}
