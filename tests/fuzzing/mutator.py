"""Texts that are almost right: put together from good ones, like in place of like.

Bytes changed anywhere are nearly all refused at the first of them. What is made here has the words
of the good texts, mostly in an order in which they stand there too, so that most of it is read.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from random import Random

_PIECE = re.compile(r"[A-Za-z]+|\d+|[ \t]+|\n|[ぁ-ん]+|[ァ-ヶー]+|[一-龠]|.", re.DOTALL)
_KINDS = (
    ("seat", re.compile(r"[NESWnesw]|north|east|south|west|[北東南西]", re.IGNORECASE)),
    (
        "suit",
        re.compile(r"(?:spade|heart|diamond|club)s?|[♠♥♦♣]|スペード|ハート|ダイヤ|クラブ", re.I),
    ),
    ("card", re.compile(r"[SHDC][AKQJT]", re.IGNORECASE)),
    ("rank", re.compile(r"[AKQJT]|ace|king|queen|jack|ten", re.IGNORECASE)),
    ("number", re.compile(r"\d+")),
    ("mark", re.compile(r"[^\w\s]")),
)
_ODD = (
    "\0", "\u202e", "\ufeff", "　", "♠", "１", "ﬁ", "é", "😀", "İ", "ß", "-", "--", "…", "...", "'",
    '"', "9" * 30, "0", "-1", "1e9", "½", "²", "{", "}", "{x}", "%s", "<", "&", "\\", "\r", "\x85",
    "\u2028",
)  # fmt: skip


def pieces_of(text: str) -> list[str]:
    return _PIECE.findall(text)


def _kind(piece: str) -> str:
    for name, pattern in _KINDS:
        if pattern.fullmatch(piece):
            return name
    return "blank" if piece.isspace() else "word"


class Mutator:
    """Makes texts from samples."""

    def __init__(self, samples: Sequence[str]) -> None:
        self._samples = [pieces_of(text) for text in samples]
        self._alike: dict[str, list[str]] = defaultdict(list)
        self._places: dict[str, list[tuple[int, int]]] = defaultdict(list)
        for number, pieces in enumerate(self._samples):
            for at, piece in enumerate(pieces):
                self._places[piece].append((number, at))
        for piece in self._places:
            self._alike[_kind(piece)].append(piece)

    def made(self, chance: Random) -> str:
        """One of the texts with one to four changes; now and then as it is."""
        pieces = list(chance.choice(self._samples))
        for _ in range(chance.choice((0, 1, 1, 1, 2, 2, 4))):
            if pieces:
                self._change(pieces, chance)
        return "".join(pieces)

    def _change(self, pieces: list[str], chance: Random) -> None:
        at = chance.randrange(len(pieces))
        match chance.choices(range(6), (6, 4, 1, 1, 1, 1))[0]:
            case 0:  # another of its kind
                pieces[at] = chance.choice(self._alike[_kind(pieces[at])] or [""])
            case 1:  # goes on as another text goes on after the same piece
                place = chance.choice(self._places.get(pieces[at]) or [(0, 0)])
                rest = self._samples[place[0]][place[1] + 1 :]
                pieces[at + 1 :] = rest[: chance.choice((1, 3, 8, 400))] + (
                    pieces[at + 1 :] if chance.random() < 0.5 else []
                )
            case 2:
                del pieces[at : at + chance.choice((1, 1, 2, 9))]
            case 3:
                pieces[at:at] = pieces[at : at + chance.choice((1, 2, 9))]
            case 4:
                other = chance.randrange(len(pieces))
                pieces[at], pieces[other] = pieces[other], pieces[at]
            case _:
                pieces.insert(at, chance.choice(_ODD))
