"""What is said to the Bridgemate Data Connector, as its makers publish it.

It keeps one queue a session, not one a reader. Whoever accepts an item takes it from the program
that scores: so there is no such command here. What is polled is everything since the start.
"""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any
from urllib.parse import urlsplit

from bridgelaw.locale import Refusal, tr

PORT = 5079
_PATH = "/dc-scoringprogram"
_GREETING = "Bridgemate dataconnector service version"
_PATIENCE = 5.0  # seconds
_MOST_BYTES = 20_000_000
_GUID = 32
_RUNNING = 2  # of what a manager of BCS may ask: the sessions that run


class Command(IntEnum):
    """What the desk asks for, and nothing else."""

    ALL_RESULTS = 23
    ALL_PARTICIPATIONS = 25
    ALL_MOVEMENTS = 33
    MANAGE_BCS = 34
    ALL_TD_CALLS = 37
    PUT_TD_CALLS = 39


class DataType(IntEnum):
    """What an answer brings, as far as it matters here."""

    OK = 1
    ERROR = 4
    PARTICIPATIONS = 11
    RESULTS = 12
    MOVEMENT = 14
    TD_CALLS = 21


class Status(IntEnum):
    """Where a call stands on the terminal."""

    LAUNCHED = 1
    IN_PROGRESS = 2
    RESOLVED = 3
    DEFERRED = 4


class ConnectorTrouble(Refusal):
    """The connector is not there, is something else, or refuses."""


class ConnectorRefuses(ConnectorTrouble):
    """It is there, and says no."""


@dataclass(frozen=True, slots=True)
class TdCall:
    """A call from a terminal: no board and no seat."""

    session: str
    section: str
    table: int
    round: int
    hour: int
    minute: int
    status: int

    @property
    def key(self) -> str:
        """What stays the same when its status changes."""
        return (f"bridgemate {self.session} {self.section}{self.table} "
                f"{self.round} {self.hour:02}:{self.minute:02}")  # fmt: skip

    def as_json(self, status: Status) -> dict[str, Any]:
        return {"SessionGuid": self.session, "SectionLetters": self.section,
                "TableNumber": self.table, "RoundNumber": self.round, "Hour": self.hour,
                "Minute": self.minute, "Status": int(status)}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Connector:
    """A connector at an address, asked for a club."""

    address: str
    club: str
    key: str = field(repr=False)
    """The licence key: it is sent to the connector and said nowhere."""

    def sessions(self) -> tuple[str, ...]:
        """The sessions that run now."""
        answer = self._ask(Command.MANAGE_BCS, "", {"Command": _RUNNING})
        return tuple(dict.fromkeys(_guids(answer)))

    def td_calls(self, session: str) -> tuple[TdCall, ...]:
        """Every call since the session began, in the order in which it came or changed."""
        answer = self._ask(Command.ALL_TD_CALLS, session, None, DataType.TD_CALLS)
        if not isinstance(answer, list):
            raise strange()
        return tuple(_td_call(one, session) for one in answer)

    def results(self, session: str) -> Any:
        """Every result since the session began, in the order in which it came."""
        return self._ask(Command.ALL_RESULTS, session, None, DataType.RESULTS)

    def movements(self, session: str) -> Any:
        """Who is to meet whom, where and when; `None` where it does not say."""
        try:
            return self._ask(Command.ALL_MOVEMENTS, session, None, DataType.MOVEMENT)
        except ConnectorRefuses:
            return None

    def players(self, session: str) -> Any:
        """Who has sat down; `None` where it does not say."""
        try:
            return self._ask(Command.ALL_PARTICIPATIONS, session, None, DataType.PARTICIPATIONS)
        except ConnectorRefuses:
            return None

    def put(self, session: str, calls: Sequence[tuple[TdCall, Status]]) -> None:
        """How the calls stand at the desk."""
        self._ask(Command.PUT_TD_CALLS, session, [call.as_json(status) for call, status in calls])

    def greet(self) -> None:
        """`ConnectorTrouble` where another program answers."""
        if _GREETING not in self._sent("GET", "/", None).decode("utf-8", "replace"):
            raise ConnectorTrouble(tr("Another program answers at {address}: it is no Bridgemate "
                                      "Data Connector.", address=self.address))  # fmt: skip

    def _ask(
        self, command: Command, session: str, data: Any, brings: DataType | None = None
    ) -> Any:
        asked = {"Command": int(command), "ClubId": self.club, "LicenceKey": self.key,
                 "SessionGuid": session or None,
                 "SerializedData": None if data is None else json.dumps(data)}  # fmt: skip
        body = self._sent("POST", _PATH, json.dumps(asked).encode())
        try:
            answer = json.loads(body)
            kind, error = int(answer["DataType"]), int(answer.get("ErrorType") or 0)
            written = answer.get("SerializedData")
            told = json.loads(written) if written else None
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as wrong:
            raise strange() from wrong
        if error or kind == DataType.ERROR:
            said = told if isinstance(told, str) else str(error)
            raise ConnectorRefuses(
                tr("The Data Connector refuses ({reason}). Are the club's id and key right?",
                   reason=said.replace(self.key, "…")[:200] if self.key else said[:200])
            )  # fmt: skip
        if brings is not None and kind != brings:
            raise strange()
        return told if told is not None or brings is None else []

    def _sent(self, method: str, path: str, body: bytes | None) -> bytes:
        parts = urlsplit(self.address if "//" in self.address else f"//{self.address}")
        try:
            connection = http.client.HTTPConnection(
                parts.hostname or "localhost", parts.port or PORT, timeout=_PATIENCE
            )
            try:
                headers = {} if body is None else {"Content-Type": "application/json"}
                connection.request(method, path, body, headers)
                response = connection.getresponse()
                data = response.read(_MOST_BYTES)
            finally:
                connection.close()
        except (OSError, ValueError, http.client.HTTPException) as error:
            raise ConnectorTrouble(
                tr("Nothing answers at {address}: is BCS running, and may it be asked?",
                   address=self.address)
            ) from error  # fmt: skip
        if response.status != 200:
            raise ConnectorTrouble(tr("The Data Connector answers with error {status}.",
                                      status=response.status))  # fmt: skip
        return data


def _td_call(data: Any, session: str) -> TdCall:
    try:
        call = TdCall(
            str(data.get("SessionGuid") or session), str(data.get("SectionLetters") or ""),
            int(data["TableNumber"]), int(data["RoundNumber"]), int(data.get("Hour") or 0),
            int(data.get("Minute") or 0), int(data["Status"]),
        )  # fmt: skip
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise strange() from error
    is_possible = 0 < call.table < 1000 and 0 <= call.round < 1000 and call.status in list(Status)
    if not is_possible or call.session.upper() != session.upper() or len(call.section) > 3:
        raise strange()
    return call


def _guids(data: Any) -> Iterator[str]:
    """Whatever is called the GUID of a session, wherever it stands."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name.lower() == "sessionguid" and isinstance(value, str) and len(value) == _GUID:
                yield value
            yield from _guids(value)
    elif isinstance(data, list):
        for one in data:
            yield from _guids(one)


def strange() -> ConnectorTrouble:
    """It says something that is no answer."""
    return ConnectorTrouble(tr("The Data Connector says something that cannot be read."))
