"""Claims as a director would write them down, for the tests of Law 70."""

from __future__ import annotations

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.rules import parse_rule
from bridgelaw.analysis.claims.verdict import How
from bridgelaw.analysis.position import Position
from bridgelaw.game.cards import Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from tests.analysis import slow_claims


def claimed(
    hands: str,
    tricks: int,
    *,
    trump: str = "",
    lead: str = "S",
    trick: str = "",
    claimer: str = "S",
    declarer: str = "S",
    out: str = "",
    forgotten: bool = False,
    off: str = "",
) -> Claim:
    """A claim; the hands are North, East, South, West, each `spades.hearts.diamonds.clubs`.

    `lead` has led to the trick, or leads; `out` is who has shown out: `ED WS`.
    """
    north, east, south, west = (Hand.parse(hand) for hand in hands.split())
    return Claim(
        Position(
            (north, east, south, west),
            Suit.parse(trump) if trump else None,
            Seat.parse(lead),
            tuple(map(Card.parse, trick.split())),
        ),
        Seat.parse(claimer),
        Seat.parse(declarer),
        tricks,
        shown_out=frozenset((Seat.parse(one[0]), Suit.parse(one[1])) for one in out.split()),
        forgotten_trump=forgotten,
        off=frozenset(map(parse_rule, off.split())),
    )


def awarded(claim: Claim) -> int:
    """The tricks that count, as the search finds them and as the enumeration does."""
    level = judge(claim).normal
    assert level.is_decided
    assert level.tricks == slow_claims.tricks(claim, How.NORMAL)
    return level.tricks
