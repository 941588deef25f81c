"""Tables: what a platform gets of one, and what may be called and played there."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bridgelaw.web.api.answers import NEXT, Got, Json
from bridgelaw.web.api.requests import SeatLetter


class Made(Got):
    """A call or a card, and whose."""

    seat: SeatLetter
    call: str


class MadeCall(Made):
    standing: str = Field(description="`stands`, `attempted change` or `withdrawn`.")


class PlayedCard(Got):
    seat: SeatLetter
    card: str | None


class TrickState(Got):
    cards: list[PlayedCard]
    winner: SeatLetter | None = Field(description="Who wins it, or is winning it so far.")


class HandState(Got):
    held: list[str] | None = Field(description="`null`: not known, or not shown without a token.")
    face_up: list[str]
    played: list[str]


class PenaltyCardState(Got):
    seat: SeatLetter
    card: str
    kind: str
    law: str


class InForceState(Got):
    """A restriction or duty that a ruling left behind."""

    law: str
    text: str
    ends: str


class DecisionState(Got):
    """A choice that is declarer's before the player leads or plays."""

    player: SeatLetter
    law: str
    offender: SeatLetter
    suits: list[str]
    cards: list[str]
    text: str


class BreachState(Got):
    """What is wrong with a call or a card: the law that forbids it, the one that rectifies it."""

    what: str | None
    seat: SeatLetter
    kind: str
    law: str
    rectified_by: str
    text: str


class IrregularityState(BreachState):
    at: int = Field(description="The event of the log in which it happened, from 0.")
    settled: str | None = Field(description="The law that settled it; `null` while it is open.")


class ReviewState(Got):
    law: str
    text: str


class ReplacedState(Got):
    due: Json
    call: str


class TricksWon(Got):
    NS: int
    EW: int


class FourHands(Got):
    N: HandState
    E: HandState
    S: HandState
    W: HandState


class TableState(Got):
    """A table as it stands. Events and effects are written as in the log."""

    id: str
    seq: int = Field(description="Its newest entry: send it as `after` with the next change.")
    session: str
    place: str
    players: dict[SeatLetter, str]
    opened_at: str
    board: int | None
    dealer: SeatLetter
    vulnerable: Literal["none", "NS", "EW", "both"]
    deal: str | None
    phase: str
    auction: list[Made] = Field(description="The calls that stand.")
    calls: list[MadeCall] = Field(description="Every call made, with what became of it.")
    to_call: SeatLetter | None
    contract: str | None
    to_play: SeatLetter | None
    trick: TrickState
    tricks: list[TrickState]
    tricks_won: TricksWon
    tricks_left: int
    hands: FourHands
    face_down: list[PlayedCard]
    penalty_cards: list[PenaltyCardState]
    in_force: list[InForceState]
    decisions: list[DecisionState]
    due: list[Json] = Field(description="Cancelled calls that are to be replaced (29B).")
    replaced: list[ReplacedState]
    unauthorised: list[Json]
    irregularities: list[IrregularityState]
    claim: Json | None
    claim_decided: Json | None
    reviews: list[ReviewState]
    director_called: bool
    calls_for: str | None = Field(description="The procedure that has something to rule on now.")
    result: Json | None
    events: list[Json]
    text: str | None = Field(description="The table in the text notation.")
    rulings: list[str] = Field(description="The rulings that are in force here.")


class TableListed(Got):
    id: str
    seq: int
    state: Literal["live", "over"]
    session: str
    place: str
    board: str
    players: dict[SeatLetter, str]
    events: int
    opened_at: str
    changed_at: str


class Tables(Got):
    tables: list[TableListed]
    next: int | None = NEXT


class LegalCalls(Got):
    legal: list[str]
    excluded: list[BreachState]


class LegalCards(LegalCalls):
    hand_is_known: bool = Field(
        description="If not, `legal` is what may be played by whoever holds it."
    )


class Legal(Got):
    """What a player may call and play now; everything else with the law that excludes it."""

    seat: SeatLetter
    phase: str
    to_call: SeatLetter | None
    to_play: SeatLetter | None
    calls: LegalCalls
    cards: LegalCards
    decisions: list[DecisionState]
