"""What the cards, hands and seats of a phrase stand for at this table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.pieces import OWNED, Phrase, Role, Sort, Thing, Token, Verb
from bridgelaw.analysis.claims.statement.steps import At
from bridgelaw.analysis.claims.statement.words import SEATS
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.locale.text import Text


@dataclass(frozen=True, slots=True)
class Table:
    """Who speaks, and what trumps are."""

    claimer: Seat
    declarer: Seat
    trump: Suit | None
    led: Suit | None = None
    """The suit of the trick in progress."""

    def seat(self, token: Token) -> Seat:
        """Who a seat is, as it was said."""
        word = SEATS.get(token.text, token.text)
        sides = {"LHO": self.claimer.lho, "RHO": self.claimer.rho}
        return sides.get(word) or Seat.parse(word)

    @property
    def defends(self) -> bool:
        return self.claimer is not self.declarer


def seated(tokens: list[Token], table: Table) -> list[Token]:
    """Seats of the claimer's own side are hands, and what is West's is somebody's."""
    made: list[Token] = []
    theirs = False
    for at, token in enumerate(tokens):
        if token.sort is Sort.SEAT:
            seat = table.seat(token)
            theirs = token.owns and seat.opposes(table.claimer)
            passed = any(one.sort in _PASSED for one in tokens[max(at - 1, 0) : at + 2])
            own = not seat.opposes(table.claimer) and not passed
            made.append(_hand(token, seat is table.claimer) if own else token)
        elif theirs and token.sort in OWNED:
            theirs = token.sort is Sort.ARTICLE
            made.append(replace(token, owner=Sort.THEIRS))
        else:
            made.append(token)
    return made


_PASSED = (Sort.THROUGH, Sort.AGAINST)
"""Beside these a seat is an opponent's: finesse through West, Wに対して."""


def _hand(token: Token, claimers: bool) -> Token:
    """A seat of the claimer's side as a hand."""
    at = At.HAND if claimers else At.DUMMY
    return replace(token, sort=Sort.PLACE, at=at, partners=not claimers)


class Resolver:
    """Finds out which cards, hands and seats are meant, and refuses what cannot be."""

    def __init__(self, text: str, table: Table) -> None:
        self._text = text
        self._table = table
        self._suit: Suit | None = None
        """The suit of the last card that was named: ace of spades, then the king."""

    def _cards(self, thing: Thing, suit: Suit | None = None) -> tuple[Card, ...]:
        """The cards of a thing; ranks alone are of the suit that was spoken of."""
        token = thing.token
        if token.sort is Sort.CARD:
            suit = token.suit or self._need_trumps(token)
        else:
            suit = suit or self._suit
        if suit is None:
            raise self._wrong(token, errors.WHICH_SUIT)
        self._suit = suit
        return tuple(Card.of(suit, rank) for rank in token.ranks)

    def _suit_of(self, thing: Thing) -> Suit:
        token = thing.token
        if token.sort is Sort.RANK:
            raise self._wrong(token, errors.WHICH_SUIT)
        return token.suit or self._need_trumps(token)

    def _named_suit(self, phrase: Phrase) -> Suit | None:
        """The suit that the phrase names, for ranks that stand alone in it."""
        for thing in phrase.things:
            if thing.token.sort is not Sort.RANK:
                return self._suit_of(thing)
        return None

    def _is_trump(self, thing: Thing, *roles: Role) -> bool:
        """Does it speak of trumps? Ranks alone do in these roles."""
        token = thing.token
        if token.sort is Sort.RANK:
            return thing.role in roles
        return token.suit is None or token.suit is self._table.trump

    def _need_trumps(self, token: Token) -> Suit:
        if self._table.trump is None:
            raise self._wrong(token, errors.NO_TRUMPS)
        return self._table.trump

    def _need_both_hands(self, token: Token) -> None:
        if self._table.defends:
            raise self._wrong(token, errors.DEFENDER)

    def _places_to_things(self, phrase: Phrase) -> None:
        """Each place goes with a thing; one place goes with all of them."""
        for place in phrase.places:
            if place.at is At.DUMMY and self._table.defends:
                raise self._wrong(place, errors.DEFENDER)
        things = [thing for thing in phrase.things if thing.role is Role.OBJECT]
        if len(phrase.places) == 1:
            before = [
                one.role is Role.OBJECT and at < phrase.before_place
                for at, one in enumerate(phrase.things)
            ]
            after = any(one.role is Role.OBJECT for one in phrase.things[phrase.before_place :])
            if any(before) and after:
                # A heart in dummy and a diamond: where is the diamond?
                raise self._wrong(things[-1].token, errors.NOT_HERE)
            for thing in things or phrase.things:
                thing.at = phrase.places[0].at
                beside = any(other.has_place for other in things) and not thing.has_place
                if beside and thing.token.owner is Sort.MINE and phrase.verb is not Verb.RUFF:
                    thing.at = At.HAND  # dummy's hearts and my spades
        elif phrase.places and all(one.has_place for one in phrase.things):
            # 手のハートをダミーのクラブに: each has its own.
            if len(phrase.places) != len(phrase.things):
                raise self._wrong(phrase.places[-1], errors.NOT_HERE)
            for thing, place in zip(phrase.things, phrase.places, strict=True):
                thing.at = place.at
        elif phrase.places:
            if len(phrase.places) != len(things):
                raise self._wrong(phrase.places[-1], errors.NOT_HERE)
            for thing, place in zip(things, phrase.places, strict=True):
                thing.at = place.at

    def _once(self, thing: Thing, *counts: int) -> None:
        """Refuses a number that the step has no use for."""
        if thing.count not in (None, 1, *counts):
            raise self._wrong(thing.token, errors.NOT_HERE)

    def _only_place(self, phrase: Phrase) -> At | None:
        if len(phrase.places) > 1:
            raise self._wrong(phrase.places[-1], errors.NOT_HERE)
        return phrase.places[0].at if phrase.places else None

    def _nowhere(self, phrase: Phrase) -> None:
        if phrase.places:
            raise self._wrong(phrase.places[0], errors.NOT_HERE)

    def _through(self, phrase: Phrase) -> Seat | None:
        if not phrase.seats:
            return None
        token = phrase.seats[0]
        claimer = self._table.claimer
        if len(phrase.seats) > 1:
            raise self._wrong(phrase.seats[1], errors.NOT_HERE)
        seat = self._table.seat(token)
        if not seat.opposes(claimer):
            raise self._wrong(token, errors.NOT_AN_OPPONENT)
        return seat

    def _verb_token(self, phrase: Phrase) -> Token:
        assert phrase.verb_token is not None
        return phrase.verb_token

    def _wrong(self, token: Token, problem: Text) -> NotAStatement:
        return NotAStatement(self._text, token.start, token.end, problem)
