"""Laws 45E and 53 to 60: what is asked about any lead or play out of turn."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.questions import Choice, Option, yes_or_no
from bridgelaw.locale.text import tr


class What(Enum):
    """What was played out of turn, as the flow sheet tells them apart."""

    FIFTH_CARD = "45E"
    OPENING_LEAD = "54"
    LEAD = "53"
    EARLY_LEAD = "44G"
    PLAY = "57"
    AFTER_RETRACTION = "60B"


class Fifth(Enum):
    """What a fifth card to a trick was."""

    LEAD = "meant as a lead"
    NO_LEAD = "not meant as a lead, or he could not believe that he had it"


WHAT = Choice(
    key="what",
    law="44B",
    heading=tr("What has {offender} done?"),
    why=tr(
        "A lead begins a trick; a play follows to a trick that was led to. Which it was, and whose "
        "turn it was, decides which law rules."
    ),
    options=(
        Option("fifth_card", What.FIFTH_CARD, tr("Played a fifth card to a trick")),
        Option("opening_lead", What.OPENING_LEAD, tr("Made the opening lead out of turn")),
        Option("lead", What.LEAD, tr("Led to a later trick out of turn")),
        Option(
            "early_lead",
            What.EARLY_LEAD,
            tr("Led to the next trick before this one was complete"),
        ),
        Option("play", What.PLAY, tr("Played out of turn to a trick that was led to")),
        Option(
            "after_retraction",
            What.AFTER_RETRACTION,
            tr(
                "As a defender, played before declarer had led again in place of a lead that was "
                "taken back"
            ),
        ),
    ),
)

DEFENDER = yes_or_no(
    key="defender",
    law="55",
    heading=tr("Is {offender} a defender?"),
    why=tr("Only a defender's card becomes a penalty card; declarer's and dummy's go back."),
)

TOLD = yes_or_no(
    key="told",
    law="47E1",
    heading=tr("Had an opponent told {offender} that it was {offender}'s turn?"),
    why=tr(
        "Then {card} goes back without rectification, and nobody may accept it. Ask what was said "
        "before the card was played."
    ),
    say=(tr("Please leave all cards as they are, and do not play until I have ruled."),),
)

# 45E

MEANT_AS_LEAD = Choice(
    key="fifth_as_lead",
    law="45E",
    heading=tr("Do you treat {offender}'s fifth card as a lead to the next trick?"),
    why=tr(
        "It is one if {offender} meant to lead, and either has the lead or had some reason to "
        "believe so. If it was not meant as a lead, or nothing could make {offender} believe that, "
        "it is not."
    ),
    options=(
        Option("yes", Fifth.LEAD, tr("Yes: meant as a lead, with the lead or with reason")),
        Option("no", Fifth.NO_LEAD, tr("No")),
    ),
)

ON_LEAD = yes_or_no(
    key="on_lead",
    law="44G",
    heading=tr("Is {offender} on lead to the next trick?"),
    why=tr("Then {card} is the lead. Otherwise it is a lead out of turn."),
)

TRICK_COMPLETE = yes_or_no(
    key="trick_complete",
    law="44G",
    heading=tr("Is the trick complete now?"),
    why=tr("Who is on lead is known only when it is."),
)

# 58A

SIMULTANEOUS = yes_or_no(
    key="simultaneous",
    law="58A",
    heading=tr("Were {card} and the legal card of {other} played at the same moment?"),
    why=tr("Then {card} counts as played after it."),
)
