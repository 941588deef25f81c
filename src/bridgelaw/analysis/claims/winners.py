"""The winners that claimer has at the claim, as claimer counts them.

Whoever claims more than they have is mistaken, and takes other cards for winners too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.masks import (
    SUIT_OF,
    SUITS,
    Hands,
    above,
    each,
    highest,
    lowest,
    masks_of,
    winning,
)
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.statement.steps import Finesse
from bridgelaw.analysis.position import Position
from bridgelaw.game import CARDS, SEATS, Hand

_HONOURS = sum(card.bit for card in CARDS if card.is_honour)


def counted_on(claim: Claim) -> int:
    """The winners, and a trick for each finesse that was announced: claimer counts on it."""
    finesses = [step for step in claim.statement.steps if isinstance(step, Finesse)]
    # The marked finesse is none while nobody has shown out.
    known = any(seat.opposes(claim.claimer) for seat, _ in claim.seen_out)
    positions = _since_the_trick_began(claim)
    counted = max(winners(claim, position) for position in positions)
    counted = min(counted, claim.position.left - _is_lost(claim))
    return counted + sum(bool(one.card or one.suit or known) for one in finesses)


def _since_the_trick_began(claim: Claim) -> Iterator[Position]:
    """The moment of the claim, and each before it in a trick to which an opponent has led.

    What claimer had counted before an opponent led is still counted.
    """
    position = claim.position
    yield position
    while position.trick and position.leader.opposes(claim.claimer):
        seat, card = position.played[-1]
        north, east, south, west = (
            hand | Hand.of([card]) if one is seat else hand
            for one, hand in zip(SEATS, position.hands, strict=True)
        )
        position = replace(position, hands=(north, east, south, west), trick=position.trick[:-1])
        yield position


def _is_lost(claim: Claim) -> bool:
    """Has the other side won the trick in progress, whatever claimer's side still plays to it?"""
    trick = tuple((seat.index, card.bit) for seat, card in claim.position.played)
    if not trick:
        return False
    trump = claim.position.trump
    trumps = 0 if trump is None else SUITS[trump.index]
    hands, side = masks_of(claim.position), claim.claimer.index & 1
    winner, best = winning(trick, trumps)
    coming = ((trick[0][0] + place) & 3 for place in range(len(trick), 4))
    suit = SUITS[SUIT_OF[trick[0][1]]]
    ours = (hands[seat] for seat in coming if seat & 1 == side)
    return winner & 1 != side and not any(_beating(hand, suit, best, trumps) for hand in ours)


def winners(claim: Claim, position: Position) -> int:
    """The winners that can be reached, and those that come for the tricks given up."""
    ways = _after_trick(claim, position)
    return max(takes + _winners_of(claim, position, hands) for takes, hands in ways)


def _winners_of(claim: Claim, position: Position, hands: Hands) -> int:
    """The same of these hands, when the trick in progress is over."""
    seat = claim.claimer.index
    out = hands[seat ^ 1] | hands[seat ^ 3]
    own, mate = hands[seat], hands[seat ^ 2] if claim.by_declarer else 0
    trump = None if position.trump is None else position.trump.index
    leader = None if position.trick else position.leader.index
    to_mate = leader != seat or _is_entry(own, mate, out, trump)
    to_own = leader != seat ^ 2 or _is_entry(mate, own, out, trump)
    located = _located(claim)
    majors = sum(card.bit for card in claim.duties.majors)
    # The most winners, by how many tricks are given up.
    most = [0] * (position.left - claim.tricks + 1)
    for suit, mask in enumerate(SUITS):
        here, there = own & mask, mate & mask
        if not (here or to_mate) or not (there or to_own):
            continue
        first, second = hands[seat ^ 1] & mask, hands[seat ^ 3] & mask
        found = [
            _of_suit(here, there, (first, second), suit == trump, suit in located, given, majors)
            for given in range(len(most))
        ]
        most = [
            max(most[total - given] + found[given] for given in range(total + 1))
            for total in range(len(most))
        ]
    return most[-1]


