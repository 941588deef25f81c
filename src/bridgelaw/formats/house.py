"""A club's own rules, as it writes them: a YAML file with a title, a sentence and where each holds.

They are regulations and never law: they stand beside the rulings that they touch.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from ruamel.yaml.comments import CommentedMap, CommentedSeq

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.yaml.text import load
from bridgelaw.laws.digest import CLAUSES, UnknownClause, spelled
from bridgelaw.laws.machinery.registry import PROCEDURES
from bridgelaw.locale import LANGUAGES, All, Text, tr
from bridgelaw.scoring.provisions import Provision

MOST = 200
"""More rules than a sheet can have that anybody reads."""

_LONGEST = 1000  # characters of a sentence
_FIELDS = ("title", "rule", "laws", "rulings")
SAMPLE = """\
club: Example Bridge Club
rules:
  - title: {en: Phones, ja: 携帯電話}
    rule:
      en: A phone that rings costs a tenth of a top.
      ja: 鳴った携帯電話はトップの10%のペナルティ。
    laws: [90A, 74A]
  - title: Slow play
    rule: After the third warning a board is taken away.
    rulings: [conduct]
"""


@dataclass(frozen=True, slots=True)
class HouseSheet:
    """The rules of a club.

    >>> sheet = read_house(SAMPLE)
    >>> sheet.club, [rule.title["en"] for rule in sheet.rules]
    ('Example Bridge Club', ['Phones', 'Slow play'])
    """

    club: str = ""
    rules: tuple[Provision, ...] = ()


class BadHouseSheet(BadFile):
    """A sheet that cannot be kept; `problems` has every place with its line and reason.

    >>> try:
    ...     read_house("rules:\\n  - title: Phones\\n    laws: [90A]")
    ... except BadHouseSheet as error:
    ...     print(error)
    line 2: “rule” is missing
    """

    def __init__(self, problems: tuple[tuple[int, Text], ...]) -> None:
        lines = tuple(
            tr("line {line}: {reason}", line=line, reason=reason) for line, reason in problems
        )
        super().__init__(lines[0] if len(lines) == 1 else tr("{problems}", problems=All(lines)))
        self.problems = problems


def read_house(text: str, name: str = "house.yaml") -> HouseSheet:
    """The rules of a sheet; `BadFile` with lines and reasons where anything is wrong."""
    if not text.strip():
        return HouseSheet()
    data = load(text, name, tr("{file} has no “rules”", file=name))
    reading = _Reading(str(data.get("club", "")).strip())
    rules = tuple(reading.rules(data))
    if reading.problems:
        raise BadHouseSheet(tuple(sorted(reading.problems, key=lambda one: one[0])))
    return HouseSheet(reading.club, rules)


class _Reading:
    """One sheet while it is read: what is wrong is collected, so that all of it is told."""

    def __init__(self, club: str) -> None:
        self.club = club
        self.problems: list[tuple[int, Text]] = []

    def _wrong(self, at: int, reason: Text) -> None:
        self.problems.append((at + 1, reason))

    def rules(self, data: CommentedMap) -> Iterator[Provision]:
        for key in data:
            if key not in ("club", "rules"):
                self._wrong(_line(data, key), _unknown(str(key), ("club", "rules")))
        listed = data.get("rules")
        if not isinstance(listed, CommentedSeq):
            self._wrong(_line(data, "rules"), tr("“rules” is a list of rules"))
            return
        if len(listed) > MOST:
            self._wrong(_line(data, "rules"), tr("more than {most} rules", most=MOST))
            return
        for place, one in enumerate(listed):
            at = listed.lc.item(place)[0]
            if not isinstance(one, CommentedMap):
                self._wrong(at, tr("a rule has a title, a rule, and laws or rulings"))
            else:
                yield from self._rule(one, at)

    def _rule(self, data: CommentedMap, at: int) -> Iterator[Provision]:
        before = len(self.problems)
        for key in data:
            if key not in _FIELDS:
                self._wrong(_line(data, key), _unknown(str(key), _FIELDS))
        title, rule = (self._words(data, name, at) for name in ("title", "rule"))
        laws = tuple(self._laws(data, at))
        rulings = tuple(self._rulings(data, at))
        if not data.get("laws") and not data.get("rulings"):
            self._wrong(at, tr("say where it applies: laws or rulings"))
        if len(self.problems) == before:
            yield Provision(self.club, laws, rule, "", rulings=rulings, title=title)

    def _words(self, data: CommentedMap, name: str, at: int) -> Mapping[str, str]:
        given = data.get(name)
        if given is None or given == "":
            self._wrong(at, tr("“{name}” is missing", name=name))
            return {}
        line = _line(data, name)
        words = dict(given) if isinstance(given, CommentedMap) else {"": given}
        for code, text in words.items():
            if code and code not in LANGUAGES:
                self._wrong(line, _unknown(str(code), tuple(LANGUAGES)))
            if not isinstance(text, str) or not text.strip():
                self._wrong(line, tr("“{name}” is a sentence", name=name))
                return {}
            if len(text) > _LONGEST:
                self._wrong(line, tr("“{name}” is longer than {most}", name=name, most=_LONGEST))
        return {code or "en": " ".join(text.split()) for code, text in words.items()}

    def _listed(self, data: CommentedMap, name: str) -> Iterator[tuple[int, str]]:
        given = data.get(name)
        if isinstance(given, CommentedSeq):
            yield from (
                (given.lc.item(place)[0], str(one).strip()) for place, one in enumerate(given)
            )
        elif given not in (None, ""):
            yield _line(data, name), str(given).strip()

    def _laws(self, data: CommentedMap, at: int) -> Iterator[str]:
        for line, law in self._listed(data, "laws"):
            try:
                number = spelled(law[:60])
            except UnknownClause as error:
                self._wrong(line, error.text)
                continue
            if number in CLAUSES:
                yield number
            else:
                self._wrong(line, tr("“{written}” is no clause of Laws 1 to 93", written=law[:60]))

    def _rulings(self, data: CommentedMap, at: int) -> Iterator[str]:
        for line, key in self._listed(data, "rulings"):
            if key in PROCEDURES:
                yield key
            else:
                self._wrong(line, _unknown(key, tuple(PROCEDURES)))


def _line(data: CommentedMap, key: Any) -> int:
    """The line of a field, counted from 0; where it is missing, that of what it belongs to."""
    return int(data.lc.key(key)[0]) if key in data else int(data.lc.line)


def _unknown(name: str, known: Sequence[str]) -> Text:
    near = get_close_matches(name, known, 1)
    if near:
        return tr("there is no “{name}”; is {nearest} meant?", name=name[:60], nearest=near[0])
    if len(known) > 6:
        return tr("there is no ruling “{name}”", name=name[:60])
    return tr("there is no “{name}”; known are {names}", name=name[:60], names=All(tuple(known)))
