"""A ruling at the terminal: question after question, until it is given."""

from __future__ import annotations

from collections.abc import Mapping

from bridgelaw.cli.common.prompts import Key, how_to_answer, key_of, misfit, option_of, poll_of
from bridgelaw.cli.common.screen import Screen
from bridgelaw.laws import DISPUTED_FACTS, BadAnswer, Interview
from bridgelaw.laws.machinery.transcript import Retold, retell
from bridgelaw.locale import tr


class Quit(Exception):
    """Whoever was asked leaves."""


def ask_through(
    screen: Screen, interview: Interview, told: Mapping[str, str] | None = None
) -> Interview:
    """Asks question after question until there is a ruling; `Quit` if the director leaves.

    Questions about rarities have their everyday answer, unless the director says otherwise. What
    was `told` before, by the keys of the questions, is not asked.
    """
    known = {} if told is None else told
    interview = interview.assuming()
    while interview.question is not None:
        asked = interview.question
        screen.blank()
        screen.question(interview)
        if rarities(interview):
            screen.line(tr("Anything unusual? Type u."), "dim")
        while True:
            reply = screen.prompt(how_to_answer(asked))
            key = key_of(reply, asked)
            if key is Key.QUIT:
                raise Quit
            if key is Key.WHY:
                screen.why(asked)
            elif key is Key.LAW:
                from bridgelaw.laws.digest import find

                screen.clauses(find(asked.law))
            elif key is Key.COMPARE:
                from bridgelaw.cli.common.comparison import compare_calls  # late: few compare

                compare_calls(screen)
            elif key is Key.FACTS:
                _find_facts(screen, interview)
                break
            elif key is Key.BACK:
                before = _before(interview)
                if before is None:
                    screen.line(tr("This is the first question."))
                    continue
                interview = before
                break
            elif key is Key.UNUSUAL:
                interview = _something_unusual(screen, interview)
                break
            elif poll := poll_of(asked, reply):
                for line in poll.lines(interview.circumstances.profile.fewest_polled):
                    screen.line(line)
            else:
                try:
                    answered = interview.answer(option_of(asked.options, reply))
                    interview = answered.taking_over(known.items()).assuming()
                    break
                except BadAnswer as error:
                    screen.line(misfit(asked, error), "red")
                    screen.place(error.__cause__)
    return interview


def rarities(interview: Interview) -> list[tuple[int, Retold]]:
    """What was answered as usual, with its place among the answers."""
    told = enumerate(retell(interview))
    return [(place, one) for place, one in told if one.asked.question.usually == one.answer]


def _before(interview: Interview) -> Interview | None:
    """The last question that was really asked; `None` at the first one."""
    unasked = {place for place, _ in rarities(interview)}
    asked = [place for place in range(len(interview.answers)) if place not in unasked]
    return interview.after(asked[-1]) if asked else None


def _something_unusual(screen: Screen, interview: Interview) -> Interview:
    """The director says what was unusual, and that question is asked."""
    unusual = rarities(interview)
    if not unusual:
        screen.line(tr("Nothing was left out."))
        return interview
    for number, (_, one) in enumerate(unusual, 1):
        screen.line(tr("{number} {words}", number=number, words=one.asked.unusual))
    reply = screen.prompt(tr("Number 1-{last} (Enter for none)", last=len(unusual)))
    if not reply.isdecimal() or not 1 <= int(reply) <= len(unusual):
        return interview
    place, one = unusual[int(reply) - 1]
    others = [option.key for option in one.asked.options if option.key != one.answer]
    asked = interview.after(place)
    return asked.answer(others[0]).assuming() if len(others) == 1 else asked


def _find_facts(screen: Screen, interview: Interview) -> None:
    """85: the facts are found beside the ruling, which then goes on where it was."""
    if interview.procedure is DISPUTED_FACTS:
        screen.line(tr("These are the questions about the facts."))
        return
    try:
        facts = ask_through(screen, Interview.begin(DISPUTED_FACTS))
    except Quit:
        screen.line(tr("Back to the ruling."), "bold")
        return
    assert facts.ruling is not None
    screen.blank()
    screen.ruling(facts.ruling, None)
    screen.line(tr("Back to the ruling."), "bold")
