"""Which procedures somebody means, by how well their words fit: the best first.

A word counts the more the fewer procedures have it. What has no spaces, as Japanese, is compared
by pairs of characters. The last word may be half typed, and a word that nobody has stands for the
nearest that somebody has. Words that mean the same at the table are one word: took and take, TD and
director, two and 2, 1H and 1♠ (each is a bid).
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from math import log
from typing import Any

from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.laws.digest import find, parents
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.locale.text import Text

# Katakana stand 0x60 after hiragana: a word is found however it is written.
_HIRAGANA: dict[int, int | None] = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_FOLDED = _HIRAGANA | {ord("ー"): None, ord("・"): None}  # written by some and left out by others

_SAY_NOTHING = frozenset(
    (
        "a", "an", "and", "are", "as", "at", "be", "but", "by", "did", "do", "for", "from", "had",
        "has", "have", "he", "her", "his", "i", "in", "is", "it", "me", "my", "of", "on", "or",
        "our", "player", "she", "so", "somebody", "someone", "that", "the", "their", "them", "they",
        "this", "to", "was", "we", "were", "what", "when", "who", "with", "you", "your", "just",
        "him", "us", "its", "im", "ive",
    )
)  # fmt: skip
_SPELLED = {
    "color": "colour", "unauthorized": "unauthorised",
    # Short forms and other names
    "bidding": "auction", "can": "may", "deck": "pack", "kib": "spectator",
    "kibitzer": "spectator", "kibitzers": "spectator", "onlooker": "spectator",
    "lho": "opponent", "rho": "opponent", "opp": "opponent", "opps": "opponent",
    "oppo": "opponent", "pard": "partner", "td": "director", "tds": "director", "trumped": "ruffed",
    # Verbs whose past has a form of its own
    "fell": "fall", "forgot": "forget", "forgotten": "forget", "gave": "give", "heard": "hear",
    "held": "hold", "knew": "know", "led": "lead", "said": "say", "sat": "sit", "saw": "see",
    "seen": "see", "spoke": "speak", "thinking": "think", "thought": "think", "told": "tell",
    "took": "take", "taken": "take",
    # Any card of a rank is a card
    "ace": "card", "king": "card", "queen": "card", "jack": "card",
    # Numbers
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "eight": "8", "twelve": "12",
    "thirteen": "13", "fourteen": "14", "fifteen": "15",
}  # fmt: skip
_OF_A_LAW = 0.7
"""A law's title names what several procedures are about, and so counts less than their own."""
_LEAST = 0.2
"""Below this the words have too little in common."""
_OFTEN = 60
"""A word that is one in so many of a procedure's words belongs to it wholly."""
_PARTLY = 0.8
"""How much a word counts that is half typed or misspelt."""
_STRANGE = 1.0
"""What a word that nobody has takes away, measured beside what a common word tells (0.7)."""
_STRANGE_PAIR = _STRANGE / 2
"""A character that nobody has makes two pairs strange."""


_EVERY_DAY, _HARDLY_EVER = 1.05, 0.97
_RARE = frozenset(
    {"tempo-and-deception", "defective-trick", "revoke-question", "trick-count", "dealing-fault",
     "concession", "claim-agreed", "explanation-duty", "disputed-facts", "director-error",
     "no-comparable-result"}
)  # fmt: skip
"""What a director meets once in months."""


@dataclass(frozen=True, slots=True)
class _Phrase:
    procedure: str
    terms: frozenset[str]
    worth: float


def folded(text: str) -> str:
    """Text in one form for comparison: width, case and kana do not matter."""
    return unicodedata.normalize("NFKC", text).casefold().translate(_FOLDED)


def procedures_for(query: str) -> tuple[Procedure, ...]:
    """The procedures that somebody may mean, the most likely first.

    >>> [one.key for one in procedures_for("dropped a card")][0]
    'exposed-card'
    """
    wanted, strange = _known(terms(query), half_typed=not query.endswith(" "))
    if not wanted:
        return ()
    rarity = _rarity()
    lost = sum(_STRANGE if term.isascii() else _STRANGE_PAIR for term in strange)
    whole = sum(rarity[term] * part for term, part in wanted.items()) + lost
    best: dict[str, float] = {}
    for phrase in _phrases():
        common = sum(rarity[term] * wanted[term] for term in phrase.terms & wanted.keys())
        if common:
            of_phrase = common / sum(rarity[term] for term in phrase.terms)
            fit = phrase.worth * 2 / (whole / common + 1 / of_phrase)
            best[phrase.procedure] = max(best.get(phrase.procedure, 0), fit)
    told = {key: (best[key] + _speaks_of(key, wanted)) * _happens(key) for key in best}
    ranked = sorted(told, key=lambda key: -told[key])
    return tuple(PROCEDURES[key] for key in ranked if best[key] >= _LEAST)


def lexicon() -> dict[str, Any]:
    """All that the search knows, as plain data: for a page that has to search by itself."""
    # In order, so that the same words are the same file, and browsers keep it.
    places = {term: place for place, term in enumerate(sorted(_rarity()))}
    return {
        "terms": list(places),
        "procedures": {key: _happens(key) for key in PROCEDURES},
        "phrases": [
            [one.procedure, one.worth, *sorted(places[term] for term in one.terms)]
            for one in _phrases()
        ],
        "nothing": sorted(_SAY_NOTHING),
        "spelled": _SPELLED,
        "least": _LEAST, "often": _OFTEN, "partly": _PARTLY, "strange": _STRANGE,
        "strangePair": _STRANGE_PAIR,
        "not": _NOT.pattern, "bid": _BID.pattern, "aBid": _A_BID, "count": _COUNT.pattern,
        "endings": _ENDINGS.pattern, "word": _WORD.pattern,
    }  # fmt: skip


