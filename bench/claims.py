"""Judging claims without a statement, beside the obvious way: playing every line to its end.

The time is the processor's, so that it does not depend on what else the machine does meanwhile.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from bench.endings import fresh_claim
from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import judge, normal_level
from bridgelaw.analysis.claims.masks import SUIT_OF, SUITS, Hands, Trick, each, masks_of, winning
from bridgelaw.analysis.claims.normal_choices import Choice, NormalPlay
from bridgelaw.analysis.claims.turn import Turn
from bridgelaw.analysis.position import Position
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit

_ENDINGS = {4: 100, 5: 100, 6: 100, 8: 30}
"""How many random endings of so many tricks."""
_WANTED = {6: 0.2, 8: 2.0}
"""Seconds, for 95 of 100."""
_EVERY_LINE = {3: 50, 4: 20, 5: 5}
"""How many of them can be played out in every way in a few seconds."""
_BOUNDED = (10, 15, 2.0)
"""Tricks, endings, and seconds after which the search says its bounds."""

TOPS = (
    "432.542.AKQ.AKQJ JT9.JT9.JT98.T98 AKQ.AKQ.432.5432 8765.8763.765.76",
    "AQ32.K432.AQ.A32 JT9.JT9.JT98.JT9 K54.AQ5.K432.KQ4 876.876.765.8765",
)
"""Thirteen top tricks, in two hands: without trumps, and with spades as trumps."""


def show_claims() -> None:
    """Prints how long it takes to judge a claim of everything that is left."""
    print("\na claim without a statement, one core, in milliseconds: median, 95 of 100, worst")
    row = "{:>6} {:>8}   {:<24} {:<24} {}"
    print(row.format("tricks", "endings", "in full", "what counts alone", "wanted (95 of 100)"))
    for left, number in _ENDINGS.items():
        claims = _claims(left, number)
        wanted = _WANTED.get(left)
        print(
            row.format(
                left,
                number,
                _spread([_seconds(judge, claim) for claim in claims]),
                _spread([_seconds(normal_level, claim) for claim in claims]),
                f"in full {1000 * wanted:.0f}" if wanted else "",
            ),
            flush=True,
        )
    _show_every_line()
    _show_bounded()
    _show_tops()


def _show_every_line() -> None:
    for left, number in _EVERY_LINE.items():
        # One search each: without a trump that might have been forgotten.
        claims = [replace(claim, forgotten_trump=False) for claim in _claims(left, number)]
        obvious = sum(_seconds(every_line, claim) for claim in claims)
        ours = sum(_seconds(normal_level, claim) for claim in claims)
        assert all(every_line(claim) == normal_level(claim).tricks for claim in claims[::10])
        print(
            f"every line played out, {left} tricks: {1000 * obvious / len(claims):.1f} ms on "
            f"average, the search {1000 * ours / len(claims):.1f} ms: {obvious / ours:.0f} times",
            flush=True,
        )


def _show_bounded() -> None:
    left, number, limit = _BOUNDED
    undecided = 0
    times = []
    for claim in _claims(left, number):
        started = time.process_time()
        verdict = judge(claim, seconds=limit)
        times.append(time.process_time() - started)
        undecided += not verdict.normal.is_decided
    print(
        f"{left} tricks, told to stop after {limit:g} s: {_spread(times)} ms; "
        f"{undecided} of {number} not decided",
        flush=True,
    )


def _show_tops() -> None:
    times = []
    # With trumps two of them are lost if South goes on without drawing (70D1).
    for hands, trump, tricks in zip(TOPS, (None, Suit.SPADES), (13, 11), strict=True):
        north, east, south, west = (Hand.parse(hand) for hand in hands.split())
        position = Position((north, east, south, west), trump, Seat.SOUTH)
        claim = Claim(position, Seat.SOUTH, Seat.SOUTH, 13, forgotten_trump=False)
        times.append(_seconds(judge, claim))
        assert normal_level(claim).tricks == tricks
    shown = " and ".join(f"{1000 * seconds:.0f} ms" for seconds in times)
    print(f"thirteen top tricks, without and with trumps: {shown} (wanted: 5,000)", flush=True)


def _claims(left: int, number: int) -> list[Claim]:
    return [fresh_claim(random.Random(f"{left} {one}"), left) for one in range(number)]


def _seconds(work: Callable[[Claim], object], claim: Claim) -> float:
    started = time.process_time()
    work(claim)
    return time.process_time() - started


def _spread(times: Sequence[float]) -> str:
    ordered = sorted(1000 * seconds for seconds in times)
    median, most = ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100]
    return f"{median:,.1f}  {most:,.0f}  {ordered[-1]:,.0f}"


def every_line(claim: Claim) -> int:
    """What claimer's side gets, by playing every line to its end, by the same rules."""
    ways = (True, False) if len(claim.trumps_out) else (True,)
    return min(_every_line(claim, NormalPlay(claim, False, draws)) for draws in ways)


def _every_line(claim: Claim, player: NormalPlay) -> int:
    side = claim.claimer.index & 1
    trumps = 0 if claim.position.trump is None else SUITS[claim.position.trump.index]

    def worth(hands: Hands, seat: int, trick: Trick, shown: int, owed: int) -> int:
        if not hands[seat]:
            return 0
        if seat & 1 != side:
            follow = trick and hands[seat] & SUITS[SUIT_OF[trick[0][1]]]
            cards = tuple(each(follow or hands[seat]))
            return chosen(Choice(True, cards, None), hands, seat, trick, shown, owed)
        sight = None if trick else player.in_plain_sight(hands, seat, owed)
        if sight is not None:
            owed = 0
        choice = player.choice(Turn(hands, seat, trick, shown, owed))
        return max(sight or 0, chosen(choice, hands, seat, trick, shown, owed))

    def chosen(choice: Choice, hands: Hands, seat: int, trick: Trick, shown: int, owed: int) -> int:
        return (min if choice.worst else max)(
            after(option, hands, seat, trick, shown, owed)
            if isinstance(option, int)
            else chosen(option, hands, seat, trick, shown, owed)
            for option in choice.options
        )

    def after(card: int, hands: Hands, seat: int, trick: Trick, shown: int, owed: int) -> int:
        if trick and seat & 1 != side and SUIT_OF[card] != SUIT_OF[trick[0][1]]:
            shown |= 1 << (4 * seat + SUIT_OF[trick[0][1]])
        north, east, south, west = (
            hand ^ card if place == seat else hand for place, hand in enumerate(hands)
        )
        left = north, east, south, west
        trick = (*trick, (seat, card))
        if len(trick) < 4:
            return worth(left, (seat + 1) & 3, trick, shown, owed)
        winner, _ = winning(trick, trumps)
        won = int(winner & 1 == side)
        owed = min(owed - (won and owed > 0), north.bit_count())
        return won + worth(left, winner, (), shown, owed)

    return worth(masks_of(claim.position), claim.position.leader.index, (), 0, claim.tricks)
