"""The words of the notation, in English and Japanese, as they look after folding."""

from __future__ import annotations

from bridgelaw.comparable.features import Kind
from bridgelaw.comparable.purposes import Aim, Topic
from bridgelaw.comparable.terms import Balance
from bridgelaw.game.spelling import SUIT_SPELLINGS
from bridgelaw.game.suits import SUIT_OF_LETTER, Suit

AND = ("AND", "WITH", "PLUS", "&", ",", "、", "・", "かつ", "と")
OR = ("OR", "|", "/", "または", "又は", "もしくは", "若しくは", "あるいは", "か")
NOT = ("NOT", "NO", "DENIES", "DENYING", "WITHOUT", "EXCEPT", "BUT NOT", "!", "除く", "否定")
EVERYTHING = (
    "ANY HAND", "ANYTHING", "ANY", "NOTHING", "FORCED RELAY", "FORCED", "AUTOMATIC",
    "何でも", "なんでも", "任意", "全て", "すべて", "強制", "自動的", "意味なし",
)  # fmt: skip

# Words that join others and add nothing: の in ハートの4枚.
NOISE = (
    "の",
    "を",
    "が",
    "は",
    "で",
    "は",
    "ハンド",
    "HAND",
    "A",
    "AN",
    "IN",
    "OF",
    "SHOWS",
    ".",
    ";",
)

BALANCES = {
    "SEMI-BALANCED": Balance.SEMI, "SEMIBALANCED": Balance.SEMI, "SEMI BALANCED": Balance.SEMI,
    "SEMIBAL": Balance.SEMI, "SEMI-BAL": Balance.SEMI, "SEMI BAL": Balance.SEMI,
    "セミバランス": Balance.SEMI,
    "UNBALANCED": Balance.UNBALANCED, "UNBAL": Balance.UNBALANCED,
    "アンバランス": Balance.UNBALANCED, "非バランス": Balance.UNBALANCED,
    "BALANCED": Balance.BALANCED, "BAL": Balance.BALANCED, "バランス": Balance.BALANCED,
}  # fmt: skip

SHORTNESS = {
    "SHORTNESS": 1, "SHORT": 1, "ショートネス": 1, "ショート": 1, "短い": 1,
    "SINGLETON OR VOID": 1, "シングルトン以下": 1,
    "VOID": 0, "ボイド": 0,
}  # fmt: skip
"""At most how many cards."""

SINGLETON = ("SINGLETON", "シングルトン")
LONGEST = ("LONGEST", "最長")
GOOD = ("GOOD", "良い")

_MAJORS = (Suit.SPADES, Suit.HEARTS)
_MINORS = (Suit.DIAMONDS, Suit.CLUBS)

GROUPS: dict[str, tuple[tuple[Suit, ...], bool]] = {
    "BOTH MAJORS": (_MAJORS, True), "MAJORS": (_MAJORS, True), "両メジャー": (_MAJORS, True),
    "EITHER MAJOR": (_MAJORS, False), "ONE MAJOR": (_MAJORS, False), "MAJOR": (_MAJORS, False),
    "どちらかのメジャー": (_MAJORS, False), "メジャー": (_MAJORS, False),
    "BOTH MINORS": (_MINORS, True), "MINORS": (_MINORS, True), "両マイナー": (_MINORS, True),
    "EITHER MINOR": (_MINORS, False), "ONE MINOR": (_MINORS, False), "MINOR": (_MINORS, False),
    "どちらかのマイナー": (_MINORS, False), "マイナー": (_MINORS, False),
    "ANY SUIT": (_MAJORS + _MINORS, False), "SUIT": (_MAJORS + _MINORS, False),
    "スーツ": (_MAJORS + _MINORS, False), "スート": (_MAJORS + _MINORS, False),
}  # fmt: skip
"""Several suits, and whether all of them are meant or one of them."""

SUIT_WORDS: dict[str, tuple[tuple[Suit, ...], bool]] = {
    **{word: ((SUIT_OF_LETTER[letter],), True) for word, letter in SUIT_SPELLINGS.items()},
    **GROUPS,
}

COUNTERS = {
    "KEYCARDS": Kind.KEYCARDS, "KEYCARD": Kind.KEYCARDS, "KEY CARDS": Kind.KEYCARDS,
    "KEY CARD": Kind.KEYCARDS, "KC": Kind.KEYCARDS, "キーカード": Kind.KEYCARDS,
    "ACES": Kind.ACES, "ACE": Kind.ACES, "エース": Kind.ACES,
    "KINGS": Kind.KINGS, "KING": Kind.KINGS, "キング": Kind.KINGS,
    "CONTROLS": Kind.CONTROLS, "CONTROL": Kind.CONTROLS, "コントロール": Kind.CONTROLS,
    "TOPS": Kind.TOPS,
}  # fmt: skip

STOPPER = ("STOPPERS", "STOPPER", "STOP", "ストッパー")

AIMS = {
    "ASKS FOR": Aim.ASKS, "ASKS": Aim.ASKS, "ASK": Aim.ASKS, "ASKING": Aim.ASKS,
    "質問": Aim.ASKS, "尋ねる": Aim.ASKS, "アスキング": Aim.ASKS,
    "RELAY": Aim.RELAY, "PUPPET": Aim.RELAY, "リレー": Aim.RELAY, "パペット": Aim.RELAY,
    "WAITING": Aim.WAITING, "ウェイティング": Aim.WAITING, "ウエイティング": Aim.WAITING,
}  # fmt: skip

TOPICS = {
    **{topic.value.upper(): topic for topic in Topic},
    "MAJOR": Topic.MAJORS, "BOTH MAJORS": Topic.MAJORS, "メジャー": Topic.MAJORS,
    "MINOR": Topic.MINORS, "BOTH MINORS": Topic.MINORS, "マイナー": Topic.MINORS,
    "スーツ": Topic.SUIT, "スート": Topic.SUIT,
    "ACE": Topic.ACES, "エース": Topic.ACES,
    "KEYCARD": Topic.KEYCARDS, "KEY CARDS": Topic.KEYCARDS, "KEY CARD": Topic.KEYCARDS,
    "KC": Topic.KEYCARDS, "キーカード": Topic.KEYCARDS,
    "KING": Topic.KINGS, "キング": Topic.KINGS, "TRUMP QUEEN": Topic.QUEEN, "クイーン": Topic.QUEEN,
    "STOP": Topic.STOPPER, "STOPPERS": Topic.STOPPER, "ストッパー": Topic.STOPPER,
    "CONTROL": Topic.CONTROLS, "コントロール": Topic.CONTROLS,
    "SHORT": Topic.SHORTNESS, "SINGLETON": Topic.SHORTNESS, "ショートネス": Topic.SHORTNESS,
    "シングルトン": Topic.SHORTNESS,
    "DISTRIBUTION": Topic.SHAPE, "ハンドパターン": Topic.SHAPE, "シェイプ": Topic.SHAPE,
    "POINTS": Topic.STRENGTH, "RANGE": Topic.STRENGTH, "強さ": Topic.STRENGTH,
    "SUPPORT": Topic.SUPPORT, "サポート": Topic.SUPPORT,
    **{word: Topic[SUIT_OF_LETTER[letter].name] for word, letter in SUIT_SPELLINGS.items()},
}  # fmt: skip

POINTS_UNITS = ("HCPS", "HCP", "POINTS", "POINT", "PTS", "PT", "点", "ポイント")
CARDS_UNITS = ("-CARDS", "-CARD", "CARDS", "CARD", "枚")
