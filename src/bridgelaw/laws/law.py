"""What the files of a law are written with: how it asks, knows, decides and tells, and the table.

Beside it a law imports what a sentence can claim (`machinery/facts.py`), what it shares with others
and what it needs of the table.
"""

from bridgelaw.laws.machinery.asked import OneOf
from bridgelaw.laws.machinery.case import Case, NothingToRule
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.laws.machinery.endings import Ending, Spoken, to_all, to_offender, to_partner
from bridgelaw.laws.machinery.holding import About
from bridgelaw.laws.machinery.procedure import procedure
from bridgelaw.laws.machinery.questions import (
    SEAT_OPTIONS,
    Answers,
    BadAnswer,
    CallQuestion,
    CardQuestion,
    Choice,
    Option,
    Question,
    answers,
    yes_or_no,
)
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.machinery.seating import Part
from bridgelaw.locale.text import All, AnyOf, NoneOf, Text, filled, tr
from bridgelaw.table import effects as fx
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

__all__ = [
    "SEAT_OPTIONS", "About", "All", "Answers", "AnyOf", "BadAnswer", "CallQuestion", "CardQuestion",
    "Case", "Choice", "Circumstances", "Ending", "Irregularity", "Kind", "NoneOf", "NothingToRule",
    "OneOf", "Option", "Part", "Phase", "Question", "Ruling", "Spoken", "Table", "Text",
    "answers", "filled", "fx", "procedure", "to_all", "to_offender", "to_partner", "tr",
    "yes_or_no",
]  # fmt: skip
