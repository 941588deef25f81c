"""Law 82C: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr

TAKEN_BACK = Ending(
    tr("The wrong ruling is taken back: the board counts normally."),
    to_all(tr("My ruling was wrong. I take it back and rule anew.")),
    note=tr(
        "Give the right ruling now. If the wrong one turns out to have done damage all the "
        "same, look at the score after the play."
    ),
)

BOTH_INNOCENT = tr("Both sides count as non-offending.")
AVERAGE_PLUS = Ending(tr("Neither side is at fault: both get average plus."))
AS_RULED_RIGHTLY = Ending(tr("Each side gets what the right ruling would have given."))
OWN_MISTAKE_STAYS = Ending(tr("Each side gets the right ruling's result; its own mistake stays."))
