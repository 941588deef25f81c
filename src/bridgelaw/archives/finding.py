"""What an audit finds: flat records for tables, files and databases."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.locale import ENGLISH, Language, Text

COLUMNS = (
    "source", "record", "board", "seat", "kind", "law", "place", "text", "event", "date", "players",
)  # fmt: skip
"""The names of a row's values, in their order."""

Row = tuple[str, int | None, int | None, str, str, str, str, str, str, str, str]
"""A finding as it is written, its sentence in one language."""

ASSUMED = "assumed"
"""The kind of what a file leaves out and was taken to be so."""
NO_BOARD = "no-board"
"""The kind of a file in which nobody called or played."""
UNREADABLE = "unreadable"
"""The kind of what could not be read."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is irregular, wrong, or cannot be read, in one record of a file.

    >>> from bridgelaw.archives import audit
    >>> lin = b"md|1SAKQJH432D432C432,S432HAKQJD765C765,S765H765DAKQJCT98,|ah|Board 7|"
    >>> (found,) = audit(lin + b"mb|1S|mb|1C|mb|p|mb|p|mb|p|", "boards.lin")
    >>> found.board, found.seat, found.kind, found.law, found.place, str(found.text)
    (7, 'W', 'insufficient-bid', '27', 'call 2', '1♣ by West is insufficient')
    """

    source: str
    """The file, and what is in it: `archive.zip/1.pbn`."""
    kind: str
    text: Text
    law: str = ""
    record: int | None = None
    """Its number in the file, from 1; `None` if it is about the whole file."""
    board: int | None = None
    seat: str = ""
    """N, E, S or W."""
    place: str = ""
    """Where in the record: `call 5`, `trick 3`."""
    event: str = ""
    date: str = ""
    """What was played and when, where the file says so."""
    players: str = ""
    """Who sat where: `N Ann, E Bob, S Cid, W Dan`."""

    def row(
        self, language: Language = ENGLISH
    ) -> tuple[str, int | None, int | None, str, str, str, str, str, str, str, str]:
        """The values as they are written, in the order of the columns, in a language."""
        return (
            self.source, self.record, self.board, self.seat, self.kind, self.law, self.place,
            language.say(self.text), self.event, self.date, self.players,
        )  # fmt: skip


def concerns(only: tuple[str, ...], kind: str, law: str) -> bool:
    """Is this among the kinds or laws that are asked for? Law 27 is 27B1(a) as well.

    >>> concerns(("61", "assumed"), "revoke", "61A"), concerns(("6",), "revoke", "61A")
    (True, False)
    """
    return not only or any(
        word == kind or (law.startswith(word) and not law[len(word) : len(word) + 1].isdigit())
        for word in only
    )
