"""Laws 42, 43 and 45F: dummy said or did something."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.laws.common.withdrawn_cards import not_instead, taken_back, told_by
from bridgelaw.laws.law import CardQuestion, Case, Ruling, fx, procedure
from bridgelaw.laws.machinery.lying_cards import name_cards
from bridgelaw.laws.play.dummy_conduct import endings as end
from bridgelaw.laws.play.dummy_conduct import questions as ask
from bridgelaw.laws.play.dummy_conduct.manifest import MANIFEST
from bridgelaw.laws.play.dummy_conduct.questions import Deed, Hand, Sight, Slip, Whose
from bridgelaw.laws.play.dummy_conduct.situation import (
    Conduct,
    NoticedRevoke,
    changed_by_opponents,
    find_conduct,
)
from bridgelaw.laws.play.trick_repair import Repair, instead_of
from bridgelaw.table.choices import CardChoices


@procedure(
    MANIFEST,
    finds=find_conduct,
    begins="..., {partner} declares, ...",
    asks=(ask,),
    declared=True,
)
def DUMMY_CONDUCT(case: Case, conduct: Conduct) -> Ruling:
    """Law 42: dummy's rights; Law 43: the limits; Law 45F: a card that dummy suggests."""
    case.about(dummy=conduct.dummy, declarer=conduct.dummy.partner)
    deed = case.fact(ask.DEED, conduct.deed)
    # 42A1. With the director there dummy may speak.
    if deed is Deed.SPOKE:
        return case.rule("42A1", end.SPOKE)
    # 42A2, 65B3. They may keep count; Law 65 says until when they may point at a card.
    if deed is Deed.TRICKS:
        case.cite("42A2", end.KEEPS_COUNT)
        case.cite("43A1(b)", end.LAW_65B_GOES_BEFORE)
        return case.rule("65B3", end.LAW_65B_RULES, goes_on="trick-count")
    # 42A3. They play what declarer names, and see to it that their hand follows suit.
    if deed is Deed.FOLLOWS:
        goes_on = "revoke" if conduct.dummy_may_have_revoked else None
        return case.rule("42A3", end.FOLLOWS, goes_on=goes_on)
    if deed is Deed.PLAYED:
        case.cite("42A3", end.PLAYS_WHAT_IS_NAMED)
        return case.rule("45D", end.LAW_45D_RULES, goes_on="dummy-card")
    # 42B1, 61B2. They may ask declarer about a revoke, but not a defender.
    if deed is Deed.ASKED_DECLARER:
        return _asked_declarer(case, conduct)
    if deed is Deed.ASKED_DEFENDER:
        return _asked_defender(case, conduct)
    # 42B2, 9A3. They may prevent what has not happened yet.
    if deed is Deed.WARNED:
        return _warned(case, conduct)
    if deed is Deed.PREVENTED:
        return case.rule("42B2", end.PREVENTED)
    # 9A4, 43A1. They may not be the first to speak of an irregularity during play.
    if deed in (Deed.POINTED, Deed.DIRECTOR):
        return _drew_attention(case, conduct, deed)
    # 43A1(c). They take no part in the play.
    if deed is Deed.TOLD:
        case.cite("43A1(c)", end.TELLS_NOTHING)
        return case.rule("43B1", end.TOLD, fx.Review("16B3"))
    # 45F. They touch and point at nothing unasked.
    if deed is Deed.SUGGESTED:
        return case.rule("45F", end.SUGGESTED, fx.Review("45F"))
    # 43A2, 43A3. They look at nobody's cards.
    if deed is Deed.LOOKED:
        return _looked(case)
    # 41D. Their side answers for the way in which the hand lies there.
    return _spread_wrongly(case, conduct)


# 42B1, 61B2. A question about a revoke


def _asked_declarer(case: Case, conduct: Conduct) -> Ruling:
    """42B1, 61B2(a): dummy may, unless they have seen too much."""
    case.cite("42B1", end.MAY_ASK_DECLARER)
    if not case.fact(ask.REVOKED, conduct.declarer_revoked):
        return case.rule("61B2(a)", end.NO_REVOKE)
    # 43B2(b). Have they seen too much, and were they the first to ask?
    if not case.fact(ask.VIOLATED, conduct.violated):
        return case.rule("61B2(a)", end.REVOKE_AS_USUAL, goes_on="revoke")
    if case.ask(ask.ATTENTION):
        return case.rule("61B2(a)", end.NOT_THE_FIRST_TO_ASK, goes_on="revoke")
    return _lost_right_to_ask(case, conduct.declarers_revoke)


