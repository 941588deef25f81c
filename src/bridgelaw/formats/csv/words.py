"""The headings and the leading words of our CSV, in English and in Japanese."""

from __future__ import annotations

import re

from bridgelaw.game.spelling import plain

_HEADINGS = {
    "session": "SESSION ROUND セッション ラウンド",
    "board": "BOARD BD BOARDNO BOARDNUMBER ボード ボード番号",
    "table": "TABLE TABLENO テーブル テーブル番号 卓",
    "ns": "NS PAIRNS NSPAIR TEAMNS NSTEAM 南北 NSペア NSチーム",
    "ew": "EW PAIREW EWPAIR TEAMEW EWTEAM 東西 EWペア EWチーム",
    "contract": "CONTRACT コントラクト",
    "by": "BY DECLARER ディクレアラー デクレアラー",
    "result": "RESULT 結果",
    "tricks": "TRICKS トリック トリック数",
    "score": "SCORE SCORENS NSSCORE スコア NSスコア",
    "vulnerable": "VULNERABLE VUL VULNERABILITY バルネラビリティ バル",
    "group": "GROUP グループ",
    "adjusted": "ADJUSTED 調整 調整スコア",
    "adjusted_ns": "ADJUSTEDNS NS調整 NS調整スコア",
    "adjusted_ew": "ADJUSTEDEW EW調整 EW調整スコア",
    "law": "LAW 規則 条",
    "reason": "REASON 理由",
    "ruled": "RULED 裁定時刻",
    "was": "WAS 訂正前",
    "corrected_law": "CORRECTEDLAW 訂正規則",
    "corrected_reason": "CORRECTEDREASON 訂正理由",
    "corrected_at": "CORRECTEDAT 訂正時刻",
    "kept_ns": "KEPTNS NS保持",
    "kept_ew": "KEPTEW EW保持",
    "ns_points": "NSPOINTS NSポイント",
    "ew_points": "EWPOINTS EWポイント",
    "ns_percent": "NSPERCENT NSパーセント",
    "ew_percent": "EWPERCENT EWパーセント",
}
COMPUTED = ("ns_points", "ew_points", "ns_percent", "ew_percent")
NEEDED = ("board", "ns", "ew")
COLUMNS = tuple(_HEADINGS)

_HEAD_WORDS = {
    "event": "EVENT 大会 大会名 競技会",
    "date": "DATE 日付",
    "scoring": "SCORING 採点 採点方法",
    "profile": "PROFILE 規程",
    "winners": "WINNERS 勝者",
    "knockout": "KNOCKOUT ノックアウト",
    "posted": "POSTED 発表",
    "clock": "CLOCK 時計 タイムゾーン",
    "name": "NAME NAMES 名前 ペア チーム",
    "penalty": "PENALTY PENALTIES ペナルティ",
    "vulnerable": "VULNERABLE VUL バルネラビリティ バル",
    "kept_total": "KEPTTOTAL 保持合計",
}
HEAD = tuple(_HEAD_WORDS)

_BY_HEADING = {word: name for name, words in _HEADINGS.items() for word in words.split()}
_BY_HEAD_WORD = {word: name for name, words in _HEAD_WORDS.items() for word in words.split()}


def column_of(heading: str) -> str | None:
    """
    >>> column_of("Adjusted (NS)"), column_of("南北"), column_of("Weather")
    ('adjusted_ns', 'ns', None)
    """
    return _BY_HEADING.get(_bare(heading))


def head_word(word: str) -> str | None:
    return _BY_HEAD_WORD.get(_bare(word))


def _bare(text: str) -> str:
    return re.sub(r"[\s_./()-]+", "", plain(text))
