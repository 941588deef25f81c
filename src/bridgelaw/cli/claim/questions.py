"""Asks for a claim, one thing after the other."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

from bridgelaw.analysis.claims.claim import Claim, ImpossibleClaim
from bridgelaw.analysis.claims.statement.describing import describe
from bridgelaw.analysis.claims.statement.steps import NOTHING_SAID, Statement
from bridgelaw.analysis.claims.understanding import said_with
from bridgelaw.cli.common.interview import Quit
from bridgelaw.cli.common.prompts import Key, is_quit
from bridgelaw.cli.common.screen import Screen
from bridgelaw.formats.claims.playing import Played, after_play, complete, in_trick, read_play
from bridgelaw.formats.claims.values import (
    is_deal,
    is_nothing,
    read_claimed,
    read_conceded,
    read_contract,
    read_deal,
    read_hand,
    read_maybe,
    read_plays,
    read_shown_out,
    read_trump,
)
from bridgelaw.game import SEATS, Hand, NotationError, Seat, Suit
from bridgelaw.game.spelling import SEAT_SPELLINGS, plain
from bridgelaw.locale import All, Refusal, Text, tr

_T = TypeVar("_T")
_CONCEDES = re.compile(r"(?:CONCEDES?|GIVES? UP|コンシード|取られ)\s*(.+)")
_CLAIMS = re.compile(r"(?:CLAIMS?|クレーム|取り)\s*(.+)")


class _Back(Exception):
    """The question before is asked again."""


@dataclass(frozen=True, slots=True)
class _Step:
    """A question, and whether it is asked at all."""

    ask: Callable[[], None]
    is_due: Callable[[], bool] = lambda: True


class Questions:
    """What is known of a claim so far."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._hands: dict[Seat, Hand] = {}
        self._is_deal = False
        self._trump: Suit | None = None
        self._by: Seat | None = None
        self._declarer = Seat.SOUTH
        self._played: Played | None = None
        self._claimer = Seat.SOUTH
        self._claim: Claim | None = None

    def ask(self) -> Claim:
        """The claim, once everything is answered."""
        steps = (
            *(self._hand_step(seat) for seat in SEATS),
            _Step(self._contract),
            _Step(self._who_declares, lambda: self._by is None),
            _Step(self._play, self._is_whole),
            _Step(self._lead, lambda: not self._is_whole()),
            _Step(self._who_claims),
            _Step(self._how_many),
            _Step(self._said),
            _Step(self._shown_out, lambda: not self._is_whole()),
            _Step(self._forgotten, lambda: self._known.trump_may_be_forgotten),
        )
        at, forward = 0, 1
        while at < len(steps):
            if not steps[at].is_due():
                at += forward
                continue
            try:
                steps[at].ask()
                forward = 1
            except _Back:
                forward = -1 if at else 1
                if not at:
                    continue
            at += forward
        return self._known

    @property
    def _known(self) -> Claim:
        assert self._claim is not None
        return self._claim

    def _is_whole(self) -> bool:
        return all(len(hand) == 13 for hand in self._hands.values())

    # The cards

    def _hand_step(self, seat: Seat) -> _Step:
        def due() -> bool:
            if self._is_deal and seat is not SEATS[0]:
                return False
            others = {one: hand for one, hand in self._hands.items() if one is not seat}
            if seat is SEATS[-1] and all(len(hand) == 13 for hand in others.values()):
                self._hands = complete(others)
                return False
            return True

        return _Step(lambda: self._hand(seat), due)

    def _hand(self, seat: Seat) -> None:
        words = tr("The cards of {seat}, as in S96 H8", seat=seat)
        if seat is SEATS[0]:
            words = tr(
                "The cards left of {seat}, as in S96 H8, with the one in the trick in progress; "
                "or all hands, as in N:96.8.. … … … (b back, q quit)",
                seat=seat,
            )

        def read(reply: str) -> dict[Seat, Hand]:
            if is_deal(reply):
                return complete(read_deal(reply))
            hand = read_hand(reply)
            if not len(hand):
                raise NotationError(reply, "the cards that this player still holds")
            before = SEATS[: seat.index]
            for other in before:
                if len(hand & self._hands[other]):
                    card = next(iter(hand & self._hands[other]))
                    raise Refusal(tr("{card} is there twice.", card=card))
            return {**{other: self._hands[other] for other in before}, seat: hand}

        self._hands = self._ask(words, read)
        self._is_deal = len(self._hands) == 4 and seat is not SEATS[-1]

    # The contract and the play

    def _contract(self) -> None:
        def read(reply: str) -> tuple[Suit | None, Seat | None]:
            if not reply:
                raise NotationError(reply, "a trump suit: S, H, D, C or NT")
            if re.match(r"[1-7]", plain(reply)):
                return read_contract(reply)
            return read_trump(reply), None

        words = tr("The contract or the trump suit, as in 4S by S, 3NT, S or NT")
        self._trump, self._by = self._ask(words, read)
        if self._by is not None:
            self._declarer = self._by

    def _who_declares(self) -> None:
        self._declarer = self._ask(tr("Declarer (N, E, S or W)"), Seat.parse)

    def _play(self) -> None:
        def read(reply: str) -> Played:
            return after_play(
                self._hands, self._trump, self._declarer.lho, read_play(reply).plays
            )  # fmt: skip

        words = tr("The cards played so far, in their order, as in SK S5 S2 SA (Enter: none)")
        self._played = self._ask(words, read)
        for note in self._played.notes:
            self._screen.line(note, "yellow")

    def _lead(self) -> None:
        def read(reply: str) -> Played:
            if plain(reply) in SEAT_SPELLINGS:
                return in_trick(self._hands, self._trump, Seat.parse(reply), ())
            plays = read_plays(reply)
            if not plays:
                raise NotationError(reply, "a seat, or cards such as “N H8, E S7”")
            return in_trick(self._hands, self._trump, None, plays)

        words = tr("Who leads to the next trick? Or the cards of the one in progress, "
                   "as in N H8, E S7")  # fmt: skip
        self._played = self._ask(words, read)

    # The claim

    def _who_claims(self) -> None:
        def read(reply: str) -> Seat:
            seat = Seat.parse(reply) if reply else self._declarer
            if seat is self._declarer.partner:
                raise ImpossibleClaim(tr("Dummy cannot claim: {seat} is dummy.", seat=seat))
            return seat

        words = tr("Who claims? (Enter: {declarer})", declarer=self._declarer)
        self._claimer = self._ask(words, read)

    def _how_many(self) -> None:
        assert self._played is not None
        left = self._played.position.left

        def read(reply: str) -> int:
            word = plain(reply)
            if match := _CONCEDES.fullmatch(word):
                return read_conceded(match[1], left)
            match = _CLAIMS.fullmatch(word)
            return read_claimed(match[1] if match else reply, left)

        words = tr("How many of the tricks left, {left} in all, are claimed? "
                   "(all, or: concedes 1)", left=left)  # fmt: skip
        self._claim = Claim(
            self._played.position,
            self._claimer,
            self._declarer,
            self._ask(words, read),
            shown_out=self._played.shown_out,
        )

    def _said(self) -> None:
        statement = self._ask(WHAT_WAS_SAID, lambda reply: statement_of(reply, self._known))
        while statement.words:
            show_reading(self._screen, statement)
            again = self._ask(IS_THAT_SO, lambda reply: said_again(reply, self._known))
            if again is None:
                break
            statement = again
        self._claim = replace(self._known, statement=statement)

    def _shown_out(self) -> None:
        assert self._played is not None
        known = self._played.shown_out
        words = tr("Who has shown out of which suit, as in E D, W S H? (Enter: nobody)")
        self._claim = self._ask(
            words,
            lambda reply: replace(self._known, shown_out=known | read_shown_out(reply)),
        )

    def _forgotten(self) -> None:
        words = ask_forgotten(self._known)
        answer = self._ask(words, read_maybe)
        self._claim = replace(self._known, forgotten_trump=answer)

    def _ask(self, words: Text, read: Callable[[str], _T]) -> _T:
        """Asks until it can be read."""
        while True:
            reply = self._screen.prompt(words)
            if is_quit(reply):
                raise Quit
            if plain(reply) in Key.BACK.value:
                raise _Back
            try:
                return read(reply)
            except ValueError as error:
                self._screen.error(error)


