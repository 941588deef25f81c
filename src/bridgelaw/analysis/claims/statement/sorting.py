"""Sorts out the words of a phrase: the things, hands and seats in it, and what belongs to them."""

from __future__ import annotations

from bridgelaw.analysis.claims.statement.pieces import Phrase, Role, Sort, Thing, Token
from bridgelaw.analysis.claims.statement.words import TIMES

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
_ADJECTIVES = (Sort.HIGH, Sort.TOP, Sort.LOW, Sort.GOOD)
"""What may stand between a hand and its cards: dummy's high clubs."""
_COUNTERS = (Sort.ROUNDS, Sort.PIECES)
_ONE = ("ROUND", "TIME")


def sort_out(phrase: Phrase) -> None:
    """Fills in the things, places and seats of a phrase from its tokens."""
    _Sorter(phrase).sort()


class _Sorter:
    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase
        self.last: Thing | Token | None = None
        self.joined = False
        # Words that wait for what they belong to.
        self.role: Token | None = None
        self.number: Token | None = None
        self.rounds = False
        self.uncounted = 0
        """How many things have no number."""

    def sort(self) -> None:
        phrase = self.phrase
        for at, token in enumerate(phrase.tokens):
            match token.sort:
                case Sort.SUIT | Sort.TRUMP | Sort.CARD | Sort.RANK:
                    self._thing(token, at)
                case Sort.PLACE:
                    self._place(token)
                case Sort.SEAT:
                    self._seat(token)
                case Sort.NUMBER | Sort.ARTICLE:
                    self._number(token, at)
                case Sort.ROUNDS:
                    self._counter(token)
                case Sort.OTHERS if self.role is not None and self.role.sort is Sort.TO:
                    self.role = None  # lose a heart to you
                    phrase.said[token.sort] = token
                case Sort.AND | Sort.COMMA:
                    self.joined = True
                case _ if token.sort in _AFTER and not token.latin:
                    self._particle(token)
                case _ if token.sort in _BEFORE or token.sort is Sort.FROM:
                    self._waits(token)
                case Sort.HIGH | Sort.WINNERS if _follows_be(phrase, at):
                    phrase.said[Sort.GOOD] = token
                case _:
                    phrase.said[token.sort] = token
        self._end()
        _share_roles(phrase.things)
        last = phrase.tokens[-1] if phrase.tokens else None
        if last is not None and last.sort is Sort.LAST and phrase.things:
            phrase.said[Sort.AT_END] = phrase.said.pop(Sort.LAST)  # hearts last

    def _thing(self, token: Token, at: int) -> None:
        role = None
        if self.role is not None:
            if self.role.sort is Sort.FROM:
                self._spare(self.role)
            else:
                role = _BEFORE[self.role.sort]
        before = next(
            (one for one in reversed(self.phrase.tokens[:at]) if one.sort not in _ADJECTIVES), None
        )
        thing = Thing(token, role, _count(self.number), self.rounds, joined=self.joined)
        thing.has_place = before is not None and before.sort is Sort.PLACE
        self.phrase.things.append(thing)
        self.uncounted += thing.count is None
        self.last = thing
        self.role, self.number, self.rounds, self.joined = None, None, False, False

    def _place(self, token: Token) -> None:
        self.phrase.places.append(token)
        self.phrase.before_place = len(self.phrase.things)
        if self.role is not None and self.role.sort in (Sort.TO, Sort.FROM):
            self.phrase.to_place |= self.role.sort is Sort.TO
            self.role = None  # but in “on dummy's clubs” it waits
        self.last = token

    def _seat(self, token: Token) -> None:
        self.phrase.seats.append(token)
        if self.role is not None and self.role.sort is not Sort.AGAINST:
            self._spare(self.role)
        self.role, self.last = None, token

    def _number(self, token: Token, at: int) -> None:
        if token.sort is Sort.NUMBER:
            self.phrase.said[Sort.NUMBER] = token
        owner = self._owner(token, at)
        if owner is not None:
            owner.count, owner.rounds = token.number, token.text in TIMES
            self.uncounted -= 1
            self.last = owner
            return
        if self.number is not None:
            self._spare(token)
        self.number, self.rounds = token, token.text in TIMES

    def _owner(self, token: Token, at: int) -> Thing | None:
        """The thing right before the number, if that is counted: hearts twice, ハートを2回."""
        tokens = self.phrase.tokens
        counted = token.text in TIMES or (
            at + 1 < len(tokens) and tokens[at + 1].sort in _COUNTERS and self.number is None
        )
        if not counted or token.sort is Sort.ARTICLE or not self.phrase.things:
            return None
        thing, before = self.phrase.things[-1], tokens[at - 1]
        if thing.count is not None:
            return None
        if thing.joined and self.uncounted > (thing.count is None):
            return None  # ハートとダイヤを2回: each of them, or both together?
        if before is thing.token or (before.sort is Sort.OBJECT and thing.role is Role.OBJECT):
            return thing
        return None

    def _counter(self, token: Token) -> None:
        if self.number is None and isinstance(self.last, Thing) and self.last.count is not None:
            self.last.rounds = True
        elif token.text in _ONE and (self.number is None or self.number.sort is Sort.ARTICLE):
            self.number, self.rounds = token, True
        elif self.number is not None:
            self.rounds = True
        else:
            self._spare(token)

    def _particle(self, token: Token) -> None:
        last = self.last
        if isinstance(last, Thing):
            last.role = _AFTER[token.sort]
        elif last is not None and last.sort is Sort.PLACE and token.sort is Sort.AT:
            self.phrase.to_place = True
        elif last is not None and last.sort is Sort.SEAT and token.sort is Sort.AT:
            self._spare(last)  # ♥Jをイーストに回す: who plays before the jack?
        self.last = None

    def _waits(self, token: Token) -> None:
        if self.role is not None:
            self._spare(self.role)
        self.role = token

    def _end(self) -> None:
        phrase = self.phrase
        if self.role is not None:
            on_table = self.role.sort is Sort.ON and phrase.tokens[-1].sort is Sort.PLACE
            if not on_table:
                self._spare(self.role)
        if self.number is None:
            return
        if self.number.sort is Sort.ARTICLE:
            verb = phrase.verb_token
            if verb is None or verb.start < self.number.start:
                self._spare(self.number)  # but: take a ruff
            return
        # A number may be said last of all: ハートをダミーで2回, ハートをクラブで2枚.
        objects = [one for one in phrase.things if one.role in (None, Role.OBJECT)]
        owner = (objects if len(objects) == 1 else phrase.things)[-1] if phrase.things else None
        if owner is None or owner.count is not None:
            phrase.count = _count(self.number)
        elif len(objects) > 1:
            self._spare(self.number)
        else:
            owner.count, owner.rounds = _count(self.number), self.rounds

    def _spare(self, token: Token) -> None:
        if self.phrase.spare is None:
            self.phrase.spare = token


def _count(token: Token | None) -> int | None:
    if token is None:
        return None
    return token.number if token.sort is Sort.NUMBER else 1


def _follows_be(phrase: Phrase, at: int) -> bool:
    return at > 0 and phrase.tokens[at - 1].sort in (Sort.BE, Sort.ALL)


def _share_roles(things: list[Thing]) -> None:
    """クラブとスペードで: what is joined has the role that is said of the last one."""
    for thing, after in zip(reversed(things[:-1]), reversed(things[1:]), strict=True):
        if thing.role is None and after.joined and after.role in (Role.BY, Role.AT, Role.OBJECT):
            thing.role = after.role
    for thing in things:
        if thing.role is None:
            thing.role = Role.OBJECT
