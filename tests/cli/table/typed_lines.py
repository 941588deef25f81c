"""What the tests of the live table begin with."""

from __future__ import annotations

from bridgelaw.cli.table.live_table import LiveTable
from bridgelaw.cli.table.messages import Said, Shown, Tone
from bridgelaw.game import Board
from bridgelaw.table import Table, write_event
from tests.table.tables import DEAL, S

DEAL_LINE = f"deal {DEAL}"
TRICKS = """S7 SA SQ ST, C2 C5 C6 C7, S6 SK SJ S9, C3 CK CJ C8, S4 S8 S5 S3, CQ C9 C4 CA,
HA HQ HT H4, D3 D4 D5 D2, H9 H3 HK HJ, DJ D8 D6 DK, S2 H6 H7 H8, DA DQ D9 D7, H2 H5 DT CT"""
PLAY = [line.strip() for line in TRICKS.split(",")]
INSUFFICIENT = ("1H P 1H", "director", "no", "no", "2H", "H", "yes")
MAJOR = ("3NT P P P", "E exposes HK", "director", "1", "1")


def live_table(*lines: str, deal: bool = True) -> LiveTable:
    """A live table on South's board after these lines, each of which was taken."""
    at = LiveTable(Table(Board(S), DEAL if deal else None))
    at.start()
    for line in lines:
        assert not wrong(at.take(line)), line
    return at


def wrong(shown: tuple[Shown, ...]) -> list[str]:
    return [str(one.text) for one in shown if isinstance(one, Said) and one.tone is Tone.WRONG]


def said(shown: tuple[Shown, ...]) -> str:
    return "\n".join(str(one.text) for one in shown if isinstance(one, Said))


def log(at: LiveTable) -> list[str]:
    return [write_event(event) for event in at.table.log]


def asks(at: LiveTable) -> str | None:
    return at.asks


def is_over(at: LiveTable) -> bool:
    return at.is_over


def kinds(shown: tuple[Shown, ...]) -> list[type]:
    return [type(one) for one in shown]
