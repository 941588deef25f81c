"""What the live table can be asking, and the prompt for each of these."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from bridgelaw.cli.answering import how_to_answer, how_to_choose_procedure
from bridgelaw.game.spelling import plain
from bridgelaw.laws import Interview
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.table import Table


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling is being given. `token` names the occasion, if it began by itself."""

    interview: Interview
    token: Hashable = None


@dataclass(frozen=True, slots=True)
class Choosing:
    """The director chooses a procedure from the list."""


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
        case Choosing():
            return how_to_choose_procedure()
        case Agreeing():
            return tr("Does everybody agree? (yes or no, q later)")
        case Reviewing():
            return tr("Do you adjust the score? (yes or no, q later)")
        case Leaving():
            return tr("Save the table to which file? (Enter to leave without saving)")
    if table.to_call is not None:
        return tr("{player} to call", player=table.to_call)
    if table.to_play is not None:
        if table.contract is not None and table.to_play is table.contract.dummy:
            return tr("{player} (dummy) to play", player=table.to_play)
        if table.trick.cards:
            return tr("{player} to play", player=table.to_play)
        return tr("{player} to lead", player=table.to_play)
    return tr("What next? (help, undo, quit)")


_YES = frozenset({"Y", "YES", "1", "はい", "ハイ"})
_NO = frozenset({"N", "NO", "2", "いいえ", "イイエ"})


def yes_or_no(reply: str) -> bool | None:
    """The answer, or `None` where it is neither."""
    word = plain(reply)
    return True if word in _YES else False if word in _NO else None
