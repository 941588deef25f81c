"""Reads what claimer said, in English or Japanese, as the steps of a line of play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import accumulate, groupby

from bridgelaw.analysis.claims.statement import errors
from bridgelaw.analysis.claims.statement.errors import NotAStatement
from bridgelaw.analysis.claims.statement.leftovers import misplaced, unclear
from bridgelaw.analysis.claims.statement.meaning import Meaning
from bridgelaw.analysis.claims.statement.order import in_order, with_kept_back
from bridgelaw.analysis.claims.statement.phrases import phrases
from bridgelaw.analysis.claims.statement.pieces import Joint, Phrase, Sort, Token, Verb
from bridgelaw.analysis.claims.statement.resolving import Table, seated
from bridgelaw.analysis.claims.statement.said.speech import hear
from bridgelaw.analysis.claims.statement.steps import (
    DrawTrumps,
    GiveUp,
    Note,
    NoteKind,
    PlayCards,
    Statement,
    Step,
)
from bridgelaw.analysis.claims.statement.tokens import tokens
from bridgelaw.analysis.claims.statement.words import COUNTS
from bridgelaw.analysis.position import Position
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.locale.text import Text

__all__ = ["NotAStatement", "read_statement"]

_NOT_UNDERSTOOD = {
    Sort.UNKNOWN: errors.UNKNOWN,
    Sort.SQUEEZE: errors.SQUEEZE,
    Sort.IF: errors.IF,
}


def read_statement(
    text: str,
    *,
    claimer: Seat,
    declarer: Seat,
    trump: Suit | None,
    led: Suit | None = None,
    position: Position | None = None,
) -> Statement:
    """The statement as it was understood; `NotAStatement` names the part that was not.

    `led` is the suit of the trick in progress, which `win the ace` is about. Whether a condition
    holds (`if clubs break`) can be seen only where the `position` is known.

    >>> south = Seat.SOUTH
    >>> read_statement("draw trumps, CA", claimer=south, declarer=south, trump=Suit.SPADES).steps
    (DrawTrumps(rounds=None), PlayCards(cards=(Card('CA'),)))
    """
    heard = partial(
        hear, text, claimer=claimer, declarer=declarer, trump=trump, led=led, position=position
    )
    try:
        found = _read_phrases(text, Table(claimer, declarer, trump, led))
    except NotAStatement as error:
        try:
            return heard()
        except NotAStatement:
            raise error from None
    # Nothing is swallowed: what one reader takes for a count or talk may be a step for the other.
    try:
        other = heard()
    except NotAStatement:
        return found
    return other if _binds_more(other, found) else found


def _binds_more(other: Statement, found: Statement) -> bool:
    """Has it steps for what was only a count, a concession or talk in the one that was found?"""
    if found.mentions_trump and not found.steps:
        # After one round of trumps: that is led.
        drawn = any(isinstance(step, DrawTrumps) and step.rounds for step in other.steps)
        return drawn or len(other.steps) > 1
    if any(note.kind is NoteKind.PASSED_OVER and note.words in _ORDER for note in found.notes):
        return True
    if any(note.kind is NoteKind.REMARK and _says_when(note.words) for note in found.notes):
        return len(other.steps) > len(found.steps)
    if all(isinstance(step, GiveUp) for step in found.steps) and not other.steps:
        return any(note.kind is NoteKind.CONCEDED for note in other.notes)
    talk = [note for note in found.notes if note.kind in _MAY_BE_STEPS]
    talk += [note for note in found.notes if note.words.endswith("って")]
    in_turn = any("って" in note.words for note in talk)  # 取って: then comes the next
    return bool(talk) and len(other.steps) + in_turn > len(found.steps)


def _says_when(words: str) -> bool:
    return any(word in ("first", "then") for word in words.split())


_ORDER = ("最後の", "先に", "now", "first", "last")
"""Words that the phrases pass over, and that say when."""
_MAY_BE_STEPS = (NoteKind.CONCEDED, NoteKind.COUNTED, NoteKind.NO_ORDER)


def _read_phrases(text: str, table: Table) -> Statement:
    trump = table.trump
    found, passed = tokens(text)
    found = seated(found, table)
    for token in found:
        if token.sort in _NOT_UNDERSTOOD:
            raise NotAStatement(text, token.start, token.end, _NOT_UNDERSTOOD[token.sort])
    _refuse(text, misplaced(found), errors.NOT_HERE)
    said = phrases(found)
    for phrase in said:
        _check_denials(phrase, text)
    meaning = Meaning(text, table)
    listed = _listed(said)
    for place in range(len(said)):
        if place not in listed:
            _refuse(text, unclear(said, place), errors.WHAT_IS_DONE)
    unbound = _open_order(said)
    groups: list[list[Step]] = []
    for place, phrase in enumerate(said):
        before = len(meaning.steps)
        if place in listed:
            meaning.note(phrase, NoteKind.REMARK)
        elif place in unbound:
            meaning.note(phrase, unbound[place])
        else:
            meaning.add(phrase)
        groups.append(meaning.steps[before:])
    # What a later phrase has changed stands in the list of all steps.
    ends = list(accumulate(map(len, groups)))
    groups = [meaning.steps[end - len(one) : end] for one, end in zip(groups, ends, strict=True)]
    order = in_order(said, groups, text)
    return Statement(
        tuple(_joined(with_kept_back(said, groups, order, trump))),
        text.strip(),
        meaning.mentions_trump,
        meaning.says_none_out,
        meaning.from_the_top,
        (*meaning.notes, *_passed_over(text, passed)),
        _counted_by_suit(said, unbound, trump),
    )


def _counted_by_suit(
    said: list[Phrase], unbound: dict[int, NoteKind], trump: Suit | None
) -> tuple[tuple[Suit, int], ...]:
    """How many tricks were counted in which suits. Trumps may be made by ruffing, so not they."""
    found: dict[Suit, int] = {}
    for place, kind in unbound.items():
        for thing in said[place].things if kind is NoteKind.COUNTED else ():
            suit = thing.token.suit
            if suit is not None and suit is not trump and thing.token.owner is not Sort.THEIRS:
                number = len(thing.token.ranks) or thing.count or 1
                found[suit] = min(found.get(suit, 0) + number, 13)
    return tuple(found.items())


def _passed_over(text: str, passed: list[Token]) -> Iterator[Note]:
    """Each word that changed nothing, once."""
    said = dict.fromkeys(text[token.start : token.end] for token in passed)
    return (Note(NoteKind.PASSED_OVER, words) for words in said)


def _refuse(text: str, token: Token | None, problem: Text) -> None:
    if token is not None:
        raise NotAStatement(text, token.start, token.end, problem)


def _listed(said: list[Phrase]) -> set[int]:
    """Phrases of a list that says what somebody holds, or what is out or good.

    `I have the ace of hearts, the king of clubs`; `spades, hearts and clubs are good`.
    """
    found: set[int] = set()
    for place, phrase in enumerate(said):
        joined = phrase.joint in (Joint.COMMA, Joint.AND)
        before = said[place - 1] if place else phrase
        if joined and _is_bare(phrase):
            if before.says(Sort.HOLDS, Sort.HAS) or (place - 1 in found and _is_bare(before)):
                found.add(place)
        several = phrase.says(Sort.GOOD) and len(phrase.things) > 1
        if phrase.verb is None and phrase.things and (several or phrase.says(Sort.OUT)):
            first = place
            while first > 0 and said[first].joint is Joint.COMMA and _is_bare(said[first - 1]):
                first -= 1
                found.add(first)
    return found


def _is_bare(phrase: Phrase) -> bool:
    """Things alone."""
    return phrase.verb is None and bool(phrase.things) and not set(phrase.said) - {Sort.NUMBER}


def _check_denials(phrase: Phrase, text: str) -> None:
    """Only that no trumps are out may be denied."""
    denied = phrase.said.get(Sort.NOT)
    if denied is not None:
        trumps = any(thing.token.sort is Sort.TRUMP for thing in phrase.things)
        if phrase.verb is None and not phrase.things and phrase.says(Sort.LOSERS):
            return  # no losers
        if phrase.verb is not None or not trumps:
            raise NotAStatement(text, denied.start, denied.end, errors.NOT)


def _open_order(said: list[Phrase]) -> dict[int, NoteKind]:
    """The phrases that bind nothing: tricks that are only counted, and what has no order."""
    found: dict[int, NoteKind] = {}
    ordered = any(phrase.says(Sort.IN_ORDER) for phrase in said)
    if not ordered:
        found.update(dict.fromkeys(_counted_lists(said), NoteKind.COUNTED))
    for place, phrase in enumerate(said):
        if phrase.says(Sort.ANY_ORDER):
            first = place
            while first > 0 and said[first].joint in (Joint.AND, Joint.COMMA):
                if first - 1 in found or said[first - 1].verb not in (
                    None,
                    Verb.CASH,
                    Verb.TAKE,
                    Verb.PLAY,
                ):
                    break
                first -= 1
            found.update(dict.fromkeys(range(first, place + 1), NoteKind.NO_ORDER))
        elif (phrase.counts_only and not ordered and not _has_its_place(said, place)) or (
            phrase.may_count and phrase.verb_token and phrase.verb_token.text in COUNTS
        ):
            found[place] = NoteKind.COUNTED
    return found


def _counted_lists(said: list[Phrase]) -> list[int]:
    """`two hearts, the ace of clubs and my trump`: lists of tricks, one of which has a number.

    Ranks alone are such a list by themselves: `my three aces`.
    """
    found: list[int] = []
    run: list[int] = []
    for place, phrase in enumerate([*said, Phrase(Joint.THEN)]):
        if run and (phrase.joint not in (Joint.AND, Joint.COMMA) or not phrase.may_count):
            ordered = phrase.joint is Joint.THEN and place < len(said)
            ordered |= said[run[0]].joint is Joint.THEN
            several = len(run) > 1 or len(said[run[0]].things) > 1
            counted = any(said[one].has_number for one in run) and several
            ranks = all(_counts_ranks(said[one]) for one in run)
            if (counted or ranks) and not ordered:
                found += run
            run = []
        if phrase.may_count:
            run.append(place)
    return found


def _counts_ranks(phrase: Phrase) -> bool:
    """My three aces, two kings."""
    return all(
        thing.token.sort is Sort.RANK and (thing.count is not None or thing.token.plural)
        for thing in phrase.things
    )


def _has_its_place(said: list[Phrase], place: int) -> bool:
    """Is a count of tricks in one suit said to come before or after something else?"""
    phrase = said[place]
    after = said[place + 1] if place + 1 < len(said) else None
    if len(phrase.things) > 1:
        return False
    if phrase.things[0].token.sort is Sort.TRUMP and not _beside_another(said, place):
        return True
    then = phrase.joint is Joint.THEN or (after is not None and after.joint is Joint.THEN)
    return then and not _beside_another(said, place)


def _beside_another(said: list[Phrase], place: int) -> bool:
    """Does it stand in a list of such counts?"""
    phrase = said[place]
    if place and phrase.joint is not Joint.THEN and said[place - 1].counts_only:
        return True
    following = said[place + 1 : place + 2]
    return any(one.counts_only and one.joint is not Joint.THEN for one in following)


def _joined(steps: list[Step]) -> list[Step]:
    """Cards that are named one after the other are one step."""
    found: list[Step] = []
    for is_cards, group in groupby(steps, lambda step: isinstance(step, PlayCards)):
        if is_cards:
            cards = [card for step in group if isinstance(step, PlayCards) for card in step.cards]
            found.append(PlayCards(tuple(cards)))
        else:
            found += group
    return found
