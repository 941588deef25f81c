"""Random walks: tables on which anything that is possible may happen.

A walk is a seed. It deals at random, lets things happen that are now and then irregular, and
looks at the table after each. `check_table` says what must hold at every table whatever
happened before, and `play_on` plays the board to its end within the Laws.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import TypeVar

from bridgelaw.game import CALLS, CARDS, PASS, SEATS, SUITS, Board, Call, Card, Deal, Hand, Seat
from bridgelaw.game.calls import parse_call
from bridgelaw.game.seats import Side
from bridgelaw.table import ImpossibleEvent, Kind, Phase, Standing, Table
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev

ENDED = (Phase.OVER, Phase.PASSED_OUT, Phase.CLAIMED)
LAWS = ("24B", "26B", "27B2", "37B", "50D2", "57A")
SPOKEN = (*CALLS, parse_call("8C", any_level=True), parse_call("9NT", any_level=True))
PACK = Hand.of(CARDS)

T = TypeVar("T")


def random_deal(rng: random.Random) -> Deal:
    pack = rng.sample(CARDS, 52)
    return Deal.of(
        {seat: Hand.of(pack[13 * seat.index : 13 * seat.index + 13]) for seat in SEATS}
    )


class Walk:
    """Things that happen at a table, chosen by chance."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.disorder = self.rng.choice((0.02, 0.1, 0.4, 0.9))
        self.table = Table(Board.number(self.rng.randint(1, 36)), random_deal(self.rng))

    def step(self) -> None:
        """Something happens; what turns out to be impossible does not."""
        try:
            self.table = self.table.after(*self.events())
        except ImpossibleEvent:
            pass

    def events(self) -> Sequence[ev.Event]:
        if self.rng.random() >= self.disorder and self.table.phase not in ENDED:
            return lawful_events(self.table, self.rng)
        happens = self.rng.choices(_HAPPENINGS, _WEIGHTS)[0]
        return [happens(self)]

    # What can happen

    def seat(self) -> Seat:
        """Anybody, but most of all the player whose turn it is."""
        turn = self.table.to_call or self.table.to_play
        return turn if turn is not None and self.rng.random() < 0.5 else self.rng.choice(SEATS)

    def card(self, seat: Seat) -> Card:
        """A card that the player has, or else one that he had or never had."""
        hand = self.table.hand(seat)
        return self.rng.choice(list(hand) if hand else CARDS)

    def called(self) -> ev.Event:
        call = PASS if self.rng.random() < 0.4 else self.rng.choice(SPOKEN)
        return ev.Called(self.seat(), call)

    def led(self) -> ev.Event:
        seat = self.seat()
        return ev.Led(seat, self.card(seat))

    def led_face_down(self) -> ev.Event:
        seat = self.seat()
        return ev.LedFaceDown(seat, self.card(seat))

    def faced_lead(self) -> ev.Event:
        return ev.FacedLead(self.seat())

    def played(self) -> ev.Event:
        seat = self.seat()
        return ev.Played(seat, self.card(seat))

    def exposed(self) -> ev.Event:
        seat = self.seat()
        cards = {self.card(seat) for _ in range(self.rng.choice((1, 1, 1, 2, 3)))}
        return ev.Exposed(seat, tuple(sorted(cards)))

    def spread(self) -> ev.Event:
        return ev.Spread(self.seat())

    def designated(self) -> ev.Event:
        contract = self.table.contract
        if contract is None or self.rng.random() < 0.2:
            seat = self.seat()
            card = self.card(seat)
        else:
            seat = contract.declarer
            card = self.card(contract.dummy)
        return ev.Designated(
            seat,
            self.rng.choice(
                (
                    ev.Designation(card.suit, card.rank),
                    ev.Designation(card.suit),
                    ev.Designation(rank=card.rank),
                    ev.Designation(wish=self.rng.choice(list(ev.Wish))),
                )
            ),
        )

    def claimed(self) -> ev.Event:
        return ev.Claimed(self.seat(), self.rng.randint(0, 13), self.rng.choice(("", "a, #; b")))

    def conceded(self) -> ev.Event:
        return ev.Conceded(self.seat(), self.rng.randint(0, 13))

    def put_back(self) -> ev.Event:
        return ev.PutBack(self.seat())

    def director(self) -> ev.Event:
        return ev.DirectorCalled(self.rng.choice((None, *SEATS)))

    def ruled(self) -> ev.Event:
        effects = [
            self.rng.choice(_EFFECTS)(self) for _ in range(self.rng.choice((0, 1, 1, 2, 3)))
        ]
        found = tuple(effect for effect in effects if effect is not None)
        return ev.Ruled("any-ruling", "2017", ("9B", self.rng.choice(LAWS)), found)

    # What a ruling can say

    def law(self) -> str:
        return self.rng.choice(LAWS)

    def record(self) -> tuple[Seat, Call] | None:
        """A call that is on the table, most often the last one."""
        made = [(seat, call) for seat, call, how in self.table.calls
                if how is not Standing.WITHDRAWN]  # fmt: skip
        if not made:
            return None
        return made[-1] if self.rng.random() < 0.7 else self.rng.choice(made)

    def call_withdrawn(self) -> fx.Effect | None:
        record = self.record()
        return None if record is None else fx.CallWithdrawn(*record)

    def call_accepted(self) -> fx.Effect | None:
        record = self.record()
        return None if record is None else fx.CallAccepted(*record)

    def call_substituted(self) -> fx.Effect:
        return fx.CallSubstituted(self.seat(), self.rng.choice(SPOKEN))

    def forced_pass(self) -> fx.Effect:
        return fx.ForcedPass(self.seat(), self.rng.choice(list(fx.Span)), self.law())

    def lead_right(self) -> fx.Effect:
        seat = self.seat()
        return fx.LeadRight(seat, seat.partner)

    def lead_restriction(self) -> fx.Effect:
        return fx.LeadRestriction(
            self.seat(),
            self.rng.choice(list(fx.Demand)),
            frozenset(self.rng.sample(SUITS, self.rng.randint(1, 2))),
            self.rng.choice(list(fx.Until)),
            self.law(),
        )

    def no_demand(self) -> fx.Effect:
        return fx.NoDemand(self.seat(), self.law())

    def play_restriction(self) -> fx.Effect:
        manner = self.rng.choice(list(fx.Manner))
        return fx.PlayRestriction(self.seat(), manner, self.rng.choice(SUITS), self.law())

    def penalty_card(self) -> fx.Effect:
        seat = self.seat()
        penalty = self.rng.choice(list(fx.Penalty))
        return fx.PenaltyCard(seat, self.card(seat), penalty, self.law())

    def picked_up(self) -> fx.Effect | None:
        lying = [(seat, card) for seat in SEATS for card in self.table.face_up(seat)]
        return fx.PickedUp(*self.rng.choice(lying)) if lying else None

    def played_card(self) -> tuple[Seat, Card] | None:
        """A card of the trick in progress or of the one before."""
        cards = self.table.trick.cards
        if not cards and self.table.tricks:
            cards = self.table.tricks[-1].cards
        return self.rng.choice(cards) if cards else None

    def card_withdrawn(self) -> fx.Effect | None:
        played = self.played_card()
        return None if played is None else fx.CardWithdrawn(*played)

    def card_accepted(self) -> fx.Effect | None:
        played = self.played_card()
        return None if played is None else fx.CardAccepted(*played)

    def tricks_transferred(self) -> fx.Effect:
        return fx.TricksTransferred(self.rng.randint(1, 2), self.rng.choice(list(Side)), "64A1")

    def unauthorised(self) -> fx.Effect:
        seat = self.seat()
        what = self.rng.choice((None, self.rng.choice(SPOKEN), self.rng.choice(CARDS)))
        return fx.Unauthorised(seat, what, (seat, seat.partner), "16C2")

    def review(self) -> fx.Effect:
        return fx.Review(self.law())


