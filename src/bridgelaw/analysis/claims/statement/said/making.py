"""One step of a thing that was said: of which cards, in which hand, how often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.said.gathering import Item
from bridgelaw.analysis.claims.statement.said.spoken_of import SpokenOf, cards_of, taken
from bridgelaw.analysis.claims.statement.said.values import TRUMPS, Does, Said, Thing
from bridgelaw.analysis.claims.statement.steps import (
    At,
    Cash,
    Cross,
    Discard,
    DrawTrumps,
    Finesse,
    KeepBack,
    Overtake,
    PlayCards,
    Ruff,
    Step,
)
from bridgelaw.game.suits import Suit
from bridgelaw.reading.readings import Part


class Making(SpokenOf):
    """Makes a step of one thing; `Meaning` knows what stands around it."""

    def _played(self, thing: Thing, said: Said, item: Item) -> Step:
        part = item.part
        if (ruffed := self._ruffed_there(thing)) is not None:
            return ruffed
        if thing.ranks:
            if thing.suit is None and self._suit_of(thing, part, strict=False) is None:
                raise self._wrong(part, errors.WHICH_SUIT)
            cards = self._cards(thing, part)
            if cards[0].suit is self._trump and self._is_out(thing, part):
                return DrawTrumps()  # their seven: that goes first
            if said.does is Does.RUN and len(cards) == 1 and thing.ranks != ("A",):
                self._finesse = Finesse(cards[0], run=True)
                return self._finesse
            return PlayCards(cards)
        if thing.suit == TRUMPS:
            suit = self._needed(thing, part)
            rounds = thing.count or (1 if "one" in thing.about else None)
            own = thing.about & {"my", "top", "good", "low", "top down"} or thing.at is not None
            if own or (said.does is Does.RUN and thing.count is None):
                return Cash(suit, thing.at, rounds, "top" in thing.about, "low" in thing.about)
            return DrawTrumps(rounds, led=rounds is None)
        if thing.suit is None:
            raise self._wrong(part, errors.WHICH_CARDS)
        about = thing.about | (frozenset() if thing.count or not self._position else taken(part))
        rounds = 1 if "one" in about and thing.count is None else thing.count
        return Cash(
            self._needed(thing, part), thing.at, rounds, "top" in about, "low" in about,
            down="top down" in about,
        )  # fmt: skip

    def _ruffed_there(self, thing: Thing) -> Ruff | None:
        """`diamonds in dummy`, which has none of them, but trumps: they are ruffed there."""
        suit, at = thing.suit, thing.at
        if not isinstance(suit, Suit) or at is None or thing.ranks or suit is self._trump:
            return None
        held = {(where, card.suit) for where, card in self._ours()}
        if (at, suit) in held or (at, self._trump) not in held:
            return None
        if all(one is not suit for _, one in held):
            return None
        return Ruff(suit, at, thing.count or (1 if "one" in thing.about else None))

    def _drawn(self, thing: Thing, part: Part) -> Iterator[DrawTrumps]:
        if self._trump is None:
            raise self._wrong(part, errors.NO_TRUMPS)
        if thing.suit is not None and not self._is_trumps(thing, part):
            raise self._wrong(part, errors.NOT_TRUMPS)
        one = thing.about & {"one", "another"} and not thing.about & {"last", "rest"}
        yield DrawTrumps(thing.count or (1 if one else None))

    def _ruffed(self, thing: Thing, said: Said, part: Part, before: list[Step]) -> Ruff:
        trump = self._trump
        if trump is None:
            raise self._wrong(part, errors.NO_TRUMPS)
        suit = None
        if thing.suit is not None and "their" not in thing.about:
            suit = self._needed(thing, part)
            if suit is trump:
                raise self._wrong(part, errors.CANNOT_BE_RUFFED)
        card = None
        if said.by is not None and said.by.ranks:
            card = self._cards(Thing(trump, said.by.ranks[:1]), part)[0]
            if len(said.by.ranks) > 1 or thing.count or said.by.suit not in (None, TRUMPS, trump):
                raise self._wrong(part, errors.NOT_HERE)
        if "again" in said.about:
            if self._ruff is None:
                raise self._wrong(part, errors.WHICH_SUIT)
            return self._ruff
        about = thing.about | said.about
        with_ = frozenset[str]() if said.by is None else said.by.about
        high = "top ruff" in about or "top" in with_
        low = "low ruff" in about or "low" in with_
        often = about & {"many", "all", "rest"} and not about & {"nth"} and card is None
        times = thing.count or said.number or (None if often else 1)
        if often and suit is None:
            raise self._wrong(part, errors.WHICH_SUIT)
        at = thing.at or (said.to if isinstance(said.to, At) else None)
        if at is At.DUMMY and self._defends:
            raise self._wrong(part, errors.DEFENDER)
        if suit is None and times == 1 and at is not None:
            same = self._shortened(before) if thing == Thing(at=thing.at) else None
            suit = self._only_ruff(at) or same
        elif suit is None and times == 1 and thing == Thing() and not before:
            over = self._opposite_to_the_lead()  # ruff, ace, king
            suit = None if over is None else self._only_ruff(over)
        elif suit is None and times == 1 and thing == Thing():
            suit = self._shortened(before)
        self._ruff = Ruff(suit, at, times, high, card, low)
        return self._ruff

    def _finessed(self, thing: Thing | None, said: Said, part: Part) -> Finesse:
        if "again" in said.about:
            before = self._finesse
            if thing is None or before is not None:
                suit = None if thing is None else self._suit_of(thing, part, strict=False)
                if before is None or suit not in (None, before.of):
                    raise self._wrong(part, errors.NO_FINESSE)
                return replace(before, again=True)
        through = None
        if said.seat is not None:
            through = self._holder if said.seat == "them" else self._seat(said.seat)
            if through is None:
                raise self._wrong(part, errors.WHICH_CARD)
            if not through.opposes(self._claimer):
                raise self._wrong(part, errors.NOT_AN_OPPONENT)
        against = "against" in said.about
        if thing is None and said.seat == "them" and self._held is not None:
            thing, against = self._held, True  # West has the king, and I finesse him
        if thing is None or (thing.suit is None and not thing.ranks):
            suit = None if "marked" in said.about else self._to_finesse() or self._suit
            if suit is None and "marked" not in said.about:
                raise self._wrong(part, errors.WHICH_CARD)
            return Finesse(None, through, suit=suit)
        suit = self._suit_of(thing, part, strict=False)
        if "ruffing" in said.about:
            own = suit is not None and len(thing.ranks) == 1 and not self._is_out(thing, part)
            card = self._cards(thing, part)[0] if own else None
            return Finesse(card, through, suit=suit, ruffing=True)
        if not thing.ranks:
            return Finesse(None, through, suit=suit)
        if suit is None:
            raise self._wrong(part, errors.WHICH_CARD)
        high, *lower = self._cards(thing, part)
        if lower[1:] or (lower and high.rank - lower[0].rank == 1):
            raise self._wrong(part, errors.WHICH_CARD)
        return Finesse(lower[0] if lower else high, through, against)  # from the ace queen

    def _overtaken(self, thing: Thing, said: Said, part: Part) -> Overtake:
        suit = self._needed(thing, part)
        cards = self._cards(Thing(suit, thing.ranks), part)
        if said.by is not None:
            cards += self._cards(Thing(suit, said.by.ranks), part)
        elif self._position is not None and len(cards) == 1:
            here = next((at for at, card in self._ours(suit) if card == cards[0]), None)
            higher = [card for at, card in self._ours(suit) if at is not here and card > cards[0]]
            cards += (min(higher),) if higher else ()
        other = said.by and said.by.suit and self._suit_of(said.by, part) is not suit
        if len(cards) != 2 or other or ("under" in said.about) is (cards[0] < cards[1]):
            raise self._wrong(part, errors.WHICH_CARDS if len(cards) < 2 else errors.NOT_HERE)
        return Overtake(*cards)

    def _thrown(self, thing: Thing, said: Said, part: Part, before: list[Step]) -> Iterator[Step]:
        suit = self._needed(thing, part)
        card = self._cards(thing, part)[0] if thing.ranks else None
        on = None
        if said.by is not None and said.by.suit is None and said.by.ranks:
            said = replace(said, by=self._elsewhere(said.by))
        last = self._last
        if said.by == Thing() and last is not None and isinstance(last.suit, Suit):
            if not any(leads(step, last.suit) for step in before):
                said = replace(said, by=last)  # that club is good, and my diamond goes on it
        if said.by is not None and (said.by.suit is not None or said.by.ranks):
            on = self._suit_of(said.by, part, strict=False)
            if said.by.suit is None and "more" in said.about:
                on = self._on
            if on is not None and on is self._trump and said.by.at is not None:
                raise self._wrong(part, errors.NOT_HERE)  # on a trump there: it is ruffed
            if on is not None and said.by.ranks:
                cards = self._cards(Thing(on, said.by.ranks), part)
                played = [one for step in before for one in cards_of(step)]
                if not set(cards) <= set(played) and not _is_run(before, on):
                    yield PlayCards(cards)
            elif on is not None and not any(leads(step, on) for step in before):
                about = said.by.about
                once = 1 if "one" in about and "nth" not in about else None
                rounds = said.by.count or once
                yield Cash(on, said.by.at, rounds, "top" in about, "low" in about)
            self._on = on
        times = thing.count or (1 if "one" in thing.about or card is not None else None)
        yield Discard(suit, card, on, times, thing.at)

    def _kept(self, things: tuple[Thing, ...], part: Part) -> Step:
        cards = tuple(card for one in things if one.ranks for card in self._cards(one, part))
        suits = tuple(self._needed(one, part) for one in things if not one.ranks)
        return KeepBack(suits, cards)


def leads(step: Step, suit: Suit) -> bool:
    if isinstance(step, Cash | Cross):
        return step.suit is suit
    return any(card.suit is suit for card in cards_of(step))


def _is_run(steps: list[Step], suit: Suit) -> bool:
    """Is the whole suit played already?"""
    return any(isinstance(step, Cash) and step.suit is suit and not step.unblock for step in steps)
