"""Laws 53 to 56: what is asked about a lead out of turn."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.questions import Choice, Option, yes_or_no
from bridgelaw.locale.text import tr


class SinceOpening(Enum):
    """What happened after an opening lead out of turn."""

    NOTHING = "nothing"
    SPREAD = "54A"
    HAND = "54B1"
    DUMMY = "54B2"
    SEEN = "54C"
    PARTNER = "53"


class Opening(Enum):
    """Declarer's five options after an opening lead out of turn."""

    BECOME_DUMMY = "54A"
    ACCEPT = "54B"
    REQUIRE = "require"
    FORBID = "forbid"
    NEITHER = "neither"


class Since(Enum):
    """Who played after a lead out of turn."""

    NOBODY = "nobody"
    NEXT = "53A"
    LEADER = "53B"
    LEADER_NEXT = "53B or 53A"
    RIGHT = "53C"
    PARTNER = "53"


class Refusal(Enum):
    """Declarer's four options after a defender's lead at partner's turn."""

    ACCEPT = "56A"
    REQUIRE = "require"
    FORBID = "forbid"
    NEITHER = "neither"


class Says(Enum):
    """What a defender says about declarer's lead out of turn."""

    ACCEPTS = "accepts it"
    REFUSES = "has it taken back"
    NOTHING = "says nothing"


# 54

FACED = yes_or_no(
    key="faced",
    law="41A",
    heading=tr("Has the opening lead been turned face up?"),
    why=tr("A lead that still lies face down is simply taken back, and the right player leads."),
)

SINCE_OPENING = Choice(
    key="since_opening",
    law="54",
    heading=tr("What has happened since the opening lead out of turn?"),
    why=tr(
        "Declarer may already have accepted it, or may have to. A card of dummy's that was shown "
        "in the auction does not count as seen."
    ),
    options=(
        Option("nothing", SinceOpening.NOTHING, tr("Nothing")),
        Option(
            "spread",
            SinceOpening.SPREAD,
            tr("Declarer has spread the hand, or begun to and shown a card"),
        ),
        Option("hand", SinceOpening.HAND, tr("Declarer has played from hand")),
        Option("dummy", SinceOpening.DUMMY, tr("Declarer has played a card from dummy")),
        Option("seen", SinceOpening.SEEN, tr("Declarer could have seen a card of dummy's hand")),
        Option("partner", SinceOpening.PARTNER, tr("{partner} has led face up as well")),
    ),
)

BEGAN_TO_SPREAD = yes_or_no(
    key="began_to_spread",
    law="54A",
    heading=tr("Was {declarer} beginning to spread the hand as dummy?"),
    why=tr(
        "Declarer who begins to and shows a card must spread the whole hand, and becomes dummy. A "
        "card that was only dropped goes back."
    ),
)

OPENING_CHOICE = Choice(
    key="opening_choice",
    law="54",
    heading=tr("What does declarer choose?"),
    why=tr("Declarer hears all five options first, and chooses without consulting."),
    say=(
        tr("{offender} has led out of turn: the opening lead is {partner}'s."),
        tr("{face_down}"),
        tr("Declarer has five options."),
        tr("First: accept the lead, spread the hand and become dummy; {dummy} plays."),
        tr(
            "Second: accept the lead and see dummy; the second card then comes from declarer's "
            "own hand."
        ),
        tr(
            "If declarer does not accept it, {card} becomes a major penalty card, and declarer "
            "says what {partner} leads."
        ),
        tr("Third: require {partner} to lead {required}. {picked_up}"),
        tr(
            "Fourth: forbid {partner} to lead {forbidden}, for as long as {partner} keeps the "
            "lead. {picked_up}"
        ),
        tr(
            "Fifth: neither. {partner} leads any card, and {card} stays a major penalty card, with "
            "the same choice at {partner}'s next lead."
        ),
    ),
    options=(
        Option("become_dummy", Opening.BECOME_DUMMY, tr("Accepts the lead and becomes dummy")),
        Option("accept", Opening.ACCEPT, tr("Accepts the lead and plays second from the hand")),
        Option("require", Opening.REQUIRE, tr("Refuses it and requires the suit")),
        Option("forbid", Opening.FORBID, tr("Refuses it and forbids the suit")),
        Option("neither", Opening.NEITHER, tr("Refuses it and leaves the lead free")),
    ),
)

# 53

LAST_TRICK = yes_or_no(
    key="last_trick",
    law="53A",
    heading=tr("Was it the lead to the thirteenth trick?"),
    why=tr("There it cannot be accepted: the cards go back, and the right hand leads."),
)

SINCE = Choice(
    key="since",
    law="53",
    heading=tr("Who has played since the lead out of turn?"),
    why=tr(
        "The hand next in rotation accepts the lead by playing to it. An opponent whose lead it "
        "really was may make it, and is not taken to have followed."
    ),
    options=(
        Option("nobody", Since.NOBODY, tr("Nobody, or only the offending side's other hand")),
        Option("next", Since.NEXT, tr("The hand next in rotation, whose lead it was not")),
        Option(
            "leader",
            Since.LEADER,
            tr("The opponent whose lead it was, who was not next in rotation"),
        ),
        Option(
            "leader_next",
            Since.LEADER_NEXT,
            tr("The opponent whose lead it was, who was also next in rotation"),
        ),
        Option(
            "right",
            Since.RIGHT,
            tr("The defender to the right of declarer's lead, whose lead it was not"),
        ),
        Option("partner", Since.PARTNER, tr("{partner}, whose lead it was, has led as well")),
    ),
)

