"""What was told before the first question of a ruling, in a sentence."""

from __future__ import annotations

from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.entrances.moment import first_words, sentence
from bridgelaw.laws.entrances.moments import MOMENTS
from bridgelaw.locale import Text
from bridgelaw.web.parts.tiles import title_of


def said_of(record: RulingRecord) -> Text | None:
    """As the button of the moment page said it; `None` where nothing was told."""
    facts = dict(record.told.facts)
    moment = MOMENTS.get(facts.get("moment", ""))
    return None if moment is None else sentence(moment, facts)


def first_words_of(record: RulingRecord) -> tuple[Text, ...]:
    """What is read out before its first question, where it was told."""
    facts = dict(record.told.facts)
    moment = MOMENTS.get(facts.get("moment", ""))
    words = None if moment is None else first_words(moment, facts)
    return () if words is None else (words,)


def called(record: RulingRecord) -> Text:
    """What its pages are called: as the page on which it began, also where another law rules."""
    moment = dict(record.told.facts).get("moment", "")
    return title_of(PROCEDURES.get(moment, record.procedure))
