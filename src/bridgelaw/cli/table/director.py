"""The director at a live table: which ruling begins, when, and what was put off."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from bridgelaw.cli.table import messages as show
from bridgelaw.cli.table.look_up import said_with_law
from bridgelaw.cli.table.messages import Tone
from bridgelaw.cli.table.open_questions import (
    ClaimAgreement,
    ProcedureChoice,
    RulingQuestion,
    ScoreReview,
)
from bridgelaw.desk.due import (
    Due,
    DueKind,
    called_for,
    can_begin,
    choice_due,
    due_at_the_end,
    nothing_to_rule,
    ruling_due,
)
from bridgelaw.laws import PROCEDURES, Interview, Procedure
from bridgelaw.locale import Refusal, tr
from bridgelaw.table.in_force import describe_decision
from bridgelaw.table.result import is_finished
from bridgelaw.table.state import Phase

if TYPE_CHECKING:
    from bridgelaw.cli.table.live_table import LiveTable


class Director:
    """Begins rulings at a table, gives them, and remembers what was put off."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self.is_here = False
        """Somebody called, and nothing has happened since: everything that is open is ruled on."""
        self._put_off: set[Hashable] = set()
        self._begun: set[Hashable] = set()  # rulings begun since the last line

    def next_line(self) -> None:
        """What was begun may be begun again."""
        self._begun.clear()

    def go_away(self) -> None:
        """As if nobody had called, and nothing had been put off."""
        self.is_here = False
        self._put_off.clear()

    def put_off(self, occasion: Hashable) -> None:
        """It does not begin by itself again."""
        self._put_off.add(occasion)
        self._live.say(tr("It is put off: type “director” to take it up."), Tone.HINT)

    # What begins

    def come(self) -> None:
        """Somebody called: what does the table show?"""
        live = self._live
        self._put_off.clear()
        key = called_for(live.table)
        if key is not None and self._begin_once(key):
            return
        if is_finished(live.table) or live.table.phase is Phase.CLAIMED:
            self._end_the_board()
            if live.question is not None:
                return
        live.say(nothing_to_rule(live.table))
        procedures = can_begin(live.table)
        live.question = ProcedureChoice(procedures)
        live.show(show.ProceduresListed(procedures))

    def begin_what_is_due(self) -> None:
        """What begins by itself: rulings while the director is here, choices, the board's end."""
        if not self._begin_ruling() and not self._begin_choice():
            self._end_the_board()

    def _begin_ruling(self) -> bool:
        """While the director is at the table they rule on everything that is open."""
        due = ruling_due(self._live.table) if self.is_here else None
        return due is not None and self._begin_due(due)

    def _begin_choice(self) -> bool:
        """Declarer's choice before a lead or a play, and a call in place of a cancelled one."""
        due = choice_due(self._live.table)
        return due is not None and self._begin_due(due)

    def _end_the_board(self) -> None:
        """What is due when the play has ended: the claim, revokes that stand, and reviews."""
        live = self._live
        for due in due_at_the_end(live.table):
            match due.matter:
                case DueKind.NUMBER:
                    live.say(due.text, Tone.HINT)
                case DueKind.CLAIM if due.occasion not in self._put_off:
                    live.question = ClaimAgreement()
                    live.say(due.text, Tone.HEADING)
                case DueKind.REVOKE if self._begin_due(due):
                    return
                case DueKind.REVIEW if due.occasion not in self._put_off:
                    live.question = ScoreReview(due.law)
                    live.show(show.ReviewAsked(due.law, due.text))
                    if due.title is not None:
                        hint = tr("Or type “go” to go through it: {title}", title=due.title)
                        live.say(hint, Tone.HINT)
                    return

    def _begin_due(self, due: Due) -> bool:
        return due.procedure is not None and self._begin_once(due.procedure, due.occasion)

    def _begin_once(self, key: str, occasion: Hashable = None) -> bool:
        """Begins a ruling; not if it was put off, and not twice for the same thing."""
        table = self._live.table
        procedure = PROCEDURES.get(key)
        same = (key, table.open_irregularities, table.decisions, table.due, table.replaced)
        if procedure is None or same in self._begun:
            return False
        if occasion is not None and occasion in self._put_off:
            return False
        self._begun.add(same)
        return self.begin(procedure, occasion)

    # A ruling

    def begin(
        self,
        procedure: Procedure,
        occasion: Hashable = None,
        handed: tuple[tuple[str, str], ...] = (),
    ) -> bool:
        """Begins a ruling; `occasion` names what for, if it begins by itself.

        `handed`: what the ruling before it has settled.
        """
        live = self._live
        try:
            begun = Interview.begin(procedure, live.table, profile=live.law)
            interview = begun.taking_over(handed)
        except Refusal as error:
            if occasion is None:  # what began by itself need not be explained
                live.refuse(error)
            return False
        live.show(show.Begun(procedure))
        if occasion is not None:
            for decision in live.table.decisions:
                live.show(said_with_law(decision.law, describe_decision(decision)))
        self.go_through(interview, occasion)
        return True

    def go_through(self, interview: Interview, occasion: Hashable) -> None:
        """Asks the next question, or gives the ruling."""
        if interview.ruling is not None:
            self._give(interview)
            return
        self._live.question = RulingQuestion(interview, occasion)
        self._live.show(show.Questioned(interview))

    def stop_ruling(self, occasion: Hashable = None) -> None:
        """The ruling is left; what began by itself is put off."""
        live = self._live
        live.question = None
        self.is_here = False
        live.say(tr("No ruling was given."))
        if occasion is not None:
            self.put_off(occasion)
        live.show_table()

    def _give(self, interview: Interview) -> None:
        """The ruling becomes part of the table, and then what it leads to."""
        live = self._live
        ruling = interview.ruling
        assert ruling is not None
        live.question = None
        before = live.table
        try:
            live.table = before.after(ruling.event)
        except Refusal as error:
            live.say(
                tr("The ruling cannot be entered at this table: {reason}", reason=error.text),
                Tone.WRONG,
            )
            live.show_table()
            return
        live.show(show.RulingGiven(ruling, before))
        live.explain(before)
        goes_on = PROCEDURES.get(ruling.goes_on or "")
        if goes_on is not None and self.begin(goes_on, handed=ruling.hands_over):
            return
        live.go_on()
