"""Sample tables on which, between them, every branch of the procedures is taken."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache

from bridgelaw.game import Board, Seat
from bridgelaw.laws import (
    ADJUSTED_SCORE,
    APPEAL,
    AUCTION_QUESTION,
    CALL_OUT_OF_TURN,
    CARD_IN_AUCTION,
    CLAIM,
    CLAIM_AGREED,
    CONCESSION,
    CONDUCT,
    DIRECTOR_ERROR,
    DISPUTED_FACTS,
    EXPLANATION_DUTY,
    EXTRANEOUS_INFORMATION,
    FOULED_BOARD,
    INADMISSIBLE_CALL,
    INSUFFICIENT_BID,
    LEAD_RESTRICTION,
    MISINFORMATION,
    MISINFORMATION_AFTER,
    NO_COMPARABLE_RESULT,
    ROBBED_OF_TURN,
    TEMPO_AND_DECEPTION,
    TRICKS_DISPUTED,
    UNAUTHORISED_INFORMATION,
    UNDERSTANDINGS,
    UNINTENDED_CALL,
    WRONG_BOARD,
    Path,
    Procedure,
    walk,
)
from bridgelaw.scoring.profile import WBF
from bridgelaw.scoring.readings import Reading, Readings
from bridgelaw.table import Table
from tests.laws.agreements import AGREEMENT_SAMPLES, CONCESSION_SAMPLES
from tests.laws.board_samples import BOARD_SAMPLES
from tests.laws.claim_tables import CLAIM_SAMPLES
from tests.laws.interviews import interviewed, ruled, ruling_table, table
from tests.laws.play_samples import LEAD_RESTRICTION_SAMPLES, PLAY_SAMPLES
from tests.laws.score_rulings import SCORE_TABLES

__all__ = [
    "BARRED",
    "SAMPLES",
    "interviewed",
    "quick_paths",
    "ruled",
    "ruling_table",
    "sample_paths",
    "table",
]


BARRED = {"unintended": "no", "accepts": "no", "substitute": "Pass", "comparable": "none"}
"""Answers after which the partner of the insufficient bidder must pass."""

PLAYED = table("N P, E P, S P, W P").after(*(f"{seat} puts the hand back" for seat in "NESW"))
"""A board that is over."""

SAMPLES: dict[Procedure, tuple[Table, ...]] = {
    INSUFFICIENT_BID: (
        table("W 1C, N 1S, E 1H"),
        table("W 1H, N P, E 1H"),
        Table(Board(None)).after(
            "..., N 1S, E 1H, E 2H, S 4S, W P, N P, E P, ..., trick 5, S leads SJ"
        ),
        table("W 1C, N 1S, E 1H, E 2H"),
        table("W 1C, N 1S, E 1H, E X"),
        table("W 1C, N 1S, E 1H, S P"),
        table("W 1C, N 1S, E 1H, S P, W P"),
        table("W 1C, N 1S, S 1H"),
        # The partner has called since, and what could never be put in its place.
        table("W 1C, N 1S, E 1H, E 3H, S P, W 4H"),
        table("W 1C, N 1S, E 1H, E XX, S P"),
        table("W 1C, N 1S, E 1H, E 8H"),
        # The lead is faced, by the partner too.
        table("W 1C, N 1S, E 1H, E XX, S P, W P, N P, E leads HK"),
        table("S 1S, W P, N 2S, E 2H, E P, S P, W P, W leads HK"),
    ),
    CALL_OUT_OF_TURN: (
        table("W 1H, N P, W 1S"),
        # At the right-hand opponent's turn: a pass, a bid, a double, an insufficient bid.
        table("W P, E P"),
        table("W 1NT, E 2D"),
        table("W 1S, N P, S X"),
        table("W 1H, N 1S, S 1D"),
        # At the partner's turn, and at the left-hand opponent's.
        table("N P, W P"),
        table("W 1C", dealer="E"),
        table("W 1S, S X"),
        table("E 1C", dealer="S"),
        # Somebody has called since, the partner at their own turn too.
        table("N 1S, W 2C, E P"),
        table("W 1H, S 1D", dealer="S"),
        table("E 1H, S 1S", dealer="S"),
        table("W 1NT, E 2D, S P"),
        # Calls that Laws 25, 28A and 35 take away.
        table("W 1H, W 1S"),
        table("W 1H, W P"),
        table("W 1H, N 1S, N X"),
        ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED).after("S 2C, N 3C"),
        table("W 1H, N P, S XX"),
        # A second call, and the next player has called over it, too.
        table("W 1H, N P, W 2H, N P"),
        # A pass by the player to the right would end the auction.
        table("W 1NT, N P, E P, W 2C"),
        # The players have put it right themselves.
        table("S P, N P, E P, S 1H", dealer="N"),
        table("S 1H, N P, E P, S 2D, W P, N 3D", dealer="N"),
        # The offender's proper turn.
        ruled("W 1NT, E 2D", CALL_OUT_OF_TURN, accepts="no").after("N P"),
        ruled("W 1NT, E 2D", CALL_OUT_OF_TURN, accepts="no").after("N 2S"),
        ruled("W 1NT, E 2D", CALL_OUT_OF_TURN, accepts="no").after("N P, E 2H"),
        ruled("W 1S, N P, S X", CALL_OUT_OF_TURN, accepts="no").after("E 2S, S X"),
        ruled("N P, W P", CALL_OUT_OF_TURN, accepts="no", artificial="no").after("E 1H, S P"),
    ),
    ROBBED_OF_TURN: (
        table("W P, N P, S P, W P"),
        table("W P, N 1H, E P, S P, N P, E P"),
        table("W P, N P, S P, W P").after(*(f"{seat} puts the hand back" for seat in "NESW")),
    ),
    UNINTENDED_CALL: (
        table("W 1H, N P, E 4C, S P, W P"),
        table("W 1H, N P"),
        table("W 1H, W 1S"),
        table("W 1H, W 1S, N P"),
        table("W 1H, N P, E 2H"),
        table("W 1H, N P, E P, S P, N leads SK"),
        Table(Board(None)).after("..., E 2H, E 3H, S P, W P, N P, ..., trick 5, S leads SJ"),
        # The same call twice; one in the place of which nothing could be doubled.
        table("W 1H, W 1H"),
        table("S 1C, S X, W P"),
    ),
    INADMISSIBLE_CALL: (
        table("S 1H, W P, N X"),
        table("S 1H, W P, N X, N 1H"),
        table("S 1H, W P, N X, N 1C"),
        table("S 1H, W P, N X, E P"),
        table("S 1H, N X"),
        table("S 1H, W P, N X, E P, S P, W P, W leads SK"),
        ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED).after("S 1S, W 2H"),
        ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED).after("S 1S, W 2H, N P"),
        ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED).after("S 1S, W XX, N P"),
        table("S 7S, W 8C"),
        table("S 7S, W 8C, N P"),
        table("S 7S, N 8C"),
        # A pass in its place ends the auction; out of turn as well.
        table("W 1C, N 1H, E P, S P, W 8C"),
        ruled("W 1C, N 1H, E 1D", INSUFFICIENT_BID, **BARRED).after("S P, W 2C"),
        ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED).after("W 2H"),
        table("S 7S, W 8C, N P, E P, S P, W leads SK"),
        table("S 1NT, W P, N P, E P, W X"),
        table("S 1NT, W P, N P, E P, E X, S P"),
        table("S 1NT, W P, N P, E P, N 2NT"),
        # Who led before nobody entered.
        Table(Board(None)).after("..., 4S by S, trick 5, E leads SJ, S plays S7, E 5H"),
    ),
    MISINFORMATION: (
        table("W 2H, N P, E 4H, S P, W P, N P"),
        table("W 1NT, N P, E 2C, S P, W 2D"),
        table("S 1D, W 2C, N P, E P, S 2D, S X"),
        table("W 1H, N P, E P, S P, N leads SK"),
    ),
    EXPLANATION_DUTY: (
        table("N 1NT, E P, S 2D, W P"),
        table("N 1NT, E P, S 2D, W P, N 2H, E P, S P, W P"),
        table("N 1NT, E P, S 2D, W 2S, N P, E P, S P, N leads HK"),
        table("N P, E P, S P, W P").after(*(f"{seat} puts the hand back" for seat in "NESW")),
    ),
    UNAUTHORISED_INFORMATION: (
        table("N 1NT, E P"),
        PLAYED,
        # Called for at the time, and looked at when all had passed.
        ruled(
            "N P, E P, S P", UNAUTHORISED_INFORMATION, who="S", source="tempo", facts="agreed"
        ).after("W P"),
    ),
    MISINFORMATION_AFTER: (
        table("N 1NT, E P, S 2D, W P"),
        table("N 1NT, E P, S P, W P, E leads HK"),
        table("N 1NT, E P, S P, W P, E leads HK, S spreads the hand, S plays H2, W plays H3"),
        PLAYED,
    ),
    EXTRANEOUS_INFORMATION: (
        Table(Board(Seat.NORTH)),
        table("N 1NT"),
        table("N 1NT, E exposes H5"),
        PLAYED,
    ),
    UNDERSTANDINGS: (table("N 1NT, E P"), PLAYED),
    TEMPO_AND_DECEPTION: (table("N 1NT, E P"), PLAYED),
    AUCTION_QUESTION: (
        table("W 1H, N P"),
        ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED).after("S 1S"),
    ),
    CARD_IN_AUCTION: (
        # One low card, an honour, a card led, two cards.
        table("W 1C, N exposes H5"),
        table("W 1C, N exposes HT"),
        table("W 1C, N leads H5"),
        table("W 1C, N exposes H5 H6"),
        # Where nobody knows whether the auction is over.
        Table(Board(None)).after("..., N exposes H5"),
        # Before the first call, and ruled on before and after it.
        table("W exposes H5"),
        table("W exposes H5, W 1C"),
        # The auction is over: a defender's, the declaring side's, its lead, and a passed-out board.
        table("W 1C, N exposes H5, N P, E P, S P"),
        table("W 1C, W exposes H5, N P, E P, S P"),
        table("W 1C, N P, E P, S P, W leads SK"),
        table("W P, N exposes HT, N P, E P, S P"),
    ),
    WRONG_BOARD: (
        table("W 1C, N P"),
        table("W 1C, N P, E 1H"),
        table("W 1C, N P, E P, S P, N leads SK"),
    ),
    **BOARD_SAMPLES,
    LEAD_RESTRICTION: (
        # East's side defends, and West is on lead.
        ruled("S 1S, W P, N 2S, E 2H", INSUFFICIENT_BID, **BARRED).after("S P, W P"),
        # East's side plays the contract.
        ruled("S 1C, W 1D, N 1S, E 1D", INSUFFICIENT_BID, **BARRED)
        .after("S X, W P, N P, E 2D")
        .after("S P, W P, N P"),
        # With a penalty card of the offender's; with leads that lie there already.
        *LEAD_RESTRICTION_SAMPLES,
        # Which of North and South named spades first nobody entered.
        Table(Board(None)).after(
            "..., N 1S, E P, S 2S",
            "ruling r of 2017 [26B] E may be forbidden a suit not specified by W by 26B",
            "W P, N P, E P",
        ),
    ),
    **PLAY_SAMPLES,
    CLAIM: CLAIM_SAMPLES,
    CLAIM_AGREED: AGREEMENT_SAMPLES,
    CONCESSION: CONCESSION_SAMPLES,
    TRICKS_DISPUTED: (table("N P"), *SCORE_TABLES),
    ADJUSTED_SCORE: SCORE_TABLES,
    DIRECTOR_ERROR: SCORE_TABLES,
    NO_COMPARABLE_RESULT: tuple(Table(Board.number(number)) for number in range(1, 5)),
    FOULED_BOARD: (Table(Board.number(1)),),
    DISPUTED_FACTS: (Table(Board.number(1)),),
    CONDUCT: (Table(Board.number(1)),),
    APPEAL: (Table(Board.number(1)),),
}


# Several tests go through all paths; a path never changes.


@cache
def quick_paths(procedure: Procedure) -> tuple[Path, ...]:
    """Every path of the procedure with nothing known."""
    return tuple(walk(procedure))


OTHER_READINGS = replace(
    WBF,
    opponents_card_at_rhos_turn=True,
    readings=Readings(
        **{
            one.name: Reading.TEXT
            if getattr(Readings(), one.name) is Reading.COMMENTARY
            else Reading.COMMENTARY
            for one in fields(Readings)
        }
    ),
)
"""The Laws where text and commentary differ, each time by the one that is usually not followed.

Regulations of some authorities with a question of their own hold as well.
"""


@cache
def other_paths(procedure: Procedure) -> tuple[Path, ...]:
    """Every path with nothing known, by the other readings; only where they make a difference."""
    found = tuple(walk(procedure, profile=OTHER_READINGS))
    return found if found != quick_paths(procedure) else ()


@cache
def sample_paths(procedure: Procedure) -> tuple[Path, ...]:
    """Every path of the procedure on each of its sample tables."""
    return tuple(path for at in SAMPLES[procedure] for path in walk(procedure, at))
