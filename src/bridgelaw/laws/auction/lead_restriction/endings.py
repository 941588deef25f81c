"""Law 26: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, to_partner, tr
from bridgelaw.laws.machinery.facts import FREE_FIRST_LEAD, GOES_BACK, first_lead

PLAYS_THE_CONTRACT = Ending(
    tr("The withdrawn call restricts no lead: {offender}'s side declares.", FREE_FIRST_LEAD)
)
ALL_SPECIFIED = Ending(
    tr("The withdrawn call restricts no lead: {offender} has shown all suits.", FREE_FIRST_LEAD)
)
AT_THE_FIRST_LEAD = Ending(
    tr("At {partner}'s first lead declarer may forbid one suit.", first_lead("partner")),
    to_all(
        tr(
            "{partner}, do not lead yet. {declarer} may forbid one suit that {offender} has not "
            "shown in the legal auction, for as long as {partner} keeps the lead, or forbid "
            "none."
        )
    ),
)
FORBIDS_NOTHING = Ending(
    tr("{declarer} forbids nothing at {partner}'s first lead.", FREE_FIRST_LEAD)
)
FORBIDS = Ending(tr("{partner} may not lead {suit} while {partner} keeps the lead."))
HOLDS_NOTHING_ELSE = tr("Whoever holds nothing else may lead any card.")

# A lead that lies there already

RIGHT_IS_NOT_LOST = tr("{partner} led before declarer could choose, and declarer still may.")
LEAD_STANDS = Ending(tr("{declarer} forbids nothing: the lead stands.", FREE_FIRST_LEAD))
TAKE_FACE_DOWN_BACK = to_partner(
    tr("Take your face-down lead back, and lead another suit.", GOES_BACK)
)
TAKE_LEAD_BACK = to_partner(tr("Lead another suit in place of {card}."))
