"""A law procedure: its name, what it rules on, what finds that at a table, and what it may ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import wraps
from types import ModuleType
from typing import Any, TypeVar, overload

from bridgelaw.laws.machinery.case import EDITION, Case
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.laws.machinery.questions import Question
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import Text
from bridgelaw.table.table import Table

S = TypeVar("S")
Asks = ModuleType | Question[Any]
"""A module of questions, or one of them."""


@dataclass(frozen=True, slots=True, eq=False)
class Procedure:
    """A law procedure: its name, what it rules on, and the function that does.

    >>> from bridgelaw import PROCEDURES
    >>> revoke = PROCEDURES["revoke"]
    >>> revoke.key, str(revoke.title), revoke.laws
    ('revoke', 'Revoke', ('61', '62', '63', '64'))
    """

    key: str
    title: Text
    laws: tuple[str, ...]
    run: Callable[[Case], Ruling]
    questions: tuple[Question[Any], ...]
    """Every question that it can ask."""
    for_director: bool = False
    """It is about scores, which players do not adjust even if they have no director."""
    edition: str = EDITION
    """The edition of the Laws that it follows."""
    who: Text | None = None
    """How a face asks whom it is about before anything else; `None` where nobody is."""

    @property
    def law(self) -> Callable[..., Ruling]:
        """The function that reads the law, as it stands in its file."""
        law: Callable[..., Ruling] = getattr(self.run, "__wrapped__", self.run)
        return law


REGISTERED: dict[str, Procedure] = {}
"""Every procedure that was made, by its key: one hands over to another by that."""


@overload
def procedure(
    key: str,
    title: Text,
    *laws: str,
    asks: tuple[Asks, ...],
    for_director: bool = False,
    edition: str = EDITION,
    who: Text | None = None,
) -> Callable[[Callable[[Case], Ruling]], Procedure]: ...


@overload
def procedure(
    key: str,
    title: Text,
    *laws: str,
    asks: tuple[Asks, ...],
    finds: Callable[[Table], S],
    unknown: S,
    for_director: bool = False,
    edition: str = EDITION,
    who: Text | None = None,
) -> Callable[[Callable[[Case, S], Ruling]], Procedure]: ...


@overload
def procedure(
    key: str,
    title: Text,
    *laws: str,
    asks: tuple[Asks, ...],
    sees: Callable[[Circumstances], S],
    for_director: bool = False,
    edition: str = EDITION,
    who: Text | None = None,
) -> Callable[[Callable[[Case, S], Ruling]], Procedure]: ...


def procedure(
    key: str,
    title: Text,
    *laws: str,
    asks: tuple[Asks, ...],
    finds: Callable[[Table], Any] | None = None,
    unknown: Any = None,
    sees: Callable[[Circumstances], Any] | None = None,
    for_director: bool = False,
    edition: str = EDITION,
    who: Text | None = None,
) -> Callable[[Callable[..., Ruling]], Procedure]:
    """Makes a procedure of the function that reads its law.

    `asks`: the questions that it can ask, as modules or one by one.
    `finds`: what the table shows of the offence; it raises `NothingToRule` where there is none.
    `unknown`: the same where nothing is known, in a quick ruling and in a flowchart.
    `sees`: instead of both, what all the circumstances show, scores included.
    `who`: how a face asks, before a quick ruling, who the offender of the case is.
    """

    def situation(case: Case) -> tuple[Any, ...]:
        if sees is not None:
            return (sees(case.circumstances),)
        if finds is None:
            return ()
        return (unknown if case.table is None else case.table.derive(finds),)

    def registered(law: Callable[..., Ruling]) -> Procedure:
        @wraps(law)
        def run(case: Case) -> Ruling:
            case.edition = edition
            return law(case, *situation(case))

        questions = tuple(dict.fromkeys(_questions(asks)))
        REGISTERED[key] = Procedure(key, title, laws, run, questions, for_director, edition, who)
        return REGISTERED[key]

    return registered


def _questions(asks: tuple[Asks, ...]) -> Iterator[Question[Any]]:
    for one in asks:
        if isinstance(one, Question):
            yield one
        else:
            yield from (value for value in vars(one).values() if isinstance(value, Question))
