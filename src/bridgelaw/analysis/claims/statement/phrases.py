"""Splits a statement into phrases: what is done, and the cards, hands and seats that go with it.

An English verb stands before what belongs to it and begins a phrase; a Japanese one stands after
it and ends the phrase.
"""

from __future__ import annotations

from itertools import pairwise

from bridgelaw.analysis.claims.statement.pieces import (
    JOINTS,
    Joint,
    Phrase,
    Role,
    Sort,
    Thing,
    Token,
    Verb,
)
from bridgelaw.analysis.claims.statement.words import NOUNS

_OWN_CLAUSE = (Sort.GOOD, Sort.OUT, Sort.LEFT, Sort.HAS, Sort.GONE, Sort.BE)
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
            elif self._is_to_ruff(at):
                self._set_verb(token, Verb.RUFF)
            else:
                self.now.tokens.append(token)
        self._close(Joint.NONE)
        for phrase in self.found:
            _sort_out(phrase)
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
        elif now.verb is None and now.tokens and self._is_noun(token):
            self._take(token, verb)
        else:
            self._set_verb(token, verb)

    def _set_verb(self, token: Token, verb: Verb) -> None:
        if self.now.verb is not None or any(one.sort is not Sort.AFTER for one in self.now.tokens):
            self._close(Joint.NONE)
        self._take(token, verb)

    def _take(self, token: Token, verb: Verb) -> None:
        self.now.verb, self.now.verb_token = verb, token

    def _is_noun(self, token: Token) -> bool:
        """A heart ruff; the ace is yours."""
        before = self.now.tokens[-1]
        return token.text in NOUNS and (before.is_thing or before.sort is Sort.BE)

    def _is_to_ruff(self, at: int) -> bool:
        """Is it the verb of `trump a heart`?"""
        if self.tokens[at].text != "TRUMP" or self.tokens[at].sort is not Sort.TRUMP:
            return False
        if self.now.tokens or self.now.verb not in (None, Verb.TAKE):
            return False
        at += 1
        while at < len(self.tokens) and self.tokens[at].sort in (Sort.ARTICLE, Sort.NUMBER):
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
            if self.now.verb in _TAKES_NO_MORE or (self.now.verb and _own_clause(coming)):
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


_BEFORE = {
    Sort.TO: Role.TO,
    Sort.ON: Role.ON,
    Sort.WITH: Role.WITH,
    Sort.AGAINST: Role.AGAINST,
}
_AFTER = {
    Sort.OBJECT: Role.OBJECT,
    Sort.BY: Role.BY,
    Sort.AT: Role.AT,
    Sort.ON: Role.ON,
    Sort.AGAINST: Role.AGAINST,
}


def _sort_out(phrase: Phrase) -> None:
    """Fills in the things, places and seats of a phrase from its tokens."""
    role: Role | None = None
    count: int | None = None
    rounds = joined = False
    last: Thing | Token | None = None
    for token in phrase.tokens:
        match token.sort:
            case Sort.SUIT | Sort.TRUMP | Sort.CARD | Sort.RANK:
                last = Thing(token, role, count, rounds, joined=joined)
                phrase.things.append(last)
                role, count, rounds, joined = None, None, False, False
            case Sort.PLACE:
                phrase.places.append(token)
                if role is Role.TO:
                    phrase.to_place, role = True, None  # but in “on dummy's clubs” it waits
                last = token
            case Sort.SEAT:
                phrase.seats.append(token)
                role, last = None, token
            case Sort.NUMBER:
                count, rounds = token.number, token.text in ("ONCE", "TWICE", "THRICE")
                phrase.said[Sort.NUMBER] = token
            case Sort.ARTICLE:
                count, rounds = 1, False
            case Sort.ROUNDS:
                rounds = True
                count = 1 if count is None else count
            case Sort.AND | Sort.COMMA:
                joined = True
            case Sort.AT if isinstance(last, Token) and last.sort is Sort.PLACE:
                phrase.to_place = True
            case Sort.BY if isinstance(last, Token):
                last = None
            case _ if token.sort in _AFTER and not token.latin:
                if isinstance(last, Thing):
                    last.role = _AFTER[token.sort]
                last = None
            case _ if token.sort in _BEFORE:
                role = _BEFORE[token.sort]
            case Sort.HIGH | Sort.WINNERS if _follows_be(phrase, token):
                phrase.said[Sort.GOOD] = token
            case _:
                phrase.said[token.sort] = token
    # A number may be said after them: ruff hearts twice, ハートを2回.
    if count is None or not phrase.things or phrase.things[-1].count is not None:
        phrase.count = count
    else:
        phrase.things[-1].count, phrase.things[-1].rounds = count, rounds
    _share_roles(phrase.things)


def _follows_be(phrase: Phrase, token: Token) -> bool:
    at = phrase.tokens.index(token)
    return at > 0 and phrase.tokens[at - 1].sort in (Sort.BE, Sort.ALL)


def _share_roles(things: list[Thing]) -> None:
    """クラブとスペードで: what is joined has the role that is said of the last one."""
    for thing, after in zip(reversed(things[:-1]), reversed(things[1:]), strict=True):
        if thing.role is None and after.joined and after.role in (Role.BY, Role.AT, Role.OBJECT):
            thing.role = after.role
    for thing in things:
        if thing.role is None:
            thing.role = Role.OBJECT
