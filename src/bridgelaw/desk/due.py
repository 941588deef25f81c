"""What is due at a table now: a pure function of the table, for every face.

A face decides when to ask: a terminal begins what is due by itself, a page lists it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from enum import Enum
from typing import NamedTuple

from bridgelaw.laws import PROCEDURES, Interview, Procedure
from bridgelaw.laws.common.end_of_board import (
    agreed,
    reviewed,
    reviews_due,
    revoke_to_settle,
)
from bridgelaw.laws.machinery.registry import review_of
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.locale.citing import cited
from bridgelaw.table.agenda import comes_first
from bridgelaw.table.events import Ruled
from bridgelaw.table.in_force import describe_decision, describe_missed
from bridgelaw.table.result import is_claim_settled, is_finished
from bridgelaw.table.rules.editions import rules_at
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import is_put_off
from bridgelaw.table.which_procedure import procedure_for, settled_by_players


class DueKind(Enum):
    """What kind of thing is due."""

    RULING = "ruling"
    """Something irregular waits for its ruling."""
    CHOICE = "choice"
    """Declarer chooses first (26B, 50D2, 51A)."""
    CALL = "call"
    """A call was made, or is to be made, in place of a cancelled one (29B)."""
    NUMBER = "number"
    """48B2, 68A: it counts as a claim, and nobody has said yet of how many tricks."""
    CLAIM = "claim"
    """A claim or concession that nobody has agreed to or disputed yet."""
    REVOKE = "revoke"
    """The play has ended, and the tricks of a revoke have not been counted (64)."""
    REVIEW = "review"
    """The play has ended, and the result is to be looked at under a law."""


class Due(NamedTuple):
    """Something that waits for the director, or for a player whom they ask."""

    matter: DueKind
    law: str
    text: Text
    procedure: str | None = None
    """What rules on it, where a procedure does."""
    occasion: Hashable = None
    """Names this occasion, so that it is not begun again by itself once it was put off."""

    @property
    def title(self) -> Text | None:
        """What the procedure is called."""
        return None if self.procedure is None else PROCEDURES[self.procedure].title


def due_now(table: Table) -> tuple[Due, ...]:
    """Everything that is due, the most urgent first."""
    rulings_and_choices = [due for due in (ruling_due(table), choice_due(table)) if due is not None]
    return (*rulings_and_choices, *due_at_the_end(table))


def ruling_due(table: Table) -> Due | None:
    """What is open and to be ruled on now.

    A revoke that is looked at after the play is left until somebody asks about it.
    """
    for item in comes_first(table):
        assert item.irregularity is not None
        text = item.irregularity.breach.text
        return Due(DueKind.RULING, item.irregularity.law, text, item.procedure)
    return None


def choice_due(table: Table) -> Due | None:
    """Declarer's choice before a lead or a play, and a call in place of a cancelled one."""
    decisions = table.decisions or table.decisions_missed
    for decision in decisions:
        # An irregularity that nobody has noticed, such as a revoke, does not put this off.
        return Due(
            DueKind.CHOICE,
            decision.law,
            describe_decision(decision) if table.decisions else describe_missed(decision),
            rules_at(table).chosen_by[decision.choice],
            ("decision", len(table.tricks), decisions),
        )
    if not (table.due or table.replaced) or table.open_irregularities:
        return None
    # A ruling that only says what must be called (31A1) is not given twice.
    key = None if isinstance(table.log[-1], Ruled) else procedure_for(table)
    if key is None:
        return None
    law = table.replaced[0].due.law if table.replaced else table.due[0].law
    text = (
        tr("A call was made in place of a cancelled one.")
        if table.replaced
        else tr("A call is to be made in place of a cancelled one.")
    )
    return Due(DueKind.CALL, law, text, key, ("due", len(table.log)))


def due_at_the_end(table: Table) -> Iterator[Due]:
    """What is due when the play has ended: the claim, revokes that stand, and reviews."""
    if table.phase is Phase.CLAIMED and not is_finished(table):
        if table.claim is None:
            text = tr("Enter how many tricks were claimed or conceded, as in: S claims 3")
            yield Due(DueKind.NUMBER, "68A", text)
        else:
            text = tr(
                "A claim or concession suspends the play. If everybody agrees to it, the board is "
                "finished."
            )
            yield Due(DueKind.CLAIM, "69A", text, "claim", "claim")
        return
    if not is_finished(table):
        return
    revoke = revoke_to_settle(table)
    if revoke is not None:
        text = tr("The tricks of a revoke have not been counted.")
        yield Due(DueKind.REVOKE, "64", text, revoke, ("revoke", len(table.log)))
    for law in reviews_due(table):
        review = review_of(law)
        yield Due(DueKind.REVIEW, law, review.question, review.by, ("review", law))


def agreement(table: Table, edition: str) -> Ruled:
    """Everybody agrees to the claim; `Refusal` where none waits for that."""
    if table.phase is not Phase.CLAIMED or table.claim is None or is_claim_settled(table):
        raise Refusal(tr("There is no claim to agree to."))
    return agreed(edition)


def review(table: Table, law: str, adjust: bool, edition: str) -> Ruled:
    """The result was looked at under a law; `Refusal` where that is not due."""
    if law not in reviews_due(table):
        raise Refusal(tr("Nothing is to be looked at under Law {law}.", law=cited(law)))
    return reviewed(law, adjust, edition)


def called_for(table: Table) -> str | None:
    """The procedure that begins when the director comes, if the table shows which."""
    return procedure_for(table) or settled_by_players(table)


def can_begin(table: Table) -> tuple[Procedure, ...]:
    """The procedures that have, or may have, something to rule on at this table."""
    return tuple(one for one in PROCEDURES.values() if begins(one, table))


def begins(procedure: Procedure, table: Table) -> bool:
    """Has the procedure something to rule on here?"""
    try:
        Interview.begin(procedure, table)
    except Refusal:
        return False
    return True


def is_promised(before: Table, after: Table) -> bool:
    """44G: the director said that they rule at the end of the trick, and now it has come."""
    waiting = [one for one in before.open_irregularities if is_put_off(before, one)]
    return any(one in after.open_irregularities and not is_put_off(after, one) for one in waiting)


def nothing_to_rule(table: Table) -> Text:
    """Why no ruling begins."""
    if any(is_put_off(table, one) for one in table.open_irregularities):
        return tr("What is open is ruled on at the end of this trick.")
    return tr("The table shows nothing that is to be ruled on.")


def turn_of(table: Table) -> Text | None:
    """Whose turn it is, and to do what; `None` where nothing is to be called or played."""
    if table.wrong_hands:
        return None  # 13, 14: nobody goes on before the director has ruled
    if table.to_call is not None:
        return tr("{player} to call", player=table.to_call)
    if table.to_play is None:
        return None
    if table.contract is not None and table.to_play is table.contract.dummy:
        return tr("{player} (dummy) to play", player=table.to_play)
    if table.trick.cards:
        return tr("{player} to play", player=table.to_play)
    return tr("{player} to lead", player=table.to_play)
