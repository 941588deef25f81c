"""A TRAVELLER_LINE of USEBIO: the result at the table, and what was awarded instead."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction

from bridgelaw.formats.usebio.own import own, read_adjustment, read_correction, why
from bridgelaw.formats.usebio.xml import Element
from bridgelaw.game import Contract, Doubled, NotationError, Seat, Vulnerability, parse_bid
from bridgelaw.game.spelling import PASS_SPELLINGS, plain
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.awards import Artificial, Average, Award
from bridgelaw.scoring.field import Adjustment, Correction
from bridgelaw.scoring.outcomes import PASSED_OUT, Outcome, Played, Points, score_of

_CONTRACT = re.compile(r"([1-9])\s*(NT|N|S|H|D|C)\s*(X{0,2}|\*{0,2}|D|DD|R|RD)")
_DOUBLED = {
    "": Doubled.NO, "X": Doubled.DOUBLED, "*": Doubled.DOUBLED, "D": Doubled.DOUBLED,
    "XX": Doubled.REDOUBLED, "**": Doubled.REDOUBLED, "DD": Doubled.REDOUBLED,
    "R": Doubled.REDOUBLED, "RD": Doubled.REDOUBLED,
}  # fmt: skip
_PASSES = PASS_SPELLINGS | {"PASSED", "PASSED OUT", "PASS OUT", "ALL PASS", "AP", "PO"}
_NOT_PLAYED = {"", "NP", "N/P", "NOT PLAYED", "NOTPLAYED", "-"}
_ADJUSTED = re.compile(r"A(\d{2}|100)(\d{2}|100)")
_SCORE = re.compile(r"[+-]?\d{1,5}")
_KINDS = {60: Average.PLUS, 50: Average.AVERAGE, 40: Average.MINUS}


class BadRecord(Refusal):
    """A record that cannot be read."""


@dataclass(slots=True)
class UsebioResult:
    """What a line says, and what is doubtful about it."""

    outcome: Outcome | None = None
    adjusted: Adjustment | None = None
    corrected: Correction | None = None
    group: str = ""
    doubts: list[Text] = field(default_factory=list)


def read_result(line: Element, vulnerability: Vulnerability) -> UsebioResult:
    """The result of a line; `BadRecord` if neither the contract nor the score can be read."""
    result = UsebioResult()
    score = plain(line.value("SCORE") or "")
    code = _ADJUSTED.fullmatch(score)
    if code is not None:
        result.adjusted = Adjustment(_award(code[1]), _award(code[2]))
        score = ""
    for note in own(line, "", "adjusted", "corrected", "group"):
        if note.kind == "group":
            result.group = note.values.get("name", "")
            continue
        if note.kind == "corrected":
            try:
                result.corrected = read_correction(note.values)
            except ValueError as error:
                result.doubts.append(tr("the correction is left out: {reason}", reason=why(error)))
            continue
        try:
            result.adjusted = read_adjustment(note.values)
        except ValueError as error:
            result.doubts.append(tr("the adjustment is left out: {reason}", reason=why(error)))
        else:
            # An artificial score stands in the place of the score at the table.
            score = plain(note.values.get("score", score))
    result.outcome = _outcome(line, score, vulnerability, result.doubts)
    return result


def _award(digits: str) -> Award:
    number = int(digits)
    if number in _KINDS:
        return Artificial(_KINDS[number])
    kind = Average.PLUS if number > 50 else Average.MINUS
    return Artificial(kind, share=Fraction(number, 100))


def is_code(score: str) -> bool:
    return _ADJUSTED.fullmatch(plain(score)) is not None


def code_of(adjustment: Adjustment) -> str | None:
    """The code of an artificial score for both sides, as near as two digits can be."""
    codes = []
    for award in (adjustment.ns, adjustment.ew):
        if not isinstance(award, Artificial):
            return None
        number = next(key for key, kind in _KINDS.items() if kind is award.kind)
        if award.share is not None:
            number = min(100, max(0, round(100 * award.share)))
        codes.append(f"{number:02}")
    return "A" + "".join(codes)


def _outcome(
    line: Element, score: str, vulnerability: Vulnerability, doubts: list[Text]
) -> Outcome | None:
    contract = plain(line.value("CONTRACT") or "")
    points = _points(score)
    try:
        outcome = _played(line, contract)
        if outcome is not None:
            computed = score_of(outcome, vulnerability)
    except ValueError as error:
        if points is None:
            raise BadRecord(why(error)) from error
        doubts.append(tr("{reason}; the score {score} is used", reason=why(error), score=score))
        return _possible(points, vulnerability)
    if outcome is None:
        return None if points is None else _possible(points, vulnerability)
    if points is not None and points.ns != computed:
        doubts.append(
            tr("the score {score} is not that of {result}, which is {computed}; the contract and "
               "the tricks are used", score=str(points), result=str(outcome),
               computed=str(Points(computed)))
        )  # fmt: skip
    return outcome


def _played(line: Element, contract: str) -> Outcome | None:
    """What CONTRACT, PLAYED_BY and TRICKS say; `None` if the score alone can tell."""
    tricks = plain(line.value("TRICKS") or "")
    if contract in _NOT_PLAYED:
        return None
    if contract in _PASSES:
        return PASSED_OUT
    match = _CONTRACT.fullmatch(contract)
    if match is None:
        raise NotationError(contract, "a contract such as 3NT or 4SX")
    bid = parse_bid(match[1] + match[2])
    seat = Seat.parse(line.value("PLAYED_BY") or "")
    made = Contract(bid, _DOUBLED[match[3]], seat)
    if tricks == "=":
        tricks = "+0"
    if not re.fullmatch(r"[+-]?\d{1,2}", tricks):
        raise NotationError(tricks, "a number of tricks")
    # Some programs count from the contract, with a sign.
    return Played(made, int(tricks) + (made.tricks_needed if tricks[0] in "+-" else 0))


def _points(score: str) -> Points | None:
    if score in _NOT_PLAYED:
        return None
    if not _SCORE.fullmatch(score):
        raise BadRecord(tr("cannot read “{text}”", text=score))
    return Points(int(score))


def _possible(points: Points, vulnerability: Vulnerability) -> Points:
    score_of(points, vulnerability)
    return points
