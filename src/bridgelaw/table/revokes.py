"""Laws 61 and 63: the revokes of a table, and how far each of them has gone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

from bridgelaw.game.cards import SOME_CARD, Card
from bridgelaw.game.seats import SEATS, Player, Seat, Side
from bridgelaw.game.suits import Suit
from bridgelaw.game.tricks import Trick
from bridgelaw.table.breaches import REVOKES, Irregularity, Kind
from bridgelaw.table.effects import (
    CardAdded,
    CardPlayed,
    CardWithdrawn,
    DeemedClaim,
    Demand,
    PickedUp,
    PlayGoesOn,
    RevokeCounted,
    RevokeStands,
)
from bridgelaw.table.events import (
    Claimed,
    Conceded,
    Designated,
    Event,
    Led,
    Played,
    PlayedTogether,
    PutBack,
    Ruled,
    Spread,
    Unentered,
)
from bridgelaw.table.result import is_claim_agreed
from bridgelaw.table.rules.editions import rules_at
from bridgelaw.table.rules.kinds import Says
from bridgelaw.table.rules.rules import Rules
from bridgelaw.table.table import Table

TWELFTH = 12
"""62D1: on this trick a revoke is corrected even if it is established."""


class Established(Enum):
    """How the offending side has gone on since the revoke."""

    NO = "not at all"
    PLAYED = "by playing to the next trick"
    NAMED = "by naming a card of it"
    CLAIMED = "by a claim"
    OPPONENTS_CLAIMED = "by the opponents' claim"
    PLAYED_OUT = "by playing, and the play is over"
    """It was noticed when the play was over, as far as a quick ruling knows."""


class Status(Enum):
    """What became of a revoke."""

    OPEN = "not ruled on"
    STANDS = "stands"
    COUNTED = "counted"
    CORRECTED = "corrected"


@dataclass(frozen=True, slots=True)
class Offence:
    """A revoke, or what may be one."""

    by: Seat
    card: Card
    at: int = 0
    """The event of the log in which the card was played."""
    trick: int = 0
    """The number of the trick, from 1."""
    suit: Suit | None = None
    """The suit that was not played."""
    status: Status = Status.OPEN
    is_lead: bool = False
    is_sure: bool = False
    """Whether the table knows that it is a revoke."""
    follows: bool = True
    """Whether the suit that was led had to be followed; otherwise something else was required."""
    is_deemed: bool = False
    """67B1: they had not played to the trick at all; `defective-trick` rules on that."""

    @property
    def side(self) -> Side:
        return self.by.side


def revoke_to_rule_on(table: Table) -> Offence | None:
    """What can still be corrected comes first (62A, 62D1), and then the earliest."""
    return next(iter(revokes_to_rule_on(table)), None)


def revokes_to_rule_on(table: Table) -> tuple[Offence, ...]:
    """Every revoke that can be ruled on now, in the order in which that is done.

    62A: what is not established is corrected before anything else, or it will be too late.
    62D1: after it trick twelve, until the hands are back. What is established can wait.
    """
    return table.derive(_in_the_order_of_ruling)


def _in_the_order_of_ruling(table: Table) -> tuple[Offence, ...]:
    statuses = (Status.OPEN, Status.STANDS) if table.play_has_ended else (Status.OPEN,)
    found = [one for one in table.derive(revokes) if one.status in statuses and not one.is_deemed]
    if len(found) > 1:
        found.sort(key=lambda one: _urgency(table, one))
    return tuple(found)


def _urgency(table: Table, offence: Offence) -> tuple[bool, bool, int, bool, int]:
    """62C3: of two on one trick the one comes first of which only the director knows more."""
    ways = ways_of_going_on(table, offence)
    is_known = len(ways) == 1 or not table.since(offence.at).is_whole
    return (*_past_correcting(table, offence, ways), offence.trick, is_known, offence.at)


def _past_correcting(
    table: Table, offence: Offence, ways: tuple[Established, ...]
) -> tuple[bool, bool]:
    """Is it established (63A), and not on the twelfth trick (62D1)?"""
    if offence.status is not Status.OPEN:
        return True, True
    waits_for_claim = Established.OPPONENTS_CLAIMED in ways and not is_claim_agreed(table)
    # 62C3: of two on one trick neither is past correcting before both sides have played on.
    if Established.NO in ways or waits_for_claim or other_on_trick(table, offence) is not None:
        return False, False
    return True, offence.trick != TWELFTH or hands_back(table) is True


def revokes(table: Table) -> tuple[Offence, ...]:
    """Every revoke of the board, also those that were corrected or counted."""
    found: dict[tuple[Seat, Card], Offence] = {}
    for breach in table.irregularities:
        if breach.kind in REVOKES and isinstance(breach.what, Card):
            if not breach.is_open and _stood_before(table, breach.seat, breach.what, breach.at):
                continue  # the same card again, corrected: what is counted is the first (43B2(b))
            found[breach.seat, breach.what] = _of_irregularity(table, breach, breach.what)
    for one in _deemed(table):
        found[one.by, one.card] = one
    for one in _suspected_and_ruled(table):
        found.setdefault((one.by, one.card), one)
    none = _found_to_be_none(table)
    return tuple(one for key, one in found.items() if key not in none)


def _stood_before(table: Table, seat: Seat, card: Card, at: int) -> bool:
    """Had a ruling let a revoke with this card stand before that event?"""
    return (seat, card) in table.standing_revokes and any(
        isinstance(effect, RevokeStands) and (effect.player, effect.card) == (seat, card)
        for event in table.log[:at]
        if isinstance(event, Ruled)
        for effect in event.effects
    )


def _suspected_and_ruled(table: Table) -> list[Offence]:
    """Of hands that are not known: what was only suspected until the director ruled on it."""
    found: list[Offence] = []
    for at, event in enumerate(table.log):
        for effect in event.effects if isinstance(event, Ruled) else ():
            if not isinstance(effect, RevokeStands | RevokeCounted):
                continue
            seat, card = effect.player, effect.card
            assert isinstance(seat, Seat)
            if card is None:
                continue  # nobody entered it
            # As it lay at the ruling: it may have been taken back by that ruling (43B2(b)).
            then = table.at(at)
            if _number(then, seat, card) is not None:
                stands = (seat, card) in table.standing_revokes
                status = Status.COUNTED if _is_counted(table, seat, card) else Status.CORRECTED
                found.append(_of_card(then, seat, card, Status.STANDS if stands else status))
    return found


def _found_to_be_none(table: Table) -> set[tuple[Player, Card | None]]:
    return {
        (effect.player, effect.card)
        for ruling in table.rulings
        if rules_at(table).have(Says.NO_REVOKE, ruling.clauses)
        for effect in ruling.effects
        if isinstance(effect, RevokeCounted)
    }


def _deemed(table: Table) -> list[Offence]:
    """67B1: who had not played to a trick is deemed to have revoked on it."""
    standing = set(table.standing_revokes)
    return [
        Offence(
            effect.player,
            effect.card,
            trick=effect.trick,
            status=Status.STANDS if (effect.player, effect.card) in standing else Status.COUNTED,
            is_deemed=True,
        )
        for ruling in table.rulings
        if rules_at(table).have(Says.DEEMED_REVOKE, ruling.clauses)
        for effect in ruling.effects
        if isinstance(effect, CardAdded)
        and isinstance(effect.player, Seat)
        and effect.card is not None
    ]


def _of_irregularity(table: Table, found: Irregularity, card: Card) -> Offence:
    seat = found.seat
    before = when_played(table, found.at)
    # Where it was played: if it was taken back, it may lie in a later trick now.
    number = _number(table.at(found.at + 1), seat, card) or len(before.tricks) + 1
    status = (
        Status.OPEN
        if found.is_open
        else Status.STANDS
        if (seat, card) in table.standing_revokes
        else Status.COUNTED
        if _is_counted(table, seat, card)
        else Status.CORRECTED
    )
    follows = found.kind is Kind.REVOKE
    suit = dict(found.breach.details).get("suit") if follows else _required(before, seat)
    if follows and suit is None:  # somebody said that it was one
        after = table.at(found.at + 1)
        suit = after.suit_led if after.lead_is_open else before.suit_led
    is_lead = not follows and not before.trick.cards
    return Offence(seat, card, found.at, number, suit, status, is_lead, True, follows)


def _required(before: Table, seat: Seat) -> Suit | None:
    """The one suit that the player was required to lead."""
    for restriction in before.lead_restrictions:
        required = restriction.player is seat and restriction.demand is Demand.REQUIRE
        if required and len(restriction.suits) == 1:
            return next(iter(restriction.suits))
    return None


def _is_counted(table: Table, seat: Seat, card: Card) -> bool:
    return any(
        RevokeCounted(seat, card) in ruling.effects
        for ruling in table.rulings
        if not rules_at(table).have(Says.BOTH_CORRECTED, ruling.clauses)
    )


def _number(table: Table, seat: Seat, card: Card) -> int | None:
    """The number of the trick in which the card lies."""
    lies = table.placed(seat, card)
    return None if lies is None else lies.number


# What is only suspected


def suspects(table: Table) -> dict[Card, tuple[Seat, Suit]]:
    """What hands that the table does not know played if they denied something by it.

    They did not follow suit, or did not obey a demand (50D2, 54D, 56B, 57A).
    """
    found: dict[Card, tuple[Seat, Suit]] = {}
    played = [(trick.suit_led, trick.cards[1:]) for trick in table.tricks]
    played.append((table.suit_led, table.trick.cards[0 if table.lead_is_open else 1 :]))
    for suit, cards in played:
        for seat, card in cards:
            # Of a card that nobody named nothing is known.
            is_other = suit is not None and card is not SOME_CARD and card.suit is not suit
            if suit is not None and is_other and table.hand(seat) is None:
                found[card] = (seat, suit)
    for seat in SEATS:
        for denial in table.knowledge.denials(seat):
            found.setdefault(denial.card, (seat, denial.card.suit))
    ruled = {
        effect.card
        for ruling in table.rulings
        for effect in ruling.effects
        if isinstance(effect, RevokeCounted)
    }
    return {card: played for card, played in found.items() if card not in ruled}


def suspected(table: Table, card: Card) -> Offence:
    seat, _ = table.derive(suspects)[card]
    for denial in table.knowledge.denials(seat):
        if denial.card is card:
            found = _of_irregularity(table, Irregularity(denial.breach, denial.at), card)
            return replace(found, is_sure=False)
    return _of_card(table, seat, card, Status.OPEN)


def _of_card(table: Table, seat: Seat, card: Card, status: Status) -> Offence:
    number = _number(table, seat, card)
    assert number is not None
    trick = (*table.tricks, table.trick)[number - 1]
    return Offence(seat, card, table.played_in(seat, card), number, trick.suit_led, status)


def when_played(table: Table, at: int) -> Table:
    """The table when the card of this event was played, as the player had to look at it.

    53B: where it is the lead of the player whose turn it was, over another's lead out of turn,
    that one has gone back. 45D: where dummy put it out, so has the card that declarer had named.
    """
    before = table.at(at)
    if isinstance(table.log[at], Ruled):
        return before
    after = table.at(at + 1)
    cards = before.trick.cards or (before.tricks[-1].cards if before.tricks else ())
    named = (placed for placed in cards if placed[1].is_known)
    back = [placed for placed in named if placed[1] not in after.played(placed[0])]
    return before.would_be(*(CardWithdrawn(*placed) for placed in back)) if back else before


# 63: has it been established?


_OPEN_TO_DOUBT = {
    Says.LEAD_DECIDED: Established.PLAYED,
    Says.CLAIM_DECIDED: Established.CLAIMED,
}
"""What a ruling that says so has settled: whether that was a lead, or a claim."""


_CAN_HAVE_GONE_ON = (
    Established.PLAYED,
    Established.NAMED,
    Established.CLAIMED,
    Established.OPPONENTS_CLAIMED,
)
"""What the side can have done where nobody entered it."""


def established(table: Table, offence: Offence) -> Established | None:
    """63A: how the offending side has gone on; `None` where the table cannot tell."""
    ways = ways_of_going_on(table, offence)
    return ways[0] if len(ways) == 1 else None


def is_established(table: Table, offence: Offence) -> bool | None:
    """63B: does it stand? `None` where it is open to doubt what the side has done since.

    62D1: on the twelfth trick it is corrected all the same, until the hands are back. 63A4: the
    opponents' claim establishes it only once it is agreed.
    """
    if offence.trick == TWELFTH and hands_back(table) is not True:
        return False
    how = established(table, offence)
    if how is Established.OPPONENTS_CLAIMED:
        return is_claim_agreed(table)
    return None if how is None else how is not Established.NO


def established_ones(table: Table) -> tuple[Offence, ...]:
    """63A: every revoke of the board that is established, settled or not."""
    return table.derive(_established)


def _established(table: Table) -> tuple[Offence, ...]:
    return tuple(
        one
        for one in table.derive(revokes)
        if one.status in (Status.STANDS, Status.COUNTED)
        or (
            one.status is Status.OPEN
            and established(table, one) not in (Established.NO, Established.OPPONENTS_CLAIMED)
        )
    )


def ways_of_going_on(table: Table, offence: Offence) -> tuple[Established, ...]:
    """63A: what the table shows of that; more than one where it leaves room for doubt."""
    side = offence.side
    # 63B. What was left for the end of play had been established by then.
    unclaimed = Established.PLAYED if offence.status is Status.STANDS else Established.NO
    claimed = unclaimed
    doubts: list[Established] = []
    rules = rules_at(table)
    told = _told_it_was_their_turn(table)
    before = table.at(offence.at + 1)
    for at, event in enumerate(table.log[offence.at + 1 :], offence.at + 1):
        after = table.at(at + 1)
        done = len(before.tricks) >= offence.trick
        new = {one.kind for one in after.irregularities[len(before.irregularities) :]}
        if isinstance(event, Unentered) and not after.play_has_ended:
            doubts += [one for one in _CAN_HAVE_GONE_ON if one not in doubts]
        elif at in told:
            pass  # 47E1: A1 does not apply to what goes back because an opponent asked for it
        elif isinstance(event, Led | Played | PlayedTogether) and event.seat.side is side:
            # A1. Any lead or play to the next trick, legal or not.
            if Kind.FIFTH_CARD in new:
                doubts.append(Established.PLAYED)  # 45E: it may have been a lead
            elif done or Kind.PREMATURE_LEAD in new:
                return (Established.PLAYED,)
        elif isinstance(event, Designated) and event.seat.side is side:
            # A2. A card named for the next trick.
            if done or Kind.PREMATURE_LEAD in new:
                return (Established.NAMED,)
        elif _has_spread(table, event, side):
            doubts.append(Established.CLAIMED)  # 48B2: usually that is a claim
        elif isinstance(event, Ruled):
            led = Established.PLAYED in doubts and rules.have(Says.WAS_A_LEAD, event.clauses)
            if led or (done and _plays_by_ruling(rules, event, offence)):
                return (Established.PLAYED,)
            says = [one for one in _OPEN_TO_DOUBT if rules.have(one, event.clauses)]
            settled = [_OPEN_TO_DOUBT[one] for one in says]
            doubts = [way for way in doubts if way not in settled]
            if any(isinstance(effect, PlayGoesOn) for effect in event.effects):
                # 68B2, 68D2(b): there was no claim, so that it has established nothing.
                claimed = unclaimed
        # A3, A4. What counts is whose claim it was.
        for claimer in _claimers(event) if table.play_has_ended else ():
            if claimer.side is side:
                claimed = Established.CLAIMED
            elif claimed is Established.NO:
                claimed = Established.OPPONENTS_CLAIMED
        before = after
    if claimed in (Established.NO, Established.OPPONENTS_CLAIMED):
        return tuple(dict.fromkeys((claimed, *doubts)))
    return (claimed,)


def _told_it_was_their_turn(table: Table) -> set[int]:
    """47E1: the events in which a card was played that a ruling took back for that reason.

    An opponent had said that it was the player's turn. What was played after such a card goes back
    before it, and is no such card itself; nor is the same card when it is played again later.
    """
    found: set[int] = set()
    played: dict[tuple[Player, Card | None], int] = {}
    asked = partial(rules_at(table).have, Says.ASKED_BY_OPPONENT)
    if not any(asked(ruling.clauses) for ruling in table.rulings):
        return found
    for at, event in enumerate(table.log):
        if isinstance(event, Led | Played):
            played[event.seat, event.card] = at
        elif isinstance(event, Ruled) and asked(event.clauses):
            back = [one for one in event.effects if isinstance(one, CardWithdrawn | PickedUp)]
            found |= {played[_of(one)] for one in back[-1:] if _of(one) in played}
    return found


def _of(effect: CardWithdrawn | PickedUp) -> tuple[Player, Card | None]:
    return effect.player, effect.card


def _claimers(event: Event) -> tuple[Seat, ...]:
    """Who claimed or conceded with this event, or is deemed to have done so."""
    if isinstance(event, Claimed | Conceded):
        return (event.seat,)
    effects = event.effects if isinstance(event, Ruled) else ()
    return tuple(
        one.player
        for one in effects
        if isinstance(one, DeemedClaim) and isinstance(one.player, Seat)
    )


def _has_spread(table: Table, event: Event, side: Side) -> bool:
    return isinstance(event, Spread) and event.seat is table.declarer and event.seat.side is side


def _plays_by_ruling(rules: Rules, ruling: Ruled, offence: Offence) -> bool:
    """Does the ruling put a card of the side to a later trick?"""
    return any(
        effect.trick > offence.trick
        if isinstance(effect, CardAdded)
        else isinstance(effect, CardPlayed) and not rules.has(Says.TO_SHORT_TRICK, effect.law)
        for effect in ruling.effects
        if isinstance(effect, CardAdded | CardPlayed)
        and isinstance(effect.player, Seat)
        and effect.player.side is offence.side
    )


def other_on_trick(
    table: Table, offence: Offence, how: Established | None = None
) -> Offence | None:
    """62C3: the other side's revoke on the same trick, if only one side has played on.

    `how`: what this side has done since, where the director has said it.
    """
    return _on_trick(table, offence, table.derive(revokes), how)


def other_suspected(
    table: Table, offence: Offence, how: Established | None = None
) -> Offence | None:
    """The same of a hand that is not known: what may have been the other side's revoke."""
    cards = [card for card, (seat, _) in table.derive(suspects).items() if seat.opposes(offence.by)]
    return _on_trick(table, offence, [suspected(table, card) for card in cards], how)


def _on_trick(
    table: Table, offence: Offence, found: Iterable[Offence], how: Established | None
) -> Offence | None:
    if how is None:
        how = established(table, offence)
    for other in found:
        if (
            other.trick == offence.trick
            and other.side is not offence.side
            # It may have been ruled to stand, when nobody knew of this one.
            and other.status in (Status.OPEN, Status.STANDS)
            and not other.is_deemed
            and (other.by, other.card) in trick_of(table, offence).cards
        ):
            gone_on = how in _PLAYED_ON
            return other if gone_on is not (established(table, other) in _PLAYED_ON) else None
    return None


_PLAYED_ON = (Established.PLAYED, Established.NAMED, Established.PLAYED_OUT)


def hands_back(table: Table) -> bool | None:
    """62D1: are all four hands in the board? `None` where the log says nothing of it."""
    returned = {event.seat for event in table.log if isinstance(event, PutBack)}
    if len(returned) == len(SEATS):
        return True
    return False if returned or table.play_has_ended is False else None


# The trick


def trick_of(table: Table, offence: Offence) -> Trick:
    """The trick of the revoke as it lies now."""
    return (*table.tricks, table.trick)[offence.trick - 1]
