"""Folding leads, plays and shown cards into the state of a table."""

from __future__ import annotations

from functools import partial

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import SUIT_MASKS, Hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.suits import Suit
from bridgelaw.locale.text import All, tr
from bridgelaw.table.breaches import EXTRA_CARDS, Breach, Kind, Why
from bridgelaw.table.choices import lead_decisions, legal_cards, turn_breach
from bridgelaw.table.events import (
    Claimed,
    Conceded,
    Designated,
    Exposed,
    FacedLead,
    ImpossibleEvent,
    Led,
    LedFaceDown,
    Played,
    PlayedTogether,
    PutBack,
    Spread,
    TrickQuitted,
)
from bridgelaw.table.fold.trick import (
    PLAYING,
    accept_lead,
    finish_trick,
    is_due_from_dummy,
    late_revoke,
    must_hold,
    put,
    report_revoke,
    take_back,
)
from bridgelaw.table.fold.unentered import report_told
from bridgelaw.table.fold.words import is_correctable, open_words, stand_for
from bridgelaw.table.rules.kinds import By, Choice, Says
from bridgelaw.table.state import Assumed, Phase, State


def led(state: State, event: Led) -> None:
    _lead(state, event.seat, event.card)
    if event.irregular is not None:
        report_told(state, event, event.card, event.irregular)


def _lead(state: State, seat: Seat, card: Card) -> None:
    must_hold(state, seat, card)
    if state.lead_open:
        finish_trick(state)  # a lead: the trick before it was complete
    if state.phase not in PLAYING or _must_wait(state, seat):
        _show(state, turn_breach(state, seat, card, leading=True))
    elif state.trick:
        if not _takes_over_lead(state, seat):
            why = _why_premature(state, seat)
            _show(state, state.breach(why, seat, card, state.to_play))
        else:
            _lead(state, seat, card)
    else:
        _start_trick(state, seat, card)


def _must_wait(state: State, seat: Seat) -> bool:
    """60B: declarer was told to lead from the right hand, and has not done so yet."""
    return state.retracted and not state.is_declaring(seat)


def _why_premature(state: State, seat: Seat) -> Why:
    if state.is_declaring(seat):
        return Why.LED_EARLY_BY_DECLARERS
    partner_played = any(player is seat.partner for player, _ in state.trick)
    return Why.LED_EARLY_AFTER_PARTNER if partner_played else Why.LED_EARLY


def _takes_over_lead(state: State, seat: Seat) -> bool:
    """53B: an opponent whose lead it really was leads; the lead out of turn goes back."""
    if len(state.trick) != 1 or seat is not state.leader:
        return False
    offender, card = state.trick[0]
    if not offender.opposes(seat) or not _is_open(state, Kind.LEAD_OUT_OF_TURN, card):
        return False
    take_back(state, offender, card)
    state.face_up[offender.index] |= card.bit
    state.settle_where(offender, By.LEAD_TAKEN_OVER, what=card)
    return True


def led_face_down(state: State, event: LedFaceDown) -> None:
    must_hold(state, event.seat, event.card)
    if not (state.phase is Phase.AUCTION or state.opening_lead_due) and not (
        # 54: partner has faced a lead out of turn, and the right leader leads all the same.
        _opening_lead_is_open(state) and event.seat is state.leader
    ):
        raise ImpossibleEvent(tr("Only the opening lead is made face down."))
    if any(seat is event.seat for seat, _ in state.face_down):
        # 41A, 47E2(a): after a wrong explanation the director has let them take it back.
        taken_back = partial(state.rules.have_all, Says.LEAD_TAKEN_BACK)
        if not any(taken_back(ruling.clauses) for ruling in state.rulings):
            raise ImpossibleEvent(tr("{seat} has already led face down.", seat=event.seat))
        state.face_down = [led for led in state.face_down if led[0] is not event.seat]
    state.face_down.append((event.seat, event.card))


def faced_lead(state: State, event: FacedLead) -> None:
    for seat, card in state.face_down:
        if seat is event.seat:
            # 54: another lead that lies face down goes back.
            state.face_down = []
            _lead(state, seat, card)
            return
    raise ImpossibleEvent(tr("{seat} has no face-down lead to turn.", seat=event.seat))


def played(state: State, event: Played) -> None:
    _play(state, event)
    if event.irregular is not None:
        report_told(state, event, event.card, event.irregular)


