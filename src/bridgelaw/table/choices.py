"""What a player may call or play now, and which law excludes the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from bridgelaw.game.calls import (
    BIDS,
    DOUBLE,
    HIGHEST_LEVEL,
    PASS,
    REDOUBLE,
    SPOKEN_CALLS,
    Bid,
    Call,
)
from bridgelaw.game.cards import Card, SomeCard
from bridgelaw.game.contracts import Doubled
from bridgelaw.game.hands import SUIT_MASKS, Hand
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.table import layers
from bridgelaw.table.breaches import OUT_OF_TURN, Breach, Why
from bridgelaw.table.effects import ForcedPass, Penalty, ReplacementDue
from bridgelaw.table.layers import Breacher, Steps, layers_of, revoke_breach, sort_cards
from bridgelaw.table.rules.kinds import Choice
from bridgelaw.table.state import Phase, Standing, State

# Calls


class _Caller(NamedTuple):
    """What holds for a player whatever they call now."""

    seat: Seat
    changes: bool
    """The player called last, and would be calling again."""
    in_turn: bool
    forced: ForcedPass | None
    repeats: ReplacementDue | None

    @property
    def is_free(self) -> bool:
        """It is their turn, and nothing is demanded of them."""
        return self.in_turn and not self.changes and self.forced is None and self.repeats is None


def _caller(state: State, seat: Seat) -> _Caller:
    forced = state.must_pass(seat) if state.forced else None
    in_turn = seat is state.turn or state.turn is None  # `None`: nobody entered whose turn it is
    due = state.to_repeat(seat) if in_turn and state.due and forced is None else None
    return _Caller(seat, is_change(state, seat), in_turn, forced, due)


def call_breaches(state: State, seat: Seat, call: Call) -> Iterator[Breach]:
    """Everything that is wrong with this call by this player now."""
    return _call_breaches(state, _caller(state, seat), call)


def _call_breaches(state: State, caller: _Caller, call: Call) -> Iterator[Breach]:
    seat, changes, in_turn, forced, due = caller
    if state.phase is not Phase.AUCTION:
        yield state.breach(Why.AFTER_AUCTION, seat, call)
        return
    if changes:
        # 27C: replacing an insufficient bid before the director came is ruled there.
        why = Why.REPLACED_TOO_LOW if _is_insufficient(state, seat) else Why.CHANGED
        yield state.breach(why, seat, call, details=(("last", last_call(state)[1]),))
        if forced is not None and call is not PASS:
            yield state.breach(Why.BARRED, seat, call, law=forced.law)
        return
    if not in_turn:
        bid = Why.BID_OUT_OF_TURN if isinstance(call, Bid) else Why.DOUBLED_OUT_OF_TURN
        yield state.breach(Why.PASSED_OUT_OF_TURN if call is PASS else bid, seat, call, state.turn)
    if due is not None and call is not due.call:
        why = state.rules.repeats[due.law]
        yield state.breach(why, seat, call, details=(("last", due.call),))
    if call is PASS:
        return
    if forced is not None:
        yield state.breach(Why.BARRED, seat, call, law=forced.law)
    if isinstance(call, Bid):
        if call.level > HIGHEST_LEVEL:
            yield state.breach(Why.OVER_SEVEN, seat, call)
        elif not is_sufficient(state, call):
            # 27A2: out of rotation as well, and Law 31 rules instead.
            why = Why.TOO_LOW if in_turn else Why.TOO_LOW_OUT_OF_TURN
            over = (
                ("last", state.last_bid),
                ("bidder", state.bidder),
                ("doubled", state.doubled),
            )
            yield state.breach(why, seat, call, state.turn, over)
    elif call in _DOUBLES and not _may_double(state, seat, call):
        why = Why.NOTHING_TO_DOUBLE if call is DOUBLE else Why.NOTHING_TO_REDOUBLE
        yield state.breach(why, seat, call)


_DOUBLES = (DOUBLE, REDOUBLE)


def _may_double(state: State, seat: Seat, call: Call) -> bool:
    """Is there something for this player to double, or to redouble?"""
    if state.bid_open and state.doubled is Doubled.NO:
        return True  # what there is to double, nobody entered
    if state.bidder is None:
        return False
    if call is DOUBLE:
        return state.doubled is Doubled.NO and state.bidder.side is not seat.side
    return state.doubled is Doubled.DOUBLED and state.bidder.side is seat.side


def is_sufficient(state: State, bid: Bid) -> bool:
    """Does the bid outrank the last one, as far as both are known?"""
    if bid.level > HIGHEST_LEVEL:
        return False
    return state.last_bid is None or not 0 <= bid.rank <= state.last_bid.rank


def is_change(state: State, seat: Seat) -> bool:
    """Would the player who called last be calling again?"""
    return (
        bool(state.records)
        and seat is not state.turn
        and state.turn is not None
        and last_call(state)[0] is seat
    )


def last_call(state: State) -> tuple[Seat | None, Call | None]:
    """Who called last, and what: the last call that has not been withdrawn."""
    for seat, call, standing in reversed(state.records):
        if standing is not Standing.WITHDRAWN:
            return seat, call
    return None, None


def _is_insufficient(state: State, seat: Seat) -> bool:
    """27C: is the call that the player would change an insufficient bid still to be ruled on?"""
    changed = next(
        (
            call
            for caller, call, standing in reversed(state.records)
            if caller is seat and standing is Standing.STANDS
        ),
        None,
    )
    return any(
        found.why is Why.TOO_LOW and found.seat is seat and found.what is changed
        for found in state.open.values()
    )


@dataclass(frozen=True, slots=True)
class CallChoices:
    """The calls that a player may make, and why not the others.

    >>> from bridgelaw import Board, Seat, Table, parse_call
    >>> table = Table(Board(Seat.WEST)).after("W 7S, N P, E P")
    >>> choices = table.legal_calls(Seat.SOUTH)
    >>> [str(call) for call in choices.legal]
    ['Pass', 'X', '7NT']
    >>> str(choices.why_not(parse_call("7H")).text)
    '7♥ does not outrank 7♠.'
    """

    seat: Seat
    legal: tuple[Call, ...]
    excluded: Mapping[Call, Breach]

    def why_not(self, call: Call) -> Breach | None:
        """What excludes the call, or `None` where it may be made."""
        return self.excluded.get(call)

    def __contains__(self, call: Call) -> bool:
        return call in self.legal


def call_choices(state: State, seat: Seat, must_call: bool = True) -> CallChoices:
    """The calls with which nothing is wrong; if there are none, the call owed."""
    caller = _caller(state, seat)
    legal = _without_breach(state, caller)
    if not legal and must_call:
        # 31A1: the player must repeat the call even if it is insufficient; then Law 27 rules on it.
        due = state.to_repeat(seat)
        if due is not None and due.call is not None:
            legal = (due.call,)
    return CallChoices(seat, legal, Excluded(state, caller, legal))


def _without_breach(state: State, caller: _Caller) -> tuple[Call, ...]:
    if caller.changes or not caller.in_turn or state.phase is not Phase.AUCTION:
        return ()
    last = state.last_bid
    if caller.is_free:
        # All that a bid must do is outrank the last one: `BIDS` go by rank.
        doubles = (call for call in _DOUBLES if _may_double(state, caller.seat, call))
        return (PASS, *doubles, *BIDS[0 if last is None else last.rank + 1 :])
    return tuple(
        call for call in SPOKEN_CALLS if next(_call_breaches(state, caller, call), None) is None
    )


class Excluded(Mapping[Call, Breach]):
    """The calls that may not be made, each with what excludes it, which is found when asked."""

    __slots__ = ("_caller", "_legal", "_state")

    def __init__(self, state: State, caller: _Caller, legal: Iterable[Call]) -> None:
        self._state, self._caller, self._legal = state, caller, frozenset(legal)

    def but_for(self, calls: Iterable[Call]) -> Excluded:
        """The same without these calls."""
        return Excluded(self._state, self._caller, self._legal.union(calls))

    def __getitem__(self, call: Call) -> Breach:
        if call in self._legal or call not in SPOKEN_CALLS:
            raise KeyError(call)
        return next(_call_breaches(self._state, self._caller, call))

    def __iter__(self) -> Iterator[Call]:
        return (call for call in SPOKEN_CALLS if call not in self._legal)

    def __len__(self) -> int:
        return len(SPOKEN_CALLS) - len(self._legal)


# Cards


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that is declarer's before `player` leads (26B, 50D2) or plays (51A).

    >>> from bridgelaw import Board, Deal, Seat, Table, effects
    >>> deal = Deal.parse("N:A2.3.. K3.4.. Q4.5.. J5.6..")
    >>> table = Table(Board(Seat.SOUTH), deal).after("S 1NT, W P, N P, E P")
    >>> right = effects.LeadRight(Seat.WEST, offender=Seat.EAST)
    >>> [(one.player, one.law) for one in table.would_be(right).decisions]
    [(Seat.WEST, '26B')]
    """

    player: Seat
    law: str
    suits: frozenset[Suit]
    offender: Seat
    cards: tuple[Card, ...] = ()
    """The penalty cards that it is about."""
    choice: Choice = field(default=Choice.FIRST_LEAD, compare=False, repr=False)


