"""The games, tags and tables of a PBN text, each with its place in it.

Nothing is lost: what is written back is the same text with other words in some places.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

_TAG = re.compile(r'\[\s*(\w+)\s+"((?:\\.|[^"\\\r\n])*)"\s*\]')
_TOKEN = re.compile(r'"((?:\\.|[^"\\\r\n])*)"|[^\s"]+')
_BLANK = re.compile(r"[ \t]*(?:\r\n|\r|\n)")
_SPACE = re.compile(r"[^\S\r\n]+")  # form feeds and wide blanks, too
_REST = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)?")
_LINE = re.compile(r"[^\r\n]*")
_STARTS = {"Event", "Site", "Date", "Board"}
_MOST_STANDING = 200  # the standard has some hundred tags
_NOT_INHERITED = {"Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play", "Note"}


@dataclass(frozen=True, slots=True)
class Token:
    """An element of a section."""

    text: str
    start: int
    end: int
    line: int


@dataclass(slots=True)
class Tag:
    """A tag, and the elements of its section."""

    name: str
    value: str
    start: int
    end: int
    value_start: int
    value_end: int
    line: int
    tokens: list[Token] = field(default_factory=list)


@dataclass(slots=True)
class Game:
    """A game: its tags, and what they are worth with what is inherited."""

    line: int
    tags: dict[str, Tag] = field(default_factory=dict)
    values: dict[str, str] = field(default_factory=dict)

    def get(self, name: str) -> str:
        """What is known under this name; unknown and irrelevant are nothing."""
        value = self.values.get(name, "").strip()
        return "" if value in ("?", "-") else value


@dataclass(slots=True)
class Parsed:
    games: list[Game] = field(default_factory=list)
    damaged: list[int] = field(default_factory=list)
    """Lines with a tag that does not end, or that there are too many of."""


def parse(text: str) -> Parsed:
    """All games of a text."""
    parsed = Parsed()
    _Scanner(text, parsed).scan()
    parsed.damaged += _inherit(parsed.games)
    return parsed


def quoted(text: str) -> str:
    """A string token."""
    bare = re.sub(r"[\x00-\x1f\x7f\x85\u2028\u2029]+", " ", text)
    return '"' + bare.replace("\\", "\\\\").replace('"', '\\"') + '"'


def unquoted(text: str) -> str:
    """What is between the quotes; a single backslash stands for itself, as in a table's columns."""
    return re.sub(r'\\(["\\])', r"\1", text)


class _Scanner:
    def __init__(self, text: str, parsed: Parsed) -> None:
        self.text = text
        self.parsed = parsed
        self.at = 0
        self.line = 1
        self.is_new = True
        self.tag: Tag | None = None
        self.last_brace = text.rfind("}")
        self.unclosed = 0
        """To here no quote is closed any more: the end of the line of one that is not."""

    def scan(self) -> None:
        text = self.text
        starts_line = True
        while self.at < len(text):
            letter = text[self.at]
            if starts_line and letter == "%":
                self.skip(_REST)
                continue
            if starts_line and (blank := _BLANK.match(text, self.at)):
                self.is_new = True
                self.move(blank.end())
                continue
            starts_line = letter in "\r\n"
            if starts_line:
                self.move(self.at + (2 if text.startswith("\r\n", self.at) else 1))
            elif letter.isspace():
                self.skip(_SPACE)
            elif letter == ";":
                self.skip(_REST)
                starts_line = True
            elif letter == "{":
                is_closed = self.at < self.last_brace
                self.move((text.index("}", self.at) if is_closed else self.at) + 1)
            elif letter == "[":
                self.take_tag()
            else:
                self.take_token()

    def move(self, to: int) -> None:
        self.line += len(re.findall(r"\r\n|\r|\n", self.text[self.at : to]))
        self.at = to

    def skip(self, what: re.Pattern[str]) -> None:
        match = what.match(self.text, self.at)
        self.move(self.at + 1 if match is None else match.end())

    def take_tag(self) -> None:
        match = _TAG.match(self.text, self.at)
        if match is None:
            self.parsed.damaged.append(self.line)
            self.tag = None
            self.skip(_LINE)
            return
        name = match[1]
        games = self.parsed.games
        if (
            not games
            or (self.is_new and name in _STARTS | games[-1].tags.keys())
            or (name in ("Event", "Board") and name in games[-1].tags)
        ):
            games.append(Game(self.line))
        self.is_new = False
        value = unquoted(match[2])
        self.tag = Tag(
            name, value, match.start(), match.end(), match.start(2), match.end(2), self.line
        )
        # A second tag of the same name does not count, except that notes are many.
        games[-1].tags.setdefault(name, self.tag)
        self.move(match.end())

    def take_token(self) -> None:
        is_open = self.text[self.at] == '"' and self.at < self.unclosed
        match = None if is_open else _TOKEN.match(self.text, self.at)
        if match is None:
            if not is_open and (rest := _LINE.match(self.text, self.at)):
                self.unclosed = rest.end()
            self.move(self.at + 1)
            return
        if self.tag is not None and self.tag.name.endswith(("ScoreTable", "PenaltyTable")):
            text = match[0] if match[1] is None else unquoted(match[1])
            self.tag.tokens.append(Token(text, match.start(), match.end(), self.line))
        self.move(match.end())


def _inherit(games: list[Game]) -> list[int]:
    """4.8: `#` is the value of the game before, `##` one for all that follow.

    Gives the lines of those that are too many to follow.
    """
    too_many: list[int] = []
    last: dict[str, str] = {}
    standing: dict[str, str] = {}
    for game in games:
        values = dict(standing)
        for name, tag in game.tags.items():
            value = tag.value
            if name not in _NOT_INHERITED:
                if value == "#":
                    value = last.get(name, "")
                elif value.startswith("##"):
                    value = value[2:]
                    if name in standing or len(standing) < _MOST_STANDING:
                        standing[name] = value
                    else:
                        too_many.append(tag.line)
                elif name in standing:
                    standing[name] = value
            values[name] = value
        game.values = values
        last |= values
    return too_many


def rows_of(tag: Tag) -> tuple[list[str], list[list[Token]], list[int]]:
    """The columns of a table, its rows, and the lines that are no row.

    A row is a line with as many elements as there are columns; where no line has, the elements
    are taken one after the other.
    """
    columns = [re.sub(r"\\.*$", "", column).strip().lstrip("+-") for column in tag.value.split(";")]
    lines: dict[int, list[Token]] = {}
    for token in tag.tokens:
        lines.setdefault(token.line, []).append(token)
    rows = [row for row in lines.values() if len(row) == len(columns)]
    if rows or len(tag.tokens) % len(columns):
        wrong = [line for line, row in lines.items() if len(row) != len(columns)]
        return columns, rows, wrong
    return columns, list(_chunks(tag.tokens, len(columns))), []


def _chunks(tokens: list[Token], size: int) -> Iterator[list[Token]]:
    for at in range(0, len(tokens), size):
        yield tokens[at : at + size]
