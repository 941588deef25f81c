"""What was told before the first question of a ruling, in a sentence."""

from __future__ import annotations

from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.laws.entrances.moment import MOMENTS, sentence
from bridgelaw.locale.text import Text


def said_of(record: RulingRecord) -> Text | None:
    """As the button of the moment page said it; `None` where nothing was told."""
    facts = dict(record.told.facts)
    moment = MOMENTS.get(facts.get("moment", ""))
    return None if moment is None else sentence(moment, facts)
