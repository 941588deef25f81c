"""Laws 57, 58A and 60: what the table shows of a card that was played before its turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bridgelaw.game.cards import SOME_CARD
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.laws.law import Kind, Text, fx, tr
from bridgelaw.laws.play.play_out_of_turn.premature_play.questions import Excuse, PlayChoice
from bridgelaw.laws.play.play_out_of_turn.situation import Offence, Placed
from bridgelaw.table.breaches import BY_DUMMY

# 57A, 60A: what declarer can choose, and what keeps it away


def was_played_on(offence: Offence) -> bool | None:
    """60A1: has the left-hand opponent played, or is the trick too far back?"""
    if offence.card is None:
        return None
    return offence.settled == "60A1" or not offence.is_current


def possible_excuses(offence: Offence) -> tuple[Excuse, ...]:
    """What keeps 57A away, as far as the table shows it or leaves it open.

    After declarer's lead out of turn (53C) the left-hand opponent has led, and cannot play on.
    """
    return tuple(
        excuse
        for excuse in _possible(offence)
        if excuse is not Excuse.PLAYED_ON or not offence.first
    )


def _possible(offence: Offence) -> tuple[Excuse, ...]:
    table, by, later = offence.table, offence.by, offence.later
    if offence.card is None:
        return tuple(Excuse)
    if was_played_on(offence):
        return (Excuse.PLAYED_ON,)
    before = {seat for seat, _ in offence.earlier}
    if {by.lho, by.rho} <= before:
        return (Excuse.BOTH_HANDS,)
    # Only a dummy who plays between the partner and the offender can cause it.
    may_be_pushed = by.rho is table.dummy and by.rho not in before
    if may_be_pushed and _dummy_suggested(offence):
        return (Excuse.PUSHED,)
    possible = [Excuse.NONE]
    if offence.turn is by.partner and later and later[0][0] is by.partner:
        possible.append(Excuse.AT_ONCE)
    if may_be_pushed:
        possible.append(Excuse.PUSHED)
    return tuple(possible)


def _dummy_suggested(offence: Offence) -> bool:
    """57C2, 45F: has the table seen dummy suggest a card, in this trick and before this one?"""
    table, card = offence.table, offence.card
    if card is None or not offence.earlier:
        return False
    since, until = table.played_in(*offence.earlier[0]), table.played_in(offence.by, card)
    return any(
        found.why in BY_DUMMY and since < found.at < until
        for found in table.irregularities
        if found.seat is table.dummy
    )


def only_excuse(offence: Offence) -> Excuse | None:
    """What keeps 57A away, or nothing, if the table shows it."""
    possible = possible_excuses(offence)
    return possible[0] if len(possible) == 1 else None


def not_excused(offence: Offence) -> Callable[[Excuse], Text | None]:
    """Why something cannot have kept 57A away."""
    possible = possible_excuses(offence)
    return lambda excuse: None if excuse in possible else tr("the table shows that it is not so")


def suit_led(offence: Offence) -> Suit | Text:
    """The suit led, as it is spoken of."""
    return offence.trick.suit_led or tr("the suit led")


def not_another_suit(offence: Offence, choice: PlayChoice) -> Callable[[Suit], Text | None]:
    """57A3, A4: declarer names another suit than the one that was led.

    Nor one with which partner, who played too early twice, could not obey both choices.
    """
    led, requires = offence.trick.suit_led, choice is PlayChoice.REQUIRE
    clash: set[Suit] = set()
    for one in offence.table.play_restrictions:
        if one.player is offence.by.partner and one.suit is not None:
            if one.manner is fx.Manner.A_CARD:
                clash |= {suit for suit in SUITS if (suit is not one.suit) is requires}
            elif one.manner is fx.Manner.NO_CARD and requires:
                clash.add(one.suit)
    if clash.issuperset(suit for suit in SUITS if suit is not led):
        clash = set()

    def reason(suit: Suit) -> Text | None:
        if suit is led:
            return tr("that suit was led")
        return tr("that does not fit what happened at this table") if suit in clash else None

    return reason


def say_suit(choice: PlayChoice, suit: Suit | None) -> Suit | Text:
    """The suit of declarer's choice, as it is spoken of."""
    if suit is not None:
        return suit
    names_suit = choice in (PlayChoice.REQUIRE, PlayChoice.FORBID)
    return tr("the suit named") if names_suit else tr("the suit led")


