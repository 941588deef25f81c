"""Laws 53 to 56: what is asked about a lead out of turn."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.machinery.questions import Choice, Option, yes_or_no
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import Demand


class SinceOpening(Enum):
    """What happened after an opening lead out of turn."""

    FACE_DOWN = "41A"
    DECLARING = "54E"
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

    @property
    def demand(self) -> Demand | None:
        """What a refusal demands of partner's lead."""
        return _DEMANDS.get(self.value)


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

    @property
    def demand(self) -> Demand | None:
        """What a refusal demands of partner's lead."""
        return _DEMANDS.get(self.value)


_DEMANDS = {"require": Demand.REQUIRE, "forbid": Demand.PROHIBIT}


class WhoseLead(Enum):
    """Who led out of turn, and whose lead it was."""

    PARTNERS = "56 with 50D2"
    DECLARING_SIDES = "56"
    OTHER_HANDS = "55B2"
    DEFENDERS = "55B1"

    @property
    def by_defender(self) -> bool:
        return self in (WhoseLead.PARTNERS, WhoseLead.DECLARING_SIDES)

    def misfit(self, since: Since) -> Text | None:
        """Who can have played after a lead depends on who led, and whose lead it was."""
        return None if since in _CAN_HAVE_PLAYED[self] else tr("not after such a lead")


_CAN_HAVE_PLAYED = {
    WhoseLead.PARTNERS: (Since.NOBODY, Since.NEXT, Since.PARTNER),
    WhoseLead.DECLARING_SIDES: (Since.NOBODY, Since.NEXT, Since.LEADER, Since.LEADER_NEXT),
    WhoseLead.OTHER_HANDS: (Since.NOBODY, Since.NEXT, Since.RIGHT),
    WhoseLead.DEFENDERS: (
        Since.NOBODY,
        Since.NEXT,
        Since.LEADER,
        Since.LEADER_NEXT,
        Since.RIGHT,
    ),
}


class Says(Enum):
    """What the defenders say about declarer's lead out of turn."""

    ACCEPT = "they accept it"
    REFUSE = "they have it taken back"
    NEXT_ACCEPTS = "they differ, and the next one accepts it"
    NEXT_REFUSES = "they differ, and the next one has it taken back"


class Which(Enum):
    """Declarer's choice when both defenders have led."""

    FIRST = "53A"
    BECOME_DUMMY = "54A"
    SECOND = "56B"


# 54

FACE_DOWN_GOES_BACK = tr("{partner} takes the face-down lead back.")
FACE_DOWN_WOULD_GO_BACK = tr("If {partner} has led face down, {partner} takes that card back.")
"""What declarer hears first of a lead of the right player."""

ALL_PICKED_UP = tr(
    "Then all penalty cards of such a suit go back into the hand, and the others stay."
)
PICKED_UP = tr("Then {card} goes back into the hand and is no penalty card any more.")
"""What declarer hears of the penalty card where its suit is required or forbidden."""

PARTNERS_OWN = tr(
    "{partner} has a penalty card too: {cards}. Declarer's choice comes first. As far as the "
    "choice allows, {partner} must then lead that card."
)
"""50D1(b): the right leader may have a penalty card too, and declarer must know."""

_UNABLE = tr(
    "If {partner} cannot lead as required, or has nothing but what is forbidden, {partner} may "
    "lead any card. What is to be picked up is picked up all the same."
)

