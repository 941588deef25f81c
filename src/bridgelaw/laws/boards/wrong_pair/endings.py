"""Law 15B: how each ruling is told."""

from bridgelaw.laws.boards.wrong_pair.questions import After
from bridgelaw.laws.law import Ending, to_all, tr

MAY_PENALISE = tr(
    "Whoever went to the wrong table or took the wrong board may get a procedural penalty "
    "(5B, 90B7)."
)

# Other laws

FORMS_DIFFER = Ending(tr("The board was played in different forms: it may be fouled."))
NOT_BEGUN = Ending(
    tr("Nobody has looked: the right players take the right board."),
    to_all(
        tr(
            "Nobody has looked at their cards. Go to your right places, please, and take the "
            "right board."
        )
    ),
)
TEAMS = Ending(
    tr("A match between teams: Law 86B says what each team gets."),
    to_all(tr("This board is not scored normally. I shall rule on it for both teams.")),
)

ORDER_OF_BOARDS = Ending(
    tr("Only the order is wrong: the board is completed, and its score stands."),
    to_all(tr("Complete this board; its score stands. The other one is played later.")),
)
PLAYED_WHEN_DUE = Ending(
    tr("Stopped here; it is played when it is due, and you look at the result then."),
    to_all(
        tr(
            "Stop, please, and put your cards back. This board is played when it is due. Until "
            "then nobody talks about it."
        )
    ),
    note=(
        tr("When it is played, stand ready to adjust if what somebody knows of it mattered (16D)."),
        tr(
            "If you expect that it cannot be played normally, both teams get a score by Law 86B "
            "instead (16D2(d))."
        ),
    ),
)

# Wrong direction

SCORED_AS_SAT = Ending(
    tr("The board is completed and scored in the directions in which they sat."),
    to_all(tr("Complete the board as you sit. It is scored in these directions.")),
    note=tr("Enter the result with the pairs in these directions, and seat them rightly now."),
)
NOT_SCORED_AS_SAT = Ending(
    tr("The board cannot be scored in these directions: an adjusted score."),
    to_all(tr("This board cannot be scored. I shall give an adjusted score.")),
)

# 15B, barometer

BAROMETER = Ending(
    tr("Barometer: they count as rightly seated; the movement is changed."),
    to_all(tr("Stay where you are and play the boards of this round.")),
    note=tr(
        "Change the movement so that the pairs meet whom they have not met, and so that nobody "
        "meets a pair twice if that can be avoided."
    ),
)

# 15B1

CANCELLED = tr("One of the four has played the board before.")
CANCELLED_FOR_BOTH = to_all(
    tr("One of you has played this board before. It is cancelled at this table for both sides.")
)
NOBODY_LOSES = Ending(tr("The board is cancelled here for both sides, and nobody loses a score."))
SOMEBODY_LOSES = Ending(
    tr("Cancelled for both sides; whoever is left without a score gets an artificial one.")
)
BECOMES_OF = {
    After.KEEPS: tr("{side}: the score from before counts, and nothing from this table."),
    After.LATER: tr("{side} plays the board at its time. Nobody talks about it until then."),
    After.DEPRIVED: tr("{side} gets an artificial score on this board."),
}

# 15B2

COMPLETED = to_all(
    tr("Complete the board as you sit. The score stands; nobody is reseated, and no call changes.")
)
SWAPPED = tr("They do not play it again in its round, and play the board of this round then.")
OTHERS_MEET = tr(
    "Whoever was to meet them on this board plays it against those who should have played it here."
)
NO_OTHERS = tr(
    "The pair that sits wrongly was not to play the board: to find opponents for those who should "
    "have played it here may be impossible."
)
RIGHT_BOARD_LATER = tr(
    "You may have the right board played later. For these players the round is not over before "
    "that board has been played and scored, or cancelled (8B2)."
)
RIGHT_BOARD_NOW = tr(
    "The round has not ended: the right board can be played now, if there is time. Otherwise you "
    "may have it played later; until then the round is not over for these players (8B2)."
)
SCORE_STANDS = Ending(tr("The board is completed and its score stands; nobody loses a score."))
SCORE_STANDS_OTHERS_LOSE = Ending(
    tr("The score stands; whoever is left without one gets an artificial score.")
)
THESE_LOSE = tr(
    "These two sides get an artificial score on the board that they should have played: rule on it "
    "under the number of that board."
)
THOSE_LOSE = tr(
    "Those who should have played this board get an artificial score on it: average plus if they "
    "are in no way at fault."
)
