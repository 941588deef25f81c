"""Laws 65 and 66: what is asked."""

from bridgelaw.laws.common import stages
from bridgelaw.laws.law import SEAT_OPTIONS, Answers, Choice, Option, answers, tr, yes_or_no


class Matter(Answers):
    """What happened to the quitted tricks."""

    TURNED = "65B3", tr("A card turned the wrong way")
    ORDER = "65D", tr("The played cards were mixed")
    SEE = "66", tr("Looking at a trick again")
    NUMBER = "79", tr("The number of tricks")


class Part(Answers):
    """The player's part in the play."""

    DECLARER = "declarer", tr("Declarer")
    DUMMY = "dummy", tr("Dummy")
    DEFENDER = "defender", tr("A defender")


class When(Answers):
    """How far the play had gone since the trick."""

    NOT_LED = "nobody has played to the next trick", tr("Nobody")
    LED = "only the other side has", tr("Only the other side")
    PLAYED_ON = "the player's side has", tr("That player's side")
    OVER = "the play is over", tr("The play was over")


MATTER = Choice(
    key="matter",
    law="65",
    heading=tr("What is it about?"),
    why=tr(
        "A card turned the wrong way may be pointed out for a while, a trick may be looked at "
        "again for a while, and the played cards stay in order until the tricks are agreed."
    ),
    options=answers(Matter),
)

WHO = Choice(
    key="who",
    law="65",
    heading=tr("Which player did that?"),
    why=tr("Declarer, dummy and the defenders do not have the same rights."),
    options=SEAT_OPTIONS,
)

PART = Choice(
    key="part",
    law="65",
    heading=tr("Who is that in this play?"),
    why=WHO.why,
    options=answers(Part),
)

WHEN = Choice(
    key="when",
    law="65",
    heading=tr("Who had played to the next trick?"),
    why=tr(
        "A player's rights about a trick end when their own side has led or played to the next "
        "one; what the other side has done does not end them."
    ),
    options=answers(When),
)

PLAY_OVER = yes_or_no(
    key="play_over",
    law="16B3",
    heading=tr("Is the play over now?"),
    why=tr("Only then can you see whether the remark has helped."),
    stage=stages.PLAY_OVER,
)

HELPED = yes_or_no(
    key="helped",
    law="16B3",
    heading=tr("Did {partner} gain by what the remark suggested?"),
    why=tr(
        "It counts only if there was a logical alternative. The remark told {partner} "
        "how many tricks there were. Ask what a player would have done who still "
        "miscounted them: would they have taken the same risk? At IMPs that player "
        "makes sure of the contract; at matchpoints, too, making sure is one of the "
        "things they may well do."
    ),
)

DISPUTE = yes_or_no(
    key="dispute",
    law="65D",
    heading=tr("Is there a dispute about a trick or a revoke?"),
    why=tr("Disturbed cards matter when they have to prove something."),
)

FACTS_FOUND = yes_or_no(
    key="facts_found",
    law="66D",
    heading=tr("Can you still find out what was played?"),
    why=tr(
        "Each player shows their own played cards in order; those of the other three often are "
        "enough."
    ),
)

BOTH_MIXED = yes_or_no(
    key="both_mixed",
    law="66D",
    heading=tr("Has the other side mixed its cards too?"),
    why=tr(
        "If only one side has mixed its cards, and the facts cannot be found any more, it is "
        "decided for the other side. When they were mixed does not matter."
    ),
    usually="no",
    unusual=tr("Both sides have mixed their cards"),
)

OWN_TURNED = yes_or_no(
    key="own_turned",
    law="66A",
    heading=tr("Had {offender} already turned their own card?"),
    why=tr("Whoever has not turned their card yet may have all four shown again."),
)

WANTS_ALL = Choice(
    key="wants",
    law="66B",
    heading=tr("What does {offender} want to see?"),
    why=tr(
        "Until their own side leads or plays to the next trick, a player may look at their own "
        "last card."
    ),
    options=(
        Option("own", False, tr("Only their own last card")),
        Option("others", True, tr("Cards of others as well")),
    ),
)

LOOKED = yes_or_no(
    key="looked",
    law="66C",
    heading=tr("Has {offender} looked already?"),
    why=tr("There is no right to it. If it has happened, somebody may have gained by it."),
)
