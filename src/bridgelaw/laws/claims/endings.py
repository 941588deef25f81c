"""Laws 68 to 71: what several laws of claims tell."""

from __future__ import annotations

from bridgelaw.laws.law import Ending, Text, to_all, to_partner, tr
from bridgelaw.laws.machinery.facts import (
    AS_IF_NOT_HEARD,
    IT_GOES_ON,
    NOT_TO_USE,
    WITHOUT_PENALTY_CARD,
    perhaps,
)


def announced(headline: Text, said: Text) -> Ending:
    """A ruling of which all hear this one sentence."""
    return Ending(headline, to_all(said))


# 68B2: a defender's partner has objected

NO_CONCESSION = to_all(
    tr(
        "There is no claim and no concession, and play goes on. Take back any card you have shown; "
        "it is no penalty card.",
        WITHOUT_PENALTY_CARD,
        IT_GOES_ON,
    )
)
OBJECTION_NOT_TO_BE_USED = to_all(
    tr("{claimer} may not use that {partner} objected.", AS_IF_NOT_HEARD)
)
CARDS_NOT_TO_BE_USED = to_partner(tr("You may not use what partner's cards told you."), NOT_TO_USE)
OBJECTED = Ending(
    tr(
        "{partner} objects: play goes on, without a penalty card.", WITHOUT_PENALTY_CARD, IT_GOES_ON
    ),
    note=tr(
        "What a defender showed is unauthorised for the other defender; declarer may use it. "
        "If it is used, adjust the score.",
        *perhaps(AS_IF_NOT_HEARD),
    ),
)

# 69B, 71: tricks that go back

TOO_LATE = announced(
    tr("The correction period is over: the tricks stand."),
    tr("Too late: the correction period is over."),
)
NOTHING_TO_RETURN = announced(
    tr("The other side has no trick that could go back."),
    tr("Nothing goes back: the other side has no such trick."),
)
COUNTED = announced(
    tr("Every finished trick counts for the side that won it."),
    tr("Score every finished trick for the side that won it."),
)
ONE_RETURNED = announced(tr("One trick goes back to {side}."), tr("I return one trick to {side}."))
SOME_RETURNED = announced(
    tr("{tricks} tricks go back to {side}."), tr("I return {tricks} tricks to {side}.")
)
