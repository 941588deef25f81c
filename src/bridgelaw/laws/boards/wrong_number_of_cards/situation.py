"""Laws 13 and 14: what the table shows of its hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import PACK, Hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.laws.boards.teams import is_teams
from bridgelaw.laws.boards.wrong_number_of_cards.questions import Count, Moves
from bridgelaw.laws.law import Circumstances, Table, Text, fx, tr
from bridgelaw.table.state import FULL_HAND

_PACK = 52


@dataclass(frozen=True, slots=True)
class Hands:
    """The hands that were counted, and how far the board has come."""

    table: Table
    teams: bool | None = None
    wrong: dict[Seat, int] = field(default_factory=dict)
    """The hands with another number of cards than thirteen."""

    @classmethod
    def of(cls, given: Circumstances) -> Hands:
        assert given.table is not None  # there is always a table: this law begins with one
        return cls(given.table, is_teams(given), given.table.wrong_hands)

    @property
    def counted(self) -> Count | None:
        """What the count gave, once that is clear."""
        numbers = self.wrong.values()
        if not numbers:
            return None
        if max(numbers) > FULL_HAND > min(numbers):
            return Count.LONG_AND_SHORT
        if sum(numbers) + FULL_HAND * (len(SEATS) - len(self.wrong)) > _PACK:
            # A card too many: somebody may be short who has not counted yet.
            return None
        return Count.SHORT

    def is_not_so(self, count: Count) -> Text | None:
        """Why a hand that was counted, and is too long, speaks against it."""
        if self._long and count in (Count.SHORT, Count.TWICE):
            seat = self._long[0]
            return tr("{seat} counted {number} cards", seat=seat, number=self.wrong[seat])
        return None

    @property
    def has_called(self) -> bool | None:
        """13A: has one of them called? `None`: not all of them are known."""
        if not self.table.calls:
            return self.table.has_begun
        if any(seat in self.wrong for seat, _, _ in self.table.calls):
            return True
        return False if self.counted is Count.LONG_AND_SHORT else None

    @property
    def nobody_called(self) -> bool | None:
        begun = self.table.has_begun
        return None if begun is None else not begun

    @property
    def play_is_over(self) -> bool | None:
        return self.table.play_has_ended

    # Law 13: the cards that change hands

    @property
    def are_known(self) -> bool:
        """Are all wrong hands known card by card, so that the right ones can be entered?"""
        is_whole = sum(self.wrong.values()) == FULL_HAND * len(self.wrong)
        return (
            bool(self._long)
            and is_whole
            and all(
                self._dealt(seat) is not None and len(self._cards(seat)) == number
                for seat, number in self.wrong.items()
            )
        )

    @property
    def _long(self) -> list[Seat]:
        return [seat for seat, number in self.wrong.items() if number > FULL_HAND]

    @property
    def _short(self) -> list[Seat]:
        return [seat for seat, number in self.wrong.items() if number < FULL_HAND]

    def _dealt(self, seat: Seat) -> Hand | None:
        return self.table.dealt(seat)

    def _cards(self, seat: Seat) -> tuple[Card, ...]:
        return tuple(self._dealt(seat) or ())

    def moved(self, moves: Moves | None) -> tuple[fx.Effect, ...]:
        """The cards go where they belong; unknown ones are not named."""
        if moves is None:
            return ()
        return tuple(
            fx.CardMoved(giver, card, receiver)
            for card, to in moves
            if (giver := self._holder(card)) is not None
            and (receiver := self._receiver(to)) is not None
        )

    def _holder(self, card: Card) -> Seat | None:
        return next((seat for seat in self._long if card in self._cards(seat)), None)

    def _receiver(self, to: Seat | None) -> Seat | None:
        return self._short[0] if to is None and len(self._short) == 1 else to

    def do_not_fit(self, moves: Moves) -> Text | None:
        """Why the hands would not be right after these cards have changed hands."""
        numbers = dict(self.wrong)
        for card, to in moves:
            giver, receiver = self._holder(card), self._receiver(to)
            if giver is None:
                return tr("{card} is in no hand that is too long", card=card)
            if receiver is None:
                return tr("say to whom {card} goes", card=card)
            numbers[giver] -= 1
            numbers[receiver] = numbers.get(receiver, FULL_HAND) + 1
        for seat, number in numbers.items():
            if number != FULL_HAND:
                return tr("{seat} would have {number} cards then", seat=seat, number=number)
        return None

    def sample_moves(self) -> tuple[str, ...]:
        """An answer that puts the hands right."""
        surplus = self._surplus()
        lacking = (seat for seat in self._short for _ in range(FULL_HAND - self.wrong[seat]))
        return (", ".join(f"{card} {seat}" for card, seat in zip(surplus, lacking, strict=False)),)

    def _surplus(self) -> Iterator[Card]:
        for seat in self._long:
            yield from self._cards(seat)[FULL_HAND:]

    # 13C: a card that is no part of the deal

    @property
    def long_is_known(self) -> bool:
        """Is the one hand that is too long known card by card?"""
        return len(self._long) == 1 and len(self._cards(self._long[0])) > FULL_HAND

    def cannot_be_stray(self, card: Card | None) -> Text | None:
        """Why this card cannot be the surplus one."""
        if card is not None and self._holder(card) is None:
            return tr("{card} is in no hand that is too long", card=card)
        return None

    def taken_out(self, card: Card | None) -> tuple[fx.Effect, ...]:
        """The surplus card leaves its hand, where it is known whose and which it is."""
        holder = None if card is None else self._holder(card)
        return () if holder is None else (fx.CardRemoved(holder, card),)

    # Law 14: the card that is missing

    @property
    def short(self) -> Seat | None:
        """The player with the short hand, where the table shows only one."""
        found = self._short
        return found[0] if len(found) == 1 else None

    def not_short(self, seat: Seat) -> Text | None:
        """Why it cannot be this hand."""
        if self.wrong and seat not in self.wrong:
            return tr("{seat} has thirteen cards", seat=seat)
        return None

    @property
    def is_entered(self) -> bool:
        """Was anything entered at this table, so that cards are named too?"""
        return not self.table.since(-1).is_blank

    @property
    def lacks_a_card(self) -> bool:
        """Is a card in no hand that is known? A record has them all, whatever the pack has."""
        return self.is_entered and bool(self._missing)

    def cannot_be_missing(self, card: Card | None) -> Text | None:
        """Why this card cannot be the one that is missing: it is known to be in a hand."""
        if card is not None and not self._missing & card.bit:
            return tr("{card} is not missing", card=card)
        return None

    @property
    def _missing(self) -> int:
        known = (self._dealt(seat) for seat in SEATS)
        return PACK & ~sum(hand.mask for hand in known if hand is not None)

    def told(self, player: Seat, card: Card | None) -> tuple[fx.Effect, ...]:
        """14C: what partner learns from the replacement is unauthorised for partner alone."""
        return fx.Unauthorised(player, card, (player.partner,), "14C"), fx.Review("16B3")

    def handed(self, player: Seat) -> dict[str, str]:
        """14B: what the procedure for the play need not ask again."""
        who = player.letter
        return {"fault": "missing", "surplus": "no", "lead_faced": "yes", "who": who}
