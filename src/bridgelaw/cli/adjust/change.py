"""What is to be changed in a field: which line, and how."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta

from bridgelaw.formats.own.lines import read_awards, read_result
from bridgelaw.formats.own.words import read_amount
from bridgelaw.game import NotationError, Side
from bridgelaw.locale import AnyOf, Refusal, tr
from bridgelaw.scoring.awards import Award, parse_award
from bridgelaw.scoring.deadlines import Correction as Late
from bridgelaw.scoring.deadlines import deadlines, moment_of, now_of, read_time, zone_of
from bridgelaw.scoring.field import (
    Adjustment,
    BadField,
    Correction,
    Event,
    Field,
    Line,
    Penalty,
    Unit,
    penalty_units,
    place_of,
)
from bridgelaw.scoring.named_in_field import NotOneLine, contestant_named, line_named
from bridgelaw.scoring.penalties import usual_penalty
from bridgelaw.scoring.standings import Standings, score_field


class CannotAdjust(Refusal):
    """An adjustment that does not fit the field."""


class DirectorLeaves(Exception):
    """The director leaves; nothing is changed."""


@dataclass(frozen=True, slots=True)
class Awards:
    """What the sides are awarded; `None` for a side that keeps what it has."""

    ns: Award | None = None
    ew: Award | None = None
    law: str = ""

    def award(self, side: Side) -> Award | None:
        return self.ns if side is Side.NS else self.ew


@dataclass(frozen=True, slots=True)
class Change:
    """A line that is replaced, and penalties that are added or taken back."""

    place: int | None = None
    line: Line | None = None
    penalties: tuple[Penalty, ...] = ()
    taken_back: tuple[Penalty, ...] = ()

    def made_in(self, standings: Standings) -> Standings:
        """The standings afterwards; refused as a whole if any of it cannot be."""
        if self.place is not None and self.line is not None:
            standings = standings.with_line(self.place, self.line)
        if self.penalties or self.taken_back:
            field = standings.field
            left = list(field.penalties)
            for penalty in self.taken_back:
                left.remove(penalty)
            standings = score_field(replace(field, penalties=(*left, *self.penalties)))
        return standings


def find_line(
    field: Field,
    board: int,
    table: str | None,
    pair: str | None,
    session: int | None,
    section: str | None,
) -> int:
    """The place of the line that is meant; where it may be several, what else to type."""
    try:
        return line_named(field, board, table, pair, session, section)
    except NotOneLine as error:
        raise CannotAdjust(
            tr("{reason}: give {option}", reason=error.text, option=f"--{error.lacking}")
        ) from error


def ensure_known(laws: str | None) -> None:
    """Refuses an unknown law; several may be named, with commas between them."""
    if not laws:
        return
    from bridgelaw.laws.digest import find

    for law in re.split(r"[,;、，；]", laws):
        try:
            find(law)
        except Refusal as error:
            raise _at("--law", error) from error


def read_awards_of(both: str | None, ns: str | None, ew: str | None, law: str) -> Awards:
    """The awards as they are typed; the error says at which option."""
    if both is not None:
        sides = _read("--both", both)
        return Awards(sides[0], sides[1], law)
    return Awards(
        None if ns is None else _read_one("--ns", ns),
        None if ew is None else _read_one("--ew", ew),
        law,
    )


def _read(option: str, text: str) -> tuple[Award, Award]:
    try:
        return read_awards(text)
    except Refusal as error:
        raise _at(option, error) from error


def _read_one(option: str, text: str) -> Award:
    try:
        return parse_award(text)
    except Refusal as error:
        raise _at(option, error) from error


def _at(option: str, error: Refusal) -> CannotAdjust:
    return CannotAdjust(tr("{option}: {reason}", option=option, reason=error.text))


def adjusted_line(line: Line, awards: Awards, reason: str, told: str) -> Line:
    """The line with an adjusted score; a side without an award keeps what it had."""
    sides = line.awarded({side: awards.award(side) for side in Side})
    adjustment = Adjustment(sides[Side.NS], sides[Side.EW], awards.law, reason, told)
    return replace(line, adjusted=adjustment)


def corrected_line(line: Line, text: str, event: Event, law: str, reason: str, at: str) -> Line:
    """79B, 79C: the line with what happened at the table; what was entered is kept beside it.

    The law is 79C1 while the correction period runs, and 79C2 once it is over.
    """
    try:
        result = read_result(text)
    except Refusal as error:
        raise _at("--correct", error) from error
    if isinstance(result, tuple):
        raise CannotAdjust(
            tr("{option}: “{text}” is an award, not a result at the table; use --both",
               option="--correct", text=text)
        )  # fmt: skip
    if result == line.result:
        raise BadField(place_of(line), tr("the record says so already"))
    before = line.corrected
    when = moment_of(event, at)
    ends = deadlines(event)
    is_late = when is not None and ends.correction_at(when) is Late.WITH_APPROVAL
    # What was entered at first stays, however often it is corrected.
    was = line.result if before is None else before.was
    reason = "; ".join(filter(None, ("" if before is None else before.reason, reason)))
    correction = Correction(was, law or ("79C2" if is_late else "79C1"), reason, at)
    return replace(line, result=result, corrected=None if result == was else correction)


def undone_line(line: Line) -> Line:
    """The line as it was played."""
    if line.adjusted is None:
        raise BadField(place_of(line), tr("it is not adjusted, so there is nothing to undo"))
    return replace(line, adjusted=None)


_UNIT_WORDS = {
    Unit.TOP: tr("a part of a top, as in 10%"),
    Unit.MATCHPOINTS: tr("matchpoints, as in 6 MP"),
    Unit.IMPS: tr("IMPs, as in 3 IMP"),
    Unit.VICTORY_POINTS: tr("victory points, as in 1 VP"),
    Unit.POINTS: tr("points, as in 50 points"),
}


def read_penalty(
    field: Field, text: str, session: int, law: str, reason: str, section: str = ""
) -> Penalty:
    """`5=10%`: whose it is, and how much; `5` alone is the usual penalty of the event."""
    # A contestant's name may have "=" in it, an amount has not.
    name, equals, amount = text.rpartition("=")
    try:
        if not equals:
            whose = contestant_named(field, text, section)
            return usual_penalty(field.event, whose, session, law or "90", reason)
        size, unit = read_amount(amount)
    except Refusal as error:
        raise _at("--penalty", error) from error
    allowed = penalty_units(field.event)
    if not size or unit not in allowed:
        expected = AnyOf(tuple(_UNIT_WORDS[each] for each in allowed))
        raise CannotAdjust(
            tr("{option}: “{text}” is no penalty in this event: name {units}", option="--penalty",
               text=amount.strip(), units=expected)
        )  # fmt: skip
    whose = contestant_named(field, name, section)
    return Penalty(whose, size, unit, session, law or "90", reason)


def read_taken_back(
    field: Field, texts: Iterable[str], session: int | None, section: str = ""
) -> tuple[Penalty, ...]:
    """`5`: all penalties of a contestant; `5=10%`: one of that amount."""
    left = list(field.penalties)
    penalties: list[Penalty] = []
    for text in texts:
        name, equals, amount = text.rpartition("=")
        try:
            whose = contestant_named(field, name if equals else text, section)
            size = read_amount(amount) if equals else None
        except Refusal as error:
            raise _at("--no-penalty", error) from error
        meant = [
            penalty
            for penalty in left
            if penalty.contestant == whose
            and session in (None, penalty.session)
            and size in (None, (penalty.amount, penalty.unit))
        ]
        if not meant:
            raise CannotAdjust(
                tr("{option}: there is no such penalty: “{text}”", option="--no-penalty", text=text)
            )
        for penalty in meant[:1] if equals else meant:
            left.remove(penalty)
            penalties.append(penalty)
    return tuple(penalties)


def read_told(text: str | None, event: Event) -> str:
    """When the ruling was told: by the clock that the event names; now if nothing is said.

    A time alone is of the day on which the scores were posted, or the one before or after it;
    without that, of today. It has a time zone where the event's own time has one, so that they
    can be compared.
    """
    posted = read_time(event.scores_posted)
    moment = now_of(event).replace(tzinfo=None) if text is None else _moment(text, event, posted)
    if posted is not None and posted.tzinfo is not None and moment.tzinfo is None:
        zone = zone_of(event.clock) if event.clock else None
        moment = moment.astimezone() if zone is None else moment.replace(tzinfo=zone)
    return moment.isoformat("T", "minutes")


def _moment(text: str, event: Event, posted: datetime | None) -> datetime:
    written = text.strip()
    try:
        of_day = time.fromisoformat(written)
        if posted is None:
            return datetime.combine(now_of(event).date(), of_day)
        around = posted.replace(tzinfo=None)
        days = (around.date() + timedelta(days) for days in (-1, 0, 1))
        return min(
            (datetime.combine(day, of_day) for day in days), key=lambda each: abs(each - around)
        )
    except ValueError:
        pass
    try:
        return datetime.fromisoformat(written)
    except ValueError as error:
        unread = NotationError(text, "a time such as 21:30 or 2026-11-10 21:30")
        raise _at("--told", unread) from error
