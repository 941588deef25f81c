"""The desk: opens, reads and changes what is kept. Pages and API are two faces over it.

Every change names the entry that the person saw last (`seen`). If somebody else was quicker,
`Conflict` is raised and nothing is written: the face shows what is there now.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Generic, cast

from bridgelaw.desk.edition import edition_kept
from bridgelaw.desk.hearing import Hearing, Interviews, answers_kept
from bridgelaw.desk.known import known_by, known_from
from bridgelaw.desk.playing_director import as_seen, ensure_keeps_hands, ensure_tells_no_card
from bridgelaw.desk.records.call import CallState
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.records.record import Misfit, R, Record, ensure_seen, new_id, no_such
from bridgelaw.desk.records.ruling import RulingRecord, procedure_named
from bridgelaw.desk.records.table import TableRecord, openly
from bridgelaw.desk.records.told import NOTHING_TOLD, ToldStory
from bridgelaw.desk.remembered import Remembered
from bridgelaw.desk.reviews_put_off import handed_to
from bridgelaw.desk.signature import signature
from bridgelaw.desk.times import now, today
from bridgelaw.game import Seat
from bridgelaw.laws import Answer, Interview, Procedure
from bridgelaw.laws.digest import edition_named
from bridgelaw.locale import Refusal, tr
from bridgelaw.scoring.board_plan import BoardPlan
from bridgelaw.scoring.editions import in_force
from bridgelaw.scoring.profile import WBF
from bridgelaw.store import Append, Conflict, Entry, Fact, Filter, Store, Summary
from bridgelaw.table.events import Event
from bridgelaw.table.rules.editions import rules_under
from bridgelaw.table.table import Table
from bridgelaw.table.typed_events import ensure_counted

_CURRENT = "current_session"  # a setting: where new rulings and tables belong


DRAFT = "new"
"""The name of a ruling that is not kept yet."""

Heard = RulingRecord | Hearing
"""A ruling alone, whose table and session are read when they are needed, or with them."""


@dataclass(frozen=True, slots=True)
class Change(Generic[R]):
    """Facts for one record, and the record after them, foreseen before they are written."""

    before: R | None
    """`None`: it is opened."""
    facts: tuple[Fact, ...]
    after: R

    @property
    def append(self) -> Append:
        last = 0 if self.before is None else self.before.seq
        return Append(self.after.id, last, self.facts, self.after.summary)


class Desk:
    """What is kept, and what can be done with it."""

    def __init__(self, store: Store, name: str = "") -> None:
        self.store = store
        self.name = name
        """The desk's name in the log, where several write to one."""
        self._records = Remembered(store)
        self._opening = threading.Lock()
        self.when_changed: list[Callable[[], None]] = []
        """Called after everything that this desk writes, from whatever thread wrote it."""
        self._interviews = Interviews()
        store.database.when_replaced(self.forget)

    def forget(self) -> None:
        """Another database has taken the place of the one that it remembers."""
        self._records.forget()
        self._interviews.forget()

    # Reading

    def load(self, kind: type[R], stream: str) -> R:
        """The record as it is now; `Unknown` where there is none."""
        record = self._records.read({stream: kind})[stream]
        assert isinstance(record, kind)
        return record

    def table(self, stream: str) -> TableRecord:
        """A table as who asks may see it: a director who plays does not see every hand."""
        stream = _of("t", stream)
        known = self._records.get(stream)
        kinds: dict[str, type[Record]] = {stream: TableRecord}
        if isinstance(known, TableRecord) and known.session:
            kinds[known.session] = ClubSession
        records = self._records.read(kinds)  # both in one reading, where the table is known
        record = records[stream]
        assert isinstance(record, TableRecord)
        club_session = records.get(record.session)
        return self._seen(record, club_session if isinstance(club_session, ClubSession) else None)

    def session_of(self, record: TableRecord) -> ClubSession | None:
        """The session of a table, as it was read with it."""
        known = self._records.get(record.session)
        if isinstance(known, ClubSession):
            return known
        return self.club_session(record.session) if record.session else None

    def _seen(self, record: TableRecord, club_session: ClubSession | None = None) -> TableRecord:
        return as_seen(self.store, club_session or self.session_of(record), record)

    def _whole(self, record: R) -> R:
        """The record as the log has it: what is written belongs to that one."""
        if not isinstance(record, TableRecord) or not record.is_hidden:
            return record
        return self.load(type(record), record.id)

    def ruling(self, stream: str) -> RulingRecord:
        return self.load(RulingRecord, _of("r", stream))

    def club_session(self, stream: str) -> ClubSession:
        return self.load(ClubSession, _of("s", stream))

    def hearing(self, stream: str) -> Hearing:
        """A ruling with its table and its session, in one reading where the ruling is known."""
        stream = _of("r", stream)
        known = self._records.get(stream)
        record = known if isinstance(known, RulingRecord) else self.ruling(stream)
        return self._heard(record, {stream: RulingRecord} if record is known else {})

    def _heard(self, record: RulingRecord, also: Mapping[str, type[Record]]) -> Hearing:
        kinds = dict(also)
        if record.table is not None:
            kinds[_of("t", record.table)] = TableRecord
        if record.session:
            kinds[_of("s", record.session)] = ClubSession
        records = self._records.read(kinds) if kinds else {}
        newest, at = records.get(record.id, record), records.get(record.table or "")
        club_session = records.get(record.session)
        assert isinstance(newest, RulingRecord)
        assert at is None or isinstance(at, TableRecord)
        assert club_session is None or isinstance(club_session, ClubSession)
        return Hearing(newest, at if at is None else self._seen(at, club_session), club_session)

    def interview(self, ruling: Heard, upto: int | None = None) -> Interview:
        """The interview of a ruling, with the table that it is about and its session's rules.

        `ForAnother` where it looks at hands that are closed to whoever asks.
        """
        hearing = self._hearing_of(ruling)
        hearing.ensure_open()
        return self._interviews.of(hearing, upto)

    def _hearing_of(self, ruling: Heard) -> Hearing:
        return ruling if isinstance(ruling, Hearing) else self._heard(ruling, {})

    def current_session(self) -> ClubSession | None:
        """The session to which new rulings and tables belong: the one chosen, or the latest."""
        chosen = self.store.setting(_CURRENT)
        if chosen is not None and self.store.head(chosen):  # another log may have been restored
            club_session = self.club_session(chosen)
            if not club_session.is_closed:
                return club_session
        for listed in self.store.find("session", Filter(states=("open",)), limit=1):
            return self.club_session(listed.stream)
        return None

    def choose_session(self, club_session: ClubSession) -> None:
        """New rulings and tables belong to this session from now on."""
        if club_session.is_closed:
            raise Misfit(tr("This session is closed."))
        self.store.set_setting(_CURRENT, club_session.id)

    def session_or_new(self, name: str = "", profile: str | None = None) -> ClubSession:
        """The session that is open, or a new one: by today's date, with the last one's rules."""
        with self._opening:  # two telephones at once make one session
            current = self.current_session()
            if current is not None:
                return current
            last = next(iter(self.store.find("session", limit=1)), None)
            usual = "WBF" if last is None else self.club_session(last.stream).profile
            return self.open_session(name or today(), profile or usual)

    # Writing

    def write(
        self, record: R, seen: int, *facts: Fact, also: Iterable[Change[Any] | Append] = ()
    ) -> R:
        """Adds facts to a record; what does not fit is refused before anything is written."""
        ensure_seen(record, seen)
        written = self._write(self.change(record, *facts), *also)
        return cast(R, self._seen(written)) if isinstance(written, TableRecord) else written

    def change(self, record: R, *facts: Fact) -> Change[R]:
        """What `write` would write, to be written together with something else."""
        whole = self._whole(record)
        if isinstance(record, TableRecord) and whole is not record:
            ensure_keeps_hands(self.club_session(record.session), record, facts)
        return Change(whole, facts, self._foreseen(whole, facts))

    def _foreseen(self, record: R, facts: tuple[Fact, ...]) -> R:
        """The record after these facts; raises what they raise."""
        for place, fact in enumerate(facts, record.seq + 1):
            entry = Entry(record.id, place, fact.kind, fact.data, _NEVER, signature(self.name), 0)
            record = record.after(entry)
        return record

    def _opened(self, kind: type[R], letter: str, opening: Fact) -> Change[R]:
        entry = Entry(
            new_id(letter), 1, opening.kind, opening.data, _NEVER, signature(self.name), 0
        )
        return Change(None, (opening,), kind.opened(entry))

    def _write(self, change: Change[R], *also: Change[Any] | Append) -> R:
        """Writes all of it, and keeps the records that were foreseen."""
        appends = (one.append if isinstance(one, Change) else one for one in (change, *also))
        written = self.store.append(*appends, by=signature(self.name))
        record = self._written(change, written)
        for one in also:
            if isinstance(one, Change):
                self._written(one, written)
        for tell in self.when_changed:
            tell()
        return record

    def take(
        self, entries: Sequence[Entry], summaries: Mapping[str, Summary], also: Append
    ) -> None:
        """Entries of another desk, as they are in its log; `Conflict` where they do not follow."""
        self.store.take(entries, summaries, also, by=signature(self.name))
        for tell in self.when_changed:
            tell()

    def _written(self, change: Change[R], entries: Iterable[Entry]) -> R:
        mine = [entry for entry in entries if entry.stream == change.after.id]
        return self._records.keep(change.after.written(change.before, mine))

    def open_record(self, kind: type[R], letter: str, opening: Fact) -> R:
        """A record that begins with this."""
        return self._write(self._opened(kind, letter, opening))

    def open_session(
        self, name: str, profile: str = "WBF", edition: str | None = None
    ) -> ClubSession:
        """A new session, by the edition of the Laws that is in force unless another is named."""
        held = in_force(now().astimezone().date()).name if edition is None else edition
        fact = ClubSession.opening(name, profile, edition_named(held).name)
        return self._write(self._opened(ClubSession, "s", fact))

    def open_table(
        self,
        session: str,
        table: Table,
        place: str = "",
        players: Mapping[str, str] | None = None,
        shows: str = "",
    ) -> TableRecord:
        """A live table, perhaps with what has happened there already.

        `shows`: the quick ruling that is shown there.
        """
        number = 0
        if session:
            number, held = (club := self.club_session(session)).round, rules_under(club.edition)
            if held != table.edition:
                table = Table(table.board, table.deal, table.log, table.seats, held)
        opening = TableRecord.opening(session, place, players or {}, table, number, shows)
        change = self._opened(TableRecord, "t", opening)
        facts = (*change.facts, *map(TableRecord.happening, table.log))
        return self._seen(self._write(Change(None, facts, change.after.gone_on(table))))

    def happen(
        self, record: TableRecord, seen: int, *events: Event, after: Table | None = None
    ) -> TableRecord:
        """Events at a table; `ImpossibleEvent` for what cannot have happened.

        `after`: the table after them, where that is known already.
        """
        ensure_seen(record, seen)
        if record.is_hidden:
            ensure_tells_no_card(self.club_session(record.session), record, events)
            record, after = self._whole(record), None
            ensure_seen(record, seen)
        ensure_counted(record.table, events)
        table = record.table.after(*events) if after is None else after
        facts = tuple(map(TableRecord.happening, events))
        return self._seen(self._write(Change(record, facts, record.gone_on(table))))

    def undo(self, record: TableRecord, seen: int, count: int = 1) -> TableRecord:
        """Takes the last events of a table back, and the rulings that they came from."""
        record = self._whole(record)
        undoing = record.undoing(count)
        left = len(record.table.log) - count
        undone = []
        for ruling in map(self.ruling, record.rulings_undone_by(count)):
            # The table may be again what the ruling looked at, or have gone back further.
            version = record.seq + 1 if ruling.events == left else ruling.version
            undone.append(self.change(ruling, RulingRecord.undoing(version)))
        return self.write(record, seen, undoing, also=undone)

    def draft(
        self,
        procedure: str,
        *,
        place: str = "",
        board: str = "",
        after_ruling: str | None = None,
        who: Seat | None = None,
        review: str = "",
        told: ToldStory = NOTHING_TOLD,
    ) -> Hearing:
        """A quick ruling that nobody has answered anything of yet: nothing is written."""
        from bridgelaw.desk.board_plans import plan_of  # late: it reads results
        from bridgelaw.desk.room import players_at

        named = procedure_named(procedure)
        current = self.current_session()
        before = None if after_ruling is None else self.ruling(after_ruling)
        handed = handed_to(procedure, review) if review else known_from(before, procedure)
        session = "" if current is None else current.id
        edition = edition_kept(session, None, before)
        players: Mapping[str, str] = {}
        if before is not None:
            place, board, players = place or before.place, board or before.board, before.players
            told = told or before.told.after_it(procedure)
        players = players or players_at(self, current, place, board)
        plan = plan_of(self.store, current, place, board)
        opening = RulingRecord.opening(
            procedure, session, place=place, board=board, after_ruling=after_ruling, who=who,
            players=players, review=review, plan=plan, told=told,
            answers=self._begun(named, session, None, who, handed, True, plan, told, edition),
            edition=edition,
        )  # fmt: skip
        entry = Entry(DRAFT, 0, opening.kind, opening.data, _NEVER, self.name, 0)
        return Hearing(RulingRecord.opened(entry), None, current)

    def open_ruling(
        self,
        procedure: str,
        session: str = "",
        *,
        at: TableRecord | None = None,
        place: str = "",
        board: str = "",
        players: Mapping[str, str] | None = None,
        after_ruling: str | None = None,
        handed: tuple[tuple[str, str], ...] = (),
        who: Seat | None = None,
        assumes: bool = False,
        review: str = "",
        told: ToldStory = NOTHING_TOLD,
    ) -> RulingRecord:
        """A quick ruling, or one at a live table; `NothingToRule` where the table shows nothing.

        `handed`: what is settled already; a ruling before it hands over by itself.
        `who`: whom a quick ruling is about.
        `assumes`: questions about rarities have their everyday answer.
        `review`: the law under which it looks at the result of the ruling before it.
        `told`: what was said before a quick ruling began; it is kept with it.
        """
        named = procedure_named(procedure)
        before = None if after_ruling is None else self.ruling(after_ruling)
        if before is not None and before.goes_on == procedure and not handed:
            handed = before.handed
        plan = self._plan(session, place, board) if at is None else self._plan_at(at)
        edition = edition_kept(session, at, before)
        answers = self._begun(named, session, at, who, handed, assumes, plan, told, edition)
        if at is None:
            opening = RulingRecord.opening(
                procedure, session, place=place, board=board, players=players,
                after_ruling=after_ruling, who=who, answers=answers, review=review, plan=plan,
                told=told, edition=edition,
            )  # fmt: skip
        else:
            Interview.begin(named, at.table)
            opening = RulingRecord.opening(
                procedure, at.session, table=at.id, events=len(at.table.log),
                version=at.changed, place=at.place, board=at.summary.board, players=at.players,
                after_ruling=after_ruling, round_over=self.is_round_over(at), answers=answers,
                plan=plan, without_hands=at.is_hidden, edition=edition,
            )  # fmt: skip
        opened = self._opened(RulingRecord, "r", opening)
        return self._write(opened, *self._answers_call(opened.after, CallState.GOING))

    def _answers_call(self, record: RulingRecord, state: CallState) -> list[Change[Any]]:
        """The calls of its table that the ruling answers."""
        from bridgelaw.desk.calls import settled_by  # late: it reads results

        return [*settled_by(self, record.session, record.place, state)]

    def _begun(
        self,
        procedure: Procedure,
        session: str,
        at: TableRecord | None,
        who: Seat | None,
        handed: tuple[tuple[str, str], ...],
        assumes: bool,
        plan: BoardPlan | None,
        told: ToldStory,
        edition: str,
    ) -> tuple[Answer, ...]:
        """The answers that are settled already, as far as they fit here."""
        if not told.settled and not handed and not assumes:
            return ()
        session = session if at is None else at.session
        club_session = self.club_session(session) if session else None
        profile = replace(WBF, edition=edition) if club_session is None else club_session.rules
        known = known_by(self.store, club_session) if assumes else {}
        # What was told wins over what the desk knows, and an answer over both.
        settled = (*known.items(), *told.settled, *handed)
        table = told.table if at is None else at.table
        over = None if at is None else self.is_round_over(at)
        begun = Interview.begin(
            procedure, table, profile=profile, round_over=over, plan=plan,
            who=who if table is None else None,
        )  # fmt: skip
        while True:
            further = begun.taking_over(settled)
            further = further.assuming() if assumes else further
            if further.answers == begun.answers:
                return begun.answers
            begun = further

    def _plan(self, session: str, place: str, board: str, number: int = 0) -> BoardPlan | None:
        """What the movement says of the board at a table, where the session has one."""
        club_session = self.club_session(session) if session else None
        from bridgelaw.desk.board_plans import plan_of  # late: it reads results

        return plan_of(self.store, club_session, place, board, number)

    def _plan_at(self, at: TableRecord) -> BoardPlan | None:
        return self._plan(at.session, at.place, at.summary.board, at.round)

    def seat(
        self, ruling: Heard, seen: int, players: Mapping[str, str], place: str, board: str
    ) -> RulingRecord:
        """Where a ruling was, and who sat there; the answers that the movement knows are dropped.

        A ruling that was given stays as it was said.
        """
        hearing = self._hearing_of(ruling)
        record = hearing.record
        fact = RulingRecord.seating(players, place, board)
        if record.table is not None or record.given is not None:
            return self.write(record, seen, fact)
        plan = self._plan(record.session, place, board)
        if plan == record.plan:
            return self.write(record, seen, fact)
        circumstances = replace(hearing.circumstances, plan=plan)
        kept = answers_kept(Interview(record.procedure, circumstances), record.answers)
        return self.write(record, seen, RulingRecord.planning(fact, plan, kept))

    def is_round_over(self, at: TableRecord) -> bool | None:
        """8B: has the round ended for this table? `None` where nobody keeps the rounds."""
        if not at.session or not at.round:
            return None
        return at.is_round_over(self.club_session(at.session).round)

    def answer(
        self, ruling: Heard, seen: int, step: int, value: str, *, assumes: bool = False
    ) -> RulingRecord:
        """The answer to the question at this step; later answers are dropped.

        `assumes`: questions about rarities that come next have their everyday answer.
        """
        record = _record_of(ruling)
        record.ensure_step(step)
        ensure_seen(record, seen)
        hearing = self._hearing_of(ruling)
        facts = [record.answering(self.interview(hearing, step), value)]
        following = self._assumed(hearing, step, facts[0])
        if assumes:
            facts += following
        else:
            # What comes next is known before this is written: where it takes too long, nothing is.
            next(following, None)
        return self.write(record, seen, *facts)

    def _assumed(self, hearing: Hearing, step: int, answered: Fact) -> Iterator[Fact]:
        """The everyday answers to what is asked after this one."""
        given = Answer(answered.data["key"], answered.data["value"])
        answers = (*hearing.record.answers[:step], given)
        settled = dict(hearing.record.told.settled)
        known = {**known_by(self.store, hearing.club_session), **settled}
        while True:
            record = replace(hearing.record, answers=answers)
            try:
                interview = self.interview(hearing.now(record)).offering
                asked = interview.question
                if asked is None:
                    return
                usual = known.get(asked.key, asked.question.usually)
                if usual is None:
                    return
                fact = record.answering(interview, usual)
            except Refusal:
                return  # it is asked after all
            yield fact
            answers = (*answers, Answer(fact.data["key"], fact.data["value"]))

    def give(self, ruling: Heard, seen: int) -> RulingRecord:
        """The ruling is given: it is kept, and its effects come into force at its table."""
        record = _record_of(ruling)
        ensure_seen(record, seen)
        if record.is_in_force:
            raise Misfit(tr("This ruling has been given already."))
        hearing = self._hearing_of(ruling)
        hearing.ensure_may_rule(self.store)
        giving, table = record.giving(self.interview(hearing))
        if hearing.at is None or table is None:
            also = (*self._reviewed(record), *self._answers_call(record, CallState.DONE))
            return self.write(record, seen, giving, also=also)
        if hearing.has_moved:
            raise Moved(record.id, record.seq)
        happening = TableRecord.happening(table.log[-1], record.id)
        whole = self._whole(hearing.at)
        if record.without_hands:
            table = whole.table.after(table.log[-1])
        at = Change(whole, (happening,), whole.gone_on(table, record.id))
        also = (at, *self._answers_call(record, CallState.DONE))
        return self.write(record, seen, giving, also=also)

    def _reviewed(self, record: RulingRecord) -> tuple[Change[RulingRecord], ...]:
        """What the ruling before it had put off is done with this one."""
        if not record.review or record.after_ruling is None:
            return ()
        before = self.ruling(record.after_ruling)
        if record.review not in before.duties:
            return ()
        return (self.change(before, before.seeing_to(record.review, "done")),)

    def look_again(self, ruling: Heard, seen: int) -> RulingRecord:
        """The ruling looks at its table as it is now, and keeps the answers that still fit."""
        hearing = self._hearing_of(ruling)
        record, at = hearing.record, hearing.at
        if at is None:
            return record
        over = hearing.is_round_over
        hearing.ensure_open()
        table = at.table.derive(openly) if record.without_hands else at.table
        interview = Interview.begin(
            record.procedure, table, profile=hearing.profile, round_over=over, plan=record.plan
        )
        kept = answers_kept(interview, record.answers)
        looking = RulingRecord.looking(len(at.table.log), at.changed, kept, over)
        return self.write(record, seen, looking)


class Moved(Conflict):
    """The table has gone on since the ruling looked at it."""


_NEVER = datetime.fromisoformat("2000-01-01T00:00:00+00:00")


def _of(letter: str, stream: str) -> str:
    if not stream.startswith(f"{letter}-") or len(stream) > 40:
        raise no_such(stream[:40])
    return stream


def _record_of(ruling: Heard) -> RulingRecord:
    return ruling.record if isinstance(ruling, Hearing) else ruling
