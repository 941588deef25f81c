"""Laws 41B, 41C and 20: how each ruling is told."""

from bridgelaw.laws.law import Ending, Spoken, to_all, tr
from bridgelaw.laws.machinery.facts import (
    AS_IF_NOT_HEARD,
    IT_GOES_ON,
    WITHOUT_PENALTY_CARD,
    perhaps,
)

# Who may not ask at all

_DUMMY_GETS_NO_ANSWER = to_all(tr("Dummy may ask nothing about the auction. Dummy gets no answer."))
_DUMMY_CORRECTS = tr(
    "If somebody else has the auction repeated, dummy does have to correct a mistake in "
    "the review (20E). If dummy's question told declarer something, declarer may not use it.",
    *perhaps(AS_IF_NOT_HEARD),
)
DUMMY_AND_THE_CONTRACT = Ending(
    tr("Dummy may not ask what the contract is."), _DUMMY_GETS_NO_ANSWER, note=_DUMMY_CORRECTS
)
DUMMY = Ending(
    tr("Dummy has no right to ask, neither for a review nor for an explanation."),
    _DUMMY_GETS_NO_ANSWER,
    note=_DUMMY_CORRECTS,
)
DOUBLER_IS_NOT_TOLD = Ending(
    tr("Who doubled is not told; whether the contract is doubled may be asked."),
    to_all(tr("I can have you told whether the contract is doubled, but not by whom.")),
    note=tr(
        "A player who may still have the auction repeated learns it in that way: from the "
        "whole review, and not from a question about one call."
    ),
)

# Not at this moment

_YOU_MAY_ASK_LATER = Spoken("asker", tr("You may ask when it is your turn to play."))
TELLS_PARTNER = tr("A question at another player's turn can tell partner something.")
DECLARER_WAITS = Ending(
    tr("Declarer waits until a card is due from one of their two hands."), _YOU_MAY_ASK_LATER
)
DEFENDER_WAITS = Ending(tr("{player} waits for the turn to play."), _YOU_MAY_ASK_LATER)

# The auction repeated

_AUCTION_PERIOD = tr(
    "The auction period is not over. If an explanation turns out to have been wrong, Law "
    "21 decides whether the last call can be changed."
)
ENDED_WITH_FIRST_CARD = tr("The right to a review ended with that player's first card.")
TOO_LATE = Ending(
    tr("The auction is not repeated any more; the contract may be asked."),
    to_all(
        tr(
            "It is too late to have the auction repeated. At your turn you may ask what the "
            "contract is, whether it is doubled, and what a call means."
        )
    ),
)
AN_OPPONENT_REPEATS = tr("An opponent of the player who asks repeats the calls.")
_REVIEW = (
    to_all(tr("An opponent repeats the whole auction, with all alerts, and not a part of it.")),
    to_all(tr("Everybody, dummy too, corrects a mistake in it.")),
)
REPEATED_LATE = Ending(
    tr("The auction is repeated, because {player} has not played a card yet."), *_REVIEW
)
REPEATED = Ending(
    tr("The auction is repeated: the opening lead has not been faced."),
    *_REVIEW,
    note=_AUCTION_PERIOD,
)

# What a call means

_PARTNER_EXPLAINS = to_all(
    tr("The partner of the player who made the call says what they have agreed about it.")
)
_ONE_CALL = tr(
    "A question about one call can tell the asker's partner something that the partner may "
    "not use (20F3), and nobody may ask only for their partner's sake (20G1).",
    *perhaps(AS_IF_NOT_HEARD),
)
EXPLAINED = Ending(
    tr("The call is explained: the opening lead has not been faced."),
    _PARTNER_EXPLAINS,
    note=(_ONE_CALL, _AUCTION_PERIOD),
)
EXPLAINED_AT_TURN = Ending(
    tr("The call is explained: it is {player}'s turn."),
    _PARTNER_EXPLAINS,
    note=(
        _ONE_CALL,
        tr(
            "If it turns out that an earlier explanation was wrong, no call can be changed any "
            "more. A card played on it can be taken back under Law 47E2 as long as no later card "
            "has been played to the trick, an opening lead only until dummy has faced a card."
        ),
    ),
)

# What the contract is

CONTRACT = Ending(
    tr("The contract is told, and whether it is doubled, but not by whom."),
    to_all(tr("Tell them what the contract is and whether it is doubled, but not by whom.")),
)

# The opening lead on a wrong explanation

NOT_FOR_THE_EXPLAINERS_PARTNER = tr(
    "What the explainer's partner learned from the explanation is unauthorised for that player."
)
MAY_BE_TAKEN_BACK = tr("It may be taken back, because it was made on a wrong explanation.")
LAW_21_FIRST = Ending(
    tr("The face-down lead may go back; Law 21 rules on calls."),
    to_all(
        tr(
            "The lead may be taken back. Before that I ask whether the last pass of the "
            "defenders is to be changed."
        )
    ),
    note=tr("If a call is changed the lead goes back in any case, because the auction goes on."),
)
NO_CALL_CAN_BE_CHANGED = tr("The lead has been faced: no call can be changed any more.")
A_CALL_AS_WELL = tr(
    "If the wrong explanation may have led to a call as well, look at that after the play (21B3)."
)
DUMMY_WAS_SEEN = Ending(
    tr("The lead stands, as dummy was seen; adjust later for damage."),
    to_all(
        tr(
            "The lead stands. Play on, and call me after the play: if the wrong explanation "
            "did damage, I will adjust the score.",
            IT_GOES_ON,
        )
    ),
)
LEAD_STANDS = Ending(
    tr("{leader} leaves the opening lead as it is."), to_all(tr("The lead stands."))
)
LEAD_TAKEN_BACK = Ending(
    tr("{leader} takes the opening lead back and leads any card."),
    to_all(tr("The lead goes back and is no penalty card. Lead again.", WITHOUT_PENALTY_CARD)),
)
