"""Tools about scores: a contract, a field, and what an adjusted score changes for everybody."""

from __future__ import annotations

from typing import Any

from bridgelaw.cli.mcp import models
from bridgelaw.cli.mcp.tool import Tool
from bridgelaw.formats import read_data
from bridgelaw.formats.documents import FileProblem
from bridgelaw.formats.score_changes import change_json
from bridgelaw.formats.scored import field_json, outcome_json
from bridgelaw.game import Vulnerability
from bridgelaw.locale import Language, tr
from bridgelaw.scoring.named_in_field import contestant_named
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.presentation.figures import Figures
from bridgelaw.scoring.standings import score_field
from bridgelaw.web.api.score_lines import adjusted, awarded, named_line
from bridgelaw.web.api.score_models import FieldScored


def score_results(asked: models.ScoreAsked, language: Language) -> dict[str, Any]:
    vulnerability = Vulnerability.parse(asked.vulnerable)
    outcomes = [parse_outcome(text) for text in asked.results]
    return {"scores": [outcome_json(one, vulnerability, language) for one in outcomes]}


def score_field_file(asked: models.FieldAsked, language: Language) -> dict[str, Any]:
    document = read_data(asked.results.encode(), "results")
    field = document.field
    pair = None if asked.pair is None else contestant_named(field, asked.pair)
    keys = list(field.boards) if asked.travellers else []
    left_out = [FileProblem("", problem) for problem in document.problems]
    return field_json(score_field(field), Figures(field.event), keys, pair, left_out, language)


def adjust_score(asked: models.AdjustAsked, language: Language) -> dict[str, Any]:
    document = read_data(asked.results.encode(), "results")
    before = score_field(document.field)
    place = named_line(before.field, asked)
    line = before.field.lines[place]
    awards = awarded(line, asked.both, asked.ns, asked.ew)
    after = before.with_line(place, adjusted(line, awards, asked.law, asked.reason))
    figures = Figures(before.field.event)
    then = tr("This is worked out, not entered: whether to adjust is the director's to say.")
    return {
        **change_json(before, after, figures, language, place=place),
        "results": document.write(after).decode(errors="replace"),
        "next": language.say(then),
    }


TOOLS: tuple[Tool[Any], ...] = (
    Tool(
        "score_results", tr("Score results of a board (Law 77)"),
        "What results score, with every part of the sum.",
        models.ScoreAsked, models.Scores, score_results,
    ),
    Tool(
        "score_field", tr("Score a field"),
        "The exact ranking of an event from its file of results: matchpoints, cross-IMPs, Butler, "
        "total points or teams.",
        models.FieldAsked, FieldScored, score_field_file,
    ),
    Tool(
        "adjust_score", tr("What an adjusted score changes (Law 12C)"),
        "Awards a score on one line of a field and shows everybody before and after, with the "
        "derivation and the changed file. Awards: `4S= by N`, weighted `2/3 4S= by N, 1/3 4S-1 by "
        "N`, `A+/A-`, split with ns and ew. Let the director rule first (rule with "
        "adjusted-score).",
        models.AdjustAsked, models.Adjusted, adjust_score,
    ),
)  # fmt: skip
