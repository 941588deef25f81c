"""Tables at which a claim was agreed to, or tricks were conceded, and what their rulings share."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.game import Board, Seat
from bridgelaw.laws import Procedure, walk
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.table import Table
from tests.laws.claim_tables import ending, unknown

CLUB_TO_DUMMY = "W leads C2, N spreads the hand, N plays CA, E plays C4, S plays C3"
CLUB = "W leads C2, N spreads the hand, N plays C3, E plays C5, S plays CA"
DIAMOND = "W leads D3, N spreads the hand, N plays D2, E plays DJ, S plays DK"

EXAMPLE_49 = "N:.8.6.A 7..8.4 96...3 8.J..2"
EXAMPLE_50 = "N:KQJ6...K A3.8..42 7.A.A.A5 52.3.7.3"
JACK = "N:.32.5.43 .QJ.6.65 K5.AK..A J..432.2"
"""Spades are trumps; West has the jack, which is easily forgotten."""
TEN = "N:.432..3 .765..5 9..AK.A T.A.3.2"
"""Spades are trumps; West has the ten. Whoever forgets it may lead the nine to it."""
KING = "N:2..2.3 .2.J.5 .5.K.A .K.93."
"""South has the ace of clubs and a heart; West must keep the king."""
LAST_TRUMP = "N:4.32..3 9.QJ..5 QJ.A..A .9.43.2"
"""South's trumps are high, and so is all the rest."""

HANDS_BACK = ", ".join(f"{seat} puts the hand back" for seat in "NESW")


def example_49(*events: str) -> Table:
    """South leads a heart from dummy and claims two tricks."""
    return ending(EXAMPLE_49, CLUB_TO_DUMMY, "N leads H8, S claims 2", *events, bid="4S")


def example_50(*events: str) -> Table:
    """The king of spades is led from dummy, and South claims three tricks with their hand faced."""
    return ending(
        EXAMPLE_50,
        "W leads C3, N spreads the hand, N plays CK, E plays C4, S plays C5",
        "N leads SK, S claims 3, S spreads the hand",
        *events,
    )


def forgotten(claim: str) -> Table:
    return ending(JACK, CLUB, claim, bid="4S")


def lost_to_the_ten() -> Table:
    """South concedes everything, with two tricks that only somebody forgetful loses."""
    return ending(TEN, CLUB, "S concedes 3", bid="4S")


NOTHING_PLAYED = Table(Board(Seat.SOUTH))
"""Nothing is known of the play, so that everything is asked."""
PLAYED = "W leads C7, N plays C2, E plays CK, S plays C6"

AGREEMENT_SAMPLES: tuple[Table, ...] = (
    example_49(),
    example_50(),
    ending(KING, DIAMOND, "W concedes 2"),
    forgotten('S claims 4 "draw trumps"'),
    forgotten('S claims 4 "abracadabra"'),
    unknown(PLAYED, "S claims 9"),
    NOTHING_PLAYED,
)
"""Between them they take every branch of Law 69."""

CONCESSION_SAMPLES: tuple[Table, ...] = (
    ending(LAST_TRUMP, CLUB, "S concedes 1", bid="4S"),
    ending(LAST_TRUMP, CLUB, 'S concedes 1 "you get your trump"', bid="4S"),
    ending(LAST_TRUMP, CLUB, 'S concedes 1 "abracadabra"', bid="4S"),
    ending(KING, DIAMOND, "W concedes 2"),
    lost_to_the_ten(),
    unknown(PLAYED, "E concedes 3"),
    unknown(PLAYED, "S claims 9"),
    NOTHING_PLAYED,
)
"""Between them they take every branch of Law 71."""


def paths_checked(procedure: Procedure, at: Table | None) -> int:
    """How many paths there are; each of them cites only clauses that exist, and asks in words."""
    paths = list(walk(procedure, at))
    for path in paths:
        laws = {asked.law for asked in path.asked} | set(path.ruling.clauses)
        laws |= {law for effect in path.ruling.effects if (law := getattr(effect, "law", None))}
        assert laws <= CLAUSES.keys()
        assert path.ruling.goes_on in (None, "claim")
        for asked in path.asked:
            assert "{" not in f"{asked.heading} {asked.why}"
    return len(paths)


def keys_asked(procedure: Procedure, samples: Iterable[Table]) -> set[str]:
    """The questions that come up at these tables, or where nothing is known."""
    return {
        question.key
        for at in (None, *samples)
        for path in walk(procedure, at)
        for question in path.asked
    }