def ask_forgotten(claim: Claim) -> Text:
    return tr(
        "Trumps are out: {cards}. Is it at all likely that {claimer} did not know? "
        "(yes or no; Enter: it is not known)",
        cards=All(tuple(claim.trumps_out)), claimer=claim.claimer,
    )  # fmt: skip


WHAT_WAS_SAID = tr("What was said about the play? (Enter: nothing)")
IS_THAT_SO = tr("Is that what was said? (Enter: yes; otherwise say it in other words, or none)")


def show_reading(screen: Screen, statement: Statement) -> None:
    """The statement as it was understood."""
    screen.line(tr("“{words}” is understood like this:", words=statement.words), "bold")
    for text in describe(statement):
        screen.row("•", screen.say(text), 2)


def said_again(reply: str, claim: Claim) -> Statement | None:
    """The statement in other words; `None` if it was read as it was meant."""
    if not reply or plain(reply) in _YES:
        return None
    if plain(reply) in _NO:
        raise Refusal(tr("Say it in other words, or none if nothing was said."))
    return statement_of(reply, claim)


_YES = frozenset({"YES", "Y", "はい", "ハイ"})
_NO = frozenset({"NO", "N", "いいえ", "イイエ"})


def statement_of(words: str, claim: Claim) -> Statement:
    """What was said, as it binds the play."""
    if is_nothing(words):
        return NOTHING_SAID
    return said_with(claim, words)
