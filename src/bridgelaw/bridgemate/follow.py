"""Follows the connector: a call there becomes a call here, and its state goes back.

Nothing is remembered that is not in the log: the connector tells everything since the start each
time, and a call that came before is known by its key. So either of the two may be killed.
"""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Sequence

from bridgelaw.bridgemate.results import tables_of
from bridgelaw.bridgemate.wire import Connector, ConnectorTrouble, Status, TdCall
from bridgelaw.desk.calls import call_director, places_of, stand
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.received import ReceivedResults, receive, told_so_far
from bridgelaw.desk.records.call import CallRecord, CallState
from bridgelaw.desk.records.club_session import ClubSession, Imported
from bridgelaw.formats.bws.told import RESULTS
from bridgelaw.locale import Text, tr
from bridgelaw.store import Filter, Store, Unavailable

EVERY = 2.0
"""Seconds between two looks."""
_PLAN_EVERY = 30
"""Looks between two at the movement and who sits there: they seldom change."""
_SETTING = "bridgemate"
_LOG = logging.getLogger(__name__)
_SAYS = {
    CallState.GOING: Status.IN_PROGRESS,
    CallState.DONE: Status.RESOLVED,
    CallState.LATER: Status.DEFERRED,
}


def keep_club(store: Store, club: str, key: str) -> None:
    """The club's id and key: a setting, never an entry of the log."""
    store.set_setting(_SETTING, json.dumps({"club": club, "key": key}))


def club_of(store: Store) -> tuple[str, str]:
    """Id and key; empty where nobody gave them."""
    kept = json.loads(store.setting(_SETTING) or "{}")
    return kept.get("club", ""), kept.get("key", "")


class Follower:
    """A thread that asks the connector every two seconds; it never stops the desk."""

    def __init__(self, desk: Desk, address: str) -> None:
        self._desk, self.address = desk, address
        self.trouble: Text | None = tr("The Data Connector has not been asked yet.")
        """In one sentence why no call can come now; `None` while it is followed."""
        self._over = threading.Event()
        self._greeted: Connector | None = None
        self._sent: dict[str, Status] = {}
        """What the connector was told last, so that one that does not listen is told once."""
        self.notice: Text | None = None
        """Why no results come although it is followed."""
        self._known: tuple[str, ReceivedResults] | None = None
        self._looks = 0

    def start(self) -> None:
        threading.Thread(target=self._run, name="bridgemate", daemon=True).start()

    def stop(self) -> None:
        self._over.set()

    def _run(self) -> None:
        while not self._over.wait(EVERY):
            self.step()

    def step(self) -> None:
        """One look; trouble is told, and nothing is lost: the next look sees everything again."""
        try:
            club, key = club_of(self._desk.store)
            if not club or not key:
                self.trouble = tr("The club's id and key for the Data Connector are missing.")
                return
            connector = Connector(self.address, club, key)
            if self._greeted != connector:
                connector.greet()
                self._greeted = connector
            sessions = connector.sessions()
            for session in sessions:
                self._follow(connector, session)
            self._receive(connector, sessions)
            self.trouble = None
        except ConnectorTrouble as error:
            self._greeted = None
            self.trouble = error.text
        except Unavailable:
            pass  # the pages say so
        except Exception:  # whatever it is, calls must come again
            _LOG.exception("the Data Connector could not be followed")
            self.trouble = tr("The Data Connector says something that cannot be read.")

    def _follow(self, connector: Connector, session: str) -> None:
        newest: dict[str, TdCall] = {}
        for call in connector.td_calls(session):
            newest[call.key] = call
        back: list[tuple[TdCall, Status]] = []
        for key, call in newest.items():
            record = self._record(key, call)
            if record is None:
                continue
            if call.status == Status.RESOLVED and record.state is not CallState.DONE:
                stand(self._desk, record, CallState.DONE)  # somebody ended it there
                continue
            wanted = _SAYS.get(record.state)
            if wanted is not None and wanted not in (call.status, self._sent.get(key)):
                back.append((call, wanted))
        if back:
            connector.put(session, back)
            self._sent |= {call.key: status for call, status in back}

    def _receive(self, connector: Connector, sessions: Sequence[str]) -> None:
        """Results that are new since the last look become a version of the session's file."""
        self.notice = None
        if not sessions:
            return
        club_session = self._desk.session_or_new()
        told = self._told(club_session.file)
        if club_session.file is not None and not told.source:
            self.notice = tr("Results of this session come from a file, not from the Bridgemates.")
            return
        session = told.source or sessions[0]
        if session not in sessions:
            self.notice = tr("BCS runs another session now: open a new session for its results.")
            return
        is_due = self._looks % _PLAN_EVERY == 0 or not told.tables
        self._looks += 1
        tables = tables_of(
            told.tables, connector.results(session),
            connector.movements(session) if is_due else None,
            connector.players(session) if is_due else None,
        )  # fmt: skip
        if tables and (RESULTS in tables or club_session.file is not None):
            receive(self._desk, club_session, session, tables)

    def _told(self, file: Imported | None) -> ReceivedResults:
        """What came so far; it is read from the log when it has grown."""
        if file is None:
            return ReceivedResults("", {})
        if self._known is None or self._known[0] != file.key:
            self._known = file.key, told_so_far(self._desk.store, file)
        return self._known[1]

    def _record(self, key: str, call: TdCall) -> CallRecord | None:
        """The call here; one that was over before anybody saw it is none."""
        for one in self._desk.store.find("call", Filter(subject=key), limit=1):
            return self._desk.load(CallRecord, one.stream)
        if call.status == Status.RESOLVED:
            return None
        club_session = self._desk.session_or_new()
        place = _place(self._desk.store, club_session, call)
        return call_director(self._desk, club_session, place, number=call.round,
                             source="bridgemate", key=key)  # fmt: skip


def _place(store: Store, club_session: ClubSession, call: TdCall) -> str:
    """The table as the movement of the session names it."""
    known, full = places_of(store, club_session), f"{call.section}{call.table}"
    return str(call.table) if full not in known and str(call.table) in known else full
