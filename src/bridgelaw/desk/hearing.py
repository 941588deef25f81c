"""A ruling with everything that it looks at, and the interviews that were held last."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace

from bridgelaw.desk.playing_director import ForAnother, HandOver, closed, hand_over
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.laws import Answer, Interview
from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.laws.machinery.transcript import RecordedInterview
from bridgelaw.locale import Refusal
from bridgelaw.scoring.profile import WBF, Profile
from bridgelaw.store import Store


@dataclass(frozen=True, slots=True)
class Hearing:
    """A ruling, its live table and its session, as they were read together."""

    record: RulingRecord
    at: TableRecord | None
    """The table, which may have gone on since the ruling looked at it."""
    club_session: ClubSession | None

    def now(self, record: RulingRecord) -> Hearing:
        """The same with the ruling as it is after a change."""
        return replace(self, record=record)

    @property
    def has_moved(self) -> bool:
        """The table is no longer what the ruling looked at."""
        return self.at is not None and not self.record.sees(self.at)

    @property
    def is_round_over(self) -> bool | None:
        """8B: has the round ended by now for the table that it is about?"""
        if self.at is None or self.club_session is None:
            return None
        return self.at.is_round_over(self.club_session.round)

    def ensure_open(self) -> None:
        """`ForAnother` where it looks at hands that are closed to whoever asks."""
        if self.at is not None and self.at.is_hidden and not self.record.without_hands:
            assert self.club_session is not None
            raise closed(self.club_session, self.at.summary.board)

    def hand_over(self, store: Store) -> HandOver | None:
        """Why who is at work should not rule here; `None` where nothing speaks against it."""
        return hand_over(store, self.club_session, self.record.place, self.record.board)

    def ensure_may_rule(self, store: Store) -> None:
        """`ForAnother` where somebody else should, and nobody has said that they rule anyway."""
        another = self.hand_over(store)
        if another is not None:
            raise ForAnother(another)

    @property
    def profile(self) -> Profile:
        """Whose regulations hold."""
        if self.club_session is None:
            return replace(WBF, edition=self.record.edition)
        return self.club_session.rules

    @property
    def regulations(self) -> Hashable:
        """What tells them from others, and is compared sooner than they are themselves."""
        session = self.club_session
        if session is None:
            return self.record.edition
        settings = None if session.file is None else session.file.settings
        return session.profile, session.edition, settings

    @property
    def circumstances(self) -> Circumstances:
        record = self.record
        seen = record.told.table if self.at is None else record.seen(self.at.table)
        return Circumstances(
            seen, profile=self.profile, round_over=record.round_over, plan=record.plan,
            who=record.who if seen is None else None,
            told=frozenset(dict(record.told.settled)),
        )  # fmt: skip


class Interviews:
    """The interviews that were held last: whoever answers a question has just been asked it."""

    _MOST = 2048

    def __init__(self) -> None:
        self._held: OrderedDict[Hashable, Interview] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, hearing: Hearing, upto: int | None = None) -> Interview:
        """The interview after the answers, or after the first of them."""
        record, at = hearing.record, hearing.at
        answers = record.answers[:upto]
        next_key = None if upto is None else next((one.key for one in record.answers[upto:]), None)
        changed = None if at is None else at.changed
        key = (record.id, record.procedure.key, record.who, changed, record.events,
               hearing.regulations, record.round_over, record.plan, record.told,
               answers, next_key)  # fmt: skip
        with self._lock:
            held = self._held.get(key)
        if held is None:
            held = RecordedInterview(record.procedure, hearing.circumstances, answers)
            held = held if next_key is None else held.meeting(next_key)
        with self._lock:
            self._held[key] = held
            self._held.move_to_end(key)
            while len(self._held) > self._MOST:
                self._held.popitem(last=False)
        return held

    def forget(self) -> None:
        with self._lock:
            self._held.clear()


def answers_kept(interview: Interview, answers: Iterable[Answer]) -> int:
    """How many of these answers, from the first on, an interview takes."""
    kept = 0
    for key, value in answers:
        if interview.question is None or interview.question.key != key:
            break
        try:
            interview = interview.answer(value)
        except Refusal:
            break
        kept += 1
    return kept
