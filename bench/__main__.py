"""`make bench`: the figures that the project promises, beside the obvious way."""

from __future__ import annotations

import copy
import itertools
import platform
import sys
import time

from bench.against import show_against
from bench.app import show_app
from bench.archives import show_archives
from bench.boards import every_insufficient_bid, middles, played_boards
from bench.claims import show_claims
from bench.comparisons import comparisons, show_growth
from bench.desk_load import show_desk_load
from bench.desk_start import show_desk_start
from bench.desk_steps import show_desk_steps
from bench.evening import show_evening
from bench.live import irregular_boards, show_events_at_length
from bench.measure import Measured, per_second
from bench.reading import show_reading
from bench.score_files import show_score_files
from bench.scoring import show_fields
from bench.terminal_start import show_terminal_start
from bench.wrong_entries import show_wrong_entries
from bridgelaw.game import Board, Card, Doubled, Seat
from bridgelaw.laws import INSUFFICIENT_BID, Interview, walk
from bridgelaw.laws.machinery.interview import step
from bridgelaw.table import Breach, Kind, Table
from bridgelaw.table.choices import legal_cards as legal_cards_of


def interview_steps() -> Measured:
    """Each step of a whole interview, by replay of all answers before it.

    The obvious way keeps a live session and copies it before each step, so that `back` works.
    """
    table = Table(Board(Seat.WEST)).after("W 1C, N 1S, E 1H")
    interview = Interview.begin(INSUFFICIENT_BID, table)
    at = interview.circumstances
    sessions = [interview]
    for answer in ("no", "no", "3H", "H", "no", "none"):
        interview = interview.answer(answer)
        sessions.append(interview)
    answers = [session.answers for session in sessions]

    def replay() -> int:
        for given in answers:
            step(INSUFFICIENT_BID, at, given)
        return len(answers)

    def copy_sessions() -> int:
        for session in sessions:
            copy.deepcopy(session.answers), copy.deepcopy(session.table.log)  # type: ignore[union-attr]
        return len(sessions)

    ours, theirs = per_second(replay, copy_sessions)
    return Measured("Law 27: steps by replay", ours, 25_000, "copying a session", theirs)


def folded_boards() -> Measured:
    """Whole boards: an auction of 20 calls and 52 cards.

    The obvious way builds an immutable table anew after every event.
    """
    boards = played_boards(20)

    def fold() -> int:
        for board in boards:
            Table(board.board, board.deal, board.log)
        return len(boards)

    def event_by_event() -> int:
        for board in boards[:2]:
            table = Table(board.board, board.deal)
            for event in board.log:
                table = table.after(event)
        return 2

    ours, theirs = per_second(fold, event_by_event)
    return Measured("boards folded", ours, 1_000, "a table an event", theirs)


def card_choices() -> Measured:
    """The legal cards of the player to play, and why not the others, in the middle of the play.

    The obvious way goes through a list of cards and writes down what excludes each.
    """
    tables = middles(played_boards(50))
    asked = [(table, table.to_play) for table in tables]
    lists: list[tuple[Seat, list[Card], Card | None]] = []
    for table, seat in asked:
        assert seat is not None
        hand = table.hand(seat)
        assert hand is not None
        lists.append((seat, list(hand), table.trick.cards[0][1] if table.trick.cards else None))

    def ours() -> int:
        for table, seat in asked:
            assert seat is not None
            # Worked out each time: a table itself remembers what it was asked.
            legal_cards_of(table._state, seat)
        return len(asked)

    def card_by_card() -> int:
        for seat, hand, led in lists:
            must_follow = led is not None and any(card.suit is led.suit for card in hand)
            legal: list[Card] = []
            excluded: dict[Card, Breach] = {}
            for card in hand:
                if must_follow and led is not None and card.suit is not led.suit:
                    excluded[card] = Breach(Kind.REVOKE, "44C", "61A", seat, card)
                else:
                    legal.append(card)
        return len(lists)

    rate, theirs = per_second(ours, card_by_card)
    return Measured("legal_cards", rate, 100_000, "card by card", theirs)


def all_paths() -> tuple[int, int, float]:
    """Tables, paths and seconds of walking Law 27 over every table."""
    started = time.perf_counter()
    tables = paths = 0
    for table in itertools.chain(*map(every_insufficient_bid, Doubled)):
        tables += 1
        paths += sum(1 for _ in walk(INSUFFICIENT_BID, table))
        if sys.stderr.isatty() and tables % 100 == 0:
            print(f"\rwalking Law 27: {tables} tables", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)
    return tables, paths, time.perf_counter() - started


def main() -> None:
    if sys.argv[1:2] == ["--against"] and len(sys.argv) == 3:
        show_against(sys.argv[2])
        return
    if sys.argv[1:] == ["archives"]:
        show_archives()
        return
    if sys.argv[1:] == ["evening"]:
        show_evening()
        return
    if len(sys.argv) > 1:
        sys.exit("usage: python -m bench [archives | evening | --against REVISION]")
    print(f"Python {platform.python_version()}, one core\n")
    row = "{:<24} {:>12} {:>10}   {:<18} {:>12} {:>7}"
    print(row.format("what", "a second", "wanted", "the obvious way", "a second", "ratio"))
    for measured in (
        interview_steps(),
        folded_boards(),
        card_choices(),
        irregular_boards(),
        comparisons(),
    ):
        print(
            row.format(
                measured.what,
                f"{measured.ours:,.0f}",
                f"{measured.wanted:,.0f}",
                measured.obvious,
                f"{measured.theirs:,.3g}" if measured.theirs < 10 else f"{measured.theirs:,.0f}",
                f"{measured.ratio:.1f}",
            ),
            flush=True,
        )
    tables, paths, seconds = all_paths()
    print(
        f"\nall paths of Law 27: {tables:,} tables, {paths:,} paths in {seconds:.1f} s (wanted: 60)"
    )
    show_events_at_length()
    show_growth()
    show_fields()
    show_wrong_entries()
    show_score_files()
    show_reading()
    show_claims()
    show_archives()
    show_desk_start()
    show_terminal_start()
    show_desk_load()
    show_desk_steps()
    show_app()
    show_evening()


if __name__ == "__main__":
    main()
