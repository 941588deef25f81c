"""Two calls compared for a page: what was typed, what is wrong with it, and what came out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest

from bridgelaw.comparable import (
    PRESETS,
    Comparison,
    Meaning,
    MeaningError,
    compare_written,
    meaning_named,
    same_words,
)
from bridgelaw.comparable.spread import spreads
from bridgelaw.game import Call, NotationError, Suit, parse_call
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.web.compare.overlap_chart import Chart, chart
from bridgelaw.web.server.limits.throttle import Busy, Throttle

LONGEST = 300
"""Characters of a meaning: nobody explains a call at greater length."""
MOST_CALLS = 6


@dataclass(frozen=True, slots=True)
class Mistake:
    """Why a text cannot be read, and the place in it."""

    words: Text
    before: str = ""
    part: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Ends:
    """From the least to the most that both calls show of something, as players say it."""

    suit: Suit | None
    """`None` for points."""
    withdrawn: str
    replacement: str
    chart: Chart


@dataclass(frozen=True, slots=True)
class ComparedCalls:
    """Two calls beside each other, with the pictures."""

    found: Comparison
    ends: tuple[Ends, ...]


@dataclass(frozen=True, slots=True)
class TypedCall:
    """A replacement as it was typed, and what came of it."""

    call: str = ""
    shows: str = ""
    mistake: Mistake | None = None
    call_mistake: Mistake | None = None
    named: Call | None = None
    compared: ComparedCalls | None = None

    @property
    def meaning(self) -> Meaning | None:
        """What it was taken to show; its plain notation is what bar and suits are drawn from."""
        try:
            return meaning_named(_read(self.call, self.shows)) if self.shows else None
        except Refusal:
            return None


@dataclass(frozen=True, slots=True)
class ComparePage:
    """Everything that was typed, and everything that came out."""

    withdrawn: TypedCall
    lines: tuple[TypedCall, ...]

    @property
    def found(self) -> tuple[TypedCall, ...]:
        return tuple(line for line in self.lines if line.compared is not None)

    @property
    def is_wrong(self) -> bool:
        wrong = (line.mistake or line.call_mistake for line in self.lines)
        return bool(self.withdrawn.mistake or self.withdrawn.call_mistake or any(wrong))


def compare_typed(
    withdrawn: str, preset: str, calls: Sequence[str], shows: Sequence[str],
    presets: Sequence[str], withdrawn_call: str = "",
) -> ComparePage:  # fmt: skip
    """Compares what was typed. A preset that was chosen takes the place of the text."""
    shown = _text(withdrawn, preset)
    old = _read(withdrawn_call, shown)
    rows = [
        (call.strip(), _text(text, chosen))
        for call, text, chosen in zip_longest(calls, shows, presets, fillvalue="")
    ]
    rows = [row for row in rows if any(row)]
    too_many = len(rows) > MOST_CALLS
    rows = rows[:MOST_CALLS]
    mistake = None
    if not old and (rows or (shows and not withdrawn_call)):  # or the form was sent empty
        mistake = Mistake(tr("Say what the withdrawn call showed."))
    elif old and not (rows and all(same_words(old, text) for _, text in rows)):
        mistake = _mistake(old)  # the same words need not be read
    if mistake is None and too_many:
        mistake = Mistake(tr("At most {most} calls are compared at once.", most=MOST_CALLS))
    is_known = bool(old) and mistake is None
    named, call_mistake = _named(withdrawn_call)
    return ComparePage(
        TypedCall(withdrawn_call, shown, mistake, call_mistake, named),
        tuple(_line(call, text, old, is_known) for call, text in rows),
    )


def _text(typed: str, preset: str) -> str:
    return PRESETS[preset].text if preset in PRESETS else typed.strip()


def _read(call: str, text: str) -> str:
    """What is read: the text, and where it needs it ("weak two") the call in front of it."""
    if not call or not text or _mistake(text) is None:
        return text
    whole = f"{call} {text}"
    return whole if _mistake(whole) is None else text


def _named(call: str) -> tuple[Call | None, Mistake | None]:
    try:
        return (parse_call(call[:LONGEST]) if call else None), None
    except NotationError as error:
        return None, Mistake(error.text)


def _line(call: str, text: str, old: str, is_known: bool) -> TypedCall:
    named, call_mistake = _named(call)
    if not text:
        return TypedCall(call, text, Mistake(tr("Say what this call shows.")), call_mistake, named)
    is_same = same_words(old, text)  # which need not be read
    read = text if is_same else _read(call, text)
    mistake = None if is_same else _mistake(read)
    compared = None
    if mistake is None and (is_known or is_same):
        try:
            compared = compared_texts(old, read)
        except Busy:
            raise
        except Refusal as error:
            mistake = Mistake(error.text)
    return TypedCall(call, text, mistake, call_mistake, named, compared)


def _mistake(text: str) -> Mistake | None:
    """What is wrong with a meaning."""
    if len(text) > LONGEST:
        return Mistake(tr("That is too long: at most {most} characters.", most=LONGEST))
    try:
        meaning_named(text)
    except MeaningError as error:
        start, end = error.start, error.end
        source = error.source
        words = tr("expected {expected}", expected=error.expected)
        return Mistake(words, source[:start], source[start:end], source[end:])
    except Refusal as error:
        return Mistake(error.text)
    return None


_TURNS = Throttle(at_once=1, with_waiting=6)
"""Meanings with many honours take a second of work and much memory: one of them at a time."""


@lru_cache(maxsize=256)
def compared_texts(withdrawn: str, replacement: str) -> ComparedCalls:
    """Two meanings compared; `Refusal` where they cannot be, `Busy` where too many are."""
    with _TURNS.turn():
        comparison = compare_written(withdrawn, replacement)
        spread = spreads(comparison)
    ends = (
        Ends(suit, *words, chart(spread.points if suit is None else spread.lengths[suit]))
        for suit, words in comparison.ends.items()
    )
    return ComparedCalls(comparison, tuple(ends))
