"""Law 45C4(b): declarer named a card of dummy by a slip of the tongue."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.game.tricks import winner
from bridgelaw.laws.common.withdrawn_cards import (
    Play,
    choices_instead,
    kept_legally,
    refused,
    sample_cards,
    taken_back,
    told_by,
)
from bridgelaw.laws.machinery.case import Case, NothingToRule
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.designation import questions as ask
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.breaches import Kind
from bridgelaw.table.effects import CardPlayed, CardReplaced
from bridgelaw.table.events import Designated, Ruled
from bridgelaw.table.table import Table

PlayOfSeat = tuple[Seat, Card]


@dataclass(frozen=True, slots=True)
class Slip:
    """The last card that was played from dummy, and what was played after it."""

    declarer: Player = Role.OFFENDER
    card: Card | None = None
    named: bool | None = None
    """Whether the events say that it was named."""
    played_since: bool | None = None
    trick: tuple[PlayOfSeat, ...] = ()
    """The trick to which it was played, as far as it went."""
    after: tuple[PlayOfSeat, ...] = ()
    """What was played to that trick after it."""
    next_trick: tuple[PlayOfSeat, ...] = ()

    @property
    def dummy(self) -> Player:
        return self.declarer.partner

    @property
    def is_lead(self) -> bool:
        return bool(self.trick) and self.trick[0][0] is self.dummy

    @property
    def name(self) -> Card | Text:
        return tr("the card") if self.card is None else self.card


def slip_of_the_tongue(case: Case) -> Ruling:
    """45C4(b): the card that was meant takes the place of the one that was named."""
    table = case.table
    slip = Slip() if table is None else table.derive(find_slip)
    # C3. A card that declarer touched, or put into the trick in person, is played.
    if not case.fact(ask.NAMED, lambda table: slip.named, card=slip.name):
        case.say(None, tr("The card was not named but touched or moved, so it is played."))
        headline = tr("The card stands: only a card that was named can be changed.")
        return case.rule("45C3", headline)
    # C4(b). Until declarer next plays from either hand.
    if case.fact(ask.PLAYED_SINCE, lambda table: slip.played_since):
        case.say(None, tr("It is too late to change the card: declarer has played since."))
        headline = tr("The card stands: declarer has played since, from one hand or the other.")
        return case.rule("45C4(b)", headline)
    allowed = _not_instead(table, slip)
    if table is not None and not sample_cards(allowed):
        headline = tr("The card stands: dummy has no other that can be played legally.")
        return case.rule("45C4(a)", headline)
    # C4(a). Named and meant: played, even if only by a lapse of concentration.
    if not case.ask(ask.UNINTENDED, card=slip.name):
        case.say(None, tr("The card that was named is played."))
        headline = tr("The card stands: declarer meant it when it was named.")
        return case.rule("45C4(a)", headline)
    new = case.detail(
        ask.INTENDED_CARD,
        to=slip.declarer,
        allowed=allowed,
        branches=lambda: _samples(table, slip, allowed),
    )
    case.cite("47C")
    back, kept = _opponents(case, slip, new)
    case.say(
        None,
        tr("The card that was named was a slip of the tongue. Dummy plays {new} instead.",
           new=tr("the card that was meant") if new is None else new),
    )  # fmt: skip
    if back:
        case.cite("16C2", tr("What a card that was taken back tells is not for declarer to use."))
        case.say(slip.declarer, tr("You may not use what the card that was taken back told you."))
    effects = [
        *taken_back(back),
        CardReplaced(slip.dummy, slip.card, new),
        *kept_legally(table, kept, slip.card if slip.is_lead else None, new),
        *told_by(back, (slip.declarer,)),
    ]
    headline = (
        tr("Dummy plays the card that was meant, and a card that was played after it goes back.")
        if back
        else tr("Dummy plays the card that was meant.")
    )
    return case.rule("45C4(b)", headline, *effects)


def _opponents(case: Case, slip: Slip, new: Card | None) -> tuple[list[Play], list[Play]]:
    """47D: what the opponents who have played after it take back, and what they keep."""
    later: list[Play] = [*slip.after, *slip.next_trick]
    if case.table is None:
        later = [(slip.dummy.lho, None)]
    if not case.fact(ask.OPPONENT_PLAYED, lambda table: bool(later)):
        return [], []
    case.cite("47D")
    opponent, theirs = later[0]
    if _must_change(case.table, slip, new) or (
        _has_other(case.table, slip, new) and _ask_change(case, opponent, theirs, new)
    ):
        return later, []
    if not slip.after or not slip.next_trick:
        return [], later
    # The lead to the next trick goes back if somebody else has won the trick now.
    leader, lead = slip.next_trick[0]
    if _wins(slip, new, case.table) is not leader or case.ask(
        ask.LEAD_CHANGES, to=leader, opponent=leader, theirs=lead
    ):
        return list(slip.next_trick), list(slip.after)
    return [], later


def _ask_change(case: Case, opponent: Player, theirs: Card | None, new: Card | None) -> bool:
    return case.ask(
        ask.OPPONENT_CHANGES,
        to=opponent,
        opponent=opponent,
        theirs=tr("the card") if theirs is None else theirs,
        new=tr("the card that was meant") if new is None else new,
    )


def _must_change(table: Table | None, slip: Slip, new: Card | None) -> bool:
    """The next card cannot stay: it does not follow to the new lead, or was not his to lead."""
    if table is None or new is None:
        return False
    if not slip.after:
        leader = slip.next_trick[0][0]
        return _wins(slip, new, table) is not leader
    opponent, theirs = slip.after[0]
    hand = table.hand(opponent)
    return (
        slip.is_lead
        and theirs.suit is not new.suit
        and hand is not None
        and hand.length(new.suit) > 0
    )


def _has_other(table: Table | None, slip: Slip, new: Card | None) -> bool:
    """Can the opponent who has played after it play another card at all?"""
    if table is None or not slip.after:
        return True
    opponent, theirs = slip.after[0]
    back = taken_back((*slip.after[1:], *slip.next_trick))
    effects = (*back, CardReplaced(slip.dummy, slip.card, new))
    choices = choices_instead(table, effects, opponent, theirs)
    return any(card is not theirs for card in choices.legal)


def _wins(slip: Slip, new: Card | None, table: Table | None) -> Player | None:
    """Who wins the trick once the card has been changed."""
    assert table is not None and table.contract is not None and new is not None
    cards = [(seat, new if seat is slip.dummy else card) for seat, card in slip.trick]
    return winner(cards, table.contract.denomination.suit)


def _not_instead(table: Table | None, slip: Slip) -> Callable[[Card | None], Text | None]:
    """Why a card cannot be the one that was meant."""

    def reason(new: Card | None) -> Text | None:
        if table is None or new is None:
            return None
        assert isinstance(slip.dummy, Seat)
        if new is slip.card:
            return tr("it is the card that was named")
        assert slip.card is not None
        hand = table.hand(slip.dummy)
        if hand is not None and new not in hand:
            return tr("Dummy does not hold {what}.", what=new)
        led = slip.trick[0][1].suit
        # The card that goes back is in the hand again, and may be the one that can follow.
        can_follow = slip.card.suit is led or (hand is not None and hand.length(led) > 0)
        if not slip.is_lead and new.suit is not led and can_follow:
            return tr("dummy can follow to the suit led, {suit}", suit=led)
        back = taken_back((*slip.after, *slip.next_trick))
        return refused(table, *back, CardReplaced(slip.dummy, slip.card, new))

    return reason


def _samples(
    table: Table | None, slip: Slip, allowed: Callable[[Card | None], Text | None]
) -> tuple[str, ...]:
    """The lowest and the highest card that can have been meant: they may change the winner."""
    cards = sample_cards(allowed, 52)
    return tuple(dict.fromkeys((*cards[:1], *cards[-1:])))


# What the table knows


def find_slip(table: Table) -> Slip:
    assert table.contract is not None
    declarer, dummy = table.contract.declarer, table.contract.dummy
    if any(found.kind is Kind.WRONG_CARD_FROM_DUMMY for found in table.open_irregularities):
        raise NothingToRule(
            tr("Dummy has put out a card that was not named: that is ruled on first (45D).")
        )
    tricks = [*(trick.cards for trick in table.tricks[-1:]), table.trick.cards]
    place = next(
        (at for at in (len(tricks) - 1, len(tricks) - 2)
         if at >= 0 and any(seat is dummy for seat, _ in tricks[at])),
        None,
    )  # fmt: skip
    if place is None:
        raise NothingToRule(tr("No card has been played from dummy that could be changed."))
    trick = tricks[place]
    at = next(index for index, (seat, _) in enumerate(trick) if seat is dummy)
    card = trick[at][1]
    after = trick[at + 1 :]
    next_trick = tricks[place + 1] if place + 1 < len(tricks) else ()
    since = any(seat is declarer for seat, _ in (*after, *next_trick))
    named = True if _was_named(table, dummy, card) else None
    return Slip(declarer, card, named, since, trick, after, next_trick)


def _was_named(table: Table, dummy: Seat, card: Card) -> bool:
    """Do the events say that declarer named the card?"""
    for event in reversed(table.log):
        if isinstance(event, Designated) and event.designation.card is card:
            return True
        if isinstance(event, Ruled) and any(
            isinstance(effect, CardPlayed) and effect.player is dummy and effect.card is card
            for effect in event.effects
        ):
            return True
    return False