def _lost_right_to_ask(case: Case, revoke: NoticedRevoke | None) -> Ruling:
    """43B2(b): the revoke is corrected, and costs tricks as if it had been established."""
    if revoke is None:
        reviews = (fx.Review("16C3"), fx.Review("64C1"))
        return case.rule("43B2(b)", end.CORRECTED_AND_COUNTED, *reviews, goes_on="revoke")
    # 64. Too late to correct it: tricks move in any case.
    if case.fact(ask.GONE_ON, revoke.is_established, side=revoke.by):
        return case.rule("43B2(b)", end.ESTABLISHED, goes_on="revoke")
    effects = correct(case, revoke)
    changed = changed_by_opponents(revoke, effects)
    # 64. The wrong card stands for the revoke until its tricks are counted. 64B6: at the twelfth
    # trick nothing moves, not even if it is established.
    if not revoke.is_on_twelfth:
        effects.append(fx.RevokeStands(revoke.by, revoke.card))
    # 16C2. What the defenders took back is not for declarer's side.
    effects += told_by(changed, (revoke.by, revoke.by.partner))
    return case.rule("43B2(b)", end.CORRECTED_AND_COUNTED, *effects, fx.Review("64C1"))


def _asked_defender(case: Case, conduct: Conduct) -> Ruling:
    """61B2(b): dummy may not."""
    # 61B2(b) is more particular than 9A3, which lets everybody prevent irregularities.
    case.cite("9A3", end.EVERYBODY_MAY_PREVENT)
    case.cite("61B2(b)", end.MAY_NOT_ASK_A_DEFENDER)
    if not case.fact(ask.REVOKED, conduct.defender_revoked):
        return case.rule("61B2(b)", end.ASKED_DEFENDER, fx.Review("16B3"))
    # 43B3. They have seen too much, and were the first to draw attention to it.
    if case.fact(ask.VIOLATED, conduct.violated) and not case.ask(ask.ATTENTION):
        return _revoke_unrectified(case, conduct.defenders_revoke, Slip.REVOKE)
    ending = end.ASKED_DEFENDER_WHO_REVOKED
    return case.rule("61B2(b)", ending, fx.Review("16B3"), goes_on="revoke")


# 42B2. Preventing an irregularity


def _warned(case: Case, conduct: Conduct) -> Ruling:
    """42B2: dummy may say which hand is on lead, before a lead from the other one."""
    # 9A3. After the lead there is nothing left to prevent.
    if case.fact(ask.HAS_LED, conduct.has_led):
        case.cite("9A3", end.NOTHING_LEFT_TO_PREVENT)
        case.cite("43A1(b)", end.LEAD_WAS_WRONG)
        return _as_usual(case, conduct, Whose.DECLARER)
    # 43B2(a). They have seen too much: either defender chooses the hand.
    if conduct.declarer_is_to_lead and case.fact(ask.VIOLATED, conduct.violated):
        return _defender_chooses_hand(case, conduct)
    return case.rule("42B2", end.WARNED)


def _defender_chooses_hand(case: Case, conduct: Conduct) -> Ruling:
    """43B2(a): declarer leads any card from the hand that a defender chooses."""
    chosen = case.ask(ask.HAND)
    hand = conduct.dummy.partner if chosen is Hand.DECLARER else conduct.dummy
    ending = end.MUST_LEAD_FROM[chosen]
    if conduct.leads_anyway(hand):
        return case.rule("43B2(a)", ending)
    # It is not that hand's turn, so the ruling itself makes the lead.
    card = case.ask(
        ask.LEAD_CARD,
        allowed=lambda card: conduct.not_held(hand, card),
    )
    return case.rule("43B2(a)", ending, fx.CardPlayed(hand, card, "43B2(a)"))


# 43A1. Speaking of an irregularity that has happened


def _drew_attention(case: Case, conduct: Conduct, deed: Deed) -> Ruling:
    """43A1(a), 43A1(b): not as the first, and not during the play."""
    # 9A4, 42B3. After the play they may.
    if case.fact(ask.PLAY_OVER, conduct.play_over):
        return case.rule("42B3", end.PLAY_IS_OVER, goes_on=conduct.ruled_on_next)
    # 9B1(b). When somebody else has spoken, they may call the director too.
    if case.ask(ask.ATTENTION):
        return case.rule("9B1(b)", end.NOT_THE_FIRST, goes_on=conduct.ruled_on_next)
    if deed is Deed.DIRECTOR:
        case.cite("43A1(a)", end.FIRST_TO_CALL)
    else:
        case.cite("9A4")
        case.cite("43A1(b)", end.FIRST_TO_POINT_OUT)
    whose = case.fact(ask.WHOSE, conduct.whose)
    # 43B3. They have seen too much, and it is a defender's.
    if whose is Whose.DEFENDER and case.fact(ask.VIOLATED, conduct.violated):
        return _no_rectification(case, conduct)
    return _as_usual(case, conduct, whose)


def _as_usual(case: Case, conduct: Conduct, whose: Whose) -> Ruling:
    """43B1: what dummy did changes nothing about the irregularity; it may be penalised."""
    goes_on = None if whose is Whose.NOBODY else conduct.ruled_on_next
    return case.rule("43B1", end.AS_USUAL[whose], goes_on=goes_on)


