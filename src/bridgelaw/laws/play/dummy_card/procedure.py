"""Law 45D: dummy put a card into the trick that declarer did not name."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player
from bridgelaw.laws.common.withdrawn_cards import told_by
from bridgelaw.laws.law import CardQuestion, Case, Choice, Ending, Ruling, fx, procedure, tr
from bridgelaw.laws.play.dummy_card import endings as end
from bridgelaw.laws.play.dummy_card import questions as ask
from bridgelaw.laws.play.dummy_card.manifest import MANIFEST
from bridgelaw.laws.play.dummy_card.questions import After, Failed
from bridgelaw.laws.play.dummy_card.situation import Wrong, find_wrong
from bridgelaw.laws.play.trick_repair import Repair


@procedure(
    MANIFEST,
    finds=find_wrong,
    begins="..., {offender} declares, ...",
    asks=(ask,),
    declared=True,
)
def DUMMY_CARD(case: Case, wrong: Wrong) -> Ruling:
    """Law 45D: the card that was named takes the place of the other, unless it is too late."""
    case.about(wrong.declarer, declarer=wrong.declarer)
    case.rules_on(wrong.at)
    # F. Before declarer has named a card it is not this, but a suggestion.
    case.note(end.MAY_BE_A_SUGGESTION)
    # D2. Both sides have played to the next trick.
    if case.fact(ask.TOO_LATE, wrong.too_late):
        return _stands(case, wrong)
    # 45C4(b). Declarer has named it, too: after another card.
    if wrong.is_named_second:
        case.about(first=wrong.named, placed=wrong.card)
        if case.ask(ask.UNINTENDED):
            return _is_right(case, wrong, "45C4(b)", end.SECOND_NAME_COUNTS)
        case.cite("45C4(a)", end.FIRST_NAME_COUNTS)
    # 46B. What declarer said stands for another card, unless this one was meant beyond doubt.
    if wrong.is_only_described:
        case.about(first=wrong.named, placed=wrong.card)
        if case.ask(ask.INCONTROVERTIBLE):
            return _is_right(case, wrong, "46B", end.WAS_MEANT)
    # D1. The table does not know what declarer had named, or whether.
    if wrong.is_not_told:
        wrong = wrong.naming(case.ask(ask.ASKED_FOR, allowed=wrong.cannot_be_named))
        if wrong.named is None:
            return _unasked(case, wrong)
    # 42A3. If what was named would be a revoke, declarer names a legal card instead.
    card = wrong.named
    led = wrong.suit or tr("the suit led")
    if case.fact(ask.CAN_FOLLOW, wrong.named_is_revoke, suit=led):
        case.cite("42A3", end.MUST_FOLLOW)
        card = _legal_card(case, wrong)
        if card is wrong.card:
            return case.rule("42A3", end.STAYS, fx.CardAccepted(wrong.dummy, wrong.card))
    # D1. It must be put right.
    return _put_right(case, wrong, card)


def _is_right(case: Case, wrong: Wrong, clause: str, ending: Ending) -> Ruling:
    return case.rule(clause, ending, fx.CardAccepted(wrong.dummy, wrong.card))


def _unasked(case: Case, wrong: Wrong) -> Ruling:
    """45D1: nothing had been named, so that declarer names a card now."""
    case.cite("45B", end.UNASKED)
    # 57C1. Before its turn it is no play of declarer's, and nothing is to be named yet.
    if wrong.is_premature:
        case.about(placed=wrong.card)
        back = fx.CardWithdrawn(wrong.dummy, wrong.card)
        return case.rule("45D1", end.GOES_BACK, back, fx.Review("45F"))
    card = case.ask(ask.NAMES_NOW, allowed=wrong.cannot_name)
    if card is wrong.card:
        return _is_right(case, wrong, "45D1", end.NAMED_NOW)
    return _put_right(case, wrong, card)


def _legal_card(case: Case, wrong: Wrong) -> Card | None:
    """42A3: the card with which dummy follows suit."""
    if wrong.only_card is not None:
        return wrong.only_card
    return case.ask(ask.LEGAL_CARD, allowed=wrong.cannot_follow, named=wrong.named)


def _put_right(case: Case, wrong: Wrong, card: Card | None) -> Ruling:
    """45D1: dummy's card changes, and what was played after it may or must."""
    declarer = wrong.declarer
    case.about(named=wrong.say(card), placed=wrong.card or tr("the card"))
    case.tell(end.PLAYS_NAMED)
    trick = wrong.put_right(card)
    # D1. A defender may change a card that was played after the wrong one.
    rho, trick = _decides(case, wrong, trick, declarer.rho, ask.RHO, ask.RHO_CARD)
    # D1. Declarer only if the defender to the right did; 62A: or not to revoke now.
    old = trick.card_of(declarer)
    must = case.fact(ask.DECLARER_FOLLOWS, wrong.must_change(trick, declarer), old=old)
    if must or rho is After.CHANGES:
        only = After.CHANGES if must else None
        _, trick = _decides(case, wrong, trick, declarer, ask.DECLARER, ask.DECLARER_CARD, only)
    # D1. The defender to the left in any case, who plays after the other one.
    if rho is not After.NOT_PLAYED or wrong.card_of(declarer.lho) is not None:
        _, trick = _decides(case, wrong, trick, declarer.lho, ask.LHO, ask.LHO_CARD)
    # 47D. What was led to the next trick may go back too.
    if _lead_goes_back(case, wrong, trick):
        trick = trick.with_lead_back
    # 16C2. Declarer's side has offended, and may not use what the defenders took back.
    told: tuple[fx.Effect, ...] = ()
    back = wrong.of_defenders(trick.took_back)
    if back:
        case.cite("16C2", end.NOT_FOR_DECLARER)
        case.tell(*end.WHO_MAY_USE_IT)
        told = told_by(back, (declarer,))
    if not wrong.is_told:
        case.note(*end.IF_PLAY_WENT_ON)
    ending = (
        end.OTHERS_CHANGE_TOO
        if trick.took_back
        else end.NAMED_IS_PLAYED
        if card is wrong.named
        else end.LEGAL_IS_PLAYED
    )
    return case.rule("45D1", ending, *trick.moved, *told)


