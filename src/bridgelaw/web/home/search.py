"""Finding a procedure or a law by a word or a number, in any of the languages at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from bridgelaw.game import Seat
from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.laws.digest import CLAUSES, Clause, UnknownClause, find, parents, spelled
from bridgelaw.laws.entrances.search import folded, procedures_for
from bridgelaw.locale import LANGUAGES, Text, language
from bridgelaw.stories.story import Story, looks_like_a_story, tell
from bridgelaw.web.parts.citing import citing

LONGEST = 400  # characters of a query, which may be a story
_MOST_CLAUSES = 30

# What directors say for short, and words that are spelled otherwise elsewhere.
IN_FULL = {
    "ui": "unauthorised", "mi": "misinformation", "ib": "insufficient bid",
    "loot": "lead out of turn", "olot": "opening lead out of turn", "coot": "call out of turn",
    "boot": "bid out of turn", "poot": "pass out of turn", "pc": "penalty card",
    "mpc": "major penalty card", "pp": "procedural penalty", "unauthorized": "unauthorised",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search has found, the best first."""

    procedures: tuple[Procedure, ...] = ()
    clauses: tuple[Clause, ...] = ()
    more_clauses: int = 0
    """How many clauses more there are than are shown."""
    story: Story | None = None
    """What was understood, where somebody told what happened."""


def search(query: str, players: Mapping[str, Seat] | None = None) -> SearchResult:
    """Procedures and clauses in which all the words occur, or that the number names.

    `players`: who sits where, by names of which a story may speak.
    """
    typed = folded(query[:LONGEST]).split()
    words = [part for word in typed for part in IN_FULL.get(word, word).split()]
    if not words:
        return SearchResult()
    try:
        number, under = spelled(query), find(query)
    except UnknownClause:
        number, under = "", ()
    if number[:1].isdigit():
        return SearchResult(
            tuple(citing(number)), under[:_MOST_CLAUSES], len(under[_MOST_CLAUSES:])
        )
    story = tell(query[:LONGEST], players) if looks_like_a_story(query, players) else None
    if story is not None:
        return SearchResult(
            tuple(PROCEDURES[key] for key in (*story.entrances, *story.other)), story=story
        )
    meant = [procedure.key for procedure in procedures_for(query[:LONGEST])]
    asked = (key for key, text in _asked_words().items() if _all_in(words, text))
    procedures = dict.fromkeys((*meant, *asked))
    clauses = [CLAUSES[number] for number, text in _clause_words().items() if _all_in(words, text)]
    clauses.sort(key=lambda clause: clause.title is None)  # whole laws first
    # A word that the Laws define is a word like others: its definition comes before the laws.
    clauses = list(dict.fromkeys((*under, *clauses)))
    return SearchResult(
        tuple(PROCEDURES[key] for key in procedures),
        tuple(clauses[:_MOST_CLAUSES]),
        len(clauses[_MOST_CLAUSES:]),
    )


def _all_in(words: list[str], text: str) -> bool:
    return all(word in text for word in words)


def _in_all_languages(texts: Iterable[Text]) -> str:
    spoken = [language(code) for code in LANGUAGES]
    return folded(" ".join(one.say(Text(text.msgid)) for text in texts for one in spoken))


@cache
def _asked_words() -> dict[str, str]:
    """All that each procedure asks, for words by which nobody calls it."""
    return {
        key: _in_all_languages(
            text
            for question in procedure.questions
            for text in (
                question.heading, question.why, *(option.label for option in question.options)
            )
        )
        for key, procedure in PROCEDURES.items()
    }  # fmt: skip


@cache
def _clause_words() -> dict[str, str]:
    return {
        number: _in_all_languages(
            (clause.text,) if clause.title is None else (clause.title, clause.text)
        )
        for number, clause in CLAUSES.items()
    }


_MOST_TITLES = 3  # in one line


def about(procedure: Procedure) -> tuple[Text, ...]:
    """What a procedure is about: the titles of its laws, or what they say if it is called so."""
    titles: dict[Text, None] = {}
    for law in procedure.laws:
        for clause in (*parents(law), find(law)[0]):
            if clause.title is not None and clause.title != procedure.title:
                titles[clause.title] = None
    return tuple(titles)[:_MOST_TITLES] or (find(procedure.laws[0])[0].text,)
