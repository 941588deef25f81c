"""Files of results: USEBIO, PBN, and a plain CSV and YAML of our own."""

from __future__ import annotations

from pathlib import Path

from bridgelaw.formats.documents import BadFile, Document, Wishes
from bridgelaw.formats.files import KINDS, kind_of, read_bytes
from bridgelaw.locale.text import tr
from bridgelaw.scoring.standings import Standings

__all__ = ["KINDS", "read_data", "read_document", "write_new"]


def read_document(path: Path | str, wishes: Wishes | None = None) -> Document:
    """A file of results of any kind; `-` is standard input. `BadFile` if nothing can be read."""
    return read_data(read_bytes(path), str(path), wishes)


def read_data(data: bytes, name: str, wishes: Wishes | None = None) -> Document:
    """The same from bytes; the name helps to find the kind, and stands in messages."""
    wishes = Wishes() if wishes is None else wishes
    kind = kind_of(data, name)
    # Only the reader that is needed is loaded, so that the command line starts quickly.
    if kind == "usebio":
        from bridgelaw.formats.usebio.document import read_usebio

        return read_usebio(data, name, wishes)
    if kind == "pbn":
        from bridgelaw.formats.pbn.document import read_pbn

        return read_pbn(data, name, wishes)
    if kind == "csv":
        from bridgelaw.formats.csv.document import read_csv

        return read_csv(data, name, wishes)
    from bridgelaw.formats.yaml.document import read_yaml

    return read_yaml(data, name, wishes)


def write_new(kind: str, standings: Standings) -> bytes:
    """A new file of this kind with everything that the standings have."""
    if kind == "usebio":
        from bridgelaw.formats.usebio.document import new_usebio

        return new_usebio(standings)
    if kind == "pbn":
        from bridgelaw.formats.pbn.new import new_pbn

        return new_pbn(standings)
    if kind == "csv":
        from bridgelaw.formats.csv.new import new_csv

        return new_csv(standings)
    if kind == "yaml":
        from bridgelaw.formats.yaml.document import new_yaml

        return new_yaml(standings)
    raise BadFile(
        tr("there is no kind of file “{kind}”; there is {kinds}", kind=kind, kinds=", ".join(KINDS))
    )
