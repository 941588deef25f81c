"""Laws 67 and 14: what is asked."""

from bridgelaw.laws.common import stages
from bridgelaw.laws.law import (
    SEAT_OPTIONS,
    Answers,
    CardQuestion,
    Choice,
    Option,
    answers,
    tr,
    yes_or_no,
)


class Fault(Answers):
    """What is wrong with a trick, or with a hand."""

    TOO_FEW = "67B1", tr("No card played to a trick")
    TOO_MANY = "67B2", tr("Too many cards in a trick")
    CAME_BACK = "67B3", tr("A played card came back")
    MISSING = "14", tr("A card is missing")


class Led(Answers):
    """Who has played to the next trick."""

    NOBODY = "nobody", tr("Nobody")
    OWN_SIDE = "the offender's side", tr("{offender}'s side")
    OTHERS = "the other side", tr("The other side")


class Where(Answers):
    """Where the missing card is."""

    PLAYED = "14B1", tr("Among the played cards")
    ELSEWHERE = "14B2", tr("Somewhere else")
    NOWHERE = "14B3", tr("It cannot be found")


FAULT = Choice(
    key="fault",
    law="67",
    heading=tr("What is wrong?"),
    why=tr(
        "Count the cards: all four players should have played, and should hold, the same number. "
        "Whoever holds one too many has missed a trick, or has taken a played card back; whoever "
        "holds one too few has played two cards to a trick, or has lost one."
    ),
    options=answers(Fault),
)

WHO = Choice(
    key="who",
    law="67",
    heading=tr("Whose card is it?"),
    why=tr("The player to whom the card belongs is the offender here."),
    options=SEAT_OPTIONS,
)

BOTH_PLAYED_ON = yes_or_no(
    key="both_played_on",
    law="67B",
    heading=tr("Have both sides played to the next trick?"),
    why=tr(
        "Until then the trick is simply put right. After that nobody can be sure any more what "
        "would have happened."
    ),
)

# 67A1: a card is supplied

NEXT_LED = Choice(
    key="next_led",
    law="67A1",
    heading=tr("Who has played to the next trick?"),
    why=tr("If the card that is supplied now wins the trick, that lead came from the wrong hand."),
    options=answers(Led),
)

SUPPLIES = CardQuestion(
    key="supplies",
    law="67A1",
    heading=tr("Which card does {offender} supply to the trick?"),
    why=tr("Any card that could have been played to it: {offender} must follow suit if possible."),
    to="chooser",
    say=(
        tr(
            "{offender} adds a card to that trick, following suit if possible. It then "
            "counts as always."
        ),
    ),
)

WINS_NOW = yes_or_no(
    key="wins_now",
    law="67A1",
    heading=tr("Does that change who wins the trick?"),
    why=tr("The trick is completed as it should have been, so its winner leads to the next one."),
)

# 67B1: the player is deemed to have revoked

HAS_SUIT = yes_or_no(
    key="has_suit",
    law="67B1(a)",
    heading=tr("Does {offender} hold a card of that suit?"),
    why=tr(
        "If {offender} holds a card of the suit led to that trick, such a card must "
        "be taken; without one, any card. It costs a trick either way."
    ),
)

ADDS = CardQuestion(
    key="adds",
    law="67B1",
    heading=tr("Which card does {offender} put among the played cards?"),
    why=HAS_SUIT.why,
    to="chooser",
    say=(
        tr(
            "{offender} faces a card of the suit led, or any card if there is none, and "
            "puts it among the played cards. Whoever won the trick keeps it."
        ),
    ),
)

EXEMPT = yes_or_no(
    key="exempt",
    law="64B",
    heading=tr("Does an exception of Law 64B hold here?"),
    why=tr(
        "A missing card costs one trick, whether it was a revoke or not; the Laws do not say "
        "whether the exceptions hold for it: dummy's hand; the twelfth trick; an established "
        "revoke by the other side on the same board; or pointed out only after the other side had "
        "called on the next board, or after the round. So it is for you to decide."
    ),
    yes=tr("Yes: no trick moves"),
    no=tr("No: one trick"),
    usually="no",
    unusual=tr("An exception of Law 64B"),
)

