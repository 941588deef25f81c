"""The facts of a story as a table of which the rest is unknown, and what the table says of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bridgelaw.game.boards import Board
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.table import Table

_LAWS = {
    "27": "insufficient-bid", "28": "call-out-of-turn", "29": "call-out-of-turn",
    "30": "call-out-of-turn", "31": "call-out-of-turn", "32": "call-out-of-turn",
    "35": "inadmissible-call", "36": "inadmissible-call", "37": "inadmissible-call",
    "38": "inadmissible-call", "39": "inadmissible-call", "53": "play-out-of-turn",
    "54": "play-out-of-turn", "55": "play-out-of-turn", "56": "play-out-of-turn",
}  # fmt: skip
_CALLS = ("call-out-of-turn", "insufficient-bid", "inadmissible-call")
_OPEN = "..."


@dataclass(frozen=True, slots=True)
class Tabled:
    """A table made of what was told; `shows` are the procedures that it finds needed."""

    table: Table | None = None
    log: str = ""
    dealer: str = ""
    shows: tuple[str, ...] = ()
    contradictions: tuple[Text, ...] = ()


def tabled(entrance: str, facts: Mapping[str, str]) -> Tabled:
    """The table, where seats were told and the calls or the lead; otherwise none."""
    dealer = facts.get("dealer", "")
    dealer = dealer if dealer in SEAT_OF_LETTER else ""
    log = _log(entrance, facts, bool(dealer))
    if not log:
        return Tabled()
    board = Board(SEAT_OF_LETTER[dealer] if dealer else None)
    try:
        table = Table(board).after(log)
    except Refusal as error:
        return Tabled(log=log, dealer=dealer, contradictions=(error.text,))
    shows = tuple(
        dict.fromkeys(
            _LAWS[each.breach.rectified_by]
            for each in table.irregularities
            if each.breach.rectified_by in _LAWS
        )
    )
    if not shows:
        said = tr("As it was told, nothing is irregular: {log}. Is something else meant?", log=log)
        return Tabled(None, log, dealer, (), (said,))
    return Tabled(table, log, dealer, shows)


def _log(entrance: str, facts: Mapping[str, str], from_the_start: bool) -> str:
    who = facts.get("who", "")
    if who not in SEAT_OF_LETTER:
        return ""
    if entrance in _CALLS and "call" in facts:
        before = facts.get("before", "")
        if before and not _by_seats(before):
            return ""
        turn = facts.get("turn", "")
        opening = from_the_start and (not before or before.startswith(facts["dealer"]))
        if entrance == "call-out-of-turn" and not opening and not before:
            return ""  # whose turn it was is told, but not what was called: the ruling asks
        if entrance == "insufficient-bid" and not before:
            return ""
        if entrance == "call-out-of-turn" and turn == who:
            return ""
        calls = [each for each in (before, f"{who} {facts['call']}") if each]
        after = facts.get("after", "")
        ending = [after] if after and _by_seats(after) else []
        if "nothing" not in facts.get("since", ""):
            ending.append(_OPEN)
        return ", ".join(([] if opening else [_OPEN]) + calls + ending)
    if entrance == "play-out-of-turn" and facts.get("declarer", "") in SEAT_OF_LETTER:
        if facts["who"] in (facts["declarer"],):
            return ""
        card = facts.get("card", "?")
        told = (
            f"{facts['contract']} by {facts['declarer']}"
            if "contract" in facts
            else (f"{facts['declarer']} declares")
        )
        return f"{_OPEN}, {told}, {who} leads {card}, {_OPEN}"
    return ""


def _by_seats(calls: str) -> bool:
    return all(each.split()[0] in SEAT_OF_LETTER for each in calls.split(", "))
