"""Law 40: what is asked."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.common import stages
from bridgelaw.laws.law import SEAT_OPTIONS, Choice, Option, tr, yes_or_no

WHO = Choice(
    key="who",
    law="40",
    heading=tr("Which player is it about?"),
    why=tr("Who called, asked, explained or looked at the card."),
    options=SEAT_OPTIONS,
)


class Matter(Enum):
    """What the director was called for."""

    PSYCHE = "psychic call"
    METHOD = "method"
    DISCLOSURE = "disclosure"
    ASKING = "asking"
    VARIED = "varied"
    CARD = "card"


MATTER = Choice(
    key="matter",
    law="40",
    heading=tr("What is it about?"),
    why=tr("Each of these has a clause of its own."),
    options=(
        Option("psyche", Matter.PSYCHE, tr("A psychic call or departure")),
        Option("method", Matter.METHOD, tr("A method not allowed here")),
        Option("disclosure", Matter.DISCLOSURE, tr("An agreement not told, or wrongly")),
        Option("asking", Matter.ASKING, tr("A question about a call")),
        Option("varied", Matter.VARIED, tr("Methods that change")),
        Option("card", Matter.CARD, tr("A system card or notes")),
    ),
)

OVER = yes_or_no(
    key="play_over",
    law="40B4",
    heading=tr("Is the play over?"),
    why=tr("A board is played out, and its score adjusted only for damage."),
    stage=stages.BOARD_OVER,
)

# B3: something was not told

REPEATED = yes_or_no(
    key="repeated",
    law="40B3(b)",
    heading=tr("Has this side failed to disclose before?"),
    why=tr("Damage is redressed each time; repeated failures may be penalised as well."),
    usually="no",
    unusual=tr("They have failed to disclose before"),
)

# C1: a departure from the system

DELIBERATE = yes_or_no(
    key="deliberate",
    unsaid=True,
    law="40C1",
    heading=tr("Was it a deliberate and gross departure?"),
    why=tr("Who forgot the system, or saw the cards wrongly, has made a mistaken call (75C)."),
    no=tr("No, a mistake or small departure"),
)

RESTRICTED = yes_or_no(
    key="restricted",
    unsaid=True,
    law="40B2(a)(v)",
    heading=tr("Was it an artificial call that may not be psychic?"),
    why=tr("A regulating authority may restrict psychic artificial calls."),
)

KNOWN = yes_or_no(
    key="known",
    unsaid=True,
    law="40C1",
    heading=tr("Is it so frequent that {partner} must expect it?"),
    why=tr("Then it is an implicit understanding, which the opponents must know."),
)

CATERED = yes_or_no(
    key="catered",
    unsaid=True,
    law="40C1",
    heading=tr("Did {partner} allow for it without another reason?"),
    why=tr(
        "By something that the auction does not explain. That is evidence of an "
        "understanding that was not told (85A1)."
    ),
)

# 20G, 73B1: a question


class Purpose(Enum):
    """What the question was for, or told."""

    ORDINARY = "20F1"
    TELLING = "73B1"
    PARTNER = "20G1"
    TRAP = "20G2"


PURPOSE = Choice(
    key="purpose",
    law="20G",
    heading=tr("What was the question for?"),
    why=tr(
        "Asking is not tied to acting: who asks may pass, and who does not ask may bid. But there "
        "must be no link between asking and the hand that partner could learn to read, as when a "
        "player asks only with length in the suit that was bid."
    ),
    options=(
        Option("ordinary", Purpose.ORDINARY, tr("To know what the call means")),
        Option("telling", Purpose.TELLING, tr("They ask only with certain hands")),
        Option("partner", Purpose.PARTNER, tr("For partner: they knew the answer")),
        Option("trap", Purpose.TRAP, tr("To draw a wrong answer")),
    ),
)

# B2(a)(iv): methods that change


class By(Enum):
    """By what the methods change."""

    LEGAL_CALL = "40A3"
    QUESTION = "73B1"
    OWN = "40B2(a)(iv) own"
    OPPONENTS = "40B2(a)(iv)"
    PLAYER = "40A4"


BY = Choice(
    key="by",
    law="40B2(a)(iv)",
    heading=tr("What makes the methods change?"),
    why=tr(
        "What a call means may depend on calls, and on nothing that partner says or asks. Both "
        "partners play the same; style and judgement are their own (40A4)."
    ),
    options=(
        Option("legal_call", By.LEGAL_CALL, tr("The meaning of an opponent's call")),
        Option("question", By.QUESTION, tr("Partner's question, or its answer")),
        Option("own", By.OWN, tr("Their own irregularity")),
        Option("opponents", By.OPPONENTS, tr("The opponents' irregularity")),
        Option("player", By.PLAYER, tr("Which partner makes the call")),
    ),
)

# B2(b), (c): system cards


class Whose(Enum):
    """Which card was looked at, and when."""

    OWN_CLARIFICATION = "own, clarification"
    OWN = "own"
    OPPONENTS = "opponents'"
    OPPONENTS_TO_EXPLAIN = "opponents', to explain"
    OPPONENTS_OTHERWISE = "opponents', not at their turn"
    AID = "aid"


WHOSE = Choice(
    key="whose",
    law="40B2",
    heading=tr("Whose, and when?"),
    why=tr(
        "From the start of the auction period to the end of play one's own card is closed. The "
        "opponents' may be looked at before the auction, after it, and at one's own turn."
    ),
    options=(
        Option(
            "own_clarification",
            Whose.OWN_CLARIFICATION,
            tr("Own: declaring side, before the lead"),
        ),
        Option("own", Whose.OWN, tr("Own: any other time")),
        Option(
            "to_explain",
            Whose.OPPONENTS_TO_EXPLAIN,
            tr("Theirs: to explain partner's call"),
        ),
        Option("otherwise", Whose.OPPONENTS_OTHERWISE, tr("Theirs: another player's turn")),
        Option("opponents", Whose.OPPONENTS, tr("Theirs: any other time")),
        Option("aid", Whose.AID, tr("An aid to memory")),
    ),
)

AT_RHO = yes_or_no(
    key="at_rho",
    law="40B2(c)",
    heading=tr("Was it the right-hand opponent's turn to call?"),
    why=tr("Your regulations allow a look at the opponents' card then, too."),
)

DEPENDS = yes_or_no(
    key="depends",
    law="40B2(c)(iv)",
    heading=tr("Does the call to be explained depend on what theirs mean?"),
    why=tr(
        "Only then may their card be looked at for an answer: so the commentary, which your "
        "regulations follow here. The text speaks of any request to explain."
    ),
)
