"""Finding what the user names in a field: boards, sections, contestants and lines."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bridgelaw.game.spelling import plain
from bridgelaw.locale import All, AnyOf, Refusal, Text, tr
from bridgelaw.scoring.field import BadField, BoardKey, Field, natural
from bridgelaw.scoring.sections import contestants_in, named, section_of, sections_of

_MOST_NAMES = 12  # nobody reads more in a message
_BY_SIDE = re.compile(r"^(?:NS|EW)\s*(?=\w)|(?<=\w)\s*(?:NS|EW)$")


class NotFound(Refusal):
    """Something that is not in the field."""


class NotOneLine(Refusal):
    """Several lines may be meant, and none is guessed."""

    def __init__(self, text: Text, lacking: str) -> None:
        super().__init__(text)
        self.lacking = lacking
        """What would tell: `table`, `section` or `session`."""


def wanted_boards(
    field: Field, board: int | None, session: int | None, every: bool, section: str = ""
) -> list[BoardKey]:
    """The boards whose travellers are wanted; `NotFound` if there is no such board."""
    if board is None and not every:
        return []
    keys = [
        key
        for key in field.boards
        if board in (None, key.number) and session in (None, key.session)
    ]
    if keys and section:
        keys = [key for key in keys if _is_in(field, key, section)]
        if not keys:
            raise _not_in_section(board, section)
    if keys:
        return keys
    if board is None:
        raise NotFound(tr("there is no session {session}", session=session))
    numbers = sorted({key.number for key in field.boards})
    if board in numbers:
        raise NotFound(
            tr("there is no board {board} in session {session}", board=board, session=session)
        )
    raise NotFound(
        tr(
            "there is no board {board}; there are {boards}",
            board=board,
            boards=number_ranges(numbers),
        )
    )


def _is_in(field: Field, key: BoardKey, section: str) -> bool:
    return any(section_of(field.lines[place]) == section for place in field.boards[key])


def _not_in_section(board: int | None, section: str) -> NotFound:
    if board is None:
        return NotFound(tr("section {section} did not play then", section=section))
    words = tr("board {board} was not played in section {section}", board=board, section=section)
    return NotFound(words)


def number_ranges(numbers: list[int]) -> str:
    """`1-8, 11, 13-16`"""
    ranges: list[list[int]] = []
    for number in numbers:
        if ranges and number == ranges[-1][-1] + 1:
            ranges[-1][1:] = [number]
        else:
            ranges.append([number])
    return ", ".join("-".join(map(str, each)) for each in ranges)


def section_named(field: Field, name: str) -> str:
    """The section that was typed; `NotFound` if there is none."""
    known = {plain(each): each for each in sections_of(field)}
    if plain(name) in known:
        return known[plain(name)]
    if not known:
        raise NotFound(tr("these results are of one section: name none"))
    raise NotFound(
        tr("there is no section “{name}”; there are {sections}", name=name,
           sections=All(tuple(known.values())))
    )  # fmt: skip


def contestant_named(field: Field, name: str, section: str = "") -> str:
    """The contestant that was typed, as `5`, or `B5`, or `5` of a section.

    `NotFound` if there is none, or several may be meant.
    """
    wanted = plain(name)
    there = contestants_in(field, section)
    known = {plain(each): each for each in field.contestants if each in there}
    if wanted in known:
        return known[wanted]
    # With several sections pair 5 is A5 or B5, in a Mitchell NS A5, EW A5 and so on.
    typed = named(wanted)
    number = wanted.lstrip("0") if typed is None else typed.number
    similar = [
        each
        for each in (known.values() if sections_of(field) else ())
        if (own := named(each)) is not None
        and own.number == number
        and (typed is None or plain(own.section) == typed.section)
    ]
    if len(similar) == 1:
        return similar[0]
    # Where both directions have a pair 5, they are 5NS and 5EW, or NS 5 and EW 5.
    same = [each for key, each in known.items() if _in_either_way(key) == _in_either_way(wanted)]
    if len(same) == 1:
        return same[0]
    similar = similar or [
        each
        for key, each in known.items()
        if wanted and (key.startswith(wanted) or _BY_SIDE.sub("", key) == wanted)
    ]
    meant = AnyOf(tuple(sorted(similar or known.values(), key=natural)[:_MOST_NAMES]))
    raise NotFound(
        tr("there is no “{name}” in the field; name {known}", name=name, known=meant)
        if similar or len(known) <= _MOST_NAMES
        else tr(
            "there is no “{name}” in the field; name one such as {known}", name=name, known=meant
        )
    )


def _in_either_way(name: str) -> tuple[str, ...]:
    """A pair's number and direction, in whichever order: `NS 5` is `5NS`."""
    side = _BY_SIDE.search(name)
    return (name,) if side is None else (_BY_SIDE.sub("", name), side[0].strip())


