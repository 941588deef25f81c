"""A line of play in which claimer's side is asked what the statement requires."""

from __future__ import annotations

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.statement.plan import Plan
from bridgelaw.analysis.claims.statement.reading import read_statement
from bridgelaw.analysis.claims.statement.steps import Statement
from bridgelaw.analysis.claims.turn import Turn
from bridgelaw.analysis.position import Position
from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand, cards_of
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit


class Line:
    """The play after a claim, card by card."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.plan = Plan(claim)
        self.state = self.plan.start
        self.position = claim.position
        self.shown_out = 0

    @property
    def turn(self) -> Turn:
        north, east, south, west = (hand.mask for hand in self.position.hands)
        trick = tuple((seat.index, card.bit) for seat, card in self.position.played)
        seat = self.position.turn.index
        hands = (north, east, south, west)
        return Turn(hands, seat, trick, self.shown_out, state=self.state)

    @property
    def required(self) -> str:
        """The cards that the player whose turn it is must choose from; none: it is silent."""
        mask = self.plan.required(self.turn)
        return " ".join(map(str, cards_of(mask)))

    @property
    def kept_back(self) -> str:
        """The cards that the player whose turn it is keeps for later."""
        held = self.position[self.position.turn].mask
        return " ".join(map(str, cards_of(self.plan.kept_back(self.turn) & held)))

    @property
    def is_finished(self) -> bool:
        return self.state == self.plan.finished

    def play(self, cards: str) -> Line:
        """Plays cards in their order, whoever holds them in turn."""
        for card in map(Card.parse, cards.split()):
            assert card in self.position.legal, f"{card} at {self.position.turn}'s turn"
            self.put(card)
        return self

    def put(self, card: Card) -> None:
        turn, trick = self.position.turn, self.position.trick
        if trick and card.suit is not trick[0].suit and turn.opposes(self.claim.claimer):
            self.shown_out |= 1 << (4 * turn.index + trick[0].suit.index)
        self.state = self.plan.after(self.turn, card.bit)
        self.position = self.position.after(card)


def line(
    north: str,
    east: str,
    south: str,
    west: str,
    said: str | Statement,
    *,
    trump: str = "S",
    lead: str = "S",
    trick: str = "",
    claimer: str = "S",
    tricks: int | None = None,
) -> Line:
    """Hands as `AK.2..` (spades first); South is declarer and claims the rest."""
    north_, east_, south_, west_ = map(Hand.parse, (north, east, south, west))
    suit = None if trump == "NT" else Suit.parse(trump)
    on_table = tuple(map(Card.parse, trick.split()))
    position = Position((north_, east_, south_, west_), suit, Seat.parse(lead), on_table)
    seat = Seat.parse(claimer)
    if isinstance(said, str):
        said = read_statement(said, claimer=seat, declarer=Seat.SOUTH, trump=suit)
    left = position.left if tricks is None else tricks
    return Line(Claim(position, seat, Seat.SOUTH, left, said))
