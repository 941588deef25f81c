"""Who makes a request, and what decides it."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.desk.people.roles import DeskRole, Right
from bridgelaw.locale import Refusal, Text, tr


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody who has signed in."""

    sign_in: str
    """Which sign-in it is; forms carry a token of it."""
    role: DeskRole = DeskRole.CHIEF
    name: str = ""
    """Of their account; empty for whoever signed in with the desk's PIN."""
    person: str = ""
    """Their account; empty for the desk's PIN and for players at a table."""
    table: str = ""
    """The table whose link they have, of players."""

    def may(self, right: Right, table: str = "") -> bool:
        """May they do this? `table`: at this one."""
        is_here = not self.table or self.table == table or right is Right.COME_IN
        return self.role.may(right) and is_here


WHO = "bridgelaw.who"
"""In the scope of a request of which it is known already who makes it."""


class NotAllowed(Refusal):
    """Somebody who is signed in, but may not do this."""

    def __init__(self, right: Right) -> None:
        super().__init__(_WHO_MAY[right])
        self.right = right


_WHO_MAY: dict[Right, Text] = {
    Right.COME_IN: tr("Sign in first."),
    Right.READ: tr("Only people who work at the desk may see this."),
    Right.ENTER: tr("Only directors and the players at this table may do this."),
    Right.SCORE: tr("Only directors and scorers may do this."),
    Right.RULE: tr("Only directors may do this."),
    Right.PEOPLE: tr("Only the chief director may do this."),
}