def partner_cannot(offence: Offence, choice: PlayChoice, suit: Suit | None) -> bool:
    """57B: does partner's hand, where it is known, not allow what declarer chose?"""
    partner, led = offence.by.partner, offence.trick.suit_led
    if suit is None or led is None:
        return False
    hand = offence.table.hand(partner)
    if hand is None:
        return False
    mine = tuple(card for seat, card in offence.later if seat is partner)
    held = {card.suit for card in (*hand, *mine)}
    if led in held:
        return choice is PlayChoice.REQUIRE
    return held <= {suit} if choice is PlayChoice.FORBID else suit not in held


# 60C: what was played since


def leads_since(offence: Offence) -> tuple[Placed, ...]:
    """What was led to the next trick since."""
    return tuple(placed for placed in offence.later if placed not in offence.trick.cards)


def partners_later(offence: Offence) -> Placed | None:
    """What partner has played to the trick since."""
    return next((placed for placed in offence.later if placed[0] is offence.by.partner), None)


def obeys(offence: Offence, later: Placed, chosen: tuple[fx.Effect, ...]) -> bool | None:
    """Does partner's later card do what declarer chose? `None` where that is not known."""
    seat, card = later
    tried = offence.table.would_be(*withdrawn(offence.later), *chosen)
    return tried.legal_cards(seat).without_demand.may_play(card)


def withdrawn(cards: tuple[Placed, ...]) -> list[fx.Effect]:
    return [fx.CardWithdrawn(seat, card) for seat, card in reversed(cards)]


# 57C3, 57D, 58A: the card at its proper turn


def is_legal(offence: Offence) -> bool | None:
    """Can the card be played to its trick? `None` where the hand is not known, or the card."""
    by, card = offence.by, offence.card
    if card is None:
        return None
    if offence.settled in ("57C3", "57D"):
        # The trick was completed with the card in it: only Law 61 can still be about it.
        return True
    table = offence.table.would_be(*offence.first)
    if (by, card) in table.trick.cards:
        table = table.would_be(fx.CardWithdrawn(by, card))
    # In their order: following suit (44C), what declarer chose (57A), penalty cards (50).
    choices = table.cards_at_turn(by).without_demand
    if choices.may_play(card) is False:
        return False
    led = offence.trick.suit_led
    follows = led is None or card.suit is led
    if choices.is_known or (follows and not _has_to_be_highest_or_lowest(offence)):
        return True
    # What else the hand holds would decide.
    return False if offence.table.open_of(Kind.REVOKE, seat=by, what=card) else None


def _has_to_be_highest_or_lowest(offence: Offence) -> bool:
    """57A: has declarer chosen so about this player before?"""
    return any(
        one.player is offence.by and one.manner in (fx.Manner.HIGHEST, fx.Manner.LOWEST)
        for one in offence.table.play_restrictions
    )


def has_come_to_its_turn(offence: Offence) -> bool:
    """Has the right-hand opponent played, so that it has been played in turn after all?"""
    rho = offence.by.rho
    return not offence.is_current or any(seat is rho for seat, _ in offence.trick.cards)


def put_into_trick(offence: Offence) -> tuple[fx.Effect, ...]:
    if offence.in_trick:
        return (fx.CardAccepted(offence.by, offence.card),)
    return (fx.CardPlayed(offence.by, offence.card, "58A"),)


def back_in_hand(offence: Offence) -> tuple[fx.Effect, ...]:
    """Back in the hand, unless what was settled first has put it there."""
    return () if offence.first and not offence.in_trick else offence.back_in_hand


def after_the_lead(offence: Offence, leader: Seat) -> Offence:
    """58A: the offence as a play to the trick that the right player led to."""
    cards = offence.led_since
    first: tuple[fx.Effect, ...] = ()
    if not cards and offence.card is not None:
        # This card began the trick: it leaves it, and the right lead takes its place.
        later = (held for seat, held in offence.later if seat is leader)
        card = offence.second or next(later, SOME_CARD)
        cards = ((leader, card),)
        first = (*offence.later_taken_back, *offence.taken_back, fx.CardPlayed(leader, card, "58A"))
    trick = replace(offence.trick, cards=cards)
    return replace(offence, in_trick=False, trick=trick, earlier=cards[:1], later=(), first=first)