def _play(state: State, event: Played) -> None:
    seat, card = event.seat, event.card
    by_dummy = state.contract is not None and seat is state.contract.dummy
    if by_dummy:
        if card is state.corrected:
            state.corrected = None  # dummy puts out what the ruling says was played
            return
        if state.named is not None and _dummy_places(state, seat, card):
            return
    must_hold(state, seat, card)
    if by_dummy and state.open:
        if _is_second_name(state, seat, card):
            return  # dummy obeys the second designation; the director has not ruled on it yet
        asked_for = _misses_words(state, seat, card)
        if asked_for is not None:
            _report_wrong(state, seat, card, asked_for)
    if state.phase not in PLAYING or _must_wait(state, seat):
        _show(state, turn_breach(state, seat, card, leading=False))
    elif state.lead_open and all(player is not seat for player, _ in state.trick):
        # To which lead, nobody entered; of what suit it was, perhaps.
        report_revoke(state, seat, card)
        if not state.known[seat.index]:
            late_revoke(state, seat, card)
        put(state, seat, card)
        if len(state.trick) == 4:
            finish_trick(state)
    elif not state.trick:
        if seat is not state.leader and state.leader is not None and state.tricks:
            # 45E: whether it was meant as a lead is for the director to find out.
            _show(state, state.breach(Why.FIFTH_CARD, seat, card, state.leader))
        else:
            _start_trick(state, seat, card)
    elif seat is not state.to_play and any(player is seat for player, _ in state.trick):
        _show(state, turn_breach(state, seat, card, leading=False))
    elif state.open and seat is not state.trick[0][0].lho and _takes_over_lead(state, seat):
        # 53B: the player is not next to play, so has led.
        _start_trick(state, seat, card)
    else:
        _follow(state, seat, card)


def played_together(state: State, event: PlayedTogether) -> None:
    """58B: the first card is played, and the others are seen, until the director rules."""
    seat, cards = event.seat, event.cards
    if len(set(cards)) != len(cards) or len(cards) < 2:
        raise ImpossibleEvent(tr("Only two or more different cards can be played together."))
    dummy_puts = state.contract is not None and seat is state.contract.dummy
    named = state.named if dummy_puts and state.named in cards else None
    for card in cards:
        if card is not named:
            must_hold(state, seat, card)
    if state.phase not in PLAYING:
        for card in cards:
            played(state, Played(seat, card))
        return
    first = cards[0] if named is None else named
    played(state, Played(seat, first))
    for card in cards:
        if card is not first:
            _show(state, state.breach(Why.SECOND_CARD, seat, card))
    if event.irregular is not None:
        report_told(state, event, first, event.irregular)


def trick_quitted(state: State, event: TrickQuitted) -> None:
    """67: the players go on although somebody has not played to the trick."""
    if state.phase is not Phase.PLAY or not state.trick:
        raise ImpossibleEvent(tr("No trick is in progress."))
    played_to = {player for player, _ in state.trick}
    for seat in SEATS:
        if seat not in played_to:
            state.report(state.breach(Why.NO_CARD, seat))
    for number, found in state.open_items():
        # Law 67 rules on the trick now, and not on the order in which it was played to.
        if found.kind is Kind.PLAY_OUT_OF_TURN and (found.seat, found.what) in state.trick:
            state.settle(number, By.TRICK_QUITTED)
    finish_trick(state)


def _dummy_places(state: State, dummy: Seat, card: Card) -> bool:
    """Dummy puts a card after declarer named one: the same one, or 45D applies."""
    named, state.named = state.named, None
    if named is card or named is None:
        return named is card
    must_hold(state, dummy, card)
    take_back(state, dummy, named)
    state.settle_where(
        dummy, By.CALLED_CARD_GONE, what=named
    )  # whatever was wrong with the card named
    _report_wrong(state, dummy, card, named)
    if state.trick:
        _follow(state, dummy, card)
    else:
        _start_trick(state, dummy, card)
    return True


def _report_wrong(state: State, dummy: Seat, card: Card, named: Card) -> None:
    """45D: the card that dummy puts out is not the one that declarer asked for."""
    state.report(state.breach(Why.WRONG_CARD, dummy, card, details=(("last", named),)))


def _misses_words(state: State, dummy: Seat, card: Card) -> Card | None:
    """The card for which declarer's words stand, if dummy puts out another (46B, 45D)."""
    words = open_words(state)
    if words is None or not is_due_from_dummy(state, dummy):
        return None
    asked_for = stand_for(state, dummy, words[1])
    return next(iter(asked_for)) if len(asked_for) == 1 and card not in asked_for else None


