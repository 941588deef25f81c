"""The words that a reader knows, and all of them that stand in a text: the edges of a lattice.

A word has a category and a value, and may have several of both: "to" is a filler, a preposition
and, in dictation, the number two. What is heard or spelled wrongly is an edge with a cost.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bridgelaw.reading.units import Unit, texts_of

FILLER = "filler"
"""The category of words that a construction may pass over."""
MARK = "mark"
UNKNOWN = "unknown"
DIGITS = "digits"

_HEARD = 0.6
_MISSPELLED = 1.0
_IN_HIRAGANA = 0.2
_LONGER = 0.3  # a word of several words is better than each of them alone
_LONG_ENOUGH = 4  # a shorter word is as near to anything
_TOO_LONG = 20  # no word that could be misspelled
_SURE = 8  # from here on the first letter may be wrong as well
_DOUBLED = re.compile(r"(?:^|[^a-z])[^aeiou ]*[aeiou][^aeiouwxy]$")  # dropped
_ENDS_IN_Y = re.compile(r"[^aeiou]y$")
_HISSES = re.compile(r"(?:s|x|ch|sh)$")
_BRACES = re.compile(r"\{([^{}]*)\}")
_ENDINGS = {
    "く": "く き いて いた きたい いてる", "す": "す し して した したい してる",
    "う": "う い って った いたい ってる", "る": "る り って った りたい ってる",
    "む": "む み んで んだ みたい", "つ": "つ ち って った ちたい ってる",
    "ぶ": "ぶ び んで んだ びたい", "ぐ": "ぐ ぎ いで いだ ぎたい",
    "~る": "る  て た たい てる", "~する": " する し して した したい してる",
}  # fmt: skip
"""The endings of Japanese verbs that affirm; what is polite about them are words of their own."""
_KATAKANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_HEARD_AS = {
    "大丈夫": "だいじょうぶ", "簡単": "かんたん", "間違": "まちが", "全部": "ぜんぶ",
    "全て": "すべて", "最後": "さいご", "最初": "さいしょ", "相手": "あいて", "自分": "じぶん",
    "切札": "きりふだ", "小さ": "ちいさ", "大き": "おおき", "残": "のこ", "切": "き",
    "札": "ふだ", "取": "と", "先": "さき", "捨": "す", "勝": "か", "負": "ま", "渡": "わた",
    "狩": "か", "刈": "か", "集": "あつ", "抜": "ぬ", "順": "じゅん", "次": "つぎ",
    "後": "あと", "枚": "まい", "回": "かい", "私": "わたし", "落": "お", "走": "はし",
    "追": "お", "飛": "と", "割": "わ", "立": "た", "高": "たか", "低": "ひく", "黒": "くろ",
    "赤": "あか", "東": "ひがし", "南": "みなみ",
    "終": "お", "戻": "もど", "行": "い", "入": "はい", "分": "わ", "引": "ひ",
}  # fmt: skip
"""How kanji are said, where that is always the same within the words of this game."""
_KANJI = re.compile("|".join(_HEARD_AS))
_ANY_KANJI = re.compile("[\u4e00-\u9fff]")
_KATAKANA_RUN = re.compile("[ァ-ヺー]{5,20}")
_APART = 0.2  # "black wood"
_KANA_LONG_ENOUGH = 3  # a shorter word is part of many others


@dataclass(frozen=True, slots=True)
class Word:
    """A spelling, what kind of word it is and what it stands for."""

    spelling: str
    category: str
    value: object = None
    cost: float = 0.0


@dataclass(frozen=True, slots=True)
class WordEdge:
    """A word that stands in the text from unit `start` to unit `end`."""

    start: int
    end: int
    word: Word
    cost: float


def words(category: str, forms: Mapping[Any, str], cost: float = 0.0) -> tuple[Word, ...]:
    """Words of one category: each value with its spellings, separated by semicolons.

    A verb is marked, and stands for all its forms (an English one must be regular; what stands
    before する or る is a stem); of what is in braces each stands for a spelling.

    >>> [word.spelling for word in words("seat", {"N": "north; 北"})]
    ['north', '北']
    >>> [word.spelling for word in words("act", {"play": "play~ on"})]
    ['play on', 'plays on', 'played on', 'playing on']
    >>> [word.spelling for word in words("act", {"ask": "聞く~; {do|does} {you|he}"})]
    ['聞く', '聞き', '聞いて', '聞いた', '聞きたい', 'do you', 'do he', 'does you', 'does he']
    """
    return tuple(
        Word(form, category, value, cost)
        for value, spellings in forms.items()
        for spelling in spellings.split(";")
        for each in _expanded(spelling.strip())
        for form in inflected(each)
        if form
    )


def words_of(text: str) -> Iterator[Word]:
    """Words of many categories: `[category cost]` begins one, and each line has a value."""
    category, cost = "", 0.0
    for line in text.splitlines():
        if line.startswith("["):
            category, _, number = line.strip("[]").partition(" ")
            cost = float(number or 0)
        else:
            value, _, spellings = line.partition(": ")
            yield from words(category, {None if category == FILLER else value: spellings}, cost)


def _expanded(spelling: str) -> Iterator[str]:
    found = _BRACES.search(spelling)
    if not found:
        return iter((spelling,))
    ways = (
        spelling[: found.start()] + way + spelling[found.end() :] for way in found[1].split("|")
    )
    return (form for way in ways for form in _expanded(way))


def inflected(spelling: str) -> Iterator[str]:
    """A spelling, and all its forms where it is marked."""
    verb, marked, rest = spelling.partition("~")
    if marked and verb and not verb.isascii():
        ends = _ENDINGS[f"~{rest}" if rest else verb[-1]].split(" ")
        yield from ((verb if rest else verb[:-1]) + end for end in ends)
        return
    yield verb + rest if verb else spelling
    if not (marked and verb):
        return
    stem = verb
    if verb.endswith("e"):
        stem = verb[:-1]
    elif _DOUBLED.search(verb):
        stem = verb + verb[-1]
    elif _ENDS_IN_Y.search(verb):
        stem = verb[:-1] + "i"
    third = stem + "es" if stem.endswith("i") or _HISSES.search(verb) else verb + "s"
    for form in (third, stem + "ed", verb + "ing" if stem.endswith("i") else stem + "ing"):
        yield form + rest


@dataclass(slots=True)
class _Node:
    next: dict[str, _Node] = field(default_factory=dict)
    words: list[Word] = field(default_factory=list)


class Lexicon:
    """Known words in both languages, with what dictation makes of them."""

    def __init__(
        self, known: Iterable[Word], heard: Mapping[str, str] | None = None, ordinary: str = ""
    ) -> None:
        """`heard`: what dictation writes for a word, and the words that may have been said;
        `ordinary`: words that are no misspelling of a known one."""
        self._root = _Node()
        self._units: set[str] = set()
        self._near: dict[str, set[str]] = {}
        self._katakana: dict[str, list[Word]] = {}
        self._heard: dict[str, tuple[str, ...]] = {
            wrong.upper(): tuple(each.strip().upper() for each in said.split(";"))
            for wrong, said in (heard or {}).items()
        }
        for word in dict.fromkeys(known):
            texts = texts_of(word.spelling)
            self._add(word, texts)
            if "'s" in word.spelling and word.spelling != "'s":
                self._add(word, texts_of(word.spelling.replace("'s", "s")))  # "thats it"
            if word.spelling.isascii():
                continue
            kana = _in_kana(word.spelling)
            if kana != word.spelling and len(kana) > 1:
                self._add(
                    Word(word.spelling, word.category, word.value, word.cost + _IN_HIRAGANA),
                    texts_of(kana),
                )
            spelled = "".join(texts)
            if _KATAKANA_RUN.fullmatch(spelled):
                for shorter in _shortened(spelled):
                    self._katakana.setdefault(shorter, []).append(word)
        for unit in self._units:
            if unit.isascii() and unit.isalpha() and len(unit) >= _LONG_ENOUGH:
                for shorter in _shortened(unit):
                    self._near.setdefault(shorter, set()).add(unit)
        self._units.update(ordinary.upper().split())

    def _add(self, word: Word, texts: Iterable[str]) -> None:
        node = self._root
        for text in texts:
            if text == "-" and node is not self._root:
                continue  # "no-trump" is "no trump"; a mark alone is itself
            self._units.add(text)
            following = node.next.get(text)
            if following is None:
                following = node.next[text] = _Node()
            node = following
        node.words.append(word)

    def _readings(self, unit: Unit) -> tuple[tuple[str, float], ...]:
        """What a unit may be: itself, what it was heard for, what is spelled nearly so."""
        text = unit.text
        found = {text: 0.0}
        for said in self._heard.get(text, ()):
            found[said] = _HEARD
        if text not in self._units and len(found) == 1 and unit.is_latin:
            if _LONG_ENOUGH <= len(text) <= _TOO_LONG:
                for shorter in _shortened(text):
                    for near in self._near.get(shorter, ()):
                        swapped = sorted(near) == sorted(text)  # "trun"
                        if not swapped and max(len(text), len(near)) == _LONG_ENOUGH:
                            continue
                        if near[0] == text[0] or len(text) >= _SURE:
                            found[near] = _MISSPELLED
        return tuple(sorted(found.items()))

    def edges(self, units: tuple[Unit, ...]) -> list[list[WordEdge]]:
        """For each unit all known words that begin there."""
        readings = [self._readings(unit) for unit in units]
        found = [list(self._from(at, units, readings)) for at in range(len(units))]
        for run in _KATAKANA_RUN.finditer("".join(unit.text[0] for unit in units)):
            near = (
                word for each in _shortened(run.group()) for word in self._katakana.get(each, ())
            )
            if not any(edge.end == run.end() for edge in found[run.start()]):
                found[run.start()] += (
                    WordEdge(run.start(), run.end(), word, word.cost + _MISSPELLED)
                    for word in dict.fromkeys(near)
                )
        return found

    def _from(
        self, start: int, units: tuple[Unit, ...], readings: list[tuple[tuple[str, float], ...]]
    ) -> Iterator[WordEdge]:
        open_ends = [(self._root, start, 0.0)]
        while open_ends:
            node, at, cost = open_ends.pop()
            for word in node.words:
                longer = _LONGER * (at - start - 1) if units[start].is_latin else 0.0
                yield WordEdge(start, at, word, cost + word.cost - longer)
            if at == len(units):
                continue
            if at > start and units[at].text == "-" and at + 1 < len(units):
                # "no-trump", but not the dash of "1H - 1S": there nothing goes on.
                if units[at - 1].is_latin and units[at + 1].is_latin:
                    at += 1
            for text, more in readings[at]:
                following = node.next.get(text)
                if following is not None:
                    open_ends.append((following, at + 1, cost + more))
            if at + 1 < len(units) and units[at].is_latin and units[at + 1].is_latin:
                whole = units[at].text + units[at + 1].text
                if len(whole) >= _SURE and (joined := node.next.get(whole)) is not None:
                    open_ends.append((joined, at + 2, cost + _APART))


def _in_kana(spelling: str) -> str:
    """A word as it is heard, or the word itself where that is not known: キング is きんぐ.

    >>> _in_kana("最後に残り全部")
    'さいごにのこりぜんぶ'
    """
    heard = _KANJI.sub(lambda found: _HEARD_AS[found.group()], spelling)
    if heard != spelling and (len(heard) < _KANA_LONG_ENOUGH or _ANY_KANJI.search(heard)):
        heard = spelling
    return heard.translate(_KATAKANA)


def _shortened(text: str) -> set[str]:
    """The word and every word that is one letter shorter; two that share one are alike."""
    return {text, *(text[:at] + text[at + 1 :] for at in range(len(text)))}
