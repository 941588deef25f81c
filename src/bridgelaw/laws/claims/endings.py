"""Laws 68 to 71: what several laws of claims tell."""

from __future__ import annotations

from bridgelaw.laws.machinery.endings import Ending, to_all, to_partner
from bridgelaw.locale.text import Text, tr


def announced(headline: Text) -> Ending:
    """A ruling of which all hear the headline."""
    return Ending(headline, say=(to_all(headline),))


# 68B2: a defender's partner has objected

NO_CONCESSION = to_all(
    tr(
        "There is no concession and no claim, and play goes on. The cards that were shown are "
        "no penalty cards: take them back."
    )
)
OBJECTION_NOT_TO_BE_USED = to_all(
    tr("{claimer} may not use that {partner} objected, as if it showed where a trick is.")
)
CARDS_NOT_TO_BE_USED = to_partner(tr("You may not use what partner's cards told you."))
OBJECTED = Ending(
    tr(
        "{partner} objects, so there is neither a concession nor a claim: play goes on, and no "
        "card is a penalty card."
    ),
    note=(
        tr(
            "What a defender showed is unauthorised for the other defender; declarer may use it. "
            "If it is used, adjust the score."
        ),
    ),
)

# 69B, 71: tricks that go back

TOO_LATE = announced(tr("The correction period is over: the tricks stand."))
NOTHING_TO_RETURN = announced(tr("The other side has no trick that could go back."))
COUNTED = announced(
    tr("Every finished trick counts for the side that won it, whatever was said later.")
)
ONE_RETURNED = announced(tr("One trick goes back to {side}, and the board is scored anew."))
SOME_RETURNED = announced(tr("{tricks} tricks go back to {side}, and the board is scored anew."))
ONE_RETURNED_TO_NAMELESS = announced(
    tr("One trick goes back to the side that let it go, and the board is scored anew.")
)
SOME_RETURNED_TO_NAMELESS = announced(
    tr("{tricks} tricks go back to the side that let them go, and the board is scored anew.")
)
