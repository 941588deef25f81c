"""Laws 17D3 and 34: what is asked."""

from bridgelaw.laws.common import stages
from bridgelaw.laws.law import tr, yes_or_no

HANDS_RETURNED = yes_or_no(
    key="hands_returned",
    law="17D2",
    heading=tr("Have all four hands gone back into the board?"),
    why=tr("Then the auction period is over, and the board stays passed out."),
    stage=stages.ALL_OVER,
)
