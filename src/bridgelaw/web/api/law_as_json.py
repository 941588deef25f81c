"""The law digest as JSON."""

from __future__ import annotations

from typing import Any

from bridgelaw.laws.digest import find, parents
from bridgelaw.laws.digest.as_json import clause_to_json
from bridgelaw.locale import Language


def law_to_json(number: str, language: Language) -> dict[str, Any]:
    """A clause with its sub-clauses, and the clauses around it."""
    clauses = find(number)
    return {
        "number": clauses[0].number,
        "clauses": [clause_to_json(one, language) for one in clauses],
        "parents": [clause_to_json(one, language) for one in parents(number)],
    }
