"""Effects of a ruling: things that the table understands and carries forward.

A ruling given without a known table names players by their role and may not know a call, a card
or a suit; a table only takes effects in which everything is known.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import get_args

from bridgelaw.game.calls import SOME_CALL, Call
from bridgelaw.game.cards import SOME_CARD, Card
from bridgelaw.game.seats import Player, Seat, Side
from bridgelaw.game.suits import Suit
from bridgelaw.table.rules.first_lead import FIRST_LEAD


class Span(Enum):
    """How long a player must pass."""

    ONCE = "once"
    THROUGHOUT = "throughout"


class Penalty(Enum):
    """Law 50B's two kinds of penalty card."""

    MINOR = "minor"
    MAJOR = "major"


class Demand(Enum):
    """What declarer does with a suit."""

    REQUIRE = "required"
    PROHIBIT = "forbidden"


class Until(Enum):
    """When a lead restriction ends."""

    NEXT_LEAD = "at the next lead"
    LOSES_LEAD = "while on lead"


class Manner(Enum):
    """What must be played to the trick in progress (Law 57A)."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    A_CARD = "a card"
    NO_CARD = "no card"


class Adjustment(Enum):
    """Law 12's two kinds of adjusted score."""

    ARTIFICIAL = "artificial"
    ASSIGNED = "assigned"


class Sanction(Enum):
    """What a side or a player gets for breaking procedure (90) or order (91), beside the score."""

    WARNING = "warning"
    PROCEDURAL = "procedural penalty"
    DISCIPLINARY = "disciplinary penalty"
    SUSPENSION = "suspension"
    PART_OF_SESSION = "suspension for a part of the session"
    DISQUALIFICATION = "disqualification"


@dataclass(frozen=True, slots=True)
class CallWithdrawn:
    """The call is no part of the auction any more.

    `undone`: it counts as never made (25A, 36A, 15A1), and what rulings left because of it falls. A
    call that was made and replaced is only withdrawn.
    """

    player: Player
    call: Call | None
    undone: bool = False


@dataclass(frozen=True, slots=True)
class CallAccepted:
    """The irregular call is treated as legal."""

    player: Player
    call: Call | None


@dataclass(frozen=True, slots=True)
class CallSubstituted:
    """The call that takes the withdrawn one's place."""

    player: Player
    call: Call | None


@dataclass(frozen=True, slots=True)
class CallDeemedLater:
    """The call counts as made after the calls that stand (Law 33)."""

    player: Player
    call: Call | None


@dataclass(frozen=True, slots=True)
class ReplacementDue:
    """A call out of rotation was cancelled: at the player's next turn another takes its place.

    `law` is the clause that then looks at that call, such as 31A or 30B1(b).
    """

    player: Player
    call: Call | None
    law: str


@dataclass(frozen=True, slots=True)
class ForcedPass:
    """The player must pass, at their next turn or whenever it is their turn."""

    player: Player
    span: Span
    law: str


@dataclass(frozen=True, slots=True)
class LeadRight:
    """When `player` first leads, declarer may prohibit a suit that `offender` did not specify."""

    player: Player
    offender: Player
    law: str = FIRST_LEAD


@dataclass(frozen=True, slots=True)
class LeadRestriction:
    """The player must lead one of these suits, or may lead none of them.

    No suits: the suit of a card that is not known.
    """

    player: Player
    demand: Demand
    suits: frozenset[Suit]
    until: Until
    law: str


@dataclass(frozen=True, slots=True)
class NoDemand:
    """Declarer makes no demand of the player at this lead."""

    player: Player
    law: str


@dataclass(frozen=True, slots=True)
class PlayRestriction:
    """What the player must play to the trick in progress."""

    player: Player
    manner: Manner
    suit: Suit | None
    law: str


@dataclass(frozen=True, slots=True)
class PenaltyCard:
    """The card lies face up before the player as a penalty card."""

    player: Player
    card: Card | None
    penalty: Penalty
    law: str


