"""Law 86B: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr
from bridgelaw.laws.score.no_comparable_result.questions import OwnRule

WEIGHED = tr("What this table would probably have scored is weighed.")
PENALTY = tr("A team at fault may also get a procedural penalty (90A).")

# 86A

COULD_BE_KNOWN = tr("The result of the match could be known: no other board is played.")
_ANOTHER_INSTEAD = (to_all(tr("This board does not count. You play another one instead.")),)
_BEFORE_COMPARING = (tr("Both tables play it, before anybody compares scores."),)
ANOTHER_BOARD = Ending(
    tr("Both tables play another board instead."), *_ANOTHER_INSTEAD, note=_BEFORE_COMPARING
)

# 86B1

IF_IT_COUNTS = tr("If the result at the other table counts (86B1):")
CLEARLY_FAVOURABLE = tr("That is more than {limit} IMPs for {side}: clearly favourable (86B1).")
NOT_CLEARLY_FAVOURABLE = tr(
    "That is no more than {limit} IMPs for either side: not clearly favourable (86B1)."
)
NOT_CLEARLY_GOOD = tr("The result at the other table is not clearly good for either side.")
FAVOURS_NOBODY = Ending(tr("The other table's result favours nobody clearly: artificial scores."))
SLIGHTLY_FAVOURED = tr("Slightly in favour of {side}, who are not at fault:")
OTHER_TABLE_COUNTS = Ending(
    tr("The other table's result clearly favours the team of {side}, and counts."),
    to_all(tr("The result at the other table counts. This table is scored as {award}.")),
    note=tr(
        "Some authorities use 86B1 only where the result at the other table is unexpected. "
        "Weigh how likely the same result was at this table in any case."
    ),
)

# 86B2

EACH_BOARD = tr("Rule on each of the boards concerned in this way.")
WHO_IS_AT_FAULT = tr("Results that cannot be compared, and who is at fault.")
CANCELLED_FOR_ANOTHER = Ending(
    tr("The board is cancelled, and both tables play another one instead."),
    *_ANOTHER_INSTEAD,
    note=_BEFORE_COMPARING,
)
NOBODY_AT_FAULT = Ending(tr("Nobody is at fault: the board is cancelled, artificial scores."))
BOTH_AT_FAULT = Ending(tr("Both sides are at fault: the board is cancelled, artificial scores."))

AS_ASSIGNED = tr("As an assigned score (12C1(c)):")
MORE_THAN_AVERAGE_PLUS = tr("That is more than average plus, {plus} IMPs, for {side}.")
NO_MORE_THAN_AVERAGE_PLUS = tr("That is no more than average plus, {plus} IMPs, for {side}.")
COMPLEMENT = tr("{offender} get the complement: {imps} IMPs.")
ASSIGNED_IS_BETTER = Ending(
    tr("{offender} are at fault: {side} get more than average plus."),
    to_all(tr("The board is scored as {award}.")),
)
AVERAGE_PLUS_AND_COMPLEMENT = Ending(
    tr("{offender} are at fault: average plus for {side}."),
    to_all(tr("{side} get average plus, and {offender} lose as much.")),
)

# 86B3

BY_REGULATION = {
    OwnRule.NO_SCORE: Ending(
        tr("The regulation decides: the board does not count."),
        to_all(tr("This board does not count.")),
    ),
    OwnRule.SUBSTITUTE: Ending(
        tr("The regulation decides: both tables play another board."),
        *_ANOTHER_INSTEAD,
        note=_BEFORE_COMPARING,
    ),
    OwnRule.OTHER: Ending(
        tr("The regulation decides what the two teams get."),
        note=tr("Award what the regulation says, with the law 86B3, and tell the players of it."),
    ),
}

# 12C2

AVERAGES_ARE_IMPS = tr("At IMPs the averages are a number of IMPs.")
NO_RESULT = Ending(tr("There is no result at either table: artificial scores."))
ARTIFICIAL = to_all(
    tr("The board has no result that can be compared. North-South get {ns}, East-West {ew}.")
)
