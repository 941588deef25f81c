"""Laws 48 to 50: what is asked about a card that was shown."""

from bridgelaw.laws.law import Answers, Choice, answers, tr, yes_or_no


class Who(Answers):
    """Whose card it is."""

    DEFENDER = "49", tr("Yes, a defender")
    DECLARING = "48", tr("No, declarer or dummy")
    OVER = "no card is to be played any more", tr("The play is over")


class When(Answers):
    """On what occasion a defender showed or named a card."""

    OTHERWISE = "49", tr("Dropped, shown or named"), "none_of_these"
    LAWFUL = "a law let them take the card back", tr("Taken back: opponent's mistake")
    RETRACTED = "47A", tr("Taken back after their own mistake")
    PLAY = "meant as a lead or a play", tr("Played out of turn")
    TRICK = "68", tr("Only about the trick in progress")
    OBJECTION = "68B2", tr("With a concession, {partner} objecting")
    CLAIM = "68D", tr("With another claim")
    FOUND = "14B", tr("A missing card was found")
    DESIGNATED = "50", tr("Not their doing: no penalty card")


class What(Answers):
    """What a defender has shown, with the penalty cards that they have already."""

    LOW = "one card below the ten", tr("One low card, nine or below")
    HONOUR = "one honour", tr("One honour, ten or above")
    SEVERAL = "two or more cards", tr("Two or more")


WHO = Choice(
    key="who_showed",
    law="49",
    heading=tr("Is {offender} a defender?"),
    why=tr("Only a defender can have a penalty card, and only while cards are to be played."),
    options=answers(Who),
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
    heading=tr("How did {cards} appear?"),
    why=tr(
        "Whatever a defender shows becomes a penalty card, except in the other cases. "
        "Everybody leaves the cards as they are, and you ask what was said and done."
    ),
    usually="none_of_these",
    unusual=tr("Not dropped or shown, but a play, a claim …"),
    options=answers(When),
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
    options=answers(What),
)
