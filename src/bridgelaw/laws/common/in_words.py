"""A question that is answered in a few words."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.laws.law import Question, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class InWords(Question[str]):
    """Anything that fits on a line; `sample` stands for all of it, `looks_like` says so."""

    sample: str
    looks_like: Text

    def read(self, answer: str) -> str:
        words = " ".join(answer.split())
        if not 0 < len(words) <= 60:
            raise self.misfit(answer)
        return words

    def samples(self) -> tuple[str, ...]:
        return (self.sample,)

    @property
    def expected(self) -> Text:
        return self.looks_like
