"""What people say between the words that tell something: asides, and words they take back.

An unknown word of a kind that cannot matter (`weighty_words`) is passed over and shown, unless it
makes a clause by itself (“5+ hearts, glorpy”) or stands in mere notation (“6+ H4+ glorpy”): there
it may be anything.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bridgelaw.reading.readings import Kind, Part
from bridgelaw.reading.shared.values import Count, Holding, Span, Strength, Suits

_ENDS = frozenset(",;.:!?、。！？()（）—–")
_A_WORD = re.compile(r"[a-z]{3}|[^\x00-\x7f♠♥♦♣]")


def without_asides(parts: Sequence[Part]) -> tuple[tuple[Part, ...], tuple[str, ...]]:
    """The parts without unknown words that cannot matter, and those as they were written."""
    kept: list[Part] = []
    asides: list[str] = []
    talks = any(_A_WORD.search(part.written) for part in parts if part.kind is Kind.MEANT)
    for clause in _clauses(parts):
        alone = all(part.kind is Kind.PASSED or _ends(part) for part in clause)
        for part in clause:
            if part.kind is not Kind.PASSED:
                kept.append(part)
            elif alone or not talks:
                kept.append(replace(part, kind=Kind.UNKNOWN))
            else:
                asides.append(part.written)
    return tuple(kept), tuple(asides)


def _clauses(parts: Sequence[Part]) -> Iterator[list[Part]]:
    clause: list[Part] = []
    for part in parts:
        clause.append(part)
        if _ends(part):
            yield clause
            clause = []
    yield clause


def _ends(part: Part) -> bool:
    return part.written in _ENDS or part.category == "repair"


def repaired(parts: Sequence[Part]) -> tuple[Part, ...]:
    """ "Spades, no sorry, hearts": what comes later takes the place of what it is like."""
    found: list[Part] = []
    mends = False
    for part in parts:
        if part.category == "repair" and part.kind is Kind.MEANT:
            mends = True
        elif mends and part.kind is Kind.MEANT and part.category not in ("join", "talk", "remark"):
            mends = False
            for at in reversed(range(len(found))):
                if (mended := _mended(found[at], part)) is not None:
                    found[at] = mended
                    break
            else:
                found.append(replace(part, kind=Kind.UNUSED))
            continue
        found.append(part)
    return tuple(found)


def _mended(old: Part, new: Part) -> Part | None:
    """The part with what was said in place of it, if the two are alike."""
    if old.kind is not Kind.MEANT:
        return None
    was, now = old.value, new.value
    if isinstance(was, Holding) and isinstance(now, (Span, Count)):
        now = Holding(was.suits, now if isinstance(now, Span) else now.span)
    elif isinstance(was, Holding) and new.category in ("suit", "suits"):
        now = Holding(now if isinstance(now, Suits) else Suits((now,), True), was.span)  # type: ignore[arg-type]
    elif old.category in ("suit", "suits") and isinstance(now, Holding):
        return new  # "hearts, no, five spades"
    elif isinstance(was, Strength) and isinstance(now, Span):
        now = Strength(now)
    elif old.category != new.category:
        return None
    return replace(old, found=replace(old.found, value=now), written=new.written)
