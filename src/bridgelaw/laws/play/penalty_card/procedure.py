"""Laws 50, 51 and 59: what a penalty card on the table means at this moment."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.suits import Suit
from bridgelaw.laws.common.penalty_suits import (
    CHOSEN,
    FORBIDDEN_SUITS,
    PICK_UP,
    PICKED_UP,
    PICKED_UP_OF_SUIT,
    REQUIRED_SUIT,
    stays,
)
from bridgelaw.laws.common.penalty_words import (
    AS_IF_NOT_SEEN,
    IS_MAJOR,
    penalty_effects,
    say_penalty_cards,
)
from bridgelaw.laws.common.withdrawn_cards import taken_back
from bridgelaw.laws.law import About, All, AnyOf, Case, OneOf, Ruling, Spoken, filled, fx, procedure
from bridgelaw.laws.machinery.lying_cards import name_cards
from bridgelaw.laws.machinery.notes_of_penalty import WHILE_IT_LIES
from bridgelaw.laws.play.penalty_card import endings as end
from bridgelaw.laws.play.penalty_card import questions as ask
from bridgelaw.laws.play.penalty_card.manifest import MANIFEST
from bridgelaw.laws.play.penalty_card.questions import Cards, Turn
from bridgelaw.laws.play.penalty_card.situation import Chosen, Lying, NextLead, find_lying
from bridgelaw.table.events import Fact


@procedure(MANIFEST, finds=find_lying, hidden=Lying, asks=(ask, REQUIRED_SUIT, FORBIDDEN_SUITS))
def PENALTY_CARD(case: Case, lying: Lying) -> Ruling:
    """Laws 50 and 51: penalty cards lie before a defender, and one of the side is to act."""
    if len(lying.owners) > 1:
        lying = lying.of(case.ask(ask.WHOSE, allowed=OneOf(lying.owners)))
    case.about(lying.by, declarer=lying.declarer)
    # 50B. Minor or major; 51: one card or several, of one suit or more.
    kind = case.fact(ask.CARDS, lying.kind)
    turn = case.fact(ask.TURN, lying.turn, allowed=lying.not_entered)
    if lying.owners and turn is Turn.PARTNER_LEADS:
        lying = replace(lying, table=case.learn(Fact.ON_LEAD, lying.by.partner))
    case.about(cards=lying.named(kind), suits=lying.suits_named(kind), led=lying.led_named)
    # 50C. A minor penalty card: its owner is a little restricted, and partner is not.
    if kind is Cards.MINOR:
        return _minor_own(case, lying) if turn is Turn.OWN else _minor_lead(case, lying, turn)
    # 50D1, 51A. Major: its owner plays it at the first legal chance.
    if turn is Turn.OWN:
        return _own_turn(case, lying, kind)
    several = kind is Cards.SUITS
    suits = lying.suits_named(kind)
    case.about(
        required=filled(ask.ONE_OF_THEM, suits=suits) if several else suits,
        forbidden=filled(ask.SOME_OF_THEM, suits=suits) if several else suits,
        picked_up=PICKED_UP_OF_SUIT if several else PICKED_UP,
        stays=stays(not kind.is_one),
    )
    # 50D2. Partner has led without waiting: that lead comes first.
    if turn is Turn.PARTNER_LED:
        return _led_early(case, lying, kind)
    # 50D2, 51B. Partner is on lead, and declarer chooses.
    return _declarer_chooses(case, lying, kind)


# 50C. Minor


def _minor_lead(case: Case, lying: Lying, turn: Turn) -> Ruling:
    """50C: partner's lead is free."""
    free = fx.NoDemand(lying.by.partner, "50C")
    case.tell(end.NEED_NOT_WAIT, suit=lying.suit_named, cards=name_cards(lying.cards))
    if turn is Turn.PARTNER_LEADS:
        case.tell_what_holds(lying.by.partner, About.LEAD)
    return case.rule("50C", end.MINOR[turn], free, fx.Review("50E4"))


def _minor_own(case: Case, lying: Lying) -> Ruling:
    """50C: no other card of the suit below an honour comes before it."""
    _note_legal(case, lying)
    return case.rule("50C", end.MINOR_OWN, fx.Review("50E4"))


# 50D1, 51A. Major, at its owner's turn


def _own_turn(case: Case, lying: Lying, kind: Cards) -> Ruling:
    """50D1: it is played at the first legal opportunity."""
    by = lying.by
    # 50D1(b). Following suit and obeying a restriction come first.
    if not case.fact(ask.CAN_PLAY, lying.can_play):
        _note_legal(case, lying)
        return case.rule("50D1(b)", end.STAYS[kind], fx.Review("50E4"))
    # 51A. More than one could be played: declarer says which.
    if not kind.is_one and case.fact(ask.SEVERAL, lying.several_playable):
        return _designated(case, lying)
    # 50D1(a). The first legal chance.
    if lying.which_is_open:
        lying = lying.with_playable(case.ask(ask.PLAYABLE, allowed=OneOf(lying.cards)))
    required = fx.CardRequired(by, lying.only_card, "50D1(a)")
    return case.rule(
        "50D1(a)", end.PLAYS_IT, required, fx.Review("50E4"), card=lying.only_card_named
    )


