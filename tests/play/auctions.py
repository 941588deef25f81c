"""Random auctions at which calls go wrong, and random rulings on them until nothing is left.

The boards of `bench.irregular` have a lawful auction; here nobody gets the auction right.
Wherever the director comes, every ruling that could be given is taken by the table, some answer
fits every question, and after a few rulings nothing is left to rule on.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from bench.irregular import random_deal
from bridgelaw.game import PASS, SEATS, Board, Call
from bridgelaw.game.calls import SPOKEN_CALLS
from bridgelaw.laws import PROCEDURES, Interview, Ruling, walk
from bridgelaw.table import Kind, Phase, Table
from bridgelaw.table import events as ev
from tests.play.boards import BoardFailed
from tests.play.less_known import LessKnown

MOST_CALLS = 60
MOST_RULINGS = 25
"""More than one visit of the director takes."""
MOST_TRIED = 40
"""So many rulings are tried for each question: a few have more."""


class IrregularAuction:
    """An auction of people who lose sight of the turn, of the last bid and of their own call."""

    def __init__(
        self, seed: int, heard: Callable[[Table, Ruling], object] = lambda table, ruling: None
    ) -> None:
        self.rng = rng = random.Random(seed)
        self.heard = heard
        self.asked = LessKnown(seed)
        """Is told of every ruling, on the table on which it is given."""
        self.table = Table(Board.number(rng.randint(1, 36)), random_deal(rng))
        self.disorder = rng.choice((0.1, 0.25, 0.5))
        self.patience = rng.choice((0.0, 0.3, 0.8))
        """How often the players go on without calling the director."""
        self.is_tried = rng.random() < 0.3

    def play(self) -> Table:
        for _ in range(MOST_CALLS):
            if self.table.phase is not Phase.AUCTION:
                break
            for event in self._happens():
                self.table = self.table.after(event)
            if self.table.ruling_needed is not None and self.rng.random() >= self.patience:
                self._director()
        self._director()
        return self.table

    def _happens(self) -> Sequence[ev.Event]:
        rng, turn = self.rng, self.table.to_call
        assert turn is not None
        if rng.random() >= self.disorder:
            legal = self.table.legal_calls(turn).legal
            assert legal, f"{turn} has no legal call"
            passes = PASS in legal and rng.random() < 0.6
            return [ev.Called(turn, PASS if passes else rng.choice(legal[:8]))]
        seat = turn if rng.random() < 0.4 else rng.choice(SEATS)
        hand = self.table.hand(seat)
        if hand and rng.random() < 0.05:
            return [ev.Exposed(seat, (rng.choice(tuple(hand)),))]
        return [ev.Called(seat, self._any_call())]

    def _any_call(self) -> Call:
        return PASS if self.rng.random() < 0.3 else self.rng.choice(SPOKEN_CALLS)

    def _director(self) -> None:
        """Rules on everything that there is to rule on."""
        keys: list[str] = []
        goes_on: str | None = None
        handed: tuple[tuple[str, str], ...] = ()
        for _ in range(MOST_RULINGS):
            key = goes_on or self.table.ruling_needed
            if key is None:
                return
            if PROCEDURES[key].for_director:
                return  # the score desk has more to go by than the table
            keys.append(key)
            ruling = self._rule(key, handed if key == goes_on else ())
            self.heard(self.table, ruling)
            self.table = self.table.after(ruling.event)
            goes_on, handed = ruling.goes_on, ruling.hands_over
            if goes_on is not None and PROCEDURES[goes_on].for_director:
                return  # a score is adjusted, which is done at the desk
        raise AssertionError(f"the director is never done: {keys[-6:]}")

    def _rule(self, key: str, handed: tuple[tuple[str, str], ...]) -> Ruling:
        if self.is_tried:
            for path in islice(walk(PROCEDURES[key], self.table), MOST_TRIED):
                self.table.after(path.ruling.event)
        # What one law has settled the next does not ask again, as at the desk.
        interview = Interview.begin(PROCEDURES[key], self.table).taking_over(handed)
        while (question := interview.question) is not None:
            samples = tuple(self._told(key, question.key)) or question.samples()
            assert samples, f"no answer fits: {key}, {question.key}"
            interview = interview.answer(self.rng.choice(samples))
        assert interview.ruling is not None
        self.asked(interview)
        return interview.ruling

    def _told(self, key: str, question: str) -> Iterator[str]:
        """Who changed their call is seen by everybody."""
        if (key, question) == ("unintended-call", "who"):
            for found in self.table.open_of(Kind.CHANGE_OF_CALL)[:1]:
                yield str(found.seat)


def check_auction(seed: int) -> Table:
    """The auction of this seed, with its rulings."""
    auction = IrregularAuction(seed)
    try:
        return auction.play()
    except Exception as error:
        log = auction.table.text
        raise BoardFailed(f"seed {seed}: {error!r}, after this log:\n{log}") from error
