"""Words never contradict the table: every claim, on random boards and auctions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bench.irregular import IrregularBoard, WildBoard
from bridgelaw.game import PASS, Card, Seat, Suit
from bridgelaw.laws import Ruling
from bridgelaw.laws.machinery import what_holds
from bridgelaw.laws.machinery.facts import Act, Duty, Lasts, Mode
from bridgelaw.laws.machinery.holding import About, Holding, Pending
from bridgelaw.laws.machinery.words import Words
from bridgelaw.locale.text import tr
from bridgelaw.table import Table
from bridgelaw.table import effects as fx
from tests.laws.facts_at_table import is_true
from tests.play.auctions import IrregularAuction
from tests.play.heard import Contradiction, check_heard, claims_heard
from tests.rotation import fresh_seeds
from tests.table.tables import table

BATCH = 50
FRESH = fresh_seeds(100, exhaustive=3_000)


def play(seed: int, kind: type[IrregularBoard] = IrregularBoard) -> int:
    """Plays the board; how many claims were heard and held against the table."""
    heard = 0

    def listen(before: Table, ruling: Ruling) -> None:
        nonlocal heard
        check_heard(before, ruling)
        heard += claims_heard(before, ruling)

    board = kind(seed)
    board.heard = listen
    for _ in board.steps():
        pass
    return heard


def call(seed: int) -> int:
    heard = 0

    def listen(before: Table, ruling: Ruling) -> None:
        nonlocal heard
        check_heard(before, ruling)
        heard += claims_heard(before, ruling)

    IrregularAuction(seed, listen).play()
    return heard


@pytest.mark.parametrize("batch", range(0, len(FRESH), BATCH))
def test_nothing_that_is_said_about_calls_contradicts_the_table(batch: int) -> None:
    assert sum(map(call, FRESH[batch : batch + BATCH]))


@pytest.mark.parametrize("seed", range(40))
def test_nothing_that_is_said_about_cards_contradicts_the_table(seed: int) -> None:
    # The boards of test_irregular_boards.py are heard as well.
    play(seed, WildBoard)


# The check can fail: each of these was said once, or could be.


def _free(pending: Pending, holding: Holding) -> Iterator[Words]:
    duty = Duty(pending.player, Mode.MAY, Act.PLAY, lasts=Lasts.WHILE_IT_LIES)
    yield Words(pending.player, tr("You may lead and play what you like.").claiming(duty))


def _no_restriction(pending: Pending, holding: Holding) -> Iterator[Words]:
    """The leader's own card, whatever declarer has forbidden."""
    own = holding.cards(pending.player, fx.Penalty.MAJOR)
    duty = Duty(pending.player, Mode.MUST if own else Mode.MAY, Act.LEAD, own)
    yield Words(pending.player, tr("You may lead any card.").claiming(duty))


def _once(pending: Pending, holding: Holding) -> Iterator[Words]:
    duty = Duty(pending.player, Mode.MUST, Act.CALL, (PASS,), Lasts.NEXT_TURN)
    yield Words(pending.player, tr("You must pass at your next turn to call.").claiming(duty))


@pytest.mark.parametrize(
    ("about", "wrong", "heard"),
    [
        (About.PENALTY_CARDS, _free, play),
        (About.LEAD, _no_restriction, play),
        (About.CALLS, _once, call),
    ],
)
def test_a_wrong_sentence_is_heard(
    about: About, wrong: object, heard: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(what_holds._SAYS, about, wrong)
    assert callable(heard)
    with pytest.raises(Contradiction):
        for seed in range(400):
            heard(seed)


TRICK = "S 3NT, W P, N P, E P, W leads C7, N spreads the hand, N plays C2, E plays CK, S plays C6"
MAJOR = "ruling exposed-card of 2017 [49 50B] E has major penalty card HK by 49"


@pytest.mark.parametrize(
    ("duty", "expected"),
    [
        (Duty(Seat.EAST, Mode.MAY, Act.LEAD), False),
        (Duty(Seat.EAST, Mode.MUST, Act.LEAD, (Card.parse("HK"),)), True),
        (Duty(Seat.EAST, Mode.MUST, Act.LEAD, (Card.parse("CA"),)), False),
        (Duty(Seat.EAST, Mode.MUST, Act.LEAD, (Suit.HEARTS,)), True),
        (Duty(Seat.EAST, Mode.MUST_NOT, Act.LEAD, (Suit.HEARTS,)), False),
        (Duty(Seat.EAST, Mode.MUST_NOT, Act.LEAD, (Suit.SPADES,)), True),
        (Duty(Seat.EAST, Mode.MAY, Act.PLAY), False),
        (Duty(Seat.WEST, Mode.MAY, Act.PLAY), True),
        (Duty(Seat.EAST, Mode.MUST, Act.PLAY, (Card.parse("HK"),), Lasts.WHILE_IT_LIES), True),
        (Duty(Seat.EAST, Mode.MUST, Act.PLAY, (Card.parse("CA"),), Lasts.WHILE_IT_LIES), False),
        (Duty(Seat.WEST, Mode.MAY, Act.LEAD), False),
    ],
)
def test_what_is_true_at_a_table_with_a_major_penalty_card(duty: Duty, expected: bool) -> None:
    at = table(f"{TRICK}, E exposes HK", MAJOR)
    assert at.to_play is Seat.EAST
    assert is_true(duty, at) is expected
