"""How well marks tell trainees of known habits apart, and how soon every branch comes up.

`python -m bench.trainees [trainees] [situations a paper]`
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from itertools import islice
from random import Random
from statistics import mean, quantiles

from bridgelaw.laws import PROCEDURES
from bridgelaw.training.answering import FULL, POINTS, MarkedPart, everyday_answer, points_of
from bridgelaw.training.marks import Marks
from bridgelaw.training.series import LEVELS, difficulty, situations
from bridgelaw.training.situations import Situation, branches_of
from tests.training.trainees import Habit, Trainee, habit_of, met_again, sits, sitting_by

_PAPERS = 40
_SLIPS = (0.0, 0.05)


def main(trainees: int = 10_000, length: int = 20) -> None:
    """Prints the figures of docs/figures.md."""
    for level in LEVELS:
        papers = [tuple(islice(situations(seed, level), length)) for seed in range(_PAPERS)]
        for slips in _SLIPS:
            print(level)
            separation(papers, trainees // len(_SLIPS) // len(LEVELS), slips)
    for seed in (1, 2, 3):
        print("every branch, seed", seed, until_every_branch(seed))
    print("perfect", perfect(5))
    for level in LEVELS:
        print("everyday", level, {part: f"{one:.0%}" for part, one in everyday(level).items()})
        print("called again", level)
        called_again([tuple(islice(situations(seed, level), 20)) for seed in range(3)])


def separation(papers: list[tuple[Situation, ...]], trainees: int, slips: float) -> None:
    """Who is taken for whom, and what share of the marks each habit gets."""
    habits = tuple(Habit)
    taken: Counter[tuple[Habit, Habit]] = Counter()
    again: Counter[Habit] = Counter()
    shares: defaultdict[Habit, list[float]] = defaultdict(list)
    failed: defaultdict[int, list[bool]] = defaultdict(list)
    chance = Random(32)
    for number in range(trainees):
        habit = habits[number % len(habits)]
        paper = papers[number // len(habits) % len(papers)]
        law = chance.choice(paper).procedure.key
        trainee = Trainee(habit, slips, law, number)
        marks = sits(trainee, paper)
        taken[habit, habit_of(marks)] += 1
        if slips and habit in (Habit.PERFECT, Habit.ONE_LAW):
            again[habit] += habit_of(met_again(trainee, marks)) is habit
        shares[habit].append(sum(one.got for one in marks) / sum(one.of for one in marks))
        note(failed, paper, marks)
    print(f"{trainees} trainees, {len(papers[0])} situations each, slips {slips:.0%}")
    for habit in habits:
        own = sum(count for (was, _), count in taken.items() if was is habit)
        spread = quantiles(shares[habit], n=20)
        print(
            f"  {habit.value:16} known {taken[habit, habit] / own:7.2%}"
            f"  marks {mean(shares[habit]):6.1%} ({spread[0]:.1%} to {spread[-1]:.1%})",
            f"known when what was wrong came back {again[habit] / own:.1%}" if again[habit] else "",
            {was.value: count for (of, was), count in taken.items() if of is habit is not was},
        )
    for level in sorted(failed):
        share = mean(failed[level])
        print(f"  difficulty {level}: {share:.1%} of {len(failed[level])} rulings wrong")


def note(
    failed: defaultdict[int, list[bool]], paper: tuple[Situation, ...], marks: tuple[Marks, ...]
) -> None:
    """Whether each ruling was wrong, by the difficulty of its situation."""
    for one, mark in zip(paper, marks, strict=True):
        failed[difficulty(one)].append(not mark.is_ruling_right)


def until_every_branch(seed: int) -> int:
    """After how many situations every branch of every procedure has come up."""
    left = {branch for key in PROCEDURES for branch in branches_of(key)}
    for count, one in enumerate(situations(seed), 1):
        left -= one.branches
        if not left:
            return count
    raise AssertionError


def perfect(seeds: int) -> tuple[int, int, int]:
    """On how many boards a perfect trainee has full marks, of how many; how often they came."""
    every = [one for seed in range(seeds) for one in islice(situations(seed), 100)]
    sittings = [sitting_by(Trainee(Habit.PERFECT), one) for one in every]
    full = sum(one.got == one.of for one in sittings)
    return full, len(every), sum(len(one.visits) for one in sittings)


def called_again(papers: list[tuple[Situation, ...]]) -> None:
    """What comes up later on the same boards, by habit."""
    for habit in Habit:
        later: Counter[str] = Counter()
        for one in (one for paper in papers for one in paper):
            sitting = sitting_by(Trainee(habit, wrong_law=one.procedure.key), one)
            later.update(visit.situation.procedure.key for visit in sitting.visits[1:])
        print(f"  {habit.value:16} {later.total()} later visits", later.most_common(4))


def everyday(level: str) -> dict[str, float]:
    """The share of the points that a program has which takes every everyday answer."""
    got: Counter[MarkedPart] = Counter()
    every = [one for seed in range(12) for one in islice(situations(seed, level), 20)]
    for one in every:
        got.update(points_of(one, everyday_answer(one)))
    shares = {part.value: got[part] / POINTS[part] / len(every) for part in MarkedPart}
    return {"all": got.total() / FULL / len(every), **shares}


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
