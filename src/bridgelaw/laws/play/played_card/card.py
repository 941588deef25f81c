"""Laws 45 and 47: the card that it is about, as the table knows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.laws.play.played_card.questions import Issue, Whose
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.effects import Penalty
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

PlayOfSeat = tuple[Seat, Card]


@dataclass(frozen=True, slots=True)
class Subject:
    """The card; in a quick ruling nothing of it is known."""

    player: Player = Role.OFFENDER
    card: Card | None = None
    whose: Whose | None = None
    issue: Issue | None = None
    in_trick: bool = False
    """Whether it lies in a trick; otherwise it was only shown, and lies face up."""
    named: bool = False
    penalty: Penalty | None = None
    due: bool = True
    out_of_turn: bool = True
    """Whether it was led or played out of turn, as far as the table can tell."""
    is_lead: bool = False
    after: tuple[PlayOfSeat, ...] = ()
    """What was played after it to the same trick."""
    next_trick: tuple[PlayOfSeat, ...] = ()
    too_late: bool = False
    """47E2(a): whether something was played to its trick since, or dummy has faced a card."""

    @property
    def later(self) -> tuple[PlayOfSeat, ...]:
        """Everything that was played after it."""
        return (*self.after, *self.next_trick)

    @property
    def name(self) -> Card | Text:
        return tr("the card") if self.card is None else self.card


def find_shown(table: Table) -> Subject | None:
    """A card that was shown or named, and may be played by that."""
    if table.contract is None or table.phase is Phase.AUCTION:
        raise NothingToRule(tr("Nothing has been played at this table."))
    for found in reversed(table.open_irregularities):
        if _may_be_played(table, found):
            assert isinstance(found.what, Card)
            return Subject(
                found.seat,
                found.what,
                whose(table, found.seat),
                Issue.IS_PLAYED,
                named=found.kind is Kind.CARD_NAMED,
                due=table.to_play is found.seat,
            )
    return None


def _may_be_played(table: Table, found: Irregularity) -> bool:
    assert table.contract is not None
    return (
        isinstance(found.what, Card)
        and found.seat is not table.contract.dummy
        and (found.kind, found.law)
        in (
            (Kind.CARD_EXPOSED, "48A"),
            (Kind.CARD_EXPOSED, "49"),
            (Kind.CARD_NAMED, "49"),
            (Kind.CARD_NAMED, "45C4(a)"),
        )
    )


def whose(table: Table, seat: Seat) -> Whose:
    assert table.contract is not None
    if seat is table.contract.declarer:
        return Whose.DECLARER
    return Whose.DUMMY if seat is table.contract.dummy else Whose.DEFENDER


_TOO_EARLY = (Kind.PREMATURE_LEAD, Kind.FIFTH_CARD)
_OUT_OF_TURN = (
    Kind.LEAD_OUT_OF_TURN,
    Kind.OPENING_LEAD_OUT_OF_TURN,
    Kind.PLAY_OUT_OF_TURN,
    *_TOO_EARLY,
)


def subject_of(table: Table, seat: Seat) -> Subject | None:
    """The last card of this player: in a trick, put out at the wrong time, or a penalty card."""
    for found in reversed(table.open_irregularities):
        if found.seat is seat and found.kind in _TOO_EARLY:
            assert isinstance(found.what, Card)
            return Subject(seat, found.what, whose(table, seat), Issue.TAKE_BACK, due=False)
    in_trick = _in_trick(table, seat)
    own = next((one for one in table.penalty_cards if one.player is seat), None)
    if own is not None and all(player is not seat for player, _ in table.trick.cards):
        return Subject(seat, own.card, whose(table, seat), Issue.IS_PLAYED, penalty=own.penalty)
    return in_trick


def _in_trick(table: Table, seat: Seat) -> Subject | None:
    tricks = [*(trick.cards for trick in table.tricks[-1:]), table.trick.cards]
    for place in (len(tricks) - 1, len(tricks) - 2):
        if place < 0:
            continue
        at = next((at for at, play in enumerate(tricks[place]) if play[0] is seat), None)
        if at is not None:
            same, following = tricks[place][at + 1 :], tricks[place + 1 :]
            card = tricks[place][at][1]
            return Subject(
                seat,
                card,
                whose(table, seat),
                in_trick=True,
                out_of_turn=any(
                    found.seat is seat and found.what is card and found.kind in _OUT_OF_TURN
                    for found in table.irregularities
                ),
                is_lead=at == 0,
                after=same,
                next_trick=tuple(play for trick in following for play in trick),
                too_late=bool(same) or (at == 0 and _dummy_seen_after_opening_lead(table, place)),
            )
    return None


def _dummy_seen_after_opening_lead(table: Table, place: int) -> bool:
    assert table.contract is not None
    is_opening = not table.tricks or (len(table.tricks) == 1 and place == 0)
    return is_opening and len(table.face_up(table.contract.dummy)) > 0


def no_card_of(table: Table) -> Callable[[Seat], Text | None]:
    """Why it cannot be about a card of this player, to be used as `allowed`."""

    def reason(seat: Seat) -> Text | None:
        if subject_of(table, seat) is None:
            return tr("{seat} has no card in this trick or the last one", seat=seat)
        return None

    return reason
