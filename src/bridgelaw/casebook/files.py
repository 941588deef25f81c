"""Case files: a table, what happened, the answers, and what must come out, as YAML 1.2."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.constructor import RoundTripConstructor
from ruamel.yaml.error import MarkedYAMLError
from ruamel.yaml.parser import Parser
from ruamel.yaml.scanner import Scanner

from bridgelaw.casebook.expectations import EXPECTATIONS, Expectation, no_clause
from bridgelaw.casebook.scores import read_adjustment, read_field, read_place
from bridgelaw.formats.yaml.text import read_bounded
from bridgelaw.game import Board, Deal, NotationError, Seat, Vulnerability
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.digest import CLAUSES, edition_named
from bridgelaw.locale import LANGUAGES, Refusal, Text, tr
from bridgelaw.locale.language import ByLanguage
from bridgelaw.scoring.editions import FIRST
from bridgelaw.scoring.field import Adjustment, Field
from bridgelaw.table.events import Event
from bridgelaw.table.notation import read_event, split_events

_CASE_KEYS = (
    "source", "release", "edition", "laws", "title", "note", "board", "dealer", "vulnerable",
    "deal", "field", "at", "happened", "adjust", "ruling", "answers", "expect", "then", "variants",
)  # fmt: skip
_VARIANT_KEYS = ("title", "note", "happened", "adjust", "ruling", "answers", "expect", "then")
_STEP_KEYS = ("happened", "adjust", "ruling", "answers", "expect", "note")


class CaseFileError(Refusal):
    """A mistake in a case file, with its place."""

    def __init__(self, path: Path, line: int | None, message: Text) -> None:
        place = f"{path}" if line is None else f"{path}:{line}"
        super().__init__(tr("{place}: {message}", place=place, message=message))
        self.path = path
        self.line = line
        self.message = message


class _Constructor(RoundTripConstructor):
    """Law 50E4 is a clause, and not half a million."""


_Constructor.add_constructor("tag:yaml.org,2002:float", lambda constructor, node: str(node.value))


@dataclass(frozen=True, slots=True)
class CaseStep:
    """Something happens, perhaps a ruling is given, and something is expected."""

    line: int
    ruling_line: int
    events: tuple[Event, ...] = ()
    ruling: str | None = None
    answers: Mapping[str, str] = field(default_factory=dict)
    answer_lines: Mapping[str, int] = field(default_factory=dict)
    stated: frozenset[str] = frozenset()
    """The answers that are written here, and so must be asked for; a variant takes the others from
    its case, as far as they are."""
    expectations: tuple[Expectation, ...] = ()
    adjust: Adjustment | None = None
    """A score that the director adjusts without an interview."""
    note: str = ""
    """A remark for the reader, in English."""


@dataclass(frozen=True, slots=True)
class CaseFile:
    """One case, or one variant of it: a start and the steps from there."""

    path: Path
    source: str
    laws: tuple[str, ...]
    title: Mapping[str, str]
    variant: tuple[int, Mapping[str, str]] | None
    """The number and title of a variant; `None` for the case itself."""
    board: Board
    deal: Deal | None
    steps: tuple[CaseStep, ...]
    field: Field | None = None
    """The results of the event, for a ruling on a score."""
    at: int = 0
    """The line of the field that is ruled on."""
    release: str | None = None
    """The release of bridgelaw that it was written for."""
    edition: str = FIRST
    """The edition of the Laws by which it is ruled."""

    @property
    def name(self) -> str:
        """The file, and the number of the variant."""
        return str(self.path) if self.variant is None else f"{self.path}#{self.variant[0]}"


def read_cases(path: Path) -> tuple[CaseFile, ...]:
    """The case of a file and its variants; `CaseFileError` with the line where it is wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CaseFileError(path, None, tr("cannot be read: {error}", error=str(error))) from error
    return read_text(path, text)


def read_text(path: Path, text: str, lenient: bool = False) -> tuple[CaseFile, ...]:
    """The same of a file whose text is known.

    `lenient`: answers may stand there to questions that nobody asks any more.
    """
    return _Reader(path, lenient).read(text)


