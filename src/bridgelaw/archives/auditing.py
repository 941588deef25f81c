"""From the bytes of one file to what is wrong in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import normal_level
from bridgelaw.analysis.claims.verdict import Level
from bridgelaw.archives.board import findings_of
from bridgelaw.archives.finding import ASSUMED, NO_BOARD, UNREADABLE, Finding, concerns
from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.records import NoBoard, Record, records_in
from bridgelaw.locale import Text, tr

_POSITIONS = 2_000
"""How many positions of a claim are looked at: a number, so that every machine finds the same."""


@dataclass(frozen=True, slots=True)
class AuditWanted:
    """What is looked for."""

    claims: bool = False
    """Judge claims, too."""
    only: tuple[str, ...] = ()
    """These laws and kinds alone; nothing stands for all."""
    sample: float = 1.0
    """The share of boards that are looked at, always the same ones."""

    def takes(self, record: Record) -> bool:
        """Is this one of the boards that are looked at?"""
        if self.sample >= 1:
            return True
        name = f"{record.source.file}\0{record.source.number}".encode("utf-8", "surrogatepass")
        drawn = int.from_bytes(blake2b(name, digest_size=8).digest(), "big")
        return drawn < self.sample * 2**64


@dataclass(slots=True)
class FileNotes:
    """What a reading of a file has told so far, beside its findings."""

    boards: int = 0
    """How many were read."""
    looked_at: int = 0
    """How many of them are in the sample."""
    assumed: Counter[Text] = field(default_factory=Counter)
    """What was assumed, and of how many boards."""


def audit(
    data: bytes, name: str, *, claims: bool = False, only: tuple[str, ...] = (), sample: float = 1.0
) -> Iterator[Finding]:
    """Everything that is irregular, wrong or unreadable in a LIN, PBN or BWS file, board by board.

    The name stands in the findings. `claims`: judge them, too (Laws 70 and 71), which takes much
    longer. `only`: these laws and kinds. `sample`: of this share of the boards. It never fails:
    a file that cannot be read is a finding. What was assumed of how the file is written is told
    at its end.

    >>> lin = b"md|1SAKQJH432D432C432,S432HAKQJD765C765,S765H765DAKQJCT98,|ah|Board 7|mb|1S|"
    >>> for found in audit(lin + b"mb|p|mb|p|mb|p|pc|HA|pc|DA|", "x.lin"):
    ...     print(found.law, found.text)
    61A trick 1: North plays ♦A and does not follow to hearts with ♥7: a revoke
    """
    told = FileNotes()
    wanted = AuditWanted(claims, only, sample)
    yield from findings_in(data, name, wanted, told)
    yield from assumed_in(name, told.assumed, wanted)


def findings_in(
    data: bytes, name: str, wanted: AuditWanted, told: FileNotes,
    before: Mapping[str, str] | None = None, beside: bytes | None = None,
) -> Iterator[Finding]:  # fmt: skip
    """The findings of the boards of a file, or of a piece of one.

    `before` is what the game before a piece says, `beside` the hands of a BWS file.
    """
    try:
        for record in records_in(data, name, before, beside):
            told.boards += 1
            told.assumed.update(record.assumed)
            if not wanted.takes(record):
                continue
            told.looked_at += 1
            for finding in findings_of(record, _judge if wanted.claims else None):
                if concerns(wanted.only, finding.kind, finding.law):
                    yield finding
    except BadFile as error:
        kind = NO_BOARD if isinstance(error, NoBoard) else UNREADABLE
        if concerns(wanted.only, kind, ""):
            yield Finding(name, kind, error.text)


def assumed_in(name: str, assumed: Mapping[Text, int], wanted: AuditWanted) -> Iterator[Finding]:
    """What was assumed, once for a file."""
    if concerns(wanted.only, ASSUMED, ""):
        for text, count in assumed.items():
            words = tr("{what} (boards: {count})", what=text, count=count)
            yield Finding(name, ASSUMED, words)


def _judge(claim: Claim) -> Level:
    return normal_level(claim, positions=_POSITIONS)
