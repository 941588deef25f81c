"""What a step cannot take in: words that would be lost if the rest of the phrase was read."""

from __future__ import annotations

from bridgelaw.analysis.claims.statement.pieces import Joint, Phrase, Role, Sort, Token, Verb
from bridgelaw.game.suits import Suit

_ALWAYS = frozenset({
    Sort.NUMBER, Sort.PIECES, Sort.BE, Sort.IN_ORDER, Sort.AFTER, Sort.FIRST, Sort.LAST,
    Sort.AT_END, Sort.IT, Sort.FROM_TOP,
})  # fmt: skip
"""Words that are looked at elsewhere, or that change nothing."""
_PLAYED = frozenset({
    Sort.ALL, Sort.TOP, Sort.LOW, Sort.HIGH, Sort.GOOD, Sort.WINNERS, Sort.REST, Sort.LEFT,
    Sort.AGAIN, Sort.DROP,
})  # fmt: skip
_TAKEN_IN: dict[Verb | None, frozenset[Sort]] = {
    Verb.DRAW: frozenset({Sort.ALL, Sort.OUT, Sort.LEFT, Sort.REST, Sort.AGAIN}),
    Verb.RUFF: frozenset({
        Sort.ALL, Sort.HIGH, Sort.LOW, Sort.LOSERS, Sort.REST, Sort.LEFT, Sort.AGAIN,
    }),
    Verb.CROSSRUFF: frozenset({Sort.ALL, Sort.REST, Sort.LOSERS}),
    Verb.CROSS: frozenset({Sort.LOW, Sort.AGAIN, Sort.LEFT}),
    Verb.FINESSE: frozenset({Sort.AGAIN, Sort.THROUGH, Sort.OUT, Sort.MARKED}),
    Verb.REPEAT: frozenset({Sort.AGAIN, Sort.THROUGH, Sort.OUT, Sort.MARKED}),
    Verb.OVERTAKE: frozenset(),
    Verb.UNBLOCK: frozenset({Sort.HIGH, Sort.TOP}),
    Verb.KEEP: frozenset({Sort.ALL, Sort.GOOD, Sort.WINNERS, Sort.LEFT}),
    Verb.DISCARD: frozenset({
        Sort.ALL, Sort.REST, Sort.LEFT, Sort.LOSERS, Sort.LOW, Sort.HIGH, Sort.TOP, Sort.GOOD,
        Sort.WINNERS,
    }),
    Verb.GIVE: frozenset({Sort.LOSERS, Sort.LOW, Sort.LEFT, Sort.OUT, Sort.OTHERS, Sort.AGAIN}),
}  # fmt: skip
_COUNTED = (Verb.CASH, Verb.RUN, Verb.TAKE, Verb.RUFF, Verb.DISCARD, Verb.GIVE, Verb.DRAW)
"""Verbs after which 2♦ may be two diamonds as well as a card."""
_SPEAK_OF_THEIRS = (Verb.DRAW, Verb.GIVE, Verb.FINESSE, Verb.REPEAT, Verb.RUFF)
_HAVE_COUNTS = (Verb.DRAW, Verb.RUFF)
"""Verbs that are counted without the suit: ruff twice."""


def left_over(phrase: Phrase, verb: Verb | None, trump: Suit | None) -> Token | None:
    """The first word found that a step of this kind cannot take in."""
    if phrase.spare is not None:
        return phrase.spare
    taken_in = _TAKEN_IN.get(verb, _PLAYED) | _ALWAYS
    for sort, token in phrase.said.items():
        if sort not in taken_in or token.text == "ALL BUT":
            return token
    if phrase.seats and verb not in (Verb.FINESSE, Verb.REPEAT):
        owners = verb in _SPEAK_OF_THEIRS  # draw West's trump
        if not owners or not all(seat.owns for seat in phrase.seats):
            return phrase.seats[0]
    for thing in phrase.things:
        if thing.token.owner is Sort.THEIRS and verb not in _SPEAK_OF_THEIRS:
            return thing.token  # your clubs are good
        if verb in _COUNTED and thing.token.sort is Sort.CARD and thing.token.text[0] in "23456789":
            return thing.token
    number = phrase.said.get(Sort.NUMBER)
    if phrase.count is not None and number is not None and phrase.things:
        return number
    if number is not None and phrase.count is not None and verb not in _HAVE_COUNTS:
        if verb is not Verb.DISCARD and phrase.count != 1:
            return number
    if phrase.says(Sort.HIGH) and phrase.says(Sort.LOW):
        return phrase.said[Sort.HIGH]
    if phrase.says(Sort.TOP) and phrase.says(Sort.LOW):
        return phrase.said[Sort.TOP]
    be = phrase.said.get(Sort.BE)
    first = phrase.things[0].token.start if phrase.things else 0
    if verb is None and be is not None and be.latin and be.start < first:
        return be  # my last cards are trumps
    if verb is Verb.RUFF:
        return _of_what(phrase, trump)
    if verb is Verb.DISCARD:
        return _thrown_winner(phrase)
    return _again(phrase, verb)


