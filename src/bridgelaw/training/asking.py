"""A question in somebody's own words: which question of the law is meant, or none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from bridgelaw.game.seats import SEAT_OF_LETTER, Seat
from bridgelaw.game.spelling import plain
from bridgelaw.laws.machinery.questions import Question
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.locale.text import Text, tr
from bridgelaw.training.players import HAPPENED
from bridgelaw.training.visit import Visit, plainly

LONGEST = 200
_ENOUGH = 0.3
_WORD = re.compile(r"[a-z0-9♠♥♦♣]+|[^\x00-\x7f♠♥♦♣、。？！「」・]+")
_ONLY_KANA = re.compile(r"[ぁ-ん]+")  # mostly endings, which all questions share
_SEAT = re.compile(r"^\s*(north|east|south|west|n|e|s|w)\b[\s,:、]*", re.IGNORECASE)
_LITTLE = frozenset(
    (
        "a", "an", "the", "is", "it", "of", "to", "in", "on", "at", "by", "do", "did", "does",
        "was", "were", "has", "have", "had", "be", "been", "and", "or", "not", "you", "your",
        "that", "this", "what", "who", "which", "any", "with", "for", "as", "player", "please",
    )
)  # fmt: skip
_WAYS_TO_ASK = (
    tr("What happened?"), tr("What is the matter?"), tr("What was that?"), tr("Please tell me."),
)  # fmt: skip


def tokens(text: str) -> frozenset[str]:
    """The words of a sentence that matter; of Japanese, pairs of letters."""
    found: set[str] = set()
    for word in _WORD.findall(plain(text).lower()):
        if word.isascii():
            if word not in _LITTLE:
                found.add(re.sub(r"(ed|ing|s|es)$", "", word) if len(word) > 4 else word)
        else:
            pairs = {word[at : at + 2] for at in range(max(1, len(word) - 1))}
            found |= {pair for pair in pairs if not _ONLY_KANA.fullmatch(pair)} or pairs
    return frozenset(found)


def seat_named(text: str) -> tuple[Seat | None, str]:
    """Whom the words are put to, where they begin with a seat, and the rest of them."""
    found = _SEAT.match(text)
    if found is None:
        return None, text
    return SEAT_OF_LETTER[found[1][0].upper()], text[found.end() :]


def understood(visit: Visit, text: str) -> str | None:
    """The key of the question that is meant; `None` where that is not clear."""
    said = tokens(text[:LONGEST])
    if not said:
        return None
    on_the_way = [fact.key for fact in visit.situation.facts]
    scored = [(_likeness(said, ways), key in on_the_way, key) for key, ways in _questions(visit)]
    best, second = sorted(scored, reverse=True)[:2]
    if any(said == way for way in _ways_to_ask()):
        return HAPPENED
    # Two questions may sound alike; then that one is meant to which somebody has an answer.
    return best[2] if best[0] >= _ENOUGH and best[:2] > second[:2] else None


def _likeness(said: frozenset[str], ways: tuple[frozenset[str], ...]) -> float:
    return max((2 * len(said & way) / (len(said) + len(way)) for way in ways if way), default=0.0)


def _questions(visit: Visit) -> Iterator[tuple[str, tuple[frozenset[str], ...]]]:
    yield HAPPENED, _ways_to_ask()
    for question in visit.questions:
        here = _in_all_languages(visit.heading(question.key))
        yield question.key, (*here, *_plain_words(question))


@cache
def _ways_to_ask() -> tuple[frozenset[str], ...]:
    return tuple(way for text in _WAYS_TO_ASK for way in _in_all_languages(text))


@lru_cache(maxsize=1024)
def _plain_words(question: Question[object]) -> tuple[frozenset[str], ...]:
    return _in_all_languages(plainly(question))


def _in_all_languages(text: Text) -> tuple[frozenset[str], ...]:
    return tuple(tokens(language(code).say(text)) for code in LANGUAGES)
