"""Which line of a field is meant, and what is awarded on it."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.formats.own.lines import read_awards
from bridgelaw.game.seats import Side
from bridgelaw.game.spelling import plain
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.scoring.awards import Award, parse_award
from bridgelaw.scoring.field import Adjustment, BadField, Field, Line, place_of
from bridgelaw.scoring.named_in_field import contestant_named, wanted_boards
from bridgelaw.web.api.score_models import LineNamed


class NotOneLine(Refusal):
    """No line, or several, are meant."""


def named_line(field: Field, named: LineNamed) -> int:
    """The place of the line in the field; `Refusal` where there is none, or several."""
    keys = wanted_boards(field, named.board, named.session, every=False)
    if len(keys) > 1:
        raise NotOneLine(tr("Board {board} was played in several sessions.", board=named.board))
    places = field.boards[keys[0]]
    if named.table is not None:
        known = {plain(field.lines[place].table): field.lines[place].table for place in places}
        table = known.get(plain(named.table), named.table)
        return field.at(named.board, table, keys[0].session)
    if named.pair is None:
        raise NotOneLine(tr("Name the table, or one of the two who played there."))
    pair = contestant_named(field, named.pair)
    met = [at for at in places if pair in (field.lines[at].ns, field.lines[at].ew)]
    if len(met) != 1:
        words = tr("{name} did not play it", name=pair)
        if met:
            words = tr("{name} played it more than once: name the table.", name=pair)
        raise BadField(tr("board {board}", board=named.board), words)
    return met[0]


def awarded(line: Line, both: str | None, ns: str | None, ew: str | None) -> dict[Side, Award]:
    """What each side gets; a side for which nothing is said keeps what it has."""
    if both is not None:
        return dict(zip((Side.NS, Side.EW), read_awards(both), strict=True))
    found: dict[Side, Award] = {}
    for side, text in ((Side.NS, ns), (Side.EW, ew)):
        award = line.award(side) if text is None else parse_award(text)
        if award is None:
            words = tr("it was not played, so say what {side} is awarded too", side=side)
            raise BadField(place_of(line), words)
        found[side] = award
    return found


def adjusted(line: Line, awards: dict[Side, Award], law: str, reason: str) -> Line:
    """The line with an adjusted score."""
    made = Adjustment(awards[Side.NS], awards[Side.EW], law, " ".join(reason.split()), "")
    return replace(line, adjusted=made)
