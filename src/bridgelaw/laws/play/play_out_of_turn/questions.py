"""Laws 45E and 53 to 60: what is asked to find the law that rules."""

from bridgelaw.laws.law import Answers, Choice, answers, tr, yes_or_no


class What(Answers):
    """What was played out of turn, as the flow sheet tells them apart."""

    OPENING_LEAD = "54", tr("Made the opening lead")
    LEAD = "53", tr("Led to a later trick")
    PLAY = "57", tr("Played before their turn")
    EARLY_LEAD = "44G", tr("Led before the trick was complete")
    FIFTH_CARD = "45E", tr("Played a fifth card")
    LAST_LEAD = "53A", tr("Led to the last trick")
    TOLD = "47E1", tr("An opponent told them to")
    AFTER_RETRACTION = "60B", tr("Played before declarer led again")


class Fifth(Answers):
    """What a fifth card to a trick was."""

    LEAD = "the lead", tr("Yes, and {offender} is on lead"), "on_lead"
    OUT_OF_TURN = "a lead out of turn", tr("Yes, with reason to think so"), "yes"
    NO_LEAD = "not meant as a lead, or they could not believe that they had it", tr("No"), "no"


class WhosePlay(Answers):
    """Who played out of turn to a trick, and whether partner was passed over."""

    BEFORE_PARTNER = "57A", tr("A defender, before {partner}")
    BEFORE_RHO = "57D", tr("A defender, only before {rho}"), "before_opponent"
    DECLARING = "57C3", tr("Declarer, from hand or dummy"), "declaring_side"


WHAT = Choice(
    key="what",
    law="44B",
    heading=tr("What did {offender} do?"),
    why=tr(
        "A lead begins a trick; a play follows to a trick that was led to. Which it was, and whose "
        "turn it was, decides which law rules. Nobody plays until you have ruled."
    ),
    options=answers(What),
    common=("opening_lead", "lead", "play", "fifth_card"),
)

DEFENDER = yes_or_no(
    key="defender",
    law="45E1",
    heading=tr("Is {offender} a defender?"),
    why=tr("Only a defender's card becomes a penalty card; declarer's and dummy's go back."),
)

TOLD = yes_or_no(
    key="told",
    law="47E1",
    heading=tr("Did an opponent say it was {offender}'s turn?"),
    why=tr(
        "Then {card} goes back without rectification, and nobody may accept it. Ask what was said "
        "before the card was played."
    ),
    usually="no",
    unusual=tr("An opponent said it was {offender}'s turn"),
)

# 45E

MEANT_AS_LEAD = Choice(
    key="fifth_as_lead",
    law="45E",
    heading=tr("Was the fifth card meant as a lead?"),
    why=tr(
        "It is one if {offender} meant to lead, and either has the lead or had some reason to "
        "believe so. If it was not meant as a lead, or nothing could make {offender} believe that, "
        "it is not."
    ),
    options=answers(Fifth),
    common=("no",),
)

# 44G, 57

EARLY_BEFORE_PARTNER = yes_or_no(
    key="before_partner",
    law="57A",
    heading=tr("Was it a defender, before {partner} had played?"),
    why=tr(
        "Then the lead tells partner what to play. Otherwise the trick is finished first, and it "
        "shows whose lead it is."
    ),
)

WHOSE_PLAY = Choice(
    key="whose_play",
    law="57",
    heading=tr("Who played, and before whom?"),
    why=tr(
        "A defender who plays before partner has played tells partner what to play. One who only "
        "plays before the right-hand opponent does not. Declarer's side just loses the choice."
    ),
    options=answers(WhosePlay),
)
