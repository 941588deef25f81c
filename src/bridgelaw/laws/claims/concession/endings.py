"""Law 71: how each ruling is told; what goes back is told as in Law 69."""

from bridgelaw.game.seats import Role
from bridgelaw.laws.claims.endings import announced
from bridgelaw.laws.law import Part, tr

CONCEDING_SIDE = Part(Role.OFFENDER, tr("the side that conceded"), is_side=True)
NOBODY_KEEPS = tr("Nobody keeps a trick that the other side has won.")
STANDS = announced(
    tr("The concession stands: normal play could lose the trick."),
    tr("The concession stands, as normal play could lose it."),
)