def _after_trick(claim: Claim, position: Position) -> list[tuple[bool, Hands]]:
    """How claimer's side may play on to the trick in progress: does claimer count on it, and what
    do the hands hold after it.

    Who has led a winner counts on it, whatever it was ruffed with. Otherwise it is won with the
    cheapest card, from either hand, that no opponent who is still to play may beat by following.
    Opponents who are still to play follow with their lowest card, as they do to a round that is
    yet to come; whether they beat the trick is not seen. A defender counts on a partner who can
    still win it, or has ruffed it.
    """
    hands = masks_of(position)
    trick = tuple((seat.index, card.bit) for seat, card in position.played)
    if not trick:
        return [(False, hands)]
    seat_of_claimer = claim.claimer.index
    side = seat_of_claimer & 1
    trumps = 0 if position.trump is None else SUITS[position.trump.index]
    leader, led = trick[0]
    suit = SUITS[SUIT_OF[led]]
    theirs = hands[1 - side] | hands[3 - side]
    located = _located(claim)

    def holds(card: int, place: int) -> bool:
        coming = [(leader + later) & 3 for later in range(place + 1, 4)]
        against = [hands[seat] for seat in coming if seat & 1 != side]
        out = sum(against) if SUIT_OF[card] in located else theirs
        return not against or not above(card, out & SUITS[SUIT_OF[card]])

    shown = sum(card for seat, card in trick if seat & 1 != side)
    winner, best = winning(trick, trumps)
    leads_winner = leader & 1 == side and not above(led, (theirs | shown) & suit)
    ruffed = not claim.by_declarer and winner == seat_of_claimer ^ 2 and not best & suit
    won = leads_winner or (winner & 1 == side and (ruffed or holds(best, len(trick) - 1)))
    helped = False
    ways = [(won, best, hands)]
    for place in range(len(trick), 4):
        seat = (leader + place) & 3
        if seat & 1 != side:
            follows = lowest(hands[seat] & suit)
            ways = [(won, best, _without(held, seat, follows)) for won, best, held in ways]
            continue
        if seat != seat_of_claimer and not claim.by_declarer:
            helped = bool(_beating(hands[seat], suit, best, trumps))
            continue
        after: list[tuple[bool, int, Hands]] = []
        for won, best, held in ways:
            hand = held[seat]
            sure = [] if won else [card for card in _beating(hand, suit, best, trumps)
                                   if holds(card, place)]  # fmt: skip
            if sure:
                after.append((True, sure[0], _without(held, seat, sure[0])))
                if not claim.by_declarer:
                    continue  # a defender does not leave it to the other hand
            others = [hand & suit] if hand & suit else [hand & mask for mask in SUITS]
            after += ((won, best, _without(held, seat, lowest(one))) for one in others if one)
        ways = after
    return [(won or helped, held) for won, _, held in ways]


def _beating(hand: int, suit: int, best: int, trumps: int) -> list[int]:
    """The cards with which this hand can beat the best one of the trick, the cheapest first."""
    follow = hand & suit
    if best & suit:
        return list(each(above(best, follow) if follow else hand & trumps))
    return [] if follow else list(each(above(best, hand & trumps)))


def _without(hands: Hands, seat: int, card: int) -> Hands:
    held = list(hands)
    held[seat] ^= card
    return held[0], held[1], held[2], held[3]


def _located(claim: Claim) -> set[int]:
    """The suits of which an opponent has shown out, where that means anything."""
    if Rule.SHOWN_OUT in claim.off:
        return set()
    return {suit.index for seat, suit in claim.seen_out if seat.opposes(claim.claimer)}


def _is_entry(here: int, there: int, out: int, trump: int | None) -> bool:
    """Can the other hand be reached from here, with a winner or a ruff?"""
    trumps = 0 if trump is None else SUITS[trump]
    for suit, mask in enumerate(SUITS):
        cards, opposite = here & mask, there & mask
        if not cards:
            continue
        if opposite:
            best = highest(opposite)
            if best > lowest(cards) and not above(best, out & mask):
                return True
        elif suit != trump and there & trumps:
            return True
    return False


def _of_suit(
    here: int,
    there: int,
    against: tuple[int, int],
    is_trump: bool,
    located: bool,
    given: int,
    majors: int,
) -> int:
    """The winners of a suit, played from the top, after so many rounds that are given up.

    Major penalty cards lie face up, and fall first (50D1).
    """
    first, second = against
    cards, rounds = here | there, max(here.bit_count(), there.bit_count()) - given
    if rounds <= 0:
        return 0
    for _ in range(given):
        # Claimer gives up a low card to the best one that is out.
        cards &= cards - 1
        best = highest(first | second) if first | second else 0
        first, second = _after_round(first, majors, best), _after_round(second, majors, best)
    if is_trump and not first | second:
        return cards.bit_count()  # they can be made by ruffing
    if located and not above(highest(cards), first | second):
        return rounds  # claimer knows whom to finesse
    tricks = 0
    out = at_worst = first | second
    for _ in range(rounds):
        best = highest(cards)
        # 70E1: whether to finesse with it, or to hope that the card above falls, is a guess.
        is_guess = best & _HONOURS and above(best, out).bit_count() == 1 and above(best, at_worst)
        tricks += not above(best, first | second) and not is_guess
        cards ^= best
        first, second = _after_round(first, majors), _after_round(second, majors)
        at_worst = _after_round(at_worst, majors)
    return tricks


def _after_round(cards: int, majors: int, best: int = 0) -> int:
    """What an opponent has left: a penalty card goes, or the best card, or the lowest."""
    return cards & ~lowest(cards & majors or cards & best or cards)