def _no_rectification(case: Case, conduct: Conduct) -> Ruling:
    """43B3: play goes on as if nothing had happened; only the defenders' score can change."""
    fault = conduct.fault
    slip = case.fact(ask.IRREGULARITY, None if fault is None else fault.slip)
    if slip in (Slip.REVOKE, Slip.ESTABLISHED):
        return _revoke_unrectified(case, conduct.revoke_at_fault, slip)
    unrectified = () if fault is None else fault.unrectified
    cards = name_cards(() if fault is None else fault.cards)
    return case.rule("43B3", end.UNRECTIFIED[slip], *unrectified, fx.Review("43B3"), cards=cards)


def _revoke_unrectified(case: Case, revoke: NoticedRevoke | None, slip: Slip) -> Ruling:
    """43B3, 62A: a revoke is corrected while it can be; otherwise no trick moves for it."""
    effects: list[fx.Effect] = []
    if revoke is not None:
        stands = case.fact(ask.GONE_ON, revoke.is_established, side=revoke.by)
        slip = Slip.ESTABLISHED if stands else Slip.REVOKE
        counted = fx.RevokeCounted(revoke.by, revoke.card)
        effects = [counted] if stands else correct(case, revoke)
    if slip is Slip.REVOKE:
        case.cite("62A", end.CORRECTED_ALL_THE_SAME)
    return case.rule("43B3", end.UNRECTIFIED[slip], *effects, fx.Review("43B3"))


# 43A2, 43A3. Seeing another hand


def _looked(case: Case) -> Ruling:
    """43A2: dummy loses rights by it; 43A3: a defender's fault, and dummy loses nothing."""
    sight = case.ask(ask.SIGHT)
    if sight is Sight.SHOWN:
        return case.rule("43A3", end.SHOWN_A_HAND)
    case.cite(sight.value)
    return case.rule("43B1", end.LOST_SOME_RIGHTS)


# 41D. The way in which dummy lies there


def _spread_wrongly(case: Case, conduct: Conduct) -> Ruling:
    """41D: dummy's side answers for it, and 42A3: for what dummy then failed to follow."""
    case.cite("7B2", end.COMPLETE_AND_IN_ORDER)
    if case.fact(ask.DID_NOT_FOLLOW, conduct.dummy_revoked):
        case.cite("64B3", end.NO_TRICK_MOVES)
        return case.rule("42A3", end.DUMMY_REVOKED, fx.Review("64C1"), goes_on="revoke")
    return case.rule("41D", end.PUT_IN_ORDER, fx.Review("12A1"))


def correct(case: Case, revoke: NoticedRevoke) -> list[fx.Effect]:
    """62B: a legal card in place of the wrong one; 62C: who played after it may change.

    No card becomes a penalty card: declarer and dummy have none, and 43B3 makes none.
    """
    by, card, placed = revoke.by, revoke.card, revoke.placed
    # 61A. A required suit was not led: everybody plays anew to the right lead.
    if placed.is_lead:
        return taken_back(((by, card), *placed.after, *placed.next_trick))
    # 62D1. The last two cards change places, and nobody else has another card.
    if revoke.last_card:
        return [fx.CardReplaced(by, card, revoke.last_card)]
    new = _new_card(case, revoke, instead_of(placed))
    # A lead to the next trick goes back first; it can be made again.
    trick = Repair.of(revoke.table, by, card, new).with_lead_back
    # Both opponents have played after it where it was out of turn.
    opponents = iter((ask.CHANGES, ask.OTHER_CHANGES))
    for player, _ in trick.after:
        if player.opposes(by):
            trick = _may_change(case, revoke, trick, next(opponents), player)
        elif trick.changes[1:]:
            # 62C2. The revoker's partner only because an opponent did.
            trick = _may_change(case, revoke, trick, ask.PARTNER_CHANGES, player)
    return list(trick.moved)


def _new_card(case: Case, revoke: NoticedRevoke, choices: CardChoices) -> Card | None:
    """62B: the card that is played instead."""
    if choices.is_known and len(choices.legal) == 1:
        return next(iter(choices.legal))
    return case.ask(
        ask.NEW_CARD,
        revoke.table.chooses_for(revoke.by),
        allowed=not_instead(choices, revoke.card),
        player=revoke.by,
        card=revoke.card,
    )


def _may_change(
    case: Case, revoke: NoticedRevoke, trick: Repair, question: CardQuestion, player: Seat
) -> Repair:
    """62C: another card in place of the player's, unless it stays, perhaps as the only one."""
    if not trick.can_change(player):
        return trick
    new = case.ask(
        question,
        revoke.table.chooses_for(player),
        allowed=trick.not_a_change(player),
        branches=lambda: trick.samples(player),
        player=player,
        card=trick.card_of(player),
    )
    return trick if new is None else trick.changing(player, new)
