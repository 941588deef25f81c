"""From the cards that somebody wrote down to the position in which the claim was made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bridgelaw.analysis.position import Position
from bridgelaw.formats.claims.values import Plays, read_plays
from bridgelaw.game import SEATS, Card, Hand, NotationError, Seat, Suit
from bridgelaw.game.hands import PACK
from bridgelaw.locale import All, Refusal, Text, tr
from bridgelaw.table import events as ev
from bridgelaw.table.notation import read_event, split_events

Hands = Mapping[Seat, Hand]
_NO_CARD = (ev.Spread, ev.FacedLead, ev.DirectorCalled, ev.PutBack, ev.Designated)


@dataclass(frozen=True, slots=True)
class Played:
    """A position, and what the play up to it has shown."""

    position: Position
    shown_out: frozenset[tuple[Seat, Suit]] = frozenset()
    notes: tuple[Text, ...] = ()


def complete(hands: Hands) -> dict[Seat, Hand]:
    """All four hands: the last one of a whole deal is what the others do not have."""
    known = dict(hands)
    missing = [seat for seat in SEATS if seat not in known]
    if len(missing) == 1 and all(len(hand) == 13 for hand in known.values()):
        rest = Hand(PACK)
        for hand in known.values():
            rest -= hand
        known[missing[0]] = rest
    elif missing:
        raise Refusal(
            tr(
                "The cards of {seats} are missing: all four hands are needed.",
                seats=All(tuple(missing)),
            )
        )
    return known


def in_trick(hands: Hands, trump: Suit | None, lead: Seat | None, trick: Plays) -> Played:
    """The position with a trick in progress, whose cards may or may not stand in the hands too."""
    if lead is None:
        if not trick or trick[0][0] is None:
            raise Refusal(tr("It is not said who leads, or led to the trick in progress."))
        lead = trick[0][0]
    left = dict(hands)
    cards: list[Card] = []
    turn = lead
    for seat, card in trick:
        _check_turn(turn, seat, card)
        if card in left[turn]:
            left[turn] -= Hand.of([card])
        else:
            _check_owner(left, turn, card)
        cards.append(card)
        turn = turn.lho
    position = Position(_in_order(left), trump, lead, tuple(cards))
    suit = cards[0].suit if cards else None
    shown = {
        (seat, suit)
        for seat, card in position.played
        if suit is not None and card.suit is not suit and not len(position[seat].holding(suit))
    }
    return Played(position, frozenset(shown))


def after_play(hands: Hands, trump: Suit | None, lead: Seat, plays: Plays) -> Played:
    """The position after cards were played from these hands."""
    position = Position(_in_order(hands), trump, lead)
    shown: set[tuple[Seat, Suit]] = set()
    notes: list[Text] = []
    for seat, card in plays:
        turn = position.turn
        if not len(position[turn]):
            raise Refusal(tr("All cards have been played before {card}.", card=card))
        _check_turn(turn, seat, card)
        if card not in position[turn]:
            _check_owner({one: position[one] for one in SEATS}, turn, card)
            raise Refusal(tr("{seat} does not have {card}.", seat=turn, card=card))
        led = position.trick[0].suit if position.trick else card.suit
        if card.suit is not led:
            if len(position[turn].holding(led)):
                notes.append(
                    tr(
                        "{seat} plays {card} and could follow suit: a revoke, or a card misread.",
                        seat=turn,
                        card=card,
                    )
                )
            else:
                shown.add((turn, led))
        position = position.after(card)
    return Played(position, frozenset(shown), tuple(notes))


@dataclass(frozen=True, slots=True)
class WrittenPlay:
    """The cards of a play, and the claim that ends it where it was written there."""

    plays: Plays
    claim: ev.Claimed | ev.Conceded | None = None


def read_play(text: str) -> WrittenPlay:
    """Cards in their order, or events as the table writes them."""
    plays: list[tuple[Seat | None, Card]] = []
    claim: ev.Claimed | ev.Conceded | None = None
    for line in text.split("\n"):
        for part in split_events(line):
            if claim is not None:
                raise Refusal(
                    tr("The play ends with the claim: “{text}” comes after it.", text=part)
                )
            try:
                plays.extend(read_plays(part))
                continue
            except NotationError as error:
                event = _event(part, error)
            match event:
                case ev.LedFaceDown(seat, card):
                    plays.append((seat, card))
                case ev.Claimed() | ev.Conceded():
                    claim = event
                case None:
                    pass
    return WrittenPlay(tuple(plays), claim)


def _event(part: str, unreadable: NotationError) -> ev.Event | None:
    """An event that is no plain card; `None` for one that changes no hand."""
    try:
        event = read_event(part)
    except NotationError:
        raise unreadable from None
    if isinstance(event, _NO_CARD):
        return None
    if isinstance(event, ev.LedFaceDown | ev.Claimed | ev.Conceded):
        return event
    raise Refusal(
        tr(
            "“{text}” cannot stand in the play of a claim: keep such a board with bridgelaw table,"
            " and give its file.",
            text=part,
        )
    )


def _check_turn(turn: Seat, seat: Seat | None, card: Card) -> None:
    if seat is not None and seat is not turn:
        raise Refusal(
            tr("It is {turn}'s turn, and {card} is written for {seat}.",
               turn=turn, card=card, seat=seat)
        )  # fmt: skip


def _check_owner(hands: Hands, turn: Seat, card: Card) -> None:
    """Refuses a card that somebody else has; what nobody has may have been left out."""
    for seat, hand in hands.items():
        if seat is not turn and card in hand:
            raise Refusal(
                tr("It is {turn}'s turn, and {seat} has {card}.", turn=turn, card=card, seat=seat)
            )


def _in_order(hands: Hands) -> tuple[Hand, Hand, Hand, Hand]:
    north, east, south, west = (hands[seat] for seat in SEATS)
    return north, east, south, west