MEANT = Choice(
    key="meant",
    law="53B",
    heading=tr("How did {other} mean {card}: as a lead, or as a play to {offender}'s lead?"),
    why=tr(
        "It was {other}'s turn to lead, and {other} was also next to play. As a lead it stands, "
        "and the lead out of turn goes back; as a play it accepts that lead."
    ),
    options=(
        Option("lead", True, tr("As a lead")),
        Option("follow", False, tr("As a play to the lead out of turn")),
    ),
)

PARTNERS_LEAD = yes_or_no(
    key="partners_lead",
    law="56",
    heading=tr("Was it {partner}'s turn to lead?"),
    why=tr(
        "Then a defender has skipped partner, whose lead declarer may restrict; and declarer's "
        "side has led from the wrong hand, and leads from the right one. Otherwise it was the "
        "other side's lead."
    ),
)

# 56

REFUSAL = Choice(
    key="lead_choice",
    law="56",
    heading=tr("What does declarer choose?"),
    why=tr("Declarer hears all four options first, and chooses without consulting."),
    say=(
        tr("{offender} has led out of turn: it is {partner}'s lead. Declarer has four options."),
        tr("First: accept the lead, and play goes on from there."),
        tr(
            "If declarer does not accept it, {card} becomes a major penalty card, and declarer "
            "says what {partner} leads."
        ),
        tr("Second: require {partner} to lead {required}. {picked_up}"),
        tr(
            "Third: forbid {partner} to lead {forbidden}, for as long as {partner} keeps the lead. "
            "{picked_up}"
        ),
        tr(
            "Fourth: neither. {partner} leads any card, and {card} stays a major penalty card, "
            "with the same choice at {partner}'s next lead."
        ),
    ),
    options=(
        Option("accept", Refusal.ACCEPT, tr("Accepts the lead")),
        Option("require", Refusal.REQUIRE, tr("Refuses it and requires the suit")),
        Option("forbid", Refusal.FORBID, tr("Refuses it and forbids the suit")),
        Option("neither", Refusal.NEITHER, tr("Refuses it and leaves the lead free")),
    ),
)

ACCEPTS = yes_or_no(
    key="accepts",
    law="56",
    heading=tr("Does declarer accept the lead out of turn?"),
    why=tr("It was the declaring side's lead, so that nobody's lead can be restricted."),
    say=(
        tr("{offender} has led out of turn: the lead is in declarer's hand or in dummy."),
        tr("Declarer may accept the lead, and play goes on from there."),
        tr(
            "Or declarer refuses it: then {card} becomes a major penalty card, and the right hand "
            "leads."
        ),
    ),
    yes=tr("Yes: the lead stands"),
    no=tr("No: a major penalty card"),
)

WHICH_LEAD = Choice(
    key="which_lead",
    law="53",
    heading=tr("Both defenders have led. Does declarer accept the lead out of turn?"),
    why=tr("Law 53 does not make {partner}'s lead the lead: declarer chooses first."),
    say=(
        tr("Both defenders have led; it was {partner}'s turn."),
        tr(
            "Declarer may accept {offender}'s lead. Then {second} becomes a major penalty card of "
            "{partner}'s."
        ),
        tr(
            "Or declarer refuses it. Then {card} becomes a major penalty card of {offender}'s, and "
            "{second} is the lead to this trick."
        ),
    ),
    options=(
        Option("first", True, tr("Yes: {offender}'s lead stands")),
        Option("second", False, tr("No: {partner}'s card is the lead")),
    ),
)

# 55

_SAYS = (
    Option("accept", Says.ACCEPTS, tr("Accepts the lead")),
    Option("refuse", Says.REFUSES, tr("Has it taken back")),
    Option("nothing", Says.NOTHING, tr("Says nothing")),
)

NEXT_SAYS = Choice(
    key="next_says",
    law="55A",
    heading=tr("What does {next}, who plays next after that lead, say?"),
    why=tr(
        "Both defenders are asked. If they differ, the one who plays next after the lead out of "
        "turn decides."
    ),
    say=(
        tr(
            "Declarer's side has led out of turn. Either defender may accept that lead; then play "
            "goes on from there."
        ),
        tr("Or either defender may have it taken back. {then}"),
        tr(
            "If you want different things, {next}, who plays next after that lead, decides. Do not "
            "consult."
        ),
    ),
    options=_SAYS,
)

OTHER_SAYS = Choice(
    key="other_says",
    law="55A",
    heading=tr("What does {other}, the other defender, say?"),
    why=tr("Both are asked. If only one of them says something, that is what happens."),
    options=_SAYS,
)
