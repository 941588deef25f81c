"""How a USEBIO file is laid out: where the boards are, who plays, what a session is.

Boards stand directly in the event, or in its sessions and sections, or in matches. Numbers of
pairs may occur once for each direction and once in each section.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from bridgelaw.formats.usebio.xml import Element
from bridgelaw.game import Side
from bridgelaw.game.spelling import plain
from bridgelaw.locale import Text, tr

_NUMBER = re.compile(r"0*([1-9]\d{0,5})")


@dataclass(frozen=True, slots=True)
class Where:
    """The part of the event in which something stands; numbers as the file has them."""

    session: str = ""
    section: str = ""
    match: Element | None = None

    @property
    def round(self) -> str:
        return "" if self.match is None else self.match.value("ROUND_NUMBER") or ""


@dataclass(frozen=True, slots=True)
class UsebioLine:
    """A TRAVELLER_LINE and the board on which it stands."""

    element: Element
    board: Element
    number: int
    where: Where


@dataclass(frozen=True, slots=True)
class Entrant:
    """A PAIR or TEAM of the list of participants."""

    element: Element
    number: str
    side: Side | None
    where: Where


@dataclass(slots=True)
class Layout:
    """All that is found in an event."""

    event: Element
    records: list[UsebioLine] = field(default_factory=list)
    entrants: list[Entrant] = field(default_factory=list)
    matches: list[tuple[Element, Where]] = field(default_factory=list)
    problems: list[tuple[int, Text]] = field(default_factory=list)
    """Lines of the file, and what is wrong there."""

    @property
    def is_teams(self) -> bool:
        return any(match.child("TEAM") is not None for match, _ in self.matches)


def lay_out(event: Element) -> Layout:
    layout = Layout(event)
    _walk(layout, event, Where())
    return layout


def _walk(layout: Layout, parent: Element, where: Where) -> None:
    sessions = sections = 0
    for child in parent.children:
        if child.name == "SESSION":
            sessions += 1
            session = child.attributes.get("SESSION_ID", "").strip() or str(sessions)
            _walk(layout, child, replace(where, session=session))
        elif child.name == "SECTION":
            sections += 1
            section = child.attributes.get("SECTION_ID", "").strip() or str(sections)
            _walk(layout, child, replace(where, section=section))
        elif child.name == "MATCH":
            layout.matches.append((child, where))
            _walk(layout, child, replace(where, match=child))
        elif child.name == "PARTICIPANTS":
            layout.entrants += _entrants(layout, child, where)
        elif child.name == "BOARD":
            _board(layout, child, where)


def board_number(board: Element) -> int | None:
    """The number of a board; `None` if it has none."""
    number = _NUMBER.fullmatch(plain(board.value("BOARD_NUMBER") or ""))
    return None if number is None else int(number[1])


def _board(layout: Layout, board: Element, where: Where) -> None:
    lines = list(board.all("TRAVELLER_LINE"))
    number = board_number(board)
    if number is None:
        if lines:
            written = board.value("BOARD_NUMBER") or ""
            layout.problems.append(
                (board.line, tr("“{text}” is no number of a board; it is left out", text=written))
            )
        return
    for line in lines:
        # What the file breaks off in is no record any more; the break itself is reported.
        if line.is_whole:
            layout.records.append(UsebioLine(line, board, number, where))


def _entrants(layout: Layout, parent: Element, where: Where) -> Iterator[Entrant]:
    seen: set[tuple[str, Side | None]] = set()
    for element in parent.all("PAIR", "TEAM"):
        if not element.is_whole:
            continue
        if element.name == "TEAM":
            number = element.attributes.get("TEAM_ID") or element.value("TEAM_ID") or ""
        else:
            number = element.value("PAIR_NUMBER") or ""
        number = number.strip()
        side = direction(element.value("DIRECTION") or "")
        if not number:
            layout.problems.append((element.line, tr("a contestant has no number")))
        elif (normal(number), side) in seen:
            layout.problems.append(
                (element.line, tr("there are two contestants {number}", number=number))
            )
        else:
            seen.add((normal(number), side))
            yield Entrant(element, number, side, where)


def normal(number: str) -> str:
    """A number as it is compared: without spaces and leading zeros."""
    return re.sub(r"^0+(?=\d)", "", plain(number))


def direction(text: str) -> Side | None:
    written = plain(text)
    if written[:1] in ("N", "S"):
        return Side.NS
    return Side.EW if written[:1] in ("E", "W") else None


class Roll:
    """The contestants of an event, each with one name, and how lines speak of them."""

    def __init__(self, layout: Layout) -> None:
        entrants = layout.entrants or list(_unlisted(layout))
        self.names: dict[int, str] = {}
        """By the place of their element in the file."""
        self.written: dict[str, str] = {}
        """The number that a line has for a contestant."""
        self._found: dict[tuple[str, str, Side | None], str] = {}
        sections: dict[str, set[str]] = {}
        sides: dict[tuple[str, str], set[Side | None]] = {}
        for one in entrants:
            number = normal(one.number)
            sections.setdefault(number, set()).add(one.where.section)
            sides.setdefault((one.where.section, number), set()).add(one.side)
        for one in entrants:
            section, number = one.where.section, normal(one.number)
            name = one.number
            if len(sections[number]) > 1:
                name = f"{section}{name}"
            if len(sides[section, number]) > 1 and one.side is not None:
                name = f"{name}{one.side}"
            self.names[one.element.start] = name
            self.written.setdefault(name, one.number)
            for key in (one.side, None):
                # Without a direction a number means whoever was listed first.
                self._found.setdefault((section, number, key), name)

    def find(self, number: str, side: Side, section: str) -> str | None:
        """The contestant that a line means by a number in this direction."""
        number = normal(number)
        shorter = number.removesuffix(str(side))
        for place in dict.fromkeys((section, "")):
            for written in dict.fromkeys((number, shorter, f"{number}{side}")):
                for key in (side, None):
                    contestant = self._found.get((place, written, key))
                    if contestant is not None:
                        return contestant
        return None


def _unlisted(layout: Layout) -> Iterator[Entrant]:
    """Without a list of participants: those that the lines name."""
    met = [
        (record, side, number_in(record, side) or "") for record in layout.records for side in Side
    ]
    both = any(
        met[at][2] and met[at][2] == met[at + 1][2] for at in range(0, len(met), 2)
    )  # a number that meets itself is one pair in each direction
    for record, side, number in met:
        if number:
            yield Entrant(record.element, number, side if both else None, record.where)


def number_in(record: UsebioLine, side: Side) -> str | None:
    """The number of the contestant in a direction, as the line or its match has it."""
    match = record.where.match
    if match is not None and match.child("TEAM") is not None:
        # A line says in which direction the first team sat; the other line has them turned.
        first = direction(record.element.value("DIRECTION") or "")
        if first is None:
            return None
        return match.value("TEAM" if first is side else "OPPOSING_TEAM")
    number = record.element.value(f"{side}_PAIR_NUMBER")
    if number is None and match is not None:
        number = match.value(f"{side}_PAIR_NUMBER")
    return number


def sessions_of(layout: Layout, sections_apart: bool, first: int) -> Mapping[Where, int]:
    """The number of the session of every part of the event that has boards.

    Rounds of matches are sessions, and sections that are scored apart. Where all differ in one
    number only, that number is used; otherwise they are counted.
    """
    keys: dict[Where, tuple[str, str, str]] = {}
    for record in layout.records:
        where = record.where
        keys.setdefault(
            where, (where.session, where.section if sections_apart else "", where.round)
        )
    different = list(dict.fromkeys(keys.values()))
    numbers = {key: at for at, key in enumerate(different, 1)}
    varying = [at for at in range(3) if len({key[at] for key in different}) > 1]
    if len(varying) == 1:
        written = [_NUMBER.fullmatch(key[varying[0]]) for key in different]
        in_names = [int(match[1]) for match in written if match is not None]
        if len(set(in_names)) == len(different):
            numbers = dict(zip(different, in_names, strict=True))
    return {where: numbers[key] + first - 1 for where, key in keys.items()}
