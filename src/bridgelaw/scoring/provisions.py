"""What authorities have laid down where the Laws leave it to them: each with where it stands.

A provision has its clause, document, article and date, as far as they were seen. A setting of a
profile that no provision names is ours: as in the Laws and the commentary on them, or asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bridgelaw.locale import Language, Text

Words = Text | Mapping[str, str]
"""A sentence of ours, or what a club wrote, by language."""


def in_words(words: Words, language: Language) -> str:
    """Said in a language; what a club wrote in another one only, in that."""
    if isinstance(words, Text):
        return language.say(words)
    return words.get(language.code) or next(iter(words.values()), "")


@dataclass(frozen=True, slots=True)
class Provision:
    """One rule of an authority, or of a club.

    >>> rule = Provision("EBU", ("92B",), {"en": "Appeals go to the scorer."}, "House rules")
    >>> rule.touches("appeal", ("92A", "92B")), rule.touches("claim", ("68",))
    (True, False)
    """

    authority: str
    clauses: tuple[str, ...]
    """The clauses of the Laws that leave it to the authority; the first is cited."""
    says: Words
    document: str
    article: str = ""
    date: str = ""
    setting: str = ""
    """The settings of the profile that have it; nothing where it is only told."""
    rulings: tuple[str, ...] = ()
    """The procedures beside which it is shown, whatever they cite."""
    ratings: tuple[str, ...] = ()
    """The ratings of events that it is for; nothing for all."""
    is_seen: bool = True
    """Its text was read; otherwise it is only known that there is one."""
    title: Words | None = None
    """What a club calls its rule."""

    @property
    def clause(self) -> str:
        """The clause that leaves it open; nothing where a club named none."""
        return self.clauses[0] if self.clauses else ""

    @property
    def where(self) -> str:
        """Document, article and date in one line."""
        return ", ".join(part for part in (self.document, self.article, self.date) if part)

    def said(self, language: Language) -> str:
        """The sentence, in a language."""
        return in_words(self.says, language)

    def titled(self, language: Language) -> str:
        """What it is called; nothing where it has no name."""
        return "" if self.title is None else in_words(self.title, language)

    @property
    def settings(self) -> tuple[str, ...]:
        return tuple(self.setting.split())

    def touches(self, procedure: str, cited: Iterable[str]) -> bool:
        """Does it belong beside a ruling of this procedure that cites these clauses?"""
        if procedure in self.rulings:
            return True
        return any(is_within(one, clause) for one in cited for clause in self.clauses)


_STEP = re.compile(r"\d+|[A-Za-z]+")


def is_within(number: str, clause: str) -> bool:
    """Is it this clause, or a part of it?

    >>> is_within("27B1(a)", "27B"), is_within("27B1", "27B1(a)"), is_within("61", "6")
    (True, False, False)
    """
    inner, outer = _STEP.findall(number), _STEP.findall(clause)
    return inner[: len(outer)] == outer


def provisions_of(authority: str, rating: str = "") -> tuple[Provision, ...]:
    """What was found of an authority, in the order of the clauses; of a rating, if one is named."""
    from bridgelaw.scoring.provisions_found import PROVISIONS

    return tuple(
        one
        for one in PROVISIONS
        if one.authority == authority and (not rating or not one.ratings or rating in one.ratings)
    )


def source_of(authority: str, setting: str) -> Provision | None:
    """Where a setting comes from; nothing where it is ours."""
    sources = (one for one in provisions_of(authority) if setting in one.settings and one.is_seen)
    return next(sources, None)
