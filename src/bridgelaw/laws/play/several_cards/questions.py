"""Law 58B: what is asked when a player puts out several cards at once."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.machinery.questions import CardQuestion, Choice, Option, yes_or_no
from bridgelaw.locale.text import tr


class Rest(Enum):
    """What is left of the cards when one of them is played."""

    LOW = "one card below the ten"
    HONOUR = "one honour"
    SEVERAL = "two or more penalty cards"


TOGETHER = yes_or_no(
    key="together",
    law="58B",
    heading=tr("Did {offender} play the cards at the same moment?"),
    why=tr(
        "A second card that came later is a card that was shown, under Law 49 or 48, or a lead to "
        "the next trick."
    ),
)

LATE = yes_or_no(
    key="late",
    law="58B4",
    heading=tr("Have both sides played to the next trick?"),
    why=tr("Then Law 67 rules: the trick had too many cards."),
)

FACES = yes_or_no(
    key="faces",
    law="58B1",
    heading=tr("Could the faces of two or more of the cards be seen?"),
    why=tr("If only one face could be seen, that card is played, and nothing more happens."),
    yes=tr("Yes: two or more"),
    no=tr("No: only one"),
)

VISIBLE = CardQuestion(
    key="visible_card",
    law="58B1",
    heading=tr("Which card was the one that could be seen?"),
    why=tr("That one is played; the others go back to the hand unseen."),
)

DEFENDS = yes_or_no(
    key="defender",
    law="58B2",
    heading=tr("Is {offender} a defender?"),
    why=tr("A defender's other cards become penalty cards; declarer's go back."),
)

MEANT = yes_or_no(
    key="meant_shown",
    law="58B2",
    to="offender",
    heading=tr("Did {offender} mean to play one of the cards that were seen?"),
    why=tr(
        "Find out away from the table. Normally take it that the player meant one of them, unless "
        "the player says otherwise unasked: then nothing is told to partner that partner should "
        "not know."
    ),
    away=True,
    say=(
        tr(
            "{offender}, tell me away from the table which card you meant to play. If it is one of "
            "those that we saw, it is played, and the others become penalty cards: a single one "
            "below the ten a minor one, an honour or several cards major ones. If you meant "
            "another card, all of those that we saw are major penalty cards, and declarer says "
            "which of them is played."
        ),
    ),
    yes=tr("Yes: one of them"),
    no=tr("No: another card"),
)

DESIGNATES = CardQuestion(
    key="designates",
    law="58B2",
    to="chooser",
    heading=tr("Which of {cards} does {offender} designate?"),
    why=tr("The card that they meant is played, if it is legal."),
)

REST = Choice(
    key="rest",
    law="50B",
    heading=tr("What is left besides the card that is played?"),
    why=tr("Penalty cards that {offender} has already count with them. The ten is an honour."),
    options=(
        Option("low", Rest.LOW, tr("One card below the ten")),
        Option("honour", Rest.HONOUR, tr("One honour")),
        Option("several", Rest.SEVERAL, tr("Two or more cards")),
    ),
)

CHOOSES = CardQuestion(
    key="declarer_chooses",
    law="51A",
    to="declarer",
    heading=tr("Which of {cards} does declarer want played?"),
    why=tr("All of them are major penalty cards. Declarer chooses among those that may be played."),
    say=(
        tr(
            "All the cards that were seen are major penalty cards. Declarer says which of {cards} "
            "is played now; the others stay face up as major penalty cards."
        ),
    ),
)

PLAYED_AFTER = yes_or_no(
    key="opponent_played",
    law="58B3",
    heading=tr("Has an opponent played to the trick after those cards?"),
    why=tr("That opponent may take their card back and play another."),
)


def _changes(key: str) -> CardQuestion:
    return CardQuestion(
        key=key,
        law="58B3",
        to="chooser",
        heading=tr("Which card does {opponent} play to the trick now?"),
        why=tr(
            "An opponent who played after a card that was taken back may change their card without "
            "rectification. What the card that goes back told is not for {offender}'s side."
        ),
        say=(
            tr(
                "{opponent} may leave {card} or take it back and play another card. What a card "
                "that goes back told may be used by {opponent}'s side and not by {offender}'s."
            ),
        ),
        options=(Option("keep", None, tr("Leaves {card}")),),
    )


LHO_CARD, RHO_CARD = _changes("lho_card"), _changes("rho_card")
