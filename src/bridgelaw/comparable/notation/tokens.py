"""Splits the text of a meaning into tokens that know their place in it."""

from __future__ import annotations

import re
import unicodedata

from bridgelaw.comparable.notation import conventions, vague, words
from bridgelaw.comparable.notation.numbers import joined, read_number, read_pair
from bridgelaw.comparable.notation.pieces import Sort, Token
from bridgelaw.game.spelling import SUIT_SPELLINGS
from bridgelaw.reading.source import Source
from bridgelaw.reading.vocabulary import Vocabulary, any_of

_SUIT_LETTER = "[SHDC♠♥♦♣♤♡♢♧]"
_AFTER_LETTERS = r"(?![A-Z])"
_SUIT_WORD = rf"(?:{any_of(SUIT_SPELLINGS)})"
_SIGNS = (
    (Sort.PATTERN, re.compile(r"\d{1,2}-\d{1,2}-\d{1,2}-\d{1,2}(?!\d)|\d{4}(?!\d)")),
    (Sort.EXACT, re.compile(r"\d{1,2}(?:=\d{1,2}){3}(?!\d)")),
    (
        Sort.SUITERS,
        re.compile(
            r"(?:ONE|SINGLE|TWO|THREE|[1-3])[- ]?SUIT(?:ED|ERS?)\b|(?:ワン|ツー|スリー)スーター"
        ),
    ),
    (Sort.EXACT_PAIR, re.compile(r"\d=\d(?![\d=])")),
    (Sort.LONGER, re.compile(rf"{_SUIT_LETTER}\s*([<>]=?|[≤≥])\s*{_SUIT_LETTER}{_AFTER_LETTERS}")),
    (
        Sort.LONGER_IN_WORDS,
        re.compile(
            rf"(?:(?:LONGER|MORE)\s+(?P<one>{_SUIT_WORD})|(?P<two>{_SUIT_WORD})\s+LONGER)\s+THAN\s+"
            rf"(?P<other>{_SUIT_WORD}){_AFTER_LETTERS}"
        ),
    ),
    # 0 or 3 of the five key cards.
    (Sort.NOISE, re.compile(r"(?:OUT\s+)?OF\s+(?:THE\s+)?(?:[56]|FIVE|SIX)(?=\s+KEY)")),
    (Sort.REMARK, re.compile(r"ONE[- ]ROUND FORC(?:E|ING)\b|[1一]ラウンドフォーシング")),
    (Sort.REMARK, re.compile(r"[2-5][- ]LEVEL\b|(?:2ND|3RD|4TH)[- ](?:SUIT|SEAT|HAND)\b")),
    # Which suit that is, only the call tells.
    (Sort.UNKNOWN, re.compile(r"(?:SUITS? (?:BID|OPENED|CALLED)|BID SUITS?|UNBID SUITS?)\b")),
    # (5)6-10, 12-14(15): nobody knows how often.
    (Sort.UNKNOWN, re.compile(r"\(\d{1,2}\)(?=\d)|(?<=\d)\(\d{1,2}\)")),
    (Sort.CARDS, re.compile(rf"{_SUIT_LETTER}[AKQJT]+{_AFTER_LETTERS}")),
    (Sort.OPEN, re.compile(r"[(\[「]")),
    (Sort.CLOSE, re.compile(r"[)\]」]")),
    (Sort.COLON, re.compile(":")),
    (Sort.PLUS, re.compile(r"\+")),
)

