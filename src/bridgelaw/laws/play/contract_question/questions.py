"""Laws 41B, 41C and 20: what is asked."""

from bridgelaw.laws.law import SEAT_OPTIONS, Answers, Choice, answers, tr, yes_or_no
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, perhaps


class Request(Answers):
    """What a player wants to know, or what has turned out."""

    REVIEW = "the auction repeated", tr("To have the auction repeated")
    EXPLANATION = "what a call means", tr("What a call means")
    CONTRACT = "what the contract is", tr("The contract, and any double")
    DOUBLER = "who doubled", tr("Who doubled or redoubled")
    MISLED = (
        "the opening lead was made on a wrong explanation",
        tr("Opening lead after a wrong explanation"),
    )


REQUEST = Choice(
    key="request",
    law="41B",
    heading=tr("What is it about?"),
    why=tr("Each of these ends at another moment."),
    options=answers(Request),
)

WHO = Choice(
    key="who",
    law="41B",
    heading=tr("Which player asks?"),
    why=tr("What a player may ask depends on their place and on what they have played."),
    options=SEAT_OPTIONS,
)


class Asker(Answers):
    """Who asks."""

    DECLARER = "declarer", tr("Declarer")
    DUMMY = "dummy", tr("Dummy")
    LEADER = "the defender who makes the opening lead", tr("The opening leader")
    PARTNER = "the partner of that defender", tr("The leader's partner")


ASKER = Choice(
    key="asker",
    law="41B",
    heading=tr("Who asks?"),
    why=WHO.why,
    options=answers(Asker),
)

FACED = yes_or_no(
    key="lead_faced",
    law="41C",
    heading=tr("Has the opening lead been faced?"),
    why=tr("Facing it ends the auction period: no call can be changed any more."),
)

HAS_PLAYED = yes_or_no(
    key="has_played",
    law="41B",
    heading=tr("Has {player} played a card?"),
    why=tr(
        "The right to a review ends with a player's first card. An opening lead counts although it "
        "lies face down; declarer's first card is the one played from dummy to the first trick."
    ),
)

OWN_TURN = yes_or_no(
    key="own_turn",
    law="20F2",
    heading=tr("Is it {player}'s turn to play?"),
    why=tr("For declarer it is enough that a card is due from dummy."),
)

DUMMY_SHOWN = yes_or_no(
    key="dummy_shown",
    law="47E2(a)",
    heading=tr("Has dummy faced a card?"),
    why=tr("Once a card of dummy can be seen, the opening lead cannot be taken back."),
)

TAKES_BACK = yes_or_no(
    key="takes_back",
    law="47E2(a)",
    heading=tr("Does {leader} take the opening lead back?"),
    to="led_by",
    why=tr("Whether the wrong explanation mattered is not judged: {leader} simply may."),
    say=(
        tr(
            "The explanation was wrong. {leader} may keep the lead, or take it back and "
            "lead any card. It is no penalty card, and declarer's side may not use it.",
            *perhaps(AS_IF_NOT_HEARD),
        ),
    ),
)
