"""Law 25: how each ruling is told."""

from enum import Enum

from bridgelaw.laws.common.first_lead import MAY_BE_FORBIDDEN_A_SUIT
from bridgelaw.laws.common.withdrawn import NOT_TO_BE_USED
from bridgelaw.laws.law import Ending, to_all, to_partner, tr
from bridgelaw.laws.machinery.facts import (
    AS_IF_NOT_HEARD,
    NOBODY_PASSES,
    NOT_BY_THIS,
    calls_next,
    first_lead,
    not_for,
)

# 25A does not help.

_STANDS = to_all(tr("{bid} stands."))
_WISH = to_partner(tr("You may not use that {offender} wanted to change {bid}.", AS_IF_NOT_HEARD))
PARTNER_HAS_CALLED = Ending(
    tr("It is too late: {partner} has called. {bid} stands."), _STANDS, _WISH
)
PERIOD_IS_OVER = Ending(
    tr("It is too late: the auction period is over. {bid} stands."), _STANDS, _WISH
)
INADMISSIBLE = Ending(tr("{bid} is inadmissible: that is ruled on."))
WAS_MEANT = Ending(tr("{bid} was meant: it stands."), _STANDS, _WISH)

COUNTS_ONCE = Ending(
    tr("The same call was made twice: it counts once."), to_all(tr("The call counts once."))
)

# 25B: it was changed.


class Stands(Enum):
    """Which of the two calls stands."""

    FIRST = "first"
    SECOND = "second"


TOO_LATE = tr("It is too late for Law 25A. But another call was made in its place.")
IF_CHANGE_ACCEPTED = tr("Accept. Then {second} stands, and {first} is withdrawn.")
IF_CHANGE_REFUSED = tr("Refuse. Then {first} stands, and {second} is cancelled.")
SECOND_STANDS = tr("The second call stands, and the first is withdrawn.")
FIRST_STANDS = tr("The first call stands, and the second is cancelled.")
NOBODY_HAS_TO_PASS = to_all(tr("Nobody has to pass because of it.", NOBODY_PASSES))
IT_STANDS = {
    Stands.FIRST: to_all(tr("The auction is over, and the first call stands.")),
    Stands.SECOND: to_all(tr("The auction is over, and the second call stands.")),
}
CALL_OVER_IT_IS_CANCELLED = to_all(
    tr(
        "What was called over the first call is cancelled. {lho}'s side may use what it told, and "
        "{offender}'s side may not.",
        not_for("offender"),
    )
)
LHO_CALLS_ANEW = to_all(
    tr(
        "What was called over the first call is cancelled, and {lho} calls again. {lho}'s side may "
        "use what it told, and {offender}'s side may not.",
        calls_next("lho"),
        not_for("offender"),
    )
)
LEAD_IS_FREE = {
    Stands.FIRST: Ending(tr("The first call stands; no new restriction.", NOT_BY_THIS)),
    Stands.SECOND: Ending(tr("The second call stands; no new restriction.", NOT_BY_THIS)),
}
LEAD_MAY_BE_RESTRICTED = {
    which: Ending(headline, MAY_BE_FORBIDDEN_A_SUIT, NOT_TO_BE_USED)
    for which, headline in {
        Stands.FIRST: tr(
            "The first call stands; {partner}'s first lead may be restricted.",
            first_lead("partner"),
        ),
        Stands.SECOND: tr(
            "The second call stands; {partner}'s first lead may be restricted.",
            first_lead("partner"),
        ),
    }.items()
}
CALLED_OVER_INADMISSIBLE = Ending(
    tr("The first call stands; what was called over the second is cancelled."),
    to_all(
        tr(
            "The first call stands. The second one is not allowed here. What was called after "
            "it is cancelled, and {lho} calls again. {lho}'s side may use what the cancelled "
            "calls told, and {offender}'s side may not.",
            calls_next("lho"),
            not_for("offender"),
        )
    ),
)
LEAD_IS_PAST = {
    which: Ending(headline, NOT_TO_BE_USED)
    for which, headline in {
        Stands.FIRST: tr("The first call stands; {partner}'s first lead is past."),
        Stands.SECOND: tr("The second call stands; {partner}'s first lead is past."),
    }.items()
}
