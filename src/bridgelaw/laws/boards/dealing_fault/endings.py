"""Laws 1, 2, 6 and 7: how each ruling is told."""

from bridgelaw.laws.law import Ending, to_all, tr

_DEAL_ANEW = to_all(
    tr(
        "Please shuffle well and deal anew, one by one, clockwise into four hands, with "
        "both sides present."
    )
)

# 6D1

DEALT_ANEW = Ending(tr("Nobody has called yet: the board is shuffled and dealt anew."), _DEAL_ANEW)
DEAL_STANDS = Ending(
    tr("The auction has begun: the deal stands, and the board is played."),
    to_all(tr("The auction has begun on this board. It is played as it is.")),
    note=tr(
        "Only for another good reason you may have it dealt anew (6D3). You may penalise who "
        "dealt (90A)."
    ),
)
NOT_A_WHOLE_PACK = tr("A board has one whole pack, with each card once.")
ONE_TOO_MANY = Ending(tr("One of the two cards is no part of the deal: the hands are counted."))
COUNT_THEM = Ending(tr("A hand has more or fewer than thirteen cards: they are counted."))
OWN_CARD_SHOWN = Ending(tr("A player's own card was seen during the auction: Law 24."))
ENTER_THE_CARD = Ending(
    OWN_CARD_SHOWN.headline,
    note=tr("Enter the card at the table, as in: N exposes H5. The table then calls for Law 24."),
)
SEEN_TOO_LATE = Ending(tr("The auction has begun: what was seen is information from elsewhere."))

# 6D2

NO_RESULT_STANDS = tr("No result on such a deal may stand.")
REPLAYED = Ending(
    tr("The event is a replay of old deals: the results stand."),
    to_all(tr("These deals are meant to be played again.")),
)
CANCELLED_AND_DEALT = Ending(
    tr("All results on this deal are cancelled, and it is shuffled and dealt anew."),
    to_all(tr("All results on this deal are cancelled.")),
    _DEAL_ANEW,
)
CANCELLED = Ending(
    tr("All results on this deal are cancelled: adjusted scores."),
    to_all(tr("No result on this deal may stand. I shall give adjusted scores.")),
    note=tr("This holds for every table that has played it: rule on each of them in this way."),
)

# 6D3

NOT_PASSED_OUT = Ending(
    tr("The board was passed out, and is not dealt anew."),
    to_all(tr("A board that was passed out is not dealt anew.")),
)
NOT_COMPARABLE_THEN = Ending(
    tr("The board has been played elsewhere: it is not dealt anew at one table."),
    to_all(tr("Others have played this board. It is played as it is.")),
)
NOT_ONE_BOARD_OF_A_MATCH = Ending(
    tr("The match result could be known: adjusted, not dealt anew."),
    to_all(tr("This board is not dealt anew. I shall rule on it for both teams.")),
)
ORDERED_ANEW = Ending(tr("The director has the board dealt anew."), _DEAL_ANEW)

# 2

MARK_IT_RIGHT = Ending(
    tr("Nobody has used the board: it is marked rightly before it is played."),
    to_all(tr("Wait, please: this board is marked rightly first.")),
)
AS_MARKED = Ending(
    tr("What is marked on the board holds for this session."),
    to_all(tr("Play the board as it is marked. That holds for everybody here.")),
    note=tr(
        "Score it with the vulnerability that is marked, and do not use the board in another "
        "session before it is marked rightly."
    ),
)
MARKED_TWO_WAYS = Ending(tr("The board was marked differently for some: it is fouled."))

# 1, 7

OTHER_PACK = Ending(
    tr("The results stand; the board gets another pack before it is played again."),
    to_all(tr("Play this board. It gets another pack afterwards.")),
    note=tr(
        "Backs must look the same from both ends (1C); for the faces it is recommended, and a "
        "regulation may require it (1B). If somebody could recognise a card, look at Law 16D."
    ),
)
HANDLED = Ending(
    tr("Nothing is rectified; the board is put right."),
    to_all(
        tr(
            "The board stays in its place until the play is over, and everybody handles their "
            "own cards alone."
        )
    ),
    note=(
        tr(
            "After the play somebody may look at an opponent's hand if one of the opponents agrees "
            "or you allow it (7B3). Each player shuffles their cards before they go back (7C)."
        ),
        tr(
            "A procedural penalty is possible (90B5, 90B6). If a hand is in a wrong pocket, see "
            "who has played the board since (87)."
        ),
    ),
)
