"""The report of a ruling on one page, from what was kept when it was given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridgelaw.desk.beside import beside
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.event_words import told
from bridgelaw.desk.hearing import Hearing
from bridgelaw.desk.house import house_rules
from bridgelaw.desk.playing_director import table_when_given
from bridgelaw.desk.reading_in import Brought, brought_with
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.ruling_log import Logged, said
from bridgelaw.game import SEATS, Seat
from bridgelaw.laws.machinery.as_json import words_from_json
from bridgelaw.laws.machinery.ruling import holding
from bridgelaw.laws.machinery.view import SaidAt, by_place
from bridgelaw.locale import Language, Text
from bridgelaw.scoring.deadlines import Deadlines
from bridgelaw.scoring.profile import Profile, choice_text
from bridgelaw.scoring.provisions import Provision
from bridgelaw.table.effects import CallWithdrawn, Unauthorised
from bridgelaw.table.table import Table

_LAST = 4  # events: what led to the ruling is among them


@dataclass(frozen=True, slots=True)
class RulingReport:
    """Everything that the page shows."""

    record: RulingRecord
    club_session: ClubSession | None
    standing: str
    deadlines: Deadlines
    said: dict[str, Any]
    """In the words of the day on which it was given."""
    table: Table | None
    """As the ruling saw it."""
    profile: Profile
    """Whose regulations held."""
    regulations: tuple[Provision, ...] = ()
    """What held beside the Laws when it was given: the club's rules and its authority's."""
    brought: Brought | None = None
    """The log of another desk that it came with."""

    @property
    def authority(self) -> Text | str:
        """The name of whose regulations held."""
        return choice_text(f"{self.profile.name} {self.profile.rating}".strip())

    @property
    def seated(self) -> list[tuple[Seat, str]]:
        """The players whose names are known."""
        players = self.record.players
        return [(seat, players[seat.letter]) for seat in SEATS if players.get(seat.letter)]

    @property
    def happened(self) -> list[Text]:
        """The last that happened before the director ruled."""
        log = () if self.table is None else self.table.log
        return [told(event) for event in log[-_LAST:]]

    @property
    def words(self) -> tuple[SaidAt[str], ...]:
        """What was said and to whom, by the place where it was said."""
        return by_place(words_from_json(self.said.get("words", ())))

    @property
    def effects(self) -> list[str]:
        """What was ruled: of each card its one fate; what is looked at later stands by itself."""
        told = self.said.get("effects", ())
        effects = self.record.view("en").effects if self.record.given is not None else ()
        holds = {id(one) for one in holding(effects)}
        shown = (Unauthorised, CallWithdrawn)
        return [
            one["text"] for one, effect in zip(told, effects, strict=True)
            if id(effect) in holds or isinstance(effect, shown)
        ]  # fmt: skip


def report_of(desk: Desk, record: RulingRecord, spoken: Language) -> RulingReport:
    club_session = desk.club_session(record.session) if record.session else None
    logged = Logged(0, record, club_session)
    profile = Hearing(record, None, club_session).profile
    told_then = said(desk, record, spoken)
    return RulingReport(
        record, club_session, logged.standing, logged.deadlines, told_then,
        _table(desk, record), profile, _regulations(desk, record, profile, told_then),
        brought_with(desk, record.id),
    )  # fmt: skip


def _regulations(
    desk: Desk, record: RulingRecord, profile: Profile, told_then: dict[str, Any]
) -> tuple[Provision, ...]:
    clauses = (*told_then.get("clauses", ()), *record.procedure.laws)
    house = house_rules(desk.store, record.given_at)
    return beside(profile, house, record.procedure.key, clauses)


def _table(desk: Desk, record: RulingRecord) -> Table | None:
    if record.given is not None:
        club_session = desk.club_session(record.session) if record.session else None
        return table_when_given(desk.store, club_session, record)
    if record.table is None:
        return record.told.table
    return record.seen(desk.table(record.table).table)
