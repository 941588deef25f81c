"""Law 26: how each ruling is told."""

from __future__ import annotations

from bridgelaw.laws.machinery.endings import Ending, to_partner
from bridgelaw.locale.text import tr

PLAYS_THE_CONTRACT = Ending(
    tr("There is no lead restriction: {offender}'s side plays the contract.")
)
ALL_SPECIFIED = Ending(tr("There is no lead restriction: {offender} specified all four suits."))
AT_THE_FIRST_LEAD = Ending(
    tr(
        "When {partner} first leads, declarer may forbid one suit that {offender} did not "
        "specify, for as long as {partner} keeps the lead."
    )
)
FORBIDS_NOTHING = Ending(
    tr("Declarer forbids nothing: {partner} may lead any card."),
    say=(to_partner(tr("You may lead any card.")),),
)
FORBIDS = Ending(
    tr("{partner} may not lead {suit} while {partner} keeps the lead."),
    say=(
        to_partner(
            tr(
                "You may not lead {suit} for as long as you keep the lead. If you have nothing "
                "else, you may lead any card."
            )
        ),
    ),
)
HOLDS_NOTHING_ELSE = tr("Who holds nothing else may lead any card.")
