"""The law procedures, and what they are made of."""

from bridgelaw.laws.call_out_of_turn import CALL_OUT_OF_TURN
from bridgelaw.laws.case import EDITION, Answer, AnswersDoNotMatch, Case, NothingToRule
from bridgelaw.laws.insufficient_bid import INSUFFICIENT_BID
from bridgelaw.laws.interview import Interview, Outcome, Path, Procedure, walk
from bridgelaw.laws.lead_restriction import LEAD_RESTRICTION
from bridgelaw.laws.questions import Asked, BadAnswer
from bridgelaw.laws.robbed_of_turn import ROBBED_OF_TURN
from bridgelaw.laws.ruling import Ruling, Words
from bridgelaw.laws.unintended_call import UNINTENDED_CALL

PROCEDURES = {
    procedure.key: procedure
    for procedure in (
        INSUFFICIENT_BID,
        CALL_OUT_OF_TURN,
        ROBBED_OF_TURN,
        UNINTENDED_CALL,
        LEAD_RESTRICTION,
    )
}
"""Every procedure by its name."""

__all__ = [
    "CALL_OUT_OF_TURN",
    "EDITION",
    "INSUFFICIENT_BID",
    "LEAD_RESTRICTION",
    "PROCEDURES",
    "ROBBED_OF_TURN",
    "UNINTENDED_CALL",
    "Answer",
    "AnswersDoNotMatch",
    "Asked",
    "BadAnswer",
    "Case",
    "Interview",
    "NothingToRule",
    "Outcome",
    "Path",
    "Procedure",
    "Ruling",
    "Words",
    "walk",
]
