"""The points that stand in a results file, of every line and in all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache

from bridgelaw.game import Side
from bridgelaw.scoring.kept import ALL_SESSIONS, MatchKey


@dataclass(frozen=True, slots=True)
class StatedTotal:
    """What a file gives a contestant in all; `None` for what it does not say."""

    points: Fraction | None = None
    percent: Fraction | None = None


@dataclass(frozen=True, slots=True)
class StatedMatch:
    """What a file gives the teams of a match: IMPs, or victory points."""

    points: Mapping[str, Fraction]
    in_imps: bool = False


@dataclass(frozen=True, slots=True)
class Stated:
    """The numbers of a file, and to how many decimals it writes them.

    >>> from fractions import Fraction
    >>> from bridgelaw.game import Side
    >>> half = Stated({0: {Side.NS: Fraction(3, 2)}}, places=1)
    >>> half.fits(Fraction(3, 2), Fraction(149, 100)), half.fits(Fraction(3, 2), Fraction(2))
    (True, False)
    """

    lines: Mapping[int, Mapping[Side, Fraction]] = field(default_factory=dict)
    """By the place of the line in the field."""
    places: int = 0
    totals: Mapping[tuple[int, str], StatedTotal] = field(default_factory=dict)
    """By session and contestant; in session 0 of all sessions."""
    total_places: int = 0
    percent_places: int = 0
    matches: Mapping[MatchKey, StatedMatch] = field(default_factory=dict)
    match_places: int = 0

    def __bool__(self) -> bool:
        return bool(self.lines or self.totals or self.matches)

    def fits(self, stated: Fraction, computed: Fraction) -> bool:
        """Whether it is this number, rounded in whatever way.

        Where nothing in the file has decimals, a whole number is meant: 1 is not 1.4.
        """
        return abs(stated - computed) <= within(self.places)

    def of_session(self, session: int) -> Stated:
        """Where there is only this session, what is said of all is said of it."""
        totals = {
            (session if each == ALL_SESSIONS else each, name): total
            for (each, name), total in self.totals.items()
        }
        return replace(self, totals=totals)

    def joined(self, other: Stated, places: int, sessions: Mapping[int, int]) -> Stated:
        """With those of a file whose lines come after so many others."""
        if len(sessions) == 1:
            (only,) = sessions
            other = other.of_session(only)
        # What a file of several sessions says of all of them is said of none here.
        totals = {
            (sessions[session], name): total
            for (session, name), total in other.totals.items()
            if session in sessions
        }
        matches = {
            (sessions[session], teams): match
            for (session, teams), match in other.matches.items()
            if session in sessions
        }
        return Stated(
            {**self.lines, **{place + places: each for place, each in other.lines.items()}},
            max(self.places, other.places),
            {**self.totals, **totals},
            max(self.total_places, other.total_places),
            max(self.percent_places, other.percent_places),
            {**self.matches, **matches},
            max(self.match_places, other.match_places),
        )


NOTHING_STATED = Stated()
_NUMBER = re.compile(r"[+-]?\d{1,9}(?:\.\d{1,9})?", re.ASCII)


def within(places: int) -> Fraction:
    """By how much a number of so many decimals may be off."""
    return Fraction(1, 2 * 10**places) if places else Fraction(0)


@lru_cache(maxsize=8192)  # a file has the same few numbers many times
def number_in_text(text: str) -> Fraction | None:
    """A decimal number of a file; `None` if it is none."""
    return None if _NUMBER.fullmatch(text) is None else Fraction(text)


def decimals_in(texts: Iterable[str]) -> int:
    """The most decimals that a number of a file has."""
    written = (text for text in texts if number_in_text(text) is not None)
    return max((len(text.partition(".")[2]) for text in written), default=0)
