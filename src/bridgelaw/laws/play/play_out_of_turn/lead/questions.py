"""Laws 53 to 56: what is asked about a lead out of turn."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.law import Answers, Choice, Option, Text, answers, fx, tr, yes_or_no
from bridgelaw.laws.machinery.facts import (
    IT_GOES_ON,
    Act,
    Lasts,
    Mode,
    Says,
    State,
    States,
    has_major,
    major,
    plays_next,
)


class SinceOpening(Answers):
    """What happened after an opening lead out of turn."""

    NOTHING = "nothing", tr("Nothing yet")
    FACE_DOWN = "41A", tr("The lead is still face down")
    SPREAD = "54A", tr("Declarer spread their hand")
    HAND = "54B1", tr("Declarer played from hand")
    DUMMY = "54B2", tr("Declarer played from dummy")
    SEEN = "54C", tr("Declarer could see dummy's cards")
    PARTNER = "53", tr("{partner} led face up too")
    DECLARING = "54E", tr("Declarer or dummy led"), "declaring_side"


class Chosen(Enum):
    """Declarer's options after a defender's lead at partner's turn; dummy only at the first."""

    BECOME_DUMMY = "54A"
    ACCEPT = "accept"
    REQUIRE = "require"
    FORBID = "forbid"
    NEITHER = "neither"

    @property
    def demand(self) -> fx.Demand | None:
        """What a refusal demands of partner's lead."""
        return {Chosen.REQUIRE: fx.Demand.REQUIRE, Chosen.FORBID: fx.Demand.PROHIBIT}.get(self)


class Since(Answers):
    """Who played after a lead out of turn."""

    NOBODY = "nobody", tr("Nobody, or only {offender}'s side")
    NEXT = "53A", tr("{lho}, following to the lead")
    LEADER = "53B", tr("{rho}, whose lead it was")
    LEADER_NEXT = "53B or 53A", tr("{lho}, whose lead it was")
    RIGHT = "53C", tr("{rho}, following to the lead")
    PARTNER = "53", tr("{partner} has led as well")


class WhoseLead(Answers):
    """Who led out of turn, and whose lead it was."""

    PARTNERS = "56 with 50D2", tr("{partner}'s; {offender} is a defender")
    DECLARING_SIDES = "56", tr("Declarer's or dummy's")
    OTHER_HANDS = "55B2", tr("Declarer led from the wrong hand")
    DEFENDERS = "55B1", tr("A defender's; declarer's side led")

    @property
    def by_defender(self) -> bool:
        return self in (WhoseLead.PARTNERS, WhoseLead.DECLARING_SIDES)

    @property
    def is_partners(self) -> bool:
        return self in (WhoseLead.PARTNERS, WhoseLead.OTHER_HANDS)

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


class TheySay(Answers):
    """What the defenders say about declarer's lead out of turn."""

    ACCEPT = "they accept it", tr("They accept it")
    REFUSE = "they have it taken back", tr("They refuse, or nobody speaks")
    NEXT_ACCEPTS = "they differ, and the next one accepts it", tr("They differ; {next} accepts")
    NEXT_REFUSES = (
        "they differ, and the next one has it taken back",
        tr("They differ; {next} refuses"),
    )


class Which(Answers):
    """Declarer's choice when both defenders have led."""

    FIRST = (
        "53A",
        tr("{offender}'s lead stands; {second} becomes a major penalty card.", major("second")),
    )
    BECOME_DUMMY = "54A", tr("The same, but declarer spreads the hand and becomes dummy.")
    SECOND = (
        "56B",
        tr(
            "{second} is the lead; {offender}'s becomes a major penalty card.",
            has_major("offender"),
        ),
    )


# 54

FACE_DOWN_GOES_BACK = tr("{partner} takes the face-down lead back.")
"""What declarer hears first of a lead of the right player."""


_REFUSALS = (
    Option(
        "require",
        Chosen.REQUIRE,
        tr(
            "Refuse. {partner} must lead {required}; {picked_up}.",
            Says(Mode.MUST, Act.LEAD, "required", of="partner"),
        ),
    ),
    Option(
        "forbid",
        Chosen.FORBID,
        tr(
            "Refuse. {partner} may not lead {forbidden} while on lead; {picked_up}.",
            Says(Mode.MUST_NOT, Act.LEAD, "forbidden", Lasts.KEEPS_LEAD, "partner"),
        ),
    ),
    Option("neither", Chosen.NEITHER, tr("Refuse. {neither}; {stays}.")),
)
"""Declarer's refusal, as it is read out (54D, 56B with 50D2 and 51B)."""

SINCE_OPENING = Choice(
    key="since_opening",
    law="54",
    heading=tr("What has happened since?"),
    why=tr(
        "Declarer may already have accepted it, or may have to. A card of dummy's that was shown "
        "in the auction does not count as seen. A lead that still lies face down is simply taken "
        "back, and the declaring side's card was shown and not led."
    ),
    usually="nothing",
    unusual=tr("Face down, dummy seen, two leads …"),
    options=answers(SinceOpening),
)

