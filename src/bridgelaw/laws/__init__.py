"""The law procedures, and what is needed to put their questions and to give their rulings.

Only what is listed in `__all__` is promised; the modules of this room are private.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from bridgelaw.laws.auction.auction_question.procedure import AUCTION_QUESTION
from bridgelaw.laws.auction.call_out_of_turn.procedure import CALL_OUT_OF_TURN
from bridgelaw.laws.auction.card_in_auction.procedure import CARD_IN_AUCTION
from bridgelaw.laws.auction.explanation_duty.procedure import EXPLANATION_DUTY
from bridgelaw.laws.auction.inadmissible_call.procedure import INADMISSIBLE_CALL
from bridgelaw.laws.auction.insufficient_bid.procedure import INSUFFICIENT_BID
from bridgelaw.laws.auction.lead_restriction.procedure import LEAD_RESTRICTION
from bridgelaw.laws.auction.misinformation.procedure import MISINFORMATION
from bridgelaw.laws.auction.robbed_of_turn.procedure import ROBBED_OF_TURN
from bridgelaw.laws.auction.unintended_call.procedure import UNINTENDED_CALL
from bridgelaw.laws.auction.wrong_board.procedure import WRONG_BOARD
from bridgelaw.laws.boards.dealing_fault.procedure import DEALING_FAULT
from bridgelaw.laws.boards.settled_by_players.procedure import SETTLED_BY_PLAYERS
from bridgelaw.laws.boards.wrong_number_of_cards.procedure import WRONG_NUMBER_OF_CARDS
from bridgelaw.laws.boards.wrong_pair.procedure import WRONG_PAIR
from bridgelaw.laws.claims.claim.procedure import CLAIM
from bridgelaw.laws.claims.claim_agreed.procedure import CLAIM_AGREED
from bridgelaw.laws.claims.concession.procedure import CONCESSION
from bridgelaw.laws.general.appeal.procedure import APPEAL
from bridgelaw.laws.general.conduct.procedure import CONDUCT
from bridgelaw.laws.general.disputed_facts.procedure import DISPUTED_FACTS
from bridgelaw.laws.information.extraneous_information.procedure import EXTRANEOUS_INFORMATION
from bridgelaw.laws.information.misinformation_after.procedure import MISINFORMATION_AFTER
from bridgelaw.laws.information.tempo_and_deception.procedure import TEMPO_AND_DECEPTION
from bridgelaw.laws.information.unauthorised_information.procedure import (
    UNAUTHORISED_INFORMATION,
)
from bridgelaw.laws.information.understandings.procedure import UNDERSTANDINGS
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
from bridgelaw.laws.machinery.duties import Act, Duty, Lasts, Mode, Says
from bridgelaw.laws.machinery.endings import Ending, Spoken
from bridgelaw.laws.machinery.holding import About, Pending
from bridgelaw.laws.machinery.interview import Interview, Path, walk
from bridgelaw.laws.machinery.lookahead import Foreseen, Outcome, foresee
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import Asked, BadAnswer, Option, Question
from bridgelaw.laws.machinery.ruling import Later, Ruling, Step
from bridgelaw.laws.machinery.words import Words
from bridgelaw.laws.play.contract_question.procedure import CONTRACT_QUESTION
from bridgelaw.laws.play.defective_trick.procedure import DEFECTIVE_TRICK
from bridgelaw.laws.play.designation.procedure import DESIGNATION
from bridgelaw.laws.play.dummy_card.procedure import DUMMY_CARD
from bridgelaw.laws.play.dummy_conduct.procedure import DUMMY_CONDUCT
from bridgelaw.laws.play.exposed_card.procedure import EXPOSED_CARD
from bridgelaw.laws.play.penalty_card.procedure import PENALTY_CARD
from bridgelaw.laws.play.penalty_card_not_played.procedure import PENALTY_CARD_NOT_PLAYED
from bridgelaw.laws.play.play_out_of_turn.procedure import PLAY_OUT_OF_TURN
from bridgelaw.laws.play.played_card.procedure import PLAYED_CARD
from bridgelaw.laws.play.revoke.procedure import REVOKE
from bridgelaw.laws.play.revoke_question.procedure import REVOKE_QUESTION
from bridgelaw.laws.play.several_cards.procedure import SEVERAL_CARDS
from bridgelaw.laws.play.trick_count.procedure import TRICK_COUNT
from bridgelaw.laws.score.adjusted_score.procedure import ADJUSTED_SCORE
from bridgelaw.laws.score.director_error.procedure import DIRECTOR_ERROR
from bridgelaw.laws.score.fouled_board.procedure import FOULED_BOARD
from bridgelaw.laws.score.no_comparable_result.procedure import NO_COMPARABLE_RESULT
from bridgelaw.laws.score.tricks_disputed.procedure import TRICKS_DISPUTED

if TYPE_CHECKING:
    from bridgelaw.laws.digest import CLAUSES, Clause, UnknownClause, find
    from bridgelaw.laws.machinery.as_json import interview_to_json, ruling_to_json
    from bridgelaw.laws.machinery.transcript import Retold, retell, transcript_to_json

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
        AUCTION_QUESTION,
        WRONG_BOARD,
        WRONG_NUMBER_OF_CARDS,
        WRONG_PAIR,
        DEALING_FAULT,
        SETTLED_BY_PLAYERS,
        LEAD_RESTRICTION,
        UNAUTHORISED_INFORMATION,
        MISINFORMATION_AFTER,
        EXTRANEOUS_INFORMATION,
        UNDERSTANDINGS,
        TEMPO_AND_DECEPTION,
        PLAY_OUT_OF_TURN,
        EXPOSED_CARD,
        SEVERAL_CARDS,
        PENALTY_CARD,
        PENALTY_CARD_NOT_PLAYED,
        REVOKE,
        REVOKE_QUESTION,
        DESIGNATION,
        DUMMY_CARD,
        PLAYED_CARD,
        DUMMY_CONDUCT,
        CONTRACT_QUESTION,
        TRICK_COUNT,
        DEFECTIVE_TRICK,
        CLAIM,
        CLAIM_AGREED,
        CONCESSION,
        TRICKS_DISPUTED,
        ADJUSTED_SCORE,
        DIRECTOR_ERROR,
        NO_COMPARABLE_RESULT,
        FOULED_BOARD,
        DISPUTED_FACTS,
        CONDUCT,
        APPEAL,
    )
}
"""Every procedure by its name."""

__all__ = [
    "ADJUSTED_SCORE",
    "APPEAL",
    "AUCTION_QUESTION",
    "CALL_OUT_OF_TURN",
    "CARD_IN_AUCTION",
    "CLAIM",
    "CLAIM_AGREED",
    "CLAUSES",
    "CONCESSION",
    "CONDUCT",
    "CONTRACT_QUESTION",
    "DEALING_FAULT",
    "DEFECTIVE_TRICK",
    "DESIGNATION",
    "DIRECTOR_ERROR",
    "DISPUTED_FACTS",
    "DUMMY_CARD",
    "DUMMY_CONDUCT",
    "EDITION",
    "EXPLANATION_DUTY",
    "EXPOSED_CARD",
    "EXTRANEOUS_INFORMATION",
    "FOULED_BOARD",
    "INADMISSIBLE_CALL",
    "INSUFFICIENT_BID",
    "LEAD_RESTRICTION",
    "MISINFORMATION",
    "MISINFORMATION_AFTER",
    "NO_COMPARABLE_RESULT",
    "PENALTY_CARD",
    "PENALTY_CARD_NOT_PLAYED",
    "PLAYED_CARD",
    "PLAY_OUT_OF_TURN",
    "PROCEDURES",
    "REVOKE",
    "REVOKE_QUESTION",
    "ROBBED_OF_TURN",
    "SETTLED_BY_PLAYERS",
    "SEVERAL_CARDS",
    "TEMPO_AND_DECEPTION",
    "TRICKS_DISPUTED",
    "TRICK_COUNT",
    "UNAUTHORISED_INFORMATION",
    "UNDERSTANDINGS",
    "UNINTENDED_CALL",
    "WRONG_BOARD",
    "WRONG_NUMBER_OF_CARDS",
    "WRONG_PAIR",
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
    "Mode",
    "NothingToRule",
    "Option",
    "Outcome",
    "Path",
    "Pending",
    "Procedure",
    "Question",
    "Retold",
    "Ruling",
    "Says",
    "Spoken",
    "Step",
    "Told",
    "UnknownClause",
    "Words",
    "find",
    "foresee",
    "interview_to_json",
    "retell",
    "ruling_to_json",
    "transcript_to_json",
    "walk",
]

_MODULES = {
    "digest": ("CLAUSES", "Clause", "UnknownClause", "find"),
    "machinery.as_json": ("interview_to_json", "ruling_to_json"),
    "machinery.transcript": ("Retold", "retell", "transcript_to_json"),
}
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> Any:
    # Late: a ruling needs neither the digest nor JSON.
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
