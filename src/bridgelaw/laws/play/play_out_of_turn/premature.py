"""Laws 57, 58A and 60: a play out of turn, and a lead before partner has played."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.game.suits import Suit
from bridgelaw.laws.common.penalty_words import (
    every_penalty_card,
    note_penalty,
    penalty_effects,
    say_major,
)
from bridgelaw.laws.machinery.case import EDITION, Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.play_out_of_turn.offence import KEY, Offence, Placed, is_legal
from bridgelaw.laws.play.play_out_of_turn.play_questions import (
    EXCUSE,
    LEGAL,
    LHO_PLAYED,
    OTHER_SUIT,
    PLAY_CHOICE,
    Excuse,
    PlayChoice,
)
from bridgelaw.laws.play.play_out_of_turn.questions import What
from bridgelaw.laws.play.play_out_of_turn.refused import declarer_of, major_penalty_card
from bridgelaw.locale.text import filled, tr
from bridgelaw.table.effects import (
    CardAccepted,
    CardPlayed,
    CardRequired,
    CardWithdrawn,
    Effect,
    Penalty,
    PenaltyCard,
    PlayRestriction,
    Review,
)
from bridgelaw.table.events import Ruled
from bridgelaw.table.table import Table

# 57A


def before_partner(case: Case, offence: Offence, *first: Effect) -> Ruling:
    """57A: a defender has led or played before partner; `first` is what was settled before."""
    by, partner = offence.by, offence.by.partner
    excuse = _excuse(case, offence, after_lead=bool(first))
    # 60A1. The left-hand opponent has played on.
    if excuse is Excuse.PLAYED_ON:
        return _played_on(case, offence)
    # 58A. At the same moment as partner's legal card: then only RHO was left to play.
    if excuse is Excuse.AT_ONCE:
        case.cite("58A", tr("The card counts as played after partner's."))
        return _at_proper_turn(case, offence, *first)
    # C1, C2. The declaring side has had its say about the trick, or dummy caused it.
    if excuse in (Excuse.BOTH_HANDS, Excuse.PUSHED):
        return _no_rectification(case, offence, excuse, first)
    # A. A major penalty card, and four options about partner's card.
    suit = offence.suit_led
    choice = case.ask(
        PLAY_CHOICE,
        declarer_of(case.table),
        offender=by,
        partner=partner,
        card=offence.named,
        suit=tr("the suit led") if suit is None else suit,
    )
    if choice in (PlayChoice.REQUIRE, PlayChoice.FORBID):
        # A3, A4. Another suit than the one that was led.
        suit = case.detail(
            OTHER_SUIT,
            declarer_of(case.table),
            lambda other: tr("that suit was led") if other is offence.suit_led else None,
        )
    return _restrict_partner(case, offence, choice, suit, first)


def _excuse(case: Case, offence: Offence, after_lead: bool) -> Excuse:
    """60A1, 58A, 57C1, 57C2: what keeps 57A away. They speak of plays, and not of leads.

    After declarer's lead out of turn (53C) the left-hand opponent has led, and cannot play on.
    """
    if offence.what is What.EARLY_LEAD:
        return Excuse.NONE
    by, partner = offence.by, offence.by.partner
    possible = _possible(case.table, offence)
    if after_lead:
        possible = tuple(excuse for excuse in possible if excuse is not Excuse.PLAYED_ON)
    if len(possible) == 1:
        return case.fact(EXCUSE, lambda table: possible[0])
    return case.ask(
        EXCUSE,
        allowed=lambda excuse: (
            None if excuse in possible else tr("the table shows that it is not so")
        ),
        partner=partner,
        lho=by.lho,
    )


def _possible(table: Table | None, offence: Offence) -> tuple[Excuse, ...]:
    """What the table shows, or leaves open for the director to find out."""
    if table is None:
        return tuple(Excuse)
    by, later = offence.by, offence.later
    if was_played_on(offence):
        return (Excuse.PLAYED_ON,)
    before = {seat for seat, _ in offence.earlier}
    if {by.lho, by.rho} <= before:
        return (Excuse.BOTH_HANDS,)
    possible = [Excuse.NONE]
    if offence.turn is by.partner and later and later[0][0] is by.partner:
        possible.append(Excuse.AT_ONCE)
    # Only a dummy who plays between the partner and the offender can cause it.
    if table.contract is not None and by.rho is table.contract.dummy and by.rho not in before:
        possible.append(Excuse.PUSHED)
    return tuple(possible)


def was_played_on(offence: Offence) -> bool:
    """60A1: has the left-hand opponent played, or is the trick too far back?"""
    return offence.settled == "60A1" or not offence.is_current


def _played_on(case: Case, offence: Offence) -> Ruling:
    by = offence.by
    case.say(None, tr("{lho} has played on, so that there is no rectification.", lho=by.lho))
    case.say(None, tr("Penalty cards and restrictions from before remain in force."))
    case.cite("60A1", tr("{lho} has given up the rectification.", lho=by.lho))
    case.cite("60A3", tr("Earlier penalty cards and restrictions remain."))
    headline = tr("The card counts as played in turn: {lho} has played on.", lho=by.lho)
    return case.rule("60A2", headline, CardAccepted(by, offence.card))


_STANDS = {
    Excuse.BOTH_HANDS: tr("The card stands: declarer had played from both hands already."),
    Excuse.PUSHED: tr("The card stands: dummy had put a card forward or suggested one."),
}


def _no_rectification(
    case: Case, offence: Offence, excuse: Excuse, first: tuple[Effect, ...]
) -> Ruling:
    case.say(None, tr("There is no rectification: the card stands, and play goes on."))
    if excuse is Excuse.PUSHED:
        case.note(
            tr("Tell dummy that no card is touched or suggested before declarer names it (45F).")
        )
    stands = CardAccepted(offence.by, offence.card)
    return case.rule(excuse.value, _STANDS[excuse], *first, stands)


def _restrict_partner(
    case: Case,
    offence: Offence,
    choice: PlayChoice,
    suit: Suit | None,
    first: tuple[Effect, ...],
) -> Ruling:
    by, partner = offence.by, offence.by.partner
    cards = () if offence.card is None else (offence.card,)
    restriction = PlayRestriction(partner, choice.manner, suit, choice.value)
    own: tuple[Effect, ...] = (
        *offence.taken_back,
        *penalty_effects(by, cards, Penalty.MAJOR, "57A"),
        restriction,
    )
    later = _later_cards(case, offence, own)
    named = suit if suit is not None else _UNNAMED[choice]
    case.say(partner, filled(_SAY[choice], suit=named))
    say_major(case, by, every_penalty_card(case.table, by, cards))
    note_penalty(case, by)
    case.cite(choice.value)
    if _unable(case.table, offence, choice, suit):
        case.cite("57B", tr("{partner} cannot do that and plays any legal card.", partner=partner))
        case.cite("59")
        case.note(
            tr(
                "{partner} cannot do what declarer chose, and may play any legal card. Do not tell "
                "anybody.",
                partner=partner,
            )
        )
    headline = filled(
        _HEADLINES[choice], card=offence.named, offender=by, partner=partner, suit=named
    )
    return case.rule("57A", headline, *first, *later, *own, Review("72C"))


_UNNAMED = {
    PlayChoice.HIGHEST: tr("the suit led"),
    PlayChoice.LOWEST: tr("the suit led"),
    PlayChoice.REQUIRE: tr("the suit that declarer names"),
    PlayChoice.FORBID: tr("the suit that declarer names"),
}

_SAY = {
    PlayChoice.HIGHEST: tr(
        "Play the highest card of {suit} that you hold. If you have none, play any card."
    ),
    PlayChoice.LOWEST: tr(
        "Play the lowest card of {suit} that you hold. If you have none, play any card."
    ),
    PlayChoice.REQUIRE: tr(
        "Follow suit if you can. If you cannot, play a card of {suit}, and if you have none, any "
        "card."
    ),
    PlayChoice.FORBID: tr(
        "Follow suit if you can. If you cannot, you may not play a card of {suit}, unless you have "
        "nothing else."
    ),
}

_HEADLINES = {
    PlayChoice.HIGHEST: tr(
        "{card} is a major penalty card of {offender}; {partner} plays the highest card of {suit}."
    ),
    PlayChoice.LOWEST: tr(
        "{card} is a major penalty card of {offender}; {partner} plays the lowest card of {suit}."
    ),
    PlayChoice.REQUIRE: tr(
        "{card} is a major penalty card of {offender}; {partner} plays a card of {suit}, if "
        "possible."
    ),
    PlayChoice.FORBID: tr(
        "{card} is a major penalty card of {offender}; {partner} may not play a card of {suit}."
    ),
}


def _later_cards(case: Case, offence: Offence, own: tuple[Effect, ...]) -> list[Effect]:
    """60C: partner's later card stays if it does what declarer chose, and goes back if not."""
    table, partner = case.table, offence.by.partner
    mine = next((placed for placed in offence.later if placed[0] is partner), None)
    if table is None or mine is None:
        return []
    # A lead to the next trick goes back in any case.
    leads = _leads(offence)
    everything = _withdraw(offence.later)
    tried = table.after(Ruled(KEY, EDITION, ("57A",), (*everything, *own)))
    back = leads if mine[1] in tried.legal_cards(mine[0]) else offence.later
    if any(seat is partner for seat, _ in back):
        case.cite("60C", tr("{partner}'s later card goes back as well.", partner=partner))
        cards = tuple(card for seat, card in back if seat is partner)
        say_major(case, partner, every_penalty_card(table, partner, cards))
    return [
        *_withdraw(back),
        *(
            PenaltyCard(partner, card, Penalty.MAJOR, "60C")
            for seat, card in back
            if seat is partner
        ),
    ]


