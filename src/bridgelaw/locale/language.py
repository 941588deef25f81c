"""A language: its catalogue, and how it says seats, calls, cards and lists."""

from __future__ import annotations

import errno
import gettext
import os
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import All, AnyOf, NoneOf, Text, filled, tr

CATALOGUES = Path(__file__).parent
"""The folder with the catalogues of all languages."""

LANGUAGES = tuple(sorted({"en", *(path.parent.name for path in CATALOGUES.glob("*/LC_MESSAGES"))}))
"""The languages that there are: each has a folder, and English is there without one."""

_PAIR_AND = tr("{first} and {last}")
_PAIR_OR = tr("{first} or {last}")
# Translators: None of several, after “not”; in English “or”.
_PAIR_NONE = tr("{first} nor {last}")
_COMMA = tr("{first}, {second}")
_SENTENCES = tr("{first} {second}")
# Translators: the name of your language, in your language.
_NAME = tr("English")
_OF_FILE = tr("{path}: {problem}")
_NOT_ALLOWED = tr("you have no permission for that")
_OF_SYSTEM = {
    errno.ENOENT: tr("there is no such file or folder"),
    errno.ENOTDIR: tr("there is no such file or folder"),
    errno.EISDIR: tr("it is a folder"),
    errno.EACCES: _NOT_ALLOWED,
    errno.EPERM: _NOT_ALLOWED,
    errno.EROFS: _NOT_ALLOWED,
    errno.ENOSPC: tr("there is no space left on the device"),
}
"""What the system refuses, in words; it has many more reasons, but these are met."""


def of_system(error: BaseException) -> Text | None:
    """Why the system refuses, in words; `None` for what is not met."""
    return _OF_SYSTEM.get(error.errno or 0) if isinstance(error, OSError) else None


class UnknownLanguage(Refusal):
    """A language that there is no catalogue for.

    >>> try:
    ...     language("tlh")
    ... except UnknownLanguage as error:
    ...     print(error)
    no texts in “tlh”: there are en, ja
    """

    def __init__(self, code: str) -> None:
        known = ", ".join(LANGUAGES)
        super().__init__(tr("no texts in “{code}”: there are {known}", code=code, known=known))
        self.code = code


_START = "start_of_sentence_"

# The whole number at the end: "1 1/3 matchpoints" are several, "= +1 IMP" is one.
_NUMBER = re.compile(r"(?<![\d.,/])\d+$")


@lru_cache(maxsize=4096)
def _holes(template: str, is_sentence: bool) -> tuple[str, frozenset[str], frozenset[str]]:
    """The template with the holes marked that begin a sentence; their names; and which numbers
    choose among forms of a word, as in `{tricks} {tricks:trick|tricks}`.

    What is said within another sentence may be only a part of one.
    """
    before = "^|[.?!] " if is_sentence else "[.?!] "
    starts = frozenset(re.findall(rf"(?:{before})\{{(\w+)\}}", template))
    counts = frozenset(re.findall(r"\{(\w+):[^{}|]*\|", template))
    marked = re.sub(rf"({before})\{{(\w+)\}}", rf"\1{{{_START}\2}}", template)
    return marked, starts, counts


class _Counting(str):
    """A number as it is said, which chooses the form of a word that goes with it."""

    plural: Callable[[int], int]

    def __format__(self, forms: str) -> str:
        if not forms:
            return str(self)
        words, number = forms.split("|"), _NUMBER.search(self)
        return words[-1 if number is None else min(self.plural(int(number[0])), len(words) - 1)]


