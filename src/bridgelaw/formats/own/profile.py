"""An event's profile in a results file: its name, and the settings that are not the usual ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bridgelaw.formats.own.words import nearest
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.profile import PRESETS, PROFILES, WBF, Profile, settings_of
from bridgelaw.scoring.settings import with_settings


class UnknownProfile(Refusal):
    """A profile that nobody has described."""


def profile_from(settings: Mapping[str, Any]) -> Profile:
    """The profile that these settings describe: `like` names the one that they change."""
    like = str(settings.get("like", WBF.name))
    if ";" in like:
        like, _, rest = like.partition(";")
        settings = {**_settings(rest), "like": like}
    names = {name.lower(): profile for name, profile in {**PROFILES, **PRESETS}.items()}
    base = names.get(like.strip().lower())
    if base is None:
        raise UnknownProfile(_unknown(like.strip(), list(names)))
    changes = {key: value for key, value in settings.items() if key != "like"}
    return with_settings(base, changes) if changes else base


def profile_from_text(text: str) -> Profile:
    """
    >>> profile_from_text("WBF; most_average_plus: 2").most_average_plus
    2
    """
    return profile_from({"like": text})


def profile_text(profile: Profile) -> str:
    """A profile as `profile_from_text` reads it: `WBF; most_average_plus: 2`."""
    settings = settings_of(profile)
    like = settings.pop("like")
    return "; ".join([like, *(f"{key}: {value}" for key, value in settings.items())])


def _settings(text: str) -> dict[str, str]:
    """`key: value; key: value`; a part without a key belongs to the value before it."""
    settings: dict[str, str] = {}
    last = ""
    for part in text.split(";"):
        key, colon, value = part.partition(":")
        if colon or not last:
            last = key.strip()
            if last:
                settings[last] = value.strip()
        else:
            settings[last] += f"; {part.strip()}"
    return settings


def _unknown(name: str, known: list[str]) -> Text:
    meant = nearest(name, known)
    if meant is None:
        names = ", ".join(PROFILES)
        return tr("there is no profile “{name}”; there is {names}", name=name, names=names)
    return tr("there is no profile “{name}”; is {meant} meant?", name=name, meant=meant.upper())
