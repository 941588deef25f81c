"""Law 62: a revoke is corrected."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player
from bridgelaw.laws.common.penalty_words import say_penalty_cards
from bridgelaw.laws.common.withdrawn_cards import NOT_FOR_OFFENDERS
from bridgelaw.laws.law import CardQuestion, Case, Ruling, fx, to_all
from bridgelaw.laws.machinery.unheard import PLAYS_INSTEAD
from bridgelaw.laws.play.revoke import endings as end
from bridgelaw.laws.play.revoke import questions as ask
from bridgelaw.laws.play.revoke.correction.situation import Correction
from bridgelaw.laws.play.revoke.questions import Hand
from bridgelaw.laws.play.revoke.situation import RevokeAtTable


def correct(
    case: Case, revoke: RevokeAtTable, by_claim: bool = False, twelve: bool = False
) -> Ruling:
    """62A: the wrong card goes back, and a legal one takes its place.

    `by_claim`: the opponents have claimed, and that was not agreed to (63A4).
    `twelve`: it is established, but on the twelfth trick (62D1).
    """
    case.cite("62A")
    hand = case.fact(ask.HAND, revoke.hand)
    defends = hand in (Hand.DEFENDER, Hand.FACED)
    # 43B2(b). Dummy who looked at other hands may not warn declarer any more.
    in_time = not twelve and not by_claim
    dummy_first = hand is Hand.DECLARER and in_time and case.ask(ask.DUMMY_FIRST)
    if defends and in_time:
        twelve = case.fact(ask.TRICK_TWELVE, revoke.is_twelfth)
        revoke = revoke.on_twelfth(twelve)
    # Penalty cards mean nothing where no more cards are played, or one from each hand.
    penalised = defends and not by_claim and not twelve
    correction = Correction(revoke, revoke.to_repair, defends, penalised)
    # B. The offender's own card.
    correction = _own_card(case, correction, hand)
    # C. The cards played after it.
    later = _trick_begins_anew if revoke.is_lead else _later_cards
    correction = later(case, correction)
    _tell_penalty_cards(case, correction)
    # D2. Trick twelve: partner has seen both of the last cards.
    seen = twelve and defends and case.fact(ask.PARTNER_TO_PLAY, revoke.partner_to_play)
    if seen:
        case.tell(end.AS_IF_NOT_SEEN)
        correction = _under(case, correction, "62D2")
    # 16C2. What the other side took back is not for the offending side to use.
    if correction.told:
        case.tell(NOT_FOR_OFFENDERS)
    effects = (*correction.moved, *correction.penalty_cards, *correction.unauthorised(seen))
    # 63A4. Then the claim is judged.
    if by_claim:
        case.note(end.DOUBT_AGAINST_REVOKER)
        case.tell(end.CLAIM_JUDGED_AFTER)
    if dummy_first:
        correction = _under(case, correction, "43B2(b)")
        stands = fx.RevokeStands(revoke.by, revoke.card)
        return case.rule(
            correction.clause, end.CORRECTED_AND_COUNTED, *effects, stands, fx.Review("64C1")
        )
    players, kept = correction.penalised_players, correction.kept
    return case.rule(
        correction.clause,
        end.CARD_IS_ONE_AGAIN if kept and not players else end.CORRECTED[len(players)],
        *effects,
        goes_on=revoke.claim_goes_on(by_claim),
        player=players[0] if players else None,
    )


def correct_both(case: Case, revoke: RevokeAtTable) -> Ruling:
    """62C3: both sides revoked on the trick, and only one has played on: both are corrected."""
    case.cite("62C3")
    # All that was played to a wrong lead goes back, and the other revoke with it.
    if revoke.is_lead:
        return correct(case, revoke)
    other = revoke.other_on_trick or revoke.other_suspected
    case.tell(end.BOTH_TAKE_BACK if other is None else end.BOTH_REVOKED)
    case.note(end.FOR_NEITHER_SIDE)
    # 64C. Not after 64B8, says the commentary.
    damage = (fx.Review("64C1"),) if case.follows_text("64C") else ()
    if other is None:
        return case.rule("64B8", end.BOTH_CORRECTED, fx.Review("16C3"), *damage)
    trick = revoke.to_repair_with(other)
    defends = case.fact(ask.HAND, revoke.hand) in (Hand.DEFENDER, Hand.FACED)
    correction = Correction(revoke, trick, defends, penalised=not revoke.is_twelfth)
    # B. Both of the wrong cards.
    new = _replacement(case, revoke, ask.REPLACEMENT)
    correction = correction.changing(revoke.by, revoke.card, new)
    new = _replacement(case, other, ask.OTHER_REPLACEMENT)
    correction = correction.changing(other.by, other.card, new)
    # C1. Whoever did not revoke, and played after the opponents' revoke, may change that card; the
    # leader did not, so that this is one player at most.
    for player, old in revoke.legal_after(other):
        new = _new_card(case, correction, ask.LATER_CARD, player, old)
        if new is not None:
            correction = correction.changing(player, old, new)
    # C3. It is the trick before that is played again: what was led to the next one goes back, and
    # every card that a defender takes back becomes a penalty card.
    correction = correction.correcting_both(revoke, other)
    _tell_penalty_cards(case, correction)
    effects = (*correction.moved, *correction.penalty_cards, *correction.unauthorised_for_both)
    # The other one may have been ruled to stand: nothing is left of it to be counted.
    return case.rule("64B8", end.BOTH_CORRECTED, *effects, *other.no_longer_stands, *damage)


def _under(case: Case, correction: Correction, clause: str) -> Correction:
    """Another clause fires, and the one before it is cited; none fires twice."""
    if clause in correction.clauses:
        return correction
    case.cite(correction.clause)
    return correction.under(clause)


def _tell_penalty_cards(case: Case, correction: Correction) -> None:
    """50, 51: what all penalty cards of a player mean for both defenders and declarer."""
    for player in correction.penalised_players:
        say_penalty_cards(case, player)
    for kept in correction.kept:
        say_penalty_cards(case, kept.player)


# 62B: the offender's card


def _own_card(case: Case, correction: Correction, hand: Hand) -> Correction:
    """62B: the card that goes back, and what it becomes."""
    revoke = correction.revoke
    new = _replacement(case, revoke, ask.REPLACEMENT)
    if not revoke.is_told:
        case.note(end.PUT_DOWN_ALREADY)
    if new is None:
        case.tell(end.TAKES_BACK)
    else:
        case.tell(to_all(PLAYS_INSTEAD), player=revoke.by, card=revoke.card, new=revoke.named(new))
    correction = correction.changing(revoke.by, revoke.card, new)
    # B2. Declarer's or dummy's card does not become a penalty card.
    if hand in (Hand.DECLARER, Hand.DUMMY):
        return correction.under("62B2")
    if not correction.penalised and not revoke.is_lead:
        return correction.under("62B")
    # B2. Nor does one that lay face up before.
    if hand is Hand.FACED:
        return correction.under("62B2")
    # B1. A defender's does.
    return correction.under("62B1").penalising("62B1", (revoke.by, revoke.card))


def _replacement(case: Case, revoke: RevokeAtTable, question: CardQuestion) -> Card | None:
    """The legal card, where it is known: put down already, the only one, or chosen now."""
    if revoke.replacement is not None:
        return revoke.replacement
    return case.card_of(
        revoke.by,
        question,
        allowed=revoke.not_a_replacement,
        branches=revoke.replacement_samples,
        when=revoke.is_told,
        chooser=revoke.chooser(revoke.by),
    )


# 62C: the cards played after it


def _later_cards(case: Case, correction: Correction) -> Correction:
    """62C1 and 62C2, in the order of play."""
    revoke = correction.revoke
    lho, partner, rho = revoke.by.lho, revoke.by.partner, revoke.by.rho
    # C1. The opponent between the revoker and their partner.
    old = revoke.card_after(lho)
    new = _new_card(case, correction, ask.LHO_CARD, lho, old)
    if case.fact(ask.LHO_CHANGES, revoke.has_changed(lho, new), player=lho):
        correction = _under(case, correction, "62C1")
        correction = correction.changing(lho, old, new).telling((lho, old))
        # C2. Only then may the revoker's partner.
        old = revoke.card_after(partner)
        new = _new_card(case, correction, ask.PARTNER_CARD, partner, old)
        if case.fact(ask.PARTNER_CHANGES, revoke.has_changed(partner, new), player=partner):
            correction = _under(case, correction, "62C2")
            correction = correction.changing(partner, old, new)
            correction = correction.penalising("62C2", (partner, old))
    # C1. The other opponent, whatever those two did.
    old = revoke.card_after(rho)
    new = _new_card(case, correction, ask.RHO_CARD, rho, old)
    if new is not None:
        correction = _under(case, correction, "62C1")
        correction = correction.changing(rho, old, new).telling((rho, old))
    if not revoke.is_told:
        case.note(end.LEAD_MAY_GO_BACK)
    # C1. A lead to the next trick.
    correction = _next_lead(case, correction)
    return _under(case, correction, "62C1") if correction.lead_moves else correction


def _new_card(
    case: Case, correction: Correction, question: CardQuestion, player: Player, old: Card | None
) -> Card | None:
    """The card into which the player changes theirs; `None` if it is kept, or cannot change."""
    trick = correction.trick
    if old is None or not trick.can_change(player):
        return None
    return case.card_of(
        player,
        question,
        allowed=trick.not_a_change(player),
        branches=lambda: trick.samples(player),
        chooser=correction.revoke.chooser(player),
        card=old,
    )


def _next_lead(case: Case, correction: Correction) -> Correction:
    """62C1: a lead to the next trick may go back, and must if somebody else has won the trick."""
    if correction.next_lead is None:
        return correction
    leader, card = correction.next_lead
    if correction.trick.winner_changes:
        case.tell(end.LEAD_GOES_BACK, player=correction.trick.winner, card=card)
        return correction.with_lead_back()
    chooser = correction.revoke.chooser(leader)
    if correction.lead_must_go_back or case.ask(
        ask.LEAD_BACK, player=leader, chooser=chooser, card=card
    ):
        return correction.with_lead_back()
    return correction


def _trick_begins_anew(case: Case, correction: Correction) -> Correction:
    """62C1, 62C2: the suit led is another now, so that everybody plays to it anew."""
    by = correction.revoke.by
    if len(correction.whole_trick) == 1:
        return correction
    case.tell(end.TRICK_BEGINS_ANEW)
    correction = _under(case, correction, "62C1").telling(*correction.cards_of(by.lho, by.rho))
    partners = correction.cards_of(by.partner)
    if partners:
        correction = _under(case, correction, "62C2").penalising("62C2", *partners)
    return correction
