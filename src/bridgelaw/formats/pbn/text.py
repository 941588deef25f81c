"""The games, tags and sections of a PBN text, each with its place in it.

Nothing is lost: what is written back is the same text with other words in some places. Every
letter is looked at a fixed number of times, whatever the text is, and games are given one after
the other, so that a long archive needs no more memory than its text.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

_TAG = re.compile(r'\[\s*(\w+)\s+"((?:\\.|[^"\\\r\n])*)"\s*\]')
_STRING = re.compile(r'"(?:\\.|[^"\\\r\n])*"')
_TOKEN = re.compile(r'"((?:\\.|[^"\\\r\n])*)"|[^\s"]+')
_NEW_LINE = re.compile(r"\r\n|\r|\n")
_BLANK_LINE = re.compile(r"[ \t]*(?:\r\n|\r|\n)")
_BLANK_LINE_BELOW = re.compile(r"(?:\r\n|\r(?!\n)|\n)[ \t]*(?:\r\n|\r|\n)")
_REST = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)?")
_LINE = re.compile(r"[^\r\n]*")
# What needs no second look. In a table a word may have any letters but at its beginning.
_RUN = re.compile(r'[^\[{;%"]*')
_RUN_IN_TABLE = re.compile(r'(?:\s+|[^\s\[{;%"][^\s"]*)*+')
_STARTS = {"Event", "Site", "Date", "Board"}
_HEADINGS = {
    *_STARTS, "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal", "Competition",
    "EventDate", "HomeTeam", "VisitTeam", "Room", "Round", "Segment", "Session", "Stage", "Table",
}  # fmt: skip
"""What is said of a game before its result."""
_RESULTS = {"Contract", "Result", "Auction", "Play"}
_MOST_STANDING = 200  # the standard has some hundred tags
_SECTIONS = {"Auction", "Play", "Note"}
"""What these say is of their own game, whatever they look like."""


class PbnToken(NamedTuple):
    """An element of a section."""

    text: str
    start: int
    end: int
    line: int


class Lines:
    """In which line a place of a text is; the lines are counted when somebody asks."""

    __slots__ = ("_ends", "_text")

    def __init__(self, text: str) -> None:
        self._text = text
        self._ends: list[int] | None = None

    def at(self, place: int) -> int:
        """The line of a place, from 1."""
        if self._ends is None:
            self._ends = [match.end() for match in _NEW_LINE.finditer(self._text)]
        return bisect_right(self._ends, place) + 1


class Tag:
    """A tag, and what stands behind it up to the next one."""

    __slots__ = ("_found", "_lines", "_runs", "_tokens", "name", "value")

    def __init__(self, match: re.Match[str], lines: Lines) -> None:
        self.name: str = match[1]
        written: str = match[2]
        self.value = unquoted(written) if "\\" in written else written
        self._found = match
        self._lines = lines
        self._runs: list[tuple[int, int]] = []
        self._tokens: list[PbnToken] | None = None

    @property
    def start(self) -> int:
        return self._found.start()

    @property
    def end(self) -> int:
        return self._found.end()

    @property
    def value_start(self) -> int:
        return self._found.start(2)

    @property
    def value_end(self) -> int:
        return self._found.end(2)

    @property
    def line(self) -> int:
        return self._lines.at(self.start)

    @property
    def section(self) -> str:
        """What stands behind the tag, without comments and escaped lines."""
        text = self._found.string
        return " ".join([text[start:end] for start, end in self._runs])

    @property
    def tokens(self) -> list[PbnToken]:
        """The elements of the section; what is quoted without its quotes."""
        if self._tokens is None:
            self._tokens = list(self._read_tokens())
        return self._tokens

    def plain_lines(self) -> list[tuple[int, str]] | None:
        """The lines of a section in which nothing is quoted or left out; `None` if something is."""
        if len(self._runs) != 1:
            return None
        ((start, end),) = self._runs
        text = self._found.string
        if text.find('"', start, end) >= 0:
            return None
        return list(enumerate(_NEW_LINE.split(text[start:end]), self._lines.at(start)))

    def take(self, start: int, end: int) -> None:
        """So much of the text belongs to the section."""
        if self._runs and self._runs[-1][1] == start:
            start = self._runs.pop()[0]
        self._runs.append((start, end))

    def _read_tokens(self) -> Iterator[PbnToken]:
        text = self._found.string
        for start, end in self._runs:
            line = self._lines.at(start)
            counted = start
            for match in _TOKEN.finditer(text, start, end):
                at, to = match.span()
                if at != counted + 1:
                    line += len(_NEW_LINE.findall(text, counted, at))
                elif text[counted] in "\r\n":
                    line += 1
                counted = to
                inside = match[1]
                yield PbnToken(match[0] if inside is None else unquoted(inside), at, to, line)


@dataclass(slots=True)
class Game:
    """A game: its tags, and what they are worth with what is inherited."""

    tags: dict[str, Tag] = field(default_factory=dict)
    values: dict[str, str] = field(default_factory=dict)

    @property
    def line(self) -> int:
        return next(iter(self.tags.values())).line

    def get(self, name: str) -> str:
        """What is known under this name; unknown and irrelevant are nothing."""
        value = self.values.get(name)
        if value is None:
            return ""
        value = value.strip()
        return "" if value in ("?", "-") else value


@dataclass(slots=True)
class Parsed:
    games: list[Game] = field(default_factory=list)
    damaged: list[int] = field(default_factory=list)
    """Lines with a tag that does not end, or that there are too many of."""


class Inherited:
    """4.8: `#` is the value of the game before, `##` one for all that follow."""

    def __init__(self) -> None:
        self.last: dict[str, str] = {}
        self.standing: dict[str, str] = {}

    def give(self, game: Game) -> Iterator[Tag]:
        """Fills in the values of a game. Gives the tags that are too many to follow."""
        values = dict(self.standing)
        for name, tag in game.tags.items():
            value = tag.value
            if name not in _SECTIONS:
                if value == "#":
                    value = self.last.get(name, "")
                elif value.startswith("##"):
                    value = value[2:]
                    if name in self.standing or len(self.standing) < _MOST_STANDING:
                        self.standing[name] = value
                    else:
                        yield tag
                elif name in self.standing:
                    self.standing[name] = value
            values[name] = value
        game.values = values
        self.last |= values


def parse(text: str) -> Parsed:
    """All games of a text."""
    parsed = Parsed()
    parsed.games.extend(games_of(text, parsed.damaged))
    return parsed


def games_of(text: str, damaged: list[int] | None = None) -> Iterator[Game]:
    """The games of a text, one after the other; the lines that are damaged are noted."""
    lines = Lines(text)
    wrong: list[int] = []
    inherited = Inherited() if '"#' in text else None
    for game in _Scanner(text, lines, wrong).games():
        if inherited is None:
            game.values = {name: tag.value for name, tag in game.tags.items()}
        else:
            too_many = [tag.line for tag in inherited.give(game)]
            if damaged is not None:
                damaged += too_many
        yield game
    if damaged is not None:
        damaged[:0] = [lines.at(place) for place in wrong]


def quoted(text: str) -> str:
    """A string token."""
    bare = re.sub(r"[\x00-\x1f\x7f\x85\u2028\u2029]+", " ", text)
    return '"' + bare.replace("\\", "\\\\").replace('"', '\\"') + '"'


def unquoted(text: str) -> str:
    """What is between the quotes; a single backslash stands for itself, as in a table's columns."""
    return re.sub(r'\\(["\\])', r"\1", text)


