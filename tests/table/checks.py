"""What holds at every table, whatever happened before, and how a board is played to its end."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

from bridgelaw.game import CARDS, PASS, SEATS, Deal, Hand, Seat, Side
from bridgelaw.game.calls import SPOKEN_CALLS
from bridgelaw.table import Breach, CallChoices, CardChoices, Decision, Kind, Phase, Table
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev
from bridgelaw.table.duties import CardLeft, TrickDone, duties_after
from bridgelaw.table.written import read_json

ENDED = (Phase.OVER, Phase.PASSED_OUT, Phase.CLAIMED)
PACK = Hand.of(CARDS)


# Playing on within the Laws


def lawful_events(table: Table, rng: random.Random) -> Sequence[ev.Event]:
    """What law-abiding players do next."""
    caller = table.to_call
    if caller is not None:
        # Passes end an auction, and the lowest bids keep it from ending at once.
        legal = table.legal_calls(caller).legal
        if PASS in legal and rng.random() < 0.7:
            return [ev.Called(caller, PASS)]
        return [ev.Called(caller, rng.choice(legal[:6]))]
    seat = table.to_play
    assert seat is not None, f"nobody is to act in phase {table.phase}"
    if table.decisions:
        chosen = tuple(_choice(decision, rng) for decision in table.decisions)
        return [ev.Ruled("declarer-chooses", "2017", (), chosen)]
    card = rng.choice(list(table.legal_cards(seat).legal))
    if table.trick.cards:
        return [ev.Played(seat, card)]
    if table.phase is Phase.CLARIFICATION and not any(
        isinstance(event, ev.LedFaceDown) for event in table.log
    ):
        return [ev.LedFaceDown(seat, card), ev.FacedLead(seat)]
    return [ev.Led(seat, card)]


def _choice(decision: Decision, rng: random.Random) -> fx.Effect:
    if decision.law == "51A":
        return fx.CardRequired(decision.player, rng.choice(decision.cards), "51A")
    return fx.NoDemand(decision.player, decision.law)


def has_ended(table: Table) -> bool:
    """By the last card, or by an artificial score, after which nobody plays on."""
    return table.phase in ENDED or table.is_cancelled


def play_on(table: Table, rng: random.Random) -> Table:
    """The board is played to its end by players who keep to the Laws."""
    for _ in range(200):
        if has_ended(table):
            return table
        seen = len(table.irregularities)
        # 31A1: who must repeat a bid does so even if it is insufficient.
        repeats = table.to_call is not None and table.to_repeat(table.to_call) is not None
        table = table.after(*lawful_events(table, rng))
        check_cards(table)
        if repeats:
            continue
        # Nothing that was said to be legal turns out to be irregular. Who passes in turn after
        # others passed out of turn brings 17D3 about, and is no offender. What declarer has said
        # to dummy before, these players do not hear (45D).
        new = [found for found in table.irregularities[seen:]
               if found.kind not in (Kind.ROBBED_OF_TURN, Kind.WRONG_CARD_FROM_DUMMY)]  # fmt: skip
        assert not new or None in table.deal.hands, new
    raise AssertionError(f"the board does not end: {table!r}")


# What holds at every table


def check_cards(table: Table) -> None:
    """The fifty-two cards are all there, each once: held or played."""
    state = table._state  # its masks, because this is asked after every event
    seen = count = 0
    for seat in SEATS:
        index = seat.index
        played, face_up = state.played[index], state.face_up[index]
        held = state.held[index] if state.known[index] else face_up
        assert not seen & held, f"{seat} holds a card that is somewhere else"
        assert not seen & played, f"{seat} played a card that is somewhere else"
        assert not held & played, f"{seat} holds a card that was played"
        assert not face_up & ~held, f"{seat} does not hold a card that lies face up"
        assert (held | played).bit_count() <= 13, f"{seat} has a fourteenth card"
        seen |= held | played
        count += played.bit_count()
    assert seen == PACK.mask or not table.deal.is_complete
    if not table.log or isinstance(table.log[-1], ev.Ruled) or table.phase in ENDED:
        # Only a ruling changes moves that were made; what follows one is folded on from there.
        check_duties(table)
    tricks = state.tricks
    assert count == sum(map(len, tricks)) + len(state.trick)
    assert len(tricks) <= 13
    assert len(tricks) == len(state.winners) and None not in state.winners


def check_duties(table: Table) -> None:
    """What is demanded of players is what follows from all that was ruled and played."""
    state = table._state
    assert state.duties == duties_after(state.moves)
    assert state.restricted == state.duties.restrict
    for penalty in state.duties.penalties:
        assert not state.played[penalty.player.index] & penalty.card.bit, f"{penalty} was played"
    left = sum(isinstance(move, CardLeft) for move in state.moves)
    done = [move for move in state.moves if isinstance(move, TrickDone)]
    assert left == sum(hand.bit_count() for hand in state.played)
    assert [move.taker for move in done] == state.winners
    assert [move.to_lead for move in done] == state.leaders


def check_choices(table: Table, rng: random.Random) -> None:
    """Whoever is to act can, and whatever is excluded is excluded by a law."""
    caller, player = table.to_call, table.to_play
    if caller is not None:
        assert _checked_calls(table, caller).legal
    if player is not None:
        cards = _checked_cards(table, player)
        holds = bool(table.hand(player))
        waits = any(decision.law == "50D2" for decision in cards.decisions)
        assert bool(cards.legal) == (holds and not waits)
        assert bool(cards.without_demand.legal) == holds
    if rng.random() < 0.1:
        seat = rng.choice(SEATS)
        _checked_calls(table, seat)
        assert not _checked_cards(table, seat).legal or seat is player


def _checked_calls(table: Table, seat: Seat) -> CallChoices:
    calls = table.legal_calls(seat)
    assert len(calls.legal) + len(calls.excluded) == len(SPOKEN_CALLS)
    for call in [*calls.excluded][:: len(SPOKEN_CALLS) - 1]:
        breach = calls.excluded[call]
        assert breach.law
        assert breach.rectified_by
    return calls


def _checked_cards(table: Table, seat: Seat) -> CardChoices:
    cards = table.legal_cards(seat)
    hand = table.hand(seat)
    assert hand is not None
    excluded = 0
    for mask, breach_of in cards._steps:
        excluded |= mask
        if mask:  # one card of each: the others are excluded by the same
            card = next(iter(Hand(mask)))
            breach = cards.why_not(card)
            assert breach is not None
            assert breach.law
            assert breach.rectified_by
            assert breach == breach_of(card)
    assert cards.legal.mask | excluded == hand.mask
    assert not cards.legal.mask & excluded
    return cards


def check_agreement(table: Table, rng: random.Random) -> None:
    """What is said of a choice beforehand is what is said of it when it is made."""
    seat = rng.choice(SEATS)
    calls = table.legal_calls(seat)
    call = rng.choice(SPOKEN_CALLS)
    if call is not table.to_repeat(seat):  # 31A1: owed, even if Law 27 then rules on it
        assert first_breach(table, ev.Called(seat, call)) == calls.why_not(call)
    if table.contract is not None and seat is table.contract.dummy:
        return  # dummy may be putting a card that declarer named
    if table.is_cancelled:
        return  # nobody plays on, and nobody looks at what is played
    if any(found.kind is Kind.LEAD_OUT_OF_TURN for found in table.open_irregularities):
        return  # the proper leader may still lead, although not next to play (53B)
    cards = table.legal_cards(seat)
    hand = table.hand(seat)
    if hand and table.phase is not Phase.OVER and not cards.decisions:
        card = rng.choice(list(hand))
        play = ev.Played if table.trick.cards else ev.Led
        found = first_breach(table, play(seat, card))
        expected = cards.why_not(card)
        # What lies on the table already is not reported twice.
        again = found is None and any(
            one.what is card and one.seat is seat for one in table.open_irregularities
        )
        assert again or found == expected


def first_breach(table: Table, event: ev.Event) -> Breach | None:
    """What is found first to be wrong with the event, apart from what passes in turn end in."""
    new = table.after(event).irregularities[len(table.irregularities) :]
    return next((found.breach for found in new if found.kind is not Kind.ROBBED_OF_TURN), None)


def facts(table: Table) -> list[object]:
    """Everything that a table tells."""
    return [
        table.phase,
        table.auction,
        table.calls,
        table.attempted_change,
        table.to_call,
        table.to_play,
        table.contract,
        table.trick,
        table.tricks,
        [(table.hand(seat), table.face_up(seat), table.played(seat)) for seat in SEATS],
        [table.tricks_won(side) for side in Side],
        table.decisions,
        table.claim,
        table.claim_decided,
        table.tricks_left,
        table.director_called,
        table.irregularities,
        table.rulings,
        table.forced_passes,
        table.due,
        table.replaced,
        table.adjusted,
        table.penalty_cards,
        table.shown_in_auction,
        table.lead_rights,
        table.lead_restrictions,
        table.play_restrictions,
        table.required,
        table.standing_revokes,
        table.transfers,
        table.unauthorised,
        table.reviews,
    ]


def check_written_forms(table: Table) -> None:
    """Text and JSON give the same table back, and nothing depends on how it was reached."""
    from_text = Table.parse(table.text)
    assert from_text == table
    assert facts(from_text) == facts(table)
    # The same events, which need not be folded once more.
    board, deal, events, *head = read_json(json.loads(json.dumps(table.to_json())), None)
    assert (board, deal or Deal(), tuple(events)) == (table.board, table.deal, table.log)
    assert head == [table.seats, table.edition]
