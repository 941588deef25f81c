"""Laws 17D3 and 34: the auction is not over while a player has not had a turn."""

from __future__ import annotations

from bridgelaw.laws.auction.robbed_of_turn import endings as end
from bridgelaw.laws.auction.robbed_of_turn import questions as ask
from bridgelaw.laws.auction.robbed_of_turn.manifest import MANIFEST
from bridgelaw.laws.auction.robbed_of_turn.situation import Robbed, find_robbed
from bridgelaw.laws.common.withdrawn import withdrawn
from bridgelaw.laws.law import Case, Ruling, fx, procedure


@procedure(
    MANIFEST,
    finds=find_robbed,
    begins="..., {offender} ?: player robbed of a turn, ...",
    asks=(ask,),
)
def ROBBED_OF_TURN(case: Case, robbed: Robbed) -> Ruling:
    """Law 34: the auction is not over while a player has not had a turn."""
    offender = robbed.offender
    case.about(offender, player=robbed.player)
    # 17D2. All four hands are back in the board: it is too late.
    if case.know(ask.HANDS_RETURNED):
        return case.rule("17D2", end.STAYS_PASSED_OUT, fx.CallAccepted(offender, robbed.call))
    # 17D3. They have their turn after all; the passes after it are cancelled. Only whoever passed
    # out of rotation has offended, not who passed after that: 29A lets them do so.
    case.cite("34")
    case.tell(end.HAS_CALLED_MEANWHILE if robbed.has_called else end.CALLS_NOW)
    cancelled = [fx.CallWithdrawn(seat, call) for seat, call in reversed(robbed.passes)]
    told = withdrawn(offender, (offender, robbed.call))
    return case.rule("17D3", end.GOES_BACK, *cancelled, *told)
