"""A scored field for programs: JSON and CSV. docs/commands.md explains both."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from bridgelaw.formats.csv.table import safe
from bridgelaw.formats.documents import FileProblem
from bridgelaw.game import Side, Vulnerability
from bridgelaw.locale import Language
from bridgelaw.scoring.contract_score import ScoreItem, score_parts
from bridgelaw.scoring.field import BoardKey, Event, Field, Line, Method
from bridgelaw.scoring.numbers import mixed, rounded
from bridgelaw.scoring.outcomes import Outcome, Played, score_of
from bridgelaw.scoring.presentation.figures import Figures, Points, points_on
from bridgelaw.scoring.presentation.names import place_words, places_of, table_name, winners_of
from bridgelaw.scoring.presentation.rows import FrequencyTable, frequencies_of
from bridgelaw.scoring.presentation.to_check import LineToCheck
from bridgelaw.scoring.sections import contestants_in, is_in, sections_of
from bridgelaw.scoring.standings import Rank, Standings


def field_json(
    standings: Standings,
    figures: Figures,
    keys: Sequence[BoardKey],
    pair: str | None,
    problems: Iterable[FileProblem],
    language: Language,
    section: str = "",
) -> dict[str, Any]:
    """The event, its ranking, and the travellers that are wanted.

    `section`: only what belongs there, as it compares with all.
    """
    field = standings.field
    there = contestants_in(field, section)
    data: dict[str, Any] = {
        "event": event_json(field.event),
        "boards": len(field.boards),
        "sections": list(sections_of(field)),
        "ranking": [rank for rank in ranking_json(standings, figures) if rank["id"] in there],
        "problems": [
            {
                "file": one.file,
                "place": language.say(one.problem.place),
                "reason": language.say(one.problem.reason),
            }
            for one in problems
        ],
    }
    if field.event.method is Method.TEAMS:
        data["matches"] = [
            {
                "session": match.session,
                "teams": list(match.teams),
                "boards": match.boards,
                "imps": [number(value, figures) for value in match.imps],
                "victory_points": [number(value, figures) for value in match.victory_points],
            }
            for match in standings.matches
            if there.intersection(match.teams)
        ]
    if keys:
        data["travellers"] = [traveller_json(standings, figures, key, section) for key in keys]
    if pair is not None:
        data["pair"] = {
            "id": pair,
            "names": field.names.get(pair, ""),
            "lines": [
                {
                    "session": field.lines[place].session,
                    "board": field.lines[place].board,
                    **line_json(
                        standings,
                        figures,
                        place,
                        points_on(standings, field.lines[place].key)[place],
                    ),
                }
                for place in places_of(field, pair)
            ],
        }
    return data


def event_json(event: Event) -> dict[str, Any]:
    return {
        "name": event.name,
        "date": event.date,
        "scoring": event.method.value,
        "profile": event.profile.name,
        "winners": event.winners,
        "knockout": event.knockout,
    }


def number(value: Fraction | None, figures: Figures) -> dict[str, str] | None:
    """A score: exactly, and as the event rounds it."""
    if value is None:
        return None
    return {"exact": mixed(value), "decimal": figures.decimal(value)}


def percent(value: Fraction | None, figures: Figures) -> dict[str, str] | None:
    if value is None:
        return None
    places = figures.event.profile.percent_places
    return {"exact": mixed(value), "decimal": rounded(value, places)}


def ranking_json(standings: Standings, figures: Figures) -> list[dict[str, Any]]:
    return [
        {"direction": None if side is None else side.value, **rank_json(standings, figures, rank)}
        for side in winners_of(standings)
        for rank in standings.ranking(side)
    ]


def rank_json(standings: Standings, figures: Figures, rank: Rank) -> dict[str, Any]:
    total = rank.total
    return {
        "place": rank.place,
        "tied": rank.is_tied,
        "id": total.contestant,
        "names": standings.field.names.get(total.contestant, ""),
        "boards": total.boards,
        "points": number(total.points, figures),
        "possible": number(total.possible, figures) if total.possible else None,
        "percent": percent(total.percent, figures),
        "penalty": number(total.penalty, figures),
    }


def traveller_json(
    standings: Standings, figures: Figures, key: BoardKey, section: str = ""
) -> dict[str, Any]:
    field = standings.field
    points = points_on(standings, key)
    return {
        "session": key.session,
        "board": key.number,
        "vulnerable": field.vulnerability(key).value,
        "lines": [
            line_json(standings, figures, place, points[place])
            for place in field.boards[key]
            if is_in(field.lines[place], section)
        ],
        "frequencies": [
            _frequencies_json(table, figures) for table in frequencies_of(standings, key)
        ],
    }


def line_json(standings: Standings, figures: Figures, place: int, points: Points) -> dict[str, Any]:
    """A line: the result at the table is always there, and what was awarded beside it."""
    field = standings.field
    line = field.lines[place]
    return {
        "table": table_name(field, place),
        "ns": line.ns,
        "ew": line.ew,
        "group": line.group,
        "result": None if line.result is None else str(line.result),
        "score": _score(standings, line),
        "adjusted": adjusted_json(line),
        "corrected": corrected_json(line),
        "points": {side.value: number(points[side], figures) for side in Side},
    }


def adjusted_json(line: Line) -> dict[str, str] | None:
    adjusted = line.adjusted
    if adjusted is None:
        return None
    return {
        "ns": str(adjusted.ns),
        "ew": str(adjusted.ew),
        "law": adjusted.law,
        "reason": adjusted.reason,
        "ruled": adjusted.ruled,
    }


def corrected_json(line: Line) -> dict[str, str | None] | None:
    """79C: what was entered at first, where the line was corrected."""
    correction = line.corrected
    if correction is None:
        return None
    was = None if correction.was is None else str(correction.was)
    return {"was": was, "law": correction.law, "reason": correction.reason, "at": correction.at}


def _score(standings: Standings, line: Line) -> int | None:
    if line.result is None:
        return None
    return score_of(line.result, standings.field.vulnerability(line.key))


def _frequencies_json(table: FrequencyTable, figures: Figures) -> dict[str, Any]:
    return {
        "group": table.form,
        "direction": None if table.side is None else table.side.value,
        "scores": [
            {
                "score": row.score,
                "times": number(row.number, figures),
                "points": {
                    side.value: number(points, figures) for side, points in row.points.items()
                },
            }
            for row in table.rows
        ],
    }


def ranking_csv(standings: Standings, figures: Figures, section: str = "") -> str:
    """The ranking, one contestant a row."""
    there = contestants_in(standings.field, section)
    rows = [
        (
            "" if side is None else side.value,
            place_words(rank),
            rank.total.contestant,
            standings.field.names.get(rank.total.contestant, ""),
            str(rank.total.boards),
            _cell(rank.total.points, figures),
            figures.percent(rank.total.percent),
            _cell(rank.total.penalty, figures),
        )
        for side in winners_of(standings)
        for rank in standings.ranking(side)
        if rank.total.contestant in there
    ]
    return _csv(
        ("direction", "place", "id", "names", "boards", "points", "percent", "penalty"), rows
    )


_LINE = (
    "session", "board", "table", "ns", "ew", "group", "result", "score", "ns_award", "ew_award",
    "law", "ns_points", "ew_points",
)  # fmt: skip


def travellers_csv(
    standings: Standings, figures: Figures, keys: Iterable[BoardKey], section: str = ""
) -> str:
    """Travellers, one line a row."""
    field = standings.field
    places = [at for key in keys for at in field.boards[key] if is_in(field.lines[at], section)]
    return _lines_csv(standings, figures, places)


def pair_csv(standings: Standings, figures: Figures, pair: str) -> str:
    """The lines of one contestant."""
    return _lines_csv(standings, figures, places_of(standings.field, pair))


def _lines_csv(standings: Standings, figures: Figures, places: Iterable[int]) -> str:
    field = standings.field
    scored: dict[BoardKey, dict[int, Points]] = {}
    rows = []
    for place in places:
        line = field.lines[place]
        if line.key not in scored:
            scored[line.key] = points_on(standings, line.key)
        points = scored[line.key][place]
        score = _score(standings, line)
        adjusted = line.adjusted
        rows.append(
            (
                str(line.session),
                str(line.board),
                table_name(field, place),
                line.ns,
                line.ew,
                line.group,
                "not played" if line.result is None else str(line.result),
                "" if score is None else str(score),
                "" if adjusted is None else str(adjusted.ns),
                "" if adjusted is None else str(adjusted.ew),
                "" if adjusted is None else adjusted.law,
                _cell(points[Side.NS], figures),
                _cell(points[Side.EW], figures),
            )
        )
    return _csv(_LINE, rows)


def _cell(value: Fraction | None, figures: Figures) -> str:
    if value is None:
        return ""
    return mixed(value) if figures.is_exact else figures.decimal(value)


def _csv(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([safe(cell) for cell in row] for row in rows)
    return out.getvalue()


def outcome_json(
    outcome: Outcome, vulnerability: Vulnerability, language: Language
) -> dict[str, Any]:
    """What one result scores, with every part of the sum."""
    points = score_of(outcome, vulnerability)
    return {
        "result": str(outcome),
        "vulnerable": str(vulnerability),
        "ns": points,
        "ew": -points,
        "derivation": [
            {"what": language.say(part.what), "how": part.how, "points": part.points}
            for part in parts_of(outcome, vulnerability)
        ],
    }


def parts_of(outcome: Outcome, vulnerability: Vulnerability) -> tuple[ScoreItem, ...]:
    """The parts of a score; none where nothing was played."""
    if not isinstance(outcome, Played):
        return ()
    declarer = outcome.contract.declarer
    return score_parts(outcome.contract, outcome.tricks, vulnerability.covers(declarer.side))


def suspicious_json(
    field: Field, lines: Iterable[LineToCheck], language: Language
) -> list[dict[str, Any]]:
    """Results that look wrong, worst first."""
    return [
        {
            "session": one.line.session,
            "board": one.line.board,
            "table": one.table,
            "ns": one.line.ns,
            "ew": one.line.ew,
            "entered": None if one.line.result is None else str(one.line.result),
            "slip": one.suspicion.slip.value,
            "instead": None if one.suspicion.instead is None else str(one.suspicion.instead),
            "other_board": None
            if one.suspicion.other is None
            else field.lines[one.suspicion.other].board,
            "is_contradiction": one.suspicion.is_contradiction,
            "changes_score": one.suspicion.changes_score,
            "odds": None if one.suspicion.odds is None else round(one.suspicion.odds, 2),
            "why": language.say(one.why),
        }
        for one in lines
    ]
