"""The law digest: every clause in our own short words, with cross references.

It is what `bridgelaw law 27B1` shows. It helps to find the law and to remember it, and it is not
the text of the Laws.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from itertools import chain
from types import MappingProxyType

from bridgelaw.laws.digest.auction import AUCTION
from bridgelaw.laws.digest.clause import Clause
from bridgelaw.laws.digest.conduct import CONDUCT
from bridgelaw.laws.digest.general import GENERAL
from bridgelaw.laws.digest.play import PLAY
from bridgelaw.laws.digest.tricks import TRICKS
from bridgelaw.locale.citing import cited
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr

__all__ = ["CLAUSES", "Clause", "UnknownClause", "find", "parents", "spelled"]

CLAUSES: Mapping[str, Clause] = MappingProxyType(
    {clause.number: clause for clause in chain(GENERAL, AUCTION, PLAY, TRICKS, CONDUCT)}
)
"""What every clause says, in our own short words, by its number.

>>> str(CLAUSES["27A1"].text).partition(", and")[0]
'LHO may let the insufficient bid stand'
"""

# 30B1(b)(i) is law 30, section B, part 1, item b, point i; once the brackets are off, a letter in
# the item's place is an item and never a point.
_NUMBER = re.compile(r"(?:laws?|l|§)?(\d{1,3})(?:([a-z])(?:(\d)(?:([a-z])([ivx]+)?)?)?)?")
# The parts of Law 71 were numbers before 2017, and some still type 71(2); the brackets are off.
_FORMERLY = {"711": ("71", "A"), "712": ("71", "B")}
_BETWEEN = re.compile(r"[\s()\[\].,:、‐–-]|第|条|項|号")

_SHOWN = 8  # more neighbours than these help nobody


class UnknownClause(Refusal):
    """No clause has this number; `near` names some that come close.

    >>> from bridgelaw.laws import find
    >>> try:
    ...     find("27B9")
    ... except UnknownClause as error:
    ...     print(error.near[:3])
    ('27B', '27B1', '27B1(a)')
    """

    def __init__(self, number: str, near: tuple[str, ...]) -> None:
        self.number = number
        self.near = near
        super().__init__(
            tr("No clause “{number}”; near it are {near}.", number=number, near=cited(*near))
            if near
            else tr("No clause “{number}”; write it like 27B1(a).", number=number)
        )


def find(number: str) -> tuple[Clause, ...]:
    """The clause that somebody typed, with all its sub-clauses, in the order of the Laws.

    `UnknownClause` where there is none of this number.

    >>> [clause.number for clause in find("law 27 a")]
    ['27A', '27A1', '27A2']
    """
    path = _path(number)
    if not path:
        raise UnknownClause(number, ())
    found = _under(path)
    if not found:
        raise UnknownClause(number, _near(path))
    return found


def spelled(number: str) -> str:
    """The number that somebody typed, as the Laws write it."""
    find(number)  # refuses what does not exist
    return _spell(_path(number))


def parents(number: str) -> tuple[Clause, ...]:
    """The clauses around this one, from the whole law inwards."""
    find(number)  # refuses what does not exist
    path = _path(number)
    around = (_spell(path[:depth]) for depth in range(1, len(path)))
    return tuple(CLAUSES[outer] for outer in around if outer in CLAUSES)


def _path(text: str) -> tuple[str, ...]:
    """The steps from the law to the clause: 27, B, 1, a. Nothing, if this is no number."""
    plain = _BETWEEN.sub("", unicodedata.normalize("NFKC", text)).lower()
    match = _NUMBER.fullmatch(plain)
    if match is None:
        return ()
    law, section, part, item, point = match.groups(default="")
    if law in _FORMERLY:
        return _FORMERLY[law]
    return tuple(step for step in (str(int(law)), section.upper(), part, item, point) if step)


def _spell(path: tuple[str, ...]) -> str:
    """The number as the Laws write it."""
    return "".join(path[:3]) + "".join(f"({step})" for step in path[3:])


_PATHS = {number: _path(number) for number in CLAUSES}


def _under(path: tuple[str, ...]) -> tuple[Clause, ...]:
    return tuple(CLAUSES[number] for number, at in _PATHS.items() if at[: len(path)] == path)


def _near(path: tuple[str, ...]) -> tuple[str, ...]:
    """The first clauses in the innermost part of the law that exists, or the laws next to it."""
    for depth in range(len(path) - 1, 0, -1):
        if around := _under(path[:depth]):
            return tuple(clause.number for clause in around[:_SHOWN])
    laws = [number for number, at in _PATHS.items() if len(at) == 1]
    laws.sort(key=lambda law: abs(int(law) - int(path[0])))
    return tuple(sorted(laws[:3], key=int))
