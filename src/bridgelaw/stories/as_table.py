"""The facts of a story as a table of which the rest is unknown, and what the table says of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bridgelaw.game.boards import Board
from bridgelaw.game.seats import SEAT_OF_LETTER, Seat
from bridgelaw.game.suits import SUIT_OF_LETTER
from bridgelaw.laws.entrances.as_log import log_of
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.stories.seating import seated
from bridgelaw.table.table import Table

_LAWS = {
    "27": "insufficient-bid", "28": "call-out-of-turn", "29": "call-out-of-turn",
    "30": "call-out-of-turn", "31": "call-out-of-turn", "32": "call-out-of-turn",
    "35": "inadmissible-call", "36": "inadmissible-call", "37": "inadmissible-call",
    "38": "inadmissible-call", "39": "inadmissible-call", "53": "play-out-of-turn",
    "54": "play-out-of-turn", "55": "play-out-of-turn", "56": "play-out-of-turn",
}  # fmt: skip
_CALLS = ("call-out-of-turn", "insufficient-bid", "inadmissible-call")
_IRREGULAR = (*_CALLS, "play-out-of-turn")
_STAGES = {"auction": "auction", "before-lead": "lead", "play": "play", "after-play": "over"}
_DIGITS = 3  # of the number of a board


@dataclass(frozen=True, slots=True)
class Tabled:
    """A table made of what was told; `shows` are the procedures that it finds needed."""

    table: Table | None = None
    log: str = ""
    dealer: str = ""
    vulnerable: str = ""
    seats: bool = True
    """Whether seats were told; where not, South stands for whoever it is about."""
    shows: tuple[str, ...] = ()
    contradictions: tuple[Text, ...] = ()


def tabled(entrance: str, facts: Mapping[str, str]) -> Tabled:
    """The table, where the calls or the cards were told; otherwise none."""
    by_place = seated(facts, Seat.SOUTH)
    facts = facts if by_place is None else by_place
    board = _board(facts)
    dealer = "" if board.dealer is None else board.dealer.letter
    log = log_of(entrance, _as_of_the_moment(facts, dealer))
    if not log:
        return Tabled(dealer=dealer, vulnerable=_vulnerable(facts, board))
    told = Tabled(None, log, dealer, _vulnerable(facts, board), by_place is None)
    try:
        table = Table(board, seats=told.seats).after(log)
    except Refusal as error:
        return replace(told, contradictions=(error.text,))
    shows = tuple(
        dict.fromkeys(
            _LAWS[each.breach.rectified_by]
            for each in table.irregularities
            if each.breach.rectified_by in _LAWS
        )
    )
    if entrance in _IRREGULAR and not shows:
        said = tr("As it was told, nothing is irregular: {log}. Is something else meant?", log=log)
        return replace(told, contradictions=(said,))
    return replace(told, table=table, shows=shows)


def _board(facts: Mapping[str, str]) -> Board:
    """Dealer and vulnerability as they were told, or as the number of the board gives them."""
    number, dealer = facts.get("board", ""), facts.get("dealer", "")
    try:
        return Board.parse(
            int(number) if number.isdecimal() and len(number) <= _DIGITS else None,
            dealer if dealer in SEAT_OF_LETTER else None if number else "?",
            facts.get("vulnerable") or None,
        )
    except ValueError:  # "board 0", or a vulnerability that somebody typed
        return Board(SEAT_OF_LETTER.get(dealer))


def _vulnerable(facts: Mapping[str, str], board: Board) -> str:
    return str(board.vulnerability) if board.id is not None or "vulnerable" in facts else ""


def stage_of(facts: Mapping[str, str]) -> str:
    """How far the board was, by the names that the page of a moment has."""
    return _STAGES.get(facts.get("stage", ""), "")


def _as_of_the_moment(facts: Mapping[str, str], dealer: str) -> dict[str, str]:
    """The facts by the names of a moment: a card of which only the suit was told is `S?`."""
    found = {**facts, "dealer": dealer, "stage": stage_of(facts)}
    if facts.get("suit") in SUIT_OF_LETTER:
        found.setdefault("card", f"{facts['suit']}?")
    if facts.get("did") == "claim":
        found["claims"] = facts.get("tricks", "")
    return found
