"""A claim as a file that reads back as the same claim."""

from __future__ import annotations

from typing import Any

from ruamel.yaml.comments import CommentedMap, CommentedSeq

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.rules import RULES
from bridgelaw.formats.yaml.text import dump, word
from bridgelaw.game import SEATS, SUITS, Hand


def write_claim(claim: Claim) -> str:
    """The text of a claim file. Each hand has its card of the trick in progress too.

    >>> from bridgelaw.analysis import Position
    >>> from bridgelaw.game import Hand, Seat
    >>> hands = tuple(Hand.parse(cards) for cards in ("AK...", "QJ...", "32...", "54..."))
    >>> claim = Claim(Position(hands, None, Seat.NORTH), Seat.NORTH, Seat.NORTH, 2)
    >>> "claims: 2" in write_claim(claim)
    True
    """
    position = claim.position
    played = dict(position.played)
    data = CommentedMap()
    hands = CommentedMap()
    for seat in SEATS:
        cards = position[seat] | Hand.of([played[seat]] if seat in played else ())
        hands[seat.letter] = _hand(cards)
    data["hands"] = hands
    data["trump"] = "NT" if position.trump is None else position.trump.letter
    data["declarer"] = claim.declarer.letter
    data["lead"] = position.leader.letter
    if position.trick:
        data["trick"] = ", ".join(f"{seat} {card}" for seat, card in position.played)
    data["claimer"] = claim.claimer.letter
    data["claims"] = str(claim.tricks)
    if claim.statement.words:
        data["statement"] = word(claim.statement.words)
    if claim.shown_out:
        data["shown_out"] = _shown_out(claim)
    if claim.forgotten_trump is not None:
        data["forgotten_trump"] = "yes" if claim.forgotten_trump else "no"
    if claim.off:
        data["off"] = _flow(CommentedSeq([rule.value for rule in RULES if rule in claim.off]))
    return dump(data).rstrip("\n") + "\n"


def _hand(hand: Hand) -> str:
    """`S96 H8`"""
    suits = (
        suit.letter + "".join(card.rank_letter for card in hand.holding(suit))
        for suit in reversed(SUITS)
        if hand.length(suit)
    )
    return " ".join(suits) or word("-")


def _shown_out(claim: Claim) -> CommentedMap:
    voids: dict[str, list[str]] = {}
    for seat in SEATS:
        for suit in reversed(SUITS):
            if (seat, suit) in claim.shown_out:
                voids.setdefault(seat.letter, []).append(suit.letter)
    suits = {seat: _flow(CommentedSeq(each)) for seat, each in voids.items()}
    return CommentedMap(_flow(CommentedMap(suits)))


def _flow(items: Any) -> Any:
    items.fa.set_flow_style()
    return items
