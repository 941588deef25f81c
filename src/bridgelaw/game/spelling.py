"""How people write suits, ranks and the like, in Latin and in Japanese letters.

One place for all spellings, so that `♥`, `h`, `Ｈ` and `ハート` mean the same wherever a suit
may be written.
"""

from __future__ import annotations

import unicodedata

SUIT_SPELLINGS = {
    "C": "C", "♣": "C", "♧": "C", "CLUB": "C", "CLUBS": "C", "クラブ": "C",
    "D": "D", "♦": "D", "♢": "D", "DIAMOND": "D", "DIAMONDS": "D",
    "ダイヤ": "D", "ダイヤモンド": "D", "ダイア": "D", "ダイアモンド": "D",
    "H": "H", "♥": "H", "♡": "H", "HEART": "H", "HEARTS": "H", "ハート": "H",
    "S": "S", "♠": "S", "♤": "S", "SPADE": "S", "SPADES": "S", "スペード": "S",
}  # fmt: skip
"""Every spelling of a suit, upper case, to its letter."""

NOTRUMP_SPELLINGS = frozenset(
    {"NT", "N", "NO TRUMP", "NOTRUMP", "NO-TRUMP", "NOTRUMPS", "ノートランプ", "ノートラ"}
)

SEAT_SPELLINGS = {
    "N": "N", "NORTH": "N", "北": "N", "ノース": "N",
    "E": "E", "EAST": "E", "東": "E", "イースト": "E",
    "S": "S", "SOUTH": "S", "南": "S", "サウス": "S",
    "W": "W", "WEST": "W", "西": "W", "ウエスト": "W", "ウェスト": "W",
}  # fmt: skip

PASS_SPELLINGS = frozenset({"P", "PASS", "-P-", "NO BID", "パス"})
DOUBLE_SPELLINGS = frozenset({"X", "DBL", "D", "DOUBLE", "ダブル"})
REDOUBLE_SPELLINGS = frozenset({"XX", "RDBL", "R", "REDOUBLE", "リダブル"})

RANKS = "23456789TJQKA"
"""Ranks from low to high, as written."""


def plain(text: str) -> str:
    """`text` in one form for comparison: full-width to half-width, upper case, trimmed."""
    # Emoji-style suit symbols carry a variation selector that nobody sees.
    return unicodedata.normalize("NFKC", text).replace("\ufe0f", "").strip().upper()
