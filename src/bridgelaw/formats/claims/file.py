"""A file with a claim in it: our own layout, a table that was kept, or a record of play."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.formats.claims.layout import ClaimFile, claim_from_data
from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.files import is_jet, read_bytes, text_of_file
from bridgelaw.formats.kinds import CLAIMS
from bridgelaw.formats.yaml.text import load
from bridgelaw.game import SEATS
from bridgelaw.game.plain_json import read_json
from bridgelaw.game.spelling import plain
from bridgelaw.locale import Refusal, Text, tr

if TYPE_CHECKING:
    from bridgelaw.formats.records import Record

_TABLE = re.compile(r"(?:board|dealer|vulnerable|deal)\s+[^:\s]", re.IGNORECASE)
_PBN = re.compile(r"%|\[\w+\s+\"")
_LIN = re.compile(r"\s*[a-z]{2}\|", re.IGNORECASE)
_MOST_NAMED = 12  # boards, in a message; a file of a whole event has hundreds


def read_claim(
    path: Path | str, board: str | None = None, *, with_statement: bool = True
) -> ClaimFile:
    """The claim of a file; `-` is standard input. `board` chooses in a file of several boards.

    Without its statement where that is known from elsewhere: then it need not be readable.
    `read_claim_data` does the same from bytes.
    """
    data = read_bytes(path)
    return read_claim_data(data, str(path), board, with_statement=with_statement)


def read_claim_data(
    data: bytes, name: str, board: str | None = None, *, with_statement: bool = True
) -> ClaimFile:
    """The same from bytes; the name stands in messages.

    >>> text = b'''
    ... deal: "N:QJ6... A3.8..2 7.A.A.A 52.3.7."
    ... trump: NT
    ... declarer: S
    ... trick: N SK
    ... claims: 3
    ... '''
    >>> read_claim_data(text, "claim.yaml").claim.position.left
    4
    """
    try:
        return _read(data, name, board, with_statement)
    except Refusal as error:
        problem = error.text
        if isinstance(error, BadFile) and name in str(error):
            raise
        raise BadFile(tr("{path}: {problem}", path=name, problem=problem)) from error


def _read(data: bytes, name: str, board: str | None, with_statement: bool) -> ClaimFile:
    if is_jet(data):
        return _of_record(data, name, board)
    written, _ = text_of_file(data, name)
    written = written.removeprefix("\ufeff")
    first = next((line for line in written.splitlines() if _is_meant(line)), "").strip()
    if Path(name).suffix.lower() in CLAIMS or _PBN.match(first) or _LIN.match(first):
        return _of_record(data, name, board)
    if board is not None:
        raise BadFile(tr("only a LIN or PBN file has several boards: leave the board out"))
    if _TABLE.match(first):
        return _of_table(written, with_statement)
    mapping = load(written, name, _no_claim(name))
    if "events" in mapping:
        return _of_table(written, with_statement)
    return claim_from_data(mapping, with_statement)


def _is_meant(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith(("#", "---"))


def _of_table(written: str, with_statement: bool) -> ClaimFile:
    """A table that was kept, with a claim that has not been settled."""
    from bridgelaw.laws.claims.known_claim import claim_at, wrong_cards
    from bridgelaw.table.most_events import MOST_EVENTS
    from bridgelaw.table.table import Table

    if written.lstrip().startswith("{"):
        try:
            table = Table.from_json(read_json(written), MOST_EVENTS)
        except json.JSONDecodeError as error:
            raise BadFile(tr("this is not JSON: {error}", error=str(error))) from error
    else:
        table = Table.parse(written, MOST_EVENTS)
    claim = claim_at(table, None if with_statement else "")
    if claim is not None:
        return ClaimFile(claim)
    if table.claim is None:
        raise BadFile(tr("this table has no claim: its last line is as in “S claims 3”"))
    if any(table.hand(seat) is None for seat in SEATS):
        raise BadFile(tr("the four hands of this table are not known: it needs its “deal”"))
    wrong = wrong_cards(table)
    if wrong is not None:
        raise BadFile(wrong)
    raise BadFile(tr("this claim cannot be judged before the irregularities are ruled on"))


def _of_record(data: bytes, name: str, board: str | None) -> ClaimFile:
    """A board of a record of play that ends with a claim, which is taken as declarer's."""
    from bridgelaw.formats.records import read_records

    claims = [record for record in read_records(data, name) if record.is_claim]
    if not claims:
        raise BadFile(tr("no board of it ends with a claim that can be looked into"))
    fitting = [record for record in claims if board is None or _is_called(record, board)]
    if not fitting:
        raise BadFile(
            tr(
                "no board “{board}” with a claim; there is {boards}",
                board=board,
                boards=_boards(claims),
            )
        )
    if len(fitting) > 1:
        raise BadFile(
            tr(
                "several boards end with a claim: say which one with --board; there is {boards}",
                boards=_boards(fitting),
            )
        )
    record = fitting[0]
    contract, claimed = record.contract, record.claimed
    assert contract is not None and claimed is not None
    declarer = contract.declarer
    claim = Claim(
        record.position(),
        declarer,
        declarer,
        claimed - record.tricks_won(declarer.side),
        shown_out=record.shown_out(),
    )
    notes = tr(
        "A record does not say who claimed: it is taken to be declarer, {declarer}.",
        declarer=declarer,
    )
    return ClaimFile(claim, (*record.problems, notes))


def _is_called(record: Record, board: str) -> bool:
    source = record.source
    return plain(board) in (plain(source.label), str(record.board.id), f"#{source.number}")


def _boards(records: Iterable[Record]) -> str:
    """`Board 7 (#2)`: what the file calls them, and their places in it."""
    boards = [(record.source.label or record.board.id, record.source.number) for record in records]
    named = [f"{label} (#{number})" for label, number in boards[:_MOST_NAMED]]
    return ", ".join([*named, "…"] if len(boards) > _MOST_NAMED else named)


def _no_claim(name: str) -> Text:
    return tr(
        "{file} is no claim: keys such as “hands”, “trump” and “claims” are expected", file=name
    )
