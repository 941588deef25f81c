"""Laws 28 to 33: what is asked: what was called and whose turn it was, then the rest."""

from bridgelaw.laws.common.accepting import acceptance
from bridgelaw.laws.common.comparable_call import CHECK_WITH_ME, HOW_TO_ANSWER
from bridgelaw.laws.law import Answers, CallQuestion, Choice, answers, filled, tr, yes_or_no


class CallKind(Answers):
    """Which of Laws 30, 31 and 32 rules on the call."""

    PASS = "30", tr("A pass")
    BID = "31", tr("A bid")
    DOUBLE = "32", tr("A double or redouble")
    ARTIFICIAL_PASS = "30C", tr("A pass, with something artificial")
    """As far as the director has said so at once; at a table it is asked."""


KIND_OF_CALL = Choice(
    key="kind_of_call",
    law="29B",
    heading=tr("What was called out of turn?"),
    why=tr(
        "A pass, a bid and a double each have a law. A pass that is artificial, or that passes "
        "{partner}'s artificial call, is ruled on like a bid."
    ),
    options=answers(CallKind),
)


class Turn(Answers):
    """Whose turn it was when the offender called."""

    RHO = "right-hand opponent", tr("{rho}'s turn")
    PARTNER = "partner", tr("{partner}'s turn")
    LHO = "left-hand opponent", tr("{lho}'s turn, at the first call")
    AGAIN = (
        "left-hand opponent, after the offender's own call",
        tr("{lho}'s turn: {offender} called twice"),
    )


WHOSE_TURN = Choice(
    key="whose_turn",
    law="29B",
    heading=tr("Whose turn was it?"),
    why=tr(
        "At {rho}'s turn {partner} is not skipped. Otherwise {partner} calls before {offender} "
        "does, and could use what the cancelled call told. Whoever calls again at once has changed "
        "the call."
    ),
    options=answers(Turn),
)


class RhoCalled(Answers):
    """What the skipped opponent has called since the call out of turn was cancelled."""

    PASSED = "pass", tr("Yes"), "yes"
    OTHERWISE = "another call", tr("No, a bid, double or redouble"), "no"
    NOT_YET = "nothing", tr("{rho} has not called yet")


class MeantAs(Answers):
    """What a second call was meant as, where only the next player had called in between."""

    NEW_CALL = "out of turn", tr("A new call")
    CHANGE = "25", tr("A change of the first call")
    EXPLANATION = "21B1(a)", tr("A change after a wrong explanation")


MEANT_AS = Choice(
    key="meant_as",
    law="25",
    to="offender",
    away=True,
    heading=tr("What was the call meant as?"),
    why=tr(
        "Where {offender} had called, and only {lho} has called since, it may be meant to change "
        "that call: Law 25, or Law 21 after a wrong explanation."
    ),
    options=answers(MeantAs),
    usually="new_call",
    unusual=tr("{offender} meant to change an earlier call"),
)

SIMULTANEOUS = yes_or_no(
    key="simultaneous",
    law="33",
    heading=tr("Did {offender} and {proper} call together?"),
    why=tr("Then the call of the player whose turn it was comes first, and the other after it."),
    usually="no",
    unusual=tr("{offender} and {proper} called together"),
)

RHO_MUST_PASS = yes_or_no(
    key="rho_must_pass",
    law="28A",
    heading=tr("Did a ruling oblige {rho} to pass?"),
    why=tr("A call at the turn of a player who must pass is in turn."),
    usually="no",
    unusual=tr("{rho} had to pass"),
)


class Since(Answers):
    """Who has called since, before the director ruled, and as what."""

    NOBODY = "", tr("No")
    OWN_TURN = "28B", tr("{proper}, as if nothing had happened")
    OVER_IT = "29A", tr("{lho}, over that call")


CALLED_SINCE = Choice(
    key="called_since",
    law="28B",
    heading=tr("Has an opponent called since?"),
    why=tr(
        "If the opponent whose turn it was goes on as if nothing had happened, the call out of "
        "turn counts as not made. If {lho} calls over it, it is accepted. If {lho} may have meant "
        "either, ask: 1♠ after 1♥ out of turn can be an opening bid or an overcall."
    ),
    options=answers(Since),
)

INADMISSIBLE = yes_or_no(
    key="inadmissible",
    law="35",
    heading=tr("Was {call} inadmissible at any turn?"),
    why=tr(
        "A double or redouble that there is nothing to make of, a bid of more than seven, or any "
        "bid, double or redouble by a player who must pass cannot be accepted."
    ),
    usually="no",
    unusual=tr("The call is not allowed at any turn"),
)

ACCEPTS = acceptance(
    key="accepts",
    law="29A",
    heading=tr("Does {lho} accept {call}?"),
    why=tr(
        "{lho} hears what each choice leads to before choosing, and consults nobody. A call over "
        "it accepts it. If {offender} says that the call was a slip, rule on that first (25A)."
    ),
    say=(tr("It was {proper}'s turn."),),
)

ARTIFICIAL = yes_or_no(
    key="artificial",
    law="30C",
    to="offender",
    away=True,
    heading=tr("Was the pass artificial, or a pass of {passed}?"),
    why=tr(
        "Such a pass is ruled on like a bid out of turn. It is a matter of the partnership's "
        "agreements, which the opponents are entitled to know."
    ),
)

ANY_ARTIFICIAL_CALL = tr("an artificial call")
PARTNERS_ARTIFICIAL_CALL = tr("{partner}'s artificial call")

RHO_PASSED = Choice(
    key="rho_passed",
    law="31A",
    heading=tr("Has {rho} passed?"),
    why=tr(
        "If so, {offender} must make the same call again. If {rho} bids, doubles or redoubles, "
        "{offender} may choose."
    ),
    options=answers(RhoCalled),
)

REPLACEMENT = CallQuestion(
    key="replacement",
    compares=True,
    law="29B",
    to="offender",
    heading=tr("What does {offender} call instead?"),
    why=filled(
        HOW_TO_ANSWER,
        why=tr("That call takes the place of the cancelled one, and decides what follows."),
    ),
    say=(
        tr("{offender} may make any legal call. {what_follows}"),
        CHECK_WITH_ME,
    ),
)