SINCE_OPENING = Choice(
    key="since_opening",
    law="54",
    heading=tr("How do things stand after the opening lead out of turn?"),
    why=tr(
        "Declarer may already have accepted it, or may have to. A card of dummy's that was shown "
        "in the auction does not count as seen. A lead that still lies face down is simply taken "
        "back, and the declaring side's card was shown and not led."
    ),
    options=(
        Option("face_down", SinceOpening.FACE_DOWN, tr("The lead still lies face down")),
        Option("nothing", SinceOpening.NOTHING, tr("Nothing has happened since it was faced")),
        Option(
            "spread",
            SinceOpening.SPREAD,
            tr("Declarer has spread the hand, or begun to and shown a card"),
        ),
        Option("hand", SinceOpening.HAND, tr("Declarer has played from hand")),
        Option("dummy", SinceOpening.DUMMY, tr("Declarer has played a card from dummy")),
        Option("seen", SinceOpening.SEEN, tr("Declarer could have seen a card of dummy's hand")),
        Option("partner", SinceOpening.PARTNER, tr("{partner} has led face up as well")),
        Option(
            "declaring_side",
            SinceOpening.DECLARING,
            tr("It was declarer or dummy who led"),
        ),
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
    to="lho",
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
        _UNABLE,
        tr("{own}"),
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

WHOSE_LEAD = Choice(
    key="whose_lead",
    law="53",
    heading=tr("Who has led out of turn, and whose lead was it?"),
    why=tr(
        "If a defender has passed over partner, declarer may restrict partner's lead. From the "
        "wrong hand declarer leads again from the right one."
    ),
    options=(
        Option(
            "partners", WhoseLead.PARTNERS, tr("A defender, when it was the other defender's lead")
        ),
        Option(
            "declaring_sides",
            WhoseLead.DECLARING_SIDES,
            tr("A defender, when it was declarer's or dummy's lead"),
        ),
        Option(
            "other_hands",
            WhoseLead.OTHER_HANDS,
            tr("Declarer, from the wrong hand: it was the other hand's lead"),
        ),
        Option(
            "defenders",
            WhoseLead.DEFENDERS,
            tr("Declarer, from hand or from dummy, when it was a defender's lead"),
        ),
    ),
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
    to="lho",
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

# 56

REFUSAL = Choice(
    key="lead_choice",
    law="56",
    to="declarer",
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
        _UNABLE,
        tr("{own}"),
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
    to="declarer",
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

AS_DUMMY = tr("Or declarer accepts it, spreads the hand and becomes dummy.")
"""54A: what declarer hears only of an opening lead."""

WHICH_LEAD = Choice(
    key="which_lead",
    law="53",
    to="declarer",
    heading=tr("Both defenders have led. Does declarer accept the lead out of turn?"),
    why=tr("Law 53 does not make {partner}'s lead the lead: declarer chooses first."),
    say=(
        tr("Both defenders have led; it was {partner}'s turn."),
        tr(
            "Declarer may accept {offender}'s lead. Then {second} becomes a major penalty card of "
            "{partner}'s."
        ),
        tr("{as_dummy}"),
        tr(
            "Or declarer refuses it. Then {card} becomes a major penalty card of {offender}, and "
            "{second} is the lead to this trick."
        ),
    ),
    options=(
        Option("first", Which.FIRST, tr("Yes: {offender}'s lead stands")),
        Option(
            "become_dummy",
            Which.BECOME_DUMMY,
            tr("Yes: {offender}'s lead stands, and declarer becomes dummy"),
        ),
        Option("second", Which.SECOND, tr("No: {partner}'s card is the lead")),
    ),
)

# 55

THEN_OTHER_HAND_LEADS = tr(
    "Then the card goes back, and the lead comes from the right hand: any card of it."
)
THEN_DEFENDER_LEADS = tr("Then the card goes back, and the right defender leads.")
"""What the defenders hear of a refusal."""

DEFENDERS_SAY = Choice(
    key="defenders_say",
    law="55A",
    heading=tr("What do the defenders say?"),
    why=tr(
        "Both are asked. If only one of them says something, that is what happens; if they differ, "
        "the one who plays next after the lead out of turn decides."
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
    options=(
        Option("accept", Says.ACCEPT, tr("They accept it, or the only one who speaks does")),
        Option(
            "refuse",
            Says.REFUSE,
            tr("They have it taken back, or the only one who speaks does, or nobody speaks"),
        ),
        Option("next_accepts", Says.NEXT_ACCEPTS, tr("They differ, and {next} accepts it")),
        Option(
            "next_refuses",
            Says.NEXT_REFUSES,
            tr("They differ, and {next} has it taken back"),
        ),
    ),
)

# 58A

SIMULTANEOUS = yes_or_no(
    key="simultaneous",
    law="58A",
    heading=tr("Were {card} and the legal card of {other} played at the same moment?"),
    why=tr("Then {card} counts as played after it."),
)
