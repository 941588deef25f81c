"""What cards and suits stand for in a statement: those that were spoken of, and at this table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.said.gathering import Item
from bridgelaw.analysis.claims.statement.said.values import TRUMPS, Does, Said, Thing
from bridgelaw.analysis.claims.statement.steps import (
    At,
    Crossruff,
    DrawTrumps,
    Finesse,
    Note,
    NoteKind,
    PlayCards,
    Ruff,
    Step,
)
from bridgelaw.analysis.position import Position
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.spelling import RANKS
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.locale.text import Text
from bridgelaw.reading.readings import Part

_RECOGNIZED = (
    Does.DRAW, Does.CASH, Does.CROSS, Does.FINESSE, Does.OUT, Does.GOOD, Does.OVERTAKE,
    Does.RUN, Does.KEEP,
)  # fmt: skip
COLOURS = {
    "": SUITS,
    "red": (Suit.HEARTS, Suit.DIAMONDS), "black": (Suit.SPADES, Suit.CLUBS),
    "major": (Suit.SPADES, Suit.HEARTS), "minor": (Suit.DIAMONDS, Suit.CLUBS),
    "pointed": (Suit.SPADES, Suit.DIAMONDS), "rounded": (Suit.HEARTS, Suit.CLUBS),
}  # fmt: skip


_SMALL_ONE = Thing(TRUMPS, about=frozenset({"low"}))


class SpokenOf:
    """What has been said so far, and what a word means after it."""

    def __init__(
        self,
        text: str,
        claimer: Seat,
        declarer: Seat,
        trump: Suit | None,
        led: Suit | None,
        position: Position | None,
    ) -> None:
        self._text, self._trump, self._led, self._position = text, trump, led, position
        self._claimer, self._defends = claimer, claimer is not declarer
        self._suit: Suit | None = None
        """The suit that was spoken of last."""
        self._next: Suit | None = None
        """The suit that is spoken of next: `finesse the jack, ace of diamonds`."""
        self._last: Thing | None = None
        self._notes: list[Note] = []
        self._mentions = self._none_out = self._from_top = False
        self._counted: dict[Suit, int] = {}
        self._unnamed = False
        """Were cards counted by their rank alone? What is to follow them comes after all else."""
        self._draws = self._spoken = False
        self._finesse: Finesse | None = None
        self._ruff: Ruff | None = None
        self._holder: Seat | None = None
        self._held: Thing | None = None
        """Who was said to have a card, and which: `against them`."""
        self._on: Suit | None = None
        """The suit on which something was thrown last."""
        self._conceded = 0
        self._items: list[Item] = []
        self._tail: list[Step] = []
        """What was kept for the end."""

    def _seat(self, seat: object) -> Seat:
        sides = {"LHO": self._claimer.lho, "RHO": self._claimer.rho}
        return seat if isinstance(seat, Seat) else sides[str(seat)]

    def _ours(self, suit: Suit | None = None) -> Iterator[tuple[At, Card]]:
        """The cards that claimer speaks for, and which hand has them."""
        for seat, at in ((self._claimer, At.HAND), (self._claimer.partner, At.DUMMY)):
            for card in () if self._position is None else self._position[seat]:
                if suit in (None, card.suit):
                    yield at, card

    def _is_only_in_dummy(self, thing: Thing) -> bool:
        suit = thing.suit if isinstance(thing.suit, Suit) and thing.at is At.DUMMY else None
        return suit is not None and {at for at, _ in self._ours(suit)} == {At.DUMMY}

    def _all_of(self, thing: Thing) -> tuple[Card, ...]:
        """All the cards of a rank that claimer's side holds, where so many were named."""
        if self._defends or len(thing.ranks) != 1:
            return ()
        suits = COLOURS[min(thing.about & COLOURS.keys(), default="")]
        found = [
            card for at, card in self._ours()
            if card.rank_letter in thing.ranks and card.suit in suits and thing.at in (None, at)
        ]  # fmt: skip
        return tuple(found) if thing.count in (None, len(found)) else ()

    def _to_finesse(self) -> Suit | None:
        """The only suit in which anything can be finessed."""
        if self._position is None:
            return None
        found = []
        for suit in SUITS:
            held = [card for _, card in self._ours(suit)]
            out = self._position.outstanding(self._claimer.side, suit)
            if any(min(held) < card < max(held) for card in out if held and card.is_honour):
                found.append(suit)
        return found[0] if len(found) == 1 else None

    def _only_ruff(self, at: At) -> Suit | None:
        """The only suit that can be ruffed there: the other hand has it, and this one none."""
        if self._position is None or self._led is not None:
            return None
        held = {(where, card.suit) for where, card in self._ours()}
        found = [
            suit for suit in SUITS
            if suit is not self._trump and (at, suit) not in held
            and any(one is suit for _, one in held)
        ]  # fmt: skip
        return found[0] if len(found) == 1 else None

    def _opposite_to_the_lead(self) -> At | None:
        """Which of the two hands does not lead to the next trick, where the other one does."""
        leader = None if self._position is None or self._led else self._position.turn
        ways = {self._claimer: At.DUMMY, self._claimer.partner: At.HAND}
        return None if leader is None or self._defends else ways.get(leader)

    def _shortened(self, before: list[Step]) -> Suit | None:
        """`ace of hearts, a ruff`: the suit just led, where that leaves one hand without it."""
        played = [card for step in before for card in cards_of(step)]
        if not before or not cards_of(before[-1]) or played[-1].suit is self._trump:
            return None
        suit = played[-1].suit
        lengths = sorted(sum(where is at for where, _ in self._ours(suit)) for at in At)
        rounds = sum(card.suit is suit for card in played)
        return suit if lengths[0] <= rounds < lengths[-1] else None

    def _taken_up(self, thing: Thing) -> Thing:
        """`it`: what was spoken of last; `a small one` is of that suit."""
        if thing == _SMALL_ONE and self._suit is not None:
            return Thing(self._suit, about=frozenset({"low", "one"}))
        if thing.suit is None and not thing.ranks and self._last is not None:
            if "suit" in thing.about:
                return Thing(self._last.suit or self._suit)
            if thing.count is not None:
                return Thing(self._last.suit, (), thing.count)
            return replace(self._last, count=None, about=self._last.about - {"one"})
        return thing

    def _trumps(self) -> tuple[Card, ...]:
        trump = self._trump
        return () if trump is None else tuple(Card.of(trump, rank) for rank in range(len(RANKS)))

    def _is_trumps(self, thing: Thing, part: Part) -> bool:
        return self._trump is not None and self._suit_of(thing, part, strict=False) is self._trump

    def _suit_of(self, thing: Thing, part: Part, strict: bool = True) -> Suit | None:
        if isinstance(thing.suit, Suit):
            return thing.suit
        if thing.suit == TRUMPS:
            if self._trump is None and strict:
                raise self._wrong(part, errors.NO_TRUMPS)
            return self._trump
        return self._suit or (self._led or self._next if thing.ranks else None)

    def _is_out(self, thing: Thing, part: Part) -> bool:
        """Are these cards known to be with the other side?"""
        suit = self._suit_of(thing, part, strict=False)
        if self._position is None or suit is None:
            return False
        out = self._position.outstanding(self._claimer.side, suit)
        return {RANKS.index(rank) for rank in thing.ranks} <= {card.rank for card in out}

    def _highest_out(self, thing: Thing, part: Part) -> Thing:
        """The card of a suit that is driven out: the best one, if it is not claimer's."""
        suit = self._suit_of(thing, part, strict=False)
        if self._position is None or suit is None:
            return thing
        out = self._position.outstanding(self._claimer.side, suit)
        mine = [card for _, card in self._ours(suit)]
        if not len(out) or (mine and max(mine) > max(out)):
            return thing
        return Thing(suit, (max(out).rank_letter,))

    def _recognized(self, thing: Thing, said: Said) -> Thing:
        """`the jack`: of the suit in which alone claimer's side has it, or an opponent's."""
        told = thing.suit is not None or not thing.ranks or thing.count or "all" in thing.about
        if told or self._position is None or self._defends or said.does not in _RECOGNIZED:
            return thing
        colour = thing.about & COLOURS.keys()
        mine: tuple[Seat, ...] = (self._claimer, self._claimer.partner)
        if thing.at is not None:
            mine = mine[thing.at is At.DUMMY :][:1]
        told_last = self._suit or self._led or self._next
        own = [
            one for at, one in self._ours()
            if at is At.HAND and one.rank_letter in thing.ranks and "my" in thing.about
        ]  # fmt: skip
        number = RANKS.index(thing.ranks[0]) + 2
        if not own and "my" in thing.about and len(thing.ranks) == 1 and number < 7:
            return Thing(count=number, about=frozenset({"my"}))  # my two: tricks
        if len(own) == 1 == len(thing.ranks):  # my jack: the one in this hand
            return replace(thing, suit=own[0].suit)
        if told_last and not colour:
            ours = (card for seat in mine for card in self._position[seat].holding(told_last))
            has = {card.rank_letter for card in ours} >= set(thing.ranks)
            if has or said.does not in (Does.FINESSE, Does.CASH, Does.RUN, Does.KEEP):
                return thing
        wanted = {RANKS.index(rank) for rank in thing.ranks}
        theirs = [seat for seat in Seat if seat not in mine]
        against = "against" in said.about or said.does in (Does.OUT, Does.DRAW)
        sides = [theirs] if against else [mine, theirs] if said.does is Does.FINESSE else [mine]
        for side in sides:
            cards = [card for seat in side for card in self._position[seat]]
            suits = [
                suit for suit in SUITS
                if wanted <= {card.rank for card in cards if card.suit is suit}
                and (not colour or suit in COLOURS[min(colour)])
            ]  # fmt: skip
            if suits and (len(suits) == 1 or not colour):
                one = replace(thing, about=thing.about - colour)
                return replace(one, suit=suits[0]) if len(suits) == 1 else one
        return thing

    def _losers(self, suits: tuple[Suit, ...]) -> tuple[Card, ...]:
        """Claimer's cards of these suits that an opponent can beat."""
        if self._position is None:
            return ()
        out = [self._position.outstanding(self._claimer.side, suit) for suit in suits]
        return tuple(
            card for suit, theirs in zip(suits, out, strict=True) for _, card in self._ours(suit)
            if any(one > card for one in theirs)
        )  # fmt: skip

    def _of_one_suit(self, thing: Thing, to: Thing) -> Thing:
        """`the four across to the king`: of the suit in which claimer's side has both."""
        wanted = {*thing.ranks, *to.ranks}
        held = {
            suit for suit in SUITS
            if thing.ranks and wanted <= {card.rank_letter for _, card in self._ours(suit)}
        }  # fmt: skip
        return replace(thing, suit=held.pop()) if len(held) == 1 else thing

    def _elsewhere(self, thing: Thing) -> Thing:
        """`on the king`: not of the suit that was spoken of, if claimer's is of another one."""
        held = {card.suit for _, card in self._ours() if card.rank_letter in thing.ranks}
        told = self._suit is None or self._suit in held
        return thing if told or len(held) != 1 else replace(thing, suit=held.pop())

    def _needed(self, thing: Thing, part: Part) -> Suit:
        suit = self._suit_of(thing, part)
        if suit is None:
            raise self._wrong(part, errors.WHICH_SUIT)
        return suit

    def _cards(self, thing: Thing, part: Part) -> tuple[Card, ...]:
        suit = self._needed(thing, part)
        return tuple(Card.of(suit, RANKS.index(rank)) for rank in thing.ranks)

    def _note(self, kind: NoteKind, part: Part) -> None:
        self._notes.append(Note(kind, part.written))

    def _wrong(self, part: Part, problem: Text) -> NotAStatement:
        return NotAStatement(self._text, part.start, part.end, problem)


