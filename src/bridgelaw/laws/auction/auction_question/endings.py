"""Laws 20A, 20B, 20D to 20F1: how each ruling is told."""

from bridgelaw.laws.law import Ending, Spoken, to_all, tr
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, CALLING_GOES_ON, IT_GOES_ON, perhaps

AN_OPPONENT_REPEATS = tr("An opponent of the player who asks repeats the calls.")
TELLS_PARTNER = tr("A question at another player's turn can tell partner something.")

WHICH_CALL = Ending(
    tr("The call that was just made is named again."),
    to_all(tr("Please name the last call again.")),
)
WAITS = Ending(
    tr("{player} waits for the turn to call."),
    Spoken("player", tr("You may ask when it is your turn to call.")),
    note=tr(
        "The question may have told partner something that partner may not use.",
        AS_IF_NOT_HEARD,
    ),
)
NO_REVIEW = Ending(
    tr("{player} must pass, and has no review."),
    Spoken("player", tr("You must pass, so the auction is not repeated for you.")),
    note=tr("{player} must still correct a mistake in a review for somebody else (20E)."),
)
NO_EXPLANATION = Ending(
    tr("{player} must pass, and has no explanation."),
    Spoken("player", tr("You must pass, so you may not ask what a call means.")),
    note=(
        tr("Their partner, and they themselves in the play, may ask at their own turn (20F2)."),
        tr("{player} must still correct a mistake in a review for somebody else (20E)."),
    ),
)
REPEATED = Ending(
    tr("The auction is repeated for {player}."),
    to_all(tr("An opponent repeats the whole auction, with all alerts.")),
    to_all(tr("Everybody corrects a mistake in it.")),
)
EXPLAINED = Ending(
    tr("The call is explained to {player}."),
    to_all(tr("The partner of the player who made the call says what they have agreed about it.")),
    note=(
        tr("Also calls that were not made, and what follows from them, may be asked about."),
        tr(
            "A question about one call can tell the asker's partner something that the partner may "
            "not use (20F3), and nobody may ask only for their partner's sake (20G1).",
            *perhaps(AS_IF_NOT_HEARD),
        ),
    ),
)
PUT_RIGHT = Ending(
    tr("The auction is repeated rightly, and goes on.", CALLING_GOES_ON),
    to_all(tr("I repeat the auction as it was. Please go on.", IT_GOES_ON)),
    note=tr("All four should have corrected the mistake at once."),
)
CALLED_ON_MISTAKE = Ending(
    tr("Damage is looked at after the play."),
    to_all(
        tr(
            "The auction was repeated wrongly. Go on; I come back after the play.",
            IT_GOES_ON,
        )
    ),
    note=tr("All four should have corrected the mistake at once."),
)
