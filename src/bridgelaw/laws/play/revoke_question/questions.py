"""Laws 61B, 61C and 66C: what is asked."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.common import stages
from bridgelaw.laws.law import Choice, Option, tr, yes_or_no


class Asked(Enum):
    """Who asked whom about a revoke, or what somebody wants to see."""

    DEFENDER_BY_DECLARER = "61B1"
    DECLARER_BY_DUMMY = "61B2(a)"
    DEFENDER_BY_DUMMY = "61B2(b)"
    DECLARER_BY_DEFENDER = "61B3, of declarer"
    PARTNER_BY_DEFENDER = "61B3, of partner"
    TRICKS = "61C"


ASKED = Choice(
    key="asked",
    law="61B",
    heading=tr("Who asked whom about a revoke?"),
    why=tr(
        "Everybody may ask somebody who does not follow suit, except that dummy may not ask a "
        "defender. Asking does not open the tricks that have been turned."
    ),
    options=(
        Option("declarer_defender", Asked.DEFENDER_BY_DECLARER, tr("Declarer asked a defender")),
        Option("dummy_declarer", Asked.DECLARER_BY_DUMMY, tr("Dummy asked declarer")),
        Option("dummy_defender", Asked.DEFENDER_BY_DUMMY, tr("Dummy asked a defender")),
        Option("defender_declarer", Asked.DECLARER_BY_DEFENDER, tr("A defender asked declarer")),
        Option("defender_partner", Asked.PARTNER_BY_DEFENDER, tr("A defender asked their partner")),
        Option("tricks", Asked.TRICKS, tr("Somebody wants to see turned tricks")),
    ),
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
