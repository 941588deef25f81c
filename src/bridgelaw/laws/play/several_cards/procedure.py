"""Law 58B: one player leads or plays two or more cards at once."""

from __future__ import annotations

from functools import partial

from bridgelaw.game.cards import Card
from bridgelaw.laws.common.penalty_words import (
    IS_MAJOR,
    NOT_ON_LEAD,
    penalty_effects,
    penalty_of,
    say_penalty_cards,
)
from bridgelaw.laws.law import All, AnyOf, CardQuestion, Case, OneOf, Ruling, fx, procedure
from bridgelaw.laws.play.several_cards import endings as end
from bridgelaw.laws.play.several_cards import questions as ask
from bridgelaw.laws.play.several_cards.manifest import MANIFEST
from bridgelaw.laws.play.several_cards.questions import Rest
from bridgelaw.laws.play.several_cards.situation import Together, find_together
from bridgelaw.laws.play.trick_repair import Repair


@procedure(MANIFEST, finds=find_together, hidden=Together, asks=(ask,))
def SEVERAL_CARDS(case: Case, found: Together) -> Ruling:
    """Law 58B: which of the cards is played, and what becomes of the others."""
    case.about(found.by, declarer=found.declarer, chooser=found.chooses_for(found.by))
    case.rules_on(found.at)
    # B. It speaks of cards played at the same moment.
    if not case.fact(ask.TOGETHER, found.together):
        return case.rule("49", end.ONLY_SHOWN, goes_on="exposed-card")
    if found.out_of_turn:
        return _out_of_turn(case, found)
    # B4, before the others: B1 to B3 put the trick right, and once both sides have played to the
    # next one it is too late for that. Law 67 then rules, however many of the cards were seen.
    if case.fact(ask.LATE, found.late):
        return case.rule("58B4", end.LATE, goes_on="defective-trick")
    # B1. Only one face could be seen.
    if not case.ask(ask.FACES):
        return _only_one_seen(case, found)
    # B2. The player designates the card; only a defender's others become penalty cards.
    if not case.fact(ask.DEFENDS, found.defends):
        return _declaring_side(case, found)
    # Another ruling has taken the first card back.
    if found.first_went_back:
        return _only_penalty_cards(case, found)
    # 52. A penalty card was due: declarer says whether the card in the trick stands.
    if found.penalty_card_was_due:
        return _penalty_card_was_due(case, found)
    # 62A. None is legal, and there is time to play another.
    if found.none_is_legal:
        return _none_is_legal(case, found)
    # B2. Was it one of those that were seen?
    if not case.ask(ask.MEANT):
        return _another_was_meant(case, found)
    card = _one_of(case, ask.DESIGNATES, found.cards)
    # 62A, 50D1(a). A card was meant that is not legal: it was shown on purpose.
    if card is not None and card not in found.playable:
        clause = "50D1(a)" if card in found.passing_over else "62A"
        case.cite(clause, end.NOT_LEGAL, card=card)
        return _another_was_meant(case, found)
    return _one_was_meant(case, found, card)


def _out_of_turn(case: Case, found: Together) -> Ruling:
    """58B2, 51B: what a defender led besides is a penalty card, before declarer chooses."""
    if not found.led_out_of_turn or not found.defends:
        return case.rule("58B", end.OUT_OF_TURN, goes_on="play-out-of-turn")
    # B1. Only one face could be seen.
    if not case.ask(ask.FACES):
        case.cite("47F", end.STAYS_PLAYED)
        back = found.picked_up(found.first)
        seen = found.first or end.THE_SEEN_ONE
        return case.rule("58B1", end.ONE_WAS_SEEN, *back, goes_on="play-out-of-turn", seen=seen)
    return _only_penalty_cards(case, found)


def _only_one_seen(case: Case, found: Together) -> Ruling:
    """58B1, 47F: that card is played, and the others go back."""
    # Once somebody has played to it, the card that lies in the trick is the one that was seen.
    card = found.first
    if found.is_last and len(found.legal) > 1:
        card = _one_of(case, ask.VISIBLE, found.legal)
    case.cite("47F", end.STAYS_PLAYED)
    effects = (*found.put(card), *found.picked_up(card))
    return case.rule("58B1", end.ONE_WAS_SEEN, *effects, seen=card or end.THE_SEEN_ONE)


