"""Law 68: who claimed or conceded, and how, as the table knows it."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import SEATS, Player, Role, Seat, Side
from bridgelaw.laws.claims.claim.questions import Claimer, How
from bridgelaw.laws.claims.claim.table_claim import claimed_tricks
from bridgelaw.laws.machinery.case import Case, NothingToRule
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import Authorised, Effect, PickedUp
from bridgelaw.table.events import Claimed
from bridgelaw.table.result import is_claim_agreed
from bridgelaw.table.table import Table


@dataclass(frozen=True, slots=True)
class Claimant:
    """Who claimed or conceded."""

    by: Player = Role.OFFENDER

    @property
    def name(self) -> Seat | Text:
        return self.by if isinstance(self.by, Seat) else tr("the claimer")

    @property
    def partner(self) -> Seat | Text:
        partner = self.by.partner
        return partner if isinstance(partner, Seat) else tr("the claimer's partner")

    @property
    def side(self) -> tuple[Seat, ...]:
        """He and his partner, where they are known."""
        return (self.by, self.by.partner) if isinstance(self.by, Seat) else ()

    @property
    def told(self) -> Player | None:
        """To whom words for the claimer are said: to everybody if nobody said who sits where."""
        return self.by if isinstance(self.by, Seat) else None


def find_claimant(table: Table) -> Claimant:
    if table.claim is None:
        raise NothingToRule(
            tr(
                "No claim or concession stands at this table: enter it with its number of tricks, "
                "as in S claims 3 or E concedes 1."
            )
        )
    if is_claim_agreed(table):
        raise NothingToRule(tr("The claim or concession has been agreed to."))
    if table.claim_decided is not None:
        raise NothingToRule(tr("The claim or concession has been decided."))
    return Claimant(table.claim.seat)


def claimer_of(table: Table) -> Claimer:
    claim, contract = table.claim, table.contract
    assert claim is not None
    assert contract is not None
    if claim.seat.side is not contract.declarer.side:
        return Claimer.DEFENDER
    return Claimer.DECLARER if claim.seat is contract.declarer else Claimer.DUMMY


def ways_of_claiming(table: Table) -> tuple[How, ...]:
    """What he can have said or done, as the table shows it."""
    claim = table.claim
    assert claim is not None
    ways = [How.CLAIMS]
    then = table.at(table.derive(claimed_at) + 1)
    if isinstance(claim, Claimed) and not claim.statement and cards_shown(then, claim.seat):
        ways.append(How.SHOWED)
    if table.trick.cards and table.tricks_left > 1:
        ways.append(How.TRICK)
    return tuple(ways)


def concedes(table: Table) -> bool:
    """68B1: does the claim or concession give up at least one trick?"""
    return claimed_tricks(table) < table.tricks_left


def say_division(case: Case, side: Side, tricks: int, left: int) -> None:
    """What everybody hears of the tricks left."""
    case.say(None, tr("{side} gets {tricks} of the tricks left, and {other} {rest}.", side=side,
                      tricks=tricks, other=side.other, rest=left - tricks))  # fmt: skip


# What lies on the table because of the claim


def claimed_at(table: Table) -> int:
    """The event of the log in which the claim was made."""
    count = len(table.log)
    while table.at(count).claim is not None:
        count -= 1
    return count


def cards_shown(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The player's cards that lie face up because of the claim, with it or after it."""
    contract = table.contract
    if contract is not None and seat is contract.dummy:
        return ()
    kept = {penalty.card for penalty in table.penalty_cards}
    # What was shown before, by accident, is another matter, and is ruled on by itself.
    at = table.derive(claimed_at)
    kept |= {
        found.what
        for found in table.open_irregularities
        if found.seat is seat and found.at < at and isinstance(found.what, Card)
    }
    return tuple(card for card in table.face_up(seat) if card not in kept)


def picked_up(table: Table) -> list[Effect]:
    """Everybody takes back what lies face up because of the claim."""
    return [PickedUp(seat, card) for seat in SEATS for card in cards_shown(table, seat)]


def authorised_again(table: Table) -> list[Effect]:
    """68D2(b): what rulings barred since the claim may be used after all."""
    before = table.at(table.derive(claimed_at)).unauthorised
    return [Authorised(told.player, told.what) for told in table.unauthorised if told not in before]
