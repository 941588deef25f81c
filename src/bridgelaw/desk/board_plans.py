"""What the movement of a session's results file says to its rulings."""

from __future__ import annotations

from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.results import results_of
from bridgelaw.locale import Refusal
from bridgelaw.scoring.board_plan import BoardPlan, board_plan
from bridgelaw.scoring.late_boards import Open, open_boards
from bridgelaw.scoring.movement import Movement
from bridgelaw.store import Store

_WITH_MOVEMENT = ("bws",)
"""The kinds of files that have a movement: the others need not be read for it."""


def movement_of(store: Store, club_session: ClubSession | None) -> Movement | None:
    """The movement of a session, where its results file has one."""
    if club_session is None or club_session.file is None:
        return None
    if club_session.file.kind not in _WITH_MOVEMENT:
        return None
    try:
        results = results_of(store, club_session)
    except Refusal:
        return None
    return None if results is None else results.document.movement


def late_boards(store: Store, club_session: ClubSession | None) -> tuple[Open, ...]:
    """8B: the boards of the rounds called so far that have no result in the session's file."""
    movement = movement_of(store, club_session)
    if movement is None or club_session is None or not club_session.round:
        return ()
    results = results_of(store, club_session)
    return () if results is None else open_boards(movement, results.field, club_session.round)


def plan_of(
    store: Store, club_session: ClubSession | None, place: str, board: str, number: int = 0
) -> BoardPlan | None:
    """What the movement says of a board at a table in a round: the one that was called last.

    `None` where nobody keeps the rounds: without the round nothing can be told.
    """
    movement = movement_of(store, club_session)
    if movement is None or club_session is None or not place:
        return None
    number = number or club_session.round
    if not number or not board.isdecimal() or len(board) > 6:
        return None
    results = results_of(store, club_session)
    assert results is not None
    return board_plan(movement, results.field, place, number, int(board))
