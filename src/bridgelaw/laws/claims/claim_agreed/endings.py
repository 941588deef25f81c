"""Law 69: how each ruling is told; what goes back is told as in Law 71."""

from bridgelaw.game.seats import Role
from bridgelaw.laws.claims.endings import announced
from bridgelaw.laws.law import Ending, Part, to_all, tr

AGREEING_SIDE = Part(Role.LHO, tr("the side that agreed"), is_side=True)
"""The opponents of whoever claimed."""

# 69A

NO_AGREEMENT = Ending(tr("There is no agreement: the claim is judged."))
NOT_YET = tr("The agreement is not established yet.")
NOT_ESTABLISHED = Ending(
    tr("The agreement is not established yet: the claim is judged."),
    to_all(tr("The claim can still be disputed, and I judge it.")),
)
AGREED = tr("The claim is agreed to, and is scored as if it had been played.")

# 69B

GAVE_NOTHING = announced(
    tr("The agreement stands: it gave no trick away."),
    tr("The agreement stands, as it gave nothing away."),
)
NOT_LIKELY = announced(
    tr("The agreement stands: {side} would hardly have won the trick."),
    tr("The agreement stands, as {side} would hardly have won it."),
)