class CardChoices:
    """The cards that may be played from a hand now, and why not the others.

    >>> from bridgelaw import Board, Deal, Seat, Table
    >>> deal = Deal.parse("N:A2.3.. K3.4.. Q4.5.. J5.6..")
    >>> table = Table(Board(Seat.SOUTH), deal).after("S 1NT, W P, N P, E P, W leads SJ")
    >>> choices = table.legal_cards(Seat.NORTH)
    >>> choices.legal
    Hand('A2...')
    >>> choices.why_not(Card.parse("H3")).law
    '44C'
    """

    __slots__ = (
        "__dict__", "_breach", "_sorted", "_steps", "_waiting", "decisions", "is_known", "legal",
        "seat",
    )  # fmt: skip

    def __init__(
        self,
        breach: Callable[..., Breach],
        seat: Seat,
        legal: Hand,
        steps: layers.Steps,
        decisions: tuple[Decision, ...] = (),
        is_known: bool = True,
        waiting: Hand | None = None,
        found: Callable[[], layers.Sorted] | None = None,
    ) -> None:
        self._breach = breach
        self.seat = seat
        self.legal = legal
        """The cards that may be played."""
        self.is_known = is_known
        """Whether the hand is known; otherwise `legal` is what may be played if held."""
        self.decisions = decisions
        """What declarer has to choose before the player leads."""
        self._steps = steps
        self._waiting = waiting
        self._sorted = found

    @property
    def without_demand(self) -> CardChoices:
        """What could be led if declarer made no demand: while that is open, nothing is (50D2)."""
        if self._waiting is None:
            return self
        steps, found = self._steps[:-1], self._sorted
        return CardChoices(
            self._breach,
            self.seat,
            self._waiting,
            steps,
            self.decisions,
            self.is_known,
            None,
            found,
        )

    @property
    def only_if(self) -> Mapping[Card, Hand]:
        """The cards that are right only if the player holds none of certain others.

        Of a hand that is known there are none. Such a card is among `legal`, but for one of a
        suit that is forbidden: hardly anybody holds nothing else.
        """
        return {} if self._sorted is None else self._sorted().conditions

    def may_play(self, card: Card) -> bool | None:
        """Is the card right? `None` where that hangs on what else the player holds.

        Of a card that nobody named: if each is right that it can have been.
        """
        if isinstance(card, SomeCard):
            possible = [one for one in (*self.legal, *self.excluded) if card.mask & one.bit]
            answers = {self.may_play(one) for one in possible}
            return answers.pop() if len(answers) == 1 else None
        return None if card in self.only_if else card in self.legal

    def certain_breach(self, card: Card) -> Breach | None:
        """What excludes the card whatever else the player holds."""
        return self.why_not(card) if self.may_play(card) is False else None

    def denied_by(self, card: Card) -> tuple[tuple[int, Breach], ...]:
        """What playing the card denies to hold, and what it is if they hold one all the same."""
        return () if self._sorted is None else self._sorted().denied_by(card)

    def why_not(self, card: Card) -> Breach | None:
        """What excludes the card, or `None` where it may be played."""
        if card in self.legal:
            return None
        for excluded, breach in self._steps:
            if excluded & card.bit:
                return breach(card)
        return self._breach(Why.NOT_HELD, self.seat, card)

    @cached_property
    def excluded(self) -> Mapping[Card, Breach]:
        """The cards of the hand that may not be played, each with what excludes it."""
        found: dict[Card, Breach] = {}
        for excluded, breach in self._steps:
            for card in Hand(excluded):
                found.setdefault(card, breach(card))
        return found

    def __contains__(self, card: Card) -> bool:
        return card in self.legal

    def __repr__(self) -> str:
        return f"CardChoices({self.seat!r}, legal={self.legal!r})"


