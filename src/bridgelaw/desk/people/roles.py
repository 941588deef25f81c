"""What a person is at the desk, and what that lets them do."""

from __future__ import annotations

from enum import Enum

from bridgelaw.game import NotationError
from bridgelaw.locale import Text, tr


class Right(Enum):
    """Something that not everybody may do."""

    COME_IN = "come in"
    """Be signed in at all."""
    READ = "read"
    """Rulings, the log, scores, closed hands."""
    ENTER = "enter"
    """What happens at a table: calls, cards, a claim, a call for the director."""
    SCORE = "score"
    """Results and their records, sessions, rounds and their clock."""
    RULE = "rule"
    """Rulings, adjusted scores, penalties; tables, hands and who sits there."""
    PEOPLE = "people"
    """Accounts and roles, sign-ins of others, the desk's PIN."""


class DeskRole(Enum):
    """What somebody is here. The value is how it is written in the log and by programs."""

    CHIEF = "chief-director"
    DIRECTOR = "director"
    SCORER = "scorer"
    READER = "reader"
    TABLE = "table"
    """The players at one table, by its own link."""

    def may(self, right: Right) -> bool:
        return right is Right.COME_IN or right in _RIGHTS[self]

    @property
    def text(self) -> Text:
        """What it is called."""
        return _NAMES[self]

    @property
    def about(self) -> Text:
        """What it lets a person do, in one sentence."""
        return _ABOUT[self]

    @classmethod
    def parse(cls, text: str) -> DeskRole:
        """A role of a person, as a program or a command line writes it."""
        plain = "-".join(text.replace("_", " ").replace("-", " ").lower().split())
        for role in OF_PEOPLE:
            if plain in (role.value, role.name.lower()):
                return role
        raise NotationError(text, "a role: chief-director, director, scorer or reader")


OF_PEOPLE = (DeskRole.CHIEF, DeskRole.DIRECTOR, DeskRole.SCORER, DeskRole.READER)
"""The roles that an account can have, from the most to the least."""

_DIRECTORS = frozenset({Right.READ, Right.ENTER, Right.SCORE, Right.RULE})
_RIGHTS: dict[DeskRole, frozenset[Right]] = {
    DeskRole.CHIEF: _DIRECTORS | {Right.PEOPLE},
    DeskRole.DIRECTOR: _DIRECTORS,
    DeskRole.SCORER: frozenset({Right.READ, Right.SCORE}),
    DeskRole.READER: frozenset({Right.READ}),
    DeskRole.TABLE: frozenset({Right.ENTER}),
}
_NAMES = {
    DeskRole.CHIEF: tr("Chief director"),
    DeskRole.DIRECTOR: tr("Director"),
    DeskRole.SCORER: tr("Scorer"),
    DeskRole.READER: tr("Reader"),
    DeskRole.TABLE: tr("Players at a table"),
}
_ABOUT = {
    DeskRole.CHIEF: tr("Everything, and who may work here."),
    DeskRole.DIRECTOR: tr("Everything at tables, rulings and scores."),
    DeskRole.SCORER: tr("Results, records and the round clock; reads all the rest."),
    DeskRole.READER: tr("Reads everything, writes nothing."),
    DeskRole.TABLE: tr("Calls and cards at their own table."),
}
