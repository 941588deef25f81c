"""What `bridgelaw desk backup`, `restore`, `export`, `verify` and `import` do."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

import click

from bridgelaw.cli.common.output import Exit, stop, tell_kept
from bridgelaw.cli.common.safe_write import filling, set_aside
from bridgelaw.cli.common.spinner import Spinner
from bridgelaw.cli.desk.open_store import ensure_meant, tell_if_begun
from bridgelaw.locale import Language, Refusal, Text, tr
from bridgelaw.store import Store, Unavailable
from bridgelaw.store.chain import Check, Noted, Verified, rows_of_lines
from bridgelaw.store.copying import (
    Unsound,
    backup,
    is_empty,
    is_sealed,
    open_backup,
    restore,
    verify_file,
)
from bridgelaw.store.database import connect, default_database
from bridgelaw.store.export import Watched, exported
from bridgelaw.store.verifying import Tell, verify

_SQLITE = b"SQLite format 3\0"  # how such a file begins


def run_backup(file: Path, database: str | None, language: Language) -> Exit:
    with _refusing(language), _opened(database, create=False) as store:
        _refuse_same(file, store)
        with filling(file) as new:
            with _copying(language, tr("Writing the backup …")) as tell:
                count = backup(store, new, tell)
            with _copying(language, tr("Checking the backup …")) as tell:
                wrong = _wrong_with(new, tell)
            kept = set_aside(file)
        _tell_written(file, count, kept, language)
    return _told_whole(wrong, language)


def _wrong_with(file: Path, tell: Tell) -> Text | None:
    """What does not fit in a backup that was just written: nothing, if the desk's own log fits."""
    with TemporaryDirectory(dir=file.parent) as folder:
        try:
            verify_file(file, Path(folder) / "copy.db", tell=tell)
        except Unsound as error:
            return error.where
    return None


def _told_whole(wrong: Text | None, language: Language) -> Exit:
    """What does not fit was written all the same: there may be nothing better to rescue."""
    if wrong is None:
        return Exit.OK
    words = tr(
        "Warning: the desk's log was changed or is damaged, and so is what was written. {where}",
        where=wrong,
    )
    click.echo(language.say(words), err=True)
    return Exit.FAILED


def run_restore(file: Path, database: str | None, yes: bool, language: Language) -> Exit:
    with _refusing(language), TemporaryDirectory() as folder:
        with _copying(language, tr("Checking the backup …")) as tell:
            source = open_backup(file, Path(folder) / "backup.db", tell)
        with closing(source), _opened(database, create=True) as target:
            _refuse_same(file, target)
            target.database.ensure_alone()
            kept = None
            if not is_empty(target):
                _ask(target, source, yes, language)
                kept = _before(target)
                with (
                    _copying(language, tr("Keeping what was there …")) as tell,
                    filling(kept) as new,
                ):
                    backup(target, new, tell)
            with _copying(language, tr("Restoring …")) as tell:
                restore(source, target, tell)
            count = target.newest()
            _note(target, "restored", entries=count)
        words = tr("Restored into {path} (entries: {count}).", count=count,
                   path=target.database.address)  # fmt: skip
        click.echo(language.say(words), err=True)
        if kept is not None:
            words = tr("What was there is kept as {path}.", path=str(kept))
            click.echo(language.say(words), err=True)
    return Exit.OK


def run_export(file: Path, database: str | None, language: Language) -> Exit:
    if database is not None and is_sealed(Path(database)):
        # What is read of a backup is read of a copy: the backup stays as it was written.
        with _refusing(language), TemporaryDirectory() as folder:
            copy = shutil.copyfile(database, Path(folder) / "copy.db")
            with _opened(str(copy), create=False) as store:
                return _exported(store, file, language)
    with _refusing(language), _opened(database, create=False) as store:
        try:
            _note(store, "exported", what="log")
        except Unavailable as error:  # such as a full disk: then it is wanted most
            click.echo(language.explain(error), err=True)
        _refuse_same(file, store)
        return _exported(store, file, language)


def _exported(store: Store, file: Path, language: Language) -> Exit:
    watched = Watched()
    if str(file) == "-":
        _export(store, sys.stdout.buffer, watched, language)
        return _told_whole(watched.wrong, language)
    with filling(file) as new:
        with new.open("wb") as lines:
            count = _export(store, lines, watched, language)
        kept = set_aside(file)
    _tell_written(file, count, kept, language)
    return _told_whole(watched.wrong, language)


def _export(store: Store, lines: IO[bytes], watched: Watched, language: Language) -> int:
    count = 0
    with _copying(language, tr("Writing the log …")) as tell:
        for count, line in enumerate(exported(store, watched), 1):
            lines.write(line)
            if not count % 1000:
                tell(count)
        lines.flush()
    return count


def _note(store: Store, kind: str, **data: Any) -> None:
    """What somebody at the terminal does with the log is an entry of it."""
    from bridgelaw.desk.people.register import Register
    from bridgelaw.desk.signature import at_the_terminal, signing

    with signing(at_the_terminal()):
        Register(store).note(kind, **data)


