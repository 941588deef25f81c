"""Law 71: how each ruling is told; what goes back is told as in Law 69."""

from __future__ import annotations

from bridgelaw.laws.claims.endings import announced
from bridgelaw.locale.text import tr

CONCEDING_SIDE = tr("the side that conceded")
NOBODY_KEEPS = tr("Nobody keeps a trick that the other side has won.")
STANDS = announced(tr("The concession stands: normal play could lose the trick."))
