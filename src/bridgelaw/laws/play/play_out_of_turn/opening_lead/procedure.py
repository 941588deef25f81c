"""Laws 41A and 54: an opening lead out of turn."""

from __future__ import annotations

from bridgelaw.laws.common.penalty_words import penalty_effects, say_penalty_cards
from bridgelaw.laws.law import Case, Ending, Ruling, fx
from bridgelaw.laws.play.play_out_of_turn.lead import endings as end
from bridgelaw.laws.play.play_out_of_turn.lead import questions as ask
from bridgelaw.laws.play.play_out_of_turn.lead.procedure import both_led, keep_obligations
from bridgelaw.laws.play.play_out_of_turn.lead.questions import Chosen, SinceOpening
from bridgelaw.laws.play.play_out_of_turn.premature_play.endings import MUST_PLAY
from bridgelaw.laws.play.play_out_of_turn.premature_play.situation import is_legal
from bridgelaw.laws.play.play_out_of_turn.refused_lead.procedure import refuse
from bridgelaw.laws.play.play_out_of_turn.refused_lead.situation import Refused
from bridgelaw.laws.play.play_out_of_turn.situation import Offence


def opening_lead(case: Case, offence: Offence) -> Ruling:
    """54: the five options, unless declarer has used one or has lost them."""
    since = case.fact(ask.SINCE_OPENING, offence.since_opening)
    # 41A. It lies face down still.
    if since is SinceOpening.FACE_DOWN:
        back = [fx.CardWithdrawn(offence.by, card) for card in offence.cards]
        return case.rule("41A", end.FACE_DOWN, *back)
    # E. The declaring side cannot make the opening lead: its card was shown.
    if since is SinceOpening.DECLARING:
        return case.rule("54E", end.DECLARING_SIDES_CARD, goes_on="card-in-auction")
    offence = offence.by_defender()
    # 53. Both defenders have led face up.
    if since is SinceOpening.PARTNER:
        return both_led(case, offence)
    # The right lead was partner's, so that declarer sits to the left.
    case.about(declarer=offence.by.lho, dummy=offence.by.rho)
    # The preamble.
    if offence.partner_face_down is not None:
        case.cite("54", end.PARTNERS_FACE_DOWN_LEAD)
        if offence.face_down_back:
            case.tell(end.TAKE_FACE_DOWN_BACK)
    # A. Declarer has spread the hand, or has begun to: whoever shows a card must go on.
    if since is SinceOpening.SPREAD or (
        offence.shown_by_declarer and case.ask(ask.BEGAN_TO_SPREAD)
    ):
        return _becomes_dummy(case, offence)
    # B1. Declarer has played to it from hand.
    if since is SinceOpening.HAND:
        return _accepted(case, offence, end.ACCEPTED_FROM_HAND)
    # B2. Or from dummy: that card stays.
    if since is SinceOpening.DUMMY:
        return _from_dummy(case, offence)
    # C. Declarer could have seen a card of dummy's.
    if since is SinceOpening.SEEN:
        case.cite("54C", end.COULD_HAVE_SEEN)
        return _accepted(case, offence, end.MUST_ACCEPT)
    choice = case.ask(
        ask.OPENING_CHOICE, face_down=offence.face_down_words, **Refused(offence).options
    )
    # A. Declarer accepts it and becomes dummy.
    if choice is Chosen.BECOME_DUMMY:
        return _becomes_dummy(case, offence)
    # B. Declarer accepts it and sees dummy.
    if choice is Chosen.ACCEPT:
        return _accepted(case, offence, end.ACCEPTED_BY_CHOICE)
    # D. Declarer refuses it.
    return refuse(case, offence, choice.demand, "54D")


def _becomes_dummy(case: Case, offence: Offence) -> Ruling:
    """54A: declarer spreads the hand, and dummy plays the contract."""
    case.tell(*end.DUMMY_PLAYS)
    keep_obligations(case, offence)
    if offence.settled is not None:
        return case.rule("54A", end.BECOMES_DUMMY, *offence.face_down_back)
    declarer = offence.by.lho
    effects: list[fx.Effect] = [
        *offence.face_down_back,
        *(fx.PickedUp(declarer, card) for card in offence.shown_by_declarer),
        *offence.later_taken_back,
        fx.BecomesDummy(declarer),
    ]
    # 57D. If the partner has played to it too soon, that card waits for its turn.
    for placed in offence.later:
        effects += _too_soon(case, offence.played_too_soon(*placed))
    return case.rule("54A", end.BECOMES_DUMMY, *effects)


def _too_soon(case: Case, early: Offence) -> tuple[fx.Effect, ...]:
    """57D: the card must be played in turn; if it cannot be, it is a major penalty card."""
    case.cite("57D")
    if is_legal(early) is False:
        say_penalty_cards(case, early.by)
        return penalty_effects(early.by, early.cards, fx.Penalty.MAJOR, "57D")
    case.tell(MUST_PLAY, offender=early.by, card=early.named)
    return fx.CardRequired(early.by, early.card, "57D"), fx.Review("57D")


def _accepted(case: Case, offence: Offence, ending: Ending) -> Ruling:
    """54B1: the second card comes from declarer's own hand."""
    has_played = ending is end.ACCEPTED_FROM_HAND
    case.tell(end.DECLARER_HAS_PLAYED if has_played else end.DECLARER_PLAYS_SECOND)
    keep_obligations(case, offence)
    case.cite("53A")
    case.cite("54B1")
    stands = fx.CardAccepted(offence.by, offence.card)
    return case.rule("54B", ending, *offence.face_down_back, stands)


def _from_dummy(case: Case, offence: Offence) -> Ruling:
    """54B2: dummy's card stays, but for a revoke, which is ruled on next."""
    case.cite("53A")
    case.tell(end.BOTH_CARDS_STAY if offence.declarer_has_played else end.DUMMYS_CARD_STAYS)
    stands = (*offence.face_down_back, fx.CardAccepted(offence.by, offence.card))
    if offence.dummy_revoked:
        return case.rule("54B2", end.DUMMY_REVOKED, *stands)
    dummys = fx.CardAccepted(offence.by.rho, offence.dummys_card)
    return case.rule("54B2", end.PLAYED_FROM_DUMMY, *stands, dummys)
