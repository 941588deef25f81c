"""Laws 21B3, 40B, 47E2 and 75: how each ruling is told."""

from bridgelaw.laws.information.misinformation_after.questions import Agreement
from bridgelaw.laws.law import Ending, to_all, tr
from bridgelaw.laws.machinery.facts import GOES_BACK, IT_GOES_ON, NOT_BY_THIS, not_for

CALL_MAY_BE_CHANGED = Ending(tr("A call may still be changed: see which one."))

AGREEMENTS = {
    Agreement.DIFFERENT: tr("The explanation was not what is agreed: that is an infraction."),
    Agreement.NONE: tr("What was described is not agreed at all: that is an infraction."),
    Agreement.UNCLEAR: tr("The explanation is presumed to have been wrong."),
    Agreement.INCOMPLETE: tr("Not everything was told that the opponents are entitled to."),
    Agreement.AS_SAID: tr("The explanation was right; a call that does not fit is no infraction."),
    Agreement.OWN: tr("It was the player's own misunderstanding."),
}
TOLD_PARTNER = tr("What {partner} heard is unauthorised for {partner}.")
LOOKED_AT = tr("It was looked at after the play.")

# During the play

_PLAY_ON = to_all(tr("Please play on, and call me afterwards if you feel damaged.", IT_GOES_ON))
"""Right or wrong: partner must not hear it, and the opponents need not know whether a hand fits."""
PLAY_ON = Ending(
    tr("There was no misinformation: the play goes on.", IT_GOES_ON),
    _PLAY_ON,
    note=tr("Do not tell the opponents that the hand does not fit."),
)
PLAY_ON_AND_LOOK = Ending(
    tr(
        "The play goes on; the score is adjusted afterwards if the explanation did damage.",
        IT_GOES_ON,
    ),
    _PLAY_ON,
)
CARD_BACK = Ending(
    tr("The last card is taken back and another is played; nobody is restricted.", NOT_BY_THIS),
    to_all(
        tr(
            "The last card is taken back, and another is played. The side that explained may "
            "not use what it told.",
            GOES_BACK,
        ),
        not_for("partner"),
    ),
)

# Afterwards

_STANDS = to_all(tr("For the explanation there is no adjusted score."))
NO_INFRACTION = Ending(
    tr("There was no misinformation, and no redress for it."),
    _STANDS,
    note=tr(
        "Whatever the damage, the opponents have no claim for a call that does not fit the "
        "agreement, and need not be told of it (75C)."
    ),
)
NOT_ENTITLED = Ending(
    tr("The opponents are not entitled to know of the mix-up: no redress."), _STANDS
)
NOT_DAMAGED = Ending(
    tr("With the right explanation the opponents would have done the same: no damage."),
    _STANDS,
    note=tr("Repeated failures to disclose may be penalised (40B3(b))."),
)
MISINFORMED = Ending(
    tr("There was misinformation: the score is adjusted if it did damage."),
    to_all(
        tr(
            "The explanation was wrong. I adjust the score to what was likely with the right "
            "one, if it did damage."
        )
    ),
    note=tr(
        "What the opponents then did to themselves by an extremely serious error or a gamble "
        "they bear (12C1(e))."
    ),
)
PARTNER_APART = tr(
    "The other verdict is still open: did {partner} use what was heard? Rule on that separately "
    "(16B3)."
)
NOBODY_ASKED = (tr("Best ask five players or more of the same class."),)
