"""Law 52: what is asked."""

from bridgelaw.laws.law import CardQuestion, tr, yes_or_no
from bridgelaw.laws.machinery.facts import has_major, major

DECLARER_PLAYED = yes_or_no(
    key="declarer_played",
    law="52B1(b)",
    heading=tr("Has declarer played since?"),
    why=tr(
        "From the hand or from dummy: whoever plays on has accepted the card, whether or not "
        "anybody noticed."
    ),
    usually="no",
    unusual=tr("Declarer has played since"),
)

ACCEPTS = yes_or_no(
    key="accepts",
    law="52B1(a)",
    heading=tr("Does {declarer} accept {played}?"),
    to="declarer",
    why=tr(
        "{offender} may not take the card back; only declarer decides. Declarer hears both options "
        "first, and chooses without consulting."
    ),
    say=(tr("{due}"), tr("{offender} leaves {played} there. {declarer}, please choose.")),
    yes=tr("Accept. {played} stands, and the penalty card stays.", has_major("offender")),
    no=tr(
        "Refuse. {offender} plays {instead}; {played} becomes a major penalty card.",
        major("played"),
    ),
)

CARDS_WERE_DUE = tr("A penalty card was due: {cards}.")
AS_DECLARER_SAYS = tr("{due}, as declarer says")
ONE_WAS_DUE = tr("A penalty card was due.")

SEVERAL_DUE = yes_or_no(
    key="several_due",
    law="51A",
    heading=tr("Could more than one have been played?"),
    why=tr("Then declarer says which of them is played."),
)

REPLACES = CardQuestion(
    key="replaces",
    law="51A",
    heading=tr("Which card does {declarer} name, {due}?"),
    to="declarer",
    why=tr("{offender} could legally have played more than one of them, so declarer chooses."),
)
