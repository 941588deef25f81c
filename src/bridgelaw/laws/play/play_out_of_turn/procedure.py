"""Laws 45E and 53 to 60: the one entrance for every lead or play out of turn."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.laws.common.penalty_suits import FORBIDDEN_SUITS, REQUIRED_SUIT
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.play_out_of_turn.lead import last_trick, lead, told
from bridgelaw.laws.play.play_out_of_turn.lead_questions import (
    ACCEPTS,
    BEGAN_TO_SPREAD,
    DEFENDERS_SAY,
    MEANT,
    OPENING_CHOICE,
    REFUSAL,
    SINCE,
    SINCE_OPENING,
    WHICH_LEAD,
    WHOSE_LEAD,
)
from bridgelaw.laws.play.play_out_of_turn.offence import KEY, Offence, find, whose_play
from bridgelaw.laws.play.play_out_of_turn.opening_lead import opening_lead
from bridgelaw.laws.play.play_out_of_turn.play_questions import (
    EARLY_BEFORE_PARTNER,
    EXCUSE,
    LEGAL,
    LHO_PLAYED,
    OTHER_SUIT,
    PLAY_CHOICE,
    WHOSE_PLAY,
    WhosePlay,
)
from bridgelaw.laws.play.play_out_of_turn.premature import (
    before_opponent,
    before_partner,
    by_declaring_side,
)
from bridgelaw.laws.play.play_out_of_turn.questions import (
    DEFENDER,
    MEANT_AS_LEAD,
    SIMULTANEOUS,
    TOLD,
    WHAT,
    Fifth,
    What,
)
from bridgelaw.laws.play.play_out_of_turn.refused import major_penalty_card
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import CardPlayed, PickedUp
from bridgelaw.table.table import Table


def play_out_of_turn(case: Case) -> Ruling:
    """The flow sheet of leads and plays out of turn: which it was, and then its law."""
    offence = Offence() if case.table is None else case.table.derive(find)
    was_told = case.table is not None and offence.may_have_been_told and _told(case, offence)
    what = case.fact(WHAT, lambda table: _what(offence, was_told), offender=offence.by)
    # A card that is too many, or too soon, lies before the player and not in the trick.
    in_trick = offence.in_trick and what not in (What.FIFTH_CARD, What.EARLY_LEAD)
    offence = replace(offence, what=what, in_trick=in_trick)
    # 47E1. An opponent had said that it was his turn.
    if what is What.TOLD:
        return told(case, offence)
    if what is What.FIFTH_CARD:
        return _fifth_card(case, offence)
    if what is What.OPENING_LEAD:
        return opening_lead(case, offence)
    if what is What.LEAD:
        return lead(case, offence)
    if what is What.LAST_LEAD:
        return last_trick(case, offence)
    if what is What.EARLY_LEAD:
        return _early_lead(case, offence)
    if what is What.AFTER_RETRACTION:
        return _after_retraction(case, offence)
    return _play(case, offence)


def _told(case: Case, offence: Offence) -> bool:
    return case.ask(TOLD, offender=offence.by, card=offence.named)


def _what(offence: Offence, was_told: bool) -> What | None:
    if was_told:
        return What.TOLD
    if offence.what is What.LEAD and offence.last_trick:
        return What.LAST_LEAD
    return offence.what


# 45E


def _fifth_card(case: Case, offence: Offence) -> Ruling:
    """45E: a lead if it was meant as one, with the lead or reason to think so."""
    by = offence.by
    meant = case.ask(
        MEANT_AS_LEAD, allowed=lambda fifth: _misfit(case.table, offence, fifth), offender=by
    )
    if meant is not Fifth.NO_LEAD:
        case.cite("45E", tr("The card is treated as a lead."))
    # 44G. He has the lead.
    if meant is Fifth.LEAD:
        return _is_the_lead(case, offence)
    # 53, 55, 56. He has not.
    if meant is Fifth.OUT_OF_TURN:
        return lead(case, offence)
    # E1. A defender's is a penalty card, and by seed and law a major one: it was played.
    if case.fact(DEFENDER, lambda table: offence.defender, offender=by):
        headline = tr("The fifth card is a major penalty card of {offender}.", offender=by)
        return major_penalty_card(case, offence, "45E1", headline)
    # E2. Declarer's or dummy's goes back.
    case.say(by, tr("Take {card} back; nothing else happens.", card=offence.named))
    headline = tr("The fifth card goes back without rectification.")
    return case.rule("45E2", headline, PickedUp(by, offence.card))


def _misfit(table: Table | None, offence: Offence, fifth: Fifth) -> Text | None:
    """The table knows whether he has the lead."""
    if table is None or fifth is Fifth.NO_LEAD:
        return None
    if (fifth is Fifth.LEAD) is _is_on_lead(table, offence):
        return None
    return tr("the table shows whose lead it is")


def _is_on_lead(table: Table, offence: Offence) -> bool:
    return table.to_play is offence.by and not table.trick.cards


def _is_the_lead(case: Case, offence: Offence) -> Ruling:
    by = offence.by
    case.say(None, tr("{card} is the lead to the next trick.", card=offence.named))
    headline = tr("{offender} is on lead: {card} is the lead.", offender=by, card=offence.named)
    return case.rule("44G", headline, CardPlayed(by, offence.card, "44G"))


# Before the trick is complete


def _early_lead(case: Case, offence: Offence) -> Ruling:
    """57A if a defender's partner has not played; if he has, the trick is completed first."""
    by, partner = offence.by, offence.by.partner
    # 57A.
    if case.fact(EARLY_BEFORE_PARTNER, lambda table: offence.is_before_partner, offender=by):
        return before_partner(case, replace(offence, defender=True))
    # 44G. Whose lead it is shows at the end of the trick.
    if case.table is None or not (offence.is_complete or _is_too_late(offence)):
        return _complete_first(case, offence)
    offence = replace(offence, later=())
    # 53. His partner's lead out of turn has been accepted, so that his own was too late.
    if _is_too_late(offence):
        headline = tr(
            "{partner}'s lead stands, and {card} is a major penalty card of {offender}.",
            partner=partner,
            card=offence.named,
            offender=by,
        )
        return major_penalty_card(case, offence, "53", headline)
    if _is_on_lead(case.table, offence):
        return _is_the_lead(case, offence)
    return lead(case, offence)