def legal_cards(state: State, seat: Seat) -> CardChoices:
    return cards_at_turn(state, seat) if state.to_play is seat else no_cards(state, seat)


def no_cards(state: State, seat: Seat) -> CardChoices:
    """It is not the hand's turn, or nobody plays on."""
    held, known = state.could_hold(seat), state.known[seat.index]
    return CardChoices(state.breach, seat, _NO_CARDS, [(held, _not_now(state, seat))], (), known)


def cards_at_turn(state: State, seat: Seat) -> CardChoices:
    """The same as if it were the hand's turn to play to the trick."""
    if state.known[seat.index]:
        return _of_known_hand(state, seat)
    if not state.restricted:
        return _of_free_hand(state, seat)
    found = sort_cards(state, seat)
    # Hardly anybody holds nothing but a forbidden suit: such a card is not offered.
    doubtful = [
        (group.cards, layer.breach(denied))
        for group in found.groups
        for denied, layer in group.conditions
        if layer.forbids
    ]
    allowed = found.playable
    for cards, _ in doubtful:
        allowed &= ~cards
    return _with_decisions(state, seat, allowed, [*found.excluded, *doubtful], lambda: found)


def _of_free_hand(state: State, seat: Seat) -> CardChoices:
    """Of a hand that is not known, where nothing is demanded but to follow suit (44C)."""
    may = state.could_hold(seat)
    led = state.trick[0][1].suit if state.trick and not state.lead_open else state.suit_told
    if led is None:
        return CardChoices(state.breach, seat, Hand(may), [], (), False)
    follow = may & SUIT_MASKS[led.index]
    if follow and (
        follow & state.surely_holds(seat) or not state.fits_beside(seat, may & ~follow, follow)
    ):
        steps: Steps = [(may & ~follow, revoke_breach(state, seat, led))]
        return CardChoices(state.breach, seat, Hand(follow), steps, (), False)
    return CardChoices(
        state.breach, seat, Hand(may), [], (), False, None, lambda: sort_cards(state, seat)
    )


