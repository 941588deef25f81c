"""The poll pad: whom the director asked, what they would do, and what they thought of (16B1(b)).

It shows counts and how sure they are. What is a logical alternative, and what was likely, is the
director's finding: no figure of a poll decides it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Any, NamedTuple

from bridgelaw.game.calls import Call, parse_call
from bridgelaw.game.cards import Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.plain_json import read_json
from bridgelaw.game.spelling import plain
from bridgelaw.laws.law import All, BadAnswer, Option, Question, Text, tr
from bridgelaw.locale.errors import Refusal

MOST_ASKED = 200


class Standard(Enum):
    """The class of those who were asked, beside that of the player."""

    SAME = "same standard"
    STRONGER = "stronger"
    WEAKER = "weaker"
    MIXED = "mixed standard"


class Polled(NamedTuple):
    """A call or play, by how many it was chosen, and how many seriously considered it."""

    action: str
    chose: int
    considered: int

    @property
    def shown(self) -> Call | Card | str:
        """The call or card itself where it is one; else the words that were written."""
        return _action(self.action)


class BadPoll(Refusal):
    """A poll that cannot be read, or whose numbers contradict each other."""


@dataclass(frozen=True, slots=True)
class Poll:
    """Players who were asked what they would do.

    >>> poll = parse_poll("5 asked, same standard, same methods: Pass 2/4, 4S 3/5")
    >>> poll.asked, poll.rows[1].chose, poll.rows[1].considered
    (5, 3, 5)
    >>> str(poll)
    '5 asked, same standard, same methods: Pass 2/4, 4S 3/5'
    """

    asked: int
    rows: tuple[Polled, ...]
    standard: Standard | None = None
    same_methods: bool | None = None
    """Were they to use the methods of the partnership?"""
    uninformed: bool | None = None
    """Did they see hand and auction, and not the information?"""

    def __post_init__(self) -> None:
        if not 1 <= self.asked <= MOST_ASKED:
            raise BadPoll(tr("between 1 and {most} players were asked", most=MOST_ASKED))
        if not self.rows:
            raise BadPoll(tr("a poll names the calls or plays, as in: Pass 2/4, 4S 3/5"))
        for row in self.rows:
            if not 0 <= row.chose <= row.considered <= self.asked:
                raise BadPoll(
                    tr(
                        "{action}: whoever chose it has considered it, and no more than {asked} "
                        "were asked",
                        action=row.shown,
                        asked=self.asked,
                    )
                )
        if sum(row.chose for row in self.rows) > self.asked:
            raise BadPoll(tr("each player chooses one call or play, and {asked} were asked",
                             asked=self.asked))  # fmt: skip
        if len({row.action for row in self.rows}) < len(self.rows):
            raise BadPoll(tr("each call or play stands in one row"))

    def __str__(self) -> str:
        head = [f"{self.asked} asked"]
        if self.standard is not None:
            head.append(self.standard.value)
        for value, yes, no in (
            (self.same_methods, _SAME_METHODS, _OTHER_METHODS),
            (self.uninformed, _WITHOUT, _WITH),
        ):
            if value is not None:
                head.append(yes if value else no)
        rows = (f"{row.action} {row.chose}/{row.considered}" for row in self.rows)
        return f"{', '.join(head)}: {', '.join(rows)}"

    def and_one(self, chose: str, considered: Iterable[str]) -> Poll:
        """The same after one more player, who would do this and considered that.

        >>> str(parse_poll("5 asked: Pass 2/4, 4S 3/5").and_one("4S", ["Pass"]))
        '6 asked: Pass 2/5, 4S 4/6'
        """
        chosen = str(_action(chose))
        thought_of = dict.fromkeys([chosen, *(str(_action(one)) for one in considered)])
        rows = [
            Polled(row.action, row.chose + (row.action == chosen),
                   row.considered + (row.action in thought_of))
            for row in self.rows
        ]  # fmt: skip
        known = {row.action for row in self.rows}
        rows += [Polled(one, int(one == chosen), 1) for one in thought_of if one not in known]
        return replace(self, asked=self.asked + 1, rows=tuple(rows))

    def to_json(self) -> dict[str, Any]:
        """As programs keep it; `poll_from_json` reads it back."""
        return {
            "asked": self.asked,
            "standard": None if self.standard is None else self.standard.value,
            "same_methods": self.same_methods,
            "without_information": self.uninformed,
            "actions": [row._asdict() for row in self.rows],
        }

    @property
    def words(self) -> Text:
        """The poll in one line, as a person says it."""
        rows = tuple(
            tr(
                "{action} {chose} (considered by {considered})",
                action=row.shown, chose=row.chose, considered=row.considered,
            )
            for row in self.rows
        )  # fmt: skip
        return tr("{asked} players asked: {rows}", asked=self.asked, rows=All(rows))

    def lines(self, fewest: int) -> tuple[Text, ...]:
        """The counts, and how sure they are; never what follows from them."""
        counts = tuple(
            tr(
                "{action}: {chose} of {asked} would choose it, {considered} seriously considered "
                "it.",
                action=row.shown, chose=row.chose, asked=self.asked, considered=row.considered,
            )
            for row in self.rows
        )  # fmt: skip
        sure = [tr("One player who thinks again moves a share by 1/{asked}.", asked=self.asked)]
        if self.asked < fewest:
            sure.append(
                tr(
                    "Fewer than {number} players were asked: if you can, ask more of the same "
                    "class.",
                    number=fewest,
                )
            )
        return (*counts, *sure, *self._doubts)

    @property
    def _doubts(self) -> tuple[Text, ...]:
        found = []
        if self.standard not in (None, Standard.SAME):
            found.append(tr("Not all of those who were asked are of the player's class."))
        if self.same_methods is False:
            found.append(tr("They did not use the methods of the partnership."))
        if self.uninformed is False:
            found.append(tr("They knew of the information: ask others, who do not."))
        return tuple(found)


_SAME_METHODS, _OTHER_METHODS = "same methods", "other methods"
_WITHOUT, _WITH = "without the information", "with the information"

_HEADS: dict[str, dict[str, Any]] = {
    **{standard.value.upper(): {"standard": standard} for standard in Standard},
    "SAME CLASS": {"standard": Standard.SAME}, "PEERS": {"standard": Standard.SAME},
    "同程度": {"standard": Standard.SAME}, "同レベル": {"standard": Standard.SAME},
    "上級": {"standard": Standard.STRONGER}, "下級": {"standard": Standard.WEAKER},
    "混合": {"standard": Standard.MIXED}, "MIXED": {"standard": Standard.MIXED},
    _SAME_METHODS.upper(): {"same_methods": True}, "同じシステム": {"same_methods": True},
    _OTHER_METHODS.upper(): {"same_methods": False}, "別のシステム": {"same_methods": False},
    _WITHOUT.upper(): {"uninformed": True}, "情報なし": {"uninformed": True},
    _WITH.upper(): {"uninformed": False}, "情報あり": {"uninformed": False},
}  # fmt: skip
_ASKED = re.compile(r"(\d{1,4})\s*(?:PLAYERS?\s*)?(?:ASKED|POLLED|人)?")
_ROW = re.compile(
    r"(?P<action>.*?[^\s:=])[\s:=]+(?P<chose>\d{1,4})(?:\s*/\s*(?P<considered>\d{1,4}))?"
)
_SEPARATORS = re.compile(r"[,;、；\n]")


# Every step of an interview reads its answers anew.
@lru_cache(maxsize=256)
def parse_poll(text: str) -> Poll:
    """A poll as it is written: `5 asked, same standard: Pass 2/4, 4S 3/5`.

    After each call or play comes how many would choose it, and how many seriously considered it.
    """
    head, _, body = text.replace("：", ":").partition(":")
    rows = tuple(_row(part) for part in _SEPARATORS.split(body) if part.strip())
    asked, known = 0, {}
    for part in map(plain, _SEPARATORS.split(head)):
        if part in _HEADS:
            known.update(_HEADS[part])
        elif match := _ASKED.fullmatch(part):
            asked = int(match[1])
        elif part:
            raise BadPoll(tr("“{word}” says nothing about who was asked", word=part.lower()))
    return Poll(asked, rows, **known)


def _row(text: str) -> Polled:
    match = _ROW.fullmatch(text.strip())
    if match is None:
        raise BadPoll(
            tr("“{row}” is no row: a call or play and its numbers, as in 4S 3/5", row=text.strip())
        )
    chose = int(match["chose"])
    considered = chose if match["considered"] is None else int(match["considered"])
    return Polled(str(_action(match["action"].strip())), chose, considered)


def _action(text: str) -> Call | Card | str:
    # “A heart” is any heart, and not the ace.
    for parse in (parse_call,) if " " in text else (parse_call, Card.parse):
        try:
            return parse(text)
        except NotationError:
            continue
    return text


def poll_from_json(data: Mapping[str, Any]) -> Poll:
    """The poll of `Poll.to_json`; `BadPoll` where it is not one.

    >>> poll = parse_poll("5 asked: Pass 2/4")
    >>> poll_from_json(poll.to_json()) == poll
    True
    """
    try:
        standard = data.get("standard")
        return Poll(
            int(data["asked"]),
            tuple(
                Polled(str(_action(row["action"])), int(row["chose"]), int(row["considered"]))
                for row in data["actions"]
            ),
            None if standard is None else Standard(standard),
            data.get("same_methods"),
            data.get("without_information"),
        )
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        if isinstance(error, BadPoll):
            raise
        raise BadPoll(tr("a poll names the calls or plays, as in: Pass 2/4, 4S 3/5")) from error


def first_asked(chose: str, considered: Iterable[str]) -> Poll:
    """The poll of one player, who saw hand and auction and not the information.

    >>> str(first_asked("4S", ["Pass"]))
    '1 asked, without the information: 4S 1/1, Pass 0/1'
    """
    thought_of = dict.fromkeys(str(_action(one)) for one in (chose, *considered))
    rows = tuple(Polled(one, int(at == 0), 1) for at, one in enumerate(thought_of))
    return Poll(1, rows, uninformed=True)


def poll_in(text: str) -> Poll | None:
    """The poll that somebody wrote down, if the text is one and nothing else."""
    try:
        return parse_poll(text) if ":" in text or "：" in text else None
    except BadPoll:
        return None


_NO_POLL: Option[Poll | None] = Option("none", None, tr("Nobody was asked"))


@dataclass(frozen=True, slots=True, kw_only=True)
class PollQuestion(Question[Poll | None]):
    """Answered by a poll, in its notation or as JSON; or by `none`."""

    options: tuple[Option[Poll | None], ...] = (_NO_POLL,)

    def read(self, answer: str) -> Poll | None:
        if plain(answer) in ("NONE", "NO POLL", "NOBODY", "なし"):
            return None
        try:
            if answer.lstrip().startswith("{"):
                return poll_from_json(read_json(answer))
            return parse_poll(answer)
        except json.JSONDecodeError as error:
            raise self.misfit(answer) from error
        except Refusal as error:
            raise BadAnswer(self.key, answer, error.text) from error

    def samples(self) -> tuple[str, ...]:
        return ("none",)  # what it says decides nothing

    @property
    def expected(self) -> Text:
        return tr(
            "who was asked, and for each call or play how many would choose it and how many "
            "considered it, as in: 5 asked, same standard, same methods, without the information: "
            "Pass 2/4, 4S 3/5; or none"
        )
