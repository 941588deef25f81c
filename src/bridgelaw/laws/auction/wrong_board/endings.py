"""Law 15A: how each ruling is told."""

from bridgelaw.laws.common.withdrawn import NOT_TO_BE_USED
from bridgelaw.laws.law import Ending, to_all, to_offender, tr
from bridgelaw.laws.machinery.facts import NOT_BY_THIS, not_for

MAY_ADD_A_PENALTY = tr(
    "You may add a procedural penalty for taking cards from a wrong board (15A4)."
)
ALL_CANCELLED = tr("The call and all calls after it are cancelled.")
_CANNOT_BE_PLAYED = to_all(tr("This board is not played. I give it an adjusted score."))
_WRITE_IT_DOWN = tr(
    "Write down the cancelled call: when the board that the cards came from is played "
    "against the same opponents, it must be repeated (15A3)."
)

# A2: the board at the table

PARTNER_HAS_CALLED = Ending(
    tr("{partner} has called: the board gets an artificial adjusted score."),
    _CANNOT_BE_PLAYED,
    note=(
        tr(
            "The side at fault normally gets average minus and the other average plus (12C2); in a "
            "match between teams see Law 86B."
        ),
        _WRITE_IT_DOWN,
    ),
)
PARTNER_HAS_CALLED_BY_TEXT = Ending(
    tr("{partner} has called: the board gets an adjusted score."),
    _CANNOT_BE_PLAYED,
    note=(
        tr("An assigned score wherever one can be given (12C1), and an artificial one otherwise."),
        _WRITE_IT_DOWN,
    ),
)
FOR_ONE_SIDE_ALONE = tr("The cancelled calls are unauthorised for {offender}'s side alone.")
CALL_AGAIN = to_offender(
    tr("Put these cards back, look at the right hand, and call again at your turn.")
)
LHO_MAY_CALL_ANEW = (
    to_all(
        tr(
            "The call over it is cancelled too, and {lho} calls anew. {lho}'s side may use what "
            "was called, and {offender}'s side may not.",
            not_for("offender"),
        )
    ),
)
DOES_NOT_COUNT = (to_all(tr("The call does not count.")), NOT_TO_BE_USED)
CALLS_AGAIN = Ending(tr("{offender} takes the right hand and calls again."), note=_WRITE_IT_DOWN)

# A3: the board that the cards came from

IS_PLAYED = Ending(tr("These opponents know nothing about it: the board is played."))
IS_NOT_PLAYED = Ending(tr("The board is not played: an adjusted score."), _CANNOT_BE_PLAYED)
CALL_DIFFERS = Ending(tr("{offender}'s call differs: an adjusted score."), _CANNOT_BE_PLAYED)
CALLED_AS_BEFORE = Ending(
    tr("{offender} has called as before: the board is played."),
    to_all(tr("The board is played, and nobody is restricted because of it.", NOT_BY_THIS)),
)
