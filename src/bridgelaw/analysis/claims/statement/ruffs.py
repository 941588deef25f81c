"""What is said of ruffs."""

from __future__ import annotations

from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.pieces import Phrase, Role, Sort, Thing
from bridgelaw.analysis.claims.statement.resolving import Resolver, Table
from bridgelaw.analysis.claims.statement.steps import Cash, Crossruff, Ruff, Step
from bridgelaw.game.cards import Card


class Ruffs(Resolver):
    """Adds the steps of phrases that speak of ruffs."""

    def __init__(self, text: str, table: Table) -> None:
        super().__init__(text, table)
        self.steps: list[Step] = []
        self._last_ruff: Ruff | None = None

    def _add(self, step: Step) -> None:
        self.steps.append(step)
        if isinstance(step, Ruff):
            self._last_ruff = step

    def _ruff(self, phrase: Phrase) -> None:
        token = self._verb_token(phrase)
        self._need_trumps(token)
        card = None
        ruffed: list[Thing] = []
        for thing in phrase.things:
            if thing.role in (Role.WITH, Role.BY) and thing.token.sort in (Sort.CARD, Sort.RANK):
                card = self._ruffed_with(thing, card)
            elif thing.role in (Role.WITH, Role.BY) and self._is_trump(thing):
                self._once(thing)
            elif thing.role is not Role.OBJECT and token.start < thing.token.start:
                raise self._wrong(thing.token, errors.NOT_HERE)  # but: with a heart ruff
            elif thing.token.sort is Sort.SUIT or self._is_trump(thing):
                ruffed.append(thing)
            else:
                raise self._wrong(thing.token, errors.NOT_HERE)
        high = phrase.says(Sort.HIGH)
        low = self._is_low(phrase)
        if not ruffed:
            if phrase.says(Sort.AGAIN):
                self._add(self._ruffed_again(phrase))
                return
            if phrase.says(Sort.IT) and self._ruffs_what_was_led(phrase, card):
                return
            number = phrase.count if phrase.says(Sort.NUMBER) else None
            many = number not in (None, 1)
            if phrase.says(Sort.LOSERS, Sort.REST, Sort.ALL) or (
                many and (self._table.defends or high or low or card is not None)
            ):
                raise self._wrong(token, errors.WHICH_SUIT)
            self._add(Ruff(None, self._only_place(phrase), number or 1, high, card, low))
        if card is not None and (len(ruffed) > 1 or any((one.count or 1) > 1 for one in ruffed)):
            raise self._wrong(token, errors.NOT_HERE)  # one card ruffs once
        for thing in ruffed:
            if self._is_trump(thing):
                raise self._wrong(thing.token, errors.CANNOT_BE_RUFFED)
            often = thing.token.plural or phrase.says(Sort.ALL, Sort.REST)
            often = often and card is None and not phrase.says(Sort.AGAIN)
            times = thing.count or (None if often else 1)
            at = thing.at or (self._only_place(phrase) if len(ruffed) == 1 else None)
            self._add(Ruff(self._suit_of(thing), at, times, high, card, low))

    def _is_low(self, phrase: Phrase) -> bool:
        """Is low said of the trump, and not of what is ruffed?"""
        token = phrase.said.get(Sort.LOW)
        if token is None:
            return False
        after = [thing for thing in phrase.things if thing.token.start > token.start]
        return not after or self._is_trump(after[0])

    def _ruffs_what_was_led(self, phrase: Phrase, card: Card | None) -> bool:
        """`lead a heart and ruff it in dummy`."""
        led = self.steps[-1] if self.steps else None
        if not isinstance(led, Cash) or led.rounds != 1 or led.suit is self._table.trump:
            return False
        high = phrase.says(Sort.HIGH)
        self.steps[-1] = self._last_ruff = Ruff(led.suit, self._only_place(phrase), 1, high, card)
        return True

    def _ruffed_again(self, phrase: Phrase) -> Ruff:
        """ハートをラフ、もう1回ラフ: the suit that was ruffed before."""
        at = self._only_place(phrase)
        before = self._last_ruff
        if before is None or phrase.things or phrase.says(Sort.HIGH):
            raise self._wrong(self._verb_token(phrase), errors.WHICH_SUIT)
        return Ruff(before.suit, at or before.at)

    def _ruffed_with(self, thing: Thing, before: Card | None) -> Card:
        """The trump that a ruff is made with: one."""
        self._once(thing)
        cards = self._cards(thing, self._table.trump)
        if before is not None or len(cards) > 1 or cards[0].suit is not self._table.trump:
            raise self._wrong(thing.token, errors.NOT_HERE)
        return cards[0]

    def _crossruff(self, phrase: Phrase) -> None:
        token = self._verb_token(phrase)
        self._need_trumps(token)
        self._need_both_hands(token)
        self._nowhere(phrase)
        if phrase.says(Sort.NUMBER):
            raise self._wrong(phrase.said[Sort.NUMBER], errors.NOT_HERE)
        suits = []
        for thing in phrase.things:
            self._once(thing)
            suits.append(self._suit_of(thing))
            if self._is_trump(thing) or thing.role not in (Role.OBJECT, Role.BY):
                raise self._wrong(thing.token, errors.CANNOT_BE_RUFFED)
        self._add(Crossruff(tuple(suits)))
