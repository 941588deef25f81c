"""Where each answer leads, as far as there is time to find out before a page is shown."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from types import MappingProxyType
from typing import NamedTuple

from bridgelaw.laws import PROCEDURES, Answer, Interview, Outcome
from bridgelaw.scoring.profile import Profile

_PATHS = 150
"""So many ways on are walked for one answer: all that the laws of the table have."""
_PATHS_TO_SCORES = 8
"""A ruling on a score computes at the end of each way, and nobody reads a list of so many."""


class Foreseen(NamedTuple):
    """The different ways in which things can end after an answer."""

    outcomes: tuple[Outcome, ...]
    is_complete: bool
    """There are no others."""


def foresee(interview: Interview) -> Mapping[str, Foreseen]:
    """For each option of the pending question, how things can end after it."""
    if interview.table is None and interview.sheet is None:
        return _foreseen_by_answers(interview.procedure.key, interview.answers, interview.profile)
    return _foreseen(interview)


# In a quick ruling only the answers matter, and all directors give the same ones.
@lru_cache(maxsize=4096)
def _foreseen_by_answers(
    procedure: str, answers: tuple[Answer, ...], profile: Profile
) -> Mapping[str, Foreseen]:
    return _foreseen(Interview(PROCEDURES[procedure], None, answers, profile=profile))


def _foreseen(interview: Interview) -> Mapping[str, Foreseen]:
    asked = interview.question
    options = () if asked is None else asked.options
    return MappingProxyType({option.key: _after(interview, option.key) for option in options})


def _after(interview: Interview, value: str) -> Foreseen:
    most = _PATHS_TO_SCORES if interview.procedure.for_director else _PATHS
    paths = interview.answer(value).paths()
    found = {
        Outcome(path.ruling.clause, path.ruling.headline): None for path in islice(paths, most)
    }
    return Foreseen(tuple(found), next(paths, None) is None)
