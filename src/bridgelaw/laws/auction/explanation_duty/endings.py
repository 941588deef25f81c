"""Law 20F4, 20F5: how each ruling is told."""

from __future__ import annotations

from bridgelaw.laws.law import Ending, Spoken, Text, tr
from bridgelaw.laws.machinery.endings import away_from_table
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, Claim, perhaps


def _to_player(text: Text, *claims: Claim) -> Spoken:
    """Away from the table: read aloud, it would tell partner what partner may not know."""
    return away_from_table("player", text.claiming(*claims))


_SHOW_NOTHING = _to_player(
    tr(
        "Do not show that your partner's explanation was wrong: no word, no "
        "look, no shake of the head."
    )
)
_GO_ON = _to_player(
    tr(
        "Go on as if you had not heard your partner's explanation. Where you have a choice, do not "
        "take what it suggests.",
        AS_IF_NOT_HEARD,
    )
)
_EXPLAIN = _to_player(tr("Alert and explain your partner's calls by your real agreements."))
_SAY_THE_AGREEMENT = _to_player(
    tr("Say what you have really agreed, and nothing about your hand or your partner's.")
)
_SAY_IT_UNAIDED = _to_player(
    tr(
        "Say only what you have really agreed. If your partner has explained anything, you may "
        "not use it."
    ),
    AS_IF_NOT_HEARD,
)

# 75: the call was wrong, and the explanation right

TOLD_BY_PARTNERS_ALERT = tr(
    "What the player was told by partner's alert or explanation is unauthorised."
)
NOTHING_TO_CORRECT = Ending(
    tr("Nothing to correct; {player} goes on as if nothing had been explained.", AS_IF_NOT_HEARD),
    _GO_ON,
    _EXPLAIN,
    note=tr(
        "{player} may not call better for it, but explains by the real agreement. The "
        "opponents need not be told that the call was a mistake, not even after the auction."
    ),
)

# 20F4: their own explanation

PARTNER_HEARD_IT = tr("What {partner} was told by this player's explanation is unauthorised.")

AT_ONCE = tr("The player may correct it at once.")
BEFORE_THE_LEAD = tr("It must be corrected before the opening lead is faced.")
TOO_LATE = tr("Found only now, it is corrected now; found earlier, it was due before the lead.")
CALLS_STAND = tr(
    "Calls can no longer be changed. A card played on the wrong explanation can be "
    "taken back under Law 47E2 as long as no card has been played since."
)
CORRECTS_OWN = Ending(
    tr("{player} corrects it now; then the opponents' calls are ruled on."),
    _SAY_IT_UNAIDED,
    note=tr(
        "For {partner} the correction is unauthorised: {partner} must go on as if it "
        "had not been heard.",
        AS_IF_NOT_HEARD,
    ),
)
MAY_WAIT = Ending(
    tr("{player} may wait, and corrects it before the opening lead is faced."),
    _to_player(
        tr(
            "You may wait. When the auction is over, and before the opening lead is faced, "
            "you must call me and correct it. Until then show nothing. If you are asked again, "
            "answer rightly."
        )
    ),
)

UNTIL_THE_LEAD = tr("until just before the opening lead is faced")
UNTIL_THE_PASS = tr("until the final pass")
MAY_WAIT_FOR_THE_PASS = Ending(
    tr("{player} may wait, and corrects it right after the final pass."),
    _to_player(
        tr(
            "You may wait. After the final pass you must call me at once and correct it. Until "
            "then show nothing. If you are asked again, answer rightly."
        )
    ),
)

# 20F5: partner's explanation

TOLD_BY_PARTNERS_EXPLANATION = tr(
    "What the player was told by partner's explanation is unauthorised."
)
SHOWS_NOTHING = (_SHOW_NOTHING, _GO_ON)
BY_THE_AGREEMENT = tr("Calls are explained by the agreement, whatever partner has in mind.")
EXPLAINS_LATER_CALL = Ending(
    tr("{player} explains the later call by the agreement, and shows nothing else."),
    *SHOWS_NOTHING,
    _EXPLAIN,
    note=tr(
        "If {partner} learns from it that the first explanation was wrong, {partner} corrects "
        "it at once or after the final pass, and goes on as if nothing had been heard.",
        *perhaps(AS_IF_NOT_HEARD),
    ),
)
NOTHING_IN_THE_AUCTION = Ending(
    tr("{player} shows nothing, and goes on as if nothing had been heard.", AS_IF_NOT_HEARD),
    *SHOWS_NOTHING,
    _to_player(
        tr(
            "Call me after the auction if your side plays the contract; if it defends, only "
            "after the play."
        )
    ),
)
NOTHING_UNTIL_THE_END = Ending(
    tr("{player} shows nothing until the play is over, and corrects it then."),
    *SHOWS_NOTHING,
    _to_player(tr("When the play is over, call me and correct it.")),
    note=tr(
        "If {player} speaks too early, {partner} has unauthorised information, and declarer "
        "learns what declarer had no right to know."
    ),
)
CORRECTS_PARTNERS = Ending(CORRECTS_OWN.headline, _SAY_THE_AGREEMENT)
CORRECTED_TOO_LATE = tr(
    "It should have been corrected before the opening lead: the defenders may have "
    "been damaged by that as well."
)
