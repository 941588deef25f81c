"""Laws 45E and 53 to 60: which card at the table came out of turn."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.laws.law import Irregularity, Kind, NothingToRule, Table, fx, tr
from bridgelaw.laws.play.play_out_of_turn.questions import What
from bridgelaw.laws.play.play_out_of_turn.situation import Offence, Placed
from bridgelaw.table.breaches import LEADS_OUT_OF_TURN, Why
from bridgelaw.table.events import LedFaceDown, Ruled
from bridgelaw.table.unruled import is_put_off, is_ruled

_KINDS = {
    Kind.FIFTH_CARD: What.FIFTH_CARD,
    Kind.OPENING_LEAD_OUT_OF_TURN: What.OPENING_LEAD,
    Kind.LEAD_OUT_OF_TURN: What.LEAD,
    Kind.PREMATURE_LEAD: What.EARLY_LEAD,
    Kind.PLAY_OUT_OF_TURN: What.PLAY,
}

_BY_PLAYERS = ("53A", "53B", "54A", "57C3", "57D", "60A1")
"""How players settle a card out of turn; one that was only played in turn later is forgotten."""


def find_offence(table: Table) -> Offence:
    """The first card out of turn that is open, or the last one that the players settled."""
    still_open = table.open_of(*_KINDS)
    if still_open:
        # What waits for the end of the trick comes after what can be ruled on now.
        return _offence(table, min(still_open, key=lambda found: is_put_off(table, found)))
    face_down = _face_down(table)
    if face_down is not None:
        return face_down
    for found in reversed(table.irregularities):
        if found.kind in _KINDS and found.settled in _BY_PLAYERS and not is_ruled(table, found):
            return _offence(table, found)
    raise NothingToRule(
        tr("The table shows no lead or play out of turn that is still to be ruled on.")
    )


def _face_down(table: Table) -> Offence | None:
    """41A: a lead that lies face down before the wrong player, and was not ruled on."""
    if table.contract is None or table.tricks or table.trick.cards:
        return None
    for seat, card in table.face_down:
        if seat is table.to_play:
            continue
        at = max(
            place
            for place, event in enumerate(table.log)
            if isinstance(event, LedFaceDown) and event.seat is seat
        )
        if not any(
            isinstance(event, Ruled)
            and event.procedure == "play-out-of-turn"
            and event.clauses[-1:] == ("41A",)
            for event in table.log[at:]
        ):
            return Offence(
                table,
                seat,
                card,
                what=What.OPENING_LEAD,
                defender=table.is_defender(seat),
                turn=table.to_play,
                in_trick=False,
                face_down=True,
            )
    return None


def _offence(table: Table, found: Irregularity) -> Offence:
    by, card = found.seat, found.what
    assert isinstance(card, Card)
    before = table.at(found.at)
    what = _KINDS[found.kind]
    if found.why is Why.PLAYED_BEFORE_LED_ANEW:
        what = What.AFTER_RETRACTION
    turn = found.breach.turn
    number = len(before.tricks)
    tricks = (*table.tricks, table.trick)
    trick = tricks[number] if number < len(tricks) else table.trick
    led_since: tuple[Placed, ...] = ()
    in_trick = (by, card) in trick.cards
    if in_trick:
        place = trick.cards.index((by, card))
        earlier, later = trick.cards[:place], trick.cards[place + 1 :]
        if number + 1 == len(table.tricks):
            # What was led since would have to go back first.
            later += table.trick.cards
    else:
        # It lies before the player. What was in the trick then came earlier.
        earlier = before.trick.cards
        later = tuple(placed for placed in trick.cards if placed not in earlier)
        if what is What.EARLY_LEAD and number < len(table.tricks):
            # The trick has been completed, and so it is known whose lead it is.
            turn, led_since = trick.winner, tricks[number + 1].cards
        elif what is What.EARLY_LEAD and not table.trick.cards:
            # A ruling has undone the trick, and so nobody follows to it any more.
            turn, earlier, later = table.to_play, (), ()
        elif what is What.FIFTH_CARD or found.settled == "53B":
            later, led_since = (), trick.cards
        if what is What.FIFTH_CARD:
            # A ruling on the trick may have given it to another hand since.
            turn = tricks[number - 1].winner or turn
    return Offence(
        table,
        by,
        card,
        what=what,
        defender=table.is_defender(by),
        turn=turn,
        settled=found.settled,
        in_trick=in_trick,
        trick=trick,
        earlier=earlier,
        later=later,
        led_since=led_since,
        second=_second(table, found, turn, led_since),
        led_too=_led_too(table, found) if in_trick else (),
        after_partner=any(
            other.kind in LEADS_OUT_OF_TURN and other.seat is by.partner and other.breach.turn is by
            for other in table.irregularities
            if other.at < found.at and (other.seat, other.what) in before.trick.cards
        ),
        partner_face_down=next(
            (card for seat, card in (*before.face_down, *table.face_down) if seat is by.partner),
            None,
        ),
        is_complete=number < len(table.tricks) or not table.trick.cards,
        is_current=number + 1 >= len(table.tricks),
        last_trick=number + (what is What.EARLY_LEAD) == 12,
        lying=tuple(
            fx.PenaltyCard(one.player, one.card, one.penalty, "50") for one in before.penalty_cards
        ),
        at=found.at,
    )


def _second(
    table: Table, found: Irregularity, turn: Seat | None, led_since: tuple[Placed, ...]
) -> Card | None:
    """What the player whose lead it was has led as well, being the partner."""
    partner = found.seat.partner
    if turn is not partner:
        return None
    if found.kind not in LEADS_OUT_OF_TURN:
        # It lies in the trick that this card was meant to begin.
        if len(led_since) != 1 or led_since != table.trick.cards:
            return None
        return led_since[0][1] if led_since[0][0] is partner else None
    for other in table.open_of(Kind.PREMATURE_LEAD, seat=partner):
        if other.at > found.at:
            assert isinstance(other.what, Card)
            return other.what
    return None


def _led_too(table: Table, found: Irregularity) -> tuple[Card, ...]:
    """50B, 51B: cards that were led out of turn at one time are penalty cards together."""
    if found.kind not in LEADS_OUT_OF_TURN or not found.is_open or not table.defends(found.seat):
        return ()
    others = table.open_of(Kind.PREMATURE_LEAD, seat=found.seat)
    return tuple(
        other.what for other in others if other.at >= found.at and isinstance(other.what, Card)
    )
