"""A question in somebody's own words: which question of the law is meant, or none.

The words are found by the one reader: in either language, spelled a little wrongly, or another word
for the same (`_SAME`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache

from bridgelaw.game import Seat
from bridgelaw.laws import Procedure
from bridgelaw.laws.machinery.questions import Question
from bridgelaw.locale import LANGUAGES, Text, language, tr
from bridgelaw.reading.lexicon import Lexicon, Word, WordEdge, words
from bridgelaw.reading.shared.words import SHARED_WORDS
from bridgelaw.reading.source import Source
from bridgelaw.reading.units import Unit, units_of
from bridgelaw.training.players import HAPPENED
from bridgelaw.training.visit import Visit, plainly

LONGEST = 200
_ENOUGH, _NEAR = 0.35, 0.85
_YES_OR_NO = ("yes", "no")
_ONLY_KANA = re.compile(r"[ぁ-んァ-ンー]+")  # mostly endings, which all questions share
_LITTLE = frozenset(
    (
        "A", "AN", "THE", "IS", "IT", "OF", "TO", "IN", "ON", "AT", "BY", "DO", "DID", "DOES",
        "WAS", "WERE", "HAS", "HAVE", "HAD", "BE", "BEEN", "AND", "OR", "NOT", "YOU", "YOUR",
        "THAT", "THIS", "WHAT", "WHO", "WHICH", "ANY", "WITH", "FOR", "AS", "PLAYER", "PLEASE",
        "'S", "SO", "WOULD", "LIKE", "WILL", "WANT", "THERE", "ME", "MY", "WE", "THEY", "ANYBODY",
        "ANYONE", "SOMEBODY", "SOMEONE", "BEFORE",
    )
)  # fmt: skip
_WORD = "word"
_SAME = words(_WORD, {
    "ACCEPT": "accept; accepts; let it stand; let the bid stand; let the call stand; allow it; "
              "let that stand; take it as it is; condone; 受け入れ; 認め",
    "SLIP": "slip; unintended; by accident; accidental; misclick; wrong card out; did you mean; "
            "was it meant; うっかり; 不用意; 意図しない; 間違えて",
    "MEANT": "meant; mean; what did you mean; intended; intend; wanted to call; had in mind; "
             "つもり; 意図した",
    "INSTEAD": "instead; replace; replacement; substitute; change it to; bid now; call now; "
               "play now; 代わり; 改めて; 言い換え",
    "COMPARABLE": "comparable; similar meaning; same meaning; 比較可能; 同じような意味",
    "CHANGE": "change; changes; take back; takes back; 変え; 戻し; 取り消し",
    "PURPOSE": "on purpose; deliberate; deliberately; intentionally; わざと; 故意",
    "SAW": "see; saw; seen; visible; could see; 見え; 見た",
    "FORBID": "forbid; forbids; prohibit; ban; 禁止; 禁じ",
    "REQUIRE": "require; demand; insist on; 要求",
    "TOLD": "told; tell; explain; explained; explanation; 説明",
    "HOLD": "hold; holds; held; got any; 持って",
    "FOLLOW": "follow suit; followed suit; followed; what was required; did you have a; "
              "do you have any; have you any; フォロー",
    "DOUBT": "doubt; doubts; disagree; object; contest; dispute; 異議; 疑",
    "SINCE": "since; after that; afterwards; その後",
    "NOTICE": "notice; noticed; attention; 気づ; 指摘",
})  # fmt: skip
"""Other words for the same."""
_SEATS = Lexicon(word for word in SHARED_WORDS if word.category == "seat" and not word.cost)
_WAYS_TO_ASK = (
    tr("What happened?"), tr("What is the matter?"), tr("What was that?"), tr("Please tell me."),
    tr("What is the problem?"), tr("What is going on?"), tr("Why did you call me?"),
)  # fmt: skip


def tokens(text: str, known: Lexicon | None = None) -> frozenset[str]:
    """The words of a sentence that matter; of Japanese, pairs of letters."""
    units = units_of(Source(text))
    edges = None if known is None else known.edges(units)
    found: set[str] = set()
    run, at = "", 0
    while at <= len(units):
        edge = None if edges is None or at == len(units) else _best(edges[at])
        unit = None if at == len(units) or edge is not None else units[at]
        if unit is not None and not (unit.is_latin or unit.is_mark or unit.text.isascii()):
            run, at = run + unit.text, at + 1
            continue
        if run:
            pairs = {run[place : place + 2] for place in range(max(1, len(run) - 1))}
            found |= {pair for pair in pairs if not _ONLY_KANA.fullmatch(pair)} or pairs
            run = ""
        if edge is not None:
            found.add(str(edge.word.value))
            at = edge.end
            continue
        if unit is not None and not unit.is_mark and unit.text not in _LITTLE:
            found.add(_stem(unit))
        at += 1
    return frozenset(found)


def _best(edges: list[WordEdge]) -> WordEdge | None:
    return min(edges, key=lambda one: (one.start - one.end, one.cost), default=None)


def _stem(unit: Unit) -> str:
    return re.sub(r"(ED|ING|ES|S)$", "", unit.text) if len(unit.text) > 4 else unit.text


def seat_named(text: str) -> tuple[Seat | None, str]:
    """Whom the words are put to, where they begin or end with a seat, and the rest of them."""
    source = Source(text)
    units = units_of(source)
    edges = _SEATS.edges(units)
    for at in (0, len(units) - 1, len(units) - 2):
        edge = _best(edges[at]) if 0 <= at < len(units) else None
        after = [] if edge is None else [unit for unit in units[edge.end :] if not unit.is_mark]
        if edge is None or not isinstance(edge.word.value, Seat) or (at and after):
            continue
        if at and not units[at - 1].is_mark:
            continue  # "did you see West": no name that is called
        if at:
            return edge.word.value, text[: source.span(units[at - 1].start, units[at].end)[0]]
        rest = text[source.span(units[0].start, units[edge.end - 1].end)[1] :]
        return edge.word.value, re.sub(r"^(さん)?[\s,:、]*", "", rest)
    return None, text


def understood(visit: Visit, text: str) -> str | None:
    """The key of the question that is meant; `None` where that is not clear."""
    known = _words_of(visit.situation.procedure)
    said = tokens(text[:LONGEST], known)
    if not said:
        return None
    if any(said == way for way in _ways_to_ask(known)):
        return HAPPENED
    on_the_way = [fact.key for fact in visit.situation.facts]
    questions = tuple(_questions(visit, known))
    weights = _weights(questions)
    scored = sorted(
        ((_likeness(said, ways, weights), key) for key, ways in questions), reverse=True
    )
    best = scored[0][0]
    near = [key for score, key in scored if score >= max(_ENOUGH, best * _NEAR)]
    # Several may sound alike; then that one is meant to which somebody has an answer.
    meant = [key for key in near if key in on_the_way] or near
    return meant[0] if len(meant) == 1 or (meant and scored[1][0] < best) else None


_Asked = tuple[str, tuple[frozenset[str], ...]]
"""A question, and the ways in which it can be put."""


def _weights(questions: tuple[_Asked, ...]) -> Counter[str]:
    """In how many questions of the law each word comes up: what is in all of them tells nothing."""
    return Counter(word for _, ways in questions for word in frozenset[str]().union(*ways))


def _likeness(
    said: frozenset[str], ways: tuple[frozenset[str], ...], weights: Counter[str]
) -> float:
    def heavy(words: frozenset[str]) -> float:
        return sum(1 / max(1, weights[word]) for word in words)

    return max((2 * heavy(said & way) / (heavy(said) + heavy(way)) for way in ways if way),
               default=0.0)  # fmt: skip


def _questions(visit: Visit, known: Lexicon) -> Iterator[_Asked]:
    yield HAPPENED, _ways_to_ask(known)
    for question in visit.questions:
        here = _in_all_languages(visit.heading(question.key), known)
        yield question.key, (*here, *_plain_words(question, known))


@cache
def _words_of(procedure: Procedure) -> Lexicon:
    """Every word of the questions of a law, so that what is misspelled is found."""
    texts = [plainly(question, text=text) for question in procedure.questions
             for text in (question.heading, *(one.label for one in question.options))]  # fmt: skip
    units = {
        unit.text: _stem(unit)
        for text in (*texts, *_WAYS_TO_ASK)
        for unit in units_of(Source(language("en").say(text)))
        if unit.is_latin and unit.text not in _LITTLE
    }
    taken = {word.spelling.upper() for word in _SAME}
    own = (Word(text, _WORD, stem) for text, stem in units.items() if text not in taken)
    return Lexicon((*_SAME, *own))


@cache
def _ways_to_ask(known: Lexicon) -> tuple[frozenset[str], ...]:
    return tuple(way for text in _WAYS_TO_ASK for way in _in_all_languages(text, known))


@lru_cache(maxsize=1024)
def _plain_words(question: Question[object], known: Lexicon) -> tuple[frozenset[str], ...]:
    """The question with nobody's name, and each of its answers that is more than yes or no."""
    answers = [option.label for option in question.options if option.key not in _YES_OR_NO]
    texts = (question.heading, *answers)
    return tuple(
        way for text in texts for way in _in_all_languages(plainly(question, text=text), known)
    )


def _in_all_languages(text: Text, known: Lexicon) -> tuple[frozenset[str], ...]:
    return tuple(tokens(language(code).say(text), known) for code in LANGUAGES)
