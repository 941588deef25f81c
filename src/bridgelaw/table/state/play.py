"""The play while a log is folded: its tricks, and what rulings demand of players in it."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.suits import Suit
from bridgelaw.table.duties import (
    NO_DUTIES,
    CardLeft,
    Duties,
    Given,
    Move,
    PenaltyOnTable,
    TrickDone,
    Waived,
    duties_after,
)
from bridgelaw.table.effects import ClaimDecided
from bridgelaw.table.events import Claimed, Conceded
from bridgelaw.table.rules.rules import Rules
from bridgelaw.table.state.hands import HandsSeen
from bridgelaw.table.state.records import Phase, Revoke


class PlaySoFar(HandsSeen):
    """The contract, the tricks that were played, and what is owed."""

    def __init__(self, deal: Deal, rules: Rules) -> None:
        super().__init__(deal, rules)
        self.phase = Phase.AUCTION
        self.contract: Contract | None = None
        self.trump: Suit | None = None

        self.face_down: list[tuple[Seat, Card]] = []
        self.leader: Seat | None = None
        self.trick: list[tuple[Seat, Card]] = []
        self.disordered = False  # a card of the trick was played out of turn
        self.tricks: list[tuple[tuple[Seat, Card], ...]] = []
        self.winners: list[Seat | None] = []  # `None` where a card of the trick is not known
        self.leaders: list[Seat | None] = []  # who was to lead to each trick
        self.named: Card | None = None  # by declarer, and dummy has not put it out yet
        self.corrected: Card | None = None  # a ruling played it for dummy, who may yet move it
        # 45C4(b): dummy's card that declarer named, until declarer plays again from either hand.
        self.correctable: Card | None = None
        self.claim: Claimed | Conceded | None = None
        self.claim_decided: ClaimDecided | None = None
        self.returned: frozenset[Seat] = frozenset()

        self.moves: list[Move] = []  # what rulings demanded, and what was played since
        self.duties = NO_DUTIES  # the fold over the moves
        self.restricted = False  # some duty restricts the play of the cards
        self.retracted = False  # declarer must lead anew, from the right hand (60B)
        self.standing_revokes: list[Revoke] = []
        self.deemed_revokes: frozenset[Revoke] = frozenset()  # 43B2(b): corrected, and counted

    @property
    def to_play(self) -> Seat | None:
        """The hand from which the next card is due."""
        if self.phase is not Phase.PLAY and self.phase is not Phase.CLARIFICATION:
            return None
        if not self.trick:
            return self.leader
        if not self.disordered:
            return self.trick[-1][0].lho
        seat = self.trick[0][0]
        played = {player for player, _ in self.trick}
        while seat in played:
            seat = seat.lho
        return seat

    @property
    def opening_lead_due(self) -> bool:
        """Is there no opening lead, or none again? 41C: the play that one began goes on."""
        return (
            not self.trick
            and not self.tricks
            and self.earlier == 0
            and self.phase in (Phase.CLARIFICATION, Phase.PLAY)
        )

    @property
    def tricks_left(self) -> int:
        """The tricks that are not complete; in an ending the hands had fewer than thirteen."""
        dealt = [self.dealt[seat.index].bit_count() for seat in SEATS if self.known[seat.index]]
        return max(dealt, default=13) - len(self.tricks) - (self.earlier or 0)

    def is_declaring(self, seat: Seat) -> bool:
        return self.contract is not None and seat.side is self.contract.declarer.side

    def penalty_cards(self, seat: Seat) -> list[PenaltyOnTable]:
        """The defender's penalty cards; the declaring side never has any (24D, 48A)."""
        if self.is_declaring(seat):
            return []
        return [penalty for penalty in self.duties.penalties if penalty.player is seat]

    # What rulings demand of players in the play

    def move(self, move: Move) -> None:
        """Something is demanded, a card leaves its hand, or a trick is complete."""
        self.moves.append(move)
        if self.duties is not NO_DUTIES or isinstance(move, (Given, Waived)):
            self.owe(self.duties.after(move))

    def came_back(self, seat: Seat, card: Card) -> None:
        """The card is in its hand again, as if it had not been played."""
        left = next(
            at
            for at in range(len(self.moves) - 1, -1, -1)
            if isinstance(move := self.moves[at], CardLeft)
            and move.seat is seat
            and move.card is card
        )
        lay = _penalty(duties_after(self.moves[:left]), card)
        del self.moves[left]
        self._fold_again()
        if lay is None:
            return
        # A penalty card, of the kind that it was: what became one in the meantime, while this one
        # was gone, has not changed it.
        self.face_up[seat.index] |= card.bit
        if _penalty(self.duties, card) != lay:
            self.move(Given(lay))

    def no_revoke_with(self, seat: Seat, card: Card) -> None:
        """A card that has been taken back is no revoke any more, though it was ruled to stand."""
        revoke = Revoke(seat, card)
        if revoke in self.standing_revokes and revoke not in self.deemed_revokes:
            self.standing_revokes.remove(revoke)

    def trick_opened(self) -> None:
        """The trick that was completed last is in progress again."""
        at = self._done_at(len(self.tricks))
        del self.moves[at]
        self._fold_again()

    def trick_changed(self, place: int) -> None:
        """Another card lies in the trick at this place (from 0), or another hand led to it."""
        self.moves[self._done_at(place)] = TrickDone(
            self.leaders[place], self.tricks[place][0][0], self.winners[place]
        )
        self._fold_again()

    def _done_at(self, place: int) -> int:
        return [at for at, move in enumerate(self.moves) if isinstance(move, TrickDone)][place]

    def _fold_again(self) -> None:
        self.owe(duties_after(self.moves))

    def owe(self, duties: Duties) -> None:
        """This is demanded of players now."""
        if duties is not self.duties:
            self.duties = duties
            self.restricted = duties.restrict


def _penalty(duties: Duties, card: Card) -> PenaltyOnTable | None:
    return next((one for one in duties.penalties if one.card is card), None)
