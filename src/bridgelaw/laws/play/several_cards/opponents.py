"""Law 58B3: opponents who have played after the cards that were put out at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.game.tricks import Trick
from bridgelaw.laws.common.penalty_words import every_penalty_card, penalty_effects, say_major
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.play.several_cards.found import Together
from bridgelaw.laws.play.several_cards.questions import LHO_CARD, PLAYED_AFTER, RHO_CARD
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import (
    CardPlayed,
    CardReplaced,
    CardWithdrawn,
    Effect,
    Penalty,
    Review,
    Unauthorised,
)
from bridgelaw.table.events import Exposed, ImpossibleEvent
from bridgelaw.table.table import Table


def let_opponents_change(case: Case, found: Together, card: Card | None) -> list[Effect]:
    """58B3: they may change; 16C: what goes back is not for the offender's side."""
    by = found.by
    after = _played_after(found)
    if not case.fact(PLAYED_AFTER, lambda table: bool(after)):
        return []
    case.cite("58B3")
    if case.table is None:
        case.say(
            by.lho,
            tr("If you have played after those cards, you may take your card back and play "
               "another."),
        )  # fmt: skip
        _say_not_for(case, by)
        told = Unauthorised(by.lho, None, (by, by.partner), "16C2")
        return [told, Review("16C2")]
    assert found.trick is not None
    led = found.trick.suit_led
    if card is not None and found.trick.cards[0] == (by, found.cards[0]):
        led = card.suit
    effects: list[Effect] = []
    for seat, old in after:
        new = case.ask(
            LHO_CARD if seat is by.lho else RHO_CARD,
            to=_decides(case.table, seat),
            allowed=_may_change(case.table, seat, old, led),
            branches=_samples(case.table, seat, old, led),
            opponent=seat,
            card=old,
            offender=by,
        )
        if new is not None and new is not old:
            told = Unauthorised(seat, old, (by, by.partner), "16C2")
            effects += [CardReplaced(seat, old, new), told]
    if effects:
        _say_not_for(case, by)
        effects.append(Review("16C2"))
    return effects


def _say_not_for(case: Case, by: Player) -> None:
    case.say(
        by, tr("You and {partner} may not use what a card that goes back told.", partner=by.partner)
    )


def _played_after(found: Together) -> tuple[tuple[Seat, Card], ...]:
    if found.trick is None:
        return ()
    seats = [seat for seat, _ in found.trick.cards]
    place = seats.index(found.by) if isinstance(found.by, Seat) else len(seats)
    return tuple(
        (seat, card)
        for seat, card in found.trick.cards[place + 1 :]
        if isinstance(found.by, Seat) and seat.opposes(found.by)
    )


def _decides(table: Table, seat: Seat) -> Seat:
    contract = table.contract
    assert contract is not None
    return contract.declarer if seat is contract.dummy else seat


def declarer_of(table: Table | None) -> Seat | None:
    return None if table is None or table.contract is None else table.contract.declarer


def _may_change(
    table: Table, seat: Seat, old: Card, led: object
) -> Callable[[Card | None], Text | None]:
    hand = table.hand(seat)

    def reason(new: Card | None) -> Text | None:
        card = old if new is None else new
        if card is not old:
            try:
                table.after(Exposed(seat, (card,)))
            except ImpossibleEvent:
                return tr("{seat} does not hold {what}.", seat=seat, what=card)
        if card.suit is not led and hand is not None:
            if any(one.suit is led for one in (*hand, old)):
                return tr("{seat} must follow suit", seat=seat)
        return None

    return reason


def _samples(table: Table, seat: Seat, old: Card, led: object) -> Callable[[], tuple[str, ...]]:
    def samples() -> tuple[str, ...]:
        allowed = _may_change(table, seat, old, led)
        wanted = sorted(CARDS, key=lambda card: card.suit is not led)
        other = next((card for card in wanted if card is not old and allowed(card) is None), None)
        return ("keep",) if other is None else ("keep", str(other))

    return samples


def in_order(case: Case, found: Together, effects: list[Effect]) -> list[Effect]:
    """If another hand wins the trick on the way, the lead to the next one goes back first."""
    table = case.table
    if table is None or found.trick is None or found.in_progress:
        return effects
    winners = list(_winners(found.trick, effects))
    later = table.trick.cards
    if not later or all(winner is found.trick.winner for winner in winners):
        return effects
    withdrawn: list[Effect] = [CardWithdrawn(seat, one) for seat, one in reversed(later)]
    if winners[-1] is found.trick.winner:
        # The same hand wins in the end, and its lead stays.
        return [*withdrawn, *effects, *(CardPlayed(seat, one, "58B3") for seat, one in later)]
    return [*withdrawn, *effects, *_shown_by_offenders(case, found, later)]


def _winners(trick: Trick, effects: list[Effect]) -> Iterator[Seat | None]:
    """Who wins the trick after each card that is replaced."""
    cards = dict(trick.cards)
    for effect in effects:
        if isinstance(effect, CardReplaced):
            assert isinstance(effect.player, Seat)
            assert effect.new is not None
            cards[effect.player] = effect.new
            yield Trick(tuple(cards.items()), trick.trump).winner


def _shown_by_offenders(
    case: Case, found: Together, later: tuple[tuple[Seat, Card], ...]
) -> list[Effect]:
    """49: what the offending side has led to the next trick, and a defender has to take back."""
    effects: list[Effect] = []
    for seat, card in later:
        case.say(seat, tr("Take {card} back: you are not on lead any more.", card=card))
        if found.defends and isinstance(found.by, Seat) and seat.side is found.by.side:
            case.cite("49", tr("{card} becomes a major penalty card.", card=card))
            if seat is not found.by:
                say_major(case, seat, every_penalty_card(case.table, seat, (card,)))
            effects += penalty_effects(seat, (card,), Penalty.MAJOR, "49")
    return effects
