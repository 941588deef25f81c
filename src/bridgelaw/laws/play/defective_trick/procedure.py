"""Laws 67 and 14: a trick with too few or too many cards, and a hand that lacks a card."""

from __future__ import annotations

from bridgelaw.laws.common import missing_card
from bridgelaw.laws.common.penalty_words import penalty_effects, say_penalty_cards
from bridgelaw.laws.common.withdrawn_cards import taken_back, told_by
from bridgelaw.laws.law import Case, Ruling, fx, procedure
from bridgelaw.laws.play.defective_trick import endings as end
from bridgelaw.laws.play.defective_trick import questions as ask
from bridgelaw.laws.play.defective_trick.manifest import MANIFEST
from bridgelaw.laws.play.defective_trick.questions import Fault, Led, Where
from bridgelaw.laws.play.defective_trick.situation import Defect, find_defect


@procedure(MANIFEST, finds=find_defect, asks=(ask, missing_card))
def DEFECTIVE_TRICK(case: Case, defect: Defect) -> Ruling:
    """Law 67, and Law 14 where a card is missing."""
    fault = case.fact(ask.FAULT, defect.fault, allowed=defect.not_shown)
    # 14. A hand is short, and no trick is known to have its card.
    if fault is Fault.MISSING:
        return _card_missing(case, defect)
    # B3. A card that was played got back among the cards of the hand.
    if fault is Fault.CAME_BACK:
        return _came_back(case)
    if not defect.is_told:
        defect = defect.of(case.who(ask.WHO))
    case.about(defect.player, chooser=defect.chooser, cards=defect.cards)
    # A2, B2. Too many cards.
    if fault is Fault.TOO_MANY:
        return _too_many(case, defect)
    # B1. The player was deemed to have revoked, and now the play is over.
    if defect.added is not None:
        case.cite("67B1", end.DEEMED_REVOKE)
        return _count(case, defect, fx.RevokeCounted(defect.player, defect.added))
    # A1. Before both sides have played to the next trick, the trick is put right; B1. after that
    # the player is deemed to have revoked.
    if not case.fact(ask.BOTH_PLAYED_ON, defect.both_played_on):
        return _supplies_card(case, defect)
    return _deemed_revoke(case, defect)


def _supplies_card(case: Case, defect: Defect) -> Ruling:
    """67A1: the trick is completed as it should have been."""
    led = case.fact(ask.NEXT_LED, defect.next_led)
    defends = led is Led.OWN_SIDE and case.fact(ask.DEFENDS, defect.defends)
    card = case.ask(
        ask.SUPPLIES,
        allowed=defect.not_supplied,
        branches=defect.supplied_samples,
        when=defect.is_told,
    )
    if card is None:
        case.tell(end.ADD_A_CARD)
    else:
        case.tell(end.ADD_THIS_CARD, card=card)
    if defends:
        case.note(end.MAY_BE_PREMATURE)
    supplied = defect.supplied(card)
    if defect.lacks_another:
        return case.rule("67A1", end.STILL_LACKS_ONE, *supplied)
    if led is Led.NOBODY:
        return case.rule("67A1", end.COMPLETE, *supplied)
    if not case.fact(ask.WINS_NOW, defect.changes_winner(card)):
        return case.rule("67A1", end.SAME_WINNER, *supplied)
    # Another player has won the trick: the lead to the next one came from the wrong hand.
    case.tell(end.ANOTHER_WINNER)
    later = defect.led_by(led)
    back = taken_back(later)
    # 16C. What the other side takes back is for that side alone.
    if led is Led.OTHERS:
        told = told_by(later, (defect.player, defect.player.partner))
        return case.rule("67A1", end.LEAD_BACK_UNAUTHORISED, *back, *supplied, *told)
    if not defends:
        return case.rule("67A1", end.LEAD_BACK, *back, *supplied)
    # 49. A defender's card that their own side's irregularity takes back is a penalty card.
    case.cite("67A1")
    owners = tuple(dict.fromkeys(player for player, _ in later))
    for owner in owners:
        cards = tuple(card for player, card in later if player is owner and card is not None)
        say_penalty_cards(case, owner)
        back += penalty_effects(owner, cards, fx.Penalty.MAJOR, "49")
    return case.rule("49", end.LEAD_BACK_PENALTY_CARD, *back, *supplied)


