"""What a phrase of a statement means: the steps that it binds claimer to."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.leftovers import left_over
from bridgelaw.analysis.claims.statement.pieces import Joint, Phrase, Role, Sort, Thing, Verb
from bridgelaw.analysis.claims.statement.resolving import Table
from bridgelaw.analysis.claims.statement.ruffs import Ruffs
from bridgelaw.analysis.claims.statement.steps import (
    Cash,
    Cross,
    Discard,
    DrawTrumps,
    Finesse,
    GiveUp,
    PlayCards,
    Step,
)
from bridgelaw.analysis.claims.statement.words import DRIVE_OUT
from bridgelaw.game.spelling import RANKS
from bridgelaw.game.suits import Suit

_ACE = len(RANKS) - 1
_PLAYS = (Verb.CASH, Verb.RUN, Verb.PLAY)


class Meaning(Ruffs):
    """Gathers the steps, phrase by phrase."""

    def __init__(self, text: str, table: Table) -> None:
        super().__init__(text, table)
        self.mentions_trump = False

    def add(self, phrase: Phrase) -> None:
        first = phrase.said.get(Sort.FIRST)
        if first is not None and self.steps and phrase.joint is not Joint.THEN:
            raise self._wrong(first, errors.NOT_HERE)
        if self._is_remark(phrase):
            return
        self._places_to_things(phrase)
        verb = _kind(phrase)
        lost = left_over(phrase, verb, self._table.trump)
        if lost is not None:
            raise self._wrong(lost, errors.NOT_HERE)
        match verb:
            case Verb.DRAW:
                self._draw(phrase)
            case Verb.RUFF:
                self._ruff(phrase)
            case Verb.CROSSRUFF:
                self._crossruff(phrase)
            case Verb.CROSS:
                self._cross(phrase)
            case Verb.FINESSE | Verb.REPEAT:
                self._finesse(phrase)
            case Verb.DISCARD:
                self._discard(phrase)
            case Verb.GIVE:
                self._give(phrase)
            case _:
                self._play(phrase)

    # What is said of the cards, and not of what is done

    def _is_remark(self, phrase: Phrase) -> bool:
        """Whether the phrase binds nothing. What it says of trumps is kept."""
        things = phrase.things
        if phrase.verb is None:
            trumps = [thing.token for thing in things if self._is_trump(thing)]
            by_name = any(token.suit is None for token in trumps)
            if phrase.says(Sort.HOLDS):
                return True
            others = [thing.token for thing in things if not self._is_trump(thing)]
            if trumps and others and phrase.says(Sort.NOT, Sort.GONE):
                raise self._wrong(others[0], errors.NOT_HERE)
            if phrase.says(Sort.NOT):
                return True
            if phrase.says(Sort.GONE):
                if trumps and _is_after(phrase):  # once trumps are drawn: drawing them comes first
                    self._need_trumps(trumps[0])
                    self.steps.append(DrawTrumps())
                return True
            # “My remaining spades” are the speaker's own, also if they are trumps.
            out = phrase.says(Sort.OUT, Sort.HAS)
            if trumps and (out or (by_name and phrase.says(Sort.LEFT, Sort.REST))):
                self._need_trumps(trumps[0])
                self.mentions_trump = True
                return True
            if things and out:
                return True
            if phrase.says(Sort.GOOD) and len(things) > 1 and not things[0].token.ranks:
                return True  # several suits, and no order
        if things:
            return False
        if phrase.says(Sort.GOOD, Sort.REST, Sort.ALL, Sort.WINNERS, Sort.HAS, Sort.HIGH):
            if phrase.verb is not None and (phrase.places or phrase.seats):
                return False
            return phrase.verb in (None, Verb.TAKE, Verb.GIVE, *_PLAYS)
        if phrase.seats or phrase.places:
            return False
        return phrase.verb in (None, Verb.TAKE, Verb.GIVE)

    # The steps

    def _draw(self, phrase: Phrase) -> None:
        token = self._verb_token(phrase)
        self._need_trumps(token)
        self._nowhere(phrase)
        for thing in phrase.things:
            by_name = thing.role is Role.OBJECT and bool(thing.token.ranks)
            if by_name or not self._is_trump(thing, Role.WITH, Role.BY):
                raise self._wrong(thing.token, errors.NOT_TRUMPS)
        winners = [
            thing
            for thing in phrase.things
            if thing.role in (Role.WITH, Role.BY) and thing.token.sort is not Sort.TRUMP
        ]
        if winners:
            # Draw the last trump with the king.
            self.mentions_trump = True
            trump = self._table.trump
            cards = tuple(card for one in winners for card in self._cards(one, trump))
            for thing in phrase.things:
                self._once(thing, len(cards))
            self.steps.append(PlayCards(cards))
            return
        if not phrase.things and phrase.count is None:
            raise self._wrong(token, errors.WHICH_SUIT)
        for thing in phrase.things[1:]:
            self._once(thing)
        rounds = phrase.things[0].count if phrase.things else phrase.count
        self.steps.append(DrawTrumps(1 if phrase.says(Sort.AGAIN) else rounds))

    def _play(self, phrase: Phrase) -> None:
        if not phrase.things:
            raise self._wrong(phrase.verb_token or phrase.places[0], errors.WHICH_CARDS)
        towards = [thing for thing in phrase.things if thing.role is Role.TO]
        if towards:
            self._play_towards(phrase, towards)
            return
        for thing in phrase.things:
            self.steps.append(self._played(phrase, thing))

    def _played(self, phrase: Phrase, thing: Thing) -> Step:
        token = thing.token
        alone = all(one.role is thing.role for one in phrase.things)
        if thing.role is not Role.OBJECT and not (thing.role in (Role.WITH, Role.BY) and alone):
            raise self._wrong(token, errors.NOT_HERE)
        if token.sort in (Sort.CARD, Sort.RANK):
            cards = self._cards(thing)
            self._once(thing, len(cards))
            for sort in (Sort.LOW, Sort.TOP, Sort.HIGH, Sort.WINNERS):
                if phrase.says(sort):
                    raise self._wrong(phrase.said[sort], errors.NOT_HERE)
            runs = phrase.verb is Verb.RUN or _is_passed_round(phrase)
            if runs and len(cards) == 1 and cards[0].rank != _ACE:
                return Finesse(cards[0])
            return PlayCards(cards)
        rounds = 1 if phrase.says(Sort.AGAIN) else thing.count
        if token.sort is Sort.TRUMP:
            self._need_trumps(token)
            plain = not phrase.says(Sort.LOW, Sort.TOP, Sort.HIGH, Sort.WINNERS, Sort.GOOD)
            if phrase.verb not in (Verb.CASH, Verb.RUN) and thing.at is None and plain:
                return DrawTrumps(rounds)
        if rounds is None and token.is_single and not phrase.says(Sort.WINNERS):
            rounds = 1  # the heart
        if phrase.says(Sort.ALL):
            rounds = None
        top = phrase.says(Sort.TOP, Sort.WINNERS, Sort.HIGH)
        return Cash(self._suit_of(thing), thing.at, rounds, top, phrase.says(Sort.LOW))

    def _play_towards(self, phrase: Phrase, towards: list[Thing]) -> None:
        """`a club to the ace`."""
        if not towards[0].token.ranks:
            raise self._wrong(towards[0].token, errors.NOT_HERE)
        cards = self._cards(towards[0], self._named_suit(phrase))
        for thing in phrase.things:
            self._once(thing)
            fits = thing is towards[0] or (
                thing.token.sort is not Sort.CARD and self._suit_of(thing) is cards[0].suit
            )
            if not fits:
                raise self._wrong(thing.token, errors.NOT_HERE)
        self.steps.append(PlayCards(cards))

    def _cross(self, phrase: Phrase) -> None:
        token = phrase.verb_token or phrase.places[0]
        self._need_both_hands(token)
        to = self._only_place(phrase)
        if len(phrase.things) > 1:
            raise self._wrong(phrase.things[1].token, errors.NOT_HERE)
        if phrase.things:
            thing = phrase.things[0]
            self._once(thing)
            if thing.role in (Role.ON, Role.AGAINST):
                raise self._wrong(thing.token, errors.NOT_HERE)
            if thing.token.sort in (Sort.CARD, Sort.RANK):
                cards = self._cards(thing)
                if len(cards) > 1 or phrase.says(Sort.LOW):
                    raise self._wrong(thing.token, errors.NOT_HERE)
                self.steps.append(Cross(cards[0].suit, to, cards[0]))
            else:
                self.steps.append(Cross(self._suit_of(thing), to))
        elif to is not None:
            self.steps.append(Cross(None, to))
        else:
            raise self._wrong(token, errors.WHERE_TO)

    def _finesse(self, phrase: Phrase) -> None:
        token = phrase.verb_token or (phrase.seats or [phrase.said[Sort.THROUGH]])[0]
        self._nowhere(phrase)
        through = self._through(phrase)
        if phrase.verb is Verb.REPEAT or (phrase.says(Sort.AGAIN) and not phrase.things):
            for step in reversed(self.steps):
                if isinstance(step, Finesse):
                    self.steps.append(replace(step, through=through or step.through, again=True))
                    return
            raise self._wrong(token, errors.NO_FINESSE)
        named = [one for one in phrase.things if one.token.sort in (Sort.CARD, Sort.RANK)]
        if not named:
            raise self._wrong(token, errors.WHICH_CARD)
        for thing in phrase.things:
            if thing not in named:
                self._once(thing)
        for thing in named:
            against = thing.role in (Role.AGAINST, Role.AT)
            if thing.role in (Role.TO, Role.ON):
                raise self._wrong(thing.token, errors.NOT_HERE)
            for card in self._cards(thing, self._named_suit(phrase)):
                self._only_suit(phrase, card.suit)
                self.mentions_trump |= against and card.suit is self._table.trump
                self.steps.append(Finesse(card, through, against))
                for _ in range(min(thing.count or 1, 13) - 1):
                    self.steps.append(Finesse(card, through, against, again=True))

    def _only_suit(self, phrase: Phrase, suit: Suit) -> None:
        """Refuses another suit beside that of the card."""
        for thing in phrase.things:
            if thing.token.sort in (Sort.SUIT, Sort.TRUMP) and self._suit_of(thing) is not suit:
                raise self._wrong(thing.token, errors.NOT_HERE)

    def _discard(self, phrase: Phrase) -> None:
        things = phrase.things
        if not things and not phrase.says(Sort.LOSERS, Sort.ALL, Sort.REST):
            raise self._wrong(self._verb_token(phrase), errors.WHICH_CARDS)
        on_things = [one for one in things if one.role is not Role.OBJECT]
        if things and len(on_things) == len(things) and not phrase.says(Sort.LOSERS):
            raise self._wrong(self._verb_token(phrase), errors.WHICH_CARDS)
        for thing in on_things:
            if thing.has_place:  # on dummy's clubs: the hand that they are led from
                thing.at = self._only_place(phrase)
                for other in things:
                    other.at = other.at if other is thing else None
        thrown: list[Thing] = []
        on: Thing | None = None
        for thing in things:
            if thing.role is Role.OBJECT:
                thrown.append(thing)
            elif thing.role in (Role.ON, Role.BY, Role.AT):
                # In English it stands after what is thrown on it, in Japanese before.
                on = thing
                self._lead_for_discard(on)
                self._throw(thrown, on)
                thrown = []
            else:
                raise self._wrong(thing.token, errors.NOT_HERE)
        self._throw(thrown, on)

    def _throw(self, thrown: list[Thing], on: Thing | None) -> None:
        suit = None if on is None else self._lead_for_discard(on)
        for thing in thrown:
            if thing.token.sort in (Sort.CARD, Sort.RANK):
                cards = self._cards(thing)
                self._once(thing, len(cards))
                for card in cards:
                    self.steps.append(Discard(card.suit, card, suit, 1, thing.at))
                continue
            times = thing.count or (1 if thing.token.is_single else None)
            self.steps.append(Discard(self._suit_of(thing), None, suit, times, thing.at))

    def _lead_for_discard(self, on: Thing) -> Suit:
        """The suit that something is thrown on; if it was not said that it is led, it is now."""
        by_name = on.token.sort in (Sort.CARD, Sort.RANK)
        cards = self._cards(on) if by_name else ()
        suit = cards[0].suit if cards else self._suit_of(on)
        for step in self.steps:
            if isinstance(step, PlayCards) and (
                set(cards) <= set(step.cards) if cards else any(c.suit is suit for c in step.cards)
            ):
                return suit
            if isinstance(step, Cash) and step.suit is suit:
                return suit
        if cards:
            self._once(on, len(cards))
            self.steps.append(PlayCards(cards))
        else:
            rounds = on.count or (1 if on.token.is_single else None)
            self.steps.append(Cash(suit, on.at, rounds))
        return suit

    def _give(self, phrase: Phrase) -> None:
        self._nowhere(phrase)
        named = [one for one in phrase.things if one.token.sort in (Sort.CARD, Sort.RANK)]
        suits = [one for one in phrase.things if one not in named]
        if named:
            suit = self._named_suit(phrase)
            if suit is None:
                return  # you get your ace: which, nobody knows
            driven = [card for thing in named for card in self._cards(thing, suit)]
            for thing in phrase.things:
                self._once(thing, len(driven))
            for card in driven:
                self._only_suit(phrase, card.suit)
                self._give_up(GiveUp(card.suit, 1, card))
            return
        for thing in suits:
            if thing.role not in (Role.OBJECT, Role.BY, Role.AT):
                raise self._wrong(thing.token, errors.NOT_HERE)
            if self._verb_token(phrase).text.startswith(DRIVE_OUT):
                raise self._wrong(thing.token, errors.WHICH_CARDS)
            if thing.count is None and thing.token.plural:
                raise self._wrong(thing.token, errors.HOW_MANY)
            self._give_up(GiveUp(self._suit_of(thing), thing.count or 1))

    def _give_up(self, step: GiveUp) -> None:
        self.mentions_trump |= step.suit is self._table.trump
        self.steps.append(step)


def _kind(phrase: Phrase) -> Verb | None:
    """The verb, or the one that the phrase has without saying so."""
    if phrase.verb in (None, Verb.TAKE, *_PLAYS):
        if phrase.to_place or (phrase.verb is Verb.TAKE and not phrase.things):
            return Verb.CROSS
        if phrase.seats or phrase.says(Sort.THROUGH):
            return Verb.FINESSE
    return phrase.verb


def _is_passed_round(phrase: Phrase) -> bool:
    """♥Jを回す: it is run."""
    return (
        phrase.verb is Verb.PLAY
        and phrase.verb_token is not None
        and phrase.verb_token.text.startswith("回")
    )


def _is_after(phrase: Phrase) -> bool:
    """Once trumps are drawn: they are drawn first."""
    return phrase.says(Sort.AFTER) or phrase.tokens[0].text == "ONCE"
