"""What holds at every table, whatever happened before, and how a board is played to its end."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

from bridgelaw.game import CALLS, CARDS, PASS, SEATS, Hand, Side
from bridgelaw.table import Kind, Phase, Table
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev

ENDED = (Phase.OVER, Phase.PASSED_OUT, Phase.CLAIMED)
PACK = Hand.of(CARDS)


# Playing on within the Laws


def lawful_events(table: Table, rng: random.Random) -> Sequence[ev.Event]:
    """What law-abiding players do next."""
    caller = table.to_call
    if caller is not None:
        calls = table.legal_calls(caller).legal
        # Passes end an auction, and the lowest bids keep it from ending at once.
        call = PASS if rng.random() < 0.6 else rng.choice(calls[:6])
        return [ev.Called(caller, call)]
    seat = table.to_play
    assert seat is not None, f"nobody is to act in phase {table.phase}"
    if table.decisions:
        # Declarer makes no demand; another walk step may have restricted the lead.
        waived = tuple(fx.NoDemand(seat, decision.law) for decision in table.decisions)
        return [ev.Ruled("no-demand", "2017", (), waived)]
    card = rng.choice(list(table.legal_cards(seat).legal))
    if table.trick.cards:
        return [ev.Played(seat, card)]
    if table.phase is Phase.CLARIFICATION and rng.random() < 0.5:
        return [ev.LedFaceDown(seat, card), ev.FacedLead(seat)]
    return [ev.Led(seat, card)]


def play_on(table: Table, rng: random.Random) -> Table:
    """The board is played to its end by players who keep to the Laws."""
    for _ in range(200):
        if table.phase in ENDED:
            return table
        seen = len(table.irregularities)
        table = table.after(*lawful_events(table, rng))
        check_cards(table)
        # Nothing that was said to be legal turns out to be irregular. Who passes in turn after
        # others passed out of turn brings 17D3 about, and is no offender.
        found = [new for new in table.irregularities[seen:] if new.kind is not Kind.ROBBED_OF_TURN]
        assert not found, found
    raise AssertionError(f"the board does not end: {table!r}")


# What holds at every table


def check_cards(table: Table) -> None:
    """The fifty-two cards are all there, each once: held or played."""
    seen = 0
    for seat in SEATS:
        held, played = table.hand(seat), table.played(seat)
        assert held is not None
        assert not seen & (held.mask | played.mask)
        assert not held.mask & played.mask
        seen |= held.mask | played.mask
        assert not table.face_up(seat) - held, "a card that is not held lies face up"
    assert seen == PACK.mask
    on_table = [card for _, card in table.trick.cards]
    on_table += [card for trick in table.tricks for _, card in trick.cards]
    assert len(on_table) == len(set(on_table)) == sum(len(table.played(seat)) for seat in SEATS)


def check_choices(table: Table, rng: random.Random) -> None:
    """Whoever is to act can, and whatever is excluded is excluded by a law."""
    for seat in {table.to_call, table.to_play, rng.choice(SEATS)} - {None}:
        assert seat is not None
        calls = table.legal_calls(seat)
        assert set(calls.legal) | set(calls.excluded) == set(CALLS)
        assert all(breach.law and breach.rectified_by for breach in calls.excluded.values())
        assert calls.legal or seat is not table.to_call
        cards = table.legal_cards(seat)
        hand = table.hand(seat)
        assert hand is not None
        assert cards.legal.mask | Hand.of(cards.excluded).mask == hand.mask
        assert not any(card in cards.excluded for card in cards.legal)
        assert all(breach.law and breach.rectified_by for breach in cards.excluded.values())
        assert bool(cards.legal) == (seat is table.to_play and bool(hand))


def check_agreement(table: Table, rng: random.Random) -> None:
    """What is said of a choice beforehand is what is said of it when it is made."""
    seat = rng.choice(SEATS)
    calls = table.legal_calls(seat).excluded
    if calls:
        call = rng.choice(list(calls))
        assert _first_breach(table, ev.Called(seat, call)) == calls[call]
    cards = table.legal_cards(seat)
    if table.contract is not None and seat is table.contract.dummy:
        return  # dummy may be putting a card that declarer named
    if cards.excluded and not cards.decisions:
        card = rng.choice(list(cards.excluded))
        play = ev.Played if table.trick.cards else ev.Led
        assert _first_breach(table, play(seat, card)) == cards.excluded[card]


def _first_breach(table: Table, event: ev.Event) -> object:
    after = table.after(event)
    new = after.irregularities[len(table.irregularities) :]
    return new[0].breach if new else None


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
        table.director_called,
        table.irregularities,
        table.rulings,
        table.forced_passes,
        table.penalty_cards,
        table.lead_rights,
        table.lead_restrictions,
        table.play_restrictions,
        table.transfers,
        table.unauthorised,
        table.reviews,
    ]


def check_written_forms(table: Table) -> None:
    """Text and JSON give the same table back, and nothing depends on how it was reached."""
    from_text = Table.parse(table.text)
    assert from_text == table
    assert facts(from_text) == facts(table)
    from_json = Table.from_json(json.loads(json.dumps(table.to_json())))
    assert from_json == table
