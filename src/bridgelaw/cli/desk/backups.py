"""Backups that the desk makes by itself, every so often: each is checked before it counts.

A process of its own writes them, so that no page waits; the desk's own only looks after it.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import datetime
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory

from bridgelaw.cli.common.safe_write import filling
from bridgelaw.cli.desk import spawning
from bridgelaw.locale import Language, Refusal, Text, language, tr

_NAME = re.compile(r"desk-([0-9]{8}-[0-9]{6})(?:-([0-9]+))?\.db")
"""The second in which it was made, and which of that second it is."""
_BEGINS = 5.0  # seconds after the start: the first page is not made to wait
_CONTEXT = multiprocessing.get_context("spawn")

Tell = Callable[[Text], None]


@dataclass(slots=True)
class Backups:
    """What is backed up, how often, where to, and how many are kept."""

    database: str
    every: float
    """Seconds."""
    folder: Path
    keep: int
    spoken: Language
    tell: Tell
    """Says what went wrong, and what is well again."""
    _ends: threading.Event = field(default_factory=threading.Event)
    _is_wrong: bool = False

    def start(self) -> None:
        """Makes them from now on, in a thread that looks after it."""
        threading.Thread(target=self._run, daemon=True, name="backups").start()

    def close(self) -> None:
        self._ends.set()

    def _run(self) -> None:
        while not self._ends.wait(self._left()):
            self.make()

    def _left(self) -> float:
        """Seconds until the next one: counted from the last that is there, whoever made it."""
        with suppress(OSError, IndexError):
            age = time.time() - self.made()[-1].stat().st_mtime
            if 0 <= age < self.every:
                return max(_BEGINS, self.every - age)
        return self.every if self._is_wrong else _BEGINS

    def made(self) -> list[Path]:
        """The backups that are there, the oldest first."""
        try:
            names = {one: _NAME.fullmatch(one.name) for one in self.folder.iterdir()}
        except FileNotFoundError:
            return []
        places = {one: (name[1], int(name[2] or 1)) for one, name in names.items() if name}
        return sorted(places, key=lambda one: places[one])

    def make(self) -> Path | None:
        """Makes one and checks it; then those beyond the number that is kept go."""
        reading, writing = _CONTEXT.Pipe(duplex=False)
        file = self._free()
        process = _CONTEXT.Process(
            target=_write, args=(self.database, file, self.spoken.code, writing), daemon=True
        )
        spawning.start(process)
        writing.close()
        try:
            wrong = reading.recv()
        except EOFError:
            wrong = self.spoken.say(tr("The process that writes it has ended."))
        process.join()
        reading.close()
        if wrong:
            # The older ones stay, however many they are.
            self._is_wrong = True
            self.tell(tr("No backup could be made. {reason}", reason=wrong))
            return None
        if self._is_wrong:
            self._is_wrong = False
            self.tell(tr("Backups are made again: {path}", path=str(file)))
        for old in self.made()[: -self.keep]:
            with suppress(OSError):
                old.unlink()
        return file

    def _free(self) -> Path:
        time_ = datetime.now().strftime("%Y%m%d-%H%M%S")
        last = next((one for one in reversed(self.made()) if time_ in one.name), None)
        if last is None:
            return self.folder / f"desk-{time_}.db"
        name = _NAME.fullmatch(last.name)
        assert name is not None
        return self.folder / f"desk-{time_}-{int(name[2] or 1) + 1}.db"


def _write(database: str, file: Path, code: str, answer: Connection) -> None:
    """In a process of its own: the backup, which has its name only when it was read again."""
    from bridgelaw.store import Store
    from bridgelaw.store.copying import Unsound, backup, verify_file

    with suppress(AttributeError, OSError):
        os.nice(10)
    # When the desk stops, this does too, and leaves nothing behind.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with filling(file) as new, TemporaryDirectory(dir=new.parent) as folder:
            with closing(Store(database, create=False)) as store:
                backup(store, new)
            verify_file(new, Path(folder) / "copy.db")
    except Unsound as error:  # what was written, and is gone again, nobody knows by name
        answer.send(language(code).say(error.where))
    except (Refusal, OSError) as error:
        answer.send(language(code).explain(error))
    else:
        answer.send("")
    finally:
        answer.close()
