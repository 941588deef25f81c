"""The facts of a story as a table of which the rest is unknown, and what the table says of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

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
_IRREGULAR = (*_CALLS, "play-out-of-turn")
_OPEN = "..."
_DIGITS = 3  # of the number of a board


@dataclass(frozen=True, slots=True)
class Tabled:
    """A table made of what was told; `shows` are the procedures that it finds needed."""

    table: Table | None = None
    log: str = ""
    dealer: str = ""
    vulnerable: str = ""
    shows: tuple[str, ...] = ()
    contradictions: tuple[Text, ...] = ()


def tabled(entrance: str, facts: Mapping[str, str]) -> Tabled:
    """The table, where seats were told and the calls or the cards; otherwise none."""
    board = _board(facts)
    dealer = "" if board.dealer is None else board.dealer.letter
    log = _log(entrance, facts, dealer)
    if not log:
        return Tabled(dealer=dealer, vulnerable=_vulnerable(facts, board))
    told = Tabled(None, log, dealer, _vulnerable(facts, board))
    try:
        table = Table(board).after(log)
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


def _log(entrance: str, facts: Mapping[str, str], dealer: str) -> str:
    if facts.get("who", "") not in SEAT_OF_LETTER:
        return ""
    if entrance in _CALLS:
        return _log_of_calls(entrance, facts, dealer)
    if facts.get("declarer", "") not in SEAT_OF_LETTER:
        return ""
    who, declarer = facts["who"], facts["declarer"]
    begins = f"{facts['contract']} by {declarer}" if "contract" in facts else f"{declarer} declares"
    match entrance:
        case "play-out-of-turn" if who != declarer:
            deed = f"{who} leads {facts.get('card', '?')}"
        case "exposed-card" if who != declarer and "card" in facts:
            deed = f"{who} exposes {facts['card']}"
        case "claim" if facts.get("tricks", "").isdecimal() and facts.get("did") == "claim":
            return f"{_OPEN}, {begins}, {_OPEN}, {who} claims {facts['tricks']}"
        case _:
            return ""
    return f"{_OPEN}, {begins}, {deed}, {_OPEN}"


def _log_of_calls(entrance: str, facts: Mapping[str, str], dealer: str) -> str:
    who, before = facts["who"], facts.get("before", "")
    if "call" not in facts or (before and not _by_seats(before)):
        return ""
    opening = bool(dealer) and (not before or before.startswith(dealer))
    if entrance == "call-out-of-turn" and not opening and not before:
        return ""  # whose turn it was is told, but not what was called: the ruling asks
    if entrance == "insufficient-bid" and not before:
        return ""
    if entrance == "call-out-of-turn" and facts.get("turn", "") == who:
        return ""
    calls = [each for each in (before, f"{who} {facts['call']}") if each]
    if entrance == "insufficient-bid":
        calls = _with_passes(", ".join(calls))
    after = facts.get("after", "")
    ending = [after] if after and _by_seats(after) else []
    if "nothing" not in facts.get("since", ""):
        ending.append(_OPEN)
    return ", ".join(([] if opening else [_OPEN]) + calls + ending)


def _with_passes(calls: str) -> list[str]:
    """“North opened 2H and South answered 2C”: nobody speaks of the pass in between."""
    found: list[str] = []
    for each in calls.split(", "):
        if found:
            last, now = SEAT_OF_LETTER[found[-1][0]], SEAT_OF_LETTER[each[0]]
            found += [f"{last.lho.letter} P"] if now is last.partner else []
        found.append(each)
    return found


def _by_seats(calls: str) -> bool:
    return all(each.split()[0] in SEAT_OF_LETTER for each in calls.split(", "))