def _of_known_hand(state: State, seat: Seat) -> CardChoices:
    allowed = state.held[seat.index]
    steps: Steps = []
    if not state.restricted:
        led = state.trick[0][1].suit if state.trick and not state.lead_open else state.suit_told
        if led is not None:
            # 44C: following suit comes before everything else.
            follow = allowed & SUIT_MASKS[led.index]
            if follow and follow != allowed:
                steps.append((allowed & ~follow, revoke_breach(state, seat, led)))
                allowed = follow
        return CardChoices(state.breach, seat, Hand(allowed), steps)
    for layer in layers_of(state, seat):
        left = layer.obeyed_by(allowed)
        if left != allowed:
            steps.append((allowed & ~left, layer.breach(left & layer.first)))
            allowed = left
    return _with_decisions(state, seat, allowed, steps, None)


def _with_decisions(
    state: State,
    seat: Seat,
    allowed: int,
    steps: Steps,
    found: Callable[[], layers.Sorted] | None,
) -> CardChoices:
    known = state.known[seat.index]
    if not state.restricted:
        return CardChoices(state.breach, seat, Hand(allowed), steps, (), known, None, found)
    choose = _decisions(state, seat, allowed)
    if any(decision.choice is Choice.PARTNERS_CARD for decision in choose):
        # 50D2: the player may not lead until declarer has chosen.
        steps.append((allowed, _waits(state, seat)))
        return CardChoices(
            state.breach, seat, _NO_CARDS, steps, choose, known, Hand(allowed), found
        )
    return CardChoices(state.breach, seat, Hand(allowed), steps, choose, known, None, found)


def decisions(state: State, seat: Seat) -> tuple[Decision, ...]:
    """What declarer must or may choose before this defender leads or plays."""
    return legal_cards(state, seat).decisions if state.restricted else ()


