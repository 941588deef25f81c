"""After a ruling on any board: with less of it known it is the same one.

A table of which something was forgotten (hands, what came first, what came last, all but the law
itself) is asked the same law, and answered what the whole table knew. It must come to the same
clauses and effects. `tests.laws.forgetting` says how that is compared.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from bridgelaw.game import Board, Deal
from bridgelaw.laws import Interview, Path
from bridgelaw.laws.machinery.case import Case
from bridgelaw.locale.errors import Refusal
from bridgelaw.table import Kind, Table
from bridgelaw.table import events as ev
from tests.laws.forgetting import check_same, run_again

TRIES = 3
IN_SOAK = 0.1
"""So many interviews are compared there: it takes as long as the ruling itself."""
OF_HANDS = (Kind.REVOKE, Kind.RESTRICTION_IGNORED)


class LessKnown:
    """Listens to the interviews of a board, and holds some of them against what less is known."""

    share = 0.0
    """How many: `make boards` looks for what nobody has met yet, and other runs do not."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def __call__(self, interview: Interview) -> None:
        if self.chance.random() < self.share:
            check_less_known(interview, self.chance)


def check_less_known(interview: Interview, chance: random.Random) -> bool:
    """One way to know less, by chance; whether it came to a ruling that could be compared."""
    table = interview.table
    assert table is not None
    less = _known_in_part(table, chance)
    if less is None or interview.procedure.for_director or interview.first is not None:
        return False
    whole = _path(interview)
    _, ruling = run_again(interview.procedure, whole, less)
    if ruling is None:
        return False
    check_same(interview.procedure, ruling, whole, less, table)
    return True


def _path(interview: Interview) -> Path:
    ruling = interview.ruling
    assert ruling is not None
    case = Case(interview.procedure.key, interview.circumstances, interview.answers)
    interview.procedure.run(case)
    return Path(interview.answers, tuple(case.trail), (), ruling)


def _known_in_part(table: Table, chance: random.Random) -> Table | None:
    for gone, log in _logs(table, chance):
        deal = chance.choice((table.deal, Deal(), _dummy_only(table)))
        try:
            board = (
                table.board if log[:1] == table.log[:1] else Board(None, table.board.vulnerability)
            )
            less = Table(board, deal, log[:-1]).after(*log[-1:])
        except Refusal:
            continue  # what was ruled before wants more than is left
        if _irregular(less, 0) == _irregular(table, gone) and _duties(less) == _duties(table):
            return less
    return None


def _logs(table: Table, chance: random.Random) -> Iterator[tuple[int, tuple[ev.Event, ...]]]:
    """Without the beginning, or with it; perhaps with something after it that nobody entered."""
    log = table.log
    ruled = [at for at, event in enumerate(log) if isinstance(event, ev.Ruled)]
    every = table.irregularities if table.contract else table.open_irregularities
    first = min((found.at for found in every), default=len(log))
    for _ in range(TRIES):
        end = (ev.Unentered(),) if chance.random() < 0.5 else ()
        after = ruled[-1] + 1 if ruled else 0
        cut = chance.choice((0, chance.randint(0, first), chance.randint(after, len(log))))
        if cut > first:
            cut = 0  # what was forgotten is taken to have been in order
        while cut and table.at(cut).trick.cards:
            cut -= 1  # a trick is known, or not
        if cut == 0:
            yield 0, (*log, *end)
            continue
        left = log[cut:]
        yield cut, (ev.Unentered(), *_told(table, left), *left, *end)


def _duties(table: Table) -> tuple[object, ...]:
    """What rulings demand, and how far the board is: it is forgotten with what came before."""
    demands = (
        table.play_has_ended,
        table.entered.phase,
        table.penalty_cards,
        table.lead_rights,
        table.lead_restrictions,
    )
    return (
        *demands,
        table.play_restrictions,
        table.required,
        table.forced_passes,
        table.due,
        table.replaced,
    )


def _told(table: Table, left: tuple[ev.Event, ...]) -> tuple[ev.Event, ...]:
    """The contract is mostly known, also where the auction was not entered."""
    contract = table.contract
    if contract is None or any(isinstance(event, ev.Called) for event in left):
        return ()
    return (ev.Told(ev.Fact.CONTRACT, contract), ev.Unentered())


def _dummy_only(table: Table) -> Deal:
    dummy = None if table.contract is None else table.contract.dummy
    hand = None if dummy is None else table.deal[dummy]
    return Deal() if dummy is None or hand is None else Deal.of({dummy: hand})


def _irregular(table: Table, since: int) -> list[tuple[object, ...]]:
    """What went wrong since; of what players hold, only what is still to be ruled on."""
    return [
        (one.kind, one.seat, one.what, one.law, one.is_open)
        for one in table.irregularities
        if one.at >= since and (one.is_open or one.kind not in OF_HANDS)
    ]
