"""How far a board is, as the laws ask: each threshold once, for `case.know`."""

from bridgelaw.laws.law import Phase

AUCTION_OVER = tuple(phase for phase in Phase if phase is not Phase.AUCTION)
"""22A: three passes after the last bid, or four."""
PERIOD_OVER = tuple(phase for phase in Phase if not phase.is_auction_period)
"""17D: the opening lead was faced, or all hands are back after four passes."""
PLAY_OVER = (Phase.CLAIMED, Phase.OVER)
"""By the last card, or by a claim, which stops the play."""
BOARD_OVER = (*PLAY_OVER, Phase.PASSED_OUT)
"""The same, or all passed."""
ALL_OVER = (Phase.OVER,)
"""Nothing is open any more: no claim, and after four passes the hands are back."""
