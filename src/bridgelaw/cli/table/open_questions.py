"""What the live table can be asking: the prompt of each question, and what its answer does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from bridgelaw.cli.common.procedures import chosen_procedure, how_to_choose_procedure, meant_by
from bridgelaw.cli.common.prompts import (
    Key,
    how_to_answer,
    is_quit,
    key_of,
    misfit,
    option_of,
    poll_of,
)
from bridgelaw.cli.table import messages as show
from bridgelaw.cli.table.command_words import Word
from bridgelaw.cli.table.messages import Tone
from bridgelaw.game.spelling import plain
from bridgelaw.laws import PROCEDURES, Asked, BadAnswer, Interview, Procedure
from bridgelaw.laws.common.end_of_board import agreed, reviewed, to_adjusted_score
from bridgelaw.laws.digest import find
from bridgelaw.laws.machinery.registry import review_of
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.table.events import DirectorCalled

if TYPE_CHECKING:
    from bridgelaw.cli.table.live_table import LiveTable

_LOOK = (Word.SHOW, Word.HANDS, Word.LOG, Word.RULINGS, Word.SAVE, Word.HELP)
_LOOK_UP = (Word.LAW, Word.MAY, Word.WHY)


class OpenQuestion(ABC):
    """Something that waits for its answer."""

    @property
    @abstractmethod
    def key(self) -> str:
        """Its name in scripts."""

    @property
    @abstractmethod
    def prompt(self) -> Text:
        """What is expected."""

    @property
    def can_wait(self) -> bool:
        """Did it begin by itself, so that it may be put off?"""
        return False

    def lets_by(self, word: Word, rest: str) -> bool:
        """Does the word only look at something, so that it may come before the answer?

        `law` and `why` alone are about the question.
        """
        return word in _LOOK or (word in _LOOK_UP and bool(rest))

    @abstractmethod
    def take(self, live: LiveTable, reply: str) -> None:
        """What the answer does at the table; one that does not fit leaves the question open."""


@dataclass(frozen=True, slots=True)
class RulingQuestion(OpenQuestion):
    """A ruling is being given. `occasion` names what it began for, if it began by itself."""

    interview: Interview
    occasion: Hashable = None

    @property
    def asked(self) -> Asked[object]:
        assert self.interview.question is not None
        return self.interview.question

    @property
    def key(self) -> str:
        return self.asked.key

    @property
    def prompt(self) -> Text:
        return how_to_answer(self.asked)

    @property
    def can_wait(self) -> bool:
        return self.occasion is not None

    def take(self, live: LiveTable, reply: str) -> None:
        match key_of(reply, self.asked):
            case Key.QUIT:
                live.director.stop_ruling(self.occasion)
            case Key.WHY:
                live.show(show.WhyAsked(self.asked))
            case Key.LAW:
                live.show(show.Clauses(find(self.asked.law)))
            case Key.COMPARE:
                live.show(show.Compares())
            case Key.FACTS:
                live.say(tr("Put this ruling off (q), and rule on the facts: type disputed-facts."))
            case Key.BACK:
                if self.interview.answers:
                    live.director.go_through(self.interview.back(), self.occasion)
                else:
                    live.say(tr("This is the first question."))
            case None:
                self._answer(live, reply)

    def _answer(self, live: LiveTable, reply: str) -> None:
        poll = poll_of(self.asked, reply)
        if poll is not None:
            for line in poll.lines(self.interview.circumstances.profile.fewest_polled):
                live.say(line)
            return
        try:
            following = self.interview.answer(option_of(self.asked.options, reply))
        except BadAnswer as error:
            live.say(misfit(self.asked, error), Tone.WRONG)
        except Refusal as error:
            live.refuse(error)
        else:
            live.director.go_through(following, self.occasion)


@dataclass(frozen=True, slots=True)
class ProcedureChoice(OpenQuestion):
    """The director chooses a procedure from the list."""

    procedures: tuple[Procedure, ...]
    key: ClassVar[str] = "procedure"

    @property
    def prompt(self) -> Text:
        return how_to_choose_procedure(self.procedures)

    def take(self, live: LiveTable, reply: str) -> None:
        if is_quit(reply):
            live.director.stop_ruling()
            return
        procedure = chosen_procedure(reply, self.procedures)
        if procedure is not None:
            live.director.begin(procedure)
        elif meant := tuple(one for one in meant_by(reply) if one in self.procedures):
            live.question = ProcedureChoice(meant)
            live.show(show.ProceduresListed(meant))
        else:
            live.say(tr("Type one of the numbers."), Tone.WRONG)


class _YesOrNo(OpenQuestion):
    """A question that began by itself and is answered yes, no, or later."""

    @property
    def can_wait(self) -> bool:
        return True

    def take(self, live: LiveTable, reply: str) -> None:
        word = plain(reply)
        if word in _YES:
            self.close(live, reply, is_yes=True)
        elif word in _NO:
            self.close(live, reply, is_yes=False)
        elif is_quit(reply):
            live.question = None
            live.director.put_off(self.occasion)
            self.after_putting_off(live)
        else:
            live.say(tr("Type yes or no."), Tone.WRONG)

    @property
    @abstractmethod
    def occasion(self) -> Hashable:
        """What is put off, if it is."""

    @abstractmethod
    def close(self, live: LiveTable, reply: str, is_yes: bool) -> None:
        """What the answer settles."""

    @abstractmethod
    def after_putting_off(self, live: LiveTable) -> None:
        """What comes when the answer is left for later."""


@dataclass(frozen=True, slots=True)
class ClaimAgreement(_YesOrNo):
    """Is the claim agreed to?"""

    key: ClassVar[str] = "agreed"
    prompt: ClassVar[Text] = tr("Does everybody agree? (yes or no, q later)")
    occasion: ClassVar[Hashable] = "claim"

    def close(self, live: LiveTable, reply: str, is_yes: bool) -> None:
        live.question = None
        if is_yes:
            live.enter(reply, agreed(live.law.edition))
            live.go_on()
            return
        # 68D2(a): whoever doubts it calls the director.
        live.enter(reply, DirectorCalled())
        live.director.is_here = True
        live.director.begin(PROCEDURES["claim"])

    def after_putting_off(self, live: LiveTable) -> None:
        live.show_table()


@dataclass(frozen=True, slots=True)
class ScoreReview(_YesOrNo):
    """Is the score adjusted under this law?"""

    law: str
    key: ClassVar[str] = "adjust"
    prompt: ClassVar[Text] = tr("Do you adjust the score? (yes or no, q later)")

    @property
    def occasion(self) -> Hashable:
        return "review", self.law

    def take(self, live: LiveTable, reply: str) -> None:
        procedure = PROCEDURES.get(review_of(self.law).by or "")
        if procedure is not None and plain(reply) in _GO_THROUGH:
            live.question = None
            live.director.begin(procedure)
        else:
            _YesOrNo.take(self, live, reply)

    def close(self, live: LiveTable, reply: str, is_yes: bool) -> None:
        live.question = None
        live.enter(reply, reviewed(self.law, is_yes, live.law.edition))
        if is_yes and live.director.begin(  # Law 12 says to what
            PROCEDURES["adjusted-score"], handed=to_adjusted_score(self.law)
        ):
            return
        live.go_on()

    def after_putting_off(self, live: LiveTable) -> None:
        live.go_on()


@dataclass(frozen=True, slots=True)
class SaveBeforeLeaving(OpenQuestion):
    """To which file is the table saved before leaving?"""

    key: ClassVar[str] = "save"
    prompt: ClassVar[Text] = tr("Save the table to which file? (Enter to leave without saving)")

    def lets_by(self, word: Word, rest: str) -> bool:
        return False  # a file may have any name

    def take(self, live: LiveTable, reply: str) -> None:
        if not reply or is_quit(reply) or plain(reply) in _NOT_SAVED or live.save(Path(reply)):
            live.question = None
            live.is_over = True


_GO_THROUGH = frozenset({"G", "GO", "順に"})
_YES = frozenset({"Y", "YES", "1", "はい", "ハイ"})
_NO = frozenset({"N", "NO", "2", "いいえ", "イイエ"})
_NOT_SAVED = frozenset({"N", "NO", "いいえ", "イイエ"})
"""Answers that are no file's name."""
