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
_BEGIN = (Sort.AFTER, Sort.FIRST, Sort.OTHERS)
"""What may stand before an English verb in its phrase."""
_STATES = ("RUNNING", "CASHING")
"""Verbs that say that cards are good: hearts are running."""
_TAKES_NO_MORE = (Verb.DRAW, Verb.CROSS, Verb.REPEAT)
"""Verbs that have one object: `draw trumps and clubs` are two steps."""
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

    def split(self) -> list[Phrase]:
        for at, token in enumerate(self.tokens):
            if token.sort in JOINTS:
                if self._goes_on(at):
                    self.now.tokens.append(token)
                else:
                    self._close(JOINTS[token.sort])
            elif token.sort is Sort.VERB:
                self._verb(token)
            elif token.sort is Sort.REST and token.latin and self._is_subject(at):
                self._close(Joint.NONE)
                self.now.tokens.append(token)
            elif self._is_to_ruff(at):
                self._set_verb(token, Verb.RUFF)
            else:
                self.now.tokens.append(token)
        self._close(Joint.NONE)
        for phrase in self.found:
            sort_out(phrase)
        return self.found

    def _close(self, joint: Joint) -> None:
        """Ends the phrase, if there is one; the next one follows like this."""
        if self.now.tokens or self.now.verb:
            self.found.append(self.now)
            self.now = Phrase(joint)
        else:
            self.now.joint = max(self.now.joint, joint)

    def _verb(self, token: Token) -> None:
        verb, now = token.verb, self.now
        assert verb is not None
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
            now.tokens.append(replace(token, sort=Sort.GOOD))
        elif now.verb is None and now.tokens and self._is_noun(token):
            self._take(token, verb)
        else:
            self._set_verb(token, verb)

    def _set_verb(self, token: Token, verb: Verb) -> None:
        if self.now.verb is not None or any(one.sort not in _BEGIN for one in self.now.tokens):
            self._close(Joint.NONE)
        self._take(token, verb)

    def _take(self, token: Token, verb: Verb) -> None:
        self.now.verb, self.now.verb_token = verb, token

    def _is_noun(self, token: Token) -> bool:
        """A heart ruff; the ace is yours."""
        before = self.now.tokens[-1]
        return token.text in NOUNS and (before.is_thing or before.sort is Sort.BE)

    def _follows_be(self) -> bool:
        """Hearts are (all) running."""
        before = [one.sort for one in self.now.tokens[-2:]]
        return before[-1:] == [Sort.BE] or before == [Sort.BE, Sort.ALL]

    def _is_subject(self, at: int) -> bool:
        """Does something else begin here: draw trumps the rest are good?"""
        after = self.tokens[at + 1 : at + 2]
        return bool(self.now.verb) and any(one.sort is Sort.BE for one in after)

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
        ):
            at += 1
        return at < len(self.tokens) and self.tokens[at].sort is Sort.SUIT

    def _goes_on(self, at: int) -> bool:
        """Does the phrase go on after this comma or `and`?"""
        token = self.tokens[at]
        if token.sort not in (Sort.AND, Sort.COMMA) or not self.now.tokens:
            return False
        coming = self._until_joint(at + 1)
        if not coming or coming[0].sort in (Sort.VERB, Sort.REST):
            return False
        if token.sort is Sort.AND:
            if self.now.verb in _TAKES_NO_MORE:
                return False
            if (self.now.verb or _tells(self.now.tokens, coming)) and _own_clause(coming):
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
                return token.text in NOUNS and before.is_thing and self.now.verb is not None
        return False

    def _is_to_ruff_after(self, at: int) -> bool:
        after = self.tokens[at + 1 :]
        return after[0].text == "TRUMP" and any(one.sort is Sort.SUIT for one in after[1:3])

    def _is_shared(self, coming: list[Token]) -> bool:
        """Is it a Japanese list whose verb comes at its end: ハート、ダイヤを捨てる?"""
        now = self.now
        if now.verb is not None or any(
            token.sort in (Sort.OBJECT, Sort.TRUMP, Sort.BE) for token in now.tokens
        ):
            return False
        verb = next((token for token in coming if token.sort is Sort.VERB), None)
        if verb is None or verb.latin or verb.verb not in _SHARED or not coming[0].is_thing:
            return False
        return verb.verb is not Verb.RUFF or all(one.sort is not Sort.CARD for one in now.tokens)


def _own_clause(coming: list[Token]) -> bool:
    """Does it say something of its own: `and clubs are good`?"""
    return any(token.sort in _OWN_CLAUSE and token.latin for token in coming)


def _tells(said: list[Token], coming: list[Token]) -> bool:
    """Two clauses, one of them of what is out or gone: `trumps are drawn and clubs are good`."""
    return _own_clause(said) and any(token.sort in _REPORTS for token in (*said, *coming))
