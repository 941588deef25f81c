"""A meaning as a director enters it: the name of a preset, or the meaning itself."""

from __future__ import annotations

from bridgelaw.comparable.meanings import Meaning
from bridgelaw.comparable.presets import PRESETS
from bridgelaw.comparable.reading import parse_meaning
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr

PREFIX = "preset:"


def meaning_named(text: str) -> Meaning:
    """What `stayman`, `preset:stayman` or `6+ H4+` shows.

    >>> meaning_named("6+ H4+") == parse_meaning("6+ H4+")
    True
    """
    name = text.strip().lower()
    preset = PRESETS.get(name.removeprefix(PREFIX).strip())
    if preset is not None:
        return preset.meaning
    if name.startswith(PREFIX):
        raise Refusal(
            tr("there is no preset “{name}”; --presets lists them", name=name[len(PREFIX) :])
        )
    return parse_meaning(text)
