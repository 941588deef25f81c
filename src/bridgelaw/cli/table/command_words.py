"""The words of command at the live table, and how a line is told from one."""

from __future__ import annotations

from enum import Enum

from bridgelaw.game.spelling import plain
from bridgelaw.table.events import Ruled
from bridgelaw.table.notation import read_event


class Word(Enum):
    """The words of command, each with its spellings."""

    UNDO = ("UNDO", "戻す", "もどす")
    HANDS = ("HANDS", "ハンド")
    WHY = ("WHY", "なぜ")
    MAY = ("MAY", "できる")
    RULINGS = ("RULINGS", "裁定")
    LOG = ("LOG", "記録", "ログ")
    LAW = ("LAW", "規則", "条文", "条項")
    SHOW = ("SHOW", "TABLE", "表示")
    SAVE = ("SAVE", "保存")
    HELP = ("HELP", "?", "ヘルプ")
    QUIT = ("QUIT", "Q", "EXIT", "終了")


WORDS = {spelling: word for word in Word for spelling in word.value}


def command_in(line: str) -> tuple[Word, str] | None:
    """The word of command that the line begins with, and the rest of the line."""
    first, _, rest = line.strip().replace("\u3000", " ").partition(" ")
    word = WORDS.get(plain(first))
    return None if word is None else (word, rest.strip())


def is_ruling(line: str) -> bool:
    """Is it a ruling written in full, as in a log?"""
    try:
        return isinstance(read_event(line), Ruled)
    except ValueError:
        return False
