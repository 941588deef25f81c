"""Law 58B: what is asked when a player puts out several cards at once."""

from __future__ import annotations

from bridgelaw.laws.law import Answers, CardQuestion, Choice, Option, answers, tr, yes_or_no
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, perhaps


class Rest(Answers):
    """What is left of the cards when one of them is played."""

    LOW = "one card below the ten", tr("One low card, nine or below")
    HONOUR = "one honour", tr("One honour, ten or above")
    SEVERAL = "two or more penalty cards", tr("Two or more")


TOGETHER = yes_or_no(
    key="together",
    law="58B",
    heading=tr("Were the cards played at the same moment?"),
    why=tr(
        "A second card that came later is a card that was shown, under Law 49 or 48, or a lead to "
        "the next trick."
    ),
    usually="yes",
    unusual=tr("The second card came later"),
)

LATE = yes_or_no(
    key="late",
    law="58B4",
    heading=tr("Have both sides played to the next trick?"),
    why=tr("Then Law 67 rules: the trick had too many cards."),
    usually="no",
    unusual=tr("Both sides played to the next trick"),
)

FACES = yes_or_no(
    key="faces",
    law="58B1",
    heading=tr("How many faces could be seen?"),
    why=tr("If only one face could be seen, that card is played, and nothing more happens."),
    yes=tr("Two or more"),
    no=tr("Only one"),
)

VISIBLE = CardQuestion(
    key="visible_card",
    law="58B1",
    heading=tr("Which card could be seen?"),
    why=tr("That one is played; the others go back to the hand unseen."),
)

PARTNER_CAN_FOLLOW = yes_or_no(
    key="partner_can_follow",
    law="47B",
    heading=tr("Has {partner} a card of {suit}?"),
    why=tr(
        "That suit is led after all. If {partner} has one, {card} goes back and one of them "
        "takes its place; otherwise it stays."
    ),
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
    heading=tr("Which card did {offender} mean to play?"),
    why=tr(
        "Find out away from the table. Normally take it that the player meant one of them, unless "
        "the player says otherwise unasked: then nothing is told to partner that partner should "
        "not know."
    ),
    away=True,
    say=(
        tr(
            "{offender}, tell me away from the table which card you meant. If we saw it, it is "
            "played, and the others become penalty cards, a single low one a minor one. If not, "
            "all are major, and declarer says which is played."
        ),
    ),
    yes=tr("One that was seen"),
    no=tr("Another card"),
)

DESIGNATES = CardQuestion(
    key="designates",
    law="58B2",
    to="chooser",
    heading=tr("Which card does {offender} designate, {cards}?"),
    why=tr("The card that they meant is played, if it is legal."),
)

REST = Choice(
    key="rest",
    law="50B",
    heading=tr("Which cards are left?"),
    why=tr("Penalty cards that {offender} has already count with them. The ten is an honour."),
    options=answers(Rest),
)

CHOOSES = CardQuestion(
    key="declarer_chooses",
    law="51A",
    to="declarer",
    heading=tr("Which card does {declarer} want played, {cards}?"),
    why=tr("All of them are major penalty cards. Declarer chooses among those that may be played."),
    say=(
        tr(
            "All are major penalty cards. {declarer} says which of {cards} is played now; the "
            "others stay face up."
        ),
    ),
)

PLAYED_AFTER = yes_or_no(
    key="opponent_played",
    law="58B3",
    heading=tr("Has {lho} played to the trick since?"),
    why=tr("That opponent may take their card back and play another."),
    usually="no",
    unusual=tr("{lho} has played since"),
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
                "{opponent} may leave {card}, or take it back and play another. {offender}'s side "
                "may not use what goes back.",
                *perhaps(AS_IF_NOT_HEARD),
            ),
        ),
        options=(Option("keep", None, tr("Leaves {card}")),),
    )


LHO_CARD, RHO_CARD = _changes("lho_card"), _changes("rho_card")
