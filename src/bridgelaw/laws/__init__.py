"""The law procedures, and what they are made of."""

from bridgelaw.laws.call_out_of_turn import CALL_OUT_OF_TURN
from bridgelaw.laws.card_in_auction import CARD_IN_AUCTION
from bridgelaw.laws.case import EDITION, Answer, AnswersDoNotMatch, Case, NothingToRule
from bridgelaw.laws.explanation_duty import EXPLANATION_DUTY
from bridgelaw.laws.inadmissible_call import INADMISSIBLE_CALL
from bridgelaw.laws.insufficient_bid import INSUFFICIENT_BID
from bridgelaw.laws.interview import Interview, Outcome, Path, Procedure, walk
from bridgelaw.laws.lead_restriction import LEAD_RESTRICTION
from bridgelaw.laws.misinformation import MISINFORMATION
from bridgelaw.laws.questions import Asked, BadAnswer
from bridgelaw.laws.robbed_of_turn import ROBBED_OF_TURN
from bridgelaw.laws.ruling import Ruling, Words
from bridgelaw.laws.unintended_call import UNINTENDED_CALL
from bridgelaw.laws.wrong_board import WRONG_BOARD

PROCEDURES = {
    procedure.key: procedure
    for procedure in (
        INSUFFICIENT_BID,
        CALL_OUT_OF_TURN,
        ROBBED_OF_TURN,
        UNINTENDED_CALL,
        INADMISSIBLE_CALL,
        CARD_IN_AUCTION,
        MISINFORMATION,
        EXPLANATION_DUTY,
        WRONG_BOARD,
        LEAD_RESTRICTION,
    )
}
"""Every procedure by its name."""

__all__ = [
    "CALL_OUT_OF_TURN",
    "CARD_IN_AUCTION",
    "EDITION",
    "EXPLANATION_DUTY",
    "INADMISSIBLE_CALL",
    "INSUFFICIENT_BID",
    "LEAD_RESTRICTION",
    "MISINFORMATION",
    "PROCEDURES",
    "ROBBED_OF_TURN",
    "UNINTENDED_CALL",
    "WRONG_BOARD",
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
