"""A report on a terminal: how often we agree, and every claim on which we do not."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.analysis.claims.words import line_text, rule_text
from bridgelaw.archives.claims import As, Check, Opinion, RecordReading
from bridgelaw.cli.claim.check.findings import CheckReport, place_of, rate
from bridgelaw.cli.claim.printed import show_claim
from bridgelaw.cli.common.line_breaks import folded
from bridgelaw.cli.common.paper import printable
from bridgelaw.cli.common.screen import Screen
from bridgelaw.locale import All, Text, tr


def show_report(screen: Screen, report: CheckReport) -> None:
    _list(
        screen,
        tr("Another number, although no trump was forgotten: {count}",
           count=len(report.disagreements)),
        report.disagreements,
    )  # fmt: skip
    _list(
        screen,
        tr("Another number only if a trump was forgotten: {count}", count=len(report.forgotten)),
        report.forgotten,
    )
    _list(
        screen,
        tr("Not decided in the time given: {count}", count=len(report.undecided)),
        report.undecided,
    )
    for text in _summary(report):
        screen.line(text, "bold")


def _summary(report: CheckReport) -> Iterable[Text]:
    """The figures; they stand last, where one sees them."""
    read, checked = report.found, len(report.checks)
    yield tr("Files: {files}; records: {records}; claims: {claims}",
             files=read.files, records=len(read.records), claims=report.claims)  # fmt: skip
    if report.is_stopped:
        yield tr("Stopped: {checked} of {claims} claims are judged.",
                 checked=checked, claims=report.claims)  # fmt: skip
    if report.off:
        names = All(tuple(rule.value for rule in report.off))
        yield tr("Rules switched off: {rules}", rules=names)
    if not checked:
        return
    yield tr("The same number if no trump was forgotten: {agree} of {checked} ({rate} per cent)",
             agree=report.agree_if_remembered, checked=checked,
             rate=rate(report.agree_if_remembered, checked))  # fmt: skip
    yield tr("The same number at worst, every trump that is out forgotten: {agree} of {checked} "
             "({rate} per cent)", agree=report.agree_at_worst, checked=checked,
             rate=rate(report.agree_at_worst, checked))  # fmt: skip
    yield tr("They agree as claims by declarer: {declarer}; by a defender: {defender}; as "
             "concessions by declarer: {concession}", declarer=report.read(As.DECLARER),
             defender=report.read(As.DEFENDER), concession=report.read(As.CONCESSION))  # fmt: skip


def _list(screen: Screen, title: Text, checks: tuple[Check, ...]) -> None:
    if not checks:
        return
    screen.line(title, "bold")
    for check in checks:
        screen.blank()
        _show(screen, check)
    screen.blank()


def _show(screen: Screen, check: Check) -> None:
    first, record = check.first, check.record
    # The name of a file can hold anything.
    heading = tr("{place}: {contract}", place=place_of(record), contract=record.contract)
    screen.console.print(folded(printable(screen.say(heading))), style="bold cyan")
    show_claim(screen, first.claim)
    for reading in check.readings:
        screen.line(_numbers(reading))
    shown = first.worst if check.remembered is Opinion.AGREES else first.remembered
    _evidence(screen, shown)


def _numbers(reading: RecordReading) -> Text:
    claim = reading.claim
    words = tr("{claimer} claims {claimed} of {left}: awarded {awarded}, with best play {best}",
               claimer=claim.claimer, claimed=claim.tricks, left=claim.position.left,
               awarded=reading.remembered.normal.bounds,
               best=reading.worst.best.bounds)  # fmt: skip
    if not claim.trump_may_be_forgotten:
        return words
    return tr("{numbers}, if a trump was forgotten {worst}", numbers=words,
              worst=reading.worst.normal.bounds)  # fmt: skip


def _evidence(screen: Screen, verdict: Verdict) -> None:
    """The line of the first reading, and the rules that make its plays normal."""
    rows = list(line_text(verdict.claim, verdict.normal))
    rows += [rule_text(rule) for rule in verdict.rules if rule is not Rule.FORCED]
    for text in rows:
        screen.row("•", screen.say(text), 2)