class _Reader:
    def __init__(self, path: Path, lenient: bool) -> None:
        self.path = path
        self.lenient = lenient

    def fail(self, line: int | None, message: Text) -> CaseFileError:
        return CaseFileError(self.path, line, message)

    def read(self, text: str) -> tuple[CaseFile, ...]:
        yaml = YAML(typ="rt", pure=True)
        # For the lines alone: to gather comments takes a quarter of the time.
        yaml.Scanner, yaml.Parser, yaml.Constructor = Scanner, Parser, _Constructor
        try:
            data = read_bounded(yaml, text)
        except MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line = None if mark is None else mark.line + 1
            problem = str(error.problem or error.context)
            raise self.fail(line, tr("not YAML: {error}", error=problem)) from error
        except Exception as error:  # numbers of thousands of digits, and other corners
            reason = type(error).__name__
            raise self.fail(None, tr("not YAML: {error}", error=reason)) from error
        if not isinstance(data, CommentedMap):
            raise self.fail(1, tr("a case is a mapping that begins with 'source:'"))
        self.check_keys(data, _CASE_KEYS, tr("a case"))
        for key in ("source", "laws", "title"):
            if key not in data:
                raise self.fail(_line(data), tr("“{key}” is missing", key=key))
        base = CaseFile(
            self.path,
            str(data["source"]),
            self.laws(data),
            self.title(data, "title"),
            None,
            self.board(data),
            self.deal(data),
            (self.step(data), *self.later(data)),
            *self.field(data),
            None if data.get("release") is None else str(data["release"]),
            self.edition(data),
        )
        self.check_answers(base)
        if not base.steps[0].expectations and "variants" not in data:
            raise self.fail(_line(data), tr("nothing is expected: “expect” is missing"))
        cases = [base] if any(step.expectations for step in base.steps) else []
        for number, variant in enumerate(self.sequence(data, "variants"), 1):
            cases.append(self.variant(base, data, variant, number))
            self.check_answers(cases[-1])
        return tuple(cases)

    def edition(self, data: CommentedMap) -> str:
        try:
            return edition_named(str(data.get("edition", FIRST))).name
        except Refusal as error:
            raise self.fail(_line(data, "edition"), error.text) from error

    def check_answers(self, case: CaseFile) -> None:
        """Every answer belongs to a question of its step's procedure."""
        if self.lenient:
            return
        for step in case.steps:
            for key, line in step.answer_lines.items():
                if step.ruling is None:
                    raise self.fail(line, tr("answers without a “ruling”"))
                known = [question.key for question in PROCEDURES[step.ruling].questions]
                if key not in known:
                    raise self.fail(
                        line,
                        tr("{ruling} asks no “{key}”; {hint}",
                           ruling=step.ruling, key=key, hint=_hint(key, known)),
                    )  # fmt: skip

    def variant(self, base: CaseFile, data: CommentedMap, variant: Any, number: int) -> CaseFile:
        """A variant is the case with some of its parts put differently."""
        if not isinstance(variant, CommentedMap):
            raise self.fail(_line(data, "variants"), tr("each variant is a mapping with a title"))
        self.check_keys(variant, _VARIANT_KEYS, tr("a variant"))
        if "title" not in variant or "expect" not in variant:
            raise self.fail(_line(variant), tr("a variant has a “title” and an “expect”"))
        first = base.steps[0]
        own = self.step(variant)
        answers = dict(first.answers)
        lines = dict(first.answer_lines)
        if "ruling" in variant and own.ruling is not None:
            # What the other procedure does not ask has no business here.
            asked = {question.key for question in PROCEDURES[own.ruling].questions}
            answers = {key: value for key, value in answers.items() if key in asked}
            lines = {key: line for key, line in lines.items() if key in asked}
        for key, value in own.answers.items():
            answers[key], lines[key] = value, own.answer_lines[key]
        for key in self.dropped(variant):
            answers.pop(key, None)
            lines.pop(key, None)
        merged = replace(
            own,
            events=own.events if "happened" in variant else first.events,
            adjust=own.adjust if "adjust" in variant else first.adjust,
            ruling=own.ruling if "ruling" in variant else first.ruling,
            ruling_line=own.ruling_line if "ruling" in variant else first.ruling_line,
            answers=answers,
            answer_lines=lines,
        )
        title = self.title(variant, "title")
        return replace(base, variant=(number, title), steps=(merged, *self.later(variant)))

    def dropped(self, variant: CommentedMap) -> list[str]:
        """Answers that a variant takes away by giving them no value."""
        answers = variant.get("answers")
        return [key for key, value in answers.items() if value is None] if answers else []

    def later(self, data: CommentedMap) -> tuple[CaseStep, ...]:
        steps: list[CaseStep] = []
        for step in self.sequence(data, "then"):
            if not isinstance(step, CommentedMap):
                raise self.fail(_line(data, "then"), tr("each step of “then” is a mapping"))
            self.check_keys(step, _STEP_KEYS, tr("a step"))
            steps.append(self.step(step))
        return tuple(steps)

    def step(self, data: CommentedMap) -> CaseStep:
        ruling = data.get("ruling")
        if ruling is not None and ruling not in PROCEDURES:
            hint = _hint(str(ruling), list(PROCEDURES))
            words = tr("no procedure “{ruling}”; {hint}", ruling=str(ruling), hint=hint)
            raise self.fail(_line(data, "ruling"), words)
        answers, lines = self.answers(data)
        return CaseStep(
            _line(data),
            _line(data, "ruling") if "ruling" in data else _line(data),
            self.events(data),
            ruling,
            answers,
            lines,
            frozenset(answers),
            self.expectations(data),
            self.adjustment(data),
            " ".join(str(data.get("note", "")).split()),
        )

    def adjustment(self, data: CommentedMap) -> Adjustment | None:
        if "adjust" not in data:
            return None
        try:
            return read_adjustment(data["adjust"])
        except Refusal as error:
            raise self.fail(_line(data, "adjust"), error.text) from error

    def field(self, data: CommentedMap) -> tuple[Field | None, int]:
        """The field of a case, and the place of the line that is ruled on."""
        if "field" not in data:
            return None, 0
        key = "field"
        try:
            field = read_field(data["field"])
            key = "at"
            return field, read_place(field, data.get("at", {"table": "1"}))
        except Refusal as error:
            line = _line(data, key if key in data else "field")
            raise self.fail(line, error.text) from error

    def events(self, data: CommentedMap) -> tuple[Event, ...]:
        happened = data.get("happened")
        if happened is None:
            return ()
        line = _line(data, "happened")
        rows: list[tuple[int, str]]
        if isinstance(happened, CommentedSeq):
            rows = [
                (happened.lc.item(index)[0] + 1, str(row)) for index, row in enumerate(happened)
            ]
        else:
            # The lines of a block begin below the key.
            text = str(happened)
            first = line + 1 if "\n" in text else line
            rows = [(first + index, row) for index, row in enumerate(text.splitlines())]
        events: list[Event] = []
        for at, row in rows:
            for part in split_events(row):
                try:
                    events.append(read_event(part))
                except NotationError as error:
                    raise self.fail(at, error.text) from error
        return tuple(events)

    def answers(self, data: CommentedMap) -> tuple[dict[str, str], dict[str, int]]:
        given = data.get("answers")
        if given is None:
            return {}, {}
        if not isinstance(given, CommentedMap):
            raise self.fail(_line(data, "answers"), tr("answers are a mapping: question to answer"))
        answers: dict[str, str] = {}
        lines: dict[str, int] = {}
        for key, value in given.items():
            if value is None:
                continue
            answers[str(key)] = answer_text(value)
            lines[str(key)] = _line(given, key)
        return answers, lines

    def expectations(self, data: CommentedMap) -> tuple[Expectation, ...]:
        expect = data.get("expect")
        if expect is None:
            return ()
        if not isinstance(expect, CommentedMap) or not expect:
            raise self.fail(_line(data, "expect"), tr("what is expected is a mapping"))
        self.check_keys(expect, tuple(EXPECTATIONS), tr("an expectation"))
        expectations: list[Expectation] = []
        for key, value in expect.items():
            line = _line(expect, key)
            try:
                expectations.append(Expectation(str(key), EXPECTATIONS[key].read(value), line))
            except Refusal as error:
                words = error.text
                raise self.fail(line, tr("{key}: {words}", key=str(key), words=words)) from error
        return tuple(expectations)

    def laws(self, data: CommentedMap) -> tuple[str, ...]:
        laws = data["laws"]
        if not isinstance(laws, CommentedSeq) or not laws:
            raise self.fail(_line(data, "laws"), tr("laws are a list such as [27B1(a), 26B]"))
        for law in map(str, laws):
            if law not in CLAUSES:
                raise self.fail(_line(data, "laws"), no_clause(law))
        return tuple(map(str, laws))

    def title(self, data: CommentedMap, key: str) -> Mapping[str, str]:
        title = data[key]
        if isinstance(title, str):
            return ByLanguage(en=title)
        if not isinstance(title, CommentedMap) or not title:
            languages = " and ".join(LANGUAGES)
            words = tr("a title is a text, or one in each of {languages}", languages=languages)
            raise self.fail(_line(data, key), words)
        return ByLanguage({str(code): str(words) for code, words in title.items()})

    def board(self, data: CommentedMap) -> Board:
        try:
            number = data.get("board")
            board = None if number is None else Board.number(int(number))
        except (ValueError, TypeError) as error:
            raise self.fail(
                _line(data, "board"), tr("not a board number: {number}", number=str(number))
            ) from error
        if "dealer" not in data and board is None and "field" in data:
            # The board of the line that is ruled on; its number tells everything.
            field, at = self.field(data)
            assert field is not None
            key = field.lines[at].key
            return replace(Board.number(key.number), vulnerability=field.vulnerability(key))
        begins_open = str(data.get("happened", "")).lstrip().startswith(("...", "…"))
        if "dealer" not in data and board is None and not begins_open:
            raise self.fail(_line(data), tr("“dealer” (or “board”) is missing"))
        named = str(data.get("dealer", "?")).strip()
        try:
            dealer = Seat.parse(named) if named != "?" else None
        except NotationError as error:
            raise self.fail(_line(data, "dealer"), error.text) from error
        try:
            vulnerable = (
                Vulnerability.parse(str(data["vulnerable"])) if "vulnerable" in data else None
            )
        except NotationError as error:
            raise self.fail(_line(data, "vulnerable"), error.text) from error
        if board is None:
            return Board(dealer, vulnerable or Vulnerability.NONE)
        if (dealer or board.dealer) is not board.dealer or (
            vulnerable or board.vulnerability
        ) is not board.vulnerability:
            words = tr(
                "board {number} is dealt by {dealer}, vulnerable {vulnerable}",
                number=board.id,
                dealer=board.dealer,
                vulnerable=str(board.vulnerability),
            )
            raise self.fail(_line(data, "board"), words)
        return board

    def deal(self, data: CommentedMap) -> Deal | None:
        if "deal" not in data:
            return None
        try:
            return Deal.parse(str(data["deal"]))
        except NotationError as error:
            raise self.fail(_line(data, "deal"), error.text) from error

    def sequence(self, data: CommentedMap, key: str) -> Sequence[Any]:
        value = data.get(key, ())
        if not isinstance(value, (CommentedSeq, tuple)):
            raise self.fail(_line(data, key), tr("“{key}” is a list", key=key))
        return value

    def check_keys(self, data: CommentedMap, known: Sequence[str], what: Text) -> None:
        for key in data:
            if key not in known:
                words = tr(
                    "{what} has no “{key}”; {hint}",
                    what=what,
                    key=str(key),
                    hint=_hint(str(key), known),
                )
                raise self.fail(_line(data, key), words)


def _hint(key: str, known: Sequence[str]) -> Text:
    close = difflib.get_close_matches(key, known, 1)
    if close:
        return tr("did you mean “{near}”?", near=close[0])
    return tr("there are {known}", known=", ".join(known))


def _line(data: CommentedMap, key: Any = None) -> int:
    line: int = data.lc.line if key is None else data.lc.key(key)[0]
    return line + 1


def answer_text(value: Any) -> str:
    """An answer as text: YAML's true and false are yes and no, a list is put together."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "none"
    return str(value)