def _designated(case: Case, lying: Lying) -> Ruling:
    """51A: declarer designates the one that is played."""
    card = case.ask(
        ask.DESIGNATES,
        allowed=OneOf(lying.playable),
        cards=AnyOf(lying.playable),
        when=lying.is_told,
    )
    rest = tuple(one for one in lying.cards if one is not card)
    named = end.DECLARER_NAMES_OF_TWO if len(rest) == 1 else end.DECLARER_NAMES
    return case.rule(
        "51A",
        end.DECLARER_IS_TO_NAME if card is None else named,
        fx.CardRequired(lying.by, card, "51A"),
        fx.Review("50E4"),
        card=card,
        cards=All(rest),
    )


def _note_legal(case: Case, lying: Lying) -> None:
    """For the director alone: what the player may play now."""
    if lying.legal is not None:
        case.note(end.MAY_PLAY, cards=All(lying.legal))


# 50D2. The lead that did not wait


def _led_early(case: Case, lying: Lying, kind: Cards) -> Ruling:
    """50D2, 49, 60A: partner led before declarer had chosen."""
    stands = (
        fx.CardAccepted(lying.by.partner, lying.first_led),
        fx.Review("50E4"),
        fx.Review("72C"),
    )
    # 60A1. Declarer's side has played to it, and so has let it pass.
    if case.fact(ask.PLAYED_SINCE, lying.played_since):
        case.cite("60A1")
        return case.rule("60A3", end.DECLARERS_SIDE_PLAYED_TO_IT, *stands)
    # 50D2, 49. Declarer may let it stand, or has it taken back as a penalty card too.
    if not case.ask(ask.ACCEPTS_LEAD):
        case.cite("49", IS_MAJOR, card=lying.led_named)
        return _declarer_chooses(case, lying, kind, _lead_goes_back(lying))
    # 52B1(a). The leader should have led a penalty card of their own: that is let pass as well.
    if lying.passed_over:
        case.cite("52B1(a)")
    return case.rule("50D2(b)", end.LEAD_STANDS, *stands)


def _lead_goes_back(lying: Lying) -> tuple[fx.Effect, ...]:
    """49: the lead is taken back and becomes a major penalty card."""
    leader = lying.by.partner
    back = taken_back(lying.led or ((leader, None),))
    if not lying.led:
        return (*back, *penalty_effects(leader, (), fx.Penalty.MAJOR, "49"))
    for seat, card in lying.led:
        if seat in (lying.by, leader):  # 48A: a card of declarer's only goes back
            back += penalty_effects(seat, (card,), fx.Penalty.MAJOR, "49")
    return tuple(back)


# 50D2, 51B, 59. Declarer chooses

_CLAUSES = {
    (Cards.MAJOR, fx.Demand.REQUIRE): "50D2(a)",
    (Cards.MAJOR, fx.Demand.PROHIBIT): "50D2(a)",
    (Cards.ONE_SUIT, fx.Demand.REQUIRE): "51B1(a)",
    (Cards.ONE_SUIT, fx.Demand.PROHIBIT): "51B1(b)",
    (Cards.SUITS, fx.Demand.REQUIRE): "51B2(a)",
    (Cards.SUITS, fx.Demand.PROHIBIT): "51B2(b)",
}
_UNTIL = {fx.Demand.REQUIRE: fx.Until.NEXT_LEAD, fx.Demand.PROHIBIT: fx.Until.LOSES_LEAD}