BEGAN_TO_SPREAD = yes_or_no(
    key="began_to_spread",
    law="54A",
    heading=tr("Was {declarer} beginning to spread the hand?"),
    why=tr(
        "Declarer who begins to and shows a card must spread the whole hand, and becomes dummy. A "
        "card that was only dropped goes back."
    ),
)

OPENING_CHOICE = Choice(
    key="opening_choice",
    law="54",
    to="lho",
    heading=tr("{lho} chooses: it was {partner}'s lead"),
    why=tr(
        "Declarer hears all five options first, and chooses without consulting. A lead that "
        "{partner} has made face down goes back first. If {partner} cannot lead as required, or "
        "has nothing but what is forbidden, {partner} may lead any card, and the card goes back "
        "all the same. If it stays, declarer has the same choice at {partner}'s next lead."
    ),
    say=(tr("{face_down}"), tr("{own}")),
    options=(
        Option(
            "become_dummy",
            Chosen.BECOME_DUMMY,
            tr(
                "Accept. {declarer} spreads the hand; {dummy} becomes declarer.",
                States(State.DECLARES, "dummy"),
            ),
        ),
        Option(
            "accept",
            Chosen.ACCEPT,
            tr("Accept. {declarer} sees dummy, then plays next from hand.", plays_next("declarer")),
        ),
        *_REFUSALS,
    ),
)

# 53

WHOSE_LEAD = Choice(
    key="whose_lead",
    law="53",
    heading=tr("Whose lead was it?"),
    why=tr(
        "If a defender has passed over partner, declarer may restrict partner's lead. From the "
        "wrong hand declarer leads again from the right one."
    ),
    options=answers(WhoseLead),
)

SINCE = Choice(
    key="since",
    law="53",
    heading=tr("Who has played since?"),
    why=tr(
        "The hand next in rotation accepts the lead by playing to it. An opponent whose lead it "
        "really was may make it, and is not taken to have followed."
    ),
    usually="nobody",
    unusual=tr("Somebody has played since"),
    options=answers(Since),
)

MEANT = Choice(
    key="meant",
    law="53B",
    to="lho",
    heading=tr("How did {other} mean {card}?"),
    why=tr(
        "It was {other}'s turn to lead, and {other} was also next to play. As a lead it stands, "
        "and the lead out of turn goes back; as a play it accepts that lead."
    ),
    options=(
        Option("lead", True, tr("As a lead. {offender}'s lead goes back.")),
        Option("follow", False, tr("As a play. {offender}'s lead stands.")),
    ),
)

# 56

_ACCEPT = tr("Accept. The lead stands, and play goes on.", IT_GOES_ON)

REFUSAL = Choice(
    key="lead_choice",
    law="56",
    to="declarer",
    heading=tr("What does {declarer} choose?"),
    why=tr(
        "Declarer hears all four options first, and chooses without consulting. If {partner} "
        "cannot lead as required, or has nothing but what is forbidden, {partner} may lead any "
        "card, and the card goes back all the same. If it stays, declarer has the same choice at "
        "{partner}'s next lead."
    ),
    say=(tr("It was {partner}'s lead, not {offender}'s. {declarer}, please choose."), tr("{own}")),
    options=(Option("accept", Chosen.ACCEPT, _ACCEPT), *_REFUSALS),
)

ACCEPTS = yes_or_no(
    key="accepts",
    law="56",
    to="declarer",
    heading=tr("Does {declarer} accept the lead?"),
    why=tr("It was the declaring side's lead, so that nobody's lead can be restricted."),
    say=(tr("{offender} led, but it was {right}'s lead. {declarer}, please choose."),),
    yes=_ACCEPT,
    no=tr(
        "Refuse. {offender}'s card is a major penalty card, and {right} leads.",
        has_major("offender"),
    ),
)

WHICH_LEAD = Choice(
    key="which_lead",
    law="53",
    to="declarer",
    heading=tr("Which lead does {declarer} choose?"),
    why=tr(
        "It was {partner}'s turn, but Law 53 does not make {partner}'s lead the lead: declarer "
        "chooses first."
    ),
    say=(tr("Both defenders led; it was {partner}'s lead. {declarer}, please choose."),),
    options=answers(Which),
)

# 55

THEN_OTHER_HAND_LEADS = tr("then {right} leads any card.")
THEN_DEFENDER_LEADS = tr("then {right} leads.")
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
        tr("Either defender may accept the lead, or have it taken back; {then}"),
        tr("If you differ, {next} decides. Do not consult."),
    ),
    options=answers(TheySay),
)

# 58A

SIMULTANEOUS = yes_or_no(
    key="simultaneous",
    law="58A",
    heading=tr("Were both cards led at the same moment?"),
    why=tr("Then {card} counts as played after the legal card of {other}."),
    usually="no",
    unusual=tr("Both led at the same moment"),
)
