"""Laws 57, 58A and 60: a play out of turn, and a lead before partner has played."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.laws.common.penalty_words import penalty_effects, say_penalty_cards
from bridgelaw.laws.law import About, Case, Ruling, fx
from bridgelaw.laws.play.play_out_of_turn.endings import EARLIER_REMAIN, STILL_IN_FORCE
from bridgelaw.laws.play.play_out_of_turn.premature_play import endings as end
from bridgelaw.laws.play.play_out_of_turn.premature_play import questions as ask
from bridgelaw.laws.play.play_out_of_turn.premature_play import situation as shown
from bridgelaw.laws.play.play_out_of_turn.premature_play.questions import Excuse, PlayChoice
from bridgelaw.laws.play.play_out_of_turn.questions import What
from bridgelaw.laws.play.play_out_of_turn.refused_lead.procedure import major_penalty_card
from bridgelaw.laws.play.play_out_of_turn.situation import Offence, Placed

# 57A


def before_partner(case: Case, offence: Offence) -> Ruling:
    """57A: a defender has led or played before partner."""
    excuse = _excuse(case, offence)
    # 60A1. The left-hand opponent has played on.
    if excuse is Excuse.PLAYED_ON:
        return _played_on(case, offence)
    # 58A. At the same moment as partner's legal card: then only RHO was left to play.
    if excuse is Excuse.AT_ONCE:
        case.cite("58A", end.AFTER_PARTNERS)
        return _at_proper_turn(case, offence)
    # C1, C2. The declaring side has had its say about the trick, or dummy caused it.
    if excuse in (Excuse.BOTH_HANDS, Excuse.PUSHED):
        stands = fx.CardAccepted(offence.by, offence.card)
        return case.rule(excuse.value, end.STANDS[excuse], *offence.first, stands)
    # A. A major penalty card, and four options about partner's card.
    choice = case.ask(ask.PLAY_CHOICE, suit=shown.suit_led(offence))
    # A1, A2. The highest or lowest card of the suit led.
    suit = offence.trick.suit_led
    # A3, A4. Another suit than the one that was led.
    if choice in (PlayChoice.REQUIRE, PlayChoice.FORBID):
        suit = case.ask(
            ask.OTHER_SUIT, allowed=shown.not_another_suit(offence, choice), when=offence.is_told
        )
    return _restrict_partner(case, offence, choice, suit)


def _excuse(case: Case, offence: Offence) -> Excuse:
    """60A1, 58A, 57C1, 57C2: what keeps 57A away. They speak of plays, and not of leads."""
    if offence.what is What.EARLY_LEAD:
        return Excuse.NONE
    # Where a table leaves it open, it may well be so.
    return case.fact(
        ask.EXCUSE,
        shown.only_excuse(offence),
        sign=offence.is_told,
        allowed=shown.not_excused(offence),
    )


def _is_legal(case: Case, offence: Offence) -> bool:
    """Can it be played to the trick? A table that cannot tell has seen another suit."""
    return case.fact(ask.LEGAL, shown.is_legal(offence), sign=offence.is_told)


def _played_on(case: Case, offence: Offence) -> Ruling:
    """60A: the left-hand opponent has given up the rectification."""
    case.cite("60A1", end.GAVE_IT_UP)
    case.cite("60A3", EARLIER_REMAIN)
    if not offence.is_told:  # at a table it is said what there is
        case.tell(STILL_IN_FORCE)
    return case.rule("60A2", end.PLAYED_ON, fx.CardAccepted(offence.by, offence.card))


def _restrict_partner(
    case: Case, offence: Offence, choice: PlayChoice, suit: Suit | None
) -> Ruling:
    """57A1 to A4: the card is a penalty card, and partner does what declarer chose."""
    by, partner = offence.by, offence.by.partner
    case.about(suit=shown.say_suit(choice, suit))
    chosen = (
        *offence.taken_back,
        *penalty_effects(by, offence.cards, fx.Penalty.MAJOR, "57A"),
        fx.PlayRestriction(partner, choice.manner, suit, choice.value),
    )
    # 60C. Partner's later card stays only if it does what declarer chose.
    back: tuple[Placed, ...] = ()
    if (later := shown.partners_later(offence)) is not None:
        stays = case.fact(ask.OBEYS, shown.obeys(offence, later, chosen), card=later[1])
        # A lead to the next trick goes back in any case.
        back = shown.leads_since(offence) if stays else offence.later
    partners = tuple(card for seat, card in back if seat is partner)
    if partners:
        case.cite("60C", end.PARTNERS_GOES_BACK)
        say_penalty_cards(case, partner)
    case.tell_what_holds(partner, About.THIS_TRICK)
    say_penalty_cards(case, by)
    case.cite(choice.value)
    # B, 59. Whoever cannot obey plays any legal card.
    if shown.partner_cannot(offence, choice, suit):
        case.cite("57B", end.CANNOT_OBEY)
        case.cite("59")
        case.note(end.TELL_NOBODY)
    return case.rule(
        "57A",
        end.RESTRICTED[choice],
        *offence.first,
        *shown.withdrawn(back),
        *(fx.PenaltyCard(partner, card, fx.Penalty.MAJOR, "60C") for card in partners),
        *chosen,
        fx.Review("72C"),
    )


# 57D


def before_opponent(case: Case, offence: Offence) -> Ruling:
    """57D: a defender has played before the right-hand opponent, but not before partner."""
    # 60A1. The left-hand opponent has played on.
    if case.fact(ask.LHO_PLAYED, shown.was_played_on(offence)):
        return _played_on(case, offence)
    return _at_proper_turn(case, offence)


def _at_proper_turn(case: Case, offence: Offence) -> Ruling:
    """57D: the card must be played to this trick, if it can be."""
    review = fx.Review("57D")
    if not _is_legal(case, offence):
        # What was played to the trick in turn stays there.
        offence = replace(offence, later=shown.leads_since(offence))
        return major_penalty_card(case, offence, "57D", end.NOT_LEGAL, review)
    if shown.has_come_to_its_turn(offence):
        played = shown.put_into_trick(offence)
    else:
        played = (*offence.taken_back, fx.CardRequired(offence.by, offence.card, "57D"))
    return case.rule("57D", end.MUST_PLAY_IT, *offence.first, *played, review)


# 57C3


def by_declaring_side(case: Case, offence: Offence) -> Ruling:
    """57C3: declarer's card, or dummy's, is played and stays, unless it is a revoke."""
    if _is_legal(case, offence):
        return case.rule("57C3", end.STAYS, *offence.first, *shown.put_into_trick(offence))
    # 62A.
    case.cite("62A", end.REVOKE_IS_CORRECTED)
    back = shown.back_in_hand(offence)
    return case.rule("57C3", end.REVOKE_GOES_BACK, *offence.first, *back)


# 58A


def counts_as_later(case: Case, offence: Offence, leader: Seat) -> Ruling:
    """58A: a lead at the same moment as the right one is a play to that trick, after it."""
    case.cite("58A", end.AFTER_THE_LEAD)
    offence = shown.after_the_lead(offence, leader)
    # They follow next.
    if leader is offence.by.rho:
        return _in_turn(case, offence)
    # 57C3.
    if not offence.defender:
        return by_declaring_side(case, offence)
    # 57D. The partner led.
    if leader is offence.by.partner:
        return _at_proper_turn(case, offence)
    # 57A without 57C: nobody but the leader has played.
    return before_partner(case, replace(offence, what=What.EARLY_LEAD))


def _in_turn(case: Case, offence: Offence) -> Ruling:
    """58A: it is a play in turn, and only a revoke has to be corrected."""
    if _is_legal(case, offence):
        played = fx.CardPlayed(offence.by, offence.card, "58A")
        return case.rule("58A", end.IN_TURN, *offence.first, played)
    # 62A, 62B.
    case.cite("62A", end.REVOKE_IS_CORRECTED)
    if offence.defender:
        return major_penalty_card(case, offence, "62B1", end.REVOKE_IS_PENALTY_CARD)
    back = shown.back_in_hand(offence)
    return case.rule("62B2", end.REVOKE_GOES_BACK, *offence.first, *back)
