"""The text and the JSON of a whole table: its head, and its log."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bridgelaw.game.boards import Board
from bridgelaw.game.deals import Deal
from bridgelaw.game.errors import NotationError
from bridgelaw.table.events import Event
from bridgelaw.table.most_events import bounded
from bridgelaw.table.notation import event_from_json, event_to_json, read_events, write_event
from bridgelaw.table.rules.editions import FIRST, ensure_known

if TYPE_CHECKING:
    from bridgelaw.table.table import Table

_HEAD = ("edition", "board", "dealer", "vulnerable", "seats", "deal")

Parts = tuple[Board, Deal | None, Iterable[Event], bool, str]
"""What a table is made of."""


def as_text(table: Table) -> str:
    board = table.board
    number = "" if board.id is None else f"board {board.id}\n"
    deal = "" if table.deal == Deal() else f"deal {table.deal}\n"
    dealer = "?" if board.dealer is None else board.dealer
    seats = "" if table.seats else "seats ?\n"
    edition = "" if table.edition == FIRST else f"edition {table.edition}\n"
    head = f"{edition}{number}dealer {dealer}\nvulnerable {board.vulnerability}\n{seats}{deal}"
    return head + "".join(write_event(event) + "\n" for event in table.log)


def read_text(text: str, most: int | None) -> Parts:
    head: dict[str, str] = {}
    lines = text.split("\n")
    body = 0
    for line in lines:
        word, _, rest = line.partition("#")[0].strip().partition(" ")
        if word and word.lower() not in _HEAD:
            break
        head[word.lower()] = rest.strip()
        body += 1
    # A head that is wrong is told before an event that is.
    board, deal, seats, edition = _read_head(head, "".join(lines[body : body + 1]))
    return board, deal, bounded(_read_lines(lines, body), most), seats, edition


def as_json(table: Table) -> dict[str, Any]:
    dealer = table.board.dealer
    return {
        **({} if table.edition == FIRST else {"edition": table.edition}),
        "board": table.board.id,
        "dealer": None if dealer is None else str(dealer),
        **({} if table.seats else {"seats": None}),
        "vulnerable": str(table.board.vulnerability),
        "deal": None if table.deal == Deal() else str(table.deal),
        "events": [event_to_json(event) for event in table.log],
    }


def read_json(data: Any, most: int | None) -> Parts:
    if not isinstance(data, dict) or not isinstance(data.get("events"), list):
        raise NotationError(json.dumps(data, default=str), "a table with its list of events")
    head = {
        name: str(data[name]) for name in _HEAD if name != "seats" and data.get(name) is not None
    }
    if data.get("board") is None and "dealer" in data and data["dealer"] is None:
        head["dealer"] = "?"
    if "seats" in data:
        head["seats"] = "?" if data["seats"] is None else str(data["seats"])
    board, deal, seats, edition = _read_head(head, json.dumps(data))
    return board, deal, bounded(map(event_from_json, data["events"]), most), seats, edition


def _read_head(head: dict[str, str], source: str) -> tuple[Board, Deal | None, bool, str]:
    board = _read_board(head, source)
    deal = Deal.parse(head["deal"]) if "deal" in head else None
    if head.get("seats", "?") != "?":
        raise NotationError(head["seats"], "seats ?, where nobody said who sits where")
    return board, deal, "seats" not in head, ensure_known(head.get("edition", FIRST))


def _read_lines(lines: list[str], first: int) -> list[Event]:
    """The events of a text from this line on; what cannot be read says in which line it stands."""
    found: list[Event] = []
    for number, line in enumerate(lines[first:], first + 1):
        try:
            found += read_events(line)
        except NotationError as error:
            raise error.in_line(number) from error
    return found


def _read_board(head: dict[str, str], source: str) -> Board:
    number = head.get("board")
    if number is not None and not re.fullmatch("0*[1-9][0-9]{0,8}", number):
        raise NotationError(number, "a board number from 1")
    if number is None and "dealer" not in head:
        if source.strip().startswith(("...", "…")):
            return Board.parse(None, "?", head.get("vulnerable"))  # it begins in the middle
        written = source.strip() or " ".join(next(iter(head.items()), ())).strip()
        raise NotationError(written, "a dealer or a board number first")
    known = None if number is None else int(number)
    return Board.parse(known, head.get("dealer"), head.get("vulnerable"))
