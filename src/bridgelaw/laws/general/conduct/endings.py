"""Laws 72 to 74, 76, 90 and 91: how each ruling is told."""

from bridgelaw.laws.common.usual_penalty import SAID_NAMED
from bridgelaw.laws.general.conduct.questions import Points, Suspended
from bridgelaw.laws.law import Ending, Spoken, to_all, tr

# On the way

STEADY = tr("Procedure is to be kept in the same way by everybody.")
ORDER = tr("Courtesy is owed to everybody at the table.")
NOT_SHARED = tr(
    "In an individual event only the player at fault bears it, not a partner who did nothing "
    "(12C3)."
)
NOT_TO_THE_OPPONENTS = tr("What is taken from a side goes to nobody else.")
ENTER = tr("Enter the penalty at the score desk; it can be given before there are results.")
FINAL = tr("What you give under Law 91 is final; a committee can only recommend otherwise (93B3).")
SUBSTITUTE = tr("Say who plays in their place.")
MAY_APPEAL = tr("A procedural penalty can be appealed against (92A).")
RULE_FIRST = tr("Rule on the board itself first, under the law that was broken.")
BOARD_BY_FAULT = tr("The board is not played: the score follows from who is at fault.")

# Endings

REMINDED = Ending(
    tr("Nothing is given: a word is enough."), to_all(tr("Please mind this from now on."))
)
WARNED = Ending(
    tr("A warning for {sides}."),
    to_all(tr("{sides}: this is a warning. The next time there is a penalty.")),
    note=tr("It is kept in the log. Look there before the next one."),
)
PENALISED = Ending(
    tr("A procedural penalty for {sides}."),
    to_all(tr("{sides}: you get a procedural penalty for this, {amount}. You may appeal.")),
    note=(tr("The usual penalty: {usual}."), ENTER, NOT_TO_THE_OPPONENTS, MAY_APPEAL),
)
DISCIPLINED = Ending(
    tr("A disciplinary penalty for {sides}."), note=(ENTER, NOT_TO_THE_OPPONENTS, FINAL)
)
SUSPENDED = Ending(tr("Suspension: {sides}."), note=(FINAL, SUBSTITUTE))
DISQUALIFIED = Ending(
    tr("{sides}: disqualified, with the organiser's approval."),
    to_all(tr("{sides}: you are disqualified from this event.")),
    note=tr("Report it to the organiser in writing."),
)
NOT_DISQUALIFIED = Ending(
    tr("No disqualification without the organiser: they are to decide."),
    to_all(tr("The organiser will hear about this.")),
    note=(tr("Meanwhile you may give a penalty or a suspension (91A)."), FINAL),
)
POINTS = {
    points: Spoken(
        "player", tr("You get a disciplinary penalty, {much}. That is final.", much=much)
    )
    for points, much in (
        (Points.USUAL, tr("{amount}")),
        (Points.TWICE, tr("{twice}")),
        (Points.OTHER, SAID_NAMED),
    )
}
"""91A: these are for players, and each hears how much."""
UNTIL = {
    Suspended.SESSION: Spoken("player", tr("You are suspended for this session. That is final.")),
    Suspended.ROUND: Spoken("player", tr("You are suspended for this round. That is final.")),
    Suspended.OTHER: Spoken(
        "player", tr("You are suspended until the moment that I name. That is final.")
    ),
}
"""The same for how long."""
NOBODY_SLOW = Ending(
    tr("Nobody's fault: no penalty."),
    to_all(tr("Please catch up on the next boards.")),
    note=tr("For this table the round goes on until its players have moved (8B)."),
)
NOBODY_SLOW_UNPLAYED = Ending(
    tr("Nobody's fault; the board that is not played gets a score."),
    to_all(tr("Please leave this board and move on.")),
)

# 73B2, since 2024 89A3

FOR_THE_DISCIPLINARY_BODY = tr(
    "Law 89 is for the disciplinary body: find the facts, keep the evidence and refer it (81C7). A "
    "try is enough, whether or not partner noticed. You hear no statistics, and what you give here "
    "is for order alone (91)."
)
SUSPECTED = Ending(
    tr("Not established: nothing is said at the table, and the evidence is kept."),
    note=(
        tr("Accuse nobody. Note boards, calls, cards and what was seen, with the time."),
        tr("Report it to the organiser and the authority: they have more records than you."),
    ),
)

# 76

SPECTATOR_SILENT = Ending(
    tr("The spectator keeps quiet and still, or leaves the playing area."),
    to_all(tr("Spectators, please: no reactions and no talk with players.")),
    note=tr("Whoever disturbs again is sent away (76A1)."),
)
ONE_HAND = Ending(
    tr("The spectator watches one hand only."),
    to_all(tr("Spectators, please: one hand only.")),
    note=tr("The regulations may allow more (76B1)."),
)
STILL_RULED = Ending(
    tr("The spectator keeps silent; what they pointed out is ruled on."),
    to_all(tr("Spectators may not point anything out. I look into it all the same.")),
    note=(
        tr("Nobody loses a right because a spectator spoke: you rule on what you hear of (81C3)."),
        tr("The regulations may say more about it (76C2)."),
    ),
)
SPECTATOR_TOLD = Ending(
    tr("A player heard about a board: Law 16D decides."),
    to_all(tr("Spectators may not talk to players.")),
)
