"""The words of the notation, in English and Japanese, as they look after folding."""

from __future__ import annotations

from bridgelaw.comparable.features import Kind
from bridgelaw.comparable.purposes import Aim, Topic
from bridgelaw.comparable.terms import Balance
from bridgelaw.game.spelling import SUIT_SPELLINGS
from bridgelaw.game.suits import SUIT_OF_LETTER, Suit

AND = ("AND", "WITH", "PLUS", "&", "・", "かつ", "と", "BUT")
COMMA = (",", "、", ";")
OR = ("OR", "|", "/", "または", "又は", "もしくは", "若しくは", "あるいは", "か")
NOT = (
    "NOT", "NO", "DENIES", "DENY", "DENYING", "WITHOUT", "EXCEPT", "BUT NOT", "!", "除く", "否定",
)  # fmt: skip
NOT_THAT = (
    "を除く", "を否定する", "を否定", "ではない", "でない", "じゃない", "以外", "なし", "無し",
    "がない", "のない", "を持たない",
)  # fmt: skip
"""Denials that stand after what they deny."""
EVERYTHING = (
    "ANY HAND", "ANY SHAPE", "ANY DISTRIBUTION", "ANYTHING", "ANY", "NOTHING", "FORCED RELAY",
    "FORCED", "AUTOMATIC",
    "何でも", "なんでも", "なら何でも", "ならなんでも", "任意",
    "全て", "すべて", "強制", "自動的", "意味なし",
)  # fmt: skip

# Words that join others and add nothing: の in ハートの4枚.
NOISE = (
    "の", "を", "が", "は", "で", "に", "ハンド", "ちょうど", "あり", "有り", "がある", "を持つ",
    "手", "HAND", "A", "AN", "THE", "IN", "OF", "SHOWS", "SHOWING", ".", "HANDS", "TYPE",
    "EITHER WAY", "EITHER", "HOLDING", "PROMISES", "PROMISING",
    "GUARANTEES", "HAS", "ONLY", "FOR", "へ",
    "を示す", "示す",
)  # fmt: skip

BALANCES = {
    "SEMI-BALANCED": Balance.SEMI, "SEMIBALANCED": Balance.SEMI, "SEMI BALANCED": Balance.SEMI,
    "SEMIBAL": Balance.SEMI, "SEMI-BAL": Balance.SEMI, "SEMI BAL": Balance.SEMI,
    "セミバランス": Balance.SEMI,
    "UNBALANCED": Balance.UNBALANCED, "UNBAL": Balance.UNBALANCED,
    "アンバランス": Balance.UNBALANCED, "非バランス": Balance.UNBALANCED,
    "BALANCED": Balance.BALANCED, "BAL": Balance.BALANCED, "バランス": Balance.BALANCED,
    "FLAT": Balance.BALANCED,
}  # fmt: skip

NOTRUMP = ("NT", "NO TRUMP", "NOTRUMP", "NO-TRUMP", "ノートランプ")
"""A balanced hand, after its strength: 15-17 NT."""

_SHORT, _SINGLETON, _DOUBLETON, _VOID = (0, 1), (1, 1), (2, 2), (0, 0)
SHORTNESS = {
    "SHORTAGE": _SHORT,
    "SHORTNESS": _SHORT, "SHORT": _SHORT, "ショートネス": _SHORT, "ショート": _SHORT,
    "短い": _SHORT,
    "SINGLETON OR VOID": _SHORT, "VOID OR SINGLETON": _SHORT, "SINGLETON/VOID": _SHORT,
    "VOID/SINGLETON": _SHORT, "シングルトン以下": _SHORT, "シングルトンかボイド": _SHORT,
    "ボイドかシングルトン": _SHORT, "シングルトンまたはボイド": _SHORT,
    "ボイドまたはシングルトン": _SHORT,
    "SINGLETON": _SINGLETON, "シングルトン": _SINGLETON,
    "DOUBLETON": _DOUBLETON, "ダブルトン": _DOUBLETON,
    "VOID": _VOID, "ボイド": _VOID,
}  # fmt: skip
"""From how many cards to how many."""

LONGEST = ("LONGEST", "最長")
GOOD = ("GOOD", "良い")

_MAJORS = (Suit.SPADES, Suit.HEARTS)
_MINORS = (Suit.DIAMONDS, Suit.CLUBS)

GROUPS: dict[str, tuple[tuple[Suit, ...], bool]] = {
    "BOTH MAJORS": (_MAJORS, True), "MAJORS": (_MAJORS, True), "両メジャー": (_MAJORS, True),
    "メジャー両方": (_MAJORS, True), "ONE OF THE MAJORS": (_MAJORS, False),
    "EITHER MAJOR": (_MAJORS, False), "ONE MAJOR": (_MAJORS, False), "MAJOR": (_MAJORS, False),
    "どちらかのメジャー": (_MAJORS, False), "メジャー": (_MAJORS, False),
    "BOTH MINORS": (_MINORS, True), "MINORS": (_MINORS, True), "両マイナー": (_MINORS, True),
    "マイナー両方": (_MINORS, True), "ONE OF THE MINORS": (_MINORS, False),
    "EITHER MINOR": (_MINORS, False), "ONE MINOR": (_MINORS, False), "MINOR": (_MINORS, False),
    "どちらかのマイナー": (_MINORS, False), "マイナー": (_MINORS, False),
    "ANY SUIT": (_MAJORS + _MINORS, False), "SUIT": (_MAJORS + _MINORS, False),
    "スーツ": (_MAJORS + _MINORS, False), "スート": (_MAJORS + _MINORS, False),
    **dict.fromkeys(
        ("どれかのスート", "いずれかのスート", "任意のスート", "どれかのスーツ",
         "いずれかのスーツ"),
        (_MAJORS + _MINORS, False)),
    "いずれかのメジャー": (_MAJORS, False), "いずれかのマイナー": (_MINORS, False),
}  # fmt: skip
"""Several suits, and whether all of them are meant or one of them."""

