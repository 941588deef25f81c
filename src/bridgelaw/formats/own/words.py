"""The words of a plain results file: scorings, yes and no, penalties, times."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from datetime import datetime
from fractions import Fraction

from bridgelaw.game import NotationError
from bridgelaw.game.spelling import plain
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.deadlines import zone_of
from bridgelaw.scoring.field import Method, Unit
from bridgelaw.scoring.numbers import mixed, read_number

_METHODS = {
    "MATCHPOINTS": Method.MATCHPOINTS, "MATCHPOINT": Method.MATCHPOINTS, "MP": Method.MATCHPOINTS,
    "MPS": Method.MATCHPOINTS, "PAIRS": Method.MATCHPOINTS, "マッチポイント": Method.MATCHPOINTS,
    "CROSS-IMPS": Method.CROSS_IMPS, "CROSS-IMP": Method.CROSS_IMPS, "XIMPS": Method.CROSS_IMPS,
    "XIMP": Method.CROSS_IMPS, "クロスIMP": Method.CROSS_IMPS,
    "BUTLER": Method.BUTLER, "バトラー": Method.BUTLER,
    "TOTAL-POINTS": Method.TOTAL_POINTS, "TOTAL-POINT": Method.TOTAL_POINTS,
    "TOTAL": Method.TOTAL_POINTS, "トータルポイント": Method.TOTAL_POINTS,
    "TEAMS": Method.TEAMS, "TEAM": Method.TEAMS, "チーム": Method.TEAMS, "チーム戦": Method.TEAMS,
}  # fmt: skip

_YES = {"YES", "Y", "TRUE", "1", "はい"}
_NO = {"NO", "N", "FALSE", "0", "いいえ", ""}

_UNITS = {
    "TOP": Unit.TOP, "TOPS": Unit.TOP, "トップ": Unit.TOP,
    "MP": Unit.MATCHPOINTS, "MPS": Unit.MATCHPOINTS, "MATCHPOINT": Unit.MATCHPOINTS,
    "MATCHPOINTS": Unit.MATCHPOINTS, "マッチポイント": Unit.MATCHPOINTS,
    "IMP": Unit.IMPS, "IMPS": Unit.IMPS,
    "VP": Unit.VICTORY_POINTS, "VPS": Unit.VICTORY_POINTS,
    "POINT": Unit.POINTS, "POINTS": Unit.POINTS, "点": Unit.POINTS, "ポイント": Unit.POINTS,
}  # fmt: skip
_UNIT_WORDS = {
    Unit.TOP: "top",
    Unit.MATCHPOINTS: "MP",
    Unit.IMPS: "IMP",
    Unit.VICTORY_POINTS: "VP",
    Unit.POINTS: "points",
}
_AMOUNT = re.compile(r"([+-]?[\d./ ]*\d)\s*(%?)\s*(?:OF\s+A\s+)?([^\d\s%./+-]*)")


_WIDE_DIGITS = str.maketrans("０１２３４５６７８９", "0123456789")


def name_of(text: str) -> str:
    """A contestant or a table; a number is the same number in full width."""
    narrow = text.translate(_WIDE_DIGITS)
    return narrow if narrow.isdecimal() and narrow.isascii() else text


def read_method(text: str) -> Method:
    """
    >>> read_method("Cross IMPs")
    <Method.CROSS_IMPS: 'cross-imps'>
    """
    method = _METHODS.get(re.sub(r"[\s_]+", "-", plain(text)))
    if method is None:
        raise NotationError(
            text, "a scoring: matchpoints, cross-imps, butler, total-points or teams"
        )
    return method


def read_yes(text: str) -> bool:
    word = plain(text)
    if word not in _YES | _NO:
        raise NotationError(text, "yes or no")
    return word in _YES


def read_whole(text: str) -> int:
    """A number from 1: a board, a session, winners."""
    word = plain(text)
    if not re.fullmatch(r"\d{1,6}", word, re.ASCII) or not int(word):
        raise NotationError(text, "a whole number from 1")
    return int(word)


def read_winners(text: str) -> int:
    number = read_whole(text)
    if number > 2:
        raise NotationError(text, "1 winner, or 2: the best of each direction")
    return number


def read_time(text: str) -> str:
    """A moment; checked, and kept as it is written."""
    try:
        datetime.fromisoformat(text)
    except ValueError as error:
        raise NotationError(text, "a date and time such as 2026-11-10 21:30") from error
    return text


def read_clock(text: str) -> str:
    """A time zone by its name or its offset; checked, and kept as it is written."""
    if text:
        zone_of(text)
    return text


def read_amount(text: str) -> tuple[Fraction, Unit]:
    """What a penalty is: `10%` or `1/4 top` of a top, `3 IMP`, `1 VP`, `6 MP`, `50 points`.

    >>> read_amount("10%"), read_amount("3 IMP")
    ((Fraction(1, 10), <Unit.TOP: 'top'>), (Fraction(3, 1), <Unit.IMPS: 'imps'>))
    """
    match = _AMOUNT.fullmatch(" ".join(plain(text).replace("−", "-").split()))
    unit = None if match is None else _UNITS.get(match[3] or ("TOP" if match[2] else ""))
    if match is None or unit is None or (match[2] and unit is not Unit.TOP):
        raise NotationError(text, "a penalty such as 10%, 1/4 top, 3 IMP, 1 VP, 6 MP or 50 points")
    return read_number(match[1] + match[2]), unit


def amount_text(amount: Fraction, unit: Unit) -> str:
    """A penalty as `read_amount` reads it."""
    if unit is Unit.TOP:
        return f"{mixed(100 * amount)}%"
    return f"{mixed(amount)} {_UNIT_WORDS[unit]}"


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    close = difflib.get_close_matches(word.lower(), list(known), n=1, cutoff=0.6)
    return close[0] if close else None


def unknown_key(key: str, known: Iterable[str]) -> Text:
    """Why a key is refused, with the one that was probably meant."""
    meant = nearest(key, known)
    if meant is None:
        return tr("there is no key “{key}”", key=key)
    return tr("there is no key “{key}”; is “{meant}” meant?", key=key, meant=meant)
