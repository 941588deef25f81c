"""Splits a statement into phrases: what is done, and the cards, hands and seats that go with it.

An English verb stands before what belongs to it and begins a phrase; a Japanese one stands after
it and ends the phrase.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from bridgelaw.analysis.claims.statement.pieces import (
    JOINTS,
    Joint,
    Phrase,
    Sort,
    Token,
    Verb,
)
from bridgelaw.analysis.claims.statement.sorting import sort_out
from bridgelaw.analysis.claims.statement.words import NOUNS

_OWN_CLAUSE = (Sort.GOOD, Sort.OUT, Sort.LEFT, Sort.HAS, Sort.GONE, Sort.BE, Sort.HOLDS)
_REPORTS = (Sort.OUT, Sort.LEFT, Sort.HAS, Sort.GONE, Sort.NOT, Sort.HOLDS)
_BEGIN = (Sort.AFTER, Sort.FIRST, Sort.OTHERS, Sort.AT_END, Sort.BEFORE)
"""What may stand before an English verb in its phrase."""
_BEGIN_ANEW = (Sort.VERB, Sort.REST, Sort.AT_END, Sort.AFTER, Sort.BEFORE, Sort.REMARK)
"""What begins another phrase after “and”."""
_ENDS = (None, *JOINTS)
_THINGS = (Sort.SUIT, Sort.TRUMP, Sort.CARD, Sort.RANK)
_DIRECTIONS = ("BACK", "OVER")
_INTRANSITIVE = ("RUN", "RUNS", "CASH")
"""Verbs that say the same of the cards: the clubs run."""
_STATES = ("RUNNING", "CASHING")
"""Verbs that say that cards are good: hearts are running."""
_TAKES_NO_MORE = (Verb.DRAW, Verb.CROSS, Verb.REPEAT)
"""Verbs that have one object: `draw trumps and clubs` are two steps."""
_OPEN_LIST = (Sort.OBJECT, Sort.TRUMP, Sort.BE)
_SHARED = (Verb.RUFF, Verb.DISCARD, Verb.GIVE, Verb.FINESSE)
"""Verbs that a Japanese list shares: ハート、ダイヤを捨てる."""
_NOUN_VERBS = (Verb.TAKE, Verb.PLAY, Verb.CROSS)
"""Verbs that may have a noun for what is done: take a heart ruff, over with a heart ruff."""


def phrases(tokens: list[Token]) -> list[Phrase]:
    """The phrases in their order."""
    return _Splitter(tokens).split()


class _Splitter:
    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.found: list[Phrase] = []
        self.now = Phrase()
        self.sorts: set[Sort] = set()
        """The sorts of the words of the phrase so far."""
        self.own_clause = False
        """Does the phrase say something of its own?"""

    def split(self) -> list[Phrase]:
        for at, token in enumerate(self.tokens):
            if token.sort in JOINTS:
                if self._goes_on(at):
                    self._word(token)
                else:
                    self._close(JOINTS[token.sort])
            elif token.sort is Sort.REMARK:
                self._close(Joint.STOP)
                self._word(token)
                self._close(Joint.STOP)
            elif token.sort is Sort.BEFORE:
                self._before(token)
            elif token.sort is Sort.AFTER:
                self._close(Joint.NONE)
                if self.found and self.now.joint < Joint.STOP:
                    self.now.turned = token
                self._word(token)
            elif token.sort is Sort.VERB:
                self._verb(token, at)
            elif token.is_thing and token.latin and self._is_after_clause():
                self._close(Joint.COMMA)
                self._word(token)
            elif token.sort is Sort.REST and token.latin and self._is_subject(at):
                self._close(Joint.NONE)
                self._word(token)
            elif self._is_to_ruff(at):
                self._set_verb(token, Verb.RUFF)
            else:
                self._word(token)
        self._close(Joint.NONE)
        for phrase in self.found:
            sort_out(phrase)
        return self.found

    def _word(self, token: Token) -> None:
        self.now.tokens.append(token)
        self.sorts.add(token.sort)
        self.own_clause |= token.sort in _OWN_CLAUSE and token.latin

    def _before(self, token: Token) -> None:
        """`ruff a heart before drawing trumps`, `before drawing trumps, ruff`, 切り札を狩る前に."""
        if not token.latin:
            if self.now.tokens or self.now.verb:
                self._close(Joint.COMMA)
            if self.found:
                self.found[-1].turned = token
            else:
                self._word(token)
            return
        begins = not (self.now.tokens or self.now.verb) and self.now.joint in (
            Joint.NONE,
            Joint.STOP,
        )
        self._close(Joint.THEN)
        if begins:
            self.now.joint = Joint.STOP
            self.now.turned = token

    def _close(self, joint: Joint) -> None:
        """Ends the phrase, if there is one; the next one follows like this."""
        self.sorts, self.own_clause = set(), False
        if self.now.tokens or self.now.verb:
            self.found.append(self.now)
            self.now = Phrase(joint)
        else:
            self.now.joint = max(self.now.joint, joint)

    def _verb(self, token: Token, at: int) -> None:
        verb, now = token.verb, self.now
        assert verb is not None
        after_thing = now.verb is None and bool(now.tokens) and now.tokens[-1].is_thing
        if after_thing and token.text in _DIRECTIONS and self._sort(at + 1) is Sort.TO:
            return  # a club back to the ace
        if token.text == "COMING" and now.tokens and self._sort(at + 1) in _ENDS:
            return  # you have the ace of hearts coming
        if token.text == "RETURN" and now.verb in (Verb.TAKE, Verb.RUFF) and now.tokens:
            if now.tokens[-1].sort is Sort.SUIT:
                now.tokens.pop()  # ruff the heart return: what the other side leads
                return
        if after_thing and token.text in _INTRANSITIVE and self._sort(at + 1) in _ENDS:
            self._word(replace(token, sort=Sort.GOOD))  # the clubs run
            return
        if (
            token.text == "LOSING"
            and now.verb in (Verb.DISCARD, Verb.RUFF)
            and (self.sorts.isdisjoint(_THINGS))
        ):
            self._word(replace(token, sort=Sort.LOSERS))  # ruff my losing heart
            return
        if not token.latin:
            if now.verb is not None:
                self._close(Joint.NONE)
            self._take(token, verb)
            self._close(Joint.NONE)
        elif now.verb in _NOUN_VERBS and verb in (Verb.RUFF, Verb.FINESSE, Verb.CROSSRUFF):
            self._take(token, verb)
        elif now.verb is Verb.REPEAT and verb is Verb.FINESSE:
            return
        elif now.verb is None and token.text in _STATES and self._follows_be():
            self._word(replace(token, sort=Sort.GOOD))
        elif now.verb is None and now.tokens and self._is_noun(token):
            self._take(token, verb)
        else:
            self._set_verb(token, verb)

    def _sort(self, at: int) -> Sort | None:
        return self.tokens[at].sort if at < len(self.tokens) else None

    def _set_verb(self, token: Token, verb: Verb) -> None:
        if self.now.verb is not None or not self.sorts <= set(_BEGIN):
            self._close(Joint.NONE)
        self._take(token, verb)

    def _take(self, token: Token, verb: Verb) -> None:
        self.now.verb, self.now.verb_token = verb, token

    def _is_noun(self, token: Token) -> bool:
        """A heart ruff; the ace is yours."""
        before = self.now.tokens[-1]
        if token.text.startswith("FOR ") and before.sort in (Sort.NUMBER, Sort.PIECES, Sort.REST):
            return True  # one for you
        return token.text in NOUNS and (before.is_thing or before.sort in (Sort.BE, Sort.MARKED))

    def _follows_be(self) -> bool:
        """Hearts are (all) running."""
        before = [one.sort for one in self.now.tokens[-2:]]
        return before[-1:] == [Sort.BE] or before == [Sort.BE, Sort.ALL]

    def _is_subject(self, at: int) -> bool:
        """Does something else begin here: draw trumps the rest are good?"""
        after = self.tokens[at + 1 : at + 2]
        return bool(self.now.verb) and any(one.sort is Sort.BE for one in after)

    def _is_after_clause(self) -> bool:
        """Is `once trumps are drawn` said to its end: once trumps are drawn the clubs are good?"""
        said = {Sort.AFTER, Sort.GONE} <= self.sorts and not self.sorts.isdisjoint(_THINGS)
        return said and self.now.verb is None

    def _is_to_ruff(self, at: int) -> bool:
        """Is it the verb of `trump a heart`?"""
        if self.tokens[at].text != "TRUMP" or self.tokens[at].sort is not Sort.TRUMP:
            return False
        if self.now.tokens or self.now.verb not in (None, Verb.TAKE):
            return False
        at += 1
        while at < len(self.tokens) and self.tokens[at].sort in (
            Sort.ARTICLE,
            Sort.NUMBER,
            Sort.LAST,
            Sort.IT,
        ):
            at += 1
        # Also: trump in hand.
        return self._sort(at) in (Sort.SUIT, Sort.PLACE)

    def _goes_on(self, at: int) -> bool:
        """Does the phrase go on after this comma or `and`?"""
        token = self.tokens[at]
        if token.sort not in (Sort.AND, Sort.COMMA) or not self.now.tokens:
            return False
        coming = self._until_joint(at + 1)
        if not coming or coming[0].sort in _BEGIN_ANEW:
            return False
        if token.sort is Sort.AND:
            if self.now.verb in _TAKES_NO_MORE:
                return False
            if Sort.TO in self.sorts and any(one.sort is Sort.TO for one in coming):
                return False  # a club to the ace and a club to the king
            if Sort.ROUNDS in self.sorts and coming[-1].sort is Sort.RANK and coming[-1].plural:
                return False  # two rounds of trumps and my aces
            if (self.now.verb or self._tells(coming)) and _own_clause(coming):
                return False
            return not self._begins_with_verb(coming) and not self._is_to_ruff_after(at)
        return self._is_shared(coming)

    def _until_joint(self, at: int) -> list[Token]:
        coming: list[Token] = []
        for token in self.tokens[at:]:
            if token.sort in JOINTS:
                break
            coming.append(token)
        return coming

    def _begins_with_verb(self, coming: list[Token]) -> bool:
        """Is it a phrase with a verb of its own, in a noun: `and a heart ruff`?"""
        for before, token in pairwise(coming):
            if token.sort is Sort.VERB and token.latin:
                closed = self.now.verb is not None or Sort.CARD in self.sorts
                return token.text in NOUNS and before.is_thing and closed
        return False

    def _is_to_ruff_after(self, at: int) -> bool:
        after = self.tokens[at + 1 : at + 4]
        return after[0].text == "TRUMP" and any(one.sort is Sort.SUIT for one in after[1:3])

    def _is_shared(self, coming: list[Token]) -> bool:
        """Is it a Japanese list whose verb comes at its end: ハート、ダイヤを捨てる?"""
        if self.now.verb is not None or not self.sorts.isdisjoint(_OPEN_LIST):
            return False
        verb = next((token for token in coming if token.sort is Sort.VERB), None)
        if verb is None or verb.latin or verb.verb not in _SHARED or not coming[0].is_thing:
            return False
        return verb.verb is not Verb.RUFF or Sort.CARD not in self.sorts

    def _tells(self, coming: list[Token]) -> bool:
        """Two clauses, one of what is out or gone: `trumps are drawn and clubs are good`."""
        return self.own_clause and (
            not self.sorts.isdisjoint(_REPORTS) or any(one.sort in _REPORTS for one in coming)
        )


def _own_clause(coming: list[Token]) -> bool:
    """Does it say something of its own: `and clubs are good`?"""
    return any(token.sort in _OWN_CLAUSE and token.latin for token in coming)
