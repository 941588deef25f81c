"""Laws 50D2, 51B2: the suits that declarer requires or forbids, and what binds the leader else."""

from __future__ import annotations

from bridgelaw.game.seats import Player
from bridgelaw.game.suits import SUITS
from bridgelaw.laws.law import Choice, Ending, Option, Table, Text, fx, to_offender, tr
from bridgelaw.laws.machinery.facts import Act, Mode, Says, first_lead, major, perhaps, to_hand
from bridgelaw.laws.machinery.questions import SuitsQuestion

REQUIRED_SUIT = Choice(
    key="required_suit",
    law="51B2(a)",
    heading=tr("Which suit must {partner} lead?"),
    why=tr("With penalty cards of several suits declarer requires one of those suits."),
    options=tuple(Option(suit.letter, suit, tr("{suit}", suit=suit)) for suit in reversed(SUITS)),
)

FORBIDDEN_SUITS = SuitsQuestion(
    key="forbidden_suits",
    law="51B2(b)",
    heading=tr("Which suits may {partner} not lead?"),
    why=tr("With penalty cards of several suits declarer forbids one or more of those suits."),
)

LEADS_ANYTHING = tr("{partner} leads anything", Says(Mode.MAY, Act.LEAD, of="partner"))
_LEADS_OWN = tr("{partner} leads their own penalty card")
_MINDS_OWN = tr("{partner} leads, minding their own minor card")
_SUIT_MAY_BE_FORBIDDEN = tr(
    "for the withdrawn call you may then forbid a suit", *perhaps(first_lead("partner"))
)
_AS_CHOSEN_BEFORE = tr("{partner} leads as you chose before")


def stays(several: bool) -> Text:
    """What becomes of the penalty cards where declarer demands nothing."""
    if several:
        return tr("{cards} stay as major penalty cards", major("cards"))
    return tr("{cards} stays as a major penalty card", major("cards"))


def if_neither(table: Table, leader: Player, has_major: bool) -> Text:
    """What binds the leader all the same where declarer demands nothing."""
    decided = [law for player, law in table.waived if player is leader]
    if any(one.player is leader and one.law not in decided for one in table.lead_rights):
        return _SUIT_MAY_BE_FORBIDDEN
    if any(one.player is leader for one in table.lead_restrictions):
        return _AS_CHOSEN_BEFORE
    if has_major:
        return _LEADS_OWN
    own = any(one.player is leader for one in table.penalty_cards)
    return _MINDS_OWN if own else LEADS_ANYTHING


# What declarer hears before choosing

PICKED_UP = tr("{offender} takes {cards} back", to_hand("cards"))
PICKED_UP_OF_SUIT = tr("{offender} takes the cards of that suit back")
LEADER_HAS_ONE_TOO = tr(
    "{partner}'s own penalty card, {cards}, must be led as far as {declarer}'s choice allows."
)
"""50D1(b): the right leader may have a penalty card too, and declarer must know."""

# Once declarer has chosen

PICK_UP = to_offender(tr("Pick up {cards}.", to_hand("cards")))
CHOSEN = {
    fx.Demand.REQUIRE: Ending(tr("{partner} must lead {suits} now.")),
    fx.Demand.PROHIBIT: Ending(tr("{partner} may not lead {suits} while keeping the lead.")),
}
