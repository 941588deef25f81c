"""What people say between the words that tell something: asides, and words they take back.

An unknown word of a kind that cannot matter (`weighty_words`) is passed over and shown, unless it
makes a clause by itself (“5+ hearts, glorpy”) or stands in mere notation (“6+ H4+ glorpy”): there
it may be anything.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bridgelaw.comparable.spoken.gathered import names_a_call
from bridgelaw.comparable.spoken.weighty_words import judges, matters
from bridgelaw.game.calls import Bid
from bridgelaw.reading.readings import Kind, Part
from bridgelaw.reading.shared.values import Count, Holding, Span, Strength, Suits

_ENDS = frozenset(",;.:!?、。！？()（）—–")
_LEFT = (Kind.UNKNOWN, Kind.UNUSED)
_DENIES = ("deny", "denied")
_NO_PRAISE = ("join", "talk", "remark", "hedge", "hedged")
_MATTERS = ("forcing", "to play", "theirs", "whose", "hands", "cards", "tricks", "which")
_LONGEST = 8  # a larger number is no length
_FEW = 3
_POINTS = re.compile(r"\(?\d+[-+]")
_HIRAGANA = re.compile("[ぁ-ん]+")
_A_WORD = re.compile(r"[a-z]{3}|[^\x00-\x7f♠♥♦♣]")


def without_asides(parts: Sequence[Part]) -> tuple[tuple[Part, ...], tuple[str, ...]]:
    """The parts without unknown words that cannot matter, and those as they were written."""
    kept: list[Part] = []
    asides: list[str] = []
    talks = any(_A_WORD.search(part.written) for part in parts if part.kind is Kind.MEANT)
    clauses = list(_clauses(tuple(_whole_words(parts))))
    counted = any(_in_points(part) for each in clauses if not _only_judges(each) for part in each)
    for clause in clauses:
        if counted and _only_judges(clause):
            names = [part for part in clause if part.kind is Kind.MARK or _names(part)]
            kept += names
            asides.append(" ".join(part.written for part in clause if part not in names))
            continue
        alone = all(part.kind is Kind.PASSED or _ends(part) for part in clause)
        for part in clause:
            if part.kind is not Kind.PASSED:
                kept.append(part)
            elif alone or not talks:
                kept.append(replace(part, kind=Kind.UNKNOWN))
            else:
                asides.append(part.written)
    return tuple(kept), tuple(asides)


def _in_points(part: Part) -> bool:
    value = part.value
    if part.kind is not Kind.MEANT or not isinstance(value, (Span, Strength)):
        return part.category == "vague" or (
            part.category == "said" and bool(_POINTS.match(str(value)))
        )
    span = value if isinstance(value, Span) else value.span
    return isinstance(value, Strength) or (span.high or span.low) > _LONGEST


def _names(part: Part) -> bool:
    """Whether a part names the call."""
    return part.kind is Kind.MEANT and (
        part.category == "notrump" or part.value == "overcall" or names_a_call(part)
    )


def _whole_words(parts: Sequence[Part]) -> Iterator[Part]:
    """Without known words that would not matter if they were unknown, and a Japanese word of which
    only a part is known as a whole: いきなり."""
    for at, part in enumerate(parts):
        passed = part.kind is Kind.UNUSED and not matters(part.written)
        if part.kind is Kind.UNKNOWN and _HIRAGANA.fullmatch(part.written):
            first, last = at, at
            while first and _is_kana(parts[first - 1]):
                first -= 1
            while last + 1 < len(parts) and _is_kana(parts[last + 1]):
                last += 1
            whole = "".join(each.written for each in parts[first : last + 1])
            passed = first < last and not matters(whole)
        yield replace(part, kind=Kind.PASSED) if passed else part


def _is_kana(part: Part) -> bool:
    return part.kind is Kind.FILLER and bool(_HIRAGANA.fullmatch(part.written))


def _only_judges(clause: Sequence[Part]) -> bool:
    """Whether a clause only says how good or bad it is, or is not: “never a better hand”.

    Beside points, that restricts no hand.
    """
    if not any(part.kind in _LEFT or part.category in _DENIES for part in clause):
        return False
    praises = denied = False
    for part in clause:
        if part.category == "deny":
            denied, praises = True, False  # what is denied comes behind it
        if part.kind is Kind.MEANT and part.category in (*_NO_PRAISE, *_DENIES):
            if part.value in _MATTERS:
                return False
        elif part.kind is Kind.MEANT and (part.category == "vague" or part.value == "points"):
            if str(part.value).startswith("0-"):
                return False  # “not enough to open” is a range by itself
            praises = True
        elif _names(part) and not (praises or denied):
            continue
        elif part.category not in _DENIES and part.kind in (Kind.MEANT, *_LEFT):
            judged = judges(part.written) if part.kind in _LEFT else False
            if judged is False:
                return False
            praises = praises or bool(judged)
    return praises


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
        elif part.category == "bound" and part.kind is Kind.MEANT:
            _bound(found, part)
            continue
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


def _from_nothing(span: Span) -> bool:
    return not span.low and (span.high or 0) > _FEW


def _bound(found: list[Part], bound: Part) -> None:
    """ "Five hearts, longer is possible": of the last number that was told."""
    for at in reversed(range(len(found))):
        value = found[at].value
        if found[at].kind is Kind.MEANT and isinstance(value, (Holding, Count, Span, Strength)):
            span = value if isinstance(value, Span) else value.span
            if span.bare:
                span = Span(span.low, span.low if bound.value == "exact" else None)
                now = span if isinstance(value, Span) else replace(value, span=span)
                found[at] = replace(found[at], found=replace(found[at].found, value=now))
            return
    found.append(replace(bound, kind=Kind.UNUSED))


def _mended(old: Part, new: Part) -> Part | None:
    """The part with what was said in place of it, if the two are alike."""
    if old.kind is not Kind.MEANT:
        return None
    was, now = old.value, new.value
    if isinstance(now, Span) and ((now.high or now.low) > _LONGEST or _from_nothing(now)):
        return new if old.category in ("range", "strength", "vague") else None  # points
    if isinstance(was, Holding) and names_a_call(old) and not getattr(now, "bare", False):
        return new if isinstance(now, Bid) or names_a_call(new) else None
    if isinstance(was, Holding) and isinstance(now, (Span, Count)):
        now = Holding(was.suits, now if isinstance(now, Span) else now.span)
    elif isinstance(was, Holding) and new.category in ("suit", "suits"):
        now = Holding(now if isinstance(now, Suits) else Suits((now,), True), was.span)  # type: ignore[arg-type]
    elif old.category in ("suit", "suits") and isinstance(now, Holding):
        return new  # "hearts, no, five spades"
    elif isinstance(was, Strength) and isinstance(now, Span):
        now = Strength(now)
    elif old.category != new.category and (old.category, new.category) != ("conv", "natural"):
        return None
    elif old.category != new.category:
        return new  # "no DONT but natural"
    return replace(old, found=replace(old.found, value=now), written=new.written)
