"""Words that only look something up: what a player may do, why not, what a law says."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.cli.table import messages as show
from bridgelaw.cli.table.command_words import Word
from bridgelaw.cli.table.messages import Said, Shown, Tone
from bridgelaw.game import Card, NotationError, Seat, parse_call
from bridgelaw.laws.digest import find, parents
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.locale.citing import cited
from bridgelaw.table.breaches import Breach
from bridgelaw.table.in_force import describe_decision
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table


def look_up(table: Table, word: Word, rest: str) -> Iterator[Shown]:
    """What the word asks for; `ValueError` says what is wrong with it."""
    if word is Word.LAW:
        if not rest:
            raise Refusal(tr("Name the law, as in: law 50D2"))
        clauses = find(rest)
        yield show.Clauses(clauses, parents(clauses[0].number))
    elif word is Word.WHY:
        yield from _why(table, rest.split())
    elif word is Word.MAY:
        yield show.MayDo(table, _player(table, rest.split()))
    elif word is Word.LOG:
        yield show.LogListed(table)
    elif word is Word.RULINGS:
        yield show.RulingsListed(table)
    elif word is Word.HELP:
        yield show.Help()


def said_with_law(law: str, what: Text) -> Said:
    return Said(tr("Law {law}: {what}", law=cited(law), what=what), Tone.IRREGULAR)


def _player(table: Table, words: list[str]) -> Seat:
    if words:
        return Seat.parse(words[0])
    seat = table.to_call or table.to_play
    if seat is None:
        raise Refusal(tr("It is nobody's turn: name a player, as in: may W"))
    return seat


def _why(table: Table, words: list[str]) -> Iterator[Shown]:
    """`why W H5`, or `why H5` of the player whose turn it is."""
    if not words:
        raise Refusal(tr("Name a player and a call or card, as in: why W H5"))
    seat = _player(table, words[:-1])
    text = words[-1]
    breach: Breach | None
    if table.phase is Phase.AUCTION and not _is_card(text):
        call = parse_call(text, any_level=True)
        breach = table.legal_calls(seat).why_not(call)
        said = tr("{seat} may call {what}.", seat=seat, what=call)
    else:
        card = Card.parse(text)
        choices = table.legal_cards(seat)
        breach = choices.why_not(card)
        said = tr("{seat} may play {what}.", seat=seat, what=card)
        for decision in choices.decisions:
            yield said_with_law(decision.law, describe_decision(decision))
    if breach is None:
        yield Said(said, Tone.DONE)
    else:
        yield said_with_law(breach.law, breach.text)


def _is_card(text: str) -> bool:
    """A card and not a call: `2H` is the bid, and the card is written H2."""
    try:
        parse_call(text, any_level=True)
    except NotationError:
        try:
            Card.parse(text)
        except NotationError:
            return False
        return True
    return False
