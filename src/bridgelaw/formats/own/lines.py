"""A line of results from the words that a person writes for it, in any of our own formats."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bridgelaw.formats.own.words import name_of, read_time
from bridgelaw.game import Card, NotationError, Vulnerability
from bridgelaw.game.spelling import plain
from bridgelaw.locale import Refusal, tr
from bridgelaw.scoring.awards import (
    Artificial,
    Assigned,
    Award,
    NoScore,
    SelfInflicted,
    beside,
    certain,
    parse_award,
)
from bridgelaw.scoring.field import Adjustment, BoardKey, Correction, Line
from bridgelaw.scoring.outcomes import Outcome, Points, parse_outcome, score_of

_NOT_PLAYED = {"", "-", "?", "NP", "NOT PLAYED", "NO RESULT", "未プレイ", "プレイせず"}
_MADE = {"=", "0", "+0", "-0", "MADE"}
_LONGEST_AVERAGE = 60
_SIGNED = re.compile(r"[+-]\s*\d{1,2}")

Awards = tuple[Award, Award]
"""North-South's and East-West's."""


class BadLine(Refusal):
    """A line that says something that cannot be."""


def read_line(cells: Mapping[str, str], key: BoardKey, vulnerability: Vulnerability) -> Line:
    """The line that these words describe; the words that may stand are those of `LINE_KEYS`."""
    result = _result(cells)
    adjustment: Adjustment | None = None
    outcome: Outcome | None = None
    if isinstance(result, tuple):
        adjustment = _told(cells, *result)
    else:
        outcome = result
        score = cells.get("score", "")
        if outcome is not None and plain(score) not in _NOT_PLAYED:
            _check_score(outcome, parse_outcome(score), vulnerability)
    awards = _awards(cells, outcome)
    if awards is not None:
        adjustment = _told(cells, *awards)
    if adjustment is None:
        for word in ("law", "reason", "ruled"):
            if cells.get(word):
                raise BadLine(tr("there is “{key}”, but nothing is adjusted", key=word))
    return Line(
        key.number,
        name_of(cells.get("ns", "")),
        name_of(cells.get("ew", "")),
        outcome,
        name_of(cells.get("table", "")),
        key.session,
        cells.get("group", ""),
        adjustment,
        read_correction(*(cells.get(key, "") for key in CORRECTED)),
    )


CORRECTED = ("was", "corrected_law", "corrected_reason", "corrected_at")
"""Of a line that was corrected: what was entered at first, and when and why it is another now."""


def read_correction(was: str, law: str, reason: str, at: str) -> Correction | None:
    """79C: what was entered at first; `None` if nothing is said of it."""
    if not was:
        if law or reason or at:
            raise BadLine(tr("there is a correction, but not what it was before"))
        return None
    outcome = None if plain(was) in _NOT_PLAYED else parse_outcome(was)
    return Correction(outcome, law or Correction(None).law, reason, read_time(at) if at else "")


def lead_in(text: str) -> Card | None:
    """The opening lead, where one is written that can be read: no score depends on it."""
    try:
        return Card.parse(text)
    except NotationError:
        return None


def correction_words(line: Line) -> dict[str, str]:
    """The same as it is written; empty where nothing was corrected."""
    fixed = line.corrected
    if fixed is None:
        return dict.fromkeys(CORRECTED, "")
    return dict(
        zip(CORRECTED, (result_text(fixed.was), fixed.law, fixed.reason, fixed.at), strict=True)
    )


def read_awards(text: str) -> Awards:
    """One award for both sides, or North-South's and East-West's with a stroke: `A+/A-`."""
    for at, letter in enumerate(text[:_LONGEST_AVERAGE]):
        if letter in "/／" and len(text) <= at + _LONGEST_AVERAGE:
            sides = _artificial(text[:at]), _artificial(text[at + 1 :])
            if sides[0] is not None and sides[1] is not None:
                return sides[0], sides[1]
    award = parse_award(text)
    return award, award


def read_result(text: str) -> Outcome | Awards | None:
    """A result at the table, or artificial scores instead of one; `None` if not played."""
    if plain(text) in _NOT_PLAYED:
        return None
    try:
        return parse_outcome(text)
    except NotationError as error:
        try:
            awards = read_awards(text)
        except Refusal:
            raise error from None
        if any(isinstance(award, Assigned | SelfInflicted) for award in awards):
            raise BadLine(
                tr("“{text}” is no result at the table; write it as adjusted", text=text)
            ) from error
        return awards


def result_text(outcome: Outcome | None) -> str:
    """A result as `read_result` reads it."""
    return "not played" if outcome is None else str(outcome)


def _artificial(text: str) -> Award | None:
    try:
        award = parse_award(text)
    except Refusal:
        return None
    return award if isinstance(award, Artificial | NoScore) else None


def _result(cells: Mapping[str, str]) -> Outcome | Awards | None:
    contract, result = cells.get("contract", ""), cells.get("result", "")
    tricks, by, score = cells.get("tricks", ""), cells.get("by", ""), cells.get("score", "")
    if plain(contract) in _NOT_PLAYED:
        if plain(result) not in _NOT_PLAYED:
            return read_result(result)
        return read_result(score)
    if plain(result) in _NOT_PLAYED and plain(tricks) in _NOT_PLAYED:
        whole = read_result(contract if not by else f"{contract} by {by}")
        if isinstance(whole, Points):
            raise NotationError(contract, "a contract such as 4S or 3NTX")
        return whole
    named = contract if not by else f"{contract} by {by}"
    if plain(tricks) not in _NOT_PLAYED:
        return outcome_of_tricks(named, tricks)
    written = plain(result).replace("−", "-").replace(" ", "")
    if written in _MADE:
        return parse_outcome(f"{named} =")
    if _SIGNED.fullmatch(written):
        return parse_outcome(f"{named} {written}")
    # A spreadsheet makes 1 of +1. Nobody makes seven overtricks: these are tricks.
    if written.isdecimal() and len(written) < 3:
        if int(written) < 7:
            return parse_outcome(f"{named} +{int(written)}")
        return outcome_of_tricks(named, written)
    raise NotationError(result, "tricks over or under, such as =, +1 or -2")


def outcome_of_tricks(contract: str, tricks: str) -> Outcome:
    """A contract such as `4SX by N`, and the tricks of its declarer."""
    written = plain(tricks)
    if not re.fullmatch(r"\d{1,2}", written, re.ASCII) or int(written) > 13:
        raise NotationError(tricks, "the tricks of declarer, 0 to 13")
    level = re.match(r"\s*(?:[NESW]\s+)?([1-7])", plain(contract))
    if level is None:
        raise NotationError(contract, "a contract such as 4S or 3NTX")
    return parse_outcome(f"{contract} {int(written) - 6 - int(level[1]):+d}")


def _awards(cells: Mapping[str, str], outcome: Outcome | None) -> Awards | None:
    both, ns, ew = (cells.get(key, "") for key in ("adjusted", "adjusted_ns", "adjusted_ew"))
    if both:
        if ns or ew:
            raise BadLine(tr("an adjusted score for both sides, or for each, but not both"))
        return read_awards(both)
    if not ns and not ew:
        return None
    return sides_of(ns, ew, outcome)


def sides_of(ns: str, ew: str, outcome: Outcome | None) -> Awards:
    """What each side is awarded; a side of which nothing is said keeps its result at the table.

    12C1(e): beside who damaged itself, it has the result without the infraction.
    """
    first, second = (parse_award(text) if text else None for text in (ns, ew))
    kept = None if outcome is None else certain(outcome)
    sides = first or beside(second) or kept, second or beside(first) or kept
    if sides[0] is None or sides[1] is None:
        raise BadLine(tr("one side has an adjusted score, the other has no result"))
    return sides[0], sides[1]


def _told(cells: Mapping[str, str], ns: Award, ew: Award) -> Adjustment:
    ruled = cells.get("ruled", "")
    return Adjustment(
        ns, ew, cells.get("law", ""), cells.get("reason", ""), read_time(ruled) if ruled else ""
    )


def _check_score(outcome: Outcome, written: Outcome, vulnerability: Vulnerability) -> None:
    """Whoever writes both the contract and the score has a check, and wants it."""
    expected = score_of(outcome, vulnerability)
    score = written.ns if isinstance(written, Points) else score_of(written, vulnerability)
    if expected != score:
        raise BadLine(
            tr("{outcome} gives {expected}, and not {score}", outcome=str(outcome),
               expected=f"{expected:+d}", score=f"{score:+d}")
        )  # fmt: skip
