"""Law 79: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr

# The record stands

_STANDS = (to_all(tr("The recorded score stands.")),)
ON_RECORD = Ending(tr("That is what is on record: it stands."), *_STANDS)
NOT_CLEARLY_WRONG = Ending(tr("The record is not clearly wrong, and stands."), *_STANDS)
TOO_LATE = Ending(tr("The correction period is over: the tricks stand."), *_STANDS)
NOT_BEYOND_DOUBT = Ending(tr("It is not beyond doubt: the record stands."), *_STANDS)
NOT_APPROVED = Ending(tr("The organiser does not approve: the record stands."), *_STANDS)

# B1

CLAIMED = tr("The tricks were claimed or conceded.")
CLAIM_CONTESTED = Ending(
    tr("The claim is contested: Law 70 decides about the tricks."),
    note=tr("As fair to both sides as can be, and what is doubtful goes against the claimer."),
)
CLAIM_AGREED = Ending(
    tr("The agreement to the claim can be taken back: Law 69B decides."),
    note=tr(
        "The side gets back a trick that it had already won, or would likely have won if "
        "the play had gone on."
    ),
)
CONCEDED = Ending(
    tr("The concession can be cancelled: Law 71 decides."),
    note=tr(
        "The side gets back a trick that it had already won, or one that no normal play of the "
        "remaining cards could lose. That is a harder test than the one for a claim of the "
        "opponents."
    ),
)

# B2

MOST_PROBABLE = tr("The facts are what the evidence makes most probable.")
FOUND = Ending(
    tr("The result that you have found counts for both sides."),
    to_all(tr("The result is {result}. It is recorded.")),
)

# B3

NOBODY_KEEPS = tr("Nobody keeps a trick that they know their side did not win.")
CHANGED = Ending(
    tr("The score is changed for both sides."), to_all(tr("The score is changed to {result}."))
)
KEEPS_RECORD = tr("{side} keep what is on record: {result}.")
SPLIT = Ending(
    tr("{lowered} lose the trick, and {other} do not get it."),
    to_all(tr("{lowered} get {result}, and the score of {other} is not changed.")),
)

# C

PERIOD_IS_OVER = tr("The correction period is over.")
COMPUTED_ANEW = Ending(
    tr("The score is worked out anew, for both sides."),
    to_all(tr("The score was worked out wrongly. It is corrected.")),
    note=tr("Work the score out anew, and an adjusted score with everybody whom it concerns."),
)
CORRECTED = Ending(
    tr("The record is corrected for both sides."),
    to_all(tr("The record is corrected to {result}.")),
)
