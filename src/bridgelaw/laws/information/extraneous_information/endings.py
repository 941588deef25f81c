"""Law 16D: how each ruling is told."""

from bridgelaw.laws.information.extraneous_information.questions import Course
from bridgelaw.laws.law import Ending, to_all, tr

FROM_ELSEWHERE = tr("The information came from elsewhere, by accident.")
TWO_WAYS = tr("After the first call two ways are left.")

TOO_MANY_CARDS = Ending(tr("Seen in a hand too long: authorised. Count all hands."))
SHOWN_IN_AUCTION = Ending(tr("The card was shown after the first call."))
ENTER_THE_CARD = Ending(
    SHOWN_IN_AUCTION.headline,
    note=tr("Enter the card at the table, as in: N exposes H5. The table then calls for Law 24."),
)
IN_THE_DEAL = Ending(tr("The card was seen while the board was dealt: see whether it began."))
PLAY = Ending(
    tr("The board is played."),
    to_all(tr("Please play this board, and say nothing about it.")),
    note=tr("Tell nobody what the player knows."),
)
WAYS = {
    Course.SEATS: Ending(
        tr("Seats are changed so that {player} holds the hand that they know."),
        to_all(tr("For this board, please sit as I say.")),
    ),
    Course.REDEAL: Ending(
        tr("The board is dealt again for these players."),
        to_all(tr("For this table the board is dealt again.")),
    ),
}
CANCELLED = Ending(
    tr("The board is not played: an adjusted score."),
    to_all(tr("This board is not played. There is an adjusted score.")),
    note=tr("In a match between teams Law 86B says what counts."),
)
DID_NOT_MATTER = Ending(
    tr("The information did not affect the result, which stands."), to_all(tr("The result stands."))
)
AFFECTED = Ending(
    tr("The information affected the result: the score is adjusted."),
    to_all(tr("I adjust the score of this board.")),
)
