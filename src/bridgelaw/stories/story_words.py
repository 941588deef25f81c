"""The words of stories from the table, beside those that every reader knows.

They stand in `words.txt`: a section is a category of words (and what they cost), a line a value with
its spellings; a regular English verb that is marked stands for all its forms.
"""

from __future__ import annotations

from importlib.resources import files

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE
from bridgelaw.game.suits import Suit
from bridgelaw.reading.lexicon import Word, words, words_of
from bridgelaw.reading.shared.words import HEARD, SHARED_WORDS

_WORDS = files("bridgelaw.stories").joinpath("words.txt").read_text(encoding="utf-8")

HEARD_IN_STORIES = {
    **HEARD, "sea": "see", "dozen": "doesnt", "spates": "spades", "ruft": "ruffed", "rough": "ruff",
    "roughed": "ruffed", "ruffled": "ruffed", "lid": "led", "leads": "led", "duller": "dealer",
    "deala": "dealer", "est": "east", "noth": "north", "wets": "west", "dumb": "dummy", "dumby": "dummy", "nein": "nine", "tray": "trey",
    "knot": "not", "revolt": "revoke", "revolted": "revoked", "clubbed": "club", "bead": "bid",
    "know": "no", "bided": "bid", "layed": "laid", "mint": "meant", "ment": "meant",
    "rite": "right", "clamed": "claimed", "climbed": "claimed",
}  # fmt: skip
"""What dictation writes, and what may have been said at a table."""

STORY_WORDS: tuple[Word, ...] = (
    *SHARED_WORDS,
    *words("number", {1: "市; 位置; 一致", 2: "荷", 3: "山; 産", 5: "語", 6: "録; 緑"}, 0.3),
    *words("suit", {Suit.DIAMONDS: "台や; 台; だいあ"}, 0.3),
    *words("call_act", {
        PASS: "passed; passes; passing; パスし; POOT; green card; green one; passes out",
        DOUBLE: "doubled; doubles; doubling; ダブルし; ダブルをかけ; red card; red one",
        REDOUBLE: "redoubled; redoubles; blue one; リダブルし; リダブルをかけ",
    }),
    *words_of(_WORDS),
)  # fmt: skip
