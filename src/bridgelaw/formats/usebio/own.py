"""What USEBIO has no element for, in processing instructions that other programs pass over.

    <?bridgelaw adjusted ns="2/3 4S= by N, 1/3 4S-1 by N" ew="A-" law="12C1(c)"?>

The first word says what it is about; values stand in double quotes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.usebio.xml import Element, Instruction
from bridgelaw.game import NotationError
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.field import Adjustment, Correction, Penalty, Unit
from bridgelaw.scoring.numbers import mixed, read_number
from bridgelaw.scoring.outcomes import parse_outcome

TARGET = "bridgelaw"

_INSTRUCTION = re.compile(r'\s*(\w+)((?:\s+[\w.]+="[^"]*")*+)\s*')
_VALUE = re.compile(r'([\w.]+)="([^"]*)"')
_REFERENCE = re.compile(r"&(?:#(\d{1,7})|(amp|quot));")
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


@dataclass(frozen=True, slots=True)
class Own:
    """One of our instructions."""

    kind: str
    values: Mapping[str, str]
    at: Instruction


def own(element: Element, *kinds: str) -> Iterator[Own]:
    """Our instructions of these kinds directly inside an element; unreadable ones have no kind."""
    for instruction in element.instructions:
        if instruction.target == TARGET:
            match = _INSTRUCTION.fullmatch(instruction.data)
            kind = "" if match is None else match[1]
            if kind in kinds:
                written = {} if match is None else dict(_VALUE.findall(match[2]))
                values = {name: _unescaped(value) for name, value in written.items()}
                yield Own(kind, values, instruction)


def instruction(kind: str, values: Mapping[str, str]) -> str:
    """An instruction as it is written."""
    parts = [f'{name}="{_escaped(value)}"' for name, value in values.items()]
    return f"<?{TARGET} {' '.join((kind, *parts))}?>"


def _escaped(value: str) -> str:
    value = _CONTROL.sub("\ufffd", value).replace("&", "&amp;").replace('"', "&quot;")
    # A question mark might end the instruction; line ends would not come back as they were.
    return re.sub(r"[?\t\n\r]", lambda match: f"&#{ord(match[0])};", value)


def _unescaped(value: str) -> str:
    def meant(match: re.Match[str]) -> str:
        if match[2] is not None:
            return "&" if match[2] == "amp" else '"'
        letter = chr(int(match[1])) if int(match[1]) < 0x110000 else "\0"
        return match[0] if _CONTROL.match(letter) else letter

    return _REFERENCE.sub(meant, value)


def why(error: ValueError) -> Text:
    """Why something could not be read, as a sentence."""
    if isinstance(error, NotationError):
        return tr("cannot read “{text}”", text=error.quoted)
    if isinstance(error, Refusal):
        return error.text
    return tr("it cannot be read")


def said(**values: str) -> dict[str, str]:
    """The values that are there."""
    return {name: value for name, value in values.items() if value}


def adjustment_values(adjustment: Adjustment, score: str) -> dict[str, str]:
    """An adjustment, and the score at the table if another one stands in its place."""
    return said(
        ns=str(adjustment.ns),
        ew=str(adjustment.ew),
        law=adjustment.law,
        reason=adjustment.reason,
        ruled=adjustment.ruled,
        score=score,
    )


def read_adjustment(values: Mapping[str, str]) -> Adjustment:
    return Adjustment(
        parse_award(values.get("ns", "")),
        parse_award(values.get("ew", "")),
        values.get("law", ""),
        values.get("reason", ""),
        values.get("ruled", ""),
    )


def correction_values(correction: Correction) -> dict[str, str]:
    """79C: what was entered at first."""
    was = "not played" if correction.was is None else str(correction.was)
    return said(was=was, law=correction.law, reason=correction.reason, at=correction.at)


def read_correction(values: Mapping[str, str]) -> Correction:
    was = values.get("was", "")
    return Correction(
        None if was == "not played" else parse_outcome(was),
        values.get("law", ""),
        values.get("reason", ""),
        values.get("at", ""),
    )


def penalty_values(penalty: Penalty, first_session: int) -> dict[str, str]:
    return said(
        of=penalty.contestant,
        amount=mixed(penalty.amount),
        unit=penalty.unit.value,
        session=str(penalty.session - first_session + 1),
        law=penalty.law,
        reason=penalty.reason,
    )


def read_penalty(values: Mapping[str, str], first_session: int) -> Penalty:
    session = values.get("session", "1")
    if not values.get("of") or not re.fullmatch(r"-?\d{1,6}", session):
        raise BadFile(tr("the penalty does not say whose it is"))
    try:
        unit = Unit(values.get("unit", ""))
    except ValueError as error:
        raise NotationError(values.get("unit", ""), "the unit of a penalty") from error
    amount = read_number(values.get("amount", ""))
    return Penalty(values["of"], amount, unit, int(session) + first_session - 1,
                   values.get("law", ""), values.get("reason", ""))  # fmt: skip