def run_verify(
    file: Path | None, database: str | None, noted: str | None, language: Language
) -> Exit:
    """Checks a desk's database, a backup or an export."""
    with _refusing(language):
        known = None if noted is None else Noted.parse(noted)
        with _copying(language, tr("Checking …")) as tell:
            if file is not None:
                verified = _verified(file, known, tell)
            else:
                address = database or str(default_database())
                with closing(connect(address, create=False)) as opened:
                    verified = verify(opened, known, tell)
    lines = [tr("Everything fits (entries: {count}).", count=verified.entries)]
    if verified.unchained:
        lines.append(
            tr("Entries from before the log was chained: {count}. What was changed before the "
               "chain began cannot be seen.", count=verified.unchained)
        )  # fmt: skip
    if verified.entries:
        last = f"{verified.entries}:{verified.last}"
        lines.append(tr("To check later that nothing was changed, note {hash}", hash=last))
    for line in lines:
        click.echo(language.say(line))
    return Exit.OK


def _verified(file: Path, noted: Noted | None, tell: Tell) -> Verified:
    with file.open("rb") as lines:
        if lines.read(len(_SQLITE)) != _SQLITE:
            lines.seek(0)
            verified = Check(noted).whole(rows_of_lines(lines))
            if not verified.entries:
                # A desk that nobody has used has its tables, and an export has entries.
                raise Refusal(
                    tr("{path} has no entry: it is neither a desk's database nor a log.",
                       path=str(file))
                )  # fmt: skip
            return verified
    with TemporaryDirectory() as folder:
        return verify_file(file, Path(folder) / "copy.db", noted, tell)


def run_import(file: Path, database: str | None, name: str, language: Language) -> Exit:
    """Reads in the log of another desk."""
    from bridgelaw.desk.desk import Desk
    from bridgelaw.desk.reading_in import add, read_log

    with _refusing(language), _copying(language, tr("Reading …")):
        with file.open("rb") as lines:
            log = read_log(lines)  # what is refused leaves no new database behind
        if database is not None:
            ensure_meant(database)
        with _opened(database, create=True) as store:
            if database is not None:
                tell_if_begun(store, language)
            reading = add(Desk(store, name), file.name, *log)
    words = tr(
        "Read in: {count} entries (rulings: {rulings}, tables: {tables}, sessions: {sessions}). "
        "Here already: {known}.",
        count=len(reading.new), known=reading.known, rulings=reading.counts["ruling"],
        tables=reading.counts["table"], sessions=reading.counts["session"],
    )  # fmt: skip
    click.echo(language.say(words))
    for one in reading.held:
        words = tr("Not read in: {name}. {reason}", name=one.name, reason=one.reason)
        click.echo(language.say(words), err=True)
    return Exit.FAILED if reading.held else Exit.OK


@contextmanager
def _refusing(language: Language) -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:  # whoever read the export has seen enough
        raise
    except (Refusal, OSError) as error:
        stop(Exit.INPUT, language.explain(error))


@contextmanager
def _opened(database: str | None, create: bool) -> Iterator[Store]:
    with closing(Store(database or str(default_database()), create=create)) as store:
        yield store


@contextmanager
def _copying(language: Language, words: Text) -> Iterator[Tell]:
    """Says after a while what goes on, and how far it has come."""
    spinner = Spinner(language)
    with spinner.step(words):
        yield lambda done: spinner.now(tr("{words} {count} entries", words=words, count=done))


def _refuse_same(file: Path, store: Store) -> None:
    path = store.database.path
    if path is not None and file.exists() and file.samefile(path):
        raise Refusal(
            tr("{path} is the desk's database itself: name another file.", path=str(file))
        )


def _ask(target: Store, source: Store, yes: bool, language: Language) -> None:
    if yes:
        return
    words = tr(
        "Entries in {path}: {count}; in the backup: {new}. Replace everything?",
        path=target.database.address, count=target.newest(), new=source.newest(),
    )  # fmt: skip
    if not is_terminal():
        raise Refusal(
            tr("{path} is not empty. Add --yes to replace what is there.",
               path=target.database.address)
        )  # fmt: skip
    if not click.confirm(language.say(words), err=True):
        raise click.Abort


def is_terminal() -> bool:
    """Whether somebody can be asked."""
    return sys.stdin.isatty()


def _before(target: Store) -> Path:
    """Where what is overwritten is kept: beside the desk's file, or in the data folder."""
    near = target.database.path or default_database()
    near.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    time = datetime.now().strftime("%Y%m%d-%H%M%S")
    return _free(near.with_name(f"{near.stem}-before-{time}.db"))


def _free(path: Path) -> Path:
    number = 1
    free = path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}.db")
    return free


def _tell_written(path: Path, count: int, kept: Path | None, language: Language) -> None:
    words = tr("Written: {path} (entries: {count})", path=str(path), count=count)
    click.echo(language.say(words), err=True)
    tell_kept(kept, language)
