"""Laws 73D and 73E: what is asked."""

from __future__ import annotations

from enum import Enum

from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.questions import Choice, Option, yes_or_no
from bridgelaw.locale.text import tr


class Misled(Enum):
    """By what an opponent was misled."""

    TEMPO = "tempo"
    WORDS = "words"
    PROCEDURE = "procedure"
    CARD = "73E1"


IS_OVER = yes_or_no(
    key="is_over",
    law="73E2",
    heading=tr("Is the play of the board over?"),
    why=tr("Nothing is adjusted before. Until then only the facts are agreed."),
)

AGREED = yes_or_no(
    key="agreed",
    law="84",
    heading=tr("Do both sides agree about what happened?"),
    why=tr("The pause, the remark, the manner: first the facts, then the law."),
)

BY_WHAT = Choice(
    key="by_what",
    law="73D2",
    heading=tr("What misled the opponent?"),
    why=tr("A call or a card may mislead. The way in which it is made may not."),
    options=(
        Option("tempo", Misled.TEMPO, tr("A pause or haste")),
        Option("words", Misled.WORDS, tr("A question, a remark, a gesture, a manner")),
        Option("procedure", Misled.PROCEDURE, tr("An odd way of proceeding, on purpose")),
        Option("card", Misled.CARD, tr("The call or the card alone, in normal tempo")),
    ),
)

INFERENCE = yes_or_no(
    key="inference",
    law="73E2",
    heading=tr("Did an innocent player draw a false inference that was reasonable?"),
    why=tr(
        "Whoever reads an opponent's tempo does so at their own risk. A pause that could mean "
        "anything misleads nobody."
    ),
)

REASON = yes_or_no(
    key="reason",
    law="73E2",
    heading=tr("Was there a demonstrable bridge reason for it?"),
    why=tr(
        "A real choice of cards, a signal to choose, the plan at trick one: yes. A pause with a "
        "singleton, or to think how best to deceive: no."
    ),
)

AWARE = yes_or_no(
    key="aware",
    law="73E2",
    heading=tr("Could the player have been aware that it could work to their benefit?"),
    why=tr("Could have been aware: whether they were is not asked, nor whether they meant it."),
)

BY_SIDE: Choice[Side] = Choice(
    key="by_side",
    law="73E2",
    heading=tr("Which side misled the other?"),
    why=tr("Its score may be adjusted."),
    options=(
        Option("NS", Side.NS, tr("North-South")),
        Option("EW", Side.EW, tr("East-West")),
    ),
)
