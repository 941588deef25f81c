"""Running cases: the answers are fed to the procedure, and each expectation is checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bridgelaw.casebook.expectations import EXPECTATIONS
from bridgelaw.casebook.files import CaseFile, CaseFileError, CaseStep, read_cases
from bridgelaw.casebook.moments import CheckedExpectation, Moment
from bridgelaw.casebook.scores import Scores, start
from bridgelaw.laws import PROCEDURES, BadAnswer, Interview, NothingToRule, Ruling
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.table import ImpossibleEvent, Table
from bridgelaw.table.rules.editions import rules_under


@dataclass(frozen=True, slots=True)
class ReportLine:
    """One expectation and what came of it, or a mistake that stopped the case."""

    line: int
    name: str
    finding: CheckedExpectation
    mistake: Text | None = None

    @property
    def passed(self) -> bool:
        return self.finding.passed

    @property
    def unchecked(self) -> Text | None:
        """Why it could not be looked at, although it does not fail."""
        return self.finding.unchecked


@dataclass(frozen=True, slots=True)
class Report:
    """What came of one case."""

    path: Path
    name: str
    title: dict[str, str]
    lines: tuple[ReportLine, ...]
    error: Text | None = None
    """A mistake in the file, with its line; nothing was run then."""

    @property
    def passed(self) -> bool:
        return self.error is None and all(line.passed for line in self.lines)

    def to_json(self) -> dict[str, Any]:
        return {
            "case": self.name,
            "title": self.title,
            "passed": self.passed,
            "error": None if self.error is None else str(self.error),
            "expectations": [
                {
                    "line": line.line,
                    "expectation": line.name,
                    "expected": line.finding.expected,
                    "actual": line.finding.actual,
                    "mistake": None if line.mistake is None else str(line.mistake),
                    "unchecked": None if line.unchecked is None else str(line.unchecked),
                    "passed": line.passed,
                }
                for line in self.lines
            ],
        }


@dataclass(frozen=True, slots=True)
class Taken:
    """A step of a case that was taken."""

    step: CaseStep
    before: Table
    """The table after what happened, before the ruling."""
    scores: Scores | None
    """The scores before the ruling."""
    interview: Interview | None
    moment: Moment
    """What there is after it."""


class CaseEnds(Exception):
    """The case cannot go on; the line says why."""

    def __init__(self, line: ReportLine) -> None:
        super().__init__(line.name)
        self.line = line


def run_path(path: Path) -> Iterable[Report]:
    """Runs a file, or all `.yaml` files below a folder in the order of their names."""
    for file in case_files(path):
        yield from run_file(file)


def case_files(path: Path) -> list[Path]:
    """The file, or all `.yaml` files below a folder in the order of their names."""
    return sorted(path.rglob("*.yaml")) if path.is_dir() else [path]


def run_file(path: Path) -> Iterable[Report]:
    try:
        cases = read_cases(path)
    except CaseFileError as error:
        yield Report(path, str(path), {}, (), error.text)
        return
    yield from run_cases(cases)


def run_case(case: CaseFile) -> Report:
    """Runs one case by itself."""
    (report,) = run_cases([case])
    return report


def run_cases(cases: Sequence[CaseFile]) -> tuple[Report, ...]:
    """Runs the case of a file and its variants, which take its answers where they ask for them."""
    wanted: set[str] = set()
    reports: list[Report] = []
    # The variants first: what they ask for, the case need not.
    for case in sorted(cases, key=lambda case: case.variant is None):
        reports.append(_run(case, wanted))
    by_name = {report.name: report for report in reports}
    return tuple(by_name[case.name] for case in cases)


def _run(case: CaseFile, wanted: set[str]) -> Report:
    lines: list[ReportLine] = []
    try:
        for taken in take_steps(case):
            step, moment = taken.step, taken.moment
            for expectation in step.expectations:
                finding = EXPECTATIONS[expectation.key].check(expectation.value, moment)
                lines.append(ReportLine(expectation.line, expectation.key, finding))
            is_first = step is case.steps[0]
            unused = _unused(taken, wanted if is_first and case.variant is None else set())
            if unused:
                lines.append(unused)
            if is_first and taken.interview is not None:
                wanted |= {answer.key for answer in taken.interview.answers}
            if moment.asked is not None and not is_expected(step):
                asked = moment.asked
                words = tr(
                    "waits for an answer to “{key}”: {heading}",
                    key=asked.key,
                    heading=asked.heading,
                )
                raise CaseEnds(_wrong(step.ruling_line, "ruling", words))
    except CaseEnds as stopped:
        lines.append(stopped.line)
    title = dict(case.title)
    if case.variant is not None:
        title = {code: f"{words}: {case.variant[1][code]}" for code, words in title.items()}
    return Report(case.path, case.name, title, tuple(lines))


def take_steps(case: CaseFile, edition: str | None = None) -> Iterator[Taken]:
    """The steps of a case, one after the other, each from the table that the last one left.

    By the edition of the Laws that the case names, unless another is asked for.
    """
    profile = replace(WBF, edition=edition or case.edition)
    table = Table(case.board, case.deal, edition=rules_under(profile.edition))
    scores = None if case.field is None else start(case.field, case.at)
    last: Ruling | None = None
    for step in case.steps:
        taken = _take(table, scores, step, last, profile)
        yield taken
        last = taken.moment.ruling
        table, scores = taken.moment.table, taken.moment.scores


def _take(
    table: Table, scores: Scores | None, step: CaseStep, last: Ruling | None, profile: Profile
) -> Taken:
    """`last`: the ruling of the step before, which may hand over to this one."""
    earlier = table
    try:
        table = table.after(*step.events)
    except ImpossibleEvent as error:
        raise CaseEnds(_wrong(step.line, "happened", error.text)) from error
    if step.adjust is not None:
        if scores is None:
            raise CaseEnds(_wrong(step.line, "adjust", tr("there is no “field” to adjust")))
        try:
            scores = scores.adjusted(step.adjust)
        except Refusal as error:
            raise CaseEnds(_wrong(step.line, "adjust", error.text)) from error
    if step.ruling is None:
        return Taken(step, table, scores, None, Moment(table, earlier, scores=scores))
    try:
        context = None if scores is None else scores.context
        interview = Interview.begin(PROCEDURES[step.ruling], table, scores=context, profile=profile)
        handed = {} if last is None or last.goes_on != step.ruling else dict(last.hands_over)
        interview = interview.telling({**handed, **step.answers})
    except BadAnswer as error:
        line = step.answer_lines.get(error.key, step.ruling_line)
        raise CaseEnds(_wrong(line, "answers", error.text)) from error
    except NothingToRule as error:
        raise CaseEnds(_wrong(step.ruling_line, "ruling", error.text)) from error
    if interview.ruling is None:
        moment = Moment(table, table, asked=interview.question, scores=scores)
        return Taken(step, table, scores, interview, moment)
    try:
        ruled = None if scores is None else scores.ruled(interview.ruling)
        after = table.after(interview.ruling.event)
        moment = Moment(after, table, interview.ruling, scores=ruled)
        return Taken(step, table, scores, interview, moment)
    except (ImpossibleEvent, Refusal) as error:
        raise CaseEnds(_wrong(step.ruling_line, "ruling", error.text)) from error


def _unused(taken: Taken, wanted: AbstractSet[str]) -> ReportLine | None:
    """The answers of this step that nobody asked for: the case does not say what it seems to.

    `wanted` are those that a variant asks for.
    """
    step, interview = taken.step, taken.interview
    asked = set(wanted)
    if interview is not None:
        asked |= {answer.key for answer in interview.answers}
    unused = [key for key in step.answers if key in step.stated and key not in asked]
    if not unused:
        return None
    words = tr(
        "{ruling} does not ask for this here: {keys}",
        ruling=step.ruling,
        keys=", ".join(unused),
    )
    return _wrong(step.answer_lines[unused[0]], "answers", words)


def is_expected(step: CaseStep) -> bool:
    """Does the step expect that a question is asked, and no ruling?"""
    return any(expectation.key == "asks" for expectation in step.expectations)


def _wrong(line: int, name: str, message: Text) -> ReportLine:
    return ReportLine(line, name, CheckedExpectation(None, None, False), message)
