"""The boards of a session as tiles: what happened to each, and its results as dots."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bridgelaw.desk.checking import to_check
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.results import Results
from bridgelaw.scoring.field import BoardKey
from bridgelaw.scoring.outcomes import score_of
from bridgelaw.store import Filter, Store

_MOST_RULINGS = 500
_WIDE, _HIGH, _APART = 60.0, 40.0, 5.0


@dataclass(frozen=True, slots=True)
class Tile:
    """A board, with what a person should know of it before opening it."""

    key: BoardKey
    is_ruled: bool
    is_adjusted: bool
    is_appealed: bool
    looks_wrong: bool
    dots: tuple[tuple[float, float, bool], ...]
    """A dot a result, worst to best for North-South; whether it is one that looks wrong."""


@dataclass(frozen=True, slots=True)
class Grid:
    """All tiles, by the sessions of the event."""

    sessions: tuple[tuple[int, tuple[Tile, ...]], ...]

    def count(self, mark: str) -> int:
        """How many boards have a mark."""
        return sum(getattr(tile, mark) for _, tiles in self.sessions for tile in tiles)


def grid_of(store: Store, club_session: ClubSession, results: Results) -> Grid:
    ruled, appealed = _rulings(store, club_session)
    wrong = {one.suspicion.place for one in to_check(store, club_session, results)}
    tiles: dict[int, list[Tile]] = {}
    for key, places in results.field.boards.items():
        # Rulings name the number of a board alone: with several sessions it could be any of them.
        number = str(key.number)
        tile = Tile(
            key,
            number in ruled,
            any(results.field.lines[place].adjusted for place in places),
            number in appealed,
            any(place in wrong for place in places),
            dots_of(results, key, wrong),
        )
        tiles.setdefault(key.session, []).append(tile)
    return Grid(tuple((number, tuple(tiles[number])) for number in sorted(tiles)))


def _rulings(store: Store, club_session: ClubSession) -> tuple[set[str], set[str]]:
    """The numbers of the boards with a ruling that was given, and with an appeal."""
    given = store.find(
        "ruling", Filter(session=club_session.id, states=("given",)), limit=_MOST_RULINGS
    )
    ruled = {one.summary.board for one in given}
    marks = {one.summary.board: (one.summary.shown or {}).get("marks", ()) for one in given}
    return ruled, {board for board, its_marks in marks.items() if "appealed" in its_marks}


def dots_of(
    results: Results, key: BoardKey, wrong: set[int]
) -> tuple[tuple[float, float, bool], ...]:
    """Where each result of a board lies in a picture of 60 by 44."""
    field = results.field
    vulnerability = field.vulnerability(key)
    scores = sorted(
        (score_of(result, vulnerability), place in wrong)
        for place in field.boards[key]
        if (result := field.lines[place].result) is not None
    )
    columns = {score: at for at, score in enumerate(dict.fromkeys(score for score, _ in scores))}
    tallest = max(Counter(score for score, _ in scores).values(), default=1)
    step = min(_APART, _HIGH / tallest)
    across = min(9.0, _WIDE / max(1, len(columns)))
    left = (_WIDE - across * (len(columns) - 1)) / 2
    stacked: Counter[int] = Counter()
    dots = []
    for score, is_wrong in scores:
        dots.append((
            round(left + across * columns[score], 1), round(_HIGH - step * stacked[score], 1),
            is_wrong,
        ))  # fmt: skip
        stacked[score] += 1
    return tuple(dots)
