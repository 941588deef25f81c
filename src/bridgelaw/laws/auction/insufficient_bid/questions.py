"""Law 27: what is asked, in the order of the law."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.common.comparable_call import comparable_question
from bridgelaw.laws.machinery.questions import (
    CallQuestion,
    Choice,
    Option,
    SpecifiedQuestion,
    yes_or_no,
)
from bridgelaw.locale.text import tr

OUT_OF_ROTATION = yes_or_no(
    key="out_of_rotation",
    law="27A2",
    heading=tr("Was the insufficient bid also out of rotation?"),
    why=tr("An insufficient bid out of rotation is ruled under Law 31, and the bar is shorter."),
    usually="no",
    unusual=tr("It was out of turn as well"),
)

INTENDED_INSUFFICIENT = yes_or_no(
    key="intended_is_insufficient",
    law="25A1",
    heading=tr("Is the call that was meant itself an insufficient bid?"),
    why=tr("The call that was meant stands subject to the law: it can itself be insufficient."),
)

REPLACED = yes_or_no(
    key="replaced",
    law="27C",
    heading=tr("Has {offender} already put another call in its place?"),
    why=tr(
        "A replacement made before the director came stands if it is legal, unless {lho} accepts "
        "the insufficient bid."
    ),
    usually="no",
    unusual=tr("{offender} has changed it already"),
)

ACCEPTS = yes_or_no(
    key="accepts",
    law="27A1",
    to="lho",
    heading=tr("Does {lho} accept the insufficient bid?"),
    why=tr(
        "{lho} must hear what each choice leads to before choosing, and chooses without "
        "consulting. A call over the insufficient bid is acceptance. {lho} may ask {partner} what "
        "calls in its place would mean."
    ),
    say=(
        tr(
            "{offender}'s bid is not sufficient. Please say nothing about what it meant, and ask "
            "me away from the table about anything that has to do with its meaning."
        ),
        tr("{if_accepted}"),
        tr("{otherwise}"),
    ),
    yes=tr("Yes, by saying so or by calling"),
    no=tr("No"),
)

SUBSTITUTE = CallQuestion(
    key="substitute",
    compares=True,
    law="27B",
    to="offender",
    heading=tr("What does {offender} call instead?"),
    why=tr("An insufficient bid that is not accepted must be replaced by a legal call."),
    say=(
        tr(
            "{offender} must replace the bid. With {lowest}, or with a comparable call, nobody is "
            "restricted. After any other bid or a pass "
            "{partner} must pass for the rest of the auction. A double or redouble that is not "
            "comparable is cancelled: merely trying it makes {partner} pass for the rest of the "
            "auction, whatever {offender} calls then."
        ),
        tr(
            "If {offender} wants to know whether a call is comparable, I will answer that away "
            "from the table. Leaving the table tells nobody anything."
        ),
    ),
)

SPECIFIES = yes_or_no(
    key="specifies",
    law="27B1(a)",
    to="offender",
    heading=tr("Did the insufficient bid specify one or more denominations?"),
    why=tr(
        "A bid specifies a denomination if by the partnership's agreements it promises something "
        "about it: length, shortness or a control. The denomination that it names does not "
        "matter. A club that may be a doubleton specifies nothing."
    ),
    away=True,
)

SPECIFIED = SpecifiedQuestion(
    key="specified",
    law="27B1(a)",
    to="offender",
    heading=tr("What did {bid} specify?"),
    why=SPECIFIES.why,
    away=True,
)

LOWEST_SAME = yes_or_no(
    key="lowest_same",
    law="27B1(a)",
    to="offender",
    heading=tr("Is {call} the lowest sufficient bid that specifies the same?"),
    why=tr(
        "It must specify the same denomination or denominations, {specified}, all of them and by "
        "the same kind of feature; whether it is artificial does not matter, nor does strength. "
        "No lower sufficient bid may do so by their agreements. {lower}"
    ),
    away=True,
)


SECOND_COMPARABLE = comparable_question(
    "second_comparable",
    "26A",
    tr(
        "The first bid was withdrawn. After a comparable call there is no lead restriction and the "
        "first bid may be used; otherwise there may be one, and it may not."
    ),
)


ANOTHER_COMPARABLE = comparable_question(
    "another_comparable",
    "26A",
    tr(
        "This decides only about the lead now, and what may be used; {partner} must pass for the "
        "rest of the auction in any case. The bid was withdrawn and so was the attempt. Only a "
        "call that is comparable to each of them leaves the lead free. If you are not sure about "
        "the attempt, declarer may restrict the lead."
    ),
    each=tr("Yes, and to {attempted} as well"),
)


class Replacement(Enum):
    """What the offender put in place of the insufficient bid."""

    BID_OR_PASS = "sufficient bid or pass"
    DOUBLE = "double or redouble"
    INSUFFICIENT = "another insufficient bid"


KIND_OF_CALL = Choice(
    key="kind_of_call",
    law="27B",
    heading=tr("What did {offender} put in its place?"),
    why=tr("A double, a redouble or another insufficient bid is cancelled, and another call made."),
    options=(
        Option("bid_or_pass", Replacement.BID_OR_PASS, tr("A sufficient bid, or a pass")),
        Option("double", Replacement.DOUBLE, tr("A double or redouble")),
        Option("insufficient", Replacement.INSUFFICIENT, tr("Another insufficient bid")),
    ),
)

ACCEPTS_SECOND = yes_or_no(
    key="accepts_second",
    law="27B4",
    to="lho",
    heading=tr("Does {lho} accept the second insufficient bid?"),
    why=tr("The second insufficient bid may be accepted just as the first could."),
    say=(
        tr(
            "{lho} may accept the second bid: then the auction goes on from there as if it were "
            "legal. If not, {offender} must make another call, a sufficient bid or a pass, and "
            "{partner} must pass for the rest of the auction, whatever that call is."
        ),
    ),
)

ANOTHER_CALL = CallQuestion(
    key="another_call",
    compares=True,
    law="27B3",
    to="offender",
    heading=tr("What does {offender} call now?"),
    why=tr(
        "The attempted replacement is cancelled; {offender} must make a sufficient bid or pass."
    ),
    say=(
        tr(
            "That replacement is cancelled. {offender} must make a sufficient bid or pass, and "
            "{partner} must then pass for the rest of the auction, whatever the call is."
        ),
    ),
)
