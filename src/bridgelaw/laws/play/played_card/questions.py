"""Laws 45A to 45C and 47: what is asked."""

from bridgelaw.laws.law import SEAT_OPTIONS, Answers, Choice, answers, tr, yes_or_no
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, perhaps


class Issue(Answers):
    """What the director is asked about a card."""

    IS_PLAYED = "is it played", tr("Is it played?")
    TAKE_BACK = "may it be taken back", tr("May it be taken back?")


class Whose(Answers):
    """The three kinds of hand from which a card is played, each with its own rule."""

    DEFENDER = "a defender", tr("A defender's")
    DECLARER = "declarer", tr("Declarer's own")
    DUMMY = "dummy", tr("Dummy's")


class How(Answers):
    """What happened to the card, with the clause that rules on it."""

    SEEN = "45C1", tr("Held where partner could see it")
    HIDDEN = "45C1, partner could not see it", tr("Partner could not have seen it")
    LAID = "45C2(a)", tr("Face up on the table, or nearly")
    HELD = "45C2(b)", tr("Held still, as if played")
    ONE_MOVEMENT = "45C2, not at rest", tr("Taken back in one movement")
    TOUCHED = "45C3", tr("Declarer touched it on purpose")
    ARRANGED = "45C3, to arrange or reach", tr("Declarer was arranging, or reaching")
    NAMED = "45C4(a)", tr("It was named")
    PENALTY = "45C5", tr("It is a penalty card")
    DROPPED = "48A or 49", tr("It fell, or was shown")


class Ground(Answers):
    """Why a card that was played might be taken back: Law 47's list."""

    RECTIFICATION = "47A", tr("A ruling says so")
    ILLEGAL = "47B", tr("Illegal, or out of turn")
    DESIGNATION = "47C", tr("Dummy's card: a slip")
    OPPONENT_CHANGED = "47D", tr("An opponent changed theirs")
    TOLD_TURN = "47E1", tr("An opponent wrongly called the turn")
    WRONG_INFORMATION = "47E2", tr("After a wrong explanation")
    OTHER = "47F2", tr("A mistake, or a new idea")


WHO = Choice(
    key="who",
    law="47",
    heading=tr("Whose card is it?"),
    why=tr("It is about the last card that was played from that hand."),
    options=SEAT_OPTIONS,
)

ISSUE = Choice(
    key="issue",
    law="45C",
    heading=tr("What is the question?"),
    why=tr("First it must be clear that a card is played. Then Law 47 says if it can go back."),
    options=answers(Issue),
)

WHOSE = Choice(
    key="whose",
    law="45C",
    heading=tr("Whose hand is it from?"),
    why=tr("When a card is played is different for a defender, for declarer and for dummy."),
    options=answers(Whose),
)

HOW_DEFENDER = Choice(
    key="how_defender",
    law="45C1",
    heading=tr("What happened with {card}?"),
    why=tr(
        "A card held to be played is played once the defender's partner could have seen its face. "
        "Whether the partner did see it does not matter. If declarer and dummy both saw it, the "
        "partner could have. A card that fell, or was shown otherwise, is not a play."
    ),
    options=answers((How.SEEN, How.HIDDEN, How.DROPPED, How.NAMED, How.PENALTY)),
)

HOW_DECLARER = Choice(
    key="how_declarer",
    law="45C2",
    heading=tr("What happened with {card}?"),
    why=tr(
        "It does not matter who saw it. The card must have come to rest: face up on the table or "
        "nearly touching it, or held so as to show that it was played. A card that was brought "
        "out and taken back in one movement is not played, even if a defender saw it."
    ),
    options=answers((How.LAID, How.HELD, How.ONE_MOVEMENT, How.DROPPED, How.NAMED)),
)

HOW_DUMMY = Choice(
    key="how_dummy",
    law="45C3",
    heading=tr("What happened with {card}?"),
    why=tr(
        "A card that declarer touches on purpose is played, except to arrange dummy's cards or to "
        "reach one above or below it. What dummy does unasked is for Laws 45D and 45F."
    ),
    options=answers((How.TOUCHED, How.ARRANGED, How.NAMED)),
)

DUE = yes_or_no(
    key="due",
    law="45C1",
    heading=tr("Was it the defender's turn?"),
    why=tr(
        "At the defender's turn the card is played. Otherwise it is a card that was shown (49), or "
        "a lead or play out of turn."
    ),
)

GROUND = Choice(
    key="ground",
    law="47",
    heading=tr("Why should {card} go back?"),
    why=tr("A card that was played goes back for one of these reasons, and for no other."),
    options=answers(Ground),
)

OWN_SIDE_BEGAN = yes_or_no(
    key="own_side_began",
    law="16C2",
    heading=tr("Did {player}'s own side begin it?"),
    why=tr(
        "After a revoke, for example, the opponents may change what they played, and then the "
        "offender's partner may change, too. What the cards tell is unauthorised for the side at "
        "fault, whichever of them takes a card back."
    ),
    usually="no",
    unusual=tr("It began with {player}'s own side"),
)

TOO_LATE = yes_or_no(
    key="too_late",
    law="47E2(a)",
    heading=tr("Has anybody played since, or dummy faced a card?"),
    why=tr(
        "Until then the card may be taken back. Whether the wrong explanation had an effect need "
        "not be judged. After that only the score can be adjusted."
    ),
)  # fmt: skip

NOT_FOR_OPPONENTS = tr(
    "It is no penalty card, and the opponents may not use it.", *perhaps(AS_IF_NOT_HEARD)
)
NOT_FOR_OWN_SIDE = tr(
    "{player}'s side may not use what goes back; the opponents may.", *perhaps(AS_IF_NOT_HEARD)
)
"""47D, of a player whose own side began it."""

BECOMES_PENALTY_CARD = tr("If {player} takes it back, it becomes a major penalty card.")
"""62C2, of a defender whose partner's revoke was corrected."""

TAKES_BACK = yes_or_no(
    key="takes_back",
    law="47",
    to="player",
    heading=tr("Does {player} take {card} back?"),
    why=tr("The player may, and need not."),
    say=(tr("{player} may keep {card}, or take it back and play another. {information}"),),
    yes=tr("Take it back, and play another."),
    no=tr("Leave it as it is."),
)
