"""Law 62: what a correction takes back and puts in place, and what that means for the table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.common.withdrawn_cards import Play, taken_back
from bridgelaw.laws.law import Phase, fx
from bridgelaw.laws.play.revoke.replacement.situation import was_penalty_card
from bridgelaw.laws.play.revoke.situation import RevokeAtTable
from bridgelaw.laws.play.trick_repair import Repair


@dataclass(frozen=True, slots=True)
class Correction:
    """A revoke while it is corrected."""

    revoke: RevokeAtTable
    trick: Repair
    """The trick, with what the players have chosen so far."""
    defends: bool
    """Whether the offender does."""
    penalised: bool
    """Whether the offending side's cards become penalty cards."""
    clauses: tuple[str, ...] = ()
    """The clauses that have fired; the last one decides."""
    penalties: tuple[fx.PenaltyCard, ...] = ()
    """The defenders' cards that become major penalty cards, and by which clause."""
    told: tuple[Play, ...] = ()
    """What the other side took back, which the offending side may not use."""

    # What the players choose

    def under(self, clause: str) -> Correction:
        return replace(self, clauses=(*self.clauses, clause))

    def changing(self, player: Player, old: Card | None, new: Card | None) -> Correction:
        return replace(self, trick=self.trick.changing(player, new, old))

    def telling(self, *cards: Play) -> Correction:
        """The other side takes these back: 16C2."""
        return replace(self, told=(*self.told, *cards))

    def penalising(self, law: str, *cards: Play) -> Correction:
        """These become major penalty cards, unless no more cards are played that matter."""
        if not self.penalised:
            return self
        new = (fx.PenaltyCard(player, card, fx.Penalty.MAJOR, law) for player, card in cards)
        return replace(self, penalties=(*self.penalties, *new))

    @property
    def clause(self) -> str:
        return self.clauses[-1]

    # The next trick

    @property
    def next_lead(self) -> tuple[Seat, Card] | None:
        """62D1: the last trick plays itself, and nobody chooses a lead to it."""
        return None if self.revoke.is_twelfth else self.trick.lead

    @property
    def lead_must_go_back(self) -> bool:
        """Is it the offending side's, or is a card of that trick played to this one now?"""
        lead = self.next_lead
        if lead is None:
            return False
        return lead[0] in (self.revoke.by, self.revoke.by.partner) or self.trick.lead_is_needed

    @property
    def lead_moves(self) -> bool:
        """Does it go back, if only while the cards are changed?"""
        return bool(self.trick.back) or (
            self.next_lead is not None and self.trick.winner_has_changed
        )

    def with_lead_back(self) -> Correction:
        """What was played to the next trick goes back; the other side's is for that side alone."""
        others = (self.revoke.by.lho, self.revoke.by.rho)
        told = (play for play in self.trick.next_trick if play[0] in others)
        return replace(self.telling(*told), trick=self.trick.with_lead_back)

    # 61A: a lead of the wrong suit

    @property
    def whole_trick(self) -> tuple[tuple[Seat, Card], ...]:
        """What was led and everything after it."""
        lies = self.trick.lies
        return () if lies is None else (*lies.trick.cards, *lies.next_trick)

    def cards_of(self, *players: Player) -> tuple[Play, ...]:
        return tuple(play for play in self.whole_trick if play[0] in players)

    # 62C3: both sides revoked on the trick

    def correcting_both(self, *revokes: RevokeAtTable) -> Correction:
        """All that was led to the next trick goes back, and a defender's card is a penalty card."""
        faced = {(one.by, one.card) for one in revokes if one.lay_face_up}
        played = [change.new for change in self.trick.changes]  # a lead may be the card to it
        back = (*(play for play in self._old if play not in faced), *self.trick.next_trick)
        cards = (play for play in back if self._defends(play[0]) and play[1] not in played)
        return replace(self, trick=self.trick.with_lead_back).penalising("62C3", *cards)

    # What becomes of the cards

    @property
    def moved(self) -> tuple[fx.Effect, ...]:
        """The cards, in an order in which they can be moved."""
        return self._trick_anew if self.revoke.is_lead else self._cards_changed

    @property
    def _trick_anew(self) -> tuple[fx.Effect, ...]:
        ((by, new),) = ((change.player, change.new) for change in self.trick.changes)
        return (*taken_back(self.whole_trick), fx.CardPlayed(by, new, "62B"))

    @property
    def _cards_changed(self) -> tuple[fx.Effect, ...]:
        if self.revoke.offence is None or not self.revoke.is_twelfth:
            return self.trick.moved
        return (*taken_back(self._back), *self.trick.changes)

    @property
    def _back(self) -> tuple[Play, ...]:
        """What goes back and is not replaced."""
        table, offence = self.revoke.table, self.revoke.offence
        if self.revoke.is_lead:
            return self.whole_trick
        if offence is None or not self.revoke.is_twelfth or len(table.tricks) > offence.trick:
            return self.trick.back
        # 62D1. The last trick plays itself: what lies there goes back first, unless it is over.
        return self.trick.next_trick

    @property
    def penalised_players(self) -> tuple[Player, ...]:
        """Who gets a penalty card, each of them once."""
        return tuple(dict.fromkeys(penalty.player for penalty in self.penalties))

    @property
    def kept(self) -> tuple[fx.PenaltyCard, ...]:
        """The penalty cards that lie there again, where their player gets no other one."""
        new = self.penalised_players
        return tuple(one for one in self._as_before if one.player not in new)

    @property
    def penalty_cards(self) -> tuple[fx.Effect, ...]:
        """50: the penalty cards, new and old, and the look at them after the play."""
        cards = (*self.penalties, *self._as_before)
        return (*cards, fx.Review("50E4")) if cards else ()

    @property
    def _as_before(self) -> tuple[fx.PenaltyCard, ...]:
        """A card that was a penalty card before lies there as one again."""
        table, offence = self.revoke.table, self.revoke.offence
        if offence is None or table.may_be(Phase.OVER):
            return ()
        new = {(penalty.player, penalty.card) for penalty in self.penalties}
        new |= {(change.player, change.new) for change in self.trick.changes}  # played now
        found: list[fx.PenaltyCard] = []
        for player, card in dict.fromkeys((*self._old, *self.told, *self._back)):
            if card is None or not isinstance(player, Seat) or (player, card) in new:
                continue
            if (lay := was_penalty_card(table, player, card)) is not None:
                found.append(fx.PenaltyCard(player, card, lay.penalty, lay.law))
        return tuple(found)

    @property
    def _old(self) -> tuple[Play, ...]:
        return tuple((change.player, change.card) for change in self.trick.changes)

    def unauthorised(self, seen_by_partner: bool) -> tuple[fx.Effect, ...]:
        """16C2: what the other side took back is not for the offending side to use.

        `seen_by_partner`: the offender's own card is not for their partner (62D2).
        """
        by, card = self.revoke.by, self.revoke.card
        side = (by, by.partner)
        told: list[fx.Effect] = [
            fx.Unauthorised(player, card, side, "16C2")
            for player, card in self.told
            if card is not None
        ]
        if seen_by_partner and card is not None:
            told.append(fx.Unauthorised(by, card, (by.partner,), "16C2"))
        return (*told, fx.Review("16C3")) if self.told or seen_by_partner else ()

    @property
    def unauthorised_for_both(self) -> tuple[fx.Effect, ...]:
        """16C2 for either side; but a penalty card that lies there may be used by all (50E1)."""
        told = (
            fx.Unauthorised(player, card, (player.lho, player.rho), "16C2")
            for player, card in (*self._old, *self.trick.back)
            if not self._defends(player)
        )
        return (*told, fx.Review("16C3"))

    def _defends(self, player: Player) -> bool:
        return (player in (self.revoke.by, self.revoke.by.partner)) is self.defends
