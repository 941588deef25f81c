"""Law 40: what is asked."""

from bridgelaw.laws.common import stages
from bridgelaw.laws.law import SEAT_OPTIONS, Answers, Choice, answers, tr, yes_or_no

WHO = Choice(
    key="who",
    law="40",
    heading=tr("Which player is it about?"),
    why=tr("Who called, asked, explained or looked at the card."),
    options=SEAT_OPTIONS,
)


class Matter(Answers):
    """What the director was called for."""

    PSYCHE = "psychic call", tr("A psychic call or departure")
    METHOD = "method", tr("A method not allowed here")
    DISCLOSURE = "disclosure", tr("An agreement not told, or wrongly")
    ASKING = "asking", tr("A question about a call")
    VARIED = "varied", tr("Methods that change")
    CARD = "card", tr("A system card or notes")


MATTER = Choice(
    key="matter",
    law="40",
    heading=tr("What is it about?"),
    why=tr("Each of these has a clause of its own."),
    options=answers(Matter),
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
    why=tr("Whoever forgot the system, or saw the cards wrongly, has made a mistaken call (75C)."),
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


class Purpose(Answers):
    """What the question was for, or told."""

    ORDINARY = "20F1", tr("To know what the call means")
    TELLING = "73B1", tr("They ask only with certain hands")
    PARTNER = "20G1", tr("For partner: they knew the answer")
    TRAP = "20G2", tr("To draw a wrong answer")


PURPOSE = Choice(
    key="purpose",
    law="20G",
    heading=tr("What was the question for?"),
    why=tr(
        "Asking is not tied to acting: whoever asks may pass, and whoever does not ask may bid. "
        "But there must be no link between asking and the hand that partner could learn to read, "
        "as when a player asks only with length in the suit that was bid."
    ),
    options=answers(Purpose),
)

# B2(a)(iv): methods that change


class By(Answers):
    """By what the methods change."""

    LEGAL_CALL = "40A3", tr("The meaning of an opponent's call")
    QUESTION = "73B1", tr("Partner's question, or its answer")
    OWN = "40B2(a)(iv) own", tr("Their own irregularity")
    OPPONENTS = "40B2(a)(iv)", tr("The opponents' irregularity")
    PLAYER = "40A4", tr("Which partner makes the call")


BY = Choice(
    key="by",
    law="40B2(a)(iv)",
    heading=tr("What makes the methods change?"),
    why=tr(
        "What a call means may depend on calls, and on nothing that partner says or asks. Both "
        "partners play the same; style and judgement are their own (40A4)."
    ),
    options=answers(By),
)

# B2(b), (c): system cards


class Whose(Answers):
    """Which card was looked at, and when."""

    OWN_CLARIFICATION = "own, clarification", tr("Own: declaring side, before the lead")
    OWN = "own", tr("Own: any other time")
    OPPONENTS_TO_EXPLAIN = (
        "opponents', to explain",
        tr("Theirs: to explain partner's call"),
        "to_explain",
    )
    OPPONENTS_OTHERWISE = (
        "opponents', not at their turn",
        tr("Theirs: another player's turn"),
        "otherwise",
    )
    OPPONENTS = "opponents'", tr("Theirs: any other time")
    AID = "aid", tr("An aid to memory")


WHOSE = Choice(
    key="whose",
    law="40B2",
    heading=tr("Whose, and when?"),
    why=tr(
        "From the start of the auction period to the end of play one's own card is closed. The "
        "opponents' may be looked at before the auction, after it, and at one's own turn."
    ),
    options=answers(Whose),
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
