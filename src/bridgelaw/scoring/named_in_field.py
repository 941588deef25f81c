"""Finding what the user names in a field: boards and contestants."""

from __future__ import annotations

from bridgelaw.game.spelling import plain
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import AnyOf, tr
from bridgelaw.scoring.field import BoardKey, Field, natural

_MOST_NAMES = 12  # nobody reads more in a message


class NotFound(Refusal):
    """Something that is not in the field."""


def wanted_boards(
    field: Field, board: int | None, session: int | None, every: bool
) -> list[BoardKey]:
    """The boards whose travellers are wanted; `NotFound` if there is no such board."""
    if board is None and not every:
        return []
    found = [
        key
        for key in field.boards
        if board in (None, key.number) and session in (None, key.session)
    ]
    if found:
        return found
    if board is None:
        raise NotFound(tr("there is no session {session}", session=session))
    numbers = sorted({key.number for key in field.boards})
    if board in numbers:
        raise NotFound(
            tr("there is no board {board} in session {session}", board=board, session=session)
        )
    raise NotFound(
        tr(
            "there is no board {board}; there are {boards}",
            board=board,
            boards=number_ranges(numbers),
        )
    )


def number_ranges(numbers: list[int]) -> str:
    """`1-8, 11, 13-16`"""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1][1:] = [number]
        else:
            found.append([number])
    return ", ".join("-".join(map(str, each)) for each in found)


def contestant_named(field: Field, name: str) -> str:
    """The contestant that was typed; `NotFound` if there is none."""
    wanted = plain(name)
    known = {plain(each): each for each in field.contestants}
    if wanted in known:
        return known[wanted]
    # Where both directions have a pair 5, they are 5NS and 5EW.
    similar = [each for key, each in known.items() if wanted and key.startswith(wanted)]
    meant = AnyOf(tuple(sorted(similar or field.contestants, key=natural)[:_MOST_NAMES]))
    raise NotFound(
        tr("there is no “{name}” in the field; name {known}", name=name, known=meant)
        if similar or len(known) <= _MOST_NAMES
        else tr(
            "there is no “{name}” in the field; name one such as {known}", name=name, known=meant
        )
    )
