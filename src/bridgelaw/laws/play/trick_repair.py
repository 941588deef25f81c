"""A trick is put right: a card of it changes, and what was played after it may or must.

Laws 45C4(b), 45D, 43B, 52, 58B and 62 differ in who may change a card, in what becomes of those
that go back, and in whom these tell something. What can be played instead, who wins now, and
whether the lead to the next trick can stay, is the same for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.game.tricks import Trick
from bridgelaw.laws.common.withdrawn_cards import Play, not_instead, taken_back
from bridgelaw.laws.law import Kind, Table, Text, fx, tr
from bridgelaw.table.choices import CardChoices
from bridgelaw.table.placed import Placed


def instead_of(placed: Placed) -> CardChoices:
    """What could be played in its place, with all that came after it back in hand."""
    back = ((placed.seat, placed.card), *placed.after, *placed.next_trick)
    return placed.table.would_be(*taken_back(back)).cards_at_turn(placed.seat).without_demand


class InTrick:
    """What is about one card of a trick, which may not have been entered."""

    __slots__ = ()
    lies: Placed | None
    """Where the card lies; `None` where nobody has entered it."""

    @property
    def card(self) -> Card | None:
        return None if self.lies is None else self.lies.card

    @property
    def after(self) -> tuple[tuple[Seat, Card], ...]:
        """What was played to the trick after that card."""
        return () if self.lies is None else self.lies.after

    @property
    def next_trick(self) -> tuple[tuple[Seat, Card], ...]:
        return () if self.lies is None else self.lies.next_trick

    def card_of(self, player: Player) -> Card | None:
        """What the player has played to the trick after that card."""
        return next((card for seat, card in self.after if seat is player), None)


@dataclass(frozen=True, slots=True)
class Repair(InTrick):
    """The trick while it is put right, with what the players have chosen so far."""

    lies: Placed | None
    """The card that changes, where it lies; `None` where nobody has entered it."""
    changes: tuple[fx.CardReplaced, ...]
    """What is played instead, that card's own first, in the order in which it was chosen."""
    back: tuple[Play, ...] = ()
    """What goes back and is not replaced, in the order in which it was played."""
    law: str = "47D"
    """Under which a lead that can stay is made again, once the trick is right."""

    @classmethod
    def at(cls, table: Table, player: Player, old: Card | None, law: str = "47D") -> Repair:
        """Before anything has changed."""
        there: Placed | None = None
        if old is not None and isinstance(player, Seat):
            there = table.placed(player, old)
        return cls(there, (), law=law)

    @classmethod
    def of(
        cls,
        table: Table,
        player: Player,
        old: Card | None,
        new: Card | None,
        law: str = "47D",
    ) -> Repair:
        """One card takes the place of another."""
        return cls.at(table, player, old, law).changing(player, new, old)

    # What lies there

    @property
    def lead(self) -> tuple[Seat, Card] | None:
        """The lead to the next trick."""
        return self.next_trick[0] if self.next_trick else None

    @property
    def leads_another_suit(self) -> bool:
        """Is another suit led now than before?"""
        if self.lies is None or not self.lies.is_lead or not self.changes:
            return False
        first = self.changes[0]
        if first.player is not self.lies.seat or first.card is None or first.new is None:
            return False
        return first.card.suit is not first.new.suit

    # What the players choose

    def changing(self, player: Player, new: Card | None, old: Card | None = None) -> Repair:
        """The player plays another card, too; `old`: where theirs came before that card."""
        change = fx.CardReplaced(player, old or self.card_of(player), new)
        return replace(self, changes=(*self.changes, change))

    def taking_back(self, *plays: Play) -> Repair:
        """These go back, and are not replaced."""
        back = (*self.back, *plays)
        order = (*self.after, *self.next_trick)
        return replace(self, back=tuple(play for play in order if play in back) or back)

    @property
    def with_lead_back(self) -> Repair:
        """What was played to the next trick goes back."""
        return self.taking_back(*self.next_trick)

    # What can be played instead

    def choices(self, player: Player) -> CardChoices | None:
        """What the player may play instead of theirs, with all that came after it back in hand."""
        before = self._before(player)
        if before is None or not isinstance(player, Seat):
            return None
        return before.cards_at_turn(player).without_demand

    def is_in_turn(self, player: Player) -> bool:
        """Is theirs the next card after what lies before it now?"""
        before = self._before(player)
        return before is not None and before.to_play is player

    def _before(self, player: Player) -> Table | None:
        """The table at which the player is to play again; `None` where they have not played."""
        old = self.card_of(player)
        if self.lies is None or old is None:
            return None
        assert isinstance(player, Seat)
        later = self.after[self.after.index((player, old)) :]
        earlier = (one for one in self.changes if (one.player, one.card) not in later)
        return self.lies.table.would_be(*taken_back((*later, *self.next_trick)), *earlier)

    def must_change(self, player: Player) -> bool | None:
        """Could the card not have been played after what lies before it now?

        `None` where that hangs on what else the player holds.
        """
        choices, old = self.choices(player), self.card_of(player)
        may_stay = True if choices is None or old is None else choices.may_play(old)
        return None if may_stay is None else not may_stay

    def can_change(self, player: Player) -> bool | None:
        """Is there another card that they may play? `None` where they have not played."""
        choices, old = self.choices(player), self.card_of(player)
        return None if choices is None else any(card is not old for card in choices.legal)

    def not_instead(self, player: Player) -> Callable[[Card | None], Text | None]:
        """Why a card cannot take the place of the player's; to be used as `allowed`."""
        choices = self.choices(player)
        return (lambda new: None) if choices is None else not_instead(choices, self.card_of(player))

    def not_a_change(self, player: Player) -> Callable[[Card | None], Text | None]:
        """Why the player cannot change to a card; `None` is to keep theirs, which always fits."""
        choices, old = self.choices(player), self.card_of(player)

        def reason(new: Card | None) -> Text | None:
            if new is None or choices is None:
                return None
            if new is old:
                return tr("{card} is the card that was played: to leave it, answer keep", card=new)
            breach = choices.why_not(new)
            return None if breach is None else breach.text

        return reason

    def samples(self, player: Player) -> tuple[str, ...]:
        """To keep the card, or to play another: of a hand that is not known, one that follows."""
        choices, old = self.choices(player), self.card_of(player)
        if choices is None or self.lies is None:
            return ()
        others = [card for card in choices.legal if card is not old]
        if not choices.is_known:
            led = self._trick(len(self.changes)).suit_led
            others.sort(key=lambda card: (card.suit is not led, card))
        return ("keep", *map(str, others[:1]))

    # Who wins

    def _trick(self, count: int) -> Trick:
        """The trick when so many cards have been changed."""
        if self.lies is None:
            return Trick()
        new = {(one.player, one.card): one.new for one in self.changes[:count]}
        trick = self.lies.trick
        cards = tuple((seat, new.get((seat, card)) or card) for seat, card in trick.cards)
        return Trick(cards, trick.trump)

    @property
    def winner(self) -> Seat | None:
        """Who wins the trick now."""
        return self._trick(len(self.changes)).winner

    @property
    def winner_changes(self) -> bool:
        """Does another hand win it than before?"""
        return self.winner is not self._trick(0).winner

    @property
    def winner_has_changed(self) -> bool:
        """Does another hand win it now, or while the cards are changed one by one?"""
        winner = self._trick(0).winner
        counts = range(1, len(self.changes) + 1)
        return any(self._trick(count).winner is not winner for count in counts)

    @property
    def lead_is_needed(self) -> bool:
        """Is a card of the next trick played to this one now?"""
        new = [change.new for change in self.changes]
        return any(card in new for _, card in self.next_trick)

    @property
    def lead_cannot_stay(self) -> bool:
        """Is it not its leader's turn now, although it was, or is its card played before?"""
        if self.lead is None:
            return False
        is_turn = not self.winner_changes or self.winner is self.lead[0]
        return not is_turn or self.lead_is_needed

    # What becomes of the cards

    @property
    def took_back(self) -> tuple[Play, ...]:
        """What other hands have taken back."""
        changed = ((change.player, change.card) for change in self.changes[1:])
        return (*changed, *self.back)

    @property
    def moved(self) -> tuple[fx.Effect, ...]:
        """The cards, in an order in which they can be moved."""
        back = list(self.back)
        again: tuple[fx.Effect, ...] = ()
        if self.next_trick and self.winner_has_changed and self.next_trick[0] not in back:
            # It goes back only while the cards are changed.
            back += self.next_trick
            again = tuple(fx.CardPlayed(seat, card, self.law) for seat, card in self.next_trick)
        return (*taken_back(back), *self.changes, *again, *self._legal_now)

    @property
    def _legal_now(self) -> tuple[fx.Effect, ...]:
        """Cards that are kept and looked like a revoke, and are none: another suit was led."""
        if self.lies is None or not self.leads_another_suit:
            return ()
        gone = (*self.took_back,)
        kept = (play for play in (*self.after, *self.next_trick) if play not in gone)
        table = self.lies.table
        return tuple(
            fx.CardAccepted(seat, card)
            for seat, card in kept
            if table.open_of(Kind.REVOKE, seat=seat, what=card)
        )
