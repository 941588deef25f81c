"""Words that say something, but not exactly: how they are read, and what the call's name adds.

What has a usual meaning in points is read so, unless points are given as well. What only says how
partner is to take the call (forcing, to play) restricts no hand: it is kept as a remark.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bridgelaw.comparable.terms import Balance, Condition, Length, Points, both
from bridgelaw.game.spelling import SUIT_SPELLINGS
from bridgelaw.game.suits import SUIT_OF_LETTER, Suit

WEAK, STRONG = Points(5, 10), Points(16)
OPENING = Points(12)
INVITING = Points(10, 12)
FORCING_TO_GAME = Points(12)

_STRENGTHS: dict[str, Points] = {
    **dict.fromkeys(
        ("WEAK", "PREEMPTIVE", "PRE-EMPTIVE", "PREEMPT", "PRE-EMPT", "ウィーク", "ウイーク", "弱い",
         "プリエンプト", "プリエンプティブ"), WEAK),
    **dict.fromkeys(("STRONG", "ストロング", "強い"), STRONG),
    **dict.fromkeys(("INTERMEDIATE", "インターミディエイト"), Points(11, 15)),
    **dict.fromkeys(
        ("OPENING VALUES", "OPENING STRENGTH", "OPENING HAND", "OPENING BID VALUES",
         "AN OPENING BID", "OPENING BID", "FULL OPENING", "オープンの強さ",
         "オープニングの強さ", "オープンハンド", "オープン点"), OPENING),
    **dict.fromkeys(
        ("INVITATIONAL OR BETTER", "INVITATIONAL PLUS", "INVITATIONAL+", "INV OR BETTER", "INV+",
         "INVITATIONAL OR STRONGER", "AT LEAST INVITATIONAL", "LIMIT RAISE OR BETTER",
         "インビテーション以上", "インビ以上"), Points(10)),
    **dict.fromkeys(
        ("INVITATIONAL", "INVITING GAME", "INVITES GAME", "GAME INVITATIONAL", "GAME INVITATION",
         "GAME TRY", "INV", "LIMIT", "インビテーション", "インビテーショナル",
         "インビ"), INVITING),
    **dict.fromkeys(
        ("GAME FORCING", "GAME-FORCING", "GAME FORCE", "GF", "FORCING TO GAME", "GAME VALUES",
         "ゲームフォーシング", "ゲームフォース"), FORCING_TO_GAME),
    **dict.fromkeys(
        ("UNLIMITED", "ANY STRENGTH", "ANY POINTS", "ANY RANGE", "WIDE RANGING", "WIDE-RANGING",
         "WIDE RANGE", "NO UPPER LIMIT", "無制限", "強さは問わない", "強さ不問"), Points(0)),
}  # fmt: skip
_VALUES = (" VALUES", " STRENGTH", " POINTS", "な強さ", "の強さ")
_OR_MORE = (
    "AT LEAST {}",
    "{} OR BETTER",
    "{} OR STRONGER",
    "{} OR MORE",
    "{} PLUS",
    "{}+",
    "{}以上",
)
STRENGTHS: dict[str, Points] = {
    **{
        form.format(word): Points(points.low)
        for word, points in _STRENGTHS.items()
        for form in _OR_MORE
    },
    **{word + more: points for word, points in _STRENGTHS.items() for more in ("", *_VALUES)},
}
"""The points that a word stands for."""

NO_LIMIT = Points(0)

NATURAL = ("NATURAL", "NAT", "ナチュラル")

REMARKS = (
    "FORCING FOR ONE ROUND", "FORCING ONE ROUND", "ONE ROUND FORCING", "ROUND FORCING", "1RF", "F1",
    "NON-FORCING", "NON FORCING", "NONFORCING", "NOT FORCING", "NF", "FORCING", "SEMI-FORCING",
    "TO PLAY", "SIGN-OFF", "SIGN OFF", "SIGNOFF", "SIGNS OFF", "ARTIFICIAL", "CONVENTIONAL",
    "ALERTABLE", "ALERT", "COMPETITIVE", "CONSTRUCTIVE", "LIMITED", "PENALTY", "PENALTIES",
    "FOR PENALTIES", "FOR PENALTY", "BUSINESS", "LEAD-DIRECTING", "LEAD DIRECTING", "NEGATIVE",
    "POSITIVE",
    "RESPONSE", "OPENING", "OVERCALL", "REBID", "SOUND", "DISCIPLINED", "STYLE", "STANDARD",
    "SLAM INTEREST", "SLAM TRY", "INTEREST IN SLAM", "GAME INTEREST", "DISTRIBUTIONAL",
    "BID", "CALL", "JUMP SHIFT", "JUMP", "SINGLE", "DOUBLE NEGATIVE", "SECOND NEGATIVE",
    "DOUBLE JUMP",
    "BALANCING", "PROTECTIVE", "IN BALANCING SEAT", "WITH INTEREST", "REVERSE",
    "ONE ROUND FORCE", "ROUND FORCE", "FORCING ONCE", "IN COMPETITION", "CUE BID", "CUE-BID",
    "CUEBID", "FREE BID", "FREE", "DOUBLE",
    "ジャンプ", "ジャンプシフト", "リバース", "1ラウンドフォーシング",
    "PASSED HAND", "BY A PASSED HAND", "BY PASSED HAND",
    "フォーシング", "ノンフォーシング", "サインオフ", "アーティフィシャル", "コンストラクティブ",
    "コンペティティブ", "ペナルティ", "オーバーコール", "レスポンス", "オープン", "ネガティブ",
    "ラウンドフォーシング", "打ち切り", "アラート", "ポジティブ", "オープニング",
    "PENALTY-ORIENTED", "PENALTY ORIENTED", "FOURTH SUIT",
)  # fmt: skip
"""What restricts no hand."""

HEDGES = (
    "MAY HAVE", "MAY CONTAIN", "MAY BE", "MAY", "CAN HAVE", "CAN BE", "COULD BE", "COULD HAVE",
    "MIGHT HAVE", "MIGHT BE", "POSSIBLY", "POSSIBLE", "USUALLY", "NORMALLY", "OFTEN", "TYPICALLY",
    "GENERALLY", "MOSTLY", "SOMETIMES", "RARELY", "OCCASIONALLY", "普通は", "普通",
    "通常は", "通常", "たまに", "多くは",
)  # fmt: skip
"""What follows up to a comma may be so and may not: it restricts no hand."""

HEDGED = (
    "IS POSSIBLE", "ARE POSSIBLE", "ALLOWED", "IS ALLOWED", "PERMITTED", "OK", "NOT EXCLUDED",
    "の可能性あり", "可能性あり", "もあり", "もありうる", "可能", "もある", "を否定しない",
    "NOT DENIED",
)  # fmt: skip
"""What stands before it, from the comma on, may be so and may not."""


@dataclass(frozen=True, slots=True)
class Named:
    """The call whose name stands before its meaning: `2H: natural`."""

    level: int = 0
    suit: Suit | None = None
    is_notrump: bool = False

    def natural(self) -> Condition | None:
        """What it shows if it is natural: the suit (four cards, or three of a minor at the one
        level), or a balanced hand."""
        if self.is_notrump:
            return Balance.BALANCED
        if self.suit is None:
            return None
        minor = self.suit in (Suit.CLUBS, Suit.DIAMONDS)
        return Length(self.suit, 3 if minor and self.level == 1 else 4)

    def strength(self, word: str) -> Condition:
        """What `weak` or `strong` says of this call."""
        usual = STRENGTHS[word]
        if self.is_notrump and self.level == 1 and usual in (WEAK, STRONG):
            return both([Points(12, 14) if usual is WEAK else Points(15, 17), Balance.BALANCED])
        if self.suit is Suit.CLUBS and self.level == 2 and usual is STRONG:
            return Points(22)
        if usual is WEAK and self.suit is not None and self.level in _WEAK_LENGTHS:
            return both([usual, Length(self.suit, *_WEAK_LENGTHS[self.level])])
        return usual


_WEAK_LENGTHS = {2: (6, 6), 3: (7, 13), 4: (7, 13)}
"""How long the suit of a weak opening is, by its level."""

_SUITS = "|".join(sorted(map(re.escape, SUIT_SPELLINGS), key=len, reverse=True))
_WHEN = r"(?:(?:BALANCING|PROTECTIVE|OPENING|DIRECT|JUMP|AN?|OUR)\s+)?"
_AS_WHAT = (
    r"(?:\s+(?:OPENING|OPENER|OVERCALL|RESPONSE|REBID|BID|RAISE)S?\b"
    r"|(?:オープン|オーバーコール|レスポンス))?"
)
"""What the call was, beside its name: a balancing 1NT, a 2♥ response."""
_CALL = re.compile(
    rf"\s*{_WHEN}(?:(?P<level>[1-7])\s?(?:(?P<notrump>NT|N|ノートランプ)|(?P<suit>{_SUITS}))"
    rf"|XX|X|DBL|RDBL|REDOUBLE|DOUBLE|PASS|P|リダブル|ダブル|パス){_AS_WHAT}"
    r"(?P<sign>\s*(?:[:=]|(?:SHOWS|SHOWING|IS|MEANS)\b|は)\s*|\s+[-–—]\s+)(?=\S)"
)
_NOTRUMP = re.compile(rf"\s*{_WHEN}(?P<level>[1-7])\s?(?P<notrump>NT){_AS_WHAT}[\s,]+(?=\S)")
"""A bid in notrumps shows no length, and needs no sign after it."""


def named_call(letters: str) -> tuple[Named | None, int]:
    """The call that the text begins with, if it does, and where what it shows begins."""
    match = _CALL.match(letters) or _NOTRUMP.match(letters)
    if match is None:
        return None, 0
    found = match.groupdict()
    letter = found.get("suit")
    return Named(
        int(found["level"] or 0),
        SUIT_OF_LETTER[SUIT_SPELLINGS[letter]] if letter else None,
        bool(found["notrump"]),
    ), match.end()
