"""What the Laws leave to regulation, as JSON: the same for programs and for the terminal."""

from __future__ import annotations

from typing import Any

from bridgelaw.locale import Language
from bridgelaw.scoring.left_open import Origin, regulations_of
from bridgelaw.scoring.profile import Profile
from bridgelaw.scoring.provisions import Provision


def regulations_to_json(profile: Profile, language: Language) -> dict[str, Any]:
    """Every subject with its settings, where each is from, and the rules that were found."""
    rows = regulations_of(profile)
    return {
        "authority": profile.name,
        "rating": profile.rating or None,
        "subjects": [
            {
                "clause": row.subject.clause,
                "title": language.say(row.subject.title),
                "found": row.is_found,
                "settings": [
                    {"setting": one.setting, "value": one.value, "origin": one.origin.value}
                    for one in row.values
                ],
                "provisions": [provision_to_json(one, language) for one in row.provisions],
            }
            for row in rows
        ],
        "ours": [
            one.setting for row in rows for one in row.values if one.origin is Origin.OURS
        ],
        "asked": [
            one.setting for row in rows for one in row.values if one.origin is Origin.ASKED
        ],
    }  # fmt: skip


def provision_to_json(one: Provision, language: Language) -> dict[str, Any]:
    """A rule of an authority or a club, with where it stands."""
    return {
        "authority": one.authority,
        "clause": one.clause or None,
        "title": one.titled(language) or None,
        "text": one.said(language),
        "document": one.document,
        "article": one.article or None,
        "date": one.date or None,
        "seen": one.is_seen,
        "settings": list(one.settings),
    }
