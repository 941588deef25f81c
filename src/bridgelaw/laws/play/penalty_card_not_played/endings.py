"""Law 52: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, to_offender, tr
from bridgelaw.laws.machinery.facts import major
from bridgelaw.laws.machinery.notes_of_penalty import WHILE_IT_LIES

_NO_TRICKS = tr(
    "Not playing a penalty card is a revoke by name (61A), but no tricks are transferred "
    "for it (64B3). If declarer's side is damaged all the same, see Law 64C1."
)

ACCEPTED = Ending(
    tr("{played} stands, and the penalty card stays."),
    to_all(tr("{played} stands.")),
    note=(_NO_TRICKS, *WHILE_IT_LIES),
)

THEY_STAY = to_all(tr("The penalty cards that were not played stay."))

DECLARER_NAMES = to_all(tr("{declarer}, please name the penalty card that {offender} plays."))
PLAY_IT_INSTEAD = to_offender(tr("Play {new} in place of {played}."))
REPLACED = Ending(
    tr("{offender} plays {new}; {played} becomes a major penalty card.", major("played")),
    note=_NO_TRICKS,
)
