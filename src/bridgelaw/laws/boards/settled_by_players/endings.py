"""Laws 9-11, 76 and 81C: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr
from bridgelaw.laws.machinery.facts import NOT_BY_THIS

CALL_AT_ONCE = tr(
    "Tell them to call the director at once when attention is drawn to an irregularity (9B1(a)). A "
    "procedural penalty for not calling is possible (11B)."
)
CALL_AT_ONCE_ALOUD = to_all(tr("Next time call me at once, please. Nobody loses a right by that."))

# 10, 11

ACCEPTED_BY_LAW = Ending(
    tr("The players accepted it as a law allows: nothing more is rectified."),
    to_all(tr("You have accepted it as the Laws allow. Nothing more follows.")),
)
LET_STAND = Ending(
    tr("What the players did is what the law says: it stands."),
    to_all(tr("What you did is what I should have ruled. It stands.")),
)
CANCELLED_NOW = Ending(
    tr("What the players settled is cancelled; the law is applied now."),
    to_all(tr("What you agreed among yourselves does not count. I rule on it now.")),
)
GAIN_IS_TAKEN_AWAY = Ending(
    tr("{side} gained by an opponent's ignorance: its score alone is adjusted.")
)
RIGHT_IS_KEPT = Ending(
    tr("The right to a rectification is kept: the law that was broken is applied.")
)
RIGHT_IS_LOST = Ending(
    tr("The right is lost and nobody gained: the result stands."),
    to_all(tr("You acted before you called me. Your result stands.")),
    note=tr("A side that offended again later is ruled on under the law for that all the same."),
)

# 76, 81C3

SPECTATOR_WARNED = tr(
    "Tell the spectator to say nothing at a table, or have them leave (76B5). If a player learned "
    "something about the board from it, Law 16D rules; a regulation may say more (76C2)."
)
TOO_LATE = Ending(
    tr("It is too late for a ruling: the score stands."),
    note=tr("The time limits of Laws 79C and 92B bind the director as well."),
)
NOT_FOUND_OUT = Ending(
    tr("What happened cannot be found out: nothing is rectified."),
    note=tr("Write down whom you asked, and what they said."),
)
RULED_ON_NOW = Ending(
    tr("The law that was broken is applied now."),
    to_all(tr("I have seen an irregularity on this board, and rule on it now.")),
)
NOT_AT_THE_TABLE = tr(
    "The table does not show it yet: enter what happened, and the law for it rules at once."
)
REVOKE_FOUND = Ending(
    tr("Too late for automatic tricks: equity is restored if that side gained."),
    to_all(tr("I have learned of a revoke on this board, and look at the score again.")),
)
INFORMATION_FOUND = Ending(
    tr("Unauthorised information was used: the score is looked at."),
    to_all(tr("I look at the score of this board again.")),
)
SCORE_FOUND = Ending(
    tr("The score is looked at and corrected."),
    to_all(tr("I ask you all about the score of this board.")),
)
OTHER_FOUND = Ending(
    tr("An irregularity was not dealt with: it is now."),
    to_all(tr("I have learned of an irregularity on this board, and rule on it now.")),
)

# 81C5

NOT_ASKED_FOR = Ending(
    tr("The other side does not ask for it: the law is applied."),
    to_all(tr("I apply the law as it is.")),
)
NO_CAUSE = Ending(
    tr("There is no cause to waive the rectification: the law is applied."),
    to_all(tr("I cannot waive it. I apply the law as it is.")),
)
WAIVED = Ending(
    tr("The rectification is waived for cause: nobody is restricted.", NOT_BY_THIS),
    to_all(tr("I waive the rectification: nobody is restricted because of it.", NOT_BY_THIS)),
    note=tr("Write down the cause."),
)