@dataclass(frozen=True, slots=True)
class LeftFaceUp:
    """A card shown in the auction lies face up until the auction ends (Law 24)."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class PickedUp:
    """A card that lay face up goes back into the hand and is no penalty card any more."""

    player: Player
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardWithdrawn:
    """A card that was played goes back to the player's hand.

    `undone`: it counts as never played or shown, as a card of another board (15A1).
    """

    player: Player
    card: Card | None
    undone: bool = False


@dataclass(frozen=True, slots=True)
class CardAccepted:
    """The irregular lead or play is treated as legal."""

    player: Player
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """The card is played to the trick, or led to it: named, shown or meant as a lead."""

    player: Player
    card: Card | None
    law: str


@dataclass(frozen=True, slots=True)
class CardReplaced:
    """Another card takes the place of one that was played to this trick or the one before.

    At the twelfth trick it may be a card of the thirteenth: then they change places (62D1).
    """

    player: Player
    card: Card | None
    new: Card | None


@dataclass(frozen=True, slots=True)
class CardRequired:
    """The player must play this card at their turn in this trick, if that is legal (51A, 57D)."""

    player: Player
    card: Card | None
    law: str


@dataclass(frozen=True, slots=True)
class CardAdded:
    """A card goes to an earlier trick that has none of the player; its winner stays (67B1)."""

    player: Player
    card: Card | None
    trick: int


@dataclass(frozen=True, slots=True)
class BecomesDummy:
    """Declarer spreads their hand and becomes dummy; the partner plays the contract (54A)."""

    player: Player


@dataclass(frozen=True, slots=True)
class DeemedClaim:
    """What the player did counts as a claim: play stops (48B2, 68A)."""

    player: Player
    law: str


@dataclass(frozen=True, slots=True)
class PlayGoesOn:
    """There is no claim after all, and play goes on (68B2, 68D2(b))."""

    law: str


@dataclass(frozen=True, slots=True)
class ClaimDecided:
    """A disputed claim is decided: the side gets so many of the tricks that were left (70)."""

    side: Side
    tricks: int
    law: str


@dataclass(frozen=True, slots=True)
class RevokeStands:
    """The revoke is established and is not corrected; its tricks are counted after play (63B)."""

    player: Player
    card: Card | None


@dataclass(frozen=True, slots=True)
class RevokeCounted:
    """The tricks for this revoke have been settled (64)."""

    player: Player
    card: Card | None


@dataclass(frozen=True, slots=True)
class TricksTransferred:
    """Tricks that go to a side after play; no side: to the side that did not offend."""

    tricks: int
    side: Side | None
    law: str


@dataclass(frozen=True, slots=True)
class Unauthorised:
    """What the withdrawn call or card tells is unauthorised for these players."""

    player: Player
    what: Call | Card | None
    to: tuple[Player, ...]
    law: str


@dataclass(frozen=True, slots=True)
class Authorised:
    """What the withdrawn call tells may be used again: a comparable call took its place."""

    player: Player
    what: Call | Card | None


@dataclass(frozen=True, slots=True)
class ScoreAdjusted:
    """The board is scored by the director; if it is still being bid, it is not played."""

    adjustment: Adjustment
    law: str


@dataclass(frozen=True, slots=True)
class SideAwarded:
    """What a side gets on this board instead of its result: an award as the score desk reads it."""

    side: Side
    award: str
    law: str


@dataclass(frozen=True, slots=True)
class Sanctioned:
    """What a side gets beside its score; the amount of a penalty is entered at the score desk."""

    side: Side
    sanction: Sanction
    law: str
    alone: Seat | None = None
    """The one player of the side for whom it is (91A)."""


@dataclass(frozen=True, slots=True)
class CardMoved:
    """A card that was in a hand too long goes to the hand that it belongs to (13)."""

    player: Player
    card: Card | None
    receiver: Player


@dataclass(frozen=True, slots=True)
class CardRemoved:
    """A card that is no part of the deal is taken out of the hand (13C)."""

    player: Player
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardRestored:
    """A card that was missing is put into the hand that it belongs to (14A)."""

    player: Player
    card: Card | None


@dataclass(frozen=True, slots=True)
class HandsRight:
    """All hands have the right number of cards now, and the board goes on."""

    law: str


@dataclass(frozen=True, slots=True)
class DealtAnew:
    """The board is shuffled and dealt anew: what was called and dealt before does not count."""

    law: str


@dataclass(frozen=True, slots=True)
class Review:
    """To be looked at when play has ended."""

    law: str


Effect = (
    CallWithdrawn
    | CallAccepted
    | CallSubstituted
    | CallDeemedLater
    | ReplacementDue
    | ForcedPass
    | LeadRight
    | LeadRestriction
    | NoDemand
    | PlayRestriction
    | PenaltyCard
    | LeftFaceUp
    | PickedUp
    | CardWithdrawn
    | CardAccepted
    | CardPlayed
    | CardReplaced
    | CardRequired
    | CardAdded
    | BecomesDummy
    | DeemedClaim
    | PlayGoesOn
    | ClaimDecided
    | RevokeStands
    | RevokeCounted
    | TricksTransferred
    | Unauthorised
    | Authorised
    | ScoreAdjusted
    | SideAwarded
    | Sanctioned
    | CardMoved
    | CardRemoved
    | CardRestored
    | HandsRight
    | DealtAnew
    | Review
)
"""Any effect of a ruling."""


def naming_what_is_known(effect: Effect) -> Effect:
    """A call or card that nobody named is none, as it is when the effect is read back.

    >>> from bridgelaw import Seat, Table, effects
    >>> unnamed = Table.parse("dealer N\\nE plays ?").log[-1].card
    >>> effects.naming_what_is_known(effects.CardWithdrawn(Seat.EAST, unnamed)).card is None
    True
    """
    if isinstance(effect, LeftFaceUp):
        return effect  # a card lies there, whichever it is
    unnamed = [
        name for name in _NAMES_IN[type(effect)] if getattr(effect, name) in (SOME_CALL, SOME_CARD)
    ]
    return replace(effect, **dict.fromkeys(unnamed)) if unnamed else effect  # type: ignore[arg-type]


_NAMES_IN: dict[type, tuple[str, ...]] = {
    kind: tuple(one.name for one in fields(kind) if one.name in ("call", "card", "new", "what"))
    for kind in get_args(Effect)
}
"""Where an effect has a call or a card."""
