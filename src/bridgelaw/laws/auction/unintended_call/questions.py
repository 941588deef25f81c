"""Law 25: what is asked."""

from __future__ import annotations

from bridgelaw.laws.common.comparable_call import comparable_question
from bridgelaw.laws.machinery.questions import SEAT_OPTIONS, Choice, yes_or_no
from bridgelaw.locale.text import tr

WHO = Choice(
    key="who",
    law="25A",
    heading=tr("Whose call is said not to have been meant?"),
    why=tr("It is that player's last call that may be changed."),
    options=SEAT_OPTIONS,
)

PARTNER_CALLED = yes_or_no(
    key="partner_called",
    law="25A4",
    heading=tr("Has {partner} called since?"),
    why=tr("Once the partner has called, a call cannot be changed any more."),
)

PERIOD_OVER = yes_or_no(
    key="auction_period_over",
    law="25A5",
    heading=tr("Is the auction period over?"),
    why=tr(
        "If the auction ended before it came back to the partner, the call can be changed until "
        "the opening lead is faced, or, if all passed, until all four hands are back in the board."
    ),
)

CHANGED = yes_or_no(
    key="changed",
    law="25B",
    heading=tr("Has {offender} already made another call in its place?"),
    why=tr("A change of a call that was meant is ruled under Law 25B."),
)

ACCEPTS_CHANGE = yes_or_no(
    key="accepts_change",
    law="25B1",
    heading=tr("Does {lho} accept {second} in place of {first}?"),
    to="lho",
    why=tr("{lho} may accept the second call. Calling over it is acceptance."),
    say=(
        tr(
            "{offender} meant the first call, so it cannot simply be changed. {lho} may accept "
            "the second one: then it stands and the first is withdrawn. Otherwise the first "
            "stands and the second is cancelled."
        ),
        tr(
            "Nobody has to pass in either case. But if {offender}'s side defends, declarer may "
            "be able to forbid {partner} a suit at the first lead."
        ),
    ),
    yes=tr("Yes, by saying so or by calling"),
    no=tr("No"),
)

CHANGE_COMPARABLE = comparable_question(
    "change_comparable",
    "26A",
    tr(
        "The one call was withdrawn and the other stands. If that one is comparable, there is no "
        "lead restriction and the withdrawn call may be used; otherwise there may be one, and it "
        "may not."
    ),
)
