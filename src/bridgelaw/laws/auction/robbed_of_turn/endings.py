"""Laws 17D3 and 34: how each ruling is told."""

from bridgelaw.laws.common.withdrawn import NOT_TO_BE_USED
from bridgelaw.laws.law import Ending, to_all, tr
from bridgelaw.laws.machinery.facts import calls_next

STAYS_PASSED_OUT = Ending(
    tr("The board stays passed out: all four hands are back."),
    to_all(tr("The board stays passed out.")),
)

HAS_CALLED_MEANWHILE = to_all(
    tr(
        "{player} has called at the turn that was passed over, and that call stands. The "
        "passes between are cancelled."
    )
)
CALLS_NOW = to_all(
    tr(
        "The auction is not over: {player} has not had a turn. The passes after that turn are "
        "cancelled, and {player} calls now.",
        calls_next("player"),
    )
)
GOES_BACK = Ending(
    tr("The auction goes back to the turn of {player}."),
    NOT_TO_BE_USED,
    note=tr(
        "Only {offender}, who passed out of turn, has offended. Whoever passed after that was "
        "entitled to."
    ),
)