class Language:
    """One language in which everything can be said.

    >>> from bridgelaw import Suit, parse_call
    >>> japanese = Language("ja")
    >>> japanese.value(Suit.SPADES), japanese.value(parse_call("Pass"))
    ('スペード', 'パス')
    """

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise UnknownLanguage(code)
        self.code = code
        # English is its own key: its catalogue has only the sentences that count something. If
        # one was not built, the key is better than nothing.
        self._catalogue = gettext.translation("bridgelaw", CATALOGUES, [code], fallback=True)
        self._plural: Callable[[int], int] = getattr(
            self._catalogue, "plural", lambda number: int(number != 1)
        )
        self._say: dict[type, Callable[[Any], str]] = {
            Text: lambda text: self._fill(text, is_sentence=False),
            str: str,
            All: lambda many: self._join(many.items, _PAIR_AND),
            AnyOf: lambda many: self._join(many.items, _PAIR_OR),
            NoneOf: lambda many: self._join(many.items, _PAIR_NONE),
        }

    @property
    def name(self) -> str:
        """What its speakers call it.

        >>> language("ja").name
        '日本語'
        """
        return self.say(_NAME)

    def tr(self, msgid: str, /, **values: Any) -> str:
        """A sentence of its own in this language; `make messages` gathers it as it does `tr`'s.

        >>> language("en").tr("{count} boards", count=3)
        '3 boards'
        """
        return self.say(Text(msgid, tuple(values.items())))

    @property
    def has_spaces(self) -> bool:
        """Does it put spaces between words? What does not says as much in half of the letters."""
        return " " in self.in_a_row(("a", "b"))

    def in_a_row(self, sentences: Iterable[Any]) -> str:
        """Sentences one after the other, as they are written in this language."""
        said = [self.value(one) for one in sentences]
        row = said[0] if said else ""
        for one in said[1:]:
            row = self._fill(filled(_SENTENCES, first=row, second=one))
        return row

    def say(self, text: Text) -> str:
        """The text in this language, its values said in it too.

        >>> from bridgelaw import Board, Seat, Table
        >>> table = Table(Board(Seat.WEST)).after("W 1H, N P, E 1H")
        >>> Language("ja").say(table.irregularities[0].breach.text)
        '1♥は1♥より高くない。'
        """
        return self._fill(text)

    def _fill(self, text: Text, is_sentence: bool = True) -> str:
        # The empty sentence is the key to the head of a catalogue.
        said = self._catalogue.gettext(text.msgid) if text.msgid else ""
        if not text.values:
            return said
        template, starts, counts = _holes(said, is_sentence)
        values = {}
        for name, value in text.values:
            values[name] = spoken = self.value(value)
            if name in starts:
                # A sentence may begin with a value such as "the offender".
                is_word = not isinstance(value, str)
                values[_START + name] = spoken[:1].upper() + spoken[1:] if is_word else spoken
            if name in counts:
                values[name] = counting = _Counting(spoken)
                counting.plural = self._plural
        return template.format(**values)

    def explain(self, error: Exception) -> str:
        """What an error says, in this language where the error can be said in it.

        >>> from bridgelaw import NotationError, Seat
        >>> try:
        ...     Seat.parse("X")
        ... except NotationError as error:
        ...     print(Language("ja").explain(error))
        「X」を読み取れません。期待した形：席：N、E、S、W
        """
        if isinstance(error, Refusal):
            return self.say(error.text)
        if isinstance(error, OSError) and error.errno in _OF_SYSTEM:
            problem = _OF_SYSTEM[error.errno]
            if error.filename is None:
                return self.say(problem)
            return self.say(filled(_OF_FILE, path=str(error.filename), problem=problem))
        return str(error)

    def value(self, value: Any) -> str:
        """A text, a list, or what knows how it is `said`: a seat, call, card, suit, contract."""
        say = self._say.get(type(value))
        if say is None:
            say = self._say[type(value)] = self._said if hasattr(value, "said") else str
        return say(value)

    def _said(self, value: Any) -> str:
        said: Text | str = value.said
        return said if isinstance(said, str) else self._fill(said, is_sentence=False)

    def _join(self, items: tuple[Any, ...], pair: Text) -> str:
        said = [self.value(item) for item in items]
        if not said:
            return ""
        text = said[0]
        for item in said[1:-1]:
            text = self._fill(filled(_COMMA, first=text, second=item))
        return self._fill(filled(pair, first=text, last=said[-1])) if len(said) > 1 else text


class ByLanguage(dict[str, str]):
    """What somebody wrote in one language or several: in the wanted one, else in English.

    >>> title = ByLanguage(en="A card is dropped", ja="カードが落ちた")
    >>> title["ja"], title["fr"], ByLanguage(ja="順番外")["en"]
    ('カードが落ちた', 'A card is dropped', '順番外')
    """

    def __missing__(self, code: str) -> str:
        return self["en"] if "en" in self else next(iter(self.values()), "")


@cache
def language(code: str) -> Language:
    """The language with that code, loaded once; `UnknownLanguage` where there is no such one.

    >>> language("ja") is language("ja")
    True
    """
    return Language(code)


def from_environment(environ: Mapping[str, str] = os.environ) -> str:
    """The code of the language that the user's environment asks for; English by default.

    >>> from_environment({"LANG": "ja_JP.UTF-8"}), from_environment({})
    ('ja', 'en')
    """
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environ.get(name)
        if wanted:
            code = re.split(r"[._:@-]", wanted)[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"


ENGLISH = language("en")
"""English, the language of the sentences themselves."""
