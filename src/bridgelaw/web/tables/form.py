"""What forms about a table bring: a new table, its hands, and what happened there."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, NamedTuple

from bridgelaw.desk.records.record import Misfit
from bridgelaw.game import SEATS, Board, Card, Deal, Hand, NotationError, Seat
from bridgelaw.game.hands import PACK
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.table import events as ev
from bridgelaw.table.notation import event_from_json
from bridgelaw.table.table import Table
from bridgelaw.table.typed_events import events_in
from bridgelaw.web.server.request import Typed

_HAND_SIZE = 13
_HIGHEST_BOARD = 999

DOES: tuple[tuple[str, Text], ...] = (
    ("plays", tr("played")),
    ("exposes", tr("shown")),
    ("face-down", tr("led face down")),
    ("names", tr("named")),
)
"""What a tapped card was: the word in the form, and for people."""


class OtherEvent(NamedTuple):
    """A kind of event that is neither a call nor a card: what a player did, in a few words."""

    name: str
    kind: type
    title: Text

    @property
    def fields(self) -> tuple[str, ...]:
        # What was irregular is told only of a table that is known in part; a live one shows it.
        return tuple(field.name for field in fields(self.kind) if field.name != "irregular")


OTHER_EVENTS: tuple[OtherEvent, ...] = (
    OtherEvent("exposed", ev.Exposed, tr("shows them")),
    OtherEvent("spread", ev.Spread, tr("spreads the hand")),
    OtherEvent("claimed", ev.Claimed, tr("claims")),
    OtherEvent("conceded", ev.Conceded, tr("concedes")),
    OtherEvent("designated", ev.Designated, tr("Declarer named of dummy")),
    OtherEvent("played together", ev.PlayedTogether, tr("plays them at once")),
    OtherEvent("trick quitted", ev.TrickQuitted, tr("Trick turned, a card missing")),
    OtherEvent("led face down", ev.LedFaceDown, tr("leads it face down")),
    OtherEvent("faced lead", ev.FacedLead, tr("faces the lead")),
    OtherEvent("put back", ev.PutBack, tr("puts the hand back")),
    OtherEvent("hand counted", ev.HandCounted, tr("has so many")),
    OtherEvent("director called", ev.DirectorCalled, tr("calls the director")),
)
"""Calls and cards are tapped, and rulings are given; everything else is one of these."""
_BY_NAME = {one.name: one for one in OTHER_EVENTS}


class Entered(NamedTuple):
    """What a form says has happened."""

    events: tuple[ev.Event, ...]
    table: Table | None = None
    """The table after it, of a line: whoever reads one has to follow it."""


def entered(table: Table, typed: Typed) -> Entered:
    """A card that was tapped, a form of its own, or a line."""
    name = typed.text("kind", 40)
    if name:
        return Entered((_other(name, typed),))
    card = typed.text("card", 40)
    if card:
        return Entered((_tapped(table, card, typed.text("do", 20)),))
    entered_events = Entered(*events_in(table, typed.text("line")))
    if not entered_events.events:
        raise Misfit(tr("Nothing was entered."))
    return entered_events


def _tapped(table: Table, text: str, does: str) -> ev.Event:
    """`W SK`, and what was done with it."""
    letter, _, name = text.partition(" ")
    seat, card = Seat.parse(letter), Card.parse(name)
    match does:
        case "exposes":
            return ev.Exposed(seat, (card,))
        case "face-down":
            return ev.LedFaceDown(seat, card)
        case "names":
            # Declarer names dummy's cards; whoever else names a card names their own.
            contract = table.contract
            is_dummys = contract is not None and seat is contract.dummy
            by = seat.partner if is_dummys else seat
            return ev.Designated(by, ev.Designation(card.suit, card.rank))
        case _:
            return ev.Played(seat, card) if table.trick.cards else ev.Led(seat, card)


def _other(name: str, typed: Typed) -> ev.Event:
    kind = _BY_NAME.get(name)
    if kind is None:
        raise NotationError(name, "an event of the list")
    data: dict[str, Any] = {"event": name}
    for field in kind.fields:
        text = typed.text(field)
        match field:
            case "cards":
                data[field] = text.replace(",", " ").replace("、", " ").split()
            case "tricks":
                if not text.isdecimal() or len(text) > 2:
                    raise NotationError(text, "a number of tricks")
                data[field] = int(text)
            case "number":
                if not text.isdecimal() or len(text) > 2:
                    raise NotationError(text, "a number of cards")
                data[field] = int(text)
            case "by":
                data[field] = text or None
            case _:
                data[field] = text
    return event_from_json(data)


def board_of(typed: Typed) -> Board:
    """The board by its number, by dealer and vulnerability, or by both where a board differs."""
    text = typed.text("board", 20)
    dealer, vulnerable = typed.text("dealer", 20), typed.text("vulnerable", 20)
    if not text and not dealer:
        raise Misfit(tr("Enter the number of the board, or its dealer."))
    if text and not (text.isdecimal() and 0 < int(text) <= _HIGHEST_BOARD):
        raise NotationError(text, "a board number from 1")
    return Board.parse(int(text) if text else None, dealer or None, vulnerable or None)


def deal_of(typed: Typed) -> Deal | None:
    """The hands as far as they were typed; `None` where nothing was."""
    text = typed.text("deal", 200)
    if text:
        hands = dict(zip(SEATS, Deal.parse(text).hands, strict=True))
    else:
        hands = {seat: _hand(typed.text(f"hand-{seat.letter}", 100)) for seat in SEATS}
    known = {seat: hand for seat, hand in hands.items() if hand is not None}
    _check(known)
    if len(known) == 3 and all(len(hand) == _HAND_SIZE for hand in known.values()):
        # Whatever the other three do not hold.
        left = PACK & ~sum(hand.mask for hand in known.values())
        known |= {seat: Hand(left) for seat in SEATS if seat not in known}
    return Deal.of(known) if known else None


def _hand(text: str) -> Hand | None:
    return Hand.parse(text) if text else None


def _check(hands: dict[Seat, Hand]) -> None:
    seen: dict[Card, Seat] = {}
    # 13: a card too many in one hand may be one too few in another; the director rules on it.
    is_short = any(len(hand) < _HAND_SIZE for hand in hands.values())
    for seat, hand in hands.items():
        if len(hand) > _HAND_SIZE and not (is_short and len(hands) == len(SEATS)):
            raise Refusal(tr("{seat} has {count} cards.", seat=seat, count=len(hand)))
        for card in hand:
            if card in seen:
                raise Refusal(tr("{card} is in two hands: {seat} and {other}.", card=card,
                                 seat=seen[card], other=seat))  # fmt: skip
            seen[card] = seat
