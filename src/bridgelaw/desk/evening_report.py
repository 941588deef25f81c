"""The report of a session on one page: what was ruled, adjusted, corrected, penalized, appealed.

Nothing of it is a draft: only rulings that were given, and decisions that were not taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from bridgelaw.desk.deadlines import deadlines_of
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.club_session import ClubSession, Corrected, Decided, Penalized
from bridgelaw.desk.records.round_clock import Late
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.results import Results, results_of
from bridgelaw.desk.ruling_log import LogFilter, whole_log
from bridgelaw.game import Side
from bridgelaw.locale import Language, Text, tr
from bridgelaw.scoring.awards import parse_award
from bridgelaw.scoring.field import BoardKey
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.presentation.figures import Figures, points_on
from bridgelaw.scoring.presentation.names import size_words
from bridgelaw.scoring.standings import Standings
from bridgelaw.scoring.words import award_text, outcome_text

APPEAL = "appeal"
_LAWS = 2  # clauses in a row: those that decided


@dataclass(frozen=True, slots=True)
class RuledRow:
    """A ruling that was given."""

    record: RulingRecord
    headline: str
    """As it was said on that day."""

    @property
    def laws(self) -> tuple[str, ...]:
        assert self.record.given is not None
        return tuple(self.record.given["clauses"])[-_LAWS:]

    @property
    def by(self) -> str:
        return self.record.given_by


@dataclass(frozen=True, slots=True)
class AdjustedRow:
    """An adjusted score."""

    decided: Decided
    table: Text
    """The result at the table."""
    awards: tuple[tuple[Side | None, Text], ...]
    """For both sides alike (`None`), or for each."""
    points: tuple[str, str]
    """Of North-South before and after; empty where nobody can tell."""


@dataclass(frozen=True, slots=True)
class CorrectedRow:
    """A record that was corrected."""

    corrected: Corrected
    was: Text
    result: Text


@dataclass(frozen=True, slots=True)
class AppealRow:
    """A ruling that was appealed, and what became of it."""

    record: RulingRecord
    """The ruling, or the appeal where nobody said which ruling it is about."""
    asked: datetime
    is_in_time: bool | None
    """92B; `None` while the period has not begun."""
    heard: RulingRecord | None
    headline: str
    """What was ruled on the appeal; empty while it is open."""


@dataclass(frozen=True, slots=True)
class Period:
    """79C, 92B: from when to when."""

    name: Text
    law: str
    began: datetime
    ends: datetime
    is_over: bool


@dataclass(frozen=True, slots=True)
class EveningReport:
    """Everything on the page, in the order of the page."""

    club_session: ClubSession
    field: Text | None
    """How many tables and boards, where there are results."""
    directors: tuple[str, ...]
    rulings: tuple[RuledRow, ...]
    adjusted: tuple[AdjustedRow, ...]
    corrected: tuple[CorrectedRow, ...]
    penalties: tuple[Penalized, ...]
    appeals: tuple[AppealRow, ...]
    late: tuple[Late, ...]
    periods: tuple[Period, ...]


def report_of_evening(
    desk: Desk, club_session: ClubSession, spoken: Language, now: datetime
) -> EveningReport:
    """The report of a session, in a language."""
    logged = [one.record for one in whole_log(desk, LogFilter(session=club_session.id))]
    given = sorted((one for one in logged if one.state == "given"), key=_when)
    results = results_of(desk.store, club_session)
    before = results_of(desk.store, replace(club_session, decisions=()))
    decisions = club_session.decisions
    kept = [one for one in decisions if results is None or one not in _lost(results)]
    rulings = [RuledRow(one, _headline(one, spoken)) for one in given if not _is_appeal(one)]
    return EveningReport(
        club_session,
        None if results is None else size_words(results.field),
        _directors(given, club_session),
        tuple(rulings),
        tuple(_adjusted(one, before, results) for one in kept
              if isinstance(one, Decided) and one.ns is not None),
        tuple(_corrected(one) for one in kept if isinstance(one, Corrected)),
        tuple(one for one in kept if isinstance(one, Penalized)),
        tuple(_appeals(given, club_session, spoken)),
        club_session.clock.late,
        tuple(_periods(club_session, now)),
    )  # fmt: skip


def _when(record: RulingRecord) -> datetime:
    assert record.given_at is not None
    return record.given_at


def _is_appeal(record: RulingRecord) -> bool:
    return record.procedure.key == APPEAL


def _headline(record: RulingRecord, spoken: Language) -> str:
    return str(record.said(spoken.code).get("headline", ""))


def _lost(results: Results) -> tuple[object, ...]:
    return tuple(each.decision for each in results.lost)


def _directors(given: list[RulingRecord], club_session: ClubSession) -> tuple[str, ...]:
    """Everybody who signed something, in the order in which they first did."""
    signed = [
        *(one.given_by for one in given),
        *(one.by for one in club_session.decisions),
        *(one.by for one in club_session.clock.late),
    ]
    return tuple(dict.fromkeys(one for one in signed if one))


def _adjusted(decided: Decided, before: Results | None, after: Results | None) -> AdjustedRow:
    assert decided.ns is not None and decided.ew is not None
    ns, ew = (award_text(parse_award(award)) for award in (decided.ns, decided.ew))
    awards: tuple[tuple[Side | None, Text], ...] = ((Side.NS, ns), (Side.EW, ew))
    if decided.ns == decided.ew:
        awards = ((None, ns),)
    table, points = tr("not played"), ("", "")
    place = None if after is None else after.places.get(decided.meeting)
    if before is not None and after is not None and place is not None:
        line = after.field.lines[place]
        if line.result is not None:
            table = outcome_text(line.result)
        points = (_points(before.standings, place), _points(after.standings, place))
    return AdjustedRow(decided, table, awards, points)


def _points(standings: Standings, place: int) -> str:
    key: BoardKey = standings.field.lines[place].key
    points = points_on(standings, key)[place][Side.NS]
    return Figures(standings.field.event).points([points])[0]


def _corrected(corrected: Corrected) -> CorrectedRow:
    was = outcome_text(parse_outcome(corrected.was)) if corrected.was else tr("not played")
    return CorrectedRow(corrected, was, outcome_text(parse_outcome(corrected.result)))


def _appeals(
    given: list[RulingRecord], club_session: ClubSession, spoken: Language
) -> list[AppealRow]:
    heard = {one.after_ruling: one for one in given if _is_appeal(one) and one.after_ruling}
    known = {one.id: one for one in given}
    rows = []
    for record in given:
        appeal = heard.get(record.id)
        asked = record.marks.get("appealed") or (None if appeal is None else appeal.opened_at)
        if asked is not None and not _is_appeal(record):
            rows.append(_appeal(record, asked, appeal, club_session, spoken))
    for appeal in given:  # of a ruling that is not in the log
        if _is_appeal(appeal) and appeal.after_ruling not in known:
            rows.append(_appeal(appeal, appeal.opened_at, appeal, club_session, spoken))
    return sorted(rows, key=lambda row: row.asked)


def _appeal(
    record: RulingRecord,
    asked: datetime,
    heard: RulingRecord | None,
    club_session: ClubSession,
    spoken: Language,
) -> AppealRow:
    told = None if record is heard else record.told_at
    end = deadlines_of(club_session, told).appeal
    in_time = None if end is None else asked <= end
    return AppealRow(
        record, asked, in_time, heard, "" if heard is None else _headline(heard, spoken)
    )


def _periods(club_session: ClubSession, now: datetime) -> list[Period]:
    posted = club_session.posted
    if posted is None:
        return []
    ends = deadlines_of(club_session)
    named = (
        (tr("Correction of scores"), "79C", ends.correction),
        (tr("Requests and appeals"), "92B", ends.appeal),
    )
    return [
        Period(name, law, posted, end, end <= now) for name, law, end in named if end is not None
    ]
