"""Law 87: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr

# 87A

NOT_FOULED = Ending(
    tr("The board was the same for all: it is not fouled."),
    to_all(tr("All who are compared played the same board. Your score stands.")),
    note=tr("Put the board right, or correct the hand record, when the session is over."),
)
FOULED = tr("The board is fouled.")

# 87C

SAME_FORM_THERE = Ending(
    tr("The other table plays the board in the same form."),
    to_all(tr("You play the board as the other table played it.")),
    note=tr(
        "If more than two tables use this board, all that are compared with each other "
        "need the same form."
    ),
)
ONE_RESULT = Ending(tr("There is one result, at one table: it is ruled on as such."))
NOT_COMPARABLE = tr("Two results, of which neither can be compared.")
FAULT_DECIDES = Ending(tr("Two results that cannot be compared: fault decides."))

# 87B

CANNOT_BE_SCORED = to_all(tr("This board cannot be scored. Everybody gets an adjusted score."))
ALL_TABLES_BY_FAULT = tr(
    "Whoever has not fouled the board gets average plus, and whoever has average minus "
    "(12C2). Rule on each of the other tables in this way."
)
NOT_TOLD_APART = Ending(tr("The forms cannot be told apart: artificial scores."))

WRITE_DOWN = tr("Write down on what you based the groups.")
VULNERABILITY_AS_MARKED = tr(
    "Each group is scored with the vulnerability that was marked on its board. In a "
    "results file the other form gets a board number of its own."
)
GROUPS = Ending(
    tr("Each form of the board is scored as a group of its own."),
    to_all(
        tr("This board was not the same for all. You are compared with those who played yours.")
    ),
    note=tr(
        "Mark the lines of each form as a group of its own. Without a regulation for small "
        "groups you choose the method and announce it."
    ),
)

COMPARED_IN_ITSELF = tr("Each group is compared in itself.")
SHARES = tr("By the rules of {profile} groups of {number} get {shares} of the top, best first.")
LARGE_PART_IS_COMPARED = tr("If it is a large part of all scores, it is compared all the same.")
NOTHING_TO_COMPARE = tr(
    "The only score of a group has nothing to be compared with: see what the event provides for it."
)
BROUGHT_UP = tr("Each group is compared in itself, and brought up to the full number of scores.")

# 90B

MAY_BE_PENALISED = tr("Whoever fouled the board may get a procedural penalty.")
USUAL_PENALTY = tr("The usual procedural penalty is {usual} (90).")