def _happens(key: str) -> float:
    """How often it happens: of two that the words fit alike, what happens every day is meant."""
    if PROCEDURES[key].manifest.everyday:
        return _EVERY_DAY
    return _HARDLY_EVER if key in _RARE else 1.0


def _speaks_of(key: str, wanted: dict[str, float]) -> float:
    """How far a procedure's phrases together speak of the words: a story fits no single phrase."""
    rarity, shares = _rarity(), _shares()[key]
    worth = {term: rarity[term] * part for term, part in wanted.items()}
    heard = sum(value * min(1, _OFTEN * shares.get(term, 0)) for term, value in worth.items())
    return heard / sum(worth.values())


@cache
def _shares() -> dict[str, dict[str, float]]:
    """How large a part of all that is said of a procedure each word is."""
    said: dict[str, dict[str, float]] = {key: {} for key in PROCEDURES}
    for phrase in _phrases():
        words = said[phrase.procedure]
        for term in phrase.terms:
            words[term] = words.get(term, 0) + phrase.worth
    return {
        key: {term: worth / sum(words.values()) for term, worth in words.items()}
        for key, words in said.items()
    }


def _known(terms: list[str], half_typed: bool) -> tuple[dict[str, float], set[str]]:
    """The words as somebody has them, each with how surely it is meant, and those nobody has."""
    vocabulary = _rarity()
    found: dict[str, float] = {}
    strange: set[str] = set()
    for place, term in enumerate(terms):
        if term in vocabulary:
            found[term] = 1
            continue
        near: list[str] = []
        if half_typed and place == len(terms) - 1 and len(term) > 2:
            near = [known for known in vocabulary if known.startswith(term)]
        if not near and len(term) > 3:
            near = get_close_matches(term, list(vocabulary), 1, 0.8)
        for known in near:
            found.setdefault(known, _PARTLY)
        if not near:
            strange.add(term)
    return found, strange


@cache
def _phrases() -> tuple[_Phrase, ...]:
    return tuple(
        _Phrase(key, frozenset(said), worth)
        for key, text, worth in _texts()
        if (said := terms(text))
    )


def _texts() -> Iterator[tuple[str, str, float]]:
    spoken = [language(code) for code in LANGUAGES]
    for key, procedure in PROCEDURES.items():
        for said in (key, *procedure.manifest.phrases):
            yield key, said, 1
        for one in spoken:
            yield key, one.say(procedure.title), 1
            for title in _law_titles(procedure):
                yield key, one.say(title), _OF_A_LAW


def _law_titles(procedure: Procedure) -> Iterator[Text]:
    for law in procedure.laws:
        for clause in (*parents(law), find(law)[0]):
            if clause.title is not None:
                yield clause.title


@cache
def _rarity() -> dict[str, float]:
    """What each word is worth: the fewer procedures have it, the more it tells."""
    having = Counter(term for _, term in {(p.procedure, t) for p in _phrases() for t in p.terms})
    return {term: log(1 + len(PROCEDURES) / count) for term, count in having.items()}


_NOT = re.compile(r"\b(do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should)n['’]?t\b")
_BID = re.compile(
    r"(?<![0-9])[1-7] ?(?:♣|♦|♥|♠|くらぶ|だいや(?:もんど)?|はと|すぺど|のとらんぷ"
    r"|(?:clubs?|diamonds?|hearts?|spades?|no ?trumps?|nt|[cdhsn])(?![a-z]))"
)
_A_BID = " abid "
"""What stands for any bid by name. Nobody types it."""
_COUNTED = str.maketrans("一二三四五", "12345")
_COUNT = re.compile("[一二三四五](?=枚|人|つ|回)")
_WORD = re.compile(r"[a-z0-9]+(?:'[a-z]+)?|[^\x00-\x7f]+")
_ENDINGS = re.compile(r"(?<=\w{3})(?:'s|ies|ing|ed|es|s|e)$")


def terms(text: str) -> list[str]:
    """The words that count, each in the one form that it is compared in."""
    found: list[str] = []
    for word in _WORD.findall(_plain(folded(text))):
        if not word.isascii():
            kept = "".join(char for char in word if unicodedata.category(char)[0] in "LN")
            found += [kept[i : i + 2] for i in range(len(kept) - 1)] or ([kept] if kept else [])
        elif word not in _SAY_NOTHING:
            found.append(_stem(_SPELLED.get(word, word)))
    return found


def _plain(text: str) -> str:
    """Text with its short forms written out, and every bid as just a bid."""
    text = _NOT.sub(r"\1 not", text)
    text = _COUNT.sub(lambda count: count[0].translate(_COUNTED), text)
    return _BID.sub(_A_BID, text)


def _stem(word: str) -> str:
    """English endings do not matter: dropped, drops and drop are one word."""
    bare = _ENDINGS.sub("", word)
    return bare[:-1] if len(bare) > 3 and bare[-1] == bare[-2] else bare