def _leads(offence: Offence) -> tuple[Placed, ...]:
    """What was led to the next trick since."""
    return tuple(placed for placed in offence.later if placed not in offence.trick.cards)


def _withdraw(cards: tuple[Placed, ...]) -> list[Effect]:
    return [CardWithdrawn(seat, card) for seat, card in reversed(cards)]


def _unable(table: Table | None, offence: Offence, choice: PlayChoice, suit: Suit | None) -> bool:
    """57B: does partner's hand, where it is known, not allow what declarer chose?"""
    partner = offence.by.partner
    if table is None or suit is None or offence.suit_led is None or isinstance(partner, Role):
        return False
    hand = table.hand(partner)
    if hand is None:
        return False
    mine = tuple(card for seat, card in offence.later if seat is partner)
    held = {card.suit for card in (*hand, *mine)}
    if offence.suit_led in held:
        return choice is PlayChoice.REQUIRE
    return held <= {suit} if choice is PlayChoice.FORBID else suit not in held


# 57D


def before_opponent(case: Case, offence: Offence) -> Ruling:
    """57D: a defender has played before the right-hand opponent, but not before partner."""
    # 60A1. The left-hand opponent has played on.
    if case.fact(LHO_PLAYED, lambda table: was_played_on(offence), lho=offence.by.lho):
        return _played_on(case, offence)
    return _at_proper_turn(case, offence)


