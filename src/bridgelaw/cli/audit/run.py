"""What `bridgelaw audit` does."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import click

from bridgelaw.archives.auditing import AuditWanted, assumed_in
from bridgelaw.archives.finding import Row
from bridgelaw.archives.journal import Journal, Tally, is_begun
from bridgelaw.archives.sources import files_in, pieces_of, size_of
from bridgelaw.archives.words import BY_CLAIMS, KINDS, LAWS, wanted_word
from bridgelaw.archives.work import PieceResult, Portion, Together, portions
from bridgelaw.archives.written import SUFFIXES, CannotWrite, format_of, json_line, writing
from bridgelaw.cli.audit.printed import Bar, show_summary
from bridgelaw.cli.common.output import Exit, stop, tell_kept
from bridgelaw.cli.common.safe_write import set_aside
from bridgelaw.cli.common.spinner import CtrlC
from bridgelaw.locale import Language, Text, tr

_JOURNAL = ".journal"
_NOTHING = tr("There is no LIN, PBN or BWS file there.")


def run_audit(
    *, paths: tuple[str, ...], output: str | None, kind: str | None, claims: bool,
    only: tuple[str, ...], sample: float, jobs: int | None, resume: bool, engine: str,
    scheduler: str | None, language: Language,
) -> Exit:  # fmt: skip
    """Reads everything, writes the findings, and sums up; Ctrl-C writes what is done."""
    try:
        wanted = AuditWanted(claims, tuple(filter(None, map(wanted_word, only))), sample)
        into = None if output is None else Path(output)
        how = "jsonl" if into is None else _kind(into, kind)
        files = files_in(paths)
        if not files:
            stop(Exit.INPUT, language.say(_NOTHING))
        work = _Work(files, wanted, language, jobs or os.cpu_count() or 1, engine, scheduler)
        if into is None:
            tally, is_stopped = _to_standard_output(work)
        else:
            tally, is_stopped = _to_file(work, into, how, paths, resume)
    except (ValueError, OSError) as error:
        stop(Exit.INPUT, language.explain(error))
    show_summary(tally, language, to_errors=output is None, is_stopped=is_stopped)
    if is_stopped:
        return Exit.UNANSWERED
    if not tally.files:
        # An archive without any, too.
        stop(Exit.INPUT, language.say(_NOTHING))
    return Exit.INPUT if tally.bad else Exit.OK


def misfit(
    *,
    output: str | None,
    kind: str | None,
    claims: bool,
    only: tuple[str, ...],
    resume: bool,
    engine: str,
    scheduler: str | None,
    **_: Any,
) -> Text | None:
    """What is wrong with how the options go together."""
    if output is None and resume:
        return tr("--resume needs the --output of the audit that was stopped")
    if output is None and kind not in (None, "jsonl"):
        return tr("{format} needs an --output", format=kind)
    if scheduler is not None and engine != "dask":
        return tr("--scheduler needs --engine dask")
    for word in only:
        wanted = wanted_word(word)
        if wanted in BY_CLAIMS and not claims:
            return tr("--only {word} needs --claims: otherwise no claim is judged", word=word)
        if wanted is None:
            return tr(
                "“{word}” is neither a law nor a kind that is found: {numbers}; {kinds}",
                word=word, numbers=", ".join(LAWS), kinds=", ".join(KINDS),
            )  # fmt: skip
    return None


def _kind(path: Path, kind: str | None) -> str:
    """How the findings are written; `CannotWrite` where that cannot be, before hours of work."""
    named = kind or format_of(path)
    if named is None:
        raise CannotWrite(
            tr("{path}: the name of the file must end in {suffixes}", path=str(path),
               suffixes=", ".join(SUFFIXES))
        )  # fmt: skip
    if not path.parent.is_dir():
        raise CannotWrite(tr("there is no folder {path}", path=str(path.parent)))
    return named


class _Work:
    """The files, and who reads them."""

    def __init__(
        self, files: list[str], wanted: AuditWanted, language: Language, jobs: int, engine: str,
        scheduler: str | None,
    ) -> None:  # fmt: skip
        self.files = files
        self.wanted = wanted
        self.language = language
        self._jobs = jobs
        self._engine = engine
        self._scheduler = scheduler
        self.total = sum(map(size_of, files))
        self.is_stopped = False

    def results(self, journal: Journal | None = None) -> Iterator[PieceResult]:
        """What is found, file by file, until everything is done or somebody stops it."""
        pieces = pieces_of(self.files, journal.has if journal else lambda _: False)
        together = Together()
        ctrl_c = CtrlC()
        waiting = portions(pieces, self.wanted, self.language.code)
        engine = self._by(waiting, ctrl_c.is_pressed)
        with ctrl_c, Bar(self.language, self.total) as bar, closing(engine):
            for results in engine:
                for result in results:
                    whole = together.add(result)
                    assumed = assumed_in(whole.source, dict(whole.assumed), self.wanted)
                    rows = (*whole.rows, *(each.row(self.language) for each in assumed))
                    yield whole._replace(rows=rows)
                    bar.now(whole.read, whole.boards)
                if ctrl_c.is_pressed():
                    break
            # All may be done at the same moment; then it is only said to be stopped.
            self.is_stopped = ctrl_c.is_pressed()

    def _by(
        self, waiting: Iterable[Portion], stop: Callable[[], bool]
    ) -> Generator[list[PieceResult], None, None]:
        if self._engine == "dask":
            from bridgelaw.archives.engines.dask import on_dask

            return on_dask(waiting, self._jobs, self._scheduler)
        from bridgelaw.archives.engines.processes import in_processes, in_this_process

        few = self._jobs == 1 or (self.total < _FEW and not self.wanted.claims)
        return in_this_process(waiting) if few else in_processes(waiting, self._jobs, stop)


_FEW = 1 << 20
"""Bytes that are read before other processes have started."""


def _to_standard_output(work: _Work) -> tuple[Tally, bool]:
    tally = Tally()
    for result in work.results():
        tally.add(result)
        for row in result.rows:
            click.echo(json_line(row).encode())
    return tally, work.is_stopped


def _to_file(
    work: _Work, path: Path, kind: str, paths: tuple[str, ...], resume: bool
) -> tuple[Tally, bool]:
    """The journal is kept as work is done, and becomes the file at the end."""
    with Path(os.devnull).open("wb") as nothing, writing(nothing, kind):
        pass  # before hours of work: can it be written in this way?
    beside = path.with_name(path.name + _JOURNAL)
    goes_on = resume and is_begun(beside)
    journal = Journal(beside, paths, work.wanted, work.language.code, resume)
    is_complete = False
    try:
        if not goes_on:
            # At once: what lies there when an audit goes on is its own.
            tell_kept(set_aside(path), work.language)
        elif journal.changed is not None:
            words = tr("{file} is gone or no longer what was read: the audit goes on from there.",
                       file=journal.changed)  # fmt: skip
            click.echo(work.language.say(words), err=True)
        for result in work.results(journal):
            journal.add(result)
        is_complete = not work.is_stopped
        tally = _written(journal, path, kind)
    except BaseException:
        is_complete = False
        raise
    finally:
        journal.close(is_complete)
    return tally, work.is_stopped


def _written(journal: Journal, path: Path, kind: str) -> Tally:
    """The findings as a file, whole or not at all."""
    tally = Tally()

    def rows_of_all() -> Iterator[tuple[Row, ...]]:
        for result in journal.results():
            tally.add(result)
            yield result.rows

    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        try:
            with writing(file, kind) as write:
                for rows in rows_of_all():
                    write(rows)
        except BaseException:
            os.unlink(file.name)
            raise
    Path(file.name).chmod(0o666 & ~_umask())
    os.replace(file.name, path)
    return tally


def _umask() -> int:
    now = os.umask(0)
    os.umask(now)
    return now
