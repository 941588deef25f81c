"""The live table without a terminal: lines go in, and things to show come out.

A line is an event, a word of command, or the answer to what is being asked. What is asked comes
from a ruling, from the end of the board, or from leaving; `prompt` says what is expected next.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from bridgelaw.cli.table import messages as show
from bridgelaw.cli.table.command_words import WORDS, Word, command_in, is_ruling
from bridgelaw.cli.table.director import Director
from bridgelaw.cli.table.look_up import look_up
from bridgelaw.cli.table.messages import Said, Shown, Tone
from bridgelaw.cli.table.open_questions import (
    OpenQuestion,
    ProcedureChoice,
    RulingQuestion,
    SaveBeforeLeaving,
)
from bridgelaw.cli.table.table_file import TableFile
from bridgelaw.desk.due import is_promised, turn_of
from bridgelaw.game.spelling import plain
from bridgelaw.laws.common.said_when_due import said_when_due
from bridgelaw.laws.digest import edition_named
from bridgelaw.laws.machinery.todays_law import law_at
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.locale.citing import cited
from bridgelaw.scoring.profile import Profile
from bridgelaw.table.events import DirectorCalled, Event, Ruled
from bridgelaw.table.notation import write_event
from bridgelaw.table.result import is_finished
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.table.typed_events import ensure_counted, events_in


class _Line(NamedTuple):
    """A line that changed the table, and how many events there were before it."""

    text: str
    events: int


class LiveTable:
    """A table at which things happen, one line after another."""

    def __init__(
        self, table: Table, file: TableFile | None = None, edition: str | None = None
    ) -> None:
        self.table = table
        self._edition = None if edition is None else edition_named(edition).name
        self.hands = True
        """Whether hands are shown that do not lie face up."""
        self.is_over = False
        self.file = TableFile() if file is None else file
        self.file.start(table)
        self.question: OpenQuestion | None = None
        """What is being asked, or `None` where the table waits for events."""
        self.director = Director(self)
        self._lines: list[_Line] = []
        self._out: list[Shown] = []

    @property
    def law(self) -> Profile:
        """By which edition is ruled: the named one, else that of the rulings at this table.

        Without either by the one in force today. A board that was begun under an older edition is
        finished under it.
        """
        return law_at(self.table, self._edition)

    # What a face needs

    def start(self) -> tuple[Shown, ...]:
        """The table at the beginning; something may be due there already."""
        self.go_on()
        return self._shown()

    def take(self, line: str) -> tuple[Shown, ...]:
        """Takes a line, and gives what is to be shown. A line that does not fit changes nothing."""
        line = line.strip()
        command = command_in(line)
        question = self.question
        if command is not None and command[0] is Word.UNDO:
            self._undo(command[1])
        elif question is not None and is_ruling(line):
            # What is asked has been decided elsewhere, as in a log that is replayed.
            self.question = None
            self._happens(line)
        elif question is not None and not (command and question.lets_by(*command)):
            question.take(self, line)
        elif command is not None:
            self._command(*command)
        else:
            self._happens(line)
        return self._shown()

    @property
    def asks(self) -> str | None:
        """The key of what is asked now, or `None` where the table waits for events."""
        return None if self.question is None else self.question.key

    @property
    def pending(self) -> show.Questioned | None:
        """The question of a ruling that waits for its answer."""
        if isinstance(self.question, RulingQuestion):
            return show.Questioned(self.question.interview)
        return None

    @property
    def can_wait(self) -> bool:
        """What is asked began by itself, and may be put off."""
        return self.question is not None and self.question.can_wait

    @property
    def is_ruling(self) -> bool:
        """Somebody called the director, and the ruling is not finished."""
        return self.director.is_here and isinstance(
            self.question, (RulingQuestion, ProcedureChoice)
        )

    @property
    def prompt(self) -> Text:
        """What is expected next."""
        if self.question is not None:
            return self.question.prompt
        return turn_of(self.table) or tr("What next? (help, undo, quit)")

    # What happens at the table

    def enter(self, line: str, event: Event) -> None:
        """An answer that is an event; `undo` can take it back."""
        self._lines.append(_Line(line, len(self.table.log)))
        self.table = self.table.after(event)

    def go_on(self) -> None:
        """Begins what is due by itself, or shows the table."""
        if self.question is None:
            self.director.begin_what_is_due()
        if self.question is None:
            self.show_table()

    def explain(self, before: Table) -> None:
        """What was irregular in what has just happened, and what it settled."""
        known = before.irregularities
        now = self.table.irregularities
        for irregularity in now[len(known) :]:
            self.show(show.Irregular(irregularity))
        if isinstance(self.table.log[-1], Ruled):
            return
        for old, new in zip(known, now, strict=False):
            if old.is_open and not new.is_open:
                self.say(
                    tr(
                        "Settled by Law {law}: {what}",
                        law=cited(new.settled or ""),
                        what=new.breach.text,
                    ),
                    Tone.HINT,
                )
        for words in said_when_due(before, self.table):
            to = tr("Say to all") if words.to is None else tr("Say to {player}", player=words.to)
            self.say(tr("{to}: “{words}”", to=to, words=words.text), Tone.HINT)

    def _happens(self, line: str) -> None:
        if not line:
            self.show_table()
            return
        try:
            events, after = events_in(self.table, line, WORDS)
            ensure_counted(self.table, events)
        except ValueError as error:
            self.refuse(error)
            return
        if not events:
            return  # a comment
        is_call = any(isinstance(event, DirectorCalled) for event in events)
        comes = is_call or is_promised(self.table, after)
        self.director.next_line()
        if not (len(events) == 1 and is_call and self._was_called()):
            self._lines.append(_Line(line, len(self.table.log)))
            before, self.table = self.table, after
            self.explain(before)
        self.director.is_here = comes
        if is_call:
            self.director.come()
        else:
            self.go_on()

    def _was_called(self) -> bool:
        """Is the director still at the table, with nothing done since they came?"""
        return bool(self.table.log) and isinstance(self.table.log[-1], DirectorCalled)

    # Words of command

    def _command(self, word: Word, rest: str) -> None:
        match word:
            case Word.SHOW:
                self.show_table()
            case Word.HANDS:
                self._show_hands(rest)
            case Word.SAVE if rest or self.file.has_path:
                self.save(Path(rest) if rest else None)
            case Word.SAVE:
                self.say(tr("Name the file, as in: save board7.txt"), Tone.WRONG)
            case Word.QUIT:
                self._quit()
            case _:
                try:
                    self._out += look_up(self.table, word, rest)
                except ValueError as error:
                    self.refuse(error)

    def save(self, path: Path | None = None) -> bool:
        """Writes the table to a file; `False` where that cannot be, which is said."""
        try:
            self.show(self.file.save(self.table, path))
        except OSError as error:
            self.refuse(error)
            return False
        return True

    def _show_hands(self, rest: str) -> None:
        wanted = {"ON": True, "表示": True, "OFF": False, "非表示": False, "": not self.hands}
        if plain(rest) not in wanted:
            self.say(tr("Type “hands on” or “hands off”."), Tone.WRONG)
            return
        self.hands = wanted[plain(rest)]
        self.show_table()

    def _undo(self, rest: str) -> None:
        if rest and not (rest.isdecimal() and 0 < int(rest) < 1000):
            self.say(tr("Type how many lines to undo, as in: undo 2"), Tone.WRONG)
            return
        was_asked = self.question is not None
        self.question = None
        self.director.go_away()
        for _ in range(int(rest) if rest else 1):
            if not self.table.log:
                if not was_asked:
                    self.say(tr("There is nothing to undo."), Tone.WRONG)
                break
            if self._lines:
                line, events = self._lines.pop()
            else:
                # What came from a file is undone one event at a time.
                line, events = write_event(self.table.log[-1]), len(self.table.log) - 1
            self.table = self.table.at(events)
            self.say(tr("Undone: {line}", line=line), Tone.DONE)
        if is_finished(self.table) or self.table.phase is Phase.CLAIMED:
            self.director.next_line()
            self.go_on()  # what the answer was to is asked again
        else:
            self.show_table()

    def _quit(self) -> None:
        if self.file.is_kept(self.table) or self.file.path is not None:
            self.is_over = True
        else:
            self.question = SaveBeforeLeaving()
            self.say(tr("The table is not saved."), Tone.IRREGULAR)

    # What is shown

    def show(self, one: Shown) -> None:
        self._out.append(one)

    def say(self, text: Text, tone: Tone = Tone.PLAIN) -> None:
        self.show(Said(text, tone))

    def refuse(self, error: Exception) -> None:
        self.say(_explained(error), Tone.WRONG)

    def show_table(self) -> None:
        """Once for a line, at the end of what it led to."""
        self._out = [one for one in self._out if not isinstance(one, show.TableShown)]
        self.show(show.TableShown(self.table, self.hands))

    def _shown(self) -> tuple[Shown, ...]:
        out, self._out = tuple(self._out), []
        return out


def _explained(error: Exception) -> Text:
    """What is wrong, as a text."""
    if isinstance(error, Refusal):
        return error.text
    if isinstance(error, OSError):
        path, why = str(error.filename), error.strerror or str(error)
        return tr("{path}: {error}", path=path, error=why)
    return Text("{error}", (("error", str(error)),))
