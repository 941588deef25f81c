"""What `bridgelaw case` does: runs case files, and lists what may stand in them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import click

from bridgelaw.casebook import CaseFileError, Report, case_files, run_path
from bridgelaw.casebook.editions import compare_editions
from bridgelaw.casebook.expectations import EXPECTATIONS
from bridgelaw.casebook.repair import repair
from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.cli.common.safe_write import write_whole
from bridgelaw.laws import Procedure
from bridgelaw.laws.digest import edition_named
from bridgelaw.locale import Language, Refusal, tr
from bridgelaw.locale.citing import cited

_PROGRESS_AFTER = 2.0


def run_cases(paths: tuple[Path, ...], as_json: bool, language: Language) -> Exit:
    """Runs the cases and reports each expectation; the exit code says how it went."""
    reports: list[Report] = []
    started = time.monotonic()
    for path in paths:
        for report in run_path(path):
            reports.append(report)
            if not as_json:
                _show(report, language)
            elif time.monotonic() - started > _PROGRESS_AFTER:
                click.echo(f"\r{len(reports)}", nl=False, err=True)
    if as_json:
        write_json([report.to_json() for report in reports])
    else:
        failed = sum(not report.passed for report in reports)
        words = tr("Cases: {count}; failed: {failed}", count=len(reports), failed=failed)
        click.echo(language.say(words))
    if any(report.error is not None for report in reports):
        return Exit.INPUT
    if not reports:
        click.echo(language.tr("There is no case file (*.yaml) there."), err=True)
        return Exit.INPUT
    return Exit.OK if all(report.passed for report in reports) else Exit.FAILED


def _show(report: Report, language: Language) -> None:
    mark = click.style("✓", fg="green") if report.passed else click.style("✗", fg="red")
    title = report.title.get(language.code, "")
    click.echo(f"{mark} {report.name}" + (f": {title}" if title else ""))
    if report.error is not None:
        click.echo(f"    {language.say(report.error)}")
    for line in report.lines:
        place = f"{report.path}:{line.line}: {line.name}"
        if line.unchecked is not None:
            words = tr("{place}: not checked: {why}", place=place, why=line.unchecked)
            click.echo("    " + click.style(language.say(words), fg="yellow"))
        if line.passed:
            continue
        if line.mistake is not None:
            click.echo(f"    {place}: {language.say(line.mistake)}")
        else:
            words = tr(
                "{place}: expected {expected}, came out {actual}",
                place=place,
                expected=_plain(line.finding.expected),
                actual=_plain(line.finding.actual),
            )
            click.echo("    " + language.say(words))


def repair_cases(paths: tuple[Path, ...], dry_run: bool, language: Language) -> Exit:
    """Brings the files up to the questions of today; the exit code says whether all are."""
    code = Exit.OK
    for file in (file for path in paths for file in case_files(path)):
        try:
            repaired = repair(file, file.read_text(encoding="utf-8"))
        except (CaseFileError, OSError, UnicodeDecodeError) as error:
            words = error.text if isinstance(error, CaseFileError) else None
            click.echo(language.say(words) if words else f"{file}: {error}", err=True)
            code = Exit.INPUT
            continue
        if repaired.done and not dry_run:
            write_whole(file, repaired.text.encode("utf-8"))
        for mark, texts in (("✓", repaired.done), ("✗", repaired.left)):
            for text in texts:
                click.echo(f"{mark} {file}: {language.say(text)}")
        if repaired.left and code is Exit.OK:
            code = Exit.FAILED
    return code


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_plain(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_plain, value)) + "]"
    return "-" if value is None else str(value)


def list_questions(procedure: Procedure, language: Language) -> None:
    """The keys of a procedure's questions, with the answers that they take."""
    for question in procedure.questions:
        expected = language.say(question.expected)
        click.echo(f"{question.key} [{question.law}]: {expected}")


def list_expectations(language: Language) -> None:
    for key, check in EXPECTATIONS.items():
        click.echo(f"{key}: {language.say(check.help)}")


def list_differences(older: str, newer: str, paths: tuple[Path, ...], language: Language) -> Exit:
    """Every ruling that differs; the exit code says whether more than what is cited does."""
    try:
        names = [edition_named(name).name for name in (older, newer)]
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))
    compared = compare_editions(paths, *names)
    for difference in compared.differences:
        click.echo(difference.case.name)
        for name, ruling in zip(names, (difference.older, difference.newer), strict=True):
            said = "–" if ruling is None else language.value(cited(*ruling.clauses))
            click.echo(f"    {name}: {said}")
    other = sum(not one.is_cited_only for one in compared.differences)
    words = tr(
        "Rulings: {count}; cited or told otherwise: {cited}; with another outcome: {other}",
        count=compared.rulings, cited=len(compared.differences) - other, other=other,
    )  # fmt: skip
    click.echo(language.say(words))
    return Exit.FAILED if other else Exit.OK
