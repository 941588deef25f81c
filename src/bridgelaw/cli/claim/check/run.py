"""What `bridgelaw claim check` does."""

from __future__ import annotations

import click

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.rules import Rule, parse_rule
from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.analysis.solver.find import solver_or_none
from bridgelaw.archives.claims import Check, check
from bridgelaw.cli.claim.check.as_json import report_json
from bridgelaw.cli.claim.check.findings import CheckedFiles, CheckReport, find_records, place_of
from bridgelaw.cli.claim.check.printed import show_report
from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.cli.common.paper import printable
from bridgelaw.cli.common.screen import Screen
from bridgelaw.cli.common.spinner import CtrlC, Spinner
from bridgelaw.formats.records import assumptions
from bridgelaw.locale import Language, Text, tr


def run_check(
    *, paths: tuple[str, ...], off: tuple[str, ...], seconds: float, as_json: bool,
    language: Language,
) -> Exit:  # fmt: skip
    """Reads everything, judges every claim, and reports; Ctrl-C reports what is done."""
    try:
        rules = tuple(map(parse_rule, off))
        with Spinner(language).step(tr("Reading the records …")):
            files = find_records(paths)
        _tell(files, language)
        report = _check(files, rules, seconds, language)
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))
    except KeyboardInterrupt:
        click.echo(err=True)
        return Exit.UNANSWERED
    if as_json:
        write_json(report_json(report, language))
    else:
        show_report(Screen(language), report)
    if report.is_stopped:
        return Exit.UNANSWERED
    if files.bad:
        return Exit.INPUT
    if not report.claims:
        click.echo(language.tr("There is no claim there."), err=True)
        return Exit.INPUT
    return Exit.OK


def _tell(files: CheckedFiles, language: Language) -> None:
    """Says on the error output what could not be read, and what was odd."""

    def tell(words: Text) -> None:
        click.echo(printable(language.say(words)), err=True)

    for path, reason in files.bad:
        words = reason
        if path not in language.say(reason):
            words = tr("{path}: {problem}", path=path, problem=reason)
        tell(words)
    for file, what, count in assumptions(files.records):
        tell(tr("{file}: {what} (boards: {count})", file=file, what=what, count=count))
    for record, problem in files.odd:
        tell(tr("{place}: {reason}", place=place_of(record), reason=problem))
    if files.bad:
        tell(tr("Files that cannot be read: {count}", count=len(files.bad)))


def _check(
    files: CheckedFiles, off: tuple[Rule, ...], seconds: float, language: Language
) -> CheckReport:
    claims = [record for record in files.records if record.is_claim]
    solver = solver_or_none()
    done: list[Check] = []
    spinner = Spinner(language)

    def how_far() -> Text:
        return tr("Claims judged: {done} of {claims} (Ctrl-C: report what is done)",
                  done=len(done), claims=len(claims))  # fmt: skip

    with CtrlC() as ctrl_c, spinner.step(how_far()):

        def judged(claim: Claim) -> Verdict:
            return judge(claim, solver=solver, stop=ctrl_c.is_pressed, seconds=seconds)

        for record in claims:
            spinner.now(how_far())
            one = check(record, judged, frozenset(off))
            if ctrl_c.is_pressed():
                break  # what was under way when it was stopped is not finished
            done.append(one)
    return CheckReport(files, tuple(done), len(claims), off)