def _deemed_revoke(case: Case, defect: Defect) -> Ruling:
    """67B1: a card goes among the played ones, and it costs a trick whatever card that is."""
    if not defect.number:
        case.note(end.FIND_THE_TRICK)
    # (a) One of the suit led, if there is one; (b) otherwise any.
    has_suit = case.fact(ask.HAS_SUIT, defect.holds_suit)
    clause = "67B1(a)" if has_suit else "67B1(b)"
    # With all four hands back in the board there is nothing left to be put anywhere.
    if defect.hands_are_back:
        case.cite(clause, end.DEEMED_REVOKE)
        return _count(case, defect)
    card = case.ask(
        ask.ADDS,
        allowed=defect.not_added(has_suit),
        when=defect.is_told,
    )
    if card is None:
        case.tell(end.FACE_THE_SUIT if has_suit else end.FACE_ANY_CARD)
    else:
        case.tell(end.FACE_THIS_CARD, card=card)
    case.tell(end.TRICK_IS_KEPT)
    case.cite(clause, end.DEEMED_REVOKE)
    added = fx.CardAdded(defect.player, card, defect.number)
    # 64A. The tricks are transferred after the play, if the side has won one by then.
    if not case.know(ask.PLAY_OVER):
        stands = fx.RevokeStands(defect.player, card)
        return case.rule("64A2", end.COUNTED_LATER, added, stands, fx.Review("64C1"))
    return _count(case, defect, added)


def _count(case: Case, defect: Defect, *first: fx.Effect) -> Ruling:
    """64A2: one trick, if the side has won one from then on."""
    later = fx.Review("64C1")
    # 64B. Whether its exceptions hold for a card that was missing, the Laws leave open.
    if case.fact(ask.EXEMPT, defect.is_exempt):
        return case.rule(defect.exempting_clause or "64B", end.EXEMPT, *first, later)
    if not case.fact(ask.SIDE_WON, defect.side_won_since):
        # 64C. The other side has won everything since: there is nothing to make good.
        return case.rule("64B1", end.NO_TRICK_WON, *first)
    moved = fx.TricksTransferred(1, defect.other_side, "64A2")
    return case.rule("64A2", end.ONE_TRICK, *first, moved, later)


def _too_many(case: Case, defect: Defect, *effects: fx.Effect) -> Ruling:
    """67A2 and 67B2; `effects` come from the law that led here."""
    # A2. In time: as if it had just happened.
    if not case.fact(ask.BOTH_PLAYED_ON, defect.both_played_on):
        if case.fact(ask.TOGETHER, defect.together):
            return case.rule("67A2", end.BY_LAW_58B, *effects, goes_on="several-cards")
        return case.rule("67A2", end.BY_LAW_45E, *effects, goes_on="play-out-of-turn")
    if defect.together:
        case.cite("58B4", end.BOTH_PLAYED_ON)
    # B2(a). One card stays, and the trick keeps its winner.
    if case.ask(ask.FACED, allowed=defect.not_so_faced):
        case.cite("67B2(a)", end.FACED_STAYS)
        case.tell(end.SAY_FACED_STAYS, end.TRICK_IS_KEPT)
    else:
        case.cite("67B2(a)", end.HIGHEST_STAYS)
        case.tell(end.SAY_HIGHEST_STAYS, end.TRICK_IS_KEPT)
    # B2(b). What goes back was always in the hand.
    penalty = _penalty(case, defect)
    return _restored(case, defect, "67B2(b)", penalty, "49", *effects)


def _came_back(case: Case) -> Ruling:
    """67B3: a card that was played, and then got back among the cards of the hand."""
    player = case.who(ask.WHO)
    case.about(player)
    if case.ask(ask.PLAYED_TWICE):
        # 47B. The second play is an illegal one: while it can be, it is corrected.
        if not case.ask(ask.CANNOT_BE_CORRECTED):
            case.cite("47B")
            return case.rule("67B3", end.SECOND_PLAY_CORRECTED)
        # The text adjusts; the commentary does so after damage.
        if case.follows_text("67B3"):
            return case.rule("67B3", end.PLAYED_TWICE, fx.Review("67B3"))
        return case.rule("67B3", end.PLAYED_TWICE_DAMAGE, fx.Review("12A1"))
    return case.rule("67B3", end.BACK_AMONG_PLAYED)


