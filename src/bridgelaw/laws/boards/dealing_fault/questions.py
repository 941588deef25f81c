"""Laws 1, 2, 6 and 7: what is asked."""

from bridgelaw.laws.law import Answers, Choice, Option, answers, tr, yes_or_no


class Fault(Answers):
    """What is wrong with the board."""

    WRONGLY_DEALT = "6B", tr("Wrongly dealt")
    CARD_SEEN = "6D1", tr("A card seen in the deal")
    SORTED = "sorted", tr("A sorted pack, not shuffled")
    IMPORTED = "imported", tr("A deal of another session")
    MARKED = "2", tr("Dealer or vulnerability marked wrongly")
    PACK = "1", tr("Cards not alike from both ends")
    TWICE = "one card twice", tr("One card twice in the pack")
    HANDLING = "7", tr("Board moved, or others' cards touched")
    OTHER = "6D3", tr("Another reason to deal anew")


class Marks(Answers):
    """Where a board that is marked wrongly has been."""

    UNUSED = "unused", tr("Nobody yet, at any table")
    SAME = "same", tr("All who played, with these marks")
    CHANGED = "87A", tr("Some had other marks")


FAULT = Choice(
    key="fault",
    law="6",
    heading=tr("What is wrong?"),
    why=tr(
        "Two cards in a row into one hand is a wrong deal. What is in a hand too many or "
        "too few is for Law 13 and has a ruling of its own."
    ),
    options=answers(Fault),
)

WHEN = Choice(
    key="when",
    law="6D1",
    heading=tr("Has the auction begun on it anywhere?"),
    why=tr("Until it first begins, a board that was wrongly dealt is dealt anew. Later it is not."),
    options=(
        Option("before", False, tr("No, nobody has called yet")),
        Option("after", True, tr("Yes")),
    ),
)

WRONG_COUNT = yes_or_no(
    key="wrong_count",
    law="13",
    heading=tr("Has a hand more or fewer than thirteen cards?"),
    why=tr("Then Laws 13 and 14 say what happens."),
)

OWN_CARD = yes_or_no(
    key="own_card",
    law="24",
    heading=tr("Did a player show their own card during the auction?"),
    why=tr("That is Law 24's. A card of another player that was seen is for Law 16D."),
)

REPLAY = yes_or_no(
    key="replay",
    law="6D2",
    heading=tr("Was the event arranged as a replay of old deals?"),
    why=tr("Only then may a deal of another session be used."),
)

CAN_BE_DEALT = yes_or_no(
    key="can_be_dealt",
    law="6D2",
    heading=tr("Can it be dealt anew for all compared?"),
    why=tr(
        "No result that was made on it may stand. In a match between teams no board is dealt "
        "anew if the result of the match without it could be known to somebody (86A)."
    ),
)

MARKS = Choice(
    key="marks",
    law="2",
    heading=tr("Who has used it as marked?"),
    why=tr(
        "A board that is marked wrongly should not be used. If it is, what is marked on it holds "
        "for this session."
    ),
    options=answers(Marks),
)

DIFFERENCE = Choice(
    key="difference",
    law="87A",
    heading=tr("Which mark was not the same for all?"),
    why=tr("Then those who played the one form cannot be compared with the others."),
    options=(
        Option("dealer", "dealer", tr("The dealer")),
        Option("vulnerability", "vulnerability", tr("The vulnerability")),
    ),
)

PASSED_OUT = yes_or_no(
    key="passed_out",
    law="22B",
    heading=tr("Was it passed out?"),
    why=tr("A board that was passed out is not dealt anew."),
)

PLAYED_ELSEWHERE = yes_or_no(
    key="played_elsewhere",
    law="6D3",
    heading=tr("Has a table compared with this played it?"),
    why=tr("Then another deal here could not be compared with theirs."),
)

MATCH_KNOWN = yes_or_no(
    key="match_known",
    law="86A",
    heading=tr("Could somebody know the match result without it?"),
    why=tr("Then no single board of the match may be dealt anew."),
)
