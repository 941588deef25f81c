"""Whoever has no PIN learns nothing of closed hands, from the page or from the API.

If the cards that nobody has seen were dealt otherwise, everything would look the same.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import Any

import pytest

from bench.irregular import IrregularBoard
from bridgelaw.game import CARDS, SEATS, Deal, Hand
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.locale import language
from bridgelaw.table import Kind, Table
from bridgelaw.table.notation import event_to_json
from bridgelaw.web.api.table_as_json import table_to_json
from bridgelaw.web.parts.table_diagram import diagram_of, is_open
from bridgelaw.web.tables.view import sight_of
from tests.table.tables import AUCTION, ruling, table

ENGLISH = language("en")
_RULED_ON = ("61", "62", "63", "64", "52")
"""Where a ruling says that a player could have played otherwise, everybody knows."""


def dealt_otherwise(at: Table, chance: random.Random) -> Table:
    """The same log, with the cards that nobody has seen or heard of in other hands."""
    named = json.dumps([event_to_json(event) for event in at.log])
    seen = {card for card in CARDS if f'"{card}"' in named}
    for seat in SEATS:
        seen.update(at.hand(seat) or () if is_open(at, seat) else at.face_up(seat))
    hands = dict(zip(SEATS, map(tuple, filter(None, at.deal.hands)), strict=True))
    unseen = [card for cards in hands.values() for card in cards if card not in seen]
    chance.shuffle(unseen)
    otherwise = {
        seat: Hand.of(card if card in seen else unseen.pop() for card in cards)
        for seat, cards in hands.items()
    }
    return Table(at.board, Deal.of(otherwise), at.log)


def shown(at: Table) -> dict[str, Any]:
    """What is shown of a table without the PIN."""
    state = table_to_json(at, ENGLISH, closed=False)
    state["irregularities"] = [
        one for one in state["irregularities"] if not (one["settled"] or "").startswith(_RULED_ON)
    ]
    return {**state, "sight": sight_of(at, openly=True), "diagram": diagram_of(at, hands=False)}


def moments(seeds: Iterable[int]) -> Iterable[tuple[Table, random.Random]]:
    for seed in seeds:
        chance = random.Random(seed)
        for at in IrregularBoard(seed).steps():
            if chance.random() < 0.15:
                yield at, chance


def test_other_closed_hands_look_the_same() -> None:
    looked = 0
    for at, chance in moments(range(60)):
        assert shown(dealt_otherwise(at, chance)) == shown(at), at.text
        looked += 1
    assert looked > 500


@pytest.mark.parametrize("leader", "ESN")
def test_a_lead_that_was_taken_back_face_down_is_nobodys_to_see(leader: str) -> None:
    before = table(AUCTION)
    seat = next(seat for seat in SEATS if seat.letter == leader)
    card = next(iter(before.hand(seat) or ()))
    led = before.after(f"{seat} leads {card} face down")
    ruled = Interview.begin(PROCEDURES["play-out-of-turn"], led).ruling
    assert ruled is not None
    for at in (led, led.after(ruled.event), led.after(ruled.event, f"{before.to_play} leads C7")):
        assert f'"{card}"' not in json.dumps(table_to_json(at, ENGLISH, closed=False))
        assert f'"{card}"' in json.dumps(table_to_json(at, ENGLISH))
        assert repr(card) not in repr((sight_of(at, openly=True), diagram_of(at, hands=False)))


def test_a_lead_that_is_faced_is_seen() -> None:
    at = table(AUCTION).after("W leads C7 face down", "W faces the lead")
    events = table_to_json(at, ENGLISH, closed=False)["events"]
    assert {"event": "led face down", "seat": "W", "card": "C7"} in events


def test_a_revoke_shows_only_when_it_was_ruled_on() -> None:
    """A card that is taken back for another reason does not tell who could have followed suit."""
    at = table(AUCTION, "W leads C7, N spreads the hand, N plays C2, E plays H5")
    assert [found.kind for found in at.irregularities] == [Kind.REVOKE]

    def seen(at: Table) -> list[str]:
        found = table_to_json(at, ENGLISH, closed=False)["irregularities"]
        return [one["law"] for one in found]

    assert seen(at) == []
    assert seen(at.after(ruling("E takes back H5", law="47E1"))) == []
    assert seen(at.after(ruling("E takes back H5", law="62A"))) == ["44C"]
