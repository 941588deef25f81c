"""Laws 48 to 50: what is asked about a card that was shown."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.law import Choice, Option, tr, yes_or_no


class Who(Enum):
    """Whose card it is."""

    DEFENDER = "49"
    DECLARING = "48"
    OVER = "no card is to be played any more"


class When(Enum):
    """On what occasion a defender showed or named a card."""

    OTHERWISE = "49"
    LAWFUL = "a law let them take the card back"
    RETRACTED = "47A"
    PLAY = "meant as a lead or a play"
    TRICK = "68"
    OBJECTION = "68B2"
    CLAIM = "68D"
    FOUND = "14B"
    DESIGNATED = "50"


class What(Enum):
    """What a defender has shown, with the penalty cards that they have already."""

    LOW = "one card below the ten"
    HONOUR = "one honour"
    SEVERAL = "two or more cards"


WHO = Choice(
    key="who_showed",
    law="49",
    heading=tr("Is {offender} a defender?"),
    why=tr("Only a defender can have a penalty card, and only while cards are to be played."),
    options=(
        Option("defender", Who.DEFENDER, tr("Yes, a defender")),
        Option("declaring", Who.DECLARING, tr("No, declarer or dummy")),
        Option("over", Who.OVER, tr("The play is over")),
    ),
)

# The declaring side

SPREADS = yes_or_no(
    key="spreads",
    law="48B",
    heading=tr("Did declarer put the whole hand down?"),
    why=tr(
        "A card that declarer shows or drops means nothing. Declarer who puts down the whole hand "
        "becomes dummy, right after an opening lead out of turn, or claims."
    ),
    usually="no",
    unusual=tr("Declarer put the whole hand down"),
)

AFTER_LEAD = yes_or_no(
    key="after_lead",
    law="48B1",
    heading=tr("Was it right after an opening lead out of turn?"),
    why=tr(
        "Then declarer becomes dummy. If only one or some of the cards were shown, declarer must "
        "put down the whole hand."
    ),
)

HELD_AS_PLAYED = yes_or_no(
    key="held_as_played",
    law="45C2",
    heading=tr("Did declarer hold {cards} as if played?"),
    why=tr(
        "At declarer's turn to play from their own hand, a card held face up on the table or "
        "close to it, or kept still as if played, is played. A card that was dropped, or "
        "brought out and taken back in one movement, is not, even if the defenders saw it."
    ),
    usually="no",
    unusual=tr("Declarer held it as if played"),
)

# A defender

WHEN = Choice(
    key="occasion",
    law="49",
    heading=tr("How did {cards} come to be seen?"),
    why=tr(
        "Whatever a defender shows becomes a penalty card, except in the other cases. "
        "Everybody leaves the cards as they are, and you ask what was said and done."
    ),
    usually="none_of_these",
    unusual=tr("Not dropped or shown, but a play, a claim …"),
    options=(
        Option("none_of_these", When.OTHERWISE, tr("Dropped, shown or named")),
        Option(
            "lawful",
            When.LAWFUL,
            tr("Taken back: opponent's mistake"),
        ),
        Option(
            "retracted",
            When.RETRACTED,
            tr("Taken back after their own mistake"),
        ),
        Option("play", When.PLAY, tr("Played out of turn")),
        Option("trick", When.TRICK, tr("Only about the trick in progress")),
        Option(
            "objection",
            When.OBJECTION,
            tr("With a concession, {partner} objecting"),
        ),
        Option("claim", When.CLAIM, tr("With another claim")),
        Option("found", When.FOUND, tr("A missing card was found")),
        Option("designated", When.DESIGNATED, tr("Not their doing: no penalty card")),
    ),
)

LEAD_FACED = yes_or_no(
    key="lead_faced",
    law="14B",
    heading=tr("Had the opening lead been faced?"),
    why=tr("If the card was missed before that, it just goes back to the hand (14A)."),
)

NAMED = yes_or_no(
    key="named",
    law="49",
    heading=tr("Was the card named, not shown?"),
    why=tr("A card that a defender names as being in their hand counts as one that they showed."),
    yes=tr("Yes: they named it"),
    no=tr("No: they showed it"),
    usually="no",
    unusual=tr("The card was named, not shown"),
)

COULD_SEE = yes_or_no(
    key="could_see",
    law="49",
    heading=tr("Could {partner} have seen {cards}?"),
    why=tr(
        "Whether {partner} did see it does not matter. If declarer and dummy both saw it, then "
        "{partner} could have seen it too."
    ),
    usually="yes",
    unusual=tr("{partner} could not have seen it"),
)

PLAYED = yes_or_no(
    key="counts_as_played",
    law="45C",
    heading=tr("Did {offender} play {cards}, at their turn?"),
    why=tr(
        "A defender's card is played when the defender, at their turn and legally, brings it "
        "out so that partner could see it, or names it. A card that was dropped is not."
    ),
    usually="no",
    unusual=tr("It was played, at {offender}'s turn"),
)

WHAT = Choice(
    key="what_shown",
    law="50B",
    heading=tr("Which cards were shown?"),
    why=tr(
        "Count the penalty cards that {offender} has already: two or more of one defender are all "
        "major. The ten is an honour."
    ),
    options=(
        Option("low", What.LOW, tr("One low card, nine or below")),
        Option("honour", What.HONOUR, tr("One honour, ten or above")),
        Option("several", What.SEVERAL, tr("Two or more")),
    ),
)

DELIBERATE = yes_or_no(
    key="deliberate",
    law="50B",
    heading=tr("Was it shown on purpose?"),
    why=tr(
        "A low card that was dropped, or that stuck to the card the defender meant to play, is a "
        "minor penalty card. One that the defender meant to play or to show is a major one."
    ),
    yes=tr("Yes, on purpose"),
    no=tr("No, by accident"),
)
