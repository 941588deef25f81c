"""Tables at which somebody claims or concedes."""

from __future__ import annotations

from bridgelaw.game import Board, Deal, Seat
from bridgelaw.table import Table

HEART = "W leads HK, N spreads the hand, N plays H2, E plays H8, S plays HA"
"""The first trick of these endings: South is on lead."""

TOP = "N:54.2.83.42 QJT.8..QJT AK.A.AK.AK .K74.QJT4."
"""South has six top tricks."""
GUESS = "N:AJ2.2.. Q54.8.. KT3.A.. 76.K.Q."
"""Two tricks and a guess for the queen of spades."""
TRUMP = "N:5.2.8.43 3.8..QJT AK.A.AK. .K.QJ42."
"""Spades are trumps; East has the last small one, and no diamond to follow with."""
PARTNER = "N:4.2.2. 5.A.4. K.4.3. .7.AK."
"""West has two tricks if East, on lead after a heart to the ace, leads a diamond."""
TO_EAST = "W leads H7, N spreads the hand, N plays H2, E plays HA, S plays H4"
REVOKED = "N:432.2.. 76.8.Q. AKQ.A.. 5.KT.J."
"""West has a spade."""

WHOLE = "N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 765.T98.765.T987"
TO_EAST_WHOLE = "W leads C7, N spreads the hand, N plays C2, E plays CK, S plays C6"


def ending(hands: str, *events: str, bid: str = "3NT") -> Table:
    """South plays the bid with a few cards in each hand; West is on lead."""
    return Table(Board(Seat.SOUTH), Deal.parse(hands)).after(f"S {bid}, W P, N P, E P", *events)


def unknown(*events: str, bid: str = "3NT") -> Table:
    """South plays the bid, and nobody knows the hands."""
    return Table(Board(Seat.SOUTH)).after(f"S {bid}, W P, N P, E P", *events)


CLAIM_SAMPLES: tuple[Table, ...] = (
    # All four hands are known: top tricks, a guess, a trump, a defender, dummy, a revoke.
    ending(TOP, HEART, "S claims 6"),
    ending(TOP, HEART, "S spreads the hand, S claims 6"),
    ending(GUESS, HEART, "S claims 3"),
    ending(GUESS, HEART, "S leads S3, S claims 3"),
    ending(TRUMP, HEART, "S claims 4", bid="4S"),
    ending(PARTNER, TO_EAST, "W claims 2"),
    ending(PARTNER, TO_EAST, "W concedes 1"),
    ending(TOP, HEART, "E exposes SQ, E claims 6"),
    ending(GUESS, HEART, "S leads S3, E exposes SQ, E claims 1"),
    ending(TOP, HEART, "N claims 6"),
    ending(TOP, HEART, "S claims 6, S leads SA"),
    ending(REVOKED, HEART, "S leads SA, W plays DJ, N plays S2, E plays S6, S claims 2"),
    ending(REVOKED, "W leads HK, N plays H2, E plays H8, S plays SQ, S claims 0"),
    # Words were said with it, and are confirmed as they are read.
    ending(TOP, HEART, 'S claims 6 "spades, then diamonds"'),
    ending(TOP, HEART, 'S concedes 1 "spades, then diamonds"'),
    # They are not: everything is asked.
    unknown("W leads C7, N plays C2, E plays CK, S plays C6, S claims 9"),
    unknown("W leads C7, N plays C2, E plays CK, S plays D6, S claims 9", bid="4S"),
    unknown("W leads C7, N plays C2, E plays CK, S plays C6, E leads SQ, E concedes 5", bid="4S"),
    unknown("W leads C7, N plays C2, E plays CK, E claims 3"),
    # Nobody entered how many tricks were left.
    Table(Board(None)).after("..., E leads SQ, E concedes 5"),
)
"""Between them they take every branch of Laws 68 and 70."""
