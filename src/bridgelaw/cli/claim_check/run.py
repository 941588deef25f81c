"""What `bridgelaw claim check` does."""

from __future__ import annotations

import signal
import sys
import threading
import time
from types import FrameType, TracebackType
from typing import Any

import click

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.judge import judge
from bridgelaw.analysis.claims.rules import Rule, parse_rule
from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.analysis.solver.find import solver_or_none
from bridgelaw.cli.claim_check.checking import Check, check
from bridgelaw.cli.claim_check.data import report_json
from bridgelaw.cli.claim_check.files import Found, find_records, place_of
from bridgelaw.cli.claim_check.report import Report
from bridgelaw.cli.claim_check.shown import show_report
from bridgelaw.cli.field.files import working
from bridgelaw.cli.field.paper import printable
from bridgelaw.cli.options import Exit, stop, write_json
from bridgelaw.cli.screen import Screen
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import Text, tr

_PATIENCE = 2.0  # seconds, before it is said how far it has come


def run_check(
    *, paths: tuple[str, ...], off: tuple[str, ...], seconds: float, as_json: bool,
    language: Language,
) -> Exit:  # fmt: skip
    """Reads everything, judges every claim, and reports; Ctrl-C reports what is done."""
    try:
        rules = tuple(map(parse_rule, off))
        with working(language, tr("Reading the records …")):
            found = find_records(paths)
        _tell(found, language)
        report = _check(found, rules, seconds, language)
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
    if found.bad:
        return Exit.INPUT
    if not report.claims:
        click.echo(language.say(tr("There is no claim there.")), err=True)
        return Exit.INPUT
    return Exit.OK


def _tell(found: Found, language: Language) -> None:
    """Says on the error output what could not be read, and what was odd."""

    def tell(words: Text) -> None:
        click.echo(printable(language.say(words)), err=True)

    for path, reason in found.bad:
        words = reason
        if path not in language.say(reason):
            words = tr("{path}: {problem}", path=path, problem=reason)
        tell(words)
    for record, problem in found.odd:
        tell(tr("{place}: {reason}", place=place_of(record), reason=problem))
    if found.bad:
        tell(tr("Files that cannot be read: {count}", count=len(found.bad)))


def _check(found: Found, off: tuple[Rule, ...], seconds: float, language: Language) -> Report:
    claims = [record for record in found.records if record.is_claim]
    solver = solver_or_none()
    done: list[Check] = []
    with _Watch(language, len(claims)) as watch:

        def judged(claim: Claim) -> Verdict:
            return judge(claim, solver=solver, stop=watch.is_stopped, seconds=seconds)

        for record in claims:
            watch.at(len(done))
            one = check(record, judged, frozenset(off))
            if watch.is_stopped():
                break  # what was under way when it was stopped is not finished
            done.append(one)
    return Report(found, tuple(done), len(claims), off)


class _Watch:
    """Says on a terminal how far it has come. The first Ctrl-C ends the work, the second one all.

    It is not the exception that ends the work, so that the claims that are done are kept.
    """

    def __init__(self, language: Language, claims: int) -> None:
        self._language = language
        self._claims = claims
        self._stopped = False
        self._started = time.monotonic()
        self._before: Any = None
        self._status: Any = None

    def is_stopped(self) -> bool:
        return self._stopped

    def at(self, done: int) -> None:
        """So many claims are done."""
        if not _is_terminal() or time.monotonic() - self._started < _PATIENCE:
            return
        words = self._language.say(
            tr("Claims judged: {done} of {claims} (Ctrl-C: report what is done)",
               done=done, claims=self._claims)
        )  # fmt: skip
        if self._status is None:
            from rich.console import Console

            self._status = Console(stderr=True).status(words)
            self._status.start()
        self._status.update(words)

    def __enter__(self) -> _Watch:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._interrupted)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._status is not None:
            self._status.stop()
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        if self._stopped:
            raise KeyboardInterrupt
        self._stopped = True


def _is_terminal() -> bool:
    return sys.stderr.isatty()
