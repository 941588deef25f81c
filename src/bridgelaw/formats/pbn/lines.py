"""Lines of results from PBN: from a game that was played, or from a row of its score table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from bridgelaw.formats.own.lines import (
    BadLine,
    correction_words,
    outcome_of_tricks,
    read_correction,
    sides_of,
)
from bridgelaw.formats.own.words import read_time
from bridgelaw.game import Seat, Side
from bridgelaw.game.spelling import plain
from bridgelaw.locale import tr
from bridgelaw.scoring.awards import Artificial, Award, NoScore, parse_award
from bridgelaw.scoring.field import Adjustment, Correction, Line
from bridgelaw.scoring.numbers import read_number
from bridgelaw.scoring.outcomes import PASSED_OUT, Outcome, Points

Get = Callable[[str], str]

ADJUSTED = ("NS", "EW", "Law", "Reason", "Ruled")
"""Of an adjusted score we write these, behind `Adjusted` in a tag and `Adjusted_` in a table."""

CORRECTED = ("Was", "Law", "Reason", "At")
"""Of a corrected result, behind `Corrected` in a tag and `Corrected_` in a table."""

_SIDE_VALUE = re.compile(r"(NS|EW)\s+([+-]?\d{1,5})(?:\s+(?:NS|EW)\s+[+-]?\d+)?")


def outcome_of(get: Get) -> Outcome | None:
    """The result of a game; `None` if there is none."""
    contract = get("Contract").replace("^", "").strip()
    if plain(contract) in ("PASS", "ALL PASS", "PASSED OUT", "AP"):
        return PASSED_OUT
    if not contract:
        return score_in(get)
    declarer, tricks = get("Declarer").replace("^", ""), get("Result").replace("^", "")
    if not declarer or not tricks:
        score = score_in(get)
        if score is None:
            raise BadLine(tr("the contract has no declarer or no result"))
        return score
    named = f"{contract} by {declarer}"
    match = _SIDE_VALUE.fullmatch(plain(tricks))
    if match is not None:
        own = Seat.parse(declarer).side.name == match[1]
        tricks = match[2] if own else str(13 - int(match[2]))
    return outcome_of_tricks(named, tricks)


def score_in(get: Get) -> Points | None:
    """Only the score: `Score` of a game, or `Score_NS` and `Score_EW` of a row."""
    for name, sign in (("Score_NS", 1), ("Score_EW", -1)):
        score = get(name).replace("^", "")
        if re.fullmatch(r"[+-]?\d{1,5}", score):
            return Points(sign * int(score))
    match = _SIDE_VALUE.fullmatch(plain(get("Score")))
    if match is None:
        return None
    return Points(int(match[2]) * (1 if match[1] == Side.NS.name else -1))


def adjustment_of(get: Get, prefix: str, outcome: Outcome | None) -> Adjustment | None:
    """What was awarded instead, as we write it."""
    ns, ew, law, reason, ruled = (get(prefix + name) for name in ADJUSTED)
    if not ns and not ew:
        return None
    awards = sides_of(ns, ew, outcome)
    return Adjustment(*awards, law, reason, read_time(ruled) if ruled else "")


def correction_of(get: Get, prefix: str) -> Correction | None:
    """79C: what was entered at first, as we write it."""
    was, law, reason, at = (get(prefix + name) for name in CORRECTED)
    return read_correction(was, law, reason, at)


def corrected_words(line: Line, prefix: str) -> dict[str, str]:
    """A correction as we write it; empty where there is none."""
    names = (prefix + name for name in CORRECTED)
    return dict(zip(names, correction_words(line).values(), strict=True))


def artificial_in(get: Get) -> Adjustment | None:
    """Artificial scores as other programs write them: in place of the score, or as percentages."""
    ns, ew = _award(get("Score_NS")), _award(get("Score_EW"))
    if ns is not None and ew is not None:
        return Adjustment(ns, ew)
    ns, ew = _share(get("Percentage_NS")), _share(get("Percentage_EW"))
    if ns is not None and ew is not None:
        return Adjustment(ns, ew)
    return None


def pair_of(
    names: Mapping[str, str], seats: tuple[Seat, Seat], known: dict[frozenset[str], str]
) -> str:
    """A pair by its players, whichever of them sits where; the first order that is met is kept."""
    players = [names[seat.letter] for seat in seats if names[seat.letter]]
    return known.setdefault(frozenset(players), " - ".join(dict.fromkeys(players)))


def _award(text: str) -> Award | None:
    try:
        award = parse_award(text.replace("^", "")) if text else None
    except ValueError:
        return None
    return award if isinstance(award, Artificial | NoScore) else None


def _share(text: str) -> Award | None:
    text = text.replace("^", "").removesuffix("%")
    if not re.fullmatch(r"\d{1,3}(\.\d{1,6})?", text, re.ASCII) or read_number(text) > 100:
        return None
    return parse_award(f"{text}%")
