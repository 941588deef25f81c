"""Laws 28 to 33: what is asked, in the order of the laws."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.machinery.questions import CallQuestion, Choice, Option, yes_or_no
from bridgelaw.locale.text import tr

TWICE = yes_or_no(
    key="twice",
    law="31C",
    heading=tr("Has {offender} called twice running?"),
    why=tr("Who calls again at the turn of the player to the left has changed their call: Law 25."),
)


class MeantAs(Enum):
    """What a second call was meant as, where only the next player had called in between."""

    CHANGE = "25"
    EXPLANATION = "21B1(a)"
    NEW_CALL = "out of turn"


MEANT_AS = Choice(
    key="meant_as",
    law="25",
    to="offender",
    away=True,
    heading=tr("What was the call meant as?"),
    why=tr(
        "Where {offender} had called before, and only {lho} has called since, the call may be "
        "meant to take the place of the first one. That is a change of call: Law 25, or Law 21 "
        "after a wrong explanation. Only otherwise is it a call out of turn."
    ),
    options=(
        Option("change", MeantAs.CHANGE, tr("To change the first call: a slip, or another wish")),
        Option(
            "explanation",
            MeantAs.EXPLANATION,
            tr("To change the first call after a wrong explanation by the opponents"),
        ),
        Option("new_call", MeantAs.NEW_CALL, tr("Another call: {offender} lost sight of the turn")),
    ),
)

SIMULTANEOUS = yes_or_no(
    key="simultaneous",
    law="33",
    heading=tr("Did {offender} and {proper} call at the same moment?"),
    why=tr("Then the call of the player whose turn it was comes first, and the other after it."),
)


RHO_MUST_PASS = yes_or_no(
    key="rho_must_pass",
    law="28A",
    heading=tr("Was it {rho}'s turn, and did a law oblige {rho} to pass?"),
    why=tr("A call at the turn of a player who must pass is in rotation."),
)


class Since(Enum):
    """Who has called since, before the director ruled, and as what."""

    NOBODY = ""
    OWN_TURN = "28B"
    OVER_IT = "29A"


CALLED_SINCE = Choice(
    key="called_since",
    law="28B",
    heading=tr("Has an opponent called since, and as what?"),
    why=tr(
        "If the player whose turn it was calls, as if nothing had happened, that call is in order "
        "and the call out of turn counts as not made. If the player to the offender's left calls "
        "over it, it is accepted. Where it was the turn of the player to the left, ask that player "
        "which was meant: 1♠ after 1♥ out of turn can be an opening bid or an overcall."
    ),
    options=(
        Option("nobody", Since.NOBODY, tr("No")),
        Option(
            "own_turn",
            Since.OWN_TURN,
            tr("Yes: the player whose turn it was, calling at that turn"),
        ),
        Option(
            "over_it",
            Since.OVER_IT,
            tr("Yes: the player to the offender's left, over the call"),
        ),
    ),
)

INADMISSIBLE = yes_or_no(
    key="inadmissible",
    law="35",
    heading=tr("Was the call inadmissible at any turn?"),
    why=tr(
        "A double or redouble that there is nothing to make of, a bid of more than seven, or any "
        "bid, double or redouble by a player who must pass cannot be accepted."
    ),
)

ACCEPTS = yes_or_no(
    key="accepts",
    law="29A",
    to="lho",
    heading=tr("Does {lho} accept the call out of turn?"),
    why=tr(
        "{lho} must hear what each choice leads to before choosing, and chooses without "
        "consulting. A call over it is acceptance. If {offender} says that the call was never "
        "meant, rule on that first, under Law 25A."
    ),
    say=(
        tr(
            "It was {proper}'s turn to call. Please say nothing about what {offender}'s call "
            "meant, and ask me away from the table about anything that has to do with its meaning."
        ),
        tr(
            "{lho} may accept the call: then the auction goes on from there as if it had been in "
            "turn, and {lho} calls next."
        ),
        tr("{robbing}"),
        tr("{otherwise}"),
    ),
    yes=tr("Yes, by saying so or by calling"),
    no=tr("No"),
)


class Turn(Enum):
    """Whose turn it was when the offender called."""

    RHO = "right-hand opponent"
    PARTNER = "partner"
    LHO = "left-hand opponent"


WHOSE_TURN = Choice(
    key="whose_turn",
    law="29B",
    heading=tr("Whose turn was it when {offender} called?"),
    why=tr(
        "At the turn of the player to the right nobody else is skipped. Otherwise the partner "
        "calls before {offender} does, and could use what the cancelled call told."
    ),
    options=(
        Option("rho", Turn.RHO, tr("The opponent's to the offender's right")),
        Option("partner", Turn.PARTNER, tr("The partner's")),
        Option("lho", Turn.LHO, tr("The opponent's to the offender's left, at the first call")),
    ),
)


class CallKind(Enum):
    """Which of Laws 30, 31 and 32 rules on the call."""

    PASS = "30"
    BID = "31"
    DOUBLE = "32"


KIND_OF_CALL = Choice(
    key="kind_of_call",
    law="29B",
    heading=tr("What was called out of turn?"),
    why=tr("A pass is ruled under Law 30, a bid under Law 31, a double or redouble under Law 32."),
    options=(
        Option("pass", CallKind.PASS, tr("A pass")),
        Option("bid", CallKind.BID, tr("A bid")),
        Option("double", CallKind.DOUBLE, tr("A double or redouble")),
    ),
)

ARTIFICIAL = yes_or_no(
    key="artificial",
    law="30C",
    to="offender",
    away=True,
    heading=tr("Was the pass artificial, or a pass of {partner}'s artificial call?"),
    why=tr(
        "Such a pass is ruled on like a bid out of turn, under Law 31. It is a matter of the "
        "partnership's agreements, which the opponents are entitled to know."
    ),
)

RHO_PASSED = yes_or_no(
    key="rho_passed",
    law="31A",
    heading=tr("Does {rho} pass now?"),
    why=tr(
        "If so, {offender} must make the same call again. If {rho} bids, doubles or redoubles, "
        "{offender} may choose."
    ),
)

REPLACEMENT = CallQuestion(
    key="replacement",
    compares=True,
    law="29B",
    to="offender",
    heading=tr("What does {offender} call at the proper turn?"),
    why=tr("That call takes the place of the cancelled one, and decides what follows."),
    say=(
        tr(
            "{offender} may make any legal call. If it is comparable to the cancelled one, nobody "
            "is restricted. {otherwise}"
        ),
        tr(
            "If {offender} wants to know whether a call is comparable, I will answer that away "
            "from the table. Leaving the table tells nobody anything."
        ),
    ),
)