_EFFECTS: tuple[Callable[[Walk], fx.Effect | None], ...] = (
    Walk.call_withdrawn,
    Walk.call_accepted,
    Walk.call_substituted,
    Walk.forced_pass,
    Walk.lead_right,
    Walk.lead_restriction,
    Walk.no_demand,
    Walk.play_restriction,
    Walk.penalty_card,
    Walk.penalty_card,
    Walk.picked_up,
    Walk.card_withdrawn,
    Walk.card_withdrawn,
    Walk.card_accepted,
    Walk.tricks_transferred,
    Walk.unauthorised,
    Walk.review,
)

_CHANCES: dict[Callable[[Walk], ev.Event], int] = {
    Walk.called: 10,
    Walk.led: 5,
    Walk.led_face_down: 2,
    Walk.faced_lead: 2,
    Walk.played: 8,
    Walk.exposed: 3,
    Walk.spread: 2,
    Walk.designated: 4,
    Walk.claimed: 1,
    Walk.conceded: 1,
    Walk.put_back: 1,
    Walk.director: 1,
    Walk.ruled: 14,
}
_HAPPENINGS = tuple(_CHANCES)
_WEIGHTS = tuple(_CHANCES.values())


# Playing on within the Laws


def lawful_events(table: Table, rng: random.Random) -> Sequence[ev.Event]:
    """What law-abiding players do next."""
    caller = table.to_call
    if caller is not None:
        calls = table.legal_calls(caller).legal
        # Passes end an auction, and the lowest bids keep it from ending at once.
        call = PASS if rng.random() < 0.6 else rng.choice(calls[:6])
        return [ev.Called(caller, call)]
    seat = table.to_play
    assert seat is not None, f"nobody is to act in phase {table.phase}"
    if table.decisions:
        # Declarer makes no demand; another walk step may have restricted the lead.
        waived = tuple(fx.NoDemand(seat, decision.law) for decision in table.decisions)
        return [ev.Ruled("no-demand", "2017", (), waived)]
    card = rng.choice(list(table.legal_cards(seat).legal))
    if table.trick.cards:
        return [ev.Played(seat, card)]
    if table.phase is Phase.CLARIFICATION and rng.random() < 0.5:
        return [ev.LedFaceDown(seat, card), ev.FacedLead(seat)]
    return [ev.Led(seat, card)]


