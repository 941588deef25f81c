"""Random boards at which things go wrong, and random rulings on them.

Whatever can happen in the play happens now and then: revokes, leads and plays out of turn, dropped
cards, penalty cards that are not played, wrong cards from dummy. The director is called at once,
or later, or only at the end; every answer to every question is chosen by chance.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from bridgelaw.game import CARDS, PASS, SEATS, Bid, Board, Card, Deal, Hand, Seat
from bridgelaw.game.calls import SPOKEN_CALLS
from bridgelaw.laws import PROCEDURES, Interview, Ruling
from bridgelaw.table import Phase, Table
from bridgelaw.table import events as ev
from bridgelaw.table.effects import Effect, PickedUp, PlayGoesOn
from bridgelaw.table.which_procedure import procedure_for

PLAYING = (Phase.CLARIFICATION, Phase.PLAY)

MOST_EVENTS = 400
"""More than any board takes."""


def random_deal(rng: random.Random) -> Deal:
    pack = rng.sample(CARDS, 52)
    return Deal.of({seat: Hand.of(pack[13 * place :][:13]) for place, seat in enumerate(SEATS)})


class IrregularBoard:
    """One board, played by people who make mistakes."""

    DISORDER: ClassVar[tuple[float, ...]] = (0.03, 0.1, 0.1, 0.25)
    PATIENCE: ClassVar[tuple[float, ...]] = (0.0, 0.3, 0.8)

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = rng = random.Random(seed)
        self.disorder = rng.choice(self.DISORDER)
        self.patience = rng.choice(self.PATIENCE)
        """How often the players go on without calling the director."""
        self.table = Table(Board.number(rng.randint(1, 36)), random_deal(rng))
        self.heard: Callable[[Table, Ruling], object] = lambda before, ruling: None
        """Told of every ruling, on the table on which it is given."""
        self.asked: Callable[[Interview], object] = lambda interview: None
        """Told of every interview that has come to its ruling."""

    def steps(self) -> Iterator[Table]:
        """The table after every event, to the end of the board."""
        yield from self._auction()
        for _ in range(MOST_EVENTS):
            if self.table.phase is Phase.CLAIMED:
                # All four agree to play on (68D2(b)).
                effects: tuple[Effect, ...] = (*self._hands_go_back(), PlayGoesOn("68D2(b)"))
                agreed = ev.Ruled("claim", "2017", ("68D2(b)",), effects)
                self.table = self.table.after(agreed)
                yield self.table
            if self.table.phase not in PLAYING:
                yield from self._director()
                if self.table.phase not in PLAYING:
                    return
            if self.table.decisions and self.rng.random() >= self.disorder:
                yield from self._director()
                continue
            happens = self._accident() if self.rng.random() < self.disorder else self._lawful()
            for event in happens:
                try:
                    self.table = self.table.after(event)
                except ev.ImpossibleEvent:
                    break
                yield self.table
            if self.table.open_irregularities and self.rng.random() >= self.patience:
                yield from self._director()
        raise AssertionError("the board does not end")

    def _auction(self) -> Iterator[Table]:
        """A short auction that somebody wins."""
        while (seat := self.table.to_call) is not None:
            legal = self.table.legal_calls(seat).legal
            bids = [call for call in legal if isinstance(call, Bid)]
            silent = self.table.auction.last_bid is None
            goes_on = bids and (silent or self.rng.random() < 0.15)
            call = self.rng.choice(bids[:8]) if goes_on else PASS
            self.table = self.table.after(ev.Called(seat, call))
            yield self.table

    def _hands_go_back(self) -> Iterator[Effect]:
        """What was put down for the claim, but for dummy and for penalty cards."""
        lying = [one.card for one in self.table.penalty_cards]
        for seat in SEATS:
            if self.table.is_spread(seat) and seat is not self.table.dummy:
                cards = self.table.face_up(seat)
                yield from (PickedUp(seat, card) for card in cards if card not in lying)

    # The director

    def _director(self) -> Iterator[Table]:
        """Rules on everything that there is to rule on."""
        key: str | None = None
        handed: tuple[tuple[str, str], ...] = ()
        for _ in range(40):
            key = key or procedure_for(self.table)
            if key is None:
                return
            ruling = self.rule(key, handed)
            self.heard(self.table, ruling)
            self.table = self.table.after(ruling.event)
            yield self.table
            key, handed = ruling.goes_on, ruling.hands_over if ruling.goes_on else ()
        raise AssertionError(f"the director is never done: {key}")

    def rule(self, key: str, handed: tuple[tuple[str, str], ...]) -> Ruling:
        """A ruling with answers chosen by chance, but for what the law before has settled."""
        interview = Interview.begin(PROCEDURES[key], self.table).taking_over(handed)
        while interview.question is not None:
            samples = interview.question.samples()
            assert samples, f"no answer fits: {interview.question.key}"
            interview = interview.answer(self.rng.choice(samples))
        assert interview.ruling is not None
        self.asked(interview)
        return interview.ruling

    # What happens

    def _lawful(self) -> Sequence[ev.Event]:
        table = self.table
        seat = table.to_play
        assert seat is not None
        # Somebody may lead before declarer has chosen (50D2), but nothing else that is wrong.
        legal = table.legal_cards(seat).without_demand.legal
        assert legal, f"{seat} has no card to play"
        card = self.rng.choice(tuple(legal))
        contract = table.contract
        assert contract is not None
        events: list[ev.Event] = []
        if table.phase is Phase.PLAY and seat is contract.dummy and self.rng.random() < 0.3:
            events.append(ev.Designated(contract.declarer, ev.Designation(card.suit, card.rank)))
        events.append(ev.Played(seat, card) if table.trick.cards else ev.Led(seat, card))
        if table.phase is Phase.CLARIFICATION:
            events.append(ev.Spread(contract.dummy))
        return events

    def _accident(self) -> Sequence[ev.Event]:
        happens = self.rng.choices(tuple(_ACCIDENTS), tuple(_ACCIDENTS.values()))[0]
        return happens(self)

    def _card(self, seat: Seat) -> Card:
        hand = self.table.hand(seat)
        return self.rng.choice(tuple(hand) if hand else CARDS)

    def _turn(self) -> Seat:
        assert self.table.to_play is not None
        return self.table.to_play

    def _any_card(self) -> Sequence[ev.Event]:
        """The right player plays any card: a revoke, or against a restriction, or not."""
        seat = self._turn()
        card = self._card(seat)
        return [ev.Played(seat, card) if self.table.trick.cards else ev.Led(seat, card)]

    def _illegal_card(self) -> Sequence[ev.Event]:
        """The right player plays a card that some law excludes."""
        seat = self._turn()
        excluded = tuple(self.table.legal_cards(seat).excluded)
        card = self.rng.choice(excluded) if excluded else self._card(seat)
        return [ev.Played(seat, card) if self.table.trick.cards else ev.Led(seat, card)]

    def _leads(self) -> Sequence[ev.Event]:
        seat = self.rng.choice(SEATS)
        return [ev.Led(seat, self._card(seat))]

    def _both_lead(self) -> Sequence[ev.Event]:
        seat = self.rng.choice(SEATS)
        return [ev.Led(seat, self._card(seat)), ev.Led(self._turn(), self._card(self._turn()))]

    def _plays(self) -> Sequence[ev.Event]:
        seat = self.rng.choice(SEATS)
        return [ev.Played(seat, self._card(seat))]

    def _together(self) -> Sequence[ev.Event]:
        seat = self._turn()
        cards = tuple(dict.fromkeys((self._card(seat), self._card(seat))))
        return [ev.PlayedTogether(seat, cards)]

    def _drops(self) -> Sequence[ev.Event]:
        seat = self.rng.choice(SEATS)
        cards = {self._card(seat) for _ in range(self.rng.choice((1, 1, 1, 2)))}
        return [ev.Exposed(seat, tuple(sorted(cards)))]

    def _names(self) -> Sequence[ev.Event]:
        """Somebody names a card of their own; or declarer one that dummy may not have."""
        seat = self.rng.choice(SEATS)
        card = self._card(self.rng.choice((seat, seat.partner)))
        return [ev.Designated(seat, ev.Designation(card.suit, card.rank))]

    def _names_missing(self) -> Sequence[ev.Event]:
        """Declarer names a card that dummy does not hold."""
        contract = self.table.contract
        assert contract is not None
        card = self._card(contract.declarer)
        return [ev.Designated(contract.declarer, ev.Designation(card.suit, card.rank))]

    def _names_less(self) -> Sequence[ev.Event]:
        contract = self.table.contract
        assert contract is not None
        card = self._card(contract.dummy)
        said = self.rng.choice(
            (
                ev.Designation(card.suit),
                ev.Designation(rank=card.rank),
                ev.Designation(wish=self.rng.choice(tuple(ev.Wish))),
            )
        )
        return [ev.Designated(contract.declarer, said)]

    def _wrong_from_dummy(self) -> Sequence[ev.Event]:
        contract = self.table.contract
        assert contract is not None
        dummy = contract.dummy
        named, put = self._card(dummy), self._card(dummy)
        said = ev.Designation(named.suit, named.rank)
        return [ev.Designated(contract.declarer, said), ev.Played(dummy, put)]

    def _spreads(self) -> Sequence[ev.Event]:
        contract = self.table.contract
        assert contract is not None
        return [ev.Spread(self.rng.choice((contract.declarer, *SEATS)))]

    def _quits_trick(self) -> Sequence[ev.Event]:
        return [ev.TrickQuitted()] if len(self.table.trick.cards) == 3 else []

    def _calls(self) -> Sequence[ev.Event]:
        """Before the opening lead is faced a call may change the contract: not here."""
        if self.table.phase is not Phase.PLAY:
            return []
        return [ev.Called(self.rng.choice(SEATS), self.rng.choice(SPOKEN_CALLS))]

    def _face_down(self) -> Sequence[ev.Event]:
        seat = self.rng.choice(SEATS)
        return [ev.LedFaceDown(seat, self._card(seat)), ev.FacedLead(seat)]


class WildBoard(IrregularBoard):
    """A board at which hardly anything goes right, and nobody minds: one thing meets another."""

    DISORDER = (0.25, 0.4)
    PATIENCE = (0.3, 0.8, 0.95)


_ACCIDENTS: dict[Callable[[IrregularBoard], Sequence[ev.Event]], int] = {
    IrregularBoard._any_card: 15,
    IrregularBoard._illegal_card: 20,
    IrregularBoard._leads: 14,
    IrregularBoard._both_lead: 4,
    IrregularBoard._plays: 16,
    IrregularBoard._together: 6,
    IrregularBoard._drops: 12,
    IrregularBoard._names: 4,
    IrregularBoard._names_less: 4,
    IrregularBoard._names_missing: 4,
    IrregularBoard._wrong_from_dummy: 5,
    IrregularBoard._spreads: 1,
    IrregularBoard._quits_trick: 2,
    IrregularBoard._calls: 1,
    IrregularBoard._face_down: 2,
}


def play(seed: int) -> Table:
    """The whole board."""
    board = IrregularBoard(seed)
    for _ in board.steps():
        pass
    return board.table
