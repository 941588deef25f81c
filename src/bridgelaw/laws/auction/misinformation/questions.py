"""Law 21: what is asked."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.machinery.questions import SEAT_OPTIONS, CallQuestion, Choice, Option, yes_or_no
from bridgelaw.locale.text import tr

WHO = Choice(
    key="who",
    law="21B1(a)",
    heading=tr("Who was told something wrong by an opponent?"),
    why=tr(
        "It is that player's last call that may be changed. If both partners were, begin with the "
        "one who called last."
    ),
    options=SEAT_OPTIONS,
)


class Finding(Enum):
    """What the director found to be wrong."""

    EXPLANATION = "the explanation"
    UNCLEAR = "presumably the explanation"
    CALL = "the call"
    OWN = "neither"


FINDING = Choice(
    key="finding",
    law="21B1(b)",
    heading=tr("What was wrong: the explanation, or the call that was explained?"),
    why=tr(
        "Find out what the pair has really agreed, by their system card, their notes and what both "
        "say. A required alert that was not given, or given late, is a wrong explanation. A call "
        "that does not fit the agreement is no infraction. Without evidence to the contrary "
        "presume that the explanation was wrong."
    ),
    options=(
        Option("explanation", Finding.EXPLANATION, tr("The explanation was wrong, or missing")),
        Option("unclear", Finding.UNCLEAR, tr("There is no evidence which of the two was wrong")),
        Option("call", Finding.CALL, tr("The explanation was right, and the call did not fit it")),
        Option(
            "own", Finding.OWN, tr("Nothing was wrong: it was the player's own misunderstanding")
        ),
    ),
)

PERIOD_OVER = yes_or_no(
    key="auction_period_over",
    law="21B1(a)",
    heading=tr("Is the auction period over?"),
    why=tr(
        "A call can be changed until the opening lead is faced, or, if all passed, until all four "
        "hands are back in the board. After that only the score can be adjusted."
    ),
)

PARTNER_CALLED = yes_or_no(
    key="partner_called",
    law="21B1(a)",
    heading=tr("Has the partner of {player} called since?"),
    why=tr(
        "Then this call cannot be changed any more. Whether the partner's own call may be changed "
        "is a question of its own."
    ),
)

WANTS_CHANGE = yes_or_no(
    key="wants_change",
    law="21B1(a)",
    to="player",
    heading=tr("Could {player} well have called something else with the right explanation?"),
    why=tr(
        "Ask away from the table: nobody else may hear what {player} would have called, or that "
        "there is anything. See first that both opponents of the explainer have heard the right "
        "explanation."
    ),
    away=True,
    say=(
        tr(
            "You have now heard the right explanation. {player} may change the last call if I find "
            "that the wrong explanation could well have influenced it. I will ask about that away "
            "from the table. Please say nothing about it here."
        ),
        tr(
            "If a call is changed, the next player may change a later call too. What a changed "
            "call told is not for the side that explained wrongly to use."
        ),
    ),
)

NEW_CALL = CallQuestion(
    key="new_call",
    law="21B1(a)",
    to="player",
    heading=tr("What would {player} call instead?"),
    why=tr("The call must be legal at the place of the one that it replaces."),
    away=True,
)

INFLUENCED = yes_or_no(
    key="influenced",
    law="21B1(a)",
    heading=tr("Could the wrong explanation well have influenced {call}?"),
    why=tr(
        "The player did nothing wrong, so the test is not strict. Say yes if, with the right "
        "explanation, a fair part of such players would seriously think of {new} and some would "
        "choose it. Say no if only the opponents' mix-up makes it attractive: nobody has a right "
        "to learn of that. Take your time, and say nothing at the table about the hand."
    ),
    away=True,
    polls=True,
    yes=tr("Yes: the call may be changed"),
    no=tr("No: the right explanation would hardly have led to another call"),
)

LHO_CALLED = yes_or_no(
    key="lho_called",
    law="21B2",
    heading=tr("Has the next player called over the call that is changed?"),
    why=tr("Then that call may be changed as well."),
)

LHO_CHANGES = yes_or_no(
    key="lho_changes",
    law="21B2",
    to="lho",
    heading=tr("Does {lho} take the later call back?"),
    why=tr(
        "It was made over a call that is no longer there. If it is not legal any more, it falls in "
        "any case."
    ),
    say=(
        tr(
            "{lho} may leave the later call as it is, or take it back and make another. What is "
            "taken back may be used by the other side, and not by {lho}'s."
        ),
    ),
    yes=tr("Yes, or it is not legal any more"),
    no=tr("No: the later call stands"),
)
