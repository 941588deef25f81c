"""What people say between the words that tell something: asides, and words they take back.

An unknown word cannot matter where somebody talks about people and habits ("Dad and I have always
played …", "as my teacher says") and says nothing about a hand: there it is no more than a remark.
Beside what does tell something, or in a clause of its own, it may be anything, and stays unread.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bridgelaw.reading.readings import Kind, Part
from bridgelaw.reading.shared.values import Count, Holding, Span, Strength, Suits

_ENDS = frozenset(",;.:!?、。！？()（）—–")
_SAYS_NOTHING = frozenset({"join", "talk", "repair"})
_OF_NO_HAND = "about"
_DOES = ("bid", "bids", "called", "calls", "said", "says", "opened", "opens", "plays", "played",
         "doubled", "overcalled", "jumped", "passed", "tells", "told", "'s")  # fmt: skip


def without_asides(parts: Sequence[Part]) -> tuple[tuple[Part, ...], tuple[str, ...]]:
    """The parts without unknown words that cannot matter, and those as they were written."""
    kept: list[Part] = []
    asides: list[str] = []
    for clause in _clauses(parts):
        weighty = [at for at, part in enumerate(clause) if _weighs(part)]
        first, last = (weighty[0], weighty[-1]) if weighty else (len(clause), len(clause))
        head, tail = clause[:first], clause[last + 1 :]
        for run, beside in ((head, head[-1:] if weighty else []), (tail, tail[:1])):
            if run is tail:
                kept += clause[first : last + 1]
            missed = any(map(_is_missed, run))
            if missed and _is_about_people(run) and not any(map(_is_missed, beside)):
                asides.append(_written(run))
            else:
                kept += run
    return tuple(kept), tuple(asides)


def _clauses(parts: Sequence[Part]) -> Iterator[list[Part]]:
    clause: list[Part] = []
    for part in parts:
        clause.append(part)
        if part.written in _ENDS:
            yield clause
            clause = []
    yield clause


def _is_missed(part: Part) -> bool:
    return part.kind is Kind.UNKNOWN


def _weighs(part: Part) -> bool:
    """Whether it says something of the call, or could."""
    if part.kind is Kind.UNUSED:
        return True
    if part.kind is not Kind.MEANT or part.category in _SAYS_NOTHING:
        return False
    return part.category != "remark" or part.value != _OF_NO_HAND


def _is_about_people(run: Sequence[Part]) -> bool:
    """Whether it tells of people or habits; or all that is unknown is who called: "Keith bid"."""
    if any(part.category == "talk" for part in run):
        return True
    said = [part.written.lower() for part in run[1:]]
    unknown = [_is_missed(part) for part in run]
    who = [one and word in _DOES for one, word in zip(unknown, said, strict=False)]
    return sum(unknown) == sum(who) == 1


def _written(run: Sequence[Part]) -> str:
    words = [part.written for part in run if part.written not in _ENDS]
    return (" " if words and words[0].isascii() else "").join(words)


def repaired(parts: Sequence[Part]) -> tuple[Part, ...]:
    """ "Spades, no sorry, hearts": what comes later takes the place of what it is like."""
    found: list[Part] = []
    mends = False
    for part in parts:
        if part.category == "repair" and part.kind is Kind.MEANT:
            mends = True
        elif mends and part.kind is Kind.MEANT and part.category != "join":
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
    elif isinstance(was, Strength) and isinstance(now, Span):
        now = Strength(now)
    elif old.category != new.category:
        return None
    return replace(old, found=replace(old.found, value=now), written=new.written)
