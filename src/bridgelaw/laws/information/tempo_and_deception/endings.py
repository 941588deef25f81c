"""Laws 73D and 73E: how each ruling is told."""

from __future__ import annotations

from bridgelaw.laws.machinery.endings import Ending, to_all
from bridgelaw.locale.text import tr

_PARTNER = tr(
    "What the tempo told the player's own partner is another matter: rule on it apart (16B)."
)

LATER = Ending(
    tr("Play goes on; the score is looked at when the board is over."),
    say=(to_all(tr("Please play on. Call me after the board if you feel that you were misled.")),),
    note=(tr("Agree now on what happened: later nobody will remember."), _PARTNER),
)
DISPUTED = Ending(tr("First the facts: the sides tell them differently."))
ALLOWED = Ending(
    tr("A deceptive call or card is allowed: the result stands."),
    say=(to_all(tr("A player may deceive by a call or a card. The result stands.")),),
    note=(tr("Not if an agreement hidden from the opponents protects it (40)."),),
)
OWN_RISK = Ending(
    tr("Nobody was misled in the sense of the law: the result stands."),
    say=(to_all(tr("Tempo may be read only at your own risk. The result stands.")),),
    note=(_PARTNER,),
)
HAD_A_REASON = Ending(
    tr("There was a bridge reason: the result stands."),
    say=(to_all(tr("There was something to think about. The result stands.")),),
    note=(_PARTNER,),
)
NOT_AWARE = Ending(
    tr("The player could not have been aware of it: the result stands."),
    say=(to_all(tr("Nobody could know that this would mislead. The result stands.")),),
    note=(_PARTNER,),
)
MISLED = Ending(
    tr("{side} misled the other side: its score is adjusted if that did damage."),
    say=(to_all(tr("I will look at the score of this board.")),),
    note=(
        tr("Intent is not needed. If it was meant to mislead, a penalty is due as well (73D2)."),
        _PARTNER,
    ),
)