_WORDS: dict[str, Sort] = {
    **dict.fromkeys(words.TOPICS, Sort.TOPIC),
    **dict.fromkeys(vague.REMARKS, Sort.REMARK),
    **dict.fromkeys(vague.HEDGES, Sort.HEDGE),
    **dict.fromkeys(vague.HEDGED, Sort.HEDGED),
    **dict.fromkeys(conventions.NAMES, Sort.CONVENTION),
    **dict.fromkeys(vague.STRENGTHS, Sort.STRENGTH),
    **dict.fromkeys(vague.NATURAL, Sort.NATURAL),
    **dict.fromkeys(words.TRANSFER, Sort.TRANSFER),
    **dict.fromkeys(words.SUPPORT, Sort.SUPPORT),
    **dict.fromkeys(words.RAISE, Sort.RAISE),
    **dict.fromkeys(words.ANOTHER, Sort.ANOTHER),
    **dict.fromkeys(words.COMMA, Sort.COMMA),
    **dict.fromkeys(words.NOISE, Sort.NOISE),
    **dict.fromkeys(words.AND, Sort.AND),
    **dict.fromkeys(words.OR, Sort.OR),
    **dict.fromkeys(words.NOT, Sort.NOT),
    **dict.fromkeys(words.NOT_THAT, Sort.NOT_THAT),
    **dict.fromkeys(words.EVERYTHING, Sort.EVERYTHING),
    **dict.fromkeys(words.POINTS, Sort.POINTS),
    **dict.fromkeys(words.BALANCES, Sort.BALANCE),
    **dict.fromkeys(words.NOTRUMP, Sort.NOTRUMP),
    **dict.fromkeys(words.SHORTNESS, Sort.SHORT),
    **dict.fromkeys(words.LONGEST, Sort.LONGEST),
    **dict.fromkeys(words.GOOD, Sort.GOOD),
    **dict.fromkeys(words.SUIT_WORDS, Sort.SUIT),
    **dict.fromkeys(words.COUNTERS, Sort.COUNTER),
    **dict.fromkeys(words.STOPPER, Sort.STOPPER),
    **dict.fromkeys(words.AIMS, Sort.AIM),
}
_VOCABULARY = Vocabulary(_WORDS, unknown="[A-Z]+|[ぁ-ゖ]+|[ァ-ヺー]+")


def tokens(source: Source, at: int = 0) -> list[Token]:
    """The tokens of the text from a letter on, and one that marks its end."""
    found: list[Token] = []
    text = source.written
    while at < len(source.letters):
        if source.letters[at].isspace():
            at += 1
            continue
        before = found[-1] if found else None
        token, at = _token(source, at, before)
        if token.sort is Sort.NOISE or _says_nothing_more(before, token):
            continue
        both = None if before is None else joined(before, token)
        if both is not None:
            found.pop()
        found.append(both or token)
    _join_by_slash(found)
    return [*found, Token(Sort.END, "", len(text), len(text))]


def _join_by_slash(found: list[Token]) -> None:
    """In `5+♠/4+♥` the slash means both; with the same length on each side it is "or"."""
    for at in range(2, len(found) - 2):
        slash = found[at]
        if slash.text != "/" or not found[at - 1].end == slash.start == slash.end - 1:
            continue
        sides = [{each.sort: each for each in found[at - 2 : at]},
                 {each.sort: each for each in found[at + 1 : at + 3]}]  # fmt: skip
        if all(set(side) == {Sort.NUMBER, Sort.SUIT} for side in sides):
            one, other = (side[Sort.NUMBER] for side in sides)
            if (one.low, one.high) != (other.low, other.high):
                found[at] = Token(Sort.AND, slash.text, slash.start, slash.end)


def _says_nothing_more(before: Token | None, token: Token) -> bool:
    """Whether it is the last word of "a five-card spade suit"."""
    return (
        before is not None
        and before.sort is token.sort is Sort.SUIT
        and token.text in words.SUIT_ITSELF
        and before.text not in words.SUIT_ITSELF
    )


def _token(source: Source, at: int, before: Token | None) -> tuple[Token, int]:
    for sort, sign in _SIGNS:
        if match := sign.match(source.letters, at):
            if sort is Sort.PATTERN and not _is_pattern(match.group()):
                continue
            return Token(sort, match.group(), *source.span(*match.span())), match.end()
    number = read_pair(source, at, before) or read_number(source, at)
    if number is not None:
        return number
    match = _VOCABULARY.word(source.letters, at)
    word = match.group()
    start, end = source.span(*match.span())
    if word == "M":
        # The only letter whose case matters: M is a major, m a minor.
        word = (
            "MAJOR" if unicodedata.normalize("NFKC", source.written[start]).isupper() else "MINOR"
        )
    return Token(_WORDS.get(word, Sort.UNKNOWN), word, start, end), match.end()


def _is_pattern(text: str) -> bool:
    lengths = text.split("-") if "-" in text else list(text)
    return sum(map(int, lengths)) == 13
