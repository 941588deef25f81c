"""A law procedure: its name, what it rules on, what finds that at a table, and what it may ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache, wraps
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, NamedTuple, TypeVar, overload

from bridgelaw.game.boards import Board
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.laws.machinery.case import Case, NothingToRule
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.laws.machinery.questions import SEAT_OPTIONS, Choice, Question
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.machinery.seating import NAMELESS
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.scoring.editions import FIRST, last_of
from bridgelaw.table.events import Fact, Told
from bridgelaw.table.rules.editions import rules_under
from bridgelaw.table.state import Assumed, Phase
from bridgelaw.table.table import Table

S = TypeVar("S")
NOTHING_KNOWN = "..."
"""A board of which nobody entered anything."""
Asks = ModuleType | Question[Any]
"""A module of questions, or one of them."""


DECLARER = Choice(
    key="who_declares",
    law="22",
    heading=tr("Who is declarer?"),
    why=tr("Nobody entered the contract."),
    options=SEAT_OPTIONS,
)
WHOSE = Choice(
    key="by_whom",
    law="81C3",
    heading=tr("Who was it?"),
    why=tr("Nobody entered it."),
    options=SEAT_OPTIONS,
)
_AFTER_AUCTION = (Phase.CLARIFICATION, Phase.PLAY, Phase.CLAIMED, Phase.OVER)


class Law(NamedTuple):
    """What is known of a procedure when its law was read."""

    run: Callable[[Case], Ruling]
    questions: tuple[Question[Any], ...]


@dataclass(slots=True, eq=False)
class Procedure:
    """A law procedure: its name, what it rules on, and the function that does.

    The law itself is read when it is first needed. Where an edition has another one, a case is
    ruled by that of its own edition.

    >>> from bridgelaw import PROCEDURES
    >>> revoke = PROCEDURES["revoke"]
    >>> revoke.key, str(revoke.title), revoke.laws
    ('revoke', 'Revoke', ('61', '62', '63', '64'))
    """

    manifest: Manifest
    """What its folder says about it."""
    _where: str = ""
    _laws: dict[str, Law] = field(default_factory=dict)
    """By the edition from which on each holds."""

    def __repr__(self) -> str:
        return f"<Procedure {self.key}>"

    @property
    def key(self) -> str:
        """Its name in `PROCEDURES`, in logs and in addresses."""
        return self.manifest.key

    @property
    def title(self) -> Text:
        """What it rules on."""
        return self.manifest.title

    @property
    def laws(self) -> tuple[str, ...]:
        """The laws that it reads."""
        return self.manifest.laws

    @property
    def for_director(self) -> bool:
        """It is about scores, which players do not adjust even if they have no director."""
        return self.manifest.for_director

    @property
    def who(self) -> Text | None:
        """How a face asks whom it is about before anything else; `None` where nobody is."""
        return self.manifest.who

    @property
    def run(self) -> Callable[[Case], Ruling]:
        """Rules on a case, or stops at the question that comes next."""
        laws = self._read()
        if len(laws) == 1:
            return laws[FIRST].run
        return lambda case: laws[last_of(laws, case.edition)].run(case)

    @property
    def questions(self) -> tuple[Question[Any], ...]:
        """Every question that it can ask, by any edition."""
        every = (question for law in self._read().values() for question in law.questions)
        return tuple(dict.fromkeys(every))

    @property
    def law(self) -> Callable[..., Ruling]:
        """The function that reads the law, as it stands in its file."""
        run = self._read()[FIRST].run
        law: Callable[..., Ruling] = getattr(run, "__wrapped__", run)
        return law

    def _read(self) -> Mapping[str, Law]:
        if FIRST not in self._laws:
            import_module(self._where)  # where `procedure` gives it its law
            folder = self._where.rpartition(".")[0]
            for module in iter_modules(import_module(folder).__path__):
                if module.name.startswith("since_"):
                    import_module(f"{folder}.{module.name}")
        if FIRST not in self._laws:
            raise LookupError(f"{self._where} has no procedure {self.key}")
        return self._laws


REGISTERED: dict[str, Procedure] = {}
"""Every procedure that somebody has named so far, by its key."""


@overload
def procedure(
    manifest: Manifest,
    *,
    asks: tuple[Asks, ...],
    edition: str = FIRST,
) -> Callable[[Callable[[Case], Ruling]], Procedure]: ...


@overload
def procedure(
    manifest: Manifest,
    *,
    asks: tuple[Asks, ...],
    finds: Callable[[Table], S],
    begins: str = NOTHING_KNOWN,
    hidden: Callable[[Table, Seat], S] | None = None,
    declared: bool = False,
    edition: str = FIRST,
) -> Callable[[Callable[[Case, S], Ruling]], Procedure]: ...


@overload
def procedure(
    manifest: Manifest,
    *,
    asks: tuple[Asks, ...],
    sees: Callable[[Circumstances], S],
    hidden: Callable[[Table, Seat], S] | None = None,
    edition: str = FIRST,
) -> Callable[[Callable[[Case, S], Ruling]], Procedure]: ...


def procedure(
    manifest: Manifest,
    *,
    asks: tuple[Asks, ...],
    finds: Callable[[Table], Any] | None = None,
    begins: str = NOTHING_KNOWN,
    hidden: Callable[[Table, Seat], Any] | None = None,
    sees: Callable[[Circumstances], Any] | None = None,
    declared: bool = False,
    edition: str = FIRST,
) -> Callable[[Callable[..., Ruling]], Procedure]:
    """Makes a procedure of the function that reads its law.

    `asks`: the questions that it can ask, as modules or one by one.
    `finds`: what the table shows of the offence; it raises `NothingToRule` where there is none.
    `begins`: what is known when nothing else is, in a quick ruling and in a flowchart: the events
    of a table, with `{offender}`, `{lho}`, `{partner}` and `{rho}` for seats.
    `hidden`: what there is to rule on of a player where the table shows nothing, but a stretch of
    which nobody entered anything may hide it; in a quick ruling that is the whole board.
    `sees`: instead of `finds`, what all the circumstances show, scores included.
    `edition`: from which edition on this is the law; a later one has another (`since_2027.py`).
    `declared`: who declares is asked first, where a table of which not all was entered may have it.
    """

    whose = replace(WHOSE, law=manifest.laws[0], heading=manifest.who or WHOSE.heading)

    def shown(table: Table) -> Any:
        """What the table shows; `None` where it shows nothing, found out once."""
        assert finds is not None
        try:
            return finds(table)
        except NothingToRule:
            return None

    def situation(case: Case) -> tuple[Any, ...]:
        if finds is None and sees is None:
            return ()
        who, scores = case.circumstances.who, case.circumstances.scores
        if case.table is None:
            has_seats = manifest.who is None or scores is not None
            held = rules_under(case.edition)
            case.sits_at(first_table(begins, who, has_seats, held))
        assert case.table is not None
        if declared and finds is not None and _wants_declarer(case.table, finds):
            _ask_declarer(case, case.table, finds)
        if hidden is not None and finds is not None and case.table.is_open:
            # Only where everything was entered is there nothing to rule on.
            found = case.table.derive(shown)
            return (hidden(case.table, case.who(whose)) if found is None else found,)
        try:
            if sees is not None:
                return (sees(case.circumstances.at(case.table)),)
            assert finds is not None
            return (case.table.derive(finds),)
        except NothingToRule:
            if hidden is None or not case.table.is_open:
                raise
            return (hidden(case.table, case.who(whose)),)

    def registered(law: Callable[..., Ruling]) -> Procedure:
        @wraps(law)
        def run(case: Case) -> Ruling:
            return law(case, *situation(case))

        own = (*((DECLARER,) if declared else ()), *((whose,) if hidden else ()))
        questions = tuple(dict.fromkeys((*_questions(asks), *own)))
        named = REGISTERED.setdefault(manifest.key, Procedure(manifest, law.__module__))
        if named.manifest is not manifest or edition in named._laws:
            raise ValueError(f"there are two procedures {manifest.key}")
        named._laws[edition] = Law(run, questions)
        return named

    return registered


def _ask_declarer(case: Case, table: Table, finds: Callable[[Table], Any]) -> None:
    """One of the players with whom there is something to rule on."""

    def cannot(seat: Seat) -> Text | None:
        try:
            finds(table.after(Told(Fact.DECLARER, seat)))
        except Refusal as error:
            return error.text
        return None

    reasons = [cannot(seat) for seat in SEATS]
    if all(reasons):
        raise NothingToRule(reasons[-1] or tr("Nobody entered the contract."))
    case.learn(Fact.DECLARER, case.ask(DECLARER, allowed=cannot))


def _wants_declarer(table: Table, finds: Callable[[Table], Any]) -> bool:
    """Did nobody enter the contract that there may be?

    Where nothing at all was entered, only a law that cannot do without it wants it.
    """
    is_known = table.declarer is not None and Assumed.DECLARER not in table.assumed
    if is_known or not table.is_open or table.may_be(*_AFTER_AUCTION) is False:
        return False
    if not table.since(-1).is_blank:
        return True
    try:
        finds(table)
    except NothingToRule:
        return True
    return False


@lru_cache(maxsize=512)
def first_table(
    begins: str, who: Seat | None = None, seats: bool = False, edition: str = FIRST
) -> Table:
    """The table with which a law begins when nothing is known but whom it is about, if that.

    `seats`: it is about nobody, or about a score: who is named sits where they are said to.

    >>> first_table("..., {offender} bid?: insufficient bid, ...", Seat.EAST).log[1].seat
    Seat.EAST
    """
    by = NAMELESS if who is None else who
    roles = {"offender": by, "lho": by.lho, "partner": by.partner, "rho": by.rho}
    table = Table(Board(None), seats=seats or who is not None, edition=edition)
    return table.after(begins.format(**roles))


def _questions(asks: tuple[Asks, ...]) -> Iterator[Question[Any]]:
    for one in asks:
        if isinstance(one, Question):
            yield one
        else:
            yield from (value for value in vars(one).values() if isinstance(value, Question))