BOTH = ("BOTH MAJORS", "BOTH MINORS", "両メジャー", "両マイナー", "メジャー両方", "マイナー両方")
"""To deny these is to deny that both are there; to deny majors is to deny each of them."""

SUIT_ITSELF = ("SUIT", "スーツ", "スート")

_SHORTENED = {
    "SPDS": Suit.SPADES, "HTS": Suit.HEARTS, "HRTS": Suit.HEARTS, "DIAMS": Suit.DIAMONDS,
    "DIAM": Suit.DIAMONDS, "CLBS": Suit.CLUBS,
}  # fmt: skip

SUIT_WORDS: dict[str, tuple[tuple[Suit, ...], bool]] = {
    **{word: ((SUIT_OF_LETTER[letter],), True) for word, letter in SUIT_SPELLINGS.items()},
    **{word: ((suit,), True) for word, suit in _SHORTENED.items()},
    **GROUPS,
}

SUITS_NAMED = frozenset(
    word
    for word in SUIT_WORDS
    if len(word) > 1 and word not in ("SUIT", "スーツ", "スート", "ANY SUIT")
)
"""Suits in words. A letter alone is too little to show four cards."""

COUNTERS = {
    "KEYCARDS": Kind.KEYCARDS, "KEYCARD": Kind.KEYCARDS, "KEY CARDS": Kind.KEYCARDS,
    "KEY CARD": Kind.KEYCARDS, "KC": Kind.KEYCARDS, "RKCB": Kind.KEYCARDS, "RKC": Kind.KEYCARDS,
    "キーカード": Kind.KEYCARDS,
    "ACES": Kind.ACES, "ACE": Kind.ACES, "エース": Kind.ACES,
    "KINGS": Kind.KINGS, "KING": Kind.KINGS, "キング": Kind.KINGS,
    "CONTROLS": Kind.CONTROLS, "CONTROL": Kind.CONTROLS, "コントロール": Kind.CONTROLS,
    "TOPS": Kind.TOPS,
}  # fmt: skip

STOPPER = ("STOPPERS", "STOPPER", "STOP", "ストッパー")

AIMS = {
    "ASKS FOR": Aim.ASKS, "ASKING FOR": Aim.ASKS, "ASK FOR": Aim.ASKS, "ASKS ABOUT": Aim.ASKS,
    "ASKING ABOUT": Aim.ASKS, "ASKS": Aim.ASKS, "ASK": Aim.ASKS, "ASKING": Aim.ASKS,
    "質問": Aim.ASKS, "尋ねる": Aim.ASKS, "たずねる": Aim.ASKS, "聞く": Aim.ASKS,
    "アスキング": Aim.ASKS,
    "RELAY": Aim.RELAY, "PUPPET": Aim.RELAY, "リレー": Aim.RELAY, "パペット": Aim.RELAY,
    "WAITING": Aim.WAITING, "ウェイティング": Aim.WAITING, "ウエイティング": Aim.WAITING,
}  # fmt: skip

ASKED_BEFORE = ("ASK", "ASKING", "質問", "尋ねる", "たずねる", "聞く", "アスキング")
"""Words that may stand after what is asked for: メジャーを尋ねる."""

CARD_NAMES = {
    "ACE": "A", "KING": "K", "QUEEN": "Q", "エース": "A", "キング": "K", "クイーン": "Q",
}  # fmt: skip
"""One card: the ace of hearts, ハートのエース."""

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
    "SUPPORT": Topic.SUPPORT, "サポート": Topic.SUPPORT, "リード": Topic.LEAD,
    **{word: Topic[SUIT_OF_LETTER[letter].name] for word, letter in SUIT_SPELLINGS.items()},
}  # fmt: skip

TRANSFER = ("TRANSFERS", "TRANSFER", "TFR", "XFER", "トランスファー")
SUPPORT = ("SUPPORT", "FIT", "サポート", "フィット")
RAISE = ("RAISES", "RAISE", "レイズ")
ANOTHER = (
    "ANOTHER SUIT", "ANY OTHER SUIT", "A SECOND SUIT", "SECOND SUIT", "SIDE SUIT", "ANOTHER",
    "他のスート", "他のスーツ", "もう1つのスート", "別のスート",
)  # fmt: skip
BETTER = r"(?:\s+OR\s+(?:BETTER|MORE|LONGER)\b|以上)?"
"""Behind two lengths: they are at least that in any case."""

NUMBERS = {
    word: number
    for number, word in enumerate(
        [
            "ZERO",
            "ONE",
            "TWO",
            "THREE",
            "FOUR",
            "FIVE",
            "SIX",
            "SEVEN",
            "EIGHT",
            "NINE",
            "TEN",
            "ELEVEN",
            "TWELVE",
            "THIRTEEN",
            "FOURTEEN",
            "FIFTEEN",
            "SIXTEEN",
            "SEVENTEEN",
            "EIGHTEEN",
            "NINETEEN",
            "TWENTY",
        ]
    )
}

POINTS = ("HCP", "HCPS", "PTS")
"""Before a number: HCP 15-17."""
POINTS_UNITS = ("HCPS", "HCP", "POINTS", "POINT", "PTS", "PT", "点", "ポイント")
CARDS_UNITS = ("-CARDS", "-CARD", "CARDS", "CARD", "枚")
