"""Files: results (USEBIO, PBN, BWS, a plain CSV and YAML of our own), records of play, claims.

Only what is listed in `__all__` is promised; the modules of this room are private.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bridgelaw.formats.documents import BadFile, Document, Problem, ReadOnly, Wishes
from bridgelaw.formats.files import keeping_everything, kind_of, read_bytes
from bridgelaw.formats.kinds import BY_KIND, KINDS
from bridgelaw.locale import tr
from bridgelaw.scoring.standings import Standings

if TYPE_CHECKING:
    from bridgelaw.formats.claims.file import read_claim, read_claim_data
    from bridgelaw.formats.claims.layout import ClaimFile
    from bridgelaw.formats.claims.write import write_claim
    from bridgelaw.formats.records import NoPosition, Record, Revoke, Source, read_records

__all__ = [
    "KINDS",
    "BadFile",
    "ClaimFile",
    "Document",
    "NoPosition",
    "Problem",
    "ReadOnly",
    "Record",
    "Revoke",
    "Source",
    "Wishes",
    "read_claim",
    "read_claim_data",
    "read_data",
    "read_document",
    "read_records",
    "write_claim",
    "write_new",
]


def read_document(path: Path | str, wishes: Wishes | None = None) -> Document:
    """A file of results of any kind; `-` is standard input. `BadFile` if nothing can be read.

    >>> from bridgelaw.formats import BadFile
    >>> try:
    ...     read_document("nowhere.csv")
    ... except BadFile as error:
    ...     print(error)
    there is no file nowhere.csv
    """
    return read_data(read_bytes(path), str(path), wishes)


def read_data(data: bytes, name: str, wishes: Wishes | None = None) -> Document:
    r"""The same from bytes; the name helps to find the kind, and stands in messages.

    >>> document = read_data(b"board,ns,ew,result\n1,1,2,4S= by N\n1,3,4,4S-1 by N\n", "club.csv")
    >>> document.kind, len(document.field.lines), document.problems
    ('csv', 2, ())
    """
    wishes = Wishes() if wishes is None else wishes
    read: Callable[[bytes, str, Wishes], Document] = BY_KIND[kind_of(data, name)].reader()
    with keeping_everything(len(data)):
        return read(data, name, wishes)


def write_new(kind: str, standings: Standings) -> bytes:
    r"""A new file of this kind with everything that the standings have.

    >>> from bridgelaw.scoring import score_field
    >>> document = read_data(b"board,ns,ew,result\n1,1,2,4S= by N\n", "club.csv")
    >>> write_new("yaml", score_field(document.field)).startswith(b"scoring")
    True
    """
    if kind not in KINDS:
        raise BadFile(
            tr(
                "there is no kind of file “{kind}”; there is {kinds}",
                kind=kind,
                kinds=", ".join(KINDS),
            )
        )
    write: Callable[[Standings], bytes] = BY_KIND[kind].writer()
    return write(standings)


_MODULES = {
    "claims.file": ("read_claim", "read_claim_data"),
    "claims.layout": ("ClaimFile",),
    "claims.write": ("write_claim",),
    "records": ("NoPosition", "Record", "Revoke", "Source", "read_records"),
}
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
