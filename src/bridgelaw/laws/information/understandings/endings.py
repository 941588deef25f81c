"""Law 40: how each ruling is told."""

from __future__ import annotations

from bridgelaw.laws.machinery.endings import Ending, to_all
from bridgelaw.locale.text import tr

_STANDS = to_all(tr("That is allowed. The result stands."))
_LOOK = to_all(tr("I will look at the score of this board."))
_PENALTY = tr("A procedural penalty is possible, whether or not there was damage (90A).")
_NO_AVERAGE = tr("No average for it: the score is adjusted only if the other side was damaged.")

EVIDENCE = tr("Partner acted as if they knew: that is evidence.")

# Psychic calls

MISBID = Ending(
    tr("A mistaken call, not a wrong explanation: no infraction."),
    say=(to_all(tr("They called by mistake, and you were told their agreement. Play goes on.")),),
    note=(
        tr("What partner's explanation told the player is unauthorised for them (75A)."),
        tr("Without evidence to the contrary presume a mistaken explanation (21B1(b))."),
    ),
)  # fmt: skip
LEGAL_PSYCHE = Ending(
    tr("A psychic call that partner knew no more of than the opponents: it is legal."),
    say=(_STANDS,),
    note=(tr("Keep it in the log: if it comes again, it becomes an understanding."),),
)
FORBIDDEN_PSYCHE = Ending(
    tr("The regulations forbid this psychic call: the score is adjusted if it did damage."),
    say=(_LOOK,),
    note=(_NO_AVERAGE, _PENALTY),
)
HIDDEN_UNDERSTANDING = Ending(
    tr("An understanding that the opponents were not told: adjusted if it did damage."),
    say=(_LOOK,),
    note=(_PENALTY, tr("The pair must disclose it from now on.")),
)

# Methods

PLAY_ON = Ending(
    tr("The board is played out; the score is looked at afterwards."),
    say=(to_all(tr("Please play on. I will look at it after the board.")),),
    note=(_NO_AVERAGE, _PENALTY),
)
METHOD = Ending(
    tr("A method that is not allowed: the score is adjusted if it did damage."),
    say=(_LOOK,),
    note=(_NO_AVERAGE, _PENALTY, tr("They may not play it from now on.")),
)
DISCLOSURE = Ending(
    tr("Not disclosed as required: what the opponents were told is looked at."),
    note=(tr("Repeated failures are penalised (40B3)."),),
)
STYLE = Ending(tr("Style and judgement are free."), say=(_STANDS,))
DIFFER = Ending(
    tr("A call means the same whoever of the two makes it: adjusted if it did damage."),
    say=(_LOOK,),
    note=(_PENALTY, tr("They must agree on one meaning from now on.")),
)
VARYING_ALLOWED = Ending(tr("The methods may be changed for that."), say=(_STANDS,))
VARYING = Ending(
    tr("No agreement is allowed for that: adjusted if it did damage."),
    say=(_LOOK,),
    note=(_NO_AVERAGE, _PENALTY),
)

# Questions and cards

MAY_ASK = Ending(
    tr("A player may ask at their turn, whatever they will call."),
    say=(to_all(tr("Everybody may ask at their turn. Play goes on.")),),
    note=(tr("“Ask only if you will bid” is wrong: it would tell partner even more."),),
)
TELLING = Ending(
    tr("What the question told partner is unauthorised."),
    say=(to_all(tr("Please ask without regard to your hand. Play goes on.")),),
    note=(
        tr("Asking only with certain hands is an understanding that nobody may have (73B1)."),
        _PENALTY,
    ),
)
TRAP = Ending(
    tr("A question may not be asked to draw a wrong answer."),
    say=(to_all(tr("Please ask only in order to know. Play goes on.")),),
    note=(_PENALTY, tr("If it misled an opponent, look at the score after the board (73E2).")),
)  # fmt: skip
MAY_LOOK = Ending(
    tr("That was allowed."),
    say=(to_all(tr("That was allowed. Play goes on.")),),
)
MAY_NOT_LOOK = Ending(
    tr("That was not allowed: what it told is looked at after the board."),
    say=(to_all(tr("Please put it away. Play goes on.")),),
    note=(tr("The regulations may allow more."), _PENALTY),
)
