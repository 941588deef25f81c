"""Reading is linear: twice as much input costs about twice as much, whatever it is made of.

Each text is fed at two lengths, four times apart. Quadratic reading would take sixteen times as
long; the limit lies between, and a text that is over it at once is tried again, because another
program may have held the machine up.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

import pytest

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.records import read_records
from tests.formats.test_lin import AUCTION, BOARD
from tests.formats.test_pbn_archives import ROOMS
from tests.formats.test_records_pbn import GAME
from tests.rotation import rotated

SHORT, TIMES, LIMIT = 50_000, 4, 9
ATTEMPTS = 3

BLANKS = {
    "form feeds": "\f", "vertical tabs": "\v", "U+0085": "\x85", "U+00A0": "\xa0",
    "U+3000": "\u3000", "blanks": " ", "tabs": "\t", "line feeds": "\n", "returns": "\r",
    "returns and feeds": "\r\n", "blanks in lines": " \n", "U+2028": "\u2028", "U+001C": "\x1c",
}  # fmt: skip
PIECES = {
    **BLANKS,
    "open tags": "[", "tags without value": "[Deal ", "quotes": '"', "escapes": "\\",
    "escaped quotes": '\\"', "open comments": "{", "closed comments": "}", "semicolons": ";",
    "percents": "%", "percent lines": "%\n", "carets": "^", "marks": "^R", "notes": "=1",
    "dollars": "$1", "digits": "1", "stars": "*", "dashes": "- ", "cards": "SA ",
    "calls": "1C ", "passes": "Pass ", "all pass": "AP ", "bars": "|", "commands": "mb|",
    "page": "pg||", "letters": "x", "commas": ",", "number signs": '[Site "#"]\n',
    "games": '\n[Event ""]\n', "boards": '[Board "1"]\n', "rows": "SA HA DA CA\n",
    "a tag again": '[Note "1:x"]\n', "suits": "S", "wide letters": "Ｓ", "deals": "md|1|",
}  # fmt: skip


def _reads(text: str, name: str) -> None:
    try:
        read_records(text.encode(), name)
    except BadFile as error:
        assert str(error)


PLACES: Mapping[str, Callable[[str], tuple[str, str]]] = {
    "PBN, alone": lambda more: (f'[Board "1"]\n{more}', "x.pbn"),
    "PBN, in a tag": lambda more: (f'{GAME}\n[Deal "{more}"]\n', "x.pbn"),
    "PBN, in the auction": lambda more: (GAME.replace("1S Pass", f"1S {more} Pass"), "x.pbn"),
    "PBN, in the play": lambda more: (GAME.replace("CA C2", f"CA {more} C2"), "x.pbn"),
    "PBN, an archive": lambda more: (f"{ROOMS}{more}\n{ROOMS}", "x.pbn"),
    "LIN, alone": lambda more: (f"md|1{more}", "x.lin"),
    "LIN, behind a board": lambda more: (f"{BOARD}{AUCTION}{more}", "x.lin"),
    "LIN, in a call": lambda more: (f"{BOARD}mb|1S{more}|mb|p|pc|{more}|", "x.lin"),
    "LIN, in the deal": lambda more: (f"pn|{more}|st||md|3{more}|ah|Board {more}|mb|1S|", "x.lin"),
}


def _cost(text: str, name: str) -> float:
    started = time.process_time()
    _reads(text, name)
    return time.process_time() - started


@pytest.mark.parametrize("place", PLACES)
def test_cost_grows_with_the_length(place: str) -> None:
    for what, piece in rotated(list(PIECES.items()), part=8):
        ratios = []
        for _ in range(ATTEMPTS):
            short, long = (
                _cost(*PLACES[place](piece * (length // len(piece))))
                for length in (SHORT, SHORT * TIMES)
            )
            # Below a twentieth of a second there is nothing to grow from.
            ratios.append(long / max(short, 0.05 / TIMES))
            if ratios[-1] < LIMIT:
                break
        assert min(ratios) < LIMIT, f"{what} in {place}: {ratios}"


@pytest.mark.parametrize("blank", BLANKS)
def test_a_hundred_kilobytes_of_blanks_take_no_time(blank: str) -> None:
    """35 seconds, once."""
    assert _cost(f'[Board "1"]\n{BLANKS[blank] * 100_000}[Dealer "N"]\n', "x.pbn") < 2
