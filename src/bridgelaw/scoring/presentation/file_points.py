"""A file's points beside ours, as terminal, pages and API show them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.game import Side
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.field import Event, Line, Method
from bridgelaw.scoring.numbers import shown
from bridgelaw.scoring.presentation.names import table_name
from bridgelaw.scoring.profile import WBF
from bridgelaw.scoring.stated.differences import Cause
from bridgelaw.scoring.stated.keeping import Compared
from bridgelaw.scoring.stated.matches import SCALE_NAMES
from bridgelaw.scoring.stated.rules import datum_words


@dataclass(frozen=True, slots=True)
class DifferenceRow:
    """A line whose points in the file are not ours."""

    place: int
    line: Line
    table: str
    stated: dict[Side, str]
    computed: dict[Side, str]
    reason: Text
    cause: Cause

    @property
    def words(self) -> Text:
        """The whole in one sentence."""
        return tr(
            "board {board}, table {table}, {ns} against {ew}: {stated} in the file, {computed} "
            "by our scoring. {reason}",
            board=self.line.board, table=self.table, ns=self.line.ns, ew=self.line.ew,
            stated=both(self.stated), computed=both(self.computed), reason=self.reason,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class TotalRow:
    """A total of the file that its lines do not add up to."""

    contestant: str
    session: int
    stated: str
    computed: str
    reason: Text
    cause: Cause

    @property
    def words(self) -> Text:
        return tr(
            "{contestant} in all: {stated} in the file, {computed} from its lines. {reason}",
            contestant=self.contestant, stated=self.stated, computed=self.computed,
            reason=self.reason,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match whose points in the file are not ours."""

    session: int
    teams: tuple[str, str]
    stated: str
    computed: str
    in_imps: bool
    reason: Text
    cause: Cause

    @property
    def unit(self) -> Text:
        return tr("IMP") if self.in_imps else tr("VP")

    @property
    def words(self) -> Text:
        return tr(
            "round {session}, {first} against {second}: {stated} {unit} in the file, {computed} "
            "by our scoring. {reason}",
            session=self.session, first=self.teams[0], second=self.teams[1], stated=self.stated,
            unit=self.unit, computed=self.computed, reason=self.reason,
        )  # fmt: skip


def match_rows(scores: Compared) -> list[MatchRow]:
    """Match by match."""
    return [
        MatchRow(
            each.session,
            each.teams,
            " / ".join(shown(each.stated[team]) for team in each.teams),
            " / ".join(shown(each.computed[team]) for team in each.teams),
            each.in_imps,
            each.reason.words,
            each.reason.cause,
        )
        for each in scores.matches
    ]


def both(points: dict[Side, str]) -> str:
    """What the two sides have: `23 / 11`."""
    return " / ".join(points.get(side, "-") for side in Side)


def line_rows(scores: Compared) -> list[DifferenceRow]:
    """Line by line, in the order of the boards."""
    field = scores.computed.field
    return [
        DifferenceRow(
            each.place,
            field.lines[each.place],
            table_name(field, each.place),
            {side: _shown(value) for side, value in each.stated.items()},
            {side: _shown(value) for side, value in each.computed.items()},
            each.reason.words,
            each.reason.cause,
        )
        for each in scores.lines
    ]


def total_rows(scores: Compared) -> list[TotalRow]:
    return [
        TotalRow(
            each.contestant,
            each.session,
            shown(each.stated),
            shown(each.computed),
            each.reason.words,
            each.reason.cause,
        )
        for each in scores.totals
    ]


def _shown(value: Fraction | None) -> str:
    return "-" if value is None else shown(value)


def method_words(event: Event) -> Text | None:
    """The variant of a method, where there are several: the datum of Butler, a scale of VPs."""
    if event.method is Method.TEAMS and event.profile.vp_scale != WBF.vp_scale:
        return tr("Victory points: {scale}", scale=SCALE_NAMES[event.profile.vp_scale])
    if event.method is not Method.BUTLER:
        return None
    return tr("Datum: {datum}", datum=datum_words(event.profile.butler))
