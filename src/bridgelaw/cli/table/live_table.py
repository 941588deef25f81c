"""The live table without a terminal: lines go in, and things to show come out.

A line is an event, a word of command, or the answer to what is being asked. What is asked comes
from a ruling, from the end of the board, or from leaving; `prompt` says what is expected next.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import NamedTuple

from bridgelaw.cli.common.procedures import chosen_procedure
from bridgelaw.cli.common.prompts import Key, is_quit, key_of, misfit, option_of
from bridgelaw.cli.table import messages as show
from bridgelaw.cli.table import open_questions as asking
from bridgelaw.cli.table.command_words import WORDS, Word, command_in, explained, is_ruling
from bridgelaw.cli.table.looking import look_up, said_with_law
from bridgelaw.cli.table.messages import Said, Shown, Tone
from bridgelaw.cli.table.open_questions import Agreeing, Choosing, Leaving, Mode, Reviewing, Ruling
from bridgelaw.cli.table.table_file import TableFile
from bridgelaw.game.spelling import plain
from bridgelaw.laws import PROCEDURES, BadAnswer, Interview, Procedure
from bridgelaw.laws.claims.claim import CLAIM
from bridgelaw.laws.common.end_of_board import agreed, reviewed
from bridgelaw.laws.digest import find
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import Text, tr
from bridgelaw.session.due import (
    Due,
    Matter,
    called_for,
    can_begin,
    choice_due,
    due_at_the_end,
    is_promised,
    nothing_to_rule,
    ruling_due,
)
from bridgelaw.session.typed_events import events_in
from bridgelaw.table.events import DirectorCalled, Ruled
from bridgelaw.table.in_force import describe_decision
from bridgelaw.table.notation import write_event
from bridgelaw.table.result import is_finished
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table


class _Line(NamedTuple):
    """A line that changed the table, and how many events there were before it."""

    text: str
    events: int


# Answers that are no file's name.
_NOT_SAVED = ("N", "NO", "いいえ", "イイエ")


class LiveTable:
    """A table at which things happen, one line after another."""

    def __init__(self, table: Table, keeper: TableFile | None = None) -> None:
        self.table = table
        self.hands = True
        """Whether hands are shown that do not lie face up."""
        self.is_over = False
        self.keeper = TableFile() if keeper is None else keeper
        self.keeper.start(table)
        self._mode: Mode | None = None
        self._lines: list[_Line] = []
        self._directing = False  # the director is at the table: everything open is ruled on
        self._put_off: set[Hashable] = set()
        self._begun: set[Hashable] = set()  # rulings begun since the last line
        self._out: list[Shown] = []

    # What a face needs

    def start(self) -> tuple[Shown, ...]:
        """The table at the beginning; something may be due there already."""
        self._go_on()
        return self._shown()

    def take(self, line: str) -> tuple[Shown, ...]:
        """Takes a line, and gives what is to be shown. A line that does not fit changes nothing."""
        line = line.strip()
        command = command_in(line)
        if command is not None and command[0] is Word.UNDO:
            self._undo(command[1])
            return self._shown()
        takes: dict[type, Callable[[str], None]] = {
            Ruling: self._answer,
            Choosing: self._choose,
            Agreeing: self._agree,
            Reviewing: self._review,
            Leaving: self._leave,
        }
        if self._mode is not None and is_ruling(line):
            # What is asked has been decided elsewhere, as in a log that is replayed.
            self._mode = None
            self._happens(line)
        elif self._mode is not None and not (command and asking.is_aside(self._mode, *command)):
            takes[type(self._mode)](line)
        elif command is not None:
            self._command(*command)
        else:
            self._happens(line)
        return self._shown()

    @property
    def asks(self) -> str | None:
        """The key of what is asked now, or `None` where the table waits for events."""
        return asking.key_of_mode(self._mode)

    @property
    def pending(self) -> show.Questioned | None:
        """The question of a ruling that waits for its answer."""
        return show.Questioned(self._mode.interview) if isinstance(self._mode, Ruling) else None

    @property
    def can_wait(self) -> bool:
        """What is asked began by itself, and may be put off."""
        return asking.can_wait(self._mode)

    @property
    def is_ruling(self) -> bool:
        """Somebody called the director, and the ruling is not finished."""
        return self._directing and isinstance(self._mode, (Ruling, Choosing))

    @property
    def prompt(self) -> Text:
        """What is expected next."""
        return asking.prompt_of(self._mode, self.table)

    # What happens at the table

    def _happens(self, line: str) -> None:
        if not line:
            self._show_table()
            return
        try:
            events, after = events_in(self.table, line, WORDS)
        except ValueError as error:
            self._refuse(error)
            return
        if not events:
            return  # a comment
        called = any(isinstance(event, DirectorCalled) for event in events)
        comes = called or is_promised(self.table, after)
        self._begun.clear()
        if not (len(events) == 1 and called and self._has_director()):
            self._lines.append(_Line(line, len(self.table.log)))
            before, self.table = self.table, after
            self._explain(before)
        self._directing = comes
        if called:
            self._direct()
        else:
            self._go_on()

    def _has_director(self) -> bool:
        """Is he still at the table, with nothing done since he came?"""
        return bool(self.table.log) and isinstance(self.table.log[-1], DirectorCalled)

    def _explain(self, before: Table) -> None:
        """What was irregular in what has just happened, and what it settled."""
        known = before.irregularities
        now = self.table.irregularities
        for found in now[len(known) :]:
            self._out.append(show.Irregular(found))
        ruled = isinstance(self.table.log[-1], Ruled)
        for old, new in zip(known, now, strict=False):
            if old.is_open and not new.is_open and not ruled:
                self._say(
                    tr("Settled by Law {law}: {what}", law=new.settled, what=new.breach.text),
                    Tone.HINT,
                )

    def _go_on(self) -> None:
        """Begins what is due by itself, or shows the table."""
        if self._mode is None and not self._next_ruling() and not self._next_choice():
            self._end()
        if self._mode is None:
            self._show_table()

    def _next_ruling(self) -> bool:
        """While the director is at the table he rules on everything that is open."""
        due = ruling_due(self.table) if self._directing else None
        return due is not None and self._begin(due)

    def _next_choice(self) -> bool:
        """Declarer's choice before a lead or a play, and a call in place of a cancelled one."""
        due = choice_due(self.table)
        return due is not None and self._begin(due)

    # Rulings

    def _direct(self) -> None:
        """The director comes: what does the table show?"""
        self._put_off.clear()
        key = called_for(self.table)
        if key is not None and self._begin_ruling(key):
            return
        if is_finished(self.table) or self.table.phase is Phase.CLAIMED:
            self._end()
            if self._mode is not None:
                return
        self._say(nothing_to_rule(self.table))
        procedures = can_begin(self.table)
        self._mode = Choosing(procedures)
        self._out.append(show.ProceduresListed(procedures))

    def _begin(self, due: Due) -> bool:
        """Begins the ruling on something that is due."""
        return due.procedure is not None and self._begin_ruling(due.procedure, due.occasion)

    def _begin_ruling(self, key: str, token: Hashable = None) -> bool:
        """Begins a ruling; not if it was put off, and not twice for the same thing."""
        table = self.table
        procedure = PROCEDURES.get(key)
        occasion = (key, table.open_irregularities, table.decisions, table.due, table.replaced)
        if procedure is None or occasion in self._begun:
            return False
        if token is not None and token in self._put_off:
            return False
        self._begun.add(occasion)
        place = len(self._out) + 1  # after the title
        if not self._interview(procedure, token):
            return False
        if token is not None:
            self._out[place:place] = [
                said_with_law(decision.law, describe_decision(decision))
                for decision in table.decisions
            ]
        return True

    def _interview(self, procedure: Procedure, token: Hashable = None) -> bool:
        try:
            interview = Interview.begin(procedure, self.table)
        except Refusal as error:
            if token is None:  # what began by itself need not be explained
                self._refuse(error)
            return False
        self._out.append(show.Begun(procedure))
        self._ask(interview, token)
        return True

    def _ask(self, interview: Interview, token: Hashable) -> None:
        if interview.ruling is not None:
            self._rule(interview)
            return
        self._mode = Ruling(interview, token)
        self._out.append(show.Questioned(interview))

    def _answer(self, reply: str) -> None:
        mode = self._mode
        assert isinstance(mode, Ruling)
        interview = mode.interview
        asked = interview.question
        assert asked is not None
        match key_of(reply, asked):
            case Key.QUIT:
                self._stop_ruling(mode.token)
            case Key.WHY:
                self._out.append(show.WhyAsked(asked))
            case Key.LAW:
                self._out.append(show.Clauses(find(asked.law)))
            case Key.COMPARE:
                self._out.append(show.Compares())
            case Key.BACK:
                if interview.answers:
                    self._ask(interview.back(), mode.token)
                else:
                    self._say(tr("This is the first question."))
            case None:
                try:
                    following = interview.answer(option_of(asked.options, reply))
                except BadAnswer as error:
                    self._say(misfit(asked, error), Tone.WRONG)
                except Refusal as error:
                    self._refuse(error)
                else:
                    self._ask(following, mode.token)

    def _stop_ruling(self, token: Hashable = None) -> None:
        self._mode = None
        self._directing = False
        self._say(tr("No ruling was given."))
        if token is not None:
            self._put_off.add(token)
            self._say(tr("It is put off: type “director” to take it up."), Tone.HINT)
        self._show_table()

    def _rule(self, interview: Interview) -> None:
        """The ruling becomes part of the table, and then what it leads to."""
        ruling = interview.ruling
        assert ruling is not None
        self._mode = None
        before = self.table
        try:
            self.table = before.after(ruling.event)
        except Refusal as error:
            self._say(
                tr("The ruling cannot be entered at this table: {reason}", reason=error.text),
                Tone.WRONG,
            )
            self._show_table()
            return
        self._out.append(show.RulingGiven(ruling, before))
        self._explain(before)
        if ruling.goes_on in PROCEDURES and self._interview(PROCEDURES[ruling.goes_on]):
            return
        self._go_on()

    def _choose(self, reply: str) -> None:
        if is_quit(reply):
            self._stop_ruling()
            return
        assert isinstance(self._mode, Choosing)
        procedure = chosen_procedure(reply, self._mode.procedures)
        if procedure is None:
            self._say(tr("Type one of the numbers."), Tone.WRONG)
        else:
            self._interview(procedure)

    # The end of the board

    def _end(self) -> None:
        """What is due when the play has ended: the claim, revokes that stand, and reviews."""
        for due in due_at_the_end(self.table):
            match due.matter:
                case Matter.NUMBER:
                    self._say(due.text, Tone.HINT)
                case Matter.CLAIM if due.occasion not in self._put_off:
                    self._mode = Agreeing()
                    self._say(due.text, Tone.HEADING)
                case Matter.REVOKE if self._begin(due):
                    return
                case Matter.REVIEW if due.occasion not in self._put_off:
                    self._mode = Reviewing(due.law)
                    self._out.append(show.ReviewAsked(due.law, due.text))
                    return

    def _agree(self, reply: str) -> None:
        if not self._is_answer(reply):
            return
        self._mode = None
        answer = asking.yes_or_no(reply)
        if answer:
            self._decide(reply, agreed())
            return
        if answer is False:
            # 68D2(a): whoever doubts it calls the director.
            self._lines.append(_Line(reply, len(self.table.log)))
            self.table = self.table.after(DirectorCalled())
            self._directing = True
            self._interview(CLAIM)
            return
        self._put_off.add("claim")
        self._say(tr("It is put off: type “director” to take it up."), Tone.HINT)
        self._show_table()

    def _review(self, reply: str) -> None:
        mode = self._mode
        assert isinstance(mode, Reviewing)
        if not self._is_answer(reply):
            return
        self._mode = None
        answer = asking.yes_or_no(reply)
        if answer is None:
            self._put_off.add(("review", mode.law))
            self._say(tr("It is put off: type “director” to take it up."), Tone.HINT)
            self._go_on()
            return
        if answer:
            self._say(
                tr("Law 12 says to what: type “director”, and choose “adjusted-score”."), Tone.HINT
            )
        self._decide(reply, reviewed(mode.law, adjust=answer))

    def _is_answer(self, reply: str) -> bool:
        fits = asking.yes_or_no(reply) is not None or is_quit(reply)
        if not fits:
            self._say(tr("Type yes or no."), Tone.WRONG)
        return fits

    def _decide(self, reply: str, event: Ruled) -> None:
        """Something is settled by one answer, which `undo` can take back."""
        self._lines.append(_Line(reply, len(self.table.log)))
        self.table = self.table.after(event)
        self._go_on()

    # Words of command

    def _command(self, word: Word, rest: str) -> None:
        match word:
            case Word.SHOW:
                self._show_table()
            case Word.HANDS:
                self._show_hands(rest)
            case Word.SAVE:
                self._save(rest)
            case Word.QUIT:
                self._quit()
            case _:
                try:
                    self._out += look_up(self.table, word, rest)
                except ValueError as error:
                    self._refuse(error)

    def _save(self, name: str) -> None:
        if not name and not self.keeper.has_file:
            self._say(tr("Name the file, as in: save board7.txt"), Tone.WRONG)
            return
        try:
            self._out.append(self.keeper.save(self.table, Path(name) if name else None))
        except OSError as error:
            self._refuse(error)

    def _show_hands(self, rest: str) -> None:
        wanted = {"ON": True, "表示": True, "OFF": False, "非表示": False, "": not self.hands}
        if plain(rest) not in wanted:
            self._say(tr("Type “hands on” or “hands off”."), Tone.WRONG)
            return
        self.hands = wanted[plain(rest)]
        self._show_table()

    def _undo(self, rest: str) -> None:
        if rest and not (rest.isdecimal() and 0 < int(rest) < 1000):
            self._say(tr("Type how many lines to undo, as in: undo 2"), Tone.WRONG)
            return
        was_asked = self._mode is not None
        self._mode = None
        self._directing = False
        self._put_off.clear()
        for _ in range(int(rest) if rest else 1):
            if not self.table.log:
                if not was_asked:
                    self._say(tr("There is nothing to undo."), Tone.WRONG)
                break
            if self._lines:
                line, events = self._lines.pop()
            else:
                # What came from a file is undone one event at a time.
                line, events = write_event(self.table.log[-1]), len(self.table.log) - 1
            self.table = self.table.at(events)
            self._say(tr("Undone: {line}", line=line), Tone.DONE)
        if is_finished(self.table) or self.table.phase is Phase.CLAIMED:
            self._begun.clear()
            self._go_on()  # what the answer was to is asked again
        else:
            self._show_table()

    def _quit(self) -> None:
        if self.keeper.is_kept(self.table):
            self.is_over = True
        elif self.keeper.path is not None:
            self._leave("")
        else:
            self._mode = Leaving()
            self._say(tr("The table is not saved."), Tone.IRREGULAR)

    def _leave(self, reply: str) -> None:
        """Saves the table where that was asked for, and leaves."""
        if reply and not is_quit(reply) and plain(reply) not in _NOT_SAVED:
            try:
                self._out.append(self.keeper.save(self.table, Path(reply)))
            except OSError as error:
                self._refuse(error)
                return
        self._mode = None
        self.is_over = True

    # What is shown

    def _shown(self) -> tuple[Shown, ...]:
        out, self._out = tuple(self._out), []
        return out

    def _say(self, text: Text, tone: Tone = Tone.PLAIN) -> None:
        self._out.append(Said(text, tone))

    def _refuse(self, error: Exception) -> None:
        self._say(explained(error), Tone.WRONG)

    def _show_table(self) -> None:
        """Once for a line, at the end of what it led to."""
        self._out = [one for one in self._out if not isinstance(one, show.TableShown)]
        self._out.append(show.TableShown(self.table, self.hands))