def _of_what(phrase: Phrase, trump: Suit | None) -> Token | None:
    """High is said of the trump, low of either: a high heart that is ruffed is not understood."""
    for sort in (Sort.HIGH, Sort.LOW):
        token = phrase.said.get(sort)
        if token is not None:
            after = [thing.token for thing in phrase.things if thing.token.start > token.start]
            of_trump = not after or after[0].suit in (None, trump)
            if sort is Sort.HIGH and not of_trump:
                return token
    return None


def _thrown_winner(phrase: Phrase) -> Token | None:
    """High is said of the cards that are led, never of those that are thrown on them."""
    for sort in (Sort.HIGH, Sort.TOP, Sort.GOOD, Sort.WINNERS):
        token = phrase.said.get(sort)
        if token is not None:
            after = [thing for thing in phrase.things if thing.token.start > token.start]
            if not after or after[0].role is Role.OBJECT:
                return token
    return None


def _again(phrase: Phrase, verb: Verb | None) -> Token | None:
    """`Again` is once more, but `draw trumps again` may be all of them; もう一度 is clear."""
    token = phrase.said.get(Sort.AGAIN)
    if token is None or verb in (Verb.FINESSE, Verb.REPEAT, Verb.CROSS):
        return None
    if phrase.says(Sort.NUMBER, Sort.ALL):
        return token
    if token.latin and any(one.count is None and not one.token.ranks for one in phrase.things):
        return token
    return None


def misplaced(tokens: list[Token]) -> Token | None:
    """A word whose place in the order is not clear, or a number that nothing can have."""
    for at, token in enumerate(tokens):
        before = tokens[at - 1] if at else None
        if token.sort is Sort.NUMBER and not 1 <= token.number <= 13:
            return token
        if token.sort is Sort.OUT and before is not None and before.sort is Sort.VERB:
            if not token.latin and before.text.endswith(("て", "で")):
                return token  # 取ってあります: it has been done
        if token.sort is not Sort.THEN:
            continue
        if not token.latin and before is not None and before.sort in (Sort.BE, Sort.OBJECT):
            return token  # ハートは後で、…
    return None


def unclear(said: list[Phrase], place: int) -> Token | None:
    """What is said without a verb beside one that may or may not be meant for it as well."""
    phrase = said[place]
    before = said[place - 1] if place else None
    after = said[place + 1] if place + 1 < len(said) else None
    if phrase.verb is not None or not phrase.things:
        return lost_remark(said, place)
    if all(thing.role is Role.WITH for thing in phrase.things) and not phrase.says(*_STATES):
        if after is not None and after.joint is Joint.NONE:
            return phrase.things[0].token  # with two trumps in dummy I ruff …
    verb_after = after.verb_token if after is not None and after.joint is Joint.NONE else None
    if verb_after is not None and verb_after.latin and not phrase.says(*_CLAUSES, *_STATES):
        if not phrase.turned and verb_after.text.endswith("S"):
            return phrase.things[0].token  # the last trump ruffs the heart
    plain = phrase.things[0].token.sort is Sort.SUIT and not phrase.says(*_STATES)
    if plain and before is not None and phrase.joint is Joint.COMMA and before.verb in _HAVE_LISTS:
        # Ruff hearts in dummy, diamonds in hand.
        alike = before.things and before.things[-1].count is None and phrase.things[0].count is None
        alike = alike and before.things[-1].token.plural
        if phrase.places or phrase.counts_only or alike:
            return phrase.things[0].token
    if plain and after is not None and after.joint in (Joint.COMMA, Joint.AND):
        verb = after.verb_token
        marked = any(token.sort is Sort.OBJECT for token in phrase.tokens)
        if marked and verb is not None and not verb.latin and after.verb in _SHARED:
            return phrase.things[0].token  # ハートを2回、ダイヤを1回ラフ
    return None


_CLAUSES = (Sort.BE, Sort.FALLS, Sort.LIES, Sort.AFTER)
"""What makes a clause of its own without a verb that is known."""
_STATES = (Sort.GOOD, Sort.OUT, Sort.LEFT, Sort.HAS, Sort.GONE, Sort.HOLDS, Sort.REST, Sort.NOT)
_HAVE_LISTS = (Verb.RUFF, Verb.DISCARD, Verb.GIVE)
"""`ruff a heart, a diamond` may be two ruffs, or a ruff and a trick."""
_SHARED = (*_HAVE_LISTS, Verb.FINESSE)


def lost_remark(said: list[Phrase], place: int) -> Token | None:
    """A number or hand that stands beside a verb and was not read with it: フィネスを2回."""
    phrase = said[place]
    if phrase.verb is not None or phrase.things or phrase.says(Sort.REST, Sort.GOOD):
        return None
    after = said[place + 1] if place + 1 < len(said) else None
    beside = place > 0 and phrase.joint is Joint.NONE
    if not beside and (after is None or after.joint is not Joint.NONE):
        return None
    lost = [phrase.said[sort] for sort in _SAY_HOW if sort in phrase.said]
    return next(iter([*lost, *phrase.places, *phrase.seats]), phrase.spare)


_SAY_HOW = (
    Sort.NUMBER, Sort.HIGH, Sort.LOW, Sort.TOP, Sort.LOSERS, Sort.AGAIN, Sort.THROUGH, Sort.ALL,
)  # fmt: skip