def _decisions(state: State, seat: Seat, allowed: int) -> tuple[Decision, ...]:
    if state.is_declaring(seat):
        return ()  # 26B, 50D2 and 51A speak of a defender
    found = [] if state.trick else lead_decisions(state, seat)
    if not any(decision.choice is Choice.PARTNERS_CARD for decision in found):
        # 51A. The restriction on the lead comes before the duty to play one's own card.
        mine = [
            penalty.card
            for penalty in state.penalty_cards(seat)
            if penalty.penalty is Penalty.MAJOR and penalty.card.bit & allowed
        ]
        if len(mine) > 1:
            suits = frozenset(card.suit for card in mine)
            found.append(_decision(state, Choice.OWN_CARDS, seat, suits, seat, tuple(mine)))
    return tuple(found)


def lead_decisions(state: State, seat: Seat) -> list[Decision]:
    """What declarer must or may choose before this defender leads."""
    found: list[Decision] = []
    if state.is_declaring(seat):
        return found
    for right in state.duties.lead_rights:
        if right.player is seat and not _is_waived(state, seat, right.law):
            assert isinstance(right.offender, Seat)
            every = frozenset(Suit)
            found.append(_decision(state, Choice.FIRST_LEAD, seat, every, right.offender))
    partners = tuple(
        penalty.card
        for penalty in state.penalty_cards(seat.partner)
        if penalty.penalty is Penalty.MAJOR
    )
    choice = Choice.PARTNERS_CARD
    if partners and not _is_waived(state, seat, state.rules.choices[choice]):
        suits = frozenset(card.suit for card in partners)
        found.append(_decision(state, choice, seat, suits, seat.partner, partners))
    return found


def decisions_missed(state: State) -> tuple[Decision, ...]:
    """26B: what declarer may still choose although the leader has not waited for it.

    Until the next card is played to the lead (60A1), and not of one that was another player's.
    """
    if state.phase is not Phase.PLAY or len(state.trick) != 1 or not state.restricted:
        return ()
    seat = state.trick[0][0]
    if seat is not state.leader:
        return ()
    return tuple(one for one in lead_decisions(state, seat) if one.choice is Choice.FIRST_LEAD)


def _is_waived(state: State, seat: Seat, law: str) -> bool:
    return any(one.player is seat and one.law == law for one in state.duties.waived)


def _decision(
    state: State,
    choice: Choice,
    seat: Seat,
    suits: frozenset[Suit],
    offender: Seat,
    cards: tuple[Card, ...] = (),
) -> Decision:
    return Decision(seat, state.rules.choices[choice], suits, offender, cards, choice)


_NO_CARDS = Hand(0)


def _waits(state: State, seat: Seat) -> Breacher:
    return lambda card: state.breach(Why.LED_BEFORE_CHOICE, seat, card)


def _not_now(state: State, seat: Seat) -> Breacher:
    return lambda card: turn_breach(state, seat, card, leading=not state.trick)


def turn_breach(state: State, seat: Seat, card: Card, leading: bool) -> Breach:
    """What is wrong with a card that is not due from this hand now."""
    why = _why_not_due(state, seat, leading)
    return state.breach(why, seat, card, state.to_play if why.kind in OUT_OF_TURN else None)


def _why_not_due(state: State, seat: Seat, leading: bool) -> Why:
    declares = state.is_declaring(seat)
    if state.phase is Phase.AUCTION:
        # Before the first call it is a card seen before the auction, which is Law 16D's.
        return Why.LED_BEFORE_AUCTION if state.nobody_has_called else Why.LED_IN_AUCTION
    if state.phase is Phase.CLAIMED:
        return Why.AFTER_CLAIM
    if state.phase in (Phase.PASSED_OUT, Phase.OVER):
        return Why.NOT_PLAYING
    if state.retracted and not declares:
        # 60B: neither a lead nor a play before partner, whatever it was meant to be.
        return Why.PLAYED_BEFORE_LED_ANEW
    if leading:
        if state.opening_lead_due:
            return Why.OPENED_BY_DECLARERS if declares else Why.OPENED_OUT_OF_TURN
        return Why.LED_BY_DECLARERS if declares else Why.LED_BY_DEFENDER
    if any(player is seat for player, _ in state.trick):
        return Why.SECOND_CARD
    if declares:
        return Why.PLAYED_BY_DECLARERS
    # 57A if partner has not played yet, 57D if only the right-hand opponent is skipped.
    played = any(player is seat.partner for player, _ in state.trick)
    return Why.PLAYED_BEFORE_RHO if played else Why.PLAYED_BEFORE_PARTNER
