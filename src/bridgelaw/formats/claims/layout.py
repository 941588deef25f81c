"""A claim from the layout of our YAML files, once it is loaded; docs/claims.md describes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.statement.steps import NOTHING_SAID, Statement
from bridgelaw.analysis.claims.understanding import said_with
from bridgelaw.formats.claims.playing import (
    Played,
    WrittenPlay,
    after_play,
    complete,
    in_trick,
    read_play,
)
from bridgelaw.formats.claims.values import (
    is_nothing,
    read_claimed,
    read_conceded,
    read_contract,
    read_deal,
    read_hand,
    read_maybe,
    read_plays,
    read_rules,
    read_shown_out,
    read_suits,
    read_trump,
)
from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.own.layout import text
from bridgelaw.formats.own.lines import BadLine
from bridgelaw.formats.own.places import key_place, said
from bridgelaw.formats.own.words import unknown_key
from bridgelaw.game import SEATS, Hand, Seat, Suit
from bridgelaw.game.spelling import plain
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.table import events as ev

KEYS = (
    "hands", "deal", "contract", "trump", "declarer", "lead", "trick", "play", "claimer",
    "claims", "concedes", "statement", "shown_out", "forgotten_trump", "off", "note",
)  # fmt: skip

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class ClaimFile:
    """A claim, and what was assumed or looked odd when it was read."""

    claim: Claim
    notes: tuple[Text, ...] = ()


def claim_from_data(data: Mapping[Any, Any], with_statement: bool = True) -> ClaimFile:
    """The claim of a loaded mapping; `BadFile` with the place of what is wrong."""
    return _Reader(data, with_statement).read()


class _Reader:
    def __init__(self, data: Mapping[Any, Any], with_statement: bool) -> None:
        self.data = data
        self.with_statement = with_statement
        self.names: dict[str, Any] = {}
        self.notes: list[Text] = []
        for key in data:
            name = str(key).strip().lower().replace("-", "_").replace(" ", "_")
            if name.startswith("x_"):
                continue
            if name not in KEYS:
                raise BadFile(said(key_place(data, key), unknown_key(str(key), KEYS)))
            if name in self.names:
                raise BadFile(said(key_place(data, key), tr("this key is there twice")))
            if not _is_empty(data[key]):
                self.names[name] = key

    def read(self) -> ClaimFile:
        trump, declarer = self.contract()
        played, written = self.played(trump, declarer)
        self.notes.extend(played.notes)
        position = played.position
        claimer, tricks = self.claimed(declarer, position.left, written.claim)
        try:
            claim = Claim(
                position,
                claimer,
                declarer,
                tricks,
                shown_out=played.shown_out | (self.value("shown_out", _shown_out) or frozenset()),
                forgotten_trump=self.value(
                    "forgotten_trump", lambda value: read_maybe(text(value))
                ),
                off=self.value("off", lambda value: read_rules(_listed(value, ", ")))
                or frozenset(),
            )
            claim = replace(claim, statement=self.statement(claim, written.claim))
        except BadFile:
            raise
        except Refusal as error:
            raise self.bad(("shown_out", "claimer", "hands", "deal"), error.text) from error
        return ClaimFile(claim, tuple(self.notes))

    def contract(self) -> tuple[Suit | None, Seat]:
        """Trumps and declarer, which may stand in the contract or alone."""
        contract = self.value("contract", lambda value: read_contract(text(value)))
        trump, by = contract or (None, None)
        if "trump" in self.names:
            trump = self.value("trump", lambda value: read_trump(text(value)))
            if contract is not None and trump is not contract[0]:
                raise self.bad(("trump",), tr("the contract has another trump suit"))
        elif contract is None:
            raise BadFile(tr("“trump” is missing: S, H, D, C or NT, or a “contract”"))
        declarer = self.value("declarer", _seat) or by
        if declarer is None:
            raise BadFile(tr("“declarer” is missing: N, E, S or W"))
        if by is not None and declarer is not by:
            raise self.bad(("declarer",), tr("the contract names another declarer"))
        return trump, declarer

    def played(self, trump: Suit | None, declarer: Seat) -> tuple[Played, WrittenPlay]:
        self.one_of("hands", "deal")
        self.one_of("trick", "play")
        key = "deal" if "deal" in self.names else "hands"
        if key not in self.names:
            raise BadFile(tr("“hands” is missing: the cards left of all four players"))
        hands = self.value(key, _hands) or {}
        lead = self.value("lead", _seat)
        play = self.value("play", lambda value: read_play(_listed(value, "\n")))
        trick = self.value("trick", _trick) or ()
        whole = all(len(hand) == 13 for hand in hands.values())
        if play is None and not trick and lead is None:
            self._check_even(key, hands)
        if lead is None and not trick and (play is not None or whole):
            lead = declarer.lho  # the opening lead
        try:
            if play is not None and lead is not None:
                return after_play(hands, trump, lead, play.plays), play
            return in_trick(hands, trump, lead, trick), WrittenPlay(())
        except Refusal as error:
            raise self.bad(("play", "trick", "lead", key), error.text) from error

    def _check_even(self, key: str, hands: Mapping[Seat, Hand]) -> None:
        """Tells hands of different length, before it is asked who leads from them."""
        counts = {seat: len(hand) for seat, hand in hands.items()}
        if len(set(counts.values())) > 1:
            north, east, south, west = (counts[seat] for seat in SEATS)
            words = tr(
                "the hands are not of one length: North has {north} cards, East {east}, South "
                "{south} and West {west}",
                north=north, east=east, south=south, west=west,
            )  # fmt: skip
            raise self.bad((key,), words)

    def claimed(
        self, declarer: Seat, left: int, event: ev.Claimed | ev.Conceded | None
    ) -> tuple[Seat, int]:
        """Who claims, and how many tricks of those left."""
        self.one_of("claims", "concedes")
        claimer = self.value("claimer", _seat)
        if claimer is None:
            claimer = declarer if event is None else event.seat
            if event is None:
                self.notes.append(tr("Nobody is named as claimer: it is taken to be declarer."))
        tricks = self.value("claims", lambda value: read_claimed(text(value), left))
        if tricks is None:
            tricks = self.value("concedes", lambda value: read_conceded(text(value), left))
        if tricks is not None:
            return claimer, tricks
        if event is None:
            raise BadFile(tr("“claims” is missing: how many of the tricks left are claimed"))
        if event.tricks > left:
            words = tr("Only {left} tricks are left, not {tricks}.", left=left, tricks=event.tricks)
            raise self.bad(("play",), words)
        return claimer, event.tricks if isinstance(event, ev.Claimed) else left - event.tricks

    def statement(self, claim: Claim, event: ev.Claimed | ev.Conceded | None) -> Statement:
        if not self.with_statement:
            return NOTHING_SAID
        if "statement" in self.names:
            said = self.value("statement", lambda value: said_with(claim, _listed(value, ", ")))
            return said or NOTHING_SAID
        if event is not None and event.statement:
            try:
                return said_with(claim, event.statement)
            except Refusal as error:
                raise self.bad(("play",), error.text) from error
        return NOTHING_SAID

    def value(self, key: str, read: Callable[[Any], _T]) -> _T | None:
        """What a key says; its place is named where that cannot be read."""
        if key not in self.names:
            return None
        try:
            return read(self.data[self.names[key]])
        except Refusal as error:
            raise self.bad((key,), error.text) from error

    def one_of(self, one: str, other: str) -> None:
        if one in self.names and other in self.names:
            words = tr("either “{one}” or “{other}”, not both", one=one, other=other)
            raise self.bad((other,), words)

    def bad(self, keys: Sequence[str], reason: Text) -> BadFile:
        """What is wrong, at the first of these keys that the file has."""
        for key in keys:
            if key in self.names:
                return BadFile(said(key_place(self.data, self.names[key]), reason))
        return BadFile(reason)


def _is_empty(value: Any) -> bool:
    return value is None or (isinstance(value, str) and plain(value) in ("", "NULL"))


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _listed(value: Any, between: str) -> str:
    """A text, or a list of texts."""
    return between.join(map(text, value)) if _is_list(value) else text(value)


def _seat(value: Any) -> Seat:
    return Seat.parse(text(value))


def _hands(value: Any) -> dict[Seat, Hand]:
    """`{N: S96 H8, E: …}`, or `N:96.8.. … … …`."""
    if not isinstance(value, Mapping):
        return complete(read_deal(text(value)))
    hands: dict[Seat, Hand] = {}
    for key in value:
        try:
            seat = _seat(key)
            if seat in hands:
                raise BadLine(tr("the cards of {seat} are there twice", seat=seat))
            hands[seat] = _hand(value[key])
        except Refusal as error:
            raise BadLine(said(tr("“{key}”", key=str(key)), error.text)) from error
    return complete(hands)


def _hand(value: Any) -> Hand:
    """`S96 H8`, `96.8..`, or a mapping from suits to ranks."""
    if not isinstance(value, Mapping):
        return read_hand(_listed(value, " "))
    parts = []
    for key in value:
        ranks = _listed(value[key], "")
        parts.append(Suit.parse(text(key)).letter + ("" if is_nothing(ranks) else ranks))
    return read_hand(" ".join(parts)) if parts else Hand()


def _trick(value: Any) -> tuple[Any, ...]:
    if isinstance(value, Mapping):
        return read_plays(", ".join(f"{text(key)} {text(value[key])}" for key in value))
    return read_plays(_listed(value, ", "))


def _shown_out(value: Any) -> frozenset[tuple[Seat, Suit]]:
    if not isinstance(value, Mapping):
        return read_shown_out(_listed(value, ", "))
    voids: set[tuple[Seat, Suit]] = set()
    for key in value:
        seat = _seat(key)
        words = plain(_listed(value[key], " ")).replace(",", " ").replace("、", " ").split()
        voids.update((seat, suit) for suit in read_suits(words, " ".join(words)))
    return frozenset(voids)
