"""The kinds of files, each in one row: what it is called, how it is sent, what it can hold.

Whoever reads, writes, offers or sends a file asks here; a new kind is a row and its folder.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple


class Format(NamedTuple):
    """One kind of file."""

    kind: str
    suffixes: tuple[str, ...]
    media_type: str = "text/plain"
    reads: str = ""
    """The function that reads results, as `module:name` below `formats`; loaded when needed."""
    writes: str = ""
    """The function that makes a new file of results; without one the kind is only read."""
    has_hands: bool = False
    """Can it hold the hands of boards?"""
    has_calls: bool = False
    """Can it hold the calls and cards of a board?"""
    has_claims: bool = False
    """Can it hold where a claim was made?"""

    def reader(self) -> Any:
        """What reads results of this kind: bytes, the file's name and wishes give a document."""
        return _loaded(self.reads)

    def writer(self) -> Any:
        """What makes a new file of this kind from standings."""
        return _loaded(self.writes)


def _loaded(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(f"bridgelaw.formats.{module}"), name)


FORMATS = (
    Format("usebio", (".xml", ".usebio"), "application/xml",
           "usebio.document:read_usebio", "usebio.document:new_usebio"),
    Format("pbn", (".pbn",), "text/plain", "pbn.document:read_pbn", "pbn.new:new_pbn",
           has_hands=True, has_calls=True, has_claims=True),
    Format("csv", (".csv", ".tsv", ".txt"), "text/csv", "csv.document:read_csv", "csv.new:new_csv"),
    Format("yaml", (".yaml", ".yml"), "text/plain", "yaml.document:read_yaml",
           "yaml.document:new_yaml"),
    Format("bws", (".bws",), "application/octet-stream", "bws.document:read_bws",
           has_hands=True, has_calls=True),
    Format("lin", (".lin",), has_hands=True, has_calls=True, has_claims=True),
    Format("dup", (".dup",), has_hands=True),
    Format("dlm", (".dlm",), has_hands=True),
)  # fmt: skip
"""Every kind; the first one that is written is what a kind that is only read becomes."""

BY_KIND = {one.kind: one for one in FORMATS}
KINDS = tuple(one.kind for one in FORMATS if one.writes)
"""The kinds of results files that are read and written; BWS is only read."""

SUFFIXES = {suffix: one.kind for one in FORMATS if one.reads for suffix in one.suffixes}
"""What the name of a file of results may end in, and what kind it then is."""

HANDS = tuple(suffix for one in FORMATS if one.has_hands for suffix in one.suffixes)
"""What the name of a file with hands may end in."""

RECORDS = tuple(suffix for one in FORMATS if one.has_calls for suffix in one.suffixes)
"""What the name of a record of play may end in."""

CLAIMS = tuple(suffix for one in FORMATS if one.has_claims for suffix in one.suffixes)
"""What the name of a record may end in that can hold a claim."""


def by_name(name: str | Path) -> Format | None:
    """The kind that the name of a file of results speaks for.

    >>> found = by_name("Tuesday.XML")
    >>> found.kind if found else None
    'usebio'
    """
    kind = SUFFIXES.get(Path(name).suffix.lower())
    return None if kind is None else BY_KIND[kind]


def given_back(kind: str) -> Format:
    """As what a file of this kind is given back: itself, or the first that can be written.

    >>> given_back("csv").kind, given_back("bws").kind
    ('csv', 'usebio')
    """
    return BY_KIND[kind] if BY_KIND[kind].writes else BY_KIND[KINDS[0]]
