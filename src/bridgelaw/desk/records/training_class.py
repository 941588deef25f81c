"""A class that learns to direct: the situations that all of them meet, and how each did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from bridgelaw.desk.records.record import Misfit, folded
from bridgelaw.locale import tr
from bridgelaw.store.entries import Entry, Fact, Summary

MOST = 100
"""Results of a class: anybody who has its link can send one."""


@dataclass(frozen=True, slots=True)
class TraineeResult:
    """What a trainee gave in: a name of their own, and the marks of each situation."""

    name: str
    marks: tuple[tuple[int, int], ...]

    @property
    def got(self) -> int:
        return sum(got for got, _ in self.marks)

    @property
    def of(self) -> int:
        return sum(of for _, of in self.marks)


@dataclass(frozen=True, slots=True)
class ClassRecord:
    """A teacher's class."""

    id: str
    seq: int
    name: str
    level: str
    laws: str
    seed: int
    results: tuple[TraineeResult, ...] = ()

    @classmethod
    def opened(cls, entry: Entry) -> Self:
        data = entry.data
        return cls(entry.stream, entry.seq, data["name"], data["level"], data["laws"], data["seed"])

    def after(self, entry: Entry) -> Self:
        if entry.kind != "result":
            raise ValueError(f"a class has no entry {entry.kind!r}")
        if len(self.results) >= MOST:
            raise Misfit(tr("This class is full."))
        marks = tuple((got, of) for got, of in entry.data["marks"])
        result = TraineeResult(entry.data["name"], marks)
        return replace(self, seq=entry.seq, results=(*self.results, result))

    def written(self, before: Self | None, entries: Sequence[Entry]) -> Self:
        return folded(type(self), before, entries)

    @property
    def summary(self) -> Summary:
        shown = {"name": self.name, "count": len(self.results)}
        return Summary("class", "", "open", "", "", self.name, (), shown)

    @staticmethod
    def opening(name: str, level: str, laws: str, seed: int) -> Fact:
        return Fact("opened", {"name": name, "level": level, "laws": laws, "seed": seed})

    @staticmethod
    def result(name: str, marks: Sequence[tuple[int, int]]) -> Fact:
        return Fact("result", {"name": name, "marks": [list(one) for one in marks]})