def _is_too_late(offence: Offence) -> bool:
    return bool(offence.defender) and offence.after_partner


def _complete_first(case: Case, offence: Offence) -> Ruling:
    """44G: whose lead it is shows only at the end of the trick. The card stays where it is."""
    by = offence.by
    case.say(
        None,
        tr(
            "Finish this trick first. {offender} leaves {card} face up, and I rule on it then.",
            offender=by,
            card=offence.named,
        ),
    )
    headline = tr(
        "The trick is finished first. Then {card} is the lead, if {offender} is on lead, and a "
        "lead out of turn if not.",
        card=offence.named,
        offender=by,
    )
    return case.rule("44G", headline)


# 57, 60


def _play(case: Case, offence: Offence) -> Ruling:
    """57 and 60A: a card to a trick that was led to."""
    by = offence.by
    whose = case.fact(WHOSE_PLAY, lambda table: whose_play(offence), partner=by.partner, rho=by.rho)
    # 57C3.
    if whose is WhosePlay.DECLARING:
        return by_declaring_side(case, offence)
    offence = replace(offence, defender=True)
    # 57D.
    if whose is WhosePlay.BEFORE_RHO:
        return before_opponent(case, offence)
    # 57A.
    return before_partner(case, offence)


def _after_retraction(case: Case, offence: Offence) -> Ruling:
    """60B: nothing but a major penalty card."""
    offence = replace(offence, in_trick=False, later=())
    case.say(
        None,
        tr(
            "The card cannot be accepted as a lead, and {partner}'s next card is not restricted. "
            "Declarer leads from the right hand.",
            partner=offence.by.partner,
        ),
    )
    headline = tr(
        "{card} is a major penalty card of {offender}, and nothing else.",
        card=offence.named,
        offender=offence.by,
    )
    return major_penalty_card(case, offence, "60B", headline)


PLAY_OUT_OF_TURN = Procedure(
    KEY,
    tr("Lead or play out of turn"),
    ("45E", "53", "54", "55", "56", "57", "58A", "60"),
    play_out_of_turn,
    (
        TOLD,
        WHAT,
        MEANT_AS_LEAD,
        DEFENDER,
        SINCE_OPENING,
        BEGAN_TO_SPREAD,
        OPENING_CHOICE,
        WHOSE_LEAD,
        SINCE,
        MEANT,
        SIMULTANEOUS,
        DEFENDERS_SAY,
        REFUSAL,
        ACCEPTS,
        WHICH_LEAD,
        REQUIRED_SUIT,
        FORBIDDEN_SUITS,
        EARLY_BEFORE_PARTNER,
        WHOSE_PLAY,
        LHO_PLAYED,
        EXCUSE,
        PLAY_CHOICE,
        OTHER_SUIT,
        LEGAL,
    ),
)
