"""Laws 48 to 50: what is asked about a card that was shown."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.machinery.questions import Choice, Option, yes_or_no
from bridgelaw.locale.text import tr


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


class What(Enum):
    """What a defender has shown, with the penalty cards that they have already."""

    LOW = "one card below the ten"
    HONOUR = "one honour"
    SEVERAL = "two or more cards"


WHO = Choice(
    key="who_showed",
    law="49",
    heading=tr("Whose card was shown?"),
    why=tr("Only a defender can have a penalty card, and only while cards are to be played."),
    options=(
        Option("defender", Who.DEFENDER, tr("A defender's")),
        Option("declaring", Who.DECLARING, tr("Declarer's or dummy's")),
        Option("over", Who.OVER, tr("Anybody's: the play is over, or the board is passed out")),
    ),
)

# The declaring side

SPREADS = yes_or_no(
    key="spreads",
    law="48B",
    heading=tr("Did declarer put the whole hand down, or begin to?"),
    why=tr(
        "A card that declarer shows or drops means nothing. Declarer who puts down the whole hand "
        "becomes dummy, right after an opening lead out of turn, or claims."
    ),
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
    heading=tr(
        "Was it declarer's turn to play from declarer's own hand, and did declarer hold {cards} "
        "face up on the table or close to it, or keep it still as if it had been played?"
    ),
    why=tr(
        "Then it is played. A card that was dropped, or brought out and taken back in one "
        "movement, is not, even if the defenders saw it."
    ),
)

# A defender

WHEN = Choice(
    key="occasion",
    law="49",
    heading=tr("On what occasion did {offender} show or name {cards}?"),
    why=tr(
        "Whatever a defender shows becomes a penalty card, except in the cases below. Ask what was "
        "said and done."
    ),
    say=(tr("Leave everything on the table as it is, and do not play until I have ruled."),),
    options=(
        Option("none_of_these", When.OTHERWISE, tr("None of these: dropped, shown, named")),
        Option(
            "lawful",
            When.LAWFUL,
            tr("Taken back without fault, after an opponent's mistake (47D, 47E, 62C1 …)"),
        ),
        Option(
            "retracted",
            When.RETRACTED,
            tr(
                "Taken back because the player's own side's play was illegal, or a ruling required "
                "it"
            ),
        ),
        Option("play", When.PLAY, tr("Led or played, but not in turn")),
        Option("trick", When.TRICK, tr("Only about who wins the trick in progress")),
        Option(
            "objection",
            When.OBJECTION,
            tr("With a defender's concession to which the other defender objected at once"),
        ),
        Option("claim", When.CLAIM, tr("With any other claim or concession, or in answer to one")),
        Option("found", When.FOUND, tr("A card missing from the hand was found")),
    ),
)

LEAD_FACED = yes_or_no(
    key="lead_faced",
    law="14B",
    heading=tr("Had the opening lead been faced when the card was missed?"),
    why=tr("Before that the card just goes back to the hand (14A)."),
)

NAMED = yes_or_no(
    key="named",
    law="49",
    heading=tr("Did {offender} name the card, rather than show it?"),
    why=tr("A card that a defender names as being in their hand counts as one that they showed."),
    yes=tr("Yes: they named it"),
    no=tr("No: they showed it"),
)

COULD_SEE = yes_or_no(
    key="could_see",
    law="49",
    heading=tr("Could {partner} have seen the face of {cards}?"),
    why=tr(
        "Whether {partner} did see it does not matter. If declarer and dummy both saw it, then "
        "{partner} could have seen it too."
    ),
)

PLAYED = yes_or_no(
    key="counts_as_played",
    law="45C",
    heading=tr(
        "Was it {offender}'s turn to play to the trick, and did {offender} bring out or name "
        "{cards} to play it, where that is legal?"
    ),
    why=tr(
        "Then it is played: a defender's card is played when the defender holds it so that partner "
        "could see it, or names it at their turn. A card that was dropped is not."
    ),
)

WHAT = Choice(
    key="what_shown",
    law="50B",
    heading=tr("What has {offender} shown, with the penalty cards that {offender} has already?"),
    why=tr("Two or more penalty cards of one defender are all major. The ten is an honour."),
    options=(
        Option("low", What.LOW, tr("One card below the ten")),
        Option("honour", What.HONOUR, tr("One honour")),
        Option("several", What.SEVERAL, tr("Two or more cards")),
    ),
)

DELIBERATE = yes_or_no(
    key="deliberate",
    law="50B",
    heading=tr("Did {offender} show {cards} on purpose?"),
    why=tr(
        "A low card that was dropped, or that stuck to the card the defender meant to play, is a "
        "minor penalty card. One that the defender meant to play or to show is a major one."
    ),
    yes=tr("Yes: on purpose"),
    no=tr("No: by accident"),
)