def _at_proper_turn(case: Case, offence: Offence, *first: Effect) -> Ruling:
    by = offence.by
    if not _is_legal(case, offence):
        headline = tr(
            "{card} cannot legally be played to this trick: it is a major penalty card.",
            card=offence.named,
        )
        # What was played to the trick in turn stays there.
        offence = replace(offence, later=_leads(offence))
        return major_penalty_card(case, offence, "57D", headline, Review("57D"), first=first)
    case.say(
        by,
        tr("You must play {card} to this trick, at your proper turn.", card=offence.named),
    )
    case.say(
        by.partner,
        tr("You may not use that {offender} played so soon.", offender=by),
    )
    headline = tr("{offender} must play {card} to this trick.", offender=by, card=offence.named)
    if any(seat is by.rho for seat, _ in offence.trick.cards) or not offence.is_current:
        # The right-hand opponent has played, so that it has been played in turn after all.
        played = _in_trick(offence)
    else:
        played = (*offence.taken_back, CardRequired(by, offence.card, "57D"))
    return case.rule("57D", headline, *first, *played, Review("57D"))


def _is_legal(case: Case, offence: Offence) -> bool:
    """If the trick was completed with the card in it, only Law 61 can still be about it."""
    return case.fact(
        LEGAL,
        lambda table: offence.settled in ("57C3", "57D") or is_legal(table, offence),
        card=offence.named,
        offender=offence.by,
    )


