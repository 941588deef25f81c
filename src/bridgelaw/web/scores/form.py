"""The form of an adjusted score: what was typed, what it means, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from bridgelaw.desk.one_line import on_one_line
from bridgelaw.game import NotationError, Side, Vulnerability
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.scoring.awards import Artificial, Assigned, Award, parse_award, weighted
from bridgelaw.scoring.field import Line
from bridgelaw.scoring.numbers import mixed, read_number
from bridgelaw.scoring.outcomes import Outcome, parse_outcome, score_of
from bridgelaw.web.parts.contract_strip import Texts, result_in

MOST_RESULTS = 20
_LONGEST = {"result": 120, "weight": 30, "written": 600, "law": 60, "reason": 500}
_AVERAGES = ("A+", "A", "A-")
KINDS = ("results", *_AVERAGES, "written", "no score", "keep")
"""What a side can get: `written` is an award in the notation of files, `keep` what it has."""


@dataclass(frozen=True, slots=True)
class Share:
    """A row: a result and its weight in per cent."""

    result: str = ""
    weight: str = ""
    wrong_result: Text | None = None
    wrong_weight: Text | None = None


@dataclass(frozen=True, slots=True)
class SideForm:
    """What is awarded to both sides, or to one."""

    kind: str = "results"
    shares: tuple[Share, ...] = ()
    written: str = ""
    wrong: Text | None = None
    more: bool = False
    """Another result is wanted."""

    @property
    def rows(self) -> tuple[Share, ...]:
        """What was typed, and a row for more where one is wanted; one at least."""
        if not self.more and self.shares:
            return self.shares
        alone = [replace(one, weight=one.weight or "100") for one in self.shares[:1]]
        return (*alone, *self.shares[1:], Share())[:MOST_RESULTS]

    @property
    def parts(self) -> tuple[tuple[str, str, str], ...]:
        """The bar of the weights: where each part begins and how wide it is, and its number."""
        parts_of_bar, at = [], Fraction(0)
        for share in self.shares:
            weight, _ = _weight(share.weight, len(self.shares) == 1)
            width = min(weight or Fraction(0), 1 - at)
            parts_of_bar.append((f"{float(100 * at):.4g}", f"{float(100 * width):.4g}",
                          "" if weight is None else mixed(100 * weight)))  # fmt: skip
            at += width
        return tuple(parts_of_bar)


@dataclass(frozen=True, slots=True)
class AwardForm:
    """The whole form."""

    how: str = "both"
    """`both`: the same for both sides; `split`: each its own; `played`: the table's result."""
    sides: Mapping[str, SideForm] = field(default_factory=dict)
    """By `both`, `ns` and `ew`."""
    law: str = ""
    reason: str = ""
    ruling: str = ""

    @property
    def shown(self) -> tuple[str, ...]:
        """The parts of the form that are filled in."""
        return {"both": ("both",), "split": ("ns", "ew")}.get(self.how, ())

    def with_reason(self, reason: str) -> AwardForm:
        return replace(self, reason=reason)


def typed_form(texts: Texts) -> AwardForm:
    """The form as somebody sent it."""

    def one(name: str, kind: str) -> str:
        return on_one_line((*texts(name), "")[0], _LONGEST[kind])

    sides = {}
    for name in ("both", "ns", "ew"):
        written, weights = texts(f"{name}_result"), texts(f"{name}_weight")
        results = [result_in(texts, f"{name}-{at}", one) for at, one in enumerate(written, 1)]
        shares = tuple(
            Share(on_one_line(result, _LONGEST["result"]), on_one_line(weight, _LONGEST["weight"]))
            for result, weight in zip(results, weights, strict=False)
            if result.strip() or weight.strip()
        )
        kind = one(f"{name}_kind", "law")
        kind = kind if kind in KINDS else "results"
        sides[name] = SideForm(
            kind, shares[:MOST_RESULTS], one(f"{name}_written", "written"),
            more=one("more", "law") == name,
        )  # fmt: skip
    how = one("how", "law")
    return AwardForm(
        how if how in ("split", "played") else "both",
        sides, one("law", "law"), one("reason", "reason"), one("ruling", "law"),
    )  # fmt: skip