def _declaring_side(case: Case, found: Together) -> Ruling:
    """58B2, 48A: declarer designates a card, and the others go back."""
    card = _one_of(case, ask.DESIGNATES, found.playable)
    case.tell(end.PLAYS_MEANT if card is None and not found.is_dummys else end.PUTS_IN, card=card)
    effects = _into_the_trick(case, found, card)
    case.cite("48A", end.NO_PENALTY_CARDS)
    return case.rule("58B2", end.OTHERS_GO_BACK, *effects, *found.picked_up(card))


def _one_was_meant(case: Case, found: Together, card: Card | None) -> Ruling:
    """58B2, 50B: that one is played, and the others become penalty cards."""
    every = found.penalty_cards(found.by, found.without(card), played=card)
    left = case.fact(ask.REST, found.rest(every))
    penalty = fx.Penalty.MINOR if left is Rest.LOW else fx.Penalty.MAJOR
    case.tell(end.MEANT_IS_PLAYED if card is None else end.PLAYS, card=card)
    case.cite("50B")
    say_penalty_cards(case, found.by, several=left is Rest.SEVERAL)
    # The card goes to the trick before the others are named, so that they can be penalty cards.
    effects = _into_the_trick(case, found, card)
    penalties = penalty_effects(found.by, found.without(card), penalty, "58B2")
    return case.rule("58B2", end.MEANT[left], *dict.fromkeys((*effects, *penalties)))


def _another_was_meant(case: Case, found: Together) -> Ruling:
    """58B2, 50D1(a), 51A: all are major penalty cards, and declarer says which is played."""
    by = found.by
    card = found.only_playable or _one_of(case, ask.CHOOSES, found.playable)
    case.tell(end.DECLARER_SAYS_WHICH if card is None else end.PLAYS, card=card)
    case.cite("50B", end.ALL_ARE_MAJOR)
    say_penalty_cards(case, by, several=card is None)
    effects = _into_the_trick(case, found, card)
    penalties = penalty_effects(by, found.without(card), fx.Penalty.MAJOR, "58B2")
    # 50E3. The one that is played was a penalty card until now.
    told = fx.Unauthorised(by, card, (by.partner,), "50E3")
    if card is not None:
        case.tell(end.NOT_WHY_IT_LAY_THERE, card=card)
    return case.rule("51A", end.ANOTHER_WAS_MEANT, *dict.fromkeys((*effects, *penalties, told)))


def _none_is_legal(case: Case, found: Together) -> Ruling:
    """62A: none of the cards may be played; what was played goes back."""
    case.cite("62A", end.NONE_MAY_BE_PLAYED)
    case.tell(end.PLAY_ANOTHER)
    penalties = _major_penalty_cards(case, found, found.cards)
    back = fx.CardWithdrawn(found.by, found.first)
    trick, told = _opponents_change(case, found, found.repair(None))
    return case.rule("58B2", end.NONE_IS_LEGAL, back, *trick.moved, *told, *penalties)


def _penalty_card_was_due(case: Case, found: Together) -> Ruling:
    """52: the cards besides the one in the trick are penalty cards, and so all are major (50B)."""
    others = found.cards[1:]
    case.tell(end.LEAVE_THEM)
    penalties = _major_penalty_cards(case, found, others)
    case.cite("50B")
    return case.rule(
        "58B2",
        end.PENALTY_CARD_WAS_DUE,
        *penalties,
        goes_on=found.law_52,
        card=found.first,
        cards=All(others),
    )


def _major_penalty_cards(
    case: Case, found: Together, cards: tuple[Card, ...]
) -> tuple[fx.Effect, ...]:
    say_penalty_cards(case, found.by)
    return penalty_effects(found.by, cards, fx.Penalty.MAJOR, "58B2")


def _only_penalty_cards(case: Case, found: Together) -> Ruling:
    """58B2: the first card is ruled on by another law; what was seen with it is a penalty card."""
    others = found.cards[1:]
    every = found.penalty_cards(found.by, others)
    penalty = penalty_of(every)
    say_penalty_cards(case, found.by)
    case.cite("50B")
    penalties = penalty_effects(found.by, others, penalty, "58B2")
    goes_on = "play-out-of-turn" if found.out_of_turn else None
    return case.rule("58B2", end.FIRST_WENT_BACK, *penalties, goes_on=goes_on, cards=All(others))


