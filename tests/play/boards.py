"""What must hold at every moment of every irregular board."""

from __future__ import annotations

import random
from itertools import islice

from bench.irregular import PLAYING, IrregularBoard, WildBoard
from bridgelaw.game import SEATS, Deal, Seat, Side
from bridgelaw.laws import PROCEDURES, Ruling, walk
from bridgelaw.table import Kind, Phase, Table
from bridgelaw.table.choices import legal_cards
from bridgelaw.table.effects import Until
from bridgelaw.table.events import Designated, ImpossibleEvent, Ruled
from bridgelaw.table.fold.log import fold
from bridgelaw.table.rules.editions import rules_at
from bridgelaw.table.state import State
from bridgelaw.table.which_procedure import procedure_for
from tests.play.heard import check_due, check_heard
from tests.play.less_known import LessKnown
from tests.play.slow_laws import SlowTable
from tests.play.slow_revokes import RevokeReader
from tests.table.checks import check_cards, check_choices


class BoardFailed(AssertionError):
    """Something did not hold; says the seed and the log."""


def check_board(seed: int, kind: type[IrregularBoard] = IrregularBoard) -> Table:
    """Plays the board of this seed and checks it after every event."""
    board = kind(seed)
    board.heard = check_heard
    board.asked = LessKnown(seed)
    revokes = RevokeReader(board.table.board, board.table.deal)
    slow = revokes.slow
    restrictions = Restrictions()
    chance = random.Random(seed)  # the board has its own, so that it is the same without checks
    seen = 0
    tables: list[Table] = []
    try:
        for table in board.steps():
            for event in table.log[seen:]:
                revokes.take(event)
            seen = len(table.log)
            check_cards(table)
            check_choices(table, chance)
            check_against(slow, table)
            restrictions.check(table)
            check_due(tables[-1] if tables else table, table)
            tables.append(table)
        check_same_from_log(tables)
        check_hidden(tables, chance)
        check_end(board.table)
        revokes.check_sums()
    except Exception as error:
        log = board.table.text
        raise BoardFailed(f"seed {seed}: {error!r}, after this log:\n{log}") from error
    return board.table


class TriedBoard(WildBoard):
    """A wild board at which every ruling that the director could give is tried on the table."""

    MOST = 60
    """So many for each question: a few have more."""

    def rule(self, key: str, handed: tuple[tuple[str, str], ...]) -> Ruling:
        for path in islice(walk(PROCEDURES[key], self.table), self.MOST):
            try:
                self.table.after(path.ruling.event)
            except ImpossibleEvent as error:
                said = [answer.value for answer in path.answers]
                raise AssertionError(f"the table refuses {key} after {said}: {error}") from error
        return super().rule(key, handed)


def check_against(slow: SlowTable, table: Table) -> None:
    """The independent reading of the Laws allows the same cards."""
    if table.phase not in PLAYING:
        return
    seat = table.to_play
    assert slow.to_play() is seat, f"it is {slow.to_play()}'s turn, not {seat}'s"
    if seat is not None:
        ours, theirs = set(table.legal_cards(seat).legal), slow.legal_cards(seat)
        assert ours == theirs, f"{seat} may play {sorted(ours)}, and not {sorted(theirs)}"


def check_same_from_log(tables: list[Table]) -> None:
    """After every event the log alone, folded in one go, gives the same state."""
    last = tables[-1]
    state = State(last.board, last.deal, rules_at(last))
    for table in tables:
        fold(state, table.log[state.at :])
        assert len(table.log) == state.at
        assert table.log[-1] is last.log[state.at - 1]
        assert vars(state) == vars(table._state)


def check_hidden(tables: list[Table], chance: random.Random) -> None:
    """A table at which only dummy's hand is known takes every event, and forbids nothing legal.

    Dummy lies on the table: what declarer can name there must be known. So must be what declarer
    names and a defender has: nobody can tell it from a card of their own, played by naming it
    (45C4(a)).
    """
    last = tables[-1]
    assert last.contract is not None
    declarer, dummy = last.contract.declarer, last.contract.dummy
    hand = last.deal[dummy]
    assert hand is not None
    hidden = State(last.board, Deal.of({dummy: hand}), rules_at(last))
    for event in last.log:
        if isinstance(event, Designated) and event.seat is declarer:
            for defender in declarer.side.other.seats:
                named = event.designation.card
                if named is not None and named in (last.deal[defender] or ()):
                    hidden.see(defender, named)
    for table in tables:
        fold(hidden, table.log[hidden.at :])
        seat = table._state.to_play
        assert hidden.to_play is seat, f"hands hidden, it is {hidden.to_play}'s turn, not {seat}'s"
        if seat is not None and chance.random() < HIDDEN_LOOKS:
            choices = legal_cards(hidden, seat)
            for card in table.legal_cards(seat).legal:
                assert card in choices.legal or card in choices.only_if, f"{seat} {card}"


HIDDEN_LOOKS = 0.2
"""How often the cards that may be played are compared."""


def check_end(table: Table) -> None:
    """The board is over, nothing is in force, and nothing is left to rule on."""
    assert table.phase is Phase.OVER, table.phase
    assert len(table.tricks) == 13, len(table.tricks)
    assert table.tricks_won(Side.NS) + table.tricks_won(Side.EW) == 13
    assert procedure_for(table) is None
    short = any(found.kind is Kind.DEFECTIVE_TRICK for found in table.irregularities)
    if not short:
        assert not any(table.hand(seat) for seat in SEATS)
        assert table.penalty_cards == ()
    assert not table.play_restrictions
    assert not table.required
    assert not table.decisions


class Restrictions:
    """No restriction outlives its end."""

    def __init__(self) -> None:
        self.tricks = 0
        self.leaders: list[Seat] = []

    def check(self, table: Table) -> None:
        if len(table._state.tricks) == self.tricks:
            return
        self.tricks = len(table._state.tricks)
        if isinstance(table.log[-1], Ruled):
            return  # the ruling may have completed the trick and restricted the next
        # A trick was completed: what held for it holds no longer.
        assert not table.play_restrictions, "57A is for one trick"
        assert not table.required, "51A is for one trick"
        last = table.tricks[-1]
        for restriction in table.lead_restrictions:
            if restriction.player is not last.leader or table._state.leaders[-1] is not last.leader:
                continue  # 60A3: a lead out of turn changes nothing
            assert restriction.until is Until.LOSES_LEAD, "it was for one lead"
            assert restriction.player is table.to_play or table.to_play is None, (
                "they lost the lead"
            )
