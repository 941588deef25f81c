"""Questions that are answered by results and scores, and those that several laws ask."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.errors import NotationError
from bridgelaw.game.spelling import plain
from bridgelaw.laws.law import BadAnswer, Choice, Option, Question, Text, tr
from bridgelaw.locale.errors import Refusal
from bridgelaw.scoring.awards import Assigned, Average, parse_assigned, polled_players
from bridgelaw.scoring.contract_score import possible_scores
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.numbers import read_number
from bridgelaw.scoring.outcomes import Outcome, Points, parse_outcome
from bridgelaw.scoring.presentation.figures import METHODS

_NONE = frozenset({"NONE", "NOTHING", "NO", "なし", "ない", "いいえ"})
_SEPARATORS = re.compile(r"[,;、；\n]")
_RESULTS = tr(
    "a result such as 4S= by N, or results with weights: 2/3 4S= by N, 1/3 4S-1 by N, "
    "or polled players: 3 x 4S= by N, 2 x 4S-1 by N"
)

# Every step of an interview reads its answers anew.
_assigned = lru_cache(maxsize=256)(parse_assigned)


def _read_assigned(question: Question[Any], answer: str) -> Assigned:
    try:
        return _assigned(answer)
    except NotationError as error:
        raise question.misfit(answer) from error
    except Refusal as error:
        raise BadAnswer(question.key, answer, error.text) from error


@dataclass(frozen=True, slots=True, kw_only=True)
class AssignedQuestion(Question[Assigned]):
    """A question for a result, or for several with their weights."""

    def read(self, answer: str) -> Assigned:
        return _read_assigned(self, answer)

    def samples(self) -> tuple[str, ...]:
        return ("4S= by N",)

    @property
    def expected(self) -> Text:
        return _RESULTS


@dataclass(frozen=True, slots=True)
class Possible:
    """Results that were possible, and how many players were polled if the answer tells it."""

    award: Assigned
    polled: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PossibleQuestion(Question[Possible]):
    """A question for results with their weights that remembers how many players were polled."""

    def read(self, answer: str) -> Possible:
        return Possible(_read_assigned(self, answer), polled_players(answer))

    def told(self, value: Any) -> Assigned:
        award: Assigned = value.award
        return award

    def samples(self) -> tuple[str, ...]:
        return ("4S= by N", "60% 4S= by N, 40% 4S-1 by N")

    @property
    def expected(self) -> Text:
        return _RESULTS


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeQuestion(Question[Outcome]):
    """A question for one result."""

    def read(self, answer: str) -> Outcome:
        try:
            outcome = parse_outcome(answer)
        except NotationError as error:
            raise self.misfit(answer) from error
        except Refusal as error:
            raise BadAnswer(self.key, answer, error.text) from error
        # Where the vulnerability is not known, it has to be a score of any.
        if isinstance(outcome, Points) and not any(
            outcome.ns in possible_scores(vulnerability) for vulnerability in Vulnerability
        ):
            reason = tr("no contract gives {score}", score=str(outcome))
            raise BadAnswer(self.key, answer, reason)
        return outcome

    def samples(self) -> tuple[str, ...]:
        return ("4S= by N",)

    @property
    def expected(self) -> Text:
        return tr("a result such as 4S= by N, 3NTX-2 by W, passed out, +620 or EW 100")


Parts = tuple[tuple[Outcome, Fraction | None], ...]
"""Some of several results, each with a weight or, without one, the whole of it."""

_PART = re.compile(r"(?P<weight>\d+\s+\d+/\d+\s*%?|\d+/\d+|\d*\.?\d+\s*%|\d*\.\d+)\s*(?P<what>.+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class PartsQuestion(Question[Parts]):
    """A question for some of the results that were named before, or for none of them."""

    def read(self, answer: str) -> Parts:
        if plain(answer) in _NONE:
            return ()
        try:
            return tuple(_part(part) for part in _SEPARATORS.split(answer) if part.strip())
        except NotationError as error:
            raise self.misfit(answer) from error
        except Refusal as error:
            raise BadAnswer(self.key, answer, error.text) from error

    def samples(self) -> tuple[str, ...]:
        return ("none",)

    @property
    def expected(self) -> Text:
        return tr("none, or results such as 6S= by N, or a weight and a result: 10% 6S= by N")


@lru_cache(maxsize=256)
def _part(text: str) -> tuple[Outcome, Fraction | None]:
    match = _PART.fullmatch(plain(text))
    if match is None:
        return parse_outcome(text), None
    return parse_outcome(match["what"]), read_number(match["weight"])


Results = tuple[tuple[Outcome, Fraction], ...]
"""Results of other tables, each with how often it occurred."""

# Of two bare numbers the score comes first: 420 x 2.
_TIMES = re.compile(
    r"(?P<first>\d+)\s*[X×*]\s+(?!\d+$)(?P<what>\S.*)"
    r"|(?P<score>[+-]?\s*\d+|.+?\s)\s*[X×*]\s*(?P<times>\d[\d/ ]*)"
    r"|(?P<before>.+?)\s*(?:が|\s)\s*(?P<often>\d[\d/ ]*)回"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultsQuestion(Question[Results]):
    """A question for the results of the other tables: `+420 x4, +400 x2, +170, -50 x3`."""

    def read(self, answer: str) -> Results:
        try:
            found = _results(answer)
        except NotationError as error:
            raise self.misfit(answer) from error
        except Refusal as error:
            raise BadAnswer(self.key, answer, error.text) from error
        if not found:
            raise self.misfit(answer)
        return found

    def samples(self) -> tuple[str, ...]:
        return ("+420 x4, -50 x3",)

    @property
    def expected(self) -> Text:
        return tr(
            "the results of the other tables with how often each occurred, as in: "
            "+420 x4, +400 x2, +170, -50 x3"
        )


@lru_cache(maxsize=64)
def _results(answer: str) -> Results:
    together: dict[Outcome, Fraction] = {}
    for part in _SEPARATORS.split(answer):
        if not part.strip():
            continue
        match = _TIMES.fullmatch(plain(part))
        if match is None:
            what, times = part, "1"
        else:
            what = match["what"] or match["score"] or match["before"]
            times = match["first"] or match["times"] or match["often"]
        outcome, number = parse_outcome(what.strip()), read_number(times)
        if number <= 0:
            raise NotationError(part, "a result that occurred at least once")
        together[outcome] = together.get(outcome, Fraction(0)) + number
    return tuple(together.items())


@dataclass(frozen=True, slots=True, kw_only=True)
class CountQuestion(Question[int]):
    """A question for a whole number, such as how many players were asked."""

    def read(self, answer: str) -> int:
        written = plain(answer)
        if written in _NONE:
            return 0
        if not written.isdecimal() or len(written) > 4:
            raise self.misfit(answer)
        return int(written)

    def samples(self) -> tuple[str, ...]:
        return ("5",)

    @property
    def expected(self) -> Text:
        return tr("a whole number, such as 5")


@dataclass(frozen=True, slots=True, kw_only=True)
class VulnerabilityQuestion(Question[Vulnerability]):
    """A question for the vulnerability; free, because every score depends on it alike."""

    def read(self, answer: str) -> Vulnerability:
        try:
            return Vulnerability.parse(answer)
        except NotationError as error:
            raise self.misfit(answer) from error

    def samples(self) -> tuple[str, ...]:
        return ("none",)

    def every(self) -> tuple[str, ...]:
        return ("none", "NS", "EW", "both")

    @property
    def expected(self) -> Text:
        return tr("none, NS, EW or both")


_METHODS = {
    "MATCHPOINTS": Method.MATCHPOINTS, "MATCHPOINT": Method.MATCHPOINTS, "MP": Method.MATCHPOINTS,
    "PAIRS": Method.MATCHPOINTS, "マッチポイント": Method.MATCHPOINTS,
    "TEAMS": Method.TEAMS, "TEAM": Method.TEAMS, "IMPS": Method.TEAMS, "IMP": Method.TEAMS,
    "チーム戦": Method.TEAMS, "チーム": Method.TEAMS,
    "CROSS-IMPS": Method.CROSS_IMPS, "CROSS IMPS": Method.CROSS_IMPS, "XIMPS": Method.CROSS_IMPS,
    "クロスIMP": Method.CROSS_IMPS,
    "BUTLER": Method.BUTLER, "バトラー": Method.BUTLER,
    "TOTAL-POINTS": Method.TOTAL_POINTS, "TOTAL POINTS": Method.TOTAL_POINTS,
    "トータルポイント": Method.TOTAL_POINTS,
}  # fmt: skip
_LATER = frozenset({"LATER", "NOT NOW", "後で", "あとで"})


@dataclass(frozen=True, slots=True, kw_only=True)
class MethodQuestion(Question[Method | None]):
    """A question for how results are compared; `None`: they are compared later."""

    def read(self, answer: str) -> Method | None:
        written = plain(answer).replace("_", "-")
        if written in _LATER:
            return None
        if written not in _METHODS:
            raise self.misfit(answer)
        return _METHODS[written]

    def told(self, value: Any) -> Text:
        return tr("Compared later") if value is None else METHODS[value]

    def samples(self) -> tuple[str, ...]:
        return ("matchpoints", "teams", "later")

    def every(self) -> tuple[str, ...]:
        return ("matchpoints", "teams", "cross-imps", "butler", "total-points", "later")

    @property
    def expected(self) -> Text:
        return tr(
            "matchpoints, teams (IMPs against the other table), cross-imps, butler or "
            "total-points; or later"
        )


@lru_cache(maxsize=64)
def _clause(answer: str) -> str:
    # The digest is large, and most procedures do without it.
    from bridgelaw.laws.digest import find

    return find(answer)[0].number


@dataclass(frozen=True, slots=True, kw_only=True)
class LawQuestion(Question[str]):
    """A question for a clause of the Laws."""

    def read(self, answer: str) -> str:
        try:
            return _clause(answer)
        except Refusal as error:
            raise BadAnswer(self.key, answer, error.text) from error

    def samples(self) -> tuple[str, ...]:
        return ("16B3",)

    @property
    def expected(self) -> Text:
        return tr("a clause such as 16B3, 27D or 64C1")


# What is asked where nobody knows the scores of the board

SCORING = MethodQuestion(
    key="scoring",
    law="78",
    heading=tr("How is the board scored?"),
    why=tr(
        "Then the score of each side is computed now. It can also be computed later, when all "
        "results are in."
    ),
)

VULNERABILITY = VulnerabilityQuestion(
    key="vulnerability",
    law="77",
    heading=tr("Who is vulnerable?"),
    why=tr("The points of a contract depend on it."),
)

OTHER_TABLE = AssignedQuestion(
    key="other_table",
    law="78B",
    heading=tr("What was the result at the other table?"),
    why=tr("The points are compared with it, and each result by itself becomes IMPs."),
)

OTHER_RESULTS = ResultsQuestion(
    key="other_results",
    law="78A",
    heading=tr("What were the other results, and how often?"),
    why=tr(
        "Scores are those of North-South. The adjusted score stands among them with its weights, "
        "so that the scores of all other pairs change with it."
    ),
)

SCORE_QUESTIONS = (SCORING, VULNERABILITY, OTHER_TABLE, OTHER_RESULTS)


# 12C2: artificial scores

_FAULT_WHY = tr(
    "A side in no way at fault gets average plus, one partly at fault average, and one directly at "
    "fault average minus. If both sides broke the law and nobody is innocent, both are at fault. "
    "Whoever only sits out in a half table gets no average plus."
)
_FAULT_OPTIONS = (
    Option("none", Average.PLUS, tr("Not at all: average plus")),
    Option("partly", Average.AVERAGE, tr("Partly: average")),
    Option("directly", Average.MINUS, tr("Directly: average minus")),
)

FAULT_NS = Choice(
    key="fault_ns",
    law="12C2(a)",
    heading=tr("Is North-South at fault?"),
    why=_FAULT_WHY,
    options=_FAULT_OPTIONS,
)

FAULT_EW = Choice(
    key="fault_ew",
    law="12C2(a)",
    heading=tr("Is East-West at fault?"),
    why=_FAULT_WHY,
    options=_FAULT_OPTIONS,
)
