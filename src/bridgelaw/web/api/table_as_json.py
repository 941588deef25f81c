"""A table as JSON: everything that follows from its log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bridgelaw.game import SEATS, Hand, Seat, Side, Trick
from bridgelaw.laws.machinery.registry import review_of
from bridgelaw.locale import Language
from bridgelaw.table.breaches import Breach, Irregularity, Kind
from bridgelaw.table.choices import Decision
from bridgelaw.table.in_force import describe_decision, in_force
from bridgelaw.table.notation import effect_to_json, event_to_json
from bridgelaw.table.result import result_of
from bridgelaw.table.table import Table
from bridgelaw.table.which_procedure import procedure_for

if TYPE_CHECKING:  # assistants ask about tables where there is no database
    from bridgelaw.desk.records.table import TableRecord

_REVOKES = ("61", "62A", "62B", "62D", "63", "64")
_SEEN_IN_CLOSED_HANDS: Mapping[Kind, tuple[str, ...]] = {
    Kind.REVOKE: _REVOKES,
    Kind.RESTRICTION_IGNORED: _REVOKES,
    Kind.PENALTY_CARD_NOT_PLAYED: ("52",),
}
"""What shows only to whoever sees all hands, until it is ruled on by one of these laws."""


def record_to_json(record: TableRecord, language: Language, closed: bool) -> dict[str, Any]:
    """A live table. `closed`: with the cards that nobody else at the table sees."""
    return {
        "id": record.id,
        "seq": record.seq,
        "session": record.session,
        "place": record.place,
        "players": dict(record.players),
        "opened_at": record.opened_at.isoformat(),
        **table_to_json(record.table, language, closed),
        "rulings": list(dict.fromkeys(filter(None, record.rulings))),
    }


def table_to_json(table: Table, language: Language, closed: bool = True) -> dict[str, Any]:
    """Where a table stands."""
    result, contract = result_of(table), table.contract
    return {
        "board": table.board.id,
        "dealer": str(table.board.dealer or "?"),
        "vulnerable": str(table.board.vulnerability),
        "deal": table.to_json()["deal"] if closed else None,
        "phase": table.phase_name,
        "auction": [
            {"seat": str(seat), "call": str(call)} for seat, call in table.auction.calls
        ],
        "calls": [
            {"seat": str(seat), "call": str(call), "standing": standing.value}
            for seat, call, standing in table.calls
        ],
        "to_call": _seat(table.to_call),
        "contract": None if contract is None else str(contract),
        "to_play": _seat(table.to_play),
        "trick": _trick(table.trick),
        "tricks": [_trick(trick) for trick in table.tricks],
        "tricks_won": {side.value: table.tricks_won(side) for side in Side},
        "tricks_left": table.tricks_left,
        "hands": {str(seat): _hand(table, seat, closed) for seat in SEATS},
        "face_down": [
            {"seat": str(seat), "card": str(card) if closed else None}
            for seat, card in table.face_down
        ],
        "penalty_cards": [
            {"seat": str(one.player), "card": str(one.card), "kind": one.penalty.value,
             "law": one.law}
            for one in table.penalty_cards
        ],
        "in_force": [
            {"law": one.law, "text": language.say(one.text), "ends": language.say(one.ends)}
            for one in in_force(table)
        ],
        "decisions": [decision_to_json(one, language) for one in table.decisions],
        "due": [effect_to_json(one) for one in table.due],
        "replaced": [
            {"due": effect_to_json(one.due), "call": str(one.call)} for one in table.replaced
        ],
        "unauthorised": [effect_to_json(one) for one in table.unauthorised],
        "irregularities": [
            {**breach_to_json(one.breach, language), "at": one.at, "settled": one.settled}
            for one in table.irregularities
            if closed or _is_public(one)
        ],
        "claim": None if table.claim is None else event_to_json(table.claim),
        "claim_decided": (
            None if table.claim_decided is None else effect_to_json(table.claim_decided)
        ),
        "reviews": [
            {"law": law, "text": language.say(review_of(law).question)} for law in table.reviews
        ],
        "director_called": table.director_called,
        "calls_for": procedure_for(table) if closed else None,
        "result": None if result is None else result.to_json(),
        "events": _events(table, closed),
        "text": table.text if closed else None,
    }  # fmt: skip


def legal_to_json(table: Table, seat: Seat, language: Language) -> dict[str, Any]:
    """What a player may call and play, and for the rest the law that excludes it."""
    calls, cards = table.legal_calls(seat), table.legal_cards(seat)
    return {
        "seat": str(seat),
        "phase": table.phase_name,
        "to_call": _seat(table.to_call),
        "to_play": _seat(table.to_play),
        "calls": {
            "legal": [str(call) for call in calls.legal],
            "excluded": [breach_to_json(one, language) for one in calls.excluded.values()],
        },
        "cards": {
            "hand_is_known": cards.is_known,
            "legal": _cards(cards.legal),
            "excluded": [breach_to_json(one, language) for one in cards.excluded.values()],
        },
        "decisions": [decision_to_json(one, language) for one in cards.decisions],
    }


def breach_to_json(breach: Breach, language: Language) -> dict[str, Any]:
    return {
        "what": None if breach.what is None else str(breach.what),
        "seat": str(breach.seat),
        "kind": breach.kind.value,
        "law": breach.law,
        "rectified_by": breach.rectified_by,
        "text": language.say(breach.text),
    }


def decision_to_json(decision: Decision, language: Language) -> dict[str, Any]:
    return {
        "player": str(decision.player),
        "law": decision.law,
        "offender": str(decision.offender),
        "suits": sorted(suit.letter for suit in decision.suits),
        "cards": [str(card) for card in decision.cards],
        "text": language.say(describe_decision(decision)),
    }


def _is_public(one: Irregularity) -> bool:
    """Could everybody at the table know of it? A card taken back for another reason tells less."""
    laws = _SEEN_IN_CLOSED_HANDS.get(one.kind)
    return laws is None or (one.settled is not None and one.settled.startswith(laws))


def _events(table: Table, closed: bool) -> list[dict[str, Any]]:
    """The log; a lead that lies face down, or was taken back so, is nobody's to see."""
    events = [event_to_json(event) for event in table.log]
    if closed:
        return events
    lying: dict[str, tuple[dict[str, Any], str]] = {}
    for written in events:
        seat = written.get("seat", "")
        if written["event"] == "led face down":
            lying[seat] = written, written["card"]
            written["card"] = None
        elif written["event"] == "faced lead" and seat in lying:
            lead, card = lying.pop(seat)
            lead["card"] = card
        for effect in written.get("effects", ()):
            if effect.get("player") in lying and effect.get("card") == lying[effect["player"]][1]:
                effect["card"] = None
    return events


def _trick(trick: Trick) -> dict[str, Any]:
    return {
        "cards": [{"seat": str(seat), "card": str(card)} for seat, card in trick.cards],
        "winner": _seat(trick.winner),
    }


def _hand(table: Table, seat: Seat, closed: bool) -> dict[str, Any]:
    hand = table.hand(seat) if closed else None
    return {
        "held": None if hand is None else _cards(hand),
        "face_up": _cards(table.face_up(seat)),
        "played": _cards(table.played(seat)),
    }


def _cards(hand: Hand) -> list[str]:
    return [str(card) for card in hand]


def _seat(seat: Seat | None) -> str | None:
    return None if seat is None else str(seat)
