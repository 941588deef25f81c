"""Laws 42 and 43: dummy, and what a defender or declarer has done, as the table shows it."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.laws.machinery.case import Case, NothingToRule
from bridgelaw.laws.play.dummy_conduct.questions import Deed, Slip, Whose
from bridgelaw.locale.text import tr
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

KEY = "dummy-conduct"


def find_dummy(case: Case) -> Player:
    """Dummy is the player whose conduct is in question."""
    table = case.table
    if table is None:
        return Role.OFFENDER
    if table.contract is None or table.phase.is_auction_period:
        raise NothingToRule(tr("There is no dummy before the opening lead is faced."))
    return table.contract.dummy


def seat_of(player: Player) -> Seat:
    """The seat of a player at a known table."""
    assert isinstance(player, Seat)
    return player


def known_deed(table: Table) -> Deed | None:
    """45F, 45D: what the table saw dummy do, if nobody has ruled on it."""
    for found in reversed(table.open_irregularities):
        if found.kind is Kind.WRONG_CARD_FROM_DUMMY:
            return Deed.PLAYED
        if found.law == "45F" and not is_ruled_here(table, found):
            return Deed.SUGGESTED
    return None


def is_ruled_here(table: Table, found: Irregularity) -> bool:
    """45F leaves nothing to put right, so that only the ruling itself tells."""
    since = table.rulings[len(table.at(found.at).rulings) :]
    return any(ruling.procedure == KEY and "45F" in ruling.clauses for ruling in since)


def has_violated(table: Table) -> bool | None:
    """43A2: has it been ruled so on this board? Otherwise the director has to find out."""
    ruled = any(
        ruling.procedure == KEY and any(clause.startswith("43A2") for clause in ruling.clauses)
        for ruling in table.rulings
    )
    return True if ruled else None


def is_play_over(table: Table) -> bool | None:
    """After a claim play has only stopped, and may go on (68D2)."""
    return None if table.phase is Phase.CLAIMED else table.phase is Phase.OVER


def whose_irregularity(table: Table) -> Whose | None:
    assert table.contract is not None
    sides = {found.seat.side for found in table.open_irregularities}
    if len(sides) != 1:
        return None
    return Whose.DECLARER if table.contract.declarer.side in sides else Whose.DEFENDER


def has_led_from_wrong_hand(table: Table) -> bool | None:
    if any(found.law == "55" for found in table.open_irregularities):
        return True
    return None if table.trick.cards else False


def can_choose_hand(table: Table) -> bool:
    """Is declarer about to lead from one of his two hands?"""
    assert table.contract is not None
    turn = table.to_play
    return not table.trick.cards and turn is not None and not is_defender(table, turn)


def is_defender(table: Table, seat: Seat) -> bool:
    assert table.contract is not None
    return table.contract.declarer.side is not seat.side


# A defender's irregularity (43B3)


@dataclass(frozen=True, slots=True)
class Fault:
    """What a defender had done, and with which cards."""

    slip: Slip
    by: Seat
    cards: tuple[Card, ...] = ()


_STANDS = (
    Kind.LEAD_OUT_OF_TURN,
    Kind.OPENING_LEAD_OUT_OF_TURN,
    Kind.LED_BEFORE_CHOICE,
    Kind.PENALTY_CARD_NOT_PLAYED,
)
_GOES_BACK = (
    Kind.CARD_EXPOSED,
    Kind.CARD_NAMED,
    Kind.PLAY_OUT_OF_TURN,
    Kind.PREMATURE_LEAD,
    Kind.FIFTH_CARD,
    Kind.SECOND_CARD,
)
_REVOKES = (Kind.REVOKE, Kind.RESTRICTION_IGNORED)


def find_fault(table: Table) -> Fault | None:
    """The last open irregularity of a defender that this law can deal with."""
    for found in reversed(table.open_irregularities):
        if is_defender(table, found.seat) and isinstance(found.what, Card):
            slip = _slip(table, found, found.what)
            if slip is Slip.CARD:
                return Fault(slip, found.seat, _together(table, found))
            if slip is not None:
                return Fault(slip, found.seat, (found.what,))
    return None


def _slip(table: Table, found: Irregularity, card: Card) -> Slip | None:
    in_trick = (found.seat, card) in table.trick.cards
    if found.kind in _STANDS:
        # 53A: nobody can accept a lead out of turn to the last trick.
        last = found.kind is Kind.LEAD_OUT_OF_TURN and in_trick and len(table.tricks) == 12
        return Slip.CARD if last else Slip.LEAD
    if found.kind in _REVOKES:
        return Slip.ESTABLISHED if is_established(table, found.seat, card) else Slip.REVOKE
    if found.kind not in _GOES_BACK or found.law == "45C4(a)":
        return None  # a card that he named at his turn has simply been played
    if card in table.played(found.seat) and not in_trick:
        return Slip.LEAD  # the trick to which it was played too early is over
    return Slip.CARD


def _together(table: Table, found: Irregularity) -> tuple[Card, ...]:
    """Cards that were shown together go back together."""
    return tuple(
        one.what
        for one in table.open_irregularities
        if one.at == found.at and one.seat is found.seat and isinstance(one.what, Card)
    )


# Revokes

_Played = tuple[tuple[Seat, Card], ...]


def played_since(table: Table, seat: Seat, card: Card) -> tuple[int, _Played, _Played]:
    """The number of the trick with this card, what was played to it later, and after it."""
    tricks = [trick.cards for trick in table.tricks]
    if table.trick.cards:
        tricks.append(table.trick.cards)
    for number, cards in enumerate(tricks):
        if (seat, card) in cards:
            later = tuple(made for trick in tricks[number + 1 :] for made in trick)
            return number + 1, cards[cards.index((seat, card)) + 1 :], later
    return 0, (), ()


def is_established(table: Table, seat: Seat, card: Card) -> bool:
    """63A: has his side played to the next trick, or claimed?"""
    number, _, later = played_since(table, seat, card)
    if number == 12:
        return False  # 62D1: it is corrected all the same
    claimed = table.claim is not None and table.claim.seat.side is seat.side
    return claimed or any(player.side is seat.side for player, _ in later)


def last_not_following(table: Table, *seats: Seat) -> tuple[Seat, Card] | None:
    """The last card with which one of these players did not follow suit."""
    for trick in (table.trick, *reversed(table.tricks)):
        for seat, card in reversed(trick.cards):
            if seat in seats and card.suit is not trick.suit_led:
                return seat, card
    return None


def revoke_of(table: Table, *seats: Seat) -> tuple[Seat, Card] | None:
    """The open revoke of one of these players, if the table knows of one."""
    for found in reversed(table.open_irregularities):
        if found.kind is Kind.REVOKE and found.seat in seats and isinstance(found.what, Card):
            return found.seat, found.what
    return None


def has_revoked(table: Table, *seats: Seat) -> bool | None:
    """What the table knows; without the hands it knows only of a suit that turned up later."""
    if revoke_of(table, *seats) is not None:
        return True
    if last_not_following(table, *seats) is None:
        return False
    return None if any(table.hand(seat) is None for seat in seats) else False
