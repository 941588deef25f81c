"""Law 25: what is asked."""

from bridgelaw.laws.common import stages
from bridgelaw.laws.common.accepting import acceptance
from bridgelaw.laws.common.comparable_call import comparable_question
from bridgelaw.laws.law import SEAT_OPTIONS, Choice, tr, yes_or_no
from bridgelaw.laws.machinery.facts import NOBODY_PASSES, first_lead, perhaps

WHO = Choice(
    key="who",
    law="25A",
    heading=tr("Whose call is said to be a slip?"),
    why=tr("It is that player's last call that may be changed."),
    options=SEAT_OPTIONS,
)

PARTNER_CALLED = yes_or_no(
    key="partner_called",
    law="25A4",
    heading=tr("Has {partner} called since?"),
    why=tr("Then the call cannot be changed any more."),
)

PERIOD_OVER = yes_or_no(
    key="auction_period_over",
    law="25A5",
    heading=tr("Is the auction period over?"),
    why=tr(
        "If the auction ended before it came back to the partner, the call can be changed until "
        "the opening lead is faced, or, if all passed, until all four hands are back in the board."
    ),
    stage=stages.PERIOD_OVER,
)

CHANGED = yes_or_no(
    key="changed",
    law="25B",
    heading=tr("Has {offender} changed it already?"),
    why=tr("A change of a call that was meant is ruled under Law 25B."),
)

ACCEPTS_CHANGE = acceptance(
    key="accepts_change",
    law="25B1",
    heading=tr("Does {lho} accept {second}?"),
    why=tr("{lho} may accept the second call. Calling over it accepts it."),
    say=(
        tr(
            "That was a change of call. Nobody has to pass, but {partner}'s first lead may be "
            "restricted, whatever {lho} chooses.",
            NOBODY_PASSES,
            *perhaps(first_lead("partner")),
        ),
    ),
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
