"""Laws 61 to 64: what the table shows of the revoke that is ruled on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bridgelaw.game.calls import SOME_BID
from bridgelaw.game.cards import ONE_OF, SOME_CARDS, Card
from bridgelaw.game.seats import SEATS, Player, Seat, Side
from bridgelaw.laws.common.withdrawn_cards import Play
from bridgelaw.laws.law import Irregularity, Kind, NothingToRule, Table, Text, fx, tr
from bridgelaw.laws.play.revoke.adjustment import situation as adjustment
from bridgelaw.laws.play.revoke.equity.situation import Evidence, evidence, kept_for_earlier
from bridgelaw.laws.play.revoke.questions import Exempt, Hand, Noticed, Won
from bridgelaw.laws.play.revoke.replacement import situation as instead
from bridgelaw.laws.play.trick_repair import Repair
from bridgelaw.table.events import Fact
from bridgelaw.table.result import is_claim_doubted, is_claim_settled
from bridgelaw.table.revokes import (
    TWELFTH,
    Established,
    Offence,
    Status,
    hands_back,
    other_on_trick,
    other_suspected,
    revoke_to_rule_on,
    revokes,
    suspected,
    suspects,
    trick_of,
    ways_of_going_on,
)
from bridgelaw.table.unruled import last_unruled


@dataclass(frozen=True, slots=True)
class RevokeAtTable:
    """A revoke, or what may be one, at the table where it was made."""

    table: Table
    offence: Offence | None = None
    """`None` where nobody entered it, and while it is not known which card is suspected."""
    ways: tuple[Established, ...] = tuple(Established)
    """63A: how the side can have gone on; more than one where there is room for doubt."""
    passed_over: Irregularity | None = None
    """52: no revoke, but another card was played although a penalty card was due."""
    who: Seat | None = None
    """Whose it is, where nothing else of it is known."""
    told_twelfth: bool | None = None
    """Whether it was on the twelfth trick, where the director has said it."""

    @property
    def _there(self) -> tuple[Table, Offence] | None:
        """The table with the offence, where somebody entered which card it was."""
        offence = self.offence
        return None if offence is None or not offence.card.is_known else (self.table, offence)

    @property
    def by(self) -> Seat:
        by = self.who if self.offence is None else self.offence.by
        assert by is not None
        return by

    @property
    def card(self) -> Card | None:
        return None if self.offence is None else self.offence.card

    @property
    def events(self) -> tuple[int, ...]:
        """When it was played, and when the card was led to which it does not follow."""
        if self._there is None:
            return ()
        table, offence = self._there
        leader, lead = trick_of(table, offence).cards[0]
        is_first = not offence.follows or (leader, lead) == (offence.by, offence.card)
        return (offence.at,) if is_first else (offence.at, table.played_in(leader, lead))

    @property
    def trick(self) -> int | None:
        """The number of the trick, where the table knows it."""
        return None if self.offence is None else self.offence.trick

    @property
    def is_told(self) -> bool:
        """Did somebody enter which card it was?"""
        return self._there is not None

    @property
    def is_one_of_several(self) -> bool:
        """Has somebody else revoked on this board, or the same player on another trick?"""
        if self._there is None:
            return False
        table, offence = self._there
        return any(
            one.status is not Status.CORRECTED and (one.by, one.card) != (offence.by, offence.card)
            for one in table.derive(revokes)
        )

    @property
    def still_to_come(self) -> tuple[Offence, ...]:
        """The other revokes that are to be ruled on, now or after the play."""
        if self._there is None:
            return ()
        table, offence = self._there
        # 62C3. This ruling corrects both revokes of the trick; on the twelfth each has its own.
        with_it = None if self.is_twelfth else other_on_trick(table, offence, self.how_established)
        return tuple(
            one
            for one in table.derive(revokes)
            if one.status in (Status.OPEN, Status.STANDS)
            and not one.is_deemed
            and (one.by, one.card) != (offence.by, offence.card)
            and one != with_it
        )

    @property
    def to_rule_on_now(self) -> tuple[Offence, ...]:
        """Those of them that have not been put off until the play is over."""
        put_off = self.play_over is not True
        return tuple(
            one for one in self.still_to_come if not (put_off and one.status is Status.STANDS)
        )

    @property
    def other_side(self) -> Side | None:
        return self.by.side.other if self.table.seats else None

    @property
    def is_lead(self) -> bool:
        """61A: was another suit led than the one that had to be led?"""
        return self.offence is not None and self.offence.is_lead

    def chooser(self, player: Player) -> Player:
        """Who says what is played from this hand: declarer for dummy."""
        return self.table.chooses_for(player)

    # 61: is it a revoke?

    @property
    def is_only_suspected(self) -> bool:
        """The hand is not known, and somebody must say which card it is about."""
        return self.offence is None and self.passed_over is None and self.who is None

    def not_suspected(self, card: Card | None) -> Text | None:
        """Why no revoke can be suspected of this card."""
        if card in self.table.derive(suspects):
            return None
        return tr("no player whose hand is not known failed to follow suit with {card}", card=card)

    def suspected_of(self, card: Card | None) -> RevokeAtTable:
        return self if card is None else _known(self.table, suspected(self.table, card))

    @property
    def could_comply(self) -> bool | None:
        """Could they have played what was required? `None` where the table does not know."""
        if self._there is None or self.offence is None or not self.offence.is_sure:
            return None
        return instead.could_comply(*self._there)

    @property
    def settled_as_none(self) -> tuple[fx.Effect, ...]:
        """What the table took for a revoke is settled."""
        offence = self.offence
        if offence is None or not (offence.is_sure or offence.status is Status.STANDS):
            return ()
        return (fx.RevokeCounted(offence.by, offence.card),)

    @property
    def no_longer_stands(self) -> tuple[fx.Effect, ...]:
        """62C3: it was ruled to be established, and is corrected all the same."""
        offence = self.offence
        if offence is None or offence.status is not Status.STANDS:
            return ()
        return (fx.RevokeCounted(offence.by, offence.card),)

    # 63: is it established?

    @property
    def is_deemed_established(self) -> bool:
        """43B2(b): has the card been taken back, although its tricks are still to be counted?"""
        if self._there is None or self._there[1].status is not Status.STANDS:
            return False
        return (self.by, self.card) not in trick_of(*self._there).cards

    @property
    def how_established(self) -> Established | None:
        if self.ways == (Established.PLAYED,) and self.play_over:
            return Established.PLAYED_OUT
        return self.ways[0] if len(self.ways) == 1 else None

    def gone_on(self, how: Established) -> RevokeAtTable:
        """The same, now that it is known what the side has done since."""
        return replace(self, ways=(how,))

    def on_twelfth(self, is_twelfth: bool) -> RevokeAtTable:
        """The same, now that it is known whether it was on that trick."""
        return replace(self, told_twelfth=is_twelfth)

    def not_gone_on(self, way: Established) -> Text | None:
        """A fifth card may have been a lead (45E), and a hand that was spread a claim (48B2)."""
        is_over = way is Established.PLAYED_OUT and self.play_over is not False
        fits = (Established.PLAYED if is_over else way) in self.ways
        return None if fits else tr("the table shows something else")

    @property
    def is_agreed(self) -> bool | None:
        """69A: only the director knows whether the round is over; what is doubted is not agreed."""
        return False if is_claim_doubted(self.table) else None

    @staticmethod
    def not_after(round_over: bool | None) -> Callable[[Noticed | Exempt], Text | None]:
        """64B5: why it cannot have been pointed out after the round: that has not ended (8B)."""

        def reason(when: Noticed | Exempt) -> Text | None:
            if round_over is False and when in (Noticed.NEXT_ROUND, Exempt.NEXT_ROUND):
                return tr("the round has not ended for this table")
            return None

        return reason

    @property
    def is_twelfth(self) -> bool | None:
        earlier = self.table.earlier
        if self.offence is not None and earlier is not None:
            return self.offence.trick + earlier == TWELFTH
        return False if self._tricks_since > 1 else self.told_twelfth

    @property
    def _tricks_since(self) -> int:
        """How many tricks have begun since the one of the revoke, of those that were entered."""
        if self._there is None:
            return 0
        table, offence = self._there
        return len(table.tricks) + bool(table.trick.cards) - offence.trick

    @property
    def how_far(self) -> tuple[Fact, int | None] | None:
        """How far the play is, if that was the twelfth trick and nobody had counted them."""
        if self._there is None or self.table.earlier is not None or not self.told_twelfth:
            return None
        if self._tricks_since and len(self.table.trick.cards) in (0, len(SEATS)):
            return Fact.PLAY_OVER, None
        return Fact.TRICK, TWELFTH + self._tricks_since + (not self.table.trick.cards)

    @property
    def hands_back(self) -> bool | None:
        return hands_back(self.table)

    @property
    def play_over(self) -> bool | None:
        return self.table.play_has_ended

    @property
    def other_on_trick(self) -> RevokeAtTable | None:
        """62C3: the other side's revoke on the same trick, if only one side has played on."""
        how = self.how_established
        other = None if self._there is None else other_on_trick(*self._there, how)
        return None if other is None else RevokeAtTable(self.table, other)

    @property
    def other_suspected(self) -> RevokeAtTable | None:
        """The same where the hand is not known, and may have lacked the suit."""
        how = self.how_established
        other = None if self._there is None else other_suspected(*self._there, how)
        return None if other is None else RevokeAtTable(self.table, other)

    @property
    def both_on_trick(self) -> bool | None:
        if self.other_on_trick is not None:
            return True
        return None if self._there is None or self.other_suspected is not None else False

    # 62B: the card itself

    @property
    def lay_face_up(self) -> bool:
        if self._there is None:
            return False
        table, offence = self._there
        return offence.card in table.at(offence.at).face_up(offence.by)

    @property
    def hand(self) -> Hand | None:
        """From which hand it was played."""
        if self.table.declarer is None:
            return None
        if self.table.defends(self.by):
            return Hand.FACED if self.lay_face_up else Hand.DEFENDER
        return Hand.DUMMY if self.by is self.table.dummy else Hand.DECLARER

    @property
    def replacement(self) -> Card | None:
        """The legal card where nobody has to choose: put down already, or the only one.

        Of a card that nobody named: one of the suit, if that was told.
        """
        if self._there is None:
            suit = None if self.offence is None else self.offence.suit
            return None if suit is None else SOME_CARDS[f"{suit.letter}?"]
        known = self._last_card or instead.second_card(*self._there)
        legal = instead.replacements(*self._there)
        is_only = known is None and legal is not None and len(legal) == 1
        return next(iter(legal or ())) if is_only else known

    @property
    def _last_card(self) -> Card | None:
        """62D1: after trick twelve a hand has one card, and may have played it to the last."""
        if self._there is None or not self.is_twelfth:
            return None
        fits = (card for player, card in instead.after_trick(*self._there)
                if player is self.by and self.not_a_replacement(card) is None)  # fmt: skip
        return next(fits, None)

    def named(self, new: Card) -> Card | Text:
        """The card that is played instead, as it is spoken of."""
        return new if new.is_known else ONE_OF[new.suit]

    def not_a_replacement(self, card: Card | None) -> Text | None:
        if self._there is None:
            return None
        return instead.not_a_replacement(*self._there, card)

    def replacement_samples(self) -> tuple[str, ...]:
        """Cards that fit; of a hand that is not known, any that it could hold."""
        return () if self._there is None else instead.replacement_samples(*self._there)

    @property
    def to_repair(self) -> Repair:
        """62: the trick on which it was made."""
        return Repair.at(self.table, self.by, self.card, "62C1")

    def to_repair_with(self, other: RevokeAtTable) -> Repair:
        """62C3: the trick of both revokes, from the first of them on."""
        assert self.card is not None
        came_after = other.to_repair.card_of(self.by) is self.card
        return other.to_repair if came_after else self.to_repair

    # 62C: the cards played after it

    def card_after(self, player: Player) -> Card | None:
        """What the player played to the trick after it, unless it is another revoke."""
        if self._there is None or not isinstance(player, Seat):
            return None
        card = self.to_repair.card_of(player)
        # That is ruled on by itself.
        wrong = {(one.by, one.card) for one in self.table.derive(revokes)}
        return None if card is None or (player, card) in wrong else card

    def legal_after(self, other: RevokeAtTable) -> tuple[Play, ...]:
        """62C3: the legal cards of the trick that came after a revoke of the opponents."""
        found: list[Play] = []
        wrong: list[Seat] = []
        for seat, card in () if self._there is None else trick_of(*self._there).cards:
            if seat in (self.by, other.by):
                wrong.append(seat)
            elif any(seat.opposes(one) for one in wrong):
                found.append((seat, card))
        return tuple(found)

    def has_changed(self, player: Player, new: Card | None) -> bool | None:
        """Where the cards are known, the one into which it was changed was asked for."""
        if self.is_told:
            return new is not None
        if self.offence is None or not isinstance(player, Seat):
            return None
        has_played = self.table.since(self.offence.at).has_played(player)
        return False if has_played is False else None

    # 62D and 63A4

    @property
    def partner_to_play(self) -> bool | None:
        """62D2: was it before partner's turn to play?"""
        if self._there is None:
            return None
        table, offence = self._there
        before = table.at(offence.at)
        if any(seat is offence.by.partner for seat, _ in before.trick.cards):
            return False
        return None if before.lead_is_open else True

    def claim_goes_on(self, by_claim: bool) -> str | None:
        """The procedure for a claim that is judged once the revoke is put right.

        A hand put down without a word counts as a claim (48B2), but its number must be found.
        """
        table = self.table
        if self.offence is None:
            return "claim" if by_claim else None
        is_open = by_claim or not is_claim_settled(table)
        return "claim" if table.claim is not None and is_open else None

    # 64: what it costs

    @property
    def may_be_late(self) -> bool:
        """64B4, 64B5: can it have been noticed too late?"""
        return self._there is not None and not adjustment.was_noticed_in_time(*self._there)

    @property
    def exempt(self) -> Exempt | None:
        """64B2, 64B3, 64B7 and 45D2: what the revoke itself tells."""
        return None if self._there is None else adjustment.exempt(*self._there)

    def cannot_be_exempt(self, round_over: bool | None) -> Callable[[Exempt], Text | None]:
        """Why an exemption is none here: the round goes on (64B5), or the play shows it."""
        in_round = self.not_after(round_over)

        def reason(answer: Exempt) -> Text | None:
            if self._there is not None and adjustment.is_refuted(*self._there, answer):
                return tr("the tricks that were played show otherwise")
            return in_round(answer)

        return reason

    def evidence(self, late: Exempt | None, why: Exempt | None) -> Evidence | None:
        """64C: what the cards say, where they are known, and what the director has said."""
        if self._there is None:
            return None
        found_late, exempt = (
            "" if one is None or one is Exempt.NO else one.value for one in (late, why)
        )
        return evidence(*self._there, found_late, exempt, why is Exempt.NO)

    def won(self, agreed: bool) -> Won | None:
        """64A: what the side has won from the revoke trick on; `None` if a claim hides it."""
        if self._there is None or not self._winners_are_known:
            return None
        return adjustment.won(*self._there, agreed)

    @property
    def _winners_are_known(self) -> bool:
        """Does the table know how far the play went, and what was trump?"""
        contract = self.table.contract
        is_known = contract is not None and contract.bid is not SOME_BID
        return is_known and self.table.phase is not None

    def cannot_have_won(self, answer: Won) -> Text | None:
        if self._there is None or not self._winners_are_known:
            return None
        if answer in adjustment.can_have_won(*self._there):
            return None
        return tr("the tricks that were played show otherwise")

    def tricks_to_move(self, won: Won, agreed: bool) -> int:
        """64A: no trick moves twice for two revokes."""
        if self._there is None or not self._winners_are_known:
            return won.tricks
        return min(won.tricks, adjustment.left_to_move(*self._there, agreed))

    def kept_for_earlier(self, tricks: int) -> int:
        """64C2(a): what stays theirs for earlier revokes of the same side.

        `tricks` are those that the other side would have won without this one.
        """
        return 0 if self._there is None else kept_for_earlier(*self._there, tricks)

    @property
    def settled_with_the_others(self) -> tuple[fx.Effect, ...]:
        """64B7: all revokes of the board are settled together."""
        if self.offence is None:
            return (fx.RevokeCounted(self.by, None),)
        counted = (fx.RevokeCounted(one.by, one.card) for one in adjustment.both_sides(self.table))
        # What moved before the other side's revoke was found goes back.
        back = (
            fx.TricksTransferred(moved.tricks, moved.side.other, "64B7")
            for moved in self.table.transfers
            if moved.side is not None and moved.law.startswith("64A")
        )
        return (*counted, *back)


def find_revoke(table: Table) -> RevokeAtTable:
    """The revoke to rule on now; of hands that are not known, what may be one."""
    found = table.derive(revoke_to_rule_on)
    if found is not None:
        return _known(table, found)
    passed_over = last_unruled(table, Kind.PENALTY_CARD_NOT_PLAYED)
    if passed_over is not None:
        return RevokeAtTable(table, passed_over=passed_over)
    if not table.derive(suspects):
        raise NothingToRule(tr("Nobody has revoked at this table."))
    return RevokeAtTable(table)


def hidden_revoke(table: Table, by: Seat) -> RevokeAtTable:
    """A revoke of this player, of which nobody entered anything."""
    return RevokeAtTable(table, who=by)


def _known(table: Table, offence: Offence) -> RevokeAtTable:
    return RevokeAtTable(table, offence, ways_of_going_on(table, offence))
