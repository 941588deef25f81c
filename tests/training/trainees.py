"""Simulated trainees of known habits, and how their marks tell them apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.laws import Ruling
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.training.key import Key, other_rulings, said, said_all
from bridgelaw.training.knowing import Knows
from bridgelaw.training.marks import MarkKind, Marks, marks_of
from bridgelaw.training.openings import caller_of
from bridgelaw.training.players import HAPPENED, people_at
from bridgelaw.training.sitting import Sitting
from bridgelaw.training.situations import KnownFact, Situation, situation
from bridgelaw.training.visit import Act, Step, Visit


class Habit(Enum):
    """What somebody always does."""

    PERFECT = "perfect"
    HASTY = "hasty"
    """Never asks away from the table."""
    NO_OPTIONS = "forgets 10C"
    ACCEPTS = "always accepts"
    """Takes every irregularity as accepted, and asks nobody what they choose."""
    ONE_LAW = "one law wrong"
    GUESSES = "guesses"


@dataclass(frozen=True, slots=True)
class Trainee:
    """Somebody with a habit, who now and then also leaves out a step that they know."""

    habit: Habit
    slips: float = 0.0
    wrong_law: str = ""
    """The procedure that they have learned wrongly."""
    seed: int = 0


PERFECT = Trainee(Habit.PERFECT)


def visit_by(trainee: Trainee, situation: Situation) -> Visit:
    """The whole visit of this trainee."""
    chance = Random(f"{trainee.seed} {situation.name}")
    visit = Visit(situation)
    if trainee.habit is Habit.GUESSES:
        return visit.then(_guessed(visit.key, chance))
    for step in _steps(trainee, situation, chance):
        visit = visit.then(step)
    return visit.then(_rule(trainee, visit, chance))


def sitting_by(trainee: Trainee, situation: Situation) -> Sitting:
    """The whole board of this trainee: also each time that they are called again."""
    found = Sitting((visit_by(trainee, situation),))
    while not found.is_over:
        found = found.again()
        found = Sitting((*found.visits[:-1], visit_by(trainee, found.now.situation)))
    return found


def _steps(trainee: Trainee, situation: Situation, chance: Random) -> Iterator[Step]:
    def slips() -> bool:
        return trainee.slips > 0 and chance.random() < trainee.slips

    people = people_at(situation)
    talks = next((one.seat for one in people.values() if one.talks), None)
    if not slips():
        yield Step(Act.STOP)
    yield Step(Act.ASK, caller_of(situation), HAPPENED)
    if talks is not None and not slips():
        yield Step(Act.QUIET)
    for fact in situation.needed:
        if trainee.habit is Habit.ACCEPTS and fact.is_choice:
            continue
        if slips():
            continue
        if fact.is_choice and trainee.habit is not Habit.NO_OPTIONS:
            yield Step(Act.TELL, None, fact.key)
        yield from _asked(trainee, situation, fact)


def _asked(trainee: Trainee, situation: Situation, fact: KnownFact) -> Iterator[Step]:
    if fact.knows is Knows.DIRECTOR or (fact.knows is Knows.ONE and fact.by is None):
        yield Step(Act.FIND, None, fact.key)
        return
    if fact.knows is Knows.ONE:
        away = fact.away and trainee.habit is not Habit.HASTY
        yield Step(Act.AWAY if away else Act.ASK, fact.by, fact.key)
        return
    people = people_at(situation)
    for seat in _from(caller_of(situation)):
        yield Step(Act.ASK, seat, fact.key)
        if fact.key not in people[seat].forgets:
            return


def _from(seat: Seat) -> tuple[Seat, ...]:
    at = SEATS.index(seat)
    return SEATS[at:] + SEATS[:at]


def _rule(trainee: Trainee, visit: Visit, chance: Random) -> Step:
    """The ruling that follows from what they found, or believe."""
    situation, key = visit.situation, visit.key
    if trainee.habit is Habit.ONE_LAW and situation.procedure.key == trainee.wrong_law:
        for other in other_rulings(situation):
            found = _chosen(key, other)
            if found.effects != key.right_effects:
                return found
        return Step(Act.RULE, words=key.right_words)
    ruling = _believed(trainee, visit)
    if ruling is None:
        return _guessed(key, chance)
    if ruling is situation.ruling or said_all(ruling) == said_all(situation.ruling):
        return Step(Act.RULE, effects=key.right_effects, words=key.right_words)
    return _chosen(key, ruling)


def _chosen(key: Key, ruling: Ruling) -> Step:
    """What they tick who believe in this ruling."""
    wanted = said_all(ruling)
    effects = frozenset(at for at, one in enumerate(key.effects) if said(one.text) in wanted)
    heard = {said(one.text) for one in ruling.words}
    words = frozenset(at for at, one in enumerate(key.words) if said(one.text) in heard)
    return Step(Act.RULE, effects=effects, words=words)


def _believed(trainee: Trainee, visit: Visit) -> Ruling | None:
    """The law on what they found; what they did not ask they take as it mostly is."""
    situation = visit.situation
    if all(fact.key in visit.found and visit.found[fact.key].answer == fact.answer
           for fact in situation.needed):  # fmt: skip
        return situation.ruling
    interview = situation.interview.from_the_start()
    while (asked := interview.question) is not None:
        found = visit.found.get(asked.key)
        answers = list(asked.samples())
        if trainee.habit is Habit.ACCEPTS and "yes" in answers:
            answers.insert(0, "yes")
        if asked.usually is not None:
            answers.insert(0, asked.usually)
        if found is not None and found.answer is not None:
            answers.insert(0, found.answer)
        for answer in answers:  # the first that can be so at this table
            try:
                interview = interview.answer(answer)
                break
            except BadAnswer:
                continue
        else:
            return None
    return interview.ruling


def _guessed(key: Key, chance: Random) -> Step:
    return Step(
        Act.RULE,
        effects=frozenset(at for at in range(len(key.effects)) if chance.random() < 0.5),
        words=frozenset(at for at in range(len(key.words)) if chance.random() < 0.5),
    )


def habit_of(marks: tuple[Marks, ...]) -> Habit:
    """The habit that the marks of several visits speak for: what a teacher looks for first."""

    def share(*kinds: MarkKind) -> float:
        got = [mark.of_kind(*kinds) for mark in marks]
        of = sum(count for _, count in got)
        return sum(done for done, _ in got) / of if of else 1.0

    if share(MarkKind.ASKED) < 0.4:
        return Habit.GUESSES
    if _share_of_choices(marks) < 0.5:
        return Habit.ACCEPTS
    if share(MarkKind.TOLD) < 0.5:
        return Habit.NO_OPTIONS
    if share(MarkKind.AWAY) < 0.5:
        return Habit.HASTY
    if _wrong_law(marks) is not None:
        return Habit.ONE_LAW
    return Habit.PERFECT


def _share_of_choices(marks: tuple[Marks, ...]) -> float:
    """How many of the choices that players have were asked for."""
    asked = [
        fact.key in mark.visit.found
        for mark in marks
        for fact in mark.visit.situation.needed
        if fact.is_choice
    ]
    return sum(asked) / len(asked) if asked else 1.0


def _wrong_law(marks: tuple[Marks, ...]) -> str | None:
    """A law that was ruled wrongly whenever it came up, and once so that no question that was left
    out explains it."""
    met: dict[str, list[Marks]] = {}
    for mark in marks:
        met.setdefault(mark.visit.situation.procedure.key, []).append(mark)
    for law, each in met.items():
        if not any(mark.is_ruling_right for mark in each) and any(
            mark.is_law_wrong for mark in each
        ):
            return law
    return None


def met_again(trainee: Trainee, marks: tuple[Marks, ...], times: int = 2) -> tuple[Marks, ...]:
    """The marks with those of the laws that were ruled wrongly, which come back at once: one
    wrong ruling may be a slip."""
    wrong = {one.visit.situation.procedure.key for one in marks if not one.is_ruling_right}
    names = (f"walk.{law}.{number}" for law in sorted(wrong) for number in range(times))
    return (*marks, *sits(trainee, tuple(map(situation, names))))


def sits(trainee: Trainee, paper: tuple[Situation, ...]) -> tuple[Marks, ...]:
    """The marks of a trainee in each situation of a paper."""
    return tuple(marks_of(visit_by(trainee, one)) for one in paper)