def line_named(
    field: Field,
    board: int,
    table: str | None,
    pair: str | None,
    session: int | None = None,
    section: str | None = None,
) -> int:
    """The place of the line that is meant; `Refusal` if there is none, or several.

    A table is `3`, `B3`, or `3` of section B. `3` alone is one line only where no other section
    has a table 3.
    """
    of = "" if section is None else section_named(field, section)
    keys = wanted_boards(field, board, session, every=False, section=of)
    places = [
        place
        for key in keys
        for place in field.boards[key]
        if of in ("", section_of(field.lines[place]))
    ]
    where = tr("board {board}", board=board)
    if table is not None:
        places = _at_table(field, keys, places, table)
        if not places and of:
            _ensure_not_elsewhere(field, board, session, table)
        if not places:
            raise BadField(where, tr("there is no table {table}", table=table.strip()))
        several = BadField(where, tr("there are several results of table {table}", table=table))
        return _only(field, board, table, places, several)
    if pair is None:
        raise NotOneLine(tr("Name the table, or one of the two who played there."), "table")
    name = contestant_named(field, pair, of)
    places = [at for at in places if name in (field.lines[at].ns, field.lines[at].ew)]
    if not places:
        raise BadField(where, tr("{name} did not play it", name=name))
    twice = tr("{name} played board {board} at several tables", name=name, board=board)
    return _only(field, board, None, places, NotOneLine(twice, "table"))


def _ensure_not_elsewhere(field: Field, board: int, session: int | None, table: str) -> None:
    """Refuses a table of another section than the one that was named with it."""
    keys = wanted_boards(field, board, session, every=False)
    all_places = [place for key in keys for place in field.boards[key]]
    there = _at_table(field, keys, all_places, table)
    sections = _differing(section_of(field.lines[place]) for place in there)
    if sections:
        where = tr("board {board}", board=board)
        words = tr("table {table} is in section {section}", table=table.strip(),
                   section=AnyOf(sections))  # fmt: skip
        raise BadField(where, words)


def _at_table(field: Field, keys: list[BoardKey], places: list[int], table: str) -> list[int]:
    """The lines of a table: called so, with this number in a section, or in this place."""
    wanted = plain(table)
    there = [place for place in places if plain(field.lines[place].table) == wanted]
    typed = named(wanted)
    number = wanted.lstrip("0") if typed is None else typed.number
    there = there or [
        place
        for place in places
        if (own := named(field.lines[place].table)) is not None
        and own.number == number
        and (typed is None or plain(own.section) == typed.section)
    ]
    for key in keys:
        on_board = field.boards[key]
        if wanted.isdecimal() and not any(field.lines[place].table for place in on_board):
            by_place = on_board[int(wanted[:9]) - 1 :][:1] if int(wanted[:9]) else ()
            there += [place for place in by_place if place in places]
    return there


def _only(field: Field, board: int, table: str | None, places: list[int], several: Refusal) -> int:
    if len(places) == 1:
        return places[0]
    sections = _differing(section_of(field.lines[place]) for place in places)
    if len(sections) > 1 and table is not None:
        words = tr(
            "the sections {sections} have a table {table} each",
            sections=All(sections),
            table=table.strip(),
        )
        raise NotOneLine(words, "section")
    sessions = sorted({field.lines[place].session for place in places})
    if len(sessions) > 1:
        words = tr("board {board} was played in the sessions {sessions}", board=board,
                   sessions=number_ranges(sessions))  # fmt: skip
        raise NotOneLine(words, "session")
    raise several


def _differing(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in names if name))
