"""Law 40: what is asked."""

from __future__ import annotations

from enum import Enum

from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.questions import Choice, Option, yes_or_no
from bridgelaw.locale.text import tr


class Matter(Enum):
    """What the director is called for."""

    PSYCHE = "40C"
    METHOD = "40B4"
    DISCLOSURE = "40B3"
    ASKING = "20G"
    CARD = "40B2(b)"
    VARYING = "40B2(a)(iv)"
    PARTNERS_DIFFER = "40A4"


class Asking(Enum):
    """What was wrong with a question."""

    FOR_PARTNER = "20G1"
    TRAP = "20G2"
    BY_HAND = "73B1"
    RIGHT = "20F1"


class Looked(Enum):
    """Whose system card was looked at, and when."""

    OWN = "40B2(b)"
    OWN_CLARIFYING = "clarification"
    THEIRS = "40B2(c)"
    THEIRS_NOT_THEN = "not then"
    NOTES = "40B2(d)"


class Varied(Enum):
    """After what the methods were changed."""

    OWN_IRREGULARITY = "own"
    THEIR_IRREGULARITY = "theirs"
    THEIR_MEANING = "meaning"
    PARTNERS_QUESTION = "question"


MATTER = Choice(
    key="matter",
    law="40A",
    heading=tr("What is it about?"),
    why=tr(
        "A pair may play and call what it likes, if the opponents know as much about it as partner "
        "does and the regulations allow it."
    ),
    options=(
        Option("psyche", Matter.PSYCHE, tr("A psychic call, or one far from the agreement")),
        Option("method", Matter.METHOD, tr("A method that is not allowed")),
        Option("disclosure", Matter.DISCLOSURE, tr("Not alerted, or not explained in full")),
        Option("asking", Matter.ASKING, tr("A question that tells, or that sets a trap")),
        Option("card", Matter.CARD, tr("A system card or notes looked at")),
        Option("varying", Matter.VARYING, tr("Methods changed after something happened")),
        Option("partners_differ", Matter.PARTNERS_DIFFER, tr("The two partners play differently")),
    ),
)

FORGOTTEN = yes_or_no(
    key="forgotten",
    law="75C",
    heading=tr("Had the player forgotten or mixed up the agreement?"),
    why=tr("Then it is a mistaken call and no psychic one: the opponents were told right."),
)

FORBIDDEN = yes_or_no(
    key="forbidden",
    law="40B2(a)(v)",
    heading=tr("Is it an artificial call that the regulations forbid to be psychic?"),
    why=tr("The authority may restrict psychic artificial calls, and no others."),
)

EXPECTED = yes_or_no(
    key="expected",
    law="40C1",
    heading=tr("Has the pair done it so often or lately that partner would expect it?"),
    why=tr("Then it is an understanding, and the opponents should have been told."),
)

CATERED = yes_or_no(
    key="catered",
    law="40C1",
    heading=tr("Did partner act as if they knew, with nothing in the auction to explain it?"),
    why=tr(
        "A call or a pass that only makes sense if the other call was false is evidence that "
        "partner knew (85A1)."
    ),
)

IS_OVER = yes_or_no(
    key="is_over",
    law="40B4",
    heading=tr("Is the play of the board over?"),
    why=tr("The board is played out; no average is given for it beforehand."),
)

ASKED = Choice(
    key="asked",
    law="20G",
    heading=tr("What about the question?"),
    why=tr(
        "A player at their turn may ask, also one who will pass. What they hold must not decide "
        "whether they ask."
    ),
    options=(
        Option("right", Asking.RIGHT, tr("Nothing: they wanted to know")),
        Option("by_hand", Asking.BY_HAND, tr("Asking, or not, tells partner about the hand")),
        Option("for_partner", Asking.FOR_PARTNER, tr("It was asked only for partner's sake")),
        Option("trap", Asking.TRAP, tr("It was to draw a wrong answer from an opponent")),
    ),
)

LOOKED = Choice(
    key="looked",
    law="40B2(b)",
    heading=tr("What was looked at, and when?"),
    why=tr("The regulations may allow more."),
    options=(
        Option("own", Looked.OWN, tr("Their own card, during auction or play")),
        Option(
            "own_clarifying",
            Looked.OWN_CLARIFYING,
            tr("Their own card, by the declaring side between the final pass and the lead"),
        ),
        Option("theirs", Looked.THEIRS, tr("The opponents' card, at their own turn or before")),
        Option("theirs_not_then", Looked.THEIRS_NOT_THEN, tr("The opponents' card, out of turn")),
        Option("notes", Looked.NOTES, tr("Notes or another aid to memory or technique")),
    ),
)

VARIED = Choice(
    key="varied",
    law="40B2(a)(iv)",
    heading=tr("After what were the methods changed?"),
    why=tr("What the opponents' legal call means may always be answered by other methods."),
    options=(
        Option("meaning", Varied.THEIR_MEANING, tr("A legal call of the opponents")),
        Option("theirs", Varied.THEIR_IRREGULARITY, tr("An irregularity of the opponents")),
        Option("own", Varied.OWN_IRREGULARITY, tr("An irregularity of their own side")),
        Option("question", Varied.PARTNERS_QUESTION, tr("Partner's question, or its answer")),
    ),
)

MAY_VARY = yes_or_no(
    key="may_vary",
    law="40B2(a)(iv)",
    heading=tr("Do the regulations allow an agreement for that?"),
    why=tr("The authority may forbid agreements for the time after the opponents' irregularity."),
)

STYLE = yes_or_no(
    key="style",
    law="40A4",
    heading=tr("Is it only a matter of style and judgement?"),
    why=tr("What a call means may not depend on which of the two makes it; style may."),
)

BY_SIDE: Choice[Side] = Choice(
    key="by_side",
    law="40B3",
    heading=tr("Which side is it about?"),
    why=tr("Its score may be adjusted, and it may get a penalty."),
    options=(
        Option("NS", Side.NS, tr("North-South")),
        Option("EW", Side.EW, tr("East-West")),
    ),
)
