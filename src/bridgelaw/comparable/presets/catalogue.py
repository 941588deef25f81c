"""What players actually play, by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from bridgelaw.comparable.presets.competitive import AGAINST_NOTRUMP, DOUBLES, OVERCALLS, RAISES
from bridgelaw.comparable.presets.constructive import OPENINGS, OVER_NOTRUMP, RESPONSES, SLAM
from bridgelaw.comparable.presets.preset import Preset
from bridgelaw.game.spelling import plain
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.locale.text import Text, tr

GROUPS: tuple[tuple[Text, tuple[Preset, ...]], ...] = (
    (tr("Openings"), OPENINGS),
    (tr("Responses"), RESPONSES),
    (tr("Over 1NT and 2NT"), OVER_NOTRUMP),
    (tr("Slam bidding"), SLAM),
    (tr("Overcalls"), OVERCALLS),
    (tr("Doubles and redoubles"), DOUBLES),
    (tr("Raises in competition"), RAISES),
    (tr("Against 1NT"), AGAINST_NOTRUMP),
)
"""The presets as they are listed."""

PRESETS: Mapping[str, Preset] = MappingProxyType(
    {preset.key: preset for _, presets in GROUPS for preset in presets}
)
"""By key."""


def find_presets(words: str) -> tuple[Preset, ...]:
    """The presets in whose key, name (in any language) or meaning all the words are found.

    >>> "stayman" in [preset.key for preset in find_presets("stayman")]
    True
    """
    wanted = plain(words).split()
    return tuple(
        preset
        for preset in PRESETS.values()
        if all(any(word in each for each in _searched(preset)) for word in wanted)
    )


@cache
def _searched(preset: Preset) -> tuple[str, ...]:
    """Everything that a preset is found by."""
    labels = (language(code).say(preset.label) for code in LANGUAGES)
    return tuple(map(plain, (preset.key, *labels, preset.text)))
