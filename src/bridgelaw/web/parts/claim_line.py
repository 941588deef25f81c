"""The line of play that decides a claim, trick by trick, to be stepped through (Law 70)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.analysis.position import Position
from bridgelaw.game import SEATS, SUITS, Board, Card, Hand, Seat, Suit
from bridgelaw.game.tricks import winner
from bridgelaw.laws import Asked
from bridgelaw.locale import Text, tr
from bridgelaw.web.parts.table_diagram import rank_of

_TRICKS = 13
_HIGH_FIRST = tuple(reversed(SUITS))


class HandLeft(NamedTuple):
    """The cards that a player still holds."""

    seat: Seat
    is_vulnerable: bool
    suits: tuple[tuple[Suit, tuple[str, ...]], ...]


class ClaimTrick(NamedTuple):
    """A trick of the line, and what the players hold beside it."""

    number: int
    """Of the tricks of the board."""
    caption: Text
    hands: Mapping[str, HandLeft]
    trick: Mapping[str, Card]


class ClaimLine(NamedTuple):
    """The position of a claim, and the tricks that show what it is worth."""

    steps: tuple[ClaimTrick, ...]


def claim_of(asked: Asked[Any]) -> ClaimLine | None:
    """The line of the claim that a question is about; `None` for any other question."""
    verdict = asked.values.get("verdict")
    return None if verdict is None else claim_line(verdict(), asked.values["board"])


def claim_line(verdict: Verdict, board: Board | None = None) -> ClaimLine:
    """The line of normal play; where nothing needs to be played, the position alone."""
    steps = tuple(_tricks(verdict, board))
    return ClaimLine(steps or (_as_claimed(verdict, board),))


def _tricks(verdict: Verdict, board: Board | None) -> Iterator[ClaimTrick]:
    position = verdict.claim.position
    number = _TRICKS - position.left + 1
    played = list(position.played)
    hands = list(position.hands)
    for play in verdict.normal.line:
        hands[play.seat.index] -= Hand.of([play.card])
        played.append((play.seat, play.card))
        if len(played) == len(SEATS):
            yield _step(number, played, hands, position.trump, board)
            number, played = number + 1, []
    # The line may end within a trick, where the rest is in plain sight.
    if played and played != list(position.played):
        yield _step(number, played, hands, position.trump, board)


def _step(
    number: int,
    played: list[tuple[Seat, Card]],
    hands: list[Hand],
    trump: Suit | None,
    board: Board | None,
) -> ClaimTrick:
    trick = {seat.letter: card for seat, card in played}
    return ClaimTrick(number, _caption(played, trump), _left(hands, board), trick)


def _caption(played: list[tuple[Seat, Card]], trump: Suit | None) -> Text:
    """`South ♥A, West ruffs`: who led what, and what became of it."""
    leader, card = played[0]
    won = winner(tuple(played), trump) if len(played) == len(SEATS) else None
    if won is None:
        return tr("{leader} {card}", leader=leader, card=card)
    if won is leader:
        return tr("{leader} {card} wins", leader=leader, card=card)
    best = dict(played)[won]
    if best.suit is trump and card.suit is not trump:
        return tr("{leader} {card}, {winner} ruffs", leader=leader, card=card, winner=won)
    return tr("{leader} {card}, {winner} wins with {best}", leader=leader, card=card,
              winner=won, best=best)  # fmt: skip


def _as_claimed(verdict: Verdict, board: Board | None) -> ClaimTrick:
    position: Position = verdict.claim.position
    trick = {seat.letter: card for seat, card in position.played}
    caption = tr("The cards at the claim")
    hands = _left(list(position.hands), board)
    return ClaimTrick(_TRICKS - position.left + 1, caption, hands, trick)


def _left(hands: list[Hand], board: Board | None) -> dict[str, HandLeft]:
    return {
        seat.letter: HandLeft(
            seat,
            board is not None and board.vulnerability.covers(seat.side),
            tuple(
                (suit, tuple(map(rank_of, hands[seat.index].holding(suit))))
                for suit in _HIGH_FIRST
                if hands[seat.index].holding(suit)
            ),
        )
        for seat in SEATS
    }
