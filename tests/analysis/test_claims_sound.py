"""The search for the worst normal line against an enumeration that tries all of them.

`slow_claims` is written from the words of docs/claims.md and shares nothing with the search.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import cache
from itertools import count

import pytest

from bench.endings import random_claim
from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import judge, normal_level
from bridgelaw.analysis.claims.masks import Hands
from bridgelaw.analysis.claims.normal_choices import NormalPlay
from bridgelaw.analysis.claims.rules import RULES, Kind, Rule
from bridgelaw.analysis.claims.search import Search
from bridgelaw.analysis.claims.statement.steps import Statement
from bridgelaw.analysis.claims.verdict import How, Level
from bridgelaw.analysis.position import Position
from bridgelaw.analysis.solver.find import solver_or_none
from bridgelaw.analysis.solver.interface import tricks
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.suits import SUITS
from tests.analysis import slow_claims
from tests.analysis.claims_made import awarded, claimed
from tests.analysis.slow_claims import Choice, Player
from tests.rotation import either, rotated

ENDINGS = {1: 250, 2: 1000, 3: 1550, 4: 180, 5: 20}
"""How many random endings of so many tricks: 3,000 in all."""
AT_ONCE = {1: 125, 2: 125, 3: 62, 4: 6, 5: 5}
"""How many of them make one test."""
PARTS = [
    (left, first)
    for left in either((1, 2, 3, 4), exhaustive=tuple(ENDINGS))
    for first in rotated(range(0, ENDINGS[left], AT_ONCE[left]), part=30)
]
RARE = [
    *((4, number) for number in (227, 502, 811, 851, 1146, 1323, 1905, 1909, 2201, 2705)),
    *((5, number) for number in (620, 791)),
]
"""Endings of which each tells right from wrong where few do: a detail of a rule decides."""

judged = cache(judge)
"""Several tests look at the same endings."""

_NO_SOLVER = "the double-dummy solver is not installed: make solver"


def endings(left: int, first: int, size: int) -> Iterator[Claim]:
    for number in range(first, first + size):
        yield random_claim(random.Random(f"{left} {number}"), left)


def some(left: int, size: int, part: int = 6) -> Iterator[Claim]:
    """Of so many endings a part, another one in the next run."""
    for number in rotated(range(size), part):
        yield from endings(left, number, 1)


def told(claim: Claim) -> str:
    """An ending so that it can be found again."""
    off = sorted(rule.value for rule in claim.off)
    return f"{claim.position} {claim.claimer} claims {claim.tricks}, {claim.shown_out}, off {off}"


@pytest.mark.parametrize(("left", "first"), PARTS)
def test_law_70_the_search_finds_what_the_enumeration_finds(left: int, first: int) -> None:
    for claim in endings(left, first, AT_ONCE[left]):
        verdict = judged(claim)
        assert verdict.normal.is_decided
        assert verdict.tricks == slow_claims.tricks(claim, How.NORMAL), told(claim)
        assert verdict.best.least >= verdict.tricks >= verdict.irrational.most, told(claim)


@pytest.mark.parametrize("left", [3, 4])
def test_law_70D1_tricks_counted_by_suit_as_in_the_enumeration(left: int) -> None:
    for number in rotated(range(60), part=6):
        (ending,) = endings(left, 5000 + number, 1)
        luck = random.Random(number)
        suits = luck.sample([suit for suit in SUITS if suit is not ending.position.trump], 2)
        counted = tuple((suit, luck.randint(1, 2)) for suit in suits)
        claim = replace(ending, statement=Statement(words="counted", counted=counted))
        assert normal(claim) == slow_claims.tricks(claim, How.NORMAL), (told(claim), counted)


@pytest.mark.parametrize(("left", "number"), RARE)
def test_law_70_what_decides_but_rarely(left: int, number: int) -> None:
    for claim in endings(left, number, 1):
        assert normal(claim) == slow_claims.tricks(claim, How.NORMAL), told(claim)


@pytest.mark.parametrize(
    ("claim", "tricks"),
    [
        (
            replace(
                claimed(".6.83.42 .9.52.86 .Q.J9.AT .J7.Q.93", 5, lead="E"),
                off=frozenset({Rule.WINS}),
            ),
            2,
        ),
    ],
)
def test_law_70_a_king_is_not_remembered_as_the_ace_that_is_gone(claim: Claim, tricks: int) -> None:
    """Aces are thrown last, so that a king that has become the best card is not the same."""
    assert awarded(claim) == tricks


class EveryCard(Search):
    """Remembers positions by their very cards, and not by how they rank."""

    def _relative(self, hands: Hands) -> Hashable:
        return hands


@pytest.mark.parametrize("left", [4, 5])
def test_law_70_positions_that_rank_the_same_are_the_same(left: int) -> None:
    high = [card for card in CARDS if card.is_honour]
    for number in rotated(range(150), part=6):
        luck = random.Random(f"ranks {left} {number}")
        pack = luck.sample(high, 4 * left)
        north, east, south, west = (Hand.of(pack[at::4]) for at in range(4))
        trump = luck.choice((None, None, *SUITS))
        position = Position((north, east, south, west), trump, luck.choice(SEATS))
        claim = Claim(
            position,
            luck.choice((Seat.SOUTH, Seat.WEST)),
            Seat.SOUTH,
            luck.choice((left, left - 1)),
        )
        found, exact = (
            kind(claim, NormalPlay(claim, False), None, lambda: False).level(How.NORMAL, left)
            for kind in (Search, EveryCard)
        )
        assert found.tricks == exact.tricks, told(claim)


def test_law_70_the_endings_are_of_every_kind() -> None:
    claims = [claim for left in ENDINGS for claim in endings(left, 0, 200)]
    for seen in (
        {claim.position.trump for claim in claims},
        {len(claim.position.trick) for claim in claims},
        {claim.position.leader for claim in claims},
    ):
        assert len(seen) >= 4
    assert {claim.by_declarer for claim in claims} == {True, False}
    assert {claim.forgotten_trump for claim in claims} == {True, False}
    assert {rule for claim in claims for rule in claim.off} == set(RULES)
    assert any(claim.shown_out for claim in claims)


def test_law_70_memory_changes_nothing() -> None:
    """The enumeration remembers positions to be quick; without that it finds the same."""
    for left, number in ((1, 20), (2, 60), (3, 15)):
        for claim in some(left, number):
            for how in How:
                plain = slow_claims.tricks(claim, how, remember=False)
                assert slow_claims.tricks(claim, how) == plain


@pytest.mark.parametrize(("left", "number"), [(1, 150), (2, 300), (3, 60), (4, 2)])
def test_law_70_the_best_and_the_worst_of_all_lines(left: int, number: int) -> None:
    for claim in some(left, number):
        verdict = judged(claim)
        assert verdict.best.is_decided and verdict.irrational.is_decided
        assert verdict.best.tricks == slow_claims.tricks(claim, How.BEST), told(claim)
        assert verdict.irrational.tricks == slow_claims.tricks(claim, How.IRRATIONAL), told(claim)


@pytest.mark.parametrize(("left", "number"), [(1, 50), (2, 100), (3, 100), (4, 100), (5, 60)])
def test_law_70_the_best_is_double_dummy(left: int, number: int) -> None:
    solver = solver_or_none()
    if solver is None:
        pytest.skip(_NO_SOLVER)
    for claim in some(left, number):
        found = tricks(solver, claim.position, claim.claimer.side)
        assert judged(claim).best.tricks == found, told(claim)


def test_law_70_a_line_from_the_solver_is_one_of_the_best() -> None:
    solver = solver_or_none()
    if solver is None:
        pytest.skip(_NO_SOLVER)
    for left in (2, 3, 4):
        for claim in endings(left, 0, 30):
            level = judge(claim, solver=solver).best
            assert level.tricks == judged(claim).best.tricks
            assert won_on(claim, level) == (level.tricks, 0)


@pytest.mark.parametrize(("left", "number"), [(2, 150), (3, 120), (4, 50)])
def test_law_70_switching_an_allowance_off_never_lowers_the_number(left: int, number: int) -> None:
    allowances = [rule for rule in RULES if rule.kind is Kind.ALLOWANCE]
    for claim in some(left, number):
        for rule in allowances:
            off, on = replace(claim, off=claim.off | {rule}), replace(claim, off=claim.off - {rule})
            assert normal(off) >= normal(on), (rule, told(claim))


@pytest.mark.parametrize("left", [2, 3, 4])
def test_law_70_taking_his_tricks_never_costs_one(left: int) -> None:
    for claim in some(left, 200):
        without = replace(claim, off=claim.off | {Rule.TAKES_HIS_TRICKS})
        assert normal(without) <= normal(replace(claim, off=claim.off - {Rule.TAKES_HIS_TRICKS}))


def normal(claim: Claim) -> int:
    return normal_level(claim).tricks


@pytest.mark.parametrize(("left", "number"), [(1, 100), (2, 300), (3, 300), (4, 100), (5, 30)])
def test_law_70_the_lines_are_legal_and_bring_what_they_say(left: int, number: int) -> None:
    for claim in some(left, number):
        verdict = judged(claim)
        for level in (verdict.best, verdict.irrational):
            assert won_on(claim, level) == (level.tricks, 0), told(claim)
        won, rest = won_on(claim, verdict.normal)
        assert won + rest == verdict.tricks, told(claim)
        for play in verdict.normal.line:
            assert (play.rule is not None) == (play.seat.side is claim.claimer.side)
            assert play.rule not in claim.off
        assert any(
            is_normal(claim, verdict.normal, forgets, draws)
            for forgets in (True, False)
            for draws in (True, False)
        )


def won_on(claim: Claim, level: Level) -> tuple[int, int]:
    """The tricks of claimer's side on the line, and what it then has in plain sight."""
    position, side = claim.position, claim.claimer.side
    won = 0
    for play in level.line:
        assert play.seat is position.turn
        assert play.card in position.legal
        last = len(position.trick) == 3
        assert play.wins is (position.winner_with(play.card) if last else None)
        won += play.wins is not None and play.wins.side is side
        position = position.after(play.card)
    if not len(position.legal):
        return won, 0
    # It stops only where claimer's side is on lead and takes the rest.
    assert not position.trick and position.turn.side is side
    moment = slow_claims.at_the_claim(replace(claim, position=position, tricks=0))
    # The worse of two lines counts, and it may be that of who has forgotten nothing.
    knows = replace(claim, forgotten_trump=False)
    players = (Player(claim), Player(knows))
    return won, max(player.takes(moment._replace(won=won)) or 0 for player in players)


