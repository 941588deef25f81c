"""Law 73D, 73E: how each ruling is told."""

from bridgelaw.laws.information.tempo_and_deception.questions import Means
from bridgelaw.laws.law import Ending, to_all, tr
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, IT_GOES_ON, perhaps

_OWN_RISK = to_all(
    tr("What opponents read from it they read at their own risk. The result stands.")
)

LEGAL = Ending(
    tr("A player may deceive by a call or play: there is no infraction."),
    to_all(tr("Calls and plays may deceive.")),
    note=tr("Not if an understanding that was concealed helps it (40C1)."),
)
MEANS = {
    Means.TEMPO: tr("A change of tempo that was not meant is no infraction by itself."),
    Means.MANNER: tr("Nobody may try to mislead by a remark, a gesture or manner."),
    Means.QUESTION: tr("A question may not be asked to draw a wrong answer."),
}
GO_ON = Ending(
    tr("The play goes on; afterwards it is seen whether an opponent was misled.", IT_GOES_ON),
    to_all(tr("Please go on, and call me afterwards if you were misled.", IT_GOES_ON)),
    note=tr(
        "For the player's own partner it may be unauthorised information (16B).",
        *perhaps(AS_IF_NOT_HEARD),
    ),
)
LOOKED_AT = tr("It was looked at after the play.")
NO_INFERENCE = Ending(
    tr("No false inference that an innocent player would draw: the result stands."), _OWN_RISK
)
HAD_A_REASON = Ending(
    tr("{player} had a bridge reason: the opponents read it at their own risk."), _OWN_RISK
)
NOT_AWARE = Ending(
    tr("{player} could not have been aware that it could help: the result stands."), _OWN_RISK
)
MISLED = Ending(
    tr("An opponent was misled without a bridge reason: the score is adjusted for damage."),
    to_all(
        tr(
            "An opponent was misled without a bridge reason. If that did damage, I adjust the"
            " score."
        )
    ),
    note=tr("If it was meant, a procedural penalty is possible as well (73D2, 90A)."),
)
PARTNER_APART = tr(
    "For {partner} it may be unauthorised information as well: rule on that separately (16B)."
)
