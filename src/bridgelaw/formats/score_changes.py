"""What a decision at the score desk changes, as JSON. docs/commands.md explains it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bridgelaw.formats.own.words import amount_text
from bridgelaw.formats.scored import event_json, line_json, number, rank_json
from bridgelaw.game import Side
from bridgelaw.locale import Language
from bridgelaw.scoring.field import Event, Line, Penalty
from bridgelaw.scoring.presentation.changes import derivations, line_changes, rank_changes
from bridgelaw.scoring.presentation.figures import Figures, Points
from bridgelaw.scoring.standings import Standings


def change_json(
    before: Standings,
    after: Standings,
    figures: Figures,
    language: Language,
    *,
    place: int | None = None,
    penalties: Iterable[Penalty] = (),
    taken_back: Iterable[Penalty] = (),
) -> dict[str, Any]:
    """Everybody before and after; `place` is the line that was changed."""
    data: dict[str, Any] = {"event": event_json(before.field.event)}
    if place is not None:
        data |= _board_json(before, after, place, figures, language)
    data["penalties"] = [_penalty(penalty) for penalty in penalties]
    data["penalties_taken_back"] = [_penalty(penalty) for penalty in taken_back]
    data["totals"] = [
        {
            "direction": None if each.direction is None else each.direction.value,
            "id": each.after.total.contestant,
            "changed": each.is_changed,
            "before": rank_json(before, figures, each.before),
            "after": rank_json(after, figures, each.after),
        }
        for each in rank_changes(before, after)
    ]
    return data


def _penalty(penalty: Penalty) -> dict[str, Any]:
    return {
        "id": penalty.contestant,
        "amount": amount_text(penalty.amount, penalty.unit),
        "session": penalty.session,
        "law": penalty.law,
        "reason": penalty.reason,
    }


def _board_json(
    before: Standings, after: Standings, place: int, figures: Figures, language: Language
) -> dict[str, Any]:
    changes = line_changes(before, after, place)
    (own,) = (each for each in changes if each.place == place)
    line = after.field.lines[place]
    lines_after = [line_json(after, figures, each.place, each.after) for each in changes]
    return {
        "session": line.session,
        "board": line.board,
        "before": line_json(before, figures, place, own.before),
        "after": line_json(after, figures, place, own.after),
        "scores": [
            {
                "table": row["table"],
                "ns": row["ns"],
                "ew": row["ew"],
                "changed": each.is_changed,
                "before": _points(each.before, figures),
                "after": _points(each.after, figures),
            }
            for row, each in zip(lines_after, changes, strict=True)
        ],
        "derivation": {
            side.value: [language.say(text) for text in lines]
            for side, lines in derivations(after, place).items()
        },
        "deadlines": _deadlines(after.field.event, line),
    }


def _points(points: Points, figures: Figures) -> dict[str, Any]:
    return {side.value: number(points[side], figures) for side in Side}


def _deadlines(event: Event, line: Line) -> dict[str, str | None] | None:
    from bridgelaw.scoring.deadlines import deadlines

    if line.adjusted is None and line.corrected is None:
        return None
    ends = deadlines(event, line.adjusted)
    return {
        "correction": None if ends.correction is None else ends.correction.isoformat(),
        "appeal": None if ends.appeal is None else ends.appeal.isoformat(),
    }