def designated(state: State, event: Designated) -> None:
    if state.contract is None:
        raise ImpossibleEvent(tr("There is no dummy yet."))
    seat, said = event.seat, event.designation
    card = said.card
    dummy = state.contract.dummy
    if seat is not state.contract.declarer:
        if card is None:
            raise ImpossibleEvent(
                tr("Only declarer designates dummy's card, not {seat}.", seat=seat)
            )
        must_hold(state, seat, card)
        # A defender plays the card (45C4) or has shown it (49); 45F is dummy's suggestion, and
        # before the lead there is no dummy yet.
        if seat is dummy:
            why = Why.NAMED_BEFORE_PLAY if state.opening_lead_due else Why.NAMED_BY_DUMMY
        else:
            why = Why.NAMED_AT_TURN if seat is state.to_play else Why.NAMED
        _show(state, state.breach(why, seat, card))
        return
    if state.phase in PLAYING and _changes_designation(state, event, dummy):
        return
    if card is None and not is_due_from_dummy(state, dummy):
        # Words that name no card, when dummy has none to play, are words; but a suit without a
        # rank is a card (46B2), and so a lead out of turn.
        card = _lowest(state, dummy, said.suit)
        if card is None:
            return
    if card is None:
        details = (("words", said),)
        state.report(state.breach(Why.NO_CARD_NAMED, seat, details=details))
        return
    if _names_own_card(state, seat, card):
        # 45C4(a): a card of one's own hand is played by naming it, too.
        played(state, Played(seat, card))
        return
    if not state.could_hold(dummy) & card.bit:
        if not is_due_from_dummy(state, dummy):
            return  # no card, and none is due
        state.report(state.breach(Why.NOT_IN_DUMMY, seat, card))
        return
    must_hold(state, dummy, card)
    if state.phase not in PLAYING:
        _show(state, turn_breach(state, dummy, card, leading=not state.trick))
        return
    if any(player is dummy for player, _ in state.trick):
        why = Why.LED_EARLY_BY_DECLARERS
        _show(state, state.breach(why, dummy, card, state.to_play))
        return
    if state.trick:
        _follow(state, dummy, card)
    else:
        _start_trick(state, dummy, card)
    if state.played[dummy.index] & card.bit:
        state.named = state.correctable = card


def _changes_designation(state: State, event: Designated, dummy: Seat) -> bool:
    """45C4(b): is it something else than what declarer has just asked for?

    Whether that was a slip of the tongue is for the director. The same thing said again, or said
    more clearly, changes nothing.
    """
    said, card = event.designation, event.designation.card
    words = open_words(state)
    if card is not None and _names_own_card(state, event.seat, card):
        return False
    if is_correctable(state, dummy):
        first = state.correctable
        same = card is first or (card is None and first in stand_for(state, dummy, said))
    elif words is not None and is_due_from_dummy(state, dummy):
        if card is not None and card in stand_for(state, dummy, words[1]):
            return False  # it is played
        same = said == words[1]
    else:
        return False
    if not same:
        if card is not None and not state.could_hold(dummy) & card.bit:
            card = None  # 46B4: dummy has no such card
        breach = state.breach(Why.NAMED_ANOTHER, event.seat, card)
        if all(found.breach != breach for found in state.open.values()):
            state.report(breach)
    return True


def _is_second_name(state: State, dummy: Seat, card: Card) -> bool:
    """Does dummy put out the card that declarer named after another, which lies in the trick?"""
    return is_correctable(state, dummy) and any(
        found.kind is Kind.CHANGE_OF_DESIGNATION and found.what is card
        for found in state.open.values()
    )


def _names_own_card(state: State, declarer: Seat, card: Card) -> bool:
    """Does declarer name a card of their own hand, at its turn to play?"""
    dummy = declarer.partner
    return (
        state.to_play is declarer
        and bool(state.could_hold(declarer) & card.bit)
        and not state.could_hold(dummy) & card.bit
    )


def _lowest(state: State, dummy: Seat, suit: Suit | None) -> Card | None:
    held = 0 if suit is None else state.surely_holds(dummy) & SUIT_MASKS[suit.index]
    return min(Hand(held)) if held else None


