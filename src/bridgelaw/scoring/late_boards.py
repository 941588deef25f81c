"""Boards that should have a result by now, and where those at a late table are waited for (8B)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgelaw.scoring.field import Field
from bridgelaw.scoring.movement import Encounter, Movement


@dataclass(frozen=True, slots=True)
class Open:
    """An encounter with boards that have no result yet."""

    encounter: Encounter
    boards: tuple[int, ...]
    next: tuple[tuple[str, str], ...]
    """Who of the two goes to which table in the next round."""


def open_boards(movement: Movement, field: Field, number: int) -> tuple[Open, ...]:
    """What is open in the rounds up to this one, the latest first.

    A round of which there is no result at all is left out: the results are older than it.
    """
    scored = {
        (line.session, line.board, name)
        for line in field.lines
        if line.result is not None or line.adjusted is not None
        for name in (line.ns, line.ew)
    }
    rounds: dict[int, list[Open]] = {}
    has_begun: set[int] = set()
    for one in movement.encounters:
        if one.round > number or not one.is_played:
            continue
        left = tuple(
            board
            for board in one.boards
            # Whoever has a score on it from elsewhere does not play it again (15B2).
            if not any((one.session, board, name) in scored for name in (one.ns, one.ew))
        )
        if len(left) < len(one.boards):
            has_begun.add(one.round)
        if left:
            goes_on = tuple(_goes_on(movement, one))
            rounds.setdefault(one.round, []).append(Open(one, left, goes_on))
    return tuple(
        one for at in sorted(rounds, reverse=True) if at in has_begun for one in rounds[at]
    )


def _goes_on(movement: Movement, encounter: Encounter) -> Iterator[tuple[str, str]]:
    for name in (encounter.ns, encounter.ew):
        after = movement.in_round(name, encounter.round + 1)
        if after is not None and after.is_played:
            yield name, after.table
