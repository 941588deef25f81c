"""Law 69: how each ruling is told; what goes back is told as in Law 71."""

from __future__ import annotations

from bridgelaw.laws.claims.endings import announced
from bridgelaw.laws.machinery.endings import Ending, to_all
from bridgelaw.locale.text import tr

AGREEING_SIDE = tr("the side that agreed")

# 69A

NO_AGREEMENT = Ending(tr("There is no agreement to the claim: it is disputed, and judged."))
NOT_YET = tr("The agreement is not established yet.")
NOT_ESTABLISHED = Ending(
    tr("The agreement is not established yet: the claim can be disputed, and is judged."),
    say=(
        to_all(
            tr(
                "Agreement is not established before the side calls on a later board or the round "
                "ends. The claim can still be disputed, and I judge it."
            )
        ),
    ),
)
AGREED = tr("The claim is agreed to, and is scored as if it had been played.")

# 69B

GAVE_NOTHING = announced(tr("The agreement stands: it gave no trick away."))
NOT_LIKELY = announced(tr("The agreement stands: the side would hardly have won the trick."))
