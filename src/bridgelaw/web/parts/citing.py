"""Which procedures rule under a clause."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.laws.digest import find, parents


def citing(number: str) -> Iterable[Procedure]:
    """The procedures that rule under a clause, or ask because of it."""
    below = {clause.number for clause in find(number)} | {number}
    above = {clause.number for clause in parents(number)}
    for procedure in PROCEDURES.values():
        laws = set(procedure.laws)
        if laws & (below | above) or below & {question.law for question in procedure.questions}:
            yield procedure


@cache
def pictured(laws: tuple[str, ...]) -> tuple[str, str]:
    """By what something about these laws is drawn: a procedure that has one of them, and a tile."""
    for law in laws:
        above = {law, *(clause.number for clause in parents(law))}
        for procedure in PROCEDURES.values():
            if above & set(procedure.laws):
                return procedure.key, procedure.manifest.tile
    return "", "else"
