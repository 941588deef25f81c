"""A meaning as a director enters it: the name of a preset, or the meaning itself."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType

from bridgelaw.comparable.compare import (
    Comparison,
    Lean,
    Test,
    Verdict,
    compare,
    described_alike,
)
from bridgelaw.comparable.errors import MeaningError
from bridgelaw.comparable.meanings import Meaning
from bridgelaw.comparable.notation.plain import is_plain
from bridgelaw.comparable.parsing import parse_meaning
from bridgelaw.comparable.presets.catalogue import PRESETS
from bridgelaw.comparable.presets.preset import Preset
from bridgelaw.game.spelling import plain
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.locale.text import AnyOf, tr
from bridgelaw.reading.source import Source

PREFIX = "preset:"

_SUGGESTED = 4
_ALIKE = 0.75  # of the letters: "staymann" is nearly "stayman"
_CALL = re.compile(r"^[1-7](?:NT|[♣♦♥♠])\s*")
_A_CALL = re.compile(r"(?i)[1-7](?:nt|[♣♦♥♠])|pass|(?:re)?double|パス|(?:リ)?ダブル")
_NAME = re.compile(r"\s*(?:[1-7]\s?(?:NT?|[SHDC♠♥♦♣])|XX?|P|PASS|ダブル|パス)\s*[:=]\s*(?=\S)")
"""The name of a call before what it shows."""
_SENTENCE = re.compile(r"[:,;：、，；]")
_REST = re.compile(r"[:,：、]")


def meaning_named(text: str) -> Meaning:
    """What `stayman`, `ステイマン`, `preset:stayman` or `6+ H4+` shows.

    >>> from bridgelaw.comparable import parse_meaning
    >>> meaning_named("6+ H4+") == parse_meaning("6+ H4+")
    True
    >>> meaning_named("stayman") == meaning_named("ステイマン")
    True
    """
    wanted = _without_the_call(text).strip().lower()
    name = wanted.removeprefix(PREFIX).strip()
    if (preset := PRESETS.get(name)) is not None:
        return preset.meaning
    is_preset = wanted.startswith(PREFIX)
    if is_preset or not is_plain(text):
        if (named := _named(name) or _named(text)) is not None:
            return named.meaning
        if is_preset:
            raise _no_preset(name, similar_presets(name))
    try:
        return parse_meaning(text)
    except MeaningError as error:
        # Of a whole sentence the place that cannot be read says more.
        if not _SENTENCE.search(text) and (similar := similar_presets(name)):
            raise _no_preset(text.strip(), similar) from error
        raise


def compare_written(withdrawn: str, replacement: str) -> Comparison:
    """Compares two meanings as they are written.

    The same words mean the same, even if they cannot be read.

    >>> compare_written("8-10 no good suit", "8-10  No good suit").test
    '23A1'
    """
    try:
        old, new = meaning_named(withdrawn), meaning_named(replacement)
        return _weighed(compare(old, new), old.purpose_words, new.purpose_words)
    except Refusal:
        if not same_words(withdrawn, replacement):
            raise
        return described_alike(withdrawn.strip())


def _weighed(found: Comparison, old: tuple[str, ...], new: tuple[str, ...]) -> Comparison:
    """Without a yes by counting hands where only one was said to be for something.

    Two calls that are for the same, by the words of both, are comparable by 23A3, whatever else was
    said: no hands are counted for that.
    """
    by_counting = found.verdict is Verdict.COMPARABLE and found.test != Test.PURPOSE.value
    if not by_counting or set(old) == set(new):
        return found
    why = tr(
        "It leans towards comparable: the hands agree, and only of one call it was told what it is "
        "for ({words}).",
        words=", ".join(dict.fromkeys((*old, *new))),
    )
    reasons = (why, *found.reasons)
    undecided = replace(found, verdict=Verdict.DIRECTOR_DECIDES, test=None)
    return replace(undecided, reasons=reasons, lean=Lean(True, why))


def same_words(one: str, other: str) -> bool:
    """Whether two texts are the same but for spaces, capitals and the width of letters."""
    return bool(one.strip()) and plain(one).split() == plain(other).split()


def _without_the_call(text: str) -> str:
    """`multi` of `2D: multi`."""
    source = Source(text)
    named = _NAME.match(source.letters)
    return text[source.span(named.end(), named.end() + 1)[0] :] if named else text


def _no_preset(name: str, similar: tuple[Preset, ...]) -> Refusal:
    if not similar:
        return Refusal(tr("there is no preset “{name}”; --presets lists them", name=name))
    keys = AnyOf(tuple(preset.key for preset in similar))
    return Refusal(tr("there is no preset “{name}”; is {presets} meant?", name=name, presets=keys))


def similar_presets(name: str) -> tuple[Preset, ...]:
    """Presets whose name begins with this one, or is nearly it."""
    key = _key(name)
    if not re.search(r"[^\W\d_]{3}", key):
        return ()  # no word at all
    names = _names()
    near = [each for each in names if each.startswith(key)]
    near += get_close_matches(key, names, _SUGGESTED, _ALIKE)
    return tuple(dict.fromkeys(preset for each in near for preset in names[each]))[:_SUGGESTED]


def _key(name: str) -> str:
    """`Jacoby 2NT` as keys are written: jacoby-2nt."""
    return re.sub(r"[\s_]+", "-", plain(name).lower())


def _named(name: str) -> Preset | None:
    """The one preset of that name."""
    found = _names().get(_key(name), {})
    return next(iter(found)) if len(found) == 1 else None


@cache
def _names() -> Mapping[str, Mapping[Preset, None]]:
    """The presets by their keys, by their names in all languages, and by what players say of those:
    without the call and up to a colon. The name of a call is none of a preset's."""
    found: dict[str, dict[Preset, None]] = {}
    for preset in PRESETS.values():
        labels = [language(code).say(preset.label) for code in LANGUAGES]
        heads = [_REST.split(label)[0].strip() for label in labels]
        names = [preset.key, *labels, *heads, *(_CALL.sub("", head) for head in heads)]
        for name in filter(None, map(_key, names)):
            if not _A_CALL.fullmatch(name):
                found.setdefault(name, {})[preset] = None
    return MappingProxyType(found)