def taken(part: Part) -> frozenset[str]:
    """クラブを取って: the tricks in it that are there to be taken."""
    said = any(verb in part.written for verb in ("取", "とっ", "とり", "とる"))
    return frozenset({"top"} if said else ())


def tricks_in(thing: Thing) -> int:
    """How many tricks these cards are, where that was said."""
    return thing.count or len(thing.ranks) or int("many" not in thing.about)


def joined(steps: list[Step]) -> Iterator[Step]:
    """Cards that are named one after the other are one step."""
    steps = list(_crossruffed(steps))
    for step, group in groupby(steps, lambda one: PlayCards if _names_cards(one) else one):
        if step is PlayCards:
            yield PlayCards(tuple(card for step in group for card in cards_of(step)))
        elif isinstance(step, DrawTrumps) and step.rounds is None:
            rounds = len(list(group))  # trump, trump
            yield DrawTrumps(rounds) if rounds > 1 else step
        else:
            yield from group


def _crossruffed(steps: list[Step]) -> Iterator[Step]:
    """Hearts are ruffed there and diamonds here, all of them: that is a crossruff."""
    before: Ruff | None = None
    for step in (*steps, None):
        ruff = step if isinstance(step, Ruff) and step.times is None and step.suit else None
        if before is not None and ruff is not None and _opposite(before, ruff):
            assert before.suit is not None and ruff.suit is not None
            yield Crossruff((before.suit, ruff.suit))
            before = None
            continue
        if before is not None:
            yield before
        before = ruff
        if step is not None and ruff is None:
            yield step


def _opposite(one: Ruff, other: Ruff) -> bool:
    return one.suit is not other.suit and (one.at is None or one.at is not other.at)


def _names_cards(step: Step) -> bool:
    return isinstance(step, PlayCards) and not step.any_order


def cards_of(step: Step) -> tuple[Card, ...]:
    return step.cards if isinstance(step, PlayCards) else ()
