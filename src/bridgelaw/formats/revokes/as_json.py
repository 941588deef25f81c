"""The findings as JSON. docs/commands.md explains it."""

from __future__ import annotations

from typing import Any

from bridgelaw.analysis.revokes import Advice, Equity, Weighed, WeighedRevoke
from bridgelaw.analysis.revokes.words import happened, recommendation, revoke_lines
from bridgelaw.formats.revokes.played import (
    Board,
    Counted,
    NotPlayed,
    PlayedBoard,
    commands_of,
    results_of,
)
from bridgelaw.game import Side
from bridgelaw.locale import Language

_ADVICE = {
    Advice.NOTHING: "nothing",
    Advice.ENOUGH: "enough",
    Advice.EQUITY: "equity",
    Advice.UNKNOWN: "unknown",
}


def board_json(board: Board, weighed: Weighed | None, language: Language) -> dict[str, Any]:
    """One board, with every revoke and what they come to."""
    if isinstance(board, NotPlayed) or weighed is None:
        why = board.why if isinstance(board, NotPlayed) else None
        return {"board": board.label, "problem": None if why is None else language.say(why)}
    known = weighed.advice in (Advice.ENOUGH, Advice.EQUITY)
    damaged = weighed.damaged
    return {
        "board": board.label,
        "number": board.number,
        "contract": str(board.contract),
        "vulnerable": str(board.vulnerability),
        "revokes": [_revoke(weighed, one, language) for one in weighed.revokes],
        "advice": _ADVICE[weighed.advice],
        "damaged": None if damaged is None else str(damaged),
        "more": weighed.more if known else None,
        "recommendation": language.say(recommendation(weighed)),
        "tricks": {
            str(side): {
                "table": weighed.at_table(side) if weighed.rest is not None else None,
                "automatic": weighed.with_automatic(side) if weighed.rest is not None else None,
                "equity": weighed.with_equity(side) if known else None,
            }
            for side in Side
        },
        **_results(board, weighed),
        "problem": None,
    }


def _revoke(weighed: Weighed, one: WeighedRevoke, language: Language) -> dict[str, Any]:
    revoke, equity = one.revoke, one.equity
    return {
        "trick": revoke.trick,
        "seat": str(revoke.by),
        "card": str(revoke.card),
        "suit": None if revoke.suit is None else str(revoke.suit),
        "legal": [str(card) for card in revoke.legal],
        "established": revoke.established,
        "automatic": {"clause": one.automatic.clause, "tricks": one.automatic.tricks},
        "equity": None if equity is None else _equity(weighed, one, equity),
        "missing": None if one.missing is None else language.say(one.missing),
        "text": [language.say(happened(one)), *map(language.say, revoke_lines(weighed, one))],
    }


def _equity(weighed: Weighed, one: WeighedRevoke, equity: Equity) -> dict[str, Any]:
    return {
        "clause": one.clause,
        "side": str(one.revoke.side.other),
        "card": str(equity.follow.card),
        "tricks": equity.follow.tricks,
        "kept": equity.follow.kept,
        "total": equity.total,
        "more": weighed.more_without(one),
        "follows": [
            {"card": str(follow.card), "tricks": follow.tricks, "kept": follow.kept}
            for follow in equity.follows
        ],
        "line": [str(trick) for trick in equity.line.tricks],
    }


def _results(board: PlayedBoard, weighed: Weighed) -> dict[str, Any]:
    results = results_of(board, weighed)
    return {
        "results": {
            "table": _counted(results.at_table),
            "automatic": _counted(results.with_automatic),
            "equity": _counted(results.with_equity),
        },
        "commands": list(commands_of(board, results)),
    }


def _counted(counted: Counted | None) -> dict[str, Any] | None:
    if counted is None:
        return None
    return {"result": str(counted.result), "ns": counted.ns, "law": counted.law or None}