def _decides(
    case: Case,
    wrong: Wrong,
    trick: Repair,
    player: Player,
    question: Choice[After],
    card_question: CardQuestion,
    only: After | None = None,
) -> tuple[After, Repair]:
    """45D1: does the player keep or change what was played after the wrong card?"""
    only = only or wrong.only(trick, player)
    does = case.fact(question, only, allowed=lambda does: wrong.misfit(player, does))
    if does is not After.CHANGES:
        return does, trick
    new = case.card_of(
        player,
        card_question,
        allowed=trick.not_instead(player),
        when=wrong.is_told,
        old=trick.card_of(player),
    )
    return does, trick.changing(player, new)


def _lead_goes_back(case: Case, wrong: Wrong, trick: Repair) -> bool:
    """47D: a card of the trick was changed, or another hand wins it, or a defender wants it."""
    if trick.lead is None:
        return False
    if trick.changes[1:] or trick.winner_changes:
        case.cite("47D", end.LEAD_GOES_BACK)
        return True
    if trick.lead_is_needed:
        return True
    leader, lead = trick.lead
    if not wrong.of_defenders((trick.lead,)):
        return False
    return case.ask(ask.LEAD_BACK, player=leader, lead=lead)


def _stands(case: Case, wrong: Wrong) -> Ruling:
    """45D2: the trick stands, and who did not follow to the card that was led has revoked."""
    case.tell(end.TOO_LATE)
    stands = fx.CardAccepted(wrong.dummy, wrong.card)
    failed = case.fact(ask.FAILED, wrong.failed)
    if failed is Failed.NOBODY:
        return case.rule("45D2", end.TRICK_STANDS, stands)
    # 64B3. The card itself was a revoke: no trick moves for a card that all could see.
    if failed is Failed.DUMMY:
        case.cite("64B3", end.NO_TRICK_FOR_DUMMY)
        counted = fx.RevokeCounted(wrong.dummy, wrong.card)
        return case.rule("45D2", end.DUMMY_REVOKED, stands, counted, fx.Review("64C1"))
    if case.follows_text("45D2"):
        return _counts_as_any(case, failed, stands)
    # 64C1. A defender's revoke moves no trick either; what it cost the others is restored.
    effects: list[fx.Effect] = [stands]
    if failed in (Failed.DEFENDER, Failed.BOTH):
        case.cite("64C1", end.NO_TRICK_FOR_DEFENDER)
        case.note(end.DEFENDER_WAS_MISLED)
        effects += [fx.RevokeCounted(*play) for play in wrong.defenders_revokes]
        effects.append(fx.Review("64C1"))
    if failed is Failed.DEFENDER:
        return case.rule("45D2", end.DEFENDER_REVOKED, *effects)
    # 64A. Declarer's revoke counts.
    case.cite("64A", end.DECLARERS_COUNTS)
    return case.rule("45D2", end.DECLARER_REVOKED, *effects, goes_on="revoke")


def _counts_as_any(case: Case, failed: Failed, stands: fx.Effect) -> Ruling:
    """45D2, by its text: 64A, 64B7 and 64C as for any other revoke, a defender's too."""
    if failed is Failed.BOTH:
        case.cite("64B7", end.BOTH_COUNT)
    else:
        is_declarers = failed is Failed.DECLARER
        case.cite("64A", end.DECLARERS_COUNTS if is_declarers else end.DEFENDERS_COUNTS)
    ending = end.DECLARER_REVOKED if failed is Failed.DECLARER else end.REVOKE_COUNTS
    return case.rule("45D2", ending, stands, goes_on="revoke")
