"""Adjusted scores (Law 12C): what all rulings that give one tell."""

from bridgelaw.laws.law import Ending, to_all, tr

# 12C1: assigned

NOT_CLEAR = tr("What was possible is too much or not clear.")
SAME_FOR_BOTH = to_all(tr("I adjust the score for both sides: {award}."))
ADJUSTED = to_all(tr("{side} get an adjusted score: {award}."))
KEEPS_RESULT = to_all(tr("{side} keep the result of the table: {award}."))
BEARS_ITS_OWN = to_all(tr("{side} keep the result of the table, with what the infraction cost."))

NOT_DAMAGED = tr(
    "By these results {side} was not damaged: it has {now} {unit} now and had {had} "
    "at the table. Look at the damage again."
)
DID_NOT_GAIN = tr(
    "By these results {side} did not gain: it has {now} {unit} now and had {had} at "
    "the table. Look at the gain again."
)

# 12C2: artificial

BY_FAULT = Ending(tr("Artificial scores for both sides."))
GETS = to_all(tr("{side} get {award}."))
AVERAGES = tr(
    "Average plus is {plus} per cent of the matchpoints or {plus_imps} IMPs here, and "
    "average minus {minus} per cent or {minus_imps} IMPs (12C2(a), 12C2(b))."
)
OWN_PERCENTAGE = tr(
    "Whoever did better than average plus on the other boards of the session, or worse "
    "than average minus, gets what they had there instead (12C2(c))."
)
MOST_AVERAGE_PLUS = tr(
    "A side gets average plus on {number} boards of a session at most (12C2(d))."
)
OTHER_TABLE_MAY_COUNT = tr(
    "In a match between teams look at Law 86B as well: a result at the other table may count."
)

# 12C4: knockout

AVERAGE_IN_KNOCKOUT = tr("In a knockout match both sides get the average of their scores.")
IF_KNOCKOUT = tr(
    "The scores do not balance: in a knockout match both teams get their average, "
    "which is {average} IMPs for North-South's team (12C4)."
)

# 92B

MAY_APPEAL = to_all(
    tr("You may appeal within {minutes} minutes of the scores, or of now if that is later.")
)
