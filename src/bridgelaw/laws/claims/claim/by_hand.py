"""Law 70 where the hands are not known: the director looks at them and answers."""

from __future__ import annotations

from bridgelaw.laws.claims.claim.claimant import Claimant, claimer_of, say_division
from bridgelaw.laws.claims.claim.questions import (
    DIFFERENCE,
    FORGOTTEN,
    POINTS,
    TRUMP_LOSES,
    TRUMP_OUT,
    WORST,
    WORST_FIRST,
    Claimer,
    Worst,
)
from bridgelaw.laws.claims.claim.table_claim import claimed_tricks
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import Text, filled, tr
from bridgelaw.table.effects import ClaimDecided, Effect
from bridgelaw.table.table import Table


def look_at_the_hands(case: Case, claimant: Claimant, goes_on: str | None) -> Ruling:
    name = claimant.name
    # B. Who is not asked about trumps hears it with the next question.
    worst = WORST if case.table is None or _trump_out(case.table) is None else WORST_FIRST
    # C. An outstanding trump: all three points must hold.
    if case.fact(TRUMP_OUT, _trump_out, claimer=name):
        trumps = tr("the trump that is out")
        if case.ask(FORGOTTEN, claimer=name, trumps=trumps) and case.ask(TRUMP_LOSES):
            for point, text in POINTS:
                case.cite(point, text)
            return _differs(case, claimant, "70C", -1, goes_on)
    # D, E. Otherwise the least successful normal line.
    does = case.ask(
        worst,
        allowed=lambda does: _cannot_be(case.table, does),
        claimer=name,
    )
    if does is Worst.SOUND:
        return _sound(case, goes_on)
    return _differs(case, claimant, does.value, 1 if does is Worst.MORE else -1, goes_on)


def _trump_out(table: Table) -> bool | None:
    """Not at no trump; and of tricks that nobody claims none can be lost."""
    contract = table.contract
    no_trump = contract is not None and contract.denomination.suit is None
    return False if no_trump or not claimed_tricks(table) else None


def _cannot_be(table: Table | None, worst: Worst) -> Text | None:
    """Why the line cannot do that."""
    if table is not None and worst is Worst.PARTNER and claimer_of(table) is Claimer.DECLARER:
        return tr("declarer plays both hands")
    if table is None or worst is Worst.SOUND:
        return None
    return _too_many(table, 1 if worst is Worst.MORE else -1)


def _sound(case: Case, goes_on: str | None) -> Ruling:
    case.say(None, tr("The claim stands."))
    effects: list[Effect] = []
    if case.table is not None:
        effects.append(_decided(case.table, claimed_tricks(case.table), "70A"))
    headline = tr("The claim stands: every normal line wins what was claimed.")
    return case.rule("70A", headline, *effects, goes_on=goes_on)


def _differs(case: Case, claimant: Claimant, clause: str, sign: int, goes_on: str | None) -> Ruling:
    table = case.table
    difference = case.ask(
        DIFFERENCE,
        allowed=None if table is None else lambda tricks: _too_many(table, sign * tricks),
    )
    headline = filled(_FEWER if sign < 0 else _MORE, claimer=claimant.name)
    case.derive(
        tr("Fewer than were claimed: {tricks}.", tricks=difference)
        if sign < 0
        else tr("More than were claimed: {tricks}.", tricks=difference)
    )
    if table is None:
        return case.rule(clause, headline, goes_on=goes_on)
    decided = _decided(table, claimed_tricks(table) + sign * difference, clause)
    say_division(case, decided.side, decided.tricks, table.tricks_left)
    return case.rule(clause, headline, decided, goes_on=goes_on)


_FEWER = tr(
    "The side of {claimer} gets fewer tricks than it claimed: what that line loses goes to the "
    "other side."
)
_MORE = tr(
    "The side of {claimer} gets more tricks than it claimed: what cannot be lost is not conceded."
)


def _too_many(table: Table, change: int) -> Text | None:
    if 0 <= claimed_tricks(table) + change <= table.tricks_left:
        return None
    return tr(
        "{claimed} of the {left} tricks left were claimed",
        claimed=claimed_tricks(table),
        left=table.tricks_left,
    )


def _decided(table: Table, tricks: int, law: str) -> ClaimDecided:
    assert table.claim is not None
    return ClaimDecided(table.claim.seat.side, tricks, law)
