"""When something happens: the moments by which a director finds the law."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bridgelaw.laws import PROCEDURES, Procedure
from bridgelaw.laws.digest import find, parents
from bridgelaw.locale.text import Text, tr


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of the game, and the laws that belong to it."""

    key: str
    title: Text
    hint: Text
    laws: frozenset[int]

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        return tuple(one for one in PROCEDURES.values() if self in moments_of(one))


def _laws(*spans: tuple[int, int]) -> frozenset[int]:
    return frozenset(law for first, last in spans for law in range(first, last + 1))


MOMENTS = (
    Moment("auction", tr("Auction"), tr("calls, explanations, a card seen before the play"),
           _laws((17, 39))),
    Moment("play", tr("Lead and play"), tr("out of turn, penalty cards, dummy, a played card"),
           _laws((9, 9), (41, 60), (65, 67))),
    Moment("revoke", tr("Revoke"), tr("a suit not followed, or a question about it"),
           _laws((61, 64))),
    Moment("claim", tr("Claim"), tr("claims and concessions, also those taken back"),
           _laws((68, 71))),
    Moment("information", tr("Information"),
           tr("hesitations, explanations, alerts, psychic calls, something overheard"),
           _laws((16, 16), (40, 40), (72, 73), (75, 75))),
    Moment("cards", tr("Cards and boards"),
           tr("14 cards, wrong pair or board, a faulty deal, a fouled board"),
           _laws((1, 8), (13, 15))),
    Moment("score", tr("Score"), tr("adjusted scores, disputed tricks, errors"),
           _laws((10, 12), (77, 82), (86, 89))),
    Moment("conduct", tr("Conduct and appeals"),
           tr("slow play, behaviour, disputed facts, no director called, penalties, appeals"),
           _laws((74, 74), (76, 76), (83, 85), (90, 93))),
)  # fmt: skip
"""Every law belongs to one of them, so that a new procedure is found without being named here."""

BY_KEY = {moment.key: moment for moment in MOMENTS}


def moments_of(procedure: Procedure) -> tuple[Moment, ...]:
    """The moments under which a procedure is listed: by its manifest, or by its first law."""
    if procedure.manifest.moments:
        return tuple(BY_KEY[key] for key in procedure.manifest.moments)
    number = re.match(r"\d+", procedure.laws[0])
    law = int(number[0]) if number else 0
    return tuple(moment for moment in MOMENTS if law in moment.laws) or MOMENTS[-1:]


_MOST_TITLES = 3  # in one line


def about(procedure: Procedure) -> tuple[Text, ...]:
    """What a procedure is about: the titles of its laws, or what they say if it is called so."""
    titles: dict[Text, None] = {}
    for law in procedure.laws:
        for clause in (*parents(law), find(law)[0]):
            if clause.title is not None and clause.title != procedure.title:
                titles[clause.title] = None
    return tuple(titles)[:_MOST_TITLES] or (find(procedure.laws[0])[0].text,)
