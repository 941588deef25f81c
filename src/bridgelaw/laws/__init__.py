"""The law procedures, and what is needed to put their questions and to give their rulings.

Only what is listed in `__all__` is promised; the modules of this room are private.
"""

from typing import TYPE_CHECKING, cast

from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.machinery.case import (
    EDITION,
    Answer,
    AnswersDoNotMatch,
    Case,
    Known,
    NothingToRule,
    Told,
)
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.laws.machinery.endings import Ending, Spoken
from bridgelaw.laws.machinery.facts import Act, Duty, Lasts, Mode, Says
from bridgelaw.laws.machinery.holding import About, Pending
from bridgelaw.laws.machinery.interview import Interview, Path, walk
from bridgelaw.laws.machinery.lookahead import Foreseen, Outcome, foresee
from bridgelaw.laws.machinery.manifest import Looks, Manifest, PutOff
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import BadAnswer, Option, Question
from bridgelaw.laws.machinery.registry import PROCEDURES, folders
from bridgelaw.laws.machinery.ruling import Later, Ruling, Step
from bridgelaw.laws.machinery.settle import settle
from bridgelaw.laws.machinery.words import Words
from bridgelaw.locale.late import late

if TYPE_CHECKING:
    from bridgelaw.laws.digest import CLAUSES, Clause, Remark, Source, UnknownClause, Weight, find
    from bridgelaw.laws.machinery.as_json import interview_to_json, ruling_to_json
    from bridgelaw.laws.machinery.transcript import Retold, retell, transcript_to_json

__all__ = [
    "CLAUSES",
    "EDITION",
    "PROCEDURES",
    "About",
    "Act",
    "Answer",
    "AnswersDoNotMatch",
    "Asked",
    "BadAnswer",
    "Case",
    "Circumstances",
    "Clause",
    "Duty",
    "Ending",
    "Foreseen",
    "Interview",
    "Known",
    "Lasts",
    "Later",
    "Looks",
    "Manifest",
    "Mode",
    "NothingToRule",
    "Option",
    "Outcome",
    "Path",
    "Pending",
    "Procedure",
    "PutOff",
    "Question",
    "Remark",
    "Retold",
    "Ruling",
    "Says",
    "Source",
    "Spoken",
    "Step",
    "Told",
    "UnknownClause",
    "Weight",
    "Words",
    "find",
    "foresee",
    "interview_to_json",
    "retell",
    "ruling_to_json",
    "settle",
    "transcript_to_json",
    "walk",
]

# Late: a ruling needs neither the digest nor JSON, and no law but its own.
_get = late(__name__, {
    "digest": "CLAUSES Clause Remark Source UnknownClause Weight find",
    "machinery.as_json": "interview_to_json ruling_to_json",
    "machinery.transcript": "Retold retell transcript_to_json",
})  # fmt: skip
_KEY_OF = {key.replace("-", "_").upper(): key for key in folders()}
# Each procedure has a name of its own as well: REVOKE is PROCEDURES["revoke"].
__all__.extend(_KEY_OF)


def __getattr__(name: str) -> Procedure:
    # A type checker sees above what is no procedure.
    return PROCEDURES[_KEY_OF[name]] if name in _KEY_OF else cast(Procedure, _get(name))


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
