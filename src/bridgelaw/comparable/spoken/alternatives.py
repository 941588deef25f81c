"""“Or” between things that no construction joins: each side by itself, as a reader takes them.

The sides are written in the plain notation with the commas and the “or” between them; what “or”
joins there is for that notation to say.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.comparable.spoken.binding import plain_notation
from bridgelaw.comparable.spoken.convention_rows import BY_KEY
from bridgelaw.comparable.spoken.gathered import Gathered, gather, names_a_call
from bridgelaw.comparable.spoken.written import HOW_MANY, TWO_READINGS, WHICH_HANDS, Missing
from bridgelaw.game.calls import Bid
from bridgelaw.reading.readings import Kind, Part

_COMMAS = (",", "、", ";")
_BRACKETS = ("(", ")", "（", "）")


def in_alternatives(parts: Sequence[Part]) -> str:
    """The plain notation of words with an “or” that parts them; raises `Missing`."""
    if any(part.written in _BRACKETS for part in parts):
        raise Missing(TWO_READINGS)  # brackets that only the plain notation could mean
    sides: list[list[Part]] = [[]]
    joints: list[str] = []
    for part in parts:
        joint = "or" if part.category == "or" and part.kind is Kind.MEANT else ""
        joint = "," if part.written in _COMMAS else joint
        if not joint:
            sides[-1].append(part)
        elif joint == "," and len(sides) == 1 and _only_names(sides[0]):
            continue
        elif _says(sides[-1]):
            joints.append(joint)
            sides.append([])
        elif joints and joint == "or":
            joints[-1] = ", or" if joints[-1] == "," else joints[-1]
    if not _says(sides[-1]):
        sides.pop()
        if joints and "or" in joints.pop():
            raise Missing(WHICH_HANDS)  # “or rubbish”
    if not sides:
        raise Missing(WHICH_HANDS)
    written: list[str] = []
    gathered = [gather(side, named=not at) for at, side in enumerate(sides)]
    common = ""
    if joints[-1:] == [","] and "or" in joints and _is_of_all(gathered):
        common = plain_notation(gathered.pop(), whole=False)
        joints.pop()
        if joints[0] == "," and _is_default(gathered[0]):
            del gathered[0], joints[0]  # “multi”: what it stands for was told
    shapes = False
    call = None
    for found in gathered:
        call = call or found.call
        found.call = None
        shapes = shapes or _is_shaped(found)
        written.append(plain_notation(found, whole=False))
    if isinstance(call, Bid) and not shapes:
        raise Missing(WHICH_HANDS if call.denomination.suit is None else HOW_MANY)
    text = written[0]
    if common and "," in "".join(joints):
        raise Missing(TWO_READINGS)
    for joint, side_text in zip(joints, written[1:], strict=False):
        text += f"{joint} {side_text}" if joint.startswith(",") else f" {joint} {side_text}"
    return f"{common} ({text})" if common else text


def _is_default(found: Gathered) -> bool:
    return bool(found.methods) and not (
        found.holdings or found.counts or found.suits or found.shapes or found.said
        or found.purposes or any(method.purpose for method in found.methods)
    )  # fmt: skip


def _is_of_all(gathered: Sequence[Gathered]) -> bool:
    """Whether points behind a list are of all that is in it: “six spades or six hearts, 5-10”."""
    *listed, last = gathered
    return not _is_shaped(last) and not any(
        each.strengths or each.ranges or each.vague for each in listed
    )


def sure(parts: Sequence[Part]) -> tuple[Part, ...]:
    """The parts without a stretch between commas that only may be so, where “or” stands in it."""
    found: list[Part] = []
    stretch: list[Part] = []
    for part in (*parts, None):
        if part is not None and part.written not in _COMMAS:
            stretch.append(part)
            continue
        said = [each.category for each in stretch if each.kind is Kind.MEANT]
        hedged = (
            "hedged" in said[-1:] or next((each for each in said if each != "join"), "") == "hedge"
        )
        numbers = {"strength", "range", "count"} & set(said)
        if not (hedged and "or" in said) or numbers:
            found += stretch
        found += () if part is None else (part,)
        stretch = []
    return tuple(found)


def _only_names(side: Sequence[Part]) -> bool:
    """Whether a side is the names alone of the call and its method: what follows is told of it."""
    said = [part for part in side if _says([part])]
    return bool(said) and all(names_a_call(part) or _is_empty(part) for part in said)


def _is_empty(part: Part) -> bool:
    """Whether a part names a method that shows nothing by itself: `Swedish club`."""
    method = BY_KEY[str(part.value)] if part.category == "conv" else None
    return method is not None and method.needs == "hands" and not (method.points or method.hands)


def _says(side: Sequence[Part]) -> bool:
    """Whether a side says more than a remark."""
    return any(
        part.kind is Kind.MEANT and part.category not in ("join", "remark", "hedge", "natural")
        for part in side
    )


def _is_shaped(found: Gathered) -> bool:
    return bool(
        found.holdings or found.counts or found.suits or found.shapes or found.two_lengths
        or found.said or found.methods
    )  # fmt: skip