def _one_of(case: Case, question: CardQuestion, cards: tuple[Card, ...]) -> Card | None:
    """One of these cards, by whoever chooses it."""
    return case.ask(
        question,
        allowed=OneOf(cards),
        when=bool(cards),
        cards=AnyOf(cards),
    )


# B3


def _into_the_trick(case: Case, found: Together, card: Card | None) -> list[fx.Effect]:
    """58B3: the card is played to the trick, and whoever played after it may change."""
    # 47B. What partner played to the other suit goes back, and the trick is not complete.
    played = found.partners_card(card)
    if played is not None and card is not None:
        can = found.partner_can_follow(card)
        if not case.fact(ask.PARTNER_CAN_FOLLOW, can, suit=card.suit, card=played):
            played = None
    trick, told = _opponents_change(case, found, found.repair(card), played)
    if played is not None:
        trick = trick.taking_back((found.by.partner, played))
        told += _partner_plays_anew(case, found, played)
    if played is not None or trick.winner_changes or trick.lead_is_needed:
        trick = trick.with_lead_back
        told += _lead_goes_back(case, found, trick)
    return [*trick.moved, *told]


def _partner_plays_anew(case: Case, found: Together, played: Card) -> list[fx.Effect]:
    """47B, 49: partner's card does not follow to the suit that was led after all."""
    case.cite("47B", end.PARTNER_PLAYS_ANEW, card=played)
    case.tell(end.TAKE_IT_BACK, card=played)
    if not found.defends:
        return []
    case.cite("49", IS_MAJOR, card=played)
    say_penalty_cards(case, found.by.partner)
    return [*penalty_effects(found.by.partner, (played,), fx.Penalty.MAJOR, "49")]


def _opponents_change(
    case: Case, found: Together, trick: Repair, partners: Card | None = None
) -> tuple[Repair, list[fx.Effect]]:
    """58B3: opponents may change; 16C2: what goes back is not for the offender's side."""
    by = found.by
    if not case.fact(ask.PLAYED_AFTER, found.opponents_played):
        return trick, []
    case.cite("58B3")
    effects: list[fx.Effect] = []
    if found.played_after is None:
        case.tell(end.LHO_MAY_CHANGE)
        effects.append(fx.Unauthorised(by.lho, None, (by, by.partner), "16C2"))
    for opponent, old in found.played_after or ():
        # 62. A revoke to the suit that stays led is ruled on by itself.
        if found.is_revoke(opponent, old) and not trick.leads_another_suit:
            continue
        told = fx.Unauthorised(opponent, old, (by, by.partner), "16C2")
        # Whoever played after partner plays again after partner has.
        if opponent is by.rho and partners is not None:
            trick = trick.taking_back((opponent, old))
            effects.append(told)
            continue
        new = case.card_of(
            opponent,
            ask.LHO_CARD if opponent is by.lho else ask.RHO_CARD,
            allowed=found.must_follow(trick, opponent),
            branches=partial(trick.samples, opponent),
            chooser=found.chooses_for(opponent),
            opponent=opponent,
            card=old,
        )
        if new is not None and new is not old:
            trick = trick.changing(opponent, new)
            effects.append(told)
    if effects:
        # In a quick ruling it is not known whether anything goes back.
        if found.played_after is None:
            case.note(end.NOT_FOR_OFFENDERS.text)
        else:
            case.tell(end.NOT_FOR_OFFENDERS)
        effects.append(fx.Review("16C3"))
    return trick, effects


def _lead_goes_back(case: Case, found: Together, trick: Repair) -> list[fx.Effect]:
    """49: what the offending side has led to the next trick, and a defender has to take back."""
    effects: list[fx.Effect] = []
    played = [change.new for change in trick.changes]  # a lead may be the card to this trick
    for leader, card in found.next_trick:
        if card in played:
            continue
        case.tell(NOT_ON_LEAD, leader=leader, card=card)
        if found.defends and leader in (found.by, found.by.partner):
            case.cite("49", IS_MAJOR, card=card)
            if leader is not found.by:
                say_penalty_cards(case, leader)
            effects += penalty_effects(leader, (card,), fx.Penalty.MAJOR, "49")
        elif leader not in (found.by, found.by.partner):
            # 16C2. What the other side has to take back is not for the offender's.
            told = fx.Unauthorised(leader, card, (found.by, found.by.partner), "16C2")
            effects += [told, fx.Review("16C3")]
    return effects
