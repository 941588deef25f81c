"""Auctions at which anything is called by anybody, with random rulings."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

from bench.irregular import random_deal
from bridgelaw.game import SEATS, Board
from bridgelaw.game.calls import SPOKEN_CALLS
from bridgelaw.laws import PROCEDURES, Interview, NothingToRule, Ruling
from bridgelaw.table import Phase, Table
from bridgelaw.table import events as ev
from bridgelaw.table.which_procedure import procedure_for

MOST_EVENTS = 60


class IrregularAuction:
    """One auction; `heard` is told of every ruling, on the table on which it is given."""

    def __init__(self, seed: int, heard: Callable[[Table, Ruling], object]) -> None:
        self.rng = random.Random(seed)
        self.heard = heard
        self.table = Table(Board.number(self.rng.randint(1, 36)), random_deal(self.rng))

    def play(self) -> Table:
        for _ in range(MOST_EVENTS):
            if self.table.phase is not Phase.AUCTION:
                break
            self._happens(self._irregular() if self.rng.random() < 0.3 else self._lawful())
            if self.table.open_irregularities and self.rng.random() < 0.8:
                self._director()
        self._director()
        return self.table

    def _happens(self, event: ev.Event) -> None:
        with suppress(ev.ImpossibleEvent):
            self.table = self.table.after(event)

    def _lawful(self) -> ev.Event:
        seat = self.table.to_call
        assert seat is not None
        legal = self.table.legal_calls(seat).legal
        cheap = legal[: self.rng.choice((1, 1, 3, 5))]
        return ev.Called(seat, self.rng.choice(cheap))

    def _irregular(self) -> ev.Event:
        seat = self.rng.choice((self.table.to_call, *SEATS))
        assert seat is not None
        if self.rng.random() < 0.15:
            hand = self.table.hand(seat)
            assert hand is not None
            return ev.Exposed(seat, (self.rng.choice(tuple(hand)),))
        return ev.Called(seat, self.rng.choice(SPOKEN_CALLS[:20]))

    def _director(self) -> None:
        key: str | None = None
        for _ in range(40):
            key = key or procedure_for(self.table)
            if key is None or key not in PROCEDURES:
                return
            try:
                ruling = self._rule(key)
            except NothingToRule:
                return
            if ruling is None:
                return
            self.heard(self.table, ruling)
            self.table = self.table.after(ruling.event)
            key = ruling.goes_on

    def _rule(self, key: str) -> Ruling | None:
        interview = Interview.begin(PROCEDURES[key], self.table)
        while interview.question is not None:
            samples = interview.question.samples()
            if not samples:
                return None
            interview = interview.answer(self.rng.choice(samples))
        return interview.ruling
