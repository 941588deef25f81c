"""Laws 61B, 61C and 66C: what is asked."""

from bridgelaw.laws.common import stages
from bridgelaw.laws.law import Answers, Choice, answers, tr, yes_or_no


class Asked(Answers):
    """Who asked whom about a revoke, or what somebody wants to see."""

    DEFENDER_BY_DECLARER = "61B1", tr("Declarer asked a defender"), "declarer_defender"
    DECLARER_BY_DUMMY = "61B2(a)", tr("Dummy asked declarer"), "dummy_declarer"
    DEFENDER_BY_DUMMY = "61B2(b)", tr("Dummy asked a defender"), "dummy_defender"
    DECLARER_BY_DEFENDER = "61B3, of declarer", tr("A defender asked declarer"), "defender_declarer"
    PARTNER_BY_DEFENDER = (
        "61B3, of partner",
        tr("A defender asked their partner"),
        "defender_partner",
    )
    TRICKS = "61C", tr("Somebody wants to see turned tricks")


ASKED = Choice(
    key="asked",
    law="61B",
    heading=tr("Who asked whom about a revoke?"),
    why=tr(
        "Everybody may ask somebody who does not follow suit, except that dummy may not ask a "
        "defender. Asking does not open the tricks that have been turned."
    ),
    options=answers(Asked),
)

DUMMY_LOOKED = yes_or_no(
    key="dummy_looked",
    law="43A2",
    heading=tr("Had dummy looked at another hand?"),
    why=tr(
        "Dummy who exchanged hands with declarer, left their seat to watch declarer play, or of "
        "their own accord looked at a defender's hand has lost the right to warn."
    ),
    usually="no",
    unusual=tr("Dummy had looked at other hands"),
)

SELECTIVE = yes_or_no(
    key="selective",
    law="61B3",
    heading=tr("Was it asked only out of surprise?"),
    why=tr(
        "A defender who always asks tells partner nothing. One who asks now and then, when a suit "
        "breaks in an unexpected way, tells partner how many cards declarer has there."
    ),
    usually="no",
    unusual=tr("It was asked with surprise"),
)

PLAY_OVER = yes_or_no(
    key="play_over",
    law="66C",
    heading=tr("Is the play over?"),
    why=tr("During the play turned tricks stay closed, unless the director has them opened."),
    stage=stages.ALL_OVER,
)
