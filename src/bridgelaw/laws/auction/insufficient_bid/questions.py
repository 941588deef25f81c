"""Law 27: what is asked, in the order of the law."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from bridgelaw.laws.common import slip
from bridgelaw.laws.common.accepting import acceptance
from bridgelaw.laws.common.comparable_call import CHECK_WITH_ME, HOW_TO_ANSWER, comparable_question
from bridgelaw.laws.law import Answers, CallQuestion, Choice, answers, filled, tr, yes_or_no
from bridgelaw.laws.machinery.facts import Lasts, first_lead, must_pass, perhaps
from bridgelaw.laws.machinery.questions import SpecifiedQuestion


class Meant(Answers):
    """What was found out, away from the table, about the bid."""

    SLIP = "25A", slip.SLIP.options[0].label, "yes"
    MEANT = "27", slip.SLIP.options[1].label, "no"
    KNOWN = "27B1(a)", tr("No: I looked up which bid shows the same")
    NOT_AGAIN = "no bid shows it", tr("No: I looked, and no bid shows the same")


UNINTENDED: Choice[Meant] = replace(
    cast("Choice[Any]", slip.SLIP),
    unusual=tr("A slip, or an artificial bid"),
    options=answers(Meant),
)
"""25A, and what the same talk tells: looked up now, the words can name the bid of 27B1(a)."""

OUT_OF_ROTATION = yes_or_no(
    key="out_of_rotation",
    law="27A2",
    heading=tr("Was it out of turn as well?"),
    why=tr("An insufficient bid out of rotation is ruled under Law 31, and the bar is shorter."),
    usually="no",
    unusual=tr("It was out of turn as well"),
)

INTENDED_INSUFFICIENT = yes_or_no(
    key="intended_is_insufficient",
    law="25A1",
    heading=tr("Is the call that was meant too low as well?"),
    why=tr("The call that was meant stands subject to the law: it can itself be insufficient."),
)

REPLACED = yes_or_no(
    key="replaced",
    law="27C",
    heading=tr("Has {offender} changed it already?"),
    why=tr(
        "A replacement made before the director came stands if it is legal, unless {lho} accepts "
        "the insufficient bid."
    ),
    usually="no",
    unusual=tr("{offender} has changed it already"),
)

LOWEST = CallQuestion(
    key="lowest",
    law="27B1(a)",
    away=True,
    to="offender",
    heading=tr("Which is the lowest bid that shows the same?"),
    why=tr(
        "The lowest sufficient bid that by their agreements shows the same denominations, all of "
        "them, by the same feature. It need not be natural, and the bid that it repeats need not "
        "have been."
    ),
)

ACCEPTS = acceptance(
    key="accepts",
    law="27A1",
    heading=tr("Does {lho} accept {bid}?"),
    why=tr(
        "{lho} hears what each choice leads to before choosing, and consults nobody. A call over "
        "the bid accepts it. What the bid itself was to mean is asked away from the table."
    ),
    say=(tr("That bid is insufficient. {lho} may ask {partner} what replacements mean."),),
)

SUBSTITUTE = CallQuestion(
    key="substitute",
    compares=True,
    law="27B",
    to="offender",
    heading=tr("What does {offender} call instead?"),
    why=filled(
        HOW_TO_ANSWER,
        why=tr("An insufficient bid that is not accepted must be replaced by a legal call."),
    ),
    say=(
        tr("{offender}, please replace the bid. {what_follows}"),
        CHECK_WITH_ME,
    ),
)

SPECIFIED = SpecifiedQuestion(
    key="specified",
    law="27B1(a)",
    to="offender",
    heading=tr("What did {bid} show?"),
    why=tr(
        "What it promises by their agreements: length, shortness or a control. What it names does "
        "not matter. A club that may be a doubleton shows nothing."
    ),
    away=True,
)

LOWEST_SAME = yes_or_no(
    key="lowest_same",
    law="27B1(a)",
    to="offender",
    heading=tr("Is {call} the lowest bid that shows the same?"),
    why=tr(
        "By their agreements: the same denominations, {specified}, all of them, and by the same "
        "feature, length, shortness or control. Strength does not matter. No lower sufficient bid "
        "may show them. {lower}"
    ),
    no=tr("No, or nothing was shown"),
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
    each=tr("Yes, to both"),
)


class Replacement(Answers):
    """What the offender put in place of the insufficient bid."""

    BID_OR_PASS = "sufficient bid or pass", tr("A sufficient bid or a pass")
    DOUBLE = "double or redouble", tr("Double or redouble")
    INSUFFICIENT = "another insufficient bid", tr("Another insufficient bid")


KIND_OF_CALL = Choice(
    key="kind_of_call",
    law="27B",
    heading=tr("What did {offender} put in its place?"),
    why=filled(
        HOW_TO_ANSWER,
        why=tr("Another bid that is too low, or a double that is not comparable, is cancelled."),
    ),
    options=answers(Replacement),
)

ACCEPTS_SECOND = acceptance(
    key="accepts_second",
    law="27B4",
    heading=tr("Does {lho} accept the second bid?"),
    why=tr("The second insufficient bid may be accepted just as the first could."),
    say=(tr("{offender}'s second bid is not sufficient either."),),
)

ANOTHER_CALL = CallQuestion(
    key="another_call",
    compares=True,
    law="27B3",
    to="offender",
    heading=tr("What does {offender} call now?"),
    why=tr("The call in its place is cancelled, and a sufficient bid or a pass comes instead."),
    say=(
        tr(
            "That call is cancelled. {offender}, please make a sufficient bid or pass. Either way "
            "{partner} must pass throughout. Unless it is comparable, {partner}'s first lead "
            "may be restricted.",
            must_pass("partner", Lasts.AUCTION),
            *perhaps(first_lead("partner")),
        ),
        CHECK_WITH_ME,
    ),
)