def _start_trick(state: State, seat: Seat, card: Card) -> None:
    """A card is led, in turn or not: it starts the trick."""
    if state.opening_lead_due and state.is_declaring(seat):
        # 54E: that is no opening lead but a card shown, under Law 24.
        _show(state, turn_breach(state, seat, card, leading=True))
        return
    if seat is not state.leader and state.leader is not None:
        if _is_led_from_there(state, seat):
            become_declared_by(state, seat.rho)
        else:
            state.report(turn_breach(state, seat, card, leading=True))
    elif state.restricted:
        if any(one.choice is Choice.PARTNERS_CARD for one in lead_decisions(state, seat)):
            state.report(state.breach(Why.LED_BEFORE_CHOICE, seat, card))
        else:
            _judge(state, seat, card)
    if state.open:
        _settle_by_playing(state, seat)
    if state.opening_lead_due:
        state.phase = Phase.PLAY
        state.face_down = []
    if not state.known[seat.index]:
        late_revoke(state, seat, card)
    put(state, seat, card)


def _is_led_from_there(state: State, seat: Seat) -> bool:
    """Is declarer only taken for it (22A), and does who would lead to their partner lead?"""
    return (
        bool(state.assumed)
        and Assumed.DECLARER in state.assumed
        and state.opening_lead_due
        and state.contract is not None
        and seat is state.contract.dummy.lho
    )


def become_declared_by(state: State, declarer: Seat) -> None:
    """What was entered shows who declares: the assumption goes."""
    contract = state.contract
    assert contract is not None
    state.contract = type(contract)(contract.bid, contract.doubled, declarer)
    state.leader = declarer.lho
    state.assumed -= {Assumed.DECLARER}


def _follow(state: State, seat: Seat, card: Card) -> None:
    in_turn = seat is state.to_play
    if not in_turn:
        state.report(turn_breach(state, seat, card, leading=False))
        state.disordered = True
    if in_turn and state.restricted:
        _judge(state, seat, card)
    else:
        report_revoke(state, seat, card)
    if state.open:
        _settle_by_playing(state, seat)
        accept_lead(state, seat)
    if not state.known[seat.index]:
        late_revoke(state, seat, card)
    put(state, seat, card)
    if len(state.trick) == 4:
        finish_trick(state)


def _settle_by_playing(state: State, seat: Seat) -> None:
    """What playing on makes good: the other side has let it pass."""
    for number, found in state.open_items():
        offender = found.seat
        if found.kind is Kind.PENALTY_CARD_NOT_PLAYED:
            if offender.opposes(seat):
                state.settle(number, By.PENALTY_CARD_LET_PASS)
                state.review(By.PENALTY_CARD_LET_PASS)
        elif found.kind is Kind.LED_BEFORE_CHOICE:
            if offender.opposes(seat):
                state.settle(number, By.PLAYED_ON)
                state.review(By.PLAYED_ON)
        elif found.why in _BY_DEFENDER and seat is offender.lho:
            state.settle(number, By.PLAYED_ON)


_BY_DEFENDER = (Why.PLAYED_BEFORE_PARTNER, Why.PLAYED_BEFORE_RHO)


def _judge(state: State, seat: Seat, card: Card) -> None:
    """What is wrong with the card whatever else is held; or what playing it denies to hold."""
    choices = legal_cards(state, seat)
    breach = choices.certain_breach(card)
    if breach is not None:
        state.report(breach)
    for mask, denied in choices.denied_by(card):
        state.denials += ((seat, mask, state.at, card, denied),)


def exposed(state: State, event: Exposed) -> None:
    for card in event.cards:
        must_hold(state, event.seat, card)
    if len(set(event.cards)) != len(event.cards) or not event.cards:
        named = all(card.bit for card in event.cards)
        raise ImpossibleEvent(
            tr("Each card is shown once.")
            if named
            else tr(
                "Of several cards that nobody named enter one “?”: "
                "then it is asked how many there were."
            )
        )
    why = _why_exposed(state, event.seat, len(event.cards))
    if state.is_declaring(event.seat) and event.seat in state.spread:
        # Dummy's cards lie face up already; but moving one forward suggests it (45F).
        why = Why.MOVED_BY_DUMMY
        if state.phase is not Phase.PLAY or state.contract is None:
            return
        if event.seat is not state.contract.dummy or len(event.cards) > 1:
            return
    for card in event.cards:
        _show(state, state.breach(why, event.seat, card))
    if event.irregular is not None:
        report_told(state, event, event.cards[0], event.irregular)


def _why_exposed(state: State, seat: Seat, count: int) -> Why:
    if state.phase is Phase.AUCTION:
        if state.nobody_has_called:
            return Why.SHOWN_BEFORE_AUCTION  # Law 24 does not apply yet
        return Why.SHOWN_IN_AUCTION if count == 1 else Why.SEVERAL_SHOWN_IN_AUCTION
    return Why.SHOWN_BY_DECLARERS if state.is_declaring(seat) else Why.SHOWN


