"""A row of the law: its label, what it says in our words, how strongly, and what is beside it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.locale.text import Text, tr


class Weight(Enum):
    """How strongly a clause speaks; the Introduction makes that law. The weakest comes first.

    >>> Weight.MUST.is_stronger_than(Weight.SHOULD)
    True
    """

    MAY = "may"
    DOES = "does"
    SHOULD = "should"
    SHOULD_NOT = "should not"
    SHALL = "shall"
    SHALL_NOT = "shall not"
    MAY_NOT = "may not"
    MUST = "must"
    MUST_NOT = "must not"

    def is_stronger_than(self, other: Weight) -> bool:
        """Does the Introduction make more of it than of the other?"""
        order = list(Weight)
        return order.index(self) > order.index(other)

    @property
    def words(self) -> Text:
        """What the word means for whoever does otherwise."""
        return _MEANS[self]


_MEANS = {
    Weight.MAY: tr("may: leaving it undone is not wrong"),
    Weight.DOES: tr("does: procedure, with no penalty in mind"),
    Weight.SHOULD: tr("should: not doing it is an infraction, seldom penalised"),
    Weight.SHOULD_NOT: tr("should not: doing it is an infraction, seldom penalised"),
    Weight.SHALL: tr("shall: a breach is penalised more often than not"),
    Weight.SHALL_NOT: tr("shall not: a breach is penalised more often than not"),
    Weight.MAY_NOT: tr("may not: a strong prohibition, just short of the strongest"),
    Weight.MUST: tr("must: the strongest word, a serious matter"),
    Weight.MUST_NOT: tr("must not: the strongest prohibition, a serious matter"),
}


@dataclass(frozen=True, slots=True)
class Source:
    """Who says something about a clause, and since when."""

    key: str
    name: Text
    date: str
    """As far as it is known: 2019-01. Nothing for what is ours."""


COMMENTARY = Source("commentary", tr("Commentary of the WBF Laws Committee"), "2019-01")
"""A guide, by its own words no part of the code."""
OURS = Source("ours", tr("bridgelaw"), "")
"""A hint of ours: neither law nor commentary."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What somebody says of a clause, which the clause itself does not say."""

    clause: str
    source: Source
    text: Text


@dataclass(frozen=True, slots=True)
class Clause:
    """A law, or a part of one; whole laws, the Introduction and definitions have a title.

    >>> from bridgelaw.laws import CLAUSES
    >>> str(CLAUSES["27"].title), CLAUSES["27"].number
    ('Insufficient bid', '27')
    >>> CLAUSES["44C"].player.value, CLAUSES["23C"].director.value
    ('must', 'shall')
    """

    number: str  # as the Laws write it: 27, 27B, 27B1(a), 30B1(b)(i); Definition: Alert; fn 7
    text: Text
    see: tuple[str, ...] = ()
    title: Text | None = None
    player: Weight | None = None
    """How strongly it speaks to the players; nothing where it only says what is done."""
    director: Weight | None = None
    """How strongly it speaks to the Director."""
    footnotes: tuple[Clause, ...] = ()
    remarks: tuple[Remark, ...] = ()
    """What others say of it: the commentary, and hints of ours."""
    since: str = "2017"
    """The edition from which on it reads so."""
    until: str | None = None
    """The edition that changed it or took it out."""

    @property
    def weight(self) -> Weight:
        """The stronger of the two; procedure, where no word of weight stands in it."""
        found = [one for one in (self.player, self.director) if one is not None]
        strongest = Weight.DOES if not found else found[0]
        for one in found:
            strongest = one if one.is_stronger_than(strongest) else strongest
        return strongest

    @property
    def name(self) -> str:
        """What it is called where numbers are: the words of a definition, 7 of a footnote."""
        return self.number.removeprefix("Definition: ").removeprefix("fn ")
