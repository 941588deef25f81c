"""The work in portions: what is sent to whoever does it, and what comes back.

Portions are plain values and `done` is a plain function, so that it does not matter whether it is
called here, in another process or on another machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from bridgelaw.archives.auditing import AuditWanted, FileNotes, findings_in
from bridgelaw.archives.cutting import parts_of
from bridgelaw.archives.finding import UNREADABLE, Finding, Row, concerns
from bridgelaw.archives.sources import Piece
from bridgelaw.locale import Text, language, tr

_BYTES = 256 * 1024
_PIECES = 400
"""Small files are sent together, so that sending them costs little."""
_SMALL = 8 * 1024
_WITH_CLAIMS = 40
"""To judge claims takes so many times as long that portions are smaller."""


class Portion(NamedTuple):
    """Some pieces to look at."""

    pieces: tuple[Piece, ...]
    wanted: AuditWanted
    language: str


class PieceResult(NamedTuple):
    """What was found in a piece."""

    source: str
    is_last: bool
    rows: tuple[Row, ...]
    """The numbers of records count from the beginning of the piece."""
    boards: int
    assumed: tuple[tuple[Text, int], ...]
    is_bad: bool
    """The file could not be read."""
    read: int
    looked_at: int = 0
    """How many of the boards are in the sample."""
    file: str = ""
    stamp: str = ""
    """The file on disk, and what it was when it was read."""


def portions(pieces: Iterable[Piece], wanted: AuditWanted, code: str) -> Iterator[Portion]:
    """The pieces in portions, in their order."""
    now: list[Piece] = []
    size = 0
    if wanted.claims:
        pieces = (part for piece in pieces for part in _smaller(piece))
    smaller = _WITH_CLAIMS if wanted.claims else 1
    for piece in pieces:
        now.append(piece)
        size += len(piece.data)
        if size >= _BYTES // smaller or len(now) >= _PIECES // smaller:
            yield Portion(tuple(now), wanted, code)
            now, size = [], 0
    if now:
        yield Portion(tuple(now), wanted, code)


def _smaller(piece: Piece) -> Iterator[Piece]:
    """A piece cut once more, so that somebody who stops the work need not wait for long."""
    data = piece.data
    blocks = (data[at : at + _SMALL] for at in range(0, len(data), _SMALL))
    parts = list(parts_of(blocks, _SMALL, piece.before)) if len(data) > 2 * _SMALL else []
    if len(parts) < 2:
        yield piece
        return
    for at, part in enumerate(parts):
        yield replace(
            piece, data=part.data, before=part.before, is_first=piece.is_first and at == 0,
            is_last=piece.is_last and at == len(parts) - 1,
        )  # fmt: skip


def done(portion: Portion) -> list[PieceResult]:
    """The work itself."""
    return [result_of(piece, portion.wanted, portion.language) for piece in portion.pieces]


def result_of(piece: Piece, wanted: AuditWanted, code: str) -> PieceResult:
    """What is found in one piece."""
    said = language(code)
    told = FileNotes()
    findings: list[Finding]
    if piece.wrong is not None:
        findings = [Finding(piece.source, UNREADABLE, piece.wrong)]
    else:
        findings = list(
            findings_in(piece.data, piece.source, wanted, told, piece.before, piece.beside)
        )
    if not told.boards and not (piece.is_first and piece.is_last):
        findings = [] if piece.wrong is None else findings  # a piece may well have no board
    rows = tuple(
        finding.row(said)
        for finding in findings
        if concerns(wanted.only, finding.kind, finding.law)
    )  # fmt: skip
    is_bad = any(finding.kind == UNREADABLE and finding.record is None for finding in findings)
    return PieceResult(
        piece.source, piece.is_last, rows, told.boards, tuple(told.assumed.items()), is_bad,
        piece.read, told.looked_at, piece.file, piece.stamp,
    )  # fmt: skip


def died(portion: Portion) -> list[PieceResult]:
    """What is said of pieces whose reader was killed, time and again."""
    words = tr("the process that read it was killed")
    return [
        result_of(
            replace(piece, data=b"", wrong=words),
            portion.wanted,
            portion.language,
        )
        for piece in portion.pieces
    ]


class Together:
    """Puts the pieces of a file together again."""

    def __init__(self) -> None:
        self._before = 0
        self._assumed: Counter[Text] = Counter()

    def add(self, result: PieceResult) -> PieceResult:
        """The result with the numbers of records as in the whole file; at its end with all that
        was assumed."""
        rows = tuple(
            row if row[1] is None or not self._before else (row[0], row[1] + self._before, *row[2:])
            for row in result.rows
        )
        self._before += result.boards
        self._assumed.update(dict(result.assumed))
        assumed: tuple[tuple[Text, int], ...] = ()
        if result.is_last:
            assumed = tuple(self._assumed.items())
            self._before = 0
            self._assumed = Counter()
        return result._replace(rows=rows, assumed=assumed)
