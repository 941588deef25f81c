"""A report for programs; docs/claims.md explains it."""

from __future__ import annotations

from typing import Any

from bridgelaw.analysis.claims.verdict import Level, Verdict
from bridgelaw.archives.claims import As, Check, Opinion, RecordReading
from bridgelaw.cli.claim.check.findings import CheckReport
from bridgelaw.game import SEATS
from bridgelaw.locale import Language


def report_json(report: CheckReport, language: Language) -> dict[str, Any]:
    files = report.found
    return {
        "files": files.files,
        "records": len(files.records),
        "claims": report.claims,
        "checked": len(report.checks),
        "stopped": report.is_stopped,
        "off": [rule.value for rule in report.off],
        "agree": {"worst": report.agree_at_worst, "remembered": report.agree_if_remembered},
        "undecided": len(report.undecided),
        "read_as": {read_as.value: report.read(read_as) for read_as in As},
        "results": [_check(check) for check in report.checks],
        "problems": [
            {
                "file": record.source.file,
                "record": record.source.number,
                "board": record.board.id,
                "problem": language.say(problem),
            }
            for record, problem in files.odd
        ],
        "bad_files": [
            {"file": path, "problem": language.say(reason)} for path, reason in files.bad
        ],
        "language": language.code,
    }


def _check(check: Check) -> dict[str, Any]:
    """One claim. The numbers are those of its first reading; a line only where we disagree."""
    record, first = check.record, check.first
    assert record.contract is not None
    position = first.claim.position
    data: dict[str, Any] = {
        "file": record.source.file,
        "record": record.source.number,
        "board": record.board.id,
        "contract": str(record.contract),
        "declarer_in_all": record.claimed,
        "left": position.left,
        **_reading(first),
        "agrees": {"worst": check.worst.value, "remembered": check.remembered.value},
        "read_as": None if check.read_as is None else check.read_as.value,
    }
    if check.worst is Opinion.AGREES:
        return data
    shown = first.worst if check.remembered is Opinion.AGREES else first.remembered
    return data | {
        "hands": {seat.letter: str(position[seat]) for seat in SEATS},
        "lead": position.leader.letter,
        "trick": [str(card) for card in position.trick],
        "line": _line(shown),
        "rules": [rule.value for rule in shown.rules],
        "readings": [
            {"as": reading.read_as.value, **_reading(reading)} for reading in check.readings
        ],
    }


def _reading(reading: RecordReading) -> dict[str, Any]:
    return {
        "claimer": reading.claim.claimer.letter,
        "claimed": reading.claim.tricks,
        "tricks": _number(reading.worst.normal),
        "if_remembered": _number(reading.remembered.normal),
        "best": _number(reading.worst.best),
    }


def _number(level: Level) -> int | dict[str, int]:
    """The tricks, or between which they lie."""
    return level.least if level.is_decided else {"least": level.least, "most": level.most}


def _line(verdict: Verdict) -> list[dict[str, Any]]:
    return [
        {
            "seat": play.seat.letter,
            "card": str(play.card),
            "rule": None if play.rule is None else play.rule.value,
            "wins": None if play.wins is None else play.wins.letter,
        }
        for play in verdict.normal.line
    ]