def _card_missing(case: Case, defect: Defect) -> Ruling:
    """14: a hand is short; one that is too long is Law 13's."""
    if case.ask(ask.SURPLUS):
        handed = {"counted": "long_and_short"}
        return case.rule(
            "13", end.HAND_TOO_LONG, goes_on="wrong-number-of-cards", hands_over=handed
        )
    player = case.who(ask.WHO)
    defect = defect.of(player)
    case.about(player)
    if case.know(missing_card.LEAD_FACED):
        return _missing_in_play(case, defect)
    # A. Before the opening lead is faced: the hand is made complete, and every call stands.
    if case.ask(missing_card.FOUND):
        case.cite("14A1", end.BACK_TO_HAND)
        case.note(end.MAY_HAVE_BEEN_SEEN)
    else:
        case.cite("14A2", end.DEAL_REBUILT)
    # C. What the replacement tells is not for partner.
    case.cite("14C")
    return case.rule("14A3", end.BOARD_GOES_ON, *defect.replacement_told)


def _missing_in_play(case: Case, defect: Defect) -> Ruling:
    """14B: later there may be a rectification."""
    card = case.ask(
        ask.MISSING_CARD,
        allowed=defect.not_held,
        branches=defect.missing_samples,
        when=not defect.is_blank,
    )
    defect = defect.lacking(card)
    case.about(cards=defect.cards)
    where = case.ask(ask.WHERE)
    # C. What the replacement tells is not for partner.
    case.tell(end.NOT_FOR_PARTNER)
    case.note(end.CARELESS)
    # B1. Among the played cards: two were put to a trick.
    if where is Where.PLAYED:
        case.cite("14B1", end.PUT_TO_A_TRICK)
        return _too_many(case, defect, *defect.replacement_told)
    # B2. Found elsewhere: a defender's card may have been seen. B4. It was always in the hand.
    if where is Where.ELSEWHERE:
        case.cite("14B2", end.BACK_TO_HAND)
        case.cite("14C")
        penalty = _penalty(case, defect)
        if penalty is None:
            case.tell(end.TAKE_IT_BACK)
        return _restored(case, defect, "14B4", penalty, "14B4", *defect.replacement_told)
    # B3. Replaced from another pack.
    case.cite("14B3", end.DEAL_REBUILT)
    case.cite("14C")
    return _restored(case, defect, "14B4", None, "14B4", *defect.replacement_told)


def _penalty(case: Case, defect: Defect) -> fx.Penalty | None:
    """49, 50B: the kind of penalty card that a defender's card becomes; `None` if it does not."""
    if not case.fact(ask.DEFENDS, defect.defends):
        return None
    if not case.fact(ask.COULD_SEE, defect.could_be_seen):
        return None
    major = case.fact(ask.MAJOR, defect.is_major)
    return fx.Penalty.MAJOR if major else fx.Penalty.MINOR


def _restored(
    case: Case,
    defect: Defect,
    clause: str,
    penalty: fx.Penalty | None,
    penalty_law: str,
    *others: fx.Effect,
) -> Ruling:
    """67B2(b), 14B4: the cards always belonged to the hand; a penalty card lies before it."""
    by, cards = defect.player, defect.extra
    if penalty is None:
        effects = defect.picked_up
    else:
        case.cite("49")
        say_penalty_cards(case, by)
        effects = penalty_effects(by, cards, penalty, penalty_law)
    # 61A. Having held it, the player may have failed to follow suit with it.
    revoked = case.fact(ask.REVOKED, defect.failed_to_follow)
    goes_on = "revoke" if revoked else None
    ending = end.ALWAYS_IN_HAND[penalty, revoked]
    return case.rule(clause, ending, *effects, *others, goes_on=goes_on)
