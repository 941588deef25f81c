"""Law 52: what is asked."""

from __future__ import annotations

from bridgelaw.laws.machinery.questions import CardQuestion, yes_or_no
from bridgelaw.locale.text import tr

DECLARER_PLAYED = yes_or_no(
    key="declarer_played",
    law="52B1(b)",
    heading=tr("Has declarer played since, from the hand or from dummy?"),
    why=tr("Who plays on has accepted the card, whether or not anybody noticed."),
)

ACCEPTS = yes_or_no(
    key="accepts",
    law="52B1(a)",
    heading=tr("Does declarer accept {played}?"),
    to="declarer",
    why=tr(
        "{offender} may not take the card back; only declarer decides. Declarer hears both options "
        "first, and chooses without consulting."
    ),
    say=(
        tr("{offender}, please leave {played} on the table: you may not take it back yourself."),
        tr("{due}"),
        tr(
            "Declarer may accept {played}. Then it stands, and every penalty card that was not "
            "played stays a penalty card."
        ),
        tr(
            "Or declarer does not accept it. Then {offender} plays the penalty card in its place, "
            "and {played} becomes a major penalty card."
        ),
        tr("{several}"),
    ),
    yes=tr("Yes, it stands"),
    no=tr("No, the penalty card is played"),
)

CARDS_WERE_DUE = tr("A penalty card was due: {cards}.")
ONE_WAS_DUE = tr("A penalty card was due.")
DECLARER_SAYS_WHICH = tr("If so, declarer says which of {due} is played.")

SEVERAL_DUE = yes_or_no(
    key="several_due",
    law="51A",
    heading=tr("Could {offender} legally have played more than one penalty card?"),
    why=tr("Then declarer says which of them is played."),
)

REPLACES = CardQuestion(
    key="replaces",
    law="51A",
    heading=tr("Which of {due} does declarer name?"),
    to="declarer",
    why=tr("{offender} could legally have played more than one of them, so declarer chooses."),
)
