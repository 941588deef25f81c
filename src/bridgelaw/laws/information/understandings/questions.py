"""Law 40: what is asked."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.machinery.questions import SEAT_OPTIONS, Choice, Option, yes_or_no
from bridgelaw.locale.text import tr

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
        Option("psyche", Matter.PSYCHE, tr("A psychic call, or another departure from the system")),
        Option("method", Matter.METHOD, tr("A method that is not allowed here")),
        Option("disclosure", Matter.DISCLOSURE, tr("An agreement that was not told, or wrongly")),
        Option("asking", Matter.ASKING, tr("A question about the opponents' calls")),
        Option("varied", Matter.VARIED, tr("Methods that change by something that happened")),
        Option("card", Matter.CARD, tr("A system card or notes looked at")),
    ),
)

OVER = yes_or_no(
    key="play_over",
    law="40B4",
    heading=tr("Is the play over?"),
    why=tr("A board is played out, and its score adjusted only for damage."),
)

# C1: a departure from the system

DELIBERATE = yes_or_no(
    key="deliberate",
    law="40C1",
    heading=tr("Was it a deliberate and gross departure?"),
    why=tr("Who forgot the system, or saw the cards wrongly, has made a mistaken call (75C)."),
    no=tr("No: a mistake, or a small departure"),
)

RESTRICTED = yes_or_no(
    key="restricted",
    law="40B2(a)(v)",
    heading=tr("Was it an artificial call that the regulations do not let be psychic?"),
    why=tr("A regulating authority may restrict psychic artificial calls."),
)

KNOWN = yes_or_no(
    key="known",
    law="40C1",
    heading=tr("Has it happened in this partnership so often that partner must be aware of it?"),
    why=tr("Then it is an implicit understanding, which the opponents must know."),
)

CATERED = yes_or_no(
    key="catered",
    law="40C1",
    heading=tr("Did {partner} allow for it, by something that the auction does not explain?"),
    why=tr("That is evidence of an understanding that was not told (85A1)."),
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
        Option("telling", Purpose.TELLING, tr("It depends on the hand whether this player asks")),
        Option("partner", Purpose.PARTNER, tr("For partner's sake: the player knew the answer")),
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
    heading=tr("By what do the methods change?"),
    why=tr(
        "What a call means may depend on calls, and on nothing that partner says or asks. Both "
        "partners play the same; style and judgement are their own (40A4)."
    ),
    options=(
        Option("legal_call", By.LEGAL_CALL, tr("By what the opponents' legal call means")),
        Option("question", By.QUESTION, tr("By whether partner asked, or what was answered")),
        Option("own", By.OWN, tr("By an irregularity of their own side, as agreed before")),
        Option("opponents", By.OPPONENTS, tr("By an irregularity of the opponents")),
        Option("player", By.PLAYER, tr("By which of the partners makes the call")),
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
    heading=tr("Which card was it, and when?"),
    why=tr("From the start of the auction period to the end of play one's own card is closed."),
    options=(
        Option("own_clarification", Whose.OWN_CLARIFICATION,
               tr("Their own, by the declaring side, after the auction and before the lead")),
        Option("own", Whose.OWN, tr("Their own, or their notes, in the auction or the play")),
        Option("opponents", Whose.OPPONENTS,
               tr("The opponents', before the auction, after it, or at their turn")),
        Option("to_explain", Whose.OPPONENTS_TO_EXPLAIN,
               tr("The opponents', to explain partner's call, which depends on theirs")),
        Option("otherwise", Whose.OPPONENTS_OTHERWISE, tr("The opponents', not at their turn")),
        Option("aid", Whose.AID, tr("An aid to memory, counting or technique")),
    ),
)  # fmt: skip
