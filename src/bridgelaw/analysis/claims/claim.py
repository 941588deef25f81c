"""A claim or concession, with everything that bears on what it is worth."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.analysis.claims.duties import NO_DUTIES, Duties
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.statement.steps import NOTHING_SAID, Statement
from bridgelaw.analysis.position import Position
from bridgelaw.game import Hand, Seat, Suit
from bridgelaw.locale import Refusal, tr


class ImpossibleClaim(Refusal):
    """A claim that cannot be made in that position."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim at a moment of the play. A concession of some tricks is a claim of the others.

    >>> hands = tuple(Hand.parse(cards) for cards in ("AK...", "QJ...", "32...", "54..."))
    >>> position = Position(hands, None, Seat.NORTH)
    >>> Claim(position, claimer=Seat.NORTH, declarer=Seat.NORTH, tricks=2).by_declarer
    True
    """

    position: Position
    claimer: Seat
    declarer: Seat
    tricks: int
    """Claimed for claimer's side, of those left; the trick in progress counts."""
    statement: Statement = NOTHING_SAID
    shown_out: frozenset[tuple[Seat, Suit]] = frozenset()
    """Who has failed to follow to which suit before the claim."""
    forgotten_trump: bool | None = None
    """70C2: may claimer have forgotten a trump that is out? `None`: nobody has said."""
    off: frozenset[Rule] = frozenset()
    """The rules that the director has switched off for this player."""
    duties: Duties = NO_DUTIES
    """What rulings demand of players in the play."""

    def __post_init__(self) -> None:
        left = self.position.left
        if not left:
            raise ImpossibleClaim(tr("There is no trick left to be claimed."))
        if not 0 <= self.tricks <= left:
            raise ImpossibleClaim(
                tr("{tricks} tricks are claimed of {left}.", tricks=self.tricks, left=left)
            )
        if self.claimer is self.declarer.partner:
            raise ImpossibleClaim(tr("Dummy cannot claim: {seat} is dummy.", seat=self.claimer))
        for seat, suit in self.shown_out:
            held = self.position[seat].holding(suit)
            if len(held):
                raise ImpossibleClaim(
                    tr("{seat} has shown out of {suit} but holds {card}.",
                       seat=seat, suit=suit, card=next(iter(held)))
                )  # fmt: skip

    @property
    def trumps_out(self) -> Hand:
        """The trumps that the other side still holds."""
        trump = self.position.trump
        return Hand() if trump is None else self.position.outstanding(self.claimer.side, trump)

    @property
    def seen_out(self) -> frozenset[tuple[Seat, Suit]]:
        """Who has shown out of what, the trick in progress included."""
        position = self.position
        trick = {
            (seat, position.trick[0].suit)
            for seat, card in position.played
            if card.suit is not position.trick[0].suit
            and not position[seat].length(position.trick[0].suit)
        }
        return self.shown_out | trick

    @property
    def by_declarer(self) -> bool:
        """Does declarer claim?"""
        return self.claimer is self.declarer

    @property
    def trump_may_be_forgotten(self) -> bool:
        """70C: is there a trump out that the statement does not speak of, so that one must ask?"""
        return bool(len(self.trumps_out)) and not self.statement.speaks_of_trumps

    @property
    def trump_is_forgotten(self) -> bool | None:
        """70C2: what the director has found; or what the words themselves prove."""
        if self.forgotten_trump is None and self.statement.says_none_out:
            return True
        return self.forgotten_trump
