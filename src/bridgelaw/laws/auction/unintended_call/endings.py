"""Law 25: how each ruling is told."""

from __future__ import annotations

from bridgelaw.laws.common.first_lead import MAY_BE_FORBIDDEN_A_SUIT
from bridgelaw.laws.common.withdrawn import NOT_TO_BE_USED
from bridgelaw.laws.machinery.endings import Ending, to_all
from bridgelaw.locale.text import tr

PARTNER_HAS_CALLED = Ending(tr("It is too late: {partner} has called. The call stands."))
PERIOD_IS_OVER = Ending(tr("It is too late: the auction period is over. The call stands."))
INADMISSIBLE = Ending(tr("Laws 36 to 38 rule: an inadmissible call cannot be accepted."))
WAS_MEANT = Ending(
    tr("The call was meant: it stands."),
    say=(to_all(tr("The call stands.")),),
)

SECOND_STANDS = tr("The second call stands, and the first is withdrawn.")
FIRST_STANDS = tr("The first call stands, and the second is cancelled.")
NOBODY_HAS_TO_PASS = to_all(tr("The auction goes on, and nobody has to pass."))
LEAD_IS_FREE = Ending(tr("Nobody has to pass, and there is no lead restriction."))
LEAD_MAY_BE_RESTRICTED = Ending(
    tr(
        "Nobody has to pass; if {offender}'s side defends, declarer may forbid {partner} a suit "
        "when {partner} first leads."
    ),
    say=(MAY_BE_FORBIDDEN_A_SUIT, NOT_TO_BE_USED),
)
