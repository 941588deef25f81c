"""Laws 68 to 71: the claim or concession of a known table, as the judge of claims takes it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Self

from bridgelaw.analysis.claims.claim import Claim, ImpossibleClaim
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.position import ImpossiblePosition, Position
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat, Side
from bridgelaw.game.suits import Suit
from bridgelaw.laws.claims.duties_at import duties_at
from bridgelaw.laws.common.board_score import BoardScore
from bridgelaw.laws.law import Circumstances, NothingToRule, Table, Text, tr
from bridgelaw.scoring.outcomes import Played
from bridgelaw.scoring.profile import Profile
from bridgelaw.table.events import Claimed, Conceded

_ALL = 13

DECIDED = tr("The claim or concession has been decided.")


@dataclass(frozen=True, slots=True)
class TricksLetGo(BoardScore, ABC):
    """69B, 71: the claim or concession by which a side let tricks go, and the score of it."""

    who: Seat | None = None
    """Who claimed or conceded, where a quick ruling was told."""

    @classmethod
    def of(cls, given: Circumstances) -> Self:
        assert given.table is not None
        if given.table.claim_decided is not None:
            raise NothingToRule(DECIDED)
        return cls(given.table, given.scores, given.profile, given.who)

    @property
    def made(self) -> Claimed | Conceded | None:
        """The claim or concession; `None` where nothing is known of it."""
        return self.table.claim

    @property
    def claimed_by(self) -> Seat | None:
        """Who claimed or conceded, where that is known."""
        return self.who if self.made is None else self.made.seat

    @property
    def said(self) -> Said | None:
        """The claim with its words; `None` where the four hands are not known."""
        return said_at(self.table, self.profile)

    @property
    @abstractmethod
    def side(self) -> Side | None:
        """The side that wants tricks back."""

    @property
    @abstractmethod
    def let_go(self) -> int | None:
        """The tricks that it let go, where that is known."""

    @property
    def is_nameless(self) -> bool:
        """Nothing tells who sat where: the side is called what it is in the law."""
        return self.table.phase is None and self.scores is None

    @property
    def recorded_play(self) -> Played | None:
        """The result on record, if it is one of a contract that was played."""
        return self.recorded if isinstance(self.recorded, Played) else None

    def on_record(self, side: Side | None) -> int:
        """The tricks that the other side has on record, or all where that is not known."""
        recorded = self.recorded_play
        if recorded is None or side is None:
            return _ALL
        declares = recorded.contract.declarer.side is side
        return _ALL - recorded.tricks if declares else recorded.tricks

    def tricks_known(self, most: int) -> int | None:
        """How many tricks go back, where no more than one can."""
        return 1 if most == 1 and self.table.phase is not None else None


def too_many(most: int, tricks: int) -> Text | None:
    """Why so many tricks cannot go back."""
    return None if tricks <= most else tr("only {most} tricks can go back", most=most)


def claim_at(
    table: Table,
    statement: str | None = None,
    forgotten: bool | None = None,
    off: frozenset[Rule] = frozenset(),
) -> Claim | None:
    """The claim of a table whose four hands are known; `None` where it cannot be judged.

    `statement` is what was said with it, where the log has something else; `NotAStatement` where
    that cannot be read. `forgotten` answers 70C2, and `off` are rules that do not hold.
    """
    made, contract, position = table.claim, table.contract, table.derive(position_of)
    if made is None or contract is None or position is None:
        return None
    if statement is None:
        statement = made.statement
    try:
        claim = Claim(
            position,
            made.seat,
            contract.declarer,
            claimed_tricks(table),
            shown_out=table.derive(shown_out),
            forgotten_trump=forgotten,
            off=off,
            duties=table.derive(duties_at),
        )
    except ImpossibleClaim:
        return None
    if not statement:
        return claim
    # Loaded late: few rulings need it.
    from bridgelaw.analysis.claims.understanding import said_with

    return replace(claim, statement=said_with(claim, statement))


@dataclass(frozen=True, slots=True)
class Said:
    """68C: a claim that can be judged, and the words that were said with it."""

    table: Table
    words: str
    claimer: Seat
    off: frozenset[Rule] = frozenset()
    """Rules of normal play that do not hold under the regulations."""

    @property
    def readable(self) -> str | None:
        """What was said, in steps that can be followed; `None` where it has to be asked for."""
        return self.words if self.words and self.problem is None else None

    @property
    def problem(self) -> Text | None:
        """Why what was said cannot be followed."""
        return self.no_statement(self.words)

    def judged(self, words: str) -> Claim:
        """The claim with these words."""
        claim = claim_at(self.table, words, off=self.off)
        assert claim is not None  # it can be judged
        return claim

    def no_statement(self, words: str | None) -> Text | None:
        """Why the words cannot be followed; `None` also where there are none."""
        try:
            self.judged(words or "")
        except NotAStatement as error:
            return error.text
        return None


def said_at(table: Table, profile: Profile) -> Said | None:
    """The claim of the table with its words; `None` where it cannot be judged."""
    made = table.claim
    if made is None or claim_at(table, "") is None:
        return None
    return Said(table, made.statement, made.seat, _rules_off(profile))


def _rules_off(profile: Profile) -> frozenset[Rule]:
    """70C: what the authority has ruled about a claimer who has forgotten a trump."""
    return frozenset() if profile.forgotten_trump_led else frozenset({Rule.LEADS_TRUMPS})


def claimed_tricks(table: Table) -> int:
    """What was claimed of the tricks left: to concede some of them is to claim the others."""
    made = table.claim
    assert made is not None
    return made.tricks if isinstance(made, Claimed) else table.tricks_left - made.tricks


def position_of(table: Table) -> Position | None:
    """Where the play has stopped; `None` if a hand is not known, or somebody lacks a card."""
    try:
        position = _position(table)
    except ImpossiblePosition:
        return None
    # After a card out of turn that nobody has ruled on there is nothing to judge.
    return position if position is not None and position.played == table.trick.cards else None


def wrong_cards(table: Table) -> Text | None:
    """Why the four hands cannot be those of this moment: somebody has too many cards, or too few.

    While a trick lacks a card in the middle, or has one too many, that is to be ruled on first.
    """
    if any(seat is None for seat in _in_turn(table)):
        return None
    try:
        _position(table)
    except ImpossiblePosition as error:
        return error.text
    return None


def _in_turn(table: Table) -> tuple[Seat | None, ...]:
    """Whoever has played to the trick in progress, in rotation; `None` for anybody else."""
    seats = [seat for seat, _ in table.trick.cards]
    return tuple(
        seat if not place or seat is seats[place - 1].lho else None
        for place, seat in enumerate(seats)
    )


def _position(table: Table) -> Position | None:
    contract, trick = table.contract, table.trick
    north, east, south, west = (table.hand(seat) for seat in SEATS)
    if contract is None or north is None or east is None or south is None or west is None:
        return None
    last = table.tricks[-1].winner if table.tricks else None
    return Position(
        (north, east, south, west),
        contract.denomination.suit,
        trick.leader or last or contract.declarer.lho,
        tuple(card for _, card in trick.cards),
    )


def shown_out(table: Table) -> frozenset[tuple[Seat, Suit]]:
    """Who has failed to follow to which suit; who still holds it has revoked, and shown nothing."""
    return frozenset(
        (seat, suit)
        for trick in (*table.tricks, table.trick)
        for seat, card in trick.cards
        if (suit := trick.suit_led) is not None
        and card.suit is not suit
        and not (table.hand(seat) or Hand()).length(suit)
    )
