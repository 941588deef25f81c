"""What `bridgelaw train` does: a visit to a table, typed line by line."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.cli.common.prompts import is_quit
from bridgelaw.cli.common.safe_write import write_whole
from bridgelaw.cli.common.screen import Screen
from bridgelaw.game import Seat
from bridgelaw.laws import PROCEDURES
from bridgelaw.locale import Language, Refusal, tr
from bridgelaw.locale.citing import cited
from bridgelaw.training.asking import seat_named, understood
from bridgelaw.training.key import APART
from bridgelaw.training.marks import Marks
from bridgelaw.training.players import HAPPENED
from bridgelaw.training.progress import Progress
from bridgelaw.training.seen import seen_at
from bridgelaw.training.series import LEVELS, procedures_for, situations
from bridgelaw.training.sitting import Sitting
from bridgelaw.training.situations import Situation, situation
from bridgelaw.training.visit import Act, BadStep, Heard, Step, Visit

_NUMBERS = re.compile(r"\d+")
_AWAY = ("away ", "away from the table ", "離れて", "席を離れて")


def progress_file() -> Path:
    """Where this machine keeps what somebody knows."""
    from platformdirs import user_data_path

    return user_data_path("bridgelaw", appauthor=False) / "training.txt"


def read_progress() -> Progress:
    try:
        return Progress.read(progress_file().read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return Progress()


def show_progress(language: Language) -> None:
    """What is known by now, and what comes back today."""
    screen, kept, today = Screen(language), read_progress(), date.today()
    screen.line(tr("Known: {count} of {of} laws", count=len(kept.known), of=len(PROCEDURES)))
    due = kept.due(today)
    if due:
        screen.line(tr("Come back today:"), "bold")
        for key in due:
            screen.row("–", language.say(PROCEDURES[key].title))


def train(name: str | None, level: str, laws: str, seed: int | None, language: Language) -> None:
    """Situation after situation, until the trainee leaves."""
    screen = Screen(language)
    try:
        left = _situations(name, level, laws, seed)
        one = next(left)
        while True:
            sitting = _sit(screen, one)
            if sitting is None:
                return
            _keep(sitting)
            reply = screen.prompt(tr("Enter for the next table, c the same with one fact changed, "
                                     "q quit"))  # fmt: skip
            if is_quit(reply):
                return
            changed = one.changed if reply.strip().lower() == "c" else None
            one = changed or next(left)
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))


def _situations(name: str | None, level: str, laws: str, seed: int | None) -> Iterator[Situation]:
    if name is not None:
        yield situation(name)
    if seed is None and not laws.strip():
        chance, wanted = random.Random(), procedures_for(LEVELS[level])
        keys = tuple(one.key for one in wanted)
        while True:  # what comes back first, then what is new
            key = read_progress().next_law(date.today(), keys)
            yield situation(f"walk.{key}.{chance.randrange(10**6)}")
    yield from situations(random.randrange(10**6) if seed is None else seed, level, laws)


def _keep(sitting: Sitting) -> None:
    key = sitting.visits[0].situation.procedure.key
    kept = read_progress().after(key, sitting.got == sitting.of, date.today())
    path = progress_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, kept.text.encode())


def _sit(screen: Screen, one: Situation) -> Sitting | None:
    """A board, from the first call until it is over; `None` where the trainee leaves."""
    sitting, began = Sitting((Visit(one),)), time.monotonic()
    while True:
        visit = _visit(screen, sitting.now)
        if visit is None:  # what was ruled before is marked
            if sitting.marks:
                _show_marks(screen, sitting, int(time.monotonic() - began))
            return None
        sitting = Sitting((*sitting.visits[:-1], visit))
        assert sitting.went is not None
        if sitting.went.told:
            screen.line(tr("The board goes on"), "bold")
        for text in sitting.went.told:
            screen.row("•", screen.say(text))
        if sitting.is_over:
            _show_marks(screen, sitting, int(time.monotonic() - began))
            return sitting
        sitting = sitting.again()


def _visit(screen: Screen, visit: Visit) -> Visit | None:
    """One visit; `None` where the trainee leaves."""
    shown = 0
    _show_table(screen, visit.situation)
    screen.line(tr("Type ? for what you can do."), "dim")
    while not visit.is_over:
        talk = tuple(visit.talk())
        for heard in talk[shown:]:
            _show(screen, heard)
        shown = len(talk)
        line = screen.prompt(tr("You"))
        if is_quit(line):
            return None
        if not line.strip():
            continue
        if line == "?":
            _help(screen, visit)
        elif line.lower() in ("b", "back", "戻る"):
            visit, shown = visit.back(), 0
        elif line.lower() in ("rule", "裁定", "裁定する"):
            visit = visit.then(_ruling(screen, visit))
        else:
            try:
                step = _step(visit, line)
                visit = visit.then(step)
            except Refusal as error:
                screen.error(error)
    return visit


def _show_table(screen: Screen, one: Situation) -> None:
    """What anybody sees there. Its name is told with the marks: it may name the law."""
    seen = seen_at(one)
    screen.console.rule("" if seen.phase is None else screen.say(seen.phase), align="left")
    if seen.board is not None:
        screen.line(seen.board, "dim")
    for line in (seen.calls_in_line, seen.trick_in_line):
        if line:
            screen.console.print(line, markup=False)
    for seat, cards in seen.rows_up:
        screen.row(seat.letter, screen.say(tr("Face up: {cards}", cards=cards)))


def _show(screen: Screen, heard: Heard) -> None:
    who = screen.language.value(heard.by) if heard.by is not None else "–"
    text = screen.language.say(heard.text)
    to = "" if heard.to is None else f"{screen.language.value(heard.to)}: "
    away = f"({screen.language.say(APART)}) " if heard.away else ""
    style = "green" if heard.by is None else "yellow" if heard.is_remark else ""
    screen.row(f"[bold]{who}[/]", f"{away}{to}{text}", style=style)


def _help(screen: Screen, visit: Visit) -> None:
    screen.line(tr("stop, quiet, rule, b back, q quit"))
    screen.line(tr("S what happened?  ·  S 3 asks South question 3  ·  S away 3"))
    screen.line(tr("find 3: you look or judge yourself  ·  tell 3: you read out the choices"))
    for number, question in enumerate(visit.questions, 1):
        screen.row(str(number), screen.language.say(visit.heading(question.key)))


def _step(visit: Visit, line: str) -> Step:
    word, _, rest = line.partition(" ")
    if word.lower() in ("find", "tell"):
        return Step(Act(word.lower()), None, _key(visit, rest))
    seat, rest = seat_named(line)
    if seat is None:
        try:
            return visit.then(line).steps[-1]  # as it is written in an address
        except BadStep:
            if understood(visit, line) is None:
                raise
            words = tr("Whom do you ask? Begin with the seat, as in: South, what happened?")
            raise Refusal(words) from None
    act = Act.ASK
    for way in _AWAY:
        if rest.lower().startswith(way):
            act, rest = Act.AWAY, rest[len(way) :]
            break
    return Step(act, seat, _key(visit, rest))


def _key(visit: Visit, words: str) -> str:
    words = words.strip()
    if words.isdecimal() and 1 <= int(words) <= len(visit.questions):
        return visit.questions[int(words) - 1].key
    if words in {one.key for one in visit.questions} | {HAPPENED}:
        return words
    key = understood(visit, words)
    if key is None:
        raise Refusal(tr("“What do you mean?” Type ? for the questions."))
    return key


def _ruling(screen: Screen, visit: Visit) -> Step:
    """What follows and what is said, some lines at a time."""
    key = visit.key
    chosen: dict[bool, frozenset[int]] = {False: frozenset(), True: frozenset()}
    for sheet in key.sheets:
        screen.line(tr("What do you say?") if sheet.of_words else tr("What follows?"), "bold")
        for at in range(sheet.first, sheet.end):
            if sheet.of_words:
                spoken = key.words[at]
                to = f"{screen.language.value(spoken.to)}: " if isinstance(spoken.to, Seat) else ""
                screen.row(str(at + 1), to + screen.say(spoken.text))
            else:
                screen.row(str(at + 1), screen.say(key.effects[at].text))
        chosen[sheet.of_words] |= _chosen(screen, sheet.first + 1, sheet.end)
    return Step(Act.RULE, effects=chosen[False], words=chosen[True])


def _chosen(screen: Screen, least: int, most: int) -> frozenset[int]:
    while True:
        reply = screen.prompt(tr("Numbers, as in 1 3 (Enter for none)"))
        numbers = [int(one) for one in _NUMBERS.findall(reply[:200])]
        if all(least <= number <= most for number in numbers):
            return frozenset(number - 1 for number in numbers)
        screen.line(
            tr(
                "That does not fit: {reason}",
                reason=tr("{least} to {most}", least=least, most=most),
            ),
            "red",
        )


def _show_marks(screen: Screen, sitting: Sitting, seconds: int) -> None:
    screen.console.rule(f"[bold]{sitting.got} / {sitting.of}", align="left")
    screen.console.print(sitting.visits[0].situation.name, style="dim", markup=False)
    screen.line(tr("{minutes} min {seconds} s", minutes=seconds // 60, seconds=seconds % 60), "dim")
    for marks in sitting.marks:
        _show_marks_of(screen, marks)


def _show_marks_of(screen: Screen, marks: Marks) -> None:
    say, ruling = screen.language.say, marks.visit.situation.ruling
    screen.line(marks.visit.situation.procedure.title, "bold")
    for mark in marks.each:
        screen.row("[green]✓[/]" if mark.is_done else "[yellow]–[/]", say(mark.text))
    if marks.too_much:
        screen.line(tr("Need not have been asked"), "bold")
        for text in marks.too_much:
            screen.row("•", say(text))
    clause, reason = marks.reason
    screen.line(tr("{law}: {text}", law=cited(clause), text=ruling.headline), "bold")
    screen.line(reason)
