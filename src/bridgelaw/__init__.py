"""The 2017 Laws of Duplicate Bridge as working software.

>>> from bridgelaw import PROCEDURES, Board, Interview, Seat, Table
>>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
>>> table.ruling_needed
'insufficient-bid'
>>> interview = Interview.begin(PROCEDURES[table.ruling_needed], table)
>>> str(interview.question.heading)
'Was 1♥ a slip?'

What this package and its rooms (`bridgelaw.game`, `table`, `laws`, `comparable`, `scoring`,
`analysis`, `formats`, `archives` and `locale`) list in `__all__` is the library: it is documented
in docs/library.md and in the reference, and stays between versions as CHANGELOG.md promises.
Everything else, a module inside a room or a name that a room does not list, is private and may
change without notice.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bridgelaw.analysis import Claim, Position, judge
    from bridgelaw.archives import Finding, audit
    from bridgelaw.comparable import Comparison, Meaning, MeaningError, compare, meaning_named
    from bridgelaw.formats import BadFile, Document, Record, read_document, read_records
    from bridgelaw.game import (
        SEATS,
        SUITS,
        Auction,
        Bid,
        Board,
        Call,
        Card,
        Contract,
        Deal,
        Denomination,
        Hand,
        NotationError,
        Role,
        Seat,
        Side,
        Suit,
        Trick,
        Vulnerability,
        parse_call,
    )
    from bridgelaw.laws import (
        PROCEDURES,
        Answer,
        AnswersDoNotMatch,
        BadAnswer,
        Circumstances,
        Interview,
        NothingToRule,
        Procedure,
        Ruling,
        foresee,
        interview_to_json,
        settle,
        walk,
    )
    from bridgelaw.locale import Language, Refusal, Text, UnknownLanguage, language
    from bridgelaw.scoring import BadField, Field, Standings, score_field
    from bridgelaw.stories import Story, tell
    from bridgelaw.table import ImpossibleEvent, Irregularity, Phase, Table, effects, events

__version__ = "0.3.0"

__all__ = [
    "PROCEDURES",
    "SEATS",
    "SUITS",
    "Answer",
    "AnswersDoNotMatch",
    "Auction",
    "BadAnswer",
    "BadField",
    "BadFile",
    "Bid",
    "Board",
    "Call",
    "Card",
    "Circumstances",
    "Claim",
    "Comparison",
    "Contract",
    "Deal",
    "Denomination",
    "Document",
    "Field",
    "Finding",
    "Hand",
    "ImpossibleEvent",
    "Interview",
    "Irregularity",
    "Language",
    "Meaning",
    "MeaningError",
    "NotationError",
    "NothingToRule",
    "Phase",
    "Position",
    "Procedure",
    "Record",
    "Refusal",
    "Role",
    "Ruling",
    "Seat",
    "Side",
    "Standings",
    "Story",
    "Suit",
    "Table",
    "Text",
    "Trick",
    "UnknownLanguage",
    "Vulnerability",
    "audit",
    "compare",
    "effects",
    "events",
    "foresee",
    "interview_to_json",
    "judge",
    "language",
    "meaning_named",
    "parse_call",
    "read_document",
    "read_records",
    "score_field",
    "settle",
    "tell",
    "walk",
]

_ROOMS = {
    "analysis": ("Claim", "Position", "judge"),
    "archives": ("Finding", "audit"),
    "comparable": ("Comparison", "Meaning", "MeaningError", "compare", "meaning_named"),
    "formats": ("BadFile", "Document", "Record", "read_document", "read_records"),
    "laws": (
        "PROCEDURES", "Answer", "AnswersDoNotMatch", "BadAnswer", "Circumstances", "Interview",
        "NothingToRule", "Procedure", "Ruling", "foresee", "interview_to_json", "settle",
        "walk",
    ),
    "locale": ("Language", "Refusal", "Text", "UnknownLanguage", "language"),
    "stories": ("Story", "tell"),
    "scoring": ("BadField", "Field", "Standings", "score_field"),
    "table": ("ImpossibleEvent", "Irregularity", "Phase", "Table", "effects", "events"),
}  # fmt: skip
_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names}
"""Where a name lives that is not of `game`."""


def __getattr__(name: str) -> Any:
    # Late, because a command that only scores a contract needs no laws.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_ROOM_OF.get(name, 'game')}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