def form_of(ns: Award | None, ew: Award | None, law: str, ruling: str = "") -> AwardForm:
    """The form filled in with awards; a side without one keeps what it has."""
    forms = {"ns": side_form(ns), "ew": side_form(ew)}
    if ns == ew and ns is not None:
        return AwardForm("both", {"both": forms["ns"], **forms}, law, ruling=ruling)
    return AwardForm("split", {"both": SideForm(), **forms}, law, ruling=ruling)


def blank_form(line: Line, ruling: str = "") -> AwardForm:
    """The form before anything is typed: the result at the table, for a start."""
    first = () if line.result is None else (Share(str(line.result)),)
    sides = {name: SideForm(shares=first) for name in ("both", "ns", "ew")}
    return AwardForm("both", sides, ruling=ruling)


def side_form(award: Award | None) -> SideForm:
    if award is None:
        return SideForm("keep")
    if isinstance(award, Assigned):
        shares = (
            Share(str(outcome), mixed(100 * weight) if award.is_weighted else "100")
            for outcome, weight in award.outcomes
        )
        return SideForm("results", tuple(shares))
    if isinstance(award, Artificial) and str(award) in _AVERAGES:
        return SideForm(str(award))
    kind = "no score" if str(award) == "no score" else "written"
    return SideForm(kind, written=str(award) if kind == "written" else "")


def judged(
    form: AwardForm, line: Line, vulnerability: Vulnerability
) -> tuple[AwardForm, dict[Side, Award] | None]:
    """The form with what is wrong beside each field, and the awards if nothing is."""
    names = {side: "both" if form.how == "both" else side.value.lower() for side in Side}
    sides = dict(form.sides)
    awards: dict[Side, Award] = {}
    for side, name in names.items():
        sides[name], award = _judged(form.sides[name], line, side, vulnerability)
        if award is not None:
            awards[side] = award
    return replace(form, sides=sides), awards if len(awards) == len(names) else None


def _judged(
    side_typed: SideForm, line: Line, side: Side, vulnerability: Vulnerability
) -> tuple[SideForm, Award | None]:
    if side_typed.kind == "results":
        return _weighted(side_typed, vulnerability)
    if side_typed.kind == "keep":
        kept = line.award(side)
        if kept is None:
            words = tr("it was not played, so say what {side} is awarded too", side=side)
            return replace(side_typed, wrong=words), None
        return side_typed, kept
    try:
        text = side_typed.written if side_typed.kind == "written" else side_typed.kind
        return side_typed, parse_award(text)
    except Refusal as error:
        return replace(side_typed, wrong=error.text), None


def _weighted(side: SideForm, vulnerability: Vulnerability) -> tuple[SideForm, Award | None]:
    shares: list[Share] = []
    outcomes: list[tuple[Outcome, Fraction]] = []
    is_alone = len(side.shares) == 1
    for share in side.shares:
        outcome, wrong_result = _outcome(share.result, vulnerability)
        weight, wrong_weight = _weight(share.weight, is_alone)
        shares.append(Share(share.result, share.weight, wrong_result, wrong_weight))
        if outcome is not None and weight is not None:
            outcomes.append((outcome, weight))
    judged_side = replace(side, shares=tuple(shares))
    if not shares:
        return replace(judged_side, wrong=tr("no outcome is given")), None
    if len(outcomes) < len(shares):
        return judged_side, None
    total = sum((weight for _, weight in outcomes), Fraction(0))
    if total != 1:
        words = tr("The weights sum to {total} %, not to 100 %.", total=mixed(100 * total))
        return replace(judged_side, wrong=words), None
    return judged_side, weighted(*outcomes)


def _outcome(text: str, vulnerability: Vulnerability) -> tuple[Outcome | None, Text | None]:
    try:
        outcome = parse_outcome(text)
        score_of(outcome, vulnerability)
    except Refusal as error:
        return None, error.text
    return outcome, None


def _weight(text: str, is_alone: bool) -> tuple[Fraction | None, Text | None]:
    """A weight in per cent (`60`, `66 2/3`), or a fraction of the whole (`2/3`)."""
    if not text and is_alone:
        return Fraction(1), None
    try:
        value = read_number(text.replace("％", "%").removesuffix("%"))
    except NotationError as error:
        return None, error.text
    is_part = "/" in text and " " not in text.strip() and "%" not in text and value <= 1
    weight = value if is_part else value / 100
    if weight <= 0:
        return None, tr("A weight is more than nothing.")
    return weight, None
