"""Where each answer leads: the different ways in which things can end after it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from types import MappingProxyType
from typing import NamedTuple

from bridgelaw.laws.machinery.interview import Interview
from bridgelaw.locale.text import Text

_PATHS = 150
"""So many ways on are walked for one answer: all that the laws of the table have."""
_PATHS_TO_SCORES = 8
"""A ruling on a score computes at the end of each way, and nobody reads a list of so many."""


class Outcome(NamedTuple):
    """How a line of questions can end: the clause and the ruling in one sentence."""

    clause: str
    headline: Text


class Foreseen(NamedTuple):
    """The different ways in which things can end after an answer.

    >>> from bridgelaw import PROCEDURES
    >>> ahead = foresee(Interview.begin(PROCEDURES["insufficient-bid"]))["yes"]
    >>> ahead.is_complete, [str(outcome.clause) for outcome in ahead.outcomes]
    (True, ['27A2'])
    """

    outcomes: tuple[Outcome, ...]
    is_complete: bool
    """There are no others."""


def foresee(interview: Interview, wholly: bool = False) -> Mapping[str, Foreseen]:
    """For each option of the pending question, how things can end after it.

    As far as there is time to find out before a page is shown; `wholly`: however long it takes.

    >>> from bridgelaw import PROCEDURES
    >>> interview = Interview.begin(PROCEDURES["insufficient-bid"])
    >>> for option, foreseen in foresee(interview).items():
    ...     print(option, sorted({outcome.clause for outcome in foreseen.outcomes}))
    yes ['27A2']
    no ['25A1', '27A1', '27B1(a)', '27B1(b)', '27B2', '27B3']
    """
    given = interview.circumstances
    if given.table is None and given.scores is None:
        return _foreseen_by_answers(interview, wholly)
    return _foreseen(interview, wholly)


# In a quick ruling only the answers matter, and all directors give the same ones.
@lru_cache(maxsize=4096)
def _foreseen_by_answers(interview: Interview, wholly: bool) -> Mapping[str, Foreseen]:
    return _foreseen(interview, wholly)


def _foreseen(interview: Interview, wholly: bool) -> Mapping[str, Foreseen]:
    asked = interview.question
    options = () if asked is None else asked.options
    return MappingProxyType(
        {option.key: _after(interview, option.key, wholly) for option in options}
    )


def _after(interview: Interview, value: str, wholly: bool) -> Foreseen:
    paths = interview.answer(value).paths()
    most = _PATHS_TO_SCORES if interview.procedure.for_director else _PATHS
    found = {
        Outcome(path.ruling.clause, path.ruling.headline): None
        for path in islice(paths, None if wholly else most)
    }
    return Foreseen(tuple(found), next(paths, None) is None)