def play_on(table: Table, rng: random.Random) -> Table:
    """The board is played to its end by players who keep to the Laws."""
    for _ in range(200):
        if table.phase in ENDED:
            return table
        seen = len(table.irregularities)
        table = table.after(*lawful_events(table, rng))
        check_cards(table)
        # Nothing that was said to be legal turns out to be irregular. Who passes in turn after
        # others passed out of turn brings 17D3 about, and is no offender.
        found = [new for new in table.irregularities[seen:] if new.kind is not Kind.ROBBED_OF_TURN]
        assert not found, found
    raise AssertionError(f"the board does not end: {table!r}")


# What holds at every table


def check_cards(table: Table) -> None:
    """The fifty-two cards are all there, each once: held or played."""
    seen = 0
    for seat in SEATS:
        held, played = table.hand(seat), table.played(seat)
        assert held is not None
        assert not seen & (held.mask | played.mask)
        assert not held.mask & played.mask
        seen |= held.mask | played.mask
        assert not table.face_up(seat) - held, "a card that is not held lies face up"
    assert seen == PACK.mask
    on_table = [card for _, card in table.trick.cards]
    on_table += [card for trick in table.tricks for _, card in trick.cards]
    assert len(on_table) == len(set(on_table)) == sum(len(table.played(seat)) for seat in SEATS)


def check_choices(table: Table, rng: random.Random) -> None:
    """Whoever is to act can, and whatever is excluded is excluded by a law."""
    for seat in {table.to_call, table.to_play, rng.choice(SEATS)} - {None}:
        assert seat is not None
        calls = table.legal_calls(seat)
        assert set(calls.legal) | set(calls.excluded) == set(CALLS)
        assert all(breach.law and breach.rectified_by for breach in calls.excluded.values())
        assert bool(calls.legal) == (seat is table.to_call)
        cards = table.legal_cards(seat)
        hand = table.hand(seat)
        assert hand is not None
        assert cards.legal.mask | Hand.of(cards.excluded).mask == hand.mask
        assert not any(card in cards.excluded for card in cards.legal)
        assert all(breach.law and breach.rectified_by for breach in cards.excluded.values())
        assert bool(cards.legal) == (seat is table.to_play and bool(hand))


def check_agreement(table: Table, rng: random.Random) -> None:
    """What is said of a choice beforehand is what is said of it when it is made."""
    seat = rng.choice(SEATS)
    calls = table.legal_calls(seat).excluded
    if calls:
        call = rng.choice(list(calls))
        assert _first_breach(table, ev.Called(seat, call)) == calls[call]
    cards = table.legal_cards(seat)
    if cards.excluded and not cards.decisions:
        card = rng.choice(list(cards.excluded))
        play = ev.Played if table.trick.cards else ev.Led
        assert _first_breach(table, play(seat, card)) == cards.excluded[card]


def _first_breach(table: Table, event: ev.Event) -> object:
    after = table.after(event)
    new = after.irregularities[len(table.irregularities) :]
    return new[0].breach if new else None


def facts(table: Table) -> list[object]:
    """Everything that a table tells."""
    return [
        table.phase,
        table.auction,
        table.calls,
        table.attempted_change,
        table.to_call,
        table.to_play,
        table.contract,
        table.trick,
        table.tricks,
        [(table.hand(seat), table.face_up(seat), table.played(seat)) for seat in SEATS],
        [table.tricks_won(side) for side in Side],
        table.decisions,
        table.claim,
        table.director_called,
        table.irregularities,
        table.rulings,
        table.forced_passes,
        table.penalty_cards,
        table.lead_rights,
        table.lead_restrictions,
        table.play_restrictions,
        table.transfers,
        table.unauthorised,
        table.reviews,
    ]


def check_written_forms(table: Table) -> None:
    """Text and JSON give the same table back, and nothing depends on how it was reached."""
    from_text = Table.parse(table.text)
    assert from_text == table
    assert facts(from_text) == facts(table)
    from_json = Table.from_json(json.loads(json.dumps(table.to_json())))
    assert from_json == table