def _declarer_chooses(
    case: Case, lying: Lying, kind: Cards, early: tuple[fx.Effect, ...] = ()
) -> Ruling:
    """50D2 and 51B; `early`: partner led without waiting, and that lead is taken back first."""
    by, partner = lying.by, lying.by.partner
    demand = case.ask(ask.DEMAND, own=lying.leader_has_one_too, neither=lying.if_neither)
    # 50D2(b), 51B2(c). Neither: the lead is free, and the cards stay.
    if demand is None:
        return _neither(case, lying, kind, early)
    # 50D2(a), 51B1. The suit of the card or cards; 51B2. with several suits, declarer's choice.
    suits = _suits(case, lying, demand) if kind is Cards.SUITS else frozenset(lying.suits)
    chosen = lying.chosen(suits)
    clause = _CLAUSES[kind, demand]
    # 51B1(a). Several cards of the suit go back together.
    if clause == "51B2(a)" and len(chosen.picked_up) > 1:
        case.cite("51B1(a)")
    effects: list[fx.Effect] = [
        *early,
        *(fx.PickedUp(by, card) for card in chosen.picked_up),
        fx.LeadRestriction(partner, demand, suits, _UNTIL[demand], clause),
        # 50E2. What goes back is no longer for partner to use.
        *(fx.Unauthorised(by, card, (partner,), "50E2") for card in chosen.picked_up),
        fx.Review("16C3"),
    ]
    # 51B2. For this lead declarer has chosen, and chooses again at the next.
    if chosen.rest:
        effects += [fx.NoDemand(partner, "50D2"), fx.Review("50E4")]
    effects.append(fx.Review("72C"))
    lead = lying.lead_after(effects, demand, suits)
    case.about(
        cards=lying.cards_picked_up(kind, chosen),
        suits=lying.suits_chosen(kind, chosen),
        rest=All(chosen.rest),
    )
    case.tell(_pick_up(kind, chosen))
    if kind is Cards.SUITS and not chosen.suits:
        case.tell(end.WAITS_AGAIN)
    elif not chosen.rest:
        case.tell_what_holds(by, About.PLAYS)
    case.tell_what_holds(partner, About.LEAD)
    case.tell(AS_IF_NOT_SEEN)
    # 59. Whoever cannot comply leads any card; the cards go back all the same. But with a penalty
    # card of their own, that one comes next.
    if not lead.can_comply:
        case.cite("59", end.MAY_LEAD_ANY)
    _leaders_own(case, lying, lead, early)
    case.note(*end.PICKED_UP)
    ending = CHOSEN[demand]
    if early:
        ending = end.lead_taken_back(ending)
    goes_on = _another_law(case, lead)
    return case.rule(clause, ending, *dict.fromkeys(effects), goes_on=goes_on, card=lying.led_named)


def _suits(case: Case, lying: Lying, demand: fx.Demand) -> frozenset[Suit]:
    """51B2: one suit may be required, or one or more forbidden."""
    if demand is fx.Demand.REQUIRE:
        allowed = OneOf(lying.suits)
        suit = case.ask(REQUIRED_SUIT, to=lying.declarer, allowed=allowed, when=lying.is_told)
        return frozenset() if suit is None else frozenset({suit})
    suits = case.ask(
        FORBIDDEN_SUITS,
        to=lying.declarer,
        allowed=lying.not_their_suits,
        branches=lambda: (lying.suits[0].letter, " ".join(suit.letter for suit in lying.suits)),
        when=lying.is_told,
    )
    return frozenset() if suits is None else suits


def _pick_up(kind: Cards, chosen: Chosen) -> Spoken:
    """51B: the cards of the suit go back, and those of other suits stay."""
    if chosen.rest:
        return end.PICK_UP_ONE_STAYS if len(chosen.rest) == 1 else end.PICK_UP_OTHERS_STAY
    if kind is Cards.SUITS and not chosen.suits:
        return end.PICK_UP_OF_THAT_SUIT
    return PICK_UP


def _neither(case: Case, lying: Lying, kind: Cards, early: tuple[fx.Effect, ...]) -> Ruling:
    """50D2(b), 51B2(c): any card may be led, and the penalty cards stay."""
    effects = (*early, fx.NoDemand(lying.by.partner, "50D2"))
    lead = lying.lead_after(effects)
    case.tell_what_holds(lying.by.partner, About.LEAD)
    _leaders_own(case, lying, lead, early)
    # 50E1. While it lies there everybody may use it.
    if lying.leads_anything:
        case.note(end.LOW_TO_THE_PENALTY_CARD)
    case.note(*WHILE_IT_LIES)
    case.cite("50E1")
    clause = "51B2(c)" if kind is Cards.SUITS else "50D2(b)"
    ending = end.NEITHER[kind]
    if early:
        ending = end.lead_taken_back(ending)
    goes_on = _another_law(case, lead)
    effects = (*effects, fx.Review("50E4"), fx.Review("72C"))
    return case.rule(clause, ending, *dict.fromkeys(effects), goes_on=goes_on, card=lying.led_named)


def _leaders_own(case: Case, lying: Lying, lead: NextLead, early: tuple[fx.Effect, ...]) -> None:
    """50D1(b), example 43: declarer's choice comes first, then the leader's own penalty cards.

    What is said follows from the cards that all can see; the clauses from what the leader holds.
    """
    if not lying.is_told:
        case.note(end.IF_LEADER_HAS_ONE_TOO)
        return
    if not lead.major:
        return
    case.cite(lead.own_clause)
    if early and not lead.allowed:
        # It is new, and lies there from now on.
        say_penalty_cards(case, lying.by.partner)


def _another_law(case: Case, lead: NextLead) -> str | None:
    """26B: where a call was withdrawn too, declarer may forbid a suit at the same lead."""
    if not lead.a_call_was_withdrawn_too:
        return None
    case.note(end.A_CALL_WAS_WITHDRAWN_TOO)
    return "lead-restriction"
