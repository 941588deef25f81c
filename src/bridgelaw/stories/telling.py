"""A story read: its facts, the procedure that rules on it, and what is still open."""

from __future__ import annotations

from functools import cache

from bridgelaw.reading.chart import Grammar
from bridgelaw.reading.readings import read
from bridgelaw.stories.deeds import Gathered
from bridgelaw.stories.events import gather
from bridgelaw.stories.story_rows import STORY_ROWS
from bridgelaw.stories.story_words import HEARD_IN_STORIES, STORY_WORDS

_ROOTS = {
    "fact": 0.6, "who": 1.0, "act": 0.9, "call": 1.0, "card": 1.0, "cards": 0.9, "suit": 1.1,
    "sign": 0.5, "penalty_sign": 0.6, "stage": 0.3, "side": 0.6, "since_word": 0.3, "from": 0.15,
    "face": 0.2, "denial": 1.0, "already": 0.3, "yet": 0.3, "conj": 0.15, "low": 0.6,
    "shimau": 0.2, "sorry": 0.5, "doubt": 0.4, "question": 0.4, "artificial": 0.6,
    "trump_out": 0.4, "number": 1.7, "rank": 1.4, "subject": 0.2, "held": 0.9, "turns_out": 0.05,
    "likewise": 0.1, "never_mind": 0.3, "misread": 0.3, "unreal": 0.2, "unreal_ja": 0.2,
}  # fmt: skip


@cache
def grammar() -> Grammar:
    """Words and rows of stories."""
    return Grammar(STORY_WORDS, STORY_ROWS, _ROOTS, HEARD_IN_STORIES)


def gathered(text: str) -> Gathered:
    """What a story tells, before anything is made of it."""
    return gather(read(text, grammar()).best)