def spread(state: State, event: Spread) -> None:
    seat = event.seat
    hand = state.could_hold(seat) if state.known[seat.index] else state.face_up[seat.index]
    if seat in state.spread:
        raise ImpossibleEvent(tr("{seat} has already spread the hand.", seat=seat))
    if state.known[seat.index] and not hand:
        raise ImpossibleEvent(tr("{seat} has no cards left.", seat=seat))
    state.spread |= {seat}
    contract = state.contract
    begun = state.phase is Phase.PLAY and not state.opening_lead_due
    if contract is not None and seat is contract.dummy and begun:
        state.face_up[seat.index] |= hand
        return
    if contract is not None and seat is contract.declarer and _opening_lead_is_open(state):
        become_dummy(state, seat)
        return
    why = _why_exposed(state, seat, 13)
    if contract is not None and seat is contract.declarer:
        why = Why.SPREAD_BY_DECLARER
    state.face_up[seat.index] |= hand
    if not hand:
        state.partial = True  # which cards were shown, nobody entered
    if why is Why.SEVERAL_SHOWN_IN_AUCTION:
        for card in Hand(hand):
            state.show_in_auction(seat, card, led=False)
    details = (("what", All(tuple(Hand(hand)) or ("?",))),)
    state.report(state.breach(why, seat, details=details))


def become_dummy(state: State, seat: Seat) -> None:
    """54A: declarer spreads their hand after a lead out of turn, and so accepts it."""
    contract = state.contract
    if state.open_end and not state.trick:
        return  # after a lead that nobody entered
    if contract is None or seat is not contract.declarer or len(state.trick) != 1 or state.tricks:
        raise ImpossibleEvent(
            tr("Only declarer can become dummy, when the opening lead is on the table.")
        )
    offender, card = state.trick[0]
    state.settle_where(offender, By.BECAME_DUMMY, Kind.OPENING_LEAD_OUT_OF_TURN, what=card)
    state.contract = type(contract)(contract.bid, contract.doubled, seat.partner)
    # What was said to the partner's hand was not said to dummy.
    state.settle_where(seat, By.BECAME_DUMMY, Kind.INCOMPLETE_DESIGNATION, Kind.NOT_IN_DUMMY)
    state.spread |= {seat}
    if state.known[seat.index]:
        state.face_up[seat.index] |= state.held[seat.index]


def _opening_lead_is_open(state: State) -> bool:
    return len(state.trick) == 1 and _is_open(
        state, Kind.OPENING_LEAD_OUT_OF_TURN, state.trick[0][1]
    )


def _is_open(state: State, kind: Kind, card: Card) -> bool:
    return any(found.kind is kind and found.what is card for found in state.open.values())


def claimed(state: State, event: Claimed | Conceded) -> None:
    left = state.tricks_left
    if not 0 <= event.tricks <= left:
        raise ImpossibleEvent(
            tr("Only {left} tricks are left, not {tricks}.", left=left, tricks=event.tricks)
        )
    if state.phase in PLAYING or (state.phase is Phase.CLAIMED and state.claim is None):
        state.phase = Phase.CLAIMED
        state.claim = event
        # What was shown with it was part of the claim (68C).
        state.settle_where(event.seat, By.PART_OF_CLAIM, Kind.CARD_EXPOSED)
    elif state.phase is not Phase.CLAIMED:
        raise ImpossibleEvent(tr("Tricks are claimed and conceded after the auction."))


def put_back(state: State, event: PutBack) -> None:
    if event.seat in state.returned:
        raise ImpossibleEvent(tr("{seat} has already put the hand back.", seat=event.seat))
    state.returned |= {event.seat}
    if len(state.returned) == len(SEATS):
        state.phase = Phase.OVER


def _is_same(one: Breach, other: Breach) -> bool:
    """Has it been reported: the same thing, or a card too many that lies there already?"""
    if one.kind in EXTRA_CARDS and other.kind in EXTRA_CARDS:
        return one.seat is other.seat and one.what is other.what
    return one == other


def _show(state: State, breach: Breach) -> None:
    """The card is seen but not played: it stays in the hand, face up."""
    assert isinstance(breach.what, Card)
    state.face_up[breach.seat.index] |= breach.what.bit
    if not any(_is_same(found.breach, breach) for found in state.open.values()):
        state.report(breach)
    if state.phase is Phase.AUCTION and not state.nobody_has_called:
        state.show_in_auction(breach.seat, breach.what, breach.kind is Kind.LEAD_IN_AUCTION)
    if not state.known[breach.seat.index]:
        late_revoke(state, breach.seat, breach.what)