class _Scanner:
    """Goes through a text once."""

    def __init__(self, text: str, lines: Lines, damaged: list[int]) -> None:
        self.text = text
        self.lines = lines
        self.damaged = damaged
        self.tag: Tag | None = None

    def games(self) -> Iterator[Game]:
        text, lines = self.text, self.lines
        length = len(text)
        last_brace = text.rfind("}")
        unclosed = 0  # to here no quote is closed any more: the end of the line of one that is not
        at = 0
        starts_line = is_new = True
        run = _RUN
        game: Game | None = None
        while at < length:
            letter = text[at]
            if letter == "[":
                match = _TAG.match(text, at)
                if match is None:
                    self.damaged.append(at)
                    self.tag = None
                    run = _RUN
                    at = self.past(_LINE, at)
                    starts_line = False
                    continue
                name = match[1]
                if (
                    game is None
                    or (is_new and _begins(name, game))
                    or (name in ("Event", "Board") and name in game.tags)
                ):
                    if game is not None:
                        yield game
                    game = Game()
                is_new = starts_line = False
                self.tag = tag = Tag(match, lines)
                # A second tag of the same name does not count, except that notes are many.
                game.tags.setdefault(name, tag)
                run = _RUN_IN_TABLE if name.endswith("Table") else _RUN
                at = match.end()
                # Nearly always the next tag stands in the next line.
                if text.startswith("\n[", at):
                    at += 1
                elif text.startswith("\r\n[", at):
                    at += 2
            elif letter == "{":
                if at < last_brace:
                    at = text.index("}", at) + 1
                else:
                    # There is no telling where the comment ends: its words are not passed over.
                    if run is _RUN:
                        self.take(at, at + 1)
                    at += 1
                starts_line = False
            elif letter == ";" or (letter == "%" and starts_line):
                at = self.past(_REST, at)
                starts_line = True
            elif letter == '"':
                string = None if at < unclosed else _STRING.match(text, at)
                if string is None:
                    if at >= unclosed:
                        unclosed = self.past(_LINE, at)
                    at += 1
                else:
                    self.take(at, string.end())
                    at = string.end()
                starts_line = False
            else:
                end = max(self.past(run, at), at + 1)  # a per cent sign that is not PBN's
                if (starts_line and _BLANK_LINE.match(text, at)) or (
                    _BLANK_LINE_BELOW.search(text, at, end)
                ):
                    is_new = True
                if not text[at:end].isspace():
                    self.take(at, end)
                starts_line = text[end - 1] in "\r\n"
                at = end
        if game is not None:
            yield game

    def past(self, what: re.Pattern[str], at: int) -> int:
        match = what.match(self.text, at)
        return at if match is None else match.end()

    def take(self, start: int, end: int) -> None:
        if self.tag is not None:
            self.tag.take(start, end)


