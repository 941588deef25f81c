"""Law 14: what is asked of a card that is missing, before the lead and after it."""

from bridgelaw.laws.common import stages
from bridgelaw.laws.law import tr, yes_or_no

LEAD_FACED = yes_or_no(
    key="lead_faced",
    law="14A",
    heading=tr("Had the opening lead been faced?"),
    why=tr("Before that the hand is simply made complete. Later there may be a rectification."),
    stage=stages.PERIOD_OVER,
)

FOUND = yes_or_no(
    key="found",
    law="14A",
    heading=tr("Have you found the card?"),
    why=tr("Look in the board, on the floor, in the other boards and among the hands."),
)
