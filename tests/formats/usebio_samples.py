"""Small USEBIO files for the tests, written by hand."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.formats.documents import Wishes
from bridgelaw.formats.usebio.document import UsebioDocument, read_usebio
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.profile import Profile

LINES = (
    ("1", "4", "4S", "N", "10", "420"),
    ("2", "5", "4S", "N", "9", "-50"),
    ("3", "6", "3NT", "S", "10", "430"),
)
"""Board 1, nobody vulnerable: North-South number, East-West number, contract and result."""


def traveller_line(
    ns: str, ew: str, contract: str, by: str, tricks: str, score: str, more: str = ""
) -> str:
    return f"""<TRAVELLER_LINE>
    <NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER>
    <EW_PAIR_NUMBER>{ew}</EW_PAIR_NUMBER>
    <CONTRACT>{contract}</CONTRACT>
    <PLAYED_BY>{by}</PLAYED_BY>
    <TRICKS>{tricks}</TRICKS>
    <SCORE>{score}</SCORE>{more}
  </TRAVELLER_LINE>"""


def board(number: int, lines: Iterable[str]) -> str:
    inside = "\n  ".join(lines)
    return f"""<BOARD>
  <BOARD_NUMBER>{number}</BOARD_NUMBER>
  {inside}
</BOARD>
"""


def pair(number: str, direction: str = "", more: str = "") -> str:
    return f"""  <PAIR>
    <PAIR_NUMBER>{number}</PAIR_NUMBER>
    <DIRECTION>{direction}</DIRECTION>{more}
    <PLAYER><PLAYER_NAME>Player {number}a</PLAYER_NAME></PLAYER>
    <PLAYER><PLAYER_NAME>Player {number}b</PLAYER_NAME></PLAYER>
  </PAIR>
"""


def usebio(inside: str, kind: str = "MP_PAIRS", head: str = "") -> bytes:
    return f"""<?xml version="1.0"?>
<!DOCTYPE USEBIO SYSTEM "http://example.invalid/usebio_v1_2.dtd">
<USEBIO Version="1.2">
<EVENT EVENT_TYPE="{kind}">
  <EVENT_DESCRIPTION>Tuesday</EVENT_DESCRIPTION>
  <DATE>10/11/2026</DATE>
{head}{inside}</EVENT>
<HANDSET><BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD></HANDSET>
</USEBIO>
""".encode()


def participants(pairs: Iterable[str]) -> str:
    return f"<PARTICIPANTS>\n{''.join(pairs)}</PARTICIPANTS>\n"


def simple(lines: Iterable[str], kind: str = "MP_PAIRS", pairs: int = 6) -> bytes:
    """One board, boards directly in the event."""
    everybody = participants(pair(str(number)) for number in range(1, pairs + 1))
    return usebio(everybody + board(1, lines), kind)


def three_tables(kind: str = "MP_PAIRS") -> bytes:
    return simple((traveller_line(*line) for line in LINES), kind)


def read(
    data: bytes, method: Method | None = None, profile: Profile | None = None, session: int = 1
) -> UsebioDocument:
    return read_usebio(data, "sample.xml", Wishes(method, profile, session))


def line_of(data: bytes, text: str) -> int:
    """The number of the line of the file in which this stands."""
    return data[: data.index(text.encode())].count(b"\n") + 1


def said(document: UsebioDocument) -> list[str]:
    return [f"{problem.place}: {problem.reason}" for problem in document.problems]


def edited_pairs() -> str:
    """Two boards with the points of another program; on board 1 the first line was edited."""
    first = (("1", "6", "3", "0"), ("2", "5", "2", "2"), ("3", "4", "2", "2"))
    second = (("1", "4", "9", "400", "2", "2"), ("2", "6", "10", "430", "4", "0"),
              ("3", "5", "8", "-50", "0", "4"))  # fmt: skip
    lines = [
        traveller_line(ns, ew, "4S", "N", "10", "420", _points(*points))
        for ns, ew, *points in first
    ]
    others = [
        traveller_line(ns, ew, "3NT", "S", tricks, score, _points(*points))
        for ns, ew, tricks, score, *points in second
    ]
    vulnerable = board(2, others).replace(
        "</BOARD_NUMBER>", "</BOARD_NUMBER><VULNERABILITY>None</VULNERABILITY>"
    )
    return usebio(board(1, lines) + vulnerable).decode()


def _points(ns: str, ew: str) -> str:
    return f"<NS_MATCH_POINTS>{ns}</NS_MATCH_POINTS><EW_MATCH_POINTS>{ew}</EW_MATCH_POINTS>"
