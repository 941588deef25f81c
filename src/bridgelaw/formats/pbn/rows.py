"""What stands in the rows of PBN's score table and total score table."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence

from bridgelaw.formats.own.scores import Points, percent_text, places_of, points_text
from bridgelaw.formats.pbn.lines import ADJUSTED, corrected_words
from bridgelaw.formats.pbn.text import quoted
from bridgelaw.game import Side
from bridgelaw.scoring.field import Field, Line, Method
from bridgelaw.scoring.numbers import rounded
from bridgelaw.scoring.outcomes import PassedOut, Played, score_of
from bridgelaw.scoring.standings import Standings, Total

Scores = tuple[Points | None, Points | None]

_SIMPLE = re.compile(r"[\w.+*^/%-]+")


def element(text: str) -> str:
    """A table's element: a word, or in quotes; what is not there is `-`."""
    if not text:
        return "-"
    return text if _SIMPLE.fullmatch(text) and text not in ("-", "?") else quoted(text)


def row_values(
    standings: Standings, place: int, scores: Scores, before: Line | None = None
) -> dict[str, str]:
    """The columns of a line that are computed, and those that say something else than before."""
    field = standings.field
    event = field.event
    ns, ew = scores
    name = "MP" if event.method is Method.MATCHPOINTS else "IMP"
    if event.method is Method.TOTAL_POINTS:
        name = "Points"
    values = {f"{name}_NS": points_text(event, ns), f"{name}_EW": points_text(event, ew)}
    if event.method is Method.MATCHPOINTS:
        values["Percentage_NS"] = percent_text(event, ns)
        values["Percentage_EW"] = percent_text(event, ew)
    line = field.lines[place]
    if before is not None and line.result != before.result:
        values |= result_values(field, line)
    if before is not None and (line.adjusted, line.group) != (before.adjusted, before.group):
        values |= adjusted_values(line)
    if before is not None and line.corrected != before.corrected:
        values |= corrected_words(line, "Corrected_")
    return values


def result_values(field: Field, line: Line) -> dict[str, str]:
    """A result in the columns of the standard."""
    result = line.result
    values = dict.fromkeys(("Contract", "Declarer", "Result", "Score_NS", "Score_EW"), "")
    if result is None:
        return values
    values["Score_NS"] = str(score_of(result, field.vulnerability(line.key)))
    if isinstance(result, Played):
        contract = result.contract
        values["Contract"] = f"{contract.bid}{contract.doubled.value}"
        values["Declarer"] = contract.declarer.letter
        values["Result"] = str(result.tricks)
    elif isinstance(result, PassedOut):
        values["Contract"] = "Pass"
    return values


def adjusted_values(line: Line) -> dict[str, str]:
    """An adjusted score, and the group of a fouled board, in columns of ours."""
    adjusted = line.adjusted
    names = [f"Adjusted_{name}" for name in ADJUSTED]
    values = dict.fromkeys(names, "")
    if adjusted is not None:
        texts = str(adjusted.ns), str(adjusted.ew), adjusted.law, adjusted.reason, adjusted.ruled
        values = dict(zip(names, texts, strict=True))
    return {**values, "Group": line.group}


def total_values(standings: Standings) -> dict[str, dict[str, str]]:
    """The columns of each contestant in the total score table."""
    event = standings.field.event
    sides = (None,) if event.winners == 1 else tuple(Side)
    totals: dict[str, dict[str, str]] = {}
    for side in sides:
        for rank in standings.ranking(side):
            total = rank.total
            values = _total(standings, total)
            totals[total.contestant] = {"Rank": str(rank.place), **values}
    return totals


def total_columns(standings: Standings) -> tuple[str, ...]:
    """Which of these columns a new file has."""
    method = standings.field.event.method
    if method is Method.MATCHPOINTS:
        return ("TotalMP", "TotalPercentage")
    if method is Method.TEAMS and not standings.field.event.knockout:
        return ("TotalScoreVP",)
    return ("TotalScore",) if method is Method.TOTAL_POINTS else ("TotalIMP",)


def _total(standings: Standings, total: Total) -> dict[str, str]:
    event = standings.field.event
    places = places_of(event)
    points = rounded(total.points, places)
    mean = rounded(total.points / total.boards, places) if total.boards else ""
    if event.method is Method.MATCHPOINTS:
        percent = total.percent
        share = "" if percent is None else rounded(percent, event.profile.percent_places)
        return {
            "TotalMP": points,
            "TotalScoreMP": points,
            "MeanMP": mean,
            "TotalPercentage": share,
            "MeanPercentage": share,
        }
    if event.method is Method.TEAMS and not event.knockout:
        return {"TotalScoreVP": points, "TotalVP": points}
    if event.method is Method.TOTAL_POINTS:
        return {"TotalScore": points, "MeanScore": mean}
    return {"TotalIMP": points, "TotalScoreIMP": points, "MeanIMP": mean}


def ranks_of(field: Field, scores: Sequence[Scores]) -> list[str]:
    """The place of each line's North-South score among those of its board."""
    ranks = [""] * len(scores)
    for places in field.boards.values():
        points = {place: score.points for place in places if (score := scores[place][0])}
        ordered = sorted(points.values())
        for place, own in points.items():
            ranks[place] = str(1 + len(ordered) - bisect_right(ordered, own))
    return ranks
