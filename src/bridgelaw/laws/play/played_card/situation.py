"""Laws 45 and 47: what the table shows of the card that it is about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.laws.common.withdrawn_cards import taken_back
from bridgelaw.laws.law import Irregularity, Kind, NothingToRule, Phase, Table, Text, fx, tr
from bridgelaw.laws.machinery.seating import NAMELESS
from bridgelaw.laws.play.played_card.questions import Ground, How, Issue, Whose
from bridgelaw.table.placed import Placed, last_played

PlayOfSeat = tuple[Seat, Card]


@dataclass(frozen=True, slots=True)
class Subject:
    """The card that it is about, as far as it is known."""

    table: Table
    player: Seat
    card: Card | None = None
    whose: Whose | None = None
    issue: Issue | None = None
    in_trick: bool = False
    """Whether it lies in a trick; otherwise it was only shown, and lies face up."""
    named: bool = False
    penalty: fx.Penalty | None = None
    due: bool | None = None
    out_of_turn: bool = True
    """Whether it was led or played out of turn, as far as the table can tell."""
    is_lead: bool = False
    after: tuple[PlayOfSeat, ...] = ()
    """What was played after it to the same trick."""
    next_trick: tuple[PlayOfSeat, ...] = ()
    dummy_seen: bool | None = None
    """47E2(a): whether it is the opening lead, and dummy has faced a card."""
    is_at_fault: bool = False
    """47D: whether it is the player's own side whose irregularity began it."""
    is_to_be_said: bool = False
    """Whether the director says whose card it is about, because the table does not show it."""

    @property
    def at(self) -> int | None:
        """The event of the log in which it was played."""
        if self.card is None or not self.in_trick:
            return None
        return self.table.played_in(self.player, self.card)

    @property
    def later(self) -> tuple[PlayOfSeat, ...]:
        """Everything that was played after it."""
        return (*self.after, *self.next_trick)

    def too_late(self, by_text: bool) -> bool | None:
        """47E2(a): has a card been played since (the commentary: to its trick)?"""
        if self.dummy_seen is None:
            return None
        return self.dummy_seen or bool(self.later if by_text else self.after)

    @property
    def name(self) -> Card | Text:
        return tr("the card") if self.card is None else self.card

    # Whose card it is

    def of(self, seat: Seat) -> Subject:
        """The last card of this player."""
        return _last_card(self.table, seat) or replace(self, player=seat)

    def has_no_card(self, seat: Seat) -> Text | None:
        """Why it cannot be about a card of this player."""
        if not self.table.is_open and _last_card(self.table, seat) is None:
            return tr("{seat} has no card in this trick or the last one", seat=seat)
        return None

    # 45C

    @property
    def how(self) -> How | None:
        """What the events say of how it came out."""
        if self.penalty is not None:
            return How.PENALTY
        return How.NAMED if self.named else None

    def misfit(self, how: How) -> Text | None:
        """Why a defender's card cannot have come out like this."""
        if self.card is not None and how is How.PENALTY:
            return tr("it is no penalty card")
        if self.in_trick and how is How.DROPPED:
            return tr("the events say that it was played: enter it as a card that was exposed")
        return None

    def put_into_trick(self, clause: str) -> tuple[fx.Effect, ...]:
        """It is played, unless it lies in the trick already.

        A lead from the wrong hand, or a second card, is for other laws.
        """
        if self.in_trick:
            return ()
        if self.card is not None:
            trick = self.table.trick.cards
            has_played = any(seat is self.player for seat, _ in trick)
            if has_played or (not trick and self.table.to_play is not self.player):
                raise NothingToRule(
                    tr(
                        "It is not {player}'s turn: enter the card as a lead or a play, so that it "
                        "can be ruled on as one out of turn.",
                        player=self.player,
                    )
                )
        return (fx.CardPlayed(self.player, self.card, clause),)

    def picked_up(self) -> list[fx.Effect]:
        """It is not played: it goes back, and before it what was played later."""
        if self.in_trick:
            return taken_back([(self.player, self.card), *self.later])
        return [fx.PickedUp(self.player, self.card)]

    # 47

    def no_ground(self, ground: Ground) -> Text | None:
        """Why the card cannot go back for this reason."""
        if ground is Ground.DESIGNATION and self.whose not in (None, Whose.DUMMY):
            return tr("only a card of dummy is named by declarer")
        if ground is Ground.TOLD_TURN and not self.out_of_turn:
            return tr("it was the player's turn")
        return None

    @property
    def other_ruling(self) -> str | None:
        """The procedure that rules on the irregularity at this table."""
        return self.table.ruling_needed

    @property
    def misled(self) -> Seat:
        """Who takes the card back; where it is not known, the player is who misled them."""
        return self.player.lho if self.card is None else self.player

    @property
    def chooser(self) -> Seat:
        """Who says whether it goes back: for a card of dummy, declarer."""
        return self.misled.partner if self.whose is Whose.DUMMY else self.misled

    @property
    def own_side_began(self) -> bool | None:
        """47D: was the first irregularity of this trick one of the player's own side?

        With none that the table shows, it is the opponents who changed for reasons of their own.
        """
        if self.card is None:
            return None
        sides = {found.seat.side for found in irregularities_since(self.table, self.card)}
        if len(sides) == 2:
            return None
        return sides == {self.player.side}

    @property
    def is_after_own_revoke(self) -> bool:
        """62C2: does this player defend, and did a revoke of their own side begin it?"""
        if not self.table.defends(self.player):
            return False
        found = irregularities_since(self.table, self.card)
        first = next(iter(sorted(found, key=lambda one: one.at)), None)
        return first is not None and first.kind is Kind.REVOKE

    @property
    def of_the_side_at_fault(self) -> Subject:
        """The same, of a player whose own side began it."""
        return replace(self, is_at_fault=True)

    @property
    def at_fault(self) -> tuple[Seat, ...]:
        """The side whose irregularity it was, without dummy, who makes no choices."""
        own, other = (self.misled, self.misled.partner), (self.misled.rho, self.misled.lho)
        side = own if self.is_at_fault else other
        return tuple(one for one in side if one is not self.table.dummy)

    def taken_back(self, later: tuple[PlayOfSeat, ...]) -> list[fx.Effect]:
        """The card goes back, and before it what was played later."""
        if self.in_trick or self.card is None:
            return taken_back([(self.misled, self.card), *later])
        return [fx.PickedUp(self.player, self.card)]


