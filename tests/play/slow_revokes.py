"""An independent reading of Laws 61 to 64 for boards with one revoke or several.

It goes through the log beside `SlowTable`, writes down every revoke that it sees, and looks at each
ruling of the director's: was that revoke to be corrected, or to be left for the end; was another
one more urgent; and did as many tricks move as the tricks that were played say. Where the table
leaves room for doubt (a fifth card that may have been a lead, a claim, an opponent who said whose
turn it was, a card missing from a trick) it says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bridgelaw.game import Board, Card, Deal, Seat, Suit
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev
from tests.play.slow_laws import SlowTable

_PLAYS = (ev.Led, ev.Played, ev.PlayedTogether, ev.Designated, ev.FacedLead)
_AUTOMATIC = ("64A1", "64A2", "64B1", "64B2", "64B7")
_NOT_IN_TIME = {"62D1", "62C3", "63A4", "43B2(b)"}


@dataclass
class Revoked:
    """A card that should not have been played, and what has happened since."""

    by: Seat
    card: Card
    number: int
    """Of the trick, counted from one."""
    suit: Suit | None
    """The suit that was not followed, or had to be led; none where something else was required."""
    played_on: bool = False
    """63A1, 63A2: has their side played, or named a card, to a later trick?"""
    doubtful: bool = False
    ruled: bool = False
    """Is it left for the end of the play, or settled?"""

    def can_be_corrected(self) -> bool:
        return not (self.played_on or self.doubtful or self.ruled)


def check_revokes(board: Board, deal: Deal, log: Sequence[ev.Event]) -> int:
    """Every ruling on a revoke is what Laws 62 to 64 say; gives how many were looked at."""
    reader = RevokeReader(board, deal)
    for event in log:
        reader.take(event)
    reader.check_sums()
    return reader.checked


class RevokeReader:
    """Reads a log event by event, on a table of its own (`slow`)."""

    def __init__(self, board: Board, deal: Deal) -> None:
        self.slow = SlowTable(board, deal)
        self.revokes: list[Revoked] = []
        self.checked = 0
        self.is_silent = False  # something happened that this reading does not cover
        self.lie: list[tuple[Seat, Card, int]] = []  # the cards that were played, and where
        self.moved: dict[Seat, int] = {}  # tricks that moved away from the side, by its first seat

    def take(self, event: ev.Event) -> None:
        if isinstance(event, ev.Ruled):
            if event.procedure == "revoke":
                self._check(event)
            self._note_ruling(event)
        if isinstance(event, ev.Claimed | ev.Conceded | ev.TrickQuitted):
            self.is_silent = True
        if isinstance(event, ev.Spread) and event.seat is self.slow.declarer:
            self.is_silent = True  # 48B2: it may have been a claim
        slow = self.slow
        turn, leader, done = slow.to_play(), slow.leader, len(slow.tricks)
        # A ruling puts cards where they belong; only who plays by themselves can disobey.
        plays = isinstance(event, _PLAYS)
        may = slow.obedient_cards(turn) if plays and turn else set()
        may_lead = slow.obedient_cards(leader, leading=True) if plays and leader else set()
        due = {
            order.player: next(iter(order.suits))
            for order in slow.lead_orders
            if order.demand is fx.Demand.REQUIRE and len(order.suits) == 1
        }
        lay = self.lie
        slow.take(event)
        # Only a ruling changes tricks that were complete before; but the last one is open again if
        # dummy puts out another card than declarer named (45D).
        over = 0 if isinstance(event, ev.Ruled) else max(done - 1, 0)
        same = sum(map(len, slow.tricks[:over]))
        lie = self.lie = [*lay[:same], *self._lying(over)]
        before = set(lay[same:])
        new = [placed for placed in lie[same:] if placed not in before]
        if isinstance(event, ev.Ruled) and any(self._leads(*placed) for placed in new):
            self.is_silent = True  # others may have to follow to another suit now
        if self.revokes:
            self.revokes = [one for one in self.revokes if (one.by, one.card, one.number) in lie]
        if plays:
            self._went_on(event, new, done)
        else:
            # What was led too early becomes a lead (44G).
            turn = leader = None
            for one in self.revokes:
                side = (one.by, one.by.partner)
                if any(seat in side and number > one.number for seat, _, number in new):
                    one.played_on = True
        for seat, card, number in new:
            if self._began(seat, card, number):
                obeyed = seat is not leader or card in may_lead
            else:
                obeyed = seat is not turn or card in may
            self._see(seat, card, number, obeyed, due.get(seat))

    def _lying(self, over: int) -> Iterator[tuple[Seat, Card, int]]:
        """The cards that were played after so many tricks, and where."""
        tricks = [*self.slow.tricks[over:], self.slow.trick]
        for number, trick in enumerate(tricks, over + 1):
            for seat, card in trick:
                yield seat, card, number

    def _began(self, seat: Seat, card: Card, number: int) -> bool:
        return [*self.slow.tricks, self.slow.trick][number - 1][0] == (seat, card)

    def _leads(self, seat: Seat, card: Card, number: int) -> bool:
        trick = [*self.slow.tricks, self.slow.trick][number - 1]
        return trick[0] == (seat, card) and len(trick) > 1

    def _see(self, seat: Seat, card: Card, number: int, obeyed: bool, due: Suit | None) -> None:
        """61A: a suit that could have been followed, or what was required and could be done."""
        trick = [*self.slow.tricks, self.slow.trick][number - 1]
        led = trick[0][1].suit
        left = {one.suit for one in self.slow.hands[seat]}
        if trick[0] != (seat, card) and card.suit is not led and led in left:
            self.revokes.append(Revoked(seat, card, number, led))
        elif not obeyed:
            # 64B2. Whoever had to lead a suit has revoked in it, as if they had not followed to it.
            suit = due if trick[0] == (seat, card) else None
            self.revokes.append(Revoked(seat, card, number, suit))

    def _went_on(self, event: ev.Event, new: list[tuple[Seat, Card, int]], done: int) -> None:
        """63A1: a card to a later trick; 63A2: a card named for it."""
        assert isinstance(event, _PLAYS)
        seat = event.seat
        for one in self.revokes:
            if seat not in (one.by, one.by.partner) or done < one.number:
                # A lead before the trick is complete is only shown.
                if seat in (one.by, one.by.partner) and not new:
                    one.doubtful = True
                continue
            if new or (isinstance(event, ev.Designated) and event.seat is self.slow.declarer):
                one.played_on = True
            else:
                one.doubtful = True

    # Rulings

    def _note_ruling(self, event: ev.Ruled) -> None:
        clauses = set(event.clauses)
        if clauses & {"47E1", "43B2(b)", "43B3", "45E", "45D2"} or any(
            isinstance(effect, fx.CardAdded | fx.DeemedClaim | fx.PlayGoesOn)
            for effect in event.effects
        ):
            self.is_silent = True
        for effect in event.effects:
            if isinstance(effect, fx.RevokeStands | fx.RevokeCounted):
                for one in self.revokes:
                    if (one.by, one.card) == (effect.player, effect.card):
                        one.ruled = True

    def _check(self, event: ev.Ruled) -> None:
        if self.is_silent:
            return
        clauses = event.clauses
        if clauses[-1] == "63B":
            self._left_for_the_end(self._of(event, fx.RevokeStands))
        elif "62C3" in clauses:
            self._corrected_together(event)
        elif "62A" in clauses and not _NOT_IN_TIME & set(clauses):
            self._corrected(event)
        elif any(clause in _AUTOMATIC for clause in clauses):
            self._counted(event)

    def _of(self, event: ev.Ruled, kind: type[fx.RevokeStands | fx.RevokeCounted]) -> Revoked:
        for effect in event.effects:
            if isinstance(effect, kind):
                for one in self.revokes:
                    if (one.by, one.card) == (effect.player, effect.card):
                        return one
        raise AssertionError(f"that was no revoke: {event}")

    def _left_for_the_end(self, revoke: Revoked) -> None:
        self.checked += 1
        assert revoke.played_on or revoke.doubtful, f"{revoke} is not established"
        urgent = [one for one in self.revokes if one is not revoke and one.can_be_corrected()]
        assert not urgent, f"{urgent} is to be corrected before {revoke} is left for the end"

    def _corrected(self, event: ev.Ruled) -> None:
        """62A: of what the ruling takes back, the first revoke of the trick is what it is about."""
        self.checked += 1
        back = {
            (effect.player, effect.card)
            for effect in event.effects
            if isinstance(effect, fx.CardReplaced | fx.CardWithdrawn)
        }
        wrong = [one for one in self.revokes if (one.by, one.card) in back]
        assert wrong, f"nothing was to be corrected: {event}"
        assert any(not one.played_on for one in wrong), f"{wrong} is established (63A1)"

    def _corrected_together(self, event: ev.Ruled) -> None:
        """62C3: both sides revoked on one trick, and one of them has played on."""
        self.checked += 1
        back = {
            (effect.player, effect.card)
            for effect in event.effects
            if isinstance(effect, fx.CardReplaced | fx.CardWithdrawn)
        }
        wrong = [one for one in self.revokes if (one.by, one.card) in back]
        both = [
            [one for one in wrong if one.number == number]
            for number in {one.number for one in wrong}
            if len({one.by.side for one in wrong if one.number == number}) == 2
        ]
        assert both, f"both sides did not revoke on one trick: {wrong}"
        for pair in both:
            if not any(one.doubtful for one in pair):
                assert {one.played_on for one in pair} == {True, False}, pair

    def _counted(self, event: ev.Ruled) -> None:
        """64A and 64B, from the tricks that were played."""
        revoke = self._of(event, fx.RevokeCounted)
        self.checked += 1
        won = [seat.side is revoke.by.side for seat in self.slow.winners[revoke.number - 1 :]]
        himself = self.slow.winners[revoke.number - 1] is revoke.by
        before = [
            one
            for one in self.revokes
            if one.by is revoke.by and one.suit is revoke.suit and one.number < revoke.number
        ]
        others = [one for one in self.revokes if one.by.side is not revoke.by.side]
        clause = next(clause for clause in event.clauses if clause in _AUTOMATIC)
        most = {"64A1": himself + any(won[1:]), "64A2": 1}.get(clause, 0)
        holds = {
            "64A1": himself,
            "64A2": not himself and any(won),
            "64B1": not any(won),
            "64B2": revoke.suit is not None and bool(before),
            "64B7": bool(others),
        }
        assert holds[clause], f"{clause} does not hold of {revoke}"
        if clause.startswith("64A"):
            assert not others, "64B7: both sides have revoked"
            assert revoke.suit is None or not before, "64B2: the same player in the same suit"
        tricks = sum(
            effect.tricks for effect in event.effects if isinstance(effect, fx.TricksTransferred)
        )
        assert tricks <= most, f"{tricks} tricks moved by {clause}"
        side = min(revoke.by, revoke.by.partner, key=lambda seat: seat.index)
        self.moved[side] = self.moved.get(side, 0) + tricks

    def check_sums(self) -> None:
        """64A: no trick moves twice, and none that was won before the first revoke."""
        if self.is_silent:
            return
        for side, moved in self.moved.items():
            ours = [one.number for one in self.revokes if one.by.side is side.side]
            if ours:
                won = self.slow.winners[min(ours) - 1 :]
                assert moved <= sum(seat.side is side.side for seat in won), "a trick moved twice"