def is_normal(claim: Claim, level: Level, forgets: bool, draws: bool) -> bool:
    """Does claimer's side play only what the rules leave it?"""
    player = Player(replace(claim, forgotten_trump=forgets), draws)
    moment = slow_claims.at_the_claim(claim)
    for play in level.line:
        if play.seat.side is claim.claimer.side:
            if player.takes(moment) is not None:
                moment = moment._replace(beyond=True)
            if play.card not in cards_in(player.choice(moment)):
                return False
        moment = moment.after(play.card, claim.claimer.side)
    return True


def cards_in(choice: Choice) -> set[Card]:
    if isinstance(choice, Card):
        return {choice}
    return {card for one in choice.between for card in cards_in(one)}


@pytest.mark.parametrize(("left", "number"), [(4, 20), (5, 20), (7, 5)])
def test_law_70_who_is_stopped_says_between_which_numbers_it_lies(left: int, number: int) -> None:
    undecided = 0
    for claim in endings(left, 0, number):
        whole = judged(claim)
        for looks in (0, 1, 4):
            stopped = judge(claim, stop=after(looks))
            for level, true in (
                (stopped.best, whole.best),
                (stopped.normal, whole.normal),
                (stopped.irrational, whole.irrational),
            ):
                assert 0 <= level.least <= true.most and true.least <= level.most <= left
                undecided += not level.is_decided
            assert stopped.best.most >= stopped.normal.least
            assert stopped.irrational.least <= stopped.normal.most
    assert undecided


def after(looks: int) -> Callable[[], bool]:
    """Says to stop when it has been asked so often."""
    asked = count()
    return lambda: next(asked) >= looks


def test_law_70_no_time_at_all_is_enough_for_bounds() -> None:
    for claim in endings(8, 0, 5):
        verdict = judge(claim, seconds=0)
        for level in (verdict.best, verdict.normal, verdict.irrational):
            assert 0 <= level.least <= level.most <= 8
