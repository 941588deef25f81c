"""The tool that looks up a clause, and clauses in short words for the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bridgelaw.cli.mcp import models
from bridgelaw.cli.mcp.tool import Tool
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.laws.digest.as_json import clause_to_json
from bridgelaw.locale import Language, tr
from bridgelaw.web.api.law_as_json import law_to_json


def look_up_law(asked: models.LawAsked, language: Language) -> dict[str, Any]:
    then = tr("These are short words about the clause, not the text of the Laws: say so.")
    return {**law_to_json(asked.law, language), "next": language.say(then)}


def cited_in_words(numbers: Iterable[str], language: Language) -> list[dict[str, Any]]:
    """Clauses that are cited, each once, as far as the digest has them."""
    known = [CLAUSES[number] for number in dict.fromkeys(numbers) if number in CLAUSES]
    return [clause_to_json(one, language) for one in known]


TOOLS: tuple[Tool[Any], ...] = (
    Tool(
        "look_up_law", tr("Look up a clause"),
        "A law or a clause of the 2017 Laws of Duplicate Bridge in our own short words, with its "
        "sub-clauses and the clauses around it.",
        models.LawAsked, models.LawRead, look_up_law,
    ),
)  # fmt: skip
