"""A ruling at the terminal: question after question, until it is given."""

from __future__ import annotations

from bridgelaw.cli.common.comparison import compare_calls
from bridgelaw.cli.common.prompts import Key, how_to_answer, key_of, misfit, option_of, poll_of
from bridgelaw.cli.common.screen import Screen
from bridgelaw.laws import DISPUTED_FACTS, BadAnswer, Interview
from bridgelaw.laws.digest import find
from bridgelaw.locale.text import tr


class Quit(Exception):
    """Whoever was asked leaves."""


def ask_through(screen: Screen, interview: Interview) -> Interview:
    """Asks question after question until there is a ruling; `Quit` if the director leaves."""
    while interview.question is not None:
        asked = interview.question
        screen.blank()
        screen.question(interview)
        while True:
            reply = screen.prompt(how_to_answer(asked))
            key = key_of(reply, asked)
            if key is Key.QUIT:
                raise Quit
            if key is Key.WHY:
                screen.why(asked)
            elif key is Key.LAW:
                screen.clauses(find(asked.law))
            elif key is Key.COMPARE:
                compare_calls(screen)
            elif key is Key.FACTS:
                _find_facts(screen, interview)
                break
            elif key is Key.BACK:
                if not interview.answers:
                    screen.line(tr("This is the first question."))
                    continue
                interview = interview.back()
                break
            elif poll := poll_of(asked, reply):
                for line in poll.lines(interview.circumstances.profile.fewest_polled):
                    screen.line(line)
            else:
                try:
                    interview = interview.answer(option_of(asked.options, reply))
                    break
                except BadAnswer as error:
                    screen.line(misfit(asked, error), "red")
                    screen.place(error.__cause__)
    return interview


def _find_facts(screen: Screen, interview: Interview) -> None:
    """85: the facts are found beside the ruling, which then goes on where it was."""
    if interview.procedure is DISPUTED_FACTS:
        screen.line(tr("These are the questions about the facts."))
        return
    try:
        found = ask_through(screen, Interview.begin(DISPUTED_FACTS))
    except Quit:
        screen.line(tr("Back to the ruling."), "bold")
        return
    assert found.ruling is not None
    screen.blank()
    screen.ruling(found.ruling, None)
    screen.line(tr("Back to the ruling."), "bold")
