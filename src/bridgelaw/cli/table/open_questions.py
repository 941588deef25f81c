"""What the live table can be asking, and the prompt for each of these."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from bridgelaw.cli.common.procedures import how_to_choose_procedure
from bridgelaw.cli.common.prompts import how_to_answer
from bridgelaw.cli.table.command_words import Word
from bridgelaw.game.spelling import plain
from bridgelaw.laws import Interview, Procedure
from bridgelaw.locale.text import Text, tr
from bridgelaw.session.due import turn_of
from bridgelaw.table.table import Table


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling is being given. `token` names the occasion, if it began by itself."""

    interview: Interview
    token: Hashable = None


@dataclass(frozen=True, slots=True)
class Choosing:
    """The director chooses a procedure from the list."""

    procedures: tuple[Procedure, ...]


@dataclass(frozen=True, slots=True)
class Agreeing:
    """Is the claim agreed to?"""


@dataclass(frozen=True, slots=True)
class Reviewing:
    """Is the score adjusted under this law?"""

    law: str


@dataclass(frozen=True, slots=True)
class Leaving:
    """Is the table to be saved before leaving?"""


Mode = Ruling | Choosing | Agreeing | Reviewing | Leaving


def can_wait(mode: Mode | None) -> bool:
    """Did it begin by itself, so that it may be put off?"""
    return isinstance(mode, (Agreeing, Reviewing)) or (
        isinstance(mode, Ruling) and mode.token is not None
    )


_LOOK = (Word.SHOW, Word.HANDS, Word.LOG, Word.RULINGS, Word.SAVE, Word.HELP)
_LOOK_UP = (Word.LAW, Word.MAY, Word.WHY)


def is_aside(mode: Mode, word: Word, rest: str) -> bool:
    """Does the word only look at something, so that it may come in the middle of a ruling?

    `law` and `why` alone are about the question.
    """
    if isinstance(mode, Leaving):
        return False  # a file may have any name
    return word in _LOOK or (word in _LOOK_UP and bool(rest))


def key_of_mode(mode: Mode | None) -> str | None:
    """The name of what is asked, for scripts; `None` where the table waits for events."""
    match mode:
        case Ruling(interview):
            return None if interview.question is None else interview.question.key
        case Choosing():
            return "procedure"
        case Agreeing():
            return "agreed"
        case Reviewing():
            return "adjust"
        case Leaving():
            return "save"
    return None


def prompt_of(mode: Mode | None, table: Table) -> Text:
    """What is expected next."""
    match mode:
        case Ruling(interview):
            assert interview.question is not None
            return how_to_answer(interview.question)
        case Choosing(procedures):
            return how_to_choose_procedure(procedures)
        case Agreeing():
            return tr("Does everybody agree? (yes or no, q later)")
        case Reviewing():
            return tr("Do you adjust the score? (yes or no, q later)")
        case Leaving():
            return tr("Save the table to which file? (Enter to leave without saving)")
    return turn_of(table) or tr("What next? (help, undo, quit)")


_YES = frozenset({"Y", "YES", "1", "はい", "ハイ"})
_NO = frozenset({"N", "NO", "2", "いいえ", "イイエ"})


def yes_or_no(reply: str) -> bool | None:
    """The answer, or `None` where it is neither."""
    word = plain(reply)
    return True if word in _YES else False if word in _NO else None