SIDE_WON = yes_or_no(
    key="side_won",
    law="64A2",
    heading=tr("Has {offender}'s side won it, or a later one?"),
    why=tr("Only a trick that the side won from then on can be transferred."),
)

# 67A2, 67B2: too many cards

TOGETHER = Choice(
    key="how",
    law="67A2",
    heading=tr("How did the extra card get there?"),
    why=tr("Cards that were played together come under Law 58B, a fifth card under Law 45E."),
    options=(
        Option("together", True, tr("Together with another card")),
        Option("fifth", False, tr("Afterwards, as a further card")),
    ),
)

FACED = yes_or_no(
    key="faced",
    law="67B2(a)",
    heading=tr("Is it known which card was faced?"),
    why=tr(
        "That card stays, and the others go back. If it cannot be found out, the highest of those "
        "that could legally have been played stays."
    ),
)

DEFENDS = yes_or_no(
    key="defends",
    law="49",
    heading=tr("Is {offender} a defender?"),
    why=tr("Only a defender has penalty cards."),
)

COULD_SEE = yes_or_no(
    key="could_see",
    law="49",
    heading=tr("Could {partner} have seen {cards}?"),
    why=tr(
        "A defender's card that lay like that is a penalty card. It is enough that {partner} "
        "could have seen it. A card that was hidden behind another, or lay face down, goes back."
    ),
)

MAJOR = yes_or_no(
    key="major",
    law="50B",
    heading=tr("Which penalty card is it?"),
    why=tr(
        "One card below the ten that was shown by accident is a minor penalty card. An honour, a "
        "card that was played on purpose, and every one of several is a major one."
    ),
    yes=tr("An honour, on purpose, or several"),
    no=tr("One low card, by accident"),
)

REVOKED = yes_or_no(
    key="revoked",
    law="61A",
    heading=tr("Should {cards} have been played earlier?"),
    why=tr(
        "The card counts as having been in the hand all the time. Not having followed suit with "
        "it is a revoke."
    ),
    usually="no",
    unusual=tr("It was a revoke not to play it"),
)

# 67B3: a played card that came back

PLAYED_TWICE = yes_or_no(
    key="played_twice",
    law="67B3",
    heading=tr("Was it played a second time?"),
    why=tr("A second play is illegal: it is corrected, or else the score is adjusted."),
)

CANNOT_BE_CORRECTED = yes_or_no(
    key="cannot_be_corrected",
    law="67B3",
    heading=tr("Is it too late to correct the second play?"),
    why=tr(
        "While the trick can still be put right, the card goes back among the played ones and "
        "another is played in its place. After that the score is adjusted."
    ),
)

# 14: a card is missing

SURPLUS = yes_or_no(
    key="surplus",
    law="14",
    heading=tr("Does a hand have more than thirteen cards?"),
    why=tr("Then Law 13 rules. Law 14 is for a short hand where no hand is too long."),
    usually="no",
    unusual=tr("A hand has too many cards"),
)

PLAY_OVER = yes_or_no(
    key="play_over",
    law="64A2",
    heading=tr("Is the play over?"),
    why=tr("Tricks are moved after the play, if the side has won one by then."),
    stage=stages.PLAY_OVER,
)

WHERE = Choice(
    key="where",
    law="14B",
    heading=tr("Where is the missing card?"),
    why=tr("Look among the played cards first, then everywhere else."),
    options=answers(Where),
)

MISSING_CARD = CardQuestion(
    key="missing_card",
    law="14B",
    heading=tr("Which card of {offender} is missing?"),
    why=tr("It counts as having been in the hand all the time."),
)
