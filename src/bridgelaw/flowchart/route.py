"""Ways between boxes: right-angled, round every box, apart from each other.

The ways run on tracks, between the boxes and through free cells, and are found one after another
by the A* method. Ways to the same box may join; others may only cross, and rather do not.
"""

from __future__ import annotations

import heapq
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from typing import NamedTuple

_BEND = 16.0
_CROSSING = 90.0
_JOINED = 0.6  # of the length, where a way runs along another one to the same box
_APART = 4.0


class Point(NamedTuple):
    """A place on the page."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Rect:
    """A box on the page.

    Its number and its law sit on the upper border and stand out by `head`; only between
    `clear_left` and `clear_right` can a way come in from above.
    """

    left: float
    top: float
    right: float
    bottom: float
    head: float
    clear_left: float
    clear_right: float


@dataclass(frozen=True, slots=True)
class Port:
    """Where a way may leave a box: a point of its border, and the direction from there."""

    at: Point
    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class Route:
    """A way that was found, from border to border."""

    points: tuple[Point, ...]
    cost: float
    crossings: int


State = tuple[int, int, bool]
"""A crossing of two tracks by their numbers, and whether a way runs upright there."""

_ALONG = {True: "|", False: "-"}
_TURN = "+"


class TrackField:
    """The tracks of a page and the ways that take them."""

    def __init__(self, boxes: list[Rect], xs: Iterable[float], ys: Iterable[float]) -> None:
        self.boxes = boxes
        self.xs = sorted(set(xs))
        self.ys = sorted(set(ys))
        self.level_free = [[True] * len(self.ys) for _ in self.xs]  # from x to the next x
        self.upright_free = [[True] * len(self.ys) for _ in self.xs]  # from y to the next y
        for box in boxes:
            self._block(box)
        # Which box the way on a piece leads to, and how it runs through a point.
        self.level: dict[tuple[int, int], int] = {}
        self.upright: dict[tuple[int, int], int] = {}
        self.points: dict[tuple[int, int], dict[int, str]] = {}
        # Where ways touch boxes, with the box that they lead to.
        self.ends: dict[Point, int] = {}

    def _block(self, box: Rect) -> None:
        top = box.top - box.head - 1
        right_of = [*self.xs[1:], self.xs[-1]]
        below = [*self.ys[1:], self.ys[-1]]
        level = [j for j, y in enumerate(self.ys) if top < y < box.bottom + 1]
        upright = [j for j, y in enumerate(self.ys) if y < box.bottom and below[j] > top]
        for i, x in enumerate(self.xs):
            if x < box.right and right_of[i] > box.left:
                for j in level:
                    self.level_free[i][j] = False
            if box.left - 1 < x < box.right + 1:
                for j in upright:
                    self.upright_free[i][j] = False

    def find(self, ports: list[Port], target: int, limit: float) -> Route | None:
        """The cheapest way from one of the ports to the box, if there is one within the limit."""
        goals = self._goals(target)
        aim = self.boxes[target]

        across = [max(aim.left - x, x - aim.right, 0) for x in self.xs]
        down = [max(aim.top - y, y - aim.bottom, 0) for y in self.ys]
        queue: list[tuple[float, float, int, State, State | None, Port]] = []
        for port in ports:
            start = self._start(port)
            if start is not None and self._is_apart(port.at, target):
                i, j, _ = start
                length = abs(self.xs[i] - port.at.x) + abs(self.ys[j] - port.at.y)
                bound = length + _JOINED * (across[i] + down[j])
                queue.append((bound, length, len(queue), start, None, port))
        heapq.heapify(queue)
        came: dict[State, tuple[State | None, Port]] = {}
        cheapest: dict[State, float] = {}
        best: tuple[float, State] | None = None
        count = len(queue)
        while queue:
            least, cost, _, state, before, port = heapq.heappop(queue)
            if least > limit or (best is not None and least >= best[0]):
                break
            if state in came:
                continue
            came[state] = (before, port)
            crossed = self._crossed(state, target) if state in goals else None
            if crossed is not None:
                total = cost + goals[state][1] + crossed * _CROSSING
                if best is None or total < best[0]:
                    best = (total, state)
            for extra, following in self._onward(state, target):
                spent = cost + extra
                # What is no cheaper than another way to the same crossing would never be taken up.
                if spent < cheapest.get(following, inf) and following not in came:
                    bound = spent + _JOINED * (across[following[0]] + down[following[1]])
                    if bound <= limit:
                        cheapest[following] = spent
                        heapq.heappush(queue, (bound, spent, count, following, state, port))
                        count += 1
        if best is None or best[0] > limit:
            return None
        return self._take(best, came, goals, target)

    def _start(self, port: Port) -> State | None:
        """The first crossing of tracks that a way from this port meets."""
        if port.dy:
            i, j = bisect_left(self.xs, port.at.x), bisect_left(self.ys, port.at.y + 0.5)
        else:
            j = bisect_left(self.ys, port.at.y)
            i = (
                bisect_left(self.xs, port.at.x + 0.5)
                if port.dx > 0
                else bisect_left(self.xs, port.at.x - 0.5) - 1
            )
        return (i, j, bool(port.dy)) if 0 <= i < len(self.xs) and j < len(self.ys) else None

    def _is_apart(self, end: Point, target: int) -> bool:
        """Is no other way's end too near?"""
        x, y = end
        for (other_x, other_y), to in self.ends.items():
            near = abs(x - other_x) + abs(y - other_y) <= 2 * _APART
            if near and not (x == other_x and y == other_y and to == target):
                return False
        return True

    def _goals(self, target: int) -> dict[State, tuple[Point, float]]:
        """The last crossings before the box, with where a way ends and what that still costs."""
        box = self.boxes[target]
        goals: dict[State, tuple[Point, float]] = {}
        above = bisect_left(self.ys, box.top - box.head - 1) - 1
        if above >= 0:
            for i, x in enumerate(self.xs):
                if box.clear_left < x < box.clear_right:
                    middle = abs(x - (box.left + box.right) / 2)
                    end = Point(x, box.top)
                    if self._is_apart(end, target):
                        goals[i, above, True] = end, box.top - self.ys[above] + 0.05 * middle
        for side, i in (
            (box.left, bisect_left(self.xs, box.left) - 1),
            (box.right, bisect_left(self.xs, box.right + 0.5)),
        ):
            if 0 <= i < len(self.xs):
                first = bisect_right(self.ys, box.top + 8)
                for j in range(first, bisect_left(self.ys, box.bottom - 5)):
                    end = Point(side, self.ys[j])
                    if self._is_apart(end, target):
                        goals[i, j, False] = end, abs(side - self.xs[i]) + 2
        return goals

    def _crossed(self, state: State, target: int) -> int | None:
        """How many other ways one crosses that runs straight on here; None if it must not."""
        i, j, upright = state
        ways = self.points.get((i, j))
        if ways is None:
            return 0
        others = [how for box, how in ways.items() if box != target]
        return len(others) if all(how == _ALONG[not upright] for how in others) else None

    def _onward(self, state: State, target: int) -> list[tuple[float, State]]:
        """The next crossings, or a turn at this one, with what they cost."""
        i, j, upright = state
        crossed = self._crossed(state, target)
        if crossed is None:
            return []
        steps: list[tuple[float, State]] = []
        if crossed == 0:
            steps.append((_BEND, (i, j, not upright)))
        crossing = _CROSSING * crossed
        if upright:
            for piece, following in ((j, j + 1), (j - 1, j - 1)):
                if piece >= 0 and following < len(self.ys) and self.upright_free[i][piece]:
                    owner = self.upright.get((i, piece))
                    length = self.ys[piece + 1] - self.ys[piece]
                    if owner is None or owner == target:
                        share = _JOINED if owner == target else 1.0
                        steps.append((crossing + share * length, (i, following, True)))
        else:
            for piece, following in ((i, i + 1), (i - 1, i - 1)):
                if piece >= 0 and following < len(self.xs) and self.level_free[piece][j]:
                    owner = self.level.get((piece, j))
                    length = self.xs[piece + 1] - self.xs[piece]
                    if owner is None or owner == target:
                        share = _JOINED if owner == target else 1.0
                        steps.append((crossing + share * length, (following, j, False)))
        return steps

    def _take(
        self,
        best: tuple[float, State],
        came: dict[State, tuple[State | None, Port]],
        goals: dict[State, tuple[Point, float]],
        target: int,
    ) -> Route:
        cost, state = best
        states: list[State] = []
        step: State | None = state
        while step is not None:
            states.append(step)
            step, port = came[step]
        states.reverse()
        crossings = self._mark(states, target)
        points = [port.at, *(Point(self.xs[i], self.ys[j]) for i, j, _ in states), goals[state][0]]
        self.ends[points[0]] = self.ends[points[-1]] = target
        return Route(_corners(points), cost, crossings)

    def _mark(self, states: list[State], target: int) -> int:
        """Notes the pieces and points that the way takes; gives the number of crossings."""
        runs: dict[tuple[int, int], set[bool]] = {}
        for i, j, upright in states:
            runs.setdefault((i, j), set()).add(upright)
        crossings = 0
        for point, directions in runs.items():
            used = self.points.setdefault(point, {})
            crossings += sum(box != target for box in used)
            how = _TURN if len(directions) > 1 else _ALONG[True in directions]
            used[target] = how if used.get(target, how) == how else _TURN
        for (i, j, _), (k, l, _) in pairwise(states):
            if j != l:
                self._keep_away_upright(i, min(j, l), target)
            elif i != k:
                self._keep_away_level(min(i, k), j, target)
        return crossings

    def _keep_away_upright(self, i: int, j: int, target: int) -> None:
        for near, x in enumerate(self.xs):
            if abs(x - self.xs[i]) < _APART:
                self.upright.setdefault((near, j), target)
        self.upright[i, j] = target

    def _keep_away_level(self, i: int, j: int, target: int) -> None:
        for near, y in enumerate(self.ys):
            if abs(y - self.ys[j]) < _APART:
                self.level.setdefault((i, near), target)
        self.level[i, j] = target


def _corners(points: list[Point]) -> tuple[Point, ...]:
    """The points where the way turns, with both its ends."""
    kept = [points[0]]
    for point in points[1:]:
        if point == kept[-1]:
            continue
        if len(kept) > 1 and (
            kept[-2].x == kept[-1].x == point.x or kept[-2].y == kept[-1].y == point.y
        ):
            kept.pop()
        kept.append(point)
    return tuple(kept)
