"""The rules of each edition: a table folds its log by the edition that its head names, for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgelaw.game.errors import NotationError
from bridgelaw.table.rules.of_2017 import RULES_2017
from bridgelaw.table.rules.rules import Rules

if TYPE_CHECKING:
    from bridgelaw.table.table import Table

FIRST = "2017"
"""What tables have that name no other."""

RULES: dict[str, Rules] = {
    FIRST: RULES_2017,
    "2024": RULES_2017,  # Laws 73 and 89 were amended: nothing that the table decides
}
"""By the name of the edition."""


def ensure_known(edition: str) -> str:
    """The name of an edition, or the refusal that lists them."""
    if edition not in RULES:
        raise NotationError(edition, "one of: {options}", options=", ".join(RULES))
    return edition


def rules_under(edition: str) -> str:
    """What a new table names: this edition, or the first where that has the same rules.

    >>> rules_under("2024")
    '2017'
    """
    return FIRST if RULES.get(edition, RULES[FIRST]) is RULES[FIRST] else edition


def rules_at(table: Table) -> Rules:
    """The rules by which this table is folded."""
    return RULES[table.edition]
