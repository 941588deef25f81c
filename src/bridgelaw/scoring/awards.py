"""What a side can be awarded on a board instead of its result at the table (Law 12C)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import lru_cache

from bridgelaw.game import NotationError
from bridgelaw.locale import Refusal, tr
from bridgelaw.scoring.numbers import mixed, read_number, signed
from bridgelaw.scoring.outcomes import Outcome, parse_outcome


class BadWeights(Refusal):
    """Weights that do not make a score.

    >>> try:
    ...     parse_award("2/3 4S= by N, 1/2 4S-1 by N")
    ... except BadWeights as error:
    ...     print(error)
    the weights sum to 1 1/6, not to 1
    """


class BadShare(Refusal):
    """More than the whole of the matchpoints, or less than nothing.

    >>> try:
    ...     parse_award("120%")
    ... except BadShare as error:
    ...     print(error)
    120 per cent is no part of a top: 0 to 100 per cent
    """


@dataclass(frozen=True, slots=True)
class Assigned:
    """12C1: an assigned score: one outcome, or several with their weights (12C1(c)).

    The weights are positive and sum to one. An outcome occurs once.

    >>> award = parse_award("2/3 4S= by N, 1/3 4S-1 by N")
    >>> award.is_weighted, str(award)
    (True, '2/3 4S= by N, 1/3 4S-1 by N')
    """

    outcomes: tuple[tuple[Outcome, Fraction], ...]

    def __post_init__(self) -> None:
        if not self.outcomes:
            raise BadWeights(tr("no outcome is given"))
        if len({outcome for outcome, _ in self.outcomes}) < len(self.outcomes):
            raise ValueError("an outcome occurs once; `weighted` puts it together")
        for outcome, weight in self.outcomes:
            if weight <= 0:
                raise BadWeights(
                    tr(
                        "the weight of {outcome} is {weight}, and must be more than nothing",
                        outcome=str(outcome),
                        weight=mixed(weight),
                    )
                )
        total = sum(weight for _, weight in self.outcomes)
        if total != 1:
            raise BadWeights(tr("the weights sum to {total}, not to 1", total=mixed(total)))

    @property
    def is_weighted(self) -> bool:
        """Are there several outcomes?"""
        return len(self.outcomes) > 1

    def __str__(self) -> str:
        if not self.is_weighted:
            return str(self.outcomes[0][0])
        return ", ".join(f"{mixed(weight)} {outcome}" for outcome, weight in self.outcomes)


def certain(outcome: Outcome) -> Assigned:
    """One outcome, with the whole weight."""
    return Assigned(((outcome, Fraction(1)),))


def weighted(*outcomes: tuple[Outcome, Fraction]) -> Assigned:
    """Outcomes with their weights; the same outcome twice is one with both weights."""
    together: dict[Outcome, Fraction] = {}
    for outcome, weight in outcomes:
        together[outcome] = together.get(outcome, Fraction(0)) + weight
    return Assigned(tuple(together.items()))


class Average(Enum):
    """12C2(a): the three kinds of artificial score."""

    PLUS = "A+"
    AVERAGE = "A"
    MINUS = "A-"


@dataclass(frozen=True, slots=True)
class Artificial:
    """12C2: an artificial score.

    `share` is a part of the matchpoints, or `imps` a number of IMPs, that is of the director's
    own choice: what is more than average is then an average plus, what is less an average minus.
    With neither the event's profile says what the kind is worth, and 12C2(c) applies.

    >>> parse_award("A+")
    Artificial(kind=<Average.PLUS: 'A+'>, share=None, imps=None)
    """

    kind: Average
    share: Fraction | None = None
    imps: Fraction | None = None

    def __post_init__(self) -> None:
        if self.share is not None and self.imps is not None:
            raise ValueError("a share of the matchpoints or a number of IMPs, not both")
        if self.share is not None and not 0 <= self.share <= 1:
            percent = mixed(100 * self.share)
            raise BadShare(
                tr("{percent} per cent is no part of a top: 0 to 100 per cent", percent=percent)
            )
        over = self.share - Fraction(1, 2) if self.share is not None else self.imps
        if over is not None:
            kind = Average.PLUS if over > 0 else Average.MINUS if over < 0 else Average.AVERAGE
            object.__setattr__(self, "kind", kind)

    def __str__(self) -> str:
        if self.share is not None:
            return f"{mixed(100 * self.share)}%"
        if self.imps is not None:
            return f"{signed(self.imps)} IMP"
        return self.kind.value


def of_share(share: Fraction) -> Artificial:
    """So much of the top."""
    return Artificial(Average.AVERAGE, share=share)


def of_imps(imps: Fraction) -> Artificial:
    """So many IMPs."""
    return Artificial(Average.AVERAGE, imps=imps)


@dataclass(frozen=True, slots=True)
class SelfInflicted:
    """12C1(e): the side that did not offend hurt itself by an error that is not redressed.

    It keeps what it got at the table (`actual`, Ra), with what the infraction itself cost: the
    result without it (`without`, Rn) less the result after it with normal play (`after`, Re), in
    the unit of the event. Where the infraction cost nothing there is no relief; where the error
    cost nothing, Ra stands for Re.

    >>> award = parse_award("Ra 5HX-2 by N; Rn 4H-1 by N; Re 4S= by W")
    >>> str(award.actual), str(award.without), str(award.after)
    ('5HX-2 by N', '4H-1 by N', '4S= by W')
    """

    without: Assigned
    after: Assigned
    actual: Assigned

    def __str__(self) -> str:
        return f"Ra {self.actual}; Rn {self.without}; Re {self.after}"


def beside(award: Award | None) -> Award | None:
    """What the other side gets beside this award where nothing is said of it.

    12C1(e): the side that offended has the result without the infraction. Otherwise `None`: it
    keeps what it has.
    """
    return award.without if isinstance(award, SelfInflicted) else None


@dataclass(frozen=True, slots=True)
class NoScore:
    """The board counts as never scheduled for this side (12C2(d), 86B2, 87C).

    >>> parse_award("no score")
    NoScore()
    """

    def __str__(self) -> str:
        return "no score"


Award = Assigned | Artificial | SelfInflicted | NoScore
"""Anything that a side can be awarded."""

_PLUS = ("A+", "AV+", "AVE+", "AVG+", "AVERAGE+", "AVERAGE PLUS", "アベレージプラス", "アベレージ+")
_MINUS = (
    "A-", "AV-", "AVE-", "AVG-", "AVERAGE-", "AVERAGE MINUS", "アベレージマイナス", "アベレージ-",
)  # fmt: skip
_AVERAGE = ("A", "A=", "AV", "AV=", "AVE", "AVG", "AVERAGE", "アベレージ", "平均")
_AVERAGES = {
    **dict.fromkeys(_PLUS, Average.PLUS),
    **dict.fromkeys(_AVERAGE, Average.AVERAGE),
    **dict.fromkeys(_MINUS, Average.MINUS),
}
_NO_SCORE = {"NO SCORE", "NOT SCHEDULED", "NONE", "なし", "スコアなし", "得点なし"}

# A weight ends with a percent sign, a space, "of" or の: `1/2100` is nobody's half of 100.
_SHARE_OF_ONE = r"-?(?:\d+\s+)?\d+\s*/\s*\d+|-?\d*\.?\d+(?=\s*%)|-?\d*\.\d+"
_WEIGHT = rf"(?P<weight>(?:{_SHARE_OF_ONE})(?:\s*%)?)"
_WEIGHT_FIRST = re.compile(rf"{_WEIGHT}(?:(?<=%)\s*|\s+|(?=の))(?:of\s+|の\s*)?(?P<what>.+)", re.I)
_WEIGHT_LAST = re.compile(rf"(?P<what>.+?)(?:\s*の\s*|\s+(?=[\d./ ]+%)){_WEIGHT}")
_COUNT_FIRST = re.compile(r"(?P<count>-?\d+)\s*(?:[x×*]|[人名票](?:の|が)?)\s*(?P<what>.+)", re.I)
_COUNT_LAST = re.compile(
    r"(?P<what>.+?)(?:\s+[x×*]\s*(?P<count>\d+)|\s*[がの]?\s*(?P<people>\d+)\s*[人名票])", re.I
)
_SEPARATOR = re.compile(r"[,;、\n]|\s(?:and|plus|\+|と)\s+(?=-?[\d.])|と(?=\S)", re.I)
_SHARE = re.compile(r"[\d./ ]+%")
_IMPS = re.compile(r"([+-]?[\d./ ]+?)\s*IMPS?", re.I)
_PART = re.compile(r"(R[ane])\s*[:=]?\s+(.+)", re.I | re.S)
_DASHES = str.maketrans("−–‐⁄", "---/")
_BLANKS = re.compile(r"[^\S\n]+")
_LONGEST_PART = 120  # nobody writes more for one outcome, and looking at it would take long


@lru_cache(maxsize=4096)
def parse_award(text: str) -> Award:
    """What a person writes for an award; `str` of any award is read back.

    >>> str(parse_award("2/3 4S= by N, 1/3 4S-1 by N")), str(parse_award("A+"))
    ('2/3 4S= by N, 1/3 4S-1 by N', 'A+')
    """
    written = _normal(text)
    if written.upper() in _AVERAGES:
        return Artificial(_AVERAGES[written.upper()])
    if written.upper() in _NO_SCORE:
        return NoScore()
    if _SHARE.fullmatch(written):
        return of_share(read_number(written))
    imps = _IMPS.fullmatch(written)
    if imps is not None:
        return of_imps(read_number(imps[1]))
    if _PART.fullmatch(written):
        return _self_inflicted(text, written)
    return parse_assigned(text)


def _self_inflicted(text: str, written: str) -> SelfInflicted:
    """`Ra …; Rn …; Re …`, each once, in any order."""
    assigned: dict[str, Assigned] = {}
    parts = [_PART.fullmatch(part.strip()) for part in re.split(r"[;\n]", written) if part.strip()]
    for part in parts:
        if part is None or part[1].upper() in assigned:
            break
        assigned[part[1].upper()] = parse_assigned(part[2])
    if len(assigned) != len(parts) or len(assigned) != 3:
        raise NotationError(text, "three results such as Ra 5HX-2 by N; Rn 4H-1 by N; Re 4S= by W")
    return SelfInflicted(assigned["RN"], assigned["RE"], assigned["RA"])


@lru_cache(maxsize=4096)
def parse_assigned(text: str) -> Assigned:
    """One outcome, or outcomes with weights: `60% 6D= by S, 40% 6D-1 by S`.

    Weights are fractions or percentages (`2/3`, `40%`, `0.4`), or how many polled players there
    were for each: `3 x 4S= by N, 2 x 4S-1 by N`.
    """
    weights, counts = _parts(text)
    if counts:
        return of_poll(counts)
    return weighted(*weights)


def polled_players(text: str) -> int | None:
    """How many players were polled, where the weights are given as such numbers."""
    _, counts = _parts(text)
    return int(sum(count for _, count in counts)) if counts else None


_Weights = list[tuple[Outcome, Fraction]]


def _parts(text: str) -> tuple[_Weights, _Weights]:
    """The outcomes with weights, or those with numbers of polled players; one list is empty."""
    parts = [part.strip() for part in _SEPARATOR.split(_normal(text)) if part.strip()]
    weights: _Weights = []
    counts: _Weights = []
    bare: list[Outcome] = []
    for part in parts:
        if len(part) > _LONGEST_PART:
            raise NotationError(part, "a weight and a result, such as 2/3 4S= by N")
        count = _COUNT_FIRST.fullmatch(part) or _COUNT_LAST.fullmatch(part)
        weight = _WEIGHT_FIRST.fullmatch(part) or _WEIGHT_LAST.fullmatch(part)
        if count is not None:
            number = count["count"] or count["people"]
            counts.append((parse_outcome(count["what"]), Fraction(int(number))))
        elif weight is not None:
            weights.append((parse_outcome(weight["what"]), read_number(weight["weight"])))
        else:
            bare.append(parse_outcome(part))
    if len(bare) == len(parts) == 1:
        return [(bare[0], Fraction(1))], []
    if bare:
        raise BadWeights(tr("{outcome} has no weight", outcome=str(bare[0])))
    if weights and counts:
        raise BadWeights(tr("either weights or numbers of polled players, not both"))
    if not parts:
        raise NotationError(text, "a weight and a result, such as 2/3 4S= by N")
    return weights, counts


def _normal(text: str) -> str:
    """One form for full-width letters, minus signs, blanks and fractions such as ½."""
    apart = "".join(
        f" {char}" if "⁄" in unicodedata.normalize("NFKC", char) else char for char in text
    )
    written = unicodedata.normalize("NFKC", apart).translate(_DASHES).replace("\ufe0f", "")
    return _BLANKS.sub(" ", written).strip()


def of_poll(counts: Sequence[tuple[Outcome, Fraction]]) -> Assigned:
    """The weights that a poll gives: each outcome by its share of the answers."""
    total = sum(count for _, count in counts)
    if total <= 0:
        raise BadWeights(tr("nobody was polled"))
    return weighted(*((outcome, Fraction(count) / total) for outcome, count in counts))