def _begins(name: str, game: Game) -> bool:
    """Does this tag, below an empty line, begin another game than this one?"""
    if name in _STARTS or name in game.tags:
        return True
    return name in _HEADINGS and not game.tags.keys().isdisjoint(_RESULTS)


Rows = tuple[list[str], list[list[PbnToken]], list[int]]
"""The columns of a table, its rows, and the lines that are no row."""


class TextRow(NamedTuple):
    """A row of a table: its line, and what stands in its columns."""

    line: int
    texts: list[str]


TextRows = tuple[list[str], list[TextRow], list[int]]


def text_rows_of(tag: Tag) -> TextRows:
    """The same as `rows_of` without the places: a large event is read in half the time."""
    columns = _columns(tag)
    plain = tag.plain_lines()
    if plain is not None:
        words = [TextRow(line, cut) for line, text in plain if (cut := text.split())]
        rows = [row for row in words if len(row.texts) == len(columns)]
        if rows:
            return columns, rows, [row.line for row in words if len(row.texts) != len(columns)]
    _, found_rows, wrong = rows_of(tag)
    return columns, [TextRow(row[0].line, [each.text for each in row]) for row in found_rows], wrong


def rows_of(tag: Tag) -> Rows:
    """The columns of a table, its rows, and the lines that are no row.

    A row is a line with as many elements as there are columns; where no line has, the elements
    are taken one after the other.
    """
    columns = _columns(tag)
    lines: dict[int, list[PbnToken]] = {}
    for token in tag.tokens:
        lines.setdefault(token.line, []).append(token)
    rows = [row for row in lines.values() if len(row) == len(columns)]
    if rows or len(tag.tokens) % len(columns):
        wrong = [line for line, row in lines.items() if len(row) != len(columns)]
        return columns, rows, wrong
    return columns, list(_chunks(tag.tokens, len(columns))), []


def _columns(tag: Tag) -> list[str]:
    return list(_columns_in(tag.value))


@lru_cache(maxsize=64)  # the same in every game
def _columns_in(value: str) -> tuple[str, ...]:
    return tuple(column.partition("\\")[0].strip().lstrip("+-") for column in value.split(";"))


def _chunks(tokens: list[PbnToken], size: int) -> Iterator[list[PbnToken]]:
    for at in range(0, len(tokens), size):
        yield tokens[at : at + size]
