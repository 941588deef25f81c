"""Files: results (USEBIO, PBN, BWS, a plain CSV and YAML of our own), records of play, claims.

Only what is listed in `__all__` is promised; the modules of this room are private.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from bridgelaw.formats.documents import BadFile, Document, Problem, ReadOnly, Wishes
from bridgelaw.formats.files import KINDS, keeping_everything, kind_of, read_bytes
from bridgelaw.locale.text import tr
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


class _Format(NamedTuple):
    """How one kind of file is read, and made anew."""

    read: Callable[[bytes, str, Wishes], Document]
    new: Callable[[Standings], bytes]


# Only the format that is needed is loaded, so that the command line starts quickly.


def _usebio() -> _Format:
    from bridgelaw.formats.usebio.document import new_usebio, read_usebio

    return _Format(read_usebio, new_usebio)


def _pbn() -> _Format:
    from bridgelaw.formats.pbn.document import read_pbn
    from bridgelaw.formats.pbn.new import new_pbn

    return _Format(read_pbn, new_pbn)


def _csv() -> _Format:
    from bridgelaw.formats.csv.document import read_csv
    from bridgelaw.formats.csv.new import new_csv

    return _Format(read_csv, new_csv)


def _yaml() -> _Format:
    from bridgelaw.formats.yaml.document import new_yaml, read_yaml

    return _Format(read_yaml, new_yaml)


_FORMATS: Mapping[str, Callable[[], _Format]] = dict(
    zip(KINDS, (_usebio, _pbn, _csv, _yaml), strict=True)
)


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
    kind = kind_of(data, name)
    if kind == "bws":
        from bridgelaw.formats.bws.document import read_bws

        return read_bws(data, name, wishes)
    with keeping_everything(len(data)):
        return _FORMATS[kind]().read(data, name, wishes)


def write_new(kind: str, standings: Standings) -> bytes:
    r"""A new file of this kind with everything that the standings have.

    >>> from bridgelaw.scoring import score_field
    >>> document = read_data(b"board,ns,ew,result\n1,1,2,4S= by N\n", "club.csv")
    >>> write_new("yaml", score_field(document.field)).startswith(b"scoring")
    True
    """
    if kind not in _FORMATS:
        raise BadFile(
            tr(
                "there is no kind of file “{kind}”; there is {kinds}",
                kind=kind,
                kinds=", ".join(KINDS),
            )
        )
    return _FORMATS[kind]().new(standings)


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