# 57C3


def by_declaring_side(case: Case, offence: Offence, *first: Effect) -> Ruling:
    """57C3: declarer's card, or dummy's, is played and stays, unless it is a revoke."""
    by = offence.by
    if _is_legal(case, offence):
        case.say(None, tr("The card is played, and it cannot be taken back."))
        headline = tr("{card} is played and stays: declarer's side may not take it back.",
                      card=offence.named)  # fmt: skip
        return case.rule("57C3", headline, *first, *_in_trick(offence))
    case.cite("62A", tr("A revoke that is noticed in time is corrected."))
    case.say(by, tr("That card would be a revoke: take it back, and play a legal card in turn."))
    headline = tr("{card} would be a revoke: it goes back, without rectification.",
                  card=offence.named)  # fmt: skip
    return case.rule("57C3", headline, *first, *_back(offence, first))


def _back(offence: Offence, first: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Back in the hand, unless the first effects have put it there."""
    return () if first and not offence.in_trick else offence.back_in_hand


def _in_trick(offence: Offence) -> tuple[Effect, ...]:
    if offence.in_trick:
        return (CardAccepted(offence.by, offence.card),)
    return (CardPlayed(offence.by, offence.card, "58A"),)


# 58A


def counts_as_later(case: Case, offence: Offence, leader: Player) -> Ruling:
    """58A: a lead at the same moment as the right one is a play to that trick, after it."""
    case.cite("58A", tr("The card counts as played after the legal lead."))
    offence, first = _after_the_lead(offence, leader)
    # He follows next.
    if leader is offence.by.rho:
        return _in_turn(case, offence, first)
    # 57C3.
    if not offence.defender:
        return by_declaring_side(case, offence, *first)
    # 57D. His partner led.
    if leader is offence.by.partner:
        return _at_proper_turn(case, offence, *first)
    # 57A without 57C: nobody but the leader has played.
    return before_partner(case, replace(offence, what=What.EARLY_LEAD), *first)


def _after_the_lead(offence: Offence, leader: Player) -> tuple[Offence, tuple[Effect, ...]]:
    """The offence as a play to the trick that the right player led to."""
    cards = offence.led_since
    first: tuple[Effect, ...] = ()
    if not cards and offence.card is not None:
        # This card began the trick: it leaves it, and the right lead takes its place.
        assert isinstance(leader, Seat)
        card = offence.second or next(held for seat, held in offence.later if seat is leader)
        cards = ((leader, card),)
        first = (
            *offence.later_taken_back,
            *offence.taken_back,
            CardPlayed(leader, card, "58A"),
        )
    trick = replace(offence.trick, cards=cards)
    return replace(offence, in_trick=False, trick=trick, earlier=cards[:1], later=()), first


def _in_turn(case: Case, offence: Offence, first: tuple[Effect, ...]) -> Ruling:
    """He follows next: it is a play in turn, and only a revoke has to be corrected."""
    by = offence.by
    if _is_legal(case, offence):
        case.say(None, tr("The card was played in turn, and play goes on."))
        headline = tr("{card} counts as played after the legal lead, and so in turn.",
                      card=offence.named)  # fmt: skip
        return case.rule("58A", headline, *first, CardPlayed(by, offence.card, "58A"))
    case.cite("62A", tr("A revoke that is noticed in time is corrected."))
    if offence.defender:
        headline = tr("{card} would be a revoke: it is a major penalty card.", card=offence.named)
        return major_penalty_card(case, offence, "62B1", headline, first=first)
    case.say(by, tr("That card would be a revoke: take it back, and play a legal card in turn."))
    headline = tr("{card} would be a revoke: it goes back, without rectification.",
                  card=offence.named)  # fmt: skip
    return case.rule("62B2", headline, *first, *_back(offence, first))