def irregularities_since(table: Table, card: Card | None) -> Iterator[Irregularity]:
    """What went wrong in the trick to which the card was played, so far."""
    for trick in (table.trick.cards, *(trick.cards for trick in table.tricks[-1:])):
        if any(played is card for _, played in trick):
            first = trick[0][1]
            begun = max(
                (at for at, event in enumerate(table.log) if getattr(event, "card", None) is first),
                default=0,
            )
            yield from (found for found in table.irregularities if found.at >= begun)
            return


def find_subject(table: Table) -> Subject:
    """A card that was shown or named, and may be played by that; or else it is to be said."""
    if table.may_be(Phase.PLAY, Phase.CLARIFICATION, Phase.CLAIMED, Phase.OVER) is False:
        raise NothingToRule(tr("Nothing has been played at this table."))
    for found in reversed(table.open_irregularities):
        if _may_be_played(table, found):
            assert isinstance(found.what, Card)
            return Subject(
                table,
                found.seat,
                found.what,
                whose=_whose(table, found.seat),
                issue=Issue.IS_PLAYED,
                named=found.kind is Kind.CARD_NAMED,
                due=table.to_play is found.seat,
                dummy_seen=False,
            )
    return Subject(table, NAMELESS, is_to_be_said=True)


def _may_be_played(table: Table, found: Irregularity) -> bool:
    return (
        isinstance(found.what, Card)
        and found.seat is not table.dummy
        and (found.kind, found.law)
        in (
            (Kind.CARD_EXPOSED, "48A"),
            (Kind.CARD_EXPOSED, "49"),
            (Kind.CARD_NAMED, "49"),
            (Kind.CARD_NAMED, "45C4(a)"),
        )
    )


def _whose(table: Table, seat: Seat) -> Whose | None:
    if table.is_defender(seat) is None:
        return None
    if seat is table.declarer:
        return Whose.DECLARER
    return Whose.DUMMY if seat is table.dummy else Whose.DEFENDER


_TOO_EARLY = (Kind.PREMATURE_LEAD, Kind.FIFTH_CARD)
_OUT_OF_TURN = (
    Kind.LEAD_OUT_OF_TURN,
    Kind.OPENING_LEAD_OUT_OF_TURN,
    Kind.PLAY_OUT_OF_TURN,
    *_TOO_EARLY,
)


def _last_card(table: Table, seat: Seat) -> Subject | None:
    """The last card of this player: put out at the wrong time, a penalty card, or in a trick."""
    early = table.open_of(*_TOO_EARLY, seat=seat)
    if early:
        card = early[-1].what
        assert isinstance(card, Card)
        return _lying(table, seat, card, Issue.TAKE_BACK, due=False)
    own = next((one for one in table.penalty_cards if one.player is seat), None)
    if own is not None and all(player is not seat for player, _ in table.trick.cards):
        return _lying(table, seat, own.card, Issue.IS_PLAYED, due=True, penalty=own.penalty)
    return _in_trick(table, seat)


def _lying(
    table: Table, seat: Seat, card: Card, issue: Issue, due: bool, penalty: fx.Penalty | None = None
) -> Subject:
    """A card that lies face up before the player."""
    return Subject(
        table,
        seat,
        card,
        whose=_whose(table, seat),
        issue=issue,
        penalty=penalty,
        due=due,
        dummy_seen=False,
    )


def _in_trick(table: Table, seat: Seat) -> Subject | None:
    lies = last_played(table, seat)
    if lies is None:
        return None
    return Subject(
        table,
        seat,
        lies.card,
        whose=_whose(table, seat),
        in_trick=True,
        due=True,
        out_of_turn=any(
            found.seat is seat and found.what is lies.card and found.kind in _OUT_OF_TURN
            for found in table.irregularities
        ),
        is_lead=lies.is_lead,
        after=lies.after,
        next_trick=lies.next_trick,
        dummy_seen=lies.is_lead and _dummy_seen_after_opening_lead(table, lies),
    )


def _dummy_seen_after_opening_lead(table: Table, lead: Placed) -> bool:
    dummy = table.dummy
    if lead.number > 1 or dummy is None:
        return False
    return table.is_spread(dummy) or len(table.face_up(dummy)) > 0
